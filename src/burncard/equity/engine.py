"""Who does the counting: the compiled kernel if it is there, or the definitions in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Protocol

from burncard.equity import reference
from burncard.equity.reference.tally import Progress, Rows
from burncard.evaluation.backend import KERNEL


class Engine(Protocol):
    """The three counts; `burncard.equity.reference` says what each means."""

    def showdown(
        self, hands: Sequence[int], board: bytes, dead: int, by_walking: bool, progress: Progress, /
    ) -> tuple[Rows, int]: ...

    def versus(
        self, first: bytes, second: bytes, board: bytes, dead: int, compute: bool, progress: Progress, /
    ) -> tuple[int, int, int]: ...

    def sample(
        self,
        players: Sequence[bytes | None],
        board: bytes,
        dead: int,
        seed: int,
        first: int,
        batches: int,
        progress: Progress,
        /,
    ) -> tuple[Rows, int] | None: ...


COMPILED: Final = KERNEL is not None
ENGINE: Final[Engine] = KERNEL if KERNEL is not None else reference


@cache
def load_table() -> bool:
    """Gives the kernel its table of all heads-up match-ups, once; False if there is no kernel."""
    if KERNEL is None:
        return False
    import burncard_kernel

    burncard_kernel.load_table()
    return True
