"""Every error message, each as a person would meet it: what was tried, where, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from burncard import Hand, Illegal, Impossible, LineError, shuffled
from burncard.cli.table import Table
from burncard.errors import BurncardError
from burncard.questions import log
from burncard.questions.answer import ask
from burncard.referee.compare import compare
from burncard.referee.lines import parse
from burncard.rulings.rulebooks import load
from burncard.sim import decide, simulate
from burncard.sim.learning import act
from burncard.words.english import ERRORS

DECK = "4d7cTcQh5c6hTd4s6sTh6c7h9sAsKs9d4cKh8c8h2cQsTsKd8d5d4h5h3c2s3hAcJs6d9h7s9c7d3d5sAdAh8sJh3sJcQcKc2dQd2hJd"


def at(
    *lines: str, n: int = 6, stacks: list[int] | None = None, deck: str | None = DECK, **rest: Any
) -> Callable[[], None]:
    """A hand of six with 200 each, blinds 1 and 2; the last line is the one that fails."""

    def run() -> None:
        hand = Hand(stacks or [200] * n, rest.pop("blinds", [1, 2]), deck=deck, **rest)
        for line in lines[:-1]:
            hand.do(line)
        digest = hand.digest()
        try:
            hand.do(lines[-1])
        finally:
            assert hand.digest() == digest

    return run


def header(*args: Any, **rest: Any) -> Callable[[], Hand]:
    return lambda: Hand(*args, **rest)


def line(text: str) -> Callable[[], object]:
    return lambda: parse(text)


def does(what: Callable[[Hand], object], *lines: str) -> Callable[[], object]:
    """A hand as in `at`, and a method of it."""

    def run() -> object:
        hand = Hand([200] * 6, [1, 2], deck=DECK)
        for line in lines:
            hand.do(line)
        return what(hand)

    return run


def says_nonsense(view: object, seat: int) -> str:
    return f"p{seat} cbr 1"


NT = ([200, 200], [1, 2])
DEAL = "d deal"
PRE = (DEAL, "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc")
FLOP = (*PRE, "d go *")
SHOW = (*FLOP, *["p1 cc", "p2 cc", "p3 cc", "d go *"] * 2, "p1 cc", "p2 cc", "p3 cc")
SHORT = (DEAL, "p3 cbr 200", "p1 cc", "p2 cc", "d go *")
KINDS = "NT, FT, PT, ST"
HE = "Use f, cc, cbr, sm, pl, ex, says, puts or ask"
DEALER = "Use sh, dh, deal, bn, db, tu, go, kill, drop, push, sweep or flash"
FLOOR = "Use notice, rule, foul, missing, button, nohand, leftout, clock, forfeit or entered"
REOPEN = (*PRE, "d go *", "p1 cbr 100", "p2 cbr 150", "p3 cc", "p1 cbr 300")
NO_ROW = replace(load("classic"), rows={})

# code: (what raises it, the kind of no, the sentence)
CODES: dict[str, tuple[Callable[[], object], type[BurncardError], str]] = {
    "not_whole": (
        header([200, 9.5], [1, 2]), LineError, "starting_stacks: entry 2 is 9.5; whole chips only, such as 200",
    ),
    "too_low": (header([200, 0], [1, 2]), LineError, "starting_stacks: entry 2 is 0; at least 1"),
    "players": (header([200] * 23, [1, 2]), LineError, "23 players: 2 to 22 can be dealt from one deck"),
    "variant": (header(*NT, variant="PO"), LineError, f"variant 'PO' is not one of {KINDS}"),
    "too_many": (
        header([200, 200], [1, 2, 4]), LineError, "blinds_or_straddles has 3 entries for 2 players; one a player",
    ),
    "limits_missing": (header(*NT, variant="FT"), LineError, "variant FT needs small_bet and big_bet"),
    "limits_unused": (
        header(*NT, small_bet=2, big_bet=4), LineError, "variant NT takes min_bet, not small_bet and big_bet",
    ),
    "limits_order": (
        header(*NT, variant="FT", small_bet=4, big_bet=2), LineError,
        "small_bet 4 is more than big_bet 2; the small one comes first",
    ),
    "seats": (
        header(*NT, seats=[3, 3]), LineError, "seats has 2 entries or one twice; 2 different seat numbers are right",
    ),
    "all_in": (header(*NT, all_in="later"), LineError, "all_in is 'later'; \"showdown\" or \"tabled\" is right"),
    "start": (header(*NT, start="turn"), LineError, "start is 'turn'; \"preflop\" or \"flop\" is right"),
    "first": (header(*NT, first=3), LineError, "first is 3; a player from 1 to 2 is right"),
    "straddle_raise": (
        header(*NT, straddle_raise="double"), LineError,
        "straddle_raise is 'double'; \"straddle\" or \"big_blind\" is right",
    ),
    "rulebook": (
        header(*NT, rulebook="hoyle"), LineError,
        ("'hoyle' is not a rulebook; there are classic, roberts-11, tda-2024, wsop-2024, wsop-2024-live, wsop-2026, wsop-2026-live, tda-2022, wsop-2023, wsop-2023-live, "
        "wsop-2022, wsop-2022-live"),
    ),
    "no_row": (lambda: NO_ROW.row("H1", "first"), LineError, "rulebook classic has no row for H1 first"),
    "deck_card": (
        header(*NT, deck="10d"), LineError,
        "deck: '10' is not a card: a rank of 23456789TJQKA and a suit of cdhs, such as 'Td' or 'As'",
    ),
    "deck_long": (header(*NT, deck=[-1] * 53), LineError, "deck: 53 cards; a deck has 52"),
    "deck_type": (
        header(*NT, deck=7), LineError,
        "deck: 7 is no deck: a text such as 'AsKd9h', or a list of cards ('As') or of faces (0 to 51)",
    ),
    "view_seat": (
        does(lambda hand: hand.view(0)), LineError, "view of 0: a player's number from 1 to 6, or None for a watcher",
    ),
    "stacks_or_players": (
        lambda: Hand.random(1, 3, stacks=[1, 2]), LineError,
        "stacks: 2 of them for 3 players; one number for all, or one for each",
    ),
    "bots": (lambda: simulate([decide], 1, 1), LineError, "1 bots: 2 to 22 can play"),
    "hands_count": (lambda: simulate([decide] * 2, 0, 1), LineError, "hands: 0; a whole number from 1"),
    "bot_act": (
        lambda: simulate([says_nonsense] * 2, 1, 1, jobs=1), LineError,
        "hand 0: the bot says_nonsense of p2 said 'p2 cbr 1': p2 cannot raise to 1: the bet is 2 already",
    ),
    "seed_type": (lambda: shuffled([1]), LineError, "seed: [1]; a whole number, a text or bytes"),  # type: ignore[arg-type]
    "line_type": (
        does(lambda hand: hand.do(None)), LineError,  # type: ignore[arg-type]
        "None isn't a line: a text such as 'p3 cc', or one of the hand's actions",
    ),
    "no_player_due": (does(Hand.call), Illegal, "no player is to act: d is due (d is the dealer, fl the floor)"),
    "act_closed": (
        does(lambda hand: act(hand, 3), *FLOP, "p1 cbr 10", "p2 cbr 198"), Illegal,
        "half pot is not open now; open are fold, check or call",
    ),
    "no_check": (does(Hand.check, DEAL), Illegal, "p3 cannot check: a call costs 2"),
    "no_call": (does(Hand.call, *PRE[:-1]), Illegal, "p2 has nothing to call: they may check"),
    "bet_stands": (
        does(lambda hand: hand.bet(9), DEAL), Illegal,
        "p3 cannot bet: 2 is bet already; raise_to says to how much",
    ),
    "no_bet_yet": (
        does(lambda hand: hand.raise_to(9), *FLOP), Illegal, "p1 cannot raise: nobody has bet; bet says how much",
    ),
    "other_street": (does(Hand.river, *FLOP), Illegal, "the river is not the coming street: turn is"),
    "nothing_to_undo": (does(Hand.undo), Illegal, "no line has been told yet: there is nothing to take back"),
    "deck_twice": (header(*NT, deck="AsKsAs"), LineError, "deck: As appears twice"),
    "line_short": (line("d"), LineError, "'d' isn't a line: write WHO WHAT, such as \"p3 cc\" or \"d go\""),
    "line_who": (
        line("x cc"), LineError,
        "'x cc': 'x' is nobody; \"d\" is the dealer, \"p1\" to \"p22\" are players, \"fl\" is the floor",
    ),
    "line_dealer": (line("d cc"), LineError, f"'d cc': unknown dealer action 'cc'. {DEALER}"),
    "line_player": (line("p1 bn"), LineError, f"'p1 bn': unknown player action 'bn'. {HE}"),
    "line_floor": (line("fl cc"), LineError, f"'fl cc': unknown floor action 'cc'. {FLOOR}"),
    "not_to_act": (
        lambda: Table({"stacks": [200, 200], "blinds": [1, 2]}, None).full("cc"), LineError,
        "cc: no player is to act. Due now: the dealer: Shuffle and cut the deck. For an act out of turn begin with the seat, such as p3.",
    ),
    "line_whom": (line("d kill"), LineError, "'d kill': whom? such as \"kill p3\""),
    "line_says": (
        line("p1 says call 40"), LineError,
        (
            "'p1 says call 40': one of all-in, bet, call, check, fold, raise, with an amount after bet or raise,"
            " or an amount alone"
        ),
    ),
    "line_puts": (
        line("p1 puts 5 +"), LineError,
        "'p1 puts 5 +': chips of whole value, such as \"puts 100 25\", \"+\" between two motions",
    ),
    "line_text": (
        line("fl rule"), LineError,
        "'fl rule': more should follow, such as \"fl rule next_card because the camera saw it\"",
    ),
    "line_entered": (
        line("fl entered d bn"), LineError,
        "'fl entered d bn': a fold, check, call or raise that was made but not entered, such as \"fl entered p3 cc\"",
    ),
    "line_more": (line("p1 f now"), LineError, "'p1 f now': nothing may follow, but 'now' does"),
    "line_card": (
        line("d bn 1s"), LineError,
        "'d bn 1s': '1s' is not a card: a rank of 23456789TJQKA and a suit of cdhs, such as 'Td' or 'As'",
    ),
    "line_card_twice": (line("d db AsAsKd"), LineError, "'d db AsAsKd': the same card appears twice"),
    "line_one_card": (line("d bn AsKs"), LineError, "'d bn AsKs': one card at a time, not 2"),
    "line_board": (line("d db"), LineError, "'d db': which cards, or how many? \"d db AsKs9d\" or \"d db 3\""),
    "line_count": (line("d db 53"), LineError, "'d db 53': 53 cards; 1 to 52 is right"),
    "line_flag": (
        line("d db 3 up"), LineError, "'d db 3 up': 'up' does not go with this; boxed, down, flash, foreign, late do",
    ),
    "line_cbr": (line("p3 cbr"), LineError, "'p3 cbr': one amount to bet or raise to, such as \"p3 cbr 40\""),
    "line_ex": (line("p3 ex"), LineError, "'p3 ex': which cards? such as \"p3 ex Tc\""),
    "line_amount": (
        line("p3 cbr 4.5"), LineError, "'p3 cbr 4.5': '4.5' isn't a number of chips; use a whole number such as 40",
    ),
    "stub_short": (at(DEAL, "d db 41"), Impossible, "41 cards are to come off the stub, 40 are left"),
    "card_elsewhere": (at(DEAL, "d bn 4d"), Impossible, "4d cannot come from there: it lies in p1"),
    "not_that_card": (at(*PRE, "d bn As"), Impossible, "the card is 9s, not As"),
    "not_in_shuffle": (
        at(DEAL, "d sh 4d"), Impossible, "4d is not among the cards to be shuffled: it lies in p1",
    ),
    "card_twice": (lambda: cards_twice(), Impossible, "As appears twice"),
    "shuffle_unknown": (
        at(DEAL, "d sh ??"), Impossible, "an order after a shuffle names its cards; leave the rest out instead of ??",
    ),
    "no_such_player": (at(DEAL, "p7 cc"), Impossible, "there is no p7: p1 to p6 are dealt in"),
    "more_than_stack": (at(DEAL, "p3 cbr 201"), Impossible, "p3 cannot raise to 201: they have 200 in all"),
    "hand_count": (at(DEAL, "p1 sm 4dQhAs"), Impossible, "p1 has 2 cards in front of them, 3 are named"),
    "not_his_cards": (at(DEAL, "p1 sm 4dAs"), Impossible, "p1 does not hold As"),
    "expose_unknown": (at(DEAL, "p1 ex ??"), Impossible, "p1 exposes a card: name it"),
    "hand_over": (at(DEAL, "p2 f", "d go *", "p1 cc", n=2), Illegal, "the hand is over"),
    "players_turn": (at(DEAL, "d go"), Illegal, "nothing is due from the dealer: p3 is to act"),
    "floors_turn": (
        at(DEAL, "p2 cbr 200", "p1 cc", "d go *", "p1 sm -", "p2 sm -", "d go", n=2, deck=""), Illegal,
        "the floor has to decide first",
    ),
    "shuffle_needs_order": (
        at("d dh up", "d go"), Illegal, 'a shuffle is due: "d sh" with the new order, as far as it is known',
    ),
    "nothing_to_deal": (at(DEAL, DEAL), Illegal, "no hole cards are due"),
    "nothing_to_shuffle": (lambda: empty_stub("d sh"), Illegal, "there is no card to shuffle"),
    "late_regular": (
        at("d dh late"), Illegal, '"late" marks a mistake nobody noticed, but this is what is due',
    ),
    "nothing_down": (at(*FLOP, "d tu"), Illegal, "no board card lies face down"),
    "out_of_turn": (at(DEAL, "p1 cc"), Illegal, "p1 cannot act now: p3 is to act"),
    "dealer_due": (at("d dh", "p1 cc"), Illegal, "p1 cannot act now; first the dealer: Pitch the hole cards, one at a time."),
    "betting_over": (
        at(*SHOW, "p1 cc"), Illegal,
        "p1 cannot bet or fold now: the betting is over; table the hand (sm) or throw it away",
    ),
    "not_in": (at(*PRE, "p4 cc"), Illegal, "p4 has no live hand"),
    "no_raise": (at(DEAL, "p3 cbr 2"), Illegal, "p3 cannot raise to 2: the bet is 2 already"),
    "raise_too_small": (
        at(DEAL, "p3 cbr 10", "p4 cbr 15"), Illegal,
        "p4 cannot raise to 15: the last full bet or raise was 8, so at least 18",
    ),
    "raise_too_big": (
        at(DEAL, "p3 cbr 8", variant="PT"), Illegal, "p3 cannot raise to 8: pot-limit allows 7 at most",
    ),
    "limited": (
        at(DEAL, "p3 says check", "p3 cbr 10"),
        Illegal,
        "p3 cannot raise in this turn: by a ruling they may call 2 or fold",
    ),
    "not_reopened": (
        at(*REOPEN, stacks=[500, 152, 500, 500, 500, 500]), Illegal,
        "p1 cannot raise: they have acted, and no full raise has come since; they may call 50 or fold",
    ),
    "capped": (
        at(DEAL, "p3 cbr 4", "p1 cbr 6", "p2 cbr 8", "p3 cbr 10", n=3, variant="FT", small_bet=2, big_bet=4), Illegal,
        "p3 cannot raise: the raises of this round are capped; they may call 4 or fold",
    ),
    "only_call": (
        at(DEAL, "p3 cbr 150", "p1 cbr 90", n=3, stacks=[100, 200, 200]), Illegal,
        "p1 cannot raise: a call takes all they have (99)",
    ),
    "all_others_all_in": (
        at(DEAL, "p2 cbr 50", "p1 cbr 100", n=2, stacks=[200, 50]), Illegal,
        "p1 cannot raise: nobody else has chips left; they may call 48 or fold",
    ),
    "already_tabled": (at(*SHOW, "p1 sm -", "p1 sm -"), Illegal, "the hand of p1 lies on the table already"),
    "not_at_showdown": (
        at(DEAL, "fl forfeit p3"), Illegal,
        "p3 cannot forfeit their hand now: hands are miscalled at a showdown",
    ),
    "nothing_to_notice": (at(DEAL, "fl notice"), Illegal, "there is no unnoticed mistake"),
    "nothing_to_rule": (at(DEAL, "fl rule stand"), Illegal, "no ruling is open to the floor's choice"),
    "no_such_option": (
        at(DEAL, "d bn", "d db 3", "fl rule coin_flip"), Illegal,
        "'coin_flip' isn't a remedy for this; use reshuffle",
    ),
    "said_raise": (
        at(DEAL, "p3 says raise", "p3 cc"), Illegal,
        "p3 has said raise: they put out the chips (puts) or name the amount (cbr)",
    ),
    "no_hand_asked": (at(*SHOW, "p1 ask p2"), Illegal, "p2 has no called hand that could be asked for"),
    "no_right_to_ask": (
        at(*SHOW, "p1 sm -", "p2 sm", "p3 ask p2", rulebook="wsop-2024-live"), Illegal,
        "p3 may not ask: only on suspicion of collusion, and of the floor",
    ),
    "nothing_to_drop": (lambda: empty_stub("d drop"), Illegal, "the stub is empty"),
    "nothing_to_sweep": (at(DEAL, "d sweep"), Illegal, "no card lies on the board"),
    "no_pot": (at(DEAL, "d push p1", blinds=[]), Illegal, "there is no pot to push"),
    "not_entered": (
        at(DEAL, "fl entered p3 cc"), Illegal, "no mistake is open before which an act of p3 could be missing",
    ),
    "entered_no_fit": (
        at("d deal", "p2 cc", "d bn", "d db 3", "fl rule reshuffle because of it", "fl entered p1 cc", n=2), Illegal,
        "with it the line “fl rule reshuffle because of it” no longer fits: no ruling is open to the floor's choice",
    ),
    "nothing_ruled": (
        lambda: compare(Hand(*NT, deck=DECK), seed=bytes(32)), Illegal, "no ruling has been given in this hand",
    ),
    "name_winners": (
        at(DEAL, "p2 cbr 200", "p1 cc", "d go *", "p1 sm -", "p2 sm -", "fl rule p3", n=2, deck=""), Illegal,
        "name who wins the pot, of p1 p2",
    ),
    "question_unknown": (
        lambda: ask("early_tern"), BurncardError,
        "'early_tern' isn't a question; perhaps early-turn, early-burn, early-river",
    ),
    "question_street": (
        lambda: ask("early-turn", "river"), BurncardError, "early-turn isn't asked on 'river'; use flop",
    ),
    "question_fact": (
        lambda: ask("early-turn", "flop", {"raining": True}), BurncardError,
        "early-turn does not ask for 'raining'; its facts are acted, two",
    ),
    "question_missing": (
        lambda: ask("early-turn", "flop"), BurncardError,
        "early-turn: say acted; the answer depends on it",
    ),
    "log_line": (
        lambda: log.read(Path(__file__)), LineError,
        "test_messages.py, line 1: no entry of a log of rulings; should be one JSON object a line",
    ),
}  # fmt: skip


def cards_twice() -> None:
    """A list of faces with one twice cannot come from a line; the pile refuses it all the same."""
    hand = Hand(*NT, deck=DECK)
    piles = hand.state.piles
    piles.check_order(piles.pile[0], [51, 51])


def empty_stub(line: str) -> None:
    """All 52 cards dealt: 22 players, an exposed card replaced, five board cards and three burns less one."""
    hand = Hand([200] * 22, [1, 2], deck=DECK)
    for one in ("d dh", "d dh", "d dh up", DEAL, "d go *", "p3 cbr 200", "p4 cc", *[f"p{p} f" for p in range(5, 23)]):
        hand.do(one)
    for one in ("p1 f", "p2 f", "d go *"):
        hand.do(one)
    assert hand.snapshot()["stub_count"] == 0
    hand.do(line)


@pytest.mark.parametrize("code", CODES)
def test_message(code: str) -> None:
    cause, kind, sentence = CODES[code]
    with pytest.raises(BurncardError) as raised:
        cause()
    assert raised.value.code == code
    assert str(raised.value) == sentence
    assert isinstance(raised.value, kind)


def test_every_code_has_its_message_here() -> None:
    assert set(CODES) == set(ERRORS)


@pytest.mark.parametrize(
    "line",
    ["p9 f", "p9 cc", "p9 cbr 4", "p9 sm", "p9 pl", "p9 ex As", "p9 ask p1", "p1 ask p9", "p9 says call", "d dh p9",
     "d kill p9", "d push p9", "fl forfeit p9", "fl clock p9", "fl entered p9 cc"],
)  # fmt: skip
def test_whoever_is_not_dealt_in_does_nothing_and_nothing_is_done_to_him(line: str) -> None:
    hand = Hand([200] * 6, [1, 2], deck=DECK)
    hand.do("d deal")
    before = hand.snapshot()
    with pytest.raises(Impossible, match="there is no p9: p1 to p6 are dealt in"):
        hand.do(line)
    assert hand.snapshot() == before
