"""A backup: every event and every state of all tables, as one text, whichever database they come from or go to.

The file holds decks and seeds. It does not hold cookies: who was at the table joins again.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from burncard.store.errors import StoreError
from burncard.store.events import Event, Snapshot
from burncard.store.protocol import Store

#: The form of the file; a later one is refused.
FORM: Final = 1
_MANY: Final = 500


def backup(store: Store, file: Path) -> int:
    """Write everything in `store` to `file`, which must not be there yet; readable by its owner only. Returns how many
    events. While tables are being played it holds each table as it was when it came to it.

    Raises StoreError, and then leaves no file behind.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise StoreError(f"{file} is there already: name another file")
        count = 0
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            seal = hashlib.sha256()

            def line(thing: dict[str, Any]) -> None:
                text = json.dumps(thing, ensure_ascii=False) + "\n"
                seal.update(text.encode())
                out.write(text)

            line({"burncard": "backup", "form": FORM})
            states = store.snapshots()  # before the events, so that none is ahead of them
            for event in store.rows():
                line({"event": asdict(event)})
                count += 1
            for table, state in states:
                body = base64.b64encode(state.body).decode()
                line({"state": {"table": table, "seq": state.seq, "form": state.form, "body": body}})
            out.write(json.dumps({"end": seal.hexdigest(), "events": count}) + "\n")
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return count


def restore(store: Store, file: Path) -> int:
    """Write the backup in `file` to an empty `store`. Returns how many events.

    Raises StoreError for a store that has events, and for a file that is no backup, is not whole or was changed: it is
    read to its end before anything is written.
    """
    if store.tables():
        raise StoreError("the database has tables already: restore into a new one")
    count = sum(1 for kind, _ in _read(file) if kind == "event")
    events: list[Event] = []
    for kind, thing in _read(file):
        if kind == "event":
            events.append(Event(**thing))
            if len(events) == _MANY:
                store.restore(events)
                events = []
    if events:
        store.restore(events)
    for kind, thing in _read(file):
        if kind == "state":
            store.save(thing["table"], Snapshot(thing["seq"], thing["form"], base64.b64decode(thing["body"])))
    return count


def _read(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    seal, count = hashlib.sha256(), 0
    try:
        with file.open(encoding="utf-8", newline="\n") as lines:
            head = lines.readline()
            seal.update(head.encode())
            if (form := _json(file, head).get("form")) != FORM or '"backup"' not in head:
                raise StoreError(f"{file} is no backup that is read here (form {form}; this version knows {FORM})")
            for text in lines:
                thing = _json(file, text)
                if "end" in thing:
                    if thing["end"] != seal.hexdigest() or thing["events"] != count or lines.readline():
                        raise StoreError(f"{file} has been changed since it was written")
                    return
                seal.update(text.encode())
                for kind in ("event", "state"):
                    if kind in thing:
                        count += kind == "event"
                        yield kind, thing[kind]
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise StoreError(f"{file} is no backup: it is no text") from error
    raise StoreError(f"{file} is not whole: its end is missing")


def _json(file: Path, text: str) -> dict[str, Any]:
    try:
        thing = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StoreError(f"{file} is no backup: {text[:40]!r}") from error
    if not isinstance(thing, dict):
        raise StoreError(f"{file} is no backup: {text[:40]!r}")
    return thing
