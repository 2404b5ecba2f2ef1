"""What each reader may know of a hand, as types built up from what he has seen.

`PublicView` holds no card at all. Every card of the others is a `Face` that went through `Eyes`, which know one reader;
the whole truth is the view of eyes that see through the cards. Only `inside` and `steps` look into the referee's own state.
"""

from burncard.referee.views.eyes import HIDDEN, WATCHER, Eyes, Face
from burncard.referee.views.seen import CardsView, RulingView, SeatView, Truth, seen, truth
from burncard.referee.views.steps import StepView
from burncard.referee.views.table import PotView, PublicView, public

__all__ = [
    "HIDDEN",
    "WATCHER",
    "CardsView",
    "Eyes",
    "Face",
    "PotView",
    "PublicView",
    "RulingView",
    "SeatView",
    "StepView",
    "Truth",
    "public",
    "seen",
    "truth",
]
