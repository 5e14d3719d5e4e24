"""What is asked and answered in parts, for tests that look at each of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Declaration, Draft


def ways(
    decision: Decision, luck: Luck, house_rules: Collection[str] = ()
) -> Iterator[tuple[list[str], Decision, Decision | Draft]]:
    """The questions that *decision* puts, each with what was said before: itself, or those on one
    way through its parts, for players who do without *house_rules*; and what a drop is asked of."""
    if not isinstance(decision, Declaration):
        yield [], decision, decision
        return
    draft, said = Draft.of(decision, house_rules), list[str]()
    while (question := draft.question()) is not None:
        yield said, question, draft
        if not (sayable := [o for o in question.options if o.is_open(house_rules)]):
            return
        said = [*said, luck.choice(sayable).key]
        draft = draft.take(said[-1])


def wholes(draft: Draft, said: tuple[Option, ...] = ()) -> Iterator[tuple[tuple[Option, ...], str]]:
    """Every whole answer that goes on from *draft*: the options said in it, and its key."""
    question = draft.question()
    if question is None:
        yield said, draft.key()
        return
    for option in question.legal():
        yield from wholes(draft.take(option.key), (*said, option))


def to_its_end(decision: Decision, said: list[str], option: Option, luck: Luck) -> str:
    """A whole answer to *decision* that goes on from what was *said* with *option*."""
    if not isinstance(decision, Declaration):
        return option.key
    draft = Draft.of(decision, anyway=True)
    for key in (*said, option.key):
        draft = draft.take(key)
    while (question := draft.question()) is not None:
        draft = draft.take(luck.choice(question.legal()).key)  # by their ruling, if by nothing else
    return draft.key()
