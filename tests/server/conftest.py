"""A table without sockets, and one behind Starlette's test client."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from players_at_table import Player

from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.table import Table
from burncard.store import Store, open_store

#: Bots that never come to act by themselves in a test.
NEVER = 3600.0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


@pytest.fixture
def at_table(database: Path) -> Iterator[Callable[..., Any]]:
    """Runs a test's coroutine at an open table; called again, the table is opened from what is on the disk."""

    def run(
        test: Callable[[Player], Awaitable[Any]],
        *,
        pace: float = NEVER,
        store: Store | None = None,
        books: Sequence[Rulebook] = (),
    ) -> Any:
        async def body() -> Any:
            own = store or open_store(database)
            table = Table(own, pace=pace, books=books)
            await table.open()
            try:
                return await test(Player(table))
            finally:
                await table.close()
                own.close()

        return asyncio.run(body())

    yield run
