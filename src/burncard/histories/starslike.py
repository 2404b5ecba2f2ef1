"""The grammar that PokerStars began and many rooms write: seats, posts, acts, streets, collected lines, a summary.

Read once from top to bottom; each line is told by how it begins, names first (they may hold colons, blanks and words
such as "posts"). What differs between rooms is in the table of a `Dialect`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from burncard.cards import RANKS, SUITS
from burncard.histories.build import Builder
from burncard.histories.money import units
from burncard.histories.refusals import Refused

SEAT: Final = re.compile(r"Seat (\d+): (.+?) ?\(([^()\s]+)(?: in chips)?(?:, ([^()]*) bounty)?\)(.*)$")
COLLECTED: Final = re.compile(
    r"(.+?) (?:collected|cashed out the hand for) \(?([^\s()]+)\)?(?: from (.*?))?(?: \|.*)?$"
)
CASHED: Final = re.compile(r"(.+) cashed out the hand for (\S+?)(?: \| Cash Out Fee (\S+))?$")
UNCALLED: Final = re.compile(r"Uncalled bet \(([^()]+)\) returned to (.+)$")
BRACKETS: Final = re.compile(r"\[([^\]]*)\]")
STREET: Final = re.compile(r"\*\*\* (?:(FIRST|SECOND|THIRD) )?(FLOP|TURN|RIVER) \*\*\*")
POT: Final = re.compile(r"Total pot ([^\s|]+)(.*)$")
FEE: Final = re.compile(r"\| (Rake|Jackpot|Bingo|Fortune|Tax|STP|JP Fee)(?: Fee)? ([^\s|]+)")
BOUNTY: Final = re.compile(r"(.+?) wins (?:the )?(\S+)(?: bounty)? for eliminating")
RUNS: Final = {"FIRST": 1, "SECOND": 2, "THIRD": 3}
_CARD: Final = frozenset(rank + suit for rank in RANKS for suit in SUITS)

_BLINDS: Final = (
    ("small & big blinds ", "both"),
    ("small blind ", "small"),
    ("big blind ", "big"),
    ("the small blind ", "small"),
    ("the big blind ", "big"),
    ("the ante ", "ante"),
    ("an ante of ", "ante"),
    ("ante ", "ante"),
    ("straddle ", "straddle"),
    ("missed blind ", "missed"),
    ("button blind ", "extra"),
    ("dead ", "dead"),
)
#: Lines between people that change nothing.
_NOISE: Final = re.compile(
    r"time[ -]?bank|seconds left|"
    r"said, |has timed out|is (?:dis)?connected|joins the table|leaves the table|was removed|will be allowed|"
    r"is sitting out|sits out|has returned|re-buys|takes the add-on|finished the tournament|wins an? |wins the tournament|"
    r"stood up|was moved|has been|is capped|is capped|wins .* ticket|timed out|has (?:left|joined)|tournament|Chooses to|"
    r"received|Pays Cashout|Receives Cashout|Title:|Hand was run|\*\*\*|Dealt to|Board |Waiting|Betting is capped|"
    r"(?:FIRST|SECOND|THIRD) Board|Total pot|Seat |Table |Cash Drop|cashed out|adds |shows \[|re-raises"
)


@dataclass(slots=True)
class Dialect:
    """Where a room differs. `second_small_is_dead`: a small blind that a second player posts buys nothing."""

    second_small_is_dead: bool = True
    extra_words: tuple[str, ...] = field(default_factory=tuple)


@dataclass(slots=True)
class Body:
    """What the lines said beside what went into the Builder."""

    pot: int | None = None
    rake: int | None = None
    fees: list[tuple[str, int]] = field(default_factory=list)
    house_money: int = 0
    cancelled: bool = False
    summary: bool = False
    run_boards: dict[int, str] = field(default_factory=dict)
    run: int = 0
    board: str = ""
    unread: list[str] = field(default_factory=list)
    folded: bool = False


def packed(text: str, line: int = 0) -> str:
    """``"10h Ks"`` in brackets to ``"ThKs"``. Raises Refused("cards")."""
    cards = text.replace("10", "T").split()
    for card in cards:
        if card not in _CARD:
            raise Refused("cards", line, text)
    return "".join(cards)


def named(line: str, names: Sequence[str]) -> tuple[str, str]:
    """The player a line begins with (the longest name first) and the rest; ("", line) if none."""
    for name in names:
        if line.startswith(name):
            rest = line[len(name) :]
            if rest[:1] in (":", " "):
                return name, rest[1:].lstrip() if rest[0] == " " else rest[1:].strip()
    return "", line


def read_body(lines: Sequence[str], first: int, build: Builder, places: int, dialect: Dialect) -> Body:
    """Read the lines after the header and the table's; `first` is the number of the first of them in the file."""
    body = Body()
    at = 0
    for at, line in enumerate(lines):
        if line.startswith("Seat "):
            found = SEAT.match(line)
            if not found:
                raise Refused("seats", first + at, line, "Seat N: NAME (STACK in chips)")
            build.line = first + at
            name, rest = found[2], found[5]
            build.seat(int(found[1]), name, units(found[3], places), out="out of hand" in rest)
            if found[4]:
                build.bounty[name] = found[4]
        elif build.seats:
            break
    if not build.seats:
        raise Refused("seats", first, lines[0] if lines else "", "Seat N: NAME (STACK in chips)")
    seats = build.seats
    names = sorted(seats, key=len, reverse=True)
    for number, line in enumerate(lines[at:], first + at):
        build.line = number
        name, colon, rest = line.partition(": ")
        if colon and name in seats:
            if body.summary:
                continue
            if rest == "folds " or rest == "folds":
                build.act(name, "fold")
            elif rest == "checks " or rest == "checks":
                build.act(name, "check")
            else:
                _player(name, rest.rstrip(), build, body, places, dialect)
        elif line[:4] == "*** ":
            _stars(line, build, body)
            if line.startswith("*** SUMMARY"):
                body.summary = True
        elif body.summary:
            if line[:5] != "Seat " or "mucked [" in line:
                _summary(line, build, body, places)
        else:
            _other(line.strip(), names, build, body, places, dialect)
    if not body.summary and not build.awards and not body.cancelled:
        raise Refused("incomplete", build.line, lines[-1], "a summary at the end")
    return body


