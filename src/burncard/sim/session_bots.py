"""Scripted bots that play an evening: an example, and a source of session files. They decide from their own view.

What they do depends on their cards, the price and the hand's number, never on chance: the seed decides the decks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from burncard.cards import UNKNOWN, cards
from burncard.evaluation import rank
from burncard.session.errors import SessionError
from burncard.session.session import Session
from burncard.session.state import Playing

# What a bot does: its view of the hand, its two cards, and what a call costs; "f", "cc" or "cbr N".
Style = Callable[[dict[str, Any], Sequence[int]], str]

_ROUNDS: Final = 400  # more lines than any hand takes


def careful(view: dict[str, Any], held: Sequence[int]) -> str:
    """Folds all but good cards; raises the best as little as may be."""
    strength = _strength(view, held)
    if not view["to_call"]:
        return f"cbr {view['min_to']}" if view["can_raise"] and strength > 75 else "cc"
    if strength > 85 and view["can_raise"]:
        return f"cbr {view['min_to']}"
    return "cc" if strength > 45 else "f"


def calling(view: dict[str, Any], held: Sequence[int]) -> str:
    """Calls nearly everything."""
    return "f" if view["to_call"] and _strength(view, held) < 12 else "cc"


def bold(view: dict[str, Any], held: Sequence[int]) -> str:
    """Raises what is half good, moves in with what is very good."""
    strength = _strength(view, held)
    if view["can_raise"] and strength > 90:
        return f"cbr {view['max_to']}"
    if view["can_raise"] and strength > 55:
        return f"cbr {min(view['max_to'], view['min_to'] * 2)}"
    return "cc" if strength > 30 or not view["to_call"] else "f"


STYLES: Final[dict[str, Style]] = {"careful": careful, "calling": calling, "bold": bold}


def _strength(view: dict[str, Any], held: Sequence[int]) -> float:
    """0 to 100, roughly: two cards by their ranks, more by the hand they make; 50 for what nobody has seen."""
    board = cards(view["board"])
    if UNKNOWN in (*held, *board):
        return 50.0
    if board:
        return 100 * rank([*held, *board]) / 7462
    high, low = sorted((face >> 2 for face in held), reverse=True)
    pair, suited = high == low, held[0] & 3 == held[1] & 3
    return min(100.0, 4 * high + 2 * low + 40 * pair + 6 * suited + 4 * (high - low == 1))


def evening_of_bots(seed: str, styles: Sequence[str], hands: int) -> Session:
    """A cash session played by bots of these styles, each hand's deck drawn from `seed`.

    Raises SessionError for a seed that is none, an unknown style, or fewer than two bots.
    """
    for style in styles:
        if style not in STYLES:
            raise SessionError("style", style=style, known=", ".join(sorted(STYLES)))
    if not 2 <= len(styles) <= 9 or hands < 1:
        raise SessionError("bots", n=len(styles))
    session = Session(
        {"game": "cash", "title": "An evening of bots", "seats": 9, "blinds": [1, 2], "buy_in": [40, 200]}
    )
    bots = {f"{style.capitalize()}{at}": STYLES[style] for at, style in enumerate(styles, 1)}
    for at, name in enumerate(bots, 1):
        session.do(f"{name} sit {at} 100")
    session.do("host button lowest")
    for number in range(hands):
        for player in session.evening.players.values():
            if player.seat and session.evening.chips(player.name) < 40:
                session.do(f"{player.name} add {100 - session.evening.chips(player.name)}")
                session.do(f"{player.name} in post")
        try:
            fresh = hashlib.sha256(bytes.fromhex(seed) + number.to_bytes(4, "big")).hexdigest()
        except ValueError:
            raise SessionError("seed", text=seed) from None
        session.do(f"host deal seed {fresh}")
        play(session, 1, bots)
    return session


def play(session: Session, table: int, bots: dict[str, Style]) -> None:
    """Play the hand at `table` to its end, every player a bot."""
    for _ in range(_ROUNDS):
        playing = session.evening.playing.get(table)
        if playing is None:
            return
        prefix = "" if table == 1 else f"@{table} "
        session.do(prefix + _next_line(playing, bots))
    raise SessionError("endless")


def _next_line(playing: Playing, bots: dict[str, Style]) -> str:
    who = playing.hand.due.who
    if not who.startswith("p"):
        return "d go *"
    player = int(who[1:])
    view = playing.hand.view(player)
    held = view["hole"][who]
    if view["to_call"] is None:
        return f"{who} sm {held}"
    return f"{who} {bots[playing.names[player - 1]](view, cards(held))}"
