"""H12, H13, H5.3. A hole card goes to a player who was not due.

Seen at once and unseen by anybody it is slid to its owner. Otherwise, before the cut-off, a misdeal; after it whoever
holds a wrong number of cards has a dead hand and the rest is played. The first card of all is a wrong first seat (H13),
one too many for its receiver a double pitch (H5), anything else a skipped player (H12). Source: derived; TDA 35, 38.
"""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip

SECTION = "H12"
CONDITIONS = {
    "skipped": "seen at once, unseen by anybody",
    "out_of_order": "found before the cut-off, another card dealt since or the face seen",
    "sealed": "found after the cut-off",
    "button_short": "found after the cut-off, only the button is short and he has not acted",
}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """H13 first_seat, H5 double_pitch, H12 skipped; each also out_of_order, sealed; H12 button_short."""
    if slip.place == 0:
        section, mild = "H13", "first_seat"
    elif facts.counts.get(slip.player, 0) > facts.counts.get(slip.owner, 0) + 1 or facts.counts.get(slip.player, 0) > 2:
        section, mild = "H5", "double_pitch"
    else:
        section, mild = "H12", "skipped"
    if facts.sealed:
        wrong = [player for player, count in facts.counts.items() if count != 2]
        short = wrong == [facts.players] and facts.counts[facts.players] == 1 and facts.players not in facts.acted
        return ("H12", "button_short") if short else (section, "sealed")
    if slip.late or slip.known or (facts.pitched_on and not slip.cured):
        return section, "out_of_order"
    return section, mild
