"""A table with people: who may do what, when, and what follows from it. Pure: no socket, no clock, no disk."""

from burncard.rooms.decide import Answer, Close, Give, Line, Pause, Refused, Undo, decide
from burncard.rooms.roles import Actor, Kind, Role
from burncard.rooms.room import Happened, Room, happen

__all__ = [
    "Actor", "Answer", "Close", "Give", "Happened", "Kind", "Line", "Pause", "Refused", "Role", "Room", "Undo", "decide",
    "happen",
]  # fmt: skip
