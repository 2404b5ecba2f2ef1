"""A hand told in plain sentences: what happened, each ruling with its source, and where the cards lie at the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burncard.game import lines
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import Ruling
from burncard.script import changes, decimals
from burncard.script.header import UNKNOWN_STACK
from burncard.script.reading import Script
from burncard.script.running import run, setup

State = Mapping[str, Any]

_PLAYER: Final = re.compile(r"\bp[1-9][0-9]?\b")
_GAMES: Final = {"NT": "No-limit", "PT": "Pot-limit", "FT": "Fixed-limit", "ST": "Spread-limit"}
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
_PLACES: Final = {
    "board": "Board",
    "burns": "Burns",
    "pending_burn": "Next burn",
    "aside": "Set aside",
    "muck": "Muck",
    "scrap": "Out of play",
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

    def name(self, who: str) -> str:
        """What a player is called: his name where the file gives one."""
        number = int(who[1:])
        given = self.players[number - 1] if number <= len(self.players) else ""
        return given or f"Player {number}"

    def money(self, chips: int) -> str:
        """Chips as the file writes them."""
        value = decimals.back(chips, self.places)
        return f"{value:f}" if not isinstance(value, int) else str(value)

    def opening(self, hand: Hand) -> Iterator[Told]:
        """Game, rulebook, and what was posted before the first card."""
        state = hand.snapshot()
        count = len(state["stacks"])
        yield Told("title", f"{_GAMES[state['variant']]} hold'em, {count} players, by the rulebook {state['rulebook']}")
        for at, (stack, left) in enumerate(zip(hand.state.setup.stacks, state["stacks"], strict=True), 1):
            posts = f", posts {self.money(stack - left)}" if stack != left else ""
            button = ", has the button" if at == count else ""
            yield Told("line", f"{self.name(f'p{at}')}: {self._stack(stack)}{posts}{button}")

    def _line(self, text: str, before: State, after: State) -> Iterator[Told]:
        """What the line did. Pitches without a mistake are told together when the deal is complete."""
        line = lines.parse(text)
        if line.who > 0:
            yield Told("line", changes.act(line, before, after, self.name, self.money))
        elif line.who == lines.FLOOR:
            yield Told("line", changes.floor(line, self.name))
        ruled = len(after["rulings"]) > len(before["rulings"])
        moved = changes.dealer(line, before, after, self.name) if line.who <= 0 else []
        quiet = line.what in ("dh", "deal", "go") and before["phase"] == "dealing" and not line.flags and not ruled
        yield from [Told("line", said) for said in moved if not (quiet and said.startswith("To "))]
        if line.what not in ("cbr", "push") or after["phase"] == "done":
            yield from [Told("line", said) for said in changes.chips(before, after, self.name, self.money)]
        if not self.dealt and after["phase"] == "preflop":
            self.dealt = True
            yield from self._hands(after)

    def _hands(self, state: State) -> Iterator[Told]:
        held = [f"{self.name(who)} {' '.join(changes.pile(state, who))}" for who in state["hole"]]
        yield Told("line", f"Dealt: {', '.join(held)}")

    def told(self, text: str, before: State, after: State, given: Sequence[Ruling]) -> list[Told]:
        """All there is to say of an accepted line: what it did, the rulings it led to, the street that began."""
        heading = list(self._street(before, after))
        said = [*self._line(text, before, after), *self.rulings(given)]
        return heading + said if after["phase"] in ("flop", "turn", "river") else said + heading

    def _street(self, before: State, after: State) -> Iterator[Told]:
        heading = _STREETS.get(after["phase"])
        if after["phase"] != before["phase"] and heading:
            if after["phase"] == "misdeal":
                self.dealt = False
            pot = sum([amount for amount, _ in after["pots"]])
            over = after["phase"] in ("done", "misdeal", "void")
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
        return _PLAYER.sub(lambda found: self.name(found[0]), text)

    def ending(self, hand: Hand) -> Iterator[Told]:
        """Where every card lies, what everybody has, and who is due."""
        state = hand.snapshot()
        yield Told("street", "Where the cards lie")
        for who in state["hole"]:
            held = changes.pile(state, who)
            if held:
                yield Told("place", f"{self.name(who)}: {' '.join(held)}")
        for pile, label in _PLACES.items():
            lies = changes.pile(state, pile)
            if lies:
                yield Told("place", f"{label}: {' '.join(lies)}")
        top = " ".join(changes.pile(state, "stub_top")[:4])
        yield Told("place", f"Stub: {state['stub_count']} cards{f', on top {top}' if top.strip('? ') else ''}")
        stacks = [f"{self.name(f'p{at}')} {self._stack(stack)}" for at, stack in enumerate(state["stacks"], 1)]
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
            text = hand.snapshot()["steps"][0]["text"]
            whose = "the dealer" if who == "d" else "the floor" if who == "fl" else self.name(who)
            return self._named(f"Due from {whose}: {text}")
        may = f"call {self.money(legal.to_call)} or fold" if legal.to_call else "check or fold"
        if legal.can_raise:
            most = "any amount" if legal.max_to > UNKNOWN_STACK // 2 else self.money(legal.max_to)
            may = f"{may.replace(' or ', ', ')} or {'raise' if any(hand.bets) else 'bet'} {self.money(legal.min_to)} to {most}"
        return f"{self.name(who)} is to act, and may {may}."


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
    before = hand.snapshot()
    for text in done.lines:
        known = hand.rulings
        given = hand.do(text).rulings
        after = hand.snapshot()
        new = [ruling for ruling in given if ruling not in known]
        yield from teller.told(text, before, after, new)
        if explain:
            for ruling in new:
                yield from teller.why(explain(hand, ruling))
        if worth and after["phase"] != before["phase"]:
            yield from teller.why(worth(hand))
        before = after
    yield from teller.ending(hand)
