"""A card table that knows the rules: the model, the rules and the games. Knows no Qt.

>>> from tabletop import new_game
>>> session = new_game("tower", seats=2, seed=7)
>>> session.decision.ask
'Player 1, who will you be?'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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

_HOMES = {
    "VERSION": "version",
    "Decision": "play.decision",
    "Diverged": "play.faults",
    "Flow": "table.table",
    "Option": "play.decision",
    "Refusal": "play.decision",
    "RuleFault": "play.faults",
    "Seat": "table.table",
    "Session": "play.session",
    "lay": "play.lay",
    "load": "play.opening",
    "new_game": "play.lay",
}


def __getattr__(name: str) -> object:
    """What is asked for, read when it is: whoever imports one file here does not want them all.

    :raises AttributeError: if there is nothing of that *name*.
    """
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
