"""Bots: the reason for an answer. Hints use it too; the person knows the map, the program does
not."""

from __future__ import annotations

from tabletop.bots.budget import Budget
from tabletop.bots.hints import answered, because
from tabletop.bots.luck import Luck
from tabletop.games.keeper.bots.thoughtful import thoughtful
from tabletop.play.questions.decision import Decision
from tabletop.play.questions.declaration import Declaration, Draft
from tabletop.table.view import View


def reasons(view: View, decision: Decision, key: str, budget: Budget | None) -> str:
    """The reason why *key* answers *decision*. Without *key*: what the bot would do, and why."""
    key = key or _whole(view, decision)
    label = answered(view, decision, key)
    return because(label, _why(view, decision, key)) if label else ""


def _whole(view: View, decision: Decision) -> str:
    luck = Luck(0)
    if isinstance(decision, Declaration):
        return Draft.of(decision).walk(lambda part: thoughtful(view, part, luck)).key()
    return thoughtful(view, decision, luck)


def _why(view: View, decision: Decision, key: str) -> str:
    verb = key.partition(" ")[0].partition("/")[0]
    hand = len(view[f"hand:{decision.seat}"]) if decision.seat >= 0 else 0
    held = f"{hand} {'card' if hand == 1 else 'cards'}"
    if verb == "rest":
        return f"Only {held} {'is' if hand == 1 else 'are'} left in hand."
    if verb == "go":
        return f"You still have {held} in hand."
    if verb == "hurt":
        return "The board game deals damage now and then."
    if verb == "clean-up":
        return "Nothing is left to note in this round."
    if verb in ("top", "bottom", "play", "card") or "/" in key:
        return "All of them are equally good here: only you know the map."
    return "This is only an example: your own table decides."
