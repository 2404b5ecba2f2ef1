"""Whole evenings at random: joins, leaves, busts, sit-outs, moves, misdeals, changes of stakes, hands played and written
down, lines that are refused. After every line the chips of all accounts are what they were, and the tables make sense."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from burncard.cards import texts
from burncard.errors import BurncardError
from burncard.session.errors import SessionError
from burncard.session.session import Session
from burncard.sim.session_bots import STYLES, play
from burncard.table.shuffle import order

NAMES = st.sampled_from(["Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus"])
SEATS = st.integers(1, 6)
HOW = st.sampled_from(["wait", "post", "buy"])
SEEDS = st.integers(0, 10**9)


class Machine(RuleBasedStateMachine):
    """What both kinds of evening share. `line` tries a line; a refused one must have changed nothing."""

    session: Session

    def line(self, text: str) -> bool:
        before, lines = self.session.digest(), len(self.session.lines)
        copy, loaded = self.session.copy(), Session.load(self.session.save())
        assert loaded.digest() == before, "an evening taken up again is another one"
        try:
            self.session.do(text)
        except (SessionError, BurncardError) as error:
            assert str(error)
            assert self.session.digest() == before, f"{text}: refused, but something changed"
            assert len(self.session.lines) == lines
            return False
        assert copy.digest() == before, "a copy is not its own"
        copy.do(text)
        loaded.do(text)
        assert copy.digest() == loaded.digest() == self.session.digest(), f"{text}: not the same in a twin"
        assert self.session.undone().digest() == before, f"{text}: cannot be taken back"
        return True

    def bots(self, table: int) -> None:
        play(self.session, table, dict.fromkeys(self.session.evening.players, STYLES["bold"]))

    def written(self, table: int, shifts: list[int], at: str = "") -> None:
        """A hand written down by its result: chips go round among those who are dealt in."""
        from burncard.session.hand_in_session import prepare

        try:
            playing = prepare(self.session.evening, table)
        except SessionError:
            return
        changes = dict.fromkeys(playing.names, 0)
        for i, shift in enumerate(shifts):
            giver, taker = (playing.names[(i + k) % len(playing.names)] for k in (0, 1))
            have = playing.before[playing.names.index(giver)]
            amount = min(have + min(changes[giver], 0), shift)
            changes[giver] -= amount
            changes[taker] += amount
        words = " ".join(f"{name}={change:+d}" for name, change in changes.items())
        self.line(f"@{table} host result {at}{words}")

    @invariant()
    def all_is_well(self) -> None:
        if not hasattr(self, "session"):
            return
        evening = self.session.evening
        assert evening.accounts() == 0
        sat = [player.seat for player in evening.players.values() if player.seat]
        assert len(sat) == len(set(sat)), "two players on one seat"
        for account, balance in evening.ledger.balances().items():
            assert balance >= 0 or account == "cage"
        assert evening.ledger.balance("pot") == 0
        for playing in evening.playing.values():
            assert sum(playing.hand.stacks) + playing.hand.state.chips.in_pots() == sum(playing.before)

    def teardown(self) -> None:
        if not hasattr(self, "session"):
            return
        again = Session.of(self.session.config, self.session.lines)
        assert again.digest() == self.session.digest()
        for hand in self.session.evening.played:
            assert len(set(hand.names)) == len(hand.names) >= 2
            assert sum(hand.before) == sum(hand.after) + hand.rake
            assert min(hand.after) >= 0


class CashEvening(Machine):
    @initialize(
        players=st.integers(2, 6),
        button=st.sampled_from(["dead", "moving", "simple"]),
        rake=st.booleans(),
        straddle=st.sampled_from(["no", "under-the-gun", "button"]),
        wrong=st.sampled_from(["repair", "leave"]),
        ante=st.integers(0, 1),
    )
    def open(self, players: int, button: str, rake: bool, straddle: str, wrong: str, ante: int) -> None:
        header = {
            "game": "cash", "seats": 6, "blinds": [1, 2], "buy_in": [10, 300], "button": button, "straddle": straddle,
            "wrong_button": wrong, "ante": ante, "rake": {"percent": 5 if rake else 0, "cap": 4},
        }  # fmt: skip
        self.session = Session(header)
        for at, name in enumerate(("Ann", "Ben", "Cal", "Dan", "Eve", "Fay")[:players], 1):
            assert self.line(f"{name} sit {at} {20 * at}")
        assert self.line("host button lowest")

    @rule(name=NAMES, seat=SEATS, chips=st.integers(-1, 320), how=HOW)
    def sit(self, name: str, seat: int, chips: int, how: str) -> None:
        self.line(f"{name} sit {seat} {chips} {how}")

    @rule(
        name=NAMES,
        what=st.sampled_from(["leave", "out", "out big", "queue", "queue off", "straddle", "auto 60", "auto off"]),
    )
    def say(self, name: str, what: str) -> None:
        self.line(f"{name} {what}")

    @rule(name=NAMES, how=HOW)
    def come_in(self, name: str, how: str) -> None:
        self.line(f"{name} in {how}")

    @rule(name=NAMES, amount=st.integers(-5, 200))
    def add(self, name: str, amount: int) -> None:
        self.line(f"{name} add {amount}")

    @rule(name=NAMES, seat=SEATS)
    def move(self, name: str, seat: int) -> None:
        self.line(f"{name} move {seat}")

    @rule(big=st.integers(1, 10))
    def stakes(self, big: int) -> None:
        self.line(f"host stakes {big // 2} {big}")

    @rule(seed=SEEDS)
    def hand(self, seed: int) -> None:
        before = self._due()
        if self.line(f"host deal seed {seed:064x}"):
            assert before is not None
            self.bots(1)
            hand = self.session.evening.played[-1]
            assert hand.lineup.order == before, "nobody is left out or dealt in twice"
            assert len({post.seat for post in hand.lineup.posts}) >= 1

    def _due(self) -> tuple[int, ...] | None:
        from burncard.session.hand_in_session import lineup_due

        try:
            due = lineup_due(self.session.evening, 1)
        except SessionError:
            return None
        places = self.session.evening.places(1)
        settled = {
            seat for seat, place in places.items() if due.places[seat].playing and place.settled and place.playing
        }
        assert settled <= set(due.order)
        return due.order

    @rule(shifts=st.lists(st.integers(0, 300), min_size=1, max_size=6))
    def written_down(self, shifts: list[int]) -> None:
        self.written(1, shifts)

    @rule(shifts=st.lists(st.integers(0, 30), min_size=1, max_size=3), seat=SEATS)
    def wrong_button(self, shifts: list[int], seat: int) -> None:
        self.written(1, shifts, at=f"at {seat} ")

    @rule(seed=SEEDS, steps=st.integers(0, 12), void=st.booleans(), name=NAMES,
          what=st.sampled_from(["leave", "out", "add 30", "move 6", "auto 50"]))  # fmt: skip
    def in_mid_hand(self, seed: int, steps: int, void: bool, name: str, what: str) -> None:
        """Somebody leaves, sits out, buys or moves while a hand is played, or the hand is called off."""
        if not self.line(f"host deal seed {seed:064x}"):
            return
        for _ in range(steps):
            playing = self.session.evening.playing.get(1)
            if playing is None:
                return
            who = playing.hand.due.who
            if who.startswith("p") and playing.hand.legal is not None:
                self.line(f"{who} cc")
            else:
                self.line("d go *" if who == "d" else f"{who} sm {playing.hand.view(int(who[1:]))['hole'][who]}")
        self.line(f"{name} {what}")
        if void and 1 in self.session.evening.playing:
            due = self.session.evening.playing[1].lineup.positions
            assert self.line("host void misdeal")
            last = self.session.evening.tables[1].rotation
            assert last.last != due or last.last is None
        else:
            self.bots(1)

    @rule(seed=SEEDS)
    def misdeal(self, seed: int) -> None:
        """The first card is exposed: the referee has the same hand dealt again, and it counts once."""
        number = self.session.evening.number
        if self.line(f"host deal seed {seed:064x}"):
            positions = self.session.evening.playing[1].lineup.positions
            self.line("d dh p1 up")
            self.line("d go *")
            if self.session.evening.playing[1].hand.phase == "misdeal":
                assert self.line(f"d sh {texts(order(range(52), seed.to_bytes(32, 'big'), 1))}")
            self.bots(1)
            assert self.session.evening.number == number + 1
            assert self.session.evening.played[-1].lineup.positions == positions

    @precondition(lambda self: len(self.session.lines) > 8)
    @rule(lines=st.integers(1, 6))
    def undo(self, lines: int) -> None:
        kept = self.session.lines[:-lines]
        undone = self.session.undone(lines)
        assert undone.lines == kept
        self.session = undone


class TournamentEvening(Machine):
    @initialize(players=st.integers(2, 7), button=st.sampled_from(["dead", "moving", "simple"]))
    def open(self, players: int, button: str) -> None:
        level = {"minutes": 1, "ante_kind": "big-blind"}
        levels = [{"small": 10 * k, "big": 20 * k, "ante": 20 * k, **level} for k in range(1, 6)]
        self.session = Session({
            "game": "tournament", "seats": 6, "stack": 500, "price": 10, "levels": levels, "button": button,
            "payouts": [50, 30, 20], "late_level": 3, "reentries": 2,
        })  # fmt: skip
        self.line("host table 2")
        for at, name in enumerate(("Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus")[:players]):
            assert self.line(f"{name} enter {at % 2 + 1}.{at // 2 + 1}")
        self.line("host button lowest")
        self.line("@2 host button lowest")
        self.line("host clock run 0")
        self.time = 0

    @rule(name=NAMES, table=st.integers(1, 2), seat=SEATS, what=st.sampled_from(["enter", "move", "rebuy"]))
    def seat(self, name: str, table: int, seat: int, what: str) -> None:
        self.line(f"{name} {what} {table}.{seat}")

    @rule(name=NAMES, what=st.sampled_from(["forfeit", "addon"]))
    def say(self, name: str, what: str) -> None:
        self.line(f"{name} {what}")

    @rule(seconds=st.integers(0, 60))
    def time_goes(self, seconds: int) -> None:
        self.time += seconds
        assert self.line(f"host clock at {self.time}")

    @rule(table=st.integers(1, 2), seed=SEEDS)
    def hand(self, table: int, seed: int) -> None:
        if self.line(f"@{table} host deal seed {seed:064x}"):
            self.bots(table)

    @rule(table=st.integers(1, 2), shifts=st.lists(st.integers(0, 600), min_size=1, max_size=6))
    def written_down(self, table: int, shifts: list[int]) -> None:
        self.written(table, shifts)

    @rule(what=st.sampled_from(["round begin", "round end", "chop icm", "finish", "final", "break 2"]))
    def directs(self, what: str) -> None:
        self.line(f"host {what}")

    @invariant()
    def prizes_are_what_was_paid_in(self) -> None:
        if hasattr(self, "session") and self.session.evening.paid is not None:
            entries = sum(p.entries + p.rebuys for p in self.session.evening.players.values())
            assert sum(self.session.evening.paid.values()) == 10 * entries

    @invariant()
    def everybody_is_somewhere(self) -> None:
        if not hasattr(self, "session"):
            return
        evening = self.session.evening
        gone = [name for group in evening.finished for tie in group for name in tie] + [
            out.player for out in evening.out
        ]
        sat = [player.name for player in evening.players.values() if player.seat]
        assert sorted(gone + sat) == sorted(evening.players)
        assert all(evening.chips(name) > 0 for name in sat)


TestCashEvening = CashEvening.TestCase
TestCashEvening.settings = settings(max_examples=40, stateful_step_count=20)
TestTournamentEvening = TournamentEvening.TestCase
TestTournamentEvening.settings = settings(max_examples=40, stateful_step_count=20)
