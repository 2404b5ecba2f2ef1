"""The grammar of a line: ``WHO WHAT [ARGUMENTS] [FLAGS] [# comment]``, read once and without knowing the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burncard.cards import UNKNOWN, CardError, cards
from burncard.errors import LineError

DEALER: Final = 0
FLOOR: Final = -1
FLAGS: Final = frozenset({"up", "down", "boxed", "off", "flash", "seen", "late"})
NO_FLAGS: Final[frozenset[str]] = frozenset()
DEALER_WHAT: Final = frozenset({"sh", "dh", "deal", "bn", "db", "tu", "go"})
PLAYER_WHAT: Final = frozenset({"f", "cc", "cbr", "sm", "pl", "ex"})
_ALLOWED: Final = {
    "dh": frozenset({"up", "boxed", "off", "flash", "seen", "late"}),
    "bn": frozenset({"up", "boxed", "off", "flash", "late"}),
    "db": frozenset({"down", "boxed", "late"}),
}


class Line(NamedTuple):
    """A line that is grammatical. `who` is a player's number, DEALER or FLOOR; `cards` are faces, UNKNOWN for ``??``."""

    who: int
    what: str
    seat: int = 0  # pN of a pitch
    cards: tuple[int, ...] = ()
    amount: int = 0  # chips of cbr; how many of "db N"
    flags: frozenset[str] = NO_FLAGS
    option: str = ""  # the floor's choice; "*" of "go *"; "-" of "sm -"


def seat_number(word: str) -> int | None:
    """7 for ``"p7"``, None when the word names no player."""
    digits = word[1:]
    return (
        int(digits)
        if word[:1] == "p" and digits.isascii() and digits.isdigit() and digits[0] != "0" and len(digits) < 4
        else None
    )


@lru_cache(maxsize=8192)
def parse(text: str) -> Line:
    """Read one line. Raises LineError saying what was read and what would be right."""
    words = text.split("#", 1)[0].split()
    if len(words) < 2:
        raise LineError("line_short", line=text)
    who, what, rest = words[0], words[1], words[2:]
    if who == "d":
        return _dealer(text, what, rest)
    if who == "fl":
        return _floor(text, what, rest)
    player = seat_number(who)
    if player is None:
        raise LineError("line_who", line=text, who=who)
    return _player(text, player, what, rest)


def _cards(text: str, words: list[str]) -> tuple[int, ...]:
    try:
        faces = cards(" ".join(words))
    except CardError as error:
        raise LineError("line_card", line=text, error=str(error)) from None
    known = [face for face in faces if face != UNKNOWN]
    if len(known) != len(set(known)):
        raise LineError("line_card_twice", line=text)
    return faces


def _whole(text: str, word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 15:
        raise LineError("line_amount", line=text, word=word)
    return int(word)


def _nothing(text: str, rest: list[str]) -> None:
    if rest:
        raise LineError("line_more", line=text, more=" ".join(rest))


def _dealer(text: str, what: str, rest: list[str]) -> Line:
    if what not in DEALER_WHAT:
        raise LineError("line_dealer", line=text, what=what)
    if what == "go":
        _nothing(text, [word for word in rest if word != "*"] or rest[1:])
        return Line(DEALER, what, option="*" if rest else "")
    if what in ("deal", "tu"):
        late = frozenset({"late"}) if what == "tu" and rest == ["late"] else NO_FLAGS
        _nothing(text, [] if late else rest)
        return Line(DEALER, what, flags=late)
    if what == "sh":
        return Line(DEALER, what, cards=_cards(text, rest))
    flags = frozenset(word for word in rest if word in FLAGS)
    wrong = flags - _ALLOWED[what]
    if wrong:
        raise LineError("line_flag", line=text, flag=min(wrong), allowed=", ".join(sorted(_ALLOWED[what])))
    rest = [word for word in rest if word not in FLAGS]
    if what == "db":
        if len(rest) == 1 and rest[0].isdigit():
            count = _whole(text, rest[0])
            if not 1 <= count <= 52:
                raise LineError("line_count", line=text, count=count)
            return Line(DEALER, what, cards=(UNKNOWN,) * count, amount=count, flags=flags)
        if not rest:
            raise LineError("line_board", line=text)
        faces = _cards(text, rest)
        return Line(DEALER, what, cards=faces, amount=len(faces), flags=flags)
    seat = 0
    if what == "dh" and rest and (number := seat_number(rest[0])) is not None:
        seat, rest = number, rest[1:]
    faces = _cards(text, rest)
    if len(faces) > 1:
        raise LineError("line_one_card", line=text, count=len(faces))
    return Line(DEALER, what, seat=seat, cards=faces, flags=flags)


def _player(text: str, player: int, what: str, rest: list[str]) -> Line:
    if what not in PLAYER_WHAT:
        raise LineError("line_player", line=text, what=what)
    if what in ("f", "cc", "pl"):
        _nothing(text, rest)
        return Line(player, what)
    if what == "cbr":
        if len(rest) != 1:
            raise LineError("line_cbr", line=text)
        return Line(player, what, amount=_whole(text, rest[0]))
    if what == "sm" and rest in ([], ["-"]):
        return Line(player, what, option="".join(rest))
    faces = _cards(text, rest)
    if not faces:
        raise LineError("line_ex", line=text)
    return Line(player, what, cards=faces)


def _floor(text: str, what: str, rest: list[str]) -> Line:
    if what == "notice":
        _nothing(text, rest)
        return Line(FLOOR, what)
    if what == "rule" and rest:
        return Line(FLOOR, what, option=" ".join(rest))
    raise LineError("line_floor", line=text)
