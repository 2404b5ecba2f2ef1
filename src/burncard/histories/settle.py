"""A checked record with everything filled in that a format may ask for: what each act put in, what came back, the pots."""

from __future__ import annotations

from dataclasses import replace

from burncard.histories.check import Checked
from burncard.histories.record import Act, Award, Post, Record
from burncard.histories.replay import agreement


def settle(one: Checked) -> Record:
    """The record of a hand that holds, complete: actual posts, chips added by each act, returns, awards by pot, rake."""
    record, replay = one.record, one.replay
    if replay is None or not one.ok:
        raise ValueError("only a hand that holds can be settled")
    left = [player.stack for player in record.players]
    posts = _posts(record, left)
    street = [0] * record.n
    for post in posts:
        if post.kind not in ("ante", "dead"):
            street[post.player - 1] += post.amount
    acts = _acts(record, left, street)
    put = [player.stack - chips for player, chips in zip(record.players, left, strict=True)]
    back = [have - paid for have, paid in zip(put, replay.paid, strict=True)]
    total = sum(replay.paid)
    awards = _awards(one, total)
    rake = record.rake
    if rake is None and one.collected:
        rake = max(total + record.house_money - sum(one.collected) - sum(amount for _, amount in record.fees), 0)
    return replace(
        record,
        posts=posts,
        acts=acts,
        returns=tuple([(at, chips) for at, chips in enumerate(back, 1) if chips > 0]),
        returns_written=True,
        awards=awards,
        awards_gross=False,
        pot=total + record.house_money,
        rake=rake,
    )


def _posts(record: Record, left: list[int]) -> tuple[Post, ...]:
    """Posts as far as the stacks reach, each player's ante first. A straddle that nothing was left for raises the price."""
    order = {"ante": 0, "dead": 2}
    paid: dict[int, Post] = {}
    for at in sorted(range(len(record.posts)), key=lambda at: order.get(record.posts[at].kind, 1)):
        post = record.posts[at]
        chips = min(post.amount, left[post.player - 1])
        left[post.player - 1] -= chips
        paid[at] = Post(post.player, post.kind, chips, not left[post.player - 1])
    return tuple([paid[at] for at in sorted(paid) if paid[at].amount or paid[at].kind == "straddle"])


def _acts(record: Record, left: list[int], street: list[int]) -> tuple[Act, ...]:
    level = max([abs(blind) for blind in agreement(record)["blinds"]])
    acts: list[Act] = []
    for act in record.acts:
        at = act.player - 1
        if act.kind == "board":
            street[:] = [0] * record.n
            level = 0
        elif act.kind in ("call", "bet", "raise"):
            to = level if act.kind == "call" else act.to
            added = min(to - street[at], left[at])
            left[at] -= added
            street[at] += added
            level = max(level, street[at])
            act = act._replace(to=street[at], added=added, all_in=not left[at])
        acts.append(act)
    return tuple(acts)


def _awards(one: Checked, total: int) -> tuple[Award, ...]:
    record, replay = one.record, one.replay
    assert replay is not None
    given = record.awards
    pots = len(replay.pots)
    if given is not None and not record.awards_gross:
        if pots < 2:
            return tuple([award._replace(pot=-1) for award in given])
        if {award.pot for award in given} <= set(range(pots)):
            return given
    got = list(one.collected)
    if sum(got) == total and len(record.boards) < 2:
        return tuple([Award(player, chips, pot if pots > 1 else -1) for pot, player, chips in replay.awards])
    awards: list[Award] = []
    for pot, player, chips in sorted(replay.awards, reverse=True):
        part = min(chips, got[player - 1]) if pot else got[player - 1]
        got[player - 1] -= part
        if part:
            awards.append(Award(player, part, pot if pots > 1 else -1))
    return tuple(awards)
