"""The answer to a question: the rulings, the dealer's moves in order, and where each card ends. The referee gives it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from burncard.errors import Illegal, Impossible, LineError
from burncard.game.rounds import STREETS, Round
from burncard.game.steps import PLAYERS, Step
from burncard.questions.catalogue import QUESTIONS, near
from burncard.questions.places import Places
from burncard.questions.question import Question
from burncard.questions.said import by
from burncard.questions.scene import Scene
from burncard.questions.why import why
from burncard.referee.hand import Hand
from burncard.referee.lines.floor import floors_options, open_ruling
from burncard.referee.model.irregularity import Ruling
from burncard.referee.model.wording import instruction
from burncard.rulings.rulebooks import DEFAULT, load, names
from burncard.rulings.rulebooks.option_sources import option_standing, source_of
from burncard.rulings.rulebooks.standing import cited, standing
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing
from burncard.words.options import decides, means
from burncard.words.rows import DO

#: How well an answer stands, as it is said beside a source.
BASIS: Final[Mapping[Standing, str]] = {
    Standing.READ: "wording read",
    Standing.CONFLICT: "the text is in conflict",
    Standing.IN_PART: "read in part",
    Standing.NOT_READ: "not read",
    Standing.DERIVED: "worked out",
    Standing.HOUSE: "house practice",
    Standing.FLOOR: "by the floor",
    Standing.SILENT: "the book says nothing",
    Standing.ANOTHER_BOOK: "another book's answer",
}
_LATER: Final = ("make_up", "burn_back")
_ACTS: Final = {"bet": "a bet of {chips}", "f": "a fold", "cc": "a call, {chips} in", "cbr": "a raise to {chips}"}


class NoAnswer(LineError):
    """The question, a street, a fact or a book is not known, or a fact is missing. ``args_`` says which."""


@dataclass(frozen=True, slots=True)
class Given:
    """One ruling: which row of which book, and how well it stands: `standing` tells a book that says nothing from one that
    was not read, and from another book's answer. `cited` is the source with all that in words."""

    section: str
    condition: str
    remedy: str
    title: str
    reason: str
    source: str
    basis: Standing
    standing: Standing
    cited: str


@dataclass(frozen=True, slots=True)
class Move:
    """One step in order. `who` is ``dealer``, ``players`` or ``floor``."""

    text: str
    who: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the mistake or of its remedy: what it is called, what it would have been, where it ends."""

    card: str
    was: str
    ends: str


@dataclass(frozen=True, slots=True)
class Setting:
    """What the book says of an option that bears on the answer."""

    option: str
    decides: str
    means: str
    source: str
    basis: Standing


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked: the question's name and title, what happened, the street, the facts, the options that bear on it."""

    question: str
    title: str
    say: str
    street: str = ""
    facts: Mapping[str, bool] = field(default_factory=dict)
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What one book says. `others` are the answers of other books, `why` sentences for each ruling, `instead` what the
    floor may rule in fairness in place of what is told."""

    asked: Asked
    book: str
    book_title: str
    rulings: tuple[Given, ...]
    steps: tuple[Move, ...]
    cards: tuple[Card, ...]
    results: tuple[str, ...]
    settings: tuple[Setting, ...]
    why: tuple[tuple[str, ...], ...]
    instead: tuple[str, ...]
    misdeal: bool
    others: tuple[Answer, ...] = field(default=())

    @property
    def title(self) -> str:
        """What went wrong: by the rulings, or as it was asked where no ruling is needed."""
        return " · ".join(dict.fromkeys([one.title for one in self.rulings])) or self.asked.title

    @property
    def sure(self) -> bool:
        """Whether every ruling stands in the wording of this very book."""
        given = [one.standing is Standing.READ for one in self.rulings]
        return all(given) if given else all(one.basis is Standing.READ for one in self.settings)

    @property
    def marked_title(self) -> str:
        """The book's title, and in brackets how well its answer stands where its own words were not read."""
        weak = dict.fromkeys([BASIS[one.standing] for one in self.rulings if one.standing is not Standing.READ])
        return f"{self.book_title} ({', '.join(weak)})" if weak else self.book_title

    def same(self, other: Answer) -> bool:
        """Whether the other book has the dealer do the same."""
        mine, others = ([one.means for one in answer.settings if one.option != "cutoff"] for answer in (self, other))
        return mine == others and (self.steps, self.cards, self.results) == (other.steps, other.cards, other.results)

    def data(self) -> dict[str, Any]:
        """Ready for JSON; other books' answers are marked ``same`` where they come to the same."""
        out = asdict(self)
        out.update(out.pop("asked"))
        out["asked"], out["title"], out["sure"] = self.asked.title, self.title, self.sure
        out["others"] = [{**other.data(), "same": self.same(other)} for other in self.others]
        return out


