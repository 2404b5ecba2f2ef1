"""A record through the referee: the record as lines of a table, the lines through a Hand.

Nothing of the record is trusted: whose turn it is, what may be done and who wins is the referee's to say. What a record
cannot know is supplied as a regular dealer would do it: the shuffle, the pitches, a burn before each street, the
pushing of the pots.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burncard.errors import BurncardError, Impossible, SaidError
from burncard.histories.money import money, plain
from burncard.histories.record import Post, Record
from burncard.referee.hand import Hand

ANTE_IN_ALL_IN: Final = "an all-in is written with the ante in it"
_LIVE: Final = ("small blind", "big blind", "straddle")


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the referee would not go on: the rule, the record's line in its text, the referee's sentence, what was due.

    `impossible`: it cannot have happened at any table.
    """

    rule: str
    line: int
    said: str
    due: str = ""
    impossible: bool = False


@dataclass(slots=True)
class Replay:
    """A hand replayed: what went in, the pots as they stood before they were pushed, who got them."""

    hand: Hand | None  # None where the hand was replayed in numbers alone (`quick`)
    stop: Stop | None
    paid: tuple[int, ...]  # what each player put in and did not get back
    pots: list[tuple[int, list[int]]]
    awards: list[tuple[int, int, int]]
    live: list[int]  # who had a hand at the end
    by_floor: bool = False  # a pot could not be read: the record was believed
    notes: tuple[str, ...] = ()


def agreement(record: Record) -> dict[str, Any]:
    """The arguments of a Hand: posts that were short are posted in full, the referee sees that the stack is short."""
    n = record.n
    blinds, dead, antes = [0] * n, [0] * n, [0] * n
    ante = max([post.amount for post in record.posts if post.kind == "ante"], default=0)
    antes_of = [post for post in record.posts if post.kind == "ante"]
    everybody = len({post.player for post in antes_of}) > n // 2
    for post in record.posts:
        at = post.player - 1
        amount = post.amount
        if post.kind == "ante":
            antes[at] += amount
        elif post.kind == "dead":
            dead[at] += amount
        elif post.kind == "extra":
            blinds[at] -= amount if not post.all_in else max(amount, record.min_bet)
        else:
            blinds[at] += amount
    for post in record.posts:
        at = post.player - 1
        if post.kind in _LIVE and _short(record, at, antes, blinds, dead, post.all_in):
            blinds[at] = max(blinds[at], _nominal(record, post))
        elif (
            post.kind == "ante"
            and everybody
            and post.amount < ante
            and _short(record, at, antes, blinds, dead, post.all_in)
        ):
            antes[at] = ante
    if record.variant != "FT" or record.posts:
        _blind_of_nobody(record, blinds, antes)
    if everybody and record.ante > ante:  # nobody had a whole ante left
        antes = [record.ante if own else 0 for own in antes]
    rows = (blinds, antes, dead)
    if n == 2:
        for row in rows:
            row.reverse()
    limits = (
        {"small_bet": record.min_bet, "big_bet": record.big_bet or 2 * record.min_bet}
        if record.variant == "FT"
        else {"min_bet": record.min_bet}
    )
    return {
        "stacks": [player.stack for player in record.players],
        "blinds": blinds,
        "antes": antes,
        "dead": dead if any(dead) else None,
        "variant": record.variant,
        "straddle_raise": record.straddle_raise,
        **limits,
    }


def _nominal(record: Record, post: Post) -> int:
    """What a post that the stack did not reach was for; a straddle was for twice the bet before it."""
    if post.kind != "straddle":
        return record.small_blind if post.kind == "small blind" else record.min_bet
    if not post.all_in:
        return 0
    straddles = [one for one in record.posts if one.kind == "straddle"]
    before = [max(one.amount, _nominal(record, one)) for one in straddles[: straddles.index(post)]]
    return 2 * max([record.min_bet, *before])


def _blind_of_nobody(record: Record, blinds: list[int], antes: Sequence[int]) -> None:
    """A big blind whose whole stack went into the ante posts nothing, and is the big blind all the same."""
    kinds = {post.kind: post.player for post in record.posts}
    if "big blind" in kinds or not any(antes):
        return
    at = kinds.get("small blind", 0) % record.n
    if antes[at] >= record.players[at].stack:
        blinds[at] = record.min_bet


def _short(
    record: Record, at: int, antes: Sequence[int], blinds: Sequence[int], dead: Sequence[int], said: bool
) -> bool:
    return said or antes[at] + abs(blinds[at]) + dead[at] >= record.players[at].stack


def play(record: Record) -> Replay:
    """Replay a record. Never raises for what the record says: `stop` tells where the referee would not follow."""
    try:
        hand = Hand(**agreement(record))
    except BurncardError as error:
        raise SetupError(str(error)) from None
    do = hand.do
    do("d sh")
    do("d deal")
    alive = set(range(1, record.n + 1))
    notes: list[str] = []
    for player, kind, to, _added, cards, all_in, line, _note in record.acts:
        try:
            if kind == "fold":
                do(f"p{player} f")
                alive.discard(player)
            elif kind == "call":
                do(f"p{player} cc")
            elif kind == "check":
                if (legal := hand.legal) is not None and legal.to_call and legal.player == player:
                    return _stopped(
                        hand,
                        record,
                        Stop(
                            "C2",
                            line,
                            f"p{player} checks",
                            f"a call costs {money(legal.to_call, record.places, record.symbol)}",
                        ),
                    )
                do(f"p{player} cc")
            elif kind == "raise" or kind == "bet":
                do(f"p{player} cbr {to}")
            elif kind == "board":
                due = hand.due.who
                if due != "d":
                    return _stopped(
                        hand, record, Stop("B6", line, "a card is dealt", f"first {due or 'nobody'} is due")
                    )
                do("d bn")
                do(f"d db {cards}")
        except BurncardError as error:
            if kind == "fold" and player in alive and not hand.stacks[player - 1]:
                do(f"d kill p{player} mixed")
                alive.discard(player)
                notes.append("a seat that was away was folded although it was all-in")
            elif kind in ("raise", "bet") and all_in and (said := _all_in(hand, record, player, to)):
                do(said)
                notes.append(ANTE_IN_ALL_IN)
            elif kind in ("raise", "bet") and error.code == "all_others_all_in":
                do(f"p{player} cc")
                notes.append("a raise that nobody could call is written as one")
            else:
                return _stopped(hand, record, _why(hand, record, error, line))
    done = _showdown(hand, record, alive)
    done.notes = tuple(notes)
    return done


