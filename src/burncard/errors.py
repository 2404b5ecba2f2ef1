"""The three kinds of "no", less the first: an irregular line is no error, it is recorded and ruled on.

An error carries a code (``snake_case``) and its arguments; the sentence is made from the catalogue when somebody reads
it. All refusals of the project are one family, so that one ``except BurncardError`` is enough.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from burncard.words import sentence


class BurncardError(ValueError):
    """What all refusals share: `code` (a key of the catalogue), `args_` (its arguments), and a sentence as ``str()``."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args

    def __str__(self) -> str:
        return sentence(self.code, **self.args_)


class SaidError(BurncardError):
    """A refusal whose sentence whoever raises it has put together; `code` is the same for all of its class."""

    CODE: ClassVar[str] = "said"

    def __init__(self, said: str) -> None:
        super().__init__(self.CODE)
        self.said = said

    def __str__(self) -> str:
        return self.said


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a text.

    `file` is the name the reader gave, `line` counts from 1 (None: the whole text), `read` is what stands there, `right`
    what would be right. Of `file` and `read` either may be empty.
    """

    file: str
    line: int | None
    read: str
    right: str

    def __str__(self) -> str:
        where = ":".join([part for part in (self.file, str(self.line or "")) if part])
        return ": ".join([part for part in (where, self.read, self.right) if part])


class TextError(BurncardError):
    """A text (a script, a session, house rules) that cannot be read. `problems` are all things that are wrong, at least
    one; ``str()`` puts each on a line of its own."""

    def __init__(self, code: str, problems: Iterable[Problem]) -> None:
        super().__init__(code)
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class LineError(BurncardError):
    """The text is no line at all, or a header field has no meaning: nothing was changed."""


class Illegal(BurncardError):
    """A proposal that the rules refuse (a raise too small, an act out of turn): nothing was changed.

    `rule` names the rule that refuses it.
    """

    def __init__(self, code: str, *, rule: str = "", **args: Any) -> None:
        super().__init__(code, **args)
        self.rule = rule


class Impossible(BurncardError):
    """What cannot have happened at any table (a card that lies elsewhere, chips nobody has): nothing was changed."""