def find(name: str) -> Question:
    """The question called `name`. Raises NoAnswer that names near ones."""
    if name not in QUESTIONS:
        raise NoAnswer("question_unknown", name=name, known=", ".join(near(name) or list(QUESTIONS)))
    return QUESTIONS[name]


def ask(
    name: str,
    street: str = "",
    facts: Mapping[str, bool] | None = None,
    book: str | Rulebook = DEFAULT,
    others: Sequence[str | Rulebook] | None = None,
) -> Answer:
    """What `book` says. `others` are compared with it (all published ones by default, none with ``()``).

    Raises NoAnswer for an unknown question, street or fact, and for a fact that decides and is missing.
    """
    question, facts = find(name), dict(facts or {})
    if street and street not in question.streets:
        raise NoAnswer("question_street", name=name, street=street, known=", ".join(question.streets))
    for fact in facts:
        if fact not in [one.name for one in question.facts]:
            known = ", ".join([one.name for one in question.facts]) or "none"
            raise NoAnswer("question_fact", name=name, fact=fact, known=known)
    missing = question.missing(street, facts)
    if missing:
        raise NoAnswer("question_missing", name=name, missing=missing[0])
    own = load(book) if isinstance(book, str) else book
    every = [name for name in names() if name != own.name] if others is None else others
    rest = [load(one) if isinstance(one, str) else one for one in every]
    answer, *answers = [_by(question, street, facts, one) for one in (own, *rest)]
    return replace(answer, others=tuple(answers))


def _by(question: Question, street: str, facts: Mapping[str, bool], book: Rulebook) -> Answer:
    """What `book` says; what a published one says is worked out once, a house's is not kept."""
    if book.name in names() and load(book.name) is book and QUESTIONS.get(question.name) is question:
        return _published(question.name, street, tuple(sorted(facts.items())), book.name)
    return of_question(question, street, facts, book)


@lru_cache(maxsize=4096)
def _published(name: str, street: str, facts: tuple[tuple[str, bool], ...], book: str) -> Answer:
    return of_question(QUESTIONS[name], street, dict(facts), load(book))


def of_question(question: Question, street: str, facts: Mapping[str, bool], book: Rulebook) -> Answer:
    """What `book` says to a question: by the hand that is played, by its text, or by both."""
    asked = Asked(
        question.name, question.title, question.say, street or question.streets[0],
        {fact.name: bool(facts.get(fact.name)) for fact in question.asked(facts)}, question.options,
    )  # fmt: skip
    scene = question.at(street, facts)
    answer = of_scene(scene, asked, book) if scene else None
    found = by(book, question.says, question.holds(facts))
    if found:
        row = Given("", "", "", question.title, "", found.source, found.basis, found.standing, found.cited)
        moves = tuple([Move(*one) for one in found.said.moves()])
        if answer is None:
            answer = Answer(asked, book.name, book.title, (row,), moves, (), (), (), ((),), (), misdeal=False)
        else:
            answer = replace(
                answer, rulings=(*answer.rulings, row), steps=(*answer.steps, *moves), why=(*answer.why, ())
            )
    assert answer is not None, "a question has a scene or a text"
    return answer


def of_scene(scene: Scene, asked: Asked, book: Rulebook, others: Sequence[Rulebook] = ()) -> Answer:
    """What `book` says to a scene, and beside it what `others` say."""
    before = scene.hand(book)
    hand, refused = played(scene, before)
    rulings = hand.rulings
    shown = [ruling for ruling in rulings if ruling.line >= len(scene.before)] or rulings[-1:]
    places = Places(scene, before, hand)
    said = (Move(places.named(f"Refused: {refused}."), "floor"),) if refused else _steps(hand, shown, places)
    return Answer(
        asked=asked,
        book=book.name,
        book_title=book.title,
        rulings=tuple([given(ruling, book) for ruling in shown]),
        steps=_to_the_end(said, hand, scene),
        cards=tuple([Card(*row) for row in places.rows()]),
        results=tuple(map(places.named, results(scene, hand))),
        settings=tuple([_setting(book, option) for option in asked.options]),
        why=tuple([tuple(map(places.named, why(hand, ruling).sentences())) for ruling in shown]),
        instead=_instead(hand),
        misdeal=hand.phase == "misdeal",
        others=tuple([of_scene(scene, asked, other) for other in others]),
    )


