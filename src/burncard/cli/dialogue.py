"""The talk of `burncard deal`: reads what is typed, does it at the table, says what came of it and what is due."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO

from burncard.cli import books
from burncard.cli.beside import beside
from burncard.cli.completing import offer
from burncard.cli.paint import Paint
from burncard.cli.practise import Scene
from burncard.cli.show import laid_out
from burncard.cli.table import Table
from burncard.errors import BurncardError
from burncard.narration import Teller, Told
from burncard.referee.compare import compare
from burncard.rulings import rulebooks
from burncard.script.due import due
from burncard.script.recording import written

HELP: Final = """\
Type what happens at the table; Enter alone lets the dealer do what is due.

  the dealer   sh  shuffle   dh [pN] [CARD]  pitch   deal  pitch all   bn  burn   db 3  turn three   tu  turn up
               go  do what is due   go *  do all that is due
               behind a card: up  exposed, down  not turned, boxed, off  fell, flash, seen, late  nobody noticed
  a player     f  fold   cc  check or call   cbr 20  bet or raise to 20   sm -  table   sm  throw away   pl  "I play the board"
               the player who is due, or begin with p3
  the floor    notice  the mistake is seen now   rule OPTION   and more: the tab key completes every line there is

  other [BOOK] how the mistake ends by another book       table    where everything lies
  undo         take the last line back                    save F   write the hand to the file F
  why          what the last ruling rests on              help     this text
  quit         leave\
"""


class Dialogue:
    """One hand, one user. `stdin` is read line by line; everything is said on `stdout`."""

    def __init__(self, table: Table, scene: Scene | None, stdin: TextIO, stdout: TextIO, paint: Paint) -> None:
        self.table = table
        self.scene = scene
        self.stdin = stdin
        self.stdout = stdout
        self.paint = paint
        self.teller = Teller()

    def run(self) -> int:
        """Talk until the user leaves. The exit code is 0."""
        self._opening()
        while (typed := self._ask()) is not None:
            word, _, rest = typed.strip().partition(" ")
            if word in ("quit", "exit", "q"):
                break
            self._answer(typed.strip(), word, rest.strip())
        return 0

    def _answer(self, typed: str, word: str, rest: str) -> None:
        if word in ("help", "?", "h"):
            self._say(HELP)
        elif word == "undo":
            line = self.table.undo()
            self.teller.dealt = self.table.hand.phase != "dealing"
            self._say("Nothing to take back." if line is None else f"Taken back: {line}")
        elif word == "other":
            self._other(rest)
        elif word == "why":
            self._why()
        elif word in ("table", "state"):
            self._tell(self.teller.ending(self.table.hand))
        elif word == "save":
            self._save(rest)
        else:
            self._do(typed)

    def _do(self, typed: str) -> None:
        hand = self.table.hand
        known = hand.rulings
        try:
            full = self.table.full(typed)
            before = self.teller.before(hand, full)
            line, outcome = self.table.do(full)
        except BurncardError as error:
            self._say(self.paint("red", str(error)))
            return
        given = [ruling for ruling in outcome.rulings if ruling not in known]
        self._tell(self.teller.told(line, before, hand, given))

    def _opening(self) -> None:
        if self.scene:
            self._say(self.paint("bold", self.scene.title))
        self._tell(self.teller.opening(self.table.hand) if not self.table.hand.lines else self._so_far())
        if self.scene:
            self._say(self.paint("amber", self.scene.now))
        self._say(self.paint("dim", "help says what can be typed."))

    def _so_far(self) -> Iterator[Told]:
        self.teller.dealt = self.table.hand.phase != "dealing"
        return (told for told in self.teller.ending(self.table.hand) if told.kind != "due")

    def _ask(self) -> str | None:
        """The next line of input, None at its end."""
        hand = self.table.hand
        ruling = hand.snapshot()["ruling"]
        if ruling:
            step = next((step["text"] for step in ruling["steps"] if not step["done"]), "")
            progress = f"{ruling['title']}: step {ruling['k']} of {ruling['n']}"
            self._say(self.paint("amber", f"{progress}: {step}" if step else progress))
        self._say(self.paint("dim", due(hand)))
        prompt = f"{hand.due.who or '-'}> "
        if self.stdin.isatty():
            offer(hand.n)
            try:
                return input(prompt)
            except EOFError:
                return None
        self.stdout.write(prompt)
        typed = self.stdin.readline()
        self.stdout.write(typed if typed.endswith("\n") else f"{typed}\n")
        return typed if typed else None

    def _other(self, name: str) -> None:
        """The last mistake by the book in force and by another: the one that is named, or the first there is."""
        hand = self.table.hand
        seed = hashlib.sha256(b"other" + (self.table.seed or bytes(32))).digest()
        try:
            outcomes = compare(hand, [hand.rulebook, books.find(name or self._differing())], seed)
        except BurncardError as error:
            self._say(self.paint("red", str(error)))
        else:
            self._say(beside(outcomes, self.paint))

    def _why(self) -> None:
        from burncard.questions import why

        rulings = self.table.hand.rulings
        if rulings:
            self._tell(list(self.teller.why(why.why(self.table.hand, rulings[-1]).sentences())))
        else:
            self._say("No ruling has been given.")

    def _differing(self) -> str:
        """The first book that answers the last ruling otherwise, or at least is another."""
        hand = self.table.hand
        others = [name for name in rulebooks.names() if name != hand.rulebook.name]
        for name in others if hand.rulings else ():
            last = hand.rulings[-1]
            if rulebooks.load(name).row(last.section, last.condition).remedy != last.remedy:
                return name
        return others[0]

    def _save(self, path: str) -> None:
        if not path:
            self._say(self.paint("red", "save needs the name of a file, such as save mine.hand"))
            return
        try:
            with Path(path).open("x", encoding="utf-8") as file:
                file.write(written(self.table.hand))
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            self._say(self.paint("red", f"{path}: cannot be written: {why}"))
        else:
            self._say(f"Written to {path}")

    def _tell(self, told: Iterator[Told] | list[Told]) -> None:
        text = laid_out(told, self.paint)
        if text:
            self._say(text)

    def _say(self, text: str) -> None:
        self.stdout.write(f"{text}\n")
