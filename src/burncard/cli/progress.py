"""A progress bar for what takes over a second: on the error stream, and only where that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol


class Tell(Protocol):
    """Told how far the work has come; a total of 0 is not known."""

    def __call__(self, done: int, total: int) -> None: ...


@contextmanager
def bar(what: str, unit: str) -> Iterator[Tell | None]:
    """Something to tell the progress to, or None where nobody looks. `unit` is what is counted, such as " hands"."""
    if not sys.stderr.isatty():
        yield None
        return
    from tqdm import tqdm

    shown: Any = tqdm(desc=what, unit=unit, unit_scale=True, delay=1.0, leave=False, file=sys.stderr)

    def tell(done: int, total: int) -> None:
        if total:
            shown.total = total
        shown.update(done - shown.n)

    try:
        yield tell
    finally:
        shown.close()
