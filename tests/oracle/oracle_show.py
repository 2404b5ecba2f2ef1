"""The order of show where the house shows side pots first (E2, WSOP live)."""

from __future__ import annotations

from oracle_facts import Facts


def by_side_pots(f: Facts, began: list[int], order: list[int]) -> list[int]:
    """A side pot's players before an all-in player; then the all-in ones, more pots first, then who moved all-in first."""
    all_in = [p for p in order if not f.stacks[p]]
    if not all_in:
        return order
    paid = {p: began[p] - f.stacks[p] for p in order}
    with_chips = [p for p in order if p not in all_in]
    side_pot = [p for p in with_chips if paid[p] == max(paid.values())]
    river_bet = bool(f.rounds.get(3) and f.rounds[3].acts)
    if len([p for p in order if paid[p] == max(paid.values())]) < 2 and river_bet:
        return order  # nobody contests a side pot, and the betting went to the end
    first = side_pot if len([p for p in order if paid[p] == max(paid.values())]) > 1 else []
    moved = {player: at for at, (player, _, chips) in enumerate(f.acts()) if chips}
    short = sorted(all_in, key=lambda p: (-paid[p], moved.get(p, -1)))
    return [*first, *short, *[p for p in order if p not in first and p not in short]]
