"""All ways the steps that are due may come out, each with its chance: which cards will be known on the board, which gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from burncard.cards import UNKNOWN
from burncard.game.steps import Step
from burncard.referee.model.state import State
from burncard.table.piles import EVERYBODY

Hole = tuple[int, ...]
Branches = list[tuple[Fraction, "World"]]


@dataclass(frozen=True, slots=True)
class World:
    """What is known of the cards on one branch. `tops` are the next cards of the stub as far as their places are known
    (UNKNOWN: nobody has seen it); `loose` known cards somewhere in the stub; `stub` how many cards it has."""

    board: tuple[int, ...]
    tops: tuple[int, ...]
    stub: int
    hands: tuple[tuple[int, Hole], ...]
    loose: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    pending: tuple[int, ...] = ()
    gone: frozenset[int] = field(default_factory=frozenset)

    def out(self, face: int) -> World:
        """The card is out of the hand, known."""
        return self if face == UNKNOWN else replace(self, gone=self.gone | {face})


class Walk:
    """From one state on. A card of a step is known when the whole table has seen it."""

    def __init__(self, st: State) -> None:
        self.st = st

    def ends(self, queue: list[Step], world: World) -> Iterator[tuple[Fraction, World]]:
        """The worlds after the last step of `queue`."""
        for at, step in enumerate(queue):
            branches = self._do(step, world)
            if len(branches) == 1:
                world = branches[0][1]
                continue
            for chance, branch in branches:
                for further, end in self.ends(queue[at + 1 :], branch):
                    yield chance * further, end
            return
        yield Fraction(1), world

    def _do(self, step: Step, world: World) -> Branches:
        match step.verb:
            case "burn" if not step.waived:
                if world.pending:
                    return _one(replace(world.out(world.pending[0]), pending=()))
                return [(chance, after.out(face)) for chance, face, after in draw(world)]
            case "board":
                return _board(world, step.count)
            case "shuffle" if step.pool != "scramble":
                return _one(_shuffled(world, "aside" in step.pool))
            case "draw_burn":
                return _drawn(world, bool(step.count))
            case "lay":
                lying = (*world.board, *_known(world.aside))
                return _board(replace(world, board=lying, aside=()), step.count - len(world.aside))
            case "replace":
                return self._replaced(step, world)
            case "kill":
                return _one(replace(world, hands=tuple(pair for pair in world.hands if pair[0] != step.player)))
            case "aside" | "return" | "to_burn" | "to_board" | "scrap" | "slide":
                return _one(self._moved(step, world))
        return _one(world)

    def _faces(self, step: Step) -> Hole:
        piles = self.st.piles
        return tuple(piles.face[card] if piles.seen[card] == EVERYBODY else UNKNOWN for card in step.cards)

    def _moved(self, step: Step, world: World) -> World:
        """Cards that change their place, known or not."""
        faces = self._faces(step)
        real = self.st.piles.faces_of(step.cards)
        hands = tuple((player, _less(hole, real)) for player, hole in world.hands)
        if step.verb == "slide":
            hands = tuple((player, (*hole, *real) if player == step.player else hole) for player, hole in hands)
        left = replace(world, board=tuple(face for face in world.board if face not in faces), hands=hands)
        if step.verb == "aside":
            return replace(left, aside=world.aside + faces)
        if step.verb == "return":
            return replace(left, tops=faces[::-1] + world.tops, stub=world.stub + len(faces))
        if step.verb == "to_board":
            return replace(world, board=world.board + _known(faces))
        return replace(left, gone=left.gone | {*_known(faces)})

    def _replaced(self, step: Step, world: World) -> Branches:
        """The exposed card becomes the coming burn, its owner gets the next card."""
        exposed = self.st.piles.faces_of(step.cards)
        out = []
        for chance, face, after in draw(world):
            hands = tuple(
                (player, tuple(sorted((*_less(hole, exposed), face)))) if player == step.player else (player, hole)
                for player, hole in after.hands
            )
            out.append((chance, replace(after, hands=hands, pending=tuple(exposed))))
        return out


def draw(world: World) -> list[tuple[Fraction, int, World]]:
    """The next card: the one whose place is known, else each known one in the stub with its chance, or another."""
    left = replace(world, stub=world.stub - 1)
    if world.tops:
        return [(Fraction(1), world.tops[0], replace(left, tops=world.tops[1:]))]
    out = []
    for face in world.loose:
        rest = tuple(other for other in world.loose if other != face)
        out.append((Fraction(1, world.stub), face, replace(left, loose=rest)))
    if len(world.loose) < world.stub:
        out.append((Fraction(world.stub - len(world.loose), world.stub), UNKNOWN, left))
    return out


def _one(world: World) -> Branches:
    return [(Fraction(1), world)]


def _known(faces: Hole) -> Hole:
    return tuple(face for face in faces if face != UNKNOWN)


def _less(hole: Hole, faces: list[int]) -> Hole:
    return tuple(face for face in hole if face == UNKNOWN or face not in faces)


def _board(world: World, count: int) -> Branches:
    if count <= 0:
        return _one(world)
    out = []
    for chance, face, after in draw(world):
        lying = after if face == UNKNOWN else replace(after, board=(*after.board, face))
        out += [(chance * further, end) for further, end in _board(lying, count - 1)]
    return out


def _shuffled(world: World, with_aside: bool) -> World:
    aside = world.aside if with_aside else ()
    known = _known((*world.loose, *world.tops, *aside))
    left = () if with_aside else world.aside
    return replace(world, tops=(), loose=known, stub=world.stub + len(aside), aside=left)


def _drawn(world: World, now: bool) -> Branches:
    """One of the scrambled cards is the burn, each with the same chance."""
    out = []
    for at, face in enumerate(world.aside):
        rest = replace(world, aside=world.aside[:at] + world.aside[at + 1 :])
        out.append((Fraction(1, len(world.aside)), rest.out(face) if now else replace(rest, pending=(face,))))
    return out
