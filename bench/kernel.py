"""Measure evaluation and equity against other packages on the same work: in turn, on one pinned core, in one process.

``python bench/kernel.py [--rounds 9] [--core 0] [--json FILE] [--only WORD]`` from an environment in which burncard,
burncard-kernel and the peers are installed; a peer that is missing is left out. In each round everyone does a row's
work once, so that a drifting clock meets all of them; a ratio is the median over the rounds of peer / ours, with the
lowest and highest. pokyr is GPL: install it by hand, to measure only.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from burncard.equity import equity
from burncard.equity.engine import load_table
from burncard.evaluation import evaluate, evaluate_many
from burncard.evaluation.backend import KERNEL
from burncard.ranges import Range

NARROW = "QQ+,AKs,AKo"
WIDE = "22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+,QJo"
SIX = ["AsAh", "KdKc", "QsQh", "JdTd", "9c9s", "7h6h"]
HANDS = 20_000


class Row(NamedTuple):
    """One piece of work: `ours` and the peers' ways to do it, and how many units of it one call does."""

    name: str
    unit: str
    units: int
    ours: Mapping[str, Callable[[], object]]
    peers: Mapping[str, Callable[[], object]]


def peer(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def rows() -> Iterator[Row]:
    yield single()
    yield batch()
    yield from preflop()
    yield flop()
    yield sampled()


def single() -> Row:
    source = random.Random(1)
    hands = [source.sample(range(52), 7) for _ in range(HANDS)]
    texts = ["".join("23456789TJQKA"[c >> 2] + "cdhs"[c & 3] for c in hand) for hand in hands]

    def over(function: Callable[[Any], object], items: list[Any]) -> Callable[[], object]:
        def run() -> None:
            for item in items:
                function(item)

        return run

    peers: dict[str, Callable[[], object]] = {}
    if poker := peer("poker.cpoker"):
        peers["pokyr"] = over(poker.handvalue, hands)
    if pkrbot := peer("pkrbot"):
        named = [[pkrbot.Card(text[i : i + 2]) for i in range(0, 14, 2)] for text in texts]
        peers["pkrbot"] = over(pkrbot.evaluate, named)
    if eval7 := peer("eval7"):
        named = [[eval7.Card(text[i : i + 2]) for i in range(0, 14, 2)] for text in texts]
        peers["eval7"] = over(eval7.evaluate, named)
    if phe := peer("phevaluator"):
        peers["phevaluator"] = over(lambda hand: phe.evaluate_cards(*hand), hands)
    ours = {"evaluate(str)": over(evaluate, texts), "evaluate(list)": over(evaluate, hands)}
    return Row("one 7-card hand a call", "ns", HANDS, ours, peers)


def batch() -> Row:
    numpy = importlib.import_module("numpy")
    source = numpy.random.default_rng(1)
    count = 1_000_000
    hands = numpy.argsort(source.random((count, 52), numpy.float32), axis=1)[:, :7].astype(numpy.uint8).copy()
    return Row("numpy batch of card bytes", "ns", count, {"evaluate_many": lambda: evaluate_many(hands)}, {})


def preflop() -> Iterator[Row]:
    omp = peer("pokerfast.equity")
    poker = peer("poker.cpoker")

    def by_omp(*players: str, **more: Any) -> dict[str, Callable[[], object]]:
        return {"pokerfast": lambda: omp.equity(list(players), **more)} if omp else {}

    numbers = [Range(text).numbers[0] for text in SIX]
    load_table()
    peers = by_omp(*SIX[:2])
    if poker:
        codes = [
            [52 - 4 * (n >> 2) - 4 + (n & 3) for n in (51, 50)],
            [52 - 4 * (n >> 2) - 4 + (n & 3) for n in (45, 44)],
        ]
        peers["pokyr"] = lambda: poker.full_enumeration(codes)
    yield Row(
        "heads-up pre-flop, exact",
        "us",
        1,
        {
            "table": lambda: equity("AsAh", "KdKc"),
            "from scratch": lambda: KERNEL.showdown(numbers[:2], b"", 0, False, None),
        },
        peers,
    )
    for count in (3, 6):
        some = SIX[:count]
        yield Row(f"{count}-way pre-flop, exact", "us", 1, {"equity": partial(equity, *some)}, by_omp(*some))
    narrow, wide = Range(NARROW), Range(WIDE)
    a, b = narrow.lightest.packed, wide.lightest.packed
    yield Row(
        "range v range pre-flop, exact",
        "us",
        1,
        {
            "table": lambda: equity(narrow, wide),
            "from scratch": lambda: KERNEL.versus(a, b, b"", 0, True, None),
        },
        by_omp(NARROW, WIDE),
    )
    on_flop = {"equity": lambda: equity(narrow, wide, board="2c7d9h")}
    yield Row("range v range on a flop, exact", "us", 1, on_flop, by_omp(NARROW, WIDE, board="2c7d9h"))


def flop() -> Row:
    omp = peer("pokerfast.equity")
    anything = Range("random")
    peers = {"pokerfast": lambda: omp.equity(["random", "random"], board="2c7d9h")} if omp else {}
    return Row(
        "any v any on a flop, exact", "us", 1, {"equity": lambda: equity(anything, anything, board="2c7d9h")}, peers
    )


def sampled() -> Row:
    omp = peer("pokerfast.equity")
    # pokerfast stops by standard error, never before 0.2 s: 8e-5 is about 24 million deals for both.
    deals = 24_000_000
    peers = {"pokerfast": lambda: omp.equity(SIX[:2], exact=False, stdev=8e-5)} if omp else {}
    ours = {"equity": lambda: equity(*SIX[:2], samples=deals, exact=False)}
    return Row("24 million sampled deals, heads-up", "us", 1, ours, peers)


SCALE = {"ns": 1e9, "us": 1e6}


def once(function: Callable[[], object]) -> float:
    """Seconds of processor time a call takes; quick ones are repeated until the clock can tell."""
    start = time.process_time()
    function()
    took = time.process_time() - start
    if took > 0.002:
        return took
    times = max(1, int(0.005 / max(took, 1e-7)))
    start = time.process_time()
    for _ in range(times):
        function()
    return (time.process_time() - start) / times


def measure(row: Row, rounds: int) -> dict[str, Any]:
    everyone = {**row.ours, **row.peers}
    for function in everyone.values():
        function()  # tables are made and files are read before the clock runs
    taken: dict[str, list[float]] = {name: [] for name in everyone}
    for _ in range(rounds):
        for name, function in everyone.items():
            taken[name].append(once(function))
    factor = SCALE[row.unit] / row.units
    out: dict[str, Any] = {"work": row.name, "unit": row.unit, "time": {}, "ratio": {}}
    for name, times in taken.items():
        out["time"][name] = round(statistics.median(times) * factor, 3)
    for name in row.peers:
        for own in row.ours:
            ratios = [theirs / mine for theirs, mine in zip(taken[name], taken[own], strict=True)]
            out["ratio"][f"{name} / {own}"] = [
                round(each, 2) for each in (statistics.median(ratios), min(ratios), max(ratios))
            ]
    return out


def imports(rounds: int) -> dict[str, Any]:
    """What importing takes with and without the kernel, each in a fresh interpreter."""
    taken: dict[str, list[float]] = {"kernel": [], "off": []}
    code = "import time; t = time.process_time(); import burncard.equity; print(time.process_time() - t)"
    for _ in range(rounds):
        for name, wish in (("kernel", "required"), ("off", "off")):
            out = subprocess.run(
                [sys.executable, "-c", code],
                env=os.environ | {"BURNCARD_KERNEL": wish},
                capture_output=True,
                check=True,
            )
            taken[name].append(float(out.stdout))
    times = {name: round(statistics.median(each) * 1000, 1) for name, each in taken.items()}
    return {"work": "import burncard.equity", "unit": "ms", "time": times, "ratio": {}}


def show(result: dict[str, Any]) -> None:
    times = ", ".join(f"{name} {each:g} {result['unit']}" for name, each in result["time"].items())
    print(f"{result['work']}: {times}")
    for name, (middle, low, high) in result["ratio"].items():
        print(f"    {name}: {middle:g} ({low:g}-{high:g})")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--core", type=int, default=0)
    options.add_argument("--json", type=Path)
    options.add_argument("--only", default="")
    chosen = options.parse_args()
    if KERNEL is None:
        sys.exit("burncard-kernel is not installed (or BURNCARD_KERNEL=off)")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {chosen.core})
    results = []
    for row in rows():
        if chosen.only in row.name:
            results.append(measure(row, chosen.rounds))
            show(results[-1])
    if chosen.only in "import":
        results.append(imports(chosen.rounds))
        show(results[-1])
    if chosen.json:
        chosen.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
