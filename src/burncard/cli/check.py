"""`burncard check`: hand histories held against the referee."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from burncard.histories.cluster import ray_each
from burncard.histories.work import Found, check_file, divided, each


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    if wrong := unknown_format(options.format):
        print(wrong, file=sys.stderr)
        return 2
    found = Found()
    bar = Bar(options.files)
    run = partial(ray_each, address=options.ray) if options.ray else partial(each, jobs=options.jobs)
    for (path, _, share), one in run(check_file, divided(spread(options.files), options.format, options.jobs)):
        found.add(one)
        bar.step(path, found.hands, share.parts)
    bar.end()
    if options.jobs > 1 or options.ray:  # they came as they were done
        for told in (found.wrong, found.refused):
            told.sort(key=lambda one: (one["file"], one["line"]))
    if options.json:
        print(
            json.dumps(
                {"hands": found.hands, "ok": found.ok, "wrong": found.wrong, "refused": found.refused},
                ensure_ascii=False,
            )
        )
    else:
        _tell(found)
    return 1 if found.wrong_count else 2 if found.reasons else 0


def unknown_format(name: str) -> str:
    """The complaint about a format that is not there, "" for one that is."""
    from burncard.histories.detect import named

    try:
        if name:
            named(name)
    except KeyError as error:
        return str(error.args[0])
    return ""


def spread(paths: Sequence[str]) -> list[str]:
    """Folders as their files, so that each is a task of its own; all else as given."""
    from burncard.histories.sources import sources

    found: list[str] = []
    for path in paths:
        if Path(path).is_dir():
            found += dict.fromkeys(source.name.partition("!")[0] for source in sources([path]))
        else:
            found.append(path)
    return found


def _tell(found: Found) -> None:
    for one in found.wrong:
        print(f"{one['file']}:{one['line']}: hand {one['hand']}: {one['reason']}: {one['found']}; {one['expected']}")
    for one in found.refused:
        print(f"{one['file']}:{one['line']}: refused: {one['said']}")
    for text, count in found.notes.most_common():
        print(f"  noted {count} times: {text}")
    table([("hands", found.hands), ("right", found.ok), ("wrong", found.wrong_count), ("refused", found.reasons.total())],
          found.rules, found.reasons)  # fmt: skip


def table(rows: list[tuple[str, int]], rules: Counter[str], reasons: Counter[str]) -> None:
    """The closing table: how many, and of what failed, why."""
    for name, count in rows:
        print(f"{name:12}{count:>10,}")
    for kind, counts in (("wrong", rules), ("refused", reasons)):
        for name, count in counts.most_common():
            print(f"  {kind}: {name:20}{count:>8,}")


class Bar:
    """How far it is, by bytes, on a terminal's error stream; silent elsewhere."""

    def __init__(self, files: Sequence[str]) -> None:
        self.shown = sys.stderr.isatty()
        self.whole = sum(_size(path) for path in spread(files)) if self.shown else 0
        self.done = 0
        self.began = time.monotonic()

    def step(self, path: str, hands: int, parts: int = 1) -> None:
        """A file is done, or one of its `parts`."""
        if not self.shown:
            return
        self.done += _size(path) // parts
        part = self.done / self.whole if self.whole else 1.0
        rate = hands / max(time.monotonic() - self.began, 0.001)
        print(
            f"\r[{'#' * int(part * 30):30}] {part:4.0%} {hands:,} hands, {rate:,.0f} a second",
            end="",
            file=sys.stderr,
            flush=True,
        )

    def end(self) -> None:
        """All is done: the line is wiped."""
        if self.shown:
            print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)


def _size(path: str) -> int:
    try:
        return Path(path).stat().st_size
    except OSError:
        return 0


def plain(thing: Any) -> Any:
    """A value as JSON has it."""
    return list(thing) if isinstance(thing, tuple) else thing
