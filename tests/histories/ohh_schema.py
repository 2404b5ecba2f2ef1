"""What Open Hand History 1.4 asks of a hand, as a JSON Schema: the types, the closed lists, what must be there."""

from __future__ import annotations

from typing import Any

TEXT, NUMBER, WHOLE, TRUTH = {"type": "string"}, {"type": "number"}, {"type": "integer"}, {"type": "boolean"}
CARDS = {"type": "array", "items": {"type": "string", "pattern": "^[2-9TJQKA][cdhs]$"}, "uniqueItems": True}
ACTIONS = ["Dealt Cards", "Mucks Cards", "Shows Cards", "Post Ante", "Post SB", "Post BB", "Straddle", "Post Dead",
           "Post Extra Blind", "Fold", "Check", "Bet", "Raise", "Call", "Added Chips", "Sits Down", "Stands Up", "Add to Pot"]  # fmt: skip


def table(needed: dict[str, Any], more: dict[str, Any] | None = None) -> dict[str, Any]:
    """An object with these keys and no others."""
    return {"type": "object", "required": [*needed], "properties": needed | (more or {}), "additionalProperties": False}


def rows(of: dict[str, Any], least: int = 0) -> dict[str, Any]:
    return {"type": "array", "items": of, "minItems": least}


ACTION = table(
    {"action_number": WHOLE, "player_id": WHOLE, "action": {"enum": ACTIONS}},
    {"amount": NUMBER | {"minimum": 0}, "is_allin": TRUTH, "cards": CARDS},
)
WIN = table(
    {"player_id": WHOLE, "win_amount": NUMBER},
    dict.fromkeys(("cashout_amount", "cashout_fee", "bonus_amount", "contributed_rake"), NUMBER),
)
TOURNAMENT = table(
    {
        "tournament_number": TEXT, "name": TEXT, "start_date_utc": TEXT, "currency": TEXT, "buyin_amount": NUMBER, "fee_amount": NUMBER,
        "bounty_fee_amount": NUMBER, "initial_stack": NUMBER, "type": {"enum": ["STT", "MTT"]}, "flags": rows(TEXT),
        "speed": table({"type": TEXT, "round_time": NUMBER}),
    }
)  # fmt: skip
HAND = table(
    {
        "spec_version": {"type": "string", "pattern": r"^1\.\d+\.\d+$"}, "internal_version": TEXT, "site_name": TEXT, "network_name": TEXT,
        "game_number": TEXT, "start_date_utc": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?$"},
        "table_name": TEXT, "game_type": {"enum": ["Holdem", "Omaha", "OmahaHiLo", "Stud", "StudHiLo", "Draw"]},
        "bet_limit": table({"bet_type": {"enum": ["NL", "PL", "FL"]}, "bet_cap": NUMBER}), "table_size": WHOLE, "currency": TEXT,
        "dealer_seat": WHOLE, "small_blind_amount": NUMBER, "big_blind_amount": NUMBER, "ante_amount": NUMBER,
        "players": rows(
            table({"id": WHOLE, "seat": WHOLE, "name": {"type": "string", "minLength": 1}, "starting_stack": NUMBER},
                  {"display": TEXT, "player_bounty": NUMBER, "is_sitting_out": TRUTH}), 2),
        "rounds": rows(
            table({"id": WHOLE, "street": {"enum": ["Preflop", "Flop", "Turn", "River", "Showdown"]}, "actions": rows(ACTION)},
                  {"cards": CARDS}), 1),
        "pots": rows(
            table({"number": WHOLE, "amount": NUMBER, "player_wins": rows(WIN, 1)}, {"rake": NUMBER, "jackpot": NUMBER}), 1),
    },
    {
        "table_handle": TEXT, "table_skin": TEXT, "hero_player_id": {"type": ["integer", "null"]},
        "flags": rows({"enum": ["Run_It_Twice", "Anonymous", "Observed", "Fast", "Cap"]}), "tournament": TRUTH,
        "tournament_info": TOURNAMENT,
        "tournament_bounties": rows(table({"player_id": WHOLE, "bounty_won": NUMBER, "defeated_player_id": WHOLE})),
    },
) | {"if": {"required": ["tournament"], "properties": {"tournament": {"const": True}}}, "then": {"required": ["tournament_info"]}}  # fmt: skip
SCHEMA = table({"ohh": HAND})
