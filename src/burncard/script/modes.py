"""Which of the two modes a file is in, and what the amounts in its lines are. Looks at lines; judges none.

A file is in PHH mode if it has neither `_deck` nor `_rulebook`, every ``d dh`` gives two cards, and no line is outside
PHH (for hold'em: ``d dh``, ``d db``, ``f``, ``cc``, ``cbr``, ``sm``). Otherwise it is a table file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from burncard.script import decimals

PHH: Final = "phh"
TABLE: Final = "table"

CARD: Final = "(?:[2-9TJQKA][cdhs]|\\?\\?)"
_OF_PHH: Final = re.compile(
    rf"d\s+dh\s+p\d+\s+{CARD}{{2}}|d\s+db\s+{CARD}{{1,5}}"
    rf"|p\d+\s+(?:f|cc|cbr\s+\S+|sm|sm\s+-|sm\s+(?:{CARD})+)",
    re.ASCII,
)
_RAISE: Final = re.compile(r"\s*p\d+\s+cbr\s+(\S+)\s*", re.ASCII)


def bare(line: str) -> str:
    """`line` without its commentary and the blanks around it; empty if it says nothing."""
    return re.split(r"(?:^|\s)#", line, maxsplit=1)[0].strip()


def mode(data: dict[str, Any]) -> str:
    """``"phh"`` or ``"table"`` for the checked fields of a file."""
    if "_deck" in data or "_rulebook" in data:
        return TABLE
    return PHH if all(not bare(line) or is_phh(line) for line in data["actions"]) else TABLE


def is_phh(line: str) -> bool:
    """Whether PHH has this line, its ``d dh`` with two cards."""
    return _OF_PHH.fullmatch(bare(line)) is not None


def raises(actions: Iterable[str]) -> list[decimals.Amount]:
    """The amounts of all ``cbr`` lines that name one."""
    found: list[decimals.Amount] = []
    for line in actions:
        match = _RAISE.fullmatch(bare(line))
        value = decimals.amount(match.group(1)) if match else None
        if value is not None and decimals.finite(value):
            found.append(value)
    return found


def in_units(line: str, places: int) -> str:
    """A ``cbr`` line with its amount counted in units of 10**-places; any other line, or amount, as it is."""
    if places == 0 and "." not in line:
        return line
    match = _RAISE.fullmatch(bare(line))
    value = decimals.amount(match.group(1)) if match else None
    if match is None or value is None or not decimals.finite(value) or decimals.places([value]) > places:
        return line
    start, end = match.span(1)
    return bare(line)[:start] + str(decimals.units(value, places)) + bare(line)[end:]
