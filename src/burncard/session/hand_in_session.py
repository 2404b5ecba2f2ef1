"""A hand of the session: dealt from the line-up that is due, played line by line, and put into the ledger when it is over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from burncard.game.structures import structures
from burncard.referee.model.irregularity import Ruling
from burncard.script.hand import Hand
from burncard.session.between_hands import stand_up, take_added, take_seat
from burncard.session.button.history import wrong_lineup
from burncard.session.button.lineup import Lineup
from burncard.session.button.posts import Blind
from burncard.session.cash.rake import rake
from burncard.session.errors import SessionError
from burncard.session.forced import Forced, forced, straddler
from burncard.session.ledger import CAGE, POT, RAKE, bounty, stack, won_bounties
from burncard.session.parse import none_left
from burncard.session.player import Player
from burncard.session.run_it_twice import divided, next_run
from burncard.session.stakes import Stakes
from burncard.session.state import Evening, Played, Playing
from burncard.session.tournament.places import Out
from burncard.table.shuffle import order

_HAND_LINE: Final = re.compile(r"d|fl|p[0-9]+")


def is_hand_line(who: str) -> bool:
    """Whether a line that begins so belongs to the hand in progress."""
    return _HAND_LINE.fullmatch(who) is not None


def hand_line(evening: Evening, table: int, line: str) -> tuple[Ruling, ...]:
    """One line of the hand in progress at a table. Raises SessionError if there is none, else what the hand raises."""
    playing = evening.playing.get(table)
    if playing is None:
        raise SessionError("no_hand", table=table)
    rulings = playing.hand.do(line).rulings
    if playing.hand.phase == "done":
        if len(playing.earlier) + 1 < playing.runs:
            following = next_run(playing)
            playing.earlier.append(playing.hand)
            playing.hand = following
        else:
            _over(evening, playing)
    return rulings


def time_out(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME timeout``: his time is up: he checks where that is free, else his hand is dead (RULES C12).

    Raises SessionError unless it is his turn to bet, so a late timer never hits the next player.
    """
    none_left(words, "NAME timeout")
    playing = evening.playing.get(player.seat.table) if player.seat else None
    if playing is None or player.name not in playing.names:
        raise SessionError("not_in_hand", name=player.name)
    number = playing.names.index(player.name) + 1
    legal = playing.hand.legal
    if legal is None or legal.player != number:
        raise SessionError("not_their_turn", name=player.name)
    hand_line(evening, playing.table, f"p{number} {'f' if legal.to_call else 'cc'}")


def lineup_due(evening: Evening, table: int) -> Lineup:
    """The line-up that is due at a table. Raises SessionError if no hand can be dealt."""
    return evening.tables[table].rotation.due(evening.config.entry, evening.places(table))


def begin(
    evening: Evening, table: int, *, at: int | None = None, deck: str | None = None, seed: bytes | None = None
) -> Playing:
    """Deal the next hand at a table, from the button that is due or, if it happened so, from seat `at`.

    Raises SessionError, or LineError for a deck that is none; then nothing has changed.
    """
    playing = prepare(evening, table, at)
    if seed is not None:
        playing.how["deck"] = tuple(order(range(52), seed))
    elif deck is not None:
        playing.how["deck"] = deck
    playing.hand = Hand(**playing.how)
    _take_auto(evening, table, pay=True)
    for seat, player in evening.seated(table).items():
        seen = playing.due.places[seat]
        if player.place.playing and not seen.playing:  # the big blind would have been his, and he asked not to have it
            player.place = replace(player.place, playing=False, dodge=False)
        player.twice = False
    evening.tables[table].bomb = 0
    evening.number += 1
    evening.playing[table] = playing
    return playing


