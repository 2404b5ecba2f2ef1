"""The betting rules once more, slowly and from the history alone: who is to act, what he may do, who gets which chips.

Written from the rules (C1-C4, A7, F1-F4), not from the referee: nothing is carried along, everything is worked out anew
from the list of what the players did on the street.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise


@dataclass
class Player:
    """Chips behind, chips put in (in all, and on this street), and whether he still has a hand."""

    stack: int
    paid: int = 0
    street: int = 0
    live: bool = True


@dataclass
class Oracle:
    """One hand's betting. `blinds` and `antes` are p1 first; `structure` is NT, PT, FT or ST with its limits."""

    stacks: list[int]
    blinds: list[int]
    ante: int
    structure: str
    least: int
    most: int
    cap: int = 4
    round: int = 0
    history: list[tuple[int, str, int]] = field(default_factory=list)  # (player, what, to), of this street

    def __post_init__(self) -> None:
        self.players = {number: Player(stack) for number, stack in enumerate(self.stacks, 1)}
        for player in self.players.values():
            self._put(player, self.ante)
            player.street = 0
        for number, player in self.players.items():
            self._put(player, self.blinds[number - 1])
        self.began = len(self.players)

    def _put(self, player: Player, amount: int) -> None:
        amount = min(amount, player.stack)
        player.stack -= amount
        player.paid += amount
        player.street += amount

    def bet(self) -> int:
        """The least full bet of the street."""
        return self.most if self.structure == "FT" and self.round >= 2 else self.least

    def opening(self) -> int:
        """The price before anybody acted: the largest blind in full."""
        return max(self.blinds) if self.round == 0 else 0

    def levels(self) -> list[int]:
        """The price before each act of the street, and after the last."""
        out = [self.opening()]
        for _, what, to in self.history:
            out.append(max(out[-1], to) if what == "cbr" else out[-1])
        return out

    def full(self) -> int:
        """The size of the last full bet or raise (no-limit, pot-limit, spread)."""
        size = max(self.bet(), max(self.blinds) if self.round == 0 else 0)
        levels = self.levels()
        for before, after in pairwise(levels):
            size = after - before if after - before >= size else size
        return size

    def counted(self) -> tuple[int, int]:
        """Fixed-limit: the level of the last bet or raise that counts, and how many there were, blinds being one."""
        level, count = self.opening(), int(self.opening() > 0)
        for _, what, to in self.history:
            if what == "cbr" and 2 * (to - level) >= self.bet():
                level, count = to, count + 1
        return level, count

    def to_act(self) -> int:
        """The next player to act, 0 when the round is complete or the hand over."""
        live = [number for number, player in self.players.items() if player.live]
        if len(live) < 2:
            return 0
        level = self.levels()[-1]
        n = len(self.players)
        last = self.history[-1][0] if self.history else self._before_first()
        for number in [(last + step - 1) % n + 1 for step in range(1, n + 1)]:
            player = self.players[number]
            if not player.live or not player.stack:
                continue
            acted = any(who == number for who, _, _ in self.history)
            if acted and player.street >= level:
                continue
            others = [other for other in live if other != number]
            nobody_behind = not any(self.players[other].stack for other in others)
            if nobody_behind and player.street >= max(self.players[other].street for other in others):
                continue
            return number
        return 0

    def _before_first(self) -> int:
        """The player after whom the street's action begins: the last blind, or the button."""
        largest = max(self.blinds)
        if self.round or not largest:
            return len(self.players)
        return (
            len(self.blinds) - self.blinds[::-1].index(largest)
            if self.blinds.count(largest) > 1
            else self.blinds.index(largest) + 1
        )

    def may(self, number: int) -> tuple[int, bool, int, int]:
        """(price of a call, may he raise, least to, most to) for the player to act."""
        player, level = self.players[number], self.levels()[-1]
        call = min(level - player.street, player.stack)
        shut = (call, False, 0, 0)
        others = [other for other in self.players if other != number and self.players[other].live]
        if player.stack <= level - player.street or not any(self.players[other].stack for other in others):
            return shut
        acts = [at for at, (who, _, _) in enumerate(self.history) if who == number]
        everything = player.street + player.stack
        if self.structure == "FT":
            counted, count = self.counted()
            if count >= self.cap and self.began > 2:
                return shut
            if acts and counted <= self._counted_at(acts[-1] + 1):
                return shut
            to = counted + self.bet()
            return (call, True, min(to, everything), min(to, everything))
        full = self.full()
        if acts and level - self.levels()[acts[-1] + 1] < full:
            return shut
        if self.structure == "PT":
            short = (
                sum(max(blind - self.posted(at), 0) for at, blind in enumerate(self.blinds, 1)) if not self.round else 0
            )
            pot = sum(one.paid for one in self.players.values()) + short
            everything = min(everything, level + pot + (level - player.street))
        elif self.structure == "ST":
            everything = min(everything, level + max(self.most, full))
        return (call, True, min(level + full, everything), everything)

    def posted(self, number: int) -> int:
        """What a player posted as a blind, short or full."""
        return min(self.blinds[number - 1], max(self.stacks[number - 1] - self.ante, 0))

    def _counted_at(self, acts: int) -> int:
        whole, self.history = self.history, self.history[:acts]
        level = self.counted()[0]
        self.history = whole
        return level

    def do(self, number: int, what: str, to: int = 0) -> None:
        """A legal act."""
        player = self.players[number]
        if what == "f":
            player.live = False
        elif what == "cc":
            self._put(player, self.levels()[-1] - player.street)
        else:
            self._put(player, to - player.street)
        self.history.append((number, what, to))

    def close(self) -> None:
        """The round is complete: what nobody matched goes back, the next street begins."""
        streets = sorted((player.street for player in self.players.values()), reverse=True)
        for player in self.players.values():
            if player.street == streets[0] > streets[1]:
                over = streets[0] - streets[1]
                player.stack, player.paid = player.stack + over, player.paid - over
            player.street = 0
        self.history = []
        self.round += 1
        self.began = sum(player.live for player in self.players.values())


def award(paid: dict[int, int], live: list[int], value: dict[int, int]) -> dict[int, int]:
    """Who gets what, chip by chip: chip k of everybody's money makes one slice, contested by the live hands that paid
    it; slices with the same contenders are one pot. Ties share, odd chips go to the first from the left of the button."""
    pots: list[tuple[list[int], int]] = []
    for k in range(1, max(paid.values()) + 1):
        slice_ = sum(1 for chips in paid.values() if chips >= k)
        contenders = [number for number in live if paid[number] >= k]
        if pots and (contenders == pots[-1][0] or not contenders):
            pots[-1] = (pots[-1][0], pots[-1][1] + slice_)
        else:
            pots.append((contenders, slice_))
    won = dict.fromkeys(paid, 0)
    for contenders, chips in pots:
        best = max(value[number] for number in contenders)
        winners = sorted(number for number in contenders if value[number] == best)
        for _ in range(chips):  # one chip after another, round and round from the left of the button
            won[winners[0]] += 1
            winners = winners[1:] + winners[:1]
    return won
