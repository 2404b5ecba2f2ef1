"""A server in a process of its own, to be killed and started again at the same address."""

from __future__ import annotations

import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import time
from types import TracebackType

_PATIENCE = 30.0


class Served:
    """As a context: the server runs in it. `back` is how long the newest start took, in seconds."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.key, self.back = "", 0.0
        self._database = database
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers. Raises RuntimeError if it does not."""
        began = time.monotonic()
        words = [sys.executable, "-m", "burncard", "serve", "--port", str(self.port), "--database", self._database]
        self._process = subprocess.Popen(
            [*words, "--no-open", "--frames", "1000000"], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
        )
        assert self._process.stdout is not None
        for text in self._process.stdout:
            if found := re.search(r"with the key (\S+)", text):
                self.key = found[1]
                break
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() - began > _PATIENCE:
                raise RuntimeError("the server does not answer")
            time.sleep(0.02)
        self.back = time.monotonic() - began

    @property
    def pid(self) -> int:
        """The server's process, 0 while there is none."""
        return self._process.pid if self._process else 0

    def _answers(self) -> bool:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == 200
        except OSError:
            return False
        finally:
            line.close()

    def kill(self) -> None:
        """SIGKILL."""
        self._end(signal.SIGKILL)

    def _end(self, how: int) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def __enter__(self) -> Served:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end(signal.SIGTERM if kind is None else signal.SIGKILL)
