"""What the page is told: a watcher's view of the hand, and in it the cards of the seats this viewer looked at.

Everything is put together from views, which are built up from nothing; the referee's own state is only asked for chips
and for who is due.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

import msgspec

from burncard.cards import card
from burncard.evaluation import evaluate
from burncard.referee.lines.floor import floors_options, open_ruling, unnoticed
from burncard.referee.model.wording import reason, title
from burncard.script.changes import cards_of
from burncard.script.hand import Hand
from burncard.server.books import Shelf
from burncard.server.compare import comparable
from burncard.server.lessons import LESSONS, Lesson
from burncard.server.live import Live
from burncard.server.seats import with_seats

_PILES = ("board", "burns", "pending_burn", "aside", "muck", "scrap")


def table_view(live: Live, version: int, peeked: Set[int], shelf: Shelf) -> dict[str, Any]:
    """The whole table for one viewer. `peeked` are the seats whose cards he looks at; only seats he plays count.
    `shelf` has the books the next hand can be dealt by."""
    dealt, hand = live.dealt, live.hand
    public = hand.view(None)
    lesson = _lesson(live, public)
    due = public["due"]
    # Once the hand is over the stacks have the pots; what was won is shown beside them.
    won = hand.state.chips.won if not due else [0] * (hand.n + 1)
    if not hand.state.rounds and due:
        # The blinds lie in front of the players while the cards are dealt.
        posted = hand.state.chips.street[0][1:]
        public["bets"] = posted
        public["pots"] = [[dead, who] for dead, who in _dead_money(live, public)]
    hole: dict[str, list[str]] = {player: cards_of(held) for player, held in public["hole"].items()}
    for player, seat in enumerate(dealt.seats, 1):
        if seat in peeked and seat not in dealt.bots:
            own = hand.view(player)["hole"].get(f"p{player}", "")
            hole[f"p{player}"] = cards_of(own)
    seats = [
        {
            "seat": seat,
            "p": player,
            "bot": seat in dealt.bots,
            "stack": public["stacks"][player - 1],
            "bet": public["bets"][player - 1],
            "cards": hole.get(f"p{player}", []),
            "peeked": seat in peeked and seat not in dealt.bots,
            "live": f"p{player}" in public["live"],
            "tabled": f"p{player}" in public["tabled"],
            "declared": f"p{player}" in public["declared"],
            "button": player == hand.n,
            "due": due == f"p{player}",
            "said": player in hand.state.said,
            "oot": player in hand.state.oot,
            "won": won[player],
            "words": _in_words(hole.get(f"p{player}", []), cards_of(public["board"])),
        }
        for player, seat in sorted(enumerate(dealt.seats, 1), key=lambda pair: pair[1])
    ]
    seen: dict[str, Any] = {
        "v": version,
        "hand": live.number,
        "settings": msgspec.to_builtins(dealt.settings),
        "blinds": [*dealt.blinds[:2], *[blind for blind in dealt.blinds[2:] if blind]],
        "books": [{"id": book.name, "name": book.title} for book in shelf.all(hand.rulebook)],
        "book": hand.rulebook.title,
        "frozen": live.frozen,
        "hold": live.hold,
        "rule": dealt.lesson,
        "lesson": lesson,
        "seats": seats,
        "board_down": len(hand.state.piles.down),
        "stub": public["stub_count"],
        "phase": public["phase"],
        "due": due,
        "over": not due or bool(live.frozen),
        "due_text": _due_text(live, public),
        "legal": _legal(hand, public, dealt.seats),
        "pots": [{"amount": amount, "seats": _seats(who, dealt.seats)} for amount, who in public["pots"]],
        "pot": sum([amount for amount, _ in public["pots"]]) + sum(public["bets"]),
        "steps": [
            {"text": with_seats(step["text"], dealt.seats), "verb": step["verb"], "done": False}
            for step in public["steps"]
        ],
        "options": _options(live),
        "choices": _choices(live),
        "ruling": _ruling(live, public),
        "rulings": [
            {
                "section": ruling.section,
                "title": title(ruling.section, ruling.condition),
                "source": ruling.source,
                "reason": reason(ruling.remedy) if ruling.remedy else "",
                "book": hand.rulebook.title,
            }
            for ruling in hand.rulings
        ],
        "log": live.record,
        "can_undo": live.undo() >= 0,
        "can_compare": comparable(live),
        "unnoticed": unnoticed(hand.state) is not None,
        "pitch_to": _pitch_to(live),
    }
    seen.update({pile: cards_of(public[pile]) for pile in _PILES})
    return seen


def _dead_money(live: Live, public: Mapping[str, Any]) -> list[tuple[int, str]]:
    """The antes, which are in the middle before the first round of betting."""
    chips = live.hand.state.chips
    antes = sum(chips.ante) + sum(chips.dead)
    return [(antes, " ".join(public["live"]))] if antes else []


def _in_words(held: list[str], board: list[str]) -> str:
    """What two known cards make with the board, from the flop on; empty when there is nothing to say."""
    if len(held) != 2 or not 3 <= len(board) <= 5 or "??" in (*held, *board):
        return ""
    return evaluate([card(text) for text in (*held, *board)]).description


def _options(live: Live) -> list[dict[str, str]]:
    """What the floor may choose instead of the remedy in force, before a motion of it is made."""
    state = live.hand.state
    ruling = open_ruling(state)
    if ruling is None:
        return []
    own = ruling.rulings[-1].remedy
    return [{"option": option, "text": reason(option)} for option in floors_options(state, ruling) if option != own]


def _choices(live: Live) -> list[dict[str, str]]:
    """What the floor has to choose between when nothing else is due: what chips mean, or who wins a pot whose hands
    cannot be read."""
    due, seats = live.hand.due, live.dealt.seats
    if due.who != "fl" or due.step is None:
        return []
    if due.step.verb == "choose":
        return [{"line": "fl rule call", "text": "A call"}, {"line": "fl rule fold", "text": "A fold"}]
    pots = live.hand.state.pots
    players = [player for player in pots[due.step.count][1] if live.hand.state.live[player]]
    alone = [{"line": f"fl rule p{player}", "text": f"Seat {seats[player - 1]} wins"} for player in players]
    together = " ".join([f"p{player}" for player in players])
    return [*alone, {"line": f"fl rule {together}", "text": "They split it"}] if len(players) > 1 else alone


def _seats(players: str, seats: tuple[int, ...]) -> list[int]:
    return [seats[int(player[1:]) - 1] for player in players.split()]


def _pitch_to(live: Live) -> int:
    step = live.hand.due.step
    if step is None or step.verb != "deal":
        return 0
    return live.dealt.seats[live.hand.state.next_owner() - 1]


def _due_text(live: Live, public: Mapping[str, Any]) -> str:
    who = public["due"]
    if not who:
        won = live.hand.state.chips.won
        taken = [f"seat {seat} takes {won[player]}" for player, seat in enumerate(live.dealt.seats, 1) if won[player]]
        return f"{', '.join(taken)}.".capitalize() if taken else "The hand is over."
    step = public["steps"][0]
    text = with_seats(step["text"], live.dealt.seats)
    if who == "fl" or who == "d":
        if step["verb"] == "deal" and (seat := _pitch_to(live)):
            return f"Pitch the next card to seat {seat}."
        return text
    seat = live.dealt.seats[int(who[1:]) - 1]
    if public["phase"] == "showdown":
        return (
            f"Seat {seat} shows first, or throws away."
            if not public["tabled"]
            else f"Seat {seat} tables or throws away."
        )
    return f"Action is on seat {seat}."


def _legal(hand: Hand, public: Mapping[str, Any], seats: tuple[int, ...]) -> dict[str, Any] | None:
    legal = hand.legal
    if legal is None:
        return None
    return {
        "seat": seats[legal.player - 1],
        "to_call": legal.to_call,
        "can_raise": legal.can_raise,
        "why_not": legal.why_not,
        "min_to": legal.min_to,
        "max_to": legal.max_to,
        "can_check": legal.to_call == 0,
        "pot": sum([amount for amount, _ in public["pots"]]) + sum(public["bets"]),
    }


def _ruling(live: Live, public: Mapping[str, Any]) -> dict[str, Any] | None:
    ruling = public["ruling"]
    if ruling is None:
        return None
    wanted = ("section", "title", "source", "reason", "k", "n")
    due, step = public["steps"][0], ruling["steps"][ruling["k"] - 1]
    now = with_seats(step["text"], live.dealt.seats)
    if due["verb"] != step["verb"]:
        now = _due_text(live, public)  # the remedy comes later: the deal goes on first
    elif due["who"] == "p":
        now = f"{now} {_due_text(live, public)}"
    return {
        **{key: ruling[key] for key in wanted},
        "now": now,
        "waits": due["verb"] != step["verb"],
        "book": ruling["book_title"],
        "line": ruling["line"],
        "missing": _missing(live, ruling),
        "steps": [{**step, "text": with_seats(step["text"], live.dealt.seats)} for step in ruling["steps"]],
    }


def _missing(live: Live, ruling: Mapping[str, Any]) -> dict[str, Any] | None:
    """Whom to ask, before a card dealt early is ruled on, whether he had not acted or his act was only not entered,
    and what he could have done."""
    who: str = ruling["not_entered"]
    if not who:
        return None
    hand = live.hand
    then = hand.again(hand.happened[: hand.state.irregularities[ruling["irregularity"]].line])
    public = then.view(None)
    player = int(who[1:])
    return {
        "p": player,
        "seat": live.dealt.seats[player - 1],
        "bet": public["bets"][player - 1],
        "stack": public["stacks"][player - 1],
        "legal": _legal(then, public, live.dealt.seats),
    }


def _lesson(live: Live, public: Mapping[str, Any]) -> dict[str, Any] | None:
    """The lesson, until its mistake has been ruled on. Playing the board is ruled on by nobody: the pot tells, so that
    lesson stays with what it has to say afterwards."""
    if not live.dealt.lesson or live.hand.rulings:
        return None
    lesson = LESSONS[live.dealt.lesson]
    seats = live.dealt.seats
    after = bool(lesson.after) and any(written.first for written in live.written)
    return {
        "rule": lesson.rule,
        "title": lesson.title,
        "say": _due_text(live, public) if after else _named(lesson.say, seats),
        "then": _named(_afterwards(lesson, public) if after else lesson.then, seats),
        "done": after,
        "use": [
            use if not use.startswith("seat:") else f"seat:{seats[int(use[6:]) - 1]}"
            for use in (() if after else lesson.use)
        ],
    }


def _afterwards(lesson: Lesson, public: Mapping[str, Any]) -> str:
    return lesson.said if f"p{lesson.you}" in public["declared"] else lesson.after


def _named(text: str, seats: tuple[int, ...]) -> str:
    return with_seats(text.replace("{", "").replace("}", ""), seats)
