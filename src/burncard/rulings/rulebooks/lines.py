"""On which line of a flat TOML text a key stands; `tomllib` gives the values and forgets their lines."""

from __future__ import annotations

import re
from typing import Final

_TABLE: Final = re.compile(r"\s*(\[\[?)\s*([\w.\- ]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(r"""\s*["']?([\w.-]+)["']?\s*=""")


def lines_of(text: str) -> dict[str, int]:
    """Lines (from 1) by path: ``rules.early_turn``; ``row.1.remedy`` is the second ``[[row]]``."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    inside = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := _TABLE.match(line):
            inside = head[2]
            if head[1] == "[[":
                counts[inside] = counts.get(inside, -1) + 1
                inside = f"{inside}.{counts[inside]}"
            found.setdefault(inside, number)
        elif key := _KEY.match(line):
            found.setdefault(f"{inside}.{key[1]}" if inside else key[1], number)
    return found
