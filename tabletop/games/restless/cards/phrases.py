"""What the rules look for among what cards say: what harms, heals, may end a Battle, or is done
with all at once. The chapters mark it, below what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.phrase import Phrase

R = TypeVar("R", bound=Callable[..., object])

HARMFUL: set[Phrase] = set()
"""The phrases by which damage is dealt."""

HEALING: set[Phrase] = set()
"""Those by which somebody is healed."""

LEADING: set[Callable[..., object]] = set()
"""What runs the phrases by which a Battle may end: a Target is brought lower or goes away, or
somebody may do once more what brings one lower."""

WHOLE: set[Phrase] = set()
"""Those that say of all whom they mean at once what is done."""


def leads_on(run: R) -> R:
    """A Battle may end by what this runs."""
    LEADING.add(run)
    return run