def _player(name: str, rest: str, build: Builder, body: Body, places: int, dialect: Dialect) -> None:
    word, _, more = rest.partition(" ")
    if word == "folds":
        build.act(name, "fold")
        if more and (found := BRACKETS.search(more)):
            build.known(name, packed(found[1], build.line))
        return
    if word == "checks":
        build.act(name, "check")
        return
    all_in = more.endswith("all-in")
    if word == "calls":
        build.act(name, "call", added=units(more.partition(" ")[0], places), all_in=all_in)
    elif word == "bets":
        build.act(name, "bet", added=units(more.partition(" ")[0], places), all_in=all_in)
    elif word == "raises":
        words = more.split(" ")
        to = words[words.index("to") + 1] if "to" in words[:-1] else ""
        if not to:
            raise Refused("line", build.line, f"{name}: {rest}", "raises A to B")
        build.act(name, "raise", to=units(to, places), all_in=all_in)
    elif word in ("posts", "straddle"):
        _post(name, more if word == "posts" else rest, build, places, dialect, all_in)
    elif word == "shows":
        found = BRACKETS.search(more)
        cards = packed(found[1], build.line) if found else ""
        if len(cards) == 4:
            build.show(name, cards)
        elif cards:
            body.unread.append(f"{name}: {rest}")
    elif word == "mucks" or rest.startswith("doesn't show"):
        build.muck(name)
    elif word and not _NOISE.search(rest):
        body.unread.append(f"{name}: {rest}")


def _post(name: str, more: str, build: Builder, places: int, dialect: Dialect, all_in: bool) -> None:
    begins, kind = _blind(more)
    if not kind:
        raise Refused("line", build.line, f"{name}: posts {more}", "a blind, an ante or a straddle")
    amount = units(more[len(begins) :].partition(" ")[0], places)
    kinds = [post[1] for post in build.posts]
    if kind == "both":
        small = min([amount for _, kind, amount, _ in build.posts if kind == "small blind"] or [0])
        small = small or (units(build_small(build), 0) if build_small(build) else 0)
        big = amount - small
        build.post(name, "dead", small)
        build.post(name, "extra", big, all_in=all_in)
    elif kind == "small":
        again = "small blind" in kinds and dialect.second_small_is_dead
        build.post(name, "dead" if again else "small blind", amount, all_in=all_in)
    elif kind == "big":
        build.post(name, "extra" if "big blind" in kinds else "big blind", amount, all_in=all_in)
    elif kind == "missed":
        build.post(name, "extra", amount, all_in=all_in)
    else:
        build.post(name, kind, amount, all_in=all_in)


