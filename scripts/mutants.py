"""Small mistakes made in the source on purpose: tests that bite notice them (`make mutants`; tests/mutants/README.md).

Two lots. `known.toml`: mutants that once survived, each with the test that kills it now. And a fixed sample by area: which
ones is decided by a hash of what each changes, so that it is the same sample as long as the code is. The source is copied, never
touched. Whoever survives must stand in `equal.toml` with the reason why nobody could tell; else the command exits 1.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "burncard"
LISTS = ROOT / "tests" / "mutants"
SEED = "burncard 1"


class Area(NamedTuple):
    """Source that is mutated, how many of its mutants are tried, and the tests that have to notice, quickest first."""

    name: str
    sources: tuple[str, ...]
    sample: int
    tests: tuple[str, ...]


CASES = ("tests/cases/test_cases.py", "tests/rulings/test_row_hands.py", "tests/rulings/test_floor_choices.py")
MACHINES = "tests/machines/test_two_mistakes.py"
AREAS = (
    Area("game", ("game/**/*.py",), 40, ("tests/game", *CASES, "tests/script/test_script_running.py", MACHINES)),
    # The tables of the rulebooks are no part of it: tests/rulings/test_rows.py exchanges each of their rows.
    Area(
        "rulings",
        ("rulings/*.py", "rulings/irregularities/*.py"),
        30,
        (
            *CASES,
            "tests/rulings/test_what_is_named.py",
            "tests/rulings/test_irregularities.py",
            MACHINES,
            "tests/oracle",
        ),
    ),
    Area(
        "referee",
        ("referee/**/*.py",),
        60,
        (*CASES, "tests/referee", MACHINES, "tests/rulings/test_what_is_named.py", "tests/oracle"),
    ),
    Area("button", ("session/button/*.py",), 25, ("tests/session/test_button.py", "tests/session")),
    Area("counting", ("equity/counting.py", "equity/holding.py", "equity/renaming.py"), 15, ("tests/equity",)),
)

OTHER: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="), ast.LtE: ("<", ">"), ast.Gt: (">=", "<="), ast.GtE: (">", "<"), ast.Eq: ("!=",), ast.NotEq: ("==",),
    ast.In: ("not in",), ast.NotIn: ("in",), ast.Is: ("is not",), ast.IsNot: ("is",), ast.Add: ("-",), ast.Sub: ("+",),
    ast.Mult: ("+",), ast.FloorDiv: ("*",), ast.Mod: ("+",), ast.BitAnd: ("|",), ast.BitOr: ("&",),
}  # fmt: skip
SKIPPED = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom)  # what says itself that it is wrong


class Mutant(NamedTuple):
    """One change of one file: `what` names it in the lists, wherever its line moves to."""

    file: str
    what: str
    text: str

    @property
    def name(self) -> str:
        return f"{self.file}: {self.what}"


def changes(node: ast.AST, inside: bool) -> Iterator[str]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
        yield from (f"{left} {sign} {right}" for sign in OTHER[type(node.ops[0])])
    elif isinstance(node, ast.BoolOp):
        parts = [f"({ast.unparse(value)})" for value in node.values]
        yield f"({(' or ' if isinstance(node.op, ast.And) else ' and ').join(parts)})"
        joined = " and " if isinstance(node.op, ast.And) else " or "
        yield from (f"({joined.join(parts[:at] + parts[at + 1 :])})" for at in range(len(parts)))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"bool({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and inside:
        yield from (
            f"(({ast.unparse(node.left)}) {s} ({ast.unparse(node.right)}))" for s in OTHER.get(type(node.op), ())
        )
    elif isinstance(node, ast.Constant) and inside and isinstance(node.value, bool):
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and inside and isinstance(node.value, int):
        yield from (f"{node.value + 1}", f"({node.value - 1})")
    elif dropped(node, inside):
        yield "pass"


def dropped(node: ast.AST, inside: bool) -> bool:
    """Whether a node is a statement that may be left out."""
    if isinstance(node, ast.Assign):
        return inside and not isinstance(node.targets[0], ast.Name | ast.Tuple)
    return isinstance(node, ast.AugAssign | ast.Delete) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    )


def parts(node: ast.AST, inside: bool = False, path: str = "") -> Iterator[tuple[ast.AST, bool, str]]:
    """The nodes that may be changed, each with whether it is in a function, and in which."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        path = f"{path}.{node.name}".lstrip(".")
        inside = inside or isinstance(node, ast.FunctionDef)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, SKIPPED):
                if hasattr(child, "lineno"):
                    yield child, inside, path
                yield from parts(child, inside, path)


