"""One family of refusals, one kind of problem, one place that finds the line of a TOML key."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import burncard
from burncard.errors import BurncardError, Problem, TextError
from burncard.where import Where

#: Not refusals of what somebody said: a broken database, a library that is not installed, a count that was broken off,
#: and what the server sends back as a message.
FAULTS = {"StoreError", "NoPdf", "Cancelled", "Refused"}


def classes() -> list[type]:
    found: dict[str, type] = {}
    for info in pkgutil.walk_packages(burncard.__path__, "burncard."):
        if not info.name.endswith("__main__"):
            found |= {
                f"{one.__module__}.{one.__name__}": one
                for one in vars(importlib.import_module(info.name)).values()
                if isinstance(one, type) and one.__module__ == info.name
            }
    return list(found.values())


def test_every_refusal_is_of_one_family_and_every_name_is_one_thing() -> None:
    errors = [
        one for one in classes() if issubclass(one, Exception) and not {base.__name__ for base in one.__mro__} & FAULTS
    ]
    assert len(errors) > 10
    assert not [one for one in errors if not issubclass(one, BurncardError)]
    assert [one for one in classes() if one.__name__ == "Problem"] == [Problem]


def test_a_problem_says_where_what_and_what_would_be_right() -> None:
    assert str(Problem("a.toml", 3, "x = 1", "no such field")) == "a.toml:3: x = 1: no such field"
    assert str(Problem("a.toml", None, "", "cannot be read")) == "a.toml: cannot be read"
    assert str(Problem("", None, "x", "y")) == "x: y"
    assert str(TextError("script", [Problem("", 1, "x", "y"), Problem("", 2, "z", "y")])) == "1: x: y\n2: z: y"


TOML = """\
name = "x"
[rules]
early_turn = "a"  # a comment with [[row]]

[[row]]
section = "H4"
[[row]]
remedy = "b"
[row.more]
deep = [1,
  2]
[last]
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("name",), 1), (("rules",), 2), (("rules", "early_turn"), 3), (("row",), 5), (("row", 0), 5),
        (("row", 0, "section"), 6), (("row", 1), 7), (("row", 1, "remedy"), 8), (("row", 1, "more", "deep", 1), 11),
        (("row", 1, "lost"), 7), (("row", 7), 5), (("last",), 12), (("nothing",), None),
    ],
)  # fmt: skip
def test_a_key_is_found_on_its_line(path: tuple[str | int, ...], line: int | None) -> None:
    assert Where(TOML).line(*path) == line
