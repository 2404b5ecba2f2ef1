"""One thread that writes for everybody: what was asked for while it was busy goes into its next commit together."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

#: The most that one commit holds.
MOST: Final = 64

Work = Callable[[], Any]
Job = tuple[Work, "Future[Any]"]


class Writer:
    """Runs jobs in one thread. `commit` is given a batch, does each job in it and says what became of each (see
    `sql.SqlStore`); it must not raise."""

    def __init__(self, commit: Callable[[list[Job]], None]) -> None:
        self._commit = commit
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="burncard-store", daemon=True)
        self._closed = False
        self._door = threading.Lock()
        self._thread.start()

    def do(self, work: Work) -> Any:
        """Have `work` done and committed; returns what it returned, raises what it raised."""
        done: Future[Any] = Future()
        with self._door:
            if self._closed:
                raise RuntimeError("the store is closed")
            self._jobs.put((work, done))
        return done.result()

    def close(self) -> None:
        """Do what is waiting, and stop."""
        with self._door:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while len(batch) < MOST and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._commit(batch)
                    return
                batch.append(following)
            self._commit(batch)
