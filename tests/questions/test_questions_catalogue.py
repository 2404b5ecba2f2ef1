"""Every question, every way it can be answered, by every book; and every row of every book reached by one."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from burncard.cli.ruling import FACTS
from burncard.errors import LineError
from burncard.questions.answer import Answer, NoAnswer, ask, played
from burncard.questions.catalogue import QUESTIONS, near
from burncard.questions.question import GROUPS, MOST_FACTS, STREETS, Question
from burncard.rulings.irregularities import remedies_for
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing
from burncard.table.piles import SIZE

CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
PLAYER = re.compile(r"\bp\d+\b")
EVERY = [(question, street, facts) for question in QUESTIONS.values() for street, facts in question.variants()]
#: Those for which a hand is played.
VARIANTS = [
    (question, street, facts, scene) for question, street, facts in EVERY if (scene := question.at(street, facts))
]
every_question = pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)


@every_question
def test_a_question_is_short_and_known(question: Question) -> None:
    assert question.group in GROUPS
    assert set(question.streets) <= set(STREETS)
    assert len(question.facts) <= MOST_FACTS
    assert all(fact.text.endswith("?") for fact in question.facts)
    assert question.say.endswith(".")
    assert near(question.name)[0] == question.name


def test_the_command_line_knows_every_fact() -> None:
    asked = {fact.name for question in QUESTIONS.values() for fact in question.facts}
    assert asked <= set(FACTS)


@every_question
@pytest.mark.parametrize("book", names())
def test_every_answer_has_moves_and_no_card_of_the_example(question: Question, book: str) -> None:
    for street, facts in question.variants():
        answer = ask(question.name, street, facts, book, ())
        assert answer.rulings or answer.settings
        assert answer.steps or answer.results
        said = [answer.title, *[step.text for step in answer.steps], *answer.results]
        said += [text for card in answer.cards for text in (card.card, card.was, card.ends)]
        assert not [text for text in said if CARD.search(text) or PLAYER.search(text)]
        assert len({(card.card, card.ends) for card in answer.cards}) == len(answer.cards)
        json.dumps(answer.data())


def beyond_reach(book: Rulebook) -> set[tuple[str, str]]:
    """Rows that another row or an option leaves no room for."""
    out = set[tuple[str, str]]()
    if book.options["all_in_table"] == "may_muck":  # a hand may be thrown away
        out.add(("E6", "thrown_all_in"))
    if book.options["ask_to_see"] == "collusion_only":  # nobody may ask
        out |= {("E7", "by_winner"), ("E7", "by_another")}
    if book.rows["H5", "first_player"].remedy == "misdeal":  # the first extra card ends the deal
        out.add(("H5", "several"))
    return out


@pytest.mark.parametrize("name", names())
def test_every_row_is_reached(name: str) -> None:
    """A row that no question leads to could be anything."""
    book = load(name)
    reached = {
        (ruling.section, ruling.condition)
        for _, _, _, scene in VARIANTS
        for ruling in played(scene, scene.hand(book))[0].rulings
    }
    assert set(book.rows) - reached == beyond_reach(book)


def effect(answer: Answer) -> tuple[object, ...]:
    """What the dealer does and where cards and chips end, without the words of the ruling."""
    return (answer.steps, answer.cards, answer.results, answer.misdeal)


def answers(book: Rulebook, section: str) -> list[tuple[object, ...]]:
    """The effects of a book on every question that leads to a section."""
    out = []
    for question, street, facts, _ in VARIANTS:
        if section in SECTIONS_OF[question.name]:
            out.append(effect(ask(question.name, street, facts, book, ())))
    return out


SECTIONS_OF = {
    question.name: {
        ruling.section
        for street, facts in question.variants()
        if (scene := question.at(street, facts))
        for book in ("classic", "tda-2024")
        for ruling in played(scene, scene.hand(load(book)))[0].rulings
    }
    for question in QUESTIONS.values()
}


@pytest.mark.parametrize("name", [name for name in names() if load(name).base])
def test_another_books_remedy_in_a_row_changes_what_is_done(name: str) -> None:
    book, base = load(name), load(load(name).base)
    for key, row in book.rows.items():
        if key in book.silent or base.rows[key].remedy == row.remedy or key in beyond_reach(book):
            continue
        other = replace(book, rows={**book.rows, key: base.rows[key]})
        assert answers(other, key[0]) != answers(book, key[0]), key


@pytest.mark.parametrize("name", names())
def test_a_book_without_a_row_cannot_answer(name: str) -> None:
    book = load(name)
    for key in book.rows:
        less = replace(book, rows={one: row for one, row in book.rows.items() if one != key})
        if key in beyond_reach(book):
            continue
        with pytest.raises(LineError, match=f"has no row for {key[0]} {key[1]}"):
            answers(less, key[0])


def test_no_card_is_lost_by_any_remedy_a_house_may_choose() -> None:
    base = load("classic")
    for question, street, facts, scene in VARIANTS:
        rows = {(ruling.section, ruling.condition) for ruling in played(scene, scene.hand(base))[0].rulings}
        for key in rows & set(base.rows):
            for remedy in remedies_for(*key):
                book = replace(base, rows={**base.rows, key: replace(base.rows[key], remedy=remedy)})
                answer = ask(question.name, street, facts, book, ())
                assert answer.steps
                hand, _ = played(scene, scene.hand(book))
                assert sorted(card for pile in hand.state.piles.pile for card in pile) == list(
                    range(len(hand.state.piles.face))
                )
                assert len(hand.state.piles.face) >= SIZE


def test_the_question_of_the_early_turn_by_hand() -> None:
    """Worked out from RULES H4: x5 burned, x6 early; classic: x7 burned, x8 the turn, x6 shuffled in for the river."""
    answer = ask("early-turn", "flop", {"acted": False}, "classic", ["tda-2024"])
    assert [step.text for step in answer.steps] == [
        "Lay the early turn aside, face up.",
        "Finish the flop betting.",
        "Burn one card.",
        "Turn one card: the turn.",
        "Finish the turn betting.",
        "Shuffle the cards lying aside into the stub; cut.",
        "Don't burn: the river's burn is already down.",
        "Turn one card: the river.",
    ]
    assert [(card.card, card.ends) for card in answer.cards] == [
        ("the early burn", "the turn's burn"),
        ("the early turn", "shuffled into the stub: it may come again"),
        ("the card meant for the river", "the turn"),
    ]
    assert [step.who for step in answer.steps].count("players") == 2
    assert answer.sure
    (tda,) = answer.others
    assert not answer.same(tda)
    assert [step.text for step in tda.steps][2:] == [
        "Shuffle the cards lying aside into the stub; cut.",
        "Don't burn: the turn's burn is already down.",
        "Turn one card: the turn.",
    ]


def test_what_a_book_does_not_say_is_told() -> None:
    (ruling,) = ask("early-burn", "flop", {}, "tda-2024", ()).rulings
    assert ruling.standing is Standing.SILENT
    assert ruling.cited.startswith("TDA 2024 says nothing; Robert's Rules, v11 could be read only in part")
    assert not ask("early-burn", "flop", {}, "tda-2024", ()).sure
    assert ask("under-raise", "", {"half": True}, "roberts-11", ()).rulings[0].standing is Standing.NOT_READ


def test_a_question_that_cannot_be_answered_says_what_would_be_right() -> None:
    with pytest.raises(NoAnswer, match="'early-tun' isn't a question; perhaps early-turn"):
        ask("early-tun")
    with pytest.raises(NoAnswer, match="early-turn isn't asked on 'river'; use flop"):
        ask("early-turn", "river", {"acted": False})
    with pytest.raises(NoAnswer, match="does not ask for 'muck'; its facts are acted, two"):
        ask("early-turn", "flop", {"muck": True})
    with pytest.raises(NoAnswer, match="say two; the answer depends on it"):
        ask("early-turn", "flop", {"acted": True})
    with pytest.raises(NoAnswer, match="say street; the answer depends on it"):
        ask("no-burn", "", {"turned": False})
