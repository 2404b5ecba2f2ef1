"""The fields a table script may have, and what each may hold.

A check takes the value as TOML gave it and answers None, or what would be right instead. Checks of one field look at
that field alone; what the fields must be together stands in `header`.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable
from decimal import Decimal
from difflib import get_close_matches
from typing import Final

from burncard import cards
from burncard.game.options import VALUES
from burncard.game.structures import structures
from burncard.rulings.rulebooks import DEFAULT
from burncard.script import decimals

Check = Callable[[object], str | None]

_OTHER_GAMES: Final = {
    "NS": "short-deck hold'em",
    "PO": "pot-limit Omaha",
    "FO/8": "Omaha hi-lo",
    "F7S": "seven card stud",
    "F7S/8": "seven card stud hi-lo",
    "FR": "razz",
    "N2L1D": "deuce-to-seven single draw",
    "F2L3D": "deuce-to-seven triple draw",
    "FB": "badugi",
}
MAX_PLAYERS: Final = 22


def should(wrong: str) -> str:
    """What a check answered, as the end of a sentence about the value."""
    return wrong if wrong.startswith(("for p", "that is ", "'")) else f"should be {wrong}"


def is_amount(value: object) -> bool:
    """Whether TOML gave a number here that chips can come to (a truth value is not one)."""
    return isinstance(value, int | Decimal) and not isinstance(value, bool) and decimals.finite(value)


def text(value: object) -> str | None:
    return None if isinstance(value, str) else 'a text in quotes, such as "Las Vegas"'


def truth(value: object) -> str | None:
    return None if isinstance(value, bool) else "true or false"


def whole(value: object) -> str | None:
    return None if isinstance(value, int) and not isinstance(value, bool) else "a whole number"


def whole_or_text(value: object) -> str | None:
    return None if whole(value) is None or text(value) is None else "a whole number or a text in quotes"


def chips(value: object) -> str | None:
    """A positive amount."""
    return None if is_amount(value) and value > 0 else "a number of chips above 0"  # type: ignore[operator]


def seconds(value: object) -> str | None:
    endless = isinstance(value, Decimal) and value == Decimal("Infinity")
    return None if endless or (is_amount(value) and value >= 0) else "a number of seconds, or inf"  # type: ignore[operator]


def clock(value: object) -> str | None:
    return None if isinstance(value, datetime.time) else "a time of day, such as 21:30:00"


def variant(value: object) -> str | None:
    if isinstance(value, str) and value in structures():
        return None
    *most, last = [f'"{code}" ({structure.name}' for code, structure in structures().items()]
    kinds = f"{'), '.join(most)}) or {last} hold'em)"
    other = _OTHER_GAMES.get(value) if isinstance(value, str) else None
    return f"that is {other}, and only hold'em is dealt here: {kinds}" if other else kinds


def all_in(value: object) -> str | None:
    return None if value in ("showdown", "tabled") else '"showdown" or "tabled"'


def start(value: object) -> str | None:
    return None if value in ("preflop", "flop") else '"preflop" or "flop"'


def first(value: object) -> str | None:
    good = whole(value) is None and 1 <= value <= MAX_PLAYERS  # type: ignore[operator]
    return None if good else "the number of the player who acts first before the flop"


def straddle_raise(value: object) -> str | None:
    return None if value in VALUES["straddle_raise"] else '"straddle" or "big_blind"'


def house(value: object) -> str | None:
    return None if isinstance(value, dict) else "a table: the house's rules as `burncard rulebook` reads them"


def rulebook(value: object) -> str | None:
    return None if isinstance(value, str) and value else f'the name of a rulebook, such as "{DEFAULT}"'


def revision(value: object) -> str | None:
    named, _, number = value.partition("/") if isinstance(value, str) else ("", "", "")
    good = bool(named) and number.isascii() and number.isdigit()
    return None if good else f'a rulebook and its revision, such as "{DEFAULT}/1"'


def deck(value: object) -> str | None:
    """The deck from the top: distinct cards, at most 52. 51 is an oversight: the last card would be known."""
    if not isinstance(value, str):
        return 'the cards from the top in quotes, such as "4d7cTc"'
    try:
        codes = cards.cards(value)
    except cards.CardError as error:
        return str(error)
    known = [code for code in codes if code != cards.UNKNOWN]
    twice = sorted({code for code in known if known.count(code) > 1})
    if twice:
        return f"each card once; {cards.texts(twice)} stands there twice"
    if len(codes) > 52:
        return f"at most 52 cards; these are {len(codes)}"
    if len(codes) == 51:
        missing = cards.texts(sorted(set(cards.DECK) - set(known)))
        return f"a deck of 52, and these are 51 ({missing} missing); or fewer, if what follows is not known"
    return None


def listed(each: Check, what: str) -> Check:
    """A list of one value a player, each of which passes `each`."""

    def check(value: object) -> str | None:
        if not isinstance(value, list):
            return f"a list of {what}, one a player, p1 first"
        for number, item in enumerate(value, 1):
            wrong = each(item)
            if wrong:
                return f"for p{number} {should(wrong)}"
        return None

    return check


def _ante(value: object) -> str | None:
    return None if is_amount(value) and value >= 0 else "0 or a number of chips"  # type: ignore[operator]


def _blind(value: object) -> str | None:
    return None if is_amount(value) else "0, a blind or straddle, or a post written as a negative number"


def _stack(value: object) -> str | None:
    unknown = isinstance(value, Decimal) and value == Decimal("Infinity")
    return None if unknown else chips(value)


def _seat(value: object) -> str | None:
    return None if whole(value) is None and value > 0 else "the number of a seat, 1 or more"  # type: ignore[operator]


def actions(value: object) -> str | None:
    return None if isinstance(value, list) else 'a list of lines in quotes, such as ["d deal", "p3 cc"]'


GAME: Final[dict[str, Check]] = {
    "variant": variant,
    "antes": listed(_ante, "antes"),
    "blinds_or_straddles": listed(_blind, "blinds"),
    "min_bet": chips,
    "small_bet": chips,
    "big_bet": chips,
    "starting_stacks": listed(_stack, "stacks"),
    "seats": listed(_seat, "seat numbers"),
    "actions": actions,
}
OURS: Final[dict[str, Check]] = {
    "_rulebook": rulebook,
    "_rules": revision,
    "_all_in": all_in,
    "_deck": deck,
    "_start": start,
    "_first": first,
    "_straddle_raise": straddle_raise,
    "_house": house,
    "_dead": listed(_ante, "chips posted dead"),
}
ABOUT: Final[dict[str, Check]] = {
    "author": text,
    "event": text,
    "url": text,
    "venue": text,
    "address": text,
    "city": text,
    "region": text,
    "postal_code": text,
    "country": text,
    "time": clock,
    "time_zone": text,
    "time_zone_abbreviation": text,
    "day": whole,
    "month": whole,
    "year": whole,
    "hand": whole_or_text,
    "level": whole,
    "seat_count": whole,
    "table": whole_or_text,
    "players": listed(text, "names"),
    "finishing_stacks": listed(_ante, "stacks"),
    "winnings": listed(_ante, "winnings"),
    "currency": text,
    "currency_symbol": text,
    "ante_trimming_status": truth,
    "time_limit": seconds,
    "time_banks": listed(seconds, "time banks"),
}
FIELDS: Final[dict[str, Check]] = GAME | OURS | ABOUT
"""Each field with its check; `_expect` is apart (see `expect`)."""


def unknown(name: str) -> str:
    """What to say of a field that no table script has."""
    if name == "bring_in":
        return "a bring-in belongs to stud, and only hold'em is dealt here"
    near = near_names(name, [*FIELDS, "_expect"])
    return f"no such field{near or '.'} A field of your own begins with _"


def near_names(name: str, known: list[str]) -> str:
    """``"; did you mean antes or …?"``, or nothing when no known name is like it."""
    likely = get_close_matches(name, known, n=3, cutoff=0.7)
    return f"; did you mean {' or '.join(likely)}?" if likely else ""
