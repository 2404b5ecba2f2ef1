"""What is due, derived from the facts: nothing here is remembered from one line to the next.

First what is to be put right - chips before cards, the deal before the streets, the oldest street first, and on top of
the stub last out, first back - then the regular procedure from where the table will then lie.
"""

from __future__ import annotations

from dataclasses import replace

from burncard.game.steps import NEXT_SHUFFLE, Step
from burncard.referee.model.irregularity import DealIrregularity, Remark, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure import questions
from burncard.referee.procedure.coming import coming
from burncard.referee.procedure.lie import Lie, sets_ahead
from burncard.referee.procedure.motions import shuffle_pool
from burncard.referee.procedure.street_facts import facts_of, together
from burncard.rulings.facts import Slip, StreetFacts
from burncard.rulings.remedies import STANDS, STREET_REMEDIES
from burncard.rulings.street import judge
from burncard.table.piles import BOARD, BURN, EVERYBODY, MUCK, SCRAP, STUB

_FIRST = ("pull_back",)
_HANDS = ("rebuild", "recover", "kill")


def plan(st: State) -> list[Step]:
    """The steps that are due, first first."""
    if st.phase == "void":
        return []
    first = _remarks(st, _FIRST)
    lie = Lie(st)
    streets = _streets(st, lie)
    if st.alive == 1 and not any(step.verb == "return_bets" for step in streets):
        return [*first, *_remarks(st, ("recover",)), *_award(st, bool(st.pots))]
    out = [*first, *_remarks(st, _HANDS)]
    if st.unready:
        out.append(Step("shuffle", pool=st.unready, because=_misdealt(st)))
    before, after = _deal(st)
    strays = [
        replace(step, cards=tuple(card for card in step.cards if _astray(st, card)))
        for step in _remarks(st, ("return", "aside"))
    ]
    over = _burned_over(st, [*before, *strays], streets)
    motions = _in_order(st, [*before, *_strays(st, strays, [*over, *streets]), *over, *streets])
    for step in motions:
        lie.make(step)
    served = st.dealt_out() and not any(step.verb in ("replace", "give") for step in after)
    aside = (
        _known_ahead(st, lie) if served else []
    )  # until then the next card is a hole card: known, it is exposed (H1)
    seen = {card for step in aside for card in step.cards}
    out += _in_order(st, [*_without(motions, seen), *[step for step in aside if not _in_stub(st, step)]])
    out += [step for step in aside if _in_stub(st, step)]
    fallen = _remarks(st, ("shuffle",))
    next_ = coming(st, lie, max([_called_in(st, step) for step in fallen], default=-1))
    if fallen and next_ and next_[0].verb == "shuffle":  # one shuffle serves both (I.5)
        fallen[-1] = replace(fallen[-1], cards=next_[0].cards)
        del next_[0]
    out += fallen
    if not st.dealt_out():
        out.append(Step("deal"))
    return [*out, *after, *_remarks(st, ("choose",)), *next_, *_award(st, lie.pots)]


def motions_of(st: State, one: StreetIrregularity, facts: StreetFacts | None = None) -> list[Step]:
    """What is still to be done to the cards and chips of a street to put it right; `facts` are those of now."""
    if one.foreign:
        return []
    facts = facts or facts_of(st, one)
    remedy = one.chosen or one.remedy
    if not remedy:
        governing = judge(facts, st.book).governing
        remedy = governing.remedy if governing else "stand"
    if one.unsure and not facts.sealed and remedy not in STANDS and facts.up:
        remedy = "reshuffle"  # nobody can say which burn was the second (H8.4)
    return [step.caused(one.number) for step in STREET_REMEDIES[remedy](facts)]


def _streets(st: State, lie: Lie) -> list[Step]:
    """What is to be done to the streets, oldest first; an older street's remedy owns the later cards it names."""
    out: list[Step] = []
    taken: set[int] = set()
    owned: set[int] = set()
    for street in range(1, 4):
        one = questions.open_on(st, street)
        if one is None or not one.noticed or street in owned:
            continue
        facts = facts_of(st, one)
        found = motions_of(st, one, facts)
        found = [step for step in found if not taken & set(step.cards)]
        found = _with_later(st, one, found, taken)
        taken.update(card for step in found for card in step.cards)
        out += found
        if found and (one.chosen or one.remedy) == "restore_order":
            owned.update(together(st, one))
        voids = any(step.verb in ("return_bets", "aside") for step in found)
        if voids and (facts.actions or facts.cards):
            lie.void = min(lie.void, street)
    return out


