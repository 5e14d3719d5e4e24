"""The thoughtful bot."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.table.view import View


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Any legal option, for now."""
    return luck.choice(decision.legal()).key
