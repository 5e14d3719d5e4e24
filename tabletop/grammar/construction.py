"""Constructions: what can be said in a category, and how; one definition reads and prints.

The abstract syntax is the values: `make` builds a value from the contents of the gaps, and `take`
takes a value apart again. The concrete syntax is the wordings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from tabletop.cardtext.phrase import Said
from tabletop.grammar.wording import Wording

Parts = Mapping[str, Any]
"""The contents of the gaps of a wording, by name."""

Make = Callable[[Parts], Any]
Take = Callable[[Any], Parts | None]


class Construction(Struct, eq=False):
    """Something that can be said in a `category`, by any of its `wordings`.

    `make` returns the value of the parts, or None if they do not fit together; `take` returns the
    parts of a value, or None if it is another kind of value. `of` is the function that it says, if
    any. `takes` are the only values that it may take, if that is known: those of a type, one
    (`Only`), or what a phrase says; they hold for its `first_take` alone.
    """

    category: str
    make: Make
    take: Take
    wordings: list[Wording] = []
    of: object = None
    takes: object = None
    first_take: Take | None = None

    def __post_init__(self) -> None:
        self.first_take = self.take

    def may_take(self, head: object, kind: type) -> bool:
        """Whether it may take a value of a *kind* with this *head* (`head_of`)."""
        if self.takes is None or self.take is not self.first_take:
            return True
        if isinstance(self.takes, Only):
            only, value = self.takes
            return kind is only and (kind not in PLAIN or head == value)
        return self.takes is head or self.takes is kind

    def also(self, *templates: str, **fixed: Any) -> Construction:
        """Read *templates* as well, without printing them."""
        self.wordings += [Wording(each, False, fixed) for each in templates]
        return self


class Only(NamedTuple):
    """One value, and its type."""

    kind: type
    value: object


PLAIN = frozenset((str, int))
"""The types of values that are told apart by themselves."""


def head_of(value: Any) -> object:
    """What tells which constructions may take *value*: its phrase, itself, or else its type."""
    kind = type(value)
    if kind is Said:
        return value.phrase
    return value if kind in PLAIN else kind


def of_value(category: str, value: Any, *templates: str) -> Construction:
    """A construction that always means *value*; the first template is printed."""
    return Construction(
        category,
        lambda parts: value,
        lambda said: {} if said == value and type(said) is type(value) else None,
        ways(templates),
        takes=Only(type(value), value),
    )


def of_type(category: str, kind: type, names: Iterable[str], *templates: str) -> Construction:
    """A construction for records of one *kind*, whose fields have these *names*."""
    fields = (*names,)
    return Construction(
        category,
        lambda parts: kind(**parts),
        lambda said: {name: getattr(said, name) for name in fields} if type(said) is kind else None,
        ways(templates),
        takes=kind,
    )


def passing(category: str, *categories: str) -> list[Construction]:
    """Constructions that let *category* include everything of *categories*."""
    return [
        Construction(
            category,
            lambda parts: parts["it"],
            lambda said: {"it": said},
            [Wording(f"{{it:{inner}}}")],
        )
        for inner in categories
    ]


def ways(templates: Iterable[str]) -> list[Wording]:
    """*templates* as wordings; the first is printed."""
    return [Wording(each, number == 0) for number, each in enumerate(templates)]
