"""One style of codes: every refusal of every part has one in snake_case, with a sentence that says it."""

from __future__ import annotations

import re

import pytest

from burncard.session.sentences import ERRORS as SESSION
from burncard.words.english import ERRORS

CODE = re.compile(r"[a-z]+(?:_[a-z0-9]+)*")


@pytest.mark.parametrize("sentences", [ERRORS, SESSION], ids=["referee", "session"])
def test_a_code_is_in_snake_case(sentences: dict[str, str]) -> None:
    assert len(sentences) > 40
    assert [code for code in sentences if not CODE.fullmatch(code)] == []