def _with_later(st: State, one: StreetIrregularity, found: list[Step], taken: set[int]) -> list[Step]:
    """With a street goes what lies for later ones: dealt anew from a shuffle, it takes those cards into it (I.4, I.5); an
    early turn that waits for the river leaves them to go back (K4)."""
    street = one.street
    moved = taken | {card for step in found for card in step.cards}
    later = tuple(card for after in range(street + 1, 4) for card in st.laid[after] if card not in moved)
    if not later:
        return found
    void = next((step for step in found if step.verb == "aside" and step.street == step.until == street), None)
    if void is not None:
        return [replace(step, cards=step.cards + later) if step is void else step for step in found]
    waits = any(sets_ahead(step) for step in found) or (
        not st.laid[street] and any((until, of) == (street + 1, street) for until, _, of in st.aside.values())
    )
    left = questions.order(st)
    if waits and all(card in left for card in later):
        return [*found, Step("return", street, cards=later[::-1], because=one.number)]
    return found


def _in_stub(st: State, step: Step) -> bool:
    return all(st.piles.where[card] == STUB for card in step.cards)


def _strays(st: State, strays: list[Step], others: list[Step]) -> list[Step]:
    """Cards that went astray go back on top; one that all have seen only if nothing that left the stub later stays out,
    since its place would not be its own: else it joins the next shuffle (H0, K3, K57)."""
    if not strays:
        return []
    left = questions.order(st)
    moved = {card for step in (*strays, *others) for card in step.cards}
    stays = [at for at, card in enumerate(left) if card not in moved and st.piles.where[card] in (BURN, BOARD)]
    last = max(stays, default=-1)
    lost = {card for at, card in enumerate(left) if at < last and st.piles.seen[card] == EVERYBODY}
    return [
        replace(step, verb="aside", until=NEXT_SHUFFLE) if step.verb == "return" and lost & set(step.cards) else step
        for step in strays
    ]


def _burned_over(st: State, back: list[Step], streets: list[Step]) -> list[Step]:
    """Burns made while a card that goes back on top was out, with nothing of their street lying there: the order is
    certain, so they go back before it, and each card takes the place it would have had (H0, I.4); not where a shuffle
    comes before their street (K15)."""
    if not back:
        return []
    left = questions.order(st)
    out = [left.index(card) for step in back if step.verb == "return" for card in step.cards if card in left]
    moved = {card for step in streets for card in step.cards}
    return [
        Step("return", street, cards=(card,), because=one.number)
        for street in range(1, 4)
        if (one := questions.open_on(st, street)) is not None
        for card in st.burned[street]
        if out
        and not st.laid[street]
        and not any(0 < until <= street for until, _, _ in st.aside.values())
        and card not in moved
        and card in left
        and left.index(card) > min(out)
    ]


def _award(st: State, settled: bool) -> list[Step]:
    """The pots that are still to be pushed, or all of them, after the hands are shown; `settled` is whether it is known
    who wins them: not where board cards have been taken away before the first was pushed (K1)."""
    if settled:
        gone = {number for number, _, _ in st.awards}
        return [Step("pot", count=number) for number in range(len(st.pots) - 1, -1, -1) if number not in gone]
    if st.awards or st.phase == "done":
        return []
    return [Step("push")] if st.alive == 1 else [Step("show"), Step("push")]


def _remarks(st: State, verbs: tuple[str, ...]) -> list[Step]:
    """The motions of what was only remarked on, the newest first, as far as the facts still ask for them."""
    return [
        one.motion.caused(one.number)
        for one in reversed(st.irregularities)
        if isinstance(one, Remark)
        and not one.made
        and one.noticed
        and one.motion is not None
        and one.motion.verb in verbs
        and still_due(st, one.motion)
    ]


def still_due(st: State, step: Step) -> bool:
    """Whether the facts still ask for a motion."""
    where = st.piles.where
    if step.verb == "kill":
        return st.live[step.player] and st.alive > 1
    if step.verb in ("recover", "rebuild"):
        return bool(step.cards) and all(where[card] == MUCK for card in step.cards)
    if step.verb in ("return", "aside"):
        return any(_astray(st, card) for card in step.cards)
    if step.verb == "choose":
        return bool(st.rounds) and bool(st.rounds[-1].pending) and st.rounds[-1].pending[0] == step.player
    return True


def _astray(st: State, card: int) -> bool:
    """Whether a card that moved where no rule fits still lies there."""
    return st.piles.where[card] not in (STUB, SCRAP) and card not in st.aside


def _misdealt(st: State) -> int:
    """The irregularity that made a misdeal of the last deal, -1 for none."""
    for one in reversed(st.irregularities):
        if isinstance(one, DealIrregularity):
            return one.number if st.phase == "misdeal" else -1
    return -1


