"""A card table that knows the rules: the model, the rules and the games. Knows no Qt.

>>> from tabletop import new_game
>>> session = new_game("tower", seats=2, seed=7)
>>> session.decision.ask
'Player 1, who will you be?'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.play.questions.decision import Decision, Option, Refusal
    from tabletop.play.record_loader import load
    from tabletop.play.runner.faults import Diverged, RuleFault
    from tabletop.play.runner.session import Session
    from tabletop.play.start.new_game import lay, new_game
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

_HOMES = {
    "VERSION": "version",
    "Decision": "play.questions.decision",
    "Diverged": "play.runner.faults",
    "Flow": "table.table",
    "Option": "play.questions.decision",
    "Refusal": "play.questions.decision",
    "RuleFault": "play.runner.faults",
    "Seat": "table.table",
    "Session": "play.runner.session",
    "lay": "play.start.new_game",
    "load": "play.record_loader",
    "new_game": "play.start.new_game",
}


def __getattr__(name: str) -> object:
    """What is asked for, read when it is: whoever imports one file here does not want them all.

    :raises AttributeError: if there is nothing of that *name*.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
