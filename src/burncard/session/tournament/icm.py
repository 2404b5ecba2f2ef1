"""What a tournament stack is worth in prizes: the independent chip model (Harville 1973, Malmuth 1987).

The model: the winner is drawn with chances as the stacks, then the second among the rest, and so on. Summing over all
orders of finish takes 2 ** n steps. This takes n ** 2 a node of an integral instead:

Give each player an independent exponential clock with his stack as its rate. The clocks ring in exactly the order of
the model (the next to ring is each of those left with a chance as his stack). So the player with stack s finishes
(k + 1)-th if k of the others have rung before him, and his prize money is

    E = integral over t > 0 of  s exp(-s t) F(t) dt,    F(t) = sum over k of prize[k] * P(k others have rung by t).

With t = exp(x) the integrand is analytic for |Im x| < pi/2 and the trapezoidal rule with step h is off by at most
2 M / (exp(2 pi d / h) - 1), where M bounds the integral of the absolute value on the lines Im x = +-d (Trefethen and
Weideman 2014, theorem 5.1). For d = 1.2: with z = s t, Re z = |z| cos d, each other player brings a factor
|exp(-z)| + |1 - exp(-z)|, and his own part is at most |z| exp(-|z| cos d), whose integral over x is 1 / cos d < 2.76. The
factor stays below 1.73 on those lines, so M < 2.76 * 1.73 ** (n - 1) times the first prize; with h = 0.1 the error is
below 1e-26 of the first prize for 22 players and 1e-17 for 60, far under the rounding of floating point. Cutting the
integral off where the integrand is below 1e-18 costs as little again. All sums are of positive terms, so no digits
are lost to cancellation.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, exp, floor, log

from burncard.session.errors import SessionError

_STEP = 0.1
_TAIL = 42.0  # exp(-42) is 6e-19

# More players than this would need a smaller step for the bound above.
MOST_PLAYERS = 60


def equities(stacks: Sequence[int], prizes: Sequence[float]) -> list[float]:
    """The prize money each stack stands for, in the unit of `prizes`, to about 1e-12 of the first prize.

    `stacks`: chips, each above 0. `prizes`: first place first, not rising, at most one a player; places without a
    prize may be left out. Takes well under a second for 22 players. Raises SessionError for anything else.
    """
    n = len(stacks)
    _check(stacks, prizes)
    total = sum(stacks)
    rates = [stack / total for stack in stacks]
    worth = [float(prize) for prize in prizes] + [0.0] * (n - len(prizes))
    sums = [0.0] * n
    # s t exp(-s t) is below exp(-42) outside these for every player.
    first = floor((-_TAIL - log(max(rates))) / _STEP)
    last = ceil(log((_TAIL + 4.0) / min(rates)) / _STEP)
    for node in range(first, last + 1):
        t = exp(node * _STEP)
        left = [exp(-rate * t) for rate in rates]
        for i, expected in enumerate(_given_rung(left, worth)):
            sums[i] += rates[i] * t * left[i] * expected
    return [value * _STEP for value in sums]


def _given_rung(left: Sequence[float], worth: Sequence[float]) -> list[float]:
    """For each player the expected prize if he is next: sum of worth[k] * P(k of the others have rung).

    `left[j]`: the chance that j has not rung yet. Forwards the chances of k among the players before i, backwards the
    expected prize given k among them; only sums of positive terms, no division.
    """
    n = len(left)
    after = [list(worth)]  # after[-1][k]: expected prize if k have rung among the players up to here
    for q in reversed(left[1:]):
        values = after[-1]
        after.append([q * values[k] + (1.0 - q) * values[k + 1] for k in range(len(values) - 1)])
    before = [1.0]
    result = []
    for i, q in enumerate(left):
        values = after[n - 1 - i]
        result.append(sum(chance * value for chance, value in zip(before, values, strict=False)))
        p = 1.0 - q
        before = [a * q + b * p for a, b in zip([*before, 0.0], [0.0, *before], strict=True)]
    return result


def _check(stacks: Sequence[int], prizes: Sequence[float]) -> None:
    if not stacks or min(stacks) <= 0:
        raise SessionError("icm_stacks")
    if len(stacks) > MOST_PLAYERS:
        raise SessionError("icm_players", n=len(stacks), most=MOST_PLAYERS)
    if len(prizes) > len(stacks):
        raise SessionError("more_prizes", prizes=len(prizes), players=len(stacks))
    if any(prize < 0 for prize in prizes) or any(a < b for a, b in pairwise(prizes)):
        raise SessionError("prizes_rise")
