"""How a tournament ends: places, deals, prizes, and hand-for-hand play before the money."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burncard.session.config import TournamentTerms
from burncard.session.errors import SessionError
from burncard.session.parse import none_left, pairs, whole
from burncard.session.state import Evening
from burncard.session.tournament.deals import by_chip_count, by_icm
from burncard.session.tournament.payouts import by_percentage, shared

POOL, FEES = "prize pool", "fees"


def terms(evening: Evening) -> TournamentTerms:
    assert evening.config.tournament is not None
    return evening.config.tournament


def hand_for_hand(evening: Evening, at: int, words: list[str]) -> None:
    """``host round begin|end``: those who go out in between, at different tables, went out together."""
    del at
    if words not in (["begin"], ["end"]):
        raise SessionError("usage", usage="host round begin|end")
    if evening.hand_for_hand == (words == ["begin"]) or (words == ["end"] and evening.playing):
        raise SessionError("round")
    evening.hand_for_hand = words == ["begin"]
    if evening.out:
        evening.note_out()


def chop(evening: Evening, at: int, words: list[str]) -> None:
    """``host chop icm|chips|NAME=AMOUNT …``: those who are left share what is left, and the tournament is over."""
    del at
    left, prizes = _left(evening), _prizes(evening)
    mine = prizes[: len(left)]
    if words == ["icm"] or words == ["chips"]:
        stacks = [evening.chips(name) for name in left]
        shares = dict(zip(left, (by_icm if words == ["icm"] else by_chip_count)(stacks, mine), strict=True))
    else:
        shares = {name: whole(text, f"the part of {name}") for name, text in pairs(words, "icm|chips|NAME=AMOUNT …")}
        everybody(set(left), set(shares))
        if sum(shares.values()) != sum(mine) or min(shares.values()) < 0:
            raise SessionError("chop-sum", total=sum(shares.values()), prizes=sum(mine))
    _pay_out(evening, shares)


def finish(evening: Evening, at: int, words: list[str]) -> None:
    """``host finish``: one player is left; the prizes are paid."""
    del at
    none_left(words, "host finish")
    left = _left(evening)
    if len(left) != 1:
        raise SessionError("not-over", n=len(left))
    _pay_out(evening, {left[0]: _prizes(evening)[0]})


def _left(evening: Evening) -> list[str]:
    """Who is still in, most chips first."""
    not_paid(evening)
    if evening.playing or evening.hand_for_hand:
        raise SessionError("hand-on", number=evening.number)
    left = [player.name for player in evening.players.values() if player.seat]
    if not left:
        raise SessionError("not-over", n=0)
    return sorted(left, key=lambda name: -evening.chips(name))


def _prizes(evening: Evening) -> list[int]:
    """The prizes by place, as many as there are players."""
    rules, players = terms(evening), len([p for p in evening.players.values() if p.entries])
    paid = rules.payouts[:players]
    prizes = by_percentage(evening.money.balance(POOL), rules.payouts, rules.unit)
    prizes[0] += sum(prizes[len(paid) :])  # fewer players than paid places: the winner has the rest
    return prizes[: len(paid)] + [0] * (players - len(paid))


def places(evening: Evening) -> list[tuple[int, tuple[str, ...]]]:
    """Who finished where, the worst place first; those still in are not there."""
    left = sum(1 for player in evening.players.values() if player.seat)
    result, place = [], left + 1
    for group in reversed(evening.finished):
        for tie in group:
            result.append((place, tie))
            place += len(tie)
    return result[::-1]


def _pay_out(evening: Evening, shares: Mapping[str, int]) -> None:
    prizes, paid = _prizes(evening), dict(shares)
    for place, tie in places(evening):
        paid |= dict(zip(tie, shared(prizes, place, len(tie)), strict=True))
    for name, amount in paid.items():
        if amount:
            evening.money.move(POOL, f"prize {name}", amount, "prize")
    evening.paid = {name: amount for name, amount in paid.items() if amount}


def everybody(there: set[str], named: set[str]) -> None:
    """Raises SessionError unless exactly those who are there are named."""
    if there != named:
        raise SessionError("everybody", names=", ".join(sorted(there ^ named)))


def not_paid(evening: Evening) -> None:
    """Raises SessionError once the prizes are paid."""
    if evening.paid is not None:
        raise SessionError("over")


PRIZE_LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "round": hand_for_hand, "chop": chop, "finish": finish,
}  # fmt: skip
