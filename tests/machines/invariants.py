"""What holds at every moment of every hand, worked out from outside: cards, chips, record, knowledge, a way on."""

from __future__ import annotations

import json
import re

from burncard import Hand
from burncard.cards import UNKNOWN, card, texts
from burncard.errors import BurncardError
from burncard.game.steps import Step
from burncard.table.piles import ASIDE, BOARD, BURN, EVERYBODY, HOLE, PENDING, SCRAP, STUB

CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")
MOST_LINES = 400  # what a hand takes at most when from now on everything is done properly


def cards_in_one_pile(hand: Hand) -> None:
    """52 cards, each in one pile, known to be there; no face twice. What does not belong to the deck is scrap."""
    piles = hand.state.piles
    lying = [(one, number) for number, pile in enumerate(piles.pile) for one in pile]
    assert sorted(one for one, _ in lying) == list(range(len(piles.face)))
    assert set(range(52, len(piles.face))) <= set(piles.pile[SCRAP])
    assert all(piles.where[one] == number for one, number in lying)
    known = [face for face in piles.face[:52] if face != UNKNOWN]
    assert len(known) == len(set(known))
    assert all(0 <= face < 52 for face in known)
    swept = {one for step in hand.steps if step.verb == "rebuild" for one in step.cards}
    assert piles.down <= {*piles.pile[BOARD], *swept}
    assert len(piles.pile[PENDING]) <= 1
    assert 0 <= piles.loose <= 52


def chips_are_kept(hand: Hand) -> None:
    """No chip is lost or made, nobody owes any."""
    chips, setup = hand.state.chips, hand.state.setup
    accounts = [*chips.street, chips.ante, chips.dead, chips.won]
    assert all(amount >= 0 for account in [chips.stack, *accounts] for amount in account)
    for player in range(1, hand.n + 1):
        put_in = sum(account[player] for account in accounts[:-1])
        assert chips.stack[player] + put_in - chips.won[player] == setup.stacks[player - 1]
    if hand.phase == "void":
        assert tuple(chips.stack[1:]) == setup.stacks
    elif hand.phase == "done":
        assert sum(chips.stack) == sum(setup.stacks)
        assert sum(amount for _, _, amount in hand.awards) == sum(chips.won)
    else:
        in_pots = sum(amount for amount, _ in hand.pots()) + sum(hand.bets)
        assert sum(chips.stack) + in_pots == sum(setup.stacks)


def rebuilds(hand: Hand, digest: str) -> None:
    """The lines are the truth: again from the first, the same state; a copy is equal."""
    assert hand.again(hand.lines).digest() == digest
    assert hand.copy().digest() == digest


def has_a_way_on(hand: Hand, digest: str) -> None:
    """Somebody is due until the hand is done, and what he is due to do can be done. Nothing done to a copy shows here."""
    who, step = hand.due.who, hand.due.step
    assert (who == "") == (hand.phase in ("done", "void")) == (step is None) == (not hand.steps)
    if step is None:
        return
    copy = hand.copy()
    copy.do(way_on(copy))
    assert copy.digest() != digest
    assert hand.digest() == digest


def way_on(hand: Hand) -> str:
    """The plainest line that does what is due."""
    who, step = hand.due.who, hand.due.step
    assert step is not None
    if who == "d":
        return "d sh" if step.verb == "shuffle" else "d go"
    if step.verb == "choose":
        return "fl rule call"
    if who == "fl":
        able = [player for player in hand.state.pots[step.count][1] if hand.state.live[player]]
        return f"fl rule p{able[0]}"
    if step.verb == "bet" and int(who[1:]) in hand.state.said:  # who has said "raise" raises
        assert hand.legal is not None
        return f"{who} cbr {hand.legal.min_to}"
    return f"{who} cc" if step.verb == "bet" else f"{who} sm -"


def ends(hand: Hand) -> Hand:
    """From here on everything is done properly: the hand ends, within a bound. Returns the finished copy."""
    copy = hand.copy()
    for _ in range(MOST_LINES):
        if not copy.due.who:
            break
        copy.do(way_on(copy))
    assert copy.phase in ("done", "void"), f"no end: {copy.lines[-5:]}, due {copy.due}"
    chips_are_kept(copy)
    cards_in_one_pile(copy)
    return copy


def refused_changes_nothing(hand: Hand, line: str, digest: str) -> bool:
    """Try a line. True when it was accepted; when it was refused, in whatever way, nothing has changed."""
    lines, moves = list(hand.lines), len(hand.moves)
    try:
        hand.do(line)
    except BurncardError as error:
        assert hand.digest() == digest, f"{line} was refused and changed something"
        assert hand.lines == lines
        assert len(hand.moves) == moves
        assert str(error)
        assert "{" not in str(error), f"a message with a hole in it: {error}"
        return False
    assert hand.lines == [*lines, line]
    return True


