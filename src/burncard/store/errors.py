"""Why a store says no; nothing was written then."""

from __future__ import annotations


class StoreError(RuntimeError):
    """The database cannot be used; the message says why and what to do."""


class Behind(StoreError):
    """Somebody else has written since the version that was expected."""


class Repeated(StoreError):
    """The id of this command is stored already: it was carried out, and is not carried out again."""


class Held(StoreError):
    """Another process has the table; the message names it."""


class Fenced(StoreError):
    """The lease this would be written under has been taken over, or has been given back."""


class UnknownEvent(StoreError):
    """An event of a kind or form that is not known here: read on with a later version, nothing is skipped."""
