"""What a player did in a hand, as statistics count it: a chance and whether it was taken, one each a hand.

VPIP: chips put in before the flop of one's own will (a blind, a straddle or a dead blind is none; a walk is no chance).
PFR: a raise before the flop. 3-bet: the second raise before the flop, a chance for whoever faces exactly one raise.
Fold to 3-bet: the first raiser folds to it. Steal: the first raise of all from the cutoff, the button or the small
blind, when nobody has come in. C-bet: the last raiser before the flop bets the flop first. WTSD: the flop was seen and
the showdown reached; W$SD: the showdown was reached and something won.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burncard.cards import cards as faces
from burncard.equity import equity
from burncard.histories.check import Checked
from burncard.histories.record import Record

_STEALERS: Final = ("CO", "BTN", "SB")


@dataclass(slots=True)
class Facts:
    """One player's hand. `ev_net` is the net with the pot divided by equity where all were all-in before the river."""

    position: str
    vpip: bool = False
    vpip_chance: bool = False
    pfr: bool = False
    three_bet: bool = False
    three_bet_chance: bool = False
    fold_three_bet: bool = False
    fold_three_bet_chance: bool = False
    steal: bool = False
    steal_chance: bool = False
    cbet: bool = False
    cbet_chance: bool = False
    saw_flop: bool = False
    showdown: bool = False
    won_showdown: bool = False
    ev_net: int = 0


def positions(n: int) -> list[str]:
    """The names of the positions in the order of dealing; heads-up the button is the small blind."""
    if n == 2:
        return ["BB", "BTN"]
    late = ["HJ", "CO", "BTN"][-(n - 2) :] if n < 6 else ["HJ", "CO", "BTN"]
    early = [f"UTG+{at}" if at else "UTG" for at in range(n - 2 - len(late))]
    return ["SB", "BB", *early, *late]


def facts(record: Record, one: Checked) -> list[Facts]:
    """Facts of each player, p1 first, of a settled record."""
    found = [Facts(position) for position in positions(record.n)]
    raiser, raises, entered = _preflop(record, found)
    _flop(record, found, raiser)
    live = set(range(1, record.n + 1)) - {act.player for act in record.acts if act.kind == "fold"}
    walk = not entered and raises == 0 and len(live) == 1
    for number, told in enumerate(found, 1):
        told.vpip_chance = told.vpip_chance and not walk
        told.showdown = len(live) > 1 and number in live
        told.won_showdown = told.showdown and one.collected[number - 1] > 0
        told.ev_net = one.final[number - 1] - record.players[number - 1].stack
    if len(live) > 1:
        _all_in(record, one, found, live)
    return found


def _preflop(record: Record, found: list[Facts]) -> tuple[int, int, bool]:
    raiser, first, raises, entered = 0, 0, 0, False
    for act in record.acts:
        if act.kind == "board":
            break
        if act.kind not in ("fold", "check", "call", "bet", "raise"):
            continue
        told = found[act.player - 1]
        told.vpip_chance = True
        if raises == 1 and act.player != raiser:
            told.three_bet_chance = True
            told.three_bet = told.three_bet or act.kind == "raise"
        if raises == 2 and act.player == first:
            told.fold_three_bet_chance = True
            told.fold_three_bet = act.kind == "fold"
        if not entered and raises == 0 and told.position in _STEALERS:
            told.steal_chance = True
            told.steal = act.kind in ("bet", "raise")
        if act.kind in ("call", "bet", "raise"):
            told.vpip = True
            entered = True
        if act.kind in ("bet", "raise"):
            told.pfr = True
            raises += 1
            raiser = act.player
            first = first or act.player
    return raiser, raises, entered


def _flop(record: Record, found: list[Facts], raiser: int) -> None:
    gone: set[int] = set()
    street, open_ = 0, True
    for act in record.acts:
        if act.kind == "board":
            street += 1
            if street == 1:
                for number, told in enumerate(found, 1):
                    told.saw_flop = number not in gone
        elif act.kind == "fold":
            gone.add(act.player)
        if street == 1 and open_ and act.kind in ("check", "bet"):
            if act.player == raiser:
                found[raiser - 1].cbet_chance = True
                found[raiser - 1].cbet = act.kind == "bet"
            open_ = act.kind != "bet"


def _all_in(record: Record, one: Checked, found: list[Facts], live: set[int]) -> None:
    """Where the betting ended before the river and all hands are known: each pot by equity instead of by the cards."""
    acts = [act for act in record.acts if act.kind not in ("show", "muck", "note")]
    last = max([at for at, act in enumerate(acts) if act.kind != "board"], default=-1)
    board = "".join([act.cards for act in acts[:last] if act.kind == "board"])
    hands = {number: record.players[number - 1].cards for number in sorted(live)}
    if (
        len(board) == 10
        or any(len(held) != 4 or "?" in held for held in hands.values())
        or len(record.boards) > 1
        or one.replay is None
    ):
        return
    dead = "".join(
        [
            player.cards
            for number, player in enumerate(record.players, 1)
            if number not in live and len(player.cards) == 4 and "?" not in player.cards
        ]
    )
    if len(set(faces("".join(hands.values()) + board + dead))) * 2 != len("".join(hands.values()) + board + dead):
        return
    total = sum(one.paid) + record.house_money
    taken = total - sum(one.collected)
    for number in live:
        found[number - 1].ev_net = -one.paid[number - 1]
    for amount, who in one.replay.pots:
        part = [player for player in who if player in live]
        net = amount - (taken * amount // total if total else 0)
        if len(part) == 1:
            found[part[0] - 1].ev_net += net
            continue
        two = [hands[player] for player in part]
        result = equity(*two, board=board, exact=True) if board else equity(*two, samples=16384)
        for player, share in zip(part, result.players, strict=True):
            found[player - 1].ev_net += round(net * share.equity)
