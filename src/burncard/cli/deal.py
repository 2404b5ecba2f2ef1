"""`burncard deal`: a hand dealt in the terminal, line by line, the referee answering."""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from typing import Any, Final

from burncard.cli import USAGE, books
from burncard.cli.dialogue import Dialogue
from burncard.cli.paint import paint_for
from burncard.cli.practise import SCENES, Scene, deck_whose_board_plays
from burncard.cli.table import Table
from burncard.errors import BurncardError
from burncard.rulings import rulebooks

_PLAYERS: Final = 6
_STACK: Final = 200


def main(options: argparse.Namespace) -> int:
    """Set the table, bring it to the scene that is to be practised, and talk until the user has enough."""
    scene = SCENES[options.practise] if options.practise else None
    try:
        table = _table(options, scene)
        if scene:
            scene.lead(table)
    except (BurncardError, ValueError) as error:
        print(f"the table cannot be set: {error}", file=sys.stderr)
        return USAGE
    return Dialogue(table, scene, sys.stdin, sys.stdout, paint_for(sys.stdout)).run()


def _table(options: argparse.Namespace, scene: Scene | None) -> Table:
    stacks = _numbers("--stacks", options.stacks) if options.stacks else [_STACK]
    seats = options.seats if options.seats is not None else len(stacks) if len(stacks) > 1 else _PLAYERS
    if not 2 <= seats <= 22:
        raise ValueError(f"--seats {seats}: should be 2 to 22")
    if len(stacks) == 1:
        stacks *= seats
    if len(stacks) != seats:
        raise ValueError(f"--stacks {options.stacks}: should be one stack, or {seats} for {seats} seats")
    blinds = _numbers("--blinds", options.blinds) if options.blinds else [1, 2]
    if len(blinds) > 1 and blinds[0] > blinds[1]:
        raise ValueError(f"--blinds {options.blinds}: the small blind comes first, such as 1/2")
    setup: dict[str, Any] = {
        "stacks": stacks,
        "blinds": blinds,
        "rulebook": books.find(options.rulebook or rulebooks.DEFAULT),
    }
    if options.unknown:
        if scene:
            raise ValueError("--practise needs a deck that is known; leave out --unknown")
        return Table(setup, None)
    seed = _seed(options.seed)
    deck = deck_whose_board_plays(seed, seats) if scene and scene.board_plays else None
    return Table(setup, seed, deck)


def _numbers(option: str, text: str) -> list[int]:
    parts = [part.strip() for part in re.split("[/,]", text)]
    if not all(part.isascii() and part.isdigit() and len(part) < 16 for part in parts):
        raise ValueError(f"{option} {text}: should be whole numbers of chips such as 1/2 or 200,150,80")
    return [int(part) for part in parts]


def _seed(text: str | None) -> bytes:
    """32 bytes: from the system's secret source, or the same ones for the same text."""
    if text is None:
        return secrets.token_bytes(32)
    import hashlib

    return hashlib.sha256(text.encode()).digest()
