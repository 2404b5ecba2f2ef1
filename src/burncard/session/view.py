"""An evening ready for JSON: the whole truth, or what one player may know of it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from burncard.session.button.around import clockwise
from burncard.session.player import Player, Table
from burncard.session.state import Evening, Playing


def snapshot(evening: Evening, player: str | None = None, *, whole: bool = True) -> dict[str, Any]:
    """Ready for JSON; `whole` shows each hand's cards, else what `player` has seen."""
    return {
        "title": evening.config.title,
        "game": "cash" if evening.config.cash else "tournament",
        "stakes": str(evening.stakes_now()),
        "players": [_player(evening, one) for one in evening.players.values()],
        "queue": list(evening.queue),
        "tables": [_table(evening, table, player, whole) for table in evening.tables.values() if table.open],
        "hands": evening.hands,
        "ledger": evening.ledger.balances(),
        "money": evening.money.balances(),
        "finished": [[list(tie) for tie in group] for group in evening.finished],
        "prizes": evening.paid,
        "level": _level(evening),
    }


def everything(evening: Evening) -> dict[str, Any]:
    """The state to the last bit, for the digest."""
    return snapshot(evening) | {
        "held": [asdict(player) for player in evening.players.values()],
        "rotation": [[repr(replace(t.rotation, progress=frozenset())), sorted(t.rotation.progress), t.number, t.bomb, t.open,
                      t.last_dealt] for t in evening.tables.values()],
        "digests": [[p.number, p.runs, p.hand.digest(), [h.digest() for h in p.earlier]] for p in evening.playing.values()],
        "entries": [[book.count, book.chain] for book in (evening.ledger, evening.money)],
        "clock": [clock.reading, clock.running, clock.started, clock.played] if (clock := evening.clock) else [],
        "number": [evening.number, evening.time, evening.hand_for_hand, evening.deal, evening.heads],
        "out": [asdict(out) for out in evening.out],
    }  # fmt: skip


def _level(evening: Evening) -> dict[str, Any] | None:
    if evening.clock is None:
        return None
    now = evening.clock.now()
    return {
        "level": now.index + 1,
        "break": now.on_break,
        "left": now.left,
        "running": evening.clock.running,
        "started": evening.clock.started,
    }


def _player(evening: Evening, player: Player) -> dict[str, Any]:
    place = player.place
    return {
        "name": player.name,
        "table": player.seat.table if player.seat else None,
        "seat": player.seat.seat if player.seat else None,
        "chips": evening.chips(player.name),
        "playing": place.playing,
        "settled": place.settled,
        "new": place.new,
        "owes_big": place.owes_big,
        "owes_small": place.owes_small,
        "come_in": place.come_in.value,
        "out_next_big": place.dodge,
        "auto": player.auto,
        "straddle": player.straddle,
    }


def _table(evening: Evening, table: Table, player: str | None, whole: bool) -> dict[str, Any]:
    """Button and blinds are those of the hand that is on, else of the last one; under a dead button seats may be empty."""
    playing = evening.playing.get(table.number)
    at = playing.lineup.positions if playing else table.rotation.last
    seated = evening.seated(table.number)
    return {
        "table": table.number,
        "seats": {seat: seated[seat].name for seat in clockwise(0, seated)},
        "button": at.button if at else table.rotation.start,
        "small": at.small if at else None,
        "big": at.big if at else None,
        "hand": _hand(playing, player, whole) if playing else None,
    }


def _hand(playing: Playing, player: str | None, whole: bool) -> dict[str, Any]:
    number = playing.names.index(player) + 1 if player in playing.names else None
    seen = playing.hand.snapshot() if whole else playing.hand.view(number)
    # The hand itself knows those who are dealt in, and so no empty seat.
    true = {"button": playing.lineup.positions.button} if "button" in seen else {}
    return {"number": playing.number, "names": list(playing.names), "run": len(playing.earlier) + 1, **seen, **true}
