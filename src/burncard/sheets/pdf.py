"""The sheet of a book as PDF, where fpdf2 is installed (``pip install 'burncard[pdf]'``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burncard.rulings.rulebooks.table import Rulebook
from burncard.sheets.sheet import MARK, SheetLine, sheet

if TYPE_CHECKING:
    from fpdf import FPDF

_LATIN: Final = str.maketrans({"“": '"', "”": '"', "’": "'", "–": "-", "…": "...", "●": "*"})
_LARGEST: Final = 9.5
_SMALLEST: Final = 5.5


class NoPdf(RuntimeError):
    """fpdf2 is not installed."""


def pdf(book: Rulebook) -> bytes:
    """One page A4, in the largest type that fits. The same book gives the same bytes. Raises NoPdf without fpdf2."""
    try:
        import fpdf  # noqa: F401
    except ImportError:
        raise NoPdf("PDF needs fpdf2: pip install 'burncard[pdf]'") from None
    size = _LARGEST
    while True:
        made = _written(book, size)
        if made.pages_count == 1 or size <= _SMALLEST:
            return bytes(made.output())
        size -= 0.5


def _written(book: Rulebook, size: float) -> FPDF:
    from datetime import UTC, datetime

    from fpdf import FPDF

    made = sheet(book)
    page = FPDF(format="A4")
    page.set_creation_date(datetime(2000, 1, 1, tzinfo=UTC))
    page.set_title(_latin(made.title))
    page.set_lang("en")
    page.set_margins(12, 12)
    page.set_auto_page_break(True, 12)
    page.add_page()
    page.set_font("Helvetica", "B", size + 6)
    page.cell(0, size * 0.8, _latin(made.title), new_x="LMARGIN", new_y="NEXT")
    page.set_font("Helvetica", "", size)
    page.cell(0, size * 0.55, _latin(made.over), new_x="LMARGIN", new_y="NEXT")
    _table(page, made.choices, size)
    if made.rows:
        page.set_font("Helvetica", "B", size + 1)
        page.cell(0, size * 0.8, "Further rows", new_x="LMARGIN", new_y="NEXT")
        _table(page, made.rows, size)
    page.set_font("Helvetica", "", size - 1)
    for line in made.foot:
        page.multi_cell(0, size * 0.45, _latin(line), new_x="LMARGIN", new_y="NEXT")
    return page


def _table(page: FPDF, entries: tuple[SheetLine, ...], size: float) -> None:
    page.set_font("Helvetica", "", size)
    with page.table(
        col_widths=(42, 58), first_row_as_headings=False, line_height=size * 0.42, text_align="LEFT"
    ) as table:
        for entry in entries:
            row = table.row()
            row.cell(_latin(f"{MARK if entry.own else ''} {entry.asked}".strip()))
            row.cell(_latin(entry.holds))


def _latin(text: str) -> str:
    """The text in what the built-in typefaces have."""
    return text.translate(_LATIN).encode("latin-1", "replace").decode("latin-1")
