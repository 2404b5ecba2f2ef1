"""All there is to know of one hand, and the small questions everybody asks of it. Rules stand in the other files."""

from __future__ import annotations

from typing import Final, NamedTuple

from burncard.game.forced import post
from burncard.game.rounds import STREETS, Round
from burncard.game.setup import Setup
from burncard.game.steps import Step
from burncard.game.structures import Structure, structures
from burncard.referee.model.irregularity import FIRST, READY, Irregularity, Packet
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.chips import Chips
from burncard.table.piles import HOLE, Piles


class Held(NamedTuple):
    """An act out of turn that waits for its turn: the act, its amount, the street, the action it answered (who raised
    last, to what), and whether only two could still bet."""

    what: str
    amount: int
    street: int
    answered: tuple[int, int]
    heads_up: bool


BOARD_CARDS: Final = (0, 3, 1, 1)
#: The regular procedure: what is due when a hand begins.
PROCEDURE: Final = (
    Step("deal"), Step("bet", 0),
    Step("burn", 1), Step("board", 1, count=3), Step("bet", 1),
    Step("burn", 2), Step("board", 2, count=1), Step("bet", 2),
    Step("burn", 3), Step("board", 3, count=1), Step("bet", 3),
    Step("show"), Step("push"),
)  # fmt: skip
FROM_THE_FLOP: Final = (PROCEDURE[0], *PROCEDURE[2:])


def _kind(act: tuple[int, str, int]) -> str:
    """What an act of a round's log was: fold, check, or one that put chips in."""
    return "fold" if act[1] == "f" else "chips" if act[2] else "check"


