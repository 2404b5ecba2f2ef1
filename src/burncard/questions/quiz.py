"""The quiz: a mistake, what is ruled, in which order it is put right. The referee makes the items and grades them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from burncard.errors import BurncardError
from burncard.questions.answer import Answer, Asked, Given, of_scene
from burncard.questions.catalogue import QUESTIONS
from burncard.questions.scene import Scene
from burncard.referee.hand import Hand
from burncard.rulings.irregularities import of_section, remedies_for
from burncard.rulings.kinds import THINKABLE
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.shuffle import order
from burncard.words.rows import DO, DO_HERE

CHOICES: Final = 4
FEWEST_TO_ORDER: Final = 3
#: Of several rules the one whose remedy cures the others governs: the early street, the count, the burns.
_GOVERNS: Final = ("G1", "H3", "H4", "H0", "H2", "H7", "H8")
#: Remedies that come to the same in words: never offered beside each other.
_ALIKE: Final = (
    {"full_raise", "completed"}, {"scrap", "next_card_serves"}, {"dead", "folded", "lost"}, {"recover", "live"},
    {"call", "first_motion"}, {"plays", "stand"},
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Item:
    """One question of the quiz: a scene under a book. `key` names it for the record of progress."""

    key: str
    scene: Scene
    asked: Asked
    told: tuple[str, ...]

    def answer(self, book: Rulebook, others: Sequence[Rulebook] = ()) -> Answer:
        """What the referee says: never to be shown before the player has answered."""
        return of_scene(self.scene, self.asked, book, others)


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer was worth: `points` of `most`; `right` where nothing was wrong."""

    points: int
    most: int

    @property
    def right(self) -> bool:
        """Whether nothing was wrong."""
        return self.points == self.most


def items() -> Iterator[Item]:
    """Every item of the catalogue that ends in a ruling, in its order."""
    for question in QUESTIONS.values():
        if question.options == ("play_board",):
            continue  # nothing is ruled: the showdown decides
        named = {told: wrong for wrong, told in question.wrong.items()}
        for street, facts in question.variants():
            scene = question.at(street, facts)
            if scene is None:
                continue  # no hand is played: there is nothing to order, and the floor decides
            said = [f"{fact.text} {'Yes' if facts[fact.name] else 'No'}." for fact in question.asked(facts)]
            key = "/".join(
                [question.name, street, *[f"{name}={'yes' if value else 'no'}" for name, value in facts.items()]]
            )
            asked = Asked(question.name, question.title, question.say, street, facts, question.options)
            told = (
                (f"The street: {named[street]}.", question.say, *said)
                if len(question.streets) > 1
                else (question.say, *said)
            )
            yield Item(key, scene, asked, told)


def find(key: str) -> Item | None:
    """The item of that key."""
    return next((item for item in items() if item.key == key), None)


def of_hand(hand: Hand, key: str) -> Item:
    """A recorded hand stopped at its last ruled mistake. Raises BurncardError when nothing was ruled."""
    rulings = hand.rulings
    if not rulings:
        raise BurncardError("nothing_ruled")
    irregularity = hand.state.irregularities[rulings[-1].irregularity]
    last = rulings[-1].line
    before, mistake = hand.happened[: irregularity.line], hand.happened[irregularity.line : last + 1]
    told = (*(f"  {line}" for line in before[-8:]), *(f"> {line}" for line in mistake))
    asked = Asked(key, key, f"{hand.n} players. The lines before it, and (>) what then happened:")
    return Item(key, Scene(tuple(before), tuple(mistake), base=hand.again(())), asked, (asked.say, *told))


def governing(rulings: Sequence[Given]) -> Given:
    """Of the rules that applied the one whose remedy is carried out."""
    ranked = [one for name in _GOVERNS for one in rulings if one.section == name and one.condition != "early"]
    return ranked[0] if ranked else rulings[-1]


def said(remedy: str, answer: Answer) -> str:
    """A remedy in words that fit what is then done: the right one is told by its moves, any other as the books have it."""
    if not answer.rulings or remedy != governing(answer.rulings).remedy:
        return DO[remedy]
    steps = [step.text for step in answer.steps]
    if remedy == "stand" and any("out of play" in step for step in steps):
        return DO_HERE["stand_less"]
    if remedy == "put_back" and not any("back on top" in step for step in steps):
        return DO_HERE["burn_stays"]
    turned = next((at for at, step in enumerate(steps) if step.startswith("Turn")), len(steps))
    if remedy == "reshuffle" and any(step.startswith("Burn") for step in steps[:turned]):
        return DO_HERE["reshuffle_and_burn"]
    return DO["stand"] if steps == [DO["stand"]] else DO[remedy]


def choices(item: Item, book: Rulebook) -> list[str]:
    """Up to four remedies, the right one among them, in an order that follows from the item alone.

    A wrong one is wrong by the referee: with it in the book's place the dealer would do something else.
    """
    answer = item.answer(book)
    if not answer.rulings:
        return []
    row = governing(answer.rulings)
    wrong: list[str] = []
    for remedy in dict.fromkeys([*remedies_for(row.section, row.condition), *_thinkable(row.section)]):
        alike = any({remedy, other} <= group for group in _ALIKE for other in (row.remedy, *wrong))
        if remedy == row.remedy or alike or DO[remedy] == DO[row.remedy]:
            continue
        if len(wrong) < CHOICES - 1 and not _same(item, book, row, remedy, answer):
            wrong.append(remedy)
    return _mixed([row.remedy, *wrong], item.key + book.name)


def _thinkable(section: str) -> list[str]:
    """What somebody might think of for an irregularity of this section."""
    return [remedy for one in of_section(section) for remedy in THINKABLE[one.like]]


def _same(item: Item, book: Rulebook, row: Given, remedy: str, answer: Answer) -> bool:
    """Whether the dealer would do the same with `remedy` in the row."""
    key = (row.section, row.condition)
    if key not in book.rows or remedy not in remedies_for(*key):
        return False
    other = replace(book, rows={**book.rows, key: replace(book.rows[key], remedy=remedy)})
    try:
        return item.answer(other).steps == answer.steps
    except (BurncardError, LookupError, ValueError):
        return False  # it cannot even be carried out


def to_order(item: Item, book: Rulebook) -> list[str]:
    """The steps of the right answer, mixed; empty where there are too few to be ordered."""
    steps = [step.text for step in item.answer(book).steps]
    if len(steps) < FEWEST_TO_ORDER or len(set(steps)) != len(steps):
        return _mixed(steps, item.key) if len(steps) >= FEWEST_TO_ORDER else []
    return _mixed(steps, item.key)


def grade_choice(item: Item, book: Rulebook, remedy: str) -> Grade:
    """Whether `remedy` is what the referee rules."""
    return Grade(int(remedy == governing(item.answer(book).rulings).remedy), 1)


def grade_order(item: Item, book: Rulebook, steps: Sequence[str]) -> Grade:
    """How many steps stand where the referee has them."""
    right = [step.text for step in item.answer(book).steps]
    if len(steps) != len(right):
        return Grade(0, len(right))
    return Grade(sum(map(str.__eq__, steps, right)), len(right))


def _mixed(things: list[str], key: str) -> list[str]:
    """The things in an order that follows from `key`, not the one they have if there is another."""
    for number in range(8):
        mixed = [things[at] for at in order(range(len(things)), hashlib.sha256(key.encode()).digest(), number)]
        if mixed != things:
            return mixed
    return things
