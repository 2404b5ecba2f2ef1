"""The one search: every name, title and ruling is found, slips are forgiven, the browser ranks the same."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from burncard.questions.answer import played
from burncard.questions.catalogue import QUESTIONS, search
from burncard.questions.search import NONE, searcher
from burncard.questions.search.kept import VARIABLE, keep
from burncard.questions.search.words import distance, fold
from burncard.referee.model.wording import title
from burncard.rulings.rulebooks import load, names

ROOT = Path(__file__).resolve().parents[2]
INDEX = ROOT / "src/burncard/questions/search/index.json"
SENTENCES = [
    line.split("|", 1)
    for line in (Path(__file__).parent / "sentences.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]
sys.path.insert(0, str(ROOT / "scripts" / "search"))


def first(text: str) -> str:
    found = search(text)
    return found["found"][0]["slug"] if found["fits"] else NONE


def test_the_index_is_made_from_the_words_that_lie_beside_its_maker() -> None:
    build = pytest.importorskip("build")
    assert json.loads(INDEX.read_text(encoding="utf-8"))["sources"] == build.sources()
    assert {row[0] for row in build.phrases()} == {*QUESTIONS, NONE}


def test_every_language_has_its_own_ways_of_saying_it() -> None:
    rows = pytest.importorskip("build").phrases()
    for language in ("de", "fr", "es"):
        own = [row for row in rows if row[1] == language]
        assert len(own) >= 200
        assert {row[0] for row in own} >= set(QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_a_question_is_found_by_its_name_and_its_title(question: Any) -> None:
    assert first(question.title) == question.name
    assert question.name in [hit["slug"] for hit in search(question.name)["found"][:3]]


def reached() -> dict[str, set[str]]:
    """Title of a ruling -> the questions that lead to it, by any book."""
    out: dict[str, set[str]] = defaultdict(set)
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            scene = question.at(street, facts)
            for name in names() if scene else ():
                assert scene
                for one in played(scene, scene.hand(load(name)))[0].rulings:
                    out[title(one.section, one.condition)].add(question.name)
    return out


def test_every_ruling_title_of_every_book_finds_its_question() -> None:
    lost = {
        said: (search(said)["found"][0]["slug"], questions)
        for said, questions in reached().items()
        if said != "Misdeal" and first(said) not in questions
    }
    assert not lost


def test_a_slip_of_the_finger_is_forgiven() -> None:
    kept, swapped = 0, 0
    for question in QUESTIONS.values():
        longest = max(question.title.lower().split(), key=len)
        slip = longest[:2] + longest[3] + longest[2] + longest[4:] if len(longest) > 4 else longest
        swapped += 1
        kept += first(question.title.lower().replace(longest, slip)) == question.name
    assert kept >= 0.95 * swapped


def test_sentences_it_was_not_made_from() -> None:
    right = [first(said) in questions.split() for questions, said in SENTENCES]
    assert sum(right) >= 0.85 * len(right), [
        (said, first(said)) for (_, said), ok in zip(SENTENCES, right, strict=True) if not ok
    ]


@pytest.mark.parametrize("said", ["", "   ", "zzzz qqqq", "🂡🂢", "\x00", "?!", "4000"])
def test_what_says_nothing_finds_nothing(said: str) -> None:
    assert search(said) == {"found": [], "fits": False, "state": "nothing"}


def test_a_weak_match_is_never_this_one() -> None:
    assert search("card")["state"] != "this"
    assert search("wifi password")["state"] == "nothing"
    assert len(search("wifi password")["found"]) >= 3, "what is nearest is told all the same"
    assert search("the turn came too early")["state"] == "this"
    assert len(search("x " * 100_000)["found"]) == 0


@pytest.mark.parametrize(
    ("said", "facts"),
    [
        ("no burn before the turn, nobody acted", {"street": "flop", "turned": "yes", "acted": "no"}),
        ("river dealt without burning and a player bet", {"street": "turn", "turned": "yes", "acted": "yes"}),
        ("he burned twice before the flop, it is face down", {"street": "preflop", "turned": "no"}),
        ("five cards on the flop, face up", {"five": "yes", "turned": "yes"}),
        ("another card after the river", {"street": "river"}),
        ("keine Karte gebrannt vor dem River", {"street": "turn"}),
    ],
)
def test_facts_that_the_words_give_are_carried(said: str, facts: dict[str, str]) -> None:
    found = search(said)["found"][0]
    assert found["facts"] == facts
    question = QUESTIONS[found["slug"]]
    assert set(found["facts"]) - {"street"} <= {fact.name for fact in question.facts}


def test_every_fact_of_the_index_is_one_of_its_question() -> None:
    for questions, fact, value, _ in json.loads(INDEX.read_text(encoding="utf-8"))["facts"]:
        assert value in ("yes", "no")
        for name in questions.split():
            assert fact in [one.name for one in QUESTIONS[name].facts], (name, fact)


def test_words_are_folded_and_counted() -> None:
    assert fold("L’Été: he didn't FOLD, Außer") == ["l", "ete", "he", "didnt", "fold", "ausser"]
    assert distance("trun", "turn", 1) == 1
    assert distance("burn", "flop", 2) == 3
    assert len(fold("a " * 500)) == 80


def test_what_is_kept_is_one_line_and_a_full_file_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.tsv"
    monkeypatch.setenv(VARIABLE, str(file))
    keep("a\nb\tc" + "x" * 1000)
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert line.split("\t")[1].startswith("a b cx")
    assert len(line) < 330
    file.write_text("x" * 1_000_001)
    keep("more")
    assert file.stat().st_size == 1_000_001
    monkeypatch.setenv(VARIABLE, str(tmp_path / "no" / "such"))
    keep("nothing breaks")


def test_the_browser_ranks_the_same(tmp_path: Path) -> None:
    node = shutil.which("node")
    typescript = next((one for one in (ROOT / "web/node_modules/typescript",) if one.is_dir()), None)
    if node is None or typescript is None:
        pytest.skip("node and the web client's packages are needed")
    rows = [text for _, _, text in pytest.importorskip("build").phrases()] + [text for _, text in SENTENCES]
    asked = tmp_path / "asked.json"
    asked.write_text(json.dumps(rows), encoding="utf-8")
    script = tmp_path / "run.mjs"
    script.write_text(
        f"""
import {{ readFileSync, writeFileSync }} from 'node:fs';
import {{ createRequire }} from 'node:module';
const ts = createRequire(import.meta.url)({json.dumps(str(typescript))});
const source = readFileSync({json.dumps(str(ROOT / "web/src/lib/search.ts"))}, 'utf8');
const options = {{ compilerOptions: {{ module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }} }};
writeFileSync('search.mjs', ts.transpileModule(source, options).outputText);
const {{ searcher }} = await import('./search.mjs');
const search = searcher(JSON.parse(readFileSync({json.dumps(str(INDEX))}, 'utf8')));
console.log(JSON.stringify(JSON.parse(readFileSync('asked.json', 'utf8')).map(search)));
""",
        encoding="utf-8",
    )
    done = subprocess.run([node, script.name], cwd=tmp_path, capture_output=True, text=True, check=True)
    for text, theirs in zip(rows, json.loads(done.stdout), strict=True):
        ours = searcher().search(text)
        assert theirs["state"] == ours["state"], text
        assert [(one["slug"], one["facts"]) for one in theirs["found"]] == [
            (one["slug"], one["facts"]) for one in ours["found"]
        ], text
        assert [one["share"] for one in theirs["found"]] == pytest.approx([one["share"] for one in ours["found"]])
