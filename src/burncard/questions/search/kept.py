"""Words that found no question, kept by the house on its own machine: off unless a file is named for them."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

#: Names the file. Nothing else is written there than the day and the words, and nothing is sent anywhere.
VARIABLE: Final = "BURNCARD_UNANSWERED"
_LONGEST: Final = 300
_MOST_BYTES: Final = 1_000_000


def keep(text: str) -> None:
    """Add the words to the house's file, if it wants them; a full or unwritable file is left alone."""
    name = os.environ.get(VARIABLE, "")
    words = " ".join(text.split())[:_LONGEST]
    if not name or not words:
        return
    with suppress(OSError):
        file = Path(name)
        if not file.exists() or file.stat().st_size < _MOST_BYTES:
            with file.open("a", encoding="utf-8") as out:
                out.write(f"{datetime.now(UTC):%Y-%m-%d}\t{words}\n")
