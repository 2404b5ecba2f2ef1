"""Exact equities that several independent programs agree on."""

from __future__ import annotations

from typing import Any

import pytest

from burncard.equity import equity
from burncard.evaluation.backend import KERNEL

WIDE = "22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+,QJo"
NARROW = "QQ+,AKs,AKo"

# players, board, equity of the first (10 digits or more), and what they win, tie, and out of how many, where known
QUICK: list[tuple[list[str], str, float, tuple[int, int, int] | None]] = [
    (["AsAh", "KdKc"], "", 0.812554896794, (1388072, 6538, 1712304)),
    (["AsKs", "QdQc"], "", 0.4621445725, None),
    (["AsAh", "KdKc", "QsQh"], "", 0.6650544153, None),
    (["AA", "KK"], "", 0.8194605047, None),
    (["AsAh", WIDE], "2c7d9h", 0.8836459836, None),
    (["AsAh", "KK"], "2c7d9h", 0.9161616162, (5442, 0, 5940)),
    (["AsAh", "random"], "2c7d9hJsKc", 0.8611111111, None),
    (["5s4h", "random"], "KsJhTh8h8c", 0.1308080808, (0, 259, 990)),
    (["Jc5c", "QdTd"], "", 600384 / 1712304 + 15802 / 2 / 1712304, (600384, 15802, 1712304)),
    (["AhKs", "AdKh"], "Ac3s4s5h6s", 0.5, (0, 1, 1)),
    # A hand that is behind every other and one that is dead.
    (["AsAh", "AdAc"], "KsQsJsTs2d", 1.0, (1, 0, 1)),
]
# Weights, blockers: the values are those of KK's, QQ's and 22's live combinations.
RANGES: list[tuple[list[str], str, float, tuple[int, int, int] | None]] = [
    (["QsQh", "1%(AA),99%(22)"], "", 0.8121343786, None),
    (["AA", "1%(QQ),22"], "", 0.8221010786, None),
    (["AA", "99%(QQ),22"], "", 0.8188357976, None),
    (["QhQs", "TT+"], "", 0.5001250946, None),
    (["KcQc", "6c5c,AQo+"], "", 0.3137573087, None),
]
SLOW: list[tuple[list[str], str, float, tuple[int, int, int] | None]] = [
    (["AsAh", "KdKc", "QsQh", "JdTd", "9c9s", "7h6h"], "", 0.3223190296, None),
    ([NARROW, WIDE], "2c7d9h", 0.6943415188, None),
    ([NARROW, WIDE], "", 0.691069265754, None),
    (["AsAh", WIDE], "", 0.8472909338, None),
    (["AsAh", "random"], "", 0.8520371330, None),
]


def check(players: list[str], board: str, first: float, counts: tuple[int, int, int] | None) -> None:
    found = equity(*players, board=board, exact=True)
    assert found.exact
    assert found.stderr == 0
    assert found.players[0].equity == pytest.approx(first, abs=6e-11)
    assert sum(player.equity for player in found.players) == pytest.approx(1, abs=1e-12)
    assert sum(player.pots for player in found.players) == found.boards
    if counts:
        assert (found.players[0].win, found.players[0].tie, found.boards) == counts


@pytest.mark.parametrize(("players", "board", "first", "counts"), QUICK)
def test_known_values(
    engine: Any, players: list[str], board: str, first: float, counts: tuple[int, int, int] | None
) -> None:
    check(players, board, first, counts)


@pytest.mark.parametrize(("players", "board", "first", "counts"), RANGES + SLOW)
@pytest.mark.skipif(KERNEL is None, reason="the plain twin takes minutes; it has them in `make soak`")
def test_known_values_of_ranges(
    players: list[str], board: str, first: float, counts: tuple[int, int, int] | None
) -> None:
    check(players, board, first, counts)


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("players", "board", "first", "counts"), RANGES + SLOW)
def test_known_values_of_ranges_on_both(
    engine: Any, players: list[str], board: str, first: float, counts: tuple[int, int, int] | None
) -> None:
    check(players, board, first, counts)


def test_three_players_to_the_last_digit(engine: Any) -> None:
    found = equity("AsAh", "KdKc", "QsQh")
    assert [round(player.equity, 10) for player in found.players] == [0.6650544153, 0.1887545103, 0.1461910744]
    assert found.boards == 1370754


@pytest.mark.skipif(KERNEL is None, reason="slow in plain Python")
def test_six_players_to_the_last_digit() -> None:
    found = equity("AsAh", "KdKc", "QsQh", "JdTd", "9c9s", "7h6h")
    values = [0.3223190296, 0.1698649560, 0.1228412117, 0.1299642254, 0.0976728246, 0.1573377527]
    assert [round(player.equity, 10) for player in found.players] == values
    assert found.boards == 658008


def test_a_result_as_json(engine: Any) -> None:
    found = equity("AhKs", "AdKh", board="Ac 3s 4s 5h 6s")
    player = {"win": 0, "tie": 1, "equity": 0.5}
    assert found.as_json() == {"players": [player, player], "boards": 1, "exact": True, "stderr": 0.0}
