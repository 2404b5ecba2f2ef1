"""Writing PokerStars text, the way trackers want it: a summary, the returned bet, marks of the blinds, a pot that adds up.

What the text has no line for, hole cards that were never shown and burns, is a declared loss.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from burncard.cards import cards as faces
from burncard.cards import texts
from burncard.histories.describe import describe
from burncard.histories.money import money
from burncard.histories.record import Act, Record
from burncard.histories.replay import agreement

_LIMIT: Final = {"NT": "No Limit", "PT": "Pot Limit", "FT": "Limit"}
_RUNS: Final = {1: "FIRST ", 2: "SECOND ", 3: "THIRD "}
_STREETS: Final = ("FLOP", "TURN", "RIVER")
_POST: Final = {"ante": "the ante", "small blind": "small blind", "big blind": "big blind", "extra": "big blind",
                "straddle": "straddle", "dead": "small blind"}  # fmt: skip


def write(record: Record) -> str:
    """One settled hand."""
    return "\n".join(Text(record).lines()) + "\n"


class Text:
    """The lines of one hand."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = [player.name or f"p{number}" for number, player in enumerate(record.players, 1)]
        self.blinds = {post.kind: post.player for post in reversed(record.posts)}
        self.folded: dict[int, str] = {}
        self.shown: set[int] = set()
        self.mucked: set[int] = set()
        self.street = -1
        self.board = ""
        self.bets: list[int] = [0] * record.n
        self.price = max([abs(blind) for blind in agreement(record)["blinds"]])  # also where no stack reached it

    def chips(self, amount: int) -> str:
        """An amount with the symbol; a room of chips has none."""
        return money(
            amount,
            self.record.places,
            self.record.symbol or ("$" if self.record.places and not self.record.tournament else ""),
        )

    def lines(self) -> list[str]:
        """Everything, top to bottom."""
        record = self.record
        out = self._header()
        taken = sorted([*record.players, *record.others], key=lambda player: player.seat)
        playing = set(record.players)
        for player in taken:
            bounty = f", {player.bounty} bounty" if player.bounty else ""
            away = "" if player in playing else " is sitting out"
            out.append(
                f"Seat {player.seat}: {player.name or self._name(player.seat)} ({self.chips(player.stack)} in chips{bounty}){away}"
            )
        out += self._posts()
        out.append("*** HOLE CARDS ***")
        if record.hero and record.players[record.hero - 1].cards:
            out.append(f"Dealt to {self.names[record.hero - 1]} [{_spaced(record.players[record.hero - 1].cards)}]")
        out += self._play()
        out += self._summary()
        return out

    def _name(self, seat: int) -> str:
        return next(name for name, player in zip(self.names, self.record.players, strict=True) if player.seat == seat)

    def _header(self) -> list[str]:
        record = self.record
        small, big = (
            (record.min_bet, record.big_bet) if record.variant == "FT" else (record.small_blind, record.min_bet)
        )
        stakes = f"{self.chips(small)}/{self.chips(big)}"
        if record.cap:
            stakes += f" - {self.chips(record.cap)} Cap - "
        number = "".join([letter for letter in record.id if letter.isdigit()]) or str(sum(map(ord, record.id)))
        kind = record.extra("kind") if record.format == "pokerstars" else ""
        head = f"PokerStars {kind or 'Hand'} #{number}: "
        game = f"Hold'em {_LIMIT[record.variant]}"
        about = dict(record.tournament)
        if about:
            level = f"Level {about['level']} " if about.get("level") else ""
            head += (
                f"Tournament #{about.get('number') or 0}, {about.get('buyin') or '$0+$0'} {game} - {level}({stakes})"
            )
        else:
            head += (
                f" {game} ({stakes}{f' {record.currency}' if record.currency and self.chips(1)[:1] in '$€£' else ''})"
            )
        size = record.table_size or max(2, *[player.seat for player in (*record.players, *record.others)])
        return [
            f"{head} - {_date(record.time)}",
            f"Table '{record.table or number}' {size}-max Seat #{record.button} is the button",
        ]

    def _posts(self) -> list[str]:
        out: list[str] = []
        record = self.record
        both = {p.player for p in record.posts if p.kind == "dead"} & {
            p.player for p in record.posts if p.kind == "extra"
        }
        for post in record.posts:
            all_in = " and is all-in" if post.all_in else ""
            name = self.names[post.player - 1]
            if post.kind not in ("ante", "dead"):
                self.bets[post.player - 1] += post.amount
            if post.player in both and post.kind in ("dead", "extra"):
                if post.kind == "extra":
                    whole = record.of("dead", post.player) + post.amount
                    out.append(f"{name}: posts small & big blinds {self.chips(whole)}{all_in}")
                continue
            out.append(f"{name}: posts {_POST[post.kind]} {self.chips(post.amount)}{all_in}")
        return out

    def _play(self) -> list[str]:
        out: list[str] = []
        record = self.record
        acts = [act for act in record.acts if act.kind not in ("show", "muck", "note")]
        shows = [act for act in record.acts if act.kind in ("show", "muck")]
        last_bet = max([at for at, act in enumerate(acts) if act.kind not in ("board",)], default=-1)
        for at, act in enumerate(acts):
            out += self._board(act) if act.kind == "board" else [self._act(act)]
            if at == last_bet:
                out += [
                    f"Uncalled bet ({self.chips(amount)}) returned to {self.names[player - 1]}"
                    for player, amount in record.returns
                ]
        if not acts:
            out += [
                f"Uncalled bet ({self.chips(amount)}) returned to {self.names[player - 1]}"
                for player, amount in record.returns
            ]
        over = record.n - len(self.folded) == 1
        for run, board in enumerate(record.boards[1:], 2):
            out += self._run(run, board)
        if not over:
            out.append("*** FIRST SHOW DOWN ***" if len(record.boards) > 1 else "*** SHOW DOWN ***")
            out += self._shows(shows)
        out += self._awards()
        if over:
            out += self._shows(shows)
        return out

    def _act(self, act: Act) -> str:
        at = act.player - 1
        name, all_in = self.names[at], " and is all-in" if act.all_in else ""
        level = max(self.price, *self.bets)
        self.bets[at] += max(act.added, 0)
        if act.kind == "fold":
            self.folded[act.player] = "before Flop" if self.street < 0 else f"on the {_STREETS[self.street].title()}"
            return f"{name}: folds "
        if act.kind == "check":
            return f"{name}: checks "
        if act.kind == "call":
            return f"{name}: calls {self.chips(act.added)}{all_in}"
        if act.kind == "bet":
            return f"{name}: bets {self.chips(act.added)}{all_in}"
        return f"{name}: raises {self.chips(act.to - level)} to {self.chips(act.to)}{all_in}"

    def _board(self, act: Act) -> list[str]:
        self.street += 1
        self.bets, self.price = [0] * self.record.n, 0
        before, self.board = self.board, self.board + act.cards
        run = "FIRST " if len(self.record.boards) > 1 and self.board != self.record.boards[1][: len(self.board)] else ""
        old = f" [{_spaced(before)}]" if before else ""
        return [f"*** {run}{_STREETS[min(self.street, 2)]} ***{old} [{_spaced(act.cards)}]"]

    def _run(self, run: int, board: str) -> list[str]:
        out: list[str] = []
        first = self.record.boards[0]
        for at, (begin, end) in enumerate(((0, 6), (6, 8), (8, 10))):
            if board[:end] != first[:end]:
                old = f" [{_spaced(board[:begin])}]" if begin else ""
                out.append(f"*** {_RUNS[run]}{_STREETS[at]} ***{old} [{_spaced(board[begin:end])}]")
        return out

    def _shows(self, shows: list[Act]) -> list[str]:
        out: list[str] = []
        won = {award.player for award in self.record.awards or ()}
        for act in shows:
            name = self.names[act.player - 1]
            cards = act.cards or self.record.players[act.player - 1].cards
            if act.kind == "show" and cards and "?" not in cards and act.player not in self.shown:
                self.shown.add(act.player)
                worth = f" ({describe(cards, self.board)})" if len(self.board) == 10 else ""
                out.append(f"{name}: shows [{_spaced(cards)}]{worth}")
            elif act.kind == "muck" and act.player not in self.shown:
                self.mucked.add(act.player)
                quiet = act.player in won or act.player in self.folded
                out.append(f"{name}: doesn't show hand " if quiet else f"{name}: mucks hand ")
        return out

    def _awards(self) -> list[str]:
        out: list[str] = []
        record = self.record
        pots = max([award.pot for award in record.awards or ()], default=0)
        run = 1
        for award in sorted(record.awards or (), key=lambda award: (award.run, -award.pot)):
            if award.run > run:
                run = award.run
                out.append(f"*** {_RUNS[run]}SHOW DOWN ***")
            label = (
                "pot"
                if award.pot < 0 or not pots
                else "main pot"
                if not award.pot
                else "side pot"
                if pots == 1
                else f"side pot-{award.pot}"
            )
            out.append(f"{self.names[award.player - 1]} collected {self.chips(award.amount)} from {label}")
        for one in record.cash_outs:
            fee = f" | Cash Out Fee {self.chips(one.fee)}" if one.fee else ""
            out.append(f"{self.names[one.player - 1]} cashed out the hand for {self.chips(one.amount)}{fee}")
        return out

    def _summary(self) -> list[str]:
        record = self.record
        out = ["*** SUMMARY ***"]
        fees = "".join([f" | {name} {self.chips(amount)}" for name, amount in record.fees])
        out.append(
            f"Total pot {self.chips(record.pot or 0)}{self._pots()} | Rake {self.chips(record.rake or 0)}{fees} "
        )
        if len(record.boards) > 1:
            out.append(f"Hand was run {'twice' if len(record.boards) == 2 else 'three times'}")
            out += [f"{_RUNS[run]}Board [{_spaced(board)}]" for run, board in enumerate(record.boards, 1)]
        elif self.board:
            out.append(f"Board [{_spaced(self.board)}]")
        for number, player in sorted(enumerate(record.players, 1), key=lambda one: one[1].seat):
            marks = " (button)" if player.seat == record.button else ""
            marks += " (small blind)" if self.blinds.get("small blind") == number else ""
            marks += " (big blind)" if self.blinds.get("big blind") == number else ""
            out.append(f"Seat {player.seat}: {self.names[number - 1]}{marks} {self._result(number)}")
        return out

    def _pots(self) -> str:
        sums: dict[int, int] = {}
        for award in self.record.awards or ():
            sums[award.pot] = sums.get(award.pot, 0) + award.amount
        if len(sums) < 2 or self.record.cash_outs or -1 in sums:
            return ""
        sums[0] = sums.get(0, 0) + (self.record.pot or 0) - sum(sums.values())
        sides = sorted(pot for pot in sums if pot)
        words = [f" Side pot{'' if len(sides) == 1 else f'-{pot}'} {self.chips(sums[pot])}." for pot in sides]
        return f" Main pot {self.chips(sums[0])}.{''.join(words)}"

    def _result(self, number: int) -> str:
        won = sum([award.amount for award in self.record.awards or () if award.player == number])
        cards = self.record.players[number - 1].cards
        if number in self.folded:
            put = any(a.player == number and a.added > 0 for a in self.record.acts) or self.record.of(
                "big blind", number
            )
            put = put or self.record.of("small blind", number)
            early = self.folded[number] == "before Flop" and not put
            return f"folded {self.folded[number]}{' (didn' + chr(39) + 't bet)' if early else ''}"
        if number in self.shown:
            worth = f" with {describe(cards, self.board)}" if len(self.board) == 10 else ""
            return f"showed [{_spaced(cards)}] and {f'won ({self.chips(won)})' if won else 'lost'}{worth}"
        if won:
            return f"collected ({self.chips(won)})"
        return "mucked"


def _spaced(cards: str) -> str:
    return texts(faces(cards))


def _date(time: str) -> str:
    if not time:
        return "1970/01/01 0:00:00 UTC"
    when = datetime.fromisoformat(time.removesuffix("Z"))
    return f"{when.year}/{when.month:02}/{when.day:02} {when.hour}:{when.minute:02}:{when.second:02}{' UTC' if time.endswith('Z') else ''}"
