"""The table's frame for one reader: a watcher's view of the hand, and in it the cards of the seats they looked at.

Everything is put together from the referee's views, which are built up from what was seen.
"""

from __future__ import annotations

from collections.abc import Set

import msgspec

from burncard.game.steps import Step
from burncard.referee.procedure.due import Legal
from burncard.referee.views import Eyes, Face, PotView, PublicView, RulingView, SeatView, StepView, inside, seen
from burncard.server.books import Shelf
from burncard.server.compare import comparable
from burncard.server.frames import (
    AwardFrame,
    ChoiceFrame,
    GivenFrame,
    LegalFrame,
    LessonFrame,
    MissingFrame,
    OptionFrame,
    PotFrame,
    RulingFrame,
    SeatFrame,
    StepFrame,
    TableFrame,
)
from burncard.server.held import five, in_words
from burncard.server.lessons import LESSONS, MISSED, MISSED_THEN, Lesson
from burncard.server.live import Live
from burncard.server.seats import with_seats
from burncard.table.piles import HOLE
from burncard.words.rows import DO

Seats = tuple[int, ...]


def table_frame(live: Live, version: int, peeked: Set[int], shelf: Shelf) -> TableFrame:
    """The whole table for one reader. `peeked` are the seats whose cards they look at; only seats they play count.
    `shelf` has the books the next hand can be dealt by."""
    dealt, hand = live.dealt, live.hand
    own, numbers = frozenset(peeked) - frozenset(dealt.bots), dealt.seats
    view = seen(hand.state)
    public, cards = view.public, view.cards
    bets, pots = _chips(live, public)
    hole = _held(live, view, own)
    pot = sum([one.chips for one in pots]) + sum(bets)
    return TableFrame(
        v=version,
        hand=live.number,
        settings=dealt.settings,
        blinds=(*dealt.blinds[:2], *[blind for blind in dealt.blinds[2:] if blind]),
        books=shelf.offered(hand.rulebook),
        book=hand.rulebook.title,
        frozen=live.frozen,
        hold=live.hold,
        rule=dealt.lesson,
        lesson=_lesson(live, view),
        seats=_seats(live, public, bets, hole, own, cards.board),
        board=cards.board,
        board_down=public.down,
        burns=cards.burns,
        pending_burn=cards.pending_burn,
        aside=cards.aside,
        muck=cards.muck,
        scrap=cards.scrap,
        stub=public.stub,
        phase=public.phase,
        due=public.due,
        due_text=_due_text(live, view),
        legal=_legal(public.legal, numbers, pot),
        pots=tuple([
            PotFrame(amount=one.chips, seats=tuple([numbers[player - 1] for player in one.players])) for one in pots
        ]),
        pot=pot,
        awards=_awards(live, hole, cards.board),
        steps=_steps(view.steps, numbers),
        options=_options(live, view.ruling),
        choices=_choices(live),
        over=not public.due or bool(live.frozen),
        ruling=_ruling(live, view),
        rulings=_given(live),
        log=tuple(live.record),
        log_from=0,
        can_undo=live.undo() >= 0,
        can_compare=comparable(live),
        unnoticed=inside.anything_unnoticed(hand.state),
        pitch_to=_pitch_to(live),
    )  # fmt: skip


def news(frame: TableFrame, known: int) -> TableFrame:
    """The frame for somebody who has the first `known` entries of its record."""
    return msgspec.structs.replace(frame, log=frame.log[known:], log_from=known) if known else frame


def _chips(live: Live, public: PublicView) -> tuple[Seats, tuple[PotView, ...]]:
    """Bets and pots; the blinds lie in front of the players, and the antes in the middle, while the cards are dealt."""
    state = live.hand.state
    if state.rounds or not public.due:
        return public.bets, public.pots
    chips = state.chips
    dead = sum(chips.ante) + sum(chips.dead)
    return tuple(chips.street[0][1:]), (PotView(dead, public.live),) if dead else ()


def _held(live: Live, view: SeatView, own: Set[int]) -> dict[int, tuple[Face, ...]]:
    """The cards in front of each player; a seat one has looked at shows what its player has seen of them."""
    hole = dict(view.cards.hole)
    piles = live.hand.state.piles
    for player, seat in enumerate(live.dealt.seats, 1) if own else ():
        if seat in own:
            hole[player] = Eyes(piles, player).faces(piles.pile[HOLE + player])
    return hole


