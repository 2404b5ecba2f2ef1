"""The rulebooks a table can be played by: the published ones, and a house's own that the server was started with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burncard.rulings.rulebooks import house, load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.frames import BookFrame


class Shelf:
    """All books there are to choose from. A hand is stored with the whole of its house book, so that it can go on
    when the file has changed or the server was started without it."""

    def __init__(self, own: Sequence[Rulebook] = ()) -> None:
        self._own = {book.name: book for book in own}
        self._offered: tuple[Rulebook, tuple[BookFrame, ...]] | None = None

    def all(self, playing: Rulebook) -> list[Rulebook]:
        """Every book, the published ones first. `playing` is the one of the hand that is on: it is there in any case,
        and as it was when the hand was dealt."""
        books = {name: load(name) for name in names()} | self._own
        books[playing.name] = playing
        return list(books.values())

    def offered(self, playing: Rulebook) -> tuple[BookFrame, ...]:
        """All books by name and title, as the page lists them."""
        if self._offered is None or self._offered[0] is not playing:
            frames = tuple([BookFrame(id=book.name, name=book.title) for book in self.all(playing)])
            self._offered = playing, frames
        return self._offered[1]

    def names(self, playing: str) -> tuple[str, ...]:
        """The names of all books that a hand after one by `playing` can be dealt with."""
        return tuple(dict.fromkeys([*names(), *self._own, playing]))

    def stored(self, name: str, playing: Rulebook | None) -> dict[str, Any]:
        """What is stored of the book called `name` with a hand: nothing of a published one, all of a house's own."""
        if name in names():
            return {}
        book = self._own.get(name, playing)
        assert book is not None and book.name == name, "settings are checked before"
        return house.table(book)
