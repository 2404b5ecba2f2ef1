"""What comes out of judging: which rows of the book applied, and which of them governs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a rulebook: under `section` (of RULES), when `condition` holds, the `remedy` is carried out.

    `source` names the rule as a floor knows it; `basis` says how sure we are: read (the wording was read), derived
    (resolved where the book is silent), house (common practice), unverified (not checked: shown as such), floor (chosen
    by the floor).
    """

    section: str
    condition: str
    remedy: str
    source: str
    basis: str = "read"


@dataclass(slots=True)
class Verdict:
    """The rows that applied, in the order of their sections, and the one whose remedy cures them all."""

    rows: list[Row] = field(default_factory=list)
    governing: Row | None = None

    def overruled(self, remedy: str, source: str) -> list[Row]:
        """The rows when the floor has chosen another remedy: the governing one says so."""
        return [
            replace(row, remedy=remedy, source=source, basis="floor") if row is self.governing else row
            for row in self.rows
        ]
