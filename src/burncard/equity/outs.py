"""The next card: what each one does to the equities, and which of them are somebody's outs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burncard.equity.compute import equity
from burncard.equity.question import PlayerLike, Question, ask
from burncard.equity.result import Equity
from burncard.evaluation import rank
from burncard.evaluation.hands import CardsLike
from burncard.ranges.combos import COMBOS


class Outs(NamedTuple):
    """For one player who is behind now: the next cards that change it. A player who is ahead or level has none."""

    win: tuple[int, ...]  #: cards after which this player has the best hand alone
    tie: tuple[int, ...]  #: cards after which this player shares the best hand


def next_card(*players: PlayerLike, board: CardsLike, dead: CardsLike = ()) -> dict[int, Equity]:
    """For each card that can come next on a board of 3 or 4, the equities once it lies there.

    A card that all the hands of some range need cannot come and is left out. Raises ValueError as `equity` does.
    """
    question = _open(players, board, dead)
    out = {}
    for face in _next(question):
        if all(len(player.without([face])) for player in question.players):
            out[face] = equity(*question.players, board=(*question.board, face), dead=question.dead)
    return out


def outs(*players: PlayerLike, board: CardsLike, dead: CardsLike = ()) -> tuple[Outs, ...]:
    """The outs of each player on a board of 3 or 4 cards, lowest card first; every hand must be known."""
    question = _open(players, board, dead)
    if not question.known:
        raise ValueError("outs are counted for known hands: give each player two cards")
    hands = [COMBOS[player.numbers[0]] for player in question.players]
    ahead = _best(hands, question.board)
    found: list[tuple[list[int], list[int]]] = [([], []) for _ in hands]
    for face in _next(question):
        best = _best(hands, (*question.board, face))
        for player in best:
            if player not in ahead:
                found[player][len(best) > 1].append(face)
    return tuple(Outs(tuple(win), tuple(tie)) for win, tie in found)


def _open(players: Sequence[PlayerLike], board: CardsLike, dead: CardsLike) -> Question:
    question = ask(players, board, dead)
    if len(question.board) not in (3, 4):
        raise ValueError(f"a next card comes on a board of 3 or 4 cards, not {len(question.board)}")
    return question


def _next(question: Question) -> list[int]:
    gone = {*question.board, *question.dead}
    for player in question.players:
        if len(player) == 1:
            gone.update(COMBOS[player.numbers[0]])
    return [face for face in range(52) if face not in gone]


def _best(hands: Sequence[tuple[int, int]], board: Sequence[int]) -> list[int]:
    strengths = [rank((*board, *hand)) for hand in hands]
    return [player for player, strength in enumerate(strengths) if strength == max(strengths)]
