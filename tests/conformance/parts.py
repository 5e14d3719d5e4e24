"""What is asked and answered in parts, for tests that look at each of them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declaration, Draft


def ways(decision: Decision, luck: Luck) -> Iterator[tuple[list[str], Decision, Decision | Draft]]:
    """The questions that *decision* puts, each with what was said before: itself, or those on one
    way through its parts; and what a drop is asked of."""
    if not isinstance(decision, Declaration):
        yield [], decision, decision
        return
    draft, said = Draft.of(decision), list[str]()
    while (question := draft.question()) is not None:
        yield said, question, draft
        if not (legal := question.legal()):
            return
        said = [*said, luck.choice(legal).key]
        draft = draft.take(said[-1])


def to_its_end(decision: Decision, said: list[str], option: Option, luck: Luck) -> str:
    """A whole answer to *decision* that goes on from what was *said* with *option*."""
    if not isinstance(decision, Declaration):
        return option.key
    draft = Draft.of(decision, anyway=True)
    for key in (*said, option.key):
        draft = draft.take(key)
    while (question := draft.question()) is not None:
        options = question.legal() or [each for each in draft.sayable() if not each.absolute]
        draft = draft.take(luck.choice(options).key)
    return draft.key()
