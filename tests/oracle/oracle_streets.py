"""What one street needs next: its betting, its remedy, its cards (docs/rules/streets.md). Nothing here changes a fact."""

from __future__ import annotations

from dataclasses import dataclass

from oracle_books import Book
from oracle_facts import SIZE, Facts, Round


@dataclass(frozen=True)
class Step:
    """One thing that is due: `verb`, the cards it moves, the street or player it is for."""

    verb: str
    cards: tuple[str, ...] = ()
    street: int = 0
    player: int = -1
    number: int = 0


def open_round(f: Facts, number: int) -> bool:
    r = f.rounds.get(number)
    return bool(r and r.pending and not r.cut and len(f.living()) > 1)


def bets_after(f: Facts, s: int) -> bool:
    """Whether somebody will bet, or has bet, once street s lies."""
    r = f.rounds.get(s)
    if r is not None:
        return r.could_act
    return sum(f.stacks[p] > 0 for p in f.living()) > 1


def seal(f: Facts, s: int) -> int:
    """How many different players have acted on street s; 3 if the next street lies and somebody could have (0.3)."""
    r = f.rounds.get(s)
    if r is None:
        return 0
    beyond = s < 3 and f.streets[s + 1].turned() and (r.cut or not r.pending)
    return 3 if beyond and r.could_act else min(2, r.actors())


def missing(f: Facts, s: int, book: Book) -> int:
    return max(0, need(f, s, book) - len(f.streets[s].burns))


def need(f: Facts, s: int, book: Book) -> int:
    """How many burns street s is to have in all (I3)."""
    street = f.streets[s]
    own = 1 + street.ahead
    if s == 3 and f.streets[2].ahead:
        own = 0
    if book.make_up:
        own += sum(
            max(0, 1 + f.streets[t].ahead - len(f.streets[t].burns))
            for t in range(1, s)
            if f.streets[t].owes_at == s and not f.streets[t].late
        )
    return own


def shuffle_due(f: Facts, s: int) -> list[str]:
    """The cards aside that go into the stub before street s (I4); what waits for any shuffle comes along."""
    due = [card for card, when in f.aside.items() if when <= s]
    return [*due, *(card for card, when in f.aside.items() if when == 9)] if due else []


def street_step(f: Facts, s: int, book: Book) -> Step | None:
    """What is due before street s lies as it should, the betting before it included; None when it does."""
    street, before = f.streets[s], f.rounds.get(s - 1)
    if street.packet:
        return _packet(f, s)
    if street.late:
        if street.turned():
            return None
        return _board(f, s) if street.burns or street.laid else _next(f, s, book)
    sealed_early = bool(before and before.done)
    if open_round(f, s - 1) and not sealed_early:
        assert before is not None
        if street.laid:
            return _early(f, s, book)
        return _early_burns(f, s, book) or _seen(f, s, book) or Step("bet", player=before.pending[0])
    if not street.laid:
        return _next(f, s, book)
    if not street.turned():
        return _face_down(f, s, book)
    return _turned(f, s, book)


def _next(f: Facts, s: int, book: Book) -> Step | None:
    """Nothing lies yet: the shuffle, the burns, the cards."""
    street = f.streets[s]
    owed = need(f, s, book) - len(street.burns)
    due = shuffle_due(f, s)
    if owed > 0 and (f.pending_burn or (due and f.stub and f.stub[0] in f.known)):
        return Step("burn", street=s)
    if due:
        return Step("shuffle", tuple(due), s)
    if owed < 0 and (back := _surplus(f, s, -owed)):
        return back
    if owed > 0:
        return Step("burn", street=s)
    return _board(f, s)


def _board(f: Facts, s: int) -> Step | None:
    lacking = SIZE[s] - len(f.streets[s].laid)
    if lacking > 0:
        return Step("board", street=s, number=lacking)
    return Step("turn up", street=s) if f.streets[s].down else None


