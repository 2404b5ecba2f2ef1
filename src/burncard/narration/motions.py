"""What the dealer moved, told from the moves of the cards; and the chips that came to a player.

Nothing here knows a rule: a card that lay on the board and lies aside now was set aside, whyever.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from burncard.game.lines import DEALER, Line
from burncard.narration.before import Happened
from burncard.referee.lines import kind_of
from burncard.referee.lines.kind import TOLD_BY_CARDS
from burncard.referee.views.inside import board as board_in_order
from burncard.table.piles import ASIDE, BOARD, BURN, HOLE, MUCK, PENDING, SCRAP, SIZE, STUB

_FLAGS: Final = {
    "up": "face up",
    "down": "face down",
    "boxed": "it lay face up in the deck",
    "off": "it fell off the table",
    "flash": "somebody saw it in passing",
    "seen": "the receiver looked at it",
    "foreign": "from another deck",
}
_STREETS: Final = {3: "The flop", 4: "The turn", 5: "The river"}


@dataclass(frozen=True, slots=True)
class Motion:
    """A sentence, and the pile the cards came to: a pile's number, -1 for all else."""

    to: int
    text: str


def motions(one: Happened) -> list[Motion]:
    """What a line of the dealer or the floor moved, a sentence a motion."""
    line, before, hand = one.line, one.before, one.hand
    befell = line.who == DEALER and kind_of(line).says != TOLD_BY_CARDS
    said = [Motion(-1, one.told())] if befell else []
    if hand.phase == "misdeal" and before.phase != "misdeal":
        return [*said, Motion(-1, "All cards come back; the deal starts again")]
    if line.what == "entered":  # it took its place in the past; no card lies elsewhere by it
        return said
    if line.what == "sh":
        lay = f", with {' '.join(before.aside)}" if before.aside else ""
        said.append(Motion(-1, f"Shuffled and cut{lay}"))
    came = _Came(one)
    for pile, words in (ASIDE, "Set aside, face up: "), (SCRAP, "Out of play: "):
        said += came.to(pile, words) if pile in came.piles else []
    for player in range(1, hand.n + 1):
        if HOLE + player in came.piles:
            flags = _flags(line) if line.what == "dh" else ""
            said += came.to(HOLE + player, f"To {one.voice.name(player)}: ", flags)
    if PENDING in came.piles:
        said += came.to(PENDING, "Face up on the stub, to be the burn: ")
    if BURN in came.piles:
        said += came.to(BURN, "Burned: ", _flags(line) if line.what == "bn" else "")
    if BOARD in came.piles:
        said += _board(one, came)
    if MUCK in came.piles:
        said += came.to(MUCK, "To the muck: ")
    back = len(hand.state.piles.pile[STUB]) - before.stub
    if line.what != "sh" and back > 0:
        said.append(Motion(STUB, f"Back on the stub: {back}"))
    return said


class _Came:
    """The cards that are on a pile now and were not there before the line, or were there unseen."""

    def __init__(self, one: Happened) -> None:
        self._one = one
        self._eyes = one.eyes
        self._from: dict[int, int] = {}
        for _, card, source, to in one.hand.state.piles.moves[one.before.moves :]:
            # a card of no deck turns up where it lies: it came from elsewhere
            self._from.setdefault(card, -1 if source == to and card >= SIZE else source)
        where = one.hand.state.piles.where
        #: The piles on which something may have come to lie, or to be seen.
        self.piles = {where[card] for card in (*self._from, *one.before.unknown)} - {STUB}

    def faces(self, pile: int, lying: Sequence[int]) -> tuple[str, ...]:
        """Their faces, as far as the reader has seen them, in the order they lie."""
        unknown, source = self._one.before.unknown, self._from
        moved = [card for card in lying if source.get(card, pile) != pile or card in unknown]
        if not moved:
            return ()
        faces = self._eyes.faces(moved)
        return tuple([
            face for card, face in zip(moved, faces, strict=True) if source.get(card, pile) != pile or face != "??"
        ])  # fmt: skip

    def back(self, pile: int, lying: Sequence[int]) -> bool:
        """Whether one of them was in the muck before: a swept board is rebuilt."""
        return any(self._from.get(card, pile) == MUCK for card in lying)

    def to(self, pile: int, said: str, after: str = "") -> list[Motion]:
        """A sentence on what came to the pile, none when nothing did."""
        faces = self.faces(pile, self._one.hand.state.piles.pile[pile])
        return [Motion(pile, f"{said}{' '.join(faces)}{after}")] if faces else []


def _board(one: Happened, came: _Came) -> list[Motion]:
    lying = board_in_order(one.hand.state)
    new = came.faces(BOARD, lying)
    if not new:
        return []
    count = len(lying)
    where = _STREETS.get(count) if len(new) == (3 if count == 3 else 1) else None
    if came.back(BOARD, lying):
        where = "On the board again"
    flags = _flags(one.line) if one.line.what == "db" else ""
    return [Motion(BOARD, f"{where or 'On the board'}: {' '.join(new)}{flags}")]


def _flags(line: Line) -> str:
    words = [_FLAGS[flag] for flag in _FLAGS if flag in line.flags]
    return f" ({', '.join(words)})" if words else ""


def chips(one: Happened) -> list[str]:
    """Chips that came to a player: pots pushed, and bets returned."""
    before, state = one.before, one.hand.state
    if all(has <= had for had, has in zip(before.stacks, state.chips.stack[1:], strict=True)):
        return []
    over = state.phase == "done" or sum(state.chips.won) > sum(before.won)
    said = []
    for player, had in enumerate(before.stacks, 1):
        has = state.chips.stack[player]
        if has > had:
            verb = "takes" if over else "gets back"
            said.append(f"{one.voice.name(player)} {verb} {one.voice.money(has - had)}")
    return said
