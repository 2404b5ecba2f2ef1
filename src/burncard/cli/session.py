"""`burncard session`: an evening of hands. It reads its own options; here it only gets its line in the help."""

from __future__ import annotations

import argparse


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """A line in the help; `burncard.cli.main` passes everything after the command on."""
    commands.add_parser("session", add_help=False, help="run an evening: standings, ledger, hands")
