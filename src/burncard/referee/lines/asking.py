"""Asking to see a called hand at the showdown (RULES E7)."""

from __future__ import annotations

from burncard.errors import Illegal
from burncard.game.lines import Line
from burncard.game.steps import Step
from burncard.referee.lines.showdown import restore
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.showdown import board, value
from burncard.table.piles import EVERYBODY


def ask(st: State, line: Line) -> None:
    """`line.who` asks to see the hand that `line.seat` threw away. Asked by the apparent winner it is live and the best
    wins; asked by anybody else it is shown and stays dead."""
    player, asked = line.who, line.seat
    if not st.due:
        raise Illegal("hand_over")
    if asked not in st.thrown or player == asked:
        raise Illegal("no_hand_asked", rule="E7", player=asked)
    why = _refused(st, player, asked)
    if why:
        raise Illegal("no_right_to_ask", rule="E7", player=player, why=why)
    cards = st.thrown[asked]
    for card in cards:
        st.piles.seen[card] = EVERYBODY
    values = {other: value(st, other, board(st)) or 0 for other in st.tabled if st.live[other]}
    winner = player in values and values[player] == max(values.values())
    if st.alive == 1 and st.live[player]:
        winner = True
    winner = winner and not st.awards  # once a pot is pushed it is only shown
    if note(st, "E7", "by_winner" if winner else "by_another") == "shown_dead" or st.awards:
        return
    restore(st, asked)
    st.due = [Step("show"), Step("push")]
    advance(st)


def _refused(st: State, player: int, asked: int) -> str:
    """Why the book does not let this player ask, an empty string when it does."""
    right = st.book.options.ask_to_see
    if right == "collusion_only":
        return "only on suspicion of collusion, and of the floor"
    if right == "caller_only":
        last = st.rounds[-1].aggressor
        if asked != last or player in st.thrown or not st.live[player]:
            return "only a caller who still has their cards, against the last aggressor"
    return ""