def _why(hand: Hand, record: Record, error: BurncardError, line: int) -> Stop:
    due = hand.due.who
    rule = getattr(error, "rule", "") or error.code
    unit = (
        f" (in units of {plain(1, record.places)})" if record.places and any(map(str.isdigit, str(error)[3:])) else ""
    )
    return Stop(
        rule, line, f"{error}{unit}", f"{due} is due" if due else "the hand is over", isinstance(error, Impossible)
    )


def _all_in(hand: Hand, record: Record, player: int, to: int) -> str:
    """The line of an all-in whose amount is too large by what the player posted as ante; "" if it is not that."""
    legal = hand.legal
    if legal is None or legal.player != player:
        return ""
    bet = hand.bets[player - 1]
    most = bet + hand.stacks[player - 1]
    if to - most != record.of("ante", player):
        return ""
    return f"p{player} cbr {most}" if legal.can_raise else f"p{player} cc"


class SetupError(SaidError):
    """The referee cannot set the hand up: the sentence says why."""

    CODE = "history_setup"


def _stopped(hand: Hand, record: Record, stop: Stop) -> Replay:
    return Replay(hand, stop, _paid(record, hand), hand.pots(), [], [])


def _paid(record: Record, hand: Hand) -> tuple[int, ...]:
    return tuple([player.stack - now for player, now in zip(record.players, hand.stacks, strict=True)])


def _showdown(hand: Hand, record: Record, alive: set[int]) -> Replay:
    last = record.acts[-1].line if record.acts else record.place.line
    live = sorted(alive)
    due = hand.due.who
    if not record.complete:
        return Replay(hand, None, _paid(record, hand), hand.pots(), [], live)
    won: set[int] = set()
    blind: list[int] = []
    if len(alive) > 1:
        if due.startswith("p") and hand.phase != "showdown":
            return _stopped(hand, record, Stop("complete", last, "the record ends here", f"{due} is due"))
        if due == "d":
            return _stopped(hand, record, Stop("complete", last, "the record ends here", "the board is not complete"))
        won = _winners(hand, record, live)
        blind = [p for p in live if len(record.players[p - 1].cards) != 4 or "?" in record.players[p - 1].cards]
        try:
            _table(hand, record, live, blind, won)
        except BurncardError as error:
            return _stopped(hand, record, _why(hand, record, error, last))
    elif due and due != "d":
        return _stopped(hand, record, Stop("complete", last, "the record ends here", f"{due} is due"))
    paid, pots = _paid(record, hand), hand.pots()
    if hand.due.who == "d":
        hand.do("d go *")
    by_floor = hand.due.who == "fl"
    if len(alive) > 1 and len(blind) == len(live) and not won:
        return Replay(
            hand, Stop("unsettled", last, "no hand was shown and nobody is said to have won"), paid, pots, [], live
        )
    while (due_now := hand.due).who == "fl" and due_now.step is not None:
        who = [p for p in pots[due_now.step.count][1] if p in won]
        if not who:
            stop = Stop("unsettled", last, "who wins cannot be read: a hand was not recorded")
            return Replay(hand, stop, paid, pots, hand.awards, live, by_floor)
        try:
            hand.do(f"fl rule {' '.join([f'p{p}' for p in who])}")
            if hand.due.who == "d":
                hand.do("d go *")
        except BurncardError as error:
            return _stopped(hand, record, _why(hand, record, error, last))
    return Replay(hand, None, paid, pots, hand.awards, live, by_floor)


def _winners(hand: Hand, record: Record, live: Sequence[int]) -> set[int]:
    """Who collected something by the record: needed only where hands were not recorded."""
    if record.awards is not None:
        return {award.player for award in record.awards} | {one.player for one in record.cash_outs}
    if record.finishing is not None:
        return {p for p in live if record.finishing[p - 1] > hand.stacks[p - 1]}
    return set()


def _table(hand: Hand, record: Record, live: Sequence[int], blind: Sequence[int], won: set[int]) -> None:
    """Hands that are known are tabled; of the others, who collected nothing has thrown theirs away.

    Where the record does not say who collected, a hand thrown away says it did not (`muck`); with neither, a hand
    that nobody knows lies there and the floor would have to say.
    """
    for player in live:
        if player not in blind:
            hand.do(f"p{player} sm {record.players[player - 1].cards}")
    gone = thrown_away(record, blind, won)
    keep = [player for player in blind if player not in gone]
    for player in gone:
        hand.do(f"p{player} sm")
    if len(live) - len(blind) + len(keep) > 1:
        for player in keep:
            hand.do(f"p{player} sm -")


def thrown_away(record: Record, blind: Sequence[int], won: Collection[int]) -> list[int]:
    """Of those whose hands are not recorded, who threw theirs away: by what was collected where the record says it."""
    if record.awards is not None or record.finishing is not None:
        return [player for player in blind if player not in won]
    mucked = {act.player for act in record.acts if act.kind == "muck"}
    return [player for player in blind if player in mucked]
