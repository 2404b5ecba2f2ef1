"""The price of a mistake: what each player's share of the pot was worth as the deck lay, and is worth after the remedy.

Exact, as fractions of the pot. Everybody stays in and no more is bet; what has been seen is known, every other card is
equally likely to be anywhere nobody has looked. Cards shuffled back earlier in the hand count as not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from burncard.cards import UNKNOWN, texts
from burncard.equity import equity
from burncard.errors import BurncardError, Illegal
from burncard.questions.walk import Hole, Walk, World
from burncard.ranges import Range
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import DealIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import pots_of
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.piles import ASIDE, BOARD, BURN, EVERYBODY, PENDING, STUB

_Memo = dict[Any, dict[int, Fraction]]


@dataclass(frozen=True, slots=True)
class Price:
    """What a mistake costs under one book, in parts of the pot, p1 first (0 for who is not in).

    `before` is the worth of each hand before anything wrong was seen, `dealt` with what was seen lying where the deck
    had it, `after` when the remedy is carried out; `cost` is what the mistake took from each player (negative: gave).
    """

    book: str
    title: str
    before: tuple[Fraction, ...]
    dealt: tuple[Fraction, ...]
    after: tuple[Fraction, ...]

    @property
    def cost(self) -> tuple[Fraction, ...]:
        """`dealt` less `after`: sums to zero."""
        return tuple(dealt - after for dealt, after in zip(self.dealt, self.after, strict=True))

    def as_json(self) -> dict[str, Any]:
        """Floats, for JSON."""
        rows = {name: [float(part) for part in getattr(self, name)] for name in ("before", "dealt", "after", "cost")}
        return {"book": self.book, "title": self.title, **rows}


def price(
    hand: Hand, irregularity: int = -1, books: tuple[str | Rulebook, ...] = (), unknown: Mapping[int, str] | None = None
) -> list[Price]:
    """The price of a mistake of `hand` (by default the last that was ruled on) under each book.

    `unknown` gives ranges for players whose cards the referee does not know; without one they may hold any two. Raises
    Illegal when no ruling has been given.
    """
    ruled = [one for one in hand.state.irregularities if one.rulings]
    if not ruled:
        raise Illegal("nothing_ruled")
    mistake = ruled[-1] if irregularity < 0 else hand.state.irregularities[irregularity]
    first, last = mistake.line, mistake.rulings[-1].line
    lines = hand.happened[first : last + 1]
    before = hand.again(hand.happened[:first])
    dealt = before.copy()
    if any(step.verb == "deal" for step in dealt.steps):
        dealt.do("d deal")
    ranges = {player: Range(text) for player, text in (unknown or {}).items()}
    memo: _Memo = {}
    start = _world(dealt.state)
    unseen = _shares(dealt.state, start, ranges, memo)
    out = []
    for book in books or names():
        one = before.under(load(book) if isinstance(book, str) else book)
        try:
            for line in lines:
                one.do(line)
            while one.steps and one.steps[0].verb == "deal" and one.phase != "misdeal":
                one.do("d go")
        except BurncardError:
            continue
        lay = _as_it_lay(start, one.state, mistake.street)
        right = _shares(dealt.state, lay, ranges, memo)
        if one.phase in ("misdeal", "void"):
            after = tuple(Fraction(1, hand.n) for _ in range(hand.n))
        else:
            after = _shares(one.state, _world(one.state), ranges, memo)
        out.append(Price(one.rulebook.name, one.rulebook.title, unseen, right, after))
    return out


def _known(st: State, pile: int) -> tuple[int, ...]:
    return tuple(st.piles.face[card] if st.piles.seen[card] == EVERYBODY else UNKNOWN for card in st.piles.pile[pile])


def _world(st: State) -> World:
    stub = _known(st, STUB)[::-1]
    last = max((at for at, face in enumerate(stub) if face != UNKNOWN), default=-1)
    hands = tuple((player, tuple(sorted(st.piles.faces_of(st.hand(player))))) for player in st.players())
    board = tuple(face for face in _known(st, BOARD) if face != UNKNOWN)  # what lies face down tells nothing
    gone = frozenset(face for face in _known(st, BURN) if face != UNKNOWN)
    return World(board, stub[: last + 1], len(stub), hands, (), _known(st, ASIDE), _known(st, PENDING), gone)


def _as_it_lay(start: World, st: State, street: int) -> World:
    """The world before the mistake, with what was seen lying where the deck had it."""
    irregularity = next((one for one in reversed(st.irregularities) if one.street == street and one.rulings), None)
    if irregularity is None or street < 1:
        seen = frozenset(
            slip.card
            for one in st.irregularities
            if isinstance(one, DealIrregularity)
            for slip in one.slips
            if slip.kind == "extra" and slip.known
        )
        faces = tuple(st.piles.face[card] for card in sorted(seen))
        return replace(start, tops=faces + start.tops[len(faces) :]) if faces else start
    since = {card for line, card, *_ in st.piles.moves if line >= irregularity.line}
    new = [card for card in _served(st, street) if card in since]
    tops = tuple(st.piles.face[card] if st.piles.seen[card] == EVERYBODY else UNKNOWN for card in new)
    return replace(start, tops=tops + start.tops[len(tops) :])


def _served(st: State, street: int) -> list[int]:
    """The cards that left the stub for a street, in order, wherever they lie now."""
    lying = {*st.burned[street], *st.laid[street], *st.aside}
    return [card for _, card, source, _ in st.piles.moves if source == STUB and card in lying]


def _shares(st: State, world: World, ranges: Mapping[int, Range], memo: _Memo) -> tuple[Fraction, ...]:
    """Each player's part of the pots when what is due in `st` is done, from `world` on."""
    pots = _pots(st)
    total = sum(amount for amount, _ in pots)
    shares = [Fraction(0)] * st.n
    for chance, end in Walk(st).ends(list(st.due), world):
        alive = dict(end.hands)
        for amount, players in pots:
            contenders = [player for player in players if player in alive]
            for player, part in _showdown(end, contenders, ranges, memo).items():
                shares[player - 1] += chance * part * Fraction(amount, total)
    return tuple(shares)


