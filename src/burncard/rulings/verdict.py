"""What comes out of judging: which rows of the book applied, and which of them governs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum


class Standing(StrEnum):
    """How well an answer stands.

    A row of a book is `READ` (its wording was read), `CONFLICT` (read, and the text says two things), `IN_PART` or
    `NOT_READ` (the rule is known, its wording only in part or not at all), `DERIVED` (worked out), `HOUSE` (house
    practice) or `FLOOR` (chosen by the floor). Where a book has no row: `SILENT` (its text was read and says nothing; the
    answer is common practice), `ANOTHER_BOOK` (the same, and the book behind it has it in words), `IN_PART` or `NOT_READ`
    (nobody can say yet that it is silent).
    """

    READ = "read"
    CONFLICT = "text in conflict"
    IN_PART = "read in part"
    NOT_READ = "not read"
    DERIVED = "derived"
    HOUSE = "house"
    FLOOR = "floor"
    SILENT = "silent"
    ANOTHER_BOOK = "another book"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a rulebook: under `section` (of RULES), when `condition` holds, the `remedy` is carried out.

    `source` names the rule as a floor knows it; `basis` says how well it stands.
    """

    section: str
    condition: str
    remedy: str
    source: str
    basis: Standing = Standing.READ


@dataclass(slots=True)
class Verdict:
    """The rows that applied, in the order of their sections, and the one whose remedy cures them all."""

    rows: list[Row] = field(default_factory=list)
    governing: Row | None = None

    def overruled(self, remedy: str, source: str) -> list[Row]:
        """The rows when the floor has chosen another remedy: the governing one says so."""
        return [
            replace(row, remedy=remedy, source=source, basis=Standing.FLOOR) if row is self.governing else row
            for row in self.rows
        ]
