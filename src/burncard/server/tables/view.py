"""A table's frame for one knowledge: the players whose cards the reader may look at. Put together from the referee's views."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from burncard.referee.views import Eyes, RulingView, inside, seen
from burncard.rooms import Kind
from burncard.script.hand import Hand
from burncard.server.frames import AwardFrame, ChoiceFrame, OptionFrame, PotFrame, StepFrame
from burncard.server.held import five, in_words
from burncard.server.seats import with_seats
from burncard.server.tables.evening import State
from burncard.server.tables.wire import AskedFrame, EveningFrame, HandFrame, PersonFrame, RuledFrame, SeatedFrame
from burncard.session.config import Config
from burncard.session.state import Played
from burncard.table.piles import HOLE

_MOST_STEPS = 4


def last_played(state: State) -> Played | None:
    """The newest hand that was played here to its end."""
    return next((one for one in reversed(state.room.session.evening.played) if one.hands), None)


def last_frame(last: Played | None) -> HandFrame | None:
    """The newest hand that is over, for a watcher. It changes no more, so a lounge keeps it."""
    if last is None:
        return None
    return hand_frame(last.hands[-1], last.number, len(last.hands), last.names, last.lineup.order)


def evening_frame(table: str, state: State, last: HandFrame | None) -> EveningFrame:
    """The table for a watcher, with the newest hand that is over."""
    evening = state.room.session.evening
    playing = state.playing()
    rotation = next(iter(evening.tables.values())).rotation
    button = (rotation.last.button if rotation.last else rotation.start) or 0
    return EveningFrame(
        table=table,
        kind=state.room.kind.value,
        title=evening.config.title,
        state=state.room.state.value,
        stakes=str(evening.stakes_now()),
        buy_in=_buy_in(evening.config),
        button=playing.lineup.positions.button or 0 if playing else button,
        hands=evening.hands,
        players=tuple([
            SeatedFrame(
                name=one.name,
                seat=one.seat.seat if one.seat else 0,
                chips=evening.chips(one.name),
                playing=one.place.playing,
                owes=one.place.owes_big or one.place.owes_small,
                auto=one.auto or 0,
            )
            for one in evening.players.values()
        ]),
        queue=tuple(evening.queue),
        people=tuple([
            PersonFrame(
                person=person,
                roles=tuple(sorted(roles)),
                plays=tuple(sorted(state.room.seats.get(person, ()))),
            )
            for person, roles in state.room.roles.items()
            if roles
        ]),
        asked=tuple([AskedFrame(number=one.number, person=one.person, line=one.line) for one in state.room.asked]),
        ledger=evening.ledger.balances(),
        hand=hand_frame(
            playing.hand, playing.number, len(playing.earlier) + 1, playing.names, playing.lineup.order
        )
        if playing
        else None,
        last=last,
        frozen=state.frozen,
    )  # fmt: skip


def for_players(frame: EveningFrame, state: State, names: Set[str]) -> EveningFrame:
    """The watcher's frame of `state` with the cards of those who play under `names`."""
    playing, last = state.playing(), last_played(state)
    return msgspec.structs.replace(
        frame,
        hand=_own(frame.hand, playing.hand, names) if frame.hand and playing else None,
        last=_own(frame.last, last.hands[-1], names) if frame.last and last else None,
    )


def _buy_in(config: Config) -> tuple[int, int]:
    if config.tournament is not None:
        return config.tournament.stack, config.tournament.stack
    return (config.cash.least, config.cash.most or 0) if config.cash else (1, 0)


def knowledge(state: State, person: str) -> frozenset[str]:
    """The names whose cards a person may look at: those they play under, and at a real table nobody's by right."""
    return frozenset() if state.room.kind is Kind.LIVE else state.room.seats.get(person, frozenset())


