"""What the floor may choose instead of the book's remedy, asked by name: each choice leads to what its name says.

The hands are of six players, no-limit 1/2, all with 200; p1 and p2 are the blinds, p4 to p6 fold. What is due is written
down as far as it differs from the regular rest of the hand.
"""

from __future__ import annotations

import pytest
from case_books import FILES

from burncard import Hand
from burncard.errors import BurncardError
from burncard.game.rounds import STREETS
from burncard.referee.actions import Rule
from burncard.rulings.remedies import STREET_REMEDIES

DECK = "4d7cTcQh5c6hTd4s6sTh6c7h9sAsKs9d4cKh8c8h2cQsTsKd8d5d4h5h3c2s3hAcJs6d9h7s9c7d3d5sAdAh8sJh3sJcQcKc2dQd2hJd"
FACES = [DECK[at : at + 2] for at in range(0, 104, 2)]  # by number, the top card's first
TWO_LEFT = "d deal, p3 cc, p4 f, p5 f, p6 f"  # before the flop: p1 and p2 are still to act
PREFLOP = f"{TWO_LEFT}, p1 cc, p2 cc"  # 9s will be burned, As Ks 9d are the flop
FLOP = f"{PREFLOP}, d go *"  # 4c will be burned, Kh is the turn
CHECKED = f"{FLOP}, p1 cc, p2 cc, p3 cc"
TURN = f"{CHECKED}, d go *"  # 8c will be burned, 8h is the river
TURN_CHECKED = f"{TURN}, p1 cc, p2 cc, p3 cc"
UNSHUFFLED = f"{TWO_LEFT}, d bn, d db 3, d go, p1 cc, p2 cc"  # an early flop, aside; its shuffle is due

REGULAR = [f"{verb} {street}" for street in STREETS[1:] for verb in ("burn", "board", "bet")]

