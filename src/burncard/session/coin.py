"""What a chip is worth when it is shown. Everything is counted in whole chips; cents are a matter of display."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Coin:
    """`worth`: of one chip (in a tournament, of one unit of money). `places`: decimals that are written."""

    worth: Fraction = Fraction(1)
    places: int = 0
    currency: str = ""

    @classmethod
    def of(cls, text: str, currency: str = "") -> Coin:
        """From a decimal such as ``"0.25"``. Raises ValueError for anything but a decimal above 0 with at most 4 places."""
        found = re.fullmatch(r"[0-9]{1,9}(?:\.([0-9]{1,4}))?", text)
        if not found or not Fraction(text):
            raise ValueError(text)
        return cls(Fraction(text), len(found[1] or ""), currency)

    def show(self, chips: int, *, sign: bool = False) -> str:
        """``1250`` as ``"12.50"``; with `sign` a plus before what is above nothing (and before 0)."""
        scaled = abs(chips) * self.worth * 10**self.places
        whole, part = divmod(int(scaled), 10**self.places)
        mark = "-" if chips < 0 else "+" if sign else ""
        return f"{mark}{whole}.{part:0{self.places}}" if self.places else f"{mark}{whole}"

    def tell(self, chips: int) -> str:
        """The same with its currency: ``"12.50 €"``."""
        return f"{self.show(chips)} {self.currency}".rstrip()
