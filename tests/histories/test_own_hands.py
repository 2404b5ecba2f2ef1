"""Random hands of our own through every format that is written, and what others read of what we write."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from ohh_schema import SCHEMA
from pokerkit import HandHistory
from random_hands import random_hand

from burncard import read
from burncard.errors import TextError
from burncard.histories.check import Checked, check
from burncard.histories.convert import losses, writers
from burncard.histories.format import CAPABILITIES, formats
from burncard.histories.graph_png import png
from burncard.histories.reading import Rejected, Share, read_files, read_text
from burncard.histories.record import BETTING, Record
from burncard.histories.scripts import each as scripts
from burncard.histories.settle import settle
from burncard.histories.work import check_file, divided, each
from burncard.script.errors import ScriptError

SAMPLES = Path(__file__).parent / "samples"


def held(text: str, format_: str = "phh") -> Checked:
    (record,) = read_text(text, "own", format_)
    assert isinstance(record, Record), record
    checked = check(record)
    assert checked.ok, (checked.deviations, text)
    return checked


def bets(record: Record) -> list[tuple[int, str, int]]:
    return [(one.player, one.kind, one.to if one.kind in ("bet", "raise") else 0) for one in record.acts if one.kind in BETTING]  # fmt: skip


@given(st.integers(0, 1 << 40))
@example(226)  # both blinds went into the ante: the first bet is a raise all the same
def test_a_hand_of_ours_is_right_and_equal_in_every_format_or_its_loss_is_declared(seed: int) -> None:
    one = held(random_hand(Random(seed)))
    assert one.record.finishing == one.final
    settled = settle(one)
    for name, target in writers().items():
        assert target.write is not None
        text = target.write(settled)
        back = held(text, name)
        lost = set(losses(settled, target))
        assert lost <= set(CAPABILITIES) - target.holds
        assert (back.paid, back.collected, back.final) == (one.paid, one.collected, one.final), (name, text)
        assert bets(back.record) == bets(one.record), (name, text)
        assert back.record.board == one.record.board
        assert [player.name for player in back.record.players] == [player.name for player in one.record.players]
        assert [player.seat for player in back.record.players] == [player.seat for player in one.record.players]
        if "folded-cards" not in lost:
            assert [player.cards for player in back.record.players] == [player.cards for player in one.record.players]


@given(st.integers(0, 1 << 40))
def test_pokerkit_reads_our_phh_and_comes_to_the_same_stacks(seed: int) -> None:
    """Equal stacks: pokerkit refuses a raise that nobody can call, and asks the posted part of a blind that was short."""
    one = held(random_hand(Random(seed), stacks_of=(100,)))
    write = writers()["phh"].write
    assert write is not None
    *_, state = HandHistory.loads(write(settle(one)))
    off = [Fraction(theirs) - ours for theirs, ours in zip(state.stacks, one.final, strict=True)]
    winners = sum(1 for chips in one.collected if chips)
    assert sum(off) == 0
    assert max(off) < max(winners, 1), "odd chips: pokerkit gives all of a pot's to one winner, the rules one to each"


def pot_lines(text: str) -> tuple[Fraction, Fraction]:
    """What a tracker adds up of PokerStars text: all that was collected and the rake, and the written total."""
    amount = r"\D?([\d.]+)"
    collected = sum(Fraction(found) for found in re.findall(rf" collected {amount} from ", text))
    total, rake = re.findall(rf"Total pot {amount}.*\| Rake {amount}", text)[0]
    return collected + Fraction(rake), Fraction(total)


@given(st.integers(0, 1 << 40))
def test_the_pot_of_our_pokerstars_text_adds_up_and_our_ohh_fits_its_schema(seed: int) -> None:
    settled = settle(held(random_hand(Random(seed))))
    stars, ohh = writers()["pokerstars"].write, writers()["ohh"].write
    assert stars is not None
    assert ohh is not None
    added, written = pot_lines(stars(settled))
    assert added == written == sum(award.amount for award in settled.awards or ())
    Draft202012Validator(SCHEMA).validate(json.loads(ohh(settled)))


@pytest.mark.parametrize("name", sorted(formats()))
def test_every_sample_as_ohh_fits_the_schema(name: str) -> None:
    ohh = writers()["ohh"].write
    assert ohh is not None
    for record in read_files(SAMPLES.glob(f"{name}.*")):
        assert isinstance(record, Record)
        Draft202012Validator(SCHEMA).validate(json.loads(ohh(settle(check(record)))))


def test_the_schema_refuses_what_is_no_ohh() -> None:
    ohh = writers()["ohh"].write
    assert ohh is not None
    hand = json.loads(ohh(settle(held(random_hand(Random(1))))))
    for change in (
        {"game_type": "Chess"},
        {"players": []},
        {"tournament": True},
        {"start_date_utc": "today"},
        {"x": 1},
    ):
        assert not Draft202012Validator(SCHEMA).is_valid({"ohh": hand["ohh"] | change}), change


def test_shares_are_the_whole_file_each_hand_once(tmp_path: Path) -> None:
    file = tmp_path / "many.phhs"
    draw = Random(4)
    hands = [f"[{number}]\n{random_hand(draw, number)}" for number in range(1, 451)]
    hands[300] = hands[300].replace("actions", "acts")
    file.write_text("\n".join(hands))
    alone = check_file(str(file))
    assert (alone.hands, alone.ok, dict(alone.reasons)) == (450, 449, {"field": 1})
    found = [list(read_files([file], share=Share(part, 3))) for part in range(3)]
    assert [len(one) for one in found] == [200, 200, 50]
    ids = [one.id for share in found for one in share if isinstance(one, Record)]
    assert sorted(ids, key=int) == [str(number) for number in range(1, 451) if number != 301]
    shares = [check_file(str(file), "", Share(part, 2)) for part in range(2)]
    assert [one.hands for one in shares] == [250, 200]
    assert [one for share in shares for one in share.refused] == alone.refused
    missing = [list(read_files([tmp_path / "none"], share=Share(part, 2))) for part in range(2)]
    assert [len(one) for one in missing] == [1, 0]
    assert isinstance(missing[0][0], Rejected)


def test_only_a_large_file_is_divided(tmp_path: Path) -> None:
    small, large = tmp_path / "small", tmp_path / "large"
    small.write_bytes(b" ")
    large.write_bytes(b" " * (1 << 20))
    assert divided([str(small), str(large)], "phh", 2) == [
        (str(small), "phh", Share(0, 1)), (str(large), "phh", Share(0, 2)), (str(large), "phh", Share(1, 2))
    ]  # fmt: skip
    assert divided([str(large)]) == [(str(large), "", Share(0, 1))]


def test_a_broken_table_script_given_to_read_is_told(tmp_path: Path) -> None:
    for name, line in (("one.hand", 1), ("many.phhs", 14)):
        file = tmp_path / name
        file.write_text(
            'variant = "NT\n' if name == "one.hand" else f'[1]\n{random_hand(Random(2))}\n[2]\nvariant = "NT\n'
        )
        told: list[TextError] = []
        assert len(list(read(file, on_error=told.append))) == (name == "many.phhs")
        assert [problem.line for error in told for problem in error.problems] == [line]
        (error,) = [one for one in scripts(str(file)) if isinstance(one, ScriptError)]
        assert error.problems[0].line == line


def test_the_graph_as_png() -> None:
    from io import BytesIO

    from PIL import Image

    picture = Image.open(BytesIO(png("Ann", {"won": [0.0, 5.0, -3.0, 12.0], "adjusted": [0.0, 1.0, 2.0, 3.0]})))
    assert (picture.format, picture.size) == ("PNG", (1600, 800))
    colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 20) or []}
    assert {(0x1B, 0x7F, 0x4B), (0xB8, 0x86, 0x0B)} <= colours
    assert Image.open(BytesIO(png("nobody", {"won": []}))).size == (1600, 800)


def test_the_tasks_on_a_real_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install burncard[ray]")
    from burncard.histories.cluster import ray_each

    work = divided([str(path) for path in sorted(SAMPLES.iterdir())])
    there = dict(ray_each(check_file, work, workers=1))
    assert there == dict(each(check_file, work))
    assert all(found.ok == 2 for found in there.values())
