"""The fields with an underscore that `phh_text` writes, read back: what PHH has no field for survives a round trip.

Fields of other writers are kept as they are and mean nothing here; one of ours that holds something else is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final

from burncard.histories.phh_amounts import Amounts
from burncard.histories.record import CashOut, Player
from burncard.histories.refusals import Refused

_TOURNAMENT: Final = ("number", "buyin", "level")


def restored(data: dict[str, Any], amounts: Amounts, n: int) -> dict[str, Any]:
    """Fields of a Record that stand under an underscore. Raises Refused."""
    found: dict[str, Any] = {
        name: read(data[field], amounts, n) for field, (name, read) in _OURS.items() if field in data
    }
    fees = [(name, _amount(value, amounts, name)) for name, value in data.items() if name.startswith("_fee_")]
    if fees:
        found["fees"] = tuple([(name[5:].replace("_", " ").title(), amount) for name, amount in fees])
    about = [(name, data.get(f"_tournament_{name}", "")) for name in _TOURNAMENT]
    if any(text for _, text in about):
        found["tournament"] = tuple([(name, str(text)) for name, text in about])
    if time := _time(data):
        found["time"] = time
    return found


def _amount(value: object, amounts: Amounts, name: str) -> int:
    return amounts.of(value, name)


def _refuse(name: str, amounts: Amounts, right: str) -> Refused:
    return Refused("field", amounts.line(name), name, right)


def _rows(value: object, width: int, name: str, amounts: Amounts, right: str) -> list[list[Any]]:
    if not isinstance(value, list) or not all(isinstance(row, list) and len(row) == width for row in value):
        raise _refuse(name, amounts, right)
    return value


def _player(word: object, name: str, amounts: Amounts, n: int) -> int:
    if not isinstance(word, str) or word not in [f"p{number}" for number in range(1, n + 1)]:
        raise _refuse(name, amounts, f"players p1 to p{n}")
    return int(word[1:])


def _rake(value: object, amounts: Amounts, n: int) -> int:
    return _amount(value, amounts, "_rake")


def _cash_outs(value: object, amounts: Amounts, n: int) -> tuple[CashOut, ...]:
    name, right = "_cash_outs", "a list of ['pN', 'AMOUNT', 'FEE']"
    rows = _rows(value, 3, name, amounts, right)
    return tuple(
        [CashOut(_player(who, name, amounts, n), *_chips((got, fee), name, amounts)) for who, got, fee in rows]
    )


def _chips(texts: Sequence[object], name: str, amounts: Amounts) -> list[int]:
    if not all(isinstance(text, str) for text in texts):
        raise _refuse(name, amounts, "amounts in quotes")
    return [amounts.text(str(text), amounts.line(name)) for text in texts]


def _bounties(value: object, amounts: Amounts, n: int) -> tuple[tuple[int, str], ...]:
    name = "_bounties"
    rows = _rows(value, 2, name, amounts, "a list of ['pN', 'AMOUNT']")
    return tuple([(_player(who, name, amounts, n), str(text)) for who, text in rows])


def _sitting_out(value: object, amounts: Amounts, n: int) -> tuple[Player, ...]:
    name, right = "_sitting_out", "a list of ['NAME', SEAT, 'STACK']"
    rows = _rows(value, 3, name, amounts, right)
    if not all(type(seat) is int for _, seat, _ in rows):
        raise _refuse(name, amounts, right)
    return tuple([Player(str(who), seat, _chips((stack,), name, amounts)[0]) for who, seat, stack in rows])


def _button(value: object, amounts: Amounts, n: int) -> int:
    if type(value) is not int:
        raise _refuse("_button_seat", amounts, "the number of a seat")
    return value


def _time(data: dict[str, Any]) -> str:
    """Day and clock in ISO 8601 where both are there; with a Z where the zone is UTC."""
    parts = [data.get(name) for name in ("year", "month", "day")]
    clock = data.get("time")
    if clock is None or not all(type(part) is int for part in parts):
        return ""
    try:
        when = datetime.fromisoformat(f"{parts[0]:04}-{parts[1]:02}-{parts[2]:02}T{clock}")
    except ValueError:
        return ""
    return when.isoformat() + ("Z" if data.get("time_zone_abbreviation") == "UTC" else "")


_OURS: Final[dict[str, tuple[str, Callable[[object, Amounts, int], Any]]]] = {
    "_rake": ("rake", _rake),
    "_cash_outs": ("cash_outs", _cash_outs),
    "_bounties": ("bounties", _bounties),
    "_sitting_out": ("others", _sitting_out),
    "_button_seat": ("button", _button),
}
