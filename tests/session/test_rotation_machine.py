"""Evenings of button and blinds alone: random joins, absences, returns, departures and misdeals, all three systems."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from burncard.session.button.around import between, following
from burncard.session.button.history import Rotation
from burncard.session.button.lineup import EntryRules, Lineup
from burncard.session.button.place import SETTLED, ComeIn, Place
from burncard.session.button.posts import Blind
from burncard.session.button.systems import ButtonSystem

SEATS = st.integers(1, 9)


def big_blinds(hand: Lineup, system: ButtonSystem) -> set[int]:
    """Who has a big blind of the round: from its seat, or on the button under a moving one; no newcomer's post."""
    button = hand.positions.button if system is ButtonSystem.MOVING else None
    return {post.seat for post in hand.posts if post.blind is Blind.BIG and (post.in_position or post.seat == button)}


def bought(hand: Lineup) -> bool:
    """Whether somebody buys the button in this hand."""
    return any(post.blind is Blind.DEAD_SMALL and post.in_position for post in hand.posts)


class Evening(RuleBasedStateMachine):
    """One table. `steady` counts the hands in a row each seat has been settled; `bigs` are the big blinds so far."""

    rules_: EntryRules
    system: ButtonSystem

    @initialize(
        round_=st.sampled_from([3, 4, 5, 3, 4, 5, 9]),  # most of what can go wrong goes wrong where there are few
        seats=st.sets(SEATS, min_size=2),
        system=st.sampled_from(ButtonSystem),
        tournament=st.booleans(),
        buy=st.booleans(),
    )
    def open(self, round_: int, seats: set[int], system: ButtonSystem, tournament: bool, buy: bool) -> None:
        self.round = round_
        seats = {self._at(seat) for seat in seats} | {1, 2}
        self.system = system
        self.rules_ = EntryRules(system, tournament=tournament, buy_button=buy)
        self.places: dict[int, Place] = dict.fromkeys(seats, SETTLED)
        self.rotation = Rotation(start=min(seats))
        self.previous: Lineup | None = None
        self.bigs: list[set[int]] = []
        self.hands: list[Lineup] = []
        self.since: dict[int, int] = {}

    def _at(self, seat: int) -> int:
        return (seat - 1) % self.round + 1

    @property
    def willing(self) -> list[int]:
        return [seat for seat, place in self.places.items() if place.playing]

    @rule(seat=SEATS, come_in=st.sampled_from(ComeIn))
    def join(self, seat: int, come_in: ComeIn) -> None:
        seat = self._at(seat)
        if seat not in self.places:
            first = self.previous is None
            self.places[seat] = SETTLED if first else Place(come_in=come_in)

    @rule(seat=SEATS)
    def leave(self, seat: int) -> None:
        seat = self._at(seat)
        self.places.pop(seat, None)
        self.since.pop(seat, None)
        self.rotation = self.rotation.vacated(seat)

    @rule(seat=SEATS)
    def sit_out(self, seat: int) -> None:
        seat = self._at(seat)
        if seat in self.places and not self.rules_.tournament:
            self.places[seat] = replace(self.places[seat], playing=False)

    @rule(seat=SEATS)
    def dodge(self, seat: int) -> None:
        seat = self._at(seat)
        if seat in self.places and not self.rules_.tournament:
            self.places[seat] = replace(self.places[seat], dodge=True)

    @rule(seat=SEATS, come_in=st.sampled_from(ComeIn))
    def return_(self, seat: int, come_in: ComeIn) -> None:
        seat = self._at(seat)
        if seat in self.places:
            self.places[seat] = replace(self.places[seat], playing=True, come_in=come_in)

    @precondition(lambda self: len(self.willing) >= 2 and (self.rotation.last or self.rotation.start in self.willing))
    @rule()
    def misdeal(self) -> None:
        assert self._due() == self._due()

    def _due(self) -> Lineup | None:
        dodgers = sum(self.places[seat].dodge for seat in self.willing)
        if len(self.willing) - dodgers < 2:
            return None
        return self.rotation.due(self.rules_, self.places)

    @precondition(lambda self: len(self.willing) >= 2 and (self.rotation.last or self.rotation.start in self.willing))
    @rule(hands=st.integers(1, 12))
    def deal(self, hands: int) -> None:
        for _ in range(hands):
            hand = self._due()
            if hand is None:
                return
            self._check(hand)
            self.rotation = self.rotation.dealt(hand)
            self.places = dict(hand.places)
            self.previous = hand
            self.hands.append(hand)
            self.bigs.append(big_blinds(hand, self.system))
            for seat in list(self.since):
                if seat not in hand.order:
                    del self.since[seat]
            for seat in hand.order:
                self.since.setdefault(seat, len(self.bigs) - 1)

    def _check(self, hand: Lineup) -> None:
        last = self.rotation.last
        at = hand.positions
        playing = [seat for seat, place in hand.places.items() if place.playing]
        # Nobody twice, nobody away, nobody left out who has a right to cards.
        assert len(set(hand.order)) == len(hand.order) >= 2
        assert set(hand.order) <= set(playing)
        assert {seat for seat in playing if self.places[seat].settled} <= set(hand.order)
        assert {post.seat for post in hand.posts} <= set(hand.order)
        assert len(hand.posts) == len({(post.seat, post.blind) for post in hand.posts})
        assert all(hand.places[seat].settled for seat in hand.order)
        if len(hand.order) == 2:
            assert at.heads_up
            assert hand.order == (at.big, at.button)
        else:
            assert len({at.button, at.small, at.big}) == 3
            assert set(hand.order[-1:]) == {at.button} or at.button not in hand.order, "the button acts last"
        bigs = big_blinds(hand, self.system)
        assert bigs
        if self.previous is None or last is None:
            return
        before = self.bigs[-1] & self._stayed()
        if before and not set(hand.order) <= self.bigs[-1]:
            assert not bigs & before, "the big blind twice running"
        if len(hand.order) == 2 or bought(hand):
            return
        if self.system is ButtonSystem.DEAD:
            assert at.small == last.big
            assert not any(between(seat, last.big, at.big) for seat in playing)
            if not last.heads_up and at.big != last.small:
                assert at.button == last.small
            if last.heads_up:
                assert at.button in hand.order, "after heads-up the button is never dead"
        else:
            settled = [seat for seat in playing if self.places[seat].settled]
            if len(settled) > 1:
                button = following(last.button, settled)
                small = following(button, settled)
                if following(small, playing) == last.big:  # the big blind would be the same again: it goes on by one
                    assert at.big == following(last.big, playing)
                else:
                    assert (at.button, at.small) == (button, small)

    def _stayed(self) -> set[int]:
        assert self.previous is not None
        return {seat for seat in self.previous.order if seat in self.since}

    def teardown(self) -> None:
        """Each player who stayed pays each blind once a round (dead and moving; a simple button forgives)."""
        if not getattr(self, "bigs", None) or self.system is ButtonSystem.SIMPLE:
            return
        for seat, since in self.since.items():
            if self.system is ButtonSystem.DEAD:
                self._others_in_between(seat)
                rounds = [t for t in range(since, len(self.hands)) if seat in self.bigs[t]]
            else:
                rounds = [t for t in range(since, len(self.hands)) if self.hands[t].positions.button == seat]
            for t, u in pairwise(rounds):
                hands = self.hands[t + 1 : u + 1]
                if not any(len(hand.order) == 2 or bought(hand) for hand in (self.hands[t], *hands)):
                    paid = [post.blind for hand in hands for post in hand.posts if post.seat == seat]
                    assert paid.count(Blind.BIG) == 1, (seat, paid)
                    assert len(paid) == 2, (seat, paid)

    def _others_in_between(self, seat: int) -> None:
        """Between two big blinds of one player each other who stayed has one (dead button)."""
        for other, since in self.since.items():
            start = max(self.since[seat], since)
            turns = [t for t in range(start, len(self.bigs)) if seat in self.bigs[t]]
            for t, u in pairwise(turns):
                if other != seat:
                    assert sum(other in self.bigs[w] for w in range(t, u + 1)) == 1, (self.bigs, seat, other)


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=150, stateful_step_count=25)


