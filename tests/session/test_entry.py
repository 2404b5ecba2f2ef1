"""New players, missed blinds, posting, buying the button (RULES A6; Robert's rules for blinds; WSOP live 154 and 156)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from burncard.session.button.lineup import Debts, EntryRules, Lineup, next_lineup
from burncard.session.button.place import SETTLED, ComeIn, Place
from burncard.session.button.systems import ButtonSystem, Positions
from burncard.session.errors import SessionError

CASH = EntryRules()
TOURNAMENT = EntryRules(tournament=True)
AWAY = replace(SETTLED, playing=False)


def table(seats: str, **others: Place) -> dict[int, Place]:
    """Settled players in the seats of the digits; `s4=Place(…)` overrides one."""
    return {int(seat): SETTLED for seat in seats} | {int(key[1:]): place for key, place in others.items()}


def posts(lineup: Lineup) -> list[tuple[int, str]]:
    return [(post.seat, post.blind.value) for post in lineup.posts]


def on(lineup: Lineup, places: Mapping[int, Place], rules: EntryRules = CASH) -> Lineup:
    return next_lineup(rules, places, lineup.positions, lineup.progress)


def test_new_player_waits_for_the_big_blind() -> None:
    places = table("12345", s6=Place())
    hand = next_lineup(CASH, places, Positions(1, 2, 3))
    dealt = []
    for _ in range(3):
        dealt.append(6 in hand.order)
        hand = on(hand, hand.places)
    assert dealt == [False, False, True]


def test_new_player_posts_a_live_big_blind() -> None:
    hand = next_lineup(CASH, table("12345", s6=Place(come_in=ComeIn.POST)), Positions(1, 2, 3))
    assert posts(hand) == [(3, "small"), (4, "big"), (6, "big")]
    assert [post.in_position for post in hand.posts] == [True, True, False]
    assert hand.places[6] == SETTLED


def test_new_player_enters_free_at_no_limit_in_wsop_cash_games() -> None:
    """WSOP live 100."""
    free = EntryRules(new_player_posts=False)
    hand = next_lineup(free, table("12345", s6=Place()), Positions(1, 2, 3))
    assert 6 in hand.order
    assert posts(hand) == [(3, "small"), (4, "big")]


def test_never_between_button_and_big_blind() -> None:
    """He waits until the button has passed him, posting or not."""
    places = table("1246", s5=Place(come_in=ComeIn.POST))
    hand = next_lineup(CASH, places, Positions(2, 4, 6))
    assert hand.positions == Positions(4, 6, 1)
    assert hand.order == (6, 1, 2, 4)
    after = on(hand, hand.places)
    assert after.positions == Positions(6, 1, 2)
    assert posts(after) == [(1, "small"), (2, "big"), (5, "big")]


def test_a_new_player_who_is_the_big_blind_pays_just_that() -> None:
    hand = next_lineup(CASH, table("1235", s4=Place(come_in=ComeIn.POST)), Positions(1, 2, 3))
    assert posts(hand) == [(3, "small"), (4, "big")]


def test_missed_both_blinds_posts_big_live_and_small_dead() -> None:
    places = table("1235", s4=AWAY)
    hand = next_lineup(CASH, places, Positions(1, 2, 3))
    assert hand.positions.big == 5
    assert (hand.places[4].owes_big, hand.places[4].owes_small) == (True, False)
    hand = on(hand, hand.places)
    assert (hand.places[4].owes_big, hand.places[4].owes_small) == (True, True)
    hand = on(hand, hand.places)
    assert hand.positions == Positions(5, 1, 2)
    back = dict(hand.places) | {4: replace(hand.places[4], playing=True, come_in=ComeIn.POST)}
    hand = on(hand, back)
    assert posts(hand) == [(2, "small"), (3, "big"), (4, "big"), (4, "dead-small")]
    assert hand.places[4] == SETTLED


def test_missed_small_blind_only_is_posted_dead() -> None:
    """He had the big blind, then left for a hand."""
    places = table("12345", s3=AWAY)
    hand = next_lineup(CASH, places, Positions(1, 2, 3))
    assert posts(hand) == [(4, "big")]
    assert (hand.places[3].owes_big, hand.places[3].owes_small) == (False, True)
    hand = on(hand, hand.places)
    back = dict(hand.places) | {3: replace(hand.places[3], playing=True, come_in=ComeIn.POST)}
    hand = on(hand, back)
    assert hand.positions == Positions(4, 5, 1)
    assert posts(hand) == [(5, "small"), (1, "big"), (3, "dead-small")]


def test_waiting_for_the_big_blind_pays_all_debts() -> None:
    owing = Place(new=False, owes_big=True, owes_small=True)
    hand = next_lineup(CASH, table("1235", s4=owing), Positions(1, 2, 3))
    assert posts(hand) == [(3, "small"), (4, "big")]
    assert hand.places[4] == SETTLED


def test_an_absence_between_the_blinds_costs_nothing() -> None:
    places = table("12345", s1=AWAY)
    hand = next_lineup(CASH, places, Positions(1, 2, 3))
    back = dict(hand.places) | {1: replace(hand.places[1], playing=True)}
    hand = on(hand, back)
    assert 1 in hand.order
    assert posts(hand) == [(4, "small"), (5, "big")]


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_fault_16_missed_blinds_are_not_charged_twice(rounds: int) -> None:
    """However many rounds he was away, he owes one of each."""
    hand = next_lineup(CASH, table("1235", s4=AWAY), Positions(1, 2, 3))
    for _ in range(4 * rounds):
        hand = on(hand, hand.places)
    back = dict(hand.places) | {4: replace(hand.places[4], playing=True, come_in=ComeIn.POST)}
    while 4 not in hand.order:
        hand = on(hand, back)
    assert [blind for seat, blind in posts(hand) if seat == 4] in (["big", "dead-small"], ["big"])


def test_fault_16_a_button_that_sits_out_does_not_stop_the_blinds() -> None:
    """One server gave the same big blind to a player four hands running while the button sat out."""
    hand = next_lineup(CASH, table("2345", s1=AWAY), Positions(1, 2, 3))
    bigs = [hand.positions.big]
    for _ in range(7):
        hand = on(hand, hand.places)
        bigs.append(hand.positions.big)
    assert bigs == [4, 5, 2, 3, 4, 5, 2, 3]


def test_fault_16_the_next_big_blind_is_not_skipped_after_a_bust() -> None:
    for gone in "12345":
        places = table("12345".replace(gone, ""))
        hand = next_lineup(TOURNAMENT, places, Positions(1, 2, 3))
        assert hand.positions.big == (5 if gone == "4" else 4)


def test_sit_out_next_big_blind() -> None:
    places = table("1235", s4=replace(SETTLED, dodge=True))
    hand = next_lineup(CASH, places, Positions(5, 1, 2))
    assert 4 in hand.order
    hand = on(hand, hand.places)
    assert hand.positions.big == 5
    assert 4 not in hand.order
    assert hand.places[4] == replace(AWAY, owes_big=True, settled=False)


def test_buying_the_button() -> None:
    """Both blinds from the seat left of the button, nobody else posts; the button is his in the next hand."""
    hand = next_lineup(CASH, table("1235", s4=AWAY), Positions(1, 2, 3))
    assert hand.positions == Positions(2, 3, 5)  # the big blind has just passed seat 4
    back = replace(hand.places[4], playing=True, come_in=ComeIn.BUY)
    bought = on(hand, dict(hand.places) | {4: back})
    assert bought.order == (4, 5, 1, 2, 3)
    assert posts(bought) == [(4, "big"), (4, "dead-small")]
    after = on(bought, bought.places)
    assert after.positions == Positions(4, 5, 1)
    assert posts(after) == [(5, "small"), (1, "big")]


def test_the_button_cannot_be_bought_where_the_house_does_not_sell_it() -> None:
    rules = replace(CASH, buy_button=False)
    hand = next_lineup(rules, table("1235", s4=AWAY), Positions(1, 2, 3))
    back = dict(hand.places) | {4: replace(hand.places[4], playing=True, come_in=ComeIn.BUY)}
    assert 4 not in on(hand, back, rules).order


def test_debts_can_be_forgiven_or_must_be_waited_for() -> None:
    owing = Place(new=False, owes_big=True, owes_small=True, come_in=ComeIn.POST)
    forgiving = EntryRules(debts=Debts.FORGIVE)
    hand = next_lineup(forgiving, table("1234", s6=owing), Positions(1, 2, 3))
    assert posts(hand) == [(3, "small"), (4, "big"), (6, "big")][:2]
    assert 6 in hand.order
    waiting = EntryRules(debts=Debts.WAIT)
    assert 6 not in next_lineup(waiting, table("1234", s6=owing), Positions(1, 2, 3)).order


@pytest.mark.parametrize(
    ("seat", "dealt", "what"),
    [(1, True, "the button"), (2, False, "between button and small blind"), (3, True, "the small blind"),
     (4, True, "the big blind"), (7, True, "anywhere else")],
)  # fmt: skip
def test_a_moved_tournament_player_is_dealt_in_but_between_button_and_small_blind(
    seat: int, dealt: bool, what: str
) -> None:
    """RULES A6, WSOP 66: last hand's small blind sat at 1 and its big blind at 3; both are gone."""
    places = table("568", **{f"s{seat}": Place()})
    hand = next_lineup(TOURNAMENT, places, Positions(8, 1, 3))
    assert hand.positions == Positions(1, 3, 4 if seat == 4 else 5)
    assert (seat in hand.order) is dealt, what
    assert ((seat, "small") in posts(hand)) is (seat == 3)


def test_two_players_need_not_wait() -> None:
    hand = next_lineup(CASH, {1: SETTLED, 4: Place()}, Positions(1, 1, 2))
    assert set(hand.order) == {1, 4}
    assert posts(hand) == [(4, "big"), (1, "small")]


def test_a_game_nobody_is_left_of_starts_anew() -> None:
    hand = next_lineup(CASH, {1: SETTLED, 4: Place(), 5: Place()}, Positions(1, 1, 2))
    assert set(hand.order) == {1, 4, 5}
    assert hand.positions.big == 4


def test_one_player_is_no_game() -> None:
    with pytest.raises(SessionError, match="1 want cards, at least 2"):
        next_lineup(CASH, {1: SETTLED, 2: AWAY}, Positions(1, 2, 3))
    with pytest.raises(SessionError, match="The first hand needs a button"):
        next_lineup(CASH, {1: SETTLED, 2: SETTLED}, None)


def test_the_systems_are_named() -> None:
    assert [system.value for system in ButtonSystem] == ["dead", "moving", "simple"]
