"""Phrases by which somebody is to do, or to suffer, a deed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from tabletop.executor.context import Context
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules


def proposes(deed: Callable[..., Deed]) -> Callable[..., Rules[bool]]:
    """Runs a phrase whose gaps are the fields of *deed*; whether it was done."""

    @wraps(deed, assigned=["__doc__"], updated=[])
    def suffered(context: Context, **said: Any) -> Rules[bool]:
        done = yield from context.propose(deed(**said))
        return not done.prevented

    return suffered
