"""Which format a text is in, told by how it begins; rooms that are known and not read are named."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.format import Format, formats
from burncard.histories.refusals import Refused

#: How texts begin that are not read (yet), by the room's name.
UNREAD: Final[dict[str, str]] = {
    "Ongame": r"\*\*\*\*\* History for hand ",
    "Merge": r"<game id=\"\d+-\d+\" starttime",
    "Microgaming": r"<Game hhversion",
    "Boss/Entraction": r"Game # ?\d+ - .* Limit",
    "PKR": r"#\d+ - .*Table .*PKR|^PKR ",
    "Everest": r"<SESSION |<HAND id",
    "CoinPoker": r"CoinPoker Hand #",
    "Unibet": r"Unibet Hand|^Game #\d+ starts",
    "KingsClub/SealsWithClubs": r"Hand #\d+-\d+ - \d{4}-\d\d-\d\d",
    "Pot Limit Omaha of PokerMaster": r"PLO Hand #",
}
_UNREAD: Final = {name: re.compile(pattern, re.MULTILINE) for name, pattern in UNREAD.items()}


def detect(text: str, name: str = "") -> Format:
    """The format of a text by its first 4,000 characters. Raises Refused that says which are read."""
    for one in formats().values():
        if one.sniff(text):
            return one
    read = ", ".join(sorted(one.title for one in formats().values()))
    first = next((line.strip() for line in text.split("\n") if line.strip()), "")
    for room, pattern in _UNREAD.items():
        if pattern.search(text):
            raise Refused("unread-room", 1, first, f"that is {room}, which is not read yet; read are {read}")
    raise Refused("unknown-format", 1, first, f"no format that is read begins like this; read are {read}")


def named(name: str) -> Format:
    """A format by its name. Raises KeyError that lists them."""
    known = formats()
    if name not in known:
        raise KeyError(f"no format is called {name}; there are {', '.join(sorted(known))}")
    return known[name]
