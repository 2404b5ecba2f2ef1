"""Judging the deal: exposed, extra, boxed and misplaced cards, one entry each; a misdeal ends it (RULES G, H1, H5, H9,
H12, H13)."""

from __future__ import annotations

from burncard.game.steps import Step
from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.irregularities import h01_exposed, h05_extra, h09_boxed, h12_misplaced
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Plan, Verdict

_KINDS = {"exposed": h01_exposed, "extra": h05_extra, "boxed": h09_boxed, "misplaced": h12_misplaced}


def judge(facts: DealFacts, book: Rulebook) -> Verdict:
    """One row a slip in the order they were noticed; as soon as one makes a misdeal that is the whole remedy."""
    verdict = Verdict()
    for slip in facts.slips:
        section, condition = _KINDS[slip.kind].notice(slip, facts)
        verdict.rows.append(book.row(section, condition))
    causes = [row for row in verdict.rows if row.remedy == "misdeal"]
    if causes and not facts.sealed:
        verdict.rows.append(book.misdeal(causes[-1]))
        verdict.plan.misdeal = True
        return verdict
    for slip, row in zip(facts.slips, verdict.rows, strict=True):
        if not slip.cured:
            _cure(slip, row.remedy, facts, verdict.plan)
    return verdict


def _cure(slip: Slip, remedy: str, facts: DealFacts, plan: Plan) -> None:
    if remedy == "slide":
        plan.now.append(Step("slide", player=slip.owner, cards=(slip.card,)))
    elif remedy == "back_on_top":
        step = Step("return", cards=(slip.card,))
        (plan.now if facts.complete else plan.after_deal).append(step)
    elif remedy == "replace":
        plan.after_deal.append(Step("replace", player=slip.player, cards=(slip.card,)))
    elif remedy == "replace_again":
        plan.now += [Step("scrap", cards=(slip.card,)), Step("give", player=slip.player)]
    elif remedy == "top_card":
        plan.now.append(Step("give", player=facts.players))
    elif remedy in ("dead", "as_it_lies"):
        for player in sorted(facts.counts):
            kills = [step.player for step in plan.now if step.verb == "kill"]
            if facts.counts[player] != 2 and player not in kills and len(kills) + 1 < len(facts.counts):
                plan.now.append(Step("kill", player=player))
