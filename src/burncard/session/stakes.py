"""The forced bets of a hand: blinds, and who pays an ante."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from burncard.session.errors import SessionError


class AnteKind(StrEnum):
    """Who pays the ante."""

    ALL = "all"
    BIG_BLIND = "big-blind"
    BUTTON = "button"


@dataclass(frozen=True, slots=True)
class Stakes:
    """The forced bets of a hand. `ante` is what one player pays: each of them, or the one who pays for all.

    Without blinds there is an ante. A single blind is not offered here.
    """

    small: int
    big: int
    ante: int = 0
    ante_kind: AnteKind = AnteKind.ALL

    def __post_init__(self) -> None:
        if (
            (self.big > 0) != (self.small > 0)
            or min(self.small, self.big, self.ante) < 0
            or self.small > self.big
            or not (self.small or self.ante)
        ):
            raise SessionError("stakes", small=self.small, big=self.big, ante=self.ante)

    def __str__(self) -> str:
        blinds = f"{self.small}/{self.big}"
        who = "" if self.ante_kind is AnteKind.ALL else f" ({self.ante_kind.value} ante)"
        return f"{blinds}, ante {self.ante}{who}" if self.ante else blinds
