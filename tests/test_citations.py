"""Every rule that a comment, a docstring or a case cites stands in docs/rules, once."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([a-z]*(?:\.md)?)#([^)]+)\)")

NUMBER = r"(?:0\.\d|I\.\d|[A-HK]\d{1,2}(?:\.\d{1,2})?[a-l]?|I\d)"
AFTER_RULES = re.compile(rf"\bRULES:? +((?:{NUMBER}|[A-K]|, | and )+)(?![\w])")
IN_PARENTHESES = re.compile(r"\(([^()]*)\)")
BARE = re.compile(r"(?<![\w.\-–/])(?:[A-H]\d{1,2}\.\d{1,2}|K[1-6]\d)(?![\w/]|[.\-–]\w)")
ONLY_NUMBERS = re.compile(rf"\s*{NUMBER}(?:(?:, ?| and | or |[-–]){NUMBER}|-\d+)*(?:[,:;] [a-z][^()]*)?")

CARDS_ARE_MEANT = {"ranges", "equity", "evaluation"}
"""Folders where A5 is an ace and a five."""


def anchors() -> Counter[str]:
    return Counter(name for page in PAGES for name in ANCHOR.findall(page.read_text("utf-8")))


def cases() -> set[str]:
    """C48, C53b: the cases, which are cited like rules; their numbers begin above the last rule of part C."""
    return {path.name.partition("-")[0] for path in (ROOT / "tests" / "cases").rglob("C*-*.hand")}


def said(path: Path) -> Iterator[tuple[int, str]]:
    """(first line, text) of each comment and docstring of a Python file, or of each comment of another."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from ((n, line[line.index("#") :]) for n, line in enumerate(text.splitlines(), 1) if "#" in line)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            first = node.value.lineno
            yield from enumerate(node.value.value.splitlines(), first)


def cited(text: str) -> list[str]:
    """The rules a line of prose cites: after the word RULES, alone in parentheses, or by a number like no other."""
    found = [name for hit in AFTER_RULES.finditer(text) for name in re.findall(rf"{NUMBER}|\b[A-K]\b", hit[1])]
    for hit in IN_PARENTHESES.finditer(text):
        if ONLY_NUMBERS.fullmatch(hit[1]):
            found += re.findall(NUMBER, hit[1])
    return [*found, *(name for name in BARE.findall(text) if name not in found)]


def everything() -> Iterator[tuple[Path, int, str]]:
    here = Path(__file__)
    for folder, kind in (("src", "*.py"), ("tests", "*.py"), ("tests", "*.hand")):
        for path in sorted((ROOT / folder).rglob(kind)):
            if path != here and not CARDS_ARE_MEANT.intersection(path.relative_to(ROOT).parts):
                yield from ((path, line, name) for line, text in said(path) for name in cited(text))


def test_every_citation_resolves() -> None:
    known = set(anchors()) | cases()
    bad = [f"{path.relative_to(ROOT)}:{line}: {name}" for path, line, name in everything() if name not in known]
    assert not bad, "docs/rules has no such rule:\n" + "\n".join(bad)


def test_the_citations_are_found_at_all() -> None:
    files = {path.relative_to(ROOT).parts[0] for path, _, _ in everything()}
    assert files == {"src", "tests"}
    assert sum(1 for _ in everything()) > 100


def test_every_anchor_stands_once() -> None:
    assert not [name for name, times in anchors().items() if times > 1]


def test_every_decision_has_its_place() -> None:
    numbered = {int(name[1:]) for name in anchors() if re.fullmatch(r"K\d+", name)}
    assert numbered == {*range(1, 43), *range(50, 62)}


def test_every_section_of_a_rulebook_page_is_a_rule() -> None:
    pages = {path.stem for path in (ROOT / "docs" / "rulebook").glob("[A-H]*.md")}
    assert pages
    assert pages <= set(anchors())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_between_the_rules_lead_somewhere(page: Path) -> None:
    for target, name in LINK.findall(page.read_text("utf-8")):
        there = page.parent / target if target else page
        assert name in ANCHOR.findall(there.read_text("utf-8")), f"{page.name}: {target}#{name}"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("the uncalled part (C11, F2).", ["C11", "F2"]),
        ("the showdown (RULES E3) is cards", ["E3"]),
        ("Misdeals: RULES G and H1.5, I4.", ["G", "H1.5", "I4"]),
        ("hands run out (D4, E2-E5, F2)", ["D4", "E2", "E5", "F2"]),
        ("is off (D4, option)", ["D4"]),
        ("sealed, as H4.9 and K42 have it", ["H4.9", "K42"]),
        ("TDA 35-A2 and W88-a3 (TDA 35-A2)", []),
        ("a hand (A5s) is no rule", []),
    ],
)
def test_what_counts_as_a_citation(text: str, names: list[str]) -> None:
    assert cited(text) == names
