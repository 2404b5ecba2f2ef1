"""`burncard equity`, `burncard range` and `burncard price`: what hands are worth, and what a mistake cost."""

from __future__ import annotations

import argparse
import json
import sys


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Describe the three commands."""
    equity = commands.add_parser(
        "equity",
        help="the equity of hands and ranges, exact where it can be",
        description="Each player's chance to win and to tie, and share of the pot. A player is a hand (AsAh) or a"
        " range (docs/ranges.md). Exact unless that would take too long, which is said; then sampled.",
    )
    equity.add_argument("players", nargs="+", metavar="HAND", help="a hand or a range, 2 to 22 of them")
    equity.add_argument("--board", default="", metavar="CARDS", help="0 to 5 board cards, such as 2c7d9h")
    equity.add_argument("--dead", default="", metavar="CARDS", help="cards that cannot come")
    equity.add_argument("--samples", type=int, metavar="N", help="draw N deals instead of counting all")
    equity.add_argument("--stderr", type=float, metavar="E", help="draw deals until the standard error is at most E")
    equity.add_argument("--exact", action="store_true", help="count every deal, however long it takes")
    equity.add_argument(
        "--patience",
        type=float,
        metavar="S",
        help="count every deal if that takes about S seconds or less (default 10)",
    )
    equity.add_argument("--seed", type=int, default=0, metavar="S", help="of the sample; the same gives the same")
    equity.add_argument("--json", action="store_true", help="one JSON object")
    equity.set_defaults(run=run_equity)
    ranges = commands.add_parser(
        "range",
        help="a range in its shortest words, its size, its grid",
        description="Read a range (docs/ranges.md), print it back in its shortest form, with the number of combinations.",
    )
    ranges.add_argument("range", metavar="RANGE", help='such as "QQ+, AKs, A5s-A2s, 60%%(AA)"')
    ranges.add_argument("--grid", action="store_true", help="the 13 by 13 grid as text")
    ranges.add_argument("--svg", action="store_true", help="the grid as SVG, to standard output")
    ranges.add_argument("--combos", action="store_true", help="every combination")
    ranges.set_defaults(run=run_range)
    price = commands.add_parser(
        "price",
        help="what a dealer's mistake cost each player, by every book",
        description="For each ruling of a hand: every player's share of the pot before the mistake, with what was seen"
        " lying where the deck had it, and after each book's remedy. Nobody bets or folds any more.",
    )
    price.add_argument("file", metavar="FILE", help="a table script (.hand); - is standard input")
    price.add_argument(
        "--rulebook", action="append", default=[], metavar="NAME", help="only this book; may be repeated"
    )
    price.add_argument("--json", action="store_true", help="a JSON list, an object a ruling")
    price.set_defaults(run=run_price)


def _error(text: object) -> int:
    print(f"burncard: {text}", file=sys.stderr)
    return 2


def run_equity(options: argparse.Namespace) -> int:
    """Print the equities; 2 when the question makes no sense."""
    from burncard.cli.progress import bar
    from burncard.equity import equity, explain

    sampled = options.samples is not None or options.stderr is not None
    if sampled and options.exact:
        return _error("--exact counts every deal; leave out --samples and --stderr")
    question = {"board": options.board, "dead": options.dead, "exact": options.exact or None}
    if options.patience is not None:
        question["patience"] = options.patience
    try:
        if not sampled and not options.json:
            print(explain(*options.players, **question), flush=True)
        with bar("deals", " deals") as tell:
            result = equity(
                *options.players,
                **question,
                samples=options.samples,
                stderr=options.stderr,
                seed=options.seed,
                progress=tell,
            )
    except ValueError as error:
        return _error(error)
    if options.json:
        print(json.dumps(result.as_json()))
        return 0
    width = max(len(player) for player in options.players)
    print(f"{'':{width}}  {'win':>9} {'tie':>9} {'equity':>10}")
    for player, share in zip(options.players, result.players, strict=True):
        win, tie = share.win / result.boards, share.tie / result.boards
        print(f"{player:{width}}  {win:9.4%} {tie:9.4%} {share.equity:10.5%}")
    kind = "boards, exact" if result.exact else f"deals sampled, standard error {result.stderr:.5f}"
    print(f"{result.boards:,} {kind}")
    return 0


def run_range(options: argparse.Namespace) -> int:
    """Print a range; 2 when it cannot be read."""
    from burncard.ranges import Range

    try:
        held = Range(options.range)
    except ValueError as error:
        return _error(error)
    if options.svg:
        print(held.svg())
        return 0
    print(held)
    print(f"{len(held)} combinations")
    if options.grid:
        print(held.grid())
    if options.combos:
        from burncard.cards import texts
        from burncard.ranges.combos import COMBOS

        print(" ".join(texts(COMBOS[number], "") for number in held.numbers))
    return 0


def run_price(options: argparse.Namespace) -> int:
    """Print the price of each ruling; 2 when the hand cannot be read or has none."""
    from burncard.cli.files import named, script
    from burncard.errors import BurncardError
    from burncard.questions.price import price
    from burncard.script.errors import ScriptError
    from burncard.script.running import run

    try:
        hand = run(script(options.file)).hand
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 2
    ruled = [irregularity for irregularity in hand.state.irregularities if irregularity.rulings]
    if not ruled:
        return _error(f"{named(options.file)}: no ruling was given in this hand")
    out = []
    for irregularity in ruled:
        ruling = irregularity.rulings[-1]
        try:
            prices = price(hand, irregularity.number, tuple(options.rulebook))
        except (BurncardError, ValueError) as error:
            return _error(f"{ruling.title}: {error}")
        if options.json:
            out.append({"ruling": ruling.section, "title": ruling.title, "prices": [one.as_json() for one in prices]})
            continue
        print(f"{ruling.title} ({ruling.section})")
        for one in prices:
            print(f"  {one.title}")
            for player in range(1, hand.n + 1):
                before, dealt, after = one.before[player - 1], one.dealt[player - 1], one.after[player - 1]
                if before or after or dealt:
                    cost = float(one.cost[player - 1])
                    verb = "costs" if cost > 0 else "gives" if cost < 0 else "costs"
                    shares = f"{float(before):7.2%} before, {float(dealt):7.2%} as it lay, {float(after):7.2%} after"
                    print(f"    p{player}: {shares}: it {verb} {abs(cost):.2%} of the pot")
    if options.json:
        print(json.dumps(out))
    return 0
