"""What each function means is written at its twin: `burncard.evaluation` and `burncard.equity.reference`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

Progress = Callable[[int, int], object] | None
Rows = list[tuple[int, ...]]

def bind(evaluate: Callable[[Any], Any], strength: Callable[[int], Any], /) -> None: ...
def rank(codes: Sequence[int], /) -> int: ...
def evaluate(cards: str | Iterable[int | str], /) -> Any: ...
def strengths(faces: bytes | bytearray | memoryview, width: int, out: bytes | bytearray | memoryview, /) -> int: ...
def census(size: int, progress: Progress, /) -> list[int]: ...
def showdown(
    hands: Sequence[int], board: bytes | bytearray | memoryview, dead: int, by_walking: bool, progress: Progress, /
) -> tuple[Rows, int]: ...
def versus(
    first: bytes | bytearray | memoryview,
    second: bytes | bytearray | memoryview,
    board: bytes | bytearray | memoryview,
    dead: int,
    compute: bool,
    progress: Progress,
    /,
) -> tuple[int, int, int]: ...
def sample(
    players: Sequence[bytes | bytearray | memoryview | None],
    board: bytes | bytearray | memoryview,
    dead: int,
    seed: int,
    first: int,
    batches: int,
    progress: Progress,
    /,
) -> tuple[Rows, int] | None: ...
def load_table(table: bytes | bytearray | memoryview, /) -> None: ...
def make_table(progress: Progress, /) -> bytes: ...
def heads_up(first: int, second: int, /) -> tuple[int, int] | None: ...
