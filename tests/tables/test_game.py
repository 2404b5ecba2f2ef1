"""A table with people: what is refused, what is kept, and the faults of other servers that may not be here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from people_at_table import Party, cid

from burncard.rooms import Role
from burncard.server.tables import wire
from burncard.server.tables.evening import State, rebuild
from burncard.server.tables.game import No
from burncard.server.tables.hall import Hall
from burncard.server.tables.view import evening_frame, for_players, last_frame, last_played
from burncard.server.tables.wire import Times
from burncard.store import Store

Run = Callable[[Any], None]


def test_a_hand_is_dealt_played_and_read_again_as_it_was(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Hanna", "host deal")
        while party.game.state.playing():
            who, name = party.due()
            playing = party.game.state.playing()
            assert playing is not None
            await party.do(name, f"{who} {'cc' if playing.hand.legal else 'sm -'}")
            read = rebuild(store.read(party.game.code), None)
            assert read is not None and read.room.session.digest() == party.game.state.room.session.digest()
        stacks = party.game.state.room.session.evening.ledger.balances()
        assert sum(chips for name, chips in stacks.items() if name.startswith("stack ")) == 300
        await party.do("Hanna", "host deal")
        await party.hall.close()
        # from the snapshot: only the lines of the newest hand
        kept = store.saved(party.game.code)
        assert kept is not None and kept.seq < party.game.state.seq
        again = await Hall(store).get(party.game.code)
        assert again is not None and not again.state.frozen and again.state.seq == party.game.state.seq
        assert again.state.room.session.digest() == party.game.state.room.session.digest()

    run(work())


@pytest.mark.parametrize("kind", ["online", "by hand"])
def test_fault_1_a_frame_holds_no_card_of_another(store: Store, run: Run, kind: str) -> None:
    async def work() -> None:
        party = Party(store, kind)
        await party.come()
        await party.do("Hanna", "host deal")
        if kind == "by hand":
            await party.game.handle("Hanna", wire.Appoint(cid=cid(), person="Hanna", role=Role.DEALER))
            await party.do("Hanna", "d go *")
        for name in ("Ann", "Ben", "Cal", "Hanna"):
            state = party.game.state
            frame = for_players(
                evening_frame(party.game.code, state, last_frame(last_played(state))),
                state,
                state.room.seats.get(name, frozenset()),
            )
            assert frame.hand is not None
            for at, player in enumerate(frame.hand.names, 1):
                assert ("??" in frame.hand.hole[f"p{at}"]) == (player != name)

    run(work())


def test_fault_4_rights_end_with_the_seat(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Ann", "Ann leave")
        await party.game.join(party.keys[Role.PLAYER], "Dan", "Dan")
        await party.do("Dan", "Dan sit 1 100")
        assert party.game.state.room.seats["Ann"] == frozenset()
        with pytest.raises(No):
            await party.do("Ann", "Dan leave")

    run(work())


def test_fault_5_nobody_acts_for_another(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.game.join(party.keys[Role.WATCHER], "Walt", "Walt")
        await party.do("Hanna", "host deal")
        who, name = party.due()
        for other in {"Hanna", "Ann", "Ben", "Cal", "Walt"} - {name}:
            for line in (f"{who} cc", f"{who} f", f"{name} leave", f"{name} timeout", "d go", "d sh"):
                if other == "Hanna" and line.endswith("leave"):
                    continue  # a host may cash somebody out
                before = party.game.state
                with pytest.raises(No):
                    await party.do(other, line)
                assert party.game.state is before

    run(work())


@pytest.mark.parametrize("act", ["cc", "f", "cbr 10"])
def test_fault_8_a_second_click_does_nothing(store: Store, run: Run, act: str) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Hanna", "host deal")
        who, name = party.due()
        seen = party.game.state.seq
        await party.do(name, f"{who} cc", seen)
        state = party.game.state
        for one in ("Ann", "Ben", "Cal"):
            with pytest.raises(No):
                await party.do(one, f"{party.due()[0]} {act}", seen)
        assert party.game.state is state

    run(work())


def test_the_same_id_is_done_once_and_answered_the_same_even_after_a_restart(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Hanna", "host deal")
        who, name = party.due()
        command = wire.Do(cid=cid(), v=party.game.state.seq, line=f"{who} cc")
        first = await party.game.handle(name, command)
        seq = party.game.state.seq
        assert await party.game.handle(name, command) == first
        await party.hall.close()
        again = await Hall(store).get(party.game.code)
        assert again is not None
        assert isinstance(await again.handle(name, command), wire.Ack)
        assert again.state.seq == seq

    run(work())


def test_fault_10_what_is_said_ahead_holds_at_its_price_only(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Hanna", "host deal")
        first, name = party.due()
        playing = party.game.state.playing()
        assert playing is not None
        following = playing.names[0]
        await party.game.handle(following, wire.Ahead(cid=cid(), what="call", price=1))
        await party.do(name, f"{first} cbr 10")
        assert party.due()[1] == following
        await party.do(following, f"{party.due()[0]} f")
        await party.game.handle(name, wire.Ahead(cid=cid(), what="fold"))
        await party.do(party.due()[1], f"{party.due()[0]} cc")
        assert not any("folds" in entry.text for entry in party.game.record if entry.who == name)

    run(work())


def test_fault_18_time_checks_where_that_is_free_and_folds_where_not(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online", times=Times(act=0.05, bank=0, away=0.05))
        await party.come()
        party.game.here = lambda person: True
        await party.do("Hanna", "host deal")
        for _ in range(200):
            await asyncio.sleep(0.02)
            if party.game.state.playing() is None:
                break
        said = [f"{entry.who} {entry.text}" for entry in party.game.record]
        assert "Ann folds" in said and "Ben folds" in said  # Cal has the big blind and wins it
        assert party.game.state.room.session.evening.chips("Cal") == 101

    run(work())


def test_a_kicked_browser_is_nobody_here(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "by hand")
        await party.come()
        with pytest.raises(No):
            await party.game.handle("Ann", wire.Remove(cid=cid(), person="Ben"))
        await party.game.handle("Hanna", wire.Remove(cid=cid(), person="Ben"))
        assert party.game.person("Ben") is None and not party.game.state.room.roles["Ben"]
        link = await party.game.handle("Hanna", wire.Relink(cid=cid(), role=Role.PLAYER))
        assert isinstance(link, wire.Link)
        with pytest.raises(No):
            await party.game.join(party.keys[Role.PLAYER], "Dan", "Dan")
        assert await party.game.join(link.key, "Dan", "Dan") == "Dan"

    run(work())


def test_another_device_by_a_code_that_counts_once(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        code = await party.game.handle("Ann", wire.Device(cid=cid()))
        assert isinstance(code, wire.Code)
        assert await party.game.join(code.code, "", "phone") == "Ann"
        with pytest.raises(No):
            await party.game.join(code.code, "", "thief")

    run(work())


def test_no_amount_that_would_be_ruled_on_where_the_computer_deals(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        await party.do("Hanna", "host deal")
        who, name = party.due()
        for amount in ("3", "0", "-5", "1e3", "2.5", "NaN", "٥٠", "99999999999999", "10 20"):
            with pytest.raises(No):
                await party.do(name, f"{who} cbr {amount}")
        assert party.due() == (who, name)

    run(work())


def test_an_event_of_another_kind_is_not_skipped(store: Store, run: Run) -> None:
    async def work() -> None:
        party = Party(store, "online")
        await party.come()
        events = store.read(party.game.code)
        state = rebuild(events)
        assert isinstance(state, State)
        broken = rebuild(
            [
                *events[:-1],
                type(events[-1])(*[getattr(events[-1], f) if f != "kind" else "future" for f in events[-1].__slots__]),
            ]
        )
        assert broken is not None and broken.frozen

    run(work())
