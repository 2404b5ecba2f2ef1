"""check, convert, anonymise, replay and stats at the command line; files, folders, archives, a pool, a stopped run."""

from __future__ import annotations

import json
import zipfile
from datetime import timedelta
from pathlib import Path

import pytest

from burncard.cli import main
from burncard.histories.anonymise import Anonymiser
from burncard.histories.check import check
from burncard.histories.clock import utc, worded
from burncard.histories.money import localised, money, units
from burncard.histories.reading import read_files, read_text
from burncard.histories.record import Record
from burncard.histories.refusals import Refused
from burncard.histories.settle import settle

HERE = Path(__file__).parent
SAMPLES = HERE / "samples"


def test_check_says_what_is_wrong_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text((SAMPLES / "pokerstars.txt").read_text().replace("Total pot $80.50", "Total pot $90.50"))
    assert (
        main(["check", "--json", str(bad), str(SAMPLES / "phh.phhs"), str(HERE / "found" / "W17-one-broken-hand.phhs")])
        == 1
    )
    said = json.loads(capsys.readouterr().out)
    assert (said["hands"], said["ok"]) == (7, 5)
    (wrong,), (refused,) = said["wrong"], said["refused"]
    assert wrong == {
        "file": str(bad), "line": 22, "hand": "100000000001", "reason": "pot",
        "found": "the pot is written as $90.50", "expected": "$80.50 were put in",
    }  # fmt: skip
    assert (refused["reason"], refused["line"]) == ("garbled", 10)


def test_check_reads_folders_and_archives_on_a_pool(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    inner = tmp_path / "inner.zip"
    with zipfile.ZipFile(inner, "w") as archive:
        archive.write(SAMPLES / "wpn.txt", "a/wpn.txt")
    (tmp_path / "deep" / "er").mkdir(parents=True)
    with zipfile.ZipFile(tmp_path / "deep" / "er" / "hands.zip", "w") as archive:
        archive.write(SAMPLES / "ipoker.xml", "x.xml")
        archive.write(inner, "inner.zip")
    inner.unlink()
    (tmp_path / "deep" / "gg.txt").write_bytes((SAMPLES / "ggpoker.txt").read_bytes())
    assert main(["check", str(tmp_path), "--jobs", "2"]) == 0
    said = capsys.readouterr().out
    assert "hands                6" in said
    assert "right                6" in said


def test_check_of_what_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(tmp_path / "none.txt")]) == 2
    assert "No such file" in capsys.readouterr().out
    assert main(["check", "--from", "nowhere", str(SAMPLES)]) == 2
    assert "pokerstars" in capsys.readouterr().err


def test_convert_to_a_file_and_to_a_folder_that_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "out.phhs"
    assert (
        main(["convert", str(SAMPLES / "winamax.txt"), str(SAMPLES / "bovada.txt"), "--to", "phh", "-o", str(out)]) == 0
    )
    assert len([one for one in read_files([out]) if isinstance(one, Record) and check(one).ok]) == 4
    folder = tmp_path / "many"
    folder.mkdir()
    for _ in range(2):
        assert main(["convert", str(SAMPLES), "--to", "ohh", "-o", str(folder)]) == 0
    assert "14 files were there already" in capsys.readouterr().err
    assert len(list(folder.iterdir())) == 14
    assert main(["check", str(folder)]) == 0
    assert main(["convert", str(SAMPLES), "--to", "paper"]) == 2


def test_a_table_script_of_a_hand_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (one, _) = read_files([SAMPLES / "fulltilt.txt"])
    from burncard.histories import table_script
    from burncard.script import reads
    from burncard.script.running import run

    assert isinstance(one, Record)
    ran = run(reads(table_script.write(check(one))))
    assert ran.hand.phase == "done"
    assert ran.hand.stacks == [5950, 8050, 6000]
    assert main(["replay", str(SAMPLES / "fulltilt.txt"), "--hand", one.id]) == 0
    assert "Cid takes 8050" in capsys.readouterr().out
    assert main(["replay", str(SAMPLES / "fulltilt.txt"), "--hand", "9"]) == 1


