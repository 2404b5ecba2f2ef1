"""Write the page's message types, `web/src/lib/wire.ts`, from the server's: `make wire`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from burncard.server import frames, protocol, replay_page
from burncard.server.tables import wire

LIB = Path(__file__).resolve().parent.parent / "web" / "src" / "lib"
HEAD = """// Made from the server's types by `make wire`; a test compares it. Change `burncard/server/frames.py` (what the table
// sends) or `burncard/server/protocol.py` (what the page sends) instead.
"""
EVENING_HEAD = """// Made from the server's types by `make wire`; a test compares it. Change `burncard/server/tables/wire.py` instead.
"""
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def name_of(name: str) -> str:
    """A type's name on the page: a frame is called by what it shows, a command says that it is one."""
    for where in (protocol, wire):
        found = getattr(where, name, None)
        if isinstance(found, type) and issubclass(found, where.Command):
            return f"{name}Command"
    return name.removesuffix("Frame")


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return name_of(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join([type_of(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([f"'{one}'" for one in schema["enum"]])
    if schema.get("type") == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    if schema.get("pattern") == FACE_PATTERN:
        return "Face"
    return SIMPLE[schema["type"]] if "type" in schema else "unknown"


def comment(text: str, indent: str = "") -> str:
    """A description as a comment, nothing for none."""
    lines = " ".join(text.split("\n\n")[0].split())
    return f"{indent}/** {lines} */\n" if lines else ""


def interface(name: str, schema: dict[str, Any]) -> str:
    """A struct. What a command may leave out is optional; what is sent out has all its fields."""
    mine = name_of(name)
    said = comment(schema.get("description", ""))
    if "enum" in schema:
        return f"{said}export type {mine} = {type_of(schema)};\n"
    fields = []
    for field, inner in schema["properties"].items():
        optional = "?" if (mine.endswith("Command") or mine in ASKED) and field not in schema["required"] else ""
        fields.append(f"{comment(inner.get('description', ''), '  ')}  {field}{optional}: {type_of(inner)};\n")
    return f"{said}export interface {mine} {{\n{''.join(fields)}}}\n"


#: What the page asks by HTTP: like a command, fields may be left out.
ASKED = ("Opening", "Coming", "Times")
FACE_PATTERN = msgspec.json.schema(frames.Face)["pattern"]


def union(name: str, said: str, members: tuple[type, ...]) -> str:
    """A union of structs."""
    lines = "".join([f"\n  | {name_of(one.__name__)}" for one in members])
    return f"{comment(said)}export type {name} ={lines};\n"


def evening() -> str:
    """The file of tables with people; what is the same at the practice table comes from there."""
    messages, commands = get_args(wire.Message), get_args(wire.AnyCommand)
    _, shared = msgspec.json.schema_components(get_args(frames.Message), ref_template="{name}")
    _, parts = msgspec.json.schema_components([*messages, *commands, wire.Opening, wire.Coming], ref_template="{name}")
    own = {name: schema for name, schema in parts.items() if shared.get(name) != schema}
    same = sorted({name_of(name) for name in parts if name not in own} | {"Face"})
    ordered = sorted(own.items(), key=lambda part: name_of(part[0]))
    return "\n".join([
        EVENING_HEAD,
        f"import type {{ {', '.join(same)} }} from './wire';\n",
        *[interface(name, schema) for name, schema in ordered],
        union("Message", "What the table sends.", messages),
        union("AnyCommand", "What the page sends, with its id and the version it saw.", commands),
    ])  # fmt: skip


def generated() -> str:
    """The whole file of the practice table."""
    messages, commands = get_args(frames.Message), get_args(protocol.AnyCommand)
    _, parts = msgspec.json.schema_components(
        [*messages, frames.Outcome, replay_page.Replay, replay_page.Unread, *commands], ref_template="{name}"
    )
    ordered = sorted(parts.items(), key=lambda part: name_of(part[0]))
    return "\n".join([
        HEAD,
        "/** A card as two letters, `As`; `??` for a face this viewer has not seen. */\nexport type Face = string;\n",
        *[interface(name, schema) for name, schema in ordered],
        union("Message", "What the table sends.", messages),
        union("AnyCommand", "What the page sends, with its id, the version it saw and the hand it means.", commands),
    ])  # fmt: skip


def files() -> dict[str, str]:
    """Each file by its name."""
    return {"wire.ts": generated(), "evening-wire.ts": evening()}


def main() -> int:
    """Write the file when something has changed."""
    for name, text in files().items():
        file = LIB / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            print(f"{name} is new")
    return 0


if __name__ == "__main__":
    sys.exit(main())
