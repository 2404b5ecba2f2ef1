"""The replay in numbers alone and the referee's are one: on hands of our own, right ones and damaged ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_hands import random_hand

from burncard.histories.check import check
from burncard.histories.quick import quick
from burncard.histories.reading import read_files, read_text
from burncard.histories.record import Act, Player, Record
from burncard.histories.refusals import Refused
from burncard.histories.replay import Replay, SetupError, play

SAMPLES = Path(__file__).parent / "samples"


def same(record: Record, fast: Replay) -> None:
    slow = play(record)
    assert slow.stop is None
    assert not slow.notes
    assert not slow.by_floor
    assert (fast.paid, fast.pots, fast.awards, fast.live) == (slow.paid, slow.pots, slow.awards, slow.live)


def test_every_sample_that_goes_by_the_book_is_replayed_in_numbers() -> None:
    told = [one for one in read_files([SAMPLES]) if isinstance(one, Record)]
    fast = [(one, found) for one in told if (found := quick(one)) is not None]
    assert len(fast) > 0.7 * len(told)
    for one, found in fast:
        same(one, found)


def damaged(draw: Random, record: Record) -> Record:
    """The record with one thing changed that may or may not make it wrong."""
    acts = list(record.acts)
    at = draw.randrange(len(acts))
    what = draw.choice(("drop", "twice", "swap", "amount", "kind", "player", "unknown", "stack"))
    if what == "drop":
        del acts[at]
    elif what == "twice":
        acts.insert(at, acts[at])
    elif what == "swap":
        acts[at - 1], acts[at] = acts[at], acts[at - 1]
    elif what == "amount":
        acts[at] = acts[at]._replace(to=max(acts[at].to + draw.choice((-3, -1, 1, 2, 50)), 0))
    elif what == "kind":
        acts[at] = acts[at]._replace(kind=draw.choice(("fold", "check", "call", "raise", "show", "muck")))
    elif what == "player":
        acts[at] = acts[at]._replace(player=draw.randint(1, record.n))
    players = list(record.players)
    who = draw.randrange(record.n)
    if what == "unknown":
        players[who] = players[who]._replace(cards="")
        acts.append(Act(who + 1, draw.choice(("muck", "note"))))
    elif what == "stack":
        players[who] = Player(players[who].name, players[who].seat, max(players[who].stack - draw.randint(1, 60), 1))
    rest = {"finishing": None} if draw.random() < 0.5 else {}
    return replace(record, acts=tuple(acts), players=tuple(players), **rest)  # type: ignore[arg-type]


def held_against_the_referee(number: int) -> bool:
    """Whether a random hand, damaged, went by the book; both ways of replaying it must then agree."""
    draw = Random(number)
    (record,) = read_text(random_hand(draw), "own", "phh")
    assert isinstance(record, Record)
    whole = quick(record)
    assert whole is not None or any(act.kind == "muck" for act in record.acts) or not _regular(record)
    if whole is not None:
        same(record, whole)
    wrong = damaged(draw, record)
    fast = quick(wrong)
    if fast is not None:
        same(wrong, fast)
    return fast is not None


def _regular(record: Record) -> bool:
    try:
        done = play(record)
    except SetupError:
        return False
    return done.stop is None and not done.notes


@given(st.integers(0, 1 << 40))
def test_numbers_alone_never_pass_what_the_referee_would_not(number: int) -> None:
    held_against_the_referee(number)


@pytest.mark.soak
def test_numbers_alone_on_twenty_thousand_damaged_hands() -> None:
    found = [held_against_the_referee(number) for number in range(20_000)]
    assert 1000 < sum(found) < 19_000


def test_what_does_not_go_by_the_book_is_the_referees_to_tell() -> None:
    (record,) = read_text(
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [20, 20]\n"
        "actions = ['d dh p1 ????', 'd dh p2 ????', 'p1 cbr 5', 'p2 f']\n"
    )
    assert isinstance(record, Record)
    assert quick(record) is None
    (deviation,) = check(record).deviations
    assert deviation.rule == "act"
    assert "p2 is due" in deviation.expected
    unsettled = replace(
        record, acts=(Act(2, "call"), Act(1, "check"), *[Act(0, "board", cards=c) for c in ("2c3d4h",)])
    )
    assert quick(unsettled) is None
    with pytest.raises(Refused, match="unsettled"):
        check(replace(record, acts=tuple(_to_the_river())))


def _to_the_river() -> list[Act]:
    acts = [Act(2, "call"), Act(1, "check")]
    for cards in ("2c3d4h", "9s", "Td"):
        acts += [Act(0, "board", cards=cards), Act(1, "check"), Act(2, "check")]
    return acts
