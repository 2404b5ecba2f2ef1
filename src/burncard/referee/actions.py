"""What may be done at the table, as values: each prints as its line of a table script, and `Hand.do` takes it.

A value says what its line says and no more: it holds for every hand in which that line holds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from burncard.cards import text


class Action:
    """One thing that may be done; `str()` is its line."""

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """The player gives up the hand."""

    player: int

    def __str__(self) -> str:
        return f"p{self.player} f"


@dataclass(frozen=True, slots=True)
class Check(Action):
    """The player passes: nothing is to be called."""

    player: int

    def __str__(self) -> str:
        return f"p{self.player} cc"


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The player matches the bet for `chips`, all they have when that is less."""

    player: int
    chips: int

    def __str__(self) -> str:
        return f"p{self.player} cc"


@dataclass(frozen=True, slots=True)
class Wager(Action):
    """A Bet or a Raise **to** `to` chips on this street; `least` and `most` are what is allowed, `most` mostly all-in."""

    player: int
    least: int
    most: int
    to: int

    def at(self, to: int) -> Wager:
        """The same bet or raise to another amount; the hand refuses what is not allowed."""
        return replace(self, to=to)

    def __str__(self) -> str:
        return f"p{self.player} cbr {self.to}"


@dataclass(frozen=True, slots=True)
class Bet(Wager):
    """The first bet of a street."""


@dataclass(frozen=True, slots=True)
class Raise(Wager):
    """A raise of the bet that stands (a blind is one)."""


@dataclass(frozen=True, slots=True)
class Show(Action):
    """The player tables the hand, both cards face up."""

    player: int

    def __str__(self) -> str:
        return f"p{self.player} sm -"


@dataclass(frozen=True, slots=True)
class Muck(Action):
    """The player throws the hand away unseen."""

    player: int

    def __str__(self) -> str:
        return f"p{self.player} sm"


@dataclass(frozen=True, slots=True)
class PlayBoard(Action):
    """The player says "I play the board", where the book hears it."""

    player: int

    def __str__(self) -> str:
        return f"p{self.player} pl"


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The dealer shuffles and cuts what is due; `order` are the cards from the top as far as known, ``"AsKd"``."""

    order: str = ""

    def __str__(self) -> str:
        return f"d sh {self.order}".rstrip()


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """The dealer pitches all hole cards that are due."""

    def __str__(self) -> str:
        return "d deal"


@dataclass(frozen=True, slots=True)
class Pitch(Action):
    """The dealer pitches the top card to `player`."""

    player: int

    def __str__(self) -> str:
        return f"d dh p{self.player}"


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """The dealer burns the top card."""

    def __str__(self) -> str:
        return "d bn"


@dataclass(frozen=True, slots=True)
class Board(Action):
    """The dealer turns the top `count` cards on to the board."""

    count: int

    def __str__(self) -> str:
        return f"d db {self.count}"


@dataclass(frozen=True, slots=True)
class Go(Action):
    """The dealer does the step that is due, which `verb` names (a key of ``burncard.game.steps.VERBS``): a pot pushed, a
    step of a remedy."""

    verb: str

    def __str__(self) -> str:
        return "d go"


@dataclass(frozen=True, slots=True)
class Notice(Action):
    """Somebody points out the oldest mistake that nobody has noticed."""

    def __str__(self) -> str:
        return "fl notice"


@dataclass(frozen=True, slots=True)
class Rule(Action):
    """The floor chooses: a remedy, ``"call"`` or ``"fold"`` for too few chips, ``"dead"`` or ``"all_options"`` for a
    player who was passed over, ``"misdeal"``."""

    option: str

    def __str__(self) -> str:
        return f"fl rule {self.option}"


@dataclass(frozen=True, slots=True)
class Winners(Action):
    """The floor names who wins a pot whose hands cannot be read."""

    players: tuple[int, ...]

    def __str__(self) -> str:
        return "fl rule " + " ".join([f"p{player}" for player in self.players])


def named(cards: str | int | None) -> str:
    """A card for the end of a line: as text, as a code, or none."""
    if cards is None or cards == "":
        return ""
    return f" {cards if isinstance(cards, str) else text(cards)}"
