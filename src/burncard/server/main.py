"""Starts the table server."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn

from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.app import app
from burncard.server.guard import LOCAL
from burncard.server.socket import MOST_BYTES
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
) -> int:
    """Serve the table at `host`:`port` until interrupted. Returns an exit code: 0, or 2 when it cannot start.

    `database` is the file that keeps the table (made if it is not there; ``burncard.sqlite3`` here by default) or a
    ``postgresql://…`` address; port 0
    takes any free one; `pace` is how long a bot thinks, in seconds; `books` are a house's own rulebooks. The address is printed
    once the server listens, and with `show` opened in a browser where there is one.
    """
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
    port = listener.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(
        f"The table is open: http://{shown}:{port}/   (Ctrl+C stops it; the hand is kept in {shown_store(where)})\n"
    )
    if host.lower() not in LOCAL:
        sys.stdout.write("Whoever reaches this address deals and plays at the table.\n")
    sys.stdout.flush()
    if show and on_a_screen():
        threading.Timer(0.5, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    config = uvicorn.Config(
        app(store, LOCAL | {host.lower()}, pace=pace, books=books),
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
