"""What every format passes. A format in the folder without a sample beside this file fails the build."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from burncard.histories.check import Checked, check
from burncard.histories.convert import losses
from burncard.histories.detect import detect
from burncard.histories.format import CAPABILITIES, Format, formats
from burncard.histories.reading import Rejected, read_files, read_text
from burncard.histories.record import ACTS, BETTING, POSTS, Record
from burncard.histories.refusals import REASONS, Refused
from burncard.histories.settle import settle

SAMPLES = Path(__file__).parent / "samples"
ALL = list(formats().values())
#: p1, p2, p3 after the first hand and the second of a sample: start - put in + collected, in the file's currency.
ENDS: dict[str, tuple[list[str], list[str]]] = {
    "absolute": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "acpc": (["19950", "0", "40050"], ["20100", "19900", "20000"]),
    "bovada": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "fulltilt": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "ggpoker": (["59.5", "1137.5", "0"], ["60.5", "77.5", "60"]),
    "ipoker": (["59.5", "78.5", "60"], ["60.5", "77.5", "1060"]),
    "ohh": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "pacific": (["59.5", "78.5", "60"], ["60.5", "77.5", "1060"]),
    "partypoker": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "phh": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "pokernow": (["60.5", "79.5", "60"], ["59.5", "80.5", "60"]),
    "pokerstars": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "winamax": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
    "wpn": (["59.5", "78.5", "60"], ["60.5", "77.5", "60"]),
}


def sample(one: Format) -> Path:
    found = list(SAMPLES.glob(f"{one.name}.*"))
    assert len(found) == 1, f"tests/histories/samples/ needs one file {one.name}.*, with two hands of our own"
    return found[0]


def hands(one: Format) -> list[Record]:
    read = list(read_files([sample(one)]))
    assert not [each for each in read if isinstance(each, Rejected)]
    return [each for each in read if isinstance(each, Record)]


@pytest.fixture(params=ALL, ids=lambda one: one.name)
def kind(request: pytest.FixtureRequest) -> Format:
    found: Format = request.param
    return found


def test_it_is_recognised_and_by_no_other(kind: Format) -> None:
    text = sample(kind).read_text(encoding="utf-8")[:4000]
    assert detect(text).name == kind.name
    assert [one.name for one in ALL if one.sniff(text)] == [kind.name]


def test_it_says_what_it_holds(kind: Format) -> None:
    assert kind.holds <= set(CAPABILITIES)
    assert kind.title
    assert kind.suffix.startswith(".")


def test_its_sample_holds_to_the_chip(kind: Format) -> None:
    checked = [check(one) for one in hands(kind)]
    assert [one.deviations for one in checked] == [[] for _ in checked]
    found = [[str(Fraction(chips, 10**one.record.places)) for chips in one.final] for one in checked]
    assert found == [[str(Fraction(each)) for each in ends] for ends in ENDS[kind.name]]
    assert all(one.record.posts and {post.kind for post in one.record.posts} <= set(POSTS) for one in checked)
    assert all({act.kind for act in one.record.acts} <= set(ACTS) for one in checked)


def test_the_raw_text_and_its_place_are_kept(kind: Format) -> None:
    text = sample(kind).read_text(encoding="utf-8")
    for one in hands(kind):
        assert one.place.file == str(sample(kind))
        first = one.raw.split("\n")[0].strip()
        assert first in text.split("\n")[one.place.line - 1]


def test_windows_line_ends_and_a_mark_change_nothing(kind: Format, tmp_path: Path) -> None:
    file = tmp_path / sample(kind).name
    file.write_bytes(b"\xef\xbb\xbf" + sample(kind).read_bytes().replace(b"\n", b"\r\n"))
    read = [replace(one, raw="") for one in read_files([file]) if isinstance(one, Record)]
    assert [check(one).final for one in read] == [check(one).final for one in hands(kind)]


def test_utf_16_is_read(kind: Format, tmp_path: Path) -> None:
    file = tmp_path / sample(kind).name
    file.write_text(sample(kind).read_text(encoding="utf-8"), encoding="utf-16")
    assert len([one for one in read_files([file]) if isinstance(one, Record)]) == 2


def test_another_game_or_a_cut_costs_its_own_hand(kind: Format) -> None:
    """The first hand loses its second half: it is refused or wrong, the other is right."""
    one, _ = hands(kind)
    start = sample(kind).read_text(encoding="utf-8").split("\n")
    at, lines = one.place.line - 1, one.raw.split("\n")
    if kind.name == "phh":  # the rest of a hand has no line of its own
        cut = [
            line.replace(", 'd db 9s'", "", 1) if number < at + len(lines) else line
            for number, line in enumerate(start)
        ]
    elif len(lines) > 1:
        cut = start[: at + len(lines) // 2] + start[at + len(lines) :]
    else:
        cut = [*start[:at], start[at][: len(start[at]) // 2], *start[at + 1 :]]
    read = list(read_text("\n".join(cut), kind.name, kind.name))
    good = [each for each in read if isinstance(each, Record) and _holds(each)]
    assert len(good) == 1, read


def _acts(record: Record) -> list[tuple[int, str, Fraction]]:
    unit = Fraction(1, 10**record.places)
    return [
        (act.player, act.kind, act.to * unit if act.kind in ("bet", "raise") else unit * 0)
        for act in record.acts
        if act.kind in BETTING
    ]


def _holds(record: Record) -> bool:
    try:
        return check(record).ok
    except Refused:
        return False


def mutations(text: str, seed: int, count: int) -> Iterator[str]:
    """The text with a few bytes, words or lines changed, dropped or doubled."""
    draw = random.Random(seed)
    lines = text.split("\n")
    for _ in range(count):
        copy = list(lines)
        for _ in range(draw.randint(1, 4)):
            at = draw.randrange(len(copy))
            line = copy[at]
            what = draw.randrange(7)
            if what == 0:
                copy.pop(at)
            elif what == 1:
                copy.insert(at, draw.choice(lines))
            elif what == 2 and line:
                spot = draw.randrange(len(line))
                copy[at] = line[:spot] + draw.choice("0123456789$.,[]():'\"\\ -#*{}<>\x00éA") + line[spot + 1 :]
            elif what == 3 and line:
                copy[at] = line[: draw.randrange(len(line))]
            elif what == 4:
                words = line.split(" ")
                draw.shuffle(words)
                copy[at] = " ".join(words)
            elif what == 5:
                copy[at] = line.replace(
                    draw.choice("0123456789"), draw.choice(["", "99999999999999999999", "-", "0", "1e9"])
                )
            else:
                other = draw.randrange(len(copy))
                copy[at], copy[other] = copy[other], copy[at]
            if not copy:
                copy = [""]
        yield "\n".join(copy)


def judge(text: str, name: str) -> None:
    """Nothing but records and refusals comes of any text, and nothing but those of a check."""
    kind = formats()[name]
    for piece in kind.split("fuzzed", text.split("\n")):
        try:
            assert isinstance(check(kind.read(piece)), Checked)
        except Refused as error:
            assert error.reason in REASONS


def test_damaged_text_is_refused_or_read(kind: Format) -> None:
    text = sample(kind).read_text(encoding="utf-8")
    for damaged in mutations(text, 7, 300):
        judge(damaged, kind.name)


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_million_mutations(kind: Format) -> None:
    text = sample(kind).read_text(encoding="utf-8")
    for damaged in mutations(text, random.randrange(10**9), 1_000_000 // len(ALL) + 1):
        judge(damaged, kind.name)


@pytest.mark.parametrize("target", [one for one in ALL if one.write], ids=lambda one: one.name)
def test_every_sample_goes_to_every_format_and_back(kind: Format, target: Format) -> None:
    assert target.write is not None
    for one in hands(kind):
        checked = check(one)
        text = target.write(settle(checked))
        (back,) = read_text(text, "out", target.name)
        assert isinstance(back, Record), back
        again = check(back)
        assert again.ok, again.deviations
        scale, other = 10**one.places, 10**back.places
        assert [Fraction(x, other) for x in again.final] == [Fraction(x, scale) for x in checked.final]
        assert _acts(back) == _acts(one)
        assert back.board == one.board
        if "names" in target.holds:
            assert [player.name for player in back.players] == [player.name for player in one.players]
        if "time" in target.holds and one.time.endswith("Z") and target.name != "phh":
            assert back.time == one.time
        if "currency" in target.holds and one.currency:
            assert back.currency == one.currency
        assert set(losses(settle(checked), target)) <= set(CAPABILITIES) - target.holds
