"""Answers that are given together with the part that follows them, as a declaration knows
beforehand."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Draft

Cut = Callable[[Decision], Decision]
"""Cuts a question to what somebody may know of it."""

Way = tuple[Option, ...]
"""The choices of an answer, part after part, as far as parts join. Empty: the rest does not join,
and is asked next."""


def joined(asked: Decision, draft: Draft, cut: Cut) -> dict[str, list[Way]]:
    """The ways to go on from each option of *asked*, the next question of a *draft*, by the key of
    that option: for options that join the next part and have more than one way."""
    offered = {option.key for option in asked.options if option.joins and not option.warning}
    found = {}
    for option in draft.listed() if offered else ():
        if option.key in offered and draft.may_say(option):
            ways = _ways(draft.with_option(option), cut)
            if len(ways) > 1:
                found[option.key] = ways
    return found


def _ways(draft: Draft, cut: Cut) -> list[Way]:
    """The ways to go on from a *draft*. If some of its options join in turn, only those are
    listed."""
    question = draft.question() if draft.part is not None and draft.part.kind == "one" else None
    if question is None:
        return [()]
    options = [each for each in cut(question).options if each.is_open(draft.house_rules)]
    joining = [each for each in options if each.joins and not each.warning]
    if not joining:
        return [(each,) for each in options]
    said = {each.key: each for each in draft.listed()}
    ways = [
        (option, *further)
        for option in joining
        for further in _ways(draft.with_option(said[option.key]), cut)
    ]
    return ways if len(joining) == len(options) else [*ways, ()]
