"""The button, by the published examples. Each names where it can be read."""

from __future__ import annotations

import pytest

from burncard.cards import card
from burncard.session.button.first import before_dealer, by_high_card, lowest_seat
from burncard.session.button.history import Rotation, WrongButton, wrong_lineup
from burncard.session.button.lineup import EntryRules, Lineup, next_lineup
from burncard.session.button.place import SETTLED, ComeIn, Place
from burncard.session.button.posts import Blind
from burncard.session.button.systems import ButtonSystem, Positions, first
from burncard.session.errors import SessionError

RULES = {system: EntryRules(system) for system in ButtonSystem}


def deal(system: str, seats: str, last: Lineup | Positions) -> Lineup:
    """The next hand for the seats named by the digits of `seats`."""
    places = {int(seat): SETTLED for seat in seats}
    if isinstance(last, Lineup):
        return next_lineup(RULES[ButtonSystem(system)], places, last.positions, last.progress)
    return next_lineup(RULES[ButtonSystem(system)], places, last)


def played(system: str, seats: str, button: int) -> Lineup:
    """A hand in mid-evening, with the button at `button`: a round has gone before it."""
    places = {int(seat): SETTLED for seat in seats}
    lineup = next_lineup(RULES[ButtonSystem(system)], places, None, button=button)
    for _ in seats:
        lineup = next_lineup(RULES[ButtonSystem(system)], places, lineup.positions, lineup.progress)
    assert lineup.positions.button == button
    return lineup


def posted(lineup: Lineup) -> dict[int, str]:
    return {post.seat: post.blind.value for post in lineup.posts}


def test_dead_button_small_blind_busts() -> None:
    """Robert's 4.2b as worked out on homepokertourney.org: the button goes to the empty seat, the last button acts last."""
    hand = deal("dead", "23456", Positions(6, 1, 2))
    assert hand.positions == Positions(1, 2, 3)
    assert hand.button_seat is None
    assert hand.order == (2, 3, 4, 5, 6)


def test_dead_button_big_blind_busts() -> None:
    """Same page: button to the old small blind, no small blind, then the button at the empty seat."""
    hand = deal("dead", "13456", Positions(6, 1, 2))
    assert hand.positions == Positions(1, 2, 3)
    assert posted(hand) == {3: "big"}
    after = deal("dead", "13456", hand)
    assert after.positions == Positions(2, 3, 4)
    assert (after.button_seat, after.order[-1]) == (None, 1)


def test_dead_button_both_blinds_bust() -> None:
    """Same page: one player acts last three hands in a row."""
    hands = [deal("dead", "3456", Positions(6, 1, 2))]
    hands += [deal("dead", "3456", hands[-1])]
    hands += [deal("dead", "3456", hands[-1])]
    assert [hand.positions for hand in hands] == [Positions(1, 2, 3), Positions(2, 3, 4), Positions(3, 4, 5)]
    assert [hand.order[-1] for hand in hands] == [6, 6, 3]
    assert posted(hands[0]) == {3: "big"}


def test_moving_button_small_blind_busts() -> None:
    """PokerNews, house rules on the button: the next player has button and small blind, two have a big blind."""
    hand = deal("moving", "2456789", played("moving", "23456789", 2))
    assert hand.positions == Positions(4, 5, 6)
    assert posted(hand) == {4: "small", 5: "big", 6: "big"}
    after = deal("moving", "2456789", hand)
    assert after.positions.button == 5
    assert posted(after) == {5: "small", 6: "small", 7: "big"}
    assert posted(deal("moving", "2456789", after)) == {7: "small", 8: "big"}


def test_moving_button_big_blind_busts() -> None:
    hand = deal("moving", "13456", played("moving", "123456", 6))
    assert hand.positions == Positions(1, 3, 4)
    assert posted(hand) == {3: "big", 4: "big"}
    assert posted(deal("moving", "13456", hand)) == {3: "small", 4: "small", 5: "big"}


def test_moving_button_both_blinds_bust() -> None:
    """Who is carried past both blinds pays both from the button, the small one dead."""
    hand = deal("moving", "3456", played("moving", "123456", 6))
    assert hand.positions == Positions(3, 4, 5)
    assert [(post.seat, post.blind) for post in hand.posts] == [
        (4, Blind.BIG), (5, Blind.BIG), (3, Blind.BIG), (3, Blind.DEAD_SMALL),
    ]  # fmt: skip


@pytest.mark.parametrize("system", ["dead", "moving", "simple"])
def test_a_first_hand_has_one_of_each_blind(system: str) -> None:
    hand = next_lineup(RULES[ButtonSystem(system)], dict.fromkeys((1, 4, 6, 7), SETTLED), None, button=4)
    assert posted(hand) == {6: "small", 7: "big"}


