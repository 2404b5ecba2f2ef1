"""What comes out of judging: which rows of the book applied, and how the queue is edited."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from burncard.game.steps import Step


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a rulebook: under `section` (of RULES), when `condition` holds, the `remedy` is carried out.

    `source` names the rule as a floor knows it; `basis` says how sure we are: read (the wording was read), derived
    (resolved where the book is silent), house (common practice), unverified (not checked: shown as such), floor (chosen by the floor).
    """

    section: str
    condition: str
    remedy: str
    source: str
    basis: str = "read"


@dataclass(slots=True)
class Plan:
    """How the queue is edited.

    `now` comes first; `rebuild` deals the street again by `deal` (None: by what was due before the mistake), its betting
    starting anew; without it the table goes on where it is. `before_next` goes in front of the next street,
    `next_burns` is how many burns are made up there. `misdeal` undoes the whole deal.
    """

    now: list[Step] = field(default_factory=list)
    after_deal: list[Step] = field(default_factory=list)
    rebuild: bool = False
    deal: list[Step] | None = None
    before_next: list[Step] = field(default_factory=list)
    next_burns: int = 0
    misdeal: bool = False


@dataclass(slots=True)
class Verdict:
    """The rows that applied, in the order of their sections, the one whose remedy cures them all, and the plan."""

    rows: list[Row] = field(default_factory=list)
    plan: Plan = field(default_factory=Plan)
    governing: Row | None = None

    def overruled(self, remedy: str, source: str) -> list[Row]:
        """The rows when the floor has chosen another remedy: the governing one says so."""
        chosen = [
            replace(row, remedy=remedy, source=source, basis="floor") for row in self.rows if row is self.governing
        ]
        return [chosen[0] if row is self.governing else row for row in self.rows]
