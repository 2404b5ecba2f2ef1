"""Words, chips and turns that no hand is played for: the books' texts."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.said import Said, sources
from burncard.questions.scene import DEALT, FLOPPED, Scene
from burncard.rulings.verdict import Standing

_ANY: Final = ("any",)
_AFTER: Final = Fact("acted", "Has anybody acted after it?")


def _skipped(street: str, facts: frozenset[str]) -> Scene | None:
    if "time" not in facts:
        return None
    lines = ("p4 cc oot", "p5 cc oot", "p6 cc oot")
    return Scene(DEALT, lines, (), {"p3": "the player who was passed over"}, watched=3)


def _odd_word(street: str, facts: frozenset[str]) -> Scene | None:
    return (
        Scene((*FLOPPED, "p1 cbr 30"), ("p2 says check",), (), {"p2": "the player"}, watched=2)
        if "bet" in facts
        else None
    )


def _odd_fold(street: str, facts: frozenset[str]) -> Scene | None:
    return None if "words" in facts else Scene(FLOPPED, ("p2 f oot",), (), {"p2": "the player"}, watched=2)


QUESTIONS: Final = (
    Question("skipped-in-betting", "bets", "A player was passed over in the betting",
             "A player who had not acted was passed over, and others acted behind them.", _skipped, _ANY,
             (Fact("acted", "Is there substantial action behind them: two acts, one with chips, or three acts?"),
              Fact("time", "Had the player time to speak up, and kept silent?", after="acted")),
             says=(
                 Said(("The action backs up to the player who was passed over: every option is open to them.",
                       "Rule on the others' acts as acts out of turn."),
                      sources("53-B", "90-d", "133", "betting: fewer than three players"), "!acted"),
                 Said(("What the others did binds.", "floor: The floor decides what is left to the player: at least a call or a fold."),
                      sources("", "90-d", classic=False), "acted !time"),
                 Said(("What the others did binds.",
                       "floor: The floor decides whether the player keeps check, call and fold, or more: there was no time to speak."),
                      sources("53-B", "90-d", "133"), "acted !time"))),
    Question("misheard", "bets", "A player heard or understood wrongly",
             "A player acted on a word that was heard or understood wrongly: “all-in?” for all-in, a call without knowing of the raise.",
             None, _ANY, (_AFTER, Fact("misled", "Was the player told something wrong by the dealer?")),
             says=(
                 Said(("floor: The floor asks what was said and who heard it.",
                       "floor: Where the mistake is gross and nobody has acted after it, the act may be taken back."),
                      sources("1, 57", "56", "135"), "!acted !misled"),
                 Said(("floor: The floor asks what was said and who heard it.",
                       ("floor: Told wrong by the dealer, with nobody acting after it, the player may take the act back; a hand given up on"
                       " wrong information is given back where it can be found.")),
                      sources("1", "110", "135"), "!acted misled"),
                 Said(("The act stands: others have acted on it.", "floor: The floor decides whether anything is owed in fairness."),
                      sources("1, 57", "56", "135"), "acted"))),
    Question("accepted-action", "bets", "A wrong count was given, and then “call”",
             "A player called after a wrong count of the bet. The right amount is higher.", None, _ANY,
             (Fact("gross", "Was the count wrong by so much that the call makes no sense?"),),
             says=(
                 Said(("The caller owes the right amount, whoever gave the wrong one: asking for a count does not limit the call.",),
                      sources("49", "104", "135"), "!gross"),
                 Said(("floor: The caller owes the right amount; the floor may make an exception in fairness.",),
                      sources("49, with rule 1", "104", classic=False), "gross"),
                 Said(("floor: The floor may let the caller think again: the wrong information was gross.",),
                      sources("", "", "135"), "gross"))),
    Question("blind-wrong", "bets", "A blind was not posted, or with the wrong amount",
             "A blind or an ante is missing, or too small, and the hand has begun.", None, _ANY,
             (Fact("closed", "Is the first betting round over?"),),
             says=(
                 Said(("The blind is made up to the right amount.", "Who has called less puts in what is missing."),
                      sources("52-A (worked out)", "90-e-1 (worked out)", "138 (worked out)"), "!closed", Standing.DERIVED),
                 Said(("The pot stays as it is; nothing is made up.", "floor: The floor decides whether a penalty is due."),
                      sources("52-A (worked out)", "90-e-1 (worked out)", "138 (worked out)"), "closed", Standing.DERIVED))),
    Question("short-all-in", "bets", "An all-in for less than a raise: may I raise again?",
             "A player who has acted faces an all-in that is less than a full raise.", None, _ANY,
             (Fact("full", "Do the short all-ins together make a full raise over what the player had called?"),
              Fact("limit", "Is it fixed limit, and the all-in at least half a raise?", after="full", after_is=False)),
             says=(
                 Said(("The betting is open again: the player may raise.", "The least raise is the last full one."),
                      sources("47-A", "96", "171, 173", "no-limit"), "full"),
                 Said(("In limit half a raise opens the betting: the player may raise.",), sources("47-B", "", "129"), "!full limit"),
                 Said(("The player may call or fold, not raise. Who has not acted yet may do all.",),
                      sources("47-A", "96", "171, 173", "no-limit"), "!full !limit"))),
    Question("early-words", "bets", "“Call” before the bet, “if you bet I raise”",
             "A player spoke before it was their turn to know: a call before the amount, a condition.", None, _ANY,
             (Fact("conditional", "Was it a condition: “if you …, I …”?"),),
             says=(
                 Said(("floor: The floor may hold the player to the words, and may give a penalty: conditions are not allowed.",),
                      sources("59-A"), "conditional"),
                 Said(("floor: The floor fits the call to what was bet: it may bind to any amount.",
                       "The others should wait until the amount is out."), sources("59-B, 50-B"), "!conditional"))),
    Question("odd-word", "bets", "“Raise” or “call” with no bet, “check” facing one",
             "A player used a word that does not fit what lies before them.", _odd_word, _ANY,
             (Fact("bet", "Is there a bet to the player?"), Fact("call", "Was the word “call”?", after="bet", after_is=False)),
             says=(
                 Said(("“Call” with no bet is a check.",), sources("55", "90-b-1"), "!bet call"),
                 Said(("“Raise” with no bet is a bet: the least bet or more.",), sources("55", "90-b-1"), "!bet !call"))),
    Question("prior-chips", "bets", "New chips added to chips not pulled in",
             "A player with chips of an earlier bet before them puts new chips to them, without a word, facing a raise.", None, _ANY,
             (Fact("covered", "Do the old chips alone cover the call, or were some of them pulled back?"),
              Fact("one", "Is it one new chip?", after="covered", after_is=False)),
             says=(
                 Said(("Old and new chips are one bet of several chips: rule on it as on several chips without a word.",),
                      sources("46-C", "98", "137"), "covered"),
                 Said(("One large chip is a call.", "A chip pulled back binds the player to call or raise."),
                      sources("46-B, 46-C", "98", "137"), "!covered one"),
                 Said(("Several new chips: rule on them as on several chips without a word.",
                       "A chip pulled back binds the player to call or raise."), sources("46-B, 46-C", "98", "137"), "!covered !one"))),
    Question("odd-fold", "bets", "“You win”, a fold with no bet, a fold out of turn",
             "A player gave up a hand when nothing had to be given up, or with words that are no fold.", _odd_fold, _ANY,
             (Fact("words", "Were it only words, the cards still before the player?"),),
             says=(
                 Said(("floor: The floor decides what the words were worth: who uses odd words carries the risk.",), sources("57", "56"), "words"),
                 Said(("floor: A fold out of turn may bring a penalty.",), sources("58", "84"), "!words"))),
    Question("forward-motion", "bets", "A motion with chips, a line crossed, a pump fake",
             "A player moved chips forward and took them back.", None, _ANY,
             (Fact("released", "Were the chips let go?"), Fact("acted", "Did anybody act on it?", after="released", after_is=False)),
             says=(
                 Said(("The chips are bet: what is let go binds.",), sources("57 (worked out)", "", "175"), "released", Standing.DERIVED),
                 Said(("floor: The floor may hold the player to the least call: somebody acted on the motion.",),
                      sources("57", "", "175 (no limit), 134 (limit)"), "acted"),
                 Said(("The chips may go back; no line makes a bet unless the house says so.", "floor: The floor may warn the player."),
                      sources("57", "", "175"), "!released !acted", Standing.DERIVED))),
    Question("under-raise-late", "bets", "Too small a bet or raise, found later",
             "A bet or raise was less than the least, and others have acted on it.", None, _ANY,
             (Fact("same", "Is it still the same street?"),),
             says=(
                 Said(("All who are in make it good to the least legal amount.", "Nobody may turn a call into a raise for that."),
                      sources("52-A", "90-e-1", "138"), "same"),
                 Said(("It stands: the street is over.",), sources("52-A", "90-e-1", "138"), "!same"))),
)  # fmt: skip
