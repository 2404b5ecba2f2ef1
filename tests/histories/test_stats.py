"""Facts of players, the Parquet tables and the statistics asked of them, against counts made by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.histories.check import check
from burncard.histories.facts import facts, positions
from burncard.histories.graph import svg
from burncard.histories.parquet import TABLES, store_file
from burncard.histories.reading import read_files, read_text
from burncard.histories.record import Record
from burncard.histories.settle import settle
from burncard.histories.stats import GROUPS, Store

SAMPLES = Path(__file__).parent / "samples"
PHH = "variant = 'NT'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0]\nmin_bet = 2\nstarting_stacks = [200, 200, 200, 200]\n"


def told(*acts: str) -> dict[str, set[str]]:
    """What each player is counted for, by position."""
    deal = [f"d dh p{number} ????" for number in range(1, 5)]
    (one,) = read_text(f"{PHH}actions = {[*deal, *acts]}\n")
    assert isinstance(one, Record), one
    checked = check(one)
    found = facts(settle(checked), checked)
    return {each.position: {name for name in each.__slots__ if getattr(each, name) is True} for each in found}


def test_positions() -> None:
    assert positions(2) == ["BB", "BTN"]
    assert positions(3) == ["SB", "BB", "BTN"]
    assert positions(6) == ["SB", "BB", "UTG", "HJ", "CO", "BTN"]
    assert positions(9) == ["SB", "BB", "UTG", "UTG+1", "UTG+2", "UTG+3", "HJ", "CO", "BTN"]
    assert all(len(set(positions(n))) == n for n in range(2, 23))


def test_a_walk_is_no_chance_and_a_blind_is_not_of_ones_own_will() -> None:
    found = told("p3 f", "p4 f", "p1 f")
    assert not any("vpip_chance" in each or "vpip" in each for each in found.values())
    assert {who for who, each in found.items() if "steal_chance" in each} == {"CO", "BTN", "SB"}


def test_a_steal_a_three_bet_and_a_fold_to_it() -> None:
    found = told("p3 f", "p4 cbr 6", "p1 cbr 18", "p2 f", "p4 f")
    assert {"vpip", "pfr", "steal", "fold_three_bet_chance", "fold_three_bet"} <= found["BTN"]
    assert {"three_bet_chance", "three_bet", "vpip", "pfr"} <= found["SB"]
    assert "three_bet_chance" not in found["BB"]
    assert "vpip" not in found["BB"]


def test_a_continuation_bet_and_the_showdown() -> None:
    found = told("p3 cbr 6", "p4 f", "p1 f", "p2 cc", "d db 2c3d4h", "p2 cc", "p3 cbr 8", "p2 cc", "d db 5s", "p2 cc", "p3 cc", "d db 9c", "p2 cc", "p3 cc",
                 "p2 sm AcAd", "p3 sm KcKd")  # fmt: skip
    assert {"cbet_chance", "cbet", "saw_flop", "showdown"} <= found["CO"]
    assert {"saw_flop", "showdown", "won_showdown"} <= found["BB"]
    assert "cbet_chance" not in found["BB"]
    assert "saw_flop" not in found["SB"]


def test_winnings_adjusted_for_an_all_in_are_the_pot_by_equity() -> None:
    """Sevens set against ace-jack on 2c 7d Jh: 79.8/80.2 of the sample's run-outs say what the river did not."""
    (one, _) = [check(each) for each in read_files([SAMPLES / "pokerstars.txt"]) if isinstance(each, Record)]
    found = {each.position: each.ev_net for each in facts(settle(one), one)}
    assert found["SB"] == -50
    assert sum(found.values()) == -200  # the rake
    from burncard.equity import equity

    share = equity("7s7h", "AcJc", board="2c7dJh", exact=True).players[0].equity
    assert found["BB"] == round(7850 * share) - 4000


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    folder = tmp_path_factory.mktemp("store")
    done = store_file(str(SAMPLES / "pokerstars.txt"), str(folder))
    assert (done.hands, done.stored, done.skipped) == (2, 2, False)
    assert store_file(str(SAMPLES / "pokerstars.txt"), str(folder)).skipped, "a part that is there is left alone"
    assert sorted(path.parent.name for path in folder.rglob("*.parquet")) == sorted(TABLES)
    return Store(folder)


def test_the_statistics_of_two_hands(store: Store) -> None:
    rows = {row["player"]: row for row in store.stats().to_pylist()}
    ann, cid = rows["Ann"], rows["Cid posts"]
    assert (ann["hands"], ann["vpip"], ann["pfr"], ann["cbet"], ann["wtsd"], ann["wsd"]) == (2, 0.5, 0.5, 1.0, 1.0, 0.0)
    assert (cid["vpip"], cid["pfr"], cid["wtsd"], cid["wsd"], cid["cbet"]) == (0.5, 0.0, 1.0, 1.0, None)
    assert ann["bb100"] == pytest.approx(-2000)
    assert cid["bb100"] == pytest.approx(100 * (38.5 - 1) / 2)
    for by in GROUPS:
        assert store.stats(by).num_rows >= 1
    assert store.stats("player", least=3).num_rows == 0


def test_any_question_and_the_graph(store: Store) -> None:
    assert store.sql("SELECT count(*) AS n FROM actions WHERE kind = 'raise'").to_pylist() == [{"n": 3}]
    won = store.winnings("Ann").to_pydict()
    assert won["won"] == [-40.0, -40.0]
    picture = svg("Ann <1>", {name: won[name] for name in ("won", "adjusted")})
    assert picture.startswith("<svg")
    assert "Ann &lt;1&gt;" in picture
    assert picture.count("<polyline") == 2


def test_only_the_rates_that_are_asked_for(store: Store) -> None:
    whole = {row["player"]: row for row in store.stats().to_pylist()}
    for row in store.stats(only=("vpip", "pfr")).to_pylist():
        assert set(row) == {"player", "hands", "vpip", "pfr"}
        assert row.items() <= whole[row["player"]].items()
    assert store.stats("date", only=("pfr",)).column_names == ["date", "hands", "pfr"]
    with pytest.raises(KeyError, match="no rate is called luck; there are vpip"):
        store.stats(only=("luck",))
