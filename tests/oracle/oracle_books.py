"""What the five books have differently, as docs/rules states it. The oracle's own table: it shares nothing with the product's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Book:
    """One book.

    cutoff: ``two_players``, ``tda`` or ``live`` (0.3). first_cards: how many cards off the deck make a misdeal when
    exposed (G2a). slide_first: a first card to the wrong seat may be slid (G2h). extra: whose extra card may go back
    (H5.1): ``first``, ``any`` or ``nobody``. early_turn: ``next_card`` or ``reshuffle`` (H4). four_cards: a flop of four is
    ``reshuffle`` or ``scramble`` (H2). no_burn_flop: ``reshuffle`` or ``scramble`` (H7.2). make_up: a missing burn found after an
    act is made up (H7.4). give_back: a surplus burn found after an act goes back on top (H8.5).
    """

    cutoff: str = "two_players"
    first_cards: int = 1
    slide_first: bool = True
    extra: str = "first"
    early_turn: str = "next_card"
    four_cards: str = "reshuffle"
    no_burn_flop: str = "reshuffle"
    make_up: bool = True
    give_back: bool = True
    side_pot_shows_first: bool = False


BOOKS = {
    "classic": Book(),
    "roberts-11": Book(first_cards=2, slide_first=False),
    "tda-2024": Book(
        cutoff="tda",
        first_cards=2,
        slide_first=False,
        extra="nobody",
        early_turn="reshuffle",
        four_cards="scramble",
        no_burn_flop="scramble",
        make_up=False,
        give_back=False,
    ),
    "wsop-2024": Book(
        cutoff="tda",
        first_cards=2,
        slide_first=False,
        extra="any",
        early_turn="reshuffle",
        four_cards="scramble",
        no_burn_flop="scramble",
        make_up=False,
        give_back=False,
    ),
    "wsop-2024-live": Book(
        side_pot_shows_first=True,
        cutoff="live",
        first_cards=2,
        slide_first=False,
        extra="any",
        early_turn="reshuffle",
        four_cards="scramble",
    ),
}


def cut_off(book: Book, acts: list[tuple[int, str, int]]) -> bool:
    """Whether the time in which the deal can be undone is over, from (player, kind, chips) of each act in turn (0.3)."""
    if book.cutoff == "two_players":
        return len({player for player, _, _ in acts}) >= 2
    if book.cutoff == "tda":
        return len(acts) >= 3 or (len(acts) == 2 and any(chips for _, _, chips in acts))
    kinds = [kind for _, kind, _ in acts]
    if len(kinds) < 2:
        return False
    if len(kinds) == 2:
        return kinds not in (["fold", "fold"], ["check", "check"])
    return True
