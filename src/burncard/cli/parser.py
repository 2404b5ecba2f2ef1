"""The parser of the command line: argparse that names what comes nearest to a word it does not know."""

from __future__ import annotations

import argparse
import re
from difflib import get_close_matches
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """An argument parser whose refusal says what was perhaps meant. Its subparsers are of this class too."""

    def error(self, message: str) -> NoReturn:
        """End with exit code 2 and the message, with the nearest known words if a word is not known."""
        super().error(message + self._meant(message))

    def _meant(self, message: str) -> str:
        choice = re.search(r"invalid choice: '([^']*)'", message)
        option = re.search(r"unrecognized arguments: (--[^\s=]+)", message)
        if choice:
            known = [str(one) for action in self._actions for one in action.choices or ()]
            near = get_close_matches(choice[1], known, n=1, cutoff=0.6)
        elif option:
            near = get_close_matches(option[1], self._options(), n=1, cutoff=0.7)
        else:
            near = []
        return f"; did you mean {near[0]}?" if near else ""

    def _options(self) -> list[str]:
        """Every long option of this parser and of those below it."""
        found = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for parser in action.choices.values():
                    found += parser._options() if isinstance(parser, Parser) else []
        return found
