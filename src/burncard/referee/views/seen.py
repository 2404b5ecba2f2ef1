"""The cards as one reader sees them, and the steps and rulings in words that name no other card."""

from __future__ import annotations

from dataclasses import dataclass

from burncard.cards import UNKNOWN
from burncard.referee.model.irregularity import Irregularity
from burncard.referee.model.state import State
from burncard.referee.views import inside
from burncard.referee.views.eyes import WATCHER, Eyes, Face, named
from burncard.referee.views.steps import StepView, in_words
from burncard.referee.views.table import PublicView, public
from burncard.rulings.rulebooks.standing import cited
from burncard.table.piles import ASIDE, BURN, HOLE, MUCK, PENDING, SCRAP, STUB


@dataclass(frozen=True, slots=True)
class RulingView:
    """The ruling in force: of the irregularity number `irregularity`, by the rule `source`, step `k` of `n`.

    `cited` is the source with who says nothing before it, in words. `options` are the remedies the floor may choose, the book's own first; `not_entered` is the player who may have
    acted without its being entered, 0 nobody; `began` the number (from 0) of the first line of the mistake.
    """

    irregularity: int
    section: str
    sections: tuple[str, ...]
    condition: str
    remedy: str
    source: str
    basis: str
    cited: str
    book: str
    book_title: str
    line: int
    began: int
    options: tuple[str, ...]
    not_entered: int
    k: int
    n: int
    steps: tuple[StepView, ...]

    @property
    def title(self) -> str:
        """What went wrong, in a few words."""
        return inside.title_of(self.section, self.condition)

    @property
    def reason(self) -> str:
        """Why the remedy is what it is."""
        return inside.reason_of(self.remedy)


@dataclass(frozen=True, slots=True)
class CardsView:
    """Every pile as the reader sees it, oldest card first; the stub from its top. `hole` is by player, who has any."""

    hole: dict[int, tuple[Face, ...]]
    burns: tuple[Face, ...]
    pending_burn: tuple[Face, ...]
    board: tuple[Face, ...]
    aside: tuple[Face, ...]
    muck: tuple[Face, ...]
    scrap: tuple[Face, ...]
    stub: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the player in seat `player` (WATCHER: nobody's) may know. `sections` are those of all rulings so far."""

    player: int
    public: PublicView
    cards: CardsView
    steps: tuple[StepView, ...]
    ruling: RulingView | None
    sections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Truth:
    """The referee's own view, for records and checks, never for a reader. `stub_set` are the faces in the stub where
    their order is not known."""

    public: PublicView
    cards: CardsView
    steps: tuple[StepView, ...]
    ruling: RulingView | None
    stub_set: tuple[Face, ...]


def seen(st: State, player: int = WATCHER) -> SeatView:
    """The hand as `player` (from 1) sees it, or a watcher."""
    eyes = Eyes(st.piles, player)
    sections = tuple([ruling.section for ruling in inside.given(st)]) if st.irregularities else ()
    return SeatView(player, public(st), cards(st, eyes), in_words(inside.steps(st), eyes), ruling(st, eyes), sections)


def truth(st: State) -> Truth:
    """The hand as it is."""
    eyes = Eyes.through(st.piles)
    stub_set = named(_stub_set(st))
    return Truth(public(st), cards(st, eyes), in_words(inside.steps(st), eyes), ruling(st, eyes), stub_set)


def cards(st: State, eyes: Eyes) -> CardsView:
    """All piles through these eyes."""
    pile, faces = st.piles.pile, eyes.faces

    def lies(number: int) -> tuple[Face, ...]:
        return faces(pile[number]) if pile[number] else ()

    return CardsView(
        hole={player: faces(pile[HOLE + player]) for player in range(1, st.n + 1) if pile[HOLE + player]},
        burns=lies(BURN),
        pending_burn=lies(PENDING),
        board=faces(inside.board(st)),
        aside=lies(ASIDE),
        muck=lies(MUCK),
        scrap=lies(SCRAP),
        stub=faces(pile[STUB][::-1]),
    )


def ruling(st: State, eyes: Eyes) -> RulingView | None:
    """The ruling in force, if one is."""
    one = inside.in_force(st) if st.irregularities else None
    return _ruling(st, one, eyes) if one else None


def _ruling(st: State, one: Irregularity, eyes: Eyes) -> RulingView:
    governing = one.rulings[one.governing]
    return RulingView(
        irregularity=one.number,
        section=governing.section,
        sections=tuple([ruling.section for ruling in one.rulings]),
        condition=governing.condition,
        remedy=governing.remedy,
        source=governing.source,
        basis=governing.basis,
        cited=cited(st.book, (governing.section, governing.condition), governing.source, governing.basis),
        book=governing.book,
        book_title=st.book.title,
        line=governing.line,
        began=one.line,
        options=inside.to_choose(st, one),
        not_entered=inside.not_entered(st, one),
        k=one.done + 1,
        n=len(one.steps),
        steps=in_words(one.steps, eyes, one.done),
    )


def _stub_set(st: State) -> list[int]:
    """The faces in the stub, the order aside: where all others are located they follow even from an unknown order."""
    known = [face for face in st.piles.faces(STUB) if face != UNKNOWN]
    blank = len(st.piles.pile[STUB]) - len(known)
    rest = [face for face in range(52) if face not in st.piles.face]
    return known + (rest if blank == len(rest) else [UNKNOWN] * blank)
