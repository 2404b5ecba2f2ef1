"""The lines of a table script: one file a line, ``d_kill``, ``p_cbr``, ``fl_clock``; being in this folder registers it.

Such a file holds ``LINE``. Files of other names are what several have in common: the handlers, by what they are about. A
line is held against what is due, and becomes a fact.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Final

from burncard.errors import LineError
from burncard.game.forms import Given, read
from burncard.game.lines import DEALER, FLOOR, Line, seat_number
from burncard.referee.lines.kind import LineKind, Side
from burncard.referee.model.state import State

_NAMED: Final = re.compile(r"(?:d|p|fl)_\w+")
_UNKNOWN: Final[Mapping[Side, str]] = {"d": "line_dealer", "p": "line_player", "fl": "line_floor"}


@cache
def every() -> Mapping[str, LineKind]:
    """All of them by the name of the file, in the order of lists. Raises LookupError for a file without a value, and for
    one that is named for another line."""
    found: dict[str, LineKind] = {}
    for name in sorted([info.name for info in pkgutil.iter_modules(__path__) if _NAMED.fullmatch(info.name)]):
        value = getattr(importlib.import_module(f"{__name__}.{name}"), "LINE", None)
        if not isinstance(value, LineKind):
            raise LookupError(f"lines/{name} has no LINE")
        if name != f"{value.who}_{value.what}":
            raise LookupError(f"lines/{name}: its LINE is {value.who}_{value.what}; the file is named for it")
        found[name] = value
    return dict(sorted(found.items(), key=lambda pair: pair[1].place))


def words(side: Side) -> list[str]:
    """What dealer, players or floor can do, as it stands in a line."""
    return [kind.what for kind in every().values() if kind.who == side]


def kind_of(line: Line) -> LineKind:
    """What a line that was read is a case of."""
    return every()[f"{'p' if line.who > 0 else 'fl' if line.who == FLOOR else 'd'}_{line.what}"]


def _read(text: str) -> tuple[LineKind, Line]:
    said = text.split("#", 1)[0].split()
    if len(said) < 2:
        raise LineError("line_short", line=text)
    who, what = said[:2]
    side: Side = "d" if who == "d" else "fl" if who == "fl" else "p"
    number = DEALER if side == "d" else FLOOR if side == "fl" else seat_number(who)
    if number is None:
        raise LineError("line_who", line=text, who=who)
    kind = every().get(f"{side}_{what}")
    if kind is None:
        *others, last = words(side)
        raise LineError(_UNKNOWN[side], line=text, what=what, known=f"{', '.join(others)} or {last}")
    line = read(Given(text, kind.form, kind.example), number, what, said[2:])
    return kind, line if kind.then is None else kind.then(text, line)


@lru_cache(maxsize=8192)
def parse(text: str) -> Line:
    """Read one line, without knowing the hand. Raises LineError saying what was read and what would be right."""
    return _read(text)[1]


@lru_cache(maxsize=8192)
def handled(text: str) -> tuple[Callable[[State, Line], None] | None, Line]:
    """A line and who sees to it (None: an act entered late)."""
    kind, line = _read(text)
    return kind.does, line
