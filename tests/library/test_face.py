"""The public face of a hand: actions as values, methods, a way back, every step again, any file read."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import clumsy
import pytest

from burncard import (
    Action,
    Bet,
    BurncardError,
    Call,
    Check,
    Deal,
    Fold,
    Hand,
    Illegal,
    Impossible,
    LineError,
    Muck,
    Pitch,
    PlayBoard,
    Raise,
    Rule,
    Show,
    Winners,
    read,
    shuffled,
)  # fmt: skip
from burncard.cards import DECK, cards
from burncard.errors import TextError

HERE = Path(__file__).parent

CASES = sorted((HERE.parent / "cases").rglob("*.hand"))
SAMPLES = HERE.parent / "histories" / "samples"


def played(seed: int, lines: int = 60) -> Hand:
    """A hand under a clumsy dealer and strange players, as far as it came."""
    source = random.Random(seed)
    hand = Hand(**clumsy.header(source.choice))
    for _ in range(source.randrange(lines)):
        if not hand.due.who:
            break
        does = source.choice((clumsy.properly, clumsy.legally, clumsy.legally, clumsy.clumsily, clumsy.floor))
        try:
            hand.do(does(source.choice, hand))
        except BurncardError:
            continue
    return hand


@pytest.mark.parametrize("seed", range(150))
def test_every_action_offered_is_taken_and_something_is_offered_until_the_end(seed: int) -> None:
    hand = played(seed)
    actions = hand.actions()
    assert bool(actions) == bool(hand.due.who)
    for action in actions:
        twin = hand.copy()
        twin.do(action)
        assert twin.lines == [*hand.lines, str(action)]
        assert twin == hand.again(twin.lines)
    legal = hand.legal
    wagers = [action for action in actions if isinstance(action, Bet | Raise)]
    assert bool(wagers) == bool(legal and legal.can_raise)
    for wager in wagers:
        assert legal is not None
        assert (wager.player, wager.least, wager.most) == (legal.player, legal.min_to, legal.max_to)
        hand.copy().do(wager.at(wager.most))


@pytest.mark.parametrize("seed", range(40))
def test_a_line_taken_back_leads_to_where_it_was(seed: int) -> None:
    hand = played(seed)
    while hand.lines:
        before = hand.copy()
        line = hand.undo()
        assert hand.lines == before.lines[:-1]
        again = hand.copy()
        again.do(line)
        assert again == before
    with pytest.raises(Illegal, match="nothing to take back"):
        hand.undo()


@pytest.mark.parametrize("path", CASES[::3], ids=lambda path: path.stem)
def test_every_step_of_a_recorded_hand_is_a_hand_of_its_own(path: Path) -> None:
    [hand] = read(path)
    steps = list(hand.replay())
    assert [step.line for step in steps] == ["", *hand.lines]
    assert [step.number for step in steps] == list(range(len(hand.lines) + 1))
    assert steps[-1].hand == hand
    assert [len(step.hand.lines) for step in steps] == [step.number for step in steps]
    assert any(step.outcome.rulings for step in steps) == bool(hand.rulings)


def test_the_actions_of_a_hand_from_deal_to_showdown() -> None:
    hand = Hand([200] * 2, [1, 2], deck="AsKdAhQd2c9h4d3c8sTcJdTd")
    assert hand.actions() == [Deal(), Pitch(1)]
    hand.deal()
    assert hand.actions() == [Fold(2), Call(2, 1), Raise(2, 4, 200, 4)]
    assert [str(action) for action in hand.actions()] == ["p2 f", "p2 cc", "p2 cbr 4"]
    hand.call()
    assert hand.actions() == [Fold(1), Check(1), Raise(1, 4, 200, 4)]
    hand.check()
    hand.burn()
    hand.flop()
    assert hand.actions() == [Fold(1), Check(1), Bet(1, 2, 198, 2)]
    hand.bet(10)
    hand.raise_to(30)
    hand.call()
    hand.burn()
    hand.turn()
    hand.check()
    hand.check()
    hand.burn()
    hand.river()
    hand.check()
    hand.check()
    assert hand.actions() == [Show(1), Muck(1), PlayBoard(1)]
    hand.show()
    hand.muck()
    hand.go()
    assert (hand.phase, hand.stacks, hand.actions()) == ("done", [232, 168], [])


def test_methods_say_what_would_be_right() -> None:
    hand = Hand([200] * 3, [1, 2], deck=shuffled(1))
    with pytest.raises(Illegal, match="no player is to act: d is due"):
        hand.call()
    hand.deal()
    for wrong, said in (
        (hand.check, "p3 cannot check: a call costs 2"),
        (lambda: hand.bet(10), "p3 cannot bet: 2 is bet already"),
        (hand.turn, "the turn is not the coming street: flop is"),
    ):
        with pytest.raises(Illegal, match=said):
            wrong()
    for _ in range(2):
        hand.call()
    with pytest.raises(Illegal, match="p2 has nothing to call: they may check"):
        hand.call()
    hand.check()
    hand.burn()
    hand.flop()
    with pytest.raises(Illegal, match="nobody has bet"):
        hand.raise_to(10)
    outcome = hand.turn()  # without a burn, with the flop's betting open: it happened, and is ruled on
    assert outcome.rulings[0].section == "H4"
    assert Rule(outcome.rulings[0].remedy) in hand.actions()


def test_the_floor_names_the_winners_of_what_cannot_be_read() -> None:
    hand = Hand([200] * 2, [1, 2], deck="")
    hand.deal()
    hand.call()
    hand.check()
    for _ in range(3):
        hand.go_on()
        hand.check()
        hand.check()
    hand.show()
    hand.show()
    assert hand.actions() == [Winners((1,)), Winners((2,)), Winners((1, 2))]
    hand.rule("p1 p2")
    hand.go_on()
    assert hand.stacks == [200, 200]


def test_copies_equality_and_repr() -> None:
    hand = Hand([200] * 3, [1, 2], deck=shuffled(5))
    hand.deal()
    for twin in (hand.copy(), copy.copy(hand), copy.deepcopy(hand), hand.again(hand.lines)):
        assert twin == hand
        twin.call()
        assert twin != hand
        assert hand.lines == ["d deal"]
    assert hand != Hand([201] * 3, [1, 2], deck=shuffled(5))
    assert hand != "d deal"
    assert repr(hand) == "<Hand: 3 players, preflop, p3 due, pot 3>"
    with pytest.raises(TypeError, match="unhashable"):
        hash(hand)


def test_a_random_hand_is_the_same_everywhere() -> None:
    assert sorted(cards(shuffled(3))) == list(DECK)
    assert shuffled(3) == shuffled(3) != shuffled("3") != shuffled(b"3")
    assert shuffled() != shuffled()
    assert shuffled(7)[:10] == GOLDEN
    hand = Hand.random(7, 4, stacks=[100, 200, 300, 400], blinds=(5, 10), rulebook="tda-2024")
    assert hand == Hand([100, 200, 300, 400], [5, 10], deck=shuffled(7), rulebook="tda-2024")
    with pytest.raises(LineError, match="4 of them for 6 players"):
        Hand.random(7, stacks=[1, 2, 3, 4])
    with pytest.raises(LineError, match=r"seed: 1\.5"):
        shuffled(1.5)  # type: ignore[arg-type]


GOLDEN = "6c5sAd8hJc"


def test_bad_arguments_get_a_clear_message_and_change_nothing() -> None:
    hand = Hand([200] * 3, [1, 2], deck=["As", "Kd"])
    assert hand.deck == tuple(cards("AsKd")) == Hand([200] * 3, [1, 2], deck=[51, 45]).deck
    for seat in (4, 0, -1, "p1", True, 1.0):
        with pytest.raises(LineError, match="a player's number from 1 to 3, or None for a watcher"):
            hand.view(seat)  # type: ignore[arg-type]
    for line in (None, 7, b"d deal", ["d deal"]):
        with pytest.raises(LineError, match="isn't a line"):
            hand.do(line)  # type: ignore[arg-type]
    for deck in (7, ["As", None], [1.5], object()):
        with pytest.raises(LineError, match="is no deck"):
            Hand([200] * 3, [1, 2], deck=deck)  # type: ignore[arg-type]
    with pytest.raises(LineError, match="is not a card"):
        Hand([200] * 3, [1, 2], deck=["As", "Zz"])
    with pytest.raises(Impossible):
        hand.do(Fold(4))
    assert hand.lines == []


def test_an_action_is_what_its_line_says() -> None:
    assert issubclass(Raise, Action)
    assert str(Raise(3, 4, 200, 4).at(40)) == "p3 cbr 40"
    assert Raise(3, 4, 200, 4) != Bet(3, 4, 200, 4)
    assert len({Fold(1), Fold(1), Fold(2)}) == 2


def test_any_file_is_read_hand_by_hand(tmp_path: Path) -> None:
    hands = [Hand.random(seed, 3) for seed in range(3)]
    for hand in hands:
        hand.deal()
        hand.fold()
        hand.fold()
        hand.go_on()
    for number, hand in enumerate(hands):
        (tmp_path / f"{number}.hand").write_text(hand.script(), encoding="utf-8")
    assert list(read(tmp_path)) == hands
    phhs = tmp_path / "many.phhs"
    one = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50, 50]\n"
    good, bad = "actions = ['d dh p1 AsAd', 'd dh p2 7c2d', 'p2 f']\n", "actions = ['d dh p1 AsAd', 'p9 f']\n"
    phhs.write_text("".join([f"[{at}]\n{one}{bad if at == 3 else good}\n" for at in (1, 2, 3, 4)]), encoding="utf-8")
    wrong: list[TextError] = []
    found = list(read(phhs, on_error=wrong.append))
    assert [hand.phase for hand in found] == ["done"] * 3
    assert [error.problems[0].line for error in wrong] == [23]
    stream = read(phhs)
    assert [next(stream).stacks, next(stream).stacks] == [[51, 49]] * 2
    with pytest.raises(TextError, match=r"many\.phhs:23: .*p9"):
        next(stream)
    with pytest.raises(OSError, match=r"none\.hand"):
        next(read(tmp_path / "none.hand"))


@pytest.mark.skipif(not SAMPLES.exists(), reason="no samples of other rooms in this checkout")
def test_the_hand_histories_of_rooms_are_hands_with_methods() -> None:
    wrong: list[TextError] = []
    found = list(read(SAMPLES, on_error=wrong.append))
    assert len(found) > 5 * len(wrong)
    for hand in found:
        assert type(hand) is Hand
        last = [step.hand for step in hand.replay()][-1]
        assert last == hand
