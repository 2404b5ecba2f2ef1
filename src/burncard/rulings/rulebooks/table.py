"""What a rulebook is: rows (section, condition -> remedy, with its source) and a few options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from burncard.compiled import mypyc_attr
from burncard.errors import LineError
from burncard.game.options import Options
from burncard.game.options import options as options_of
from burncard.rulings.verdict import Row, Standing


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Rulebook:
    """A rulebook in force. `rows` answers (section, condition); `silent` names the answers that come from `base`.

    `gap` is what it means that the book has no row of its own: SILENT where its text was read, IN_PART or NOT_READ where
    it was not, and so for the rows and options of `unread`. `edition_of` names the book that an edition is told by,
    `notes` what is to be known of it.
    """

    name: str
    title: str
    revision: int
    rows: Mapping[tuple[str, str], Row]
    options: Options
    base: str = ""
    silent: frozenset[tuple[str, str]] = frozenset()
    gap: Standing = Standing.SILENT
    unread: frozenset[tuple[str, str]] = frozenset()
    edition_of: str = ""
    notes: tuple[str, ...] = ()

    def misdeal(self, cause: Row) -> Row:
        """The entry that a misdeal ends in, with the source of what caused it."""
        return Row("G1", "misdeal", "misdeal", cause.source, cause.basis)

    def row(self, section: str, condition: str) -> Row:
        """The row that answers. Raises LineError when the book has none (a house rule that took one away)."""
        row = self.rows.get((section, condition))
        if row is None:
            raise LineError("no_row", book=self.name, section=section, condition=condition)
        return row


def overlay(
    name: str, title: str, revision: int, rows: Iterable[Row], options: Mapping[str, str], base: Rulebook | None
) -> Rulebook:
    """A book of its own rows over those of the book it falls back on."""
    own = {(row.section, row.condition): row for row in rows}
    if base is None:
        return Rulebook(name, title, revision, own, options_of(options))
    silent = frozenset(base.rows) - frozenset(own)
    return Rulebook(name, title, revision, {**base.rows, **own}, base.options.with_(options), base.name, silent)
