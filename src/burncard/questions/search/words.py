"""Words to concepts: what somebody types, in four languages and with slips of the finger, as the few things it can mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

_TOKEN: Final = re.compile(r"[a-z0-9]+")
_NOT: Final = re.compile(r"n['’`]t\b")
_LONGEST_PHRASE: Final = 6
_SHORTEST_FIXED: Final = 4
_TWO_SLIPS: Final = 8
_STEM: Final = 6
_MOST_WORDS: Final = 80
#: The concept of words that say nothing: articles, pronouns, small talk.
NOTHING: Final = "-"


def fold(text: str) -> list[str]:
    """The words of a text without capitals, accents and apostrophes: at most the first eighty."""
    plain = unicodedata.normalize("NFD", _NOT.sub("nt", text.lower().replace("ß", "ss").replace("œ", "oe")))
    return _TOKEN.findall("".join([one for one in plain if not "\u0300" <= one <= "\u036f"]))[:_MOST_WORDS]


class Lexicon:
    """Words, beginnings of words (``burn*``) and phrases (``out of turn``), each with the concepts it stands for;
    `spelled` are further words that are spelled right and need no mending."""

    def __init__(self, concepts: Mapping[str, Iterable[str]], spelled: Iterable[str] = ()) -> None:
        self.exact: dict[str, list[str]] = {}
        self.begins: dict[str, list[str]] = {}
        known = set(spelled)
        for concept, words in concepts.items():
            for word in words:
                table = self.begins if word.endswith("*") else self.exact
                table.setdefault(word.rstrip("*"), []).append(concept)
                known.update(word.rstrip("*").split(" "))
        self.known = known
        self.candidates = [(word, _letters(word)) for word in sorted(known) if len(word) >= _SHORTEST_FIXED]

    def mended(self, word: str) -> str:
        """The word, or the known one it is a slip away from (two slips for long ones)."""
        if word in self.known or len(word) < _SHORTEST_FIXED or self._beginning(word):
            return word
        most = 2 if len(word) >= _TWO_SLIPS else 1
        mask, best, found = _letters(word), most + 1, word
        for other, letters in self.candidates:
            if abs(len(other) - len(word)) < best and (mask ^ letters).bit_count() <= 2 * (best - 1):
                slips = distance(word, other, best - 1)
                if slips < best:
                    best, found = slips, other
        return found

    def concepts(self, text: str) -> tuple[list[str], list[str]]:
        """(the concepts in the order of the text, "?" for a word nobody knows; stems of the words that say something)."""
        words = [self.mended(word) for word in fold(text)]
        out: list[str] = []
        stems: list[str] = []
        at = 0
        while at < len(words):
            for length in range(min(_LONGEST_PHRASE, len(words) - at), 0, -1):
                found = self.exact.get(" ".join(words[at : at + length]))
                if found is not None:
                    break
            else:
                length, found = 1, self._beginning(words[at]) or self._compound(words[at])
                if words[at].isdigit():
                    found = [NOTHING]  # an amount says nothing of what happened
            out += [one for one in found if one != NOTHING]
            if found != [NOTHING]:
                stems += [word[:_STEM] for word in words[at : at + length] if self.exact.get(word) != [NOTHING]]
            at += length
        return out, stems

    def _beginning(self, word: str) -> list[str]:
        for length in range(len(word), 2, -1):
            if word[:length] in self.begins:
                return self.begins[word[:length]]
        return []

    def _compound(self, word: str) -> list[str]:
        """A German compound: two words in one."""
        for cut in range(len(word) - 4, 3, -1):
            first = self.exact.get(word[:cut]) or self._beginning(word[:cut])
            rest = self.exact.get(word[cut:])
            if first and rest and NOTHING not in first + rest:
                return first + rest
        return ["?"]


def _letters(word: str) -> int:
    mask = 0
    for letter in word:
        mask |= 1 << (ord(letter) - 48)
    return mask


def distance(a: str, b: str, most: int) -> int:
    """Letters to change, add, leave out or swap with the next; `most` + 1 for more than `most`."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        earlier, before, row = before, row, [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
