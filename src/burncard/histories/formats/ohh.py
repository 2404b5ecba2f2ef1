"""OHH, the Open Hand History JSON: one object a hand, apart by blank lines, one a line, or in an array."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any, Final

from burncard.histories import ohh_json
from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import CAPABILITIES, Format, Piece
from burncard.histories.money import decimals, units
from burncard.histories.pieces import MOST_LINES
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import packed

SYMBOLS: Final = {"USD": "$", "EUR": "€", "GBP": "£", "INR": "₹"}
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_LIMITS: Final = {"NL": "NT", "PL": "PT", "FL": "FT"}
_POSTS: Final = {"Post Ante": "ante", "Post SB": "small blind", "Post BB": "big blind", "Straddle": "straddle",
                 "Post Dead": "dead", "Post Extra Blind": "extra"}  # fmt: skip
_BOARDS: Final = {"Flop": 6, "Turn": 2, "River": 2}
_OTHER_NOISE: Final = ("Added Chips", "Sits Down", "Stands Up", "Add to Pot", "Added To Pot", "Payout")


def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
    """Objects of depth one (two within an array); what cannot be one is handed on as it is."""
    held: list[str] = []
    start, depth = 1, 0
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        if depth <= 0 and bare in ("", "[", "]", ","):
            continue
        if depth <= 0:
            held, start, depth = [], number, 0
            if bare.startswith("[{"):
                line = bare[1:]
        held.append(line)
        quiet = _STRINGS.sub("", line)
        depth += quiet.count("{") - quiet.count("}")
        if depth <= 0 or len(held) >= MOST_LINES or (line.startswith('{"ohh"') and len(held) > 1):
            whole = held if depth <= 0 or not line.startswith('{"ohh"') else held[:-1]
            yield Piece(file, start, whole)
            if whole is not held:
                held, start, depth = [line], number, quiet.count("{") - quiet.count("}")
                if depth <= 0:
                    yield Piece(file, start, held)
                    held, depth = [], 0
            else:
                held, depth = [], 0
    if held:
        yield Piece(file, start, held)


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    text = piece.text.strip().rstrip(",").strip()
    try:
        data = json.loads(text, parse_float=Decimal)
    except (ValueError, RecursionError) as error:
        at = getattr(error, "lineno", 1)
        raise Refused("garbled", piece.line + at - 1, text[:60], f"JSON: {getattr(error, 'msg', error)}") from None
    try:
        return _record(data["ohh"] if isinstance(data, dict) and "ohh" in data else data, piece)
    except (KeyError, TypeError, AttributeError, IndexError, ArithmeticError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        what = f"no {error}" if isinstance(error, KeyError) else "a value of another kind than the format has"
        raise Refused("field", piece.line, text[:60], what) from None


def _number(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise Refused("amount", 0, str(value))
    if isinstance(value, Decimal) and (not value.is_finite() or abs(value.adjusted()) > 15):
        raise Refused("amount", 0, str(value))
    return f"{value:f}"


def _all_amounts(hand: dict[str, Any]) -> list[str]:
    texts = [_number(hand.get(name, 0)) for name in ("small_blind_amount", "big_blind_amount", "ante_amount")]
    texts += [_number(player.get("starting_stack", 0)) for player in hand["players"]]
    texts += [_number(act.get("amount") or 0) for each in hand["rounds"] for act in each.get("actions") or ()]
    for pot in hand.get("pots") or ():
        texts += [_number(pot.get(name) or 0) for name in ("amount", "rake", "jackpot")]
        texts += [_number(win.get("win_amount") or 0) for win in pot.get("player_wins") or ()]
    return texts


def _record(hand: dict[str, Any], piece: Piece) -> Record:
    limit = _LIMITS.get((hand.get("bet_limit") or {}).get("bet_type", "NL"), "")
    if hand.get("game_type", "Holdem") != "Holdem" or not limit:
        raise Refused("not-holdem", piece.line, str(hand.get("game_type")))
    places = decimals(_all_amounts(hand))
    if places > 8:
        raise Refused("amount", piece.line, "", "at most 8 decimals")

    def money(value: object) -> int:
        return units(_number(value or 0).lstrip("-"), places)

    build = Builder("ohh", str(hand.get("site_name", "")), Place(piece.file, piece.line))
    build.line = piece.line
    build.button = int(hand.get("dealer_seat") or 0)
    names: dict[object, str] = {}
    for player in hand["players"]:
        names[player["id"]] = str(player["name"])
        build.seat(
            int(player["seat"]),
            str(player["name"]),
            money(player["starting_stack"]),
            out=bool(player.get("is_sitting_out")),
        )
        if player.get("player_bounty"):
            build.bounty[str(player["name"])] = _number(player["player_bounty"])
    build.hero = names.get(hand.get("hero_player_id"), "")
    runs = _rounds(hand["rounds"], build, names, money)
    total, rake, fees = _pots(hand.get("pots"), build, names, money)
    about = hand.get("tournament_info") or {}
    currency = str(hand.get("currency", ""))
    small, big = money(hand.get("small_blind_amount", 0)), money(hand.get("big_blind_amount", 0))
    fixed = limit == "FT"
    build.boards[:] = runs if len(runs) > 1 else []
    known = {"spec_version", "internal_version"}
    build.extras += [(name, str(hand[name])) for name in sorted(known) if hand.get(name)]
    for bounty in hand.get("tournament_bounties") or ():
        build.bounties.append((names[bounty["player_id"]], _number(bounty["bounty_won"])))
    return build.record(
        id=str(hand.get("game_number", "")), variant=limit, places=places, min_bet=big or max(small, 1), big_bet=2 * big if fixed else 0,
        small_blind=small, ante=money(hand.get("ante_amount", 0)), currency="" if hand.get("tournament") else currency,
        symbol="" if hand.get("tournament") else SYMBOLS.get(currency, ""),
        time=utc(str(hand.get("start_date_utc", "")).replace("T", " ").replace("Z", "").partition(".")[0] + " UTC"),
        table=str(hand.get("table_name", "")), table_size=int(hand.get("table_size") or 0), raw=piece.text,
        cap=money((hand.get("bet_limit") or {}).get("bet_cap", 0)),
        tournament=(("number", str(about.get("tournament_number", ""))), ("buyin", str(about.get("buyin_amount", "")))) if hand.get("tournament") else (),
        pot=total, rake=rake, fees=fees, returns_written=False,
    )  # fmt: skip


def _rounds(rounds: list[dict[str, Any]], build: Builder, names: dict[object, str], money: Any) -> list[str]:
    laid = ""
    runs: list[str] = []
    for each in rounds:
        cards = each.get("cards") or ()
        text = packed(" ".join(cards) if isinstance(cards, list) else str(cards)) if cards else ""
        street = str(each.get("street", ""))
        if text and street in _BOARDS:
            if len(text) != _BOARDS[street]:
                raise Refused("cards", build.line, text, f"a {street.lower()} is {_BOARDS[street] // 2} cards")
            at = {"Flop": 0, "Turn": 6, "River": 8}[street]
            if len(laid) > at:  # the street again: another run-out
                runs = runs or [laid]
                if not (len(runs) > 1 and len(runs[-1]) == at):
                    runs.append(runs[0][:at])
                runs[-1] += text
            else:
                build.board(text)
                laid += text
        for act in each.get("actions") or ():
            _act(act, build, names, money)
    if len(runs) > 1 and len(laid) == 10 and any(len(run) != 10 for run in runs[1:]):
        raise Refused("run-outs", build.line, "", "each run-out with all its cards")
    return runs


def _act(act: dict[str, Any], build: Builder, names: dict[object, str], money: Any) -> None:
    what = act["action"]
    name = names.get(act.get("player_id"), "")
    if what in _OTHER_NOISE:
        return
    if not name:
        raise Refused("name", build.line, str(act.get("player_id")), "the id of a player")
    all_in = bool(act.get("is_allin"))
    cards = act.get("cards") or ()
    known = (
        packed(" ".join(cards) if isinstance(cards, list) else str(cards))
        if cards and "X" not in "".join(cards)
        else ""
    )
    if what in _POSTS:
        build.post(name, _POSTS[what], money(act.get("amount")), all_in=all_in)
    elif what == "Dealt Cards":
        build.posted.add(name)
        build.known(name, known)
    elif what == "Shows Cards":
        if len(known) == 4 or name in build.cards:
            build.show(name, known or build.cards[name])
    elif what == "Mucks Cards":
        build.known(name, known)
        build.muck(name)
    elif what in ("Fold", "Check"):
        build.act(name, what.lower())
    elif what in ("Bet", "Raise", "Call"):
        build.act(name, what.lower(), added=money(act.get("amount")), all_in=all_in)
    else:
        raise Refused("line", build.line, str(what), "one of the format's actions")


def _pots(
    pots: Any, build: Builder, names: dict[object, str], money: Any
) -> tuple[int | None, int | None, tuple[tuple[str, int], ...]]:
    if not pots:
        raise Refused("unsettled", build.line, "no pots")
    total = rake = jackpot = 0
    many = len(pots) > 1
    for at, pot in enumerate(pots):
        total += money(pot.get("amount"))
        rake += money(pot.get("rake"))
        jackpot += money(pot.get("jackpot"))
        for win in pot.get("player_wins") or ():
            name = names[win["player_id"]]
            if win.get("win_amount"):
                build.awards.append((name, money(win["win_amount"]), at if many else -1, 0))
            if win.get("cashout_amount"):
                build.cash_outs.append((name, money(win["cashout_amount"]), money(win.get("cashout_fee"))))
    return total, rake, (("Jackpot", jackpot),) if jackpot else ()


FORMAT = Format(
    name="ohh",
    title="Open Hand History",
    suffix=".ohh",
    sniff=lambda text: bool(re.match(r"\s*\[?\s*\{", text)) and ('"ohh"' in text or '"game_number"' in text),
    split=split,
    read=read,
    holds=frozenset(CAPABILITIES) - {"returns", "burns", "folded-cards"},
    write=ohh_json.write,
    joint="\n",
)
