"""Random answers, for games that are played out by the thousand."""

from __future__ import annotations

from random import Random

from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declaration, Draft


def by_lot(decision: Decision, luck: Random) -> Option:
    """Any legal answer. A declaration is said part by part, and is one answer."""
    if type(decision) is not Declaration:
        return luck.choice(decision.legal())
    draft = Draft.of(decision)
    while draft.part is not None:
        draft = draft.with_option(luck.choice(draft.sayable()))
    return draft.declared()
