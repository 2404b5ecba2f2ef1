"""How a table is reached from other machines: its addresses, its names, its links and a code to point a phone at."""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from burncard.rooms import Role
from burncard.server.guard import digest, new_token
from burncard.server.tables.draft import Draft
from burncard.server.tables.hall import Hall
from burncard.server.tables.people import Keys
from burncard.store import Store


@dataclass(frozen=True, slots=True)
class Reach:
    """`lan`: from the house's network. `public`: the address under which a proxy or tunnel passes requests on, Host header kept.
    `kind`: the kind of table to open, empty for none; `certificate` and its key are PEM files."""

    lan: bool = False
    public: str = ""
    kind: str = ""
    certificate: Path | None = None
    certificate_key: Path | None = None

    def names(self) -> frozenset[str]:
        """The names this server answers to, beside its own address."""
        names = set()
        if self.lan:
            own = socket.gethostname().lower()
            names |= {own, f"{own.split('.')[0]}.local", address()}
        if self.public:
            names.add((urlsplit(self.public).hostname or "").lower())
        return frozenset(names - {""})

    def base(self, port: int) -> str:
        """The address to give to others."""
        if self.public:
            return self.public.rstrip("/")
        scheme = "https" if self.certificate else "http"
        return f"{scheme}://{address() if self.lan else '127.0.0.1'}:{port}"

    def words(self, store: Store, port: int) -> Iterator[str]:
        """What to tell whoever started the server: the links of the table, and the players' as a picture."""
        if not self.kind:
            return
        code, keys = asyncio.run(_links(store, self.kind))
        where = f"{self.base(port)}/t/{code}#k="
        yield f"Your table ({self.kind}). For you, the host:  {where}{keys[Role.HOST]}"
        yield f"For the players:  {where}{keys[Role.PLAYER]}"
        yield f"To watch:  {where}{keys[Role.WATCHER]}"
        yield "These links are new with each start; who has joined stays in. Players trust the host: the cards are in the database."
        yield picture(where + keys[Role.PLAYER])


def address() -> str:
    """This machine's address in its network, as far as it can be told without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # of no network: nothing is sent, only the way out is chosen
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def picture(link: str) -> str:
    """A QR code for a terminal."""
    import segno

    out = io.StringIO()
    segno.make(link, error="l").terminal(out, compact=True)
    return out.getvalue()


async def _links(store: Store, kind: str) -> tuple[str, dict[Role, str]]:
    """The newest table of this kind with new links, or a new one."""
    hall = Hall(store)
    try:
        for code in reversed(store.tables()):
            game = await hall.get(code)
            if game is None or game.state.room.kind.value != kind or game.state.room.closed or game.state.frozen:
                continue
            keys = {role: new_token()[:22] for role in (Role.HOST, Role.PLAYER, Role.WATCHER)}
            draft = Draft(game.state)
            draft.add("table", "keys", Keys({role.value: digest(key) for role, key in keys.items()}))
            store.append(code, game.state.seq, draft.told)
            return code, keys
        return await hall.create(kind, {"game": "cash", "blinds": [1, 2], "buy_in": [40, 200]})
    finally:
        await hall.close()
