"""Plays printed halves, rests with few cards in hand, and takes damage now and then."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision
from tabletop.table.view import View

FEW = 4
"""The number of cards in hand at which the bot rests."""

HURT = 25
"""The percentage of turns in which the bot takes damage from the other game."""


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The first unused half, or a rest if there are few cards; otherwise the first option."""
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
