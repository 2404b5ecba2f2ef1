"""The six rules to live through: a recorded deck, legal lines up to just before the mistake, and what to do wrong.

Players are p1 to p6, p6 has the button. `you` is the player whose seat the viewer has.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

STACK, BLINDS, PLAYERS = 200, (1, 2), 6


@dataclass(frozen=True, slots=True)
class Lesson:
    """One rule. `say` is what to do wrong now, `then` what to watch for; ``{pN}`` stands for the seat of player N.

    `after` is what to see when the mistake is made where no ruling says it, `said` when the board was declared first.
    `section` is the rule the mistake is ruled by. The mistake can be made while the hand is in `phase` and, with
    `betting`, while a player is due. `use` names the controls to use, by the ids the page knows them by; ``seat:pN`` is the seat of player N.
    """

    rule: int
    title: str
    you: int
    deal: int
    lines: tuple[str, ...]
    say: str
    then: str
    use: tuple[str, ...]
    after: str = ""
    said: str = ""
    section: str = ""
    phase: str = "preflop"
    betting: bool = False

    def ruled_by(self, section: str, condition: str) -> bool:
        """Whether a ruling is the one to live through; one on a burn that came alone is only its beginning."""
        return section == self.section and condition != "burn_only"

    def missed(self, phase: str, due: str) -> bool:
        """Whether the hand has gone past the moment of the mistake."""
        return phase != self.phase or (self.betting and not due.startswith("p"))

    @property
    def seed(self) -> bytes:
        """The recorded source of the deck and of every later shuffle."""
        return hashlib.sha256(f"burncard, rule {self.rule}, deal {self.deal}".encode()).digest()


_LIMPED = ("d deal", "p3 cc", "p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc")

MISSED = "The hand has gone past the mistake: start again."
MISSED_THEN = "Undo takes back the last thing that was done; the lesson’s number deals it anew."

LESSONS = {
    1: Lesson(
        1, "A hole card is exposed", 3, 1,
        ("d dh", "d dh", "d dh"),
        "Pitch the next card face up.",
        "Switch on “Pitch face up”, then pitch. Go on dealing: the card is replaced when the deal is complete.",
        ("faceup", "pitch"),
        section="H1", phase="dealing",
    ),
    2: Lesson(
        2, "The flop has too many cards", 1, 35,
        _LIMPED,
        "Burn, then turn four cards.",
        "Everybody has called. Set the number beside “Turn” to 4.",
        ("burn", "count", "turn"),
        section="H2",
    ),
    3: Lesson(
        3, "The flop comes too early", 2, 9,
        ("d deal", "p3 cc", "p4 f", "p5 f", "p6 cc", "p1 cc"),
        "Burn and turn the flop now.",
        "{p2}, the big blind, still has the option to raise.",
        ("burn", "turn"),
        section="H3", betting=True,
    ),
    4: Lesson(
        4, "The turn comes too early", 3, 17,
        ("d deal", "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *", "p1 cc", "p2 cc"),
        "Burn and turn the turn card now.",
        "{p3} has not acted on the flop yet.",
        ("burn", "turn"),
        section="H4", phase="flop", betting=True,
    ),
    5: Lesson(
        5, "The first player gets an extra card", 1, 1,
        ("d deal",),
        "Pitch a third card to {p1}.",
        "The deal is complete. Tap {p1} on the felt, then pitch.",
        ("seat:p1", "pitch"),
        section="H5",
    ),
    6: Lesson(
        6, "A player plays the board", 1, 313,
        (
            "d deal", "p3 f", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc",
            "d go *", "p1 cc", "p2 cc", "d go *", "p1 cc", "p2 cc", "d go *", "p1 cc", "p2 cc",
        ),
        "Throw your cards away without a word.",
        "The best five cards are the board's. Whoever plays them must say so first.",
        ("muck",),
        "Thrown away without a word, the claim is gone. Undo it, say “I play the board” first, and compare.",
        "Said in time: where the book hears it, the claim to a hand worth exactly the board stays.",
        phase="showdown",
    ),
}  # fmt: skip
