"""Somebody who sends commands to a table."""

from __future__ import annotations

import secrets
from typing import Any

from burncard.server import protocol as wire
from burncard.server.table import Table


class Player:
    """Sends commands to a table the way a page does, with a fresh id each time."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def send(self, kind: type[wire.Command], cid: str = "", **fields: Any) -> int:
        cid = cid or secrets.token_hex(8)
        command = kind(cid=cid, v=self.table.version, hand=self.table.live.number, **fields)
        return await self.table.handle("session", command)  # type: ignore[arg-type]

    async def do(self, *lines: str) -> int:
        return await self.send(wire.Do, lines=lines)
