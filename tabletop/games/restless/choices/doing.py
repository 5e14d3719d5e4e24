"""What a verb of the grammar does, and how it is paid by doing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any

from tabletop.games.restless.choices.needed_objects import OBJECTS
from tabletop.games.restless.running.prices import Able, Left, paying
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.grammar.verb import Does
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def doing(
    run: Callable[..., Rules[Any] | None], able: Able | None = None,
    left: Left = lambda table, slot: "",
) -> Does:  # fmt: skip
    """What *run* does. Who pays by it must be *able* to: what it acts on is there, if nothing else
    is said; and is told what there is *left*."""

    def pay(about: Saying, **values: Any) -> Rules[None]:
        done = run(about, who=about.you, **values)
        if done is not None:
            yield from done

    def is_there(table: Table, slot: int, **values: Any) -> bool:
        return all(each.there(table, slot, values) for each in OBJECTS.get(run, ()))

    update_wrapper(pay, run, ("__module__", "__name__", "__doc__"))
    can = able or is_there
    return Does(run, pays=paying(pay, can, left), able=can)
