"""The grammar of a line: ``WHO WHAT [ARGUMENTS] [FLAGS] [# comment]``, read once and without knowing the hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burncard.cards import UNKNOWN, CardError, cards
from burncard.errors import LineError

DEALER: Final = 0
FLOOR: Final = -1
FLAGS: Final = frozenset({"up", "down", "boxed", "off", "flash", "seen", "late", "foreign"})
NO_FLAGS: Final[frozenset[str]] = frozenset()
FOREIGN: Final = 52  #: written XX: a joker, or a card that does not belong to this deck
DEALER_WHAT: Final = frozenset({"sh", "dh", "deal", "bn", "db", "tu", "go", "kill", "drop", "push", "sweep", "flash"})
PLAYER_WHAT: Final = frozenset({"f", "cc", "cbr", "sm", "pl", "ex", "says", "puts", "ask"})
FLOOR_WHAT: Final = frozenset(
    {"notice", "rule", "foul", "missing", "button", "nohand", "leftout", "entered", "clock", "forfeit"}
)
WORDS: Final = frozenset({"fold", "check", "call", "bet", "raise", "all-in"})
_ALLOWED: Final = {
    "dh": frozenset({"up", "boxed", "off", "flash", "seen", "late"}),
    "bn": frozenset({"up", "boxed", "off", "flash", "late"}),
    "db": frozenset({"down", "boxed", "late", "foreign", "flash"}),
}


class Line(NamedTuple):
    """A line that is grammatical. `who` is a player's number, DEALER or FLOOR; `cards` are faces, UNKNOWN for ``??``."""

    who: int
    what: str
    seat: int = 0  # pN of a pitch
    cards: tuple[int, ...] = ()
    amount: int = 0  # chips of cbr; how many of "db N"
    flags: frozenset[str] = NO_FLAGS
    option: str = ""  # the floor's choice; "*" of "go *"; "-" of "sm -"; the word said; the line entered
    chips: tuple[tuple[int, ...], ...] = ()  # of "puts": one tuple of chips a motion


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


def _cards(text: str, words: list[str], foreign: bool = False) -> tuple[int, ...]:
    packed = "".join(words)
    if foreign and "XX" in (pieces := [packed[at : at + 2] for at in range(0, len(packed), 2)]):
        rest = iter(_cards(text, [piece for piece in pieces if piece != "XX"]))
        return tuple(FOREIGN if piece == "XX" else next(rest) for piece in pieces)
    try:
        faces = cards(packed)
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
    if what in ("kill", "drop", "push", "sweep"):
        return _accident(text, what, rest)
    if what == "flash":
        faces = _cards(text, rest)
        if len(faces) > 1:
            raise LineError("line_one_card", line=text, count=len(faces))
        return Line(DEALER, what, cards=faces)
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
        faces = _cards(text, rest, foreign=True)
        return Line(DEALER, what, cards=faces, amount=len(faces), flags=flags)
    seat = 0
    if what == "dh" and rest and (number := seat_number(rest[0])) is not None:
        seat, rest = number, rest[1:]
    faces = _cards(text, rest, foreign=True)
    if len(faces) > 1:
        raise LineError("line_one_card", line=text, count=len(faces))
    return Line(DEALER, what, seat=seat, cards=faces, flags=flags)


def _player(text: str, player: int, what: str, rest: list[str]) -> Line:
    if what not in PLAYER_WHAT:
        raise LineError("line_player", line=text, what=what)
    if what in ("says", "puts", "ask"):
        return _word(text, player, what, rest)
    out = frozenset(word for word in rest if word == "oot") if what in ("f", "cc", "cbr") else NO_FLAGS
    rest = [word for word in rest if word not in out]
    if what in ("f", "cc", "pl"):
        _nothing(text, rest)
        return Line(player, what, flags=out)
    if what == "cbr":
        if len(rest) != 1:
            raise LineError("line_cbr", line=text)
        return Line(player, what, amount=_whole(text, rest[0]), flags=out)
    if what == "sm" and rest in ([], ["-"]):
        return Line(player, what, option="".join(rest))
    faces = _cards(text, rest)
    if not faces:
        raise LineError("line_ex", line=text)
    return Line(player, what, cards=faces)


