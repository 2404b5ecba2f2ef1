"""Hand: one hand of hold'em, line by line. The face of the referee; everything it does stands in the files beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from burncard.cards import text
from burncard.compiled import mypyc_attr
from burncard.errors import BurncardError, Illegal, Impossible, LineError
from burncard.game.lines import Line
from burncard.game.setup import agree
from burncard.game.steps import Step
from burncard.referee.actions import Action
from burncard.referee.deck import faces_of
from burncard.referee.digest import comparable, digest
from burncard.referee.lines import handled, out_of_turn, undercall
from burncard.referee.model.irregularity import Ruling
from burncard.referee.model.state import State
from burncard.referee.procedure.due import Due, Legal, legal, who
from burncard.referee.views.face import snapshot, view
from burncard.referee.views.inside import pots
from burncard.rulings.rulebooks import load
from burncard.rulings.rulebooks.table import Rulebook


class Outcome:
    """What a line led to: the rulings given by it (none for a regular line). What is due next is the hand's to say."""

    __slots__ = ("rulings",)

    def __init__(self, rulings: tuple[Ruling, ...] = ()) -> None:
        self.rulings = rulings

    def __repr__(self) -> str:
        return f"Outcome(rulings={[ruling.section for ruling in self.rulings]})"


_NOTHING: Final = Outcome()


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """One hand, from the posted blinds to the pushed pots.

    Lists are p1 first: p1 is dealt first (left of the button), the last player has the button. `blinds` and `antes` are
    chips a player as PHH writes them (heads-up the small blind first); a blind of more than `min_bet` is a straddle, a
    negative one a post. `deck` names the cards from the top after the first shuffle and cut, as far as they are known;
    without it a shuffle is due first. `rulebook` is a name or a Rulebook. `start` ``"flop"`` leaves out the betting before
    the flop (a bomb pot); `first` names who acts first pre-flop where the house differs (0: left of the last blind).
    `dead` is what a player posts dead on top (a missed small blind).
    `straddle_raise` (``"straddle"`` or ``"big_blind"``) overrules the book on the least raise over a straddle (A8).
    Blinds and antes are posted at once.

    Raises LineError for a header that has no meaning (what was read, what would be right).
    """

    __slots__ = ("_deck", "_happened", "_state", "lines")

    def __init__(
        self,
        stacks: Sequence[int],
        blinds: Sequence[int],
        *,
        antes: Sequence[int] | None = None,
        min_bet: int | None = None,
        small_bet: int | None = None,
        big_bet: int | None = None,
        variant: str = "NT",
        seats: Sequence[int] | None = None,
        rulebook: str | Rulebook = "classic",
        deck: str | Sequence[int] | Sequence[str] | None = None,
        all_in: str = "showdown",
        start: str = "preflop",
        first: int = 0,
        dead: Sequence[int] | None = None,
        straddle_raise: str = "",
    ) -> None:
        setup = agree(
            stacks, blinds, antes=antes, min_bet=min_bet, small_bet=small_bet, big_bet=big_bet,
            variant=variant, seats=seats, all_in=all_in, start=start, first=first, dead=dead,
            straddle_raise=straddle_raise,
        )  # fmt: skip
        book = load(rulebook) if isinstance(rulebook, str) else rulebook
        self._deck = faces_of(deck)
        self._state = State(setup, book, self._deck or (), shuffle_first=deck is None)
        self.lines: list[str] = []
        self._happened: list[str] | None = None

    def do(self, line: str | Action) -> Outcome:
        """What happened at the table, as one line of a table script or as one of `actions`. Returns what the referee made
        of it.

        Raises LineError (no line), Illegal (the rules refuse it) or Impossible (it cannot have happened); in each case
        nothing has changed.
        """
        if line.__class__ is not str:
            line = _line(line)
        handler, read = handled(line)
        state, lines = self._state, self.lines
        player = max(read.who, read.seat)
        if player > state.n:
            raise Impossible("no_such_player", player=player, n=state.n)
        if handler is None:
            return self._entered(line, read)
        if read.option.partition(" because ")[0] == "withdraw" and undercall.withdrawable(state, len(self.happened)):
            return self._withdrawn(line)
        happened = self._happened
        state.piles.line = len(lines) if happened is None else len(happened)
        quiet = not state.irregularities
        before = () if quiet else {id(ruling) for ruling in _given(state)}
        try:
            handler(state, read)
            if state.oot:
                out_of_turn.turn_comes(state)
        except BurncardError:
            raise
        except Exception:  # a fault of ours: the table goes on from where it was
            self._state = self.again(lines)._state
            raise
        lines.append(line)
        if happened is not None:
            happened.append(line)
        if quiet and not state.irregularities:
            return _NOTHING
        new = tuple(ruling for ruling in _given(state) if id(ruling) not in before)
        return Outcome(new) if new else _NOTHING

    def _entered(self, line: str, read: Line) -> Outcome:
        """An act that was made but not entered: no mistake of the dealer's. It takes its place before the open mistake, or
        before a pot that was pushed over it (K41); what came after happened as it did, and no ruling is made of it."""
        before = self._state.irregularities
        found = next((one for one in reversed(before) if one.street > 0 and one.open), None)
        if found is None and self._state.due:
            found = next((one for one in before if one.rulings and one.rulings[0].section == "H18"), None)
        if found is None:
            raise Illegal("not_entered", player=read.seat)
        happened = list(self.happened)
        happened.insert(found.line, read.option)
        return self._otherwise(line, happened, found.line)

    def _withdrawn(self, line: str) -> Outcome:
        """Too few chips facing a raise are taken back (K29): told as such, they call nothing, and the player is due again."""
        happened = list(self.happened)
        happened[-1] += " withdrawn"
        return self._otherwise(line, happened, len(happened) - 1)

    def _otherwise(self, line: str, happened: list[str], changed: int) -> Outcome:
        """The hand as it stands when this is what happened, changed at line `changed`; `line` told so."""
        self._state = self._replayed(happened, changed)._state
        self._happened = happened
        self.lines.append(line)
        return _NOTHING

    def _replayed(self, happened: list[str], entered: int) -> Self:
        """The hand with an act put in at line `entered`. Raises Illegal naming the first later line that no longer fits."""
        twin = self.again(happened[: entered + 1])
        for number, line in enumerate(happened[entered + 1 :], entered + 1):
            try:
                twin.do(line)
            except BurncardError as error:
                raise Illegal("entered_no_fit", line=line, number=number, why=str(error)) from None
        return twin

    @property
    def happened(self) -> list[str]:
        """The lines in the order things happened: as `lines`, but an act entered late stands where it was made."""
        return self.lines if self._happened is None else self._happened

    @property
    def due(self) -> Due:
        """Who must do something next, and what."""
        return Due(who(self._state), self._state.head())

    @property
    def legal(self) -> Legal | None:
        """What the player who is due may do; None when no betting is open."""
        return legal(self._state)

    @property
    def phase(self) -> str:
        """dealing, preflop, flop, turn, river, showdown, done or misdeal."""
        return self._state.phase

    @property
    def n(self) -> int:
        """How many players are dealt in."""
        return self._state.n

    @property
    def stacks(self) -> list[int]:
        """Chips behind, p1 first."""
        return self._state.chips.stack[1:]

    @property
    def bets(self) -> list[int]:
        """Chips in front of the players on the open street, p1 first."""
        return self._state.bets_in_front()

    @property
    def rulebook(self) -> Rulebook:
        """The book in force."""
        return self._state.book

    @property
    def steps(self) -> list[Step]:
        """All that is still due, in order."""
        return list(self._state.due)

    @property
    def rulings(self) -> list[Ruling]:
        """All rulings given, in order; several rules may apply to one mistake."""
        given = [irregularity for irregularity in self._state.irregularities if irregularity.rulings]
        given.sort(key=lambda irregularity: (irregularity.rulings[0].line, irregularity.number))
        return [ruling for irregularity in given for ruling in irregularity.rulings]

    @property
    def moves(self) -> list[tuple[int, int, int, int]]:
        """Every card move: (number of the line from 0, card id, from pile, to pile)."""
        return self._state.piles.moves

    @property
    def state(self) -> State:
        """The referee's own state, to be read, not written."""
        return self._state

    @property
    def awards(self) -> list[tuple[int, int, int]]:
        """What was pushed: (number of the pot from 0, the main pot; player; chips)."""
        return list(self._state.awards)

    def pots(self) -> list[tuple[int, list[int]]]:
        """The pots as (chips, players who can win them), main pot first; bets still in front are not in them."""
        return pots(self._state)

    def snapshot(self) -> dict[str, Any]:
        """The whole truth, ready for JSON, by the keys of a table script's ``_expect`` and more."""
        return snapshot(self._state, [ruling.section for ruling in self.rulings])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the player `seat` (None: a watcher) may know, ready for JSON, built up from what they have seen. Raises
        LineError for anything but None or the number of a player."""
        if seat is not None and (seat.__class__ is not int or not 1 <= seat <= self._state.n):
            raise LineError("view_seat", read=repr(seat), n=self._state.n)
        return view(self._state, seat)

    def card(self, number: int) -> str:
        """The face of a physical card by its number in `moves`, ``"??"`` if nobody knows."""
        return text(self._state.piles.face[number])

    def copy(self) -> Self:
        """An independent copy."""
        new = type(self).__new__(type(self))
        new._deck = self._deck
        new._state = self._state.copy()
        new.lines = list(self.lines)
        new._happened = None if self._happened is None else list(self._happened)
        return new

    def again(self, lines: Sequence[str], rulebook: str | Rulebook | None = None) -> Self:
        """A new hand from the same agreement and deck with these lines, perhaps under another book."""
        state = self._state
        new = type(self).__new__(type(self))
        new._deck = self._deck
        book = state.book if rulebook is None else load(rulebook) if isinstance(rulebook, str) else rulebook
        new._state = State(state.setup, book, self._deck or (), shuffle_first=self._deck is None)
        new.lines = []
        new._happened = None
        for line in lines:
            new.do(line)
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def under(self, book: Rulebook) -> Self:
        """A copy that goes on under another book from now on; what was ruled before stands. What the table itself has
        agreed (the raise over a straddle) stays agreed."""
        new = self.copy()
        new._state.book = book
        return new

    def digest(self) -> str:
        """A hash of the whole state, after the version of what it is made of: equal for equal hands, in every process."""
        return digest(self._state)

    @property
    def deck(self) -> tuple[int, ...] | None:
        """The faces from the top after the first shuffle as they were given, None when no deck was."""
        return self._deck


def _given(st: State) -> tuple[Ruling, ...]:
    return tuple([ruling for irregularity in st.irregularities for ruling in irregularity.rulings])


def _line(line: object) -> str:
    """The line of an action, or of a text that is more than one. Raises LineError for anything else."""
    if isinstance(line, Action | str):
        return str(line)
    raise LineError("line_type", read=repr(line))


__all__ = ["BurncardError", "Hand", "Impossible", "Outcome", "comparable"]