def _pots(st: State) -> list[tuple[int, list[int]]]:
    """The pots as they lie; whoever has chips behind may still win each of them."""
    can_pay = [player for player in st.players() if st.chips.stack[player]]
    return [(amount, sorted({*players, *can_pay})) for amount, players in pots_of(st)]


def _showdown(end: World, contenders: list[int], ranges: Mapping[int, Range], memo: _Memo) -> dict[int, Fraction]:
    if len(contenders) == 1:
        return {contenders[0]: Fraction(1)}
    hands = dict(end.hands)
    known = {face for hole in hands.values() for face in hole if face != UNKNOWN}
    dead = (end.gone | {*end.tops, *end.loose, *end.aside, *end.pending} | known) - {UNKNOWN, *end.board}
    dead -= {face for player in contenders for face in hands[player]}
    key = (tuple((player, hands[player]) for player in contenders), frozenset(end.board), frozenset(dead))
    if key not in memo:
        players: list[Any] = [_held(player, hands[player], dead | {*end.board}, ranges) for player in contenders]
        result = equity(*players, board=sorted(end.board), dead=sorted(dead), exact=True)
        memo[key] = {
            player: share.pots / result.boards for player, share in zip(contenders, result.players, strict=True)
        }
    return memo[key]


def _held(player: int, hole: Hole, dead: set[int] | frozenset[int], ranges: Mapping[int, Range]) -> Any:
    """A hand, or the range of what it may be: one card known and the other any, or none known."""
    if UNKNOWN not in hole:
        return hole
    known = [face for face in hole if face != UNKNOWN]
    if not known:
        return ranges.get(player, Range("random"))
    mine = known[0]
    others = [face for face in range(52) if face != mine and face not in dead]
    return Range(",".join(texts([mine, face], "") for face in others))