def _seats(
    live: Live,
    public: PublicView,
    bets: Seats,
    hole: dict[int, tuple[Face, ...]],
    own: Set[int],
    board: tuple[Face, ...],
) -> tuple[SeatFrame, ...]:
    dealt, state = live.dealt, live.hand.state
    due = int(public.due[1:]) if public.due[:1] == "p" else 0
    # Once the hand is over the stacks have the pots; what was won is shown beside them.
    won = [0] * (public.n + 1) if public.due else state.chips.won
    frames = [
        SeatFrame(
            seat=seat,
            p=player,
            bot=seat in dealt.bots,
            stack=public.stacks[player - 1],
            bet=bets[player - 1],
            cards=hole.get(player, ()),
            peeked=seat in own,
            live=player in public.live,
            tabled=player in public.tabled,
            declared=player in public.declared,
            button=player == public.n,
            due=player == due,
            said=player in state.said,
            oot=player in state.oot,
            won=won[player],
            words=in_words(hole.get(player, ()), board) if board else "",
        )
        for player, seat in enumerate(dealt.seats, 1)
    ]
    return tuple(sorted(frames, key=_number))


def _awards(live: Live, hole: dict[int, tuple[Face, ...]], board: tuple[Face, ...]) -> tuple[AwardFrame, ...]:
    """What was pushed to whom, with the hand that won it where this reader can see it."""
    return tuple([
        AwardFrame(
            pot=pot,
            seat=live.dealt.seats[player - 1],
            amount=chips,
            words=in_words(hole.get(player, ()), board) if len(board) == 5 else "",
            five=five(hole.get(player, ()), board),
        )
        for pot, player, chips in live.hand.awards
    ])  # fmt: skip


def _number(frame: SeatFrame) -> int:
    return frame.seat


def _steps(steps: tuple[StepView, ...], seats: Seats) -> tuple[StepFrame, ...]:
    return tuple([StepFrame(text=with_seats(step.text, seats), verb=step.verb, done=step.done) for step in steps])


def _given(live: Live) -> tuple[GivenFrame, ...]:
    book = live.hand.rulebook.title
    return tuple([
        GivenFrame(
            section=ruling.section,
            title=inside.title_of(ruling.section, ruling.condition),
            source=ruling.source,
            reason=inside.reason_of(ruling.remedy) if ruling.remedy else "",
            book=book,
            do=DO.get(ruling.remedy, ""),
            line=ruling.line,
        )
        for ruling in live.hand.rulings
    ])  # fmt: skip


def _options(live: Live, ruling: RulingView | None) -> tuple[OptionFrame, ...]:
    """What the floor may choose instead of the remedy in force, before a motion of it is made."""
    state = live.hand.state
    one = inside.to_overrule(state)
    if one is None:
        return ()
    fit = ruling.options if ruling and ruling.irregularity == one.number else inside.to_choose(state, one)
    own = one.rulings[-1].remedy
    return tuple([OptionFrame(option=other, text=inside.reason_of(other)) for other in fit if other != own])


def _choices(live: Live) -> tuple[ChoiceFrame, ...]:
    """What the floor has to choose between when nothing else is due: what chips mean, or who wins a pot whose hands
    cannot be read."""
    due, seats = live.hand.due, live.dealt.seats
    if due.who != "fl" or due.step is None:
        return ()
    if due.step.verb == "choose":
        return ChoiceFrame(line="fl rule call", text="A call"), ChoiceFrame(line="fl rule fold", text="A fold")
    players = inside.may_win(live.hand.state, due.step)
    alone = [ChoiceFrame(line=f"fl rule p{player}", text=f"Seat {seats[player - 1]} wins") for player in players]
    together = " ".join([f"p{player}" for player in players])
    split = ChoiceFrame(line=f"fl rule {together}", text="They split it")
    return (*alone, split) if len(players) > 1 else tuple(alone)


def _pitch_to(live: Live) -> int:
    step: Step | None = live.hand.due.step
    if step is None or step.verb != "deal":
        return 0
    return live.dealt.seats[live.hand.state.next_owner() - 1]


