"""The session's one kind of "no": a code with arguments, a sentence when somebody reads it, and nothing changed."""

from __future__ import annotations

from burncard.errors import BurncardError
from burncard.session.sentences import ERRORS


class SessionError(BurncardError):
    """What a session refuses (a taken seat, a negative buy-in, a line that is none). Nothing was changed.

    `code` is a key of the catalogue, `args_` its arguments; ``str()`` is the sentence.
    """

    def __str__(self) -> str:
        return ERRORS[self.code].format(**self.args_)
