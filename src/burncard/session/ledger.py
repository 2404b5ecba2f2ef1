"""Every chip from buy-in to cash-out, in double entry.

An entry moves an amount from one account to another and says why; nothing is ever changed or taken back, a mistake is
put right by a further entry with its reason. So the balances of all accounts always add up to nothing. Chips in front
of a player are the balance of his account and are kept nowhere else.

Two accounts may go below nothing: the cage (what it lacks is what is in play) and the count (chips that were found where
the book had none).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass

from burncard.session.errors import SessionError

CAGE = "cage"
POT = "pot"
RAKE = "rake"
TIME = "time"
COUNT = "count"
_MAY_LACK = (CAGE, COUNT)


def stack(player: str) -> str:
    """The account of the chips in front of `player`."""
    return f"stack {player}"


def bounty(player: str) -> str:
    """The account of the money on the head of `player`."""
    return f"bounty on {player}"


def won_bounties(player: str) -> str:
    """The account of the bounties that `player` has won."""
    return f"bounties {player}"


@dataclass(frozen=True, slots=True)
class Entry:
    """`amount` chips (more than 0) from one account to another. `hand`: the number of the hand, 0 between hands."""

    number: int
    source: str
    target: str
    amount: int
    why: str
    hand: int = 0
    corrects: int | None = None


class Ledger:
    """The book. Only `move` writes in it.

    `count` entries were ever made. A book taken up from a saved evening holds no entries of the hands before it, only
    their sums; `chain` is a hash of all entries, so that two books are equal if these and the balances are.
    """

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._balances: dict[str, int] = {}
        self.count = 0
        self.chain = ""

    @classmethod
    def taken_up(cls, entries: Iterator[Entry], balances: Mapping[str, int], count: int, chain: str) -> Ledger:
        """A book as it was saved: the entries that are kept, and the balances."""
        book = cls()
        book._entries, book._balances, book.count, book.chain = list(entries), dict(balances), count, chain
        return book

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries, oldest first; see the class for what a book taken up again lacks."""
        return tuple(self._entries)

    def of_no_hand(self) -> Iterator[Entry]:
        """The entries between hands: buy-ins, cash-outs, charges, corrections."""
        return (entry for entry in self._entries if not entry.hand)

    def balance(self, account: str) -> int:
        """What lies in `account`; 0 for one that nobody has used."""
        return self._balances.get(account, 0)

    def balances(self) -> dict[str, int]:
        """Every account that was ever used."""
        return dict(self._balances)

    def move(
        self, source: str, target: str, amount: int, why: str, *, hand: int = 0, corrects: int | None = None
    ) -> None:
        """Write one entry. Raises SessionError for an amount below 1, one account twice, or chips that are not there."""
        if amount < 1:
            raise SessionError("amount", amount=amount)
        if source == target:
            raise SessionError("same_account", account=source)
        if source not in _MAY_LACK and self.balance(source) < amount:
            raise SessionError("not_there", account=source, have=self.balance(source), amount=amount)
        self.count += 1
        entry = Entry(self.count, source, target, amount, why, hand, corrects)
        self._entries.append(entry)
        self.chain = hashlib.sha256(repr((self.chain, *astuple(entry))).encode()).hexdigest()
        self._balances[source] = self.balance(source) - amount
        self._balances[target] = self.balance(target) + amount

    def correct(self, number: int, reason: str) -> None:
        """Reverse entry `number` by a new one. Raises SessionError without a reason, for an entry that is not there, is
        of a hand (its stacks are counted anew instead), is a correction or has been corrected, and where the chips are
        gone."""
        if not reason.strip():
            raise SessionError("no_reason")
        if not 1 <= number <= self.count:
            raise SessionError("no_entry", number=number, n=self.count)
        entry = next((one for one in self._entries if one.number == number), None)
        if entry is None or entry.hand:
            raise SessionError("entry_of_hand", number=number)
        if entry.corrects is not None or any(later.corrects == number for later in self._entries):
            raise SessionError("corrected", number=number)
        self.move(entry.target, entry.source, entry.amount, reason, corrects=number)

    def of(self, account: str) -> Iterator[Entry]:
        """The entries that touch `account`, oldest first."""
        return (entry for entry in self._entries if account in (entry.source, entry.target))

    def bought(self, player: str) -> int:
        """Chips a player has had from the cage, corrections taken off."""
        return self._between(CAGE, stack(player), outward=True)

    def cashed(self, player: str) -> int:
        """Chips a player has given back to the cage, corrections taken off."""
        return self._between(CAGE, stack(player), outward=False)

    def net(self, player: str) -> int:
        """What a player is up (or down, below 0): cashed out and still in front of him, less what he bought."""
        return self.cashed(player) + self.balance(stack(player)) - self.bought(player)

    def _between(self, cage: str, account: str, *, outward: bool) -> int:
        total = 0
        for entry in self._entries:
            if {entry.source, entry.target} == {cage, account}:
                # A correction takes off the side it corrects; it is no cash-out and no buy-in of its own.
                out = (entry.source == cage) == (entry.corrects is None)
                if out is outward:
                    total += entry.amount if entry.corrects is None else -entry.amount
        return total

    def check(self) -> None:
        """Raises SessionError if the book does not add up or an account but the cage is below nothing."""
        if sum(self._balances.values()):
            raise SessionError("unbalanced", off=sum(self._balances.values()))
        for account, balance in self._balances.items():
            if balance < 0 and account not in _MAY_LACK:
                raise SessionError("not_there", account=account, have=balance, amount=0)

    def copy(self) -> Ledger:
        """An independent copy."""
        return Ledger.taken_up(iter(self._entries), self._balances, self.count, self.chain)
