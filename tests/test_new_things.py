"""ARCHITECTURE.md, "Where a new thing goes": each row is done in a copy of the tree, which says what is still missing.

Whoever builds a thing of another kind adds a test here, and a row there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src/burncard", "tests", "scripts", "docs", "web/src/lib", "examples")
LEFT = shutil.ignore_patterns("static", "__pycache__", "node_modules", "session", "browser")


class Tree:
    """A copy of the project that things are added to."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.touched: set[str] = set()
        for name in COPIED:
            shutil.copytree(ROOT / name, root / name, ignore=LEFT)
        shutil.copy(ROOT / "pyproject.toml", root)

    def write(self, name: str, text: str) -> None:
        """A file of its own."""
        self.touched.add(name)
        (self.root / name).write_text(dedent(text).lstrip("\n"), encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        """`old` becomes `new` in the one file of that name under src; it stands there once or more."""
        (path,) = (self.root / "src").rglob(name)
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        self.touched.add(path.relative_to(self.root).as_posix())

    def python(self, *words: str) -> str:
        """What a Python of the copy says, whether it ends well or not."""
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "COLUMNS": "1000"}
        done = subprocess.run(
            [sys.executable, *words], cwd=self.root, env=environment, capture_output=True, text=True, check=False
        )
        return done.stdout + done.stderr

    def make_pages(self) -> None:
        """What is made from the tables is made anew."""
        assert not self.python("scripts/rulebook_pages.py")

    def tested(self, *words: str) -> str:
        """What pytest says of the copy."""
        return self.python("-m", "pytest", "-p", "no:cacheprovider", "-p", "no:warnings", "--tb=short", *words)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "burncard")


FOULED = """
from __future__ import annotations

from burncard.rulings.kinds import FLOPPED, Condition, Kind, Story

IRREGULARITY = Kind(
    section="H24",
    heading="Hand fouled by other cards",
    about="A live hand touches the muck and cannot be told from it. Its player has no claim. Source: derived.",
    line="fl fouled p3",
    like="hands",
    conditions={
        "fouled": Condition(
            title="Hand fouled",
            when="a live hand has mixed with the muck",
            remedies=("dead",),
            also=("plays",),
            story=Story(
                name="fouled-hand",
                title="A hand was fouled",
                say="A player's hand touched the muck and cannot be told from it.",
                group="hands",
                street="flop",
                before=FLOPPED,
                mistake=("fl fouled p1",),
                names={"p1": "the player"},
            ),
        ),
    },
    untiled="the floor says it",
)
"""
FOULED_LINE = '''
"""``fl fouled``: a hand cannot be told from the muck."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.game.lines import Line
from burncard.game.steps import Step
from burncard.referee.lines.kind import LineKind
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.rulings import note


def fouled(st: State, line: Line) -> None:
    """The hand of `line.seat` cannot be told from the muck (H24)."""
    dead = st.book.row("H24", "fouled").remedy == "dead" and st.live[line.seat]
    note(st, "H24", "fouled", Step("kill", player=line.seat) if dead else None)
    advance(st)


LINE = LineKind(
    who="fl",
    what="fouled",
    form=Form(seat="required"),
    does=fouled,
    says="The hand of {seat} is found among the muck",
    means={"fl fouled pN": "the hand of pN cannot be told from the muck"},
    example="fl fouled p3",
)
'''
FOULED_CASE = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
_rulebook = "classic"
_deck = "4d7cTcQh5c6hTd4s6sTh"
actions = ["d deal", "fl fouled p1", "d go"]

