"""Fixtures of the tests of tables with people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from burncard.store import Store, open_store


@pytest.fixture
def store() -> Iterator[Store]:
    opened = open_store(":memory:")
    yield opened
    opened.close()


@pytest.fixture
def run() -> Callable[[Coroutine[Any, Any, None]], None]:
    return lambda work: asyncio.run(asyncio.wait_for(work, 30))
