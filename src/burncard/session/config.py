"""The agreement of an evening: what the header of a session file says, checked in one place.

Every field has a default but `game`. What is wrong is a HeaderError that names the field, what was read and what would
be right. The fields are described in docs/session.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from burncard.errors import BurncardError, SaidError
from burncard.game.setup import MOST_PLAYERS
from burncard.game.structures import structures
from burncard.rulings.rulebooks import load
from burncard.script.errors import shown
from burncard.session.button.history import WrongButton
from burncard.session.button.lineup import Debts, EntryRules
from burncard.session.button.systems import ButtonSystem
from burncard.session.cash.rake import RakeRules
from burncard.session.coin import Coin
from burncard.session.errors import SessionError
from burncard.session.stakes import AnteKind, Stakes
from burncard.session.tournament.levels import Level
from burncard.session.tournament.race import RaceRules, Remainder, Rescue


class HeaderError(SaidError):
    """One field of a header that has no meaning. `path` leads to it."""

    CODE = "header"

    def __init__(self, path: tuple[str | int, ...], read: str, right: str) -> None:
        super().__init__(f"{'.'.join(map(str, path))}: {read}: {right}")
        self.path, self.read, self.right = path, read, right


@dataclass(frozen=True, slots=True)
class CashTerms:
    """What only a cash game has. `return_within`: minutes in which who comes back brings what he left with."""

    least: int = 1
    most: int | None = None
    straddle: str = "no"
    free_seat_change: int = 0
    run_it_twice: bool = False
    rake: RakeRules = field(default_factory=RakeRules)
    return_within: int = 60


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What only a tournament has. Money (`price`, `fee`, `payouts`, `bounty`) is counted in units of its own, apart from
    chips. `rebuy_at`: the most chips a player may have who buys more; 0 if only who is out may."""

    stack: int
    schedule: tuple[Level, ...]
    price: int = 0
    fee: int = 0
    late_level: int = 0
    reentries: int = 0
    rebuys: int = 0
    addon_price: int = 0
    addon_chips: int = 0
    payouts: tuple[int | float | str, ...] = (100,)
    unit: int = 1
    race: RaceRules = field(default_factory=RaceRules)
    bounty: int = 0
    rebuy_at: int = 0


@dataclass(frozen=True, slots=True)
class Config:
    """An evening's agreement. Exactly one of `cash` and `tournament` is there. `source` is the header as it was read."""

    title: str
    seats: int
    rulebook: str
    variant: str
    small_bet: int | None
    big_bet: int | None
    stakes: Stakes
    entry: EntryRules
    wrong_button: WrongButton
    cash: CashTerms | None
    tournament: TournamentTerms | None
    source: Mapping[str, Any]
    coin: Coin = field(default_factory=Coin)


_COMMON: Final = {
    "game", "title", "seats", "rulebook", "variant", "small_bet", "big_bet", "button", "wrong_button", "lines",
    "coin", "currency",
}  # fmt: skip
_CASH: Final = {
    "blinds", "ante", "ante_kind", "buy_in", "missed_blinds", "new_player", "buy_button", "free_seat_change", "straddle",
    "run_it_twice", "rake", "return_within",
}  # fmt: skip
_TOURNAMENT: Final = {
    "stack", "levels", "price", "fee", "late_level", "reentries", "rebuys", "addon", "payouts", "unit", "race", "bounty", "rebuy_at",
}  # fmt: skip


def configure(data: Mapping[str, Any]) -> Config:
    """The agreement of a header. Raises HeaderError."""
    game = _choice(data, "game", None, ("cash", "tournament"))
    known = _COMMON | (_CASH if game == "cash" else _TOURNAMENT)
    for name in data:
        if name not in known:
            raise HeaderError(
                (name,), f"{name} = {shown(data[name])}", f"a {game} session has {', '.join(sorted(known))}"
            )
    seats = _number(data, "seats", 9, 2, MOST_PLAYERS)
    rulebook = _text(data, "rulebook", "classic")
    try:
        book = load(rulebook)
    except BurncardError as error:
        raise HeaderError(("rulebook",), shown(rulebook), str(error)) from None
    wrong = _choice(data, "wrong_button", book.options.next_button, tuple(WrongButton))
    variant = _choice(data, "variant", "NT", tuple(structures()))
    bets = [_number(data, name, 0, 0) or None for name in ("small_bet", "big_bet")]
    cash = _cash(data) if game == "cash" else None
    tournament = None if cash else _tournament(data)
    return Config(
        title=_text(data, "title", ""),
        seats=seats,
        rulebook=rulebook,
        variant=variant,
        small_bet=bets[0],
        big_bet=bets[1],
        stakes=_first_stakes(tournament) if tournament else _cash_stakes(data),
        entry=_entry(data, tournament=tournament is not None),
        wrong_button=WrongButton(wrong),
        cash=cash,
        tournament=tournament,
        source={name: thing for name, thing in data.items() if name != "lines"},
        coin=_coin(data),
    )


