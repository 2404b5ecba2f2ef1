"""`_expect`: what must be true after the last line, and how it is held against what is.

One entry of `KEYS` a key: how its value is checked when it is read, and how it is compared. A comparison answers with
the value found, in the form the file would write it, or with `HOLDS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from burncard import cards
from burncard.script import decimals, fields
from burncard.script.errors import shown
from burncard.script.header import Complaints

State = Mapping[str, Any]
"""What `Hand.snapshot()` gives."""

HOLDS: Final = object()


@dataclass(frozen=True, slots=True)
class Failure:
    """A key of `_expect` that does not hold."""

    key: str
    expected: object
    found: object

    def __str__(self) -> str:
        return f"{self.key}: expected {shown(self.expected)}, found {shown(self.found)}"


@dataclass(frozen=True, slots=True)
class Key:
    check: fields.Check
    compare: Callable[[str, Any, State, int], object]


def _cards(value: object) -> str | None:
    if not isinstance(value, str):
        return 'cards in quotes, such as "As Ks 9d"'
    try:
        cards.cards(value)
    except cards.CardError as error:
        return str(error)
    return None


def _player(name: str) -> int | None:
    number = name[1:]
    good = name[:1] == "p" and number.isascii() and number.isdigit() and len(number) <= 2 and not number.startswith("0")
    return int(number) if good else None


def _hole(value: object) -> str | None:
    if not isinstance(value, dict):
        return 'a table of players and cards, such as {p1 = "4d Td"}'
    for name, held in value.items():
        if _player(name) is None:
            return f"players p1, p2, …; {name} is none"
        if wrong := _cards(held):
            return f"for {name} {fields.should(wrong)}"
    return None


def _count(value: object) -> str | None:
    return None if fields.whole(value) is None and value >= 0 else "a whole number, 0 or more"  # type: ignore[operator]


def _amount(value: object) -> str | None:
    return None if fields.is_amount(value) and value >= 0 else "a number of chips"  # type: ignore[operator]


def _names(value: object) -> str | None:
    good = isinstance(value, list) and all(isinstance(name, str) for name in value)
    return None if good else 'a list of sections in quotes, such as ["H3", "H4"]'


def _stacks(value: object) -> str | None:
    if isinstance(value, list):
        return fields.listed(_amount, "stacks")(value)
    if isinstance(value, dict):
        for name, stack in value.items():
            if _player(name) is None:
                return f"players p1, p2, …; {name} is none"
            if wrong := _amount(stack):
                return f"for {name} {fields.should(wrong)}"
        return None
    return "a list of stacks, p1 first, or a table such as {p1 = 198}"


def _pots(value: object) -> str | None:
    right = 'a list of pots, the main pot first, such as [[300, "p1 p3"]]'
    if not isinstance(value, list):
        return right
    for pot in value:
        if not (isinstance(pot, list) and len(pot) == 2 and _amount(pot[0]) is None and isinstance(pot[1], str)):
            return right
        if any(_player(name) is None for name in pot[1].split()):
            return right
    return None


def _phase(value: object) -> str | None:
    phases = ("dealing", "preflop", "flop", "turn", "river", "showdown", "done", "misdeal", "void")
    return None if value in phases else "one of " + ", ".join(phases)


def _due(value: object) -> str | None:
    if isinstance(value, str) and (value in ("d", "fl", "") or _player(value) is not None):
        return None
    return '"d", a player such as "p3", "fl", or "" when the hand is over'


def _ordered(key: str, expected: str, state: State, places: int) -> object:
    found = cards.cards(_text(state[key]))
    return HOLDS if cards.cards(expected) == found else cards.texts(found)


def _any_order(key: str, expected: str, state: State, places: int) -> object:
    found = cards.cards(_text(state[key]))
    return HOLDS if sorted(cards.cards(expected)) == sorted(found) else cards.texts(found)


def _on_top(key: str, expected: str, state: State, places: int) -> object:
    wanted = cards.cards(expected)
    found = cards.cards(_text(state[key]))
    return HOLDS if found[: len(wanted)] == wanted else cards.texts(found[: max(len(wanted), 4)])


def _text(value: object) -> str:
    return value if isinstance(value, str) else " ".join(value)  # type: ignore[arg-type]


def _holes(key: str, expected: dict[str, str], state: State, places: int) -> object:
    found = {name: _text(state["hole"].get(name, "")) for name in expected}
    same = all(sorted(cards.cards(expected[name])) == sorted(cards.cards(found[name])) for name in expected)
    return HOLDS if same else {name: cards.texts(cards.cards(held)) for name, held in found.items()}


def _same(key: str, expected: object, state: State, places: int) -> object:
    found = state[key]
    same = type(expected) is type(found) and expected == found
    return HOLDS if same else "nothing" if found is None else found


def _rulings(key: str, expected: list[str], state: State, places: int) -> object:
    found = list(state[key])
    return HOLDS if found == expected else found


def _chips(key: str, expected: decimals.Amount, state: State, places: int) -> object:
    found = state[key]
    if found is None:
        return "nothing"
    held = decimals.back(found, places)
    return HOLDS if held == expected else held


def _behind(key: str, expected: Any, state: State, places: int) -> object:
    held = [decimals.back(stack, places) for stack in state["stacks"]]
    if isinstance(expected, list):
        return HOLDS if held == expected else held
    found: dict[str, object] = {}
    for name in expected:
        number = _player(name) or 0
        found[name] = held[number - 1] if number <= len(held) else "nothing"
    return HOLDS if found == expected else found


def _in_pots(key: str, expected: list[list[Any]], state: State, places: int) -> object:
    found = [(decimals.back(pot, places), sorted(_text(who).split())) for pot, who in state["pots"]]
    same = found == [(pot, sorted(who.split())) for pot, who in expected]
    return HOLDS if same else [[pot, " ".join(who)] for pot, who in found]


KEYS: Final[dict[str, Key]] = {
    "hole": Key(_hole, _holes),
    "burns": Key(_cards, _ordered),
    "pending_burn": Key(_cards, _ordered),
    "board": Key(_cards, _ordered),
    "aside": Key(_cards, _any_order),
    "muck": Key(_cards, _any_order),
    "scrap": Key(_cards, _any_order),
    "stub_top": Key(_cards, _on_top),
    "stub_count": Key(_count, _same),
    "stub_set": Key(_cards, _any_order),
    "phase": Key(_phase, _same),
    "due": Key(_due, _same),
    "rulings": Key(_names, _rulings),
    "stacks": Key(_stacks, _behind),
    "to_call": Key(_amount, _chips),
    "can_raise": Key(fields.truth, _same),
    "min_to": Key(_amount, _chips),
    "max_to": Key(_amount, _chips),
    "pots": Key(_pots, _in_pots),
}
REFUSED: Final = "refused"


def check(data: dict[str, Any], lines: int, complaints: Complaints) -> None:
    """Hold `_expect` (if there is one) against what its keys may say. Adds to `complaints`."""
    expected = data.get("_expect", {})
    if not isinstance(expected, dict):
        right = "should be a table of what must be true: [_expect]"
        complaints.add(("_expect",), f"_expect = {shown(expected)}", right)
        return
    for name, value in expected.items():
        path, read = ("_expect", name), f"{name} = {shown(value)}"
        if name == REFUSED:
            if fields.whole(value) is not None or not 1 <= value <= lines:
                complaints.add(path, read, f"should be the number of a line, 1 to {lines}")
        elif name not in KEYS:
            near = fields.near_names(name, [*KEYS, REFUSED])
            complaints.add(path, read, f"nothing of that name can be expected{near}")
        elif wrong := KEYS[name].check(value):
            complaints.add(path, read, fields.should(wrong))


def amounts(data: dict[str, Any]) -> list[decimals.Amount]:
    """The amounts that a checked `_expect` names, so that they are whole in the unit of the file."""
    expected: dict[str, Any] = data.get("_expect", {})
    found: list[decimals.Amount] = [expected[name] for name in ("to_call", "min_to", "max_to") if name in expected]
    stacks = expected.get("stacks", [])
    found += stacks.values() if isinstance(stacks, dict) else stacks
    return found + [pot for pot, _ in expected.get("pots", [])]


def failures(expected: Mapping[str, Any], state: State, places: int) -> list[Failure]:
    """Which keys of a checked `_expect` do not hold in `state`; `refused` is the runner's business."""
    wrong = []
    for name, value in expected.items():
        if name in KEYS:
            found = KEYS[name].compare(name, value, state, places)
            if found is not HOLDS:
                wrong.append(Failure(name, value, found))
    return wrong
