"""What is suffered: so much of it, more, less, doubled, or none."""

from __future__ import annotations

from tabletop.cardtext.amounts import Much
from tabletop.executor.context import Context
from tabletop.play.rules.deeds import Deed


class Suffered(Deed, kw_only=True):
    """An amount `n` of something happens to `who`. Games define the result."""

    who: int
    n: int


def change(context: Context, n: Much, sign: int = 1) -> bool:
    """Change the amount of the coming deed by a number, but not below 0."""
    deed = context.deed
    if deed is None or not hasattr(deed, "n"):
        return False
    before = deed.n
    deed.n = max(0, deed.n + sign * context.amount(n))
    context.much = abs(before - deed.n)
    deed.prevented |= not deed.n
    return True


def lessen(context: Context, n: Much) -> bool:
    """Prevent this amount of it."""
    return change(context, n, -1)


def prevent_all(context: Context) -> bool:
    """Prevent all of it."""
    return change(context, getattr(context.deed, "n", 0), -1)


def double(context: Context) -> bool:
    """Double it."""
    return change(context, getattr(context.deed, "n", 0), 1)
