"""The one catalogue of sentences. The core speaks in codes with arguments; here they become English.

Arguments are numbers (chips), seats as ``"p3"``, card texts and names; a template never decides anything.
"""

from __future__ import annotations

from typing import Any

from burncard.words.english import ERRORS, REASONS, STEPS

_ALL = {**ERRORS, **STEPS, **REASONS}


def sentence(code: str, **args: Any) -> str:
    """The sentence for `code`. An unknown code or a missing argument is shown as it is rather than hidden."""
    template = _ALL.get(code)
    if template is None:
        return f"{code} {args}" if args else code
    try:
        return template.format(**args)
    except (KeyError, IndexError):
        return f"{template} {args}"