def _accident(text: str, what: str, rest: list[str]) -> Line:
    """What befell the dealer: ``kill pN [mixed] [protected]``, ``drop [mixed] [muck] [burns]``, ``push pN``, ``sweep [mixed]``."""
    seat = 0
    if what in ("kill", "push"):
        number = seat_number(rest[0]) if rest else None
        if number is None:
            raise LineError("line_whom", line=text, what=what)
        seat, rest = number, rest[1:]
    allowed = {"kill": {"mixed", "protected"}, "drop": {"mixed", "muck", "burns"}, "push": set(), "sweep": {"mixed"}}[
        what
    ]
    _nothing(text, [word for word in rest if word not in allowed])
    return Line(DEALER, what, seat=seat, flags=frozenset(rest))


def _word(text: str, player: int, what: str, rest: list[str]) -> Line:
    """Words and chips: ``says raise [AMOUNT]``, ``says AMOUNT``, ``puts 100 25 + 50 [withdrawn]``, ``ask pM``."""
    if what == "ask":
        number = seat_number(rest[0]) if len(rest) == 1 else None
        if number is None:
            raise LineError("line_whom", line=text, what=what)
        return Line(player, what, seat=number)
    if what == "says":
        word = rest[0] if rest and rest[0] in WORDS else ""
        amounts = rest[1:] if word else rest
        if len(amounts) > 1 or not (word or amounts) or (amounts and word not in ("", "bet", "raise")):
            raise LineError("line_says", line=text, words=", ".join(sorted(WORDS)))
        return Line(player, what, option=word, amount=_whole(text, amounts[0]) if amounts else 0)
    withdrawn = frozenset({"withdrawn"}) if rest[-1:] == ["withdrawn"] else NO_FLAGS
    rest = rest[:-1] if withdrawn else rest
    motions = [[_whole(text, chip) for chip in motion.split()] for motion in " ".join(rest).split("+")]
    if not all(motions) or not all(chip for motion in motions for chip in motion):
        raise LineError("line_puts", line=text)
    return Line(player, what, flags=withdrawn, chips=tuple(tuple(motion) for motion in motions))


def _floor(text: str, what: str, rest: list[str]) -> Line:
    """``notice``, ``rule OPTION [because WORDS]``, ``foul``, ``missing [CARD]``, ``button pN``, ``nohand pN``,
    ``leftout``, ``clock pN``, ``forfeit pN [because WORDS]``, ``entered LINE``."""
    if what not in FLOOR_WHAT:
        raise LineError("line_floor", line=text, known=", ".join(sorted(FLOOR_WHAT)))
    if what == "rule" and rest:
        return Line(FLOOR, what, option=" ".join(rest))
    if what == "entered" and rest:
        inner = parse(" ".join(rest))
        if inner.who < 1 or inner.what not in ("f", "cc", "cbr"):
            raise LineError("line_entered", line=text)
        return Line(FLOOR, what, seat=inner.who, option=" ".join(rest))
    if what == "missing":
        return Line(FLOOR, what, cards=_cards(text, rest))
    because = ""
    if what == "forfeit" and rest[1:2] == ["because"] and rest[2:]:
        rest, because = rest[:1], " ".join(rest[2:])
    if what in ("button", "nohand", "clock", "forfeit"):
        number = seat_number(rest[0]) if len(rest) == 1 else None
        if number is None:
            raise LineError("line_whom", line=text, what=what)
        return Line(FLOOR, what, seat=number, option=because)
    if what in ("rule", "entered"):
        raise LineError("line_floor", line=text, known=", ".join(sorted(FLOOR_WHAT)))
    _nothing(text, rest)
    return Line(FLOOR, what)