def test_anonymised_hands_tell_nobody(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"a secret of this test")
    talk = (
        (SAMPLES / "pokerstars.txt").read_text().replace("*** SHOW DOWN ***", 'Ann said, "I am Ann"\n*** SHOW DOWN ***')
    )
    file = tmp_path / "hands.txt"
    file.write_text(talk)
    for target in ("phh", "pokerstars", "ohh", "table-script"):
        assert main(["anonymise", str(file), "--to", target, "--key-file", str(key), "--shift-days", "-30"]) == 0
        said = capsys.readouterr().out
        for secret in ("Ann", "Bob", "Cid", "10000000000", "Blueberry", "I am", "2026-05-0", "2026/05/0"):
            assert secret not in said, (target, secret)
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    assert main(["anonymise", str(file), "--key-file", str(empty)]) == 2


def test_pseudonyms_are_of_the_key_and_the_hand_still_holds() -> None:
    first, second = [settle(check(one)) for one in read_files([SAMPLES / "pokerstars.txt"]) if isinstance(one, Record)]
    change, other = Anonymiser(b"one"), Anonymiser(b"two", timedelta(days=1))
    assert {p.name for p in change(first).players} == {p.name for p in change(second).players}
    assert not {p.name for p in change(first).players} & {p.name for p in other(first).players}
    assert other(first).time == "2026-05-03T00:15:00Z"
    assert check(change(first)).ok


def test_stats_at_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    store = str(tmp_path / "store")
    graph = tmp_path / "ann.svg"
    assert (
        main(
            [
                "stats",
                str(SAMPLES / "pokerstars.txt"),
                "--store",
                store,
                "--json",
                "--player",
                "Ann",
                "--graph",
                str(graph),
            ]
        )
        == 0
    )
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["player"]: row["hands"] for row in rows} == {"Ann": 2, "Bob: the 2nd": 2, "Cid posts": 2}
    assert graph.read_text().startswith("<svg")
    assert main(["stats", str(SAMPLES / "pokerstars.txt"), "--store", store, "--by", "position"]) == 0
    assert "vpip" in capsys.readouterr().out


def test_amounts_as_rooms_write_them() -> None:
    assert units("$1,234.5", 2) == 123450
    assert units("7", 0) == 7
    assert [localised(text) for text in ("1 480", "368,55", "1.480,00", "50kr", "0,05 €", "1,234", "1,234.50", "€0.50")] == [
        "1480", "368.55", "1480.00", "50", "0.05", "1234", "1234.50", "0.50",
    ]  # fmt: skip
    assert [money(amount, 2, "$") for amount in (100, 50, 105, -20)] == ["$1", "$0.50", "$1.05", "$-0.20"]
    for bad in ("", "1e9", "٣", "1.005", "--1", "1" * 40):
        with pytest.raises(Refused):
            units(bad, 2)


def test_times_as_rooms_write_them() -> None:
    assert utc("2018/12/29 2:29:03 UTC [2018/12/28 21:29:03 ET]") == "2018-12-29T02:29:03Z"
    assert utc("2021/07/30 21:15:40 ET") == "2021-07-31T01:15:40Z"  # summer
    assert utc("2021/01/30 21:15:40 ET") == "2021-01-31T02:15:40Z"
    assert utc("2007/10/15 - 05:35:27 (ET)") == "2007-10-15T09:35:27Z"
    assert utc("2026-05-01 20:15:00") == "2026-05-01T20:15:00"
    assert worded("Tuesday, June 19, 23:00:41 EDT 2018") == "2018-06-20T03:00:41Z"
    assert utc("2021/13/45 99:15:40 ET") == utc("no date") == ""


def test_text_in_other_encodings(tmp_path: Path) -> None:
    text = (SAMPLES / "pokerstars.txt").read_text().replace("Ann", "Renée €")
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"):
        file = tmp_path / f"{encoding}.txt"
        file.write_bytes(text.encode(encoding))
        names = {player.name for one in read_files([file]) if isinstance(one, Record) for player in one.players}
        assert "Renée €" in names, encoding


def test_a_file_that_holds_no_text(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_bytes(bytes(range(256)) * 20)
    (one,) = read_files([file])
    assert not isinstance(one, Record)
    assert one.reason in ("encoding", "unknown-format")
    assert list(read_text("")) != [None]