[_expect]
muck = "4d Qh"
rulings = ["H24"]
"""
#: The structure of all of it, each row and its words, its pages; and the rows that a case has to ask for.
CHECKS = ("tests/rulings/test_irregularities.py", "tests/rulebooks/test_rulebook_words.py", "tests/rulings/test_rows.py",
          "tests/sheets/test_rulebook_pages.py", "-k",
          "H24 or h24 or reached or every_condition or names_no or pages_in_docs or every_remedy")  # fmt: skip


def fouled(tree: Tree, value: str = FOULED) -> None:
    """The value, the line that makes it, and the row of the default book."""
    tree.write("src/burncard/rulings/irregularities/h24_fouled.py", value)
    line(tree)


def line(tree: Tree, value: str = FOULED_LINE) -> None:
    tree.write("src/burncard/referee/lines/fl_fouled.py", value)


def row(tree: Tree) -> None:
    tree.change(
        "rulebooks/classic.py", "ROWS = (\n", 'ROWS = (\n    Row("H24", "fouled", "dead", _DERIVED, "derived"),\n'
    )


def case(tree: Tree) -> None:
    tree.write("tests/rulings/hands/H24-fouled.hand", FOULED_CASE)


def test_an_irregularity(tree: Tree) -> None:
    """A file, its line, a row of the default book, a case. Nothing else is touched by hand."""
    fouled(tree)
    row(tree)
    case(tree)
    tree.make_pages()
    said = tree.tested(*CHECKS)
    assert "passed" in said, said
    assert "failed" not in said, said
    assert tree.touched == {
        "src/burncard/referee/lines/fl_fouled.py",
        "src/burncard/rulings/irregularities/h24_fouled.py",
        "src/burncard/rulings/rulebooks/classic.py",
        "tests/rulings/hands/H24-fouled.hand",
    }


@pytest.mark.parametrize(
    ("part", "without", "said"),
    [
        ("title", 'title="Hand fouled",', "h24_fouled: fouled has no title"),
        ("when", 'when="a live hand has mixed with the muck",', "h24_fouled: fouled has no when"),
        ("line", 'line="fl fouled p3",', "h24_fouled: no line"),
        ("tile", 'untiled="the floor says it",', "h24_fouled: no tiles, and untiled does not say why"),
        ("other remedies", 'also=("plays",),', "h24_fouled: fouled is not told and has nothing to be exchanged with"),
        ("kind", 'like="hands",', "h24_fouled: like is ''; one of street, deal"),
    ],
)
def test_a_part_left_out_is_named(part: str, without: str, said: str) -> None:
    """Without running the copy: the value itself says it."""
    from burncard.rulings.kinds import Kind, lacks

    name = without.partition("=")[0]
    assert without in FOULED
    names: dict[str, object] = {}
    exec(FOULED.replace(without, "" if name in ("also", "untiled") else f'{name}="",'), names)
    value = names["IRREGULARITY"]
    assert isinstance(value, Kind)
    assert [one for one in lacks("h24_fouled", value) if one.startswith(said)], part


def test_an_irregularity_without_row_case_story_or_pages(tree: Tree) -> None:
    head, _, tail = FOULED.partition("            story=")
    fouled(tree, head + tail[tail.index("            ),\n") + len("            ),\n") :])
    said = tree.tested(*CHECKS)
    assert "classic has no row for H24 fouled" in said
    assert "no question leads to H24 fouled, and no story tells of it" in said
    assert "docs/rulebook" not in said, "nothing is made of what no book has"
    row(tree)
    said = tree.tested(*CHECKS)
    assert "has no row for" not in said
    assert "docs/rulebook/H24.md" in said, "the pages are to be made"
    assert "[classic-H24-fouled] - AssertionError: no case that asserts cards or chips asks for it" in said


def test_a_file_without_a_value_and_a_section_without_a_heading(tree: Tree) -> None:
    every = ("-c", "from burncard.rulings.irregularities import every; every()")
    tree.write("src/burncard/rulings/irregularities/h24_fouled.py", "SECTION = 'H24'\n")
    assert "LookupError: irregularities/h24_fouled has no IRREGULARITY" in tree.python(*every)
    tree.write("src/burncard/rulings/irregularities/h24_fouled.py", FOULED.replace("    heading=", "    # heading="))
    assert "LookupError: irregularities/h24_fouled: nobody says the heading of H24" in tree.python(*every)
    tree.write("src/burncard/rulings/irregularities/h24_fouled.py", FOULED.replace('"H24"', '"H23"'))
    assert "H23 has its heading in h23_tabled_early" in tree.python(*every)


#: What every line is asked, and what is made of all of them; a mistake that no book has a row for yet is not tried.
LINES = ("tests/referee/test_lines.py", "tests/sheets/test_rulebook_pages.py", "-k", "test_lines or pages_in_docs")
READ_DONE_TOLD = """
from burncard import Hand
from burncard.cli.completing import completions
from burncard.cli.table import Table
from burncard.script import reads

