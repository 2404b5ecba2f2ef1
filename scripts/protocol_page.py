"""Write docs/protocol.md from the types of a table with people: `python scripts/protocol_page.py`; a test compares it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec

from burncard.server.tables import wire

FILE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
HEAD = """# Tables with people: the protocol

Made by `python scripts/protocol_page.py` from `burncard/server/tables/wire.py`. `burncard.client` speaks it, and
`python -m burncard.client.bot` is a whole example.

A table is an evening ([sessions](session.md)) in a room where [roles](roles.md) say who may do what. Its address is
`/t/TABLE`, with a secret in the fragment: `/t/TABLE#k=SECRET`. There is a secret for hosts, for players and for watchers.

| address | what |
|---|---|
| `POST /tables` | opens a table, an `Opening`; answered with `table` and `keys` by role. `key` is what the server printed at its start |
| `POST /t/TABLE/join` | `Coming`; answered with `person`, `roles`, and a cookie, or for a program a `token` |
| `/t/TABLE/socket` | WebSocket: commands in, messages out |
| `GET /t/TABLE/stream` | the states as lines of JSON, an empty line every ten seconds without one |
| `POST /t/TABLE/do` | one command, its answer |

A page shows its cookie and comes from the server's own origin; a program sends `Authorization: Bearer TOKEN`. Where no
page or program is known the socket is closed with 4403 before it is open, the rest answers 403. An error is
`{"code", "text"}`. Of a person's sockets the newest counts: the older one is closed with 4001; who is sent away with 4003.

After each change everybody is sent the newest state, whole for what they may know; `log` has the record's new lines only.
States have the number `v` of the newest event; some may be left out. An answer (`ack`, `rej`) comes after the state that holds it,
and an `ack` when it is on the disk. A command that was not answered is sent again with the same `cid`: it is done once.
An act (`p3 cc`) on an older state than that of the newest line is refused as `price_changed`.

At an `online` table the computer deals and its timers act: who is out of time checks where that is free, else folds; who has no
line has `away` seconds and sits out from the next hand. At a table dealt `by hand` the dealer's lines are what a person does,
mistakes included; the first shuffle is the table's. At a `live` table cards are unknown until somebody enters them.
"""


def shape(schema: dict[str, Any]) -> str:
    """A field's type in a few letters."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(shape(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(json.dumps(one, ensure_ascii=False) for one in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}"
    if schema.get("type") == "object":
        return f"by name: {shape(schema.get('additionalProperties') or {})}"
    bounds = [
        f"{word} {schema[key]}"
        for key, word in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"))
        if key in schema
    ]
    return " ".join([schema.get("type", "anything"), *bounds])


def table(name: str, schema: dict[str, Any]) -> str:
    """A struct."""
    rows = [
        f"| `{field}` | {shape(inner)}{'' if field in schema.get('required', ()) else ', may be left out'} | {inner.get('description', '')} |"
        for field, inner in schema.get("properties", {}).items()
    ]
    said = " ".join(schema.get("description", "").split("\n\n")[0].split())
    return "\n".join([f"### {name}", "", said, "", "| field | type | meaning |", "|---|---|---|", *rows, ""])


def page() -> str:
    """docs/protocol.md."""
    parts = {
        "What is sent to a table": (*get_args(wire.AnyCommand), wire.Ping, wire.Opening, wire.Coming),
        "What a table sends": get_args(wire.Message),
    }
    text, done = HEAD, set[str]()
    for title, types in parts.items():
        schemas = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1]
        text += f"\n## {title}\n\n"
        for name, schema in schemas.items():
            if name not in done and "properties" in schema:
                done.add(name)
                text += table(name, schema) + "\n"
        roles = schemas.get("Role")
        if roles and "Role" not in done:
            done.add("Role")
            text += f"### Role\n\n{shape(roles)}\n"
    return text.rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
