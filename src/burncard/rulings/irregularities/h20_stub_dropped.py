from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H20",
    heading="Stub dropped or mixed",
    about=(
        "The stub falls or is mixed with other cards. Its order certain it is restored; otherwise it is "
        "shuffled, together with whatever it was mixed with. Source: derived; TDA recommended procedure 4."
    ),
    line="d drop mixed",
    like="stub",
    conditions={
        "certain": Condition(
            title="Stub dropped, its order certain",
            when="the stub fell, and its order is certain",
            remedies=("restore",),
            also=("shuffle_stub",),
        ),
        "mixed": Condition(
            title="Stub dropped and mixed",
            when="the stub fell, and its order is lost",
            remedies=("shuffle_stub",),
            told=True,
        ),
        "with_others": Condition(
            title="Stub mixed with other cards",
            when="the stub was mixed with muck or burns",
            remedies=("shuffle_stub", "stub_alone"),
        ),
    },
    tiles=(
        Tile(
            id="dropped",
            label="Stub dropped",
            detail="The stub falls and its order is not sure",
            offered={"dealing": 120, "betting": 140, "street": 120},
            lines=("d drop mixed",),
        ),
        Tile(
            id="drop-muck",
            label="Stub and muck mixed",
            detail="The stub falls into the muck",
            offered={"betting": 150, "street": 130},
            lines=("d drop mixed muck",),
            needs=("muck",),
        ),
    ),
)
