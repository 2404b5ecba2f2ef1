"""The outcomes of one mistake by several rulebooks, side by side."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from burncard.cli.paint import Paint

_LABEL: Final = 10
_WIDTH: Final = 38


def beside(outcomes: Sequence[Mapping[str, Any]], paint: Paint) -> str:
    """A column a book: the ruling, its source and steps, then where it led. `outcomes` are those of `compare`."""
    rows = [("", [outcome["title"] for outcome in outcomes])]
    given = [outcome.get("given") for outcome in outcomes]
    rows.append(("Ruling", [one["title"] if one else "none" for one in given]))
    rows.append(("Source", [one["source"] if one else "" for one in given]))
    steps = [[step["text"] for step in one["steps"]] if one else [] for one in given]
    rows += [(f"Step {number}", list(texts)) for number, texts in enumerate(zip_longest(*steps, fillvalue=""), 1)]
    for label, key in (("Board", "board"), ("Burns", "burns")):
        rows.append((label, [outcome.get(key, "") for outcome in outcomes]))
    rows.append(("Stacks", [" ".join(map(str, outcome.get("stacks", ()))) for outcome in outcomes]))
    if any("error" in outcome for outcome in outcomes):
        rows.append(("Stopped", [outcome.get("error", "") for outcome in outcomes]))
    return "\n".join([_row(label, cells, paint) for label, cells in rows])


def _row(label: str, cells: Sequence[str], paint: Paint) -> str:
    wrapped = [textwrap.wrap(cell, _WIDTH) or [""] for cell in cells]
    lines = []
    for at, parts in enumerate(zip_longest(*wrapped, fillvalue="")):
        text = "  ".join([part.ljust(_WIDTH) for part in parts])
        painted = paint.cards(text) if label else paint("bold", text)
        lines.append(((label if at == 0 else "").ljust(_LABEL) + painted).rstrip())
    return "\n".join(lines)
