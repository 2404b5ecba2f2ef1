"""`burncard show`: the hand in sentences, each ruling with its source, and where the cards lie."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from burncard.cli import main
from burncard.cli.paint import Paint, paint_for

CASES = Path(__file__).parent.parent / "cases"


def told(capsys: pytest.CaptureFixture[str], name: str) -> str:
    assert main(["show", str(CASES / name)]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def test_an_early_turn(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "C33-premature-turn.hand")
    in_order = [
        "No-limit hold'em, 6 players, by the rulebook classic",
        "Player 1: 200, posts 1",
        "Player 6: 200, has the button",
        "Dealt: Player 1 4d Td, Player 2 7c 4s",
        "Before the flop",
        "Player 3 calls 2",
        "Player 4 folds",
        "Player 2 checks",
        "Flop (pot 6)",
        "Burned: 9s",
        "The flop: As Ks 9d",
        "Burned: 4c",
        "The turn: Kh",
        "Ruling: Turn dealt too early (Classic, irregularity 4)",
        "1. Lay Kh aside, face up.",
        "Set aside, face up: Kh",
        "Player 3 bets 10",
        "Player 1 calls 10",
        "Turn (pot 36)",
        "Burned: 8c",
        "The turn: 8h",
        "Shuffled and cut, with Kh",
        "River (pot 36)",
        "The river: 6d",
        "Where the cards lie",
        "Player 1: 4d Td",
        "Board: As Ks 9d 8h 6d",
        "Burns: 9s 4c 8c",
        "Muck: Qh Th 5c 6c 6h 7h",
        "Stub: 32 cards, on top Kh 2c Qs Ts",
        "Player 1 188, Player 2 188",
        "Player 1 is to act, and may check, fold or bet 2 to 188.",
    ]
    at = 0
    for sentence in in_order:
        found = text.find(sentence, at)
        assert found >= 0, f"{sentence!r} is not told after {text[:at][-200:]!r}"
        at = found


def test_why_a_ruling_is_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(CASES / "C33-premature-turn.hand")
    assert main(["show", path]) == 0
    assert "Noticed: " not in capsys.readouterr().out
    assert main(["show", "--why", path]) == 0
    out = capsys.readouterr().out
    assert "Noticed: a player was still to act before the turn; " in out
    assert "“Turn dealt too early” applies: " in out
    assert "Not “River dealt too early”" in out


SENTENCES = [
    ("C17-two-extra-cards.hand", "All cards come back; the deal starts again"),
    ("C17-two-extra-cards.hand", "Ruling: Misdeal ("),
    ("C17-two-extra-cards.hand", "Due from the dealer: All cards back, counted; bets back, posts stay; shuffle, cut."),
    ("C05-exposed-card-burned.hand", "(face up)"),
    ("C13-player-exposes-own-card.hand", "exposes Tc"),
    ("C69-declares-then-discards.hand", 'says "I play the board"'),
    ("C70-discards-without-a-word.hand", "Player 1 throws the hand away"),
    ("C70-discards-without-a-word.hand", "The hand is over."),
    ("C56-boxed-card-in-deal.hand", "Out of play: 5c"),
    ("C14-forgotten-replacement.hand", "The mistake is noticed"),
    ("C84-three-way-all-in.hand", "all-in"),
    ("C39-early-turn-face-down.hand", "(face down)"),
    ("fold-to-allin-end.hand", "Player 3 gets back 198"),
    ("fold-to-allin-end.hand", "Player 3 takes 5"),
    ("side-pots-3-end.hand", "Player 1 tables As Ad"),
]


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_a_sentence(name: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = next(CASES.rglob(name))
    assert sentence in told(capsys, str(path))


@pytest.mark.parametrize("path", sorted(CASES.rglob("*.hand")), ids=lambda path: path.stem)
def test_every_case_can_be_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, str(path))
    assert "step_" not in text
    assert "title_" not in text
    assert "reason_" not in text
    assert "Where the cards lie" in text


def test_names_and_decimals_of_a_phh_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.phh"
    path.write_text(
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [0.05, 0.10]\nmin_bet = 0.10\n"
        "starting_stacks = [inf, 7.50]\nplayers = ['Anna', '']\n"
        "actions = ['d dh p1 AsAd', 'd dh p2 7c2d', 'p2 cbr 0.30', 'p1 f']\n"
    )
    text = told(capsys, str(path))
    for sentence in ("Anna: not known, posts 0.1", "Player 2 raises to 0.3", "Anna folds", "Player 2 takes 0.2"):
        assert sentence in text
    assert "Anna not known, Player 2 7.6" in text


def test_what_cannot_be_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    none = str(tmp_path / "none.hand")
    assert main(["show", none, str(CASES / "C01-normal-hand.hand")]) == 2
    out, err = capsys.readouterr()
    assert err.startswith(f"{none}: cannot be read: ")
    assert "The flop: As Ks 9d" in out


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert paint_for(Terminal()).on
    assert not paint_for(io.StringIO()).on
    monkeypatch.setenv("TERM", "dumb")
    assert not paint_for(Terminal()).on
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not paint_for(Terminal()).on


def test_a_card_has_the_colour_of_its_suit() -> None:
    assert Paint(on=True).cards("The turn: Kh") == "The turn: \x1b[31mKh\x1b[0m"
    assert Paint(on=False).cards("The turn: Kh") == "The turn: Kh"
    assert Paint(on=False)("red", "no") == "no"
