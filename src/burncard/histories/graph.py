"""Lines over hands as an SVG picture: no library, nothing to load."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 800
HEIGHT: Final = 400
EDGE: Final = 48
COLOURS: Final = ("#1b7f4b", "#b8860b", "#2a5db0", "#a33")
MOST_POINTS: Final = 1000


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a value is drawn: `low` to `high` over the height, `count` hands over the width."""

    low: float
    high: float
    count: int

    @classmethod
    def of(cls, lines: Mapping[str, Sequence[float]]) -> Frame:
        """The frame that holds all of `lines`, and zero."""
        values = [value for line in lines.values() for value in line] or [0.0]
        return cls(min(0.0, *values), max(0.0, *values), max([len(line) for line in lines.values()], default=0))

    def at(self, hand: int, value: float) -> tuple[float, float]:
        """The point of a hand (from 0) and a value."""
        x = EDGE + (WIDTH - 2 * EDGE) * hand / max(self.count - 1, 1)
        return x, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - self.low) / ((self.high - self.low) or 1.0)

    def points(self, line: Sequence[float]) -> list[tuple[float, float]]:
        """The points of a line, thinned to about 1,000; its last one is always there."""
        step = max(len(line) // MOST_POINTS, 1)
        return [self.at(hand, line[hand]) for hand in [*range(0, len(line), step), *([len(line) - 1] if line else [])]]


def svg(title: str, lines: Mapping[str, Sequence[float]], unit: str = "big blinds") -> str:
    """Each named line over 1, 2, 3, …; long ones are thinned to 1,000 points."""
    frame = Frame.of(lines)
    low, high, count = frame.low, frame.high, frame.count
    zero = frame.at(0, 0.0)[1]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/><text x="{EDGE}" y="24" font-size="16">{escape(title)}</text>',
        f'<line x1="{EDGE}" y1="{zero:.1f}" x2="{WIDTH - EDGE}" y2="{zero:.1f}" stroke="#999"/>',
        f'<text x="4" y="{EDGE}">{high:,.0f}</text><text x="4" y="{HEIGHT - EDGE}">{low:,.0f}</text>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 16}" text-anchor="end">{count:,} hands, {escape(unit)}</text>',
    ]
    for number, (name, line) in enumerate(lines.items()):
        points = " ".join([f"{x:.1f},{y:.1f}" for x, y in frame.points(line)])
        colour = COLOURS[number % len(COLOURS)]
        out.append(f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>')
        out.append(f'<text x="{EDGE + 180 * number}" y="{HEIGHT - 16}" fill="{colour}">{escape(name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"