def prepare(evening: Evening, table: int, at: int | None = None) -> Playing:
    """The next hand of a table with its players, chips and forced bets, but no cards yet. Changes nothing."""
    if table in evening.playing:
        raise SessionError("hand_on", number=evening.playing[table].number)
    if evening.paid is not None:
        raise SessionError("over")
    due = lineup_due(evening, table)
    lineup = due if at is None else wrong_lineup(due, at)
    bomb = evening.tables[table].bomb
    seated = evening.seated(table)
    if bomb:
        settled = tuple(seat for seat in due.order if seated[seat].place.settled)
        lineup = due = replace(due, order=settled, posts=())
        if len(settled) < 2:
            raise SessionError("too_few_players", n=len(settled))
    stakes = evening.stakes_now()
    names = tuple(seated[seat].name for seat in lineup.order)
    added = _take_auto(evening, table, pay=False)
    before = tuple(evening.chips(name) + added.get(name, 0) for name in names)
    if evening.config.cash and stakes.big > max(before):
        raise SessionError("blind_above_stacks", big=stakes.big, most=max(before))
    straddle = None if bomb else _straddler(evening, lineup)
    bets = forced(lineup, stakes, straddle=straddle, bomb=bomb)
    how = _agreement(evening, lineup, stakes, before, bets)
    if bomb:
        how["start"] = "flop"
    return Playing(evening.number + 1, table, lineup, due, names, before, stakes, how, Hand(**how), bomb=bomb)


def _straddler(evening: Evening, lineup: Lineup) -> int | None:
    kind = evening.config.cash.straddle if evening.config.cash else "no"
    wants = [player.seat.seat for player in evening.players.values() if player.straddle and player.seat]
    bought = any(post.blind is Blind.DEAD_SMALL and post.in_position for post in lineup.posts)
    return None if bought else straddler(lineup, kind, wants)


def _take_auto(evening: Evening, table: int, *, pay: bool) -> dict[str, int]:
    """What the automatic top-ups bring each player before the next hand; bought from the cage if `pay`."""
    missing = {}
    for player in evening.seated(table).values():
        lacks = (player.auto or 0) - evening.chips(player.name)
        if player.place.playing and lacks > 0:
            missing[player.name] = lacks
            if pay:
                evening.ledger.move(CAGE, stack(player.name), lacks, "auto top-up")
    return missing


def _agreement(
    evening: Evening, lineup: Lineup, stakes: Stakes, before: tuple[int, ...], bets: Forced
) -> dict[str, Any]:
    """The arguments of the Hand."""
    config = evening.config
    how: dict[str, Any] = {
        "stacks": before, "blinds": bets.blinds, "antes": bets.antes, "variant": config.variant, "seats": lineup.order,
        "rulebook": config.rulebook, "all_in": "tabled" if config.tournament else "showdown",
    }  # fmt: skip
    if structures()[config.variant].limits != "none":
        how["small_bet"] = config.small_bet or stakes.big or stakes.ante
        how["big_bet"] = config.big_bet or 2 * how["small_bet"]
    else:
        how["min_bet"] = stakes.big or stakes.ante
    return how


def void(evening: Evening, table: int) -> Playing:
    """Call off the hand in progress: every chip back, button and blinds as they were. Raises SessionError without one."""
    if table not in evening.playing:
        raise SessionError("no_hand", table=table)
    called_off = evening.playing.pop(table)
    evening.number -= 1 if called_off.number == evening.number else 0
    _take_held(evening, called_off)
    return called_off


def _over(evening: Evening, playing: Playing) -> None:
    hands = (*playing.earlier, playing.hand)
    after, won = divided(hands) if len(hands) > 1 else (playing.hand.stacks, playing.hand.state.chips.won[1:])
    taken: Mapping[str, int] = {}
    if evening.config.cash:
        flop = bool(playing.hand.snapshot()["board"])
        taken = rake(evening.config.cash.rake, dict(zip(playing.names, won, strict=True)), flop=flop)
    final = {name: chips - taken.get(name, 0) for name, chips in zip(playing.names, after, strict=True)}
    settle_hand(evening, playing, final, sum(taken.values()), hands)


