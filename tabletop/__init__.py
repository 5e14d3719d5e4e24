"""A card table that knows the rules: the model, the rules and the games. Knows no Qt.

>>> from tabletop import new_game
>>> session = new_game("tower", seats=2, seed=7)
>>> session.decision.ask
'Player 1, who will you be?'
"""

from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.faults import Diverged, RuleFault
from tabletop.play.lay import lay, new_game
from tabletop.play.opening import load
from tabletop.play.session import Session
from tabletop.table.table import Flow, Seat
from tabletop.version import VERSION

__all__ = [
    "VERSION",
    "Decision",
    "Diverged",
    "Flow",
    "Option",
    "Refusal",
    "RuleFault",
    "Seat",
    "Session",
    "lay",
    "load",
    "new_game",
]
