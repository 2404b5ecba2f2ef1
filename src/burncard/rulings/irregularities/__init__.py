"""One file an irregularity; being in this folder registers it.

A file is named for its section (``h15_killed``) and holds ``IRREGULARITY``. Files of other names are what several have in
common. They are found by name, so that it does not matter whether they lie here as source, compiled, or in a zip file.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from burncard.rulings.kinds import Condition, DealKind, Key, Kind, StreetKind

_NAMED: Final = re.compile(r"[a-z]\d\d_\w+")


@cache
def every() -> Mapping[str, Kind]:
    """All of them by the name of the file, in the order of the rules. Raises LookupError for a file without a value, and
    for a section with no heading or two."""
    found: dict[str, Kind] = {}
    headed: dict[str, str] = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__) if _NAMED.fullmatch(info.name)):
        value = getattr(importlib.import_module(f"{__name__}.{name}"), "IRREGULARITY", None)
        if not isinstance(value, Kind):
            raise LookupError(f"irregularities/{name} has no IRREGULARITY")
        found[name] = value
        if value.heading and headed.setdefault(value.section, name) != name:
            raise LookupError(f"irregularities/{name}: {value.section} has its heading in {headed[value.section]}")
    for name, value in found.items():
        if value.section not in headed:
            raise LookupError(f"irregularities/{name}: nobody says the heading of {value.section}")
    return found


@cache
def conditions() -> Mapping[Key, Condition]:
    """Every condition by section and name. Raises LookupError where two files have the same one."""
    found: dict[Key, Condition] = {}
    for name, irregularity in every().items():
        for condition, value in irregularity.conditions.items():
            if found.setdefault((irregularity.section, condition), value) is not value:
                raise LookupError(f"irregularities/{name}: {irregularity.section} {condition} is in another file too")
    return found


def in_books() -> tuple[Key, ...]:
    """The rows that every book answers."""
    return tuple([(one.section, name) for one in every().values() if one.in_books for name in one.conditions])


@cache
def headings() -> Mapping[str, str]:
    """What every section is called, as a floor would look for it; in the order of the rules."""
    return {one.section: one.heading for one in every().values() if one.heading}


def of_section(section: str) -> list[Kind]:
    """The irregularities of a section, the one with its heading first."""
    return sorted([one for one in every().values() if one.section == section], key=lambda one: not one.heading)


def title(section: str, condition: str) -> str:
    """What went wrong, in a few words; the names where nothing is known of it."""
    found = conditions().get((section, condition))
    return found.title if found else f"{section} {condition}"


def when(section: str, condition: str) -> str:
    """When the row applies; read after "when" or "only if"."""
    found = conditions().get((section, condition))
    return found.when if found else condition


def remedies_for(section: str, condition: str) -> tuple[str, ...]:
    """The remedies a row may have: those that can cure it."""
    found = conditions().get((section, condition))
    return found.remedies if found else ()


@cache
def of_streets(governs: str) -> tuple[StreetKind, ...]:
    """Those that are read off a street: ``early``, ``count`` or ``burns``."""
    return tuple([one for one in every().values() if isinstance(one, StreetKind) and one.governs == governs])


@cache
def of_deals() -> Mapping[str, DealKind]:
    """Those of the deal, by the kind of slip."""
    return {one.slip: one for one in every().values() if isinstance(one, DealKind)}
