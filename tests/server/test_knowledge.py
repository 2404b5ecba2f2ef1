"""Nothing that leaves the table tells a card its reader has not seen.

Two tables that differ only in cards nobody at the table has seen must look the same: the same frames, the same record,
the same file, the same comparison of the books. And no refusal names a card that was not typed or seen.
"""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest
from clumsy import clumsily, floor, header, legally, properly, strangely, wildly
from invariants import CARD, Knowledge

from burncard.cards import DECK, UNKNOWN, card, texts
from burncard.errors import BurncardError
from burncard.game.lines import DEALER, FOREIGN
from burncard.referee.lines import parse
from burncard.referee.views import WATCHER, Eyes
from burncard.rulings.rulebooks import names
from burncard.script.hand import Hand
from burncard.server.books import Shelf
from burncard.server.compare import by_books, comparable
from burncard.server.dealt import Dealt, deal_in
from burncard.server.export import hand_script
from burncard.server.live import Live
from burncard.server.protocol import Settings
from burncard.server.views import table_frame

SHELF = Shelf()
PEOPLE = [properly] * 5 + [legally] * 3 + [clumsily] * 2 + [floor, strangely, wildly]


def begun(made: dict[str, Any], order: list[int]) -> Live:
    """A hand by the header `made`, shuffled into `order`."""
    n = len(made["stacks"])
    dealt = Dealt(
        Settings(), tuple(range(1, n + 1)), tuple(made["stacks"]), (), (), made["variant"], 2, "", "00" * 32, ()
    )
    live = Live(dealt, 1, Hand(**{**made, "deck": None}))
    live.do(f"d sh {texts(order, '')}", "table")
    return live


def told(live: Live, own: frozenset[int]) -> dict[str, Any]:
    """All that a reader who looks at the cards of the seats `own` can be sent."""
    frame = table_frame(live, 1, own, SHELF)
    found: dict[str, Any] = {"frame": msgspec.to_builtins(frame), "file": hand_script(live, own)}
    if comparable(live):
        try:
            found["books"] = msgspec.to_builtins(by_books(live, SHELF))
        except BurncardError as error:
            found["books"] = str(error)
    return found


def known(live: Live, own: frozenset[int]) -> set[int]:
    """The faces that a reader sees now."""
    piles = live.hand.state.piles
    readers = [WATCHER, *own]
    return {face for reader in readers for face in Eyes(piles, reader).codes(range(52)) if face != UNKNOWN}


def cards_in(value: Any) -> set[int]:
    return {card(word) for word in CARD.findall(json.dumps(msgspec.to_builtins(value)))}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("part", range(4))
def test_every_frame_names_only_what_its_reader_has_seen(part: int) -> None:
    """After every line, shuffles and ends of hands included; who saw what is worked out from lines and moves alone."""
    looked = over = shuffles = 0
    for number in range(1000 + part * 15, 1015 + part * 15):
        chance = random.Random(number)

        def pick(choices: Any, chance: random.Random = chance) -> Any:
            return choices[chance.randrange(len(choices))]

        order = list(DECK)
        chance.shuffle(order)
        live = begun(header(pick), order)
        knowledge = Knowledge(live.hand)
        ever: list[set[int]] = [set() for _ in range(live.hand.n + 1)]
        for _ in range(50):
            if not live.hand.due.who:
                break
            line, typed = chance.choice(PEOPLE)(pick, live.hand), set[int]()
            try:
                read = parse(line)
                typed = set(read.cards)
                if read.who == DEALER and any(0 <= face < FOREIGN for face in read.cards):
                    line, read = "d sh", parse("d sh")
                drawn = live.drawn(line)
                live.do(drawn, "page", True)
            except BurncardError as error:
                named = {card(word) for word in CARD.findall(str(error))} - typed
                assert named <= ever[WATCHER], f"{line}: {error}"
                continue
            shuffles += read.what == "sh"
            knowledge.after(live.hand, drawn)
            face = live.hand.state.piles.face
            for reader, faces in enumerate(ever):
                faces |= {face[one] for one in range(52) if {reader, WATCHER} & knowledge.seen[one]}
            for reader in {WATCHER, chance.randrange(live.hand.n + 1)}:
                now = {face[one] for one in range(52) if {reader, WATCHER} & knowledge.seen[one]}
                frame = table_frame(live, 1, {reader} - {WATCHER}, SHELF)
                assert cards_in(frame.log) <= ever[WATCHER], (number, live.hand.lines)
                assert cards_in(msgspec.structs.replace(frame, log=())) <= now, line
                looked += 1
                if not live.over():
                    assert cards_in(hand_script(live, {reader} - {WATCHER})) <= ever[reader], line
            if comparable(live) and not live.over() and chance.random() < 0.1:
                assert cards_in(told(live, frozenset())["books"]) <= ever[WATCHER], line
        over += not live.hand.due.who
    assert looked > 300 and over and shuffles


