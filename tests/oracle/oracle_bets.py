"""Betting, no limit (docs/rules, part C), and who can win what (part F)."""

from __future__ import annotations

from oracle_facts import Facts, Round


def posted(n: int, blinds: list[int], stacks: list[int]) -> list[int]:
    """What each player posts, p1 first; heads-up the button, p2, has the small blind (A4)."""
    due = [*blinds, *[0] * (n - len(blinds))]
    if n == 2:
        due = due[::-1]
    return [min(chips, stack) for chips, stack in zip(due, stacks, strict=True)]


def preflop(f: Facts, full_blinds: list[int]) -> Round:
    level = max(full_blinds, default=0)
    r = Round(list(f.posts), level, f.big)
    last = max((i for i, b in enumerate(full_blinds) if b), default=-1)
    begin = 1 if f.n == 2 else (last + 1) % f.n
    open_for(f, r, begin)
    return r


def later(f: Facts) -> Round:
    r = Round([0] * f.n, 0, f.big)
    open_for(f, r, 0)
    return r


def open_for(f: Facts, r: Round, begin: int) -> None:
    order = [(begin + i) % f.n for i in range(f.n)]
    r.pending = [p for p in order if f.live[p] and f.stacks[p] > 0]
    still_asked(f, r)
    r.could_act = bool(r.pending)


def still_asked(f: Facts, r: Round) -> None:
    """Nobody is asked who has matched all that can be won from them (C4)."""
    if len(f.living()) < 2:
        r.pending = []
        return
    rich = [p for p in f.living() if f.stacks[p] > 0]
    if len(rich) <= 1:
        most = {p: max((r.bets[q] for q in f.living() if q != p), default=0) for p in r.pending}
        r.pending = [p for p in r.pending if f.live[p] and f.stacks[p] > 0 and r.bets[p] < most[p]]


def may_raise(f: Facts, r: Round, p: int) -> bool:
    if not any(f.stacks[q] > 0 for q in f.living() if q != p):
        return False
    if f.stacks[p] + r.bets[p] <= r.level:
        return False
    return p not in r.at or r.level - r.at[p] >= r.full


def least(f: Facts, r: Round, p: int) -> int:
    return min(f.stacks[p] + r.bets[p], r.level + r.full)


def act(f: Facts, r: Round, p: int, kind: str, to: int = 0) -> None:
    """p folds, checks or calls, or bets to `to`."""
    before = r.bets[p]
    if kind == "f":
        name = "fold"
        f.live[p] = False
        r.folded.append(p)
    else:
        want = min(to, before + f.stacks[p]) if kind == "cbr" else min(max(r.level, before), before + f.stacks[p])
        name = "raise" if want > r.level else "call" if want > before else "check"
        f.stacks[p] -= want - before
        r.bets[p] = want
    reopened = r.bets[p] > r.level
    r.acts.append((p, name, r.bets[p] - before))
    if reopened:
        if r.bets[p] - r.level >= r.full:
            r.full = r.bets[p] - r.level
        r.level = r.bets[p]
        r.last_raiser = p
        r.pending = [q for i in range(1, f.n) if f.live[q := (p + i) % f.n] and f.stacks[q] > 0]
    else:
        r.pending.remove(p)
    r.at[p] = r.level
    still_asked(f, r)


def unmatched(f: Facts, r: Round) -> bool:
    """Whether the largest bet of the round was matched by nobody."""
    top = max(range(f.n), key=lambda p: r.bets[p])
    return f.live[top] and r.bets[top] > max((r.bets[p] for p in range(f.n) if p != top), default=0)


def give_back(f: Facts, r: Round) -> None:
    """What nobody matched goes back to its bettor (C11, F2)."""
    top = max(range(f.n), key=lambda p: r.bets[p])
    second = max((r.bets[p] for p in range(f.n) if p != top), default=0)
    if f.live[top] and r.bets[top] > second:
        f.stacks[top] += r.bets[top] - second
        r.bets[top] = second


def refund(f: Facts, r: Round, to: list[int] | None = None) -> None:
    """The bets of a void round come back, and who folded in it is in again (H2.1)."""
    for p in range(f.n):
        keep = to[p] if to else 0
        f.stacks[p] += r.bets[p] - keep
    for p in r.folded:
        f.live[p] = True


def bury(f: Facts, r: Round, p: int, post: int) -> None:
    """p's hand is dead: what nobody called of p's own bet goes back at once; blinds stay (H12.2, K36)."""
    f.live[p] = False
    if p in r.pending:
        r.pending.remove(p)
    others = max((r.bets[q] for q in range(f.n) if q != p), default=0)
    keep = max(others, post)
    if r.bets[p] > keep:
        f.stacks[p] += r.bets[p] - keep
        r.bets[p] = keep
        r.level = max(others, keep) if not r.done else r.level
        r.pending = [q for q in r.pending if q not in r.at or r.bets[q] < r.level]
    still_asked(f, r)


def pots(f: Facts) -> list[tuple[int, tuple[int, ...]]]:
    """(chips, who can win them), the main pot first: layers of each round, equal ones put together (F1, H4.9)."""
    found: list[list[object]] = []
    for number in sorted(f.rounds):
        r = f.rounds[number]
        levels = sorted({r.bets[p] for p in f.living() if r.bets[p]} | {max(r.bets)})
        floor = 0
        for level in levels:
            chips = sum(min(b, level) - min(b, floor) for b in r.bets)
            who = tuple(p for p in f.living() if r.bets[p] >= level) or (
                tuple(found[-1][1]) if found else tuple(f.living())
            )  # type: ignore[arg-type]
            floor = level
            if not chips:
                continue
            for pot in found:
                if pot[1] == who:
                    pot[0] = int(pot[0]) + chips  # type: ignore[call-overload]
                    break
            else:
                found.append([chips, who])
    return [(chips, who) for chips, who in found]  # type: ignore[misc]
