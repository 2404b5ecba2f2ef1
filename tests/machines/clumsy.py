"""A table where anything may happen: headers, and lines for a regular dealer, a clumsy one, players and the floor.

Each function takes `pick`, which chooses one of a sequence: hypothesis in the machines, a seeded generator elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from invariants import way_on

from burncard import Hand
from burncard.cards import UNKNOWN, text, texts
from burncard.referee.procedure.motions import shuffle_pool
from burncard.rulings.remedies import STREET_REMEDIES
from burncard.rulings.rulebooks import names
from burncard.table.piles import STUB
from burncard.table.shuffle import order

Pick = Callable[[Sequence[Any]], Any]

PLAYERS = (2, 2, 2, 3, 3, 4, 5, 6, 6, 9, 10, 22)
SEED = b"one recorded source of shuffles!"


def seeded(number: int, shuffle: int = 0) -> list[int]:
    """All 52 faces in an order that follows from `number` alone."""
    return order(range(52), SEED + number.to_bytes(4, "big"), shuffle)


def header(pick: Pick) -> dict[str, Any]:
    """What a Hand is made from: any number of players, structure, forced bets, book; stacks short and long."""
    n = pick(PLAYERS)
    small = pick((1, 5, 10))
    big = pick((2 * small, 2 * small, 2 * small, small, 3 * small))
    variant = pick(("NT", "NT", "NT", "PT", "FT", "ST"))
    blinds: list[int] = pick(((), (big,), (small, big), (small, big), (small, big), (small, big, 2 * big), (big, big)))
    blinds = [*blinds][:n]
    if len(blinds) > 1 and n > 3 and pick((False, False, False, True)):
        blinds += [0] * (n - 1 - len(blinds)) + [pick((-big, -small))]
    ante = pick((0, 0, 0, 1, small))
    antes = pick(([ante] * n, [ante] * n, [0, big] if n > 2 else [0, 0], [0] * (n - 1) + [big]))
    if not any(blinds) and not any(antes):
        antes = [small] * n
    depth = pick(((1, 3, 7), (1, 30, 100), (10, 40, 41), (50, 100, 200), (100,)))
    stacks = [pick(depth) * pick((1, small)) for _ in range(n)]
    made = {"stacks": stacks, "blinds": blinds, "antes": antes, "variant": variant, "rulebook": pick(names())}
    if variant in ("FT", "ST"):
        made |= {"small_bet": big, "big_bet": 2 * big}
    else:
        made["min_bet"] = big
    made["all_in"] = pick(("showdown", "showdown", "tabled"))
    if not any(blinds) and pick((False, True)):
        made["start"] = "flop"
    elif pick((False, False, False, True)):
        made["first"] = pick((1, n))
    deck = seeded(pick(range(1000)))
    made["deck"] = pick((deck, deck, deck, deck, deck[: 2 * n + 3], deck[:3], [], None))
    return made


def properly(pick: Pick, hand: Hand) -> str:
    """A line that does what is due: by the dealer, the player or the floor who is due; always accepted."""
    who, step = hand.due.who, hand.due.step
    assert step is not None
    if step.verb == "choose":
        return pick(("fl rule call", "fl rule fold"))
    if who == "fl":
        able = [player for player in hand.state.pots[step.count][1] if hand.state.live[player]]
        return f"fl rule p{pick(able)}"
    if who == "d" and step.verb == "shuffle":
        return shuffled(pick, hand)
    return pick(("d go", "d go", "d go *")) if who == "d" else way_on(hand)


def shuffled(pick: Pick, hand: Hand) -> str:
    """The shuffle that is due, its order known, known in part, or not known."""
    step = next((step for step in hand.steps if step.verb == "shuffle"), None)
    faces = hand.state.piles.faces_of(shuffle_pool(hand.state, step.pool if step else "", step.cards if step else ()))
    blank = faces.count(UNKNOWN)
    free = order([face for face in range(52) if face not in hand.state.piles.face], SEED, len(hand.lines))
    new = order(sorted({*faces, *free[:blank]} - {UNKNOWN}), SEED, len(hand.lines))
    return f"d sh {texts(new[: pick((52, 52, 8, 3, 0))], '')}".rstrip()


def explicitly(pick: Pick, hand: Hand) -> str:
    """What is due from the dealer in the words of a record: a pitch, a burn, a street."""
    step = hand.due.step
    verb = step.verb if step is not None else ""
    if hand.due.who != "d" or verb not in ("deal", "burn", "board", "replace", "turn_up"):
        return properly(pick, hand)
    if verb == "board":
        return f"d db {step.count}{pick(('', '', ' down'))}"
    return pick(
        {"deal": ("d dh", "d deal"), "burn": ("d bn", "d bn", "d bn up"), "turn_up": ("d tu",), "replace": ("d dh",)}[
            verb
        ]
    )


def clumsily(pick: Pick, hand: Hand) -> str:
    """Anything a dealer's hands can do, whatever is due."""
    what = pick(("dh", "dh", "bn", "bn", "db", "db", "db", "tu", "sh", "go", "go *", "deal"))
    late = pick(("", "", "", " late"))
    if what == "dh":
        seat = pick(("", *[f" p{player}" for player in range(1, hand.n + 1)]))
        return f"d dh{seat}{card(pick, hand)}{pick(('', '', ' up', ' off', ' flash', ' seen', ' boxed'))}{late}"
    if what == "bn":
        return f"d bn{card(pick, hand)}{pick(('', '', '', ' up', ' flash', ' off', ' boxed'))}{late}"
    if what == "db":
        count = pick((1, 1, 1, 2, 3, 3, 4, 5, 6))
        return f"d db {count}{pick(('', '', '', ' down', ' boxed'))}{late}"
    if what == "tu":
        return f"d tu{late}"
    return shuffled(pick, hand) if what == "sh" else f"d {what}"


