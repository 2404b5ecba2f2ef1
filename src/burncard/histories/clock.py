"""Dates as rooms write them, to ISO 8601; with a Z where the zone is known."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from functools import lru_cache
from typing import Final

_STAMP: Final = re.compile(
    r"(\d{4})[/-](\d{1,2})[/-](\d{1,2})[ T](?:- )?(\d{1,2}):(\d{2}):(\d{2})\s*\(?([A-Z]{1,5})?\)?"
)
#: Hours from UTC, summer time left out but for ET, which rooms mean as New York's clock.
_ZONES: Final = {
    "UTC": 0, "GMT": 0, "WET": 0, "BST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3, "MSK": 3, "BRT": -3, "ART": -3,
    "IST": 5.5, "JST": 9, "AEST": 10, "PT": -8, "PST": -8, "EST": -5, "EDT": -4, "CST": -6, "MST": -7,
}  # fmt: skip


@lru_cache(maxsize=4096)
def utc(text: str) -> str:
    """``"2018/12/29 2:29:03 UTC [...]"`` to ``"2018-12-29T02:29:03Z"``; no Z where no zone is known; "" for no date."""
    found = _STAMP.search(text)
    if not found:
        return ""
    try:
        when = datetime(*[int(part) for part in found.groups()[:6]])  # type: ignore[arg-type]
    except ValueError:
        return ""
    zone = found[7]
    if zone == "ET":
        hours: float = -4 if _summer(when) else -5
    elif zone in _ZONES:
        hours = _ZONES[zone]
    else:
        return when.isoformat()
    try:
        return when.replace(tzinfo=timezone(timedelta(hours=hours))).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    except OverflowError:
        return when.isoformat()


def _summer(when: datetime) -> bool:
    """New York's daylight saving time, as it has been since 2007: second Sunday of March to first of November."""
    march = datetime(when.year, 3, 8, 2)
    november = datetime(when.year, 11, 1, 2)
    begin = march + timedelta(days=(6 - march.weekday()) % 7)
    end = november + timedelta(days=(6 - november.weekday()) % 7)
    return begin <= when < end


_MONTHS: Final = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
_WORDED: Final = re.compile(r"\w+, (\w+) (\d{1,2}),? (\d{1,2}:\d\d:\d\d) (\w+) (\d{4})")


def worded(text: str) -> str:
    """``"Tuesday, June 19, 23:00:41 EDT 2018"`` as `utc` gives it."""
    found = _WORDED.search(text)
    if not found or found[1].lower() not in _MONTHS:
        return utc(text)
    return utc(f"{found[5]}/{_MONTHS.index(found[1].lower()) + 1}/{found[2]} {found[3]} {found[4]}")
