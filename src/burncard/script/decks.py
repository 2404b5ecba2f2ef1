"""A shuffled deck for a program, from a seed or from a secret source."""

from __future__ import annotations

import hashlib
import secrets

from burncard.cards import DECK, texts
from burncard.errors import LineError
from burncard.table.shuffle import order


def shuffled(seed: int | str | bytes | None = None) -> str:
    """A shuffled deck of 52 as text from its top, ``"9h2c…"``, for `Hand(deck=…)`.

    The same seed gives the same deck in every process and every version; None draws a secret one. Raises LineError for
    a seed of another type.
    """
    if seed is None:
        source = secrets.token_bytes(32)
    elif isinstance(seed, bytes):
        source = hashlib.sha256(b"bytes " + seed).digest()
    elif seed.__class__ in (int, str):
        source = hashlib.sha256(f"{type(seed).__name__} {seed}".encode()).digest()
    else:
        raise LineError("seed_type", read=repr(seed))
    return texts(order(DECK, source), "")
