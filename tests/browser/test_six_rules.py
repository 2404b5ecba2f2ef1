"""Each of the six rules lived through at tablet size with the page's own controls."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from table_page import TablePage

OpenTable = Callable[..., TablePage]


def test_rule_1_an_exposed_hole_card(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(1)
    page.says("Pitch the next card face up.")
    page.flip()
    page.tap("pitch")
    exposed = page.held(2)
    assert len(exposed) == 1 and exposed != ["??"], "the whole table sees it"
    page.says("Hole card exposed")
    page.says("Pitch the next card to seat 3.")
    page.shot("rule-1-exposed")
    for _ in range(8):
        page.tap("pitch")
    page.says("step 1 of 1")
    page.says("from seat 2")
    page.tap("go")
    assert page.held(2) == ["??", "??"]
    assert page.pile("next") == exposed
    page.sound()
    page.shot("rule-1-replaced")
    page.play_on("Flop")
    assert page.pile("burns") == exposed, "it is the flop's burn"


def test_rule_1_the_first_card_is_a_misdeal(open_table: OpenTable) -> None:
    page = open_table()
    page.finish()
    page.tap("next")
    page.says("Shuffle and cut the deck.")
    page.tap("shuffle")
    page.flip()
    page.tap("pitch")
    page.phase("Misdeal")
    page.says("ll cards back")
    assert page.table["stub"] == 52
    page.shot("rule-1-misdeal")
    page.tap("rest")
    page.phase("Before the flop")


def test_rule_2_a_flop_with_four_cards(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(2)
    page.tap("burn", "more", "turn")
    four = page.board()
    assert len(four) == 4
    page.says("Flop with too many cards")
    page.says("step 1 of 4")
    page.sound()
    page.shot("rule-2-four-cards")
    page.tap("go")
    assert sorted(page.pile("aside")) == sorted(four)
    page.tap("go", "go")
    assert len(page.board()) == 3
    assert len(page.pile("burns")) == 1, "no second burn"
    assert not page.pile("aside")
    page.sound()
    page.shot("rule-2-new-flop")


def test_rule_3_the_flop_too_early(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(3)
    page.tap("burn", "turn")
    page.says("Flop dealt too early")
    early = page.board()
    page.shot("rule-3-early-flop")
    page.tap("go")
    assert page.board() == [] and sorted(page.pile("aside")) == sorted(early)
    page.says("Finish the preflop betting. Action is on seat 1.")
    page.sound()
    page.shot("rule-3-option")
    page.tap("call")
    page.says("Shuffle")
    page.tap("go", "go")
    assert len(page.board()) == 3
    assert len(page.pile("burns")) == 1, "the one burn made stays the flop's"


def test_rule_4_the_turn_too_early(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    page.tap("burn", "turn")
    early = page.board()[3]
    page.says("Turn dealt too early")
    page.says("step 1 of 8")
    page.sound()
    page.shot("rule-4-early-turn")
    page.tap("go")
    assert page.pile("aside") == [early]
    page.tap("call")
    page.says("Burn one card.")
    page.tap("go", "go")
    assert len(page.board()) == 4 and page.board()[3] != early
    page.shot("rule-4-new-turn")
    page.play_on("River")
    assert len(page.pile("burns")) == 3
    assert not page.pile("aside"), "it was shuffled into the stub"
    page.sound()
    page.shot("rule-4-river")


def test_rule_5_an_extra_card(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(5)
    page.seat(1)
    page.tap("pitch")
    assert len(page.held(1)) == 3
    page.says("Extra card to the first player")
    page.sound()
    page.shot("rule-5-three-cards")
    page.tap("go")
    assert len(page.held(1)) == 2
    assert page.table["stub"] == 40
    page.shot("rule-5-back-on-top")


def test_rule_6_playing_the_board(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(6)
    page.says("Throw your cards away without a word.")
    page.shot("rule-6-showdown")
    page.tap("muck", "go")
    page.says("Seat 2 takes 4.")
    page.shot("rule-6-nothing-left")
    page.tap("books")
    expect(page.page.locator("article[data-book]")).to_have_count(2)
    page.shot("rule-6-by-two-books")
    page.page.keyboard.press("Escape")
    page.tap("undo", "undo")
    page.says("Throw your cards away without a word.")
    page.tap("board", "muck")
    page.finish()
    page.says("Seat 1 takes 2")
    page.shot("rule-6-half-the-pot")
