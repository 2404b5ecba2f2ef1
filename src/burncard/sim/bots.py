"""The plainest bots, to measure others by. `decide` (bot.py) is the sensible one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def caller(view: Mapping[str, Any], seat: int) -> str:
    """Checks or calls whatever it costs, and tables its hand."""
    return f"p{seat} {'sm -' if view['to_call'] is None else 'cc'}"


def folder(view: Mapping[str, Any], seat: int) -> str:
    """Checks where that is free, else folds."""
    return f"p{seat} {'sm -' if view['to_call'] is None else 'f' if view['to_call'] else 'cc'}"


def aggressor(view: Mapping[str, Any], seat: int) -> str:
    """Bets or raises the least whenever that is open, else calls."""
    return f"p{seat} cbr {view['min_to']}" if view["can_raise"] else caller(view, seat)
