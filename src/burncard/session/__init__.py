"""Many hands: button and blinds, cash games, tournaments, the ledger, and the record of an evening.

What may be here: everything that outlives one hand. No clock, no randomness and no I/O but in `file` and `command`; a
hand is played by `burncard.Hand`, which knows nothing of a session. The record and its lines: docs/session.md.
"""

from burncard.session.config import Config, HeaderError, configure
from burncard.session.errors import SessionError
from burncard.session.files.session_file import read, reads, write, writes
from burncard.session.session import Session

__all__ = ["Config", "HeaderError", "Session", "SessionError", "configure", "read", "reads", "write", "writes"]
