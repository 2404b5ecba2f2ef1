"""`burncard completion`: what a shell needs to complete commands, options and files."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

_SHELLS = ("bash", "zsh", "fish")


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    completion = commands.add_parser(
        "completion",
        help="completion for bash, zsh or fish",
        description="Print the completion script of a shell. bash: burncard completion bash >"
        " ~/.local/share/bash-completion/completions/burncard · zsh: burncard completion zsh > a folder of $fpath, as"
        " _burncard · fish: burncard completion fish > ~/.config/fish/completions/burncard.fish. Needs shtab: pip"
        " install burncard[completion].",
    )
    completion.add_argument("shell", choices=_SHELLS)
    completion.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script; 2 when shtab is not installed."""
    from burncard.cli import parser

    try:
        shtab = import_module("shtab")
    except ImportError:
        print("completion needs shtab: pip install burncard[completion]", file=sys.stderr)
        return 2
    print(shtab.complete(parser(), shell=options.shell))
    return 0
