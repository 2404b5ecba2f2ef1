"""`burncard stats`: hands into Parquet, statistics out of it."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from burncard.cli.check import Bar, spread, unknown_format
from burncard.histories.work import each

_PERCENT: Final = ("vpip", "pfr", "three_bet", "fold_to_three_bet", "steal", "cbet", "wtsd", "wsd")
_HEADS: Final = {
    "three_bet": "3-bet",
    "fold_to_three_bet": "f3bet",
    "bb100": "bb/100",
    "bb100_interval": "±",
    "ev_bb100": "adjusted",
    "wsd": "w$sd",
}


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    missing = [name for module, name in _needed(options.graph).items() if find_spec(module) is None]
    wrong = (
        f"{' and '.join(missing)} missing: pip install burncard[stats]" if missing else unknown_format(options.format)
    )
    if options.graph and not options.player:
        wrong = "--graph needs --player"
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    if options.store:
        return _stats(options, options.store)
    with tempfile.TemporaryDirectory(prefix="burncard-") as folder:
        return _stats(options, folder)


def _needed(graph: str) -> dict[str, str]:
    """What is imported, and the name it is installed by."""
    needed = {"duckdb": "duckdb", "pyarrow": "pyarrow"}
    return needed | ({"PIL": "pillow"} if graph.lower().endswith(".png") else {})


def _stats(options: argparse.Namespace, folder: str) -> int:
    from burncard.histories.parquet import store_file
    from burncard.histories.stats import Store

    hands = stored = 0
    left_out: Counter[str] = Counter()
    bar = Bar(options.files)
    for (path, *_), one in each(
        store_file, [(path, folder, options.format) for path in spread(options.files)], options.jobs
    ):
        hands, stored = hands + one.hands, stored + one.stored
        left_out.update(one.left_out)
        bar.step(path, hands)
    bar.end()
    if not list(Path(folder).glob("hands/*.parquet")):
        print("no hands", file=sys.stderr)
        return 2
    store = Store(folder)
    if options.graph:
        table = store.winnings(options.player).to_pydict()
        lines = {name: table[name] for name in ("won", "adjusted", "showdown", "without_showdown")}
        _draw(Path(options.graph), options.player, lines)
    rows = store.stats(options.by, options.least).to_pylist()
    if options.json:
        for row in rows:
            print(json.dumps(row, ensure_ascii=False))
    else:
        _print(rows)
    for name, count in left_out.most_common():
        print(f"left out: {name} ({count} hands)", file=sys.stderr)
    return 0


def _draw(file: Path, title: str, lines: dict[str, list[float]]) -> None:
    if file.suffix.lower() == ".png":
        from burncard.histories.graph_png import png

        file.write_bytes(png(title, lines))
    else:
        from burncard.histories.graph import svg

        file.write_text(svg(title, lines), encoding="utf-8")


def _print(rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    names = list(rows[0])
    cells = [[_HEADS.get(name, name) for name in names]]
    cells += [[_cell(name, row[name]) for name in names] for row in rows]
    widths = [max(len(line[at]) for line in cells) for at in range(len(names))]
    for line in cells:
        print(
            "  ".join(
                [
                    line[0].ljust(widths[0]),
                    *[cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)],
                ]
            ).rstrip()
        )


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name in _PERCENT:
        return f"{100 * value:.1f}%"
    return f"{value:,.1f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)
