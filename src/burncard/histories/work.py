"""One task: one file in, its counters out. The same function runs here, on a process pool, or on another machine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from burncard.histories.chain import Chain
from burncard.histories.check import Checked, check
from burncard.histories.reading import WHOLE, Rejected, Share, read_files, rejected
from burncard.histories.record import Record
from burncard.histories.refusals import Refused

MOST_KEPT: Final = 1000
"""As many wrong and refused hands of a file are told one by one; all are counted."""
LARGE: Final = 1 << 20
"""A file of so many bytes is worth dividing among processes."""


@dataclass(slots=True)
class Found:
    """What came of some hands. `wrong` and `refused` are ready for JSON; `notes` are counts of conventions met."""

    hands: int = 0
    ok: int = 0
    wrong_count: int = 0
    wrong: list[dict[str, Any]] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    notes: Counter[str] = field(default_factory=Counter)
    rooms: Counter[str] = field(default_factory=Counter)

    def add(self, other: Found) -> None:
        """Take in what came of other hands."""
        self.hands += other.hands
        self.ok += other.ok
        self.wrong_count += other.wrong_count
        self.wrong += other.wrong
        self.refused += other.refused
        for mine, more in (
            (self.reasons, other.reasons),
            (self.rules, other.rules),
            (self.notes, other.notes),
            (self.rooms, other.rooms),
        ):
            mine.update(more)


def checked(hands: Iterable[Record | Rejected]) -> Iterator[Checked | Rejected]:
    """Each hand held against the referee; what cannot be is rejected with its reason."""
    for hand in hands:
        if isinstance(hand, Rejected):
            yield hand
            continue
        try:
            yield check(hand)
        except Refused as error:
            yield rejected(error, hand.place.file, hand.place.line, hand.id, hand.raw)


def check_file(path: str, format_: str = "", share: Share = WHOLE) -> Found:
    """The task of `burncard check`: a file, a folder or an archive, or a share of one, held against the referee."""
    found = Found()
    chain = Chain()
    for one in checked(read_files([path], format_, share)):
        found.hands += 1
        if isinstance(one, Rejected):
            found.reasons[one.reason] += 1
            if len(found.refused) < MOST_KEPT:
                found.refused.append(
                    {"file": one.file, "line": one.line, "hand": one.hand, "reason": one.reason, "said": one.said}
                )
            continue
        record = one.record
        found.rooms[record.format] += 1
        found.notes.update(set(one.notes))
        found.notes.update(chain.next(one))
        if one.ok:
            found.ok += 1
            continue
        found.wrong_count += 1
        for deviation in one.deviations:
            found.rules[deviation.rule] += 1
            if len(found.wrong) < MOST_KEPT:
                found.wrong.append(
                    {"file": record.place.file, "line": deviation.line or record.place.line, "hand": record.id,
                     "reason": deviation.rule, "found": deviation.found, "expected": deviation.expected}
                )  # fmt: skip
    return found


def divided(paths: Iterable[str], format_: str = "", jobs: int = 1) -> list[tuple[str, str, Share]]:
    """The work of `check_file`: a task for each path, and a task for each share of one that is large."""
    return [
        (path, format_, Share(part, parts))
        for path in paths
        for parts in [jobs if jobs > 1 and _large(path) else 1]
        for part in range(parts)
    ]


def _large(path: str) -> bool:
    try:
        return Path(path).stat().st_size >= LARGE
    except OSError:
        return False


def each(task: Callable[..., Any], work: list[tuple[Any, ...]], jobs: int = 1) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Do `task` for each of `work` and give back what came of it: in order alone, as it comes on a pool of processes."""
    if jobs < 2 or len(work) < 2:
        for one in work:
            yield one, task(*one)
        return
    with ProcessPoolExecutor(min(jobs, len(work)), mp_context=get_context("spawn")) as pool:
        rest = iter(work)
        waiting: dict[Future[Any], tuple[Any, ...]] = {}
        for one in rest:
            waiting[pool.submit(task, *one)] = one
            if len(waiting) < 2 * jobs:
                continue
            yield from _done(waiting)
        while waiting:
            yield from _done(waiting)


def _done(waiting: dict[Future[Any], tuple[Any, ...]]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()