# (irregularity, its condition): lines, {choice, the book's own first: what is due}
SCENES: dict[tuple[str, str], tuple[str, dict[str, str]]] = {
    ("H0", "unshuffled"): (f"{UNSHUFFLED}, d db 3", {
        "reshuffle": "aside 4c Kh 8c, shuffle As Ks 9d 4c Kh 8c, no burn flop, board flop",
        "stand": "bet flop, shuffle As Ks 9d, burn turn, board turn",
        "restore_order": "bet flop, shuffle As Ks 9d, burn turn, board turn",
    }),
    ("H0", "unshuffled_down"): (f"{UNSHUFFLED}, d db 3 down", {
        "put_back": "return 8c Kh 4c, shuffle As Ks 9d, no burn flop, board flop",
        "restore_order": "turn_up flop, bet flop, shuffle As Ks 9d, burn turn, board turn",
    }),
    ("H0", "sealed"): (f"{UNSHUFFLED}, d db 3 late, p1 cc, p2 cc, fl notice", {
        "stand": "bet flop, shuffle As Ks 9d, burn turn, board turn",
    }),
    ("H2", "too_few"): (f"{PREFLOP}, d bn, d db 2", {
        "add_missing": "board flop",
        "reshuffle": "aside As Ks, shuffle As Ks, no burn flop, board flop",
        "restore_order": "board flop",
    }),
    ("H2", "turned"): (f"{PREFLOP}, d bn, d db 4", {
        "reshuffle": "aside As Ks 9d 4c, shuffle As Ks 9d 4c, no burn flop, board flop",
        "stand": "scrap 4c",
        "restore_order": "return 4c",
        "scramble": "aside As Ks 9d 4c, scramble As Ks 9d 4c, draw_burn flop, lay flop",
    }),
    ("H2", "turned_five"): (f"{PREFLOP}, d bn, d db 5", {
        "reshuffle": "aside As Ks 9d 4c Kh, shuffle As Ks 9d 4c Kh, no burn flop, board flop",
        "stand": "scrap 4c Kh",
        # 4c will be the burn; Kh would be a turn that all know (K3)
        "restore_order": "aside Kh, return 4c, bet flop, burn turn, board turn, bet turn, shuffle Kh, burn river, board river",
    }),
    ("H2", "not_turned"): (f"{PREFLOP}, d bn, d db 4 down", {
        "restore_order": "return 4c, turn_up flop",
        "put_back": "return 4c 9d Ks As, board flop",
        "scramble": "aside As Ks 9d 4c, scramble As Ks 9d 4c, draw_burn flop, lay flop",
    }),
    ("H2", "not_turned_five"): (f"{PREFLOP}, d bn, d db 5 down", {
        "restore_order": "return Kh 4c, turn_up flop",
        "put_back": "return Kh 4c 9d Ks As, board flop",
    }),
    ("H2", "turn_out"): (f"{PREFLOP}, d bn, d db 4 late, p1 cc, p2 cc, p3 cc, d bn, d db 1, fl notice", {
        "stand": "scrap 4c",
    }),
    ("H3", "burn_only"): (f"{TWO_LEFT}, d bn", {"put_back": "bet preflop, board flop"}),
    ("H3", "flop"): (f"{TWO_LEFT}, d bn, d db 3", {
        "reshuffle": "aside As Ks 9d, bet preflop, shuffle As Ks 9d, no burn flop, board flop",
    }),
    ("H3", "not_turned"): (f"{TWO_LEFT}, d bn, d db 3 down", {"put_back": "return 9d Ks As, bet preflop, board flop"}),
    ("H3", "one_action"): (f"{TWO_LEFT}, d bn, d db 3 late, p1 cc, fl notice", {
        "reshuffle": "return_bets flop, aside As Ks 9d, bet preflop, shuffle As Ks 9d, no burn flop, board flop",
    }),
    ("H3", "sealed"): (f"{TWO_LEFT}, d bn, d db 3 late, p1 cc, p2 cc, fl notice", {"stand": ""}),
    ("H4", "burn_only"): (f"{FLOP}, p1 cc, d bn", {"put_back": "bet flop, board turn"}),
    ("H4", "turn"): (f"{FLOP}, p1 cc, d bn, d db 1", {
        "next_card": "aside Kh, bet flop, burn river, board turn, bet turn, shuffle Kh, no burn river, board river",
        "reshuffle": "aside Kh, bet flop, shuffle Kh, no burn turn, board turn",
    }),
    ("H4", "not_turned"): (f"{FLOP}, p1 cc, d bn, d db 1 down", {"put_back": "return Kh, bet flop, board turn"}),
    ("H4", "one_action_turn"): (f"{FLOP}, p1 cc, p2 cc, d bn, d db 1 late, p1 cc, fl notice", {
        "next_card": "return_bets turn, aside Kh, bet flop, burn river, board turn, bet turn, shuffle Kh, no burn river, "
        "board river",
        "reshuffle": "return_bets turn, aside Kh, bet flop, shuffle Kh, no burn turn, board turn",
    }),
    ("H4", "river"): (f"{TURN}, p1 cc, d bn, d db 1", {
        "reshuffle": "aside 8h, bet turn, shuffle 8h, no burn river, board river",
    }),
    ("H4", "one_action_river"): (f"{TURN}, p1 cc, p2 cc, d bn, d db 1 late, p1 cc, fl notice", {
        "reshuffle": "return_bets river, aside 8h, bet turn, shuffle 8h, no burn river, board river",
    }),
    ("H4", "sealed"): (f"{FLOP}, p1 cc, p2 cc, d bn, d db 1 late, p1 cc, p2 cc, fl notice", {"stand": ""}),
    ("H4", "two_cards"): (f"{CHECKED}, d bn, d db 2", {
        "restore_order": "return 8c",
        "reshuffle": "aside Kh 8c, shuffle Kh 8c, no burn turn, board turn",
        "stand": "scrap 8c",
    }),
    ("H4", "two_cards_acted"): (f"{CHECKED}, d bn, d db 2 late, p1 cc, fl notice", {
        "stand": "scrap 8c",
        "reshuffle": "return_bets turn, aside Kh 8c, shuffle Kh 8c, no burn turn, board turn",
        "restore_order": "return_bets turn, return 8c",
    }),
    ("H7", "flop"): (f"{PREFLOP}, d db 3", {
        "reshuffle": "aside 9s As Ks, shuffle 9s As Ks, burn flop, board flop",
        "stand": "",
        "restore_order": "to_burn 9s, board flop",
        "scramble": "aside 9s As Ks, scramble 9s As Ks, draw_burn flop, lay flop and the next",
    }),
    ("H7", "not_turned"): (f"{PREFLOP}, d db 3 down", {
        "restore_order": "to_burn 9s, turn_up flop, board flop",
        "put_back": "return Ks As 9s, burn flop, board flop",
        "scramble": "aside 9s As Ks, scramble 9s As Ks, draw_burn flop, lay flop and the next",
    }),
    ("H7", "card"): (f"{CHECKED}, d db 1", {
        "restore_order": "to_burn 4c, board turn",
        "reshuffle": "aside 4c, shuffle 4c, burn turn, board turn",
        "stand": "",
    }),
    ("H7", "acted_flop"): (f"{PREFLOP}, d db 3 late, p1 cc, fl notice", {
        "make_up": "bet flop, burn flop made up, burn turn, board turn",
        "stand": "",
    }),
    ("H7", "acted_card"): (f"{CHECKED}, d db 1 late, p1 cc, fl notice", {
        "make_up": "bet turn, burn turn made up, burn river, board river",
        "stand": "",
    }),
    ("H8", "flop"): (f"{PREFLOP}, d bn, d bn, d db 3", {
        "reshuffle": "aside Ks 9d 4c, shuffle Ks 9d 4c, no burn flop, board flop",
        "stand": "",
        "restore_order": "to_board As, return 4c",
    }),
    ("H8", "not_turned"): (f"{PREFLOP}, d bn, d bn", {"put_back": "return As, board flop"}),
    ("H8", "card"): (f"{CHECKED}, d bn, d bn, d db 1", {
        "restore_order": "to_board Kh, return 8c",
        "reshuffle": "aside 8c, shuffle 8c, no burn turn, board turn",
        "stand": "",
    }),
    ("H8", "acted_flop"): (f"{PREFLOP}, d bn, d bn, d db 3 late, p1 cc, fl notice", {
        "burn_back": "return As",
        "stand": "",
    }),
    ("H8", "acted_card"): (f"{CHECKED}, d bn, d bn, d db 1 late, p1 cc, fl notice", {
        "burn_back": "return Kh",
        "stand": "",
    }),
}  # fmt: skip