def _surplus(f: Facts, s: int, number: int) -> Step | None:
    """The latest burns too many, if they left the deck since the last shuffle: what left last goes back first (H8.1)."""
    burns = [card for card in f.left if card in f.streets[s].burns]
    return Step("back", (burns[-1],), s) if burns and number > 0 else None


def _early_burns(f: Facts, s: int, book: Book) -> Step | None:
    """Early burns stay when they are owed or a shuffle comes before their street; others go back (H4.1, K15)."""
    over = len(f.streets[s].burns) - need(f, s, book)
    return None if shuffle_due(f, s) else _surplus(f, s, over)


def _early(f: Facts, s: int, book: Book) -> Step | None:
    """Street s lies, and the betting before it is open (H3, H4)."""
    street, on_it = f.streets[s], f.rounds.get(s)
    if on_it and on_it.acts:
        return Step("refund", street=s)
    if s == 1:
        if street.turned():
            return Step("aside", tuple(card for t in (1, 2, 3) for card in f.streets[t].laid), s, number=1)
        return Step("back", (street.laid[-1],), s)
    beyond = f.streets[s + 1].laid if s < 3 else []
    if beyond and until(s, book) == s:
        return Step("aside", (*street.laid, *beyond), s, number=s)
    back = [card for card in street.laid if card in street.down] or [*street.turned()[1:], *beyond]
    if back:
        return Step("back", (back[-1],), s)
    return Step("aside", tuple(street.laid), s, number=until(s, book))


def until(s: int, book: Book) -> int:
    """Before which street an early card of street s is shuffled in."""
    return 3 if s == 2 and book.early_turn == "next_card" else s


def _seen(f: Facts, s: int, book: Book) -> Step | None:
    """With a round open no card that the table knows may lie where it would be a board card (0.4)."""
    spot = 0
    for t in range(s, 4):
        if shuffle_due(f, t) or f.streets[t].laid:
            return None
        owed = max(0, need(f, t, book) - len(f.streets[t].burns) - (1 if f.pending_burn and t == s else 0))
        spot += owed
        for card in f.stub[spot : spot + SIZE[t]]:
            if card in f.known and bets_before(f, t):
                return Step("pull", (card,), t, number=until(t, book))
        spot += SIZE[t]
    return None


def bets_before(f: Facts, t: int) -> bool:
    return open_round(f, t - 1) or bets_after(f, t - 1)


def _face_down(f: Facts, s: int, book: Book) -> Step | None:
    """Laid, none turned: what lies takes its place in the order of the deck (H2.3, H7.1, H8.1)."""
    street = f.streets[s]
    if shuffle_due(f, s):
        return Step("back", (street.laid[-1],), s)
    if s == 1 and _scrambles(len(street.laid), book):
        return Step("gather", tuple(street.laid), s)
    return restore(f, s, book) or _board(f, s)


def _scrambles(cards: int, book: Book) -> bool:
    return cards == 4 and book.four_cards == "scramble"


def _turned(f: Facts, s: int, book: Book) -> Step | None:
    street, on_it = f.streets[s], f.rounds.get(s)
    count, burns = len(street.laid), len(street.burns)
    owed, sealed = need(f, s, book) - burns, seal(f, s)
    passed = bool(f.rounds.get(s - 1) and f.rounds[s - 1].done)
    if s == 1:
        owed += _after_the_card(f, s)
    wrong_burn = owed != 0 and not street.settled and not _written_off(f, s, owed)
    if shuffle_due(f, s) and sealed < 2 and not street.settled:
        return _void(f, s, on_it, "aside")
    limit = 3 if s == 1 and not passed else 1
    if count != SIZE[s] and (sealed >= limit or passed):
        return _straighten(f, s)
    if s == 1 and (count > 3 or (wrong_burn and not sealed)) and not passed:
        if _scrambles(count, book) or (owed > 0 and count <= 3 and book.no_burn_flop == "scramble"):
            return _void(f, s, on_it, "gather")
        return _void(f, s, on_it, "aside")
    if s == 1 and count < 3:
        return Step("refund", street=s) if on_it and on_it.acts else Step("board", street=s, number=3 - count)
    if s > 1 and not sealed and not passed and not street.settled and (step := restore(f, s, book)):
        return step
    if street.down:
        return Step("turn up", street=s)
    if (
        owed < 0
        and not street.cured
        and (sealed or passed)
        and book.give_back
        and any(need(f, t, book) > len(f.streets[t].burns) and not f.streets[t].laid for t in range(s + 1, 4))  # H8.5
        and not f.streets[s + 1].settled
    ):
        return _surplus(f, s, -owed)
    return None


