"""`burncard show`: a hand in plain sentences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from burncard.cli.files import each
from burncard.cli.paint import Paint, paint_for
from burncard.narration import Told, tell
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import Ruling
from burncard.script.errors import ScriptError
from burncard.script.running import BROKEN, HOLDS

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
_BETTING: Final = ("preflop", "flop", "turn", "river")
_COLOUR: Final = {"title": "bold", "street": "bold", "ruling": "amber", "step": "dim", "why": "dim", "due": "dim"}


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    return show(options.files, why=options.why, equity=options.equity)


def show(files: Sequence[str], *, why: bool, equity: bool = False) -> int:
    """Tell every hand of every file, `why` each ruling, and on each street the `equity` of the hands. Exit code 0, or 2 if one cannot be read or run."""
    paint = paint_for(sys.stdout)
    worst = HOLDS
    first = True
    for file in files:
        for script in each(file):
            if isinstance(script, ScriptError):
                print(script, file=sys.stderr)
                worst = BROKEN
                continue
            try:
                told = list(tell(script, _explain if why else None, _worth if equity else None))
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


def _worth(hand: Hand) -> list[str]:
    """Each live player's equity, all cards still to come, nobody folding; nothing where a hand is not known."""
    from burncard.equity import equity

    state = hand.snapshot()
    board = state["board"].replace(" ", "")
    hands = {who: state["hole"].get(who, "").replace(" ", "") for who in state["live"]}
    known = all(len(held) == 4 and "?" not in held for held in hands.values()) and "?" not in board
    if state["phase"] not in _BETTING or len(hands) < 2 or not known or len(board) > 10:
        return []
    result = equity(*hands.values(), board=board, exact=True)
    shares = [f"{who} {share.equity:.1%}" for who, share in zip(hands, result.players, strict=True)]
    return [f"Equity: {', '.join(shares)}."]


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
