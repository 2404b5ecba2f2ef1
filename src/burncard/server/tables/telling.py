"""The record of an evening in words: what people did at the table, beside the hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

_OWN: Final[Mapping[str, Callable[[Sequence[str]], str]]] = {
    "sit": lambda words: f"sits down in seat {words[0]} with {words[1]}" if len(words) > 1 else "sits down",
    "add": lambda words: f"buys {words[0]} more" if words else "buys more",
    "auto": lambda words: (
        "no longer tops up" if words[:1] == ["off"] else f"tops up to {' '.join(words)} before each hand"
    ),
    "out": lambda words: "sits out from the big blind on" if words else "sits out",
    "in": lambda words: "comes back",
    "leave": lambda words: "cashes out",
    "move": lambda words: f"moves to seat {' '.join(words)}",
    "straddle": lambda words: "straddles no more" if words else "will straddle",
    "rebuy": lambda words: "rebuys",
    "addon": lambda words: "takes the add-on",
    "timeout": lambda words: "is out of time",
}
_HOST: Final[Mapping[str, str]] = {
    "deal": "deals the next hand",
    "button lowest": "puts the button at the lowest seat",
    "clock start": "starts the clock",
    "clock stop": "stops the clock",
}


def session_line(person: str, text: str, names: Sequence[str]) -> tuple[str, str]:
    """Who did it, and what, of a line of the evening (docs/session.md); a line without words of its own as it is."""
    for name in names:
        if text.startswith(f"{name} "):
            what, *rest = text[len(name) + 1 :].split()
            if what in _OWN:
                by = "" if name == person else f" ({person})"
                return name, _OWN[what](rest) + by
    if text.startswith("host "):
        told = text[5:]
        return person, _HOST.get(told) or f"sets {told}"
    return person, text


def of_people(kind: str, person: str, text: str) -> str:
    """An event that is no line, in words; empty for what says nothing new."""
    first, _, rest = text.partition(" ")
    if kind == "sits":
        return "" if text == person else f"plays as {text}"
    if kind == "role":
        return f"joins as {first}" if rest == person else f"makes {rest} {first}"
    if kind == "no role":
        return f"is no longer {first}" if rest == person else f"takes the part of {first} from {rest}"
    return {
        "undo": "takes the last line back",
        "pause": "pauses the game",
        "go on": "lets the game go on",
        "asked": f"asks: {text}",
        "answered": f"answers {text}",
        "close": "closes the table",
    }[kind]
