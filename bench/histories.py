"""Hand histories read, replayed and checked, beside pokerkit on the same text, in turn on one core.

`python bench/histories.py FILE… [--most 1000] [--rounds 3]`: PHH (.phhs) or PokerStars text. pokerkit is measured where it
can be imported. The ratio counts, not the rate of one machine; hands that the peer gets wrong count for it all the same.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from burncard.histories.check import check
from burncard.histories.reading import read_text
from burncard.histories.record import Record
from burncard.histories.refusals import Refused


def ours(text: str) -> int:
    """How many hands of the text were read, replayed and found right."""
    right = 0
    for one in read_text(text):
        if isinstance(one, Record):
            with contextlib.suppress(Refused):
                right += check(one).ok
    return right


def peer(text: str) -> int:
    """How many hands pokerkit read and replayed to their end; whether they are right it does not say."""
    from pokerkit import HandHistory

    read: Any = (
        HandHistory.loads_all(text)
        if text.lstrip().startswith("[")
        else HandHistory.from_pokerstars(text, error_status=False)
    )
    played = 0
    for history in read:
        with contextlib.suppress(ValueError):
            *_, _ = history
            played += 1
    return played


def first(text: str, most: int) -> str:
    """The first hands of a text."""
    return "\n\n\n".join([one.raw for _, one in zip(range(most), read_text(text), strict=False)])


def rate(run: Callable[[str], int], text: str, hands: int) -> tuple[float, int]:
    """(hands a second of this process' time, what `run` counted)."""
    began = time.process_time()
    with (
        contextlib.redirect_stderr(io.StringIO()),
        contextlib.redirect_stdout(io.StringIO()),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        count = run(text)
    return hands / (time.process_time() - began), count


def main() -> None:
    """Measure each file and say the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--most", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    engines: list[tuple[str, Callable[[str], int]]] = [("burncard", ours)]
    if find_spec("pokerkit"):
        engines.append(("pokerkit", peer))
    else:
        print("pokerkit is not installed: no peer", file=sys.stderr)
    for file in options.files:
        text = first(Path(file).read_text(encoding="utf-8-sig"), options.most)
        hands = sum(1 for _ in read_text(text))
        medians = []
        for name, run in engines:
            found = [rate(run, text, hands) for _ in range(options.rounds)]
            medians.append(statistics.median([each for each, _ in found]))
            print(f"{Path(file).name}: {name:10}{medians[-1]:>8,.0f} hands/s, {found[0][1]:,} of {hands:,}")
        if len(medians) > 1:
            print(f"{Path(file).name}: {medians[0] / medians[1]:.1f} times")


if __name__ == "__main__":
    main()
