"""The repository itself: what it must not hold, what imports what, and how large its files are."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "burncard"
TEXT = {
    ".py",
    ".md",
    ".toml",
    ".txt",
    ".ts",
    ".js",
    ".mjs",
    ".svelte",
    ".css",
    ".html",
    ".json",
    ".cpp",
    ".h",
    ".hpp",
    "",
}
CODE = {".py", ".ts", ".svelte", ".cpp", ".h", ".hpp"}

# Written so that this file does not hold them itself.
MACHINE_PATHS = re.compile("|".join(rf"(?<![\w.}}])/{folder}/" for folder in ("work", "tmp", "root", "home")))
REGISTRIES = re.compile(
    "|".join(re.escape(".".join(host)) for host in (
        ("pypi", "org"), ("files", "pythonhosted", "org"), ("registry", "npmjs", "org"), ("registry", "yarnpkg", "com"),
        ("deb", "debian", "org"), ("security", "debian", "org"), ("crates", "io"),
    ))
)  # fmt: skip

# Over this a file is pointed out; over twice this it needs a reason here.
LONG = 350
LONG_FOR_A_REASON: dict[str, str] = {}

# No clock, no randomness and no I/O in the rules (DESIGN: "what holds always").
PURE = ("cards", "evaluation", "ranges", "table", "game", "rulings", "referee", "words")
ALLOWED = {
    "evaluation/backend.py": {"os"},  # whether the kernel is wanted
    "evaluation/batch.py": {"sys"},
}
OUTSIDE_WORLD = {
    "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "select",
    "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
}  # fmt: skip


def tracked() -> list[Path]:
    """The files of the project: what git tracks, or all that is not made where there is no git."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode == 0 and done.stdout:
        names = done.stdout.decode().split("\0")
        return [path for name in names if name and (path := ROOT / name).is_file()]
    made = {".venv", ".node", ".bench", "node_modules", "static", "artifacts", "build", "__pycache__"}
    return [p for p in ROOT.rglob("*") if p.is_file() and not made.intersection(p.relative_to(ROOT).parts)]


TEXTS = {path.relative_to(ROOT).as_posix(): path for path in tracked() if path.suffix in TEXT}


@pytest.mark.parametrize(("what", "pattern"), [("a path of one machine", MACHINE_PATHS), ("a registry", REGISTRIES)])
def test_no_file_names(what: str, pattern: re.Pattern[str]) -> None:
    found = []
    for name, path in TEXTS.items():
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{name}:{text.count(chr(10), 0, hit.start()) + 1}: {hit[0]}" for hit in pattern.finditer(text)]
    assert not found, f"these name {what}: {found[:20]}"


def test_the_npm_lock_file_holds_hashes_and_no_addresses() -> None:
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("no web client yet")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "://" in str(entry.get("resolved", ""))]
    assert all("integrity" in entry for name, entry in packages.items() if name)


@pytest.mark.parametrize("lock", sorted((ROOT / "locks").glob("*.txt")), ids=lambda lock: lock.name)
def test_every_locked_package_has_hashes(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert entries
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_files_are_small() -> None:
    sizes = {name: len(path.read_bytes().splitlines()) for name, path in TEXTS.items() if path.suffix in CODE}
    over = {name: size for name, size in sizes.items() if size > LONG and name not in LONG_FOR_A_REASON}
    assert not [name for name, size in over.items() if size > 2 * LONG], f"too long without a reason: {over}"
    assert set(LONG_FOR_A_REASON) <= {name for name, size in sizes.items() if size > LONG}, "a reason is out of date"
    if over:
        with warnings.catch_warnings():
            warnings.simplefilter("default")
            warnings.warn(f"files over {LONG} lines: {over}", stacklevel=1)


def imported(path: Path) -> set[str]:
    """The top-level packages that a module imports anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def test_the_rules_have_no_clock_no_randomness_and_no_io() -> None:
    modules = {path.relative_to(SOURCE): imported(path) & OUTSIDE_WORLD for path in SOURCE.rglob("*.py")}
    found = {
        module.as_posix(): sorted(bad)
        for module, names in modules.items()
        if module.with_suffix("").parts[0] in PURE and (bad := names - ALLOWED.get(module.as_posix(), set()))
    }
    assert not found


#: Tables of what the books say outside `rulebooks/`: rulings without a scene.
TEXTS_OF_BOOKS = {"questions/said.py"}


def test_no_code_outside_the_tables_names_a_rulebook() -> None:
    """But for the default, which an argument left out stands for."""
    from burncard.rulings.rulebooks import DEFAULT, names

    literals = {f"{quote}{name}{quote}" for name in names() if name != DEFAULT for quote in "\"'"}
    found = [
        f"{path.relative_to(SOURCE).as_posix()}: {literal}"
        for path in SOURCE.rglob("*.py")
        if "rulebooks" not in path.relative_to(SOURCE).parts
        and path.relative_to(SOURCE).as_posix() not in TEXTS_OF_BOOKS
        for literal in literals
        if literal in path.read_text(encoding="utf-8")
    ]
    assert not found


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after the statement and had not before."""
    code = f"import sys; before = set(sys.modules); {statement}; print('\\n'.join(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_burncard_loads_nothing_else() -> None:
    assert loaded_by("import burncard") <= {"burncard", "__future__"}


def test_every_public_name_is_there_and_no_other() -> None:
    import burncard

    assert all(getattr(burncard, name) is not None for name in burncard.__all__)
    assert set(burncard.__all__) <= set(dir(burncard))
    with pytest.raises(AttributeError, match="module 'burncard' has no attribute 'Gambler'"):
        _ = burncard.Gambler  # type: ignore[attr-defined]


def test_a_hand_needs_the_standard_library_only() -> None:
    loaded = loaded_by("from burncard import Hand")
    packages = {name.partition(".")[0] for name in loaded} - {"burncard", "burncard_kernel", "_burncard_kernel"}
    assert packages <= sys.stdlib_module_names
    assert not packages & {"asyncio", "sqlite3", "http", "unittest", "importlib_metadata", "socket", "subprocess"}
    assert not {name for name in loaded if name.startswith(("burncard.server", "burncard.store", "burncard.cli"))}
    assert len(loaded) < 200, "importing a Hand is to stay light"
