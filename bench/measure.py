"""Measure one engine once, in a process of its own: `python bench/measure.py ENGINE SECONDS [prove]`.

Prints one line of JSON. Rates are by the process's own CPU time, so that others on the machine count less.
"""

from __future__ import annotations

import gc
import importlib
import json
import resource
import sys
import time
from importlib.metadata import version
from random import Random


def main() -> int:
    """Warm up, then play for about the time given."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    engine = importlib.import_module(f"engines.{name}")
    said = engine.prove() if "prove" in sys.argv[3:] and hasattr(engine, "prove") else ""
    random = Random(12345)
    started, warm = time.perf_counter(), 0
    while time.perf_counter() - started < min(0.5, seconds) or warm < 3:
        engine.hand(random)
        warm += 1
    hands = max(1, int(seconds * warm / (time.perf_counter() - started)))
    gc.collect()
    acts, began = 0, time.process_time()
    for _ in range(hands):
        acts += engine.hand(random)
    spent = time.process_time() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    result = {"version": version(engine.PACKAGE), "hands_a_second": hands / spent, "acts_a_hand": acts / hands}
    print(json.dumps(result | {"megabytes": memory, "said": said}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
