"""An act that was made but not entered, at the table: stored, rebuilt, taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from players_at_table import Player

from burncard.script.hand import Hand
from burncard.server import protocol as wire
from burncard.server.frames import TableFrame
from burncard.server.table import Refused
from burncard.server.views import table_frame

AtTable = Callable[..., Any]
LATE = ("fl entered p4 f", "fl entered p5 cbr 6", "fl entered p6 f", "fl entered p1 f", "fl entered p2 cc")


def seen(player: Player) -> TableFrame:
    return table_frame(player.table.live, player.table.version, set(), player.table.shelf)


async def early(player: Player) -> None:
    """Seat 1 calls, and before the others have acted the flop is turned."""
    await player.do("p3 cc")
    await player.do("d bn", "d db 3")


def test_the_question_goes_round_until_no_ruling_is_left(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await early(player)
        missing = seen(player).ruling.missing
        assert (missing.p, missing.seat, missing.legal.to_call) == (4, 2, 2)
        for line in (*LATE, "fl entered p3 cc"):
            asked = seen(player).ruling.missing
            assert line.split()[2] == f"p{asked.p}"
            await player.do(line)
        view = seen(player)
        assert view.ruling is None and view.rulings == ()
        assert not view.can_compare, "there is nothing the books could see differently"
        assert len(view.board) == 3 and view.due == "p2" and view.pot == 6 * 3 + 1
        assert [entry.text for entry in view.log if entry.kind == "floor"] == [
            "Seat 2 had folded: entered late",
            "Seat 3 had raised to 6: entered late",
            "Seat 4 had folded: entered late",
            "Seat 5 had folded: entered late",
            "Seat 6 had checked or called: entered late",
            "Seat 1 had checked or called: entered late",
        ]
        assert not player.table.live.hold, "the game goes on"

    at_table(test)


def test_it_is_rebuilt_from_the_disk_and_taken_back(at_table: AtTable) -> None:
    async def first(player: Player) -> tuple[str, list[str], list[str]]:
        await early(player)
        await player.do(LATE[0])
        one = player.table.live.hand.digest()
        await player.do(LATE[1])
        two = player.table.live.hand.digest()
        await player.do(LATE[2])
        await player.send(wire.Undo)
        assert player.table.live.hand.digest() == two
        await player.send(wire.Undo)
        assert player.table.live.hand.digest() == one
        await player.do(LATE[1])
        assert player.table.live.hand.digest() == two
        hand = player.table.live.hand
        assert Hand.from_script(player.table.live.hand.script()).digest() == two, "the file is the hand"
        return two, hand.lines, hand.happened

    async def then(player: Player) -> None:
        live = player.table.live
        assert not live.frozen
        assert (live.hand.digest(), live.hand.lines, live.hand.happened) == before
        assert seen(player).ruling.missing.p == 6
        await player.send(wire.Undo)
        await player.send(wire.Undo)
        assert seen(player).ruling.missing.p == 4
        await player.send(wire.Undo)
        assert seen(player).ruling is None

    before = at_table(first)
    at_table(then)


@pytest.mark.parametrize(
    ("line", "text"),
    [("fl entered p4 cbr 3", "at least 4"), ("fl entered p9 cc", "seat|player"), ("fl entered p1 cc", "seat 2 is to")],
)
def test_an_act_that_could_not_have_been_made(at_table: AtTable, line: str, text: str) -> None:
    async def test(player: Player) -> None:
        await early(player)
        digest = player.table.live.hand.digest()
        with pytest.raises(Refused, match=text):
            await player.do(line)
        assert player.table.live.hand.digest() == digest

    at_table(test)


def test_once_a_motion_is_made_it_is_not_asked_again(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await early(player)
        await player.do("d go")
        assert seen(player).ruling.missing is None

    at_table(test)