def hand_frame(hand: Hand, number: int, run: int, players: tuple[str, ...], seats: tuple[int, ...]) -> HandFrame:
    """A hand for a watcher."""
    state = hand.state
    view = seen(state)
    public, cards = view.public, view.cards
    hole = cards.hole
    legal = public.legal
    return HandFrame(
        number=number,
        run=run,
        names=players,
        seats=seats,
        button=seats[-1],
        phase=public.phase,
        due=public.due,
        steps=tuple([
            StepFrame(text=with_seats(step.text, seats), verb=step.verb, done=step.done) for step in view.steps[:_MOST_STEPS]
        ]),
        stacks=public.stacks,
        bets=public.bets,
        pots=tuple([PotFrame(amount=pot.chips, seats=tuple([seats[p - 1] for p in pot.players])) for pot in public.pots]),
        live=tuple(public.live),
        tabled=tuple(public.tabled),
        to_call=legal.to_call if legal else None,
        can_raise=legal.can_raise if legal else None,
        min_to=legal.min_to if legal else None,
        max_to=legal.max_to if legal else None,
        hole={f"p{player}": faces for player, faces in hole.items()},
        board=cards.board,
        burns=cards.burns,
        pending_burn=cards.pending_burn,
        aside=cards.aside,
        muck=cards.muck,
        scrap=cards.scrap,
        stub=public.stub,
        ruling=_ruled(view.ruling, seats),
        options=_options(hand, view.ruling),
        choices=_choices(hand, players),
        unnoticed=inside.anything_unnoticed(state),
        won=tuple(state.chips.won[1:]) if not public.due else (0,) * public.n,
        words={f"p{player}": words for player, held in hole.items() if (words := in_words(held, cards.board))},
        awards=tuple([
            AwardFrame(
                pot=pot,
                seat=seats[player - 1],
                amount=chips,
                words=in_words(hole.get(player, ()), cards.board) if len(cards.board) == 5 else "",
                five=five(hole.get(player, ()), cards.board),
            )
            for pot, player, chips in hand.awards
        ]),
    )  # fmt: skip


def _own(frame: HandFrame, hand: Hand, names: Set[str]) -> HandFrame:
    """The same hand with what the players called `names` have seen of their cards."""
    piles = hand.state.piles
    hole, words = dict(frame.hole), dict(frame.words)
    for at, name in enumerate(frame.names, 1):
        if name in names and piles.pile[HOLE + at]:
            held = hole[f"p{at}"] = Eyes(piles, at).faces(piles.pile[HOLE + at])
            if said := in_words(held, frame.board):
                words[f"p{at}"] = said
    return msgspec.structs.replace(frame, hole=hole, words=words)


def _ruled(ruling: RulingView | None, seats: tuple[int, ...]) -> RuledFrame | None:
    if ruling is None:
        return None
    return RuledFrame(
        section=ruling.section,
        title=ruling.title,
        source=ruling.source,
        reason=ruling.reason,
        k=ruling.k,
        n=ruling.n,
        steps=tuple(
            [StepFrame(text=with_seats(step.text, seats), verb=step.verb, done=step.done) for step in ruling.steps]
        ),
    )


def _options(hand: Hand, ruling: RulingView | None) -> tuple[OptionFrame, ...]:
    """What the floor may choose instead of the remedy in force."""
    one = inside.to_overrule(hand.state)
    if one is None:
        return ()
    fit = ruling.options if ruling and ruling.irregularity == one.number else inside.to_choose(hand.state, one)
    own = one.rulings[-1].remedy
    return tuple([OptionFrame(option=other, text=inside.reason_of(other)) for other in fit if other != own])


def _choices(hand: Hand, players: tuple[str, ...]) -> tuple[ChoiceFrame, ...]:
    """What the floor has to decide now: what chips mean, or who wins a pot whose hands cannot be read."""
    due = hand.due
    if due.who != "fl" or due.step is None:
        return ()
    if due.step.verb == "choose":
        return ChoiceFrame(line="fl rule call", text="A call"), ChoiceFrame(line="fl rule fold", text="A fold")
    able = inside.may_win(hand.state, due.step)
    alone = [ChoiceFrame(line=f"fl rule p{player}", text=f"{players[player - 1]} wins") for player in able]
    together = ChoiceFrame(line="fl rule " + " ".join([f"p{player}" for player in able]), text="They split it")
    return (*alone, together) if len(able) > 1 else tuple(alone)
