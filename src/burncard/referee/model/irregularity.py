"""One mistake of a street (or of the deal): its facts so far, the rulings given, the steps that cure it."""

from __future__ import annotations

from dataclasses import dataclass

from burncard.game.steps import Step
from burncard.referee.model.wording import reason, title
from burncard.rulings.facts import Slip


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling that was given: by `section` of the rules, `condition` noticed, `remedy` ordered.

    `book` is the rulebook's name, `source` the rule as a floor knows it, `basis` how sure we are of it (read, derived,
    house), `line` the number of the line (from 0) at which it was given. `steps` are the dealer's motions in words, cards
    named as the referee knows them: not for players' eyes.
    """

    section: str
    condition: str
    remedy: str
    book: str
    source: str
    basis: str
    line: int
    incident: int
    steps: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """What went wrong, in a few words."""
        return title(self.section, self.condition)

    @property
    def reason(self) -> str:
        """Why the remedy is what it is."""
        return reason(self.remedy)


class Incident:
    """A mistake and what became of it.

    `street` is the street it belongs to, 0 the deal. `queue` is what was due when it began; `pending` names the street
    whose betting it cut short (-1: none). `noticed` is False while nobody has seen it, `open` while further mistakes
    join it. `slips` are those of a deal. `going` is what was due when it was noticed, `governing` which of its rulings cures it, `order` the cards that left the stub for the street.
    """

    __slots__ = (
        "ahead", "going", "governing", "line", "made_up", "new_burns", "noticed", "number", "open", "order", "pending", "queue", "rulings",
        "shuffled", "slips", "steps", "street",
    )  # fmt: skip

    def __init__(self, number: int, street: int, queue: list[Step], line: int) -> None:
        self.number = number
        self.street = street
        self.queue = queue
        self.line = line
        self.noticed = False
        self.going: list[Step] = []
        self.governing = -1
        self.open = True
        self.pending = -1
        self.new_burns = 0
        self.made_up = 0  # burns made for an earlier street that lacked one
        self.ahead = False
        self.order: list[int] = []
        self.shuffled = False
        self.slips: list[Slip] = []
        self.rulings: list[Ruling] = []
        self.steps: list[Step] = []

    def copy(self, twins: dict[int, Step]) -> Incident:
        """An independent copy; `twins` maps the id of a step to its copy, so that shared steps stay shared."""
        new = object.__new__(Incident)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(new, name, list(value) if isinstance(value, list) else value)
        new.queue = [twins.setdefault(id(step), step.copy()) for step in self.queue]
        new.going = [twins.setdefault(id(step), step.copy()) for step in self.going]
        new.steps = [twins.setdefault(id(step), step.copy()) for step in self.steps]
        new.slips = [slip.copy() for slip in self.slips]
        return new
