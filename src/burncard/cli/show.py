"""`burncard show`: a hand in plain sentences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from burncard.cli.paint import Paint, paint_for
from burncard.referee.hand import Hand
from burncard.referee.incident import Ruling
from burncard.script.errors import ScriptError
from burncard.script.reading import read_all
from burncard.script.running import BROKEN, HOLDS
from burncard.script.telling import Told, tell

_INDENT: Final = {
    "title": "",
    "street": "",
    "line": "  ",
    "place": "  ",
    "ruling": "  ",
    "step": "     ",
    "why": "     ",
    "due": "",
}
_COLOUR: Final = {"title": "bold", "street": "bold", "ruling": "amber", "step": "dim", "why": "dim", "due": "dim"}


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    return show(options.files, why=options.why)


def show(files: Sequence[str], *, why: bool) -> int:
    """Tell every hand of every file, and `why` each ruling. Exit code 0, or 2 if one cannot be read or run."""
    paint = paint_for(sys.stdout)
    worst = HOLDS
    first = True
    for file in files:
        try:
            for script in read_all(file):
                told = list(tell(script, _explain if why else None))
                print("" if first else "\n", end="")
                print(paint("dim", script.name))
                print(laid_out(told, paint))
                first = False
        except ScriptError as error:
            print(error, file=sys.stderr)
            worst = BROKEN
    return worst


def _explain(hand: Hand, ruling: Ruling) -> list[str]:
    from burncard.questions import why

    return why.why(hand, ruling).sentences()


def laid_out(told: Iterable[Told], paint: Paint) -> str:
    """Sentences one below the other, a blank line before each heading."""
    rows: list[str] = []
    for one in told:
        if one.kind in ("street", "due") and rows:
            rows.append("")
        text = f"Ruling: {one.text}" if one.kind == "ruling" else one.text
        colour = _COLOUR.get(one.kind)
        rows.append(_INDENT[one.kind] + (paint(colour, text) if colour else paint.cards(text)))
    return "\n".join(rows)
