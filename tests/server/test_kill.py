"""A server that is killed with ``kill -9`` again and again: nothing that was answered for is lost."""

from __future__ import annotations

import contextlib
import json
import random
import re
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

START = """
import sys
from burncard.server.main import serve
sys.exit(serve("127.0.0.1", 0, sys.argv[1], pace=0.002))
"""
KILLS = 3


@contextlib.contextmanager
def running(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address; killed at the end if it is not dead already."""
    with subprocess.Popen([sys.executable, "-c", START, str(database)], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://(\S+)/", server.stdout.readline())
            assert address
            yield server, address[1]
        finally:
            server.kill()


@contextlib.contextmanager
def line_to(address: str) -> Iterator[ClientConnection]:
    with urllib.request.urlopen(f"http://{address}/") as page:
        cookie = page.headers["set-cookie"].split(";")[0]
    headers = {"Cookie": cookie}
    with connect(f"ws://{address}/table/socket", origin=f"http://{address}", additional_headers=headers) as socket:
        yield socket


def clumsy(socket: ClientConnection, name: str, chance: random.Random) -> Iterator[str]:
    """Commands without end, sensible and clumsy; the ids of those that were acknowledged."""
    table: dict[str, Any] = json.loads(socket.recv())["table"]
    for number in range(90):  # the flood limit lets a hundred through
        cid = f"{name}-{number}"
        command = chance.choice([{"t": "rest"}, {"t": "do", "lines": ["d bn"]}, {"t": "do", "lines": ["p3 cc"]}])
        if number % 12 == 0:
            command = {"t": "lesson", "rule": chance.randrange(1, 7)}
        socket.send(json.dumps({**command, "cid": cid, "v": table["v"], "hand": table["hand"]}))
        while True:
            frame = json.loads(socket.recv())
            if frame["t"] == "snap":
                table = frame["table"]
            elif frame["cid"] == cid:
                break
        if frame["t"] == "ack":
            yield cid


def test_nothing_acknowledged_is_lost(database: Path) -> None:
    chance = random.Random(1)
    acknowledged: list[str] = []
    for round_ in range(KILLS):
        with running(database) as (server, address), contextlib.suppress(ConnectionClosed), line_to(address) as socket:
            left = chance.randrange(3, 20)
            for cid in clumsy(socket, f"kill-{round_}", chance):
                acknowledged.append(cid)
                left -= 1
                if not left:  # a little later, so that it falls into the middle of something
                    threading.Timer(chance.random() * 0.02, server.kill).start()
    store = sqlite3.connect(database)
    stored = {cid for (cid,) in store.execute("SELECT cid FROM event WHERE cid IS NOT NULL")}
    numbers = [seq for (seq,) in store.execute("SELECT seq FROM event ORDER BY seq")]
    store.close()
    assert len(acknowledged) >= 3 * KILLS
    assert set(acknowledged) <= stored
    assert numbers == list(range(1, len(numbers) + 1)), "no gaps"
    with running(database) as (_, address), line_to(address) as socket:
        assert json.loads(socket.recv())["table"]["frozen"] == "", "the hand is rebuilt to the same state"
