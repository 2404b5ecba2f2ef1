"""A million hands: how much memory checking, storing and asking take, and how long VPIP and PFR of all players take.

`python bench/million.py FILE [--hands 1000000] [--stored 100000] [--work FOLDER]`: the hands of FILE (.phhs) again and again. `--stored`
of them go through `burncard stats`, and its parts, each under another name, make the rest of the million. Each step is a
process of its own, whose largest memory is told.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import cycle
from pathlib import Path
from typing import Any

from burncard.histories.reading import read_files
from burncard.histories.stats import Store

ROUNDS = 5


def repeated(source: Path, target: Path, hands: int) -> None:
    """Write a .phhs of so many hands."""
    texts = [one.raw.partition("\n")[2] for one in read_files([source])]
    with target.open("w", encoding="utf-8") as out:
        for number, text in zip(range(1, hands + 1), cycle(texts), strict=False):
            out.write(f"[{number}]\n{text}\n\n")


#: The command, then its largest memory: what the system says of a child also counts what its parent had when it began.
_RUN = """
import sys
from burncard.cli import main
code = main(sys.argv[1:])
most = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(most.split()[1], file=sys.stderr)
sys.exit(code)
"""


def memory(*words: str) -> tuple[float, float]:
    """(megabytes at most, seconds) of a command of burncard. Linux only."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", _RUN, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True
    )
    return int(done.stderr.split()[-1]) / 1024, time.monotonic() - began


def multiplied(folder: Path, times: int) -> None:
    """Each part of a store so many times, each under a name of its own."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    for table in ("hands", "seats", "actions"):
        for part in sorted((folder / table).glob("*.parquet")):
            rows: Any = pq.read_table(part)
            at = rows.schema.get_field_index("part")
            for number in range(1, times):
                name = pa.array([f"{part.stem}{number}"] * len(rows)).dictionary_encode()
                again = rows.set_column(at, rows.schema.field("part"), name)
                pq.write_table(again, part.with_name(f"{part.stem}{number}.parquet"), compression="zstd")


def main() -> None:
    """Measure everything and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--work", default=None, help="where the temporary files go")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.work) as name:
        folder = Path(name)
        part, store = folder / "part.phhs", folder / "store"
        repeated(options.file, part, options.stored)
        most, took = memory("stats", str(part), "--store", str(store))
        print(f"stats: {options.stored:,} hands stored, {most:,.0f} MB at most, {took:,.0f} s", flush=True)
        multiplied(store, options.hands // options.stored)
        stored = Store(store)
        print(f"stored hands: {stored.sql('SELECT count(*) AS n FROM hands').to_pylist()[0]['n']:,}")
        for title, only in (("VPIP and PFR of each player", ("vpip", "pfr")), ("all statistics", ())):
            found = []
            for _ in range(ROUNDS):
                began = time.perf_counter()
                stored.stats("player", only=only)
                found.append(time.perf_counter() - began)
            print(f"{title}: {statistics.median(found):.3f} s (median of {ROUNDS})", flush=True)
        most, took = memory("stats", "--store", str(store), str(part))
        print(f"stats of what is stored: {most:,.0f} MB at most, {took:,.0f} s", flush=True)
        whole = folder / "whole.phhs"
        repeated(options.file, whole, options.hands)
        most, took = memory("check", str(whole))
        print(f"check: {options.hands:,} hands, {most:,.0f} MB at most, {took:,.0f} s", flush=True)


if __name__ == "__main__":
    main()
