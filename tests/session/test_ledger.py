"""The book adds up at every moment, corrections are entries, and settling up takes the fewest transfers."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.session.cash.settle_up import EXACT, settle
from burncard.session.errors import SessionError
from burncard.session.ledger import CAGE, POT, Ledger, stack

ANN, BEN = stack("Ann"), stack("Ben")


def test_an_evening_of_two() -> None:
    book = Ledger()
    book.move(CAGE, ANN, 100, "buy-in")
    book.move(CAGE, BEN, 50, "buy-in")
    book.move(BEN, POT, 50, "lost", hand=1)
    book.move(POT, ANN, 50, "won", hand=1)
    book.move(CAGE, BEN, 50, "rebuy")
    book.move(ANN, CAGE, 150, "cash-out")
    assert (book.net("Ann"), book.net("Ben")) == (50, -50)
    assert (book.bought("Ben"), book.cashed("Ann")) == (100, 150)
    assert book.balances() == {CAGE: -50, ANN: 0, BEN: 50, POT: 0}
    book.check()


def test_a_correction_is_an_entry_with_a_reason() -> None:
    book = Ledger()
    book.move(CAGE, ANN, 1000, "buy-in")
    book.move(CAGE, BEN, 100, "buy-in")
    book.correct(1, "a nought too many")
    book.move(CAGE, ANN, 100, "buy-in")
    assert (book.bought("Ann"), book.cashed("Ann"), book.net("Ann")) == (100, 0, 0)
    assert [(entry.amount, entry.corrects) for entry in book.of(ANN)] == [(1000, None), (1000, 1), (100, None)]
    book.check()


def test_a_corrected_cash_out_is_no_cash_out() -> None:
    book = Ledger()
    book.move(CAGE, ANN, 100, "buy-in")
    book.move(ANN, CAGE, 60, "cash-out")
    book.correct(2, "she stays")
    assert (book.bought("Ann"), book.cashed("Ann"), book.balance(ANN)) == (100, 0, 100)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        (lambda b: b.move(CAGE, ANN, -5, "buy-in"), "-5 is not an amount of chips: a whole number, 1 or more."),
        (lambda b: b.move(CAGE, ANN, 0, "buy-in"), "0 is not an amount"),
        (lambda b: b.move(ANN, ANN, 5, "?"), "Chips cannot move from stack Ann to itself."),
        (lambda b: b.move(ANN, CAGE, 101, "cash-out"), "101 chips cannot leave stack Ann: 100 are there."),
        (lambda b: b.correct(1, " "), "A correction needs its reason."),
        (lambda b: b.correct(9, "why"), "There is no entry 9: the ledger has 1."),
        (lambda b: (b.correct(1, "a"), b.correct(1, "b")), "Entry 1 has been corrected, or is a correction."),
    ],
)
def test_what_the_ledger_refuses(what: object, message: str) -> None:
    book = Ledger()
    book.move(CAGE, ANN, 100, "buy-in")
    with pytest.raises(SessionError) as refused:
        what(book)  # type: ignore[operator]
    assert message in str(refused.value)
    book.check()


def paid(nets: dict[str, int]) -> int:
    """Settle, check that all is even, and say in how many transfers."""
    done = settle(nets)
    left = dict(nets)
    for transfer in done.transfers:
        assert transfer.amount > 0
        left[transfer.payer] += transfer.amount
        left[transfer.payee] -= transfer.amount
    assert not any(left.values())
    return len(done.transfers)


def test_settling_finds_the_even_groups() -> None:
    # Largest to largest would take five: 3 and 4 pay 7, 2 and 6 pay 8 is four.
    assert paid({"a": -3, "b": -4, "c": 7, "d": -2, "e": -6, "f": 8}) == 4
    assert paid({"a": -5, "b": 5, "c": -5, "d": 5}) == 2
    assert paid({"a": 0, "b": 0}) == 0
    assert paid({}) == 0
    with pytest.raises(SessionError, match="off by 1"):
        settle({"a": 1})


def fewest(nets: list[int]) -> int:
    """By trying every group there is: n less the most even groups."""
    nets = [net for net in nets if net]

    def most(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        first, rest = left[0], left[1:]
        found = 0
        for size in range(len(rest) + 1):
            for picked in combinations(range(len(rest)), size):
                if first + sum(rest[i] for i in picked) == 0:
                    found = max(found, 1 + most(tuple(x for i, x in enumerate(rest) if i not in picked)))
        return found

    return len(nets) - most(tuple(nets))


@given(st.lists(st.integers(-6, 6), min_size=1, max_size=6))
@settings(max_examples=150)
def test_settling_takes_the_fewest_transfers(nets: list[int]) -> None:
    nets = [*nets, -sum(nets)]
    assert paid({f"p{i}": net for i, net in enumerate(nets)}) == fewest(nets)


def test_many_players_are_settled_in_fewer_transfers_than_players_and_marked() -> None:
    nets = {f"p{i}": 3**i % 101 + 1000 * i for i in range(EXACT + 4)}
    nets["last"] = -sum(nets.values())
    assert not settle(nets).exact
    assert paid(nets) < len(nets)
