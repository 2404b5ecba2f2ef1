"""Recorded hands in PHH: each replays to the stacks its record ends with."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

from burncard.script import read, read_all, write_all
from burncard.script.running import run

# Pots of an odd number of chips, split in two by the record to the half chip. In tenths of a chip, the decimal unit that
# makes these stacks whole, nothing is odd and the hand replays exactly.
HALF_CHIPS = {"177", "1546", "3866", "4162", "4172", "5017", "7440", "8336"}


def test_ten_thousand_hands_replay_to_their_stacks(shared_hands: Path) -> None:
    path = shared_hands / "pluribus-10000.phhs"
    scripts = read_all(path)
    assert len(scripts) == 10_000
    assert write_all(scripts) == path.read_text() + "\n"
    differ, halves = [], set()
    for script in scripts:
        ran = run(script)
        assert script.mode == "phh"
        assert (ran.hand.phase, ran.hand.due.who) == ("done", ""), script.name
        assert ran.recorded is not None
        if any(ran.recorded):
            differ.append((script.section, ran.recorded))
        if script.header.places:
            assert script.unit == Decimal("0.1")
            assert sum(stack % 10 == 5 for stack in ran.hand.stacks) == 2
            halves.add(script.section)
    assert not differ
    assert halves == HALF_CHIPS


def test_the_open_hands_in_phh(shared_hands: Path) -> None:
    found = sorted((shared_hands / "open").glob("*.phh"))
    assert [path.name for path in found] == ["013.phh", "014.phh", "015.phh"]
    for path in found:
        ran = run(read(path))
        assert ran.recorded is not None
        assert not any(ran.recorded), path.name
        assert ran.hand.phase == "done"
