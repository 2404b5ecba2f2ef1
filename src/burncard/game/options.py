"""The options of a rulebook: what a book or a house answers once for all hands, as a typed record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

#: Every option and what it may be; what a value means stands in words/options.py.
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "cutoff": ("two_players", "tda_sa", "wsop_live", "three_or_two_with_chips"),
    "play_board": ("declaration", "table"),
    "all_in_table": ("may_muck", "all"),
    "straddle_raise": ("straddle", "big_blind"),
    "ask_to_see": ("any_dealt_in", "caller_only", "collusion_only"),
    "raise_cap": ("3", "4", "5", "6"),
    "cap_lifted": ("two_began", "two_left", "two_dealt", "never"),
    "button_straddle_first": ("small_blind", "under_the_gun"),
    "missing_card": ("stands", "void"),
    "next_button": ("repair", "leave"),
    "skipped": ("substantial_action", "two", "three"),
    "show_order": ("last_aggressor", "side_pot_first"),
    "pl_blinds": ("full", "true", "rounded"),
}


@dataclass(frozen=True, slots=True)
class Options:
    """A book's answers. Read by name of the field where they apply; as text, ``options["raise_cap"]``, for pages and files.

    `cutoff`: after what no misdeal is possible. `play_board`: by a declaration, or by tabling both cards. `all_in_table`:
    whether a hand may be thrown away unseen when a player is all-in and the betting over. `straddle_raise`: what the least
    raise over a straddle adds. `ask_to_see`: who may ask for a called hand. `raise_cap`: bets and raises of a fixed-limit
    round, `cap_lifted` where that does not hold. `button_straddle_first`: who acts first over a straddle on the button.
    `missing_card`: a card is proved missing late. `next_button`: what becomes of a wrong button.
    `skipped`: which acts behind a player pass them over. `show_order`: who shows first. `pl_blinds`: what short blinds count
    for in a pot-limit pot before the flop.
    """

    cutoff: Literal["two_players", "tda_sa", "wsop_live", "three_or_two_with_chips"]
    play_board: Literal["declaration", "table"]
    all_in_table: Literal["may_muck", "all"]
    straddle_raise: Literal["straddle", "big_blind"]
    ask_to_see: Literal["any_dealt_in", "caller_only", "collusion_only"]
    raise_cap: int
    cap_lifted: Literal["two_began", "two_left", "two_dealt", "never"]
    button_straddle_first: Literal["small_blind", "under_the_gun"]
    missing_card: Literal["stands", "void"]
    next_button: Literal["repair", "leave"]
    skipped: Literal["substantial_action", "two", "three"]
    show_order: Literal["last_aggressor", "side_pot_first"]
    pl_blinds: Literal["full", "true", "rounded"]

    def __getitem__(self, name: str) -> str:
        if name not in VALUES:
            raise KeyError(name)
        return str(getattr(self, name))

    def __iter__(self) -> Iterator[str]:
        return iter(VALUES)

    def __contains__(self, name: object) -> bool:
        return name in VALUES

    def items(self) -> list[tuple[str, str]]:
        """Every option with its value, as text."""
        return [(name, self[name]) for name in VALUES]

    def with_(self, values: Mapping[str, str]) -> Options:
        """The same but for `values`. Raises ValueError for an option or a value that there is not."""
        return options({**dict(self.items()), **values})


def options(values: Mapping[str, str]) -> Options:
    """The record of these values. Raises ValueError where one is missing, unknown, or has a value that there is not."""
    for name in VALUES:
        if name not in values:
            raise ValueError(f"option {name} is missing")
    for name, value in values.items():
        if name not in VALUES:
            raise ValueError(f"no option is called {name}; there are {', '.join(VALUES)}")
        if value not in VALUES[name]:
            raise ValueError(f"{name} is {value!r}; one of {', '.join(VALUES[name])} is right")
    typed: dict[str, Any] = {**values, "raise_cap": int(values["raise_cap"])}
    return Options(**typed)
