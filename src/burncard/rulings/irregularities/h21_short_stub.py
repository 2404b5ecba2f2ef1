from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="H21",
    heading="Stub too short",
    about=(
        "The stub has too few cards for the street that is due. The burns are shuffled into it, then the "
        "muck, then what is out of play; a street that cannot be dealt is dealt from what is left. Source: "
        "derived."
    ),
    line="d go",
    like="stub",
    conditions={
        "short_stub": Condition(
            title="Stub too short",
            when="the stub has fewer cards than the burn and the street need",
            remedies=("shuffle_in",),
            told=True,
        ),
    },
    untiled="nobody does it: too few cards are left",
)
