"""Writing PHH. What PHH cannot say goes into fields that begin with an underscore."""

from __future__ import annotations

from burncard.histories.money import plain
from burncard.histories.record import UNKNOWN_STACK, Record
from burncard.histories.replay import agreement
from burncard.script import toml
from burncard.script.toml import literal as quoted


def value(thing: object) -> str:
    """Any TOML value on one line, texts in single quotes."""
    return toml.value(thing, single=True)


def write(record: Record) -> str:
    """One hand as a PHH table without its header line."""
    places = record.places

    def amount(units: int) -> str:
        return "inf" if units >= UNKNOWN_STACK else plain(units, places)

    agreed = agreement(record)
    blinds: list[int] = agreed["blinds"]
    antes: list[int] = agreed["antes"]
    if agreed["dead"]:  # dead money is an ante of one player
        antes = [ante + lost for ante, lost in zip(antes, agreed["dead"], strict=True)]
    rows: list[tuple[str, str]] = [("variant", quoted(record.variant))]
    extras = dict(record.extras) if record.format == "phh" else {}
    if "ante_trimming_status" in extras:
        rows.append(("ante_trimming_status", extras.pop("ante_trimming_status")))
    elif any(antes):
        rows.append(("ante_trimming_status", "true" if len(set(antes)) == 1 else "false"))
    rows.append(("antes", _list([amount(one) for one in antes])))
    rows.append(("blinds_or_straddles", _list([amount(one) for one in blinds])))
    if record.variant == "FT":
        rows += [("small_bet", amount(record.min_bet)), ("big_bet", amount(record.big_bet))]
    else:
        rows.append(("min_bet", amount(record.min_bet)))
    rows.append(("starting_stacks", _list([amount(player.stack) for player in record.players])))
    rows.append(("actions", _list([quoted(line) for line in actions(record, amount)])))
    rows += _about(record, amount, extras)
    return "".join([f"{name} = {text}\n" for name, text in rows])


def _list(texts: list[str]) -> str:
    return f"[{', '.join(texts)}]"


def actions(record: Record, amount: object) -> list[str]:
    """The lines of `actions`: hole cards, acts, boards, what was shown."""
    said: list[str] = [f"d dh p{number} {player.cards or '????'}" for number, player in enumerate(record.players, 1)]
    if not callable(amount):
        raise TypeError("amount")
    folded = {act.player for act in record.acts if act.kind == "fold"}
    over = record.n - len(folded) == 1
    for act in record.acts:
        note = f" # {act.note}" if act.note and act.note != "????" else ""
        if act.kind == "note":
            said.append(f"# {act.note}")
        elif act.kind == "board":
            said.append(f"d db {act.cards}{note}")
        elif act.kind == "fold":
            said.append(f"p{act.player} f{note}")
        elif act.kind in ("check", "call"):
            said.append(f"p{act.player} cc{note}")
        elif act.kind in ("bet", "raise"):
            said.append(f"p{act.player} cbr {amount(act.to)}{note}")
        elif over:
            continue  # shown after the last fold: no part of the hand
        elif act.kind == "show":
            said.append(f"p{act.player} sm {act.cards or '-'}{note}")
        elif act.kind == "muck" and act.player not in folded:
            said.append(f"p{act.player} sm{' ????' if act.note == '????' else ''}{note}")
    return said


def _about(record: Record, amount: object, extras: dict[str, str]) -> list[tuple[str, str]]:
    if not callable(amount):
        raise TypeError("amount")
    rows: list[tuple[str, str]] = []
    if record.id:
        rows.append(
            (
                "hand",
                record.id
                if record.id.isdigit() and len(record.id) < 18 and str(int(record.id)) == record.id
                else quoted(record.id),
            )
        )
    if record.table:
        rows.append(
            ("table", record.table if record.format == "phh" and record.table.isdigit() else quoted(record.table))
        )
    if [player.name for player in record.players] != [f"p{number}" for number in range(1, record.n + 1)]:
        rows.append(("players", _list([quoted(player.name) for player in record.players])))
    if [player.seat for player in record.players] != list(range(1, record.n + 1)):
        rows.append(("seats", _list([str(player.seat) for player in record.players])))
    if record.currency:
        rows.append(("currency", quoted(record.currency)))
    if record.symbol and len(record.symbol) == 1:
        rows.append(("currency_symbol", quoted(record.symbol)))
    if record.format != "phh":
        rows += _of_others(record)
    rows += extras.items()
    if record.awards is not None:
        won = [0] * record.n
        for award in record.awards:
            won[award.player - 1] += award.amount
        rows.append(("winnings", _list([amount(one) for one in won])))
    if record.finishing is not None:
        held = [
            amount(stack if left < 0 else left)
            for left, stack in zip(record.finishing, [player.stack for player in record.players], strict=True)
        ]
        rows.append(("finishing_stacks", _list(held)))
    return rows


def _of_others(record: Record) -> list[tuple[str, str]]:
    """What a record of another format holds and PHH has no field for, under an underscore."""
    rows: list[tuple[str, str]] = []
    if record.room:
        rows.append(("venue", quoted(record.room)))
    if record.time:
        day, _, clock = record.time.rstrip("Z").partition("T")
        year, month, of_month = [*day.split("-"), "", "", ""][:3]
        if year.isdigit() and of_month:
            rows += [("year", str(int(year))), ("month", str(int(month))), ("day", str(int(of_month)))]
        if clock:
            rows.append(("time", clock))
        if record.time.endswith("Z"):
            rows.append(("time_zone_abbreviation", quoted("UTC")))
    if record.rake is not None:
        rows.append(("_rake", plain(record.rake, record.places)))
    rows += [(f"_fee_{name.lower().replace(' ', '_')}", plain(amount, record.places)) for name, amount in record.fees]
    if len(record.boards) > 1:
        rows.append(("_boards", _list([quoted(board) for board in record.boards])))
    if record.cash_outs:
        outs = [
            [f"p{one.player}", plain(one.amount, record.places), plain(one.fee, record.places)]
            for one in record.cash_outs
        ]
        rows.append(("_cash_outs", value(outs)))
    if record.bounties:
        rows.append(("_bounties", value([[f"p{player}", text] for player, text in record.bounties])))
    if record.button and record.button != record.players[-1].seat:
        rows.append(("_button_seat", str(record.button)))
    rows += [(f"_tournament_{name}", quoted(text)) for name, text in record.tournament if text]
    if record.others:
        rows.append(
            ("_sitting_out", value([[one.name, one.seat, plain(one.stack, record.places)] for one in record.others]))
        )
    return rows
