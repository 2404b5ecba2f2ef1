"""The questions that the procedure turns on, each answered in one place, from the facts alone."""

from __future__ import annotations

from typing import Final

from burncard.referee.model.irregularity import DealIrregularity, StreetIrregularity
from burncard.referee.model.state import State
from burncard.table.piles import STUB

#: Remedies of the deal after which a card is still to be given; the deal is not complete before.
SERVED: Final = frozenset({"replace", "replace_again", "replaced", "top_card"})


def order(st: State) -> list[int]:
    """The cards that have left the stub since it was last shuffled, in order; what went back is not among them."""
    out: list[int] = []
    for _, card, source, to in st.piles.moves[st.shuffled :]:
        if source == STUB != to:
            out.append(card)
        elif to == STUB and card in out:
            out.remove(card)
    return out


def open_on(st: State, street: int) -> StreetIrregularity | None:
    """The irregularity of `street` that is not over."""
    for one in reversed(st.irregularities):
        if isinstance(one, StreetIrregularity) and one.open and one.street == street:
            return one
    return None


def deal_record(st: State) -> DealIrregularity | None:
    """What went wrong in this deal, if anything has."""
    for one in reversed(st.irregularities):
        if isinstance(one, DealIrregularity) and one.open:
            return one
    return None


def unnoticed(st: State, street: int) -> StreetIrregularity | None:
    """The irregularity of `street` that nobody has pointed out."""
    one = open_on(st, street)
    return one if one is not None and not one.noticed else None


def deal_open(st: State) -> bool:
    """Whether the deal is not complete (RULES B6): a card or a replacement is still to be given."""
    if st.unready or not st.dealt_out():
        return True
    record = deal_record(st)
    return record is not None and any(
        slip.noticed and not slip.cured and slip.remedy in SERVED for slip in record.slips
    )


def could_act(st: State, street: int) -> bool:
    """Whether anybody acted, or could have acted, in the round after `street`."""
    if street == 0 and st.setup.start == "flop":
        return False
    if len(st.rounds) > street:
        return bool(st.rounds[street].log or st.rounds[street].pending)
    return st.alive > 1 and st.behind > 1


def betting_open(st: State, street: int) -> bool:
    """Whether the betting that comes before `street` is open: its cards, if they came now, would be early."""
    for before in range(street):
        if any(st.laid[between] for between in range(before + 1, street)):
            continue  # passed over: a later street stands
        if len(st.rounds) > before:
            if st.rounds[before].pending:
                return True
        elif could_act(st, before):
            return True
    return False


def next_out(st: State, street: int) -> bool:
    """Whether the next street lies there and somebody could have acted between: then this one is sealed (H4.10, K1)."""
    one = open_on(st, street)
    further = one.further if one is not None else []
    lies = street < 3 and any(card not in further for card in st.laid[street + 1])
    return lies and could_act(st, street) and not _taken_back(st, street + 1)


def _taken_back(st: State, street: int) -> bool:
    """Whether a street came too early itself, and has been noticed before two acted on it: it seals nothing."""
    one = open_on(st, street)
    if one is None or not one.noticed or not st.rounds[street - 1 : street] or not st.rounds[street - 1].pending:
        return False
    return len(st.rounds) <= street or st.rounds[street].actors() < 2


def owed(st: State, street: int) -> int:
    """How many burns `street` still lacks. After an early turn with its burn, turn and river share what was burned (H4)."""
    return lacking(street, [len(st.burned[at]) + st.lost[at] for at in range(4)], st.ahead >= 0)


def lacking(street: int, made: list[int], ahead: bool) -> int:
    """How many burns `street` lacks when so many have been `made` for each; `ahead`: turn and river share theirs."""
    if ahead and street in (2, 3):
        return max(2 - made[2] - made[3], 0) if street == 3 or made[2] else 2
    return max(1 - made[street], 0)


def debts(st: State, street: int) -> list[StreetIrregularity]:
    """The irregularities before `street` whose missing burn is made up at it (H7.4): their cards stand, the book or the
    floor says so."""
    found: dict[int, StreetIrregularity] = {}
    for one in st.irregularities:
        if not isinstance(one, StreetIrregularity) or one.street >= street or (one.chosen or one.remedy) != "make_up":
            continue
        if owed(st, one.street) and st.laid[one.street]:
            found[one.street] = one
    return [found[at] for at in sorted(found)]