# The same where two things are wrong: what else may be chosen then.
BOTH: dict[str, tuple[str, dict[str, str]]] = {
    "two cards for a flop, and no burn": (f"{PREFLOP}, d db 2", {
        "reshuffle": "aside 9s As, shuffle 9s As, burn flop, board flop",
        "add_missing": "board flop",
        "restore_order": "to_burn 9s, board flop",
    }),
    "two cards for a flop, and two burns": (f"{PREFLOP}, d bn, d bn, d db 2", {
        "reshuffle": "aside Ks 9d, shuffle Ks 9d, no burn flop, board flop",
        "add_missing": "board flop",
        "restore_order": "to_board As",
    }),
    "four cards laid for an early flop, none turned": (f"{TWO_LEFT}, d bn, d db 4 down", {
        "put_back": "return 4c 9d Ks As, bet preflop, board flop",
    }),
    "two cards laid for a turn, none turned": (f"{CHECKED}, d bn, d db 2 down", {
        "restore_order": "return 8c, turn_up turn",
        "put_back": "return 8c Kh, board turn",
    }),
    "two burns before the river, found after an act: nothing can come of the second": (
        f"{TURN_CHECKED}, d bn, d bn, d db 1 late, p1 cc, fl notice", {"burn_back": "", "stand": ""},
    ),
    "an early turn shown and put back": (f"{FLOP}, p1 cc, d bn, d db 1 flash", {
        "put_back": "aside Kh, bet flop, burn river, board turn, bet turn, shuffle Kh, no burn river, board river",
    }),
}  # fmt: skip

