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
from burncard.session.saved import load, save
from burncard.session.state import Evening
from burncard.session.view import everything, snapshot

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

#: What somebody says who was not here before.
NEW: Final = ("sit", "queue", "enter")


class Session:
    """One evening. `agreement` is the header of a session file, as a mapping, or a Config.

    `lines` are those since the evening was begun, or taken up again after `earlier` of them. Raises HeaderError for an
    agreement that has no meaning.
    """

    def __init__(self, agreement: Mapping[str, Any] | Config) -> None:
        self.config = agreement if isinstance(agreement, Config) else configure(agreement)
        self.evening = Evening(self.config)
        self.lines: list[str] = []
        self.earlier = 0
        # Evenings as they were after so many lines: at the beginning, and when the newest hand began.
        self._marks: list[tuple[int, Evening]] = [(0, self.evening.copy())]

    @classmethod
    def of(cls, agreement: Mapping[str, Any] | Config, lines: Iterable[str]) -> Session:
        """A session with these lines done. Raises what `do` raises."""
        session = cls(agreement)
        for line in lines:
            session.do(line)
        return session

    @classmethod
    def load(cls, saved: bytes, lines: Iterable[str] = ()) -> Session:
        """The session that `save` wrote, with the lines that came after. Raises SessionError for bytes of another form."""
        config, evening, earlier = load(saved)
        session = cls(config)
        session.evening, session.earlier = evening, earlier
        session._marks = [(0, evening.copy())]
        for line in lines:
            session.do(line)
        return session

    def save(self) -> bytes:
        """The state in bytes, from which `load` goes on; hands that are over are in it as sums."""
        return save(self.evening, self.earlier + len(self.lines))

    def copy(self) -> Session:
        """An independent session in the same state, to try a line on."""
        other = Session.__new__(Session)
        other.config, other.evening, other.lines = self.config, self.evening.copy(), list(self.lines)
        other.earlier, other._marks = self.earlier, list(self._marks)
        return other

    __copy__ = copy

    @property
    def game(self) -> str:
        """``"cash"`` or ``"tournament"``."""
        return "cash" if self.config.cash else "tournament"

    @property
    def notes(self) -> tuple[str, ...]:
        """What the newest line gave reason to say, in sentences."""
        return tuple(self.evening.notes)

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
            raise SessionError("no_line", text=text)
        notes, self.evening.notes = self.evening.notes, []
        begun = self.evening.number
        try:
            rulings = self._do(table, words)
        except ValueError:
            self.evening.notes = notes
            raise
        self.lines.append(text)
        if self.evening.number > begun and self.evening.playing:
            self._marks = [self._marks[0], (len(self.lines), self.evening.copy())]
        return rulings

    def _do(self, table: int, words: list[str]) -> tuple[Ruling, ...]:
        if hand_in_session.is_hand_line(words[0]):
            return hand_in_session.hand_line(self.evening, table, " ".join(words))
        if words[0] == "host":
            self._known(_HOST[self.game], "host", words[1])(self.evening, table, words[2:])
            return ()
        name, verb, rest = self.named(words)
        doing = self._known(_PLAYER[self.game], "NAME", verb)
        doing(self.evening, self.evening.player(name, new=verb in NEW), rest)
        return ()

    def named(self, words: list[str]) -> tuple[str, str, list[str]]:
        """Name, verb and the rest: the longest name that is known, else all words before the first verb."""
        ends = range(len(words) - 1, 0, -1)
        known = (at for at in ends if self.evening.called(" ".join(words[:at])) in self.evening.players)
        verbs = (at for at in reversed(ends) if words[at] in _PLAYER[self.game])
        at = next(known, 0) or next(verbs, 1)
        return " ".join(words[:at]), words[at], words[at + 1 :]

    def _known(self, verbs: Mapping[str, Any], who: str, verb: str) -> Any:
        if verb not in verbs:
            raise SessionError("verb", who=who, verb=verb, game=self.game, known=", ".join(sorted(verbs)))
        return verbs[verb]

    def undone(self, lines: int = 1) -> Session:
        """The session without its last lines. Raises SessionError if there are not so many since it was taken up."""
        if not 0 <= lines <= len(self.lines):
            raise SessionError("undo", lines=lines, n=len(self.lines))
        keep = len(self.lines) - lines
        at, evening = max((mark for mark in self._marks if mark[0] <= keep), key=lambda mark: mark[0])
        other = self.copy()
        other.evening, other.lines = evening.copy(), self.lines[:at]
        other._marks = [mark for mark in self._marks if mark[0] <= at]
        for line in self.lines[at:keep]:
            other.do(line)
        return other

    def snapshot(self) -> dict[str, Any]:
        """The whole truth, ready for JSON, hands in progress included."""
        return snapshot(self.evening)

    def view(self, player: str | None = None) -> dict[str, Any]:
        """What `player` (None: a watcher) may know: the snapshot with each hand as they have seen it."""
        return snapshot(self.evening, player, whole=False)

    def digest(self) -> str:
        """A hash of the whole state: equal for equal sessions, in every process."""
        return hashlib.sha256(json.dumps(everything(self.evening), sort_keys=True).encode()).hexdigest()


__all__ = ["BurncardError", "Session"]
