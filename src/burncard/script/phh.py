"""PHH mode: the lines of a PHH file to the lines of a table, what PHH leaves out supplied.

PHH writes both hole cards of a player at once and no burn, no shuffle and no pushing of the pots. The pitches are dealt
in their regular order with the cards named, whatever the order in the file; a burn is made before each street; when
nothing but pushing is left, the pots are pushed. All else is the file's own.
"""

from __future__ import annotations

from typing import Final

from burncard.errors import SaidError
from burncard.referee.hand import Hand
from burncard.script import modes

_FINAL: Final = frozenset({"push", "pot"})


class PhhError(SaidError):
    """A line that PHH has but that cannot stand where it stands."""

    CODE = "phh"


class Dealer:
    """Feeds a Hand, at whose beginning a shuffle is due, with the lines of a PHH file."""

    def __init__(self, hand: Hand, places: int) -> None:
        self.hand = hand
        self.places = places
        self.held: dict[int, tuple[str, str]] = {}
        self.dealt = False
        self.unseen: list[int] = []

    def line(self, action: str) -> None:
        """What one entry of `actions` says. Raises PhhError, and what `Hand.do` raises."""
        line = modes.in_units(modes.bare(action), self.places)
        words = line.split()
        if not words:
            return
        if words[:2] == ["d", "dh"]:
            self._hole(int(words[2][1:]), words[3])
            return
        self._pitch(complete=True)
        if words[:2] == ["d", "db"]:
            self._before_board()
        elif words[1] == "sm" and set("".join(words[2:])) == {"?"}:
            self.unseen.append(int(words[0][1:]))
            return
        self.hand.do(line)

    def end(self) -> None:
        """After the last line: the pitches that the file names, and the pots if only they are left."""
        self._pitch(complete=False)
        self._not_shown()
        if self.dealt and self._due() in _FINAL:
            self.hand.do("d go *")

    def _not_shown(self) -> None:
        """A hand that nobody saw (``sm ????``) loses to one that was shown; where none was, it lies there unread."""
        if not self.unseen:
            return
        shown = "?" not in "".join(self.hand.snapshot()["hole"].get(who, "?") for who in self._tabled())
        for player in self.unseen:
            self.hand.do(f"p{player} sm" if shown else f"p{player} sm -")

    def _tabled(self) -> list[str]:
        """Who tabled a hand, or one name that nobody has."""
        lines = [line.split() for line in self.hand.lines]
        return [words[0] for words in lines if words[0][0] == "p" and words[1] == "sm" and len(words) > 2] or ["nobody"]

    def _hole(self, player: int, pair: str) -> None:
        if self.dealt:
            raise PhhError("the deal is over: hole cards come before every other line")
        if player in self.held:
            raise PhhError(f"p{player} has two cards already")
        self.held[player] = (pair[:2], pair[2:])

    def _pitch(self, *, complete: bool) -> None:
        if self.dealt:
            return
        players = range(1, len(self.hand.stacks) + 1)
        missing = [f"p{player}" for player in players if player not in self.held]
        if missing and complete:
            raise PhhError(
                f"first the hole cards of {', '.join(missing)}: d dh {missing[0]} and two cards (???? if unknown)"
            )
        if not missing:
            self.hand.do("d sh")
            for card in (0, 1):
                for player in players:
                    face = self.held[player][card]
                    self.hand.do(f"d dh p{player}" if face == "??" else f"d dh p{player} {face}")
            self.dealt = True

    def _before_board(self) -> None:
        while (due := self._due()) is not None and due not in ("board", "shuffle"):
            self.hand.do("d go")
        if due is None and self.hand.due.who.startswith("p"):
            self.hand.do("d bn")  # too early; PHH would not write its burn either

    def _due(self) -> str | None:
        """The verb of the step that is due from the dealer, None if it is not his turn."""
        due = self.hand.due
        return due.step.verb if due.who == "d" and due.step is not None else None
