"""What one hand at the table is dealt with: settings and seats become the arguments of a hand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from burncard.errors import SaidError
from burncard.game.structures import structures
from burncard.rulings.rulebooks import house
from burncard.server.lessons import BLINDS, PLAYERS, STACK, Lesson
from burncard.server.protocol import Settings

ANTE_KINDS = ("all", "big-blind", "button")


class SettingsError(SaidError):
    """Settings no hand can be dealt with; the message says which and what would be right, `field` where it stands."""

    CODE = "settings"

    def __init__(self, field: str, text: str) -> None:
        super().__init__(text)
        self.field = field


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand's header as it is stored. `seats` are those dealt in, p1 first, the last one has the button.

    `big_blind` is the least bet, where there is a blind the largest of them. `seed` is the source (hex) of every shuffle of the hand; `bots` the seats the table plays itself; `lesson` the rule
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


def read_dealt(body: str) -> Dealt:
    """A stored header. One of a table that knew two blinds, one straddle and no least bet of its own is read as what it was.

    Raises msgspec.ValidationError.
    """
    try:
        return msgspec.json.decode(body, type=Dealt)
    except msgspec.ValidationError:
        data = msgspec.json.decode(body)
        old = data.get("settings") if isinstance(data, dict) else None
        if not isinstance(old, dict) or not {"small_blind", "big_blind"} <= set(old):
            raise
        old["blinds"] = [old.pop("small_blind"), old.pop("big_blind")]
        old["straddles"] = int(bool(old.pop("straddle", False)))
        return msgspec.convert(data, Dealt)


def check(settings: Settings, books: tuple[str, ...]) -> None:
    """Raise SettingsError for settings that fit no table."""
    if settings.structure not in structures():
        raise SettingsError("structure", f"The structure {settings.structure!r} is none of {', '.join(structures())}.")
    if settings.rulebook not in books:
        raise SettingsError("rulebook", f"The rulebook {settings.rulebook!r} is none of {', '.join(books)}.")
    seats = [str(seat) for seat in range(1, settings.seats + 1)]
    if strange := sorted({str(seat) for seat in settings.bots} - set(seats)) or sorted(
        set(settings.stacks) - set(seats)
    ):
        raise SettingsError("seats", f"There is no seat {strange[0]} at a table of {settings.seats}.")
    _check_forced(settings)
    least = settings.least_bet
    if not least:
        raise SettingsError("min_bet", "With neither a blind nor an ante, say what the least bet is.")
    if structures()[settings.structure].limits == "spread" and settings.spread < least:
        raise SettingsError("spread", f"A spread limit of {settings.spread} is less than the least bet of {least}.")


def _check_forced(settings: Settings) -> None:
    """Blinds, straddles and antes against each other, the seats and the stacks."""
    n, blinds = settings.seats, settings.blinds
    if len(blinds) > n:
        raise SettingsError("blinds", f"{len(blinds)} blinds are more than a table of {n} has seats.")
    for lower, higher in pairwise(blinds):
        if lower > higher:
            raise SettingsError(
                "blinds", f"A blind of {lower} is more than the next one, {higher}: blinds rise from the button's left."
            )
    most = max(blinds, default=0)
    straddles = 1 if settings.button_straddle else settings.straddles
    if straddles and not most:
        raise SettingsError("straddles", "A straddle doubles the last blind, and there is none.")
    if straddles and (n < 3 or len(blinds) + straddles > n):
        raise SettingsError(
            "straddles", f"Each straddle needs a seat beyond the {len(blinds)} of the blinds, and three seats at least."
        )
    if settings.min_bet and settings.min_bet < most:
        raise SettingsError("min_bet", f"A least bet of {settings.min_bet} is less than the largest blind, {most}.")
    if settings.ante_kind not in ANTE_KINDS:
        raise SettingsError("ante_kind", f"The ante {settings.ante_kind!r} is none of {', '.join(ANTE_KINDS)}.")
    if settings.ante and settings.ante_kind == "big-blind" and not blinds:
        raise SettingsError("ante_kind", "The big blind cannot post the ante where there is no blind.")
    if settings.ante > settings.stack:
        raise SettingsError("ante", f"An ante of {settings.ante} is more than a stack of {settings.stack}.")


def first_stacks(settings: Settings) -> dict[int, int]:
    """What every seat begins with."""
    return {seat: settings.stacks.get(str(seat), settings.stack) for seat in range(1, settings.seats + 1)}


def deal_in(settings: Settings, stacks: dict[int, int], button: int, seed: bytes) -> Dealt:
    """The next hand of the game, the button on seat `button`. Whoever has nothing left buys in for a full stack."""
    n = settings.seats
    seats = tuple([(button + step) % n + 1 for step in range(n)])
    begin = first_stacks(settings)
    return Dealt(
        settings=settings,
        seats=seats,
        stacks=tuple([stacks.get(seat, 0) or begin[seat] for seat in seats]),
        blinds=posted(settings),
        antes=antes(settings),
        variant=settings.structure,
        big_blind=settings.least_bet,
        rulebook=settings.rulebook,
        seed=seed.hex(),
        bots=settings.bots,
    )


def posted(settings: Settings) -> tuple[int, ...]:
    """What each player posts as blind or straddle, p1 first; heads-up as PHH writes it, the button first."""
    n, blinds = settings.seats, settings.blinds
    if n == 2 and len(blinds) == 1:
        return (0, *blinds)
    last = max(blinds, default=0)
    if settings.button_straddle:
        return (*blinds, *(0,) * (n - len(blinds) - 1), 2 * last)
    straddles = tuple([last * 2**step for step in range(1, settings.straddles + 1)])
    return blinds + straddles + (0,) * (n - len(blinds) - len(straddles))


def antes(settings: Settings) -> tuple[int, ...]:
    """What each player posts as ante, in the order of `posted`."""
    n = settings.seats
    if settings.ante_kind == "all":
        return (settings.ante,) * n
    if settings.ante_kind == "button":
        payer = 0 if n == 2 else n - 1
    else:
        payer = 1 if n == 2 else max(len(settings.blinds) - 1, 0)
    return tuple([settings.ante if player == payer else 0 for player in range(n)])


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
