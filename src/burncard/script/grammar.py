"""Whether the lines of a file are lines at all, found out before anything is run so that all garbled ones are said.

The grammar of a line is the referee's (`burncard.referee.lines`); here it is applied to a whole file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from burncard.errors import LineError
from burncard.game.lines import seat_number
from burncard.referee.lines import parse
from burncard.script import modes
from burncard.script.errors import shown
from burncard.script.header import Complaints

_TWO_CARDS: Final = re.compile(rf"d\s+dh\s+p\d+\s+{modes.CARD}{{2}}", re.ASCII)


def check(actions: Sequence[str], mode: str, places: int, players: int, complaints: Complaints) -> None:
    """Complain of each line that is none, and of each player there is not. `places`: see `modes.in_units`."""
    pairs: list[tuple[int, str]] = []
    for at, action in enumerate(actions):
        line = modes.bare(action)
        if not line:
            continue
        if _TWO_CARDS.fullmatch(line):
            pairs.append((at, line))
            line = line[:-2] if mode == modes.PHH else line
        number = _number(line)
        if number is not None and not 1 <= number <= players:
            complaints.add(("actions", at), shown(action), f"the players are p1 to p{players}")
        elif not (pairs and pairs[-1][0] == at and mode == modes.TABLE):
            _line(modes.in_units(line, places), action, at, complaints)
    if mode == modes.TABLE and pairs and not complaints.problems:
        _pairs(actions, pairs, complaints)


def _line(line: str, action: str, at: int, complaints: Complaints) -> None:
    try:
        parse(line)
    except LineError as error:
        said = str(error).removeprefix(f"{line!r}").lstrip(": ")  # the line is shown already
        complaints.add(("actions", at), shown(action), said)


def _number(line: str) -> int | None:
    """The highest player a line names, as doer or as the receiver of a card."""
    named = [seat_number(word) for word in line.split()[:3]]
    return max([number for number in named if number is not None], default=None)


def _pairs(actions: Sequence[str], pairs: Sequence[tuple[int, str]], complaints: Complaints) -> None:
    """Two cards at once in a table file: it was meant as a PHH file, so say which line made it a table file."""
    at, line = pairs[0]
    other = next((action for action in actions if modes.bare(action) and not modes.is_phh(action)), None)
    why = "it has _deck or _rulebook" if other is None else f"of {shown(other)}, which PHH does not have"
    right = f"a table file pitches one card at a time, and this is one because {why}"
    complaints.add(("actions", at), shown(line), right)
