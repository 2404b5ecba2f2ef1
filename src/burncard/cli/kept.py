"""Where the quiz keeps what was got right: a small JSON file, by book and item, written whole or not at all."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from burncard.questions import progress


class Kept:
    """The record of one book in a file. A file that cannot be read is said and left alone: nothing is kept then."""

    def __init__(self, file: Path, book: str) -> None:
        self.file, self.book = file, book
        self.all: dict[str, dict[str, int]] = {}
        self.broken = False
        try:
            read = json.loads(file.read_text(encoding="utf-8"))
            self.all = {name: {key: int(box) for key, box in boxes.items()} for name, boxes in read.items()}
        except FileNotFoundError:
            pass
        except (OSError, ValueError, TypeError, AttributeError) as error:
            self.broken = True
            print(f"{file}: cannot be read, nothing will be kept: {error}", file=sys.stderr)
        self.boxes = self.all.setdefault(book, {})

    def after(self, key: str, *, right: bool) -> None:
        """Write down an answer."""
        self.boxes.update(progress.after(self.boxes, key, right=right))
        if self.broken:
            return
        beside = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(self.all, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            beside.replace(self.file)
        except OSError as error:
            self.broken = True
            print(f"{self.file}: cannot be written, nothing is kept: {error}", file=sys.stderr)

    def told(self, keys: Sequence[str]) -> str:
        """How far it has gone."""
        return progress.told(self.boxes, keys)