def settle_hand(
    evening: Evening, playing: Playing, final: Mapping[str, int], taken: int, hands: tuple[Hand, ...]
) -> None:
    """Write a hand that is over into the ledger, move the button on, and do what waited for its end. `final`: what each
    player has then; `taken`: what the house took."""
    number = playing.number
    before = dict(zip(playing.names, playing.before, strict=True))
    for name in playing.names:
        if final[name] < before[name]:
            evening.ledger.move(stack(name), POT, before[name] - final[name], "lost", hand=number)
    for name in playing.names:
        if final[name] > before[name]:
            evening.ledger.move(POT, stack(name), final[name] - before[name], "won", hand=number)
    if taken:
        evening.ledger.move(POT, RAKE, taken, "rake", hand=number)
    evening.playing.pop(playing.table, None)
    evening.tables[playing.table].last_dealt = playing.names
    evening.played.append(
        Played(number, playing.table, playing.lineup, playing.names, playing.before,
               tuple(final[name] for name in playing.names), taken, playing.stakes, hands)
    )  # fmt: skip
    if not playing.bomb:
        _move_on(evening, playing)
    _take_out(evening, playing, final)
    _take_held(evening, playing)


def _move_on(evening: Evening, playing: Playing) -> None:
    table = evening.tables[playing.table]
    if playing.lineup is playing.due:
        table.rotation = table.rotation.dealt(playing.due)
    else:
        table.rotation = table.rotation.dealt_wrong(playing.due, playing.lineup, evening.config.wrong_button)
    there = dict(zip(playing.lineup.order, playing.names, strict=True))
    for seat, player in evening.seated(playing.table).items():
        place = playing.lineup.places.get(seat)
        if place is not None and there.get(seat, player.name) == player.name:
            now = player.place
            player.place = replace(place, playing=now.playing, dodge=now.dodge, come_in=now.come_in)


def _take_out(evening: Evening, playing: Playing, final: Mapping[str, int]) -> None:
    """Who has no chips left sits out (cash) or is out (tournament)."""
    begun = dict(zip(playing.names, playing.before, strict=True))
    broke = [name for name in playing.names if not final[name]]
    for name in broke:
        player = evening.players[name]
        if evening.config.tournament is None:
            player.place = replace(player.place, playing=bool(player.add))
            continue
        assert player.seat is not None
        table = evening.tables[playing.table]
        table.rotation = table.rotation.vacated(player.seat.seat)
        player.seat = None
        evening.out.append(Out(name, begun[name], playing.table))
        if evening.money.balance(bounty(name)):
            evening.heads.append(name)
            if (winner := _only_winner(evening.played[-1])) is not None:
                knock_out(evening, name, [winner])
    if evening.out and not evening.hand_for_hand:
        evening.note_out()


def _only_winner(hand: Played) -> str | None:
    """Who alone took every chip of a hand; None where that was not one player, or cannot be told from a result."""
    if hand.hands:
        took = {hand.names[player - 1] for run in hand.hands for _, player, _ in run.awards}
        return took.pop() if len(took) == 1 else None
    changed = [name for name, was, now in zip(hand.names, hand.before, hand.after, strict=True) if was != now]
    won = [name for name, was, now in zip(hand.names, hand.before, hand.after, strict=True) if now > was]
    return won[0] if len(changed) == 2 and len(won) == 1 else None


def knock_out(evening: Evening, name: str, winners: list[str]) -> None:
    """The bounty on the head of a player who is out goes to those who knocked them out, an odd unit to the first named."""
    each, odd = divmod(evening.money.balance(bounty(name)), len(winners))
    for at, winner in enumerate(winners):
        if amount := each + (at < odd):
            evening.money.move(bounty(name), won_bounties(winner), amount, f"bounty of {name}")
    evening.heads.remove(name)


def _take_held(evening: Evening, playing: Playing) -> None:
    for player in list(evening.seated(playing.table).values()):
        if player.leaving:
            stand_up(evening, player)
            continue
        if player.add:
            take_added(evening, player)
        if player.moving is not None:
            take_seat(evening, player)
