"""The authority over a table, without a browser."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from players_at_table import Player

from burncard.referee.digest import VERSION
from burncard.script.hand import Hand
from burncard.server import protocol as wire
from burncard.server.dealt import deal_in, read_dealt
from burncard.server.lessons import LESSONS
from burncard.server.table import Refused
from burncard.store import StoreError
from burncard.store.sqlite import SQLiteStore

AtTable = Callable[..., Any]


def test_a_new_table_opens_with_six_seats_dealt(at_table: AtTable) -> None:
    async def look(player: Player) -> None:
        live = player.table.live
        assert live.hand.n == 6
        assert live.hand.phase == "preflop"
        assert all(len(held.split()) == 2 for held in live.hand.snapshot()["hole"].values())
        assert live.dealt.seats[2] == 1, "seat 1 is the first to act"
        assert live.undo() == -1, "the opening cannot be taken back"

    at_table(look)


def test_the_hand_goes_on_after_a_restart(at_table: AtTable) -> None:
    async def first(player: Player) -> tuple[str, list[str], int]:
        await player.do("p3 cc")
        await player.do("d bn")  # too early: a remedy begins
        await player.do("d db 3")
        await player.send(wire.Hold, on=True)
        return player.table.live.hand.digest(), player.table.live.hand.lines, player.table.version

    async def then(player: Player) -> None:
        assert (player.table.live.hand.digest(), player.table.live.hand.lines, player.table.version) == before
        assert player.table.live.hold
        assert player.table.live.hand.snapshot()["ruling"]["section"] == "H3"
        await player.do("d go")

    before = at_table(first)
    at_table(then)


def test_an_undone_line_stays_undone_after_a_restart(at_table: AtTable) -> None:
    async def first(player: Player) -> str:
        digest = player.table.live.hand.digest()
        await player.do("p3 cc")
        await player.do("d bn", "d db 4")
        await player.send(wire.Undo)
        await player.send(wire.Undo)
        assert player.table.live.hand.digest() == digest
        with pytest.raises(Refused, match="nothing to take back"):
            await player.send(wire.Undo)
        return digest

    async def then(player: Player) -> str:
        return player.table.live.hand.digest()

    assert at_table(first) == at_table(then)


def test_the_same_command_twice_is_done_once(at_table: AtTable) -> None:
    async def first(player: Player) -> int:
        version = await player.send(wire.Do, cid="the-same-id", lines=("p3 cc",))
        assert await player.send(wire.Do, cid="the-same-id", lines=("p3 cc",)) == version
        assert player.table.live.hand.lines.count("p3 cc") == 1
        return version

    async def then(player: Player) -> int:
        return await player.send(wire.Do, cid="the-same-id", lines=("p3 cc",))

    assert at_table(first) == at_table(then), "also after a restart"


def test_of_two_lines_both_are_done_or_none(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.do("p3 cc")
        digest, version = player.table.live.hand.digest(), player.table.version
        with pytest.raises(Refused):
            await player.do("d bn", "d tu")
        assert (player.table.live.hand.digest(), player.table.version) == (digest, version)

    at_table(test)


REFUSED = [
    ("p3 cbr 3", "illegal", "at least 4"),
    ("p3 cbr 5000", "impossible", "more|have 200"),
    ("p1 cc", "not_your_seat", "Seat 5 is played by the table"),
    ("p3 hello", "garbled", "unknown player action 'hello'"),
    ("d go", "illegal", "Nothing is due from the dealer: seat 1 is to act"),
    ("d bn As", "named_card", "takes the top card"),
    ("d db AsKsQs", "named_card", "takes the top card"),
    ("d sh AsKs", "named_card", "takes the top card"),
    ("p3 cbr -4", "garbled", "isn't a number of chips"),
    ("p3 cbr 1e3", "garbled", "isn't a number of chips"),
    ("p3 cbr ４", "garbled", "isn't a number of chips"),
    ("p3 cc p3 cc", "garbled", "nothing may follow"),
]


@pytest.mark.parametrize(("line", "code", "text"), REFUSED)
def test_a_refused_line_says_why_and_changes_nothing(at_table: AtTable, line: str, code: str, text: str) -> None:
    async def test(player: Player) -> None:
        digest, version = player.table.live.hand.digest(), player.table.version
        with pytest.raises(Refused, match=text) as refused:
            await player.do(line)
        assert refused.value.code == code
        assert (player.table.live.hand.digest(), player.table.version) == (digest, version)

    at_table(test)


def test_a_command_for_another_hand_is_stale(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Lesson, rule=4)
        late = wire.Do(cid="from-before", v=1, hand=1, lines=("p3 f",))
        with pytest.raises(Refused) as refused:
            await player.table.handle("session", late)
        assert refused.value.code == "stale"
        bet = wire.Do(cid="old-price", v=1, hand=player.table.live.number, lines=("p3 cbr 10",))
        with pytest.raises(Refused) as refused:
            await player.table.handle("session", bet)
        assert refused.value.code == "price_changed"

    at_table(test)


def test_nothing_happened_when_the_disk_fails(at_table: AtTable, database: Path) -> None:
    class Full(SQLiteStore):
        full = False

        def append(self, table: str, expected: int, told: Any, lease: Any = None) -> int:
            if self.full:
                raise StoreError("the disk is full")
            return super().append(table, expected, told, lease)

    store = Full(database)

    async def test(player: Player) -> None:
        digest = player.table.live.hand.digest()
        store.full = True
        with pytest.raises(Refused, match="did not happen"):
            await player.do("p3 cc")
        assert player.table.live.hand.digest() == digest
        store.full = False
        await player.do("p3 cc")

    at_table(test, store=store)


def test_a_record_of_an_earlier_version_opens(at_table: AtTable, database: Path) -> None:
    """Its digests were made of other things: its lines are told again, and are what counts."""

    async def first(player: Player) -> None:
        await player.do("p3 cc")

    async def then(player: Player) -> None:
        assert not player.table.live.frozen
        assert "p3 cc" in player.table.live.hand.lines

    at_table(first)
    with sqlite3.connect(database) as other:
        other.execute("UPDATE event SET digest = 'a digest without a version'")
    other.close()
    at_table(then)


def test_a_record_that_leads_elsewhere_stops_the_table(at_table: AtTable, database: Path) -> None:
    async def first(player: Player) -> None:
        await player.do("p3 cc")

    async def then(player: Player) -> None:
        assert "leads to another state" in player.table.live.frozen
        with pytest.raises(Refused) as refused:
            await player.do("p3 cc")
        assert refused.value.code == "frozen"
        await player.send(wire.Next)  # a new hand is sound
        assert not player.table.live.frozen

    at_table(first)
    with sqlite3.connect(database) as other:
        other.execute("UPDATE event SET digest = ? WHERE body LIKE '%p3 cc%'", (f"{VERSION}:x",))
    other.close()
    at_table(then)


def test_a_hand_that_cannot_be_read_is_left_and_a_new_one_dealt(at_table: AtTable, database: Path) -> None:
    async def number(player: Player) -> int:
        return player.table.live.number

    assert at_table(number) == 1
    with sqlite3.connect(database) as other:
        other.execute("UPDATE event SET body = '{}' WHERE kind = 'hand'")
    other.close()
    assert at_table(number) == 2


@pytest.mark.parametrize("rule", sorted(LESSONS))
def test_a_lesson_leads_to_just_before_its_mistake(at_table: AtTable, rule: int) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Lesson, rule=rule)
        live = player.table.live
        assert live.dealt.lesson == rule
        assert not live.hand.rulings
        assert live.hold, "nobody acts before the mistake is made"
        assert live.dealt.seats[LESSONS[rule].you - 1] == 1

    at_table(test)


def test_the_rest_is_dealt_with_its_shuffles(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Lesson, rule=2)
        await player.do("d bn", "d db 4")
        await player.send(wire.Rest)
        state = player.table.live.hand.snapshot()
        assert len(state["board"].split()) == 3
        assert len(state["burns"].split()) == 1
        assert state["due"] != "d"
        with pytest.raises(Refused, match="Nothing is due from the dealer"):
            await player.send(wire.Rest)

    at_table(test)


def test_bots_play_the_hand_out(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        for _ in range(3):
            for _ in range(400):
                hand = player.table.live.hand
                due = hand.due.who
                if not due:
                    break
                if due == "d":
                    await player.send(wire.Rest)
                elif due == "p3" and player.table.live.dealt.seats[2] == 1:
                    await player.do("p3 sm -" if hand.phase == "showdown" else "p3 cc")
                elif player.table.live.dealt.seats[int(due[1:]) - 1] == 1:
                    await player.do(f"{due} sm -" if hand.phase == "showdown" else f"{due} cc")
                else:
                    await asyncio.sleep(0.002)
            assert player.table.live.hand.phase == "done"
            assert sum(player.table.live.hand.stacks) == sum(player.table.live.dealt.stacks)
            button = player.table.live.dealt.seats[-1]
            await player.send(wire.Next)
            assert player.table.live.dealt.seats[-1] == button % 6 + 1, "the button moves one seat"

    at_table(test, pace=0.001)


def test_the_bots_wait_when_they_are_told_to(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Hold, on=True)
        await player.do("d bn")
        lines = list(player.table.live.hand.lines)
        await asyncio.sleep(0.05)
        assert player.table.live.hand.lines == lines

    at_table(test, pace=0.001)


BAD_SETTINGS = [
    (wire.Settings(structure="XX"), "The structure 'XX' is none of NT, FT, PT, ST."),
    (wire.Settings(rulebook="mine"), "The rulebook 'mine' is none of classic"),
    (wire.Settings(blinds=(5, 2)), "A blind of 5 is more than the next one, 2"),
    (wire.Settings(blinds=(1,) * 7), "7 blinds are more than a table of 6 has seats."),
    (wire.Settings(blinds=(), ante=1, straddles=1), "there is none"),
    (wire.Settings(straddles=5), "Each straddle needs a seat beyond the 2 of the blinds"),
    (wire.Settings(blinds=(), ante=1, ante_kind="big-blind"), "where there is no blind"),
    (wire.Settings(blinds=()), "With neither a blind nor an ante, say what the least bet is."),
    (wire.Settings(min_bet=1), "A least bet of 1 is less than the largest blind, 2."),
    (wire.Settings(ante=500), "An ante of 500 is more than a stack of 200."),
    (wire.Settings(seats=3), "There is no seat 4 at a table of 3."),
    (wire.Settings(stacks={"9": 10}), "There is no seat 9 at a table of 6."),
    (wire.Settings(ante_kind="dealer"), "The ante 'dealer' is none of all, big-blind, button."),
    (wire.Settings(seats=2, bots=(2,), straddles=1), "three seats at least"),
    (wire.Settings(structure="ST", spread=1), "A spread limit of 1 is less than the least bet of 2."),
]


@pytest.mark.parametrize(("settings", "text"), BAD_SETTINGS)
def test_settings_that_fit_no_table(at_table: AtTable, settings: wire.Settings, text: str) -> None:
    async def test(player: Player) -> None:
        version = player.table.version
        with pytest.raises(Refused, match=text):
            await player.send(wire.Change, settings=settings)
        assert player.table.version == version

    at_table(test)


@pytest.mark.parametrize("seats", [2, 3, 10, 22])
@pytest.mark.parametrize("structure", ["NT", "PT", "FT"])
def test_tables_of_every_size(at_table: AtTable, seats: int, structure: str) -> None:
    async def test(player: Player) -> None:
        settings = wire.Settings(
            seats=seats, structure=structure, ante=1, bots=tuple(range(2, seats + 1)), stacks={"2": 7}
        )
        await player.send(wire.Change, settings=settings)
        live = player.table.live
        assert live.hand.n == seats
        assert live.hand.phase == "preflop"
        assert sum(live.dealt.stacks) == 200 * (seats - 1) + 7
        assert Hand.from_script(live.hand.script()).digest() == live.hand.digest(), "the file is the hand"

    at_table(test)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_big_blind_posts_the_ante_for_all(at_table: AtTable, seats: int) -> None:
    async def test(player: Player) -> None:
        settings = wire.Settings(seats=seats, bots=tuple(range(2, seats + 1)), ante=2, ante_kind="big-blind")
        await player.send(wire.Change, settings=settings)
        hand = player.table.live.hand
        big = 0 if seats == 2 else 1
        assert hand.stacks[big] == 200 - 2 - 2
        assert sum(hand.stacks) == 200 * seats - 1 - 2 - 2
        assert Hand.from_script(player.table.live.hand.script()).digest() == hand.digest()

    at_table(test)


@pytest.mark.parametrize("structure", ["NT", "PT", "FT", "ST"])
def test_a_straddle_in_every_structure_is_played_out(at_table: AtTable, structure: str) -> None:
    async def test(player: Player) -> None:
        settings = wire.Settings(structure=structure, straddles=1, spread=10, bots=())
        await player.send(wire.Change, settings=settings)
        hand = player.table.live.hand
        assert hand.bets == [1, 2, 4, 0, 0, 0]
        assert hand.due.who == "p4", "the straddler acts last"
        legal = hand.legal
        assert legal and legal.to_call == 4
        if structure == "ST":
            assert legal.max_to == 4 + 10
        for line in ("p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc", "p3 cc"):
            await player.do(line)
        assert hand is not player.table.live.hand
        assert player.table.live.hand.due.who == "d"
        assert Hand.from_script(player.table.live.hand.script()).digest() == player.table.live.hand.digest()

    at_table(test)


FORCED = [  # seats, settings; what each has put in as live bet, p1 first, the antes in all, who acts first, the least bet
    (6, {"blinds": (), "ante": 3}, [0] * 6, 18, "p1", 3),
    (6, {"blinds": (), "ante": 3, "ante_kind": "button", "min_bet": 5}, [0] * 6, 3, "p1", 5),
    (2, {"blinds": (), "ante": 3}, [0, 0], 6, "p1", 3),
    (6, {"blinds": (2,)}, [2, 0, 0, 0, 0, 0], 0, "p2", 4),
    (2, {"blinds": (2,)}, [2, 0], 0, "p2", 4),
    (6, {"blinds": (2,), "ante": 1, "ante_kind": "big-blind"}, [2, 0, 0, 0, 0, 0], 1, "p2", 4),
    (6, {"blinds": (1, 2, 4)}, [1, 2, 4, 0, 0, 0], 0, "p4", 8),
    (6, {"blinds": (1, 2, 4), "ante": 4, "ante_kind": "big-blind"}, [1, 2, 4, 0, 0, 0], 4, "p4", 8),
    (6, {"blinds": (1, 1, 2, 2), "ante": 1}, [1, 1, 2, 2, 0, 0], 6, "p5", 4),
    (6, {"straddles": 2}, [1, 2, 4, 8, 0, 0], 0, "p5", 16),
    (6, {"straddles": 1, "button_straddle": True}, [1, 2, 0, 0, 0, 4], 0, "p1", 8),
    (6, {"ante": 2, "ante_kind": "button"}, [1, 2, 0, 0, 0, 0], 2, "p3", 4),
    (2, {"ante": 2, "ante_kind": "button"}, [2, 1], 2, "p2", 4),
]


@pytest.mark.parametrize(("seats", "how", "bets", "antes", "first", "least"), FORCED)
def test_every_kind_of_forced_bets(
    at_table: AtTable, seats: int, how: dict[str, Any], bets: list[int], antes: int, first: str, least: int
) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Change, settings=wire.Settings(seats=seats, bots=(), **how))
        hand = player.table.live.hand
        assert hand.bets == bets
        assert sum(hand.stacks) == 200 * seats - sum(bets) - antes
        assert hand.due.who == first
        legal = hand.legal
        assert legal is not None and legal.min_to == least
        assert Hand.from_script(player.table.live.hand.script()).digest() == hand.digest()

    at_table(test)


def test_the_refused_setting_is_named(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        with pytest.raises(Refused) as refused:
            await player.send(wire.Change, settings=wire.Settings(ante=500))
        assert refused.value.field == "ante"

    at_table(test)


def test_a_spread_limit_bounds_each_bet(at_table: AtTable) -> None:
    async def test(player: Player) -> None:
        await player.send(wire.Change, settings=wire.Settings(structure="ST", spread=6))
        legal = player.table.live.hand.legal
        assert legal is not None and (legal.min_to, legal.max_to) == (4, 8)
        with pytest.raises(Refused):
            await player.do("p3 cbr 9")
        await player.do("p3 cbr 8")

    at_table(test)


@pytest.mark.parametrize("straddle", [False, True])
def test_a_header_of_a_table_that_knew_two_blinds_is_read_as_what_it_was(straddle: bool) -> None:
    new = deal_in(wire.Settings(blinds=(5, 10), straddles=int(straddle)), {}, 6, b"seed" * 8)
    old = msgspec.to_builtins(new)
    settings = old["settings"]
    for later in ("blinds", "straddles", "button_straddle", "min_bet"):
        del settings[later]
    settings |= {"small_blind": 5, "big_blind": 10, "straddle": straddle}
    assert read_dealt(msgspec.json.encode(old).decode()) == new
    with pytest.raises(msgspec.ValidationError):
        read_dealt('{"settings": {"seats": 6}}')
