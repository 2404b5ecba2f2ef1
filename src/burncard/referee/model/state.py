"""All there is to know of one hand, and the small questions everybody asks of it. Rules stand in the other files."""

from __future__ import annotations

from typing import Final

from burncard.game.forced import post
from burncard.game.rounds import STREETS, Round
from burncard.game.setup import Setup
from burncard.game.steps import Step
from burncard.game.structures import STRUCTURES, Structure
from burncard.referee.model.irregularity import Incident
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.chips import Chips
from burncard.table.piles import HOLE, Piles

BOARD_CARDS: Final = (0, 3, 1, 1)


def _kind(act: tuple[int, str, int]) -> str:
    """What an act of a round's log was: fold, check, or one that put chips in."""
    return "fold" if act[1] == "f" else "chips" if act[2] else "check"


class State:
    """The hand. Players are 1-based; streets 0 (pre-flop) to 3 (river).

    `queue` holds the steps that are due, first first; `rounds` the betting rounds opened so far; `burned[s]` and
    `laid[s]` the cards burned and laid for street s; `dealt` how many hole cards were pitched in turn (their owners
    follow from the number), `off` how many cards have left the deck in this deal. `incidents` are the mistakes so far.
    """

    __slots__ = (
        "alive",
        "awards",
        "behind",
        "book",
        "burned",
        "burns_due",
        "chips",
        "dealt",
        "declared",
        "folded_out",
        "gone",
        "incidents",
        "laid",
        "live",
        "n",
        "off",
        "oot",
        "option",
        "owed",
        "phase",
        "piles",
        "pots",
        "pushed",
        "queue",
        "rounds",
        "said",
        "setup",
        "structure",
        "tabled",
        "thrown",
        "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup, book: Rulebook, deck: tuple[int, ...], shuffle_first: bool) -> None:
        n = self.n = setup.n
        self.setup = setup
        self.book = book
        self.option: dict[str, str] = dict(book.options)
        self.structure: Structure = STRUCTURES[setup.variant](
            setup, int(self.option["raise_cap"]), self.option["cap_lifted"]
        )
        self.piles = Piles(n, deck)
        self.chips = Chips(setup.stacks)
        self.incidents: list[Incident] = []
        self.begin()
        if shuffle_first:
            self.queue.insert(0, Step("shuffle", pool="first"))
        post(setup, self.chips)
        self.behind = sum([1 for stack in self.chips.stack if stack])

    def begin(self) -> None:
        """The hand before its first card: everything that a misdeal starts anew."""
        n = self.n
        self.queue = [
            Step("deal"), Step("bet", 0),
            Step("burn", 1), Step("board", 1, count=3), Step("bet", 1),
            Step("burn", 2), Step("board", 2, count=1), Step("bet", 2),
            Step("burn", 3), Step("board", 3, count=1), Step("bet", 3),
            Step("show"), Step("push"),
        ]  # fmt: skip
        if self.setup.start == "flop":
            del self.queue[1]
        self.rounds: list[Round] = []
        self.live = [False] + [True] * n
        self.alive = n
        self.behind = 0  # live players with chips behind
        self.burned: list[list[int]] = [[], [], [], []]
        self.laid: list[list[int]] = [[], [], [], []]
        self.burns_due = [0, 1, 1, 1]
        self.dealt = 0
        self.owed: list[int] = []  # players to be served after the round, for a boxed card
        self.off = 0
        self.tabled: set[int] = set()
        self.declared: set[int] = set()
        self.gone: set[int] = set()  # threw their cards away at the showdown
        self.pots: list[tuple[int, list[int]]] = []
        self.awards: list[tuple[int, int, int]] = []
        self.winners: dict[
            int, list[int]
        ] = {}  # who wins each pot, by its number; missing where only the floor can say
        self.folded_out = False
        self.oot: dict[int, tuple[str, int, int]] = {}  # acts out of turn: (act, amount, level then)
        self.said: dict[int, str] = {}  # "raise" said, chips still to come
        self.thrown: dict[int, tuple[int, ...]] = {}  # hands thrown away at the showdown, still identifiable
        self.pushed: tuple[int, int, int] = (0, 0, -1)  # pushed wrongly: (player, chips, number of the pot, -1 all)
        self.phase = "dealing"

    def players(self) -> list[int]:
        """The live players, p1 first."""
        return [player for player in range(1, self.n + 1) if self.live[player]]

    def hand(self, player: int) -> list[int]:
        """The ids of the cards in front of `player`."""
        return self.piles.pile[HOLE + player]

    def head(self) -> Step | None:
        """The step that is due, None when the hand is over."""
        return self.queue[0] if self.queue else None

    def round(self) -> Round | None:
        """The betting round that is open, if one is."""
        head = self.head()
        if head is None or head.verb != "bet" or len(self.rounds) <= head.street:
            return None
        return self.rounds[head.street]

    def street_in_front(self) -> int:
        """The street whose bets still lie in front of the players; 4 when all bets are in the middle."""
        street = next((step.street for step in self.queue if step.verb == "bet"), 4)
        return street if len(self.rounds) > street or not self.rounds else 4

    def bets_in_front(self) -> list[int]:
        """Chips in front of the players, p1 first; bets that are void lie there until they go back."""
        front = 4 if self.pushed[1] and self.pushed[2] < 0 else self.street_in_front()
        return [sum(bets) for bets in zip(*self.chips.street[front:], strict=True)][1:] or [0] * self.n

    def next_owner(self) -> int:
        """Whose hole card the next pitch is: 1 to n in turn; who lost his to a boxed card is served after the round."""
        return self.owed[0] if self.serves_owed() else self.dealt % self.n + 1

    def serves_owed(self) -> bool:
        """Whether a round of the deal is complete and somebody is still to be served for it."""
        return bool(self.owed) and self.dealt % self.n == 0

    def took_his_card(self) -> None:
        """The player whose turn it was has his card."""
        if self.serves_owed():
            self.owed.pop(0)
        else:
            self.dealt += 1

    def dealt_out(self) -> bool:
        """Whether all hole cards are pitched."""
        return self.dealt >= 2 * self.n and not self.owed

    def street_name(self) -> str:
        """The street whose betting was last opened, by name."""
        return STREETS[self.rounds[-1].street] if self.rounds else "dealing"

    def cutoff_passed(self) -> bool:
        """Whether the deal can no longer be undone (RULES 0.3): two players have acted, or by substantial action.

        ``tda_sa``: two actions of which one put chips in, or three; ``wsop_live``: three folds, three checks, or any two
        that are not two folds or two checks.
        """
        if not self.rounds:
            return False
        if len(self.rounds) > 1:
            return True
        log = self.rounds[0].log
        if self.option["cutoff"] == "two_players":
            return self.rounds[0].actors() >= 2
        if self.option["cutoff"] == "wsop_live":
            folds, checks = [sum(1 for act in log if _kind(act) == kind) for kind in ("fold", "check")]
            others = len(log) - folds - checks
            return folds >= 3 or checks >= 3 or (len(log) >= 2 and (others > 0 or (folds > 0 and checks > 0)))
        return len(log) >= 3 or (len(log) >= 2 and any(amount for _, _, amount in log))

    def copy(self) -> State:
        """An independent copy: nothing done to one shows in the other."""
        new = object.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, (list, set, dict)):
                value = value.copy()
            setattr(new, name, value)
        new.chips, new.piles = self.chips.copy(), self.piles.copy()
        new.rounds = [round_.copy(new.chips.street[round_.street]) for round_ in self.rounds]
        new.burned, new.laid = [list(cards) for cards in self.burned], [list(cards) for cards in self.laid]
        twins: dict[int, Step] = {}
        new.queue = [twins.setdefault(id(step), step.copy()) for step in self.queue]
        new.incidents = [incident.copy(twins) for incident in self.incidents]
        return new
