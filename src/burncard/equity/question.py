"""What is asked: who may hold what, what lies on the board, what is dead. Everything wrong is said here, by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from burncard.cards import texts
from burncard.evaluation.hands import CardsLike, faces
from burncard.ranges import Range, RangeError
from burncard.ranges.combos import COMBOS

MAX_PLAYERS: Final = 22

#: A hand (``"AsAh"``, ``"As Ah"``, two faces), a range, or the text of one.
PlayerLike = Range | CardsLike


class Question(NamedTuple):
    """A question that makes sense: every range holds only hands that can be held, and no weight is larger than needed."""

    players: tuple[Range, ...]
    board: tuple[int, ...]
    dead: frozenset[int]

    @property
    def known(self) -> bool:
        """Whether every hand is known."""
        return all(len(player) == 1 for player in self.players)

    @property
    def dead_mask(self) -> int:
        return sum(1 << face for face in self.dead)


def ask(players: Sequence[PlayerLike], board: CardsLike, dead: CardsLike) -> Question:
    """Reads and checks. Raises ValueError naming the player, and the card or token, that is wrong."""
    if not 2 <= len(players) <= MAX_PLAYERS:
        raise ValueError(f"equity is between 2 to {MAX_PLAYERS} players, not {len(players)}")
    lying = faces(board, "the board")
    if len(lying) > 5:
        raise ValueError(f"a board has at most 5 cards, not {len(lying)}")
    gone = faces(dead, "the dead cards", lying)
    left = 52 - len(lying) - len(gone) - 2 * len(players) - (5 - len(lying))
    if left < 0:
        raise ValueError(f"{len(players)} players, {len(gone)} dead cards and a board need {-left} cards more than 52")
    ranges = [_player(number, player) for number, player in enumerate(players, 1)]
    return Question(tuple(_live(ranges, lying, gone)), lying, frozenset(gone))


def _player(number: int, player: PlayerLike) -> Range:
    if isinstance(player, Range):
        return player
    try:
        return read_range(player) if isinstance(player, str) else _hand(player)
    except ValueError as error:
        raise type(error)(f"player {number}: {error}") from None


@lru_cache(maxsize=256)
def read_range(text: str) -> Range:
    """The range, or the hand (also ``"As Ah"``), that a text names."""
    packed = "".join(text.split())
    if len(packed) == 4 and packed[1] in "cdhs" and packed[3] in "cdhs":
        return _hand(packed)
    return Range(text)


def _hand(cards: CardsLike) -> Range:
    hand = faces(cards)
    if len(hand) != 2:
        raise RangeError(f"a hand has 2 cards, not {len(hand)}")
    return Range.of_hand(*hand)


def _live(ranges: list[Range], board: Iterable[int], dead: Iterable[int]) -> list[Range]:
    """Without the hands that somebody else's cards rule out, as far as those are known."""
    where = dict.fromkeys(board, "on the board") | dict.fromkeys(dead, "dead")
    waiting = dict(enumerate(ranges))
    while True:
        for player, held in waiting.items():
            waiting[player] = _without(held, where, player + 1)
        found = {player: held for player, held in waiting.items() if len(held) == 1}
        if not found:
            break
        # One at a time: the next may be ruled out by this one.
        player, held = next(iter(found.items()))
        where |= dict.fromkeys(COMBOS[held.numbers[0]], f"in the hand of player {player + 1}")
        ranges[player] = held
        del waiting[player]
    for player, held in waiting.items():
        ranges[player] = held
    # In the smallest whole weights, so that counts of plain ranges are counts of deals.
    return [held.lightest for held in ranges]


def _without(held: Range, where: dict[int, str], number: int) -> Range:
    if not held.numbers:
        raise RangeError(f"player {number}: the range is empty")
    gone = where.keys()
    if not gone or all(gone.isdisjoint(COMBOS[hand]) for hand in held.numbers):
        return held
    left = held.without(gone)
    if not left.numbers:
        named = sorted({face for hand in held.numbers for face in COMBOS[hand]} & gone, reverse=True)
        places = ", ".join(f"{texts([face])} is {where[face]}" for face in named[:8])
        raise RangeError(f"player {number}: none of {str(held)[:80]} can be held: {places}")
    return left


def is_random(held: Range, question: Question) -> bool:
    """Whether a player holds any two cards that are not known to lie elsewhere, all alike."""
    gone = {*question.board, *question.dead}
    for other in question.players:
        if len(other) == 1:
            gone.update(COMBOS[other.numbers[0]])
    free = 52 - len(gone)
    return len(held) > 1 and len(held) == free * (free - 1) // 2 and len({*held.weights}) <= 2
