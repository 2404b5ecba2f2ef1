"""Parts of the three tables as Parquet files (extra ``burncard[stats]``): one file of hands, one part of each table."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from burncard.histories.reading import Rejected, read_files
from burncard.histories.tables import Part
from burncard.histories.work import checked

TABLES: Final = ("hands", "seats", "actions")
HELD: Final = 4_000
"""As many hands are held in memory before they are written."""
_TEXT: Final = frozenset(
    {
        "part",
        "room",
        "id",
        "time",
        "table_name",
        "variant",
        "currency",
        "tournament",
        "board",
        "raw_file",
        "position",
        "player",
        "cards",
        "kind",
    }
)
_TRUTH: Final = frozenset(
    {"shown", "vpip", "vpip_chance", "pfr", "three_bet", "three_bet_chance", "fold_three_bet", "fold_three_bet_chance", "steal",
     "steal_chance", "cbet", "cbet_chance", "saw_flop", "showdown", "won_showdown", "all_in"}
)  # fmt: skip
_SMALL: Final = frozenset({"unit_exp", "dealt", "runs", "cash_outs", "pos", "street"})


@dataclass(slots=True)
class Stored:
    """What came of a file: how many hands were stored, and why others were not."""

    hands: int = 0
    stored: int = 0
    skipped: bool = False
    left_out: Counter[str] = field(default_factory=Counter)


def arrow(columns: dict[str, list[Any]]) -> Any:
    """Columns as an Arrow table: texts as dictionaries, money as int64."""
    import pyarrow as pa

    def kind(name: str) -> Any:
        if name in _TEXT:
            return pa.dictionary(pa.int32(), pa.string())
        return pa.bool_() if name in _TRUTH else pa.int16() if name in _SMALL else pa.int64()

    arrays = [
        pa.array(values, pa.string()).dictionary_encode() if name in _TEXT else pa.array(values, kind(name))
        for name, values in columns.items()
    ]
    return pa.table(arrays, schema=pa.schema([(name, kind(name)) for name in columns]))


def store_file(path: str, folder: str, format_: str = "") -> Stored:
    """The task: one file in, one part of each table out, named by what is in the file.

    A part is written under another name and moved when it is whole; one that is there already is left alone, so a run
    that was stopped goes on where it was, and a run made twice changes nothing.
    """
    import pyarrow.parquet as pq

    mark = hashlib.sha256()
    source = Path(path)
    if source.is_file():
        with source.open("rb") as file:
            while block := file.read(1 << 20):
                mark.update(block)
    else:
        mark.update(path.encode())
    name = mark.hexdigest()[:16]
    places = {table: Path(folder) / table / f"{name}.parquet" for table in TABLES}
    if all(place.exists() for place in places.values()):
        return Stored(skipped=True)
    done, part = Stored(), Part(name)
    halves = {table: place.with_name(f".{place.name}.{os.getpid()}.part") for table, place in places.items()}
    writers: dict[str, Any] = {}

    def flush() -> None:
        for table, columns in zip(TABLES, (part.hands, part.seats, part.actions), strict=True):
            rows = arrow(columns)
            if table not in writers:
                halves[table].parent.mkdir(parents=True, exist_ok=True)
                writers[table] = pq.ParquetWriter(halves[table], rows.schema, compression="zstd")
            writers[table].write_table(rows)
        part.clear()

    for one in checked(read_files([path], format_)):
        done.hands += 1
        if isinstance(one, Rejected):
            done.left_out[one.reason] += 1
        elif not one.ok:
            done.left_out[one.deviations[0].rule] += 1
        elif not one.record.complete:
            done.left_out["incomplete"] += 1
        else:
            part.add(one)
            done.stored += 1
            if done.stored % HELD == 0:
                flush()
    if part.hands["part"] or not writers:
        flush()
    for table in TABLES:
        writers[table].close()
        halves[table].replace(places[table])
    return done
