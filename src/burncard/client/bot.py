"""An example: a bot that plays at a table over its socket, from what its seat is sent and nothing else.

python -m burncard.client.bot http://127.0.0.1:8000 TABLE KEY Bob --seat 3 --chips 100
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from typing import Any

from burncard.client.line import Refusal, TableLine, join
from burncard.sim import decide


def own(snap: dict[str, Any], name: str) -> int:
    """The player's number in the hand that is on, 0 for none."""
    hand = snap["table"]["hand"]
    return hand["names"].index(name) + 1 if hand and name in hand["names"] else 0


def act(hand: dict[str, Any], player: int, mood: float) -> str:
    """The line of `player`, who is due in `hand`."""
    view = {
        **hand,
        "board": " ".join(hand["board"]),
        "hole": {who: " ".join(faces) for who, faces in hand["hole"].items()},
        "pots": [(pot["amount"], pot["seats"]) for pot in hand["pots"]],
        "tabled": [f"p{number}" for number in hand["tabled"]],
    }
    return decide(view, player, mood)


async def play(line: TableLine, name: str, chance: random.Random) -> None:
    """Act whenever it is the player's turn, for ever. What is refused is tried once more in the plainest way."""
    version = -1
    while True:
        snap = await line.state(version)
        version = snap["v"]
        hand, player = snap["table"]["hand"], own(snap, name)
        if not player or hand["due"] != f"p{player}" or snap["table"]["state"] != "in a hand":
            continue
        answer = await line.do(act(hand, player, chance.random()))
        if answer["t"] == "rej" and line.snap["v"] == version:
            plain = "sm -" if hand["phase"] == "showdown" else "f"
            await line.do(f"p{player} {plain}")


async def _main(options: argparse.Namespace) -> None:
    person, token = join(options.server, options.table, options.key, options.name)
    async with TableLine(options.server, options.table, person, token) as line:
        await line.state()
        await line.do(f"{options.name} sit {options.seat} {options.chips}")
        await play(line, options.name, random.Random())


def main() -> int:
    """Join and play until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m burncard.client.bot", description="Play at a table.")
    for name in ("server", "table", "key", "name"):
        parser.add_argument(name)
    parser.add_argument("--seat", type=int, default=1)
    parser.add_argument("--chips", type=int, default=100)
    try:
        asyncio.run(_main(parser.parse_args()))
    except Refusal as no:
        sys.stderr.write(f"{no}\n")
        return 2
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