def test_simple_button_forgives() -> None:
    hand = deal("simple", "13456", Positions(6, 1, 2))
    assert hand.positions == Positions(1, 3, 4)
    assert posted(hand) == {3: "small", 4: "big"}


@pytest.mark.parametrize("system", ["dead", "moving", "simple"])
@pytest.mark.parametrize(("left", "big", "button"), [("12", 1, 2), ("23", 3, 2), ("13", 3, 1)])
def test_three_become_two(system: str, left: str, big: int, button: int) -> None:
    """C87 and its two sisters: nobody has the big blind twice running; the other has button and small blind."""
    hand = deal(system, left, Positions(3, 1, 2))
    assert hand.positions == Positions(button, button, big)
    assert hand.order == (big, button)
    assert posted(hand) == {big: "big", button: "small"}


def test_c88_dead_and_moving() -> None:
    dead = deal("dead", "23456", Positions(6, 1, 2))
    assert dead.positions == Positions(1, 2, 3)
    assert dead.order[-1] == 6
    moving = deal("moving", "23456", played("moving", "123456", 6))
    assert moving.positions.button == 2
    assert posted(moving) == {2: "small", 3: "big", 4: "big"}


def test_two_become_three() -> None:
    hand = deal("dead", "123", Positions(1, 1, 2))
    assert hand.positions == Positions(1, 2, 3)
    hand = deal("dead", "134", Positions(1, 1, 3))
    assert hand.positions == Positions(1, 3, 4)


@pytest.mark.parametrize("system", ["dead", "moving", "simple"])
def test_heads_up_order(system: str) -> None:
    """Faults 14 (heads-up order): the button posts the small blind, is dealt last, and the two change about."""
    hand = next_lineup(RULES[ButtonSystem(system)], {4: SETTLED, 9: SETTLED}, None, button=4)
    for button, big in [(4, 9), (9, 4), (4, 9)]:
        assert hand.order == (big, button)
        assert posted(hand) == {big: "big", button: "small"}
        hand = deal(system, "49", hand)


def test_high_card_suits_break_ties() -> None:
    assert by_high_card({1: card("Kh"), 4: card("Ks"), 6: card("Kd"), 7: card("Qs")}) == 4
    with pytest.raises(SessionError, match="Seats 1 and 2 both drew Ks"):
        by_high_card({1: card("Ks"), 2: card("Ks")})
    with pytest.raises(SessionError, match="Seat 2 drew a card nobody has seen"):
        by_high_card({1: card("Ks"), 2: card("??")})
    with pytest.raises(SessionError, match="Nobody has drawn"):
        by_high_card({})


def test_first_button_seats() -> None:
    """WSOP 85: the last stack before the dealer has the button, so seat 1 the small blind."""
    assert first(before_dealer([1, 2, 5, 9]), [1, 2, 5, 9]) == Positions(9, 1, 2)
    assert first(lowest_seat([1, 2, 5, 9]), [1, 2, 5, 9]) == Positions(1, 2, 5)
    with pytest.raises(SessionError, match="nobody in it is dealt in"):
        first(3, [1, 2, 5])
    with pytest.raises(SessionError, match="at least 2"):
        first(1, [1])


SIX = dict.fromkeys(range(1, 7), SETTLED)
DEAD = RULES[ButtonSystem.DEAD]


def test_c66_wrong_button_repaired() -> None:
    """The button had not been moved: the next hand is the one that was due."""
    rotation = Rotation(last=Positions(6, 1, 2))
    due = rotation.due(DEAD, SIX)
    assert due.positions == Positions(1, 2, 3)
    wrong = wrong_lineup(due, 6)
    assert wrong.positions == Positions(6, 1, 2)
    rotation = rotation.dealt_wrong(due, wrong, WrongButton.REPAIR)
    bigs = []
    for _ in range(6):
        due = rotation.due(DEAD, SIX)
        rotation = rotation.dealt(due)
        bigs.append(due.positions.big)
    assert bigs == [3, 4, 5, 6, 1, 2]


def test_wrong_button_too_far_is_repaired_and_stepped_over() -> None:
    """The button was moved two seats on: back for one hand, then past the positions already had."""
    rotation = Rotation(last=Positions(6, 1, 2))
    due = rotation.due(DEAD, SIX)
    rotation = rotation.dealt_wrong(due, wrong_lineup(due, 2), WrongButton.REPAIR)
    bigs = [4]
    for _ in range(8):
        due = rotation.due(DEAD, SIX)
        rotation = rotation.dealt(due)
        bigs.append(due.positions.big)
    assert bigs == [4, 3, 5, 6, 1, 2, 3, 4, 5]