ALL = {**{" ".join(key): scene for key, scene in SCENES.items()}, **BOTH}


def after(lines: str) -> Hand:
    hand = Hand([200] * 6, [1, 2], deck=DECK)
    for line in lines.split(", "):
        hand.do(line)
    return hand


def choices(hand: Hand) -> list[str]:
    return [action.option for action in hand.actions() if isinstance(action, Rule)]


def due(hand: Hand) -> str:
    """What is due until the hands are shown, without the regular end of it."""
    told = []
    for step in hand.steps:
        if step.verb == "show":
            break
        verb = "scramble" if step.pool == "scramble" else step.verb
        what = " ".join(FACES[card] for card in step.cards) if verb not in ("draw_burn", "lay") else ""
        more = {"made_up": " made up", "and_next": " and the next"}.get(step.pool, "")
        told.append(f"{'no ' if step.waived else ''}{verb} {what or STREETS[step.street]}{more}")
    ends = [at for at, what in enumerate(told) if what.startswith("bet") and told[at:] == REGULAR[at - len(told) :]]
    return ", ".join(told[: min(ends)])


@pytest.mark.parametrize("name", ALL)
def test_the_floor_is_offered_what_fits_the_books_own_first(name: str) -> None:
    lines, expected = ALL[name]
    assert choices(after(lines)) == list(expected)


@pytest.mark.parametrize(("name", "choice"), [(name, choice) for name in ALL for choice in ALL[name][1]])
def test_a_choice_leads_to_what_its_name_says(name: str, choice: str) -> None:
    lines, expected = ALL[name]
    hand = after(lines)
    hand.do(f"fl rule {choice}")
    assert due(hand) == expected[choice]
    assert choice in {ruling.remedy for ruling in hand.rulings}


def test_no_other_choice_is_taken() -> None:
    hand = after(SCENES["H4", "river"][0])
    before = hand.digest()
    with pytest.raises(BurncardError, match="reshuffle"):
        hand.do("fl rule next_card")
    assert hand.digest() == before


def test_each_choice_of_each_case_is_asked_for_here() -> None:
    """Whatever the floor is offered in a case is offered, and asked for, in a scene of the same condition."""
    asked = {(*key, choice) for key, (_, found) in SCENES.items() for choice in found}
    asked |= {
        (ruling.section, ruling.condition, choice)
        for lines, found in BOTH.values()
        for ruling in after(lines).rulings
        for choice in found
    }
    missing: set[tuple[object, ...]] = set()
    offered: set[str] = set()
    chosen: set[str] = set()
    for path in FILES:
        try:
            hand = Hand.from_script(path.read_text(encoding="utf-8"))
        except BurncardError:  # its last line is refused
            continue
        for told in hand.replay():
            rulings = told.hand.rulings
            found = {(ruling.section, ruling.condition) for ruling in rulings}
            for choice in choices(told.hand) if told.outcome.rulings else []:
                if choice not in STREET_REMEDIES:  # an undercall, a player who was passed over
                    offered.add(choice)
                elif not {(*key, choice) for key in found} & asked:
                    missing.add((path.stem, *found, choice))
        chosen |= {line.removeprefix("fl rule ").partition(" because ")[0] for line in hand.lines}
    assert not missing
    assert offered <= chosen, "offered, and chosen in no case"
