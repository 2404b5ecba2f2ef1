"""An evening of bots over real sockets: hosts, dealers who make mistakes, players who drop out, rebuy, leave and come back,
and a server that is killed. In the end the database is read and held against everything anybody was told.

    python -m burncard.client.evening --tables 3 --hands 50 --mistakes 0.1 --kill 5
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

from burncard.client.audit import Audit, Seen, audit
from burncard.client.guests import Guests
from burncard.client.line import open_table
from burncard.client.served import Served

AGREEMENT = {"game": "cash", "blinds": [1, 2], "buy_in": [20, 200], "rake": {"percent": 5, "cap": 3}}
TIMES = {"act": 3.0, "bank": 2.0, "away": 0.4, "next": 0.0}
KINDS = ("online", "by hand")


async def evening(options: argparse.Namespace, database: str) -> tuple[Audit, float]:
    """Play it, and read what is left."""
    chance = random.Random(options.seed)
    seen: list[Seen] = []
    with Served(database) as server:
        tables = []
        for number in range(options.tables):
            kind = KINDS[number % len(KINDS)]
            opened = open_table(
                server.address, server.key, kind=kind, agreement=AGREEMENT, times=TIMES, open_seats=number % 3 == 0
            )
            tables.append(Guests(server.address, opened, kind, options, random.Random(chance.random()), seen))
        began = time.monotonic()
        try:
            async with asyncio.TaskGroup() as group:
                running = [group.create_task(table.run()) for table in tables]
                if options.kill:
                    group.create_task(_killer(server, tables, running, options))
        except asyncio.CancelledError:
            for table in tables:
                sys.stderr.write(f"{table.stands()}\n")
            raise
        took = time.monotonic() - began
        acks = {(table.code, cid): v for table in tables for cid, v in table.acknowledged().items()}
    return audit(database, [table.code for table in tables], seen, acks), took


async def _killer(
    server: Served, tables: list[Guests], running: list[asyncio.Task[None]], options: argparse.Namespace
) -> None:
    """Kill the server so many times, spread over the hands."""
    whole = options.tables * options.hands
    for number in range(options.kill):
        due = whole * (number + 0.5) / options.kill
        while sum(table.hands() for table in tables) < due:
            if all(one.done() for one in running):
                return
            await asyncio.sleep(0.02)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        if options.verbose:
            sys.stderr.write(f"killed {number + 1}, back after {server.back:.2f} s\n")


def arguments() -> argparse.ArgumentParser:
    """The options."""
    parser = argparse.ArgumentParser(prog="python -m burncard.client.evening", description="An evening of bots.")
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--hands", type=int, default=50, help="hands at each table (default %(default)s)")
    parser.add_argument("--players", type=int, default=5, help="players at each table (default %(default)s)")
    parser.add_argument("--mistakes", type=float, default=0.1, help="share of the dealer's motions that go wrong")
    parser.add_argument("--kill", type=int, default=0, help="how often the server is killed")
    parser.add_argument(
        "--seed", type=int, default=None, help="of the bots' choices; the decks are drawn by the server"
    )
    parser.add_argument("--database", default="", help="a file or postgresql:// address (default: a temporary file)")
    parser.add_argument("--limit", type=float, default=900.0, help="seconds after which it has failed")
    parser.add_argument("--verbose", action="store_true")
    return parser


def main() -> int:
    """Play and say what came of it. Returns 0 if nothing was lost and nothing leaked."""
    options = arguments().parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = options.database or str(folder / "evening.sqlite3")
        try:
            found, took = asyncio.run(asyncio.wait_for(evening(options, database), options.limit))
        except TimeoutError:
            sys.stderr.write(f"The evening was not over after {options.limit:.0f} s.\n")
            return 1
    for text in found.words():
        sys.stdout.write(text + "\n")
    sys.stdout.write(f"time: {took:.1f} s, server killed {options.kill} times\n")
    return 0 if found.sound() and found.hands >= options.tables * options.hands else 1


if __name__ == "__main__":
    sys.exit(main())
