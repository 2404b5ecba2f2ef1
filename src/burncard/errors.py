"""The three kinds of "no", less the first: an irregular line is no error, it is recorded and ruled on.

An error carries a code and its arguments; the sentence is made from the catalogue when somebody reads it.
"""

from __future__ import annotations

from typing import Any

from burncard.words import sentence


class BurncardError(ValueError):
    """What all refusals share: `code` (a key of the catalogue), `args_` (its arguments), and a sentence as ``str()``."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args

    def __str__(self) -> str:
        return sentence(self.code, **self.args_)


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
