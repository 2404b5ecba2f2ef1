"""Betting in numbers alone and the Hand it stands for say the same at every act of random hands."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, seed
from hypothesis import strategies as st

from burncard.errors import Illegal, Impossible
from burncard.game.setup import agree
from burncard.referee.betting import Betting
from burncard.referee.hand import Hand
from burncard.rulings.rulebooks import load

STACKS = (1, 2, 3, 5, 7, 11, 40, 100, 100, 333)
BOOKS = ("classic", "tda-2024", "roberts-11", "wsop-2024-live")


def agreement(draw: Random) -> dict[str, object]:
    """Antes for all, one or some, dead and extra blinds, straddles, a blind that is missing, short stacks; all structures."""
    n = draw.randint(2, 9)
    blinds = [draw.choice((0, 1, 1, 1)), draw.choice((2, 2, 2, 3))]
    blinds += [draw.choice((0, 0, 0, 0, 0, 4, -2)) for _ in range(n - 2)]
    antes = draw.choice(([0] * n, [1] * n, [0, 2], [0] * (n - 1) + [3], [draw.choice((0, 1, 2)) for _ in range(n)]))
    dead = [draw.choice((0, 0, 0, 0, 1)) for _ in range(n)]
    variant = draw.choice(("NT", "NT", "NT", "PT", "FT", "ST"))
    limits = {"min_bet": 2} if variant in ("NT", "PT") else {"small_bet": 2, "big_bet": draw.choice((4, 6))}
    return {
        "stacks": [draw.choice(STACKS) for _ in range(n)],
        "blinds": blinds,
        "antes": antes,
        "dead": dead,
        "variant": variant,
        "straddle_raise": draw.choice(("", "straddle", "big_blind")),
        **limits,
    }


def same(numbers: Betting, hand: Hand) -> None:
    """Who is due, at what price, what may be raised, where the chips are."""
    who = hand.due.who if hand.phase != "showdown" else "d"
    assert (f"p{numbers.player}" if numbers.player else "d") == (who if who.startswith("p") else "d")
    if (legal := hand.legal) is not None:
        assert (legal.player, legal.to_call) == (numbers.player, numbers.to_call(numbers.player))
        assert (legal.min_to, legal.max_to) == numbers.raises(numbers.player)
    else:
        assert hand.stacks == numbers.chips.stack[1:]


def acted(numbers: Betting, hand: Hand, player: int, what: str, to: int) -> None:
    """One act on both: it is done by both or refused by both."""
    line = f"p{player} {what}{f' {to}' if what == 'cbr' else ''}"
    try:
        hand.do(line)
        right = True
    except (Illegal, Impossible):
        right = False
    done = (
        numbers.fold(player) if what == "f" else numbers.call(player) if what == "cc" else numbers.raise_to(player, to)
    )
    assert done == right, (line, hand.lines)


def play(draw: Random) -> None:
    """One hand: legal acts, and now and then one that may not be."""
    agreed, book = agreement(draw), draw.choice(BOOKS)
    hand = Hand(**agreed, rulebook=book)  # type: ignore[arg-type]
    numbers = Betting(agree(**agreed), load(book).options)  # type: ignore[arg-type]
    hand.do("d sh")
    hand.do("d deal")
    folds = draw.choice((1, 1, 2, 4))
    while True:
        same(numbers, hand)
        player = numbers.player
        if player:
            least, most = numbers.raises(player)
            what = draw.choice(["f", *["cc"] * 3 * folds, *["cbr"] * 3])
            to = draw.choice((least, most, draw.randint(least, most), draw.randint(0, most + 3)))
            somebody = player if draw.random() < 0.95 else draw.randint(1, hand.n)
            acted(numbers, hand, somebody, what, to)
            continue
        if numbers.over:
            break
        assert hand.due.who == "d"
        hand.do("d bn")
        hand.do(f"d db {'??' * (1 if numbers.round.street else 3)}")
        assert numbers.deal()
    assert not numbers.deal()
    assert numbers.paid() == [had - has for had, has in zip(hand.state.setup.stacks, hand.stacks, strict=True)]
    assert numbers.pots() == hand.pots()


@given(st.integers(0, 2**40))
def test_numbers_alone_say_what_the_hand_says(number: int) -> None:
    play(Random(number))


@pytest.mark.soak
@seed(11)
@given(st.integers(0, 2**60))
def test_numbers_alone_say_what_the_hand_says_on_many_hands(number: int) -> None:
    draw = Random(number)
    for _ in range(20):
        play(draw)
