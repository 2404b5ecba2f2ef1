"""All tables of a server: opened when somebody comes, kept in one store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from burncard.rooms import Role
from burncard.server.guard import digest
from burncard.server.tables.draft import Draft
from burncard.server.tables.evening import ALL, Opened, State, encoded, rebuild, told
from burncard.server.tables.game import Game
from burncard.server.tables.people import LINKS, Keys
from burncard.server.tables.wire import Times
from burncard.store import Store, me

#: Codes leave out what is read wrongly: 0 o, 1 l i.
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
MOST_TABLES = 500


class Hall:
    """`key` lets its bearer open tables; `home`: so may whoever sits at this machine. `base` is the address to give to
    friends, empty where nobody else can come."""

    def __init__(self, store: Store, key: str = "", *, base: str = "", home: bool = False) -> None:
        self.key = key or secrets.token_urlsafe(16)
        self.base, self.home = base, home
        self.store = store
        self.games: dict[str, Game] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        # Waiting for the disk, not working: the store gathers what all of them ask for into one commit.
        self._pool = ThreadPoolExecutor(max_workers=16, thread_name_prefix="burncard-tables")

    async def get(self, code: str) -> Game | None:
        """The table with this code, taken up from the store if need be. Raises StoreError, Held if another server has it."""
        if code in self.games:
            return self.games[code]
        if not 4 <= len(code) <= 16 or set(code) - set(LETTERS):
            return None
        async with self._opening.setdefault(code, asyncio.Lock()):
            if code not in self.games:
                loop = asyncio.get_running_loop()
                game = await loop.run_in_executor(self._pool, self._open, code)
                if game is None:
                    self._opening.pop(code, None)
                    return None
                self.games[code] = game
                game.arm()
        return self.games[code]

    def _open(self, code: str) -> Game | None:
        if not self.store.last(code):
            return None
        lease = self.store.claim(code, me())
        kept = self.store.saved(code)
        state = rebuild(self.store.read(code, kept.seq if kept else 0, ALL), kept)
        return Game(code, state, self.store, self._pool, lease) if state else None

    async def create(
        self, kind: str, agreement: Mapping[str, Any], *, open_seats: bool = False, times: Times | None = None
    ) -> tuple[str, dict[Role, str]]:
        """A new table: its code, and the secrets of its links by role.

        Raises HeaderError for an agreement that has no meaning, StoreError if it cannot be written.
        """
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        keys = {role: secrets.token_urlsafe(16) for role in LINKS}
        opened = Opened(kind, dict(agreement), open_seats, times or Times())
        state = State.begin(opened)
        draft = Draft(state)
        draft.told.append(told(state, "table", "table", encoded(opened)))
        draft.add("table", "keys", Keys({role.value: digest(key) for role, key in keys.items()}))
        await asyncio.get_running_loop().run_in_executor(self._pool, self.store.append, code, 0, draft.told)
        return code, keys

    async def close(self) -> None:
        """Give all tables back."""
        for game in self.games.values():
            await game.close()
        self._pool.shutdown(wait=True)
