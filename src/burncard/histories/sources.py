"""Where hands come from: files, folders, archives within folders; their text line by line, whatever the encoding."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from burncard.histories.refusals import Refused

HEAD: Final = 65536
MOST_LINE: Final = 1 << 20
"""A longer line is cut: no format has one."""
_SKIPPED: Final = (".json.gz", ".png", ".jpg", ".pdf", ".sqlite3", ".db", ".parquet", ".exe")
_DEEPEST: Final = 3
MOST_UNPACKED: Final = 4 << 30


@dataclass(frozen=True, slots=True)
class Source:
    """A text with hands in it: its name for messages, its size in bytes, and how it is opened."""

    name: str
    size: int
    open: Callable[[], IO[bytes]]


def sources(paths: Iterable[str | Path]) -> Iterator[Source]:
    """Every file of `paths`: folders are searched, archives opened, both in the order of names. Raises OSError."""
    for given in paths:
        path = Path(given)
        if path.is_dir():
            for inside in sorted(path.rglob("*")):
                if inside.is_file() and not inside.name.startswith(".") and not inside.name.endswith(_SKIPPED):
                    yield from _file(inside)
        else:
            yield from _file(path)


def _file(path: Path) -> Iterator[Source]:
    size = path.stat().st_size
    if path.suffix.lower() == ".zip":
        yield from _archive(str(path), lambda: path.open("rb"), 0)
    else:
        yield Source(str(path), size, lambda: path.open("rb"))


def _archive(name: str, opener: Callable[[], IO[bytes]], depth: int) -> Iterator[Source]:
    try:
        with opener() as file, zipfile.ZipFile(file) as archive:
            members = [one for one in archive.infolist() if not one.is_dir()]
    except zipfile.BadZipFile:
        yield Source(name, 0, opener)  # read as text, and refused as what it is
        return
    for member in sorted(members, key=lambda one: one.filename):
        if member.file_size > MOST_UNPACKED or member.filename.endswith(_SKIPPED):
            continue

        def inner(member: zipfile.ZipInfo = member) -> IO[bytes]:
            with opener() as file, zipfile.ZipFile(file) as archive:
                return io.BytesIO(archive.read(member))

        inside = f"{name}!{member.filename}"
        if member.filename.lower().endswith(".zip") and depth < _DEEPEST:
            yield from _archive(inside, inner, depth + 1)
        else:
            yield Source(inside, member.file_size, inner)


def encoding(head: bytes) -> str:
    """Which encoding the beginning of a file is in: UTF-8 or -16 by mark or by look, else Windows' western one."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if head.startswith(b"\xef\xbb\xbf"):
        return "utf-8"
    sample = head[:400]
    if sample[1::2].count(0) > len(sample) // 4:
        return "utf-16-le"
    if sample[::2].count(0) > len(sample) // 4:
        return "utf-16-be"
    try:
        head.decode()
    except UnicodeDecodeError as error:
        if error.start < len(head) - 4:
            return "cp1252"
    return "utf-8"


def lines(file: IO[bytes]) -> Iterator[str]:
    """The lines of an open file without their ends. A line that is not in the file's encoding is read as cp1252."""
    head = file.read(HEAD)
    name = encoding(head)
    if name.startswith("utf-16"):
        file.seek(0)
        wrapped = io.TextIOWrapper(file, name, errors="replace", newline=None)
        try:
            for text in wrapped:
                yield _clean(text.rstrip("\n"))
        finally:
            wrapped.detach()  # the file is closed by who opened it
        return
    file.seek(0)
    while raw := file.readline(MOST_LINE):
        try:
            text = raw.decode(name)
        except UnicodeDecodeError:
            text = raw.decode("cp1252", errors="replace")
        yield _clean(text.rstrip("\r\n"))


def _clean(text: str) -> str:
    if text.isascii():
        return text
    return text.lstrip("\ufeff").replace("\u00a0", " ").replace("\u202f", " ")


def look(file: IO[bytes], size: int = 4000) -> str:
    """The first `size` characters of text, blank lines and marks left out at the beginning. Raises Refused."""
    head = file.read(HEAD)
    file.seek(0)
    text = head.decode(encoding(head), errors="replace").lstrip("\ufeff\r\n\t ")
    if head and "\x00" in text[:200]:
        raise Refused("encoding", 1, "", "text; this holds bytes that no text has")
    return text[:size].replace("\r\n", "\n")
