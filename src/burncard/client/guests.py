"""Everybody at one table of the evening: a host, a dealer where one deals, players, a watcher."""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Callable
from typing import Any

from burncard.client.audit import Seen, faces
from burncard.client.bot import act, own
from burncard.client.line import Answer, TableLine, join

BUY_IN, LITTLE = 100, 40
#: What a dealer's hands do wrong; what is impossible at the moment is refused and tried no more.
WRONG = ("d bn", "d db 1", "d db 3", "d dh", "d dh p1 up", "d dh p2 flash", "d bn up", "d flash", "d tu", "d db 1 down")
_MOST_LINES, _QUIET = 400, 3.0


class Guests:
    """`seen` is told of every state that anybody is sent."""

    def __init__(
        self,
        server: str,
        opened: Answer,
        kind: str,
        options: argparse.Namespace,
        chance: random.Random,
        seen: list[Seen],
    ) -> None:
        self.code: str = opened["table"]
        self._server, self._keys, self._kind = server, opened["keys"], kind
        self._options, self._chance, self._seen = options, chance, seen
        self._lines: list[TableLine] = []
        self._host: TableLine | None = None
        self._said = ""

    def hands(self) -> int:
        """How many have been played."""
        return int(self._host.snap["table"]["hands"]) if self._host and self._host.snap else 0

    def stands(self) -> str:
        """Where the table is, for whoever waits for it."""
        waiting = [f"{line.person} waits for {text}" for line in self._lines for text, _ in line.unanswered()]
        table = self._host.snap.get("table", {}) if self._host else {}
        hand = table.get("hand") or {}
        return f"{self.code}: {table.get('state')}, hand {hand.get('number')}, due {hand.get('due')}, {hand.get('steps')}; {waiting}; {self._said}"

    def acknowledged(self) -> dict[str, int]:
        """Every answered command of everybody."""
        return {cid: v for line in self._lines for cid, v in line.answered.items()}

    async def run(self) -> None:
        """Play so many hands."""
        async with self._come("host", "Hanna") as host:
            self._host = host
            await host.state()
            others = [asyncio.create_task(self._watch())]
            if self._kind == "by hand":
                others.append(asyncio.create_task(self._deal()))
            others += [
                asyncio.create_task(self._play(f"P{number} {self.code[:3]}", number))
                for number in range(1, self._options.players + 1)
            ]
            hosting = asyncio.create_task(self._direct(host))
            done, _ = await asyncio.wait({hosting, *others}, return_when=asyncio.FIRST_COMPLETED)
            for task in (hosting, *others):
                task.cancel()
            await asyncio.gather(hosting, *others, return_exceptions=True)
            for task in done:
                task.result()

    def _come(self, role: str, name: str) -> TableLine:
        person, token = join(self._server, self.code, self._keys[role], name)
        line = TableLine(self._server, self.code, person, token)
        line.heard = self._note(person)
        self._lines.append(line)
        return line

    def _note(self, person: str) -> Callable[[str], None]:
        def heard(text: str) -> None:
            self._seen.append(Seen(self.code, person, *faces(text)))

        return heard

    async def _watch(self) -> None:
        async with self._come("watcher", "Walt") as line:
            version = -1
            while True:
                version = (await line.state(version))["v"]
                if self._chance.random() < 0.01:
                    await line.drop(self._chance.random())

    # -- the host ------------------------------------------------------------------------------------------------

    async def _direct(self, host: TableLine) -> None:
        """Answer who asks, deal, rule, and help a hand that does not end."""
        version = -1
        while True:
            try:
                async with asyncio.timeout(_QUIET):
                    snap = await host.state(version)
            except TimeoutError:
                snap = host.snap
            version, table = snap["v"], snap["table"]
            if table["frozen"]:
                raise RuntimeError(f"table {self.code} stopped: {table['frozen']}")
            for asked in table["asked"]:
                await host.ask({"t": "answer", "number": asked["number"], "yes": self._chance.random() < 0.95})
            if any(asked for asked in table["asked"]):
                continue
            if table["state"] == "in a hand":
                await self._rule(host, table["hand"])
            elif table["state"] == "between hands":
                if table["hands"] >= self._options.hands:
                    return
                await self._begin(host, table)

    async def _begin(self, host: TableLine, table: dict[str, Any]) -> None:
        ready = [one for one in table["players"] if one["seat"] and one["playing"] and one["chips"] >= LITTLE]
        if len(ready) < min(3, self._options.players):
            await asyncio.sleep(0.05)
            return
        if not table["button"]:
            await host.do("host button lowest")
        answer = await host.do("host deal")
        if answer["t"] == "rej":
            await asyncio.sleep(0.05)

    async def _rule(self, host: TableLine, hand: dict[str, Any]) -> None:
        if hand["due"] == "fl" and hand["choices"]:
            await host.do(self._chance.choice(hand["choices"])["line"])
        elif hand["unnoticed"] and self._chance.random() < 0.5:
            await host.do("fl notice")
        elif self._kind == "by hand" and host.snap["v"] - self._hand_began(hand) > _MOST_LINES:
            await host.do("host void it does not end")

    _began: tuple[int, int] = (0, 0)

    def _hand_began(self, hand: dict[str, Any]) -> int:
        assert self._host is not None
        if self._began[0] != hand["number"]:
            self._began = (hand["number"], self._host.snap["v"])
        return self._began[1]

    # -- the dealer ----------------------------------------------------------------------------------------------

    async def _deal(self) -> None:
        line = self._come("player", "Dora")
        assert self._host is not None
        await self._host.ask({"t": "give", "person": "Dora", "role": "dealer"})
        await self._host.ask({"t": "give", "person": "Dora", "role": "player", "take": True})
        async with line:
            version = -1
            while True:
                try:
                    async with asyncio.timeout(_QUIET):
                        snap = await line.state(version)
                except TimeoutError:
                    snap = line.snap
                version, hand = snap["v"], snap["table"]["hand"]
                if hand is None:
                    continue
                if self._chance.random() < self._options.mistakes / 3:
                    await line.do(self._chance.choice(WRONG))
                if (hand := line.snap["table"]["hand"]) is not None and hand["due"] == "d":
                    shuffle = hand["steps"] and hand["steps"][0]["verb"] == "shuffle"
                    answer = await line.do("d sh" if shuffle else self._chance.choice(("d go", "d go *")))
                    if answer["t"] == "rej":
                        self._said = f"{answer}"

    # -- a player ------------------------------------------------------------------------------------------------

    async def _play(self, name: str, seat: int) -> None:
        async with self._come("player", name) as line:
            version = -1
            while True:
                try:
                    async with asyncio.timeout(_QUIET):
                        snap = await line.state(version)
                except TimeoutError:
                    snap = line.snap or await line.state()
                version, table = snap["v"], snap["table"]
                if self._chance.random() < 0.002:
                    await line.drop(self._chance.random() * 1.5)
                    continue
                hand, player = table["hand"], own(snap, name)
                if hand and player:
                    if hand["due"] == f"p{player}" and table["state"] == "in a hand":
                        await self._act(line, hand, player, version)
                elif not any(one["person"] == name for one in table["asked"]):
                    await self._stay(line, name, seat, table)

    async def _act(self, line: TableLine, hand: dict[str, Any], player: int, version: int) -> None:
        answer = await line.do(act(hand, player, self._chance.random()))
        if answer["t"] == "rej" and line.snap["v"] == version:
            await line.do(f"p{player} {'sm -' if hand['phase'] == 'showdown' else 'f'}")

    async def _stay(self, line: TableLine, name: str, seat: int, table: dict[str, Any]) -> None:
        """Sit down, rebuy, come back, sometimes leave."""
        me = next((one for one in table["players"] if one["name"] == name), None)
        if me is None or not me["seat"]:
            taken = {one["seat"] for one in table["players"]}
            free = [number for number in (seat, *range(1, 10)) if number not in taken]
            await line.do(f"{name} sit {free[0]} {max(BUY_IN, me['chips'] if me else 0)}")
        elif me["chips"] < LITTLE:
            await line.do(f"{name} add {BUY_IN - me['chips']}")
        elif not me["playing"]:
            await line.do(f"{name} in post")
        elif self._chance.random() < 0.01:
            await line.do(f"{name} leave")
