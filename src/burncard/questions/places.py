"""Where each card of a mistake ends: the remedy is carried out, and every card followed by what it would have been."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from burncard.cards import UNKNOWN, texts
from burncard.questions.scene import SEED, Scene
from burncard.referee.compare import play_out
from burncard.referee.hand import Hand
from burncard.referee.procedure.motions import shuffle_pool
from burncard.table.piles import ASIDE, BOARD, BURN, HOLE, MUCK, PENDING, SCRAP, STUB
from burncard.table.shuffle import order

_CARDS: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b(?: \b[2-9TJQKA][cdhs]\b)*")
_PLAYER: Final = re.compile(r"\bp\d+\b")
_STREETS: Final = ("", "the flop", "the turn", "the river")
_NOBODY: Final = Scene((), ())
_PILES: Final = {
    ASIDE: "aside, face up",
    MUCK: "in the muck",
    SCRAP: "out of play, shown",
    PENDING: "face up on the stub: the next burn",
}
_LATER: Final = "the later cards"
_MOST_LINES: Final = 60


class Places:
    """Follows the cards of `hand` (just after the mistake of `scene`; `before` is the same hand before it) through its
    remedy."""

    def __init__(self, scene: Scene, before: Hand, hand: Hand) -> None:
        self.scene = scene
        self.start = hand
        self.roles = _roles(scene, before)
        self.mistake = _moved(hand, len(scene.before))
        self.labels = {**dict(zip(self.mistake, scene.cards, strict=False)), **scene.known}
        self.hand = hand.copy()
        self.mixed: set[int] = set()
        self.scrambled: set[int] = set()
        if not self.over:
            self._carry_out()
        self.later = _played_on(self.hand)

    @property
    def over(self) -> bool:
        """Whether the ruling ends the hand: a misdeal, or all action void."""
        return self.start.phase in ("misdeal", "void")

    def rows(self) -> list[tuple[str, str, str]]:
        """(card, what it would have been, where it ends); packets told once."""
        if self.over:
            void = self.start.phase == "void"
            return [
                (
                    "every card",
                    "",
                    "back in the deck: " + ("the hand is void" if void else "shuffled, cut, dealt again"),
                )
            ]
        told = [card for card in (*self.scene.known, *self.mistake) if self.labels.get(card)]
        stub = self.hand.state.piles.where
        moved = [card for card in self.roles if card not in told and self._changed(card)]
        told += [card for card in moved if stub[card] != STUB]
        rows = _joined([(self._name(card), self.roles.get(card, ""), self._place(card)) for card in told])
        if any(stub[card] == STUB for card in moved):
            rows.append((_LATER, "", "in the stub in their order, each at another place than it would have come"))
        elif rows and self.later and not self.mixed and any(stub[card] == STUB for card in self.roles):
            rows.append((_LATER, "", "come as they would have come"))
        return rows

    def named(self, text: str) -> str:
        """A sentence of the referee with the example's cards and players replaced by what they are."""

        def cards(found: re.Match[str]) -> str:
            ids = [self._faces[face] for face in found[0].split() if face in self._faces]
            return " and ".join(dict.fromkeys([self._name(card) for card in ids]))

        said = _CARDS.sub(cards, text)
        said = _PLAYER.sub(lambda found: self.scene.called(found[0]), said)
        return said[:1].upper() + said[1:]

    def _name(self, card: int) -> str:
        if card in self.labels:
            return self.labels[card]
        return f"the card meant for {self.roles[card]}" if card in self.roles else self._face(card)

    @cached_property
    def _faces(self) -> dict[str, int]:
        """Which card shows each face: sentences name faces, the piles hold cards."""
        return {self._face(card): card for card in range(52)}

    def _face(self, card: int) -> str:
        return texts([self.start.state.piles.face[card]])

    def _carry_out(self) -> None:
        """Go on until every step that a ruling ordered is done: players check or call, shuffles come from SEED."""
        hand, shuffles = self.hand, 0
        for _ in range(_MOST_LINES):
            due = hand.due
            if due.who in ("", "fl") or not any(step.because >= 0 for step in hand.steps):
                return
            step = due.step
            assert step is not None
            if due.who != "d":
                hand.do(f"{due.who} {'cc' if step.verb == 'bet' else 'sm -'}")
            elif step.verb == "shuffle":
                pool = shuffle_pool(hand.state, step.pool, step.cards)
                (self.scrambled if step.pool == "scramble" else self.mixed).update(pool)
                faces = hand.state.piles.faces_of(pool)
                new = [] if UNKNOWN in faces else order(sorted(faces), SEED, 100 + shuffles)
                hand.do(f"d sh {texts(new, '')}".rstrip())
                shuffles += 1
            else:
                hand.do("d go")

    def _changed(self, card: int) -> bool:
        """Whether a card that was to come to the board or the burns does not, and the remedy is why."""
        role = self.roles[card]
        if card in self.mixed:
            return False
        if card in self.scrambled or role.startswith("a card"):
            return card in self.scrambled
        left = self.hand.state.piles.where[card] != STUB
        return role != (_lies(self.scene, self.hand, card) if left else self.later.get(card, role))

    def _place(self, card: int) -> str:
        if card in self.mixed:
            return "shuffled into the stub: it may come again"
        if card in self.scrambled:
            return "one of those mixed: the burn, or on the board"
        pile = self.hand.state.piles.where[card]
        if pile == STUB:
            if card in self.later:
                return f"back on the stub: it will be {self.later[card]}"
            return "on top of the stub" if self.hand.state.piles.pile[STUB][-1] == card else "in the stub"
        return _lies(self.scene, self.hand, card)


