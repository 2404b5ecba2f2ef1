"""Writing OHH. Amounts are chips put in by the act; a bet nobody called has no action and is in no pot."""

from __future__ import annotations

import json
from typing import Any, Final

from burncard.histories.money import plain
from burncard.histories.record import Record

SPEC: Final = "1.4.7"
_LIMIT: Final = {"NT": "NL", "PT": "PL", "FT": "FL"}
_POSTS: Final = {"ante": "Post Ante", "small blind": "Post SB", "big blind": "Post BB", "straddle": "Straddle",
                 "dead": "Post Dead", "extra": "Post Extra Blind"}  # fmt: skip
_ACTS: Final = {"fold": "Fold", "check": "Check", "call": "Call", "bet": "Bet", "raise": "Raise",
                "show": "Shows Cards", "muck": "Mucks Cards"}  # fmt: skip
_STREETS: Final = ("Preflop", "Flop", "Turn", "River")


class Number(float):
    """A number that JSON writes with the digits it has, never with those of a float."""

    def __new__(cls, text: str) -> Number:
        made = super().__new__(cls, text)
        made.text = text
        return made

    text: str

    def __repr__(self) -> str:
        return self.text


def write(record: Record) -> str:
    """One settled hand as one line of JSON."""
    return json.dumps({"ohh": _hand(record)}, ensure_ascii=False) + "\n"


def _cards(cards: str) -> list[str]:
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


def _hand(record: Record) -> dict[str, Any]:
    def money(amount: int) -> int | Number:
        text = plain(amount, record.places)
        return Number(text) if "." in text else int(text)

    everybody = [*enumerate(record.players, 1), *enumerate(record.others, record.n + 1)]
    players = [
        {"id": number, "seat": player.seat, "name": player.name or f"p{number}", "starting_stack": money(player.stack)}
        | ({"player_bounty": Number(player.bounty.lstrip("$€£"))} if _number(player.bounty) else {})
        | ({"is_sitting_out": True} if number > record.n else {})
        for number, player in everybody
    ]
    flags = (["Run_It_Twice"] if len(record.boards) > 1 else []) + ([] if record.hero else ["Observed"])
    hand: dict[str, Any] = {
        "spec_version": SPEC,
        "internal_version": SPEC,
        "site_name": record.room or "Burncard",
        "network_name": record.room or "Burncard",
        "game_number": record.id,
        "start_date_utc": record.time or "1970-01-01T00:00:00Z",
        "table_name": record.table,
        "game_type": "Holdem",
        "bet_limit": {"bet_type": _LIMIT[record.variant], "bet_cap": money(record.cap)},
        "table_size": record.table_size or len(players),
        "currency": record.currency or ("PPC" if not record.tournament else "XSC"),
        "dealer_seat": record.button,
        "small_blind_amount": money(record.small_blind),
        "big_blind_amount": money(record.min_bet),
        "ante_amount": money(record.ante),
        "hero_player_id": record.hero or None,
        "flags": flags,
        "players": players,
        "rounds": _rounds(record, money),
        "pots": _pots(record, money),
    }
    if record.tournament:
        about = dict(record.tournament)
        hand["tournament"] = True
        hand["tournament_info"] = {
            "tournament_number": about.get("number", ""), "name": about.get("buyin", ""), "start_date_utc": record.time,
            "currency": record.currency or "USD", "buyin_amount": 0, "fee_amount": 0, "bounty_fee_amount": 0, "initial_stack": 0,
            "type": "MTT", "flags": [], "speed": {"type": "Normal", "round_time": 0},
        }  # fmt: skip
    if record.bounties:
        hand["tournament_bounties"] = [
            {"player_id": player, "bounty_won": Number(text.lstrip("$€£")), "defeated_player_id": 0}
            for player, text in record.bounties
            if _number(text)
        ]
    return hand


def _number(text: str) -> bool:
    return text.lstrip("$€£").replace(".", "", 1).isdigit()


def _rounds(record: Record, money: Any) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = [{"id": 0, "street": "Preflop", "cards": [], "actions": []}]
    count = 0

    def act(player: int, what: str, amount: int = 0, all_in: bool = False, cards: str = "") -> None:
        nonlocal count
        count += 1
        entry: dict[str, Any] = {
            "action_number": count,
            "player_id": player,
            "action": what,
            "amount": money(amount),
            "is_allin": all_in,
        }
        if cards:
            entry["cards"] = _cards(cards)
        rounds[-1]["actions"].append(entry)

    for post in record.posts:
        act(post.player, _POSTS[post.kind], post.amount, post.all_in)
    for number, player in enumerate(record.players, 1):
        act(number, "Dealt Cards", cards=player.cards if number == record.hero else "")
    board = [one for one in record.acts if one.kind == "board"]
    for one in record.acts:
        if one.kind == "board":
            rounds.append(
                {
                    "id": len(rounds),
                    "street": _STREETS[min(board.index(one) + 1, 3)],
                    "cards": _cards(one.cards),
                    "actions": [],
                }
            )
        elif one.kind not in ("show", "muck", "note"):
            act(one.player, _ACTS[one.kind], max(one.added, 0), one.all_in)
    for run in record.boards[1:]:
        for at, (begin, end) in enumerate(((0, 6), (6, 8), (8, 10)), 1):
            if run[:end] != record.boards[0][:end]:
                rounds.append(
                    {"id": len(rounds), "street": _STREETS[at], "cards": _cards(run[begin:end]), "actions": []}
                )
    ends = [one for one in record.acts if one.kind in ("show", "muck")]
    if ends:
        rounds.append({"id": len(rounds), "street": "Showdown", "cards": [], "actions": []})
        for one in ends:
            cards = one.cards or record.players[one.player - 1].cards
            act(one.player, _ACTS[one.kind], cards=cards if one.kind == "show" else "")
    return rounds


def _pots(record: Record, money: Any) -> list[dict[str, Any]]:
    pots: dict[int, list[dict[str, Any]]] = {}
    sums: dict[int, int] = {}
    outs = {one.player: one for one in record.cash_outs}
    for award in record.awards or ():
        at = max(award.pot, 0)
        win: dict[str, Any] = {"player_id": award.player, "win_amount": money(award.amount)}
        if award.player in outs:
            one = outs.pop(award.player)
            win |= {"cashout_amount": money(one.amount), "cashout_fee": money(one.fee)}
        pots.setdefault(at, []).append(win)
        sums[at] = sums.get(at, 0) + award.amount
    for one in outs.values():
        pots.setdefault(0, []).append(
            {
                "player_id": one.player,
                "win_amount": 0,
                "cashout_amount": money(one.amount),
                "cashout_fee": money(one.fee),
            }
        )
        sums.setdefault(0, 0)
    fees = sum(amount for _, amount in record.fees)
    rest = (record.pot or 0) - sum(sums.values())
    written = []
    for at in sorted(pots):
        entry: dict[str, Any] = {
            "number": at,
            "amount": money(sums[at] + (rest if at == min(pots) else 0)),
            "rake": 0,
            "player_wins": pots[at],
        }
        if at == min(pots):
            entry["rake"] = money(record.rake or 0)
            if fees:
                entry["jackpot"] = money(fees)
        written.append(entry)
    return written
