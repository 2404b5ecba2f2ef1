"""A Hand as the table script that leads to it: what was agreed, the deck as it was given, every accepted line."""

from __future__ import annotations

from typing import Any

from burncard import cards
from burncard.game.structures import structures
from burncard.referee.hand import Hand
from burncard.rulings.rulebooks import house, load
from burncard.script.writing import table


def fields_of(hand: Hand) -> dict[str, Any]:
    """The fields of a table file that tells `hand`, in the order they are written."""
    setup = hand.state.setup
    forced = [list(row[::-1] if setup.n == 2 else row) for row in (setup.antes, setup.blinds)]
    book = hand.rulebook
    published = None if house.is_house(book) else load(book.name)
    two = structures()[setup.variant].limits != "none"
    bets = {"small_bet": setup.min_bet, "big_bet": setup.big_bet} if two else {"min_bet": setup.min_bet}
    data: dict[str, Any] = {
        "variant": setup.variant,
        "antes": forced[0],
        "blinds_or_straddles": forced[1],
        **bets,
        "starting_stacks": list(setup.stacks),
        "seats": list(setup.seats),
        "_rulebook": book.name,
        "_rules": f"{book.name}/{book.revision}",
    }
    if setup.all_in != "showdown":
        data["_all_in"] = setup.all_in
    if setup.start != "preflop":
        data["_start"] = setup.start
    if any(setup.dead):
        data["_dead"] = list(setup.dead[::-1] if setup.n == 2 else setup.dead)
    if setup.first:
        data["_first"] = setup.first
    if setup.straddle_raise:
        data["_straddle_raise"] = setup.straddle_raise
    if hand.deck is not None:
        data["_deck"] = cards.texts(hand.deck, "")
    data["actions"] = list(hand.lines)
    return data if published else {**data, "_house": house.table(book)}


def written(hand: Hand) -> str:
    """The text of the table script that leads to `hand`; `running.hand_from` makes an equal hand of it."""
    return table(fields_of(hand))
