"""The end of a duration: the end of a period, or a deed."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.table.table import Table


class Until(Struct, frozen=True):
    """When a change is over: with a kind of deed, or never. *within* tells if its period goes on.

    A change that outlasts the one it was said in is over with the `next`. Of what is somebody's
    `own` it is that of whom the sentence names, or of its bearer, or nobody's; `now` tells whose it
    is just now (-1: nobody's), where that hangs on who it is.
    """

    deed: type | tuple[type, ...] | None
    within: Callable[[Table], bool] = lambda table: True
    next: bool = False
    own: bool = False
    now: Callable[[Table], int] | None = None

    @property
    def deeds(self) -> tuple[type | None, ...]:
        """The kinds of deeds that may end it."""
        return self.deed if isinstance(self.deed, tuple) else (self.deed,)

    def goes_on(self, table: Table, whose: int) -> bool:
        """Whether the period goes on just now, as that of *whose* if it is somebody's own."""
        return self.within(table) and (self.now is None or self.now(table) == whose)
