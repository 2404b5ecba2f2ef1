"""From one format to another: read, held against the referee, settled, written. What cannot go over is named."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from burncard.histories import table_script
from burncard.histories.check import Checked
from burncard.histories.format import Format, formats
from burncard.histories.reading import Rejected, read_files
from burncard.histories.record import Record
from burncard.histories.settle import settle
from burncard.histories.work import checked

SCRIPT: Final = "table-script"
"""Burncard's own words: not a format that is read here, `burncard run` reads it."""

Change = Callable[[Record], Record]


@dataclass(slots=True)
class Converted:
    """What came of a conversion. `lost` counts what records held and the target has no place for."""

    hands: int = 0
    written: int = 0
    kept_aside: list[str] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    skipped: bool = False


def writers() -> dict[str, Format]:
    """The formats that are written."""
    return {name: one for name, one in formats().items() if one.write is not None}


def losses(record: Record, target: Format) -> list[str]:
    """What this record holds that the target cannot say, by the names of CAPABILITIES."""
    kinds = {post.kind for post in record.posts}
    shown = {act.player for act in record.acts if act.kind == "show"}
    present = {
        "run-outs": len(record.boards) > 1,
        "cash-outs": bool(record.cash_outs),
        "bounties": bool(record.bounties),
        "straddles": "straddle" in kinds,
        "dead": bool({"dead", "extra"} & kinds),
        "others": bool(record.others),
        "rake": bool(record.rake or record.fees),
        "tournament": bool(record.tournament),
        "folded-cards": any(
            player.cards and number not in shown and number != record.hero
            for number, player in enumerate(record.players, 1)
        ),
    }
    return [name for name, there in present.items() if there and name not in target.holds]


def convert(
    hands: Iterable[Record | Rejected], target: str, out: Callable[[str], object], change: Change | None = None
) -> Converted:
    """Write every hand that holds in the format `target`; `change` is done to each before (an anonymiser)."""
    done = Converted()
    kind = writers().get(target)
    if kind is None and target != SCRIPT:
        raise KeyError(f"nothing is written as {target}; there are {', '.join(sorted([*writers(), SCRIPT]))}")
    for one in checked(hands):
        done.hands += 1
        if isinstance(one, Rejected):
            done.kept_aside.append(f"{one.file}:{one.line}: {one.said}")
            continue
        if not one.ok:
            place = one.record.place
            done.kept_aside += [f"{place.file}:{each.line or place.line}: {each}" for each in one.deviations[:1]]
            continue
        text = _text(one, kind, change, done)
        joint = "\n" if kind is None else kind.joint
        numbered = target == "phh"
        out((joint if done.written else "") + (f"[{done.written + 1}]\n" if numbered else "") + text)
        done.written += 1
    return done


def _text(one: Checked, kind: Format | None, change: Change | None, done: Converted) -> str:
    if kind is None or kind.write is None:
        if change:
            one.record = change(one.record)
        return table_script.write(one)
    record = settle(one)
    if change:
        record = change(record)
    done.lost.update(losses(record, kind))
    return kind.write(record)


def convert_file(path: str, target: str, folder: str, format_: str = "") -> Converted:
    """The task of `burncard convert` to a folder: one file in, one file out, named by what is in it.

    It is written under another name and moved when it is whole; if it is there already, nothing is done. So a run
    that was stopped goes on where it was.
    """
    kind = writers().get(target)
    suffix = ".hand" if kind is None else kind.suffix
    source = Path(path)
    mark = hashlib.sha256()
    with source.open("rb") as file:
        while block := file.read(1 << 20):
            mark.update(block)
    final = Path(folder) / f"{source.stem}.{mark.hexdigest()[:12]}{suffix}"
    if final.exists():
        return Converted(skipped=True)
    part = final.with_name(f".{final.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as out:
            done = convert(read_files([path], format_), target, out.write)
        part.replace(final)
    finally:
        part.unlink(missing_ok=True)
    return done
