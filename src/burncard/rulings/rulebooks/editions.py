"""Editions: a book told by another year's, so that the same mistake can be shown by year."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Row, Standing

#: A rule number of the other edition: its number in this one, and how well it was read here.
Numbering = Callable[[int], tuple[int, Standing]]

_NUMBER = re.compile(r"(?<![-\w])(\d+)(?=$|[-,:; ])")
_HEAD = re.compile(r"^(WSOP (?:live action|tournament)) ")


def told_by(other: Rulebook, own: Iterable[Row], without: Iterable[tuple[str, str]], numbering: Numbering) -> list[Row]:
    """The rows that an edition states itself: those of the `other` year with this one's numbers, but for its `own` and
    those it is `without`."""
    rows = {key: renumbered(row, numbering) for key, row in other.rows.items() if key not in other.silent}
    for key in without:
        rows.pop(key, None)
    return [*rows.values(), *own]


def renumbered(row: Row, numbering: Numbering) -> Row:
    """A row by this edition's numbers; it stands no better than the worst of the rules it names."""
    source, standing = by_number(row.source, numbering)
    basis = row.basis if standing is Standing.READ or row.basis is not Standing.READ else standing
    return replace(row, source=source, basis=basis)


def by_number(source: str, numbering: Numbering) -> tuple[str, Standing]:
    """A source by this edition's numbers, and how well the worst of its rules was read."""
    head = _HEAD.match(source)
    if head is None:
        return source, Standing.READ
    found: list[Standing] = []

    def number(match: re.Match[str]) -> str:
        here, standing = numbering(int(match[1]))
        found.append(standing)
        return str(here)

    said = head[1] + " " + _NUMBER.sub(number, source[head.end() :])
    worst = [one for one in (Standing.NOT_READ, Standing.IN_PART) if one in found]
    return said, worst[0] if worst else Standing.READ
