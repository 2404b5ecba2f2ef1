"""A session told in plain text: standings, ledger, settling up, hands. Functions return lines; nothing is printed here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burncard.session.advice import advice
from burncard.session.cash.settle_up import settle
from burncard.session.ledger import CAGE, POT, RAKE, TIME, stack
from burncard.session.lines.prizes import FEES, POOL, places
from burncard.session.session import Session
from burncard.session.state import Evening, Played


def report(session: Session) -> str:
    """All of it."""
    evening = session.evening
    parts = [_heading(session), standings(evening), ledger(evening)]
    if evening.config.cash:
        parts.append(settling(evening))
    else:
        parts.append(_indented("Tables", [str(one) for one in advice(evening)] if evening.paid is None else []))
    parts.append(hands(evening))
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _heading(session: Session) -> list[str]:
    evening = session.evening
    kind = "cash game" if evening.config.cash else "tournament"
    title = f"{evening.config.title}: " if evening.config.title else ""
    played = len(evening.played)
    return [f"{title}{kind}, {evening.stakes_now()}, {played} hand{'s' * (played != 1)} played"]


def standings(evening: Evening) -> list[str]:
    """Cash: everybody's chips and result. Tournament: places, prizes and chips."""
    if evening.config.tournament:
        return _places(evening)
    rows = [("player", "seat", "bought", "cashed out", "chips", "result")]
    names = [name for name in evening.players if evening.ledger.bought(name)]
    for name in sorted(names, key=lambda name: -evening.ledger.net(name)):
        seat = evening.players[name].seat
        rows.append(
            (name, str(seat.seat) if seat else "-", str(evening.ledger.bought(name)), str(evening.ledger.cashed(name)),
             str(evening.chips(name)), f"{evening.ledger.net(name):+d}")
        )  # fmt: skip
    return ["Standings", *_table(rows)]


def _places(evening: Evening) -> list[str]:
    rows = [("place", "player", "seat", "chips", "prize")]
    paid = evening.paid or {}
    left = sorted((p for p in evening.players.values() if p.seat), key=lambda p: -evening.chips(p.name))
    for at, player in enumerate(left, 1):
        place = str(at) if evening.paid is not None and len(left) == 1 else "in"
        rows.append(
            (place, player.name, str(player.seat), str(evening.chips(player.name)), str(paid.get(player.name, 0)))
        )
    for place_, tie in reversed(places(evening)):
        rows += [(str(place_), name, "-", "0", str(paid.get(name, 0))) for name in tie]
    return ["Standings", *_table(rows)]


def ledger(evening: Evening) -> list[str]:
    """Every entry that is not of a hand, and the balances."""
    rows = [("entry", "from", "to", "chips", "why")]
    for entry in evening.ledger.entries:
        if not entry.hand:
            why = entry.why if entry.corrects is None else f"corrects {entry.corrects}: {entry.why}"
            rows.append((str(entry.number), entry.source, entry.target, str(entry.amount), why))
    owned = sum(evening.chips(name) for name in evening.players)
    house = evening.ledger.balance(RAKE) + evening.ledger.balance(TIME)
    total = f"In play {owned}, pot {evening.ledger.balance(POT)}, house {house}; out of the cage {-evening.ledger.balance(CAGE)}."
    money = []
    if evening.money.entries:
        money = [f"Money: prize pool {evening.money.balance(POOL)}, fees {evening.money.balance(FEES)}."]
    return ["Ledger (hands are listed below)", *_table(rows), total, *money]


def settling(evening: Evening) -> list[str]:
    """Who pays whom, the house's part included."""
    nets = {name: evening.ledger.net(name) for name in evening.players}
    house = evening.ledger.balance(RAKE) + evening.ledger.balance(TIME)
    if house:
        nets["the house"] = house
    if evening.playing or not any(nets.values()):
        return []
    done = settle(nets)
    fewest = "the fewest there can be" if done.exact else "there may be a way with fewer"
    lines = [f"{t.payer} pays {t.payee} {t.amount}" for t in done.transfers]
    return [f"To settle up ({len(lines)} transfers, {fewest})", *_indent(lines)]


def _indented(title: str, lines: list[str]) -> list[str]:
    return [title, *_indent(lines)] if lines else []


def hands(evening: Evening) -> list[str]:
    """One line a hand."""
    if not evening.played:
        return []
    return ["Hands", *_indent(told(hand) for hand in evening.played)]


def told(hand: Played) -> str:
    """A hand in one line: who won and lost what, the board of each run, the rake."""
    changes = zip(hand.names, hand.before, hand.after, strict=True)
    moved = (
        ", ".join(f"{name} {after - before:+d}" for name, before, after in changes if after != before)
        or "nobody won or lost"
    )
    boards = [board for run in hand.hands if (board := str(run.snapshot()["board"]))]
    shown = f" [{' | '.join(boards)}]" if boards else ""
    rake = f", rake {hand.rake}" if hand.rake else ""
    ruled = sum(len(run.rulings) for run in hand.hands)
    rulings = f", {ruled} ruling{'s' * (ruled != 1)}" if ruled else ""
    at = hand.lineup.positions
    return f"{hand.number}: {hand.stakes}, button {at.button}: {moved}{shown}{rake}{rulings}"


def chips_of(evening: Evening, names: Iterable[str]) -> dict[str, int]:
    """The balance of each player's account."""
    return {name: evening.ledger.balance(stack(name)) for name in names}


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    numeric = [all(row[at].lstrip("+-").isdigit() or row[at] == "-" for row in rows[1:]) for at in range(len(rows[0]))]
    return _indent(
        "  ".join(
            cell.rjust(w) if right else cell.ljust(w) for cell, w, right in zip(row, widths, numeric, strict=True)
        )
        for row in rows
    )


def _indent(lines: Iterable[str]) -> list[str]:
    return [f"  {line}".rstrip() for line in lines]
