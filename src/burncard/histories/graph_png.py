"""The same picture as PNG (extra ``burncard[stats]``): drawn by Pillow, twice the size of the SVG's units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO

from burncard.histories.graph import COLOURS, EDGE, HEIGHT, WIDTH, Frame

SCALE = 2


def png(title: str, lines: Mapping[str, Sequence[float]], unit: str = "big blinds") -> bytes:
    """Each named line over 1, 2, 3, …, as `burncard.histories.graph.svg` draws it."""
    from PIL import Image, ImageDraw, ImageFont

    frame = Frame.of(lines)
    image = Image.new("RGB", (SCALE * WIDTH, SCALE * HEIGHT), "#fff")
    draw = ImageDraw.Draw(image)
    small, large = ImageFont.load_default(12 * SCALE), ImageFont.load_default(16 * SCALE)

    def text(x: float, y: float, said: str, *, fill: str = "#000", big: bool = False, right: bool = False) -> None:
        font = large if big else small
        start = SCALE * x - (draw.textlength(said, font) if right else 0)
        draw.text((start, SCALE * y), said, fill=fill, font=font, anchor="ls")

    zero = SCALE * frame.at(0, 0.0)[1]
    draw.line([(SCALE * EDGE, zero), (SCALE * (WIDTH - EDGE), zero)], fill="#999", width=SCALE)
    text(EDGE, 24, title, big=True)
    text(4, EDGE, f"{frame.high:,.0f}")
    text(4, HEIGHT - EDGE, f"{frame.low:,.0f}")
    text(WIDTH - EDGE, HEIGHT - 16, f"{frame.count:,} hands, {unit}", right=True)
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = [(SCALE * x, SCALE * y) for x, y in frame.points(line)]
        if len(points) > 1:
            draw.line(points, fill=colour, width=round(1.5 * SCALE), joint="curve")
        text(EDGE + 150 * number, HEIGHT - 16, name, fill=colour)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
