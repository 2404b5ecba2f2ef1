"""Session: an evening, line by line. The face of this package; what the lines do stands in `lines`
and `hand_in_session`.

A session is rebuilt from its agreement and its lines to the same state, in every process; undo is a shorter list of
lines. A line that is refused has changed nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from burncard.errors import BurncardError
from burncard.referee.model.irregularity import Ruling
from burncard.session import hand_in_session
from burncard.session.config import Config, configure
from burncard.session.errors import SessionError
from burncard.session.lines import directing, host, seating
from burncard.session.player import Player
from burncard.session.state import Evening

_Doing = Callable[[Evening, Player, list[str]], None]
_Hosting = Callable[[Evening, int, list[str]], None]

_PLAYER: Final[dict[str, dict[str, _Doing]]] = {
    "cash": {**seating.LINES, "timeout": hand_in_session.time_out},
    "tournament": {**directing.PLAYER_LINES, "timeout": hand_in_session.time_out},
}
_HOST: Final[dict[str, dict[str, _Hosting]]] = {
    "cash": {**host.LINES, **host.CASH_LINES},
    "tournament": {**host.LINES, **directing.HOST_LINES},
}


class Session:
    """One evening. `agreement` is the header of a session file, as a mapping, or a Config.

    Raises HeaderError for an agreement that has no meaning.
    """

    def __init__(self, agreement: Mapping[str, Any] | Config) -> None:
        self.config = agreement if isinstance(agreement, Config) else configure(agreement)
        self.evening = Evening(self.config)
        self.lines: list[str] = []
        self._game = "cash" if self.config.cash else "tournament"

    @classmethod
    def of(cls, agreement: Mapping[str, Any] | Config, lines: Iterable[str]) -> Session:
        """A session with these lines done. Raises what `do` raises."""
        session = cls(agreement)
        for line in lines:
            session.do(line)
        return session

    def do(self, line: str) -> tuple[Ruling, ...]:
        """One thing that happened. Returns the rulings it led to in the hand that is played, if any.

        Raises SessionError, or what the hand raises (LineError, Illegal, Impossible); then nothing has changed.
        """
        words = line.split("#", 1)[0].split()
        text = " ".join(words)
        table = min(table.number for table in self.evening.tables.values() if table.open)
        if words and words[0].startswith("@"):
            table = self.evening.table_named(words.pop(0)[1:]).number
        if len(words) < 2:
            raise SessionError("no-line", text=text)
        who, verb, rest = words[0], words[1], words[2:]
        rulings: tuple[Ruling, ...] = ()
        if hand_in_session.is_hand_line(who):
            rulings = hand_in_session.hand_line(self.evening, table, " ".join(words))
        elif who == "host":
            self._known(_HOST[self._game], "host", verb)(self.evening, table, rest)
        else:
            doing = self._known(_PLAYER[self._game], "NAME", verb)
            doing(self.evening, self.evening.player(who, new=verb in ("sit", "queue", "enter")), rest)
        self.lines.append(text)
        return rulings

    def _known(self, verbs: Mapping[str, Any], who: str, verb: str) -> Any:
        if verb not in verbs:
            raise SessionError("verb", who=who, verb=verb, game=self._game, known=", ".join(sorted(verbs)))
        return verbs[verb]

    def undone(self, lines: int = 1) -> Session:
        """The session without its last lines. Raises SessionError if there are not so many."""
        if not 0 <= lines <= len(self.lines):
            raise SessionError("undo", lines=lines, n=len(self.lines))
        return Session.of(self.config, self.lines[: len(self.lines) - lines])

    def snapshot(self) -> dict[str, Any]:
        """The whole truth, ready for JSON, hands in progress included."""
        return self.evening.snapshot()

    def view(self, player: str | None = None) -> dict[str, Any]:
        """What `player` (None: a watcher) may know: the snapshot with each hand as he has seen it."""
        return self.evening.snapshot(player, whole=False)

    def digest(self) -> str:
        """A hash of the whole state: equal for equal sessions, in every process."""
        return hashlib.sha256(json.dumps(self.evening.everything(), sort_keys=True).encode()).hexdigest()


__all__ = ["BurncardError", "Session"]
