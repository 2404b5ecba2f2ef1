"""A session told in plain text: standings, ledger, settling up, hands. Functions return lines; nothing is printed here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burncard.session.advice import advice
from burncard.session.cash.settle_up import settle
from burncard.session.coin import Coin
from burncard.session.ledger import CAGE, COUNT, POT, RAKE, TIME, Ledger, stack, won_bounties
from burncard.session.lines.prizes import FEES, POOL, places, prizes, terms
from burncard.session.session import Session
from burncard.session.state import Evening, Played, Playing


def report(session: Session) -> str:
    """All of it."""
    evening = session.evening
    parts = [_heading(session), being_played(evening), standings(evening), ledger(evening)]
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
    played = evening.hands
    return [f"{title}{kind}, {evening.stakes_now()}, {played} hand{'s' * (played != 1)} played"]


def being_played(evening: Evening) -> list[str]:
    """The hands that are on: who was dealt in where, what lies in the pot, whose turn it is and what a call costs."""
    lines = []
    for playing in evening.playing.values():
        hand, at = playing.hand, playing.lineup.positions
        seats = zip(playing.lineup.order, playing.names, strict=True)
        dealt = ", ".join(f"{name} (seat {seat})" for seat, name in sorted(seats))
        lines.append(
            f"hand {playing.number} at table {playing.table}, {playing.stakes}, button at seat {at.button}: {dealt}"
        )
        posted = [f"{name} {bet}" for name, bet in zip(playing.names, hand.bets, strict=True) if bet]
        pot = sum(amount for amount, _ in hand.pots())
        lines.append(f"in front: {', '.join(posted) or 'nothing'}; in the pot: {pot}")
        lines.append(whose_turn(playing))
    return _indented("A hand is being played", lines)


def whose_turn(playing: Playing) -> str:
    """Who is due in a hand, in one sentence."""
    who, legal = playing.hand.due.who, playing.hand.legal
    if who.startswith("p"):
        name = playing.names[int(who[1:]) - 1]
        price = "" if legal is None else f", {legal.to_call} to call" if legal.to_call else ", nothing to call"
        return f"{name} is to {'act' if legal else 'show'}{price}"
    return "the dealer is due" if who == "d" else "the floor is due"


def standings(evening: Evening) -> list[str]:
    """Cash: everybody's chips and result. Tournament: places, prizes and chips."""
    if evening.config.tournament:
        return _places(evening)
    coin = evening.config.coin
    rows = [("player", "seat", "bought", "cashed out", "chips", "result")]
    names = [name for name in evening.players if evening.ledger.bought(name)]
    for name in sorted(names, key=lambda name: -evening.ledger.net(name)):
        seat = evening.players[name].seat
        rows.append(
            (name, str(seat.seat) if seat else "-", coin.show(evening.ledger.bought(name)),
             coin.show(evening.ledger.cashed(name)), coin.show(evening.chips(name)),
             coin.show(evening.ledger.net(name), sign=True))
        )  # fmt: skip
    return ["Standings", *_table(rows)]


def _places(evening: Evening) -> list[str]:
    coin, bounties = evening.config.coin, bool(terms(evening).bounty)
    rows = [("place", "player", "seat", "chips", "prize", *(["bounties"] if bounties else []))]
    paid = evening.paid or evening.deal or {}

    def row(place: str, name: str, seat: str, chips: int) -> None:
        won = [coin.show(evening.money.balance(won_bounties(name)))] if bounties else []
        rows.append((place, name, seat, str(chips), coin.show(paid.get(name, 0)), *won))

    left = sorted((p for p in evening.players.values() if p.seat), key=lambda p: -evening.chips(p.name))
    for at, player in enumerate(left, 1):
        place = str(at) if evening.paid is not None and len(left) == 1 else "in"
        row(place, player.name, str(player.seat), evening.chips(player.name))
    for place_, tie in reversed(places(evening)):
        for name in tie:
            row(str(place_), name, "-", 0)
    lines = ["Standings", *_table(rows)]
    if evening.deal is not None and evening.paid is None:
        lines.append(f"A deal was made; {coin.tell(evening.money.balance(POOL))} is played for.")
    best = max(paid.values(), default=0)
    if paid and best > (first := prizes(evening)[0]):
        lines.append(
            f"{max(paid, key=lambda name: paid[name])} has {coin.tell(best)}, more than the first prize of {coin.tell(first)}."
        )
    return lines


def ledger(evening: Evening) -> list[str]:
    """Every entry that is not of a hand, and the balances; in a tournament who paid what to whom as well."""
    coin = evening.config.coin if evening.config.cash else Coin()
    rows = _entries(evening.ledger, coin, "chips")
    owned = coin.show(sum(evening.chips(name) for name in evening.players))
    pot, house = coin.show(evening.ledger.balance(POT)), coin.show(_house(evening))
    out = coin.tell(-evening.ledger.balance(CAGE))
    lines = [
        "Ledger (hands are listed below)",
        *_table(rows),
        f"In play {owned}, pot {pot}, house {house}; out of the cage {out}.",
    ]
    if off := evening.ledger.balance(COUNT):
        lines.append(
            f"Counted: {coin.tell(abs(off))} {'missing on the table' if off > 0 else 'more on the table than bought'}."
        )
    if evening.money.count:
        money = evening.config.coin
        lines += ["", "Money", *_table(_entries(evening.money, money, "money"))]
        lines.append(
            f"Prize pool {money.tell(evening.money.balance(POOL))}, fees {money.tell(evening.money.balance(FEES))}."
        )
    return lines


def _entries(book: Ledger, coin: Coin, unit: str) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("entry", "from", "to", unit, "why")]
    for entry in book.of_no_hand():
        why = entry.why if entry.corrects is None else f"corrects {entry.corrects}: {entry.why}"
        rows.append((str(entry.number), entry.source, entry.target, coin.show(entry.amount), why))
    return rows


def _house(evening: Evening) -> int:
    return evening.ledger.balance(RAKE) + evening.ledger.balance(TIME)


def nets(evening: Evening) -> dict[str, int]:
    """What everybody is up or down, in chips, the house and chips that nobody can account for included: together 0."""
    found = {name: evening.ledger.net(name) for name in evening.players}
    if house := _house(evening):
        found["the house"] = house
    if off := evening.ledger.balance(COUNT):
        found["unaccounted for"] = off
    return found


def settling(evening: Evening) -> list[str]:
    """Who pays whom, the house's part included."""
    owed = nets(evening)
    if evening.playing or not any(owed.values()):
        return []
    done, coin = settle(owed), evening.config.coin
    fewest = "the fewest there can be" if done.exact else "there may be a way with fewer"
    lines = [f"{t.payer} pays {t.payee} {coin.tell(t.amount)}" for t in done.transfers]
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
    numeric = [
        all(row[at].lstrip("+-").replace(".", "").isdigit() or row[at] == "-" for row in rows[1:])
        for at in range(len(rows[0]))
    ]
    return _indent(
        "  ".join(
            cell.rjust(w) if right else cell.ljust(w) for cell, w, right in zip(row, widths, numeric, strict=True)
        )
        for row in rows
    )


def _indent(lines: Iterable[str]) -> list[str]:
    return [f"  {line}".rstrip() for line in lines]
