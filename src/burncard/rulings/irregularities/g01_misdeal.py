from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="G1",
    heading="Misdeal",
    about="What a cause of a misdeal ends in; its source is the cause's, so no book has a row of its own for it.",
    line="d dh up",
    like="deal",
    conditions={
        "misdeal": Condition(
            title="Misdeal", when="a cause of a misdeal is noticed before the cut-off", remedies=("misdeal",), told=True
        ),
    },
    untiled="its causes have theirs",
    in_books=False,
)
