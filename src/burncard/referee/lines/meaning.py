"""A number with several meanings: "five" may be 5, 500 or 5,000 (K40; TDA 57)."""

from __future__ import annotations

from burncard.game.rounds import Round
from burncard.referee.model.state import State
from burncard.referee.procedure.due import Legal
from burncard.referee.procedure.rulings import note


def meant(st: State, round_: Round, options: Legal, number: int) -> int:
    """The amount that a spoken number stands for, in chips; a ruling says so where it is not the number itself.

    Of the number, its hundreds and its thousands it is the highest that is legal and not above the pot before the bet;
    where none is, the least legal one. A number that can be counted out in the chips in play (half of the least blind or
    more) and one of a hundred or more mean themselves. More than the player has is all-in.

    """
    least = min([abs(blind) for blind in st.setup.blinds if blind] or [st.setup.min_bet])
    if number >= 100 or 2 * number >= least:
        return number
    most = round_.bets[options.player] + st.chips.stack[options.player]
    legal = [
        number * times for times in (1, 100, 1000)
        if number * times == round_.level or (options.can_raise and number * times >= options.min_to)
    ]  # fmt: skip
    if not legal:
        return number
    pot = st.chips.in_pots()
    amount = min(max([one for one in legal if one <= pot], default=min(legal)), most)
    if amount != number:
        note(st, "C7", "several_meanings")
    return amount
