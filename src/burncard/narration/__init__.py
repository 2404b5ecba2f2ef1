"""A hand told in sentences, from what each line did: the moves of its cards, the chips that came and went, its rulings.

`Teller` tells a file with all its cards, `log` tells the people at a table what they have seen. Both take the words of
a line from the line itself (`referee.lines`), those of cards and chips from `motions`.
"""

from burncard.narration.before import Before, Voice, remember
from burncard.narration.log import Entry, entries
from burncard.narration.telling import Teller, Told, tell

__all__ = ["Before", "Entry", "Teller", "Told", "Voice", "entries", "remember", "tell"]