hand = Hand([200] * 3, [1, 2], deck="4d7cTcQh5c6hTd4s6sTh")
hand.do("d deal")
hand.do("fl notified p2")
print(reads(hand.script()).data["actions"], completions("notified ", 2))
print(Table({"stacks": [200] * 3, "blinds": [1, 2]}, bytes(32)).full("notified p2"))
open("told.hand", "w").write(hand.script())
from burncard.cli import main
main(["show", "told.hand"])
try:
    hand.do("fl whistle")
except ValueError as error:
    print(error)
"""
#: A line that makes no irregularity: a player is told something.
NOTIFIED = """
from __future__ import annotations

from burncard.game.forms import Form
from burncard.game.lines import Line
from burncard.referee.lines.kind import LineKind
from burncard.referee.model.state import State


def notified(st: State, line: Line) -> None:
    st.said[line.seat] = "told"


LINE = LineKind(
    who="fl",
    what="notified",
    form=Form(seat="required"),
    does=notified,
    says="{seat} is told how the rules are",
    means={"fl notified pN": "pN was told how the rules are"},
    example="fl notified p1",
)
"""


def test_a_line(tree: Tree) -> None:
    """One file; then it is read, done, written, told, completed, refused by name, and stands in the document."""
    tree.write("src/burncard/referee/lines/fl_notified.py", NOTIFIED)
    assert "not current: docs/table-script.md" in tree.python("scripts/rulebook_pages.py", "--check")
    tree.make_pages()
    assert "| `fl notified pN` | pN was told how the rules are |" in (tree.root / "docs/table-script.md").read_text()
    said = tree.python("-c", READ_DONE_TOLD)
    assert said.startswith("['d deal', 'fl notified p2'] ['p1', 'p2']\nfl notified p2\n"), said
    assert "Player 2 is told how the rules are" in said
    assert "unknown floor action 'whistle'. Use notice, rule" in said
    assert "entered or notified" in said
    said = tree.tested(*LINES)
    assert "failed" not in said, said
    assert len(tree.touched) == 1


@pytest.mark.parametrize(
    ("without", "said"),
    [
        ('    says="{seat} is told how the rules are",\n', "missing 1 required keyword-only argument: 'says'"),
        ("    does=notified,\n", "missing 1 required keyword-only argument: 'does'"),
        ("LINE = LineKind", "lines/fl_notified has no LINE"),
    ],
)
def test_a_line_without_a_part(tree: Tree, without: str, said: str) -> None:
    every = ("-c", "from burncard.referee.lines import every; every()")
    tree.write(
        "src/burncard/referee/lines/fl_notified.py",
        NOTIFIED.replace(without, "VALUE = LineKind" if "LINE" in without else ""),
    )
    assert said in tree.python(*every)


def test_a_line_that_is_half_said(tree: Tree) -> None:
    """Empty parts, a file named for another line, an example that is none, a row of another line: each by name."""
    half = NOTIFIED.replace('"{seat} is told how the rules are"', '""').replace("does=notified", "does=None")
    half = half.replace("fl notified p1", "fl told p1").replace("fl notified pN", "fl told pN")
    tree.write("src/burncard/referee/lines/fl_notified.py", half)
    said = tree.tested(*LINES[:-1], "leaves_nothing_out or its_rows or pages_in_docs")
    assert "fl_notified: no says" in said
    assert "fl_notified: no does" in said
    assert "fl_notified: the example is 'fl told p1'" in said
    assert "test_its_rows_name_its_words_and_its_flags[fl_notified]" in said
    assert "docs/table-script.md" in said, "the document is to be made"
    tree.write("src/burncard/referee/lines/fl_other.py", NOTIFIED)
    every = ("-c", "from burncard.referee.lines import every; every()")
    assert "lines/fl_other: its LINE is fl_notified; the file is named for it" in tree.python(*every)


HALF_POT = '''
from __future__ import annotations

from burncard.game.rounds import Round
from burncard.game.structures.base import Structure


class HalfPot(Structure):
    """A raise may add half of the pot after the call."""

    code = "HP"
    name = "half-pot-limit"

    def most(self, round_: Round, player: int, stack: int, pot: int) -> int:
        """The level plus half of the pot once the call is in it, or all-in for less."""
        call = round_.level - round_.bets[player]
        return min(round_.bets[player] + stack, max(round_.level + (pot + call) // 2, round_.level + round_.full))


STRUCTURE = HalfPot
'''
DEALT_SCRIPTED_SHOWN = """
from burncard import Hand
from burncard.cli import main
from burncard.server.dealt import check, deal_in
from burncard.server.protocol import Settings

