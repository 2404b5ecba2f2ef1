"""Is the record right? The referee plays it; pots, returns, winners, shares and stacks are held against what is written.

Conventions of rooms are modelled as what they are, and noted: odd chips of a split in another order, a seat that is away
and is folded although all-in, fees that are rounded one by one, a bet nobody called that old logs do not return.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from burncard.cards import cards
from burncard.errors import BurncardError
from burncard.evaluation import rank
from burncard.game.pots import split
from burncard.histories.money import money
from burncard.histories.quick import quick
from burncard.histories.record import Record
from burncard.histories.refusals import Refused
from burncard.histories.replay import ANTE_IN_ALL_IN, Replay, SetupError, play

#: What can be wrong, a closed list.
RULES: Final[dict[str, str]] = {
    "act": "an act the rules refuse",
    "complete": "the hand is not over where the record ends",
    "card-twice": "the same card in two places",
    "return": "a bet nobody called, and what was returned",
    "pot": "the pot is what was put in",
    "sum": "what was collected, the rake and the fees are the pot",
    "winner": "the best hand takes the pot",
    "share": "a pot is divided equally",
    "stacks": "the stacks after the hand",
}


#: Formats without a line for a bet nobody called.
_IMPLIED: Final = frozenset({"phh", "ohh", "acpc", "pacific"})
#: Formats that write what had to be posted, whatever the stack held.
_NOMINAL: Final = frozenset({"phh"})


class Deviation(NamedTuple):
    """What does not hold: a key of RULES, the line of the file, what stands there and what would be right."""

    rule: str
    line: int
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.found}; {self.expected}"


@dataclass(slots=True)
class Checked:
    """A record held against the referee. `deviations` is empty for a hand that is right; `notes` are no faults.

    `paid` is what each player put in and did not get back, `collected` what each was given by the record (by the
    referee where the record does not say), `final` the stacks after it with cash-outs, all in the record's unit.
    """

    record: Record
    replay: Replay | None
    deviations: list[Deviation] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    paid: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    collected: tuple[int, ...] = ()
    final: tuple[int, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return not self.deviations


def check(record: Record) -> Checked:
    """Hold one record against the referee. Raises Refused for a hand that cannot have happened or cannot be settled."""
    done = Checked(record, None)
    if twice := _twice(record):
        done.deviations.append(Deviation("card-twice", record.place.line, twice, "each card is in the deck once"))
        return done
    try:
        replay = quick(record) or play(record)
    except SetupError as error:
        raise Refused("impossible", record.place.line, str(error)) from None
    done.replay = replay
    stop = replay.stop
    if stop is not None:
        if stop.impossible:
            raise Refused("impossible", stop.line, stop.said)
        if stop.rule == "unsettled":
            raise Refused("unsettled", stop.line, stop.said)
        rule = "complete" if stop.rule == "complete" else "act"
        done.deviations.append(Deviation(rule, stop.line, stop.said, stop.due))
        return done
    done.notes += replay.notes
    done.paid = replay.paid
    _money(done, replay)
    return done


def _twice(record: Record) -> str:
    seen: set[str] = set()
    named = [player.cards for player in record.players]
    boards = record.boards or (record.board,)
    for cards_ in (*named, boards[0]):
        for at in range(0, len(cards_), 2):
            card = cards_[at : at + 2]
            if card != "??" and card in seen:
                return card
            seen.add(card)
    return ""


def _money(done: Checked, replay: Replay) -> None:
    record = done.record
    _returns(done, replay)
    total = sum(replay.paid)
    back = sum(done.returned)
    if (
        back
        and not record.returns_written
        and not record.awards_gross
        and record.pot == total + back + record.house_money
    ):
        record = done.record = replace(record, awards_gross=True, pot=record.pot - back)
        done.notes.append("the pot is written with the bet nobody called")
    last = record.acts[-1].line if record.acts else record.place.line
    if record.pot is not None and record.pot != total + record.house_money:
        done.deviations.append(
            Deviation(
                "pot", last, f"the pot is written as {_m(record, record.pot)}", f"{_m(record, total)} were put in"
            )
        )
    if not record.complete:
        return
    gross = _gross(record, replay)
    given = _given(record, done.returned)
    if given is None:
        collected = [0] * record.n
        for shares in gross:
            for player, amount in shares.items():
                collected[player - 1] += amount
        done.collected = tuple(collected)
    else:
        done.collected = tuple(given)
        _shares(done, gross, given, total, last)
    aside = [0] * record.n
    for one in record.cash_outs:
        aside[one.player - 1] += one.amount
    done.final = tuple(
        [
            player.stack - paid + got + bought
            for player, paid, got, bought in zip(record.players, done.paid, done.collected, aside, strict=True)
        ]
    )
    if record.finishing is not None:
        _stacks(done, gross)


def _returns(done: Checked, replay: Replay) -> None:
    """What the record says went in and came back, against what the referee found nobody called."""
    record = done.record
    n = record.n
    put = [0] * n
    for post in record.posts:
        put[post.player - 1] += post.amount
    if record.format in _NOMINAL:
        put = [min(chips, player.stack) for chips, player in zip(put, record.players, strict=True)]
    for act in record.acts:
        if act.player:
            if act.added < 0:
                done.returned = (0,) * n
                return  # the format does not say what a call cost
            put[act.player - 1] += act.added
    for at, seated in enumerate(record.players):
        if put[at] > seated.stack and any(a.player == at + 1 and a.kind == "call" and a.all_in for a in record.acts):
            put[at] = seated.stack
            done.notes.append("a short all-in call is written as the whole price")
    returned = [0] * n
    for player, amount in record.returns:
        returned[player - 1] += amount
    due = [have - paid for have, paid in zip(put, replay.paid, strict=True)]
    slack = record.ante if ANTE_IN_ALL_IN in replay.notes else 0
    done.returned = tuple([max(one, 0) for one in due] if slack else due)
    off = [at for at in range(n) if abs(returned[at] - due[at]) > slack]
    if not off or (record.returns_written and record.cash_outs):
        return
    at = off[0]
    name = record.players[at].name
    if record.returns_written:
        found, right = f"{name} is returned {_m(record, returned[at])}", f"nobody called {_m(record, due[at])}"
        done.deviations.append(Deviation("return", record.place.line, found, right))
    elif min(due) < 0 or len(off) > 1:
        found, right = f"{name} put in {_m(record, put[at])}", f"{_m(record, replay.paid[at])} by the rules"
        done.deviations.append(Deviation("return", record.place.line, found, right))
    elif not record.awards_gross and record.format not in _IMPLIED:
        done.notes.append("a bet nobody called is not written as returned")


def _gross(record: Record, replay: Replay) -> list[dict[int, int]]:
    """What the referee gives from each pot before any rake."""
    if len(record.boards) > 1 and len(replay.live) > 1:
        return [_runs(record, amount, who) for amount, who in replay.pots]
    gross: dict[int, dict[int, int]] = {}
    for pot, player, amount in replay.awards:
        gross.setdefault(pot, {})[player] = amount
    return [gross[pot] for pot in sorted(gross)]


def _runs(record: Record, amount: int, who: Sequence[int]) -> dict[int, int]:
    """A pot over several run-outs: equal parts, what is odd to the first."""
    each, odd = divmod(amount, len(record.boards))
    shares: dict[int, int] = {}
    for at, board in enumerate(record.boards):
        faces = cards(board)
        worth = {
            p: rank(cards(record.players[p - 1].cards) + faces) for p in who if len(record.players[p - 1].cards) == 4
        }
        best = max(worth.values(), default=0)
        part = each + (odd if at == 0 else 0)
        for player, chips in split(part, [p for p in worth if worth[p] == best] or list(who)).items():
            shares[player] = shares.get(player, 0) + chips
    return shares


def _given(record: Record, returned: Sequence[int]) -> list[int] | None:
    if record.awards is None:
        return None
    given = [0] * record.n
    for award in record.awards:
        given[award.player - 1] += award.amount
    if record.awards_gross:
        given = [max(got - back, 0) for got, back in zip(given, returned, strict=True)]
    return given


def _shares(done: Checked, gross: list[dict[int, int]], given: list[int], total: int, last: int) -> None:
    record = done.record
    out = {one.player for one in record.cash_outs}
    fees = sum(amount for _, amount in record.fees)
    taken = total + record.house_money - sum(given)
    said = None if record.rake is None else record.rake + fees
    slack = len(record.fees)  # fees are rounded one by one
    if not out and (taken < 0 or (said is not None and abs(taken - said) > slack)):
        expected = f"the pot is {_m(record, total + record.house_money)}"
        expected += "" if said is None else f", rake and fees {_m(record, said)}"
        done.deviations.append(Deviation("sum", last, f"{_m(record, sum(given))} were collected", expected))
        return
    runs = max(len(record.boards), 1)
    labelled = (
        record.awards is not None
        and not record.awards_gross
        and {a.pot for a in record.awards} == set(range(len(gross)))
    )
    if labelled and len(gross) > 1:
        for number, shares in enumerate(gross):
            mine = [0] * record.n
            for award in record.awards or ():
                if award.pot == number:
                    mine[award.player - 1] += award.amount
            _pot_shares(done, shares, mine, sum(mine), runs, last, out)
        return
    whole: dict[int, int] = {}
    for shares in gross:
        for player, amount in shares.items():
            whole[player] = whole.get(player, 0) + amount
    if len(gross) == 1 or not taken:
        _pot_shares(done, whole, given, sum(given), runs * max(len(gross), 1), last, out)
        return
    for at, got in enumerate(given):
        due = whole.get(at + 1, 0)
        if (
            got > due + runs * len(gross) + record.house_money or got < due - taken - runs * len(gross)
        ) and at + 1 not in out:
            _winner(done, at, got, due, last)


def _pot_shares(
    done: Checked, shares: dict[int, int], given: Sequence[int], net: int, slack: int, last: int, out: set[int]
) -> None:
    """A pot of `net` chips after rake, divided as the referee divides the whole of it."""
    gross = sum(shares.values())
    if out:  # what a player who cashed out would have won is the room's
        if wrong := [at for at, got in enumerate(given) if got and at + 1 not in shares]:
            _winner(done, wrong[0], given[wrong[0]], 0, last)
        return
    for at, got in sorted(
        enumerate(given), key=lambda one: not one[1] or one[0] + 1 in shares
    ):  # who should have nothing first
        due = shares.get(at + 1, 0)
        exact = net * due // gross if gross else 0
        if bool(got) != bool(due) and not (
            abs(got - exact) <= slack and min(got, exact) == 0 and max(got, exact) <= slack
        ):
            _winner(done, at, got, due, last)
            return
        if abs(got - exact) > slack:
            if _own_rates(given, shares, net, gross):
                done.notes.append("the winners of one pot paid rake at different rates")
                return
            name = done.record.players[at].name
            found = f"{name} collected {_m(done.record, got)}"
            done.deviations.append(Deviation("share", last, found, f"the share is {_m(done.record, exact)}"))
            return
        if got != due and net == gross:
            done.notes.append("an odd chip went to another winner than the first from the left of the button")


def _own_rates(given: Sequence[int], shares: dict[int, int], net: int, gross: int) -> bool:
    """Whether the winners of a pot were each charged rake, at rates that are not all one (by jurisdiction)."""
    taken = [due - given[player - 1] for player, due in shares.items()]
    rates = [less / shares[player] for less, player in zip(taken, shares, strict=True)]
    return net < gross and min(rates) > 0 and max(rates) <= min(0.1, 1.5 * min(rates))


def _winner(done: Checked, at: int, got: int, due: int, last: int) -> None:
    record = done.record
    found = f"{record.players[at].name} collected {_m(record, got)}"
    expected = f"the hands give them {_m(record, due)}" if due else "another hand is better, or they were out"
    done.deviations.append(Deviation("winner", last, found, expected))


def _stacks(done: Checked, gross: list[dict[int, int]]) -> None:
    """Stacks after the hand as recorded. What is missing is rake, if only winners lack it."""
    record = done.record
    assert record.finishing is not None
    winners = {player for shares in gross for player, amount in shares.items() if amount}
    less = [now - then for now, then in zip(done.final, record.finishing, strict=True)]
    unknown = {p for p in range(1, record.n + 1) if record.finishing[p - 1] < 0}
    for at, off in enumerate(less):
        if at + 1 in unknown:
            continue
        if off and (off < 0 or at + 1 not in winners):
            name = record.players[at].name or f"p{at + 1}"
            found = f"{name} ends with {_m(record, record.finishing[at])}"
            done.deviations.append(
                Deviation("stacks", record.place.line, found, f"{_m(record, done.final[at])} by the rules")
            )
            return
    if any(less) and not unknown:
        done.notes.append("the stacks after the hand are less by what the house took")


def _m(record: Record, amount: int) -> str:
    return money(amount, record.places, record.symbol)


__all__ = ["RULES", "BurncardError", "Checked", "Deviation", "check"]
