"""Measure Burncard against other engines on the same work: in turn, on one pinned core, in one run.

`make bench`, or `python bench/run.py [--rounds 5] [--seconds 1.0] [--core 0]`. The peers are installed into an
environment of their own, `.bench/`, from `locks/bench.txt`. The ratio counts, not the rate of one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / ".bench"
PYTHON = OWN / "bin" / "python"
OURS = "burncard_hand"
PEERS = ("pokerfast_hand", "pokerkit_hand")
TARGET_RATE = 2500  # hands a second
TARGET_START = 80  # milliseconds from a fresh interpreter to a Hand
HAND = "from burncard import Hand; Hand([200] * 6, [1, 2, 0, 0, 0, 0], min_bet=2)"


def install() -> None:
    """The peers and this checkout in `.bench/`, when the lock file is new."""
    lock, stamp = ROOT / "locks" / "bench.txt", OWN / "burncard.stamp"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return
    print("setting up .bench …", flush=True)
    venv.create(OWN, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], check=True)
    stamp.write_text(lock.read_text())


def measure(engine: str, seconds: float, *words: str) -> dict[str, Any]:
    """One measurement in a fresh process, which inherits the pinned core."""
    command = [str(PYTHON), str(ROOT / "bench" / "measure.py"), engine, str(seconds), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{engine} failed:\n{done.stderr}")
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


def rates(rounds: int, seconds: float) -> None:
    """Every engine in turn, as often as there are rounds; medians and ratios."""
    engines = (OURS, *PEERS)
    found: dict[str, list[dict[str, Any]]] = {engine: [] for engine in engines}
    for turn in range(rounds):
        for engine in engines:
            found[engine].append(measure(engine, seconds, *(["prove"] if turn == 0 else [])))
    print(f"\nsix players check or call to the showdown; {rounds} rounds of {seconds:g} s, CPU time, one core")
    medians = {engine: statistics.median(each["hands_a_second"] for each in runs) for engine, runs in found.items()}
    for engine, runs in found.items():
        low, high = (pick(each["hands_a_second"] for each in runs) for pick in (min, max))
        rate = medians[engine]
        print(
            f"{engine:<16} {runs[0]['version']:<10} {rate:>8,.0f} hands/s  [{low:,.0f} to {high:,.0f}]"
            f"  {runs[0]['acts_a_hand']:.0f} acts a hand  {runs[-1]['megabytes']:.0f} MB"
            + (f"  ours is {medians[OURS] / rate:.2f} of it" if engine != OURS else f"  ({runs[0]['said']})")
        )
    word = "reached" if medians[OURS] >= TARGET_RATE else "MISSED"
    print(f"aim of {TARGET_RATE:,} hands/s: {word}")


def fresh(code: str) -> tuple[float, float]:
    """Milliseconds that a fresh interpreter takes for the code, start and end included: by the wall clock, and of CPU."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    subprocess.run([str(PYTHON), "-I", "-c", code], check=True)
    wall = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall * 1000, cpu * 1000


def start_time(times: int) -> None:
    """How long a fresh interpreter takes to a Hand, beside one that does nothing."""
    fresh(HAND)  # bytecode is written once
    both = [(*fresh("pass"), *fresh(HAND)) for _ in range(times)]
    nothing, nothing_cpu, hand, hand_cpu = (statistics.median(each) for each in zip(*both, strict=True))
    word = "reached" if hand <= TARGET_START else "MISSED"
    print(
        f"\na Hand in a fresh interpreter: {hand:.0f} ms ({hand_cpu:.0f} of CPU), "
        f"an empty interpreter: {nothing:.0f} ms ({nothing_cpu:.0f}); aim of {TARGET_START} ms: {word}"
    )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure Burncard against other engines.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--core", type=int, default=0, help="the core to pin everything to")
    options = parser.parse_args()
    install()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {options.core})
    print(f"Python {sys.version.split()[0]}, core {options.core}")
    rates(options.rounds, options.seconds)
    start_time(15)
    return 0


if __name__ == "__main__":
    sys.exit(main())