def _joined(rows: Sequence[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Rows that differ only in what the card would have been become one; a card that was its own role says it once."""
    out: dict[tuple[str, str], list[str]] = {}
    for card, was, ends in rows:
        said = out.setdefault((card, ends), [])
        if was and was not in said and not card.endswith(f"meant for {was}"):
            said.append(was)
    return [(card, " and ".join(was), ends) for (card, ends), was in out.items()]


def _lies(scene: Scene, hand: Hand, card: int) -> str:
    """Where a card that has left the stub lies, in words."""
    state = hand.state
    pile = state.piles.where[card]
    if pile == BURN:
        street = next((number for number in range(1, 4) if card in state.burned[number]), 0)
        return f"{_STREETS[street]}'s burn" if street else "a burn"
    if pile == BOARD:
        street = next((number for number in range(1, 4) if card in state.laid[number]), 0)
        return _STREETS[street] if street else "on the board"
    if pile > HOLE:
        player = f"p{pile - HOLE}"
        return f"a card of {scene.called(player)}"
    return _PILES.get(pile, "elsewhere")


def _moved(hand: Hand, since: int) -> list[int]:
    """The cards that left the stub by the lines from number `since` on, in order."""
    return list(dict.fromkeys([card for line, card, old, _ in hand.moves if line >= since and old == STUB]))


def _played_on(hand: Hand) -> dict[int, str]:
    """Where each card comes to lie if from here on nothing goes wrong; cards of a later shuffle are left out."""
    if hand.phase in ("misdeal", "void", "done") or any(step.verb == "shuffle" for step in hand.steps):
        return {}
    on = hand.copy()
    play_out(on, SEED, 200)
    return {card: _lies(_NOBODY, on, card) for card in range(52) if on.state.piles.where[card] in (BURN, BOARD)}


def _roles(scene: Scene, before: Hand) -> dict[int, str]:
    """What each coming card would have been if nothing had gone wrong: the same hand played on without a mistake."""
    clean = before.copy()
    if any(step.verb == "shuffle" for step in clean.steps):
        return {}  # nobody can say what a card would have been
    start = len(clean.lines)
    play_out(clean, SEED, 200)
    return {card: _lies(scene, clean, card) for card in _moved(clean, start)}
