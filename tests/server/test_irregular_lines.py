"""Every line the page's tiles and sheets can send is taken by the table, stored, and leaves the hand a way on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from players_at_table import Player

from burncard.referee.compare import play_out
from burncard.server import protocol as wire
from burncard.server.table import Refused
from burncard.server.views import table_frame

AtTable = Callable[..., Any]
#: Everybody is the viewer's: the acts of all seats can be entered.
SETTINGS = wire.Settings(bots=())
LIMPED = ("p3 cc", "p4 cc", "p5 f", "p6 f", "p1 f", "p2 cc")
FLOP = (*LIMPED, "d bn", "d db 3")
RIVER = (*FLOP, *[line for _ in range(2) for line in ("p2 cc", "p3 cc", "p4 cc", "d bn", "d db 1")])
SHOWDOWN = (*RIVER, "p2 cc", "p3 cc", "p4 cc")

LINES = [
    ((), ("p5 f oot",), "Fold out of turn"),
    ((), ("p5 cc oot",), "Act out of turn"),
    ((), ("p5 cbr 10 oot",), "Act out of turn"),
    ((), ("p3 puts 2 + 4",), "String bet"),
    ((), ("p3 puts 25",), "One large chip without a word"),
    ((), ("p3 says raise", "p3 puts 3"), ""),
    ((), ("p3 says 7",), ""),
    ((), ("d push p3",), "Pot pushed too early"),
    ((), ("d flash",), "Top card shown"),
    ((), ("d kill p3",), ""),
    ((), ("d drop mixed",), ""),
    ((), ("fl clock p3",), "Time is up"),
    ((), ("fl foul",), "Foul deck"),
    ((), ("fl missing",), "Deck lacks a card"),
    ((), ("fl button p2",), "Button at the wrong seat"),
    ((), ("fl nohand p4",), "Player dealt in without a right"),
    ((), ("fl leftout",), "Player left out"),
    (LIMPED, ("d bn", "d db XX????"), "does not belong to the deck"),
    (LIMPED, ("d bn XX",), "does not belong to the deck"),
    (LIMPED, ("d bn", "d db 3 foreign"), "wrong deck"),
    (LIMPED, ("d drop mixed muck",), ""),
    (FLOP, ("d sweep",), "Board swept"),
    (FLOP, ("d push p3",), "Pot pushed"),
    (RIVER, ("d sweep",), "Board swept"),
    (SHOWDOWN, ("d push p3",), "Pot pushed"),
    (SHOWDOWN, ("d sweep",), "Board swept"),
    (SHOWDOWN, ("d kill p4",), ""),
]


@pytest.mark.parametrize(("before", "lines", "ruled"), LINES, ids=[" ".join(lines) for _, lines, _ in LINES])
def test_an_irregular_line_is_ruled_on_kept_and_played_on_from(
    at_table: AtTable, before: tuple[str, ...], lines: tuple[str, ...], ruled: str
) -> None:
    async def first(player: Player) -> str:
        await player.send(wire.Change, settings=SETTINGS)
        for line in before:
            await player.do(line)
        await player.do(*lines)
        view = table_frame(player.table.live, player.table.version, {1, 2, 3, 4, 5, 6}, player.table.shelf)
        assert ruled in " ".join(ruling.title for ruling in view.rulings)
        assert "p4" not in view.due_text and "??" not in view.due_text
        await player.send(wire.Undo)
        await player.do(*lines)
        return player.table.live.hand.digest()

    async def then(player: Player) -> None:
        live = player.table.live
        assert not live.frozen and live.hand.digest() == digest
        hand = live.hand.copy()
        play_out(hand, b"0123456789abcdef")
        assert hand.due.who in ("", "fl")
        assert sum(hand.stacks) == 6 * 200 or hand.due.who == "fl"

    digest = at_table(first)
    at_table(then)


@pytest.mark.parametrize(("choice", "behind"), [("fl rule call", 190), ("fl rule fold", 196)])
def test_the_floor_is_given_what_it_may_say(at_table: AtTable, choice: str, behind: int) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Change, settings=SETTINGS)
        await player.do("p3 cbr 10")
        await player.do("p4 puts 4")  # too few for a call, facing a raise
        view = table_frame(player.table.live, player.table.version, set(), player.table.shelf)
        assert view.due == "fl"
        assert [one.line for one in view.choices] == ["fl rule call", "fl rule fold"]
        assert view.due_text.startswith("The floor decides on seat 2's 4 chips")
        await player.do(choice)
        view = table_frame(player.table.live, player.table.version, set(), player.table.shelf)
        assert view.choices == () and view.due == "p5"
        assert next(seat.stack for seat in view.seats if seat.seat == 2) == behind

    at_table(test)


def test_a_card_that_does_not_belong_names_no_other(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        for line in ("d bn As", "d db XXAs??", "d dh p3 As"):
            with pytest.raises(Refused) as refused:
                await player.do(line)
            assert refused.value.code == "named_card"

    at_table(test)