def mutants(path: Path) -> Iterator[Mutant]:
    """All of one file."""
    source = path.read_bytes()
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    seen: Counter[str] = Counter()
    for node, inside, where in parts(ast.parse(source)):
        begin = starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        end = starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
        for new in changes(node, inside):
            old = " ".join(source[begin:end].decode().split())
            what = f"{where or 'module'}: {old} -> {new}"
            seen[what] += 1
            number = f" #{seen[what]}" if seen[what] > 1 else ""
            text = (source[:begin] + new.encode() + source[end:]).decode()
            yield Mutant(path.relative_to(PACKAGE).as_posix(), what + number, text)


def sample(area: Area) -> list[Mutant]:
    """The mutants of an area that are tried: those whose hashes are the smallest."""
    paths = sorted({path for source in area.sources for path in PACKAGE.glob(source)})
    found = [mutant for path in paths for mutant in mutants(path)]
    return sorted(found, key=lambda one: hashlib.sha256((SEED + one.name).encode()).digest())[: area.sample]


def known() -> Iterator[tuple[Mutant, tuple[str, ...]]]:
    """Those that once survived, with the tests that kill them."""
    for one in tomllib.loads((LISTS / "known.toml").read_text(encoding="utf-8"))["mutant"]:
        source = (PACKAGE / one["file"]).read_text(encoding="utf-8")
        if source.count(one["old"]) != 1:
            sys.exit(
                f"known.toml, {one['name']}: {one['file']} has {one['old']!r} {source.count(one['old'])} times, not once"
            )
        yield Mutant(one["file"], one["name"], source.replace(one["old"], one["new"])), (one["test"],)


def passes(tests: tuple[str, ...], tree: Path) -> bool:
    """Whether the tests pass with the source in `tree`; one that hangs fails."""
    where = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "HYPOTHESIS_PROFILE": "ci"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=300", *tests]
    done = subprocess.run(command, cwd=ROOT, env={**where, "CI": "true"}, capture_output=True)
    if done.returncode not in (0, 1, 2):  # 2: the tests cannot even be collected
        sys.exit(f"pytest ended with {done.returncode}: {' '.join(tests)}\n{done.stdout.decode()[-2000:]}")
    return done.returncode == 0


def survives(mutant: Mutant, tests: tuple[str, ...], tree: Path) -> bool:
    """Whether the tests pass on a copy of the source that has the mistake."""
    place = tree / "burncard" / mutant.file
    own = place.read_bytes()
    place.write_text(mutant.text, encoding="utf-8")
    try:
        return passes(tests, tree)
    finally:
        place.write_bytes(own)


def main() -> int:
    """Try the known ones and the sample; 1 when somebody survives who is not listed, or is listed and does not."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("areas", nargs="*", help="known, or an area's name; all by default")
    parser.add_argument("--list", action="store_true", help="only say which mutants would be tried")
    asked = parser.parse_args()
    equal = {
        one["name"]: one["why"] for one in tomllib.loads((LISTS / "equal.toml").read_text(encoding="utf-8"))["mutant"]
    }
    lots = {"known": list(known())} | {area.name: [(one, area.tests) for one in sample(area)] for area in AREAS}
    wrong: list[str] = []
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(PACKAGE, Path(folder) / "burncard", ignore=shutil.ignore_patterns("__pycache__"))
        for lot in asked.areas or lots:
            if not asked.list and not passes(
                tuple({one: None for _, tests in lots[lot] for one in tests}), Path(folder)
            ):
                sys.exit(f"{lot}: the tests fail without any mistake")
            for mutant, tests in lots[lot]:
                alive = not asked.list and survives(mutant, tests, Path(folder))
                right = alive == (mutant.name in equal)
                print("lives " if alive else "  -   ", lot, mutant.name, "" if right else " <-- wrong", flush=True)
                if not right and not asked.list:
                    wrong.append(f"{mutant.name}: {'survives' if alive else 'is listed as equal, and is killed'}")
    tried = sum(len(lots[lot]) for lot in asked.areas or lots)
    print(f"{tried} mutants in {time.monotonic() - begun:.0f} s; {len(wrong)} not as listed", *wrong, sep="\n  ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
