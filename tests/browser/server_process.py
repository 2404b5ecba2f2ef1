"""The table server as a process of its own, so that it can be killed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

_START = """
import sys
from burncard.server.main import serve
sys.exit(serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], pace=float(sys.argv[3])))
"""


class Server:
    """Start, kill, start again: the same database, the same port."""

    def __init__(self, database: Path, pace: float = 0.1) -> None:
        self.database, self.pace = database, pace
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = database.with_suffix(".log").open("a")

    def start(self) -> str:
        """Start it (on the same port again after the first time) and return its address."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", _START, str(self.port), str(self.database), str(self.pace)],
            stdout=subprocess.PIPE, stderr=self.log, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        address = re.search(r"http://\S+?:(\d+)/", said)
        assert address, f"the server did not start: {said!r}; see {self.log.name}"
        self.port = int(address[1])
        return address[0]

    def kill(self) -> None:
        """``kill -9``: no farewell, nothing flushed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def close(self) -> None:
        self.kill()
        self.log.close()
