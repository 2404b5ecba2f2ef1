"""`burncard replay`: a hand of a hand history told in sentences, and what of its record does not hold."""

from __future__ import annotations

import argparse
import sys

from burncard.cli.check import unknown_format
from burncard.cli.paint import paint_for
from burncard.cli.show import laid_out
from burncard.histories import table_script
from burncard.histories.check import Checked
from burncard.histories.reading import Rejected, read_files
from burncard.histories.work import checked
from burncard.narration import tell
from burncard.script.errors import ScriptError
from burncard.script.reading import reads


def main(options: argparse.Namespace) -> int:
    """What the command line asks for. Exit code 0; 1: a hand is wrong or the one asked for is not there; 2: refused."""
    if wrong := unknown_format(options.format):
        print(wrong, file=sys.stderr)
        return 2
    worst, told = 0, 0
    for one in checked(read_files(options.files, options.format)):
        if isinstance(one, Rejected):
            if not options.hand:
                print(f"{one.file}:{one.line}: {one.said}", file=sys.stderr)
                worst = 2
            continue
        if options.hand and one.record.id != options.hand:
            continue
        told += 1
        worst = max(worst, _tell(one))
        if options.hand:
            return worst
    if not told and not worst:
        print(f"no hand {options.hand}" if options.hand else "no hands", file=sys.stderr)
        return 1
    return worst


def _tell(one: Checked) -> int:
    paint = paint_for(sys.stdout)
    record = one.record
    print(paint("bold", f"{record.room or record.format} hand {record.id}  {record.time}  {record.table}".rstrip()))
    for number, player in enumerate(record.players, 1):
        print(f"  p{number} {player.name}")
    if one.replay:
        try:
            print(laid_out(tell(reads(table_script.write(one), record.place.file), None, None), paint))
        except ScriptError as error:
            print(error, file=sys.stderr)
    for deviation in one.deviations:
        print(paint("amber", f"{record.place.file}:{deviation.line}: {deviation}"))
    print()
    return 0 if one.ok else 1
