"""What may follow a line's first two words, as data, and the one reader of it. Knows no hand and no line by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from burncard.cards import UNKNOWN, CardError, cards
from burncard.errors import LineError
from burncard.game.lines import FLAGS, FOREIGN, NO_FLAGS, Line, seat_number

Takes = Literal[
    "nothing", "cards", "some_cards", "card", "board", "amount", "motions", "said", "text", "because"
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Form:
    """What may follow: a player, then arguments of one kind; `flags` may stand anywhere among them.

    `seat`: no ``pN``, one that may be left out, or one that must stand first. `takes` is the kind of arguments: no
    `cards` or any, some (at least one), one `card` or none, a `board` (cards, or how many), an `amount` of chips,
    `motions` (chips, ``+`` between two), what was `said` (one of `words`, an amount), any `text`, or a reason after
    ``because``. `foreign`: ``XX`` may stand for a card. `words` may stand instead of the arguments, as ``*`` of ``go *``.
    """

    seat: Literal["none", "optional", "required"] = "none"
    takes: Takes = "nothing"
    foreign: bool = False
    flags: tuple[str, ...] = ()
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Given:
    """What is being read: the whole `text` for what is said of it, its `form`, an `example` of what would be right."""

    text: str
    form: Form
    example: str


def read(given: Given, who: int, what: str, rest: list[str]) -> Line:
    """The line that the words `rest` make after `who` and `what`. Raises LineError: what was read, what would be right."""
    form, text = given.form, given.text
    flags = NO_FLAGS
    if form.flags:
        known = FLAGS.union(form.flags) if form.takes in ("card", "board") else form.flags
        flags = frozenset([word for word in rest if word in known])
        wrong = flags.difference(form.flags)
        if wrong:
            raise LineError("line_flag", line=text, flag=min(wrong), allowed=", ".join(sorted(form.flags)))
        rest = [word for word in rest if word not in known]
    seat = 0
    if form.seat != "none":
        number = seat_number(rest[0]) if rest else None
        if number is not None:
            seat, rest = number, rest[1:]
        elif form.seat == "required":
            raise LineError("line_whom", line=text, what=what)
    line = Line(who, what, seat, flags=flags)
    if form.takes != "said" and rest and rest[0] in form.words:
        _nothing(given, line, rest[1:])
        return line._replace(option=rest[0])
    return _ARGUMENTS[form.takes](given, line, rest)


def _faces(given: Given, words: list[str]) -> tuple[int, ...]:
    """Cards as faces; ``XX`` is read where the form has it."""
    packed = "".join(words)
    if given.form.foreign and "XX" in (pieces := [packed[at : at + 2] for at in range(0, len(packed), 2)]):
        rest = iter(_faces(given, [piece for piece in pieces if piece != "XX"]))
        return tuple([FOREIGN if piece == "XX" else next(rest) for piece in pieces])
    try:
        faces = cards(packed)
    except CardError as error:
        raise LineError("line_card", line=given.text, error=str(error)) from None
    known = [face for face in faces if face != UNKNOWN]
    if len(known) != len(set(known)):
        raise LineError("line_card_twice", line=given.text)
    return faces


def _whole(given: Given, word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 15:
        raise LineError("line_amount", line=given.text, word=word)
    return int(word)


def _nothing(given: Given, line: Line, rest: list[str]) -> Line:
    if rest:
        raise LineError("line_more", line=given.text, more=" ".join(rest))
    return line


def _cards(given: Given, line: Line, rest: list[str]) -> Line:
    return line._replace(cards=_faces(given, rest))


def _some_cards(given: Given, line: Line, rest: list[str]) -> Line:
    if not rest:
        raise LineError("line_ex", line=given.text, example=given.example)
    return _cards(given, line, rest)


def _card(given: Given, line: Line, rest: list[str]) -> Line:
    faces = _faces(given, rest)
    if len(faces) > 1:
        raise LineError("line_one_card", line=given.text, count=len(faces))
    return line._replace(cards=faces)


def _board(given: Given, line: Line, rest: list[str]) -> Line:
    if len(rest) == 1 and rest[0].isdigit():
        count = _whole(given, rest[0])
        if not 1 <= count <= 52:
            raise LineError("line_count", line=given.text, count=count)
        return line._replace(cards=(UNKNOWN,) * count, amount=count)
    if not rest:
        raise LineError("line_board", line=given.text)
    faces = _faces(given, rest)
    return line._replace(cards=faces, amount=len(faces))


def _amount(given: Given, line: Line, rest: list[str]) -> Line:
    if len(rest) != 1:
        raise LineError("line_cbr", line=given.text, example=given.example)
    return line._replace(amount=_whole(given, rest[0]))


def _motions(given: Given, line: Line, rest: list[str]) -> Line:
    motions = [[_whole(given, chip) for chip in motion.split()] for motion in " ".join(rest).split("+")]
    if not all(motions) or not all(min(motion) for motion in motions):
        raise LineError("line_puts", line=given.text)
    return line._replace(chips=tuple([tuple(motion) for motion in motions]))


def _said(given: Given, line: Line, rest: list[str]) -> Line:
    """A word, an amount, or a word that goes with an amount and the amount."""
    words = given.form.words
    word = rest[0] if rest and rest[0] in words else ""
    amounts = rest[1:] if word else rest
    if len(amounts) > 1 or not (word or amounts) or (amounts and word not in ("", "bet", "raise")):
        raise LineError("line_says", line=given.text, words=", ".join(sorted(words)))
    return line._replace(option=word, amount=_whole(given, amounts[0]) if amounts else 0)


def _text(given: Given, line: Line, rest: list[str]) -> Line:
    if not rest:
        raise LineError("line_text", line=given.text, example=given.example)
    return line._replace(option=" ".join(rest))


def _because(given: Given, line: Line, rest: list[str]) -> Line:
    """``because`` and a reason, or nothing."""
    if rest[:1] == ["because"] and rest[1:]:
        return line._replace(option=" ".join(rest[1:]))
    return _nothing(given, line, rest)


_ARGUMENTS: Final[Mapping[Takes, Callable[[Given, Line, list[str]], Line]]] = {
    "nothing": _nothing,
    "cards": _cards,
    "some_cards": _some_cards,
    "card": _card,
    "board": _board,
    "amount": _amount,
    "motions": _motions,
    "said": _said,
    "text": _text,
    "because": _because,
}
