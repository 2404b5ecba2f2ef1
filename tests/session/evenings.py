"""Helpers of the session's tests: an evening from a few lines, and hands that end quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from burncard.errors import BurncardError
from burncard.session.errors import SessionError
from burncard.session.session import Session
from burncard.sim.session_bots import STYLES, play

CASH: dict[str, Any] = {"game": "cash", "seats": 9, "blinds": [1, 2], "buy_in": [40, 200]}
LEVELS = [{"small": 25, "big": 50, "minutes": 20}, {"break": 10}, {"small": 50, "big": 100, "ante": 100,
          "ante_kind": "big-blind", "minutes": 20}]  # fmt: skip
TOURNAMENT: dict[str, Any] = {
    "game": "tournament", "seats": 9, "stack": 1000, "price": 90, "fee": 10, "late_level": 1, "reentries": 1,
    "payouts": [50, 30, 20], "levels": LEVELS,
}  # fmt: skip


def cash(lines: str = "", **fields: Any) -> Session:
    """A cash session after these lines."""
    return Session.of(CASH | fields, _split(lines))


def tournament(lines: str = "", **fields: Any) -> Session:
    return Session.of(TOURNAMENT | fields, _split(lines))


def _split(lines: str) -> list[str]:
    return [line for line in lines.splitlines() if line.split("#")[0].strip()]


def seated(names: str, chips: int = 100, **fields: Any) -> Session:
    """A cash session with players named by letters in seats 1, 2, …, the button at seat 1."""
    lines = [f"{name} sit {at} {chips}" for at, name in enumerate(names, 1)]
    return Session.of(CASH | fields, [*lines, "host button 1"])


def do(session: Session, lines: str) -> Session:
    for line in _split(lines):
        session.do(line)
    return session


def walk(session: Session, hands: int = 1, table: int = 1) -> None:
    """Hands in which nothing happens but that the button moves on."""
    prefix = "" if table == 1 else f"@{table} "
    for _ in range(hands):
        name = session.evening.players[_someone(session, table)].name
        session.do(f"{prefix}host result {name}=+0")


def _someone(session: Session, table: int) -> str:
    from burncard.session.hand_in_session import lineup_due

    seat = lineup_due(session.evening, table).order[0]
    return session.evening.seated(table)[seat].name


def bots_play(session: Session, seed: int, table: int = 1, style: str = "bold") -> None:
    """One hand dealt from a seed, everybody a bot."""
    prefix = "" if table == 1 else f"@{table} "
    session.do(f"{prefix}host deal seed {seed:064x}")
    play(session, table, dict.fromkeys(session.evening.players, STYLES[style]))


def refused(session: Session, line: str, message: str) -> None:
    """The line is refused with one clear message, and nothing has changed."""
    before, lines = session.digest(), list(session.lines)
    with pytest.raises((SessionError, BurncardError)) as error:
        session.do(line)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert (session.digest(), session.lines) == (before, lines)


def rebuilt(session: Session) -> None:
    """Rebuilt from its lines, the session is the same; without its last line it is what it was before that."""
    again = Session.of(session.config, session.lines)
    assert again.digest() == session.digest()
    assert again.snapshot() == session.snapshot()


def chips(session: Session) -> dict[str, int]:
    return {name: session.evening.chips(name) for name in session.evening.players}


Check = Callable[[Session], None]
