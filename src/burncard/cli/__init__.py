"""The command line: `burncard run`, `show`, `deal` and `serve`.

Here stands only what the commands are called and take. Each command lies in a file of its own, imported when it is
asked for; a user's mistake ends in a sentence and an exit code, never in a traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from burncard.cli.parser import Parser

USAGE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

#: Commands that describe themselves: modules here with `add(commands)`.
_LATER: Final = ("ruling", "rulebook", "quiz", "equity", "session", "backup", "completion", "docs", "histories")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says (`sys.argv` if `arguments` is None) and answer with the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if given[:1] == ["session"]:  # reads its own options
            from burncard.cli.evening import main as session

            return session(given[1:])
        options = parser().parse_args(given)
        code: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line, every command in it."""
    whole: argparse.ArgumentParser = Parser(
        prog="burncard",
        description="A referee for Texas Hold'em dealt by hand.",
        epilog="Table scripts are described in docs/table-script.md.",
    )
    whole.add_argument("--version", action="version", version=f"burncard {_version()}")
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _run(commands)
    _show(commands)
    _deal(commands)
    _serve(commands)
    for name in _LATER:
        import_module(f"burncard.cli.{name}").add(commands)
    return whole


def _run(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    run = commands.add_parser(
        "run",
        help="run table scripts and check what they expect",
        description="Run each hand to its last line. One hand: the state is printed as JSON. Several files: a line"
        " each and a count. Exit code 0: all ran and holds; 1: something expected does not hold; 2: a line is"
        " impossible or illegal, or a file cannot be read.",
    )
    run.add_argument(
        "files", nargs="+", metavar="FILE", help="a table script (.hand), a .phh or a .phhs file; - is standard input"
    )
    run.add_argument("--json", action="store_true", help="one JSON object a hand, a line each")
    run.set_defaults(run=_do("run"))


def _show(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    show = commands.add_parser(
        "show",
        help="tell a hand in plain sentences",
        description="Tell what happened, each ruling with its source, and where the cards lie at the end. Colours when"
        " the terminal has them; NO_COLOR turns them off.",
    )
    show.add_argument(
        "files", nargs="+", metavar="FILE", help="a table script (.hand), a .phh or a .phhs file; - is standard input"
    )
    show.add_argument("--why", action="store_true", help="after each ruling, what it rests on and what did not apply")
    show.add_argument(
        "--equity", action="store_true", help="on each street what the hands are worth, where they are known"
    )
    show.set_defaults(run=_do("show"))


def _deal(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    deal = commands.add_parser(
        "deal",
        help="deal a hand in the terminal, line by line",
        description="You are the dealer and the players; the referee says what is due and rules on what goes wrong.",
    )
    deal.add_argument("--seats", type=int, metavar="N", help="how many players are dealt in (default 6)")
    deal.add_argument("--stacks", metavar="CHIPS", help="one stack for all, or one a player: 200 or 200,150,80")
    deal.add_argument("--blinds", metavar="CHIPS", help="small/big, or more with straddles (default 1/2)")
    deal.add_argument("--rulebook", metavar="NAME", help="the rulebook in force: its name, or a file of house rules")
    deal.add_argument("--seed", metavar="TEXT", help="the same text deals the same cards (default: a new shuffle)")
    deal.add_argument("--unknown", action="store_true", help="real cards on a real table: name them as they come")
    deal.add_argument(
        "--practise", type=int, choices=range(1, 7), metavar="RULE", help="bring the table to before mistake 1 to 6"
    )
    deal.set_defaults(run=_do("deal"))


def _serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    serve = commands.add_parser("serve", help="open the table in the browser", description="Serve the table.")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (default %(default)s)")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen on (default %(default)s)")
    serve.add_argument("--no-open", dest="open", action="store_false", help="do not open a browser")
    serve.add_argument("--database", metavar="FILE", help="where the hands are kept (default: burncard.sqlite3 here)")
    serve.add_argument(
        "--rulebook",
        action="append",
        default=[],
        metavar="FILE",
        help="a file of house rules to play by; may be repeated",
    )
    serve.add_argument(
        "--table", choices=("online", "by hand", "live"), help="open a table with people and print its links"
    )
    serve.add_argument("--lan", action="store_true", help="let the house's network in, and show a code for phones")
    serve.add_argument(
        "--public-url", metavar="URL", default="", help="the address a proxy or tunnel gives this server"
    )
    serve.add_argument("--certificate", metavar="PEM", help="serve https with this certificate")
    serve.add_argument("--certificate-key", metavar="PEM", help="and this key")
    serve.add_argument(
        "--frames", type=int, default=100, help="commands a person may send in 20 seconds (default %(default)s)"
    )
    serve.set_defaults(run=_do("serve"))


def _do(name: str) -> Callable[[argparse.Namespace], int]:
    """The command called `name`, imported when it is done."""

    def do(options: argparse.Namespace) -> int:
        code: int = import_module(f"burncard.cli.{name}").main(options)
        return code

    return do


def _version() -> str:
    from burncard import __version__

    return __version__
