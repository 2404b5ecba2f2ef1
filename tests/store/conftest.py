"""The databases every store is held to: a SQLite file, and a PostgreSQL of our own on loopback."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from burncard.store import Store, open_store

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "scripts"))
_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a cluster that runs as long as the tests; skipped with a word where there is none, but in CI."""
    import postgres as cluster

    where = cluster.find()
    try:
        import psycopg  # noqa: F401
    except ImportError:
        where = None
    if where is None:
        say = "no PostgreSQL here (scripts/postgres.py installs Debian's), or no psycopg"
        pytest.fail(say) if os.environ.get("CI") == "true" else pytest.skip(say)
    with cluster.cluster(where) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database nobody has used."""
    if request.param == "sqlite":
        yield str(tmp_path / "table.sqlite3")
        return
    import psycopg

    address, name = request.getfixturevalue("postgres"), f"test_{next(_NUMBERS)}"
    with psycopg.connect(f"{address}/postgres", autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
        yield f"{address}/{name}"
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def opened(where: str) -> Iterator[Callable[[], Store]]:
    """Opens the database, as often as it is called; all are closed in the end."""
    stores: list[Store] = []

    def open_() -> Store:
        stores.append(open_store(where))
        return stores[-1]

    yield open_
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()
