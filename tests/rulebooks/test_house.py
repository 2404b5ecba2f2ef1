"""House rules: read, checked, written, played."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from burncard import Hand
from burncard.cli.books import find
from burncard.errors import LineError
from burncard.game.options import VALUES
from burncard.rulings.irregularities import in_books, remedies_for
from burncard.rulings.rulebooks import house, load, names
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.rulings.rulebooks.table import Rulebook
from burncard.sheets.rows import switch_value

HEAD = 'name = "riverside"\ntitle = "Riverside card room"\nbase = "{base}"\n'
TEXT = HEAD.format(base="tda-2024") + (
    '[rules]\nearly_turn = "next_card"\ncutoff = "two_players"\nfirst_cards = 1\n\n'
    '[[row]]\nsection = "H2"\ncondition = "too_few"\nremedy = "reshuffle"\nsource = "House rule 12"\n'
)


def test_a_house_book_is_its_base_but_for_what_it_says() -> None:
    book, base = house.read(TEXT), load("tda-2024")
    assert (book.name, book.title, book.base, book.revision) == (
        "house:riverside",
        "Riverside card room",
        "tda-2024",
        1,
    )
    assert book.rows["H4", "turn"].remedy == "next_card"
    assert book.rows["H2", "too_few"].source == "House rule 12"
    assert book.rows["H2", "too_few"].basis == "house"
    assert book.options == base.options.with_({"cutoff": "two_players"})
    assert set(house.changes(book)) == {
        ("H1", "second"), ("H2", "too_few"), ("H4", "turn"), ("H4", "one_action_turn"), ("", "cutoff"),
    }  # fmt: skip
    unchanged = set(base.rows) - {key for key in book.rows if key not in book.silent}
    assert all(book.rows[key] == base.rows[key] for key in unchanged)
    assert house.is_house(book)
    assert not house.is_house(base)


def test_it_is_written_and_read_again() -> None:
    book = house.read(TEXT)
    assert house.from_table(house.table(book)) == book


WRONG = {
    'base = "tda"': ("base = 'tda'", "one of classic, roberts-11"),
    'name = "River side"': ("name = 'River side'", "small letters, digits and hyphens"),
    'name = "classic"': ("name = 'classic'", "a name of its own"),
    "name = 3": ("name = 3", "small letters"),
    'title = ""': ("title = ''", "as people know it"),
    "revision = 0": ("revision = 0", "a whole number from 1"),
    "revision = true": ("revision = True", "a whole number from 1"),
    'early_turn = "x"': ("early_turn = 'x'", "one of next_card, reshuffle"),
    'early_turn = ["next_card"]': ("early_turn = ['next_card']", "one of next_card, reshuffle"),
    "first_cards = 7": ("first_cards = 7", "one of 0, 1, 2"),
    "first_cards = true": ("first_cards = True", "one of 0, 1, 2"),
    'erly_turn = "next_card"': ("erly_turn = 'next_card'", "no such rule; there are action_changed"),
    'cutoff = "never"': ("cutoff = 'never'", "one of two_players, tda_sa"),
    'section = "H99"': ("section = 'H99'", "one of "),
    'condition = "few"': ("condition = 'few'", "H2 has turned"),
    'remedy = "misdeal"': ("remedy = 'misdeal'", "H2 too_few can be add_missing or reshuffle"),
    "remedy = []": ("remedy = []", "H2 too_few can be"),
    'source = ""': ("source = ''", "the rule as the house knows it"),
    'basis = "sure"': ("basis = 'sure'", "one of house, read, derived"),
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_with_its_line_and_what_would_be_right(line: str) -> None:
    field = line.partition(" = ")[0]
    rows = TEXT.replace("remedy =", 'basis = "house"\nremedy =').splitlines()
    rows.insert(3, "revision = 2")
    at = next((number for number, row in enumerate(rows) if row.startswith(f"{field} = ")), None)
    if at is None:
        at = rows.index("[rules]") + 1
        rows.insert(at, line)
    else:
        rows[at] = line
    with pytest.raises(house.HouseError) as caught:
        house.read("\n".join(rows), "my.toml")
    said = str(caught.value)
    read, right = WRONG[line]
    assert f"my.toml:{at + 1}: {read}: " in said
    assert right in said


def test_all_that_is_wrong_is_said_at_once_in_order() -> None:
    with pytest.raises(house.HouseError) as caught:
        house.read('name = "x"\nbase = "y"\n[rules]\nearly_turn = "no"\nfoo = 1\n')
    assert [problem.line for problem in caught.value.problems] == [None, 2, 4, 5]


def test_fields_that_are_none_are_named() -> None:
    with pytest.raises(house.HouseError, match=r"m.toml:4: colour = 'red': no such field; there are name"):
        house.read(HEAD.format(base="classic") + 'colour = "red"\n' + '[rules]\nearly_turn = "reshuffle"\n', "m.toml")
    with pytest.raises(house.HouseError, match=r"m.toml:12: colour = 'red': no such field; a row has section"):
        house.read(
            TEXT.replace('source = "House rule 12"', "").replace("remedy =", 'colour = "red"\nremedy ='), "m.toml"
        )
    with pytest.raises(house.HouseError, match="a table: "):
        house.from_table({"name": "x", "title": "X", "base": "classic", "rules": 3})
    with pytest.raises(house.HouseError, match="tables: "):
        house.from_table({"name": "x", "title": "X", "base": "classic", "row": 3})
    with pytest.raises(house.HouseError, match="a table with section"):
        house.from_table({"name": "x", "title": "X", "base": "classic", "row": [3]})


def test_text_that_is_no_toml_names_the_line() -> None:
    with pytest.raises(house.HouseError, match=r"^my.toml:2: "):
        house.read('name = "x"\ntitle = \n', "my.toml")


@pytest.mark.parametrize("base", names())
def test_a_book_that_changes_nothing_is_an_error(base: str) -> None:
    same = (
        'early_turn = "next_card"'
        if load(base).rows["H4", "turn"].remedy == "next_card"
        else 'early_turn = "reshuffle"'
    )
    with pytest.raises(house.HouseError, match="nothing differs from"):
        house.read(f"{HEAD.format(base=base)}[rules]\n{same}\n")
    with pytest.raises(house.HouseError, match="nothing differs from"):
        house.read(HEAD.format(base=base))


def test_a_row_said_twice_is_an_error() -> None:
    row = '[[row]]\nsection = "H4"\ncondition = "turn"\nremedy = "reshuffle"\n'
    with pytest.raises(house.HouseError, match="said twice"):
        house.read(f'{HEAD.format(base="classic")}[rules]\nearly_turn = "reshuffle"\n{row}')


def every_choice() -> list[tuple[str, str]]:
    return [(name, value) for name, values in (*SWITCHES.items(), *VALUES.items()) for value in values]


@pytest.mark.parametrize(("name", "value"), every_choice())
def test_every_choice_over_every_base_changes_it_or_is_said_to_change_nothing(name: str, value: str) -> None:
    changed = 0
    for base in names():
        try:
            book = house.read(f'{HEAD.format(base=base)}[rules]\n{name} = "{value}"\n')
        except house.HouseError as error:
            assert "nothing differs" in str(error)
            continue
        changed += 1
        assert house.from_table(house.table(book)) == book
    assert changed or all(has(load(base), name, value) for base in names())


def has(book: Rulebook, name: str, value: str) -> bool:
    """Whether a book has that choice already."""
    return (book.options[name] if name in book.options else switch_value(book, name)) == value


@pytest.mark.parametrize("key", [key for key in in_books() if len(remedies_for(*key)) > 1], ids="_".join)
def test_every_remedy_of_a_row_can_be_chosen_by_row(key: tuple[str, str]) -> None:
    for remedy in remedies_for(*key):
        data: dict[str, Any] = {"name": "x", "title": "X", "base": "classic"}
        data["row"] = [{"section": key[0], "condition": key[1], "remedy": remedy}]
        if load("classic").rows[key].remedy == remedy:
            with pytest.raises(house.HouseError, match="nothing differs"):
                house.from_table(data)
        else:
            assert house.from_table(data).rows[key].remedy == remedy


def test_a_file_is_found_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert find(str(file)) == house.read(TEXT)
    assert find("classic") is load("classic")
    with pytest.raises(LineError, match="tda-2024 perhaps"):
        find("tda-2042")
    with pytest.raises(house.HouseError, match="cannot be read"):
        find(str(tmp_path / "none.toml"))
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(house.HouseError, match="not text in UTF-8"):
        find(str(file))


def test_a_recorded_hand_carries_its_house_book() -> None:
    book = house.read(TEXT)
    hand = Hand([200] * 3, [1, 2, 0], rulebook=book, deck="")
    for line in ("d deal", "p3 cc", "p1 cc", "p2 cc", "d go *", "p1 cc", "d bn", "d db 1"):
        hand.do(line)
    assert hand.rulings[0].remedy == "next_card"
    text = hand.script()
    assert tomllib.loads(text)["_rulebook"] == "house:riverside"
    again = Hand.from_script(text)
    assert again.rulebook == book
    assert again.digest() == hand.digest()


def some_books() -> list[Rulebook]:
    """A house book for each pair of neighbouring switches, every value in turn."""
    out = []
    for (one, ones), (two, twos) in itertools.pairwise(SWITCHES.items()):
        for (a, b), base in zip(itertools.product(ones, twos), itertools.cycle(names())):
            try:
                out.append(house.read(f'{HEAD.format(base=base)}[rules]\n{one} = "{a}"\n{two} = "{b}"\n'))
            except house.HouseError:
                continue
    return out


def test_switches_combine() -> None:
    assert len(some_books()) > 40


def test_the_file_in_the_documentation_is_one() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "house-rules.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert house.read(text).rows["H2", "too_few"].source == "House rule 12"