def _first_stakes(terms: TournamentTerms) -> Stakes:
    stakes = terms.schedule[0].stakes
    if stakes is None:
        raise HeaderError(("levels", 0), "a break", "a schedule begins with a level")
    return stakes


def _entry(data: Mapping[str, Any], *, tournament: bool) -> EntryRules:
    system = ButtonSystem(_choice(data, "button", "dead", tuple(ButtonSystem)))
    if tournament:
        return EntryRules(system, tournament=True, buy_button=False)
    return EntryRules(
        system,
        debts=Debts(_choice(data, "missed_blinds", "post", tuple(Debts))),
        new_player_posts=_choice(data, "new_player", "post", ("post", "free")) == "post",
        buy_button=_flag(data, "buy_button", True),
    )


def _cash(data: Mapping[str, Any]) -> CashTerms:
    limits = data.get("buy_in", [1])
    if not _is_row(limits) or not 1 <= len(limits) <= 2 or limits[0] < 1 or limits != sorted(limits):
        raise HeaderError(("buy_in",), shown(limits), "the least and the most a player may sit down with: [40, 200]")
    rake = data.get("rake", {})
    if not isinstance(rake, Mapping) or set(rake) - {"percent", "cap", "no_flop_no_drop"}:
        raise HeaderError(("rake",), shown(rake), "{percent = 5, cap = 3, no_flop_no_drop = true}")
    percent = Fraction(str(_amount(rake, "percent", "rake")))
    if percent > 100:
        raise HeaderError(("rake",), shown(rake), "percent is from 0 to 100")
    return CashTerms(
        least=limits[0],
        most=limits[1] if len(limits) > 1 else None,
        straddle=_choice(data, "straddle", "no", ("no", "under-the-gun", "button")),
        free_seat_change=_number(data, "free_seat_change", 0, 0),
        run_it_twice=_flag(data, "run_it_twice", False),
        rake=RakeRules(percent, _number(rake, "cap", 0, 0) or None, _flag(rake, "no_flop_no_drop", True)),
        return_within=_number(data, "return_within", 60, 0),
    )


def _cash_stakes(data: Mapping[str, Any]) -> Stakes:
    blinds = data.get("blinds", [1, 2])
    if not _is_row(blinds) or len(blinds) != 2:
        right = 'small and big blind: [1, 2]; chips are whole: for 0.25/0.50 count in cents: [25, 50] and coin = "0.01"'
        raise HeaderError(("blinds",), shown(blinds), right)
    kind = AnteKind(_choice(data, "ante_kind", "all", tuple(AnteKind)))
    return _stakes(("blinds",), blinds, lambda: Stakes(blinds[0], blinds[1], _number(data, "ante", 0, 0), kind))


def _stakes(path: tuple[str | int, ...], read: object, make: Callable[[], Stakes]) -> Stakes:
    try:
        return make()
    except SessionError as error:
        raise HeaderError(path, shown(read), str(error)) from None