@pytest.mark.parametrize("book", names())
@pytest.mark.parametrize(
    "lines",
    [
        (("d bn", "d db 3"), "rest", ("p4 f", "p5 f", "p6 f", "p1 f", "p2 f"), "rest"),
        (("d db 5",), "rest", ("p3 f", "p4 f", "p5 f", "p6 f", "p1 f", "p2 f"), "rest"),
        (("d bn", "d db 4"), "rest", ("p3 f", "p4 f", "p5 f", "p6 f", "p1 f"), "rest"),
    ],
    ids=["flop", "five cards", "four cards"],
)
def test_a_hand_that_folds_out_in_a_remedy_is_over_for_the_page(book: str, lines: tuple[Any, ...]) -> None:
    live = Live.begin(deal_in(Settings(bots=(), rulebook=book), {}, 4, bytes(32)), 1)
    live.do(live.drawn("d sh"), "table")
    live.do("d deal", "table")
    frame = table_frame(live, 1, set(), SHELF)
    for step in lines:
        if step == "rest":
            list(live.rest("page"))
        else:
            for line in step:
                with contextlib.suppress(BurncardError):  # who was to act depends on the book's remedy
                    live.do(line, "page", True)
                    frame = table_frame(live, 1, set(), SHELF)
    while live.hand.due.who.startswith("p"):
        live.do(f"{live.hand.due.who} {'f' if live.hand.legal else 'sm -'}", "page", True)
        list(live.rest("page"))
        frame = table_frame(live, 1, set(), SHELF)
    frame = table_frame(live, 1, set(), SHELF)
    assert frame.over and frame.ruling is None and "takes" in frame.due_text


@pytest.mark.timeout(300)
@pytest.mark.parametrize("part", range(6))
def test_hidden_cards_make_no_difference(part: int) -> None:
    compared = ruled = 0
    for number in range(part * 40, part * 40 + 40):
        chance = random.Random(number)

        def pick(choices: Any, chance: random.Random = chance) -> Any:
            return choices[chance.randrange(len(choices))]

        made = header(pick)
        order = list(DECK)
        chance.shuffle(order)
        live = begun(made, order)
        own = frozenset(chance.sample(range(1, live.hand.n + 1), chance.choice((0, 0, 1))))
        seen, lines = known(live, own), []
        for _ in range(chance.randrange(5, 40)):
            if not live.hand.due.who:
                break
            line = chance.choice(PEOPLE)(pick, live.hand)
            if " sh" in line:  # the next shuffle draws from other cards: what it deals may differ
                break
            copy = live.copy()
            try:
                read = parse(line)
                if read.who == DEALER and any(0 <= face < FOREIGN for face in read.cards):
                    continue  # the table takes no such line from a page
                live.do(line, "page", True)
            except BurncardError:
                continue
            if not live.hand.due.who:  # over: then all may be told
                live = copy
                break
            lines.append(line)
            seen |= known(live, own)
        hidden = [at for at, face in enumerate(order) if face not in seen]
        faces = [order[at] for at in hidden]
        chance.shuffle(faces)
        other = list(order)
        for at, face in zip(hidden, faces, strict=True):
            other[at] = face
        twin = begun(made, other)
        for line in lines:
            twin.do(line, "page", True)
        assert told(twin, own) == told(live, own), (number, lines)
        compared += 1
        ruled += comparable(live)
    assert compared == 40 and ruled > 8, "enough hands had something the books can be compared by"


def test_the_file_of_a_hand_that_goes_on_runs_and_hides(at_table: Any) -> None:
    async def test(player: Any) -> None:
        for line in ("p3 cc",):
            await player.do(line)
        live = player.table.live
        text = hand_script(live)
        assert "??" in text and "d sh" not in text
        again = Hand.from_script(text)
        assert again.lines == live.hand.lines[1:]
        assert again.view(None) == live.hand.view(None)
        assert Hand.from_script(hand_script(live, {1})).view(3)["hole"] == live.hand.view(3)["hole"], "one's own cards"
        assert again.view(3)["hole"]["p3"] == "?? ??"

    at_table(test)
