"""What one hand at the table is dealt with: settings and seats become the arguments of a hand."""

from __future__ import annotations

from typing import Any

import msgspec

from burncard.errors import SaidError
from burncard.game.structures import structures
from burncard.rulings.rulebooks import house
from burncard.server.lessons import BLINDS, PLAYERS, STACK, Lesson
from burncard.server.protocol import Settings

ANTE_KINDS = ("all", "big-blind")


class SettingsError(SaidError):
    """Settings no hand can be dealt with; the message says which and what would be right."""

    CODE = "settings"


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand's header as it is stored. `seats` are those dealt in, p1 first, the last one has the button.

    `seed` is the source (hex) of every shuffle of the hand; `bots` the seats the table plays itself; `lesson` the rule
    to be lived through, 0 in a hand of the game; `house` what a house's own rulebook says, empty for a published one.
    """

    settings: Settings
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    variant: str
    big_blind: int
    rulebook: str
    seed: str
    bots: tuple[int, ...]
    lesson: int = 0
    house: dict[str, Any] = {}

    def arguments(self) -> dict[str, Any]:
        """Everything the hand is made with; its deck comes with the first shuffle."""
        limits = structures()[self.variant].limits
        most = self.settings.spread if limits == "spread" else 2 * self.big_blind
        limit = {"small_bet": self.big_blind, "big_bet": most}
        return {
            "stacks": list(self.stacks),
            "blinds": list(self.blinds),
            "antes": list(self.antes),
            "variant": self.variant,
            "seats": list(self.seats),
            "rulebook": house.from_table(self.house) if self.house else self.rulebook,
            **({"min_bet": self.big_blind} if limits == "none" else limit),
        }


def check(settings: Settings, books: tuple[str, ...]) -> None:
    """Raise SettingsError for settings that fit no table."""
    if settings.structure not in structures():
        raise SettingsError(f"The structure {settings.structure!r} is none of {', '.join(structures())}.")
    if settings.rulebook not in books:
        raise SettingsError(f"The rulebook {settings.rulebook!r} is none of {', '.join(books)}.")
    if settings.small_blind > settings.big_blind:
        raise SettingsError(
            f"A small blind of {settings.small_blind} is more than the big blind of {settings.big_blind}."
        )
    if settings.ante_kind not in ANTE_KINDS:
        raise SettingsError(f"The ante {settings.ante_kind!r} is none of {', '.join(ANTE_KINDS)}.")
    if settings.straddle and settings.seats < 3:
        raise SettingsError("A straddle needs a seat beyond the blinds: three seats at least.")
    if structures()[settings.structure].limits == "spread" and settings.spread < settings.big_blind:
        raise SettingsError(
            f"A spread limit of {settings.spread} is less than the least bet, the big blind of {settings.big_blind}."
        )
    seats = [str(seat) for seat in range(1, settings.seats + 1)]
    if strange := sorted({str(seat) for seat in settings.bots} - set(seats)) or sorted(
        set(settings.stacks) - set(seats)
    ):
        raise SettingsError(f"There is no seat {strange[0]} at a table of {settings.seats}.")


def first_stacks(settings: Settings) -> dict[int, int]:
    """What every seat begins with."""
    return {seat: settings.stacks.get(str(seat), settings.stack) for seat in range(1, settings.seats + 1)}


def deal_in(settings: Settings, stacks: dict[int, int], button: int, seed: bytes) -> Dealt:
    """The next hand of the game, the button on seat `button`. Whoever has nothing left buys in for a full stack."""
    n = settings.seats
    seats = tuple([(button + step) % n + 1 for step in range(n)])
    begin = first_stacks(settings)
    blinds = (settings.small_blind, settings.big_blind, *((2 * settings.big_blind,) if settings.straddle else ()))
    # Heads-up the small blind is written first as well, so the big blind is the second of any list.
    antes = (settings.ante,) * n if settings.ante_kind == "all" else (0, settings.ante, *((0,) * (n - 2)))
    return Dealt(
        settings=settings,
        seats=seats,
        stacks=tuple([stacks.get(seat, 0) or begin[seat] for seat in seats]),
        blinds=blinds + (0,) * (n - len(blinds)),
        antes=antes,
        variant=settings.structure,
        big_blind=settings.big_blind,
        rulebook=settings.rulebook,
        seed=seed.hex(),
        bots=settings.bots,
    )


def deal_lesson(settings: Settings, lesson: Lesson) -> Dealt:
    """The hand of a lesson: six seats of its own, the viewer in seat 1, the table's rulebook."""
    seats = tuple([(player - lesson.you) % PLAYERS + 1 for player in range(1, PLAYERS + 1)])
    return Dealt(
        settings=settings,
        seats=seats,
        stacks=(STACK,) * PLAYERS,
        blinds=BLINDS + (0,) * (PLAYERS - 2),
        antes=(0,) * PLAYERS,
        variant="NT",
        big_blind=BLINDS[1],
        rulebook=settings.rulebook,
        seed=lesson.seed.hex(),
        bots=tuple([seat for seat in range(1, PLAYERS + 1) if seat != 1]),
        lesson=lesson.rule,
    )