def _tournament(data: Mapping[str, Any]) -> TournamentTerms:
    levels = data.get("levels")
    if not isinstance(levels, list) or not levels:
        raise HeaderError(
            ("levels",), shown(levels), "a list of levels: {small = 25, big = 50, minutes = 20}, {break = 10}"
        )
    addon = data.get("addon", {})
    if not isinstance(addon, Mapping) or set(addon) - {"price", "chips"}:
        raise HeaderError(("addon",), shown(addon), "{price = 100, chips = 10000}")
    race = data.get("race", {})
    if not isinstance(race, Mapping) or set(race) - {"remainder", "rescue"}:
        raise HeaderError(("race",), shown(race), '{remainder = "half", rescue = "first"}')
    payouts = data.get("payouts", [100])
    if not isinstance(payouts, list) or not payouts or not all(_is_number(share) for share in payouts):
        raise HeaderError(("payouts",), shown(payouts), "percentages, first place first: [50, 30, 20]")
    if sum(Fraction(str(share)) for share in payouts) != 100 or payouts != sorted(payouts, reverse=True):
        raise HeaderError(("payouts",), shown(payouts), "100 together, and none larger than the one before it")
    stack = _number(data, "stack", 10_000, 1)
    return TournamentTerms(
        stack=stack,
        schedule=tuple(_level(i, level) for i, level in enumerate(levels)),
        price=_number(data, "price", 0, 0),
        fee=_number(data, "fee", 0, 0),
        late_level=_number(data, "late_level", 0, 0),
        reentries=_number(data, "reentries", 0, 0),
        rebuys=_number(data, "rebuys", 0, 0),
        addon_price=_number(addon, "price", 0, 0),
        addon_chips=_number(addon, "chips", 0, 0),
        payouts=tuple(payouts),
        unit=_number(data, "unit", 1, 1),
        bounty=_number(data, "bounty", 0, 0),
        rebuy_at=_number(data, "rebuy_at", stack, 0),
        race=RaceRules(
            Remainder(_choice(race, "remainder", "half", tuple(Remainder))),
            Rescue(_choice(race, "rescue", "first", tuple(Rescue))),
        ),
    )


def _coin(data: Mapping[str, Any]) -> Coin:
    read = data.get("coin", 1)
    right = 'what one unit is worth when it is shown, 1 or a part of it: "0.01"'
    if isinstance(read, bool) or not isinstance(read, int | float | str):
        raise HeaderError(("coin",), shown(read), right)
    try:
        return Coin.of(str(read), _text(data, "currency", ""))
    except ValueError:
        raise HeaderError(("coin",), shown(read), right) from None


def _level(i: int, level: object) -> Level:
    path: tuple[str | int, ...] = ("levels", i)
    if isinstance(level, Mapping) and set(level) == {"break"}:
        return Level(60 * _number(level, "break", 10, 1), None)
    if not isinstance(level, Mapping) or set(level) - {"small", "big", "ante", "ante_kind", "minutes"}:
        raise HeaderError(
            path, shown(level), '{small = 25, big = 50, ante = 50, ante_kind = "big-blind", minutes = 20}'
        )
    kind = AnteKind(_choice(level, "ante_kind", "all", tuple(AnteKind)))
    small, big, ante = (_number(level, name, 0, 0) for name in ("small", "big", "ante"))
    return Level(60 * _number(level, "minutes", 20, 1), _stakes(path, level, lambda: Stakes(small, big, ante, kind)))


def _choice(data: Mapping[str, Any], name: str, default: str | None, known: tuple[str, ...]) -> str:
    value = data.get(name, default)
    if value not in known:
        read = shown(value) if name in data else "nothing"
        raise HeaderError((name,), read, f"one of {', '.join(known)}")
    return str(value)


def _text(data: Mapping[str, Any], name: str, default: str) -> str:
    value = data.get(name, default)
    if not isinstance(value, str):
        raise HeaderError((name,), shown(value), "a text in quotes")
    return value


def _flag(data: Mapping[str, Any], name: str, default: bool) -> bool:
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise HeaderError((name,), shown(value), "true or false")
    return value


def _number(data: Mapping[str, Any], name: str, default: int, least: int, most: int | None = None) -> int:
    value = data.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or value < least or (most is not None and value > most):
        upto = f" to {most}" if most is not None else " or more"
        raise HeaderError((name,), shown(value), f"a whole number, {least}{upto}")
    return value


def _amount(data: Mapping[str, Any], name: str, path: str) -> object:
    value = data.get(name, 0)
    if not _is_number(value) or value < 0:
        raise HeaderError((path,), f"{name} = {shown(value)}", "a number, 0 or more")
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value and abs(value) < 1e15


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, int) and not isinstance(item, bool) for item in value)
