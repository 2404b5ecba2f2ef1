"""What makes a hand what it is: for digests, and for comparing two."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from burncard.referee.model.state import State

#: Of the digest: what it is made of. Hands of another version are told by their lines.
VERSION: Final = 3


def digest(st: State) -> str:
    """A hash of the whole state, after the version of what it is made of."""
    return f"{VERSION}:" + hashlib.sha256(json.dumps(_all(st), separators=(",", ":")).encode()).hexdigest()


def comparable(digest: str) -> bool:
    """Whether a digest that was stored is of this version, so that it must be the same when the lines are told again."""
    return digest.startswith(f"{VERSION}:")


def same(one: State, other: State) -> bool:
    """Whether two hands stand at the same point of the same agreement."""
    return one.setup == other.setup and _all(one) == _all(other)


def _all(st: State) -> list[Any]:
    piles, chips = st.piles, st.chips
    return [
        piles.pile, piles.face, piles.seen, sorted(piles.down), piles.loose, chips.stack, chips.street, chips.ante,
        chips.dead, chips.won, [step.key() for step in st.due], st.live, sorted(st.tabled), sorted(st.declared),
        sorted(st.gone), st.began, st.dealt, st.off, st.burned, st.laid, st.lost, st.shuffled, st.unready, st.ahead, sorted(st.aside.items()), st.phase, st.book.name, st.pots, st.awards,
        sorted(st.winners.items()), st.folded_out, sorted(st.oot.items()), sorted(st.said.items()),
        st.passed, sorted(st.limited.items()), sorted(st.mixed),
        sorted(st.thrown.items()), st.pushed,
        [[r.street, r.level, r.full, r.counted, r.raises, r.acted, r.pending, r.log, r.folded] for r in st.rounds],
        [one.key() for one in st.irregularities], sorted((at, packet.key()) for at, packet in st.packet.items()),
        st.alive, st.behind, st.owed, st.setup.straddle_raise, st.book.options.items(),
    ]  # fmt: skip
