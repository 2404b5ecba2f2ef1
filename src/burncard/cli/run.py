"""`burncard run`: table scripts to their last line, and whether what they expect holds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from burncard.cli.files import each, named
from burncard.script.errors import ScriptError
from burncard.script.reading import Script
from burncard.script.running import BROKEN, FAILS, HOLDS, Run
from burncard.script.running import run as run_script


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    return run(options.files, as_json=options.json)


def run(files: Sequence[str], *, as_json: bool) -> int:
    """Run every hand of every file, say what became of each, and answer with the worst exit code."""
    counts = {HOLDS: 0, FAILS: 0, BROKEN: 0}
    for file in files:
        scripts = list(each(file))
        alone = len(files) == 1 and len(scripts) == 1
        before = dict(counts)
        for script in scripts:
            if isinstance(script, ScriptError):
                counts[BROKEN] += 1
                _say_broken(script, named(file), None, as_json=as_json)
            else:
                counts[_hand(script, as_json=as_json, alone=alone)] += 1
        if not as_json and not alone and not (len(scripts) == 1 and isinstance(scripts[0], ScriptError)):
            print(f"{named(file)}: {_count({code: counts[code] - before[code] for code in counts})}")
    if len(files) > 1:
        print(f"{len(files)} files: {_count(counts)}", file=sys.stderr if as_json else sys.stdout)
    return max([code for code, count in counts.items() if count], default=HOLDS)


def _hand(script: Script, *, as_json: bool, alone: bool) -> int:
    try:
        ran = run_script(script)
    except ScriptError as error:
        _say_broken(error, script.file, script.section, as_json=as_json)
        return BROKEN
    for note in ran.notes:
        print(f"{script.name}: {note}", file=sys.stderr)
    if as_json:
        print(json.dumps(ran.state(), ensure_ascii=False))
    elif alone:
        print(laid_out(ran.state()))
    if not as_json:
        _say_failures(ran)
    return ran.code


def _say_broken(error: ScriptError, file: str, section: str | None, *, as_json: bool) -> None:
    if as_json:
        problems = [
            {"file": one.file, "line": one.line, "read": one.read, "right": one.right} for one in error.problems
        ]
        print(json.dumps({"file": file, "hand": section, "ok": False, "problems": problems}, ensure_ascii=False))
    else:
        print(error, file=sys.stderr)


def _say_failures(ran: Run) -> None:
    inside = () if ran.script.section is None else (ran.script.section,)
    for failure in ran.failures:
        line = ran.script.where.line(*inside, "_expect", failure.key)
        print(f"{ran.script.file}:{line}: {failure}", file=sys.stderr)


def _count(counts: Mapping[int, int]) -> str:
    total = sum(counts.values())
    parts = [f"{total} hand{'' if total == 1 else 's'}"]
    parts += [f"{counts[HOLDS]} as expected"] if counts[HOLDS] else []
    parts += [f"{counts[FAILS]} not as expected"] if counts[FAILS] else []
    parts += [f"{counts[BROKEN]} that cannot be run"] if counts[BROKEN] else []
    return ", ".join(parts)


def laid_out(state: Mapping[str, Any]) -> str:
    """A state as JSON with a key a line."""
    rows = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in state.items()]
    return "{\n" + ",\n".join(rows) + "\n}"
