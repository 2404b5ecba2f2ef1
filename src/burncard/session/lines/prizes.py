"""How a tournament ends: places, deals, prizes, and hand-for-hand play before the money."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burncard.session.config import TournamentTerms
from burncard.session.errors import SessionError
from burncard.session.ledger import bounty, won_bounties
from burncard.session.parse import chips, none_left, pairs, whole
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
    """``host chop icm|chips|NAME=AMOUNT … [aside AMOUNT]``: those who are left share what is left. The tournament is over,
    or goes on for what is set aside for its winner."""
    del at
    aside, usage = 0, "icm|chips|NAME=AMOUNT … [aside AMOUNT]"
    if words[-2:-1] == ["aside"]:
        aside, words = chips(words[-1], "what is set aside"), words[:-2]
    left = _left(evening)
    mine = prizes(evening)[: len(left)]
    if words == ["icm"] or words == ["chips"]:
        stacks = [evening.chips(name) for name in left]
        shares = dict(zip(left, (by_icm if words == ["icm"] else by_chip_count)(stacks, mine, aside), strict=True))
    else:
        read = pairs(words, usage, evening.called)
        shares = {name: whole(text, f"the part of {name}") for name, text in read}
        everybody(set(left), set(shares))
        if sum(shares.values()) + aside != sum(mine) or min(shares.values()) < 0:
            raise SessionError("chop_sum", total=sum(shares.values()) + aside, prizes=sum(mine))
    if len(left) == 1 and aside:
        raise SessionError("not_over", n=1)
    for name, share in shares.items():
        if share > mine[0]:
            evening.notes.append(f"{name} gets {share}, more than the first prize of {mine[0]}; by ICM nobody does.")
    _pay_out(evening, shares, aside)


def finish(evening: Evening, at: int, words: list[str]) -> None:
    """``host finish``: one player is left; the prizes are paid."""
    del at
    none_left(words, "host finish")
    left = _left(evening, dealt=True)
    if len(left) != 1:
        raise SessionError("not_over", n=len(left))
    if evening.heads:
        raise SessionError("head", name=evening.heads[0])
    if evening.deal is None:
        _pay_out(evening, {left[0]: prizes(evening)[0]})
    else:
        rest = evening.money.balance(POOL)
        evening.money.move(POOL, f"prize {left[0]}", rest, "played for")
        evening.paid = evening.deal | {left[0]: evening.deal.get(left[0], 0) + rest}
    own = evening.money.balance(bounty(left[0]))
    if own:
        evening.money.move(bounty(left[0]), won_bounties(left[0]), own, "own bounty")


def _left(evening: Evening, *, dealt: bool = False) -> list[str]:
    """Who is still in, most chips first. Raises SessionError once prizes are paid, after a deal unless `dealt`."""
    if evening.paid is not None or not dealt:
        not_paid(evening)
    if evening.playing or evening.hand_for_hand:
        raise SessionError("hand_on", number=evening.number)
    left = [player.name for player in evening.players.values() if player.seat]
    if not left:
        raise SessionError("not_over", n=0)
    return sorted(left, key=lambda name: -evening.chips(name))


def prizes(evening: Evening) -> list[int]:
    """The prizes by place of all that was paid in, as many as there are players."""
    rules, players = terms(evening), len([p for p in evening.players.values() if p.entries])
    paid = rules.payouts[:players]
    pool = sum(entry.amount for entry in evening.money.of(POOL) if entry.target == POOL)
    by_place = by_percentage(pool, rules.payouts, rules.unit)
    by_place[0] += sum(by_place[len(paid) :])  # fewer players than paid places: the winner has the rest
    return by_place[: len(paid)] + [0] * (players - len(paid))


def places(evening: Evening) -> list[tuple[int, tuple[str, ...]]]:
    """Who finished where, the worst place first; those still in are not there."""
    left = sum(1 for player in evening.players.values() if player.seat)
    result, place = [], left + 1
    for group in reversed(evening.finished):
        for tie in group:
            result.append((place, tie))
            place += len(tie)
    return result[::-1]


def _pay_out(evening: Evening, shares: Mapping[str, int], aside: int = 0) -> None:
    by_place, paid = prizes(evening), dict(shares)
    for place, tie in places(evening):
        paid |= dict(zip(tie, shared(by_place, place, len(tie)), strict=True))
    for name, amount in paid.items():
        if amount:
            evening.money.move(POOL, f"prize {name}", amount, "prize")
    given = {name: amount for name, amount in paid.items() if amount}
    if aside:
        evening.deal = given
    else:
        evening.paid = given


def everybody(there: set[str], named: set[str]) -> None:
    """Raises SessionError unless exactly those who are there are named."""
    if there != named:
        raise SessionError("everybody", names=", ".join(sorted(there ^ named)))


def not_paid(evening: Evening) -> None:
    """Raises SessionError once the prizes are paid, or shared by a deal."""
    if evening.paid is not None or evening.deal is not None:
        raise SessionError("over")


PRIZE_LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "round": hand_for_hand, "chop": chop, "finish": finish,
}  # fmt: skip