CHANGES = st.tuples(
    st.sampled_from(["join", "leave", "sit_out", "return_", "return_", "dodge", "nothing"]), st.integers(1, 5),
    st.sampled_from(ComeIn), st.integers(1, 2),
)  # fmt: skip


@given(
    seats=st.integers(3, 5),
    begin=st.sets(st.integers(1, 5), min_size=2),
    system=st.sampled_from(ButtonSystem),
    tournament=st.booleans(),
    buy=st.booleans(),
    changes=st.lists(CHANGES, min_size=3, max_size=14),
)
@settings(max_examples=700, deadline=None)
def test_three_to_five_seats(
    seats: int,
    begin: set[int],
    system: ButtonSystem,
    tournament: bool,
    buy: bool,
    changes: list[tuple[str, int, ComeIn, int]],
) -> None:
    """A hand after every change, where there are few seats: what the machine finds too seldom."""
    evening = Evening()
    evening.open(round_=seats, seats=begin, system=system, tournament=tournament, buy=buy)
    for what, seat, come_in, hands in changes:
        if what in ("join", "return_"):
            getattr(evening, what)(seat=seat, come_in=come_in)
        elif what != "nothing":
            getattr(evening, what)(seat=seat)
        if len(evening.willing) >= 2 and (evening.rotation.last or evening.rotation.start in evening.willing):
            evening.deal(hands=hands)
    evening.teardown()
