"""The deal: who is next, what makes a misdeal, what goes back and what is replaced (docs/rules/deal.md)."""

from __future__ import annotations

from oracle_books import Book, cut_off
from oracle_facts import Facts, Slip
from oracle_streets import Step, open_round, shuffle_due, street_step


def too_late(f: Facts, book: Book) -> bool:
    """The cut-off has passed (0.3); without betting before the flop the first acts are those on it."""
    return cut_off(book, f.acts())


def expected(f: Facts) -> int:
    """The seat whose card is next, or -1 when both rounds are over."""
    return (f.first + f.pitched) % f.n if f.pitched < 2 * f.n else -1


def has_acted(f: Facts, p: int) -> bool:
    return any(player == p for player, _, _ in f.acts())


def noticed(f: Facts, *kinds: str) -> list[Slip]:
    return [slip for slip in f.slips if slip.kind in kinds and not slip.late and not slip.done]


def open_slips(f: Facts) -> list[Slip]:
    return [slip for slip in f.slips if not slip.done]


def replacements(f: Facts, book: Book) -> list[Slip]:
    """The exposed cards that are still to be replaced (H1.2, H1.5)."""
    if f.rounds and too_late(f, book):
        return [slip for slip in noticed(f, "exposed") if slip.number == -2 and not has_acted(f, slip.seat)]
    return [slip for slip in noticed(f, "exposed") if not has_acted(f, slip.seat)]


def is_misdeal(f: Facts, book: Book) -> bool:
    """Part G, looked at anew after each line."""
    if too_late(f, book) and f.rounds:
        return False
    exposed = [slip for slip in f.slips if slip.kind in ("exposed", "was exposed") and not slip.late]
    extras = [slip for slip in f.slips if slip.kind in ("extra", "was extra") and not slip.late]
    coming = _coming(f, book, exposed)
    if any(slip.number in range(book.first_cards) for slip in exposed):
        return True
    off = f.pitched + sum(1 for _ in noticed(f, "slide"))  # a card to the wrong seat has left the deck
    if off < book.first_cards and _would_be_hole(f, 0):
        return True
    seen = [slip for slip in extras if slip.seen and not slip.done]
    if len(exposed) + coming + len(seen) >= 2:
        return True
    if len(extras) >= 2 or any(_wrong(f, slip, book) for slip in extras if not slip.done):
        return True
    for slip in noticed(f, "slide"):
        if slip.seen or not _goes_back(f, slip.card) or (slip.number == 0 and not book.slide_first):
            return True
    return bool(noticed(f, "double", "start")) or any(not _only_the_button(f) for _ in noticed(f, "skip"))


def _wrong(f: Facts, slip: Slip, book: Book) -> bool:
    if book.extra == "nobody" or (book.extra == "first" and slip.seat != 0):
        return True
    return slip.found_late and not _goes_back(f, slip.card)  # its place is not certain (K57)


def _goes_back(f: Facts, card: str) -> bool:
    """Whether every card that left the deck after this one goes back as well."""
    strays = {slip.card for slip in noticed(f, "stray", "extra")}
    return card in f.left and all(later in strays or later in f.aside for later in f.left[f.left.index(card) + 1 :])


def _first_back(f: Facts, card: str, book: Book) -> Step | None:
    """What left the deck after this card and is early goes first, last out first back (I.4)."""
    for later in reversed(f.left[f.left.index(card) + 1 :] if card in f.left else []):
        for s, street in f.streets.items():
            if not street.late and open_round(f, s - 1) and not f.rounds[s - 1].done:
                if (
                    later in street.laid
                    and (step := street_step(f, s, book))
                    and step.verb in ("aside", "back", "refund")
                ):
                    return step
                if later in street.burns and not street.laid and not shuffle_due(f, s):
                    return Step("back", (later,), s)
    return None


def _would_be_hole(f: Facts, place: int) -> bool:
    """Whether the card at this place of the deck, strays put back, is known and will be pitched."""
    deck = [*_going_back(f), *f.stub]
    return place < len(deck) and deck[place] in f.known


def _going_back(f: Facts) -> list[str]:
    return [card for card in f.left if card in {slip.card for slip in noticed(f, "stray", "extra")}]


def _coming(f: Facts, book: Book, exposed: list[Slip]) -> int:
    """Known cards that will become hole cards; the first makes a replacement due, which may be known too."""
    pitches = max(0, 2 * f.n - f.pitched) + len(replacements(f, book))
    deck = [*_going_back(f), *f.stub]
    number, place = 0, 0
    while place < pitches and place < len(deck):
        if deck[place] in f.known:
            number += 1
            pitches += 1
        place += 1
    return number


def _only_the_button(f: Facts) -> bool:
    """Only the last player is short, by one, and may still be given a card (H12.1)."""
    counts = [len(cards) for cards in f.hole]
    return counts == [*[2] * (f.n - 1), 1] and not has_acted(f, f.n - 1)


def wrong_count(f: Facts, p: int) -> bool:
    return f.live[p] and len(f.hole[p]) != 2


def deal_step(f: Facts, book: Book) -> Step | None:
    """What the deal needs next, repairs included; None when it is complete (B6)."""
    going = noticed(f, "stray", "extra", "slide")
    late = bool(f.rounds) and too_late(f, book)
    for slip in noticed(f, "double", "skip", "extra") if late else []:
        dead = [p for p in range(f.n) if wrong_count(f, p)]
        if slip.kind != "skip" or not _only_the_button(f):
            if slip.kind == "extra" and not wrong_count(f, slip.seat):
                continue
            return Step("bury", player=slip.seat if slip.kind == "extra" else dead[0]) if dead else None
    if going:
        slip = max(going, key=lambda one: f.left.index(one.card) if one.card in f.left else -1)
        if slip.kind == "slide":
            return Step("slide", (slip.card,), player=slip.owner)
        if _goes_back(f, slip.card):
            return Step("stray back", (slip.card,))
        if step := _first_back(f, slip.card, book):
            return step
        return Step("stray back" if slip.kind == "extra" else "stray aside", (slip.card,))
    if f.pitched < 2 * f.n:
        return Step("pitch", player=expected(f))
    if noticed(f, "skip") and _only_the_button(f):
        return Step("serve", player=f.n - 1)
    for slip in replacements(f, book):
        return Step("replace", (slip.card,), player=slip.seat)
    return None
