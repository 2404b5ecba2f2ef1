"""`burncard convert` and `burncard anonymise`: hands from one format to another."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from contextlib import ExitStack
from datetime import timedelta
from functools import partial
from pathlib import Path

from burncard.cli.check import Bar, spread, unknown_format
from burncard.histories.convert import SCRIPT, Converted, convert, convert_file, writers
from burncard.histories.reading import read_files
from burncard.histories.work import each


def main(options: argparse.Namespace) -> int:
    """`burncard convert`."""
    wrong = unknown_format(options.format)
    if options.to not in (*writers(), SCRIPT):
        wrong = f"nothing is written as {options.to}; there are {', '.join(sorted([*writers(), SCRIPT]))}"
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    if options.out and (Path(options.out).is_dir() or options.out.endswith("/")):
        return _to_folder(options)
    return _to_file(options, None)


def anonymise(options: argparse.Namespace) -> int:
    """`burncard anonymise`."""
    from burncard.histories.anonymise import Anonymiser

    options.to = options.to or "phh"
    try:
        change = Anonymiser(Path(options.key_file).read_bytes().strip(), timedelta(days=options.shift_days))
    except (OSError, ValueError) as error:
        print(f"{options.key_file}: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
        return 2
    if options.to not in (*writers(), SCRIPT):
        print(f"nothing is written as {options.to}", file=sys.stderr)
        return 2
    return _to_file(options, change)


def _to_file(options: argparse.Namespace, change: object) -> int:
    whole = Converted()
    with ExitStack() as stack:
        out = sys.stdout.write
        if options.out:
            try:
                out = stack.enter_context(Path(options.out).open("w", encoding="utf-8", newline="\n")).write
            except OSError as error:
                print(f"{options.out}: {error.strerror}", file=sys.stderr)
                return 2
        whole = convert(read_files(options.files, options.format), options.to, out, change)  # type: ignore[arg-type]
    return _tell(whole.hands, whole.written, whole.kept_aside, whole.lost)


def _to_folder(options: argparse.Namespace) -> int:
    folder = Path(options.out)
    folder.mkdir(parents=True, exist_ok=True)
    hands = written = skipped = 0
    aside: list[str] = []
    lost: Counter[str] = Counter()
    bar = Bar(options.files)
    work = [(path, options.to, str(folder), options.format) for path in spread(options.files)]
    for (path, *_), one in each(partial(convert_file), work, options.jobs):
        hands, written, skipped = hands + one.hands, written + one.written, skipped + one.skipped
        aside += one.kept_aside
        lost.update(one.lost)
        bar.step(path, hands)
    bar.end()
    if skipped:
        print(f"{skipped} files were there already", file=sys.stderr)
    return _tell(hands, written, aside, lost)


def _tell(hands: int, written: int, aside: list[str], lost: Counter[str]) -> int:
    for line in aside:
        print(f"kept aside: {line}", file=sys.stderr)
    for name, count in lost.most_common():
        print(f"no place for: {name} ({count} hands)", file=sys.stderr)
    print(f"{hands} hands, {written} written, {hands - written} kept aside", file=sys.stderr)
    return 1 if aside else 0
