"""Main pot and side pots, and how they are divided (RULES F1-F4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def layers(paid: Sequence[int], dead: int, live: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The pots as (chips, players who can win it), main pot first.

    `paid[p]` is what player p put in (index 0 unused), `dead` money that buys nobody a claim, `live` the players with a
    hand. Bets of folded players belong to the layers they reached, dead money to the main pot; what only one player
    put in is a layer of his own.
    """
    most = max(paid)
    if all(paid[player] == most for player in live):  # everybody has matched everything
        total = sum(paid) + dead
        return [(total, list(live))] if total else []
    pots: list[tuple[int, list[int]]] = []
    below = 0
    for top in sorted({paid[player] for player in live}):
        amount = sum(min(put, top) - min(put, below) for put in paid)
        winners = [player for player in live if paid[player] >= top]
        if amount and pots and pots[-1][1] == winners:
            pots[-1] = (pots[-1][0] + amount, winners)
        elif amount:
            pots.append((amount, winners))
        below = top
    over = sum(put - min(put, below) for put in paid)  # folded players who had put in more than any live one
    for extra, at in ((over, -1), (dead, 0)):
        if extra and pots:
            pots[at] = (pots[at][0] + extra, pots[at][1])
        elif extra:
            pots.append((extra, list(live)))
    return pots


def ante_layers(antes: Sequence[int], dead: Sequence[int], live: Sequence[int]) -> list[tuple[int, list[int]]]:
    """The antes as pots of their own: who is all-in with an ante contests the matched part of each, and no blind (K37).

    `antes[p]` is what p paid of an ante for everybody, `dead[p]` of an ante that p alone (or few) pays for the table: who
    owes none contests it whole, and so does a lone payer.
    """
    pots = layers(antes, 0, live)
    payers = [player for player, paid in enumerate(dead) if paid]
    if len(payers) < 2 or len({dead[player] for player in payers}) == 1:
        return [*pots, (sum(dead), list(live))] if payers else pots
    below = 0
    for top in sorted({dead[player] for player in payers if player in live} | {max(dead)}):
        amount = sum(min(put, top) - min(put, below) for put in dead)
        pots.append((amount, [player for player in live if dead[player] >= top or not dead[player]] or list(live)))
        below = top
    return pots


def merged(pots: Sequence[tuple[int, list[int]]]) -> list[tuple[int, list[int]]]:
    """Pots with the same contenders made one, in the order they first come."""
    out: dict[tuple[int, ...], int] = {}
    for amount, players in pots:
        if amount:
            out[tuple(players)] = out.get(tuple(players), 0) + amount
    return [(amount, list(players)) for players, amount in out.items()]


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """(player, chips) of the part of the largest bet that nobody matched; (0, 0) when there is none (C11, F2)."""
    best = max(bets)
    if not best or bets.count(best) > 1:
        return 0, 0
    return bets.index(best), best - sorted(bets)[-2]


def split(amount: int, winners: Sequence[int]) -> dict[int, int]:
    """Equal parts in whole chips; odd chips one by one to the winners from the left of the button, nobody two (F4).

    `winners` are player numbers; p1 is the first from the left of the button.
    """
    each, odd = divmod(amount, len(winners))
    return {player: each + (1 if at < odd else 0) for at, player in enumerate(sorted(winners))}


def best(values: Mapping[int, int], contenders: Sequence[int]) -> list[int]:
    """The contenders with the highest value."""
    top = max(values[player] for player in contenders)
    return [player for player in contenders if values[player] == top]
