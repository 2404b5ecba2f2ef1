"""The oracle: it holds on the cases that it models, imports nothing of the referee, and agrees with it hand by hand."""

from __future__ import annotations

import ast
import os
import random
from collections.abc import Iterable
from pathlib import Path

import pytest
from oracle_clumsy import draw
from oracle_compare import difference, smallest, told
from oracle_facts import Beyond
from oracle_files import run

HERE = Path(__file__).parent
CASES = sorted((HERE.parent / "cases").rglob("*.hand"))

NOT_MODELLED = {
    "A6-new-player-posts": "a post that buys in",
    "E2-side-pot-shows-first.wsop-2024-live": "the order of show in side pots",
    "E2-who-moved-all-in-shows-first.wsop-2024-live": "the order of show in side pots",
    "E3-one-card-shown.tda-2024": "one card shown",
    "A8-button-straddle.wsop-2024-live": "who acts first over a straddle on the button",
    "script-late-on-a-regular-line": "a line that is refused",
    "script-unknown-deck-early-turn": "a deck that nobody knows",
}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_oracle_holds_on_the_cases(path: Path) -> None:
    if path.stem in NOT_MODELLED:
        pytest.skip(NOT_MODELLED[path.stem])
    try:
        bad = run(path)
    except Beyond as beyond:
        pytest.skip(str(beyond))
    assert not bad, "\n".join(bad)


def test_the_oracle_imports_nothing_of_the_referee() -> None:
    """Only the comparison knows the product, and only by its front door."""
    for path in sorted(HERE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = (
                [a.name for a in node.names]
                if isinstance(node, ast.Import)
                else [str(node.module)]
                if isinstance(node, ast.ImportFrom)
                else []
            )
            product = [name for name in names if name.partition(".")[0] == "burncard"]
            assert not product or (path.name == "oracle_compare.py" and product == ["burncard"]), (
                f"{path.name}: {product}"
            )


def test_a_hand_is_the_same_for_the_same_seed() -> None:
    assert [draw(7).lines, draw(8).lines] == [draw(7).lines, draw(8).lines]
    assert sum(bool(draw(seed).lines) for seed in range(20)) == 20


def agrees(seeds: Iterable[int]) -> None:
    found = next((drawn for seed in seeds if difference(drawn := draw(seed))), None)
    assert found is None, told(smallest(found))


#: Hands on which the two still differ, and what is open; a seed that agrees must leave this list.
OPEN = {
    120: "an early turn without its burn, and a further card that nobody noticed at first: back on top, or aside",
    141: "the same seat served twice running, unnoticed, one card face up: whose turn the next card is",
}


@pytest.mark.parametrize("part", range(5))
def test_the_referee_agrees(part: int) -> None:
    agrees([seed for seed in range(part * 100, part * 100 + 100) if seed not in OPEN])


@pytest.mark.parametrize("seed", OPEN)
def test_what_is_open_is_still_open(seed: int) -> None:
    assert difference(draw(seed)), f"seed {seed} agrees now: take it off the list"


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(200))
def test_the_referee_agrees_for_long(shard: int) -> None:
    """1,000 hands a shard; BURNCARD_ORACLE_SEED makes other ones. Four in a hundred may still differ (see OPEN)."""
    first = (
        random.Random(os.environ.get("BURNCARD_ORACLE_SEED", "")).randrange(10**9)
        if "BURNCARD_ORACLE_SEED" in os.environ
        else 10**6
    )
    found = [seed for seed in range(first + shard * 1000, first + shard * 1000 + 1000) if difference(draw(seed))]
    assert len(found) <= 40, f"{len(found)} of 1,000 differ: {found}; first: {told(smallest(draw(found[0])))}"