def card(pick: Pick, hand: Hand) -> str:
    """The top card, said or not said; rarely a wrong one."""
    stub = hand.state.piles.pile[STUB]
    top = text(hand.state.piles.face[stub[-1]]) if stub else "As"
    return pick(("", "", "", f" {top}", " ??", " 7c"))


def legally(pick: Pick, hand: Hand) -> str:
    """An act that is open to the player who is due, of any kind; else what is due."""
    who, legal = hand.due.who, hand.legal
    if legal is None:
        if hand.due.who[:1] == "p":
            return f"{who} {pick(('sm -', 'sm -', 'sm', 'pl', 'sm ' + held(hand, who)))}"
        return properly(pick, hand)
    acts = ["cc", "cc", "cc", "cc", "f"]
    if legal.can_raise:
        middle = (legal.min_to + legal.max_to) // 2
        acts += [f"cbr {legal.min_to}", f"cbr {middle}", f"cbr {legal.max_to}"]
    return f"{who} {pick(acts)}"


def held(hand: Hand, who: str) -> str:
    """The cards of a player as text."""
    return str(hand.snapshot()["hole"].get(who, "AsKs"))


def wildly(pick: Pick, hand: Hand) -> str:
    """What a player may say or do at any time, in turn or not, possible or not."""
    who = pick([f"p{player}" for player in range(1, hand.n + 2)])
    what = pick(("f", "cc", "cbr", "cbr", "sm", "sm -", "sm cards", "pl", "ex", "ex"))
    if what == "cbr":
        legal = hand.legal
        near = [0, 1, 10, 1000] + ([legal.min_to - 1, legal.min_to, legal.max_to, legal.max_to + 1] if legal else [])
        return f"{who} cbr {max(pick(near), 0)}"
    if what == "sm cards":
        return f"{who} sm {held(hand, who)}"
    if what == "ex":
        return f"{who} ex {pick((held(hand, who).split() or ['7c'])[:2])}"
    return f"{who} {what}"


def floor(pick: Pick, hand: Hand) -> str:
    """The floor points a mistake out or chooses, asked or not."""
    return pick(("fl notice", "fl notice", "fl notice", *[f"fl rule {name}" for name in STREET_REMEDIES], "fl rule p1"))


def strangely(pick: Pick, hand: Hand) -> str:
    """What is rarer: words and chips, acts out of turn, accidents with cards and pots, the floor called for more."""
    who, whom = (pick([f"p{player}" for player in range(1, hand.n + 1)]) for _ in range(2))
    legal = hand.legal
    amount = pick([0, 1, 10] + ([legal.min_to, legal.max_to, legal.to_call] if legal else []))
    return pick(
        (
            f"{who} {pick(('f', 'cc', f'cbr {amount}'))} oot",
            f"{who} says {pick(('fold', 'check', 'call', 'raise', 'all-in', f'bet {amount}', f'raise {amount}', amount))}",
            f"{hand.due.who} puts {pick(('1', '5 5', '10', '100 25', '5 + 5', '25 + 50'))}",
            f"{hand.due.who} says {pick(('check', 'call', 'raise', 'all-in', f'raise {amount}', amount))}",
            f"{who} ask {whom}",
            f"d kill {who}{pick(('', ' mixed'))}",
            f"d drop{pick(('', ' mixed'))}{pick(('', ' muck', ' burns'))}",
            f"d push {who}",
            "d sweep",
            "d flash",
            f"d {pick(('dh XX', 'bn XX', 'db XX'))}",
            f"fl {pick(('foul', 'missing', f'button {who}', f'nohand {who}', 'leftout', f'clock {who}'))}",
            f"fl entered {who} {pick(('f', 'cc', f'cbr {amount}'))}",
        )
    )
