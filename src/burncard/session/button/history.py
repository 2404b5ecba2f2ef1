"""How the button has gone round one table so far, a hand dealt from a wrong button included (RULES H13).

A rotation says what is due next and takes note of what was dealt. After a hand with a wrong button that stood (two
players had acted), `repair` gives the next hand the positions that were due, and steps over those of the wrong hand
when their turn comes, so that each player gets each position once, as near as that can be; `leave` goes on from the
wrong hand (TDA).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from burncard.session.button.around import between, clockwise, following
from burncard.session.button.lineup import EntryRules, Lineup, next_lineup
from burncard.session.button.place import Place
from burncard.session.button.posts import Blind, Post, Progress, advance_progress
from burncard.session.button.systems import Positions
from burncard.session.errors import SessionError


class WrongButton(StrEnum):
    """What a rulebook does for the hand after one with a wrong button."""

    REPAIR = "repair"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Rotation:
    """`last`: the positions the next hand follows. `start`: where the first button goes. `made`: those of a wrong
    hand, still to be stepped over."""

    last: Positions | None = None
    progress: Progress = frozenset()
    start: int | None = None
    made: Positions | None = None

    def due(self, rules: EntryRules, places: Mapping[int, Place]) -> Lineup:
        """The hand that is due. Raises SessionError if none can be dealt."""
        lineup = next_lineup(rules, places, self.last, self.progress, self.start)
        if self.made is not None and lineup.positions.big == self.made.big and not lineup.positions.heads_up:
            return next_lineup(rules, places, lineup.positions, lineup.progress)
        return lineup

    def dealt(self, lineup: Lineup) -> Rotation:
        """The rotation after the hand that was due. A misdeal is dealt again and counts once: call this once."""
        made = self.made
        if made is not None and self.last is not None:
            passed = lineup.positions.big == made.big or between(made.big, self.last.big, lineup.positions.big)
            made = None if passed else made
        return Rotation(lineup.positions, lineup.progress, made=made)

    def dealt_wrong(self, due: Lineup, played: Lineup, remedy: WrongButton) -> Rotation:
        """The rotation after `played` was dealt where `due` was due, and stood."""
        if remedy is WrongButton.LEAVE:
            return Rotation(played.positions, played.progress)
        ahead = self.last is None or between(played.positions.big, due.positions.big, self.last.big)
        start = due.positions.button if self.last is None else None
        return replace(self, start=start, made=played.positions if ahead else None)

    def vacated(self, seat: int) -> Rotation:
        """The rotation after the player in `seat` has left it: what he paid of his round is not his successor's."""
        return replace(self, progress=frozenset(item for item in self.progress if item[0] != seat))


def wrong_lineup(due: Lineup, button: int) -> Lineup:
    """The players of `due` dealt from a button at the wrong seat `button`. Raises SessionError if it is the right one."""
    if button == due.positions.button:
        raise SessionError("button_is_right", seat=button)
    if len(due.order) == 2:
        if button not in due.order:
            raise SessionError("button_not_playing", seat=button)
        small = button
    else:
        small = following(button, due.order)
    at = Positions(button, small, following(small, due.order))
    order = tuple(clockwise(button, due.order))
    entered = [post for post in due.posts if not post.in_position and post.seat not in (small, at.big)]
    posts = (Post(small, Blind.SMALL), Post(at.big, Blind.BIG), *entered)
    rank = {seat: i for i, seat in enumerate(order)}
    posts = tuple(sorted(posts, key=lambda post: rank[post.seat]))
    return Lineup(at, order, posts, due.places, advance_progress(at, order, posts, frozenset()))
