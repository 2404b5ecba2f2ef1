"""A hand of the table as a table script that `burncard run` reads.

When the hand is over the file is the hand, with every card. While it goes on, the file names no card that its reader
has not seen: the deck has ``??`` in their places.
"""

from __future__ import annotations

from collections.abc import Set

from burncard.cards import UNKNOWN, texts
from burncard.referee.lines import parse
from burncard.referee.views import Eyes
from burncard.script.hand import Hand
from burncard.script.recording import fields_of
from burncard.script.writing import table
from burncard.server.live import Live

_GOES_ON = "# It is not over: a card you have not seen is ??, and the order after a later shuffle is left out.\n"


def hand_script(live: Live, own: Set[int] = frozenset()) -> str:
    """The hand's header and every line that stands, for a reader who looks at the cards of the seats `own`."""
    title = f"# Hand {live.number} of the table\n"
    if live.over():
        return f"{title}\n{live.hand.script()}"
    return f"{title}{_GOES_ON}\n{_so_far(live.hand, _players(live, own))}"


def _players(live: Live, own: Set[int]) -> list[int]:
    return [player for player, seat in enumerate(live.dealt.seats, 1) if seat in own and seat not in live.dealt.bots]


def _so_far(hand: Hand, players: list[int]) -> str:
    """The hand without what is hidden from a watcher who knows what `players` know."""
    shuffles = [at for at, line in enumerate(hand.lines) if parse(line).what == "sh"]
    fields = fields_of(hand)
    lines = ["d sh" if at in shuffles else line for at, line in enumerate(hand.lines)]
    if shuffles[:1] == [0]:
        # What was seen of this deck, which a later shuffle ends.
        then = hand.again(hand.lines[: shuffles[1]]) if len(shuffles) > 1 else hand
        known = _known(then, players)
        order = [face if face in known else UNKNOWN for face in parse(hand.lines[0]).cards]
        fields = {**fields, "_deck": texts(order, "")}
        lines = lines[1:]
    return table({**fields, "actions": lines})


def _known(hand: Hand, players: list[int]) -> set[int]:
    """The faces that everybody, or one of `players`, has seen."""
    piles = hand.state.piles
    readers = [Eyes(piles), *[Eyes(piles, player) for player in players]]
    return {face for eyes in readers for face in eyes.codes(range(len(piles.face))) if face != UNKNOWN}
