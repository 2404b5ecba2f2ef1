"""The generated pages: current, complete, and counted."""

from __future__ import annotations

import importlib.util
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType

import pytest

from burncard.rulings.irregularities import every as irregularities
from burncard.rulings.rulebooks import house, load, names
from burncard.rulings.verdict import Standing
from burncard.sheets.document import Document, Link
from burncard.sheets.matrix import counts, every, matrix, told
from burncard.sheets.pages import pages, reaching
from burncard.sheets.rows import STATES, keys, sections
from burncard.sheets.sheet import html, sheet

ROOT = Path(__file__).resolve().parents[2]
HOUSE = house.read(
    'name = "riverside"\ntitle = "Riverside <room>"\nbase = "tda-2024"\n[rules]\nearly_turn = "next_card"\n'
    '[[row]]\nsection = "H3"\ncondition = "one_action"\nremedy = "stand"\n'
)


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rulebook_pages", ROOT / "scripts" / "rulebook_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_pages_in_docs_are_those_of_the_tables() -> None:
    stale = script().stale()
    assert not stale, f"run scripts/rulebook_pages.py and read the difference in {', '.join(stale)}"


def test_every_irregularity_has_its_page_and_every_row_a_line_of_every_book() -> None:
    made = pages()
    described = {one.section for one in irregularities().values() if one.in_books}
    assert described == set(sections()) == set(made) - {"README", "coverage", "options", "by-year"}
    for section in sections():
        text = made[section].markdown()
        for name in names():
            assert text.count(f"| {load(name).title} |") == len([key for key in keys() if key[0] == section])


def test_every_row_is_asked_somewhere() -> None:
    assert set(keys()) <= set(reaching())


def test_the_counts_add_up_and_are_printed() -> None:
    for book in every([HOUSE]):
        found = counts(book)
        assert sum(found.values()) == len(book.rows)
        assert set(found) == set(STATES)
    page = matrix().markdown()
    for name in names():
        cells = " | ".join(str(count) for count in counts(load(name)).values())
        assert f"| {load(name).title} | {cells} | {len(keys())} |" in page
    assert counts(load("roberts-11"))[Standing.NOT_READ] > 0
    assert "not read" in told(counts(load("roberts-11")))


def test_a_house_book_stands_beside_the_others() -> None:
    made = pages([HOUSE])
    assert "| Riverside &lt;room> |" in made["H4"].markdown()
    assert "| TDA 35-A6 | another book |" in made["H10"].markdown()


def test_a_sheet_says_what_the_house_has_otherwise() -> None:
    made = sheet(HOUSE)
    own = {entry.asked: entry.holds for entry in made.choices if entry.own}
    assert set(own) == {"The turn came too early"}
    assert "would-be river" in own["The turn came too early"]
    assert [entry.asked for entry in made.rows] == ["Early flop found after one action"]
    assert "Riverside &lt;room&gt;" in html(HOUSE)
    assert any(line.startswith("* otherwise than TDA 2024") for line in made.foot)


class Tags(HTMLParser):
    """Which tags are open; raises when one closes that is not."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "input", "br", "!doctype"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", names())
def test_a_sheet_is_whole_html(name: str) -> None:
    tags = Tags()
    tags.feed(html(load(name)))
    assert tags.open == []


@pytest.mark.parametrize("book", every([HOUSE]), ids=lambda book: book.name)
def test_a_sheet_is_one_page_of_pdf_and_always_the_same(book: object) -> None:
    pytest.importorskip("fpdf")
    from burncard.rulings.rulebooks.table import Rulebook
    from burncard.sheets.pdf import pdf

    assert isinstance(book, Rulebook)
    made = pdf(book)
    assert made.startswith(b"%PDF-")
    assert made.count(b"/Type /Page\n") == 1
    assert made == pdf(book)


def test_a_document_escapes_what_is_no_markup() -> None:
    page = Document("A|b <c>")
    page.table(["x|y"], [["<b>"], [Link("to", page="H4")], [Link("ask", query="what=x", command="burncard ruling x")]])
    page.listing(["*not bold*"])
    text = page.markdown()
    assert text.splitlines()[0] == "# A\\|b &lt;c>"
    assert "[to](H4.md)" in text
    assert "ask: `burncard ruling x`" in text
    assert "\\*not bold\\*" in text
    body = page.html(lambda link: "/x?a=1&b=2" if link.query else "")
    assert "<b>" not in body
    assert 'href="/x?a=1&amp;b=2"' in body
    assert ">to<" in body
