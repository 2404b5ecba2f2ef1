"""An answer laid out for a terminal: moves first, then where the cards end, why, and the other books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burncard.questions.answer import Answer, Given


def laid_out(answer: Answer, paint: Any) -> str:
    """The answer for a terminal."""
    rows = [paint("bold", answer.title), answer.asked.say, ""]
    for number, step in enumerate(answer.steps, 1):
        rows.append(f"{number:>3}  {step.text}" + (f" ({step.who})" if step.who != "dealer" else ""))
    rows += [f"     {one}" for one in answer.results]
    if answer.cards:
        rows += ["", paint("bold", "Where the cards end")]
        width = max([len(one.card) for one in answer.cards])
        rows += [
            f"  {one.card:<{width}}  {one.ends}" + (f"  (was to be {one.was})" if one.was else "")
            for one in answer.cards
        ]
    rows += ["", paint("bold", answer.book_title)]
    for one in answer.rulings:
        rows += [
            f"  {one.title}: {one.reason}" if one.reason else f"  {one.title}",
            paint("dim", f"     {sure(one)}"),
        ]
    if answer.instead:
        rows.append(paint("dim", "  The floor may choose instead:"))
        rows += [paint("dim", f"     {one}") for one in answer.instead]
    for setting in answer.settings:
        rows.append(f"  {setting.decides}: {setting.means}")
        if setting.source:
            rows.append(paint("dim", f"     {setting.source}"))
    return "\n".join(rows + _others(answer, paint))


def sure(one: Given) -> str:
    """A source and how well it stands, in words."""
    from burncard.questions.answer import BASIS

    return f"{one.cited} ({BASIS[one.standing]})"


def _others(answer: Answer, paint: Any) -> list[str]:
    if not answer.others:
        return []
    rows = ["", paint("bold", "By other books")]
    same = [other.marked_title for other in answer.others if answer.same(other)]
    if same:
        rows.append(f"  The same: {' · '.join(same)}")
    left = [other for other in answer.others if not answer.same(other)]
    while left:
        alike = [other for other in left if left[0].same(other)]
        left = [other for other in left if other not in alike]
        rows.append(f"  {' · '.join([other.marked_title for other in alike])}:")
        rows += [f"    {number}  {step.text}" for number, step in enumerate(alike[0].steps, 1)]
        rows += [f"       {one}" for one in alike[0].results]
        rows += [f"       {one.means}" for one in alike[0].settings]
        rows.append(paint("dim", f"       {'; '.join(dict.fromkeys([one.source for one in alike[0].rulings]))}"))
    return rows