def _blind(more: str) -> tuple[str, str]:
    for one in _BLINDS:
        if more.startswith(one[0]):
            return one
    return "", ""


def build_small(build: Builder) -> str:
    """The small blind the header named, for a post of both blinds where nobody has posted one."""
    return dict(build.extras).get("small", "")


def _stars(line: str, build: Builder, body: Body) -> None:
    found = STREET.match(line)
    if not found:
        if "SHOW" in line:
            body.run = RUNS.get(line.split()[1], body.run)
        return
    run = RUNS.get(found[1] or "", 0)
    cards = [packed(each, build.line) for each in BRACKETS.findall(line)]
    whole = "".join(cards)
    if len(whole) != {"FLOP": 6, "TURN": 8, "RIVER": 10}[found[2]]:
        raise Refused("garbled", build.line, line, "the board of the street before, and the new card")
    if run > 1:
        body.run_boards[run] = whole
        return
    if run == 1:
        body.run_boards[1] = whole
    build.board(cards[-1])


def _summary(line: str, build: Builder, body: Body, places: int) -> None:
    if line.startswith("Total pot"):
        found = POT.match(line)
        if found:
            body.pot = units(found[1], places)
            for name, amount in FEE.findall(found[2]):
                if name == "Rake":
                    body.rake = units(amount, places)
                elif units(amount, places):
                    body.fees.append((name, units(amount, places)))
    elif line.startswith("Board"):
        found = BRACKETS.search(line)
        body.board = packed(found[1], build.line) if found else ""
    elif "mucked [" in line:
        shown = BRACKETS.search(line)
        seat = re.match(r"Seat (\d+): ", line)
        who = [name for name, (number, _) in build.seats.items() if seat and number == int(seat[1])]
        if shown and who and who[0] not in build.cards:
            build.known(who[0], packed(shown[1], build.line))


def _other(line: str, names: Sequence[str], build: Builder, body: Body, places: int, dialect: Dialect) -> None:
    if not line:
        return
    if line.startswith("Uncalled bet"):
        found = UNCALLED.match(line)
        if not found or found[2] not in build.seats:
            raise Refused("line", build.line, line, "Uncalled bet (AMOUNT) returned to NAME")
        build.returns.append((found[2], units(found[1], places)))
        return
    if line.startswith("Dealt to "):
        found = BRACKETS.search(line)
        name = line[9 : found.start() if found else None].strip()
        if name in build.seats:
            build.posted.add(name)  # dealt in
            if found:
                build.known(name, packed(found[1], build.line))
                build.hero = name
        return
    if line.startswith("Cash Drop to Pot"):
        body.house_money = units(line.rpartition(" ")[2].strip(), places)
        return
    if "ancelled" in line and "and" in line:
        body.cancelled = True
        return
    name, rest = named(line, names)
    if not name:
        if not _NOISE.search(line):
            body.unread.append(line)
        return
    if rest.startswith("collected "):
        words = rest.split(" ")
        pot = 0 if "main" in words else -1
        if "side" in words:
            label = next((word for word in words if word.startswith("pot")), "pot")
            pot = int(label[4:]) if label[4:].isdigit() else 1
        build.awards.append((name, units(words[1], places), pot, body.run))
    elif rest.startswith("cashed out the hand for "):
        found = CASHED.match(line)
        if found:
            build.cash_outs.append((name, units(found[2], places), units(found[3] or "0", places)))
    elif found := BOUNTY.match(line):
        build.bounties.append((name, found[2]))
    elif line.startswith(f"{name}:"):
        _player(name, rest, build, body, places, dialect)
    elif not _NOISE.search(rest):
        body.unread.append(line)
