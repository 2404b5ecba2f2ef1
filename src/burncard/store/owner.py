"""Who holds a lease: one process on one machine, named so that a person can find it."""

from __future__ import annotations

import os
import re
import socket

_OWNER = re.compile(r"process ([0-9]+) on (.+)")


def me() -> str:
    """This process, as ``"process 123 on kitchen"``."""
    return f"process {os.getpid()} on {socket.gethostname()}"


def is_gone(owner: str) -> bool:
    """Whether it is certain that `owner` no longer runs: a process of this machine that is not there."""
    found = _OWNER.fullmatch(owner)
    if not found or found[2] != socket.gethostname() or os.name == "nt":
        return False
    try:
        os.kill(int(found[1]), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    return False
