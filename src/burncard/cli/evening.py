"""``burncard session FILE…``: run session files and print standings, ledger, settling up and hands.

Exit codes as `burncard run`: 0 all ran, 2 a file cannot be read or a line in it was refused (file, line, what was read,
what would be right; nothing half done).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from burncard.script.errors import ScriptError
from burncard.script.recording import fields_of
from burncard.script.writing import table
from burncard.session.errors import SessionError
from burncard.session.files.report import report
from burncard.session.files.session_file import read, writes
from burncard.session.files.tables import ledger_csv, results_page
from burncard.session.session import Session
from burncard.sim.session_bots import STYLES, evening_of_bots


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burncard session",
        description="Run session files: standings, ledger, who pays whom, hands. The format: docs/session.md.",
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="a .session file")
    parser.add_argument("--json", action="store_true", help="print the state after the last line as JSON")
    parser.add_argument("--csv", action="store_true", help="print the ledger, every entry, as CSV for a spreadsheet")
    parser.add_argument("--results", action="store_true", help="print the results as an HTML page to be printed")
    parser.add_argument("--scripts", metavar="FOLDER", type=Path, help="write each hand as a table script into FOLDER")
    parser.add_argument(
        "--bots",
        metavar="SEED",
        help="write a session of scripted bots instead, dealt from SEED (32 hexadecimal digits)",
    )
    parser.add_argument("--hands", type=int, default=20, help="how many hands the bots play (20)")
    parser.add_argument("--styles", default="careful,calling,bold", help=f"the bots: {', '.join(sorted(STYLES))}")
    return parser


def main(argv: Sequence[str]) -> int:
    """Run the command with these arguments; returns the exit code."""
    try:
        options = _parser().parse_args(list(argv))
    except SystemExit as stop:
        return int(stop.code or 0)
    out = sys.stdout
    if options.bots is not None:
        try:
            out.write(writes(evening_of_bots(options.bots, options.styles.split(","), options.hands)))
        except SessionError as error:
            sys.stderr.write(f"burncard session: {error}\n")
            return 2
        return 0
    if not options.files:
        sys.stderr.write("burncard session: name a file, or --bots SEED\n")
        return 2
    worst = 0
    for file in options.files:
        try:
            session = read(file)
        except ScriptError as error:
            sys.stderr.write(f"{error}\n")
            worst = 2
            continue
        if options.scripts is not None:
            try:
                sys.stderr.write(_write_scripts(session, options.scripts, Path(file).stem))
            except OSError as error:
                sys.stderr.write(f"burncard session: {options.scripts}: {error.strerror}\n")
                return 2
        if len(options.files) > 1 and not (options.json or options.csv or options.results):
            out.write(f"== {file}\n")
        out.write(_told(session, options))
    return worst


def _told(session: Session, options: argparse.Namespace) -> str:
    if options.json:
        return json.dumps(session.snapshot(), ensure_ascii=False) + "\n"
    if options.csv:
        return ledger_csv(session)
    return results_page(session) if options.results else report(session)


def _write_scripts(session: Session, folder: Path, name: str) -> str:
    """Write the hands, and say how many there were to write."""
    folder.mkdir(parents=True, exist_ok=True)
    hands = session.evening.played
    for hand in hands:
        for run, played in enumerate(hand.hands, 1):
            more = f"-{run}" if len(hand.hands) > 1 else ""
            script = table({"players": list(hand.names), **fields_of(played)})
            (folder / f"{name}-{hand.number:04}{more}.hand").write_text(script, encoding="utf-8")
    bare = sum(not hand.hands for hand in hands)
    results = f"; {bare} {'is' if bare == 1 else 'are'} results only, without a record" if bare else ""
    return f"{name}: {len(hands) - bare} of {len(hands)} hands written{results}\n"
