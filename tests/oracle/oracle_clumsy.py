"""A clumsy dealer: hands with up to four mistakes, drawn from a seed. The oracle says where the hand is; nobody says what is right."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import oracle_bets as bets
from oracle_books import BOOKS
from oracle_facts import Beyond
from oracle_files import FULL
from oracle_hand import Oracle, Refused
from oracle_streets import Step, need, open_round

PLAYERS = (2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 9, 22)
LINES = 160


@dataclass
class Drawn:
    """A hand as it was drawn: what a .hand file needs."""

    book: str
    stacks: list[int]
    blinds: list[int]
    deck: list[str]
    lines: list[str] = field(default_factory=list)

    def oracle(self) -> Oracle:
        return Oracle(self.stacks, self.blinds, self.deck, self.book)

    def script(self, *comments: str) -> str:
        """The hand as a .hand file that runs."""
        n = len(self.stacks)
        lines = "".join(f'  "{line}",\n' for line in self.lines)
        said = "".join(f"# {line}\n" for comment in comments for line in comment.splitlines())
        return (
            f'{said}variant = "NT"\nantes = {[0] * n}\nblinds_or_straddles = {[*self.blinds, *[0] * (n - 2)]}\nmin_bet = 2\n'
            f'starting_stacks = {self.stacks}\n_rulebook = "{self.book}"\n_deck = "{"".join(self.deck)}"\nactions = [\n{lines}]\n'
        )


def draw(seed: int) -> Drawn:
    """One hand, the same for the same seed; it ends where the oracle does not go on."""
    rng = Random(seed)
    n = rng.choice(PLAYERS)
    short = rng.random() < 0.35
    stacks = [rng.choice((3, 5, 9, 20, 60, 200)) if short else 200 for _ in range(n)]
    drawn = Drawn(rng.choice(sorted(BOOKS)), stacks, [1, 2], rng.sample(FULL, 52))
    oracle = drawn.oracle()
    dealer = Dealer(rng, oracle, rng.randint(1, 4))
    while len(drawn.lines) < LINES and not oracle.f.over:
        try:
            line = dealer.line()
            oracle.do(line)
            oracle.step()
        except (Beyond, Refused):
            break
        drawn.lines.append(line)
    return drawn


class Dealer:
    def __init__(self, rng: Random, oracle: Oracle, mistakes: int) -> None:
        self.rng, self.oracle, self.left = rng, oracle, mistakes
        self.mixed = False
        self.misdeals = 0

    def line(self) -> str:
        rng, f = self.rng, self.oracle.f
        step = self.oracle.step()
        if self.mixed:
            self.mixed = False
            return "d go *"
        if step.verb in ("shuffle", "reshuffle", "mix"):
            return self._shuffle(step)
        if f.notices and rng.random() < 0.2:
            return "fl notice"
        if self.left and rng.random() < self._clumsiness(step) and (slip := self._mistake(step)):
            self.left -= 1
            return slip
        if step.verb == "bet":
            return self._act(step.player)
        if step.verb == "show":
            return f"p{step.player + 1} sm -"
        if step.verb == "pitch" and rng.random() < 0.8:
            return "d dh" if self.left and rng.random() < 0.9 else "d deal"
        if step.verb in ("burn", "board") and self.left and rng.random() < 0.3:
            return "d bn" if step.verb == "burn" else f"d db {step.number}"
        return "d go *"

    def _clumsiness(self, step: Step) -> float:
        return 0.05 if step.verb == "pitch" else 0.25 if step.verb != "show" else 0.05

    def _shuffle(self, step: Step) -> str:
        f = self.oracle.f
        self.mixed = step.verb == "mix"
        pool = list(step.cards) if step.verb == "mix" else [*f.stub, *step.cards]
        if step.verb == "reshuffle":
            self.misdeals += 1
            pool = list(f.stub)
        return "d sh " + "".join(self.rng.sample(pool, len(pool)))

    def _act(self, p: int) -> str:
        rng, f = self.rng, self.oracle.f
        r = next(f.rounds[s] for s in sorted(f.rounds) if open_round(f, s))
        name, roll = f"p{p + 1}", rng.random()
        if roll < 0.2 and bets.may_raise(f, r, p):
            low, high = bets.least(f, r, p), f.stacks[p] + r.bets[p]
            return f"{name} cbr {rng.choice((low, low, min(high, low + rng.randint(0, 20)), high))}"
        if roll < (0.3 if r.bets[p] < r.level else 0.22):
            return f"{name} f"
        return f"{name} cc"

    def _mistake(self, step: Step) -> str:
        rng, f = self.rng, self.oracle.f
        if not f.stub:
            return ""
        late = rng.choice(("", " late"))
        anybody = f"p{rng.randint(1, f.n)}"
        if step.verb == "pitch":
            who = f"p{step.player + 1}"
            return rng.choice(
                (
                    f"d dh {who} {rng.choice(('up', 'off', 'flash'))}{late}",
                    f"d dh {who} up{late}",
                    "d bn",
                    f"d db {rng.randint(1, 3)}",
                    "d flash",
                    "" if anybody == who else f"d dh {anybody}{late}",
                )
            )
        if step.verb == "replace":
            return rng.choice(
                (f"d dh p{step.player + 1} up", "d bn", "d flash", "d dh p1", f"d db {rng.randint(1, 3)}")
            )
        s = next((t for t in (1, 2, 3) if not f.streets[t].laid), 4)
        if step.verb == "bet":
            if s == 4:
                return rng.choice(("d bn", "d db 1", f"d dh {anybody}", "d flash"))
            size = 3 if s == 1 else 1
            extra = rng.random() < 0.3 and f.rounds and not f.acts()
            return rng.choice(
                (
                    f"d dh {'p1' if rng.random() < 0.6 else anybody}{rng.choice(('', ' seen', ' up', ' late', ' late'))}"
                    if extra
                    else f"d dh {anybody}{rng.choice(('', ' up'))}",
                    f"d bn{late}",
                    f"d db {size}{late}",
                    f"d db {size}{late}",
                    f"d db {size + rng.choice((-1, 1)) or 1}",
                    f"d db {size} down",
                    "d flash",
                )
            )
        if step.verb == "burn":
            size = 3 if s == 1 else 1
            return rng.choice(
                (
                    f"d db {size}{late}",
                    f"d db {size}{late}",
                    f"d db {size} down",
                    "d flash",
                    f"d db {size + 1}{late}",
                    f"d dh {anybody}",
                )
            )
        if step.verb == "board" and step.number == (3 if step.street == 1 else 1):
            size = step.number
            if len(f.streets[step.street].burns) < need(f, step.street, self.oracle.book):
                return ""
            return rng.choice(
                (
                    f"d bn{late}",
                    f"d bn{late}",
                    f"d db {size + 1}{late}",
                    f"d db {size + 2}",
                    "d db 2",
                    f"d db {size + 1} down",
                    "d flash",
                    f"d dh {anybody}",
                )
            )
        if step.verb in ("show", "push", "bury"):
            return ""
        return rng.choice(("d bn", "d db 1", "d flash", f"d dh {anybody}"))