hand = Hand([200] * 3, [1, 2], variant="HP", deck="")
hand.do("d deal")
print(hand.legal.min_to, hand.legal.max_to)
hand.do("p3 cbr 4")
assert Hand.from_script(hand.script()).digest() == hand.digest()
open("half.hand", "w").write(hand.script())
check(Settings(structure="HP"), ("classic",))
dealt = deal_in(Settings(structure="HP"), {seat: 200 for seat in range(1, 7)}, 1, bytes(32))
print(Hand(**dealt.arguments()).state.structure.name)
main(["show", "half.hand"])
"""


def test_a_betting_structure(tree: Tree) -> None:
    """One file; then it can be dealt, written and read as a script, told, and chosen at the table."""
    tree.write("src/burncard/game/structures/half_pot.py", HALF_POT)
    assert "not current: web/src/lib/structures.ts" in tree.python("scripts/rulebook_pages.py", "--check")
    tree.make_pages()
    assert "code: 'HP', name: 'Half pot limit', limits: 'none'" in (tree.root / "web/src/lib/structures.ts").read_text()
    said = tree.python("-c", DEALT_SCRIPTED_SHOWN)
    assert said.startswith("4 4\nhalf-pot-limit\nhalf.hand\nHalf-pot-limit hold'em, 3 players"), said
    assert "raises to 4" in said
    assert len(tree.touched) == 1


def test_a_betting_structure_without_a_code(tree: Tree) -> None:
    ask = ("-c", "from burncard.game.structures import structures; structures()")
    tree.write("src/burncard/game/structures/half_pot.py", HALF_POT.replace('    code = "HP"\n', ""))
    assert "LookupError: structures/half_pot has no STRUCTURE with a code" in tree.python(*ask)
    tree.write("src/burncard/game/structures/half_pot.py", HALF_POT.replace('"HP"', '"NT"'))
    assert "the code NT is half-pot-limit's" in tree.python(*ask)


VENICE = """
from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "venice-2026"
TITLE = "Venice 2026"
REVISION = 1
BASE = "classic"

OPTIONS = {"cutoff": "tda_sa"}

ROWS = (Row("H2", "too_few", "reshuffle", "Venice 7"), Row("H9", "one", "scrap", "Venice 8"))
"""


def test_a_rulebook(tree: Tree) -> None:
    """A table, its name among the others; a remedy that cures nothing, an option without a source and old pages are named."""
    tree.write("src/burncard/rulings/rulebooks/venice_2026.py", VENICE)
    rulebooks = tree.root / "src/burncard/rulings/rulebooks/__init__.py"
    text = rulebooks.read_text(encoding="utf-8")
    rulebooks.write_text(text.replace("tda_2024,", "tda_2024, venice_2026,"), encoding="utf-8")
    said = tree.tested("tests/rulebooks/test_rulebook_words.py", "tests/sheets", "-k", "venice or pages_in_docs")
    assert "venice-2026: H9 one cannot be scrap; next_card_serves can" in said
    assert "test_every_option_is_known_and_its_source_named[venice-2026]" in said
    assert "docs/rulebook/H2.md" in said


def test_house_rules(tree: Tree) -> None:
    """A TOML file; what changes nothing is not one."""
    tree.write("house.toml", 'name = "x"\ntitle = "X"\nbase = "classic"\n[rules]\nearly_turn = "next_card"\n')
    check = ("-m", "burncard", "rulebook", "check", "house.toml")
    assert "nothing differs from Classic" in tree.python(*check)
    tree.write("house.toml", 'name = "x"\ntitle = "X"\nbase = "classic"\n[rules]\nearly_turn = "reshuffle"\n')
    assert "It changes:" in tree.python(*check)
