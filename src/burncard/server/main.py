"""Starts the table server."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import uvicorn

from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.app import app
from burncard.server.guard import LOCAL
from burncard.server.socket import MOST_BYTES
from burncard.server.tables.hall import Hall
from burncard.server.tables.reach import Reach
from burncard.store import StoreError, me, open_store

DATABASE = Path("burncard.sqlite3")


def shown_store(where: str | Path) -> str:
    """Where a table is kept, without the password of an address."""
    return re.sub(r"(//[^/@:]*):[^/@]*@", r"\1@", str(where))


def on_a_screen() -> bool:
    """Whether somebody sits before this machine: a browser of the terminal would take the terminal away."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | Path | None = None,
    *,
    pace: float = 0.8,
    books: Sequence[Rulebook] = (),
    show: bool = False,
    people: Mapping[str, Any] | None = None,
) -> int:
    """Serve the table at `host`:`port` until interrupted. Returns an exit code: 0, or 2 when it cannot start.

    `database` is the file that keeps the table (made if it is not there; ``burncard.sqlite3`` here by default) or a
    ``postgresql://…`` address; port 0
    takes any free one; `pace` is how long a bot thinks, in seconds; `books` are a house's own rulebooks. The address is printed
    once the server listens, and with `show` opened in a browser where there is one. `people` has the fields of Reach, who
    else may come and how, and `frames`, how many commands a person may send in 20 seconds.
    """
    given = dict(people or {})
    frames = int(given.pop("frames", 100))
    reach = Reach(**given)
    if reach.lan and host in LOCAL:
        host = "0.0.0.0"
    where = database or DATABASE
    try:
        listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        sys.stderr.write(f"{host}:{port} cannot be had: {error.strerror or error}. Another --port may be free.\n")
        return 2
    try:
        store = open_store(where)
        try:
            lease = store.claim("home", me())
        except StoreError:
            store.close()
            raise
    except StoreError as error:
        listener.close()
        sys.stderr.write(f"The table's database cannot be used. {error}\n")
        return 2
    # Sockets made by hand lack it, and a state and its answer are two small writes.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(
        f"The table is open: http://{shown}:{port}/   (Ctrl+C stops it; the hand is kept in {shown_store(where)})\n"
    )
    if host.lower() not in LOCAL:
        sys.stdout.write("Whoever reaches this address deals and plays at the practice table.\n")
    hall = Hall(store, base=reach.base(port) if reach.lan or reach.public else "", home=not reach.public)
    sys.stdout.write(f"A table for friends is opened at {reach.base(port)}/host#{hall.key}, with the key {hall.key}\n")
    for text in reach.words(store, port):
        sys.stdout.write(text + "\n")
    sys.stdout.flush()
    if show and on_a_screen():
        threading.Timer(0.5, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    config = uvicorn.Config(
        app(store, LOCAL | {host.lower()} | reach.names(), pace=pace, books=books, hall=hall, frames=frames),
        ssl_certfile=reach.certificate,
        ssl_keyfile=reach.certificate_key,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=10.0,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    try:
        uvicorn.Server(config).run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        store.release(lease)
        store.close()
    return 0
