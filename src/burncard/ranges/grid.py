"""The usual 13 by 13 picture of a range: pairs down the diagonal, suited hands above it, the others below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burncard.ranges.combos import kind_at
from burncard.ranges.grammar import FULL

_CELL: Final = 34  # units of the SVG


def shares(weights: Sequence[int]) -> list[list[float]]:
    """How much of each kind the range holds, 0 to 1, row by row from the aces."""
    rows = []
    for row in range(13):
        cells = []
        for column in range(13):
            combos = kind_at(row, column).combos()
            cells.append(sum(weights[number] for number in combos) / (FULL * len(combos)))
        rows.append(cells)
    return rows


def as_text(weights: Sequence[int]) -> str:
    """Thirteen lines: the name of a kind that is wholly there, the percentage of one that is partly, or a dot."""
    lines = []
    for row, cells in enumerate(shares(weights)):
        names = [
            kind_at(row, column).name if share == 1 else f"{share:.0%}" if share >= 0.01 else "<1%" if share else "."
            for column, share in enumerate(cells)
        ]
        lines.append(" ".join(f"{name:<3}" for name in names).rstrip())
    return "\n".join(lines)


def as_svg(weights: Sequence[int]) -> str:
    """The same as an SVG image that needs no style sheet; each cell is filled from below as far as it is held."""
    side = 13 * _CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img"',
        ' font-family="sans-serif" font-size="11" text-anchor="middle">',
    ]
    for row, cells in enumerate(shares(weights)):
        for column, share in enumerate(cells):
            x, y, height = column * _CELL, row * _CELL, round(share * _CELL, 2)
            name = kind_at(row, column).name
            parts.append(
                f"<g><title>{name} {share:.2%}</title>"
                f'<rect x="{x}" y="{y}" width="{_CELL}" height="{_CELL}" fill="#f4f1ea" stroke="#8a8474"/>'
            )
            if share:
                parts.append(
                    f'<rect x="{x}" y="{y + _CELL - height:g}" width="{_CELL}" height="{height:g}" fill="#d9a441"/>'
                )
            parts.append(f'<text x="{x + _CELL / 2:g}" y="{y + _CELL / 2 + 4:g}" fill="#1d1b16">{name}</text></g>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"