class Knowledge:
    """Who may have seen which card, worked out from the lines and the card moves alone."""

    def __init__(self, hand: Hand) -> None:
        self.everybody = set(range(hand.n + 1))  # 0 is a watcher
        self.seen: list[set[int]] = [set() for _ in range(60)]
        self.read = 0

    def after(self, hand: Hand, line: str) -> None:
        """Take in what an accepted line has moved and shown."""
        piles = hand.state.piles
        words = line.split()
        if words[:2] == ["fl", "entered"]:  # an act takes its place in the past; nobody sees more by it
            self.read = len(hand.moves)
            return
        moved = hand.moves[self.read :]
        self.read = len(hand.moves)
        if words[:2] == ["d", "flash"]:
            self.seen[piles.pile[PENDING][0] if moved else piles.pile[STUB][-1]] |= self.everybody
        exposing = words[0] == "d" and {"up", "off", "flash", "boxed"} & set(words)
        for _, one, _, to in moved:
            if exposing or to in (PENDING, SCRAP):
                self.seen[one] |= self.everybody
            elif to > HOLE:
                self.seen[one].add(to - HOLE)
            elif to == BOARD and one not in piles.down:
                self.seen[one] |= self.everybody
        if words[1] in ("tu", "go"):
            for one in set(piles.pile[BOARD]) - piles.down:
                self.seen[one] |= self.everybody
        if words[1] in ("ex", "sm"):
            for one in piles.pile[HOLE + int(words[0][1:])]:
                self.seen[one] |= self.everybody
        if words[1] == "sh" or (hand.phase == "misdeal" and len(piles.pile[STUB]) == 52):
            mixed = {one for one in range(52) if not piles.seen[one]}
            for one in mixed & {*piles.pile[STUB], *piles.pile[ASIDE], *piles.pile[BURN]}:
                self.seen[one].clear()

    def view_shows_only_what_was_seen(self, hand: Hand, seat: int) -> None:
        """The view of `seat` (0 a watcher) names no card that it cannot have seen; what lies open is in it."""
        piles = hand.state.piles
        told = {card(word) for word in CARD.findall(json.dumps(hand.view(seat or None)))}
        known = {piles.face[one] for one in range(52) if seat in self.seen[one]}
        assert told <= known, f"seat {seat} is told of {texts(told - known)}"
        lying_open = {piles.face[one] for one in set(piles.pile[BOARD]) - piles.down} - {UNKNOWN}
        assert lying_open <= told


def plan_goes_on(hand: Hand) -> None:
    """What is due after the first step of what is due has been done is the rest of it."""
    before = hand.steps
    if hand.due.who != "d" or before[0].verb in ("deal", "pot"):
        return
    copy = hand.copy()
    copy.do(way_on(copy))
    after = [_what(step) for step in copy.steps]
    if copy.phase in ("misdeal", "void", "done") or len(copy.state.irregularities) > len(hand.state.irregularities):
        return  # a card that all have seen was dealt, or the stub has become too short: something new has happened
    rest = [_what(step) for step in before[1:]]
    if after[:1] != rest[:1] and copy.steps and copy.steps[0].verb in ("show", "pot"):
        return  # the hands are tabled before the board is run; the pots are made up
    if before[0].verb in ("kill", "return_bets"):  # who bets, and whether, is another matter then
        after, rest = ([what for what in steps if what[0] != "bet"] for steps in (after, rest))
    passed = len(rest) - len(after)
    assert passed >= 0 and rest[passed:] == after, f"{before[0]}\n then {rest}\n  but {after}"
    assert all(step[0] == "bet" or step[-1] for step in rest[:passed]), f"skipped: {rest[:passed]}"


def _what(step: Step) -> tuple[object, ...]:
    return (step.verb, step.street, step.player, step.cards, step.count, step.waived)


def nobody_bets_on_a_known_card(hand: Hand) -> None:
    """No card that all have seen will come to the board while somebody still bets before it (RULES K3)."""
    piles = hand.state.piles
    stub = list(piles.pile[STUB])
    waiting, bet = len(piles.pile[PENDING]), False
    if not hand.state.dealt_out():
        return
    for step in hand.steps:
        if step.verb == "shuffle" or not stub:
            return
        if step.verb == "bet":
            bet = True
        elif step.verb in ("return", "aside"):
            stub = [one for one in stub if one not in step.cards] + (list(step.cards) if step.verb == "return" else [])
        elif step.verb == "burn" and not step.waived:
            waiting, _ = (0, 0) if waiting else (0, stub.pop())
        elif step.verb in ("replace", "give"):
            stub.pop()
        elif step.verb == "board":
            coming = [stub.pop() for _ in range(min(step.count, len(stub)))]
            assert not bet or not any(piles.seen[one] == EVERYBODY for one in coming), f"{hand.lines[-3:]}: {coming}"
        elif step.verb == "lay":
            return