def test_c66_tda_leaves_the_button() -> None:
    rotation = Rotation(last=Positions(6, 1, 2))
    due = rotation.due(DEAD, SIX)
    wrong = wrong_lineup(due, 2)
    assert rotation.dealt_wrong(due, wrong, WrongButton.LEAVE).due(DEAD, SIX).positions == Positions(3, 4, 5)


def test_wrong_first_button_is_dealt_again_where_it_was_due() -> None:
    rotation = Rotation(start=4)
    due = rotation.due(DEAD, SIX)
    rotation = rotation.dealt_wrong(due, wrong_lineup(due, 1), WrongButton.REPAIR)
    assert rotation.due(DEAD, SIX).positions == Positions(4, 5, 6)
    with pytest.raises(SessionError, match="where it is due"):
        wrong_lineup(due, 4)


def test_a_misdeal_counts_once() -> None:
    """Asking again without taking note is the new deal: button and blinds as they were."""
    rotation = Rotation(last=Positions(6, 1, 2))
    assert rotation.due(DEAD, SIX) == rotation.due(DEAD, SIX)


NEWCOMER = Place()


def test_a_newcomer_never_comes_in_on_the_small_blind() -> None:
    """Heads-up with the button at 4; seat 3 has come: it lies between button and small blind, and is not dealt in."""
    hand = next_lineup(
        EntryRules(ButtonSystem.MOVING, tournament=True), {4: SETTLED, 5: SETTLED, 3: NEWCOMER}, Positions(4, 4, 5)
    )
    assert hand.positions == Positions(5, 5, 4)
    assert hand.order == (4, 5)


def test_a_moving_button_does_not_stay_to_let_a_newcomer_in() -> None:
    """Seat 1 had the button heads-up; seat 3 waits for the big blind, which is seat 1's first."""
    places = {1: SETTLED, 2: SETTLED, 3: NEWCOMER}
    hand = next_lineup(RULES[ButtonSystem.SIMPLE], places, Positions(1, 1, 2))
    assert hand.positions == Positions(2, 2, 1)


def test_nobody_has_the_big_blind_twice_because_one_came_back_before_them() -> None:
    """Seat 2 was away for the hand with the button at 1 and missed nothing: the big blind of seat 4 goes on to seat 1."""
    hand = deal("simple", "1234", Positions(1, 3, 4))
    assert hand.positions == Positions(3, 4, 1)
    assert posted(hand) == {4: "small", 1: "big"}


def test_after_heads_up_the_button_is_not_where_the_small_blind_had_it() -> None:
    """Seat 3 had button and small blind and is gone: the button goes behind the small blind, to the player there."""
    rules = EntryRules(ButtonSystem.DEAD, tournament=True)
    hand = next_lineup(rules, {4: SETTLED, 1: NEWCOMER, 2: NEWCOMER}, Positions(3, 3, 4))
    assert hand.positions == Positions(2, 4, 1)
    assert hand.button_seat == 2


def test_a_dead_button_is_never_at_the_big_blind() -> None:
    """The small blind of the hand before is the big blind now: the button cannot follow it there."""
    rules = EntryRules(ButtonSystem.DEAD, tournament=True)
    hand = next_lineup(rules, {4: SETTLED, 2: SETTLED, 3: NEWCOMER}, Positions(5, 2, 4))
    assert hand.positions == Positions(3, 4, 2)
    assert hand.order == (4, 2, 3)


def test_a_newcomer_between_two_players_has_the_button_when_nobody_else_can() -> None:
    places = {1: SETTLED, 3: SETTLED, 2: Place(come_in=ComeIn.POST)}
    hand = next_lineup(DEAD, places, Positions(1, 1, 3))
    assert hand.positions == Positions(2, 3, 1)
    assert [(post.seat, post.blind) for post in hand.posts] == [(3, Blind.SMALL), (1, Blind.BIG), (2, Blind.BIG)]


def test_the_button_can_be_bought_when_the_last_big_blind_has_left() -> None:
    """Only the buyer posts, so it does not matter that the seat the big blind stays at is empty."""
    places = {1: SETTLED, 2: SETTLED, 4: Place(new=False, owes_big=True, owes_small=True, come_in=ComeIn.BUY)}
    hand = next_lineup(DEAD, places, Positions(2, 3, 5))
    assert hand.positions == Positions(3, 4, 5)
    assert posted(hand) == {4: "dead-small"}
    assert hand.order == (4, 1, 2)
    after = next_lineup(DEAD, hand.places, hand.positions, hand.progress)
    assert after.positions.button == 4
