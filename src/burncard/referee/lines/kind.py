"""What a line of a table script is: one value in one file of this folder, and everything else about it is made from it.

Made from it: what is read and what is refused, who sees to it, the sentence that tells it, its row in the documents, what
`burncard deal` completes, the tests that read, do and tell its example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, Protocol

from burncard.cards import texts
from burncard.game.forms import Form
from burncard.game.lines import Line
from burncard.referee.model.state import State
from burncard.rulings.kinds import FLOPPED

Side = Literal["d", "p", "fl"]

#: Such a line of the dealer says nothing by itself: what tells it are the cards it moves.
TOLD_BY_CARDS: Final = "told by its cards"
#: What a flag adds to a sentence, at ``{flag}``; an empty text where the line has not got it.
MARKS: Final[Mapping[str, str]] = {"mixed": ", beyond telling apart", "oot": " out of turn"}


class Happening(Protocol):
    """A line that was done, as whoever tells it sees it: what a sentence may be made of."""

    @property
    def line(self) -> Line: ...

    @property
    def paid(self) -> int:
        """The chips that the player who acted has put in."""

    @property
    def faced(self) -> bool:
        """Whether chips lay in front of anybody before it."""

    @property
    def all_in(self) -> bool:
        """Whether the player who acted has paid with their last chips, and the hand goes on."""

    @property
    def tabled(self) -> bool:
        """Whether the hand of the player who acted lies face up now."""

    @property
    def held(self) -> tuple[str, ...]:
        """The cards before the player who acted, as far as they have been seen."""

    def name(self, player: int) -> str:
        """What a player is called."""

    def money(self, chips: int) -> str:
        """Chips as they are written."""


Says = str | Callable[[Happening], str]


@dataclass(frozen=True, kw_only=True)
class LineKind:
    """Everything about one line, which is `who` (dealer, player, floor) and `what`; its file is named for the two.

    `form` is what may follow. `does` sees to it (None only where the hand is told anew with the line that it holds).
    `says` tells it: of a player what follows the name, of the others a sentence; a template with ``{seat}``, ``{cards}``
    and a mark for each flag, or a function; `record` is how it reads after "Floor:", where that is otherwise. `means`
    are its rows in the documents, each form with what happened. `example` is a line of its kind that can be done after
    the lines `scene`, with six players of 200 chips, blinds 1 and 2. `oot`: an act of the betting, which may be out of
    turn, or entered late. `then` reads what a form cannot say. `place` is its place in lists, behind the others without.
    """

    who: Side
    what: str
    form: Form
    does: Callable[[State, Line], None] | None
    says: Says
    means: Mapping[str, str]
    example: str
    scene: tuple[str, ...] = FLOPPED
    record: Says = ""
    oot: bool = False
    then: Callable[[str, Line], Line] | None = None
    place: int = 99


def told(says: Says, one: Happening) -> str:
    """The sentence of a line that was done."""
    if not isinstance(says, str):
        return says(one)
    line = one.line
    marks = {flag: mark if flag in line.flags else "" for flag, mark in MARKS.items()}
    return says.format(seat=one.name(line.seat) if line.seat else "", cards=texts(line.cards), **marks)


def lacks(name: str, kind: LineKind) -> list[str]:
    """What the value in the file `name` leaves out, a sentence each."""
    out = [f"{name}: no {part}" for part in ("says", "means", "example") if not getattr(kind, part)]
    if kind.does is None and kind.then is None:
        out.append(f"{name}: no does")
    if kind.says == TOLD_BY_CARDS and kind.who != "d":
        out.append(f"{name}: only the cards of a dealer tell a line; says is wanted")
    begin = "p3" if kind.who == "p" else kind.who
    if kind.example and kind.example.split()[1:2] != [kind.what]:
        out.append(f'{name}: the example is {kind.example!r}; it should begin "{begin} {kind.what}"')
    if kind.oot and kind.who != "p":
        out.append(f"{name}: only a player acts out of turn")
    return out
