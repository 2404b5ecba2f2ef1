"""What may be typed next at `burncard deal`, for the tab key: made from the lines there are. Prints nothing."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from burncard.referee.lines import every
from burncard.referee.lines.kind import LineKind

#: What is typed to the program and not told of the table.
COMMANDS: Final = ("help", "undo", "other", "why", "table", "save", "quit")


def completions(before: str, players: int) -> list[str]:
    """The words that may follow the whole words `before`: who or what, then players, flags and words of the line."""
    seats = [f"p{player}" for player in range(1, players + 1)]
    said = before.split()
    if not said:
        return [*COMMANDS, *[kind.what for kind in every().values()], "d", "fl", *seats]
    side = said[0] if said[0] in ("d", "fl") else "p" if said[0] in seats else ""
    kinds = [kind for kind in every().values() if kind.who == side or not side]
    if side and len(said) == 1:
        return [kind.what for kind in kinds]
    what, rest = (said[1], said[2:]) if side else (said[0], said[1:])
    return [word for kind in kinds if kind.what == what for word in _following(kind, rest, seats)]


def _following(kind: LineKind, rest: list[str], seats: list[str]) -> list[str]:
    form = kind.form
    first = [*(seats if form.seat != "none" else ()), *form.words] if not rest else []
    return [*first, *[flag for flag in form.flags if flag not in rest]]


def offer(players: int) -> None:
    """Let the tab key complete what is typed, and keep a history; nothing where the system has no line editor."""
    try:
        readline = import_module("readline")
    except ImportError:
        return

    def complete(begun: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()]
        fitting = [f"{word} " for word in completions(before, players) if word.startswith(begun)]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
