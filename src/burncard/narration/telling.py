"""A hand told in plain sentences: what happened, each ruling with its source, and where the cards lie at the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from burncard.game.lines import FLOOR, Line
from burncard.game.structures import structures
from burncard.narration.before import Before, Happened, Voice, remember
from burncard.narration.motions import chips, motions
from burncard.referee.hand import Hand
from burncard.referee.lines import parse
from burncard.referee.model.irregularity import Ruling
from burncard.referee.views import CardsView, truth
from burncard.script import decimals
from burncard.script.header import UNKNOWN_STACK
from burncard.script.reading import Script
from burncard.script.running import run, setup
from burncard.table.piles import HOLE

_PLAYER: Final = re.compile(r"\bp[1-9][0-9]?\b")
_STREETS: Final = {
    "preflop": "Before the flop",
    "flop": "Flop",
    "turn": "Turn",
    "river": "River",
    "showdown": "Showdown",
    "done": "The end",
    "misdeal": "Misdeal",
    "void": "Void",
}


@dataclass(frozen=True, slots=True)
class Told:
    """One line of the telling. `kind` is title, street, line, ruling, step, why, place or due, for layout only."""

    kind: str
    text: str


class Teller:
    """Turns what a Hand goes through into sentences. `players` are names, p1 first; `places` as the file's unit."""

    def __init__(self, players: Sequence[str] = (), places: int = 0) -> None:
        self.players = players
        self.places = places
        self.dealt = False
        self.voice = Voice(self.name, self.money, whole=True)

    def name(self, player: int) -> str:
        """What a player is called: by name where the file gives one."""
        given = self.players[player - 1] if player <= len(self.players) else ""
        return given or f"Player {player}"

    def money(self, chips: int) -> str:
        """Chips as the file writes them."""
        value = decimals.back(chips, self.places)
        return f"{value:f}" if not isinstance(value, int) else str(value)

    def opening(self, hand: Hand) -> Iterator[Told]:
        """Game, rulebook, and what was posted before the first card."""
        setup, count = hand.state.setup, hand.n
        game = structures()[setup.variant].name.capitalize()
        yield Told("title", f"{game} hold'em, {count} players, by the rulebook {hand.rulebook.name}")
        for player, (stack, left) in enumerate(zip(setup.stacks, hand.stacks, strict=True), 1):
            posts = f", posts {self.money(stack - left)}" if stack != left else ""
            button = ", has the button" if player == count else ""
            yield Told("line", f"{self.name(player)}: {self._stack(stack)}{posts}{button}")

    def before(self, hand: Hand, text: str) -> Before:
        """What `told` has to know of the hand before the line `text` is done."""
        return remember(hand, parse(text), self.voice)

    def told(self, text: str, before: Before, hand: Hand, given: Sequence[Ruling]) -> list[Told]:
        """All there is to say of an accepted line: what it did, the rulings it led to, the street that began."""
        heading = list(self._street(before, hand))
        said = [*self._line(parse(text), before, hand, bool(given)), *self.rulings(given)]
        return heading + said if hand.phase in ("flop", "turn", "river") else said + heading

    def _line(self, line: Line, before: Before, hand: Hand, ruled: bool) -> Iterator[Told]:
        """What the line did. Pitches without a mistake are told together when the deal is complete."""
        one = Happened(line, before, hand, self.voice, self.voice.eyes(hand))
        if line.who > 0:
            yield Told("line", f"{self.name(line.who)} {one.told()}")
        else:
            if line.who == FLOOR:
                yield Told("line", one.told())
            quiet = line.what in ("dh", "deal", "go") and before.phase == "dealing" and not line.flags and not ruled
            yield from [Told("line", moved.text) for moved in motions(one) if not (quiet and moved.to > HOLE)]
        if line.what not in ("cbr", "push") or hand.phase == "done":
            yield from [Told("line", said) for said in chips(one)]
        if not self.dealt and hand.phase == "preflop":
            self.dealt = True
            yield from self._hands(truth(hand.state).cards)

    def _hands(self, lying: CardsView) -> Iterator[Told]:
        held = [f"{self.name(player)} {' '.join(faces)}" for player, faces in lying.hole.items()]
        yield Told("line", f"Dealt: {', '.join(held)}")

    def _street(self, before: Before, hand: Hand) -> Iterator[Told]:
        phase = hand.phase
        heading = _STREETS.get(phase)
        if phase != before.phase and heading:
            if phase == "misdeal":
                self.dealt = False
            pot = sum([amount for amount, _ in hand.pots()])
            over = phase in ("done", "misdeal", "void")
            yield Told("street", f"{heading} (pot {self.money(pot)})" if pot and not over else heading)

    def rulings(self, given: Sequence[Ruling]) -> Iterator[Told]:
        """Rulings that were given, and then what the dealer does about them; the last one has all the steps."""
        for ruling in given:
            yield Told("ruling", self._named(f"{ruling.title} ({ruling.source})"))
            yield Told("step", self._named(ruling.reason))
        for number, step in enumerate(given[-1].steps if given else (), 1):
            yield Told("step", self._named(f"{number}. {step}"))

    def why(self, sentences: Iterable[str]) -> Iterator[Told]:
        """Sentences on why a ruling is what it is."""
        yield from [Told("why", self._named(sentence)) for sentence in sentences]

    def _named(self, text: str) -> str:
        return _PLAYER.sub(lambda found: self.name(int(found[0][1:])), text)

    def ending(self, hand: Hand) -> Iterator[Told]:
        """Where every card lies, what everybody has, and who is due."""
        lying = truth(hand.state).cards
        yield Told("street", "Where the cards lie")
        for player, faces in lying.hole.items():
            yield Told("place", f"{self.name(player)}: {' '.join(faces)}")
        for label, faces in (
            ("Board", lying.board), ("Burns", lying.burns), ("Next burn", lying.pending_burn),
            ("Set aside", lying.aside), ("Muck", lying.muck), ("Out of play", lying.scrap),
        ):  # fmt: skip
            if faces:
                yield Told("place", f"{label}: {' '.join(faces)}")
        top = " ".join(lying.stub[:4])
        yield Told("place", f"Stub: {len(lying.stub)} cards{f', on top {top}' if top.strip('? ') else ''}")
        stacks = [f"{self.name(player)} {self._stack(stack)}" for player, stack in enumerate(hand.stacks, 1)]
        yield Told("street", "Stacks")
        yield Told("place", ", ".join(stacks))
        yield Told("due", self.due(hand))

    def _stack(self, chips: int) -> str:
        return "not known" if chips > UNKNOWN_STACK // 2 else self.money(chips)

    def due(self, hand: Hand) -> str:
        """Who must do something next, in a sentence."""
        who = hand.due.who
        legal = hand.legal
        if not who:
            return "The hand is over."
        if legal is None:
            whose = "the dealer" if who == "d" else "the floor" if who == "fl" else self.name(int(who[1:]))
            text = truth(hand.state).steps[0].text
            return self._named(f"Due from {whose}: {text}")
        may = f"call {self.money(legal.to_call)} or fold" if legal.to_call else "check or fold"
        if legal.can_raise:
            most = "any amount" if legal.max_to > UNKNOWN_STACK // 2 else self.money(legal.max_to)
            may = f"{may.replace(' or ', ', ')} or {'raise' if any(hand.bets) else 'bet'} {self.money(legal.min_to)} to {most}"
        return f"{self.name(legal.player)} is to act, and may {may}."


def tell(
    script: Script,
    explain: Callable[[Hand, Ruling], Iterable[str]] | None = None,
    worth: Callable[[Hand], Iterable[str]] | None = None,
) -> Iterator[Told]:
    """The whole hand. Raises ScriptError, before the first sentence, if the script does not run.

    `explain` gives sentences on why a ruling is what it is, told after its steps; `worth` what the hands are worth,
    told whenever a street begins.
    """
    done = run(script).hand
    teller = Teller(script.data.get("players", ()), script.header.places)
    hand = setup(script)
    yield from teller.opening(hand)
    for text in done.lines:
        known, before = hand.rulings, teller.before(hand, text)
        given = hand.do(text).rulings
        new = [ruling for ruling in given if ruling not in known]
        yield from teller.told(text, before, hand, new)
        if explain:
            for ruling in new:
                yield from teller.why(explain(hand, ruling))
        if worth and hand.phase != before.phase:
            yield from teller.why(worth(hand))
    yield from teller.ending(hand)
