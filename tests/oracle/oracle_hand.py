"""A hand by the oracle: a line is taken in, what is due is worked out anew. Nothing is queued."""

from __future__ import annotations

import oracle_bets as bets
from oracle_books import BOOKS, Book
from oracle_deal import deal_step, is_misdeal
from oracle_facts import SIZE, Beyond, Facts, Slip
from oracle_moves import carry_out, close, draw, open_if_due, voided
from oracle_pitch import note, pitch
from oracle_show import by_side_pots
from oracle_streets import Step, need, open_round, seal, shuffle_due, street_step
from oracle_told import due, state


def cards(text: str) -> list[str]:
    text = text.replace(" ", "")
    return [text[i : i + 2] for i in range(0, len(text), 2)]


class Refused(Exception):
    """A line that the oracle does not take: a player's act where none is due."""


class Oracle:
    """The second referee. Players are 0 to n - 1 inside, p1 to pN outside."""

    def __init__(
        self, stacks: list[int], blinds: list[int], deck: list[str], book: str = "classic", start: str = "preflop"
    ) -> None:
        n = len(stacks)
        if book not in BOOKS:
            raise Beyond(f"the oracle has no table of {book}")
        self.book: Book = BOOKS[book]
        posts = bets.posted(n, blinds, stacks)
        full = [*blinds, *[0] * (n - len(blinds))]
        self.full = full[::-1] if n == 2 else full
        self.began = list(stacks)
        self.deck = list(deck)
        self.f = Facts(
            n, [s - p for s, p in zip(stacks, posts, strict=True)], posts, max(blinds, default=1) or 1, list(deck)
        )
        self.f.hole = [[] for _ in range(n)]
        self.f.live = [True] * n
        self.f.open_flop = start == "flop"

    # What is due

    def step(self) -> Step:
        f = self.f
        if f.over:
            return Step("over")
        if f.misdeal:
            return Step("reshuffle")
        if f.rounds and len(f.living()) == 1 and not voided(f, self.book):
            bets.give_back(f, f.rounds[max(f.rounds)])
            return Step("push")
        if (step := deal_step(f, self.book)) is not None:
            return step
        open_if_due(f, 0, self.full)
        for s in SIZE:
            if not open_round(f, s - 1):
                close(f, s - 1)
            if (step := street_step(f, s, self.book)) is not None:
                return step
            open_if_due(f, s, self.full)
        if open_round(f, 3):
            return Step("bet", player=f.rounds[3].pending[0])
        close(f, 3)
        for s, size in SIZE.items():
            if len(f.streets[s].laid) > size:  # the board has five, whether it was noticed or not (K10)
                return Step("scrap", tuple(f.streets[s].laid[size:]), s)
        for p in self._order_of_show():
            if p not in f.shown:
                return Step("show", player=p)
        return Step("push")

    def _order_of_show(self) -> list[int]:
        f = self.f
        river = f.rounds.get(3)
        begin = river.last_raiser if river and river.last_raiser >= 0 and f.live[river.last_raiser] else 0
        order = [p for i in range(f.n) if f.live[p := (begin + i) % f.n]]
        return by_side_pots(f, self.began, order) if self.book.side_pot_shows_first else order

    def due(self) -> str:
        return due(self.step())

    def state(self) -> dict[str, object]:
        return state(self.f, self.step())

    # Lines

    def do(self, line: str) -> None:
        words = line.split("#")[0].split()
        who, what, rest = words[0], words[1], words[2:]
        if who == "d":
            self._dealer(what, rest)
        elif who == "fl" and what == "notice":
            self._notice()
        elif who.startswith("p"):
            self._player(int(who[1:]) - 1, what, rest)
        else:
            raise Beyond(line)
        self._judge()

    def _judge(self) -> None:
        """A misdeal takes effect at once (G1)."""
        if not self.f.misdeal and not self.f.over and is_misdeal(self.f, self.book):
            self._misdeal()

    def _misdeal(self) -> None:
        f = self.f
        stacks = [s - p for s, p in zip(self.began, f.posts, strict=True)]
        f.__init__(f.n, stacks, f.posts, f.big, sorted(self.deck))  # type: ignore[misc]
        f.hole = [[] for _ in range(f.n)]
        f.live = [True] * f.n
        f.misdeal = True

    def _notice(self) -> None:
        if not self.f.notices:
            raise Refused("nothing to notice")
        f, found = self.f, self.f.notices.pop(0)
        if isinstance(found, Slip):
            found.late, found.found_late = False, True
            return
        assert isinstance(found, int)
        street, before = f.streets[found], f.rounds.get(found - 1)
        street.late = False
        street.owes_at = next((t for t in range(found + 1, 4) if not f.streets[t].turned()), 9)
        if before and before.cut:
            before.cut = False
            if seal(f, found) >= 2:
                before.missed = set(before.pending)
                before.pending = []
                before.done = True
                if bets.unmatched(f, before):
                    raise Beyond("a sealed round with a bet that nobody matched")

    def _player(self, p: int, what: str, rest: list[str]) -> None:
        f = self.f
        if what not in ("ex", "sm", "f", "cc", "cbr") or "oot" in rest:
            raise Beyond(what)
        if what == "ex":
            f.known |= set(cards(rest[0]))
            return
        if what == "sm":
            if not rest:
                raise Beyond("a hand thrown away at the showdown")
            f.shown.add(p)
            return
        step = self.step()
        if step != Step("bet", player=p):
            raise Refused(f"p{p + 1} {what}: due is {step}")
        r = f.rounds[max(f.rounds)]
        for number in sorted(f.rounds):
            if open_round(f, number):
                r = f.rounds[number]
                break
        to = int(rest[0]) if rest else 0
        if what == "cbr" and not (bets.may_raise(f, r, p) and bets.least(f, r, p) <= to <= r.bets[p] + f.stacks[p]):
            raise Refused(f"p{p + 1} may not raise to {to}")
        bets.act(f, r, p, what, to)
        if what == "f":
            f.mucked.add(p)

    def _dealer(self, what: str, rest: list[str]) -> None:
        f = self.f
        if {"boxed", "foreign", "XX"} & set(rest):
            raise Beyond("a card that does not belong")
        flags = {word for word in rest if word in ("up", "down", "off", "flash", "seen", "late")}
        words = [word for word in rest if word not in flags]
        if what in ("go", "deal"):
            self._go(what, words)
        elif what == "sh":
            self._shuffle(cards("".join(words)))
        elif what == "dh":
            pitch(f, self.step(), self.book, words, flags)
        elif what == "bn":
            self._burn(flags)
        elif what == "db":
            number = int(words[0]) if words[0].isdigit() else len(cards("".join(words)))
            self._lay(number, flags)
        elif what == "flash":
            self._flash()
        elif what == "tu":
            for s in SIZE:
                f.streets[s].down.clear()
                f.known |= set(f.streets[s].laid)
        else:
            raise Beyond(what)

    def _go(self, what: str, words: list[str]) -> None:
        for _ in range(200):
            step = self.step()
            if what == "deal" and step.verb != "pitch":
                return
            if step.verb in ("bet", "show", "shuffle", "reshuffle", "mix", "over"):
                return
            carry_out(self.f, step, self.book)
            self._judge()
            if what == "go" and words != ["*"]:
                return
        raise Beyond("the oracle finds no end here")

    def _shuffle(self, top: list[str]) -> None:
        f, step = self.f, self.step()
        if f.misdeal:
            f.misdeal = False
            f.stub = [*top, *(card for card in f.stub if card not in top)]
            return
        if step.verb == "mix":
            street = f.streets[step.street]
            street.packet = [*top, *(card for card in street.packet if card not in top)]
            street.mixed = True
            return
        s = next((t for t in SIZE if not f.streets[t].laid), 4)
        pool = [*f.stub, *shuffle_due(f, s)] if step.verb != "shuffle" else [*f.stub, *step.cards]
        if not set(top) <= set(pool):
            raise Refused("a card that is not shuffled")
        for card in pool:
            f.aside.pop(card, None)
        f.stub = [*top, *sorted(card for card in pool if card not in top)]
        f.known -= set(f.stub)
        f.left = []

    def _current(self) -> int:
        """The street that a burn or board card now belongs to; 4 when none is to come, 0 while the deal is open."""
        f = self.f
        if deal_step(f, self.book) is not None and not (f.rounds and f.acts()):
            return 0
        open_if_due(f, 0, self.full)
        for s in SIZE:
            street = f.streets[s]
            if street_step(f, s, self.book) is None:
                continue
            before = f.rounds.get(s - 1)
            if street.laid and (seal(f, s) >= 2 or (before and before.done)):
                continue
            return s
        return 4

    def _burn(self, flags: set[str]) -> None:
        f, s = self.f, self._current()
        if s in (0, 4):
            self._stray("", flags)
            return
        s = self._whose_burn(s)
        street = f.streets[s]
        if f.pending_burn:
            card, f.pending_burn = f.pending_burn, ""
            f.left.append(card)
        else:
            card = draw(f)
        f.burns.append(card)
        street.burns.append(card)
        if flags & {"up", "flash"}:
            f.known.add(card)
        self._late(s, flags)

    def _whose_burn(self, s: int) -> int:
        """A burn is the oldest street's that owes one; the next one's while an early street lies or waits aside (I3)."""
        f, street = self.f, self.f.streets[s]
        if street.late or s == 3 or not (open_round(f, s - 1) or f.streets[s].ahead):
            return s
        lies = bool(street.turned())
        takes_two = s == 2 and lies and bool(street.burns) and self.book.early_turn == "next_card"
        owed = self._need(s) + takes_two - len(street.burns)
        return s + 1 if owed <= 0 and (lies or street.ahead) else s

    def _lay(self, number: int, flags: set[str]) -> None:
        f, s = self.f, self._current()
        if s in (0, 4):
            for _ in range(number):
                self._stray("board", flags)
            return
        if (
            s < 3
            and open_round(f, s - 1)
            and f.streets[s].turned()
            and f.streets[s + 1].burns
            and not f.streets[s].late
        ):
            s += 1
        street = f.streets[s]
        if f.pending_burn:  # it is the burn, whatever lies beside it (H1.8, K55)
            f.burns.append(f.pending_burn)
            street.burns.append(f.pending_burn)
            f.pending_burn = ""
        for _ in range(number):
            card = draw(f)
            street.laid.append(card)
            if "down" in flags:
                street.down.add(card)
            else:
                f.known.add(card)
        self._late(s, flags)

    def _late(self, s: int, flags: set[str]) -> None:
        f = self.f
        if "late" in flags and not f.streets[s].late:
            f.streets[s].late = True
            f.notices.append(s)
        before = f.rounds.get(s - 1)
        if f.streets[s].late and before and before.pending:
            before.cut = True

    def _stray(self, where: str, flags: set[str]) -> None:
        f = self.f
        card = draw(f)
        if where == "board" and "down" not in flags:
            f.known.add(card)
        if flags & {"up", "flash"}:
            f.known.add(card)
        f.strays.append((card, where))
        note(self.f, Slip("stray", card, -1, late="late" in flags))

    def _flash(self) -> None:
        f, s = self.f, self._current()
        if not f.stub:
            raise Beyond("nothing to flash")
        card = f.stub[0]
        f.known.add(card)
        if s in (0, 4):
            return
        street = f.streets[s]
        step = self.step()
        if step.verb == "bet" and not f.pending_burn and len(street.burns) < self._need(s):
            f.pending_burn = f.stub.pop(0)
            f.left.append(f.pending_burn)

    def _need(self, s: int) -> int:
        return need(self.f, s, self.book)
