"""What the replayer asks for beside the frames: the chances at each point, and a mistake by the other books."""

from __future__ import annotations

from burncard.equity import equity
from burncard.referee.views import HIDDEN
from burncard.server.frames import Frame, TableFrame

#: Before the flop the boards are drawn, so that six hands cost no more than two.
DRAWN = 16_384


class Chances(Frame, frozen=True, kw_only=True):
    """The share of the pot each seat can expect from `line` on, 0 to 1; empty where a hand that is live is not known."""

    line: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]


def chances(tables: list[TableFrame]) -> tuple[Chances, ...]:
    """The chances after each line at which they change; the cards of known folded hands cannot come."""
    done: dict[object, tuple[float, ...]] = {}
    out: list[Chances] = []
    for line, table in enumerate(tables):
        live = [seat for seat in table.seats if seat.live and len(seat.cards) == 2]
        seats = tuple([seat.seat for seat in live])
        known = [card for seat in table.seats for card in seat.cards]
        board = table.board[: len(table.board) - table.board_down] if table.board_down else table.board
        sound = len(live) > 1 and HIDDEN not in {card for seat in live for card in seat.cards}
        shares: tuple[float, ...] = ()
        if sound and len(board) in (0, 3, 4, 5) and table.phase not in ("dealing", "misdeal", "void"):
            folded = sorted({card for card in known if card != HIDDEN} - {card for seat in live for card in seat.cards})
            key = tuple([seat.cards for seat in live]), tuple(board), tuple(folded)
            if key not in done:
                done[key] = _shares(["".join(seat.cards) for seat in live], "".join(board), "".join(folded))
            shares = done[key]
        elif len(live) == 1 and out:
            shares = (1.0,)
        else:
            seats = ()
        if not out or (out[-1].seats, out[-1].shares) != (seats, shares):
            out.append(Chances(line=line, seats=seats, shares=shares))
    return tuple(out)


def _shares(hands: list[str], board: str, dead: str) -> tuple[float, ...]:
    try:
        found = equity(*hands, board=board, dead=dead, exact=None if board else False, samples=None if board else DRAWN)
    except ValueError:
        return ()  # a foul deck: two of one card
    return tuple([round(one.equity, 4) for one in found.players])
