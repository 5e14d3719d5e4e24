"""Parameters of a verb: in which way something is done, as notation says it; and how strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.phrase import Said
from tabletop.grammar.construction import Parts


class Printed(Struct, frozen=True):
    """As much as is printed on who does it, and so much more."""

    by: Much = 0


class Given(Struct, frozen=True):
    """The parameters that are given with a verb, in the order in which they are printed."""

    values: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str, otherwise: Any = None) -> Any:
        """What is given for a parameter; *otherwise* if nothing is."""
        return next((value for each, value in self.values if each == name), otherwise)


class Parameter(NamedTuple):
    """One that is called *name*, with *wordings* of which the first is printed. Its value is what
    stands in the gap `value`, or what *make* makes of its gaps and *take* takes apart."""

    name: str
    wordings: tuple[str, ...]
    make: Callable[[Parts], Any] = lambda parts: parts["value"]
    take: Callable[[Any], Parts | None] = lambda value: {"value": value}


class Follows(NamedTuple):
    """What follows in these *wordings* upon a verb: what *says* makes of the parameters that are
    given with that, and of the gaps."""

    wordings: tuple[str, ...]
    says: Callable[[Given, Parts], Said]
