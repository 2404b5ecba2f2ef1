"""Whatever the bytes, the reader gives scripts or a ScriptError, never anything else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from burncard.script import ScriptError, reads_all, write_all
from burncard.script.expect import KEYS
from burncard.script.fields import FIELDS

GOOD = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
actions = ["d dh p1 AsAd", "d dh p2 ????", "p2 cc", "p1 cbr 6.5", "p2 f"]

[_expect]
due = "d"
pots = [[4, "p1 p2"]]
"""

pieces = st.sampled_from(
    [
        *FIELDS,
        *KEYS,
        *GOOD.split(),
        "=",
        "[",
        "]",
        "{",
        "}",
        '"',
        "'''",
        '"""',
        "\n",
        "#",
        ",",
        "inf",
        "nan",
        "1e9",
        "-1",
        "0.5",
        "true",
        "1979-05-27",
        "[[1]]",
        "[1]",
        "_x",
        "??",
        "p0 f",
        "d db 99",
        "\r\n",
        "\ufeff",
        "\u2028",
    ]
)


def attempt(text: str | bytes) -> None:
    try:
        scripts = reads_all(text, "x.phhs")
    except ScriptError as error:
        assert error.problems
        assert all(problem.file == "x.phhs" and problem.right for problem in error.problems)
        assert str(error)
    else:
        write_all(scripts)


@given(st.binary(max_size=200))
def test_any_bytes(content: bytes) -> None:
    attempt(content)


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    attempt(text)


@given(st.lists(pieces | st.text(max_size=3), max_size=40))
def test_any_pieces(words: list[str]) -> None:
    attempt(" ".join(words))
    attempt("\n".join(words))


@given(st.integers(0, len(GOOD)), st.integers(0, 12), st.lists(pieces | st.text(max_size=3), max_size=3))
def test_a_good_file_spoilt(at: int, gone: int, put: list[str]) -> None:
    attempt(GOOD[:at] + "".join(put) + GOOD[at + gone :])


scalars = st.sampled_from(['""', '"As"', '"p1 f"', "0", "-1", "2.5", "1e400", "inf", "nan", "true", "07:32:00"])
values = scalars | st.lists(scalars, max_size=3).map(lambda items: f"[{', '.join(items)}]") | st.just("{p1 = [1]}")


@given(
    st.dictionaries(st.sampled_from([*FIELDS, "_expect"]), values), st.dictionaries(st.sampled_from([*KEYS]), values)
)
def test_any_value_in_any_field(own: dict[str, str], expected: dict[str, str]) -> None:
    good = dict(line.split(" = ", 1) for line in GOOD.split("\n\n")[0].splitlines())
    text = "".join([f"{name} = {value}\n" for name, value in {**good, **own}.items()])
    attempt(text)
    if "_expect" not in own:
        attempt(text + "[_expect]\n" + "".join([f"{name} = {value}\n" for name, value in expected.items()]))
