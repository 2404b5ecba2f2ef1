"""Who is dealt in next, where button and blinds stand, who posts what, and who misses what (RULES A5, A6, B5).

One pure function: `next_lineup`. It knows seats and debts, no chips and no names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from burncard.session.button.around import between, clockwise
from burncard.session.button.place import SETTLED, ComeIn, Place
from burncard.session.button.posts import Blind, Post, Progress, advance_progress, blinds_due
from burncard.session.button.systems import ButtonSystem, Positions, first, following_positions, heads_up
from burncard.session.errors import SessionError


class Debts(StrEnum):
    """What becomes of blinds that passed an absent player: posted, forgiven, or the big blind must be waited for."""

    POST = "post"
    FORGIVE = "forgive"
    WAIT = "wait"


@dataclass(frozen=True, slots=True)
class EntryRules:
    """How players move on and come in at a table.

    `tournament`: nobody posts or sits out; a moved player is dealt in anywhere but between button and small blind.
    `new_player_posts`: a new cash player posts or waits; False lets him in free (WSOP cash, no limit and pot limit).
    """

    system: ButtonSystem = ButtonSystem.DEAD
    tournament: bool = False
    debts: Debts = Debts.POST
    new_player_posts: bool = True
    buy_button: bool = True


@dataclass(frozen=True, slots=True)
class Lineup:
    """A hand about to be dealt. `order`: the seats dealt in, first left of the button first, who acts last is last.

    `posts` in that order; `places` as they are once the posts are made; `progress` is carried to the next hand (which
    blinds of the round a seat has paid, kept for the moving button).
    """

    positions: Positions
    order: tuple[int, ...]
    posts: tuple[Post, ...]
    places: Mapping[int, Place]
    progress: Progress

    @property
    def button_seat(self) -> int | None:
        """The seat of the player on the button, None under a dead button."""
        return self.positions.button if self.positions.button in self.order else None


def next_lineup(
    rules: EntryRules,
    places: Mapping[int, Place],
    last: Positions | None,
    progress: Progress = frozenset(),
    button: int | None = None,
) -> Lineup:
    """The next hand at a table. `last` is None before the first one, when `button` says where it starts.

    Raises SessionError when fewer than two players want cards. A misdeal and its new deal are one hand: ask once.
    """
    places = dict(places)
    while True:
        willing = [seat for seat, place in places.items() if place.playing]
        if len(willing) < 2:
            raise SessionError("too_few_players", n=len(willing))
        if last is None:
            if button is None:
                raise SessionError("no_button")
            positions, dealt = first(button, willing), willing
            return _lineup(rules, places, None, positions, dealt, None, progress)
        positions, dealt, buyer = _positions(rules, places, last, willing)
        # Where somebody buys the button the big blind stays behind, maybe at a seat that has been left.
        if buyer is not None or positions.big not in dealt or not places[positions.big].dodge:
            return _lineup(rules, places, last, positions, dealt, buyer, progress)
        places[positions.big] = replace(places[positions.big], playing=False, dodge=False)


def _positions(
    rules: EntryRules, places: Mapping[int, Place], last: Positions, willing: list[int]
) -> tuple[Positions, list[int], int | None]:
    """Positions, the seats dealt in, and who buys the button."""
    settled = [seat for seat in willing if places[seat].settled]
    if len(willing) == 2:
        return heads_up(last, willing), willing, None
    anew = len(settled) < 2  # the game starts anew: nobody is left whom a newcomer would have an advantage over
    if anew:
        settled = willing
    at = following_positions(rules.system, last, settled, willing)
    if at is None:
        return heads_up(last, settled), settled, None
    buyer = None if anew else _buyer(rules, places, last, willing)
    if buyer is not None:
        at = Positions(last.small, buyer, last.big)
    newcomers = [seat for seat in willing if seat not in settled]
    dealt = settled + [s for s in newcomers if s == buyer or (s == at.big or _let_in(rules, places[s], s, at))]
    if len(dealt) == 2:
        return heads_up(last, dealt), dealt, None
    return at, dealt, buyer


def _let_in(rules: EntryRules, place: Place, seat: int, at: Positions) -> bool:
    """Whether a newcomer who is not the big blind gets cards."""
    if rules.tournament:
        return not between(seat, at.button, at.small)
    if between(seat, at.button, at.big):
        return False
    free = not rules.new_player_posts if place.new else rules.debts is Debts.FORGIVE
    return free or (place.come_in is not ComeIn.WAIT and (place.new or rules.debts is Debts.POST))


def _buyer(rules: EntryRules, places: Mapping[int, Place], last: Positions, willing: list[int]) -> int | None:
    """The first seat left of the button whose player buys it. Only under a dead button, after three or more players."""
    if rules.tournament or not rules.buy_button or rules.system is not ButtonSystem.DEAD or last.heads_up:
        return None
    for seat in clockwise(last.small, willing):
        if not between(seat, last.small, last.big):
            return None
        if not places[seat].settled and places[seat].come_in is ComeIn.BUY:
            return seat
    return None


def _lineup(
    rules: EntryRules,
    places: Mapping[int, Place],
    last: Positions | None,
    at: Positions,
    dealt: list[int],
    buyer: int | None,
    progress: Progress,
) -> Lineup:
    order = tuple(clockwise(at.button, dealt))
    # In a first hand nobody has been carried past a blind.
    system = ButtonSystem.SIMPLE if last is None else rules.system
    posts = blinds_due(system, at, order, progress, buyer)
    paying = {post.seat for post in posts}
    if last is not None and len(dealt) > 2 and not rules.tournament:
        for seat in order:
            if seat not in paying and not places[seat].settled:
                posts += _entry_posts(rules, places[seat], seat)
    after = {seat: _after(rules, places[seat], seat, seat in dealt, last, at) for seat in places}
    rank = {seat: i for i, seat in enumerate(order)}
    posts = tuple(sorted(posts, key=lambda post: rank[post.seat]))
    return Lineup(at, order, posts, after, advance_progress(at, order, posts, progress))


def _entry_posts(rules: EntryRules, place: Place, seat: int) -> tuple[Post, ...]:
    if rules.debts is Debts.FORGIVE and not place.new:
        return ()
    if place.new:
        return (Post(seat, Blind.BIG, in_position=False),) if rules.new_player_posts else ()
    big = (Post(seat, Blind.BIG, in_position=False),) if place.owes_big else ()
    return (*big, Post(seat, Blind.DEAD_SMALL, in_position=False)) if place.owes_small else big


def _after(rules: EntryRules, place: Place, seat: int, dealt: bool, last: Positions | None, at: Positions) -> Place:
    """The place once this hand is dealt: settled if dealt in, or with the blinds that have just passed him."""
    if dealt:
        return replace(SETTLED, dodge=place.dodge)
    if place.new or last is None or rules.tournament:
        return place
    big = last.big != at.big and between(seat, last.big, at.big)
    small = last.small != at.small and (seat == at.small or between(seat, last.small, at.small))
    return replace(
        place,
        owes_big=place.owes_big or big,
        owes_small=place.owes_small or small,
        settled=place.settled and not (big or small),
    )
