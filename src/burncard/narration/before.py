"""What is kept of a hand before a line, so that its moves can be told after it; and who tells it to whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from burncard.game.lines import Line
from burncard.referee.hand import Hand
from burncard.referee.lines import kind_of
from burncard.referee.lines.kind import told
from burncard.referee.views import WATCHER, Eyes, Face
from burncard.table.piles import ASIDE, HOLE, STUB


@dataclass(frozen=True, slots=True)
class Voice:
    """How players (from 1) and chips are called, and whether the telling is for a watcher or holds every card."""

    name: Callable[[int], str]
    money: Callable[[int], str] = str
    whole: bool = False

    def eyes(self, hand: Hand) -> Eyes:
        """The eyes of whoever is told."""
        piles = hand.state.piles
        return Eyes.through(piles) if self.whole else Eyes(piles, WATCHER)


@dataclass(frozen=True, slots=True)
class Before:
    """The hand before a line: `stacks` and `won` in chips (`won` has index 0 empty), `moves` and `stub` counted.

    `faced` says whether chips lay in front of anybody; `aside` are the faces set aside and `unknown` the cards whose
    faces the reader did not know, both for lines of dealer and floor only.
    """

    phase: str
    stacks: list[int]
    won: list[int]
    moves: int
    stub: int
    faced: bool
    aside: tuple[Face, ...] = ()
    unknown: frozenset[int] = frozenset()


def remember(hand: Hand, line: Line, voice: Voice) -> Before:
    """What has to be known of `hand` to tell `line`, which comes next."""
    state = hand.state
    piles, chips = state.piles, state.chips
    faced = line.what == "cbr" and any(hand.bets)
    kept = (state.phase, chips.stack[1:], list(chips.won), len(piles.moves), len(piles.pile[STUB]), faced)
    if line.who > 0:
        return Before(*kept)
    eyes = voice.eyes(hand)
    return Before(*kept, eyes.faces(piles.pile[ASIDE]), frozenset(eyes.unknown()))


@dataclass(frozen=True, slots=True)
class Happened:
    """One line that was done: the hand as it is now, what it was before, and the reader's eyes."""

    line: Line
    before: Before
    hand: Hand
    voice: Voice
    eyes: Eyes

    @property
    def paid(self) -> int:
        """The chips that the player who acted has put in."""
        at = self.line.who - 1
        return self.before.stacks[at] - self.hand.state.chips.stack[at + 1]

    @property
    def faced(self) -> bool:
        """Whether chips lay in front of anybody before it."""
        return self.before.faced

    @property
    def all_in(self) -> bool:
        """Whether the player who acted has paid with their last chips, and the hand goes on."""
        state = self.hand.state
        return bool(self.paid) and not state.chips.stack[self.line.who] and state.phase != "done"

    @property
    def tabled(self) -> bool:
        """Whether the hand of the player who acted lies face up now."""
        return self.line.who in self.hand.state.tabled

    @property
    def held(self) -> tuple[Face, ...]:
        """The cards before the player who acted, as far as they have been seen."""
        return self.eyes.faces(self.hand.state.piles.pile[HOLE + self.line.who])

    def name(self, player: int) -> str:
        """What a player is called."""
        return self.voice.name(player)

    def money(self, chips: int) -> str:
        """Chips as they are written."""
        return self.voice.money(chips)

    def told(self) -> str:
        """The line in words: of a player what follows the name, of dealer and floor a sentence."""
        return told(kind_of(self.line).says, self)

    def recorded(self) -> str:
        """The line in words behind the name of whoever did it."""
        kind = kind_of(self.line)
        return told(kind.record or kind.says, self)
