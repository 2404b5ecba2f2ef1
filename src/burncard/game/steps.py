"""A hand is a queue of steps that are due. A step says what, on which street, with which cards, and why it is there."""

from __future__ import annotations

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
    "aside": "lay `cards` aside, face up",
    "return": "put `cards` back on top of the stub, the first one lowest",
    "replace": "take the exposed card from `player`, give him the top card, lay the exposed one on the stub as the burn",
    "give": "give `player` the top card of the stub",
    "slide": "slide `cards` on to their owner `player`, unseen",
    "kill": "the hand of `player` is dead: all his cards to the muck",
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


class Step:
    """One motion that is due.

    `street` is 0 (pre-flop) to 3 (river); `because` is the number of the mistake whose ruling put the step here, -1 in
    the regular procedure. A `waived` step is not made and says so: "no burn".
    """

    __slots__ = ("because", "cards", "count", "done", "player", "pool", "street", "verb", "waived")

    def __init__(
        self,
        verb: str,
        street: int = 0,
        *,
        player: int = 0,
        cards: tuple[int, ...] = (),
        count: int = 0,
        pool: str = "",
        because: int = -1,
        waived: bool = False,
    ) -> None:
        self.verb = verb
        self.street = street
        self.player = player
        self.cards = cards
        self.count = count
        self.pool = pool
        self.because = because
        self.waived = waived
        self.done = False

    def copy(self) -> Step:
        """An independent copy."""
        new = object.__new__(Step)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    def key(self) -> tuple[object, ...]:
        """All that makes a step what it is, for digests and comparisons."""
        return tuple(getattr(self, name) for name in self.__slots__)

    def __repr__(self) -> str:
        parts = [
            f"{name}={getattr(self, name)!r}"
            for name in self.__slots__[:-2]
            if getattr(self, name) not in ((), 0, "", -1, False)
        ]
        return f"Step({self.verb!r}, {', '.join(parts)}{', waived' if self.waived else ''})"
