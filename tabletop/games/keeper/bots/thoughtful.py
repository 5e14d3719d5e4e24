"""Plays what is printed, rests with few cards in hand, and is hurt now and then."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision
from tabletop.table.view import View

FEW = 4
"""Cards in hand with which it rests."""

HURT = 25
"""Times in a hundred that the game beside hurts it."""


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The first half that is left, a rest where there are few cards; else what comes first."""
    legal = {option.key: option for option in decision.legal()}
    if "typed" in legal:
        return luck.choice([key for key in legal if key != "typed"] or ["typed"])
    hand = len(view[f"hand:{decision.seat}"])
    if "rest" in legal and ("go on" not in legal or hand < 2) and (hand < FEW or len(legal) == 1):
        return "rest"
    hurt = f"hurt {decision.seat}"
    if hurt in legal and not legal[hurt].warning and luck.chance(HURT):
        return hurt
    if "clean-up" in legal:
        return "clean-up"
    cards = [key for key in legal if key.startswith(("top ", "bottom ", "card "))]
    return luck.choice(cards) if cards else decision.default or next(iter(legal))
