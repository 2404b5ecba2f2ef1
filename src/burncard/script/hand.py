"""Hand with its own record: the referee's Hand that can be written as a table script and read from one."""

from __future__ import annotations

from burncard.referee import hand


class Hand(hand.Hand):
    """The public Hand: see the referee's for all it does."""

    __slots__ = ()

    def script(self) -> str:
        """The table script (``.hand``) of this hand: header, deck, every accepted line."""
        from burncard.script.recording import written

        return written(self)

    @classmethod
    def from_script(cls, text: str) -> Hand:
        """The hand that a table script tells, after its last line. Raises ScriptError saying line and reason."""
        from burncard.script.running import hand_from

        return hand_from(text)


Hand.__doc__ = hand.Hand.__doc__
