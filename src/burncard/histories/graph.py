"""Lines over hands as an SVG picture: no library, nothing to load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 800
HEIGHT: Final = 400
_EDGE: Final = 48
_COLOURS: Final = ("#1b7f4b", "#b8860b", "#2a5db0", "#a33")
MOST_POINTS: Final = 1000


def svg(title: str, lines: Mapping[str, Sequence[float]], unit: str = "big blinds") -> str:
    """Each named line over 1, 2, 3, …; long ones are thinned to 1,000 points."""
    values = [value for line in lines.values() for value in line] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    span = (high - low) or 1.0
    count = max([len(line) for line in lines.values()], default=0)

    def at(hand: int, value: float) -> str:
        x = _EDGE + (WIDTH - 2 * _EDGE) * hand / max(count - 1, 1)
        return f"{x:.1f},{HEIGHT - _EDGE - (HEIGHT - 2 * _EDGE) * (value - low) / span:.1f}"

    zero = HEIGHT - _EDGE + (HEIGHT - 2 * _EDGE) * low / span
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{_EDGE}" y="24" font-size="16">{escape(title)}</text>',
        f'<line x1="{_EDGE}" y1="{zero:.1f}" x2="{WIDTH - _EDGE}" y2="{zero:.1f}" stroke="#999"/>',
        f'<text x="4" y="{_EDGE}">{high:,.0f}</text><text x="4" y="{HEIGHT - _EDGE}">{low:,.0f}</text>',
        f'<text x="{WIDTH - _EDGE}" y="{HEIGHT - 16}" text-anchor="end">{count:,} hands, {escape(unit)}</text>',
    ]
    for number, (name, line) in enumerate(lines.items()):
        step = max(len(line) // MOST_POINTS, 1)
        points = " ".join(
            [at(hand, line[hand]) for hand in [*range(0, len(line), step), *([len(line) - 1] if line else [])]]
        )
        colour = _COLOURS[number % len(_COLOURS)]
        out.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>')
        out.append(f'<text x="{_EDGE + 180 * number}" y="{HEIGHT - 16}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
