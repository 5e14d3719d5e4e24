"""Where modules join the steps of a game: named places, whose order the game defines once.

A game has moments: `open_step`s, and others that it `comes_to`. A join runs before the moment,
instead of it or after it. Its place decides the order, so no module needs to know another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct, field

from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow, Table


class Join(Struct, frozen=True, kw_only=True):
    """Something that a module does at a `moment`: before, instead of or after what the game does
    there.

    `run` gets the play, and returns the step where the game goes on, or None to let it go on as
    usual. If a join before the moment returns a step, the rest and the game's own part are skipped.
    `only` says for which tables it runs. It is about the records `of` a mechanism, if that is
    given, and does not run in a game that has none of them. `place` is one of the game's, and
    decides the order. `rule` is the rule that asks for it.
    """

    moment: str
    place: str
    rule: str
    run: Callable[..., Rules[Flow | None] | Flow | None]
    when: Literal["before", "instead", "after"] = "before"
    only: Callable[[Table], bool] | None = None
    of: str = ""


class Moments(Struct, frozen=True, kw_only=True):
    """The moments of a game that modules may join: `steps`, and further moments with their names
    for players.

    The `places` are in the order in which they come, and so are the `modules` at one place; modules
    that are not listed come last, by their ids. `words` explain that order to players, and `rule`
    is its rule.
    """

    steps: tuple[str, ...] = ()
    others: Mapping[str, str] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    words: str = ""
    rule: str = ""

    def rank(self, module: str) -> tuple[int, str]:
        """The rank of a module at a place; the game itself, which has no name, is first."""
        listed = ("", *self.modules)
        return (listed.index(module) if module in listed else len(listed), module)


Joins = Mapping[str, tuple[Join, ...]]
"""The joins of each moment, in order."""


def in_order(moments: Moments, found: Iterable[tuple[str, Join]]) -> dict[str, tuple[Join, ...]]:
    """Sort the joins that were *found*, each with its module, by moment.

    :raises ValueError: if a join names an unknown moment or place.
    """
    listed: dict[str, list[tuple[int, tuple[int, str], Join]]] = {}
    for module, join in found:
        if join.moment not in moments.steps and join.moment not in moments.others:
            raise ValueError(f"there is no moment {join.moment!r}")
        if join.place not in moments.places:
            raise ValueError(f"there is no place {join.place!r}")
        rank = moments.places.index(join.place), moments.rank(module)
        listed.setdefault(join.moment, []).append((*rank, join))
    return {
        moment: tuple(join for _, _, join in sorted(joins, key=lambda each: each[:2]))
        for moment, joins in listed.items()
    }
