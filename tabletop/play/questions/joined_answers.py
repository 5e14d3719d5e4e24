"""Which answers are one with what is to be said next of them, as a declaration tells beforehand."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Draft

Cut = Callable[[Decision], Decision]
"""A question, cut to what somebody may know of it."""


def joined(asked: Decision, draft: Draft, cut: Cut) -> dict[str, list[Option]]:
    """What may be said next of each answer to *asked*, the next question of a *draft*, that joins
    it, by that answer's key: where one thing is to be said, and more than one may be."""
    offered = {option.key for option in asked.options if option.joins and not option.warning}
    found = {}
    for option in draft.listed() if offered else ():
        if option.key in offered and draft.may_say(option):
            follow = _next(draft.with_option(option), cut)
            if len(follow) > 1:
                found[option.key] = follow
    return found


def _next(draft: Draft, cut: Cut) -> list[Option]:
    """What may be said next of a *draft*, where that is one thing."""
    question = draft.question() if draft.part is not None and draft.part.kind == "one" else None
    if question is None:
        return []
    return [option for option in cut(question).options if option.is_open(draft.house_rules)]
