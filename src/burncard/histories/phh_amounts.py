"""The amounts of a PHH hand: numbers with or without decimals, all in the hand's unit."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from burncard.histories.format import Piece
from burncard.histories.record import UNKNOWN_STACK
from burncard.histories.refusals import Refused


class Amounts:
    """The amounts of one hand in its unit: whole numbers, whatever decimals the file has."""

    def __init__(self, data: dict[str, Any], piece: Piece) -> None:
        self.piece = piece
        self.data = data
        self.places = 0
        if "." in "".join(piece.lines):
            found = [one for value in data.values() for one in (value if isinstance(value, list) else [value])]
            exponents = [
                -int(one.normalize().as_tuple().exponent)
                for one in found
                if isinstance(one, Decimal) and one.is_finite()
            ]
            raises = [
                text.split()[2].partition(".")[2]
                for text in data.get("actions", ())
                if isinstance(text, str) and " cbr " in text and len(text.split()) > 2
            ]
            quoted = [
                text.partition(".")[2]
                for name in ("_cash_outs", "_sitting_out")
                for row in (data[name] if isinstance(data.get(name), list) else ())
                for text in (row if isinstance(row, list) else ())
                if isinstance(text, str) and text.replace(".", "", 1).isdigit()
            ]
            self.places = max([0, *exponents, *[len(part.rstrip("0")) for part in (*raises, *quoted)]])
            if self.places > 8:
                raise Refused("amount", piece.line, "", "at most 8 decimals")

    def of(self, value: Any, name: str) -> int:
        """One amount."""
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise Refused("field", self.line(name), f"{name} = {value}", "a number")
        if isinstance(value, Decimal) and not value.is_finite():
            if float(value) > 0 and name == "starting_stacks":
                return UNKNOWN_STACK
            raise Refused("amount", self.line(name), f"{name} = {value}")
        if abs(int(value)) > 10**14:
            raise Refused("amount", self.line(name), f"{name} = {value}", "a number that chips can come to")
        return int(value * (10**self.places))

    def text(self, text: str, line: int) -> int:
        """An amount inside an action."""
        whole, _, part = text.partition(".")
        if not (whole + part).isdigit() or len(whole) > 14 or not text.isascii():
            raise Refused("amount", line, text)
        return int(whole + part[: self.places].ljust(self.places, "0")) if self.places else int(whole)

    def row(self, name: str) -> list[int]:
        """A list with one amount a player."""
        value = self.data.get(name)
        if not isinstance(value, list):
            raise Refused("field", self.line(name), name, "a list with one amount a player")
        return [self.of(one, name) for one in value]

    def line(self, name: str) -> int:
        """Where the field stands."""
        for at, line in enumerate(self.piece.lines):
            if line.startswith(name):
                return self.piece.line + at
        return self.piece.line
