"""Irregularities as they are written down: facts, the rulings given, and how far the remedy has come.

None keeps what is due: that follows from the facts (`procedure.plan`). `steps` only tells what was said with the ruling.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burncard.game.steps import Step
from burncard.referee.model.wording import reason, title
from burncard.rulings.facts import Slip
from burncard.rulings.verdict import Standing


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling that was given: by `section` of the rules, `condition` noticed, `remedy` ordered.

    `book` is the rulebook's name, `source` the rule as a floor knows it, `basis` how well it stands, `line` the number of the line (from 0) at which it was given. `steps` are the dealer's motions in words, cards
    named as the referee knows them: not for players' eyes.
    """

    section: str
    condition: str
    remedy: str
    book: str
    source: str
    basis: Standing
    line: int
    irregularity: int
    steps: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What went wrong, in a few words."""
        return title(self.section, self.condition)

    @property
    def reason(self) -> str:
        """Why the remedy is what it is."""
        return reason(self.remedy)


class Irregularity:
    """What all have in common: a number, the line they began with, whether somebody has noticed, the rulings given.

    `governing` is the index of the ruling whose remedy is carried out. `steps` are those told with the ruling, `done`
    how many of them have been made or passed. `open`: a further mistake still joins it.
    """

    __slots__ = ("done", "governing", "line", "noticed", "number", "open", "rulings", "steps", "street")

    def __init__(self, number: int, line: int, street: int = -1) -> None:
        self.number = number
        self.line = line
        self.street = street  # the street it belongs to (1 to 3), 0 for the deal, -1 for anything else
        self.noticed = False
        self.open = True
        self.rulings: list[Ruling] = []
        self.governing = -1
        self.steps: list[Step] = []
        self.done = 0

    @property
    def going_on(self) -> bool:
        """Whether something of what was told with its ruling is still to be done."""
        return bool(self.rulings) and self.done < len(self.steps)

    def copy(self) -> Irregularity:
        """An independent copy."""
        new = Irregularity(self.number, self.line, self.street)
        self._into(new)
        return new

    def _into(self, new: Irregularity) -> None:
        new.noticed, new.open, new.governing, new.done = self.noticed, self.open, self.governing, self.done
        new.rulings, new.steps = list(self.rulings), list(self.steps)

    def key(self) -> list[object]:
        """All that makes it what it is, for digests."""
        return [
            self.number, self.line, self.noticed, self.open, self.governing, self.done,
            [[r.section, r.condition, r.remedy, r.source, r.basis, r.line, r.steps] for r in self.rulings],
            [step.key() for step in self.steps],
        ]  # fmt: skip


class StreetIrregularity(Irregularity):
    """A street that did not come as it should.

    `burned` are the burns made irregularly since it began, `before` how many burns served the street then, `ahead`: the
    dealer went on to the street after it while it lay there too early, whose cards are `further`. `shuffle_skipped`: a shuffle was due before its
    cards; `unsure`: its burns can no longer be told apart; `foreign`: its cards are another deck's. `remedy` is the one
    in force once it has begun to be carried out, or the floor has chosen it (`chosen`, with its reason).
    """

    __slots__ = ("ahead", "before", "begun", "burned", "chosen", "foreign", "further", "remedy", "shuffle_skipped",
                 "unsure")  # fmt: skip

    def __init__(self, number: int, line: int, street: int, before: int, shuffle_skipped: bool) -> None:
        super().__init__(number, line, street)
        self.before = before
        self.shuffle_skipped = shuffle_skipped
        self.burned: list[int] = []
        self.further: list[int] = []
        self.ahead = False
        self.unsure = False
        self.foreign = False
        self.remedy = ""
        self.chosen = ""
        self.begun = False

    def copy(self) -> StreetIrregularity:
        """An independent copy."""
        new = StreetIrregularity(self.number, self.line, self.street, self.before, self.shuffle_skipped)
        self._into(new)
        new.burned, new.further = list(self.burned), list(self.further)
        new.unsure, new.foreign, new.remedy = self.unsure, self.foreign, self.remedy
        new.ahead = self.ahead
        new.chosen, new.begun = self.chosen, self.begun
        return new

    def key(self) -> list[object]:
        """All that makes it what it is, for digests."""
        return [
            *super().key(), self.street, self.before, self.shuffle_skipped, self.burned, self.ahead, self.further, self.unsure,
            self.foreign, self.remedy, self.chosen, self.begun,
        ]  # fmt: skip


class DealIrregularity(Irregularity):
    """All that went wrong in one deal: its slips, and the hands that are dead for it."""

    __slots__ = ("dead", "slips")

    def __init__(self, number: int, line: int) -> None:
        super().__init__(number, line, 0)
        self.slips: list[Slip] = []
        self.dead: list[int] = []

    def copy(self) -> DealIrregularity:
        """An independent copy."""
        new = DealIrregularity(self.number, self.line)
        self._into(new)
        new.slips, new.dead = [slip.copy() for slip in self.slips], list(self.dead)
        return new

    def key(self) -> list[object]:
        """All that makes it what it is, for digests."""
        slips = [
            [s.kind, s.card, s.player, s.place, s.known, s.owner, s.replacement, s.late, s.noticed, s.remedy, s.cured]
            for s in self.slips
        ]
        return [*super().key(), slips, self.dead]


class Remark(Irregularity):
    """Anything else: told, and perhaps one `motion` to be made (`made`), as long as the facts ask for it."""

    __slots__ = ("made", "motion")

    def __init__(self, number: int, line: int, motion: Step | None = None) -> None:
        super().__init__(number, line)
        self.noticed = True
        self.open = False
        self.motion = motion
        self.made = motion is None

    def copy(self) -> Remark:
        """An independent copy."""
        new = Remark(self.number, self.line, self.motion)
        self._into(new)
        new.made = self.made
        return new

    def key(self) -> list[object]:
        """All that makes it what it is, for digests."""
        return [*super().key(), self.made, self.motion.key() if self.motion else None]


class Packet:
    """The cards of a flop that are scrambled: which, whether they are mixed by now, whether one was drawn as a burn."""

    __slots__ = ("because", "cards", "drawn", "mixed", "own")

    def __init__(self, cards: tuple[int, ...], because: int, own: bool) -> None:
        self.cards = cards
        self.because = because
        self.own = own  # the burn that is drawn is this street's; else the coming one
        self.mixed = False
        self.drawn = False

    def copy(self) -> Packet:
        """An independent copy."""
        new = Packet(self.cards, self.because, self.own)
        new.mixed, new.drawn = self.mixed, self.drawn
        return new

    def key(self) -> list[object]:
        """All that makes it what it is, for digests."""
        return [self.cards, self.because, self.own, self.mixed, self.drawn]


#: What is to be dealt first: nothing, the deck as it was brought, the deck after a misdeal.
READY: Final = ""
FIRST: Final = "first"
DECK: Final = "deck"
