"""Why a ruling is what it is: what was noticed, which row applied, and which rows of that section did not and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burncard.game.rounds import STREETS
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import DealIrregularity, Irregularity, Ruling, StreetIrregularity
from burncard.referee.procedure.deal import facts_of_deal
from burncard.referee.procedure.street_facts import facts_of
from burncard.rulings.facts import DealFacts, StreetFacts
from burncard.rulings.irregularities import of_deals, of_section, title, when
from burncard.rulings.rulebooks.standing import cited
from burncard.rulings.rulebooks.table import Rulebook
from burncard.words.options import decides, means
from burncard.words.rows import DO


@dataclass(frozen=True, slots=True)
class Why:
    """A ruling explained. `noticed` are facts, `applied` the row, `settings` the options that decided, `others` a
    sentence for each row of the same section that did not apply."""

    noticed: tuple[str, ...]
    applied: str
    settings: tuple[str, ...]
    others: tuple[str, ...]

    def sentences(self) -> list[str]:
        """All of it, one below the other."""
        noticed = [f"Noticed: {'; '.join(self.noticed)}."] if self.noticed else []
        return [*noticed, self.applied, *self.settings, *self.others]


def why(hand: Hand, ruling: Ruling) -> Why:
    """Explain a ruling of `hand`, which may have gone on since: the facts are read off the table as it then lay."""
    lines = hand.lines[: ruling.line + 1]
    then = hand if len(lines) == len(hand.lines) else hand.again(lines)
    book = hand.rulebook
    key = (ruling.section, ruling.condition)
    applied = f"“{ruling.title}” applies: {when(*key)}. {DO.get(ruling.remedy, ruling.remedy)} {_source(book, ruling)}"
    return Why(
        tuple(_noticed(then, ruling)),
        applied,
        tuple([f"{decides(one)}: {means(one, book.options[one])}" for one in _options(ruling.section)]),
        tuple(_others(then, ruling, book)),
    )


def _source(book: Rulebook, ruling: Ruling) -> str:
    return f"({cited(book, (ruling.section, ruling.condition), ruling.source, ruling.basis)})"


def _options(section: str) -> list[str]:
    """The book's options that decide which row of the section applies."""
    return list(dict.fromkeys([option for one in of_section(section) for option in one.options]))


def _irregularity(hand: Hand, ruling: Ruling) -> Irregularity | None:
    irregularities = hand.state.irregularities
    return irregularities[ruling.irregularity] if ruling.irregularity < len(irregularities) else None


def _noticed(hand: Hand, ruling: Ruling) -> list[str]:
    irregularity = _irregularity(hand, ruling)
    if irregularity is None:
        return []
    if isinstance(irregularity, StreetIrregularity):
        return _street(facts_of(hand.state, irregularity))
    if isinstance(irregularity, DealIrregularity):
        return _deal(facts_of_deal(hand.state, irregularity))
    return [f"“{hand.lines[-1]}” was entered"]


def _street(facts: StreetFacts) -> list[str]:
    name = STREETS[facts.street]
    out = [f"a player was still to act before the {name}" if facts.premature else "the betting before it was complete"]
    out.append(f"{_count(len(facts.burns), 'burn')} for the {name}, {facts.burns_due} due")
    if facts.up:
        out.append(f"{_count(len(facts.up), 'card')} turned, {facts.count} due")
    if facts.down:
        out.append(f"{_count(len(facts.down), 'card')} laid face down")
    if facts.actors:
        out.append(f"{_count(facts.actors, 'player')} acted on it")
    elif facts.cards:
        out.append("nobody has acted on it")
    if facts.next_out:
        out.append("the next street is out")
    if facts.shuffle_skipped:
        out.append("the shuffle that was due was left out")
    return out


def _deal(facts: DealFacts) -> list[str]:
    out = [
        of_deals()[slip.kind].seen.format(place=slip.place + 1, player=slip.player, owner=slip.owner)
        for slip in facts.slips
    ]
    if any(slip.known and slip.kind in ("extra", "misplaced") for slip in facts.slips):
        out.append("it was seen")
    if any(count > 2 for count in facts.counts.values()):
        out.append("a hand has more than two cards")
    out.append("the cut-off has passed" if facts.sealed else "the cut-off had not passed")
    return out


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


def _others(hand: Hand, ruling: Ruling, book: Rulebook) -> list[str]:
    """The rows of the section that did not apply: those that another mistake of the same irregularity met are left out."""
    met = [(one.section, one.condition) for one in hand.rulings if one.irregularity == ruling.irregularity]
    out = []
    for section, condition in _rows(book, ruling.section):
        if (section, condition) not in met:
            out.append(f"Not “{title(section, condition)}”: that is for when {when(section, condition)}.")
    return out


def _rows(book: Rulebook, section: str) -> Sequence[tuple[str, str]]:
    return [key for key in book.rows if key[0] == section]
