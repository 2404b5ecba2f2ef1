"""What the host writes into the ledger: a correction, a charge for time, a stack that was counted."""

from __future__ import annotations

from burncard.session.errors import SessionError
from burncard.session.ledger import COUNT, TIME, stack
from burncard.session.parse import chips, whole
from burncard.session.state import Evening


def correct(evening: Evening, table: int, words: list[str]) -> None:
    """``host correct ENTRY REASON``: reverse an entry of the ledger by another. Not while a hand is played."""
    del table
    if len(words) < 2:
        raise SessionError("usage", usage="host correct ENTRY REASON")
    if evening.playing:
        raise SessionError("hand_on", number=next(iter(evening.playing.values())).number)
    evening.ledger.correct(whole(words[0], "an entry"), " ".join(words[1:]))


def time_charge(evening: Evening, table: int, words: list[str]) -> None:
    """``host time CHIPS``: each seated player pays for his time; who has less pays what he has. Not in mid-hand."""
    if len(words) != 1:
        raise SessionError("usage", usage="host time CHIPS")
    amount = chips(words[0], "a charge")
    if evening.playing:
        raise SessionError("hand_on", number=next(iter(evening.playing.values())).number)
    for player in evening.seated(table).values():
        due = min(amount, evening.chips(player.name))
        if due:
            evening.ledger.move(stack(player.name), TIME, due, "time")


def count(evening: Evening, table: int, words: list[str]) -> None:
    """``host count NAME CHIPS REASON``: a stack was counted, and the book has another number. Not in mid-hand."""
    del table
    at = next((at for at, word in enumerate(words) if word[:1].isdigit()), 0)
    if not at or len(words) < at + 2:
        raise SessionError("usage", usage="host count NAME CHIPS REASON")
    player, amount = evening.player(" ".join(words[:at])), whole(words[at], "a stack")
    if player.seat is None:
        raise SessionError("not_seated", name=player.name)
    if player.seat.table in evening.playing:
        raise SessionError("hand_on", number=evening.playing[player.seat.table].number)
    if amount < 1:  # who has nothing is out, which is no matter of counting
        raise SessionError("not_chips", what="a stack", text=words[at])
    off, reason = amount - evening.chips(player.name), " ".join(words[at + 1 :])
    if not off:
        raise SessionError("count_is_right", name=player.name, amount=amount)
    source, target = (COUNT, stack(player.name)) if off > 0 else (stack(player.name), COUNT)
    evening.ledger.move(source, target, abs(off), f"counted: {reason}")
