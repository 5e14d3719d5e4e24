"""Phrases whose effect is that somebody does or suffers a deed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from tabletop.executor.context import Context
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules


def proposes(deed: Callable[..., Deed]) -> Callable[..., Rules[bool]]:
    """A function that runs a phrase whose gaps are the fields of *deed*. It returns whether the
    deed was done."""

    @wraps(deed, assigned=["__doc__"], updated=[])
    def suffered(context: Context, **said: Any) -> Rules[bool]:
        done = yield from context.propose(deed(**said))
        return not done.prevented

    return suffered
