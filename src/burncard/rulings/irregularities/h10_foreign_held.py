from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.kinds import Condition, DealKind, Story, Tile

SECTION = "H10"
_BEFORE = ("d dh", "d dh", "d dh XX late", *("d dh",) * 9)
_NAMES = {"p3": "the player"}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """held, held_acted, and the same after the cut-off."""
    acted = "held_acted" if slip.player in facts.acted else "held"
    return SECTION, f"{acted}_after" if facts.sealed else acted


IRREGULARITY = DealKind(
    section=SECTION,
    about=(
        "A joker, or another card that does not belong to the deck, was dealt into a hand and nobody saw it. While "
        "its holder has not acted it is scrap, and the next card takes its place without a burn; who has acted on "
        "such a hand has a dead one. TDA calls a misdeal before substantial action. Source: WSOP live action "
        "rules 106 and 115, WSOP tournament rule 108, TDA rule 35."
    ),
    line="d dh XX late",
    like="deal",
    options=("cutoff",),
    slip="foreign",
    seen="p{player} holds a card that does not belong to the deck",
    notice=notice,
    conditions={
        "held": Condition(
            title="Foreign card in a hand",
            when="a hand holds a card that does not belong to the deck, its holder has not acted, before the cut-off",
            remedies=("replaced", "misdeal"),
            story=Story(
                name="foreign-card-in-a-hand",
                title="A player holds a joker or a foreign card",
                say="A player finds a card in their hand that does not belong to the deck. They have not acted.",
                group="deck",
                street="preflop",
                before=_BEFORE,
                mistake=("fl notice",),
                names=_NAMES,
            ),
        ),
        "held_acted": Condition(
            title="Foreign card in a hand, its holder has acted",
            when="a hand holds a card that does not belong to the deck, its holder has acted, before the cut-off",
            remedies=("dead", "replaced", "misdeal"),
            story=Story(
                name="foreign-card-acted-on",
                title="A player acted on a hand with a joker or foreign card",
                say="A player has acted, and finds a card in their hand that does not belong to the deck.",
                group="deck",
                street="preflop",
                before=(*_BEFORE, "p3 cc"),
                mistake=("fl notice",),
                names=_NAMES,
            ),
        ),
        "held_after": Condition(
            title="Foreign card in a hand, after the cut-off",
            when="a hand holds a card that does not belong to the deck, its holder has not acted, after the cut-off",
            remedies=("replaced",),
            also=("dead",),
            story=Story(
                name="foreign-card-in-a-hand-late",
                title="A joker or foreign card in a hand, others have acted",
                say="Others have bet and called. A player who has not acted finds a card that does not belong to the deck.",
                group="deck",
                street="preflop",
                before=("d dh", "d dh XX late", *("d dh",) * 10, "p3 cbr 6", "p4 cc", "p5 cc", "p6 cc", "p1 f"),
                mistake=("fl notice",),
                names={"p2": "the player"},
            ),
        ),
        "held_acted_after": Condition(
            title="Foreign card in a hand that was played",
            when="a hand holds a card that does not belong to the deck, its holder has acted, after the cut-off",
            remedies=("dead", "replaced"),
            story=Story(
                name="foreign-card-played",
                title="A joker or foreign card is found in a hand that was played",
                say="Players have acted, and one of them turns out to hold a card that does not belong to the deck.",
                group="deck",
                street="flop",
                before=(*_BEFORE, "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *"),
                mistake=("fl notice",),
                names=_NAMES,
            ),
        ),
    },
    tiles=(
        Tile(
            id="joker-unseen",
            label="Joker, unseen",
            detail="The next card does not belong to the deck, and nobody sees it",
            offered={"dealing": 72},
            lines=("d dh XX late",),
            wrong=0,
        ),
    ),
)
