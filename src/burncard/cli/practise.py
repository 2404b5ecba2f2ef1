"""The six mistakes to practise: each scene brings the table to just before one, and says how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from burncard import cards
from burncard.cli.table import Table
from burncard.evaluation import rank
from burncard.table import shuffle

_SHUFFLES: Final = 4096


@dataclass(frozen=True, slots=True)
class Scene:
    """A mistake, how it is made here, and the lines that lead up to it. `board_plays`: a deck is looked for."""

    title: str
    now: str
    lead: Callable[[Table], None]
    board_plays: bool = False


def _first_round(table: Table) -> None:
    for _ in range(len(table.hand.stacks)):
        table.do("d dh")


def _flop_burned(table: Table) -> None:
    _checked_round(table, leave=0)
    table.do("d bn")


def _last_to_act_before_flop(table: Table) -> None:
    _checked_round(table, leave=1)


def _last_to_act_on_the_flop(table: Table) -> None:
    _checked_round(table, leave=0)
    table.do("d go *")
    _act(table, leave=1)


def _all_dealt(table: Table) -> None:
    table.do("d deal")


def _showdown(table: Table) -> None:
    _checked_round(table, leave=0)
    while table.hand.phase != "showdown":
        table.do("d go *")
        _act(table, leave=0)


def _checked_round(table: Table, leave: int) -> None:
    table.do("d deal")
    _act(table, leave)


def _act(table: Table, leave: int) -> None:
    """Everybody checks or calls but the last `leave` players of the round."""
    trial = table.hand.copy()
    acts = 0
    while trial.legal is not None:
        trial.do(f"{trial.due.who} cc")
        acts += 1
    for _ in range(acts - leave):
        table.do(f"{table.hand.due.who} cc")


SCENES: Final[dict[int, Scene]] = {
    1: Scene(
        "A hole card is exposed",
        "The first round is pitched. Expose the next card: dh up. Then deal on with go *.",
        _first_round,
    ),
    2: Scene(
        "A flop of too many cards",
        "The betting is over and a card is burned. Turn four: db 4.",
        _flop_burned,
    ),
    3: Scene(
        "A flop before the betting is complete",
        "One player has still to act. Burn and turn all the same: bn, then db 3.",
        _last_to_act_before_flop,
    ),
    4: Scene(
        "A turn before the betting is complete",
        "One player has still to act on the flop. Burn and turn all the same: bn, then db 1.",
        _last_to_act_on_the_flop,
    ),
    5: Scene(
        "An extra card for the first player",
        "The deal is complete. Give the first player a card too many: dh p1.",
        _all_dealt,
    ),
    6: Scene(
        "Playing the board without a word",
        "Nobody beats the board. Throw a hand away in silence (sm), or say it first (pl, then sm).",
        _showdown,
        board_plays=True,
    ),
}


def deck_whose_board_plays(seed: bytes, players: int) -> list[int]:
    """The first of the seed's shuffles in which nobody's hand is better than the board."""
    for number in range(_SHUFFLES):
        deck = shuffle.order(cards.DECK, seed, 1_000_000 + number)
        rest = deck[2 * players :]
        board = [*rest[1:4], rest[5], rest[7]]
        worth = _worth(board)
        if all(rank([deck[player], deck[player + players], *board]) == worth for player in range(players)):
            return deck
    return _royal(players)


def _worth(board: list[int]) -> int:
    return rank(board)


def _royal(players: int) -> list[int]:
    """A deck with a royal flush on the board, for tables where no shuffle came near one."""
    royal = list(cards.cards("AsKsQsJsTs"))
    others = [card for card in cards.DECK if card not in royal]
    held, rest = others[: 2 * players], others[2 * players :]
    return [*held, rest[0], *royal[:3], rest[1], royal[3], rest[2], royal[4], *rest[3:]]
