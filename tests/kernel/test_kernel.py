"""The kernel itself: counts of all hands, its table, and that nothing it is given makes it read astray."""

from __future__ import annotations

import random
import threading
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.equity import reference
from burncard.evaluation import Category, backend
from burncard.evaluation.classes import classes
from burncard.ranges import Range
from burncard.ranges.combos import COMBOS

kernel: Any = pytest.importorskip("burncard_kernel")
core = kernel.core

FIVE = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
SEVEN = [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584]


def by_category(counts: list[int]) -> list[int]:
    sums = [0] * len(Category)
    for strength, each in enumerate(classes(), 1):
        sums[each.category] += counts[strength]
    return sums


def test_all_hands_of_five_cards() -> None:
    counts = core.census(5, None)
    assert by_category(counts) == FIVE
    assert sum(counts) == comb(52, 5)
    assert sum(1 for count in counts if count) == 7462


def test_all_hands_of_seven_cards() -> None:
    counts = core.census(7, None)
    assert by_category(counts) == SEVEN
    assert sum(counts) == comb(52, 7) == 133_784_560
    assert sum(1 for count in counts if count) == 4824


@pytest.mark.soak
def test_all_hands_of_five_cards_in_plain_python() -> None:
    from itertools import combinations

    from burncard.evaluation.reference import rank

    counts = [0] * 7463
    for hand in combinations(range(52), 5):
        counts[rank(hand)] += 1
    assert counts == core.census(5, None)


def test_the_heads_up_table() -> None:
    kernel.load_table()
    source = random.Random(1)
    for _ in range(300):
        a, b = source.sample(range(1326), 2)
        if {*COMBOS[a]} & {*COMBOS[b]}:
            assert core.heads_up(a, b) is None
            continue
        ((_, win, tie), (_, lose, _)), boards = core.showdown([a, b], b"", 0, False, None)
        assert core.heads_up(a, b) == (win, tie)
        assert core.heads_up(b, a) == (lose, tie)
        assert boards == 1712304
    everything = Range("random").lightest.packed
    assert core.versus(everything, everything, b"", 0, False, None) == (1334125369292, 113130263816, 1334125369292)


@pytest.mark.soak
def test_the_heads_up_table_made_anew() -> None:
    from pathlib import Path

    import burncard_kernel

    table = Path(burncard_kernel.__file__).with_name("headsup.bin").read_bytes()
    assert core.make_table(None) == table


def test_other_threads_run_while_it_works() -> None:
    ticks = 0
    done = threading.Event()

    def count() -> None:
        nonlocal ticks
        while not done.wait(0.001):
            ticks += 1

    thread = threading.Thread(target=count)
    thread.start()
    core.census(7, None)
    done.set()
    thread.join()
    assert ticks > 5


@pytest.mark.parametrize("wish", ["auto", "required", "off", "always"])
def test_the_switch(wish: str) -> None:
    if wish == "always":
        with pytest.raises(ImportError, match="auto, off or required"):
            backend.find(wish)
    else:
        assert backend.find(wish) is (None if wish == "off" else core)


def test_required_but_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "burncard_kernel", None)
    assert backend.find("auto") is None
    with pytest.raises(ImportError, match="not installed"):
        backend.find("required")


def test_a_kernel_of_another_interface_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burncard_kernel.INTERFACE", backend.INTERFACE + 1)
    assert backend.find("auto") is None
    with pytest.raises(ImportError, match="of interface 1, not 2"):
        backend.find("required")


# What no caller in burncard does: the kernel must refuse it, never read past a table.
ANY = st.one_of(
    st.none(),
    st.integers(-(1 << 70), 1 << 70),
    st.integers(-2, 1400),
    st.binary(max_size=12),
    st.sampled_from([Range("AA").packed, b"\xff" * 2652, bytes(2652), b"\xff" * 14]),
    st.text(max_size=15),
    st.lists(st.one_of(st.integers(-5, 1400), st.none(), st.binary(max_size=3)), max_size=24),
    st.just(lambda done, total: None),
    st.just(bytearray(4)),
)
REFUSED = (TypeError, ValueError, OverflowError, BufferError)
CALLS = [
    ("rank", 1),
    ("strengths", 3),
    ("showdown", 5),
    ("versus", 6),
    ("heads_up", 2),
    ("load_table", 1),
]


@pytest.mark.parametrize(("name", "count"), CALLS)
@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_garbage_is_refused(name: str, count: int, data: st.DataObject) -> None:
    args = [data.draw(ANY) for _ in range(count)]
    try:
        getattr(core, name)(*args)
    except REFUSED:
        pass
    with pytest.raises(TypeError):
        getattr(core, name)(*args, 1, 2, 3, 4, 5, 6, 7)


WRONG_CALLS: list[tuple[str, tuple[Any, ...]]] = [
    ("rank", ([52, 0, 1, 2, 3],)),
    ("rank", ([-1, 0, 1, 2, 3],)),
    ("rank", ([0, 0, 1, 2, 3],)),
    ("rank", (range(8),)),
    ("strengths", (bytes(7), 7, bytearray(3))),
    ("strengths", (bytes(7), 0, bytearray(2))),
    ("strengths", (bytes(7), 1 << 70, bytearray(2))),
    ("census", (6, None)),
    ("showdown", ([0, 1326], b"", 0, False, None)),
    ("showdown", ([0, -1], b"", 0, False, None)),
    ("showdown", ([0, 0], b"", 0, False, None)),
    ("showdown", ([], b"", 0, False, None)),
    ("showdown", ([0, 1325], b"", 1, False, None)),
    ("showdown", ([0, 1325], b"\x34", 0, False, None)),
    ("showdown", ([0, 1325], b"\x04\x04", 0, False, None)),
    ("showdown", ([0, 1325], bytes(range(8, 14)), 0, False, None)),
    ("showdown", ([0, 1325], b"", 1 << 52, False, None)),
    ("versus", (b"\xff" * 2652, bytes(2652), b"", 0, False, None)),
    ("versus", (bytes(2651), bytes(2652), b"", 0, False, None)),
    ("sample", ([bytes(2652), None], b"", 0, 0, 0, 1, None)),
    ("sample", ([None] * 23, b"", 0, 0, 0, 1, None)),
    ("sample", ([None] * 22, b"", 15, 0, 0, 1, None)),
    ("sample", ([Range("AsAh").packed, Range("AsAh").packed], b"", 0, 0, 0, 1, None)),
    ("sample", ([None, None], b"", 0, -1, 0, 1, None)),
    ("load_table", (bytes(282_047),)),
]


@pytest.mark.parametrize(("name", "args"), WRONG_CALLS)
def test_wrong_calls_are_refused(name: str, args: tuple[Any, ...]) -> None:
    with pytest.raises((ValueError, OverflowError)):
        getattr(core, name)(*args)


def test_nothing_left_in_the_deck() -> None:
    """With too few cards for a board there are no boards; nothing is read beyond the deck."""
    dead = sum(1 << face for face in range(4, 48))
    for by_walking in (False, True):
        assert core.showdown([0, 1325], b"", dead, by_walking, None)[1] == comb(4, 5)
    assert core.versus(Range("22").packed, Range("AA").packed, b"", dead, False, None) == (0, 0, 0)
    assert reference.versus(Range("22").packed, Range("AA").packed, b"", dead, False, None) == (0, 0, 0)
