"""The reader of forms against the branches it replaces: every line of every case, and a great many garbled ones."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

from burncard.errors import LineError
from burncard.game import lines as old
from burncard.referee import lines as new

TESTS = Path(__file__).resolve().parents[1]
WORDS = [
    "d", "fl", "p1", "p3", "p0", "p22", "px", "As", "Kd", "AsKd", "AsAs", "XX", "XXAs", "??", "??As", "1s", "3", "40", "0", "53", "4.5",
    "+", "*", "-", "#", "because", "they said so", "cc", "p3 cc", "p3 cbr 4", "d bn", *sorted(old.FLAGS), "mixed", "protected", "muck",
    "burns", "oot", "withdrawn", *sorted(old.WORDS),
]  # fmt: skip
#: What is refused with another reason now: the seat was right and something follows it; the reason stands nearer.
OTHERWISE = {
    ("line_whom", "line_more"),
    ("line_card", "line_more"),
    ("line_floor", "line_text"),
    ("line_amount", "line_puts"),
}


def flags_last(text: str) -> str:
    """The flags of a line once each and at its end, where the branches wanted them."""
    said = text.split("#", 1)[0].split()
    kind = new.every().get(f"{'p' if said[0][0] == 'p' else said[0]}_{said[1]}") if len(said) > 1 else None
    if kind is None:
        return text
    own = [word for word in said[2:] if word in kind.form.flags]
    return " ".join([*said[:2], *[word for word in said[2:] if word not in own], *dict.fromkeys(own)])


def outcome(parse: object, text: str) -> tuple[str, object]:
    try:
        return "", tuple(parse(text))  # type: ignore[operator]
    except LineError as error:
        assert parse is old.parse or "{line" not in str(error), str(error)
        return error.code, None


def compared(text: str) -> str:
    was, now = outcome(old.parse, flags_last(text)), outcome(new.parse, text)
    assert was[1] == now[1], text
    assert was[0] == now[0] or (was[0], now[0]) in OTHERWISE, (text, was, now)
    return now[0]


def test_every_line_of_every_case() -> None:
    seen: set[str] = set()
    for path in [*TESTS.rglob("*.hand"), *TESTS.rglob("*.phh")]:
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            continue
        seen |= {line for line in data.get("actions", ()) if isinstance(line, str) and line.strip()}
    for path in TESTS.rglob("*.py"):
        seen |= set(re.findall(r'"((?:d|fl|p\d+) [^"\n]+)"', path.read_text(encoding="utf-8")))
    assert len(seen) > 800
    for text in seen:
        compared(text)
        if (was := outcome(old.parse, text))[0] == "":
            assert was == outcome(new.parse, text)


def test_garbled_lines() -> None:
    chance = random.Random(8)
    kinds = list(new.every().values())
    read = 0
    codes = set()
    for _ in range(100_000):
        kind = chance.choice(kinds)
        own = [*kind.form.flags, *kind.form.words] or WORDS
        rest = [
            chance.choice(own if chance.random() < 0.4 else WORDS) for _ in range(chance.choice((0, 1, 1, 2, 2, 3, 4)))
        ]
        who = "p3" if kind.who == "p" else kind.who
        if chance.random() < 0.02:
            who = chance.choice(WORDS)
        code = compared(" ".join([who, kind.what, *rest]))
        read += not code
        codes.add(code)
    assert read > 10_000
    assert len(codes) > 12, codes
