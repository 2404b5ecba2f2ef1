"""A hand told in plain sentences: what happened, each ruling with its source, and where the cards lie at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from burncard.game import lines
from burncard.referee.hand import Hand
from burncard.script import changes, decimals
from burncard.script.reading import Script
from burncard.script.running import due, run, setup

State = Mapping[str, Any]

_GAMES: Final = {"NT": "No-limit", "PT": "Pot-limit", "FT": "Fixed-limit", "ST": "Spread-limit"}
_STREETS: Final = {
    "preflop": "Before the flop",
    "flop": "Flop",
    "turn": "Turn",
    "river": "River",
    "showdown": "Showdown",
    "done": "The end",
    "misdeal": "Misdeal",
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
    """One line of the telling. `kind` is title, street, line, ruling, step, place or due; it is for layout only."""

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
        for at, (stack, bet) in enumerate(zip(state["stacks"], state["bets"], strict=True), 1):
            posts = f", posts {self.money(bet)}" if bet else ""
            button = ", has the button" if at == count else ""
            yield Told("line", f"{self.name(f'p{at}')}: {self.money(stack + bet)}{posts}{button}")

    def line(self, text: str, before: State, after: State) -> Iterator[Told]:
        """What one accepted line did. Pitches without a mistake are told together when the deal is complete."""
        line = lines.parse(text)
        if line.who > 0:
            yield Told("line", changes.act(line, before, after, self.name, self.money))
        elif line.who == lines.FLOOR:
            said = "The mistake is noticed" if line.what == "notice" else f"The floor decides: {line.option}"
            yield Told("line", said)
        ruled = len(after["rulings"]) > len(before["rulings"])
        moved = changes.dealer(line, before, after, self.name) if line.who <= 0 else []
        quiet = line.what in ("dh", "deal", "go") and before["phase"] == "dealing" and not line.flags and not ruled
        yield from [Told("line", said) for said in moved if not (quiet and said.startswith("To "))]
        if line.what != "cbr" or after["phase"] == "done":
            yield from [Told("line", said) for said in changes.chips(before, after, self.name, self.money)]
        if not self.dealt and after["phase"] == "preflop":
            self.dealt = True
            yield from self._hands(after)

    def _hands(self, state: State) -> Iterator[Told]:
        held = [f"{self.name(who)} {' '.join(changes.pile(state, who))}" for who in state["hole"]]
        yield Told("line", f"Dealt: {', '.join(held)}")

    def street(self, before: State, after: State) -> Iterator[Told]:
        """A heading, when the phase has changed."""
        heading = _STREETS.get(after["phase"])
        if after["phase"] != before["phase"] and heading:
            if after["phase"] == "misdeal":
                self.dealt = False
            pot = sum([amount for amount, _ in after["pots"]])
            yield Told("street", f"{heading} (pot {self.money(pot)})" if pot and after["phase"] != "done" else heading)

    def rulings(self, hand: Hand, told: int) -> Iterator[Told]:
        """The rulings from number `told` on, with what the dealer does about each."""
        for ruling in hand.rulings[told:]:
            yield Told("ruling", f"{ruling.title} ({ruling.source})")
            if ruling.reason:
                yield Told("step", ruling.reason)
            for number, step in enumerate(ruling.steps, 1):
                yield Told("step", f"{number}. {step}")

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
        stacks = [f"{self.name(f'p{at}')} {self.money(stack)}" for at, stack in enumerate(state["stacks"], 1)]
        yield Told("street", "Stacks")
        yield Told("place", ", ".join(stacks))
        yield Told("due", due(hand))


def tell(script: Script) -> Iterator[Told]:
    """The whole hand. Raises ScriptError, before the first sentence, if the script does not run."""
    done = run(script).hand
    teller = Teller(script.data.get("players", ()), script.header.places)
    hand = setup(script)
    yield from teller.opening(hand)
    before = hand.snapshot()
    for text in done.lines:
        told = len(hand.rulings)
        hand.do(text)
        after = hand.snapshot()
        yield from teller.line(text, before, after)
        yield from teller.rulings(hand, told)
        yield from teller.street(before, after)
        before = after
    yield from teller.ending(hand)
