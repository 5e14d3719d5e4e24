"""The thoughtful bot."""

from __future__ import annotations

from tabletop.bots import in_parts
from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.table.view import View


def _any(view: View, decision: Decision, luck: Luck) -> str:
    """Any."""
    return luck.choice([option.key for option in decision.legal()])


thoughtful = in_parts(_any)
