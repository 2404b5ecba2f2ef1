"""A house's own rulebook at the table: chosen, stored with the hand, there again after a kill without its file."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from players_at_table import Player

from burncard.rulings.rulebooks import house
from burncard.script.hand import Hand
from burncard.server import protocol as wire
from burncard.server.compare import by_books
from burncard.server.frames import TableFrame
from burncard.server.table import Refused
from burncard.server.views import table_frame

AtTable = Callable[..., Any]
TEXT = """
name = "riverside"
title = "Riverside card room"
base = "classic"

[rules]
early_turn = "reshuffle"
"""
RIVERSIDE = house.read(TEXT)
CHANGED = house.read(TEXT.replace("Riverside card room", "Riverside, new rules") + "first_cards = 1\n")
CHOSEN = wire.Settings(rulebook=RIVERSIDE.name)


def view(player: Player) -> TableFrame:
    return table_frame(player.table.live, player.table.version, set(), player.table.shelf)


def offered(player: Player) -> list[str]:
    return [book.id for book in view(player).books]


async def early_turn(player: Player) -> None:
    await player.send(wire.Change, settings=CHOSEN)
    await player.send(wire.Lesson, rule=4)
    await player.do("d bn", "d db 1")


def test_a_hand_by_the_house_book_goes_on_without_its_file(at_table: AtTable) -> None:
    async def first(player: Player) -> tuple[str, list[str]]:
        assert offered(player)[-1] == RIVERSIDE.name
        await early_turn(player)
        ruling = view(player).ruling
        assert ruling.book == "Riverside card room"
        assert ruling.source == "Riverside card room, early_turn (house practice)"
        assert Hand.from_script(player.table.live.hand.script()).digest() == player.table.live.hand.digest()
        await player.do("d go")
        return player.table.live.hand.digest(), player.table.live.hand.lines

    async def then(player: Player) -> None:
        live = player.table.live
        assert not live.frozen
        assert (live.hand.digest(), live.hand.lines) == before
        assert live.hand.rulebook == RIVERSIDE
        assert view(player).book == "Riverside card room"
        await player.do("p3 cc")
        await player.send(wire.Rest)
        await player.send(wire.Undo)
        await player.send(wire.Lesson, rule=3)  # the next hand has the book the table was set to
        assert player.table.live.hand.rulebook == RIVERSIDE
        await player.send(wire.Change, settings=wire.Settings())
        assert RIVERSIDE.name not in offered(player), "nothing has it any more"
        with pytest.raises(Refused, match="The rulebook 'house:riverside' is none of classic"):
            await player.send(wire.Change, settings=CHOSEN)

    before = at_table(first, books=[RIVERSIDE])
    at_table(then)


def test_a_changed_file_rules_from_the_next_hand_on(at_table: AtTable) -> None:
    async def first(player: Player) -> None:
        await early_turn(player)

    async def then(player: Player) -> None:
        assert not player.table.live.frozen
        assert player.table.live.hand.rulebook == RIVERSIDE
        await player.send(wire.Lesson, rule=1)
        assert player.table.live.hand.rulebook == CHANGED

    at_table(first, books=[RIVERSIDE])
    at_table(then, books=[CHANGED])


def test_the_house_book_is_among_the_other_books(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Lesson, rule=4)
        await player.do("d bn", "d db 1")
        found = {outcome.book: outcome for outcome in by_books(player.table.live, player.table.shelf)}
        assert next(iter(found)) == "classic" and RIVERSIDE.name in found
        assert found[RIVERSIDE.name].name == "Riverside card room"
        assert found[RIVERSIDE.name].steps != found["classic"].steps
        assert not found[RIVERSIDE.name].note

    at_table(test, books=[RIVERSIDE])


def test_the_pages_know_the_books_of_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "riverside.toml").write_text(TEXT)
    command = [sys.executable, "-m", "burncard", "serve", "--port", "0", "--database", str(tmp_path / "t.sqlite3")]
    running = subprocess.Popen(
        [*command, "--rulebook", "riverside.toml"], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert running.stdout is not None
        address = re.search(r"http://\S+?:\d+", running.stdout.readline())
        assert address
        for page in ("/rulebook", "/ruling?what=playing-the-board", "/quiz?rulebook=house:riverside"):
            with urllib.request.urlopen(address[0] + page, timeout=20) as reply:
                assert "riverside" in reply.read().decode().lower(), page
    finally:
        running.kill()
        running.wait()
        if running.stdout:
            running.stdout.close()


BAD = [
    ({"a.toml": TEXT.replace('"reshuffle"', '"never"')}, "a.toml:7: early_turn = 'never': one of"),
    ({"a.toml": "name = "}, "a.toml:1: Invalid value: the text must be TOML"),
    ({"a.toml": TEXT, "b.toml": TEXT}, "b.toml: name = 'riverside': another file has that name; give each its own"),
    ({"none.toml": None}, "none.toml: cannot be read: No such file or directory"),
    ({"classic": None}, "--rulebook classic: it is at every table; name a file of house rules"),
    ({"clasic": None}, "'clasic' is not a rulebook; there are classic"),
]


@pytest.mark.parametrize(("files", "text"), BAD)
def test_a_file_that_is_no_house_book(
    files: dict[str, str | None], text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    from burncard.cli import main

    monkeypatch.chdir(tmp_path)
    for name, content in files.items():
        if content is not None:
            Path(name).write_text(content)
    assert main(["serve", *[word for name in files for word in ("--rulebook", name)]]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(text) and not said.out
    assert not Path("burncard.sqlite3").exists()
