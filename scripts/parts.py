"""The parts of a check: a named thing to run, timed, its output kept together."""

from __future__ import annotations

import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock

from environment import ROOT


@dataclass
class Result:
    """How a part went. `passed`, `failed` and `skipped` count tests; a check that is not a test suite counts as one."""

    ok: bool
    output: str = ""
    note: str = ""
    passed: int = 0
    failed: int = 0
    skipped: int = 0


@dataclass
class Part:
    """A named thing to run."""

    name: str
    run: Callable[[], Result]
    seconds: float = 0.0
    result: Result = field(default_factory=lambda: Result(False, note="not run"))


_printing = Lock()


def command(*words: str, cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> Result:
    """Run a command; its output is kept for when it fails."""
    done = subprocess.run(
        words,
        cwd=cwd,
        env=dict(environment) if environment is not None else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    ok = done.returncode == 0
    return Result(ok, done.stdout, passed=int(ok), failed=int(not ok))


def suite(report: Path, *words: str, environment: Mapping[str, str] | None = None) -> Result:
    """Run pytest with a report in JUnit's form and count from the report."""
    report.parent.mkdir(exist_ok=True)
    report.unlink(missing_ok=True)
    result = command(*words, f"--junitxml={report}", environment=environment)
    if not report.exists():
        return result
    count = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for each in ElementTree.parse(report).getroot().iter("testsuite"):
        count = {key: total + int(each.get(key, "0")) for key, total in count.items()}
    result.failed = count["failures"] + count["errors"]
    result.skipped = count["skipped"]
    result.passed = count["tests"] - result.failed - result.skipped
    if not result.ok and not result.failed and count["tests"]:  # a failure outside any test
        result.failed = 1
    result.note = f"{result.passed} passed" + (f", {result.skipped} skipped" if result.skipped else "")
    return result


def _perform(part: Part) -> Part:
    started = time.monotonic()
    try:
        part.result = part.run()
    except Exception as problem:  # one part must not take the others' results with it
        part.result = Result(False, f"{type(problem).__name__}: {problem}", failed=1)
    part.seconds = time.monotonic() - started
    with _printing:
        word = "ok" if part.result.ok else "FAILED"
        print(f"{part.name:<22} {part.seconds:6.1f} s  {word}  {part.result.note}", flush=True)
        if not part.result.ok:
            print(part.result.output, flush=True)
    return part


def run(*lanes: Iterable[Part]) -> list[Part]:
    """Run lanes side by side, each lane's parts in order; a failed part does not stop the later ones."""
    with ThreadPoolExecutor(max_workers=len(lanes)) as pool:
        done = pool.map(lambda lane: [_perform(part) for part in lane], lanes)
        return [part for lane in done for part in lane]


def close(parts: list[Part], started: float) -> int:
    """Print the closing line, counts first; the exit code."""
    passed, failed, skipped = (sum(getattr(p.result, k) for p in parts) for k in ("passed", "failed", "skipped"))
    bad = [part.name for part in parts if not part.result.ok]
    sys.stdout.flush()
    print(f"{time.monotonic() - started:.0f} s in all" + (f"; failed: {', '.join(bad)}" if bad else ""))
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return 1 if bad else 0
