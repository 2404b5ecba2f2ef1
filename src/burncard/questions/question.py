"""A question: what happened, on which street, and the few facts that decide: two, a third only in one branch."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from burncard.questions.said import Said
from burncard.questions.scene import Scene

STREETS: Final = ("deal", "preflop", "flop", "turn", "river", "showdown", "any")
#: By the street whose betting is open or was just closed: the street that then went wrong, as people name it.
WENT_WRONG: Final[Mapping[str, str]] = {"preflop": "flop", "flop": "turn", "turn": "river"}
GROUPS: Final[Mapping[str, str]] = {
    "deal": "Exposed, extra and misplaced hole cards",
    "early": "Board dealt early",
    "count": "Too many or too few board cards",
    "burn": "Burn mistakes",
    "deck": "Boxed, foreign and missing cards, the stub",
    "bets": "Out of turn, unclear bets",
    "hands": "Hands killed, shown or kept",
    "pots": "Showdown, pots, the board",
}
MOST_FACTS: Final = 3


@dataclass(frozen=True, slots=True)
class Fact:
    """A yes/no question. It is asked only when `after` (another fact) has the answer `after_is`, if one is named."""

    name: str
    text: str
    after: str = ""
    after_is: bool = True


@dataclass(frozen=True, slots=True)
class Question:
    """What a floor person is asked. `scene` makes the hand from the street and the facts that hold; it is None, or gives
    None, where no hand is played and `says`, the books' texts, answer alone.

    `streets` are those whose betting is open (or was just closed) when it happens. `group` is the tile it lies under,
    `options` are the book's options that bear on the answer.
    """

    name: str
    group: str
    title: str
    say: str
    scene: Callable[[str, frozenset[str]], Scene | None] | None
    streets: tuple[str, ...]
    facts: tuple[Fact, ...] = ()
    options: tuple[str, ...] = ()
    says: tuple[Said, ...] = ()

    @property
    def wrong(self) -> dict[str, str]:
        """The street that went wrong, as people name it -> the one of `streets` it is told by."""
        coming = self.group in ("early", "burn") or (len(self.streets) > 1 and set(self.streets) <= set(WENT_WRONG))
        return {WENT_WRONG.get(one, one) if coming else one: one for one in self.streets}

    def asked(self, answers: Mapping[str, bool]) -> list[Fact]:
        """The facts that matter, given the answers so far: what decides nothing is not asked."""
        out: list[Fact] = []
        for fact in self.facts:
            if not fact.after or (fact.after in [one.name for one in out] and answers.get(fact.after) == fact.after_is):
                out.append(fact)
        return out

    def missing(self, street: str, answers: Mapping[str, bool]) -> list[str]:
        """What still has to be said before it can be answered: ``street`` or names of facts, the next one first."""
        need = [] if street or len(self.streets) == 1 else ["street"]
        return need + [fact.name for fact in self.asked(answers) if fact.name not in answers]

    def variants(self) -> Iterable[tuple[str, dict[str, bool]]]:
        """Every way it can be answered: (street, facts)."""
        for street in self.streets:
            todo: list[dict[str, bool]] = [{}]
            while todo:
                answers = todo.pop(0)
                missing = self.missing(street, answers)
                if missing:
                    todo += [{**answers, missing[0]: value} for value in (False, True)]
                else:
                    yield street, answers

    def holds(self, answers: Mapping[str, bool]) -> frozenset[str]:
        """The facts that hold; those that are not asked are passed over."""
        return frozenset([fact.name for fact in self.asked(answers) if answers.get(fact.name)])

    def at(self, street: str, answers: Mapping[str, bool]) -> Scene | None:
        """The scene for a street and answers; None where no hand is played."""
        return self.scene(street or self.streets[0], self.holds(answers)) if self.scene else None
