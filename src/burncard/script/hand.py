"""Hand as programs use it: the referee's Hand with methods, a way back, and its own record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Self

from burncard.errors import Illegal, LineError
from burncard.referee import hand
from burncard.referee.actions import Action
from burncard.referee.digest import same
from burncard.referee.hand import Outcome
from burncard.referee.offers import offers
from burncard.referee.views.face import view
from burncard.script.decks import shuffled
from burncard.script.methods import Methods


class Told(NamedTuple):
    """One step of a hand told again: `line` was line number `number` (from 1; 0 and empty: before the first), `hand` is
    the hand after it, a copy of its own, `outcome` what the referee made of it."""

    number: int
    line: str
    hand: Hand
    outcome: Outcome


class Hand(hand.Hand, Methods):
    """The public Hand: see the referee's for all it does."""

    __slots__ = ()

    @classmethod
    def random(
        cls,
        seed: int | str | bytes | None = None,
        players: int = 6,
        *,
        stacks: int | Sequence[int] = 200,
        blinds: Sequence[int] = (1, 2),
        **agreed: Any,
    ) -> Self:
        """A new hand with a deck shuffled from `seed` (None: a secret one), nothing dealt yet.

        `stacks` are chips for each player, or one number for all; `agreed` are further arguments of Hand. Raises LineError.
        """
        held = [stacks] * players if isinstance(stacks, int) else list(stacks)
        if len(held) != players:
            raise LineError("stacks_or_players", count=len(held), players=players)
        return cls(held, blinds, deck=shuffled(seed), **agreed)

    @classmethod
    def of(cls, played: hand.Hand) -> Self:
        """A hand of the referee's as one of these: a copy with methods."""
        new = cls.__new__(cls)
        twin = played.copy()
        new._deck, new._state, new._happened, new.lines = twin._deck, twin._state, twin._happened, twin.lines
        return new

    def actions(self) -> list[Action]:
        """What may be done now, as values that `do` takes and that print as their lines: all the player who is due may
        do (a bet or raise with its least and most), what the dealer has to do, what the floor may choose. Empty when the
        hand is over."""
        return offers(self._state)

    def undo(self) -> str:
        """Take the newest line back, and what followed from it; the line. Raises Illegal when there is none."""
        if not self.lines:
            raise Illegal("nothing_to_undo")
        before = self.again(self.lines[:-1], self.rulebook)
        line = self.lines[-1]
        self._state, self._happened, self.lines = before._state, before._happened, before.lines
        return line

    def replay(self) -> Iterator[Told]:
        """The hand told again, step by step, from before its first line to what it is now, by the book in force."""
        twin = self.again((), self.rulebook)
        yield Told(0, "", twin.copy(), Outcome())
        for number, line in enumerate(self.lines, 1):
            outcome = twin.do(line)
            yield Told(number, line, twin.copy(), outcome)

    def __eq__(self, other: object) -> bool:
        """Equal hands stand at the same point of the same agreement: whatever happens next leads to the same."""
        if not isinstance(other, hand.Hand):
            return NotImplemented
        return self is other or same(self._state, other._state)

    __hash__ = None  # type: ignore[assignment]  # a hand changes

    def __repr__(self) -> str:
        """The hand for a watcher: no card that the table has not seen."""
        seen = view(self._state, None)
        parts = [f"{self.n} players", self.phase, f"{seen['due']} due" if seen["due"] else "over"]
        chips = sum(amount for amount, _ in seen["pots"]) + sum(seen["bets"])
        parts += [f"pot {chips}"] * bool(chips) + [f"board {seen['board']}"] * bool(seen["board"])
        return f"<Hand: {', '.join(parts)}>"

    def script(self) -> str:
        """The table script (``.hand``) of this hand: header, deck, every accepted line."""
        from burncard.script.recording import written

        return written(self)

    @classmethod
    def from_script(cls, text: str) -> Hand:
        """The hand that a table script tells, after its last line. Raises ScriptError saying line and reason."""
        from burncard.script.running import hand_from

        return hand_from(text)


Hand.__doc__ = hand.Hand.__doc__
