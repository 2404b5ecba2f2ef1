"""Other people's recorded hands beside the checkout: each is read, replayed, and gives what its record says."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from burncard.histories.check import check
from burncard.histories.convert import losses, writers
from burncard.histories.reading import Rejected, read_files, read_text
from burncard.histories.record import Record
from burncard.histories.refusals import Refused
from burncard.histories.settle import settle
from burncard.histories.work import check_file

# Five hearts to the royal flush lie on the board and three players share it: the record gives each pot to one of them.
FAULTY = {"052.txt": "share"}


def test_each_open_hand_gives_what_its_record_says(shared_hands: Path) -> None:
    facts = sorted((shared_hands / "open").glob("*.json"))
    assert len(facts) == 60
    faulty = {}
    for fact in facts:
        told = json.loads(fact.read_text())
        (record,) = read_files([fact.with_name(told["file"])])
        assert isinstance(record, Record), record
        checked = check(record)
        if not checked.ok:
            faulty[told["file"]] = checked.deviations[0].rule
        unit = Fraction(1, 10**record.places)
        at = {player.name.partition(" @ ")[0]: number for number, player in enumerate(record.players)}
        for player in told["players"]:
            number = at.get(player["name"])
            if number is None:
                assert Fraction(player.get("contributed", "0")) == 0, (fact, player)
                continue
            assert Fraction(player["start"]) == record.players[number].stack * unit, (fact, player)
            paid, back, got = checked.paid[number], checked.returned[number], checked.collected[number]
            if player.get("contributed") is not None:
                assert Fraction(player["contributed"]) == (paid + back) * unit, (fact, player)
                assert Fraction(player["collected"]) + Fraction(player["returned"]) == (got + back) * unit, (
                    fact,
                    player,
                )
            elif player.get("collected") is not None:
                assert Fraction(player["collected"]) == got * unit, (fact, player)
            if player.get("final") is not None:
                assert Fraction(player["final"]) == checked.final[number] * unit, (fact, player)
    assert faulty == FAULTY


@pytest.mark.parametrize(
    ("name", "hands", "reasons"),
    [
        ("pokerstars-zoom-3812.txt", 3812, {}),
        ("pokerstars-cash-5000.txt", 5000, {}),
        # one hand cut in a card, one cut by the next one's header, and one that puts 1510 of 1500 chips in
        ("pokerstars-tournaments-1365.txt", 1367, {"garbled": 1, "incomplete": 1, "impossible": 1}),
        ("pluribus-10000.phhs", 10_000, {}),
    ],
)
def test_the_large_sets(shared_hands: Path, name: str, hands: int, reasons: dict[str, int]) -> None:
    found = check_file(str(shared_hands / name))
    assert (found.hands, found.wrong_count, dict(found.reasons)) == (hands, 0, reasons)
    assert found.ok == hands - sum(reasons.values())


@pytest.mark.parametrize("target", sorted(writers()))
def test_open_hands_go_over_and_back(shared_hands: Path, target: str) -> None:
    kind = writers()[target]
    assert kind.write is not None
    count = 0
    for one in read_files([shared_hands / "open"]):
        if isinstance(one, Rejected) or Path(one.place.file).name in FAULTY:
            continue
        try:
            checked = check(one)
        except Refused:
            continue
        settled = settle(checked)
        (back,) = read_text(kind.write(settled), "out", target)
        assert isinstance(back, Record), (one.place, back)
        again = check(back)
        assert again.ok, (one.place, again.deviations)
        for mine, theirs in zip((checked.paid, checked.collected), (again.paid, again.collected), strict=True):
            assert [Fraction(x, 10**one.places) for x in mine] == [Fraction(x, 10**back.places) for x in theirs], (
                one.place
            )
        if not losses(settled, kind):
            assert len(back.boards) == len(one.boards)
        count += 1
    assert count == 59
