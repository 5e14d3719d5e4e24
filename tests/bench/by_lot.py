"""Random answers, for games that are played out by the thousand."""

from __future__ import annotations

from random import Random

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import DONE, Declaration, Draft


def by_lot(decision: Decision, luck: Random) -> Option:
    """Any legal answer. A declaration is said part by part, and is one answer."""
    if type(decision) is not Declaration:
        return luck.choice(decision.legal())
    draft = Draft.of(decision)
    while draft.part is not None:
        said = draft.sayable()
        draft = draft.with_option(luck.choice(said)) if said else draft.take(DONE)
    return draft.declared()