def _after_the_card(f: Facts, s: int) -> int:
    """How many burns were made after the first card was laid: they do not cure it (H7.2, K52)."""
    out = {card: place for place, card in enumerate(f.left)}
    first = min((out[card] for card in f.streets[s].laid if card in out), default=-1)
    return sum(out.get(card, -1) > first >= 0 for card in f.streets[s].burns)


def _written_off(f: Facts, s: int, owed: int) -> bool:
    """A surplus burn before a shuffle stays a burn (K51)."""
    return owed < 0 and not [card for card in f.left if card in f.streets[s].burns]


def _void(f: Facts, s: int, on_it: Round | None, verb: str) -> Step:
    if on_it and on_it.acts:
        return Step("refund", street=s)
    beyond = [card for t in range(s + 1, 4) for card in f.streets[t].laid]
    if verb == "aside":
        return Step(verb, (*f.streets[s].laid, *beyond), s, number=s)
    if beyond:
        t = next(t for t in (3, 2) if f.streets[t].laid)
        return Step("aside", tuple(f.streets[t].laid), t, number=t)
    return Step(verb, tuple(f.streets[s].laid), s, number=s)


def _straighten(f: Facts, s: int) -> Step | None:
    """A sealed street: surplus cards by position to scrap, missing ones dealt (H4.9)."""
    laid = f.streets[s].laid
    if len(laid) > SIZE[s]:
        return Step("scrap", tuple(laid[SIZE[s] :]), s)
    return Step("board", street=s, number=SIZE[s] - len(laid))


def restore(f: Facts, s: int, book: Book) -> Step | None:
    """Each card that left the deck since the last shuffle takes the place it would have had (H7.3, H8.3, I.4).

    In a run-out this goes on over the later streets (0.3, K1).
    """
    span = [s]
    while (
        span[-1] < 3 and not bets_after(f, span[-1]) and (f.streets[span[-1] + 1].burns or f.streets[span[-1] + 1].laid)
    ):
        span.append(span[-1] + 1)
    if any(t != s and shuffle_due(f, t) for t in span):
        span = [s]
    mine = [c for c in f.left if any(c in f.streets[t].burns or c in f.streets[t].laid for t in span)]
    places: list[tuple[str, int]] = []
    for t in span:
        old = [card for card in f.streets[t].burns if card not in f.left]
        places += [("burn", t)] * (need(f, t, book) - len(old)) + [("board", t)] * (
            SIZE[t] - len([c for c in f.streets[t].laid if c not in f.left])
        )
    if len(span) > 1 or f.streets[s].laid:
        for want in ("board", "burn"):
            for card, (role, t) in zip(mine, places, strict=False):
                here = f.streets[t].laid if role == "board" else f.streets[t].burns
                if role == want and card not in here:
                    return Step("to " + role, (card,), t)
        if len(mine) > len(places):
            return Step("back", (mine[-1],), s)
    return None


def _packet(f: Facts, s: int) -> Step:
    street = f.streets[s]
    if not street.mixed:
        return Step("mix", tuple(street.packet), s)
    if street.scrambling:
        return Step("draw", (street.packet[0],), s)
    return Step("face", tuple(street.packet), s)
