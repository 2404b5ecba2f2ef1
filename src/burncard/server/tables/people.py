"""Who has come to a table, by which link, from which browsers. Secrets are kept as digests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from burncard.rooms import Role
from burncard.session.player import fold

#: The roles there are links for.
LINKS = (Role.HOST, Role.PLAYER, Role.WATCHER)


class Came(msgspec.Struct, frozen=True):
    """A browser (the digest of its token) became a person."""

    person: str
    browser: str


class Keys(msgspec.Struct, frozen=True):
    """The digests of the links' secrets, by role."""

    keys: dict[str, str]


class Gone(msgspec.Struct, frozen=True):
    """Somebody was sent away."""

    person: str


#: The events about people, by their kind in the store.
EVENTS: Mapping[str, type[Came | Keys | Gone]] = {"came": Came, "keys": Keys, "gone": Gone}


@dataclass(frozen=True, slots=True)
class People:
    """`browsers`: digest of a token to the person it stands for."""

    keys: Mapping[str, str] = field(default_factory=dict)
    browsers: Mapping[str, str] = field(default_factory=dict)

    def after(self, event: Came | Keys | Gone) -> People:
        """With one event more."""
        match event:
            case Came():
                return replace(self, browsers={**self.browsers, event.browser: event.person})
            case Keys():
                return replace(self, keys={**self.keys, **event.keys})
            case Gone():
                kept = {browser: who for browser, who in self.browsers.items() if who != event.person}
                return replace(self, browsers=kept)

    def role_of(self, digest: str) -> Role | None:
        """What a link's secret makes of who comes with it."""
        return next((Role(role) for role, known in self.keys.items() if known == digest), None)

    def taken(self, name: str) -> bool:
        """Whether somebody goes by this name, whatever its case."""
        return any(fold(name) == fold(person) for person in self.browsers.values())