class State:
    """The hand. Players are 1-based; streets 0 (pre-flop) to 3 (river).

    Everything here is a fact, written where it happens; only `due` is not: the steps that are due, first first, derived
    anew from the facts (`procedure.plan`) whenever anything irregular has happened, and shortened by its first step as
    long as nothing has. `rounds` are the betting rounds opened so far; `burned[s]` and `laid[s]` the cards that serve
    street s, `lost[s]` how many of its burns went into a shuffle; `aside` says of a card that lies aside before which
    street it is shuffled in, because of which irregularity, and whose card it was; `ahead` is the irregularity by which an
    early turn that had its burn was set aside (-1: none); `packet` the scramble of a street; `shuffled` the number of
    card moves at the last shuffle of the stub; `unready` what has to be shuffled before anything is dealt. `dealt` is
    how many hole cards were pitched in turn (their owners follow from the number), `off` how many cards have left the
    deck in this deal.
    """

    __slots__ = (
        "ahead",
        "alive",
        "aside",
        "awards",
        "began", "behind",
        "book",
        "burned",
        "chips",
        "dealt",
        "declared",
        "due",
        "folded_out",
        "gone",
        "irregularities",
        "laid",
        "limited",
        "live",
        "lost",
        "mixed",
        "n",
        "off",
        "oot",
        "owed",
        "packet",
        "passed",
        "phase",
        "piles",
        "pots",
        "pushed",
        "rounds",
        "said",
        "setup",
        "shuffled",
        "structure",
        "tabled",
        "thrown",
        "unready",
        "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup, book: Rulebook, deck: tuple[int, ...], shuffle_first: bool) -> None:
        n = self.n = setup.n
        self.setup = setup
        self.book = book
        self.structure: Structure = structures()[setup.variant](setup)
        self.piles = Piles(n, deck)
        self.chips = Chips(setup.stacks)
        self.irregularities: list[Irregularity] = []
        self.begin()
        if shuffle_first:
            self.unready = FIRST
            self.due.insert(0, Step("shuffle", pool=FIRST))
        post(setup, self.chips)
        self.behind = sum([1 for stack in self.chips.stack if stack])

    def begin(self) -> None:
        """The hand before its first card: everything that a misdeal starts anew."""
        n = self.n
        self.due = list(FROM_THE_FLOP if self.setup.start == "flop" else PROCEDURE)
        self.rounds: list[Round] = []
        self.live = [False] + [True] * n
        self.alive = n
        self.behind = 0  # live players with chips behind
        self.burned: list[list[int]] = [[], [], [], []]
        self.laid: list[list[int]] = [[], [], [], []]
        self.lost = [0, 0, 0, 0]
        self.aside: dict[int, tuple[int, int, int]] = {}
        self.ahead = -1
        self.packet: dict[int, Packet] = {}
        self.shuffled = len(self.piles.moves)
        self.unready = READY
        self.began = 1  # the player with whom the deal began; p1 unless a dealer went wrong and nobody saw it (K8)
        self.dealt = 0  # how many hole cards have gone round from there
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
        self.oot: dict[int, Held] = {}  # acts out of turn that wait for their turn
        self.passed: list[
            tuple[int, str]
        ] = []  # acts made over the head of whoever is due: (player, chips, check, fold)
        self.limited: dict[int, str] = {}  # who may not raise in the turn they are due, and why
        self.said: dict[int, str] = {}  # "raise" said, the amount still to come; "chips": an act said, chips may follow
        self.thrown: dict[int, tuple[int, ...]] = {}  # hands thrown away at the showdown, still identifiable
        self.mixed: set[int] = set()  # whose thrown hand cannot be told from the muck any more
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
        return self.due[0] if self.due else None

    def raising(self, player: int) -> bool:
        """Whether the player has said raise, and by how much is still to come."""
        return self.said.get(player) == "raise"

    def round(self) -> Round | None:
        """The betting round that is open, if one is."""
        head = self.head()
        if head is None or head.verb != "bet" or len(self.rounds) <= head.street:
            return None
        return self.rounds[head.street]

    def street_in_front(self) -> int:
        """The street whose bets still lie in front of the players; 4 when all bets are in the middle."""
        street = next((step.street for step in self.due if step.verb == "bet"), 4)
        return street if len(self.rounds) > street or not self.rounds else 4

    def bets_in_front(self) -> list[int]:
        """Chips in front of the players, p1 first; bets that are void lie there until they go back."""
        front = 4 if self.pushed[1] and self.pushed[2] < 0 else self.street_in_front()
        return [sum(bets) for bets in zip(*self.chips.street[front:], strict=True)][1:] or [0] * self.n

    def next_owner(self) -> int:
        """Whose hole card the next pitch is, in turn; whoever lost theirs to a boxed card is served after the round."""
        return self.owed[0] if self.serves_owed() else (self.began - 1 + self.dealt) % self.n + 1

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
        """Whether all hole cards are pitched: in turn, or each player has two, wherever the deal began (K8)."""
        if self.dealt >= 2 * self.n and not self.owed:
            return True
        return self.off >= 2 * self.n and all(len(self.hand(player)) >= 2 for player in range(1, self.n + 1))

    def street_name(self) -> str:
        """The street whose betting was last opened, by name."""
        return STREETS[self.rounds[-1].street] if self.rounds else "dealing"

    def cutoff_passed(self) -> bool:
        """Whether the deal can no longer be undone (RULES 0.3): two players have acted, or by substantial action.

        ``tda_sa``: two actions of which one put chips in, or three; ``wsop_live``: three folds, three checks, or any two
        that are not two folds or two checks.
        """
        acts = [act for round_ in self.rounds for act in round_.log]
        if self.book.options.cutoff == "two_players":
            return len({player for player, _, _ in acts}) >= 2
        if self.book.options.cutoff == "three_or_two_with_chips":
            return len({player for player, _, _ in acts}) >= 3 or sum(1 for act in acts if _kind(act) == "chips") >= 2
        if self.book.options.cutoff == "wsop_live":
            folds, checks = [sum(1 for act in acts if _kind(act) == kind) for kind in ("fold", "check")]
            others = len(acts) - folds - checks
            return folds >= 3 or checks >= 3 or (len(acts) >= 2 and (others > 0 or (folds > 0 and checks > 0)))
        return len(acts) >= 3 or (len(acts) >= 2 and any(amount for _, _, amount in acts))

    def copy(self) -> State:
        """An independent copy: nothing done to one shows in the other. Attribute by attribute, for a search copies at
        every node."""
        new = object.__new__(State)
        new.n = self.n
        new.setup = self.setup
        new.book = self.book
        new.structure = self.structure
        new.behind = self.behind
        new.ahead = self.ahead
        new.shuffled = self.shuffled
        new.unready = self.unready
        new.began = self.began
        new.dealt = self.dealt
        new.off = self.off
        new.alive = self.alive
        new.folded_out = self.folded_out
        new.pushed = self.pushed
        new.phase = self.phase
        new.due = self.due[:]
        new.live = self.live[:]
        new.lost = self.lost[:]
        new.owed = self.owed[:]
        new.pots = self.pots[:]
        new.awards = self.awards[:]
        new.passed = self.passed[:]
        new.tabled = self.tabled.copy()
        new.declared = self.declared.copy()
        new.gone = self.gone.copy()
        new.mixed = self.mixed.copy()
        new.aside = self.aside.copy()
        new.winners = self.winners.copy()
        new.oot = self.oot.copy()
        new.limited = self.limited.copy()
        new.said = self.said.copy()
        new.thrown = self.thrown.copy()
        new.chips, new.piles = self.chips.copy(), self.piles.copy()
        street = new.chips.street
        new.rounds = [round_.copy(street[round_.street]) for round_ in self.rounds]
        new.burned, new.laid = [cards[:] for cards in self.burned], [cards[:] for cards in self.laid]
        new.packet = {at: packet.copy() for at, packet in self.packet.items()} if self.packet else {}
        new.irregularities = [one.copy() for one in self.irregularities] if self.irregularities else []
        return new
