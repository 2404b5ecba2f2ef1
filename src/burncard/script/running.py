"""Running a script: the lines in order through a Hand, then `_expect` against what has become of it.

A line that is impossible, or illegal where `refused` does not expect it, ends the run with a ScriptError; there is no
result then. `refused` holds when exactly that line is refused as illegal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from burncard.errors import BurncardError, Illegal
from burncard.script import decimals, expect, modes
from burncard.script.due import due
from burncard.script.errors import Problem, ScriptError
from burncard.script.hand import Hand
from burncard.script.header import UNKNOWN_STACK
from burncard.script.phh import Dealer, PhhError
from burncard.script.reading import Script, reads

HOLDS: Final = 0
FAILS: Final = 1
BROKEN: Final = 2


@dataclass(frozen=True, slots=True)
class Run:
    """A script that ran: the hand after its last line and what of `_expect` does not hold.

    `recorded` is what the file's own `finishing_stacks` differ by from the stacks now, p1 first, in the file's amounts;
    None when the file has none. Rake shows here, and is no failure.
    """

    script: Script
    hand: Hand
    failures: tuple[expect.Failure, ...]
    refusal: str | None
    recorded: tuple[decimals.Amount, ...] | None

    @property
    def notes(self) -> list[str]:
        """What is no failure but worth knowing: slips in fields (`Script.notes`), and a newer rulebook."""
        recorded = self.script.header.rules
        now = f"{self.hand.rulebook.name}/{self.hand.rulebook.revision}"
        newer = [f"recorded under {recorded}, run under {now}"] if recorded and recorded != now else []
        return [*self.script.notes, *newer]

    @property
    def code(self) -> int:
        """The exit code this run deserves."""
        return FAILS if self.failures else HOLDS

    def state(self) -> dict[str, Any]:
        """The state after the last line, ready for JSON: the keys of `_expect` and the rest of the snapshot.

        Amounts are in units of ``unit`` of the file's currency. A stack that the file does not know is null.
        """
        state: dict[str, Any] = {
            "file": self.script.file,
            "hand": self.script.section,
            "mode": self.script.mode,
            "unit": str(self.script.unit),
            **self.hand.snapshot(),
        }
        for player in self.script.header.unknown_stacks:
            state["stacks"][player - 1] = None
        if self.refusal is not None:
            state["refused"] = self.script.expected.get(expect.REFUSED)
            state["refusal"] = self.refusal
        if self.recorded is not None:
            state["recorded_difference"] = [plain(value) for value in self.recorded]
        state["ok"] = not self.failures
        state["failures"] = [
            {"key": failure.key, "expected": plain(failure.expected), "found": plain(failure.found)}
            for failure in self.failures
        ]
        return state


def plain(value: object) -> object:
    """A value of a file as JSON has it: decimals as text, so that no digit is lost."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def setup(script: Script) -> Hand:
    """The Hand of a script before its first line. Raises ScriptError where the referee cannot set it up."""
    head = script.header
    try:
        return Hand(
            list(head.stacks),
            list(head.blinds),
            antes=list(head.antes),
            min_bet=head.min_bet,
            small_bet=head.small_bet,
            big_bet=head.big_bet,
            variant=head.variant,
            seats=None if head.seats is None else list(head.seats),
            rulebook=head.house or head.rulebook,
            deck=head.deck,
            all_in=head.all_in,
            start=head.start,
            first=head.first,
            dead=None if head.dead is None else list(head.dead),
            straddle_raise=head.straddle_raise or ("big_blind" if script.mode == modes.PHH else ""),
        )
    except BurncardError as error:
        name = "_rulebook" if error.code == "rulebook" else str(error.args_.get("field", ""))
        raise ScriptError([script.field_problem(name, str(error))]) from None


def run(script: Script) -> Run:
    """Run every line and compare. Raises ScriptError: file, line, what was read, why not, and what is due."""
    hand = setup(script)
    refused = script.expected.get(expect.REFUSED)
    refusal = _lines(script, hand, refused)
    failures = expect.failures(script.expected, hand.snapshot(), script.header.places) if script.expected else []
    if refused is not None and refusal is None:
        line = script.actions[refused - 1]
        failures.append(expect.Failure(expect.REFUSED, refused, f"{line}, which was accepted"))
    return Run(script, hand, tuple(failures), refusal, _recorded(script, hand))


def hand_from(text: str) -> Hand:
    """The Hand that the text of one table script tells, after its last line. Raises ScriptError."""
    return run(reads(text)).hand


def _lines(script: Script, hand: Hand, refused: int | None) -> str | None:
    dealer = Dealer(hand, script.header.places) if script.mode == modes.PHH else None
    refusal = None
    number = 0
    try:
        for number, action in enumerate(script.actions, 1):
            try:
                if dealer:
                    dealer.line(action)
                elif modes.bare(action):
                    hand.do(action)
            except Illegal as error:
                if number != refused:
                    raise
                refusal = str(error)
        if dealer:
            dealer.end()
    except (BurncardError, PhhError) as error:
        raise ScriptError([_stopped(script, hand, number, error)]) from None
    return refusal


def _stopped(script: Script, hand: Hand, number: int, error: ValueError) -> Problem:
    kind = "illegal: " if isinstance(error, Illegal) else ""
    unit = f" (amounts in units of {script.unit})" if script.header.places else ""
    return script.problem(number, f"{kind}{error}{unit}. {due(hand)}")


def _recorded(script: Script, hand: Hand) -> tuple[decimals.Amount, ...] | None:
    recorded = script.data.get("finishing_stacks")
    if recorded is None:
        return None
    places = script.header.places
    held = [
        None if start == UNKNOWN_STACK else now for start, now in zip(script.header.stacks, hand.stacks, strict=True)
    ]
    return tuple(
        [
            0 if now is None else decimals.back(now - decimals.units(then, places), places)
            for now, then in zip(held, recorded, strict=True)
        ]
    )
