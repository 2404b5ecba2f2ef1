"""A table with people over a store that is forgotten, and a short way to ask it for things."""

from __future__ import annotations

import itertools
from typing import Any

from burncard.rooms import Role
from burncard.server.tables import wire
from burncard.server.tables.game import Game
from burncard.server.tables.hall import Hall
from burncard.store import Store

AGREEMENT = {"game": "cash", "blinds": [1, 2], "buy_in": [20, 200]}
_IDS = itertools.count(1)


def cid() -> str:
    return f"test-{next(_IDS):08d}"


class Party:
    """A table with a host Hanna and players Ann, Ben and Cal, each with a browser of that name."""

    def __init__(self, store: Store, kind: str, **opening: Any) -> None:
        self.hall, self.kind, self.opening = Hall(store), kind, opening
        self.keys: dict[Role, str] = {}
        self.game: Game

    async def come(self, *, seats: bool = True) -> None:
        code, self.keys = await self.hall.create(self.kind, AGREEMENT, open_seats=True, **self.opening)
        game = await self.hall.get(code)
        assert game is not None
        self.game = game
        await game.join(self.keys[Role.HOST], "Hanna", "Hanna")
        for seat, name in enumerate(("Ann", "Ben", "Cal"), 1):
            await game.join(self.keys[Role.PLAYER], name, name)
            if seats:
                await self.do(name, f"{name} sit {seat} 100")
        if seats:
            await self.do("Hanna", "host button lowest")

    async def do(self, person: str, line: str, v: int | None = None) -> wire.Message:
        seen = self.game.state.seq if v is None else v
        return await self.game.handle(person, wire.Do(cid=cid(), v=seen, line=line))

    def due(self) -> tuple[str, str]:
        """Who is due, as in a line and by name."""
        playing = self.game.state.playing()
        assert playing is not None
        who = playing.hand.due.who
        return who, playing.names[int(who[1:]) - 1] if who.startswith("p") else ""
