"""Who shows first at the showdown (RULES E2, K34)."""

from __future__ import annotations

from burncard.referee.model.state import State


def show_order(st: State) -> list[int]:
    """The live players in the order of show: the last to bet or raise on the river, else the first left of the button,
    then clockwise; who threw the hand away is passed, and the next clockwise shows.

    Under `show_order` ``"side_pot_first"`` a player of a side pot shows before one who is all-in, and where the betting
    was over before the river, who moved all-in shows first.
    """
    river = st.rounds[3] if len(st.rounds) > 3 else None
    first = (river.aggressor if river is not None else 0) or 1
    order = [player for player in (*range(first, st.n + 1), *range(1, first)) if st.live[player]]
    short = [player for player in order if not st.chips.stack[player]]
    if st.book.options.show_order != "side_pot_first" or not short:
        return order
    most = max([st.chips.paid(player) for player in order])
    side = [player for player in order if st.chips.paid(player) == most]
    if len(side) > 1:
        before = [player for player in side if player not in short]
    elif river is None or not river.log:
        before = []
    else:
        return order
    turns = _moved_in(st)
    rest = sorted(short, key=lambda player: (-st.chips.paid(player), turns.get(player, -1)))
    return [*before, *rest, *[player for player in order if player not in before and player not in short]]


def _moved_in(st: State) -> dict[int, int]:
    """When each player last put chips in by an act, counted through the hand: of who is all-in, when they moved in."""
    acts = [player for round_ in st.rounds for player, _, amount in round_.log if amount]
    return {player: at for at, player in enumerate(acts)}


def show_due(st: State) -> list[int]:
    """Who has still to table, declare or throw away, in the order of show."""
    done = st.tabled | st.declared | st.gone
    return [player for player in show_order(st) if player not in done]
