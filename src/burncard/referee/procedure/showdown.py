"""Reading the hands at the showdown: cards speak (RULES E3), the board plays for who said so in time (E5)."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.evaluation import rank
from burncard.game.pots import best
from burncard.referee.model.state import State
from burncard.table.piles import HOLE


def board(st: State) -> list[int]:
    """The faces that count of the board: three, one and one, by their places."""
    _, flop, turn, river = st.laid
    face = st.piles.face
    return [face[card] for card in (*flop[:3], *turn[:1], *river[:1])]


def value(st: State, player: int, faces: list[int]) -> int | None:
    """What the hand of `player` is worth with the board `faces`, higher is better; None while it cannot be read (a card
    nobody knows). A hand with a wrong number of cards is dead (H12.3): worth nothing.
    """
    if player in st.tabled:
        hole = st.piles.faces(HOLE + player)
        if len(hole) != 2:
            return 0
        faces = faces + hole
    return None if UNKNOWN in faces or len(faces) < 5 else rank(faces)


def read_pots(st: State) -> None:
    """Write down who wins each pot; a pot whose cards cannot be read is left to the floor."""
    st.winners.clear()
    faces = board(st)
    values: dict[int, int | None] = {}
    for number, (_, players) in enumerate(st.pots):
        contenders = [player for player in players if st.live[player]]
        contenders = contenders or [player for player in players if player in st.thrown] or st.players()
        if len(contenders) > 1:
            for player in contenders:
                if player not in values:
                    values[player] = value(st, player, faces)
        known = {player: worth for player in contenders if (worth := values.get(player)) is not None}
        if len(contenders) == 1:
            st.winners[number] = contenders
        elif len(known) == len(contenders):
            st.winners[number] = best(known, contenders)
