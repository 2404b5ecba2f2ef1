"""A step that is due: what, on which street, with which cards, and which irregularity put it there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

#: What a step can be. The players do bet and show, the floor choose, the dealer the rest.
VERBS: Final = {
    "shuffle": "shuffle and cut the pool named in `pool`",
    "deal": "pitch the hole cards that are still due",
    "bet": "the betting of a street",
    "burn": "burn the top card",
    "board": "turn `count` cards from the stub on to the board",
    "turn_up": "turn the board cards that lie face down",
    "show": "each live hand is tabled, declared or thrown away",
    "push": "push the pots",
    "pot": "push pot number `count`",
    "aside": "lay `cards` aside, face up, until they are shuffled in before street `until`",
    "return": "put `cards` back on top of the stub, the first one lowest",
    "replace": "take the exposed card from `player`, give them the top card, lay the exposed one on the stub as the burn",
    "give": "give `player` the top card of the stub",
    "slide": "slide `cards` on to their owner `player`, unseen",
    "kill": "the hand of `player` is dead: all its cards to the muck",
    "return_bets": "all bets of the street go back, folded hands too, and its betting starts again",
    "draw_burn": "the first of the scrambled cards is a burn: the coming one, or this street's",
    "lay": "lay scrambled cards on the board and complete it from the stub",
    "to_burn": "`cards` become burns",
    "to_board": "turn `cards` on to the board",
    "scrap": "take `cards` out of play",
    "choose": "the floor says what the `count` chips that `player` put out are: a call or a fold",
    "recover": "fetch the hand of `player` (`cards`) back out of the muck",
    "rebuild": "lay `cards` on the board again, each in its place",
    "pull_back": "the pot comes back from `player`",
}
PLAYERS: Final = frozenset({"bet", "show"})
#: `until` of a card that lies aside: it joins the next shuffle there is, and causes none; it waits to be scrambled.
NEXT_SHUFFLE: Final = 9
SCRAMBLE: Final = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One motion that is due. Steps are values: two that say the same are equal, and none is ever changed.

    `street` is 0 (pre-flop) to 3 (river); `because` is the number of the irregularity whose ruling put the step here, -1
    in the regular procedure. A `waived` step is not made and says so: "no burn".
    """

    verb: str
    street: int = 0
    player: int = 0
    cards: tuple[int, ...] = ()
    count: int = 0
    pool: str = ""
    because: int = -1
    waived: bool = False
    until: int = NEXT_SHUFFLE

    def caused(self, number: int) -> Step:
        """The same step, put there by the irregularity `number`."""
        return replace(self, because=number)

    def key(self) -> tuple[object, ...]:
        """All that makes a step what it is, for digests."""
        return (
            self.verb, self.street, self.player, self.cards, self.count, self.pool, self.because, self.waived, self.until,
        )  # fmt: skip
