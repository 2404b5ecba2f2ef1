"""The log of rulings on the command line: keep one, print all, export them."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burncard.questions.answer import Answer

_WRONG = 2


def keep(options: argparse.Namespace, answer: Answer) -> None:
    """Add the ruling to the log. Says so where it cannot be written: the answer is told all the same."""
    from burncard.questions import log

    one = log.entry(answer, datetime.now().astimezone(), options.table, options.by, options.reason)
    try:
        log.add(_file(options.log_file), one)
    except OSError as error:
        print(f"{_file(options.log_file)}: cannot be written, the ruling is not in the log: {error}", file=sys.stderr)


def print_log(options: argparse.Namespace) -> int:
    """Print what was kept: in words, as CSV or as JSON. Exit code 2 where the file is no log."""
    from burncard.errors import BurncardError
    from burncard.questions import log

    try:
        entries = log.read(_file(options.log_file))
    except (BurncardError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return _WRONG
    if options.json:
        print(json.dumps([asdict(one) for one in entries], ensure_ascii=False, indent=2))
    elif options.csv:
        print(log.as_csv(entries), end="")
    else:
        print("\n\n".join(["\n".join(log.told(one)) for one in entries]) or "No ruling has been kept.")
    return 0


def _file(name: str | None) -> Path:
    if name:
        return Path(name)
    from platformdirs import user_data_path

    return user_data_path("burncard", appauthor=False) / "rulings.jsonl"
