"""The header of a table script: typed, checked, all that is wrong with it said at once."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Final

from burncard.game.structures import structures
from burncard.rulings.rulebooks import DEFAULT, house
from burncard.rulings.rulebooks.table import Rulebook
from burncard.script import decimals, fields
from burncard.script.errors import Problem, ScriptError, shown
from burncard.where import Where

UNKNOWN_STACK: Final = 10 * decimals.MAX_CHIPS
"""What a stack written ``inf`` (PHH: not known) plays with: more than all amounts a file may name."""

_NEEDED: Final = ("variant", "antes", "blinds_or_straddles", "starting_stacks", "actions")
_PER_PLAYER: Final = (
    "antes",
    "blinds_or_straddles",
    "seats",
    "players",
    "finishing_stacks",
    "winnings",
    "time_banks",
    "_dead",
)


@dataclass(frozen=True, slots=True)
class Header:
    """What a hand is set up with. Chips are whole numbers of units of 10**-places; lists are p1 first."""

    variant: str
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    stacks: tuple[int, ...]
    min_bet: int | None
    small_bet: int | None
    big_bet: int | None
    seats: tuple[int, ...] | None
    rulebook: str
    rules: str | None
    all_in: str
    deck: str | None
    house: Rulebook | None
    dead: tuple[int, ...] | None
    start: str
    straddle_raise: str
    first: int
    places: int

    @property
    def unknown_stacks(self) -> tuple[int, ...]:
        """The players (1-based) whose stack the file does not know."""
        return tuple([number for number, stack in enumerate(self.stacks, 1) if stack == UNKNOWN_STACK])


class Complaints:
    """The problems of one file, gathered so that all are said at once."""

    def __init__(self, file: str, where: Where, inside: tuple[str, ...]) -> None:
        self.file = file
        self.where = where
        self.inside = inside
        self.problems: list[Problem] = []

    def add(self, path: tuple[str | int, ...], read: str, right: str) -> None:
        line = self.where.line(*self.inside, *path) if path or self.inside else None
        self.problems.append(Problem(self.file, line, read, right))

    def stop(self) -> None:
        """Raise ScriptError if there is anything to complain of."""
        if self.problems:
            raise ScriptError(self.problems)


def check(data: dict[str, Any], complaints: Complaints) -> None:
    """Hold every field but `_expect` against its own check and against the others. Adds to `complaints`."""
    for name, value in data.items():
        if name in fields.FIELDS:
            wrong = fields.FIELDS[name](value)
            if wrong:
                complaints.add((name,), f"{name} = {shown(value)}", fields.should(wrong))
        elif not name.startswith("_"):
            complaints.add((name,), f"{name} = {shown(value)}", fields.unknown(name))
    missing = [name for name in _NEEDED if name not in data]
    if missing:
        complaints.add((), f"no {', no '.join(missing)}", f"a table script needs {', '.join(_NEEDED)}")
    if complaints.problems:
        return
    _lines(data["actions"], complaints)
    _lengths(data, complaints)
    _bets(data, complaints)


def _lines(actions: list[object], complaints: Complaints) -> None:
    for at, line in enumerate(actions):
        if not isinstance(line, str):
            complaints.add(("actions", at), shown(line), 'should be a line in quotes, such as "p3 cc"')
        elif any(ord(letter) < 32 and letter != "\t" for letter in line):
            complaints.add(("actions", at), shown(line), "should be one line of plain text")


def _lengths(data: dict[str, Any], complaints: Complaints) -> None:
    count = len(data["starting_stacks"])
    if not 2 <= count <= fields.MAX_PLAYERS:
        read = f"starting_stacks = {shown(data['starting_stacks'])}"
        right = f"should be 2 to {fields.MAX_PLAYERS} stacks, and these are {count}"
        complaints.add(("starting_stacks",), read, right)
        return
    for name in _PER_PLAYER:
        if name in data and len(data[name]) != count:
            right = f"should be {count}, one for each of starting_stacks; these are {len(data[name])}"
            complaints.add((name,), f"{name} = {shown(data[name])}", right)
    if data.get("_first", 1) > count:
        complaints.add(("_first",), f"_first = {shown(data['_first'])}", f"the players are p1 to p{count}")
    _book(data, complaints)
    seats = data.get("seats")
    if seats and len(set(seats)) != len(seats):
        complaints.add(("seats",), f"seats = {shown(seats)}", "should be a different seat for each player")


def _book(data: dict[str, Any], complaints: Complaints) -> None:
    book, rules = data.get("_rulebook", DEFAULT), data.get("_rules")
    if rules and rules.partition("/")[0] != book:
        complaints.add(("_rules",), f"_rules = {shown(rules)}", f"should be a revision of the rulebook {book}")
    if book.startswith(house.PREFIX) and "_house" not in data:
        complaints.add(("_rulebook",), f"_rulebook = {shown(book)}", "needs the house's rules in a table [_house]")
    elif "_house" in data:
        try:
            name = house.from_table(data["_house"], complaints.file).name
        except house.HouseError as error:
            for problem in error.problems:
                complaints.add(("_house",), problem.read, f"should be {problem.right}")
        else:
            if name != book:
                read = f"_rulebook = {shown(book)}"
                complaints.add(("_rulebook" if "_rulebook" in data else "_house",), read, f'should be "{name}"')


def _bets(data: dict[str, Any], complaints: Complaints) -> None:
    variant = data["variant"]
    two = structures()[variant].limits != "none"
    needed = ("small_bet", "big_bet") if two else ("min_bet",)
    missing = [name for name in needed if name not in data]
    if missing:
        complaints.add(("variant",), f'variant = "{variant}"', f"needs {' and '.join(missing)}")
    for name in ("min_bet", "small_bet", "big_bet"):
        if name not in needed and name in data:
            right = f'does not belong to "{variant}", which has {" and ".join(needed)}'
            complaints.add((name,), f"{name} = {shown(data[name])}", right)
    if two and not complaints.problems and data["big_bet"] < data["small_bet"]:
        complaints.add(("big_bet",), f"big_bet = {shown(data['big_bet'])}", "should not be less than small_bet")


def decimal_places(data: dict[str, Any], named: list[decimals.Amount]) -> int:
    """How many decimals the amounts of a checked header, and those `named` elsewhere in the file, take."""
    return decimals.places([*(value for _, value in _amounts(data)), *named])


def fractions(data: dict[str, Any], complaints: Complaints) -> None:
    """Complain of each amount that is not whole: a table has no halves of chips."""
    for path, value in _amounts(data):
        if decimals.places([value]):
            complaints.add(path, f"{path[0]} = {shown(data[str(path[0])])}", f"chips are whole numbers, {value} is not")


def _amounts(data: dict[str, Any]) -> list[tuple[tuple[str | int, ...], decimals.Amount]]:
    found: list[tuple[tuple[str | int, ...], decimals.Amount]] = []
    for name in ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks", "winnings", "_dead"):
        found += [((name, at), value) for at, value in enumerate(data.get(name, ())) if fields.is_amount(value)]
    found += [((name,), data[name]) for name in ("min_bet", "small_bet", "big_bet") if name in data]
    return found


def header(data: dict[str, Any], places: int) -> Header:
    """The header of checked `data`, its amounts in units of 10**-places."""

    def units(name: str) -> tuple[int, ...]:
        return tuple([_stack(value, places) for value in data[name]])

    def one(name: str) -> int | None:
        return decimals.units(data[name], places) if name in data else None

    return Header(
        variant=data["variant"],
        antes=units("antes"),
        blinds=units("blinds_or_straddles"),
        stacks=units("starting_stacks"),
        min_bet=one("min_bet"),
        small_bet=one("small_bet"),
        big_bet=one("big_bet"),
        seats=tuple(data["seats"]) if "seats" in data else None,
        rulebook=data.get("_rulebook", DEFAULT),
        rules=data.get("_rules"),
        all_in=data.get("_all_in", "showdown"),
        deck=data.get("_deck"),
        house=house.from_table(data["_house"]) if "_house" in data else None,
        dead=units("_dead") if "_dead" in data else None,
        start=data.get("_start", "preflop"),
        straddle_raise=data.get("_straddle_raise", ""),
        first=data.get("_first", 0),
        places=places,
    )


def _stack(value: decimals.Amount, places: int) -> int:
    endless = isinstance(value, Decimal) and not value.is_finite()
    return UNKNOWN_STACK if endless else decimals.units(value, places)