def _due_text(live: Live, view: SeatView) -> str:
    public, seats = view.public, live.dealt.seats
    who = public.due
    if not who or not view.steps:
        won = live.hand.state.chips.won
        taken = [f"seat {seat} takes {won[player]}" for player, seat in enumerate(seats, 1) if won[player]]
        return f"{', '.join(taken)}.".capitalize() if taken else "The hand is over."
    if who == "fl" or who == "d":
        if view.steps[0].verb == "deal" and (seat := _pitch_to(live)):
            return f"Pitch the next card to seat {seat}."
        return with_seats(view.steps[0].text, seats)
    seat = seats[int(who[1:]) - 1]
    if public.phase == "showdown":
        return f"Seat {seat} {'tables or throws away' if public.tabled else 'shows first, or throws away'}."
    return f"Action is on seat {seat}."


def _legal(legal: Legal | None, seats: Seats, pot: int) -> LegalFrame | None:
    if legal is None:
        return None
    return LegalFrame(
        seat=seats[legal.player - 1],
        to_call=legal.to_call,
        can_raise=legal.can_raise,
        why_not=legal.why_not,
        min_to=legal.min_to,
        max_to=legal.max_to,
        can_check=legal.to_call == 0,
        pot=pot,
    )


def _ruling(live: Live, view: SeatView) -> RulingFrame | None:
    ruling, seats = view.ruling, live.dealt.seats
    if ruling is None or not view.steps:  # a hand that ended by folds needs no remedy any more
        return None
    due, step = view.steps[0], ruling.steps[ruling.k - 1]
    now = with_seats(step.text, seats)
    if due.verb != step.verb:
        now = _due_text(live, view)  # the remedy comes later: the deal goes on first
    elif due.who == "p":
        now = f"{now} {_due_text(live, view)}"
    return RulingFrame(
        section=ruling.section,
        title=ruling.title,
        source=ruling.cited,
        reason=ruling.reason,
        book=ruling.book_title,
        k=ruling.k,
        n=ruling.n,
        steps=_steps(ruling.steps, seats),
        now=now,
        waits=due.verb != step.verb,
        line=ruling.line,
        missing=_missing(live, ruling.not_entered, ruling.began),
    )


def _missing(live: Live, player: int, began: int) -> MissingFrame | None:
    """Whom to ask, before a card dealt early is ruled on, whether they had not acted or it was only not entered, and
    what they could have done."""
    if not player:
        return None
    offer, seats = live.offer(began), live.dealt.seats
    return MissingFrame(
        p=player,
        seat=seats[player - 1],
        bet=offer.bets[player - 1],
        stack=offer.stacks[player - 1],
        legal=_legal(offer.legal, seats, offer.pot),
    )


def _lesson(live: Live, view: SeatView) -> LessonFrame | None:
    """The lesson, until its mistake has been ruled on (a ruling on its first half, a burn alone, leaves it). Playing the board is ruled on by nobody: the pot tells, so that
    lesson stays with what it has to say afterwards."""
    if not live.dealt.lesson:
        return None
    lesson, seats = LESSONS[live.dealt.lesson], live.dealt.seats
    if any(lesson.ruled_by(one.section, one.condition) for one in live.hand.rulings):
        return None
    after = bool(lesson.after) and any(written.first for written in live.written)
    missed = not after and lesson.missed(view.public.phase, view.steps[0].who if view.steps else "")
    use = () if after or missed else lesson.use
    return LessonFrame(
        rule=lesson.rule,
        title=lesson.title,
        say=MISSED if missed else _due_text(live, view) if after else _named(lesson.say, seats),
        then=MISSED_THEN if missed else _named(_afterwards(lesson, view.public) if after else lesson.then, seats),
        done=after,
        missed=missed,
        use=tuple([f"seat:{seats[int(one[6:]) - 1]}" if one.startswith("seat:") else one for one in use]),
    )


def _afterwards(lesson: Lesson, public: PublicView) -> str:
    return lesson.said if lesson.you in public.declared else lesson.after


def _named(text: str, seats: Seats) -> str:
    return with_seats(text.replace("{", "").replace("}", ""), seats)
