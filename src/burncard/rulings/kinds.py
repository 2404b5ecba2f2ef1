"""What an irregularity is: one value in one file of `irregularities/`, and everything else about it is made from it.

Made from it: the rows every book needs and the remedies a house may choose, titles and reasons in words, its page, the
question where no other leads to it, the quiz's wrong answers, the tile in the browser, the tests of its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from burncard.rulings.facts import DealFacts, Slip, StreetFacts

Key = tuple[str, str]
"""Section and condition: what a row of a rulebook answers."""

#: The lines up to the flop betting of six players, p1, p2 and p3 in it: where most stories begin.
FLOPPED: Final = ("d deal", "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *")

#: Remedies that fit the same cards, for `Condition.also`: of a street, and of the deal.
FITS_STREET: Final = ("reshuffle", "put_back", "restore_order", "stand")
FITS_DEAL: Final = ("misdeal", "plays")

#: Remedies somebody might think of, by kind of irregularity: they fill up the quiz where the books do not differ.
THINKABLE: Final[Mapping[str, tuple[str, ...]]] = {
    "street": (
        "reshuffle", "stand", "next_card", "restore_order", "put_back", "make_up", "scramble", "burn_back", "misdeal",
    ),
    "deal": ("misdeal", "replace", "plays", "back_on_top", "dead", "slide", "next_card_serves"),
    "bets": ("call", "full_raise", "first_motion", "completed", "back_in_turn", "dead"),
    "clock": ("folded", "checked", "dead", "void"),
    "table": ("void", "plays", "dead", "no_claim", "misdeal", "next_button"),
    "hands": ("forfeits", "recover", "lost", "live", "shown_dead", "plays", "void", "pull_back", "rebuild"),
    "stub": (
        "shuffle_stub", "shuffle_in", "restore", "burn_shown", "wait_as_burn", "take_off", "void", "scrap", "misdeal",
    ),
}  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Story:
    """How a condition comes about, where no question with facts leads to it; a question is made of it.

    `name` and `title` are the question's, `say` what a floor person is told, in a sentence or two. `group` is the tile it
    lies under and `street` the betting that is open (`questions.question`). `before` are the lines up to it and `mistake`
    those that make it, with six players, 200 chips each, blinds 1 and 2, unless `stacks` and `blinds` say otherwise;
    `names` says who a player is in the answer, `watched` whose bet is told in it. `variant` is the betting structure's code.
    """

    name: str
    title: str
    say: str
    group: str
    street: str
    before: tuple[str, ...]
    mistake: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    stacks: tuple[int, ...] = (200,) * 6
    blinds: tuple[int, ...] = (1, 2, 0, 0, 0, 0)
    watched: int = 0
    variant: str = "NT"


@dataclass(frozen=True, kw_only=True)
class Condition:
    """A row that every book has an answer to.

    `title` says in a few words what went wrong; `when` the facts, read after "when" or "only if". `remedies` are those
    that can cure it, and all a book or a house may choose: any other would leave cards where no rule goes on from.
    `also` are further ones that fit the same cards, for the test that exchanges them; no house is offered them. `told`:
    the referee does the one thing there is to do, whatever stands in the row. `story`: see Story.
    """

    title: str
    when: str
    remedies: tuple[str, ...]
    also: tuple[str, ...] = ()
    told: bool = False
    story: Story | None = None


Situation = Literal["dealing", "betting", "street", "showdown"]
Need = Literal["player_due", "next", "preflop", "flop_next", "card_next", "burn_due", "board", "pot", "muck"]


@dataclass(frozen=True, kw_only=True)
class Tile:
    """What is pressed at the table to say that it happened.

    `offered`: in which situation (dealing, betting open, the next street due, showdown) and how far to the front, the
    least number first; `needs` what must lie there or be due as well. `lines` are ordinary lines in which ``{seat}`` is
    the player chosen, ``{due}`` who is to act, ``{street}`` the next street's name, ``{cards}`` how many cards it has,
    ``{more}`` one more than that, ``{rest}`` its other cards unknown; a first line ``{burn}`` is the burn, where it is
    still due. `wrong` is the line that goes unnoticed when nobody sees it, counted from 0 or, negative, from the end.
    `words`: told on the sheet of words and chips instead.
    """

    id: str
    label: str
    detail: str
    offered: Mapping[Situation, int]
    lines: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    wrong: int = -1
    words: bool = False


@dataclass(frozen=True, kw_only=True)
class Kind:
    """Everything about one irregularity.

    `section` is its section of the rules. `heading` is what the section is called, said by one file of each section.
    `about` says what it is, how it is noticed and where the rule comes from. `line` is a line that makes it, `like` its
    kind (a key of THINKABLE), `options` the book's options that decide which condition holds. `tiles` are its tiles;
    where it has none `untiled` says why. `in_books` is false for what no book has a row for.
    """

    section: str
    about: str
    line: str
    like: str
    conditions: Mapping[str, Condition]
    heading: str = ""
    options: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    untiled: str = ""
    in_books: bool = True


@dataclass(frozen=True, kw_only=True)
class StreetKind(Kind):
    """One that is read off a street as it lies.

    `notice` names the condition that holds, or an empty string. `governs`: an early street governs over a wrong count,
    a wrong count over a wrong burn; the remedy of the one that governs cures the others.
    """

    governs: Literal["early", "count", "burns"]
    notice: Callable[[StreetFacts], str]


@dataclass(frozen=True, kw_only=True)
class DealKind(Kind):
    """One of the deal: `slip` is the kind of thing that went wrong, `notice` names section and condition, `seen` is the
    fact in words, with ``{place}`` off the deck, ``{player}`` and ``{owner}``."""

    slip: str
    seen: str
    notice: Callable[[Slip, DealFacts], Key] = field()


def lacks(name: str, irregularity: Kind) -> list[str]:
    """What the value in the file `name` leaves out, a sentence each."""
    parts = ("section", "about", "line", *(("slip", "seen") if isinstance(irregularity, DealKind) else ()))
    out = [f"{name}: no {part}" for part in parts if not getattr(irregularity, part)]
    if irregularity.like not in THINKABLE:
        out.append(f"{name}: like is {irregularity.like!r}; one of {', '.join(THINKABLE)} is right")
    if not irregularity.conditions:
        out.append(f"{name}: no conditions")
    if not irregularity.tiles and not irregularity.untiled:
        out.append(f"{name}: no tiles, and untiled does not say why")
    for condition, value in irregularity.conditions.items():
        out += [
            f"{name}: {condition} has no {part}" for part in ("title", "when", "remedies") if not getattr(value, part)
        ]
        if not value.told and len({*value.remedies, *value.also}) < 2:
            out.append(f"{name}: {condition} is not told and has nothing to be exchanged with; fill remedies or also")
    return out
