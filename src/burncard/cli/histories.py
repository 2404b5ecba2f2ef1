"""What the commands on hand histories are called and take: check, convert, anonymise, replay, stats."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Final

FILES: Final = "files, folders or .zip archives"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Tell the command line about all of them."""
    check = _command(
        commands,
        "check",
        "hold hand histories against the referee",
        "Read hands of any room that is read, play each by the rules and compare pots, returns, winners, shares and"
        " stacks. Exit code 0: all hold; 1: one is wrong; 2: one was refused, or a file cannot be read.",
    )
    check.add_argument("--json", action="store_true", help="one JSON object: hands, ok, wrong, refused")
    check.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default 1)")
    check.add_argument("--ray", default="", metavar="ADDRESS", help="use a Ray cluster (`local` starts one here)")
    check.set_defaults(run=_do("check"))
    convert = _command(
        commands,
        "convert",
        "write hand histories in another format",
        "Read hands of any room that is read, hold them against the referee, and write those that are right in another"
        " format. What was kept aside, and what the format has no place for, is told at the end. Exit code 0: all"
        " written; 1: some kept aside; 2: usage.",
    )
    convert.add_argument("--to", required=True, metavar="FORMAT", help="pokerstars, phh, ohh or table-script")
    convert.add_argument(
        "-o", "--out", default="", metavar="OUT", help="a file, or a folder for a file each (default: print)"
    )
    convert.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="processes to use when OUT is a folder (default 1)"
    )
    convert.set_defaults(run=_do("convert"))
    hide = _command(
        commands,
        "anonymise",
        "write hand histories without their people",
        "As convert, with keyed pseudonyms for players, other numbers for hands and tables, no chat and no comments, and"
        " shifted times. The same key gives the same pseudonyms.",
    )
    hide.add_argument("--to", default="phh", metavar="FORMAT", help="the format to write (default %(default)s)")
    hide.add_argument("-o", "--out", default="", metavar="OUT", help="a file (default: print)")
    hide.add_argument("--key-file", required=True, metavar="FILE", help="a file whose bytes are the secret key")
    hide.add_argument("--shift-days", type=float, default=0.0, metavar="DAYS", help="move every time by so many days")
    hide.set_defaults(run=_do("convert", "anonymise"))
    replay = _command(
        commands,
        "replay",
        "tell a hand of a hand history in sentences",
        "Tell hands of any room that is read, street by street, and what of their record does not hold.",
    )
    replay.add_argument("--hand", default="", metavar="ID", help="only the hand with this number")
    replay.set_defaults(run=_do("replay"))
    stats = _command(
        commands,
        "stats",
        "VPIP, PFR, winnings and the like of the players of hand histories",
        "Needs the extra burncard[stats]. Hands that are refused or wrong are left out and counted.",
    )
    stats.add_argument(
        "--by",
        default="player",
        choices=("player", "position", "stakes", "date"),
        help="one row for each (default %(default)s)",
    )
    stats.add_argument(
        "--store", default="", metavar="FOLDER", help="keep the Parquet tables here and use what is there"
    )
    stats.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (default 1)")
    stats.add_argument("--least", type=int, default=1, metavar="HANDS", help="leave out rows of fewer hands")
    stats.add_argument("--json", action="store_true", help="one JSON object a row")
    stats.add_argument(
        "--graph", default="", metavar="FILE", help="winnings hand by hand as SVG, or PNG by its name (with --player)"
    )
    stats.add_argument("--player", default="", metavar="NAME", help="whose winnings the graph shows")
    stats.set_defaults(run=_do("stats"))


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, short: str, long: str
) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=short, description=long)
    parser.add_argument("files", nargs="+", metavar="FILE", help=FILES)
    parser.add_argument("--from", dest="format", default="", metavar="FORMAT", help="do not guess the format")
    return parser


def _do(module: str, name: str = "main") -> Callable[[argparse.Namespace], int]:
    """The command in `module`, imported when it is done."""

    def do(options: argparse.Namespace) -> int:
        code: int = getattr(import_module(f"burncard.cli.{module}"), name)(options)
        return code

    return do
