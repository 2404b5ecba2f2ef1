"""Whole hands, act by act, against a slow oracle: who is due, the price, the right to raise, least and most, and the payout."""

from __future__ import annotations

from betting_oracle import Oracle, award
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard import Hand
from burncard.evaluation import rank
from burncard.table.shuffle import order

SEED = b"the deck of a hand under test..."


@st.composite
def games(draw: st.DrawFn) -> dict[str, object]:
    """A table: 2 to 6 players, short and deep stacks, one to three blinds or antes only."""
    n = draw(st.integers(2, 6))
    blinds = draw(st.sampled_from([(5, 10), (5, 10), (10,), (5, 10, 20), ()]))[:n]
    ante = draw(st.sampled_from([0, 0, 1, 3])) or (2 if not blinds else 0)
    stacks = draw(
        st.lists(st.one_of(st.integers(1, 15), st.integers(1, 60), st.integers(60, 400)), min_size=n, max_size=n)
    )
    structure = draw(st.sampled_from(["NT", "NT", "PT", "FT", "ST"]))
    return {
        "n": n,
        "blinds": [*blinds] + [0] * (n - len(blinds)),
        "ante": ante,
        "stacks": stacks,
        "structure": structure,
    }


def both(game: dict[str, object], deck: list[int]) -> tuple[Hand, Oracle]:
    """The same agreement for the referee and the oracle."""
    n, blinds, structure = game["n"], game["blinds"], game["structure"]
    limits = {"small_bet": 10, "big_bet": 20} if structure in ("FT", "ST") else {"min_bet": 10}
    hand = Hand(game["stacks"], blinds, antes=[game["ante"]] * n, variant=structure, deck=deck, **limits)
    seated = blinds[::-1] if n == 2 else blinds
    most = 20
    return hand, Oracle(list(game["stacks"]), seated, game["ante"], structure, 10, most)


@settings(max_examples=300)
@given(st.data(), games(), st.integers(0, 10_000))
def test_a_hand_is_bet_as_the_rules_say(data: st.DataObject, game: dict[str, object], number: int) -> None:
    deck = order(range(52), SEED + number.to_bytes(4, "big"), 0)
    hand, oracle = both(game, deck)
    hand.do("d deal")
    while hand.phase not in ("showdown", "done"):
        number = oracle.to_act()
        if not number:
            if sum(player.live for player in oracle.players.values()) > 1 or oracle.history:
                oracle.close()
            if hand.due.who == "d":
                hand.do("d go *")
            continue
        assert hand.due.who == f"p{number}"
        legal = hand.legal
        assert legal is not None
        assert (legal.to_call, legal.can_raise, legal.min_to, legal.max_to) == oracle.may(number)
        acts = [("cc", 0), ("cc", 0), ("f", 0)]
        if legal.can_raise:
            acts += [("cbr", legal.min_to), ("cbr", (legal.min_to + legal.max_to) // 2), ("cbr", legal.max_to)]
        what, to = data.draw(st.sampled_from(acts))
        oracle.do(number, what, to)
        hand.do(f"p{number} {what}" + (f" {to}" if to else ""))
        assert hand.stacks == [player.stack for player in oracle.players.values()] or not oracle.to_act()
    finish(hand)
    if oracle.history:
        oracle.close()
    live = [number for number, player in oracle.players.items() if player.live]
    board = deck[2 * hand.n + 1 :][:3] + deck[2 * hand.n + 5 :][:1] + deck[2 * hand.n + 7 :][:1]
    value = {one: rank([deck[one - 1], deck[hand.n + one - 1], *board]) for one in live}
    won = award({one: player.paid for one, player in oracle.players.items()}, live, value)
    assert hand.stacks == [player.stack + won[one] for one, player in oracle.players.items()]


def finish(hand: Hand) -> None:
    """Everybody tables; the pots are pushed."""
    while hand.due.who:
        hand.do("d go *" if hand.due.who == "d" else f"{hand.due.who} sm -")
