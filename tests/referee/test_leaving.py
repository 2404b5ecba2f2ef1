"""What lies, what was due -> what it is: each row of the two tables is reached by a hand, and by no row before it."""

from __future__ import annotations

import pytest

from burncard import Hand
from burncard.errors import Illegal
from burncard.referee.lines import boards, burns, leaving
from burncard.referee.lines.leaving import Left, Row

DECK = "2c2d2h2s3c3d 4c4d4h4s5c5d 7h 8c9dTs 7c Jh 7d Qs 6h6d6c6s KhKdKcKs AcAd"
CALLED = ("d deal", "p3 cc", "p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc")
FLOPPED = (*CALLED, "d bn", "d db 3")
CHECKED = tuple([f"p{n} cc" for n in range(1, 7)])
RIVERED = (*FLOPPED, *CHECKED, "d bn", "d db 1", *CHECKED, "d bn", "d db 1")
#: An exposed hole card waits to be the burn.
EXPOSED = (
    *[f"d dh p{n}" for n in (1, 2, 3, 4, 5, 6, 1, 2, 3)],
    "d dh p4 up",
    "d dh p5",
    "d dh p6",
    "d dh p4",
    *CALLED[1:],
)
#: Four cards were laid down as the flop; one of them is drawn as the next burn (TDA).
SCRAMBLED = (*CALLED, "d bn", "d db 8c9dTs7c", "d go *", "d sh 7c8c9dTs", "d go")

BURNS = (
    (CALLED, "d bn XX"),
    (CALLED, "d bn late"),
    (CALLED, "d bn 7h boxed"),
    (CALLED, "d bn"),
    (RIVERED, "d bn"),
    (FLOPPED, "d bn"),
)
BOARDS = (
    ((*CALLED, "d bn"), "d db 3 foreign"),
    ((*CALLED, "d bn"), "d db XX 8c 9d"),
    ((*CALLED, "d bn"), "d db 8c flash"),
    (SCRAMBLED, "d db 3"),
    (EXPOSED, "d db 3"),
    ((*CALLED, "d bn"), "d db 3 late"),
    ((*CALLED, "d bn"), "d db 8c boxed"),
    ((*CALLED, "d bn"), "d db 3"),
    (RIVERED, "d db 1"),
    (CALLED, "d db 3"),
)


def _hand(lines: tuple[str, ...]) -> Hand:
    book = "tda-2024" if lines is SCRAMBLED else "classic"
    hand = Hand([200] * 6, [1, 2], deck=DECK.replace(" ", ""), rulebook=book)
    for line in lines:
        hand.do(line)
    return hand


@pytest.mark.parametrize(
    ("rows", "at"), [(burns.BURNS, at) for at in range(len(BURNS))] + [(boards.BOARDS, at) for at in range(len(BOARDS))]
)
def test_each_row_is_reached_by_a_hand_and_by_no_row_before_it(
    rows: tuple[Row, ...], at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, line = (BURNS if rows is burns.BURNS else BOARDS)[at]
    hand = _hand(before)
    fitted: list[int] = []

    def first(table: tuple[Row, ...], left: Left) -> None:
        assert table is rows
        fitted.append([row.fits(left) for row in table].index(True))
        leaving.first(table, left)

    monkeypatch.setattr(burns, "first", first)
    monkeypatch.setattr(boards, "first", first)
    if rows[at].makes.startswith("refused"):
        with pytest.raises(Illegal, match="late"):
            hand.do(line)
    else:
        hand.do(line)
    assert fitted[0] == at


def test_every_row_has_a_hand_here() -> None:
    assert (len(burns.BURNS), len(boards.BOARDS)) == (len(BURNS), len(BOARDS))
