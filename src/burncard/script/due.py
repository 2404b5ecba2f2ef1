"""What would be right now: who is due, and what they may do, as lines say it."""

from __future__ import annotations

from burncard.referee.hand import Hand


def due(hand: Hand) -> str:
    """What would be right now, in one sentence: who is due, and what they may do."""
    who = hand.due.who
    if not who:
        return "The hand is over: no line can follow"
    legal = hand.legal
    if legal is None and who.startswith("p"):
        return f"Due now: {who}: sm - (tables), sm (throws away), or pl (plays the board)"
    if legal is None:
        whose = "the dealer" if who == "d" else "the floor" if who == "fl" else who
        return f"Due now: {whose}: {hand.snapshot()['steps'][0]['text']}"
    options = ["cc" if legal.to_call == 0 else f"cc (call {legal.to_call})", "f"]
    if legal.can_raise:
        options.append(
            f"cbr {legal.min_to} to {legal.max_to}" if legal.max_to > legal.min_to else f"cbr {legal.max_to}"
        )
    return f"Due now: {who}: {', '.join(options)}"
