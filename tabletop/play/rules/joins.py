"""Where modules join the steps of a game: named places, whose order the game has written once.

A game has several moments: steps of its own that are `open_step`s, and others that it `comes_to`.
What joins one comes before it, instead of it or after it; at which of the game's named places says
who comes first, and no module need know another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct, field

from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Flow, Table


class Join(Struct, frozen=True, kw_only=True):
    """What is done at a `moment`: before, instead of or after what the game does there.

    `run` is given the play, and returns where the game goes on, or nothing: then it goes on as it
    would. Where it says so before, neither the rest nor what the game does there is done. `only`
    says of a table whether it is done there at all. `place` is one of the game's, and says who
    comes first. `rule` says that it is done.
    """

    moment: str
    place: str
    rule: str
    run: Callable[..., Rules[Flow | None] | Flow | None]
    when: Literal["before", "instead", "after"] = "before"
    only: Callable[[Table], bool] | None = None


class Moments(Struct, frozen=True, kw_only=True):
    """The moments of a game that may be joined: `steps`, and what else it comes to with what
    players call that. The `places` are in the order in which they come, and so are the `modules`
    at one place; those that are not named come last, by their ids. `words` tell that to players,
    `rule` is where it stands.
    """

    steps: tuple[str, ...] = ()
    others: Mapping[str, str] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    words: str = ""
    rule: str = ""

    def rank(self, module: str) -> tuple[int, str]:
        """When a module comes at a place: the game itself, which has no name, first."""
        listed = ("", *self.modules)
        return (listed.index(module) if module in listed else len(listed), module)


Joins = Mapping[str, tuple[Join, ...]]
"""What joins each moment, in order."""


def in_order(moments: Moments, found: Iterable[tuple[str, Join]]) -> dict[str, tuple[Join, ...]]:
    """The joins that were *found*, each with the module that brings it, by their moments.

    :raises ValueError: if one names a moment or a place that there is not.
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
