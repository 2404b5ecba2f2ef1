"""A record by the book, replayed in numbers alone: what `replay.play` comes to, several times as fast.

Only what goes by the book from the first act to the last is told here. At anything else (an act out of turn, a short
raise, a card nobody knows in the end) the answer is None, and the referee's Hand plays the record and says what
is wrong with it: so nothing passes here that would not pass there, which a property test holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from burncard.cards import card
from burncard.errors import BurncardError
from burncard.evaluation import rank
from burncard.game.options import Options
from burncard.game.pots import best, split
from burncard.game.setup import Setup, agree
from burncard.histories.record import Act, Record
from burncard.histories.replay import Replay, agreement, thrown_away
from burncard.referee.betting import Betting
from burncard.rulings.rulebooks import DEFAULT, load

Pots = list[tuple[int, list[int]]]
_CARDS: Final = (6, 2, 2)
"""The letters of each street's cards."""


@cache
def _options() -> Options:
    return load(DEFAULT).options


def quick(record: Record) -> Replay | None:
    """The replay of a record that goes by the book; None for every other."""
    setup = _setup(record)
    if setup is None:
        return None
    betting = Betting(setup, _options())
    if not _acts(record, betting):
        return None
    paid = tuple(betting.paid())
    live = [player for player, lives in enumerate(betting.live) if lives]
    if not record.complete:
        return Replay(None, None, paid, betting.pots(), [], live)
    if betting.player or not betting.over:
        return None
    if len(live) == 1:
        pots = betting.pots()
        return Replay(None, None, paid, pots, [(at, live[0], chips) for at, (chips, _) in _last_first(pots)], live)
    return _showdown(record, betting, paid, live)


def _setup(record: Record) -> Setup | None:
    try:
        return agree(**agreement(record))
    except BurncardError:
        return None


def _acts(record: Record, betting: Betting) -> bool:
    """Whether every act was open to whoever did it."""
    for act in record.acts:
        kind = act.kind
        if kind == "fold":
            done = betting.fold(act.player)
        elif kind == "call":
            done = betting.call(act.player)
        elif kind == "check":
            done = not betting.to_call(act.player) and betting.call(act.player)
        elif kind in ("raise", "bet"):
            done = betting.raise_to(act.player, act.to)
        elif kind == "board":
            done = _fits(act, betting) and betting.deal()
        else:
            continue
        if not done:
            return False
    return True


def _fits(act: Act, betting: Betting) -> bool:
    street = betting.round.street
    return street < len(_CARDS) and len(act.cards) == _CARDS[street]


def _faces(text: str) -> list[int] | None:
    """The faces of cards that are all known, or None."""
    try:
        faces = [card(text[at : at + 2]) for at in range(0, len(text), 2)]
    except BurncardError:
        return None
    return None if min(faces, default=-1) < 0 or len(set(faces)) < len(faces) else faces


def _showdown(record: Record, betting: Betting, paid: tuple[int, ...], live: list[int]) -> Replay | None:
    """Known hands are read; of the others all must have been thrown away."""
    board = _faces(record.board)
    if board is None or len(board) != 5:
        return None
    hands: dict[int, list[int]] = {}
    for player in live:
        held = record.players[player - 1].cards
        if len(held) != 4 or "?" in held:
            continue
        faces = _faces(record.board + held)
        if faces is None:
            return None
        hands[player] = faces
    blind = [player for player in live if player not in hands]
    if not hands or len(thrown_away(record, blind, _takers(record, betting, live))) < len(blind):
        return None
    pots = [(chips, [player for player in who if player in hands]) for chips, who in betting.pots()]
    if not all(who for _, who in pots):
        return None  # everybody in it threw their hand away: the last one has it
    if len(hands) == 1:  # the others threw theirs away: nothing is read
        (player,) = hands
        return Replay(None, None, paid, pots, [(at, player, chips) for at, (chips, _) in _last_first(pots)], live)
    return Replay(None, None, paid, pots, _pushed(pots, hands), live)


def _takers(record: Record, betting: Betting, live: Sequence[int]) -> set[int]:
    """Who collected something by the record."""
    if record.awards is not None:
        return {award.player for award in record.awards} | {one.player for one in record.cash_outs}
    if record.finishing is not None:
        return {player for player in live if record.finishing[player - 1] > betting.chips.stack[player]}
    return set()


def _last_first(pots: Pots) -> list[tuple[int, tuple[int, list[int]]]]:
    """The pots with their numbers as they are pushed: the last side pot first."""
    return list(enumerate(pots))[::-1]


def _pushed(pots: Pots, hands: dict[int, list[int]]) -> list[tuple[int, int, int]]:
    worth = {player: rank(faces) for player, faces in hands.items()} if any(len(who) > 1 for _, who in pots) else {}
    awards: list[tuple[int, int, int]] = []
    for at, (chips, who) in _last_first(pots):
        winners = best(worth, who) if len(who) > 1 else who
        awards += [(at, player, part) for player, part in split(chips, winners).items()]
    return awards