def _deal(st: State) -> tuple[list[Step], list[Step]]:
    """What is to be put right at once in the deal, and once it is complete."""
    record = questions.deal_record(st)
    before: list[Step] = []
    after: list[Step] = []
    if record is None:
        return before, after
    complete = st.dealt_out()
    for slip in record.slips:
        if slip.noticed and not slip.cured:
            now, later = _cure(st, slip)
            (before if complete or slip.remedy in ("slide", "replace_again", "replaced", "top_card") else after).extend(
                now
            )
            after += later
    before += [Step("kill", player=player) for player in record.dead if st.live[player] and st.alive > 1]
    number = record.number
    return [step.caused(number) for step in before], [step.caused(number) for step in after]


def _cure(st: State, slip: Slip) -> tuple[list[Step], list[Step]]:
    """The motions that cure a slip, and those that wait until the deal is complete."""
    if slip.remedy == "slide":
        return [Step("slide", player=slip.owner, cards=(slip.card,))], []
    if slip.remedy == "back_on_top":
        return [Step("return", cards=(slip.card,))], []
    if slip.remedy == "replace":
        return [], [Step("replace", player=slip.player, cards=(slip.card,))]
    if slip.remedy in ("replace_again", "replaced"):
        lies = [] if st.piles.where[slip.card] == SCRAP else [Step("scrap", cards=(slip.card,))]
        return [*lies, Step("give", player=slip.player)], []
    if slip.remedy == "top_card":
        return [Step("give", player=st.n)], []
    return [], []


def _in_order(st: State, motions: list[Step]) -> list[Step]:
    """Chips and what lies on the table first; then what takes another place there; then what goes back on top of the
    stub, last out, first back."""
    groups: dict[str, list[Step]] = {"chips": [], "table": [], "stub": [], "places": []}
    for step in motions:
        if step.verb == "return":
            groups["stub"].append(step)
        elif step.verb in ("return_bets", "aside", "kill", "slide"):
            groups["chips" if step.verb == "return_bets" else "table"].append(step)
        else:
            groups["places"].append(step)
    return [*groups["chips"], *groups["table"], *groups["places"], *_stacked(st, groups["stub"])]


def _stacked(st: State, back: list[Step]) -> list[Step]:
    """Cards that go back on top, in the reverse of the order in which they left."""
    if not back:
        return []
    at = {card: number for number, card in enumerate(questions.order(st))}
    cards = sorted([(at.get(card, -1), card, step) for step in back for card in step.cards], key=lambda one: -one[0])
    out: list[Step] = []
    for _, card, step in cards:
        last = out[-1] if out else None
        if last is not None and (last.because, last.street) == (step.because, step.street):
            out[-1] = Step("return", step.street, cards=(*last.cards, card), because=step.because)
        else:
            out.append(Step("return", step.street, cards=(card,), because=step.because))
    return out


def _known_ahead(st: State, lie: Lie) -> list[Step]:
    """Cards all have seen that would come to the board with a bet still to be made before them: each goes aside, as an
    early card of that street (K3)."""
    out: list[Step] = []
    while True:
        found = _known_on_board(st, lie)
        if found is None:
            return out
        card, street = found
        early = "next_card" if street == 2 and st.book.row("H4", "turn").remedy == "next_card" else ""
        step = Step("aside", street, cards=(card,), until=street + 1 if early else street, because=_seen_by(st, card))
        lie.make(step)
        out.append(step)


def _without(motions: list[Step], cards: set[int]) -> list[Step]:
    """The motions, but for cards that do not go back on top: they go aside instead."""
    out: list[Step] = []
    for step in motions:
        left = tuple(card for card in step.cards if card not in cards)
        if step.verb != "return" or left == step.cards:
            out.append(step)
        elif left:
            out.append(replace(step, cards=left))
    return out


def _called_in(st: State, step: Step) -> int:
    """How many cards a shuffle brings into the stub."""
    return len(shuffle_pool(st, step.pool, step.cards)) - len(st.piles.pile[STUB])


def _seen_by(st: State, card: int) -> int:
    """The irregularity that showed a card: the last one that is not over, or the last."""
    return len(st.irregularities) - 1


def _known_on_board(st: State, lie: Lie) -> tuple[int, int] | None:
    """The next card of the stub that is known and would be dealt to the board after a bet, with its street."""
    if not any(st.piles.seen[card] == EVERYBODY for card in lie.stub):
        return None
    at = len(lie.stub)
    waiting, bet = lie.waiting, False
    for step in coming(st, lie):
        if step.verb == "shuffle":
            return None
        if step.verb == "bet":
            bet = True
        elif step.verb == "burn" and not step.waived:
            if waiting:
                waiting = 0
            else:
                at -= 1
        elif step.verb == "board":
            for _ in range(step.count):
                at -= 1
                if bet and at >= 0 and st.piles.seen[lie.stub[at]] == EVERYBODY:
                    return lie.stub[at], step.street
    return None