def _to_the_end(moves: tuple[Move, ...], hand: Hand, scene: Scene) -> tuple[Move, ...]:
    """A misdeal, or a deal that is void, is over only when the cards are in the air again."""
    voided = hand.phase == "void" and any(one.condition.endswith("_before") for one in hand.rulings)
    if not voided and hand.phase != "misdeal":
        return moves
    shuffle = (Move("All cards back, counted; shuffle, cut.", "dealer"),) if voided else ()
    again = (
        "Put the button and the blinds right; deal again."
        if scene.button
        else "Deal again: the same button, the same blinds."
    )
    return (*moves, *shuffle, Move(again, "dealer"))


def played(scene: Scene, before: Hand) -> tuple[Hand, str]:
    """`before` gone on just until the mistake was ruled on, nothing of the remedy done yet; and why the book refuses the
    last line, where it does. Once a book has ruled a misdeal the rest of the mistake cannot happen under it."""
    hand = before.copy()
    for line in scene.mistake:
        if hand.phase in ("misdeal", "void"):
            break
        try:
            hand.do(line)
        except Illegal as error:
            return hand, "" if hand.rulings else str(error)
        except Impossible:
            if not hand.rulings:
                raise
            break
    return hand, ""


def results(scene: Scene, hand: Hand) -> list[str]:
    """What came of the chips: the act that counts for the player who is watched, or who took the pot."""
    if scene.result:
        return [f"p{player} takes {chips}." for _, player, chips in hand.awards]
    if scene.watched:
        round_ = hand.state.rounds[-1]
        return [f"p{scene.watched}{_came_to(hand, round_, scene.watched)}."]
    if hand.phase == "void":
        return ["Every chip goes back to the player who bet it."]
    return []


def _came_to(hand: Hand, round_: Round, player: int) -> str:
    """What stands of the player's acts, after their name."""
    if not hand.state.live[player]:
        return ": the hand is dead"
    acts = [(what, chips) for who, what, chips in round_.log if who == player]
    if not acts and player in hand.state.limited:
        return " has not acted: they may check, call or fold, not raise"
    if not acts:
        return " has not acted: all is open to them when their turn comes"
    if acts[-1] == ("cc", 0):
        return ": a check"
    opens = not round_.base and [what for _, what, _ in round_.log].count("cbr") == 1
    return ": " + _ACTS["bet" if opens and acts[-1][0] == "cbr" else acts[-1][0]].format(chips=round_.bets[player])


def _instead(hand: Hand) -> tuple[str, ...]:
    """What the floor may choose in place of the book's own remedy; empty where the rule leaves nothing to choose."""
    irregularity = open_ruling(hand.state)
    if irregularity is None:
        return ()
    return tuple([DO[remedy] for remedy in floors_options(hand.state, irregularity)[1:]])


def given(ruling: Ruling, book: Rulebook) -> Given:
    """A ruling as it is told."""
    key = (ruling.section, ruling.condition)
    return Given(
        ruling.section, ruling.condition, ruling.remedy, ruling.title, ruling.reason, ruling.source, ruling.basis,
        ruling.basis if ruling.basis is Standing.FLOOR or key not in book.rows else standing(book, key),
        cited(book, key, ruling.source, ruling.basis),
    )  # fmt: skip


def _setting(book: Rulebook, option: str) -> Setting:
    said = source_of(book, option)
    value = means(option, book.options[option])
    return Setting(option, decides(option), value, said.source if said else "", option_standing(book, option))


def _steps(hand: Hand, rulings: Sequence[Ruling], places: Places) -> tuple[Move, ...]:
    out: list[Move] = []
    for number in dict.fromkeys([ruling.irregularity for ruling in rulings]):
        one = hand.state.irregularities[number]
        told = one.steps[one.done :]
        out += [_move(hand, step, places) for step in told]
        for at, step in enumerate(hand.steps):
            if step.because == number and step not in told:
                out.append(_move(hand, step, places, _before(hand.steps[at:])))
    if out:
        return tuple(out)
    over = not any(step.verb == "board" for step in hand.steps)  # no street is left to make anything up for
    remedies = ["stand" if over and one.remedy in _LATER else one.remedy for one in rulings]
    return tuple([Move(DO[remedy], "dealer") for remedy in dict.fromkeys(remedies)])


def _before(steps: Sequence[Step]) -> str:
    """The street that a step waits for: the next one that is dealt."""
    street = next((step.street for step in steps if step.verb == "board"), 0)
    return f"before the {STREETS[street]}: " if street else ""


def _move(hand: Hand, step: Step, places: Places, when: str = "") -> Move:
    text = instruction(step, hand.state.piles.faces_of(step.cards))
    who = "players" if step.verb in PLAYERS else "floor" if step.verb == "choose" else "dealer"
    return Move(places.named(when + (text[:1].lower() + text[1:] if when else text)), who)
