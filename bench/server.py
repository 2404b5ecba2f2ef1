"""Many tables on one server over real sockets: how long an act takes until it is on the disk and answered, what a socket and a
table cost, how soon a killed server is back.

    python bench/server.py                       200 tables of 9 players and a watcher, 200 acts a second
    python bench/server.py --tables 20 --acts 50 --seconds 10

The server has a process of its own; players think so long that all tables together act that often. Aims stand beside the figures;
two cores, one for each side, are what they are meant for.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path

from burncard.client.bot import act, own
from burncard.client.line import TableLine, join
from burncard.client.served import Served
from burncard.rooms import Role
from burncard.server.tables.hall import Hall
from burncard.server.tables.wire import Times
from burncard.store import open_store

AGREEMENT = {"game": "cash", "blinds": [1, 2], "buy_in": [20, 200]}
#: (what, aim, unit); p50 and p99 are of acts.
AIMS = {
    "acts a second": "200", "p50": "5 ms", "p99": "50 ms", "socket": "40 KiB", "table": "150 KiB",
    "listening again": "2 s", "all resynced": "5 s", "CPU an act": "-",
}  # fmt: skip


def megabytes(pid: int) -> float:
    """The resident memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def cpu(pid: int) -> float:
    """The processor time a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def open_tables(database: str, count: int) -> list[tuple[str, dict[Role, str]]]:
    """Tables written before the server starts: codes, and the secrets of their links."""

    async def opened() -> list[tuple[str, dict[Role, str]]]:
        store = open_store(Path(database))
        hall = Hall(store)
        times = Times(act=600, bank=0, away=600, next=0.05)
        try:
            return [await hall.create("online", AGREEMENT, open_seats=True, times=times) for _ in range(count)]
        finally:
            await hall.close()
            store.close()

    return asyncio.run(opened())


class Table:
    """One table's players and their watcher."""

    def __init__(self, server: Served, code: str, keys: dict[Role, str], options: argparse.Namespace) -> None:
        self.server, self.code, self.keys, self.options = server, code, keys, options
        self.lines: list[TableLine] = []
        self.took: list[tuple[float, float]] = []
        self.think = options.tables / options.acts

    async def come(self, stack: contextlib.AsyncExitStack) -> None:
        """Everybody joins and is seen."""
        guests = [(Role.HOST, "Hanna"), *[(Role.PLAYER, f"P{number}") for number in range(1, self.options.players)]]
        for role, name in (*guests, (Role.WATCHER, "Walt")):
            person, token = await asyncio.to_thread(join, self.server.address, self.code, self.keys[role], name)
            line = await stack.enter_async_context(TableLine(self.server.address, self.code, person, token))
            await line.state()
            self.lines.append(line)

    async def sit(self) -> None:
        """Everybody but the watcher sits down, and the first hand is dealt."""
        for number, line in enumerate(self.lines[:-1], 1):
            await line.do(f"{line.person} sit {number} 200")
        await self.lines[0].do("host button lowest")
        await self.lines[0].do("host deal")

    async def play(self, until: float) -> None:
        """Every turn is thought about, taken, and timed."""
        host, version, chance = self.lines[0], -1, random.Random(self.code)
        await asyncio.sleep(chance.random() * self.think)
        while time.monotonic() < until:
            try:
                snap = await asyncio.wait_for(host.state(version), 0.5)
            except TimeoutError:
                snap = host.snap
            version, hand = snap["v"], snap["table"]["hand"]
            if hand is None:
                await host.do("host deal")
                continue
            due = next(
                (line for line in self.lines if line.snap and hand["due"] == f"p{own(line.snap, line.person)}"), None
            )
            if due is None:
                continue
            await asyncio.sleep(self.think * (0.5 + chance.random()))
            began = time.monotonic()
            mine = due.snap["table"]["hand"]
            if mine:
                await due.do(act(mine, own(due.snap, due.person), chance.random()))
                self.took.append((began, time.monotonic() - began))


async def measure(
    options: argparse.Namespace, server: Served, opened: list[tuple[str, dict[Role, str]]]
) -> dict[str, str]:
    """Play for so long, kill the server, and wait until everybody is back."""
    pid = server.pid
    empty = megabytes(pid)
    async with contextlib.AsyncExitStack() as stack:
        tables = [Table(server, code, keys, options) for code, keys in opened]
        for table in tables:
            await table.come(stack)
        met, sockets = megabytes(pid), sum(len(table.lines) for table in tables)
        for table in tables:
            await table.sit()
        full = megabytes(pid)
        began, used = time.monotonic(), cpu(pid)
        async with asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(table.play(began + options.warm + options.seconds))
        spent, used = time.monotonic() - began, cpu(pid) - used
        took = sorted(one for table in tables for at, one in table.took if at > began + options.warm)
        acts = sum(len(table.took) for table in tables)
        versions = [line.snap["v"] for table in tables for line in table.lines]
        await asyncio.to_thread(server.kill)
        gone = time.monotonic()
        await asyncio.to_thread(server.start)
        listening = time.monotonic() - gone
        lines = [line for table in tables for line in table.lines]
        for line in lines:
            line.snap = {}
        for line, before in zip(lines, versions, strict=True):
            if (await line.state())["v"] < before:
                raise RuntimeError(f"{line.table}: a state that was shown is lost")
        resynced = time.monotonic() - gone
    if not took:
        raise RuntimeError("nobody acted")
    return {
        "acts a second": f"{len(took) / options.seconds:.0f}",
        "p50": f"{1000 * took[len(took) // 2]:.1f} ms",
        "p99": f"{1000 * took[int(len(took) * 0.99)]:.1f} ms",
        "CPU an act": f"{1000 * used / max(1, acts):.1f} ms ({100 * used / spent:.0f} % of a core)",
        "socket": f"{(met - empty) * 1024 / sockets:.0f} KiB",
        "table": f"{(full - met) * 1024 / len(tables):.0f} KiB with a hand on, without its sockets",
        "listening again": f"{listening:.1f} s",
        "all resynced": f"{resynced:.1f} s",
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=9)
    parser.add_argument("--acts", type=float, default=200.0, help="acts a second over all tables")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=5.0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.sqlite3")
        opened = open_tables(database, options.tables)
        with Served(database) as server:
            found = asyncio.run(measure(options, server, opened))
    sys.stdout.write(f"{options.tables} tables, {options.tables * (options.players + 1)} sockets\n")
    for what, value in found.items():
        sys.stdout.write(f"{what:16} {value:44} aim {AIMS[what]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
