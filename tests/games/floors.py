"""The rooms of a game stand on one another: what tests of that ask of the imports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

import grimp

Floors = Sequence[set[str]]
"""The rooms of a package from the roof to the floor; those side by side do not know each other."""


@cache
def graph() -> grimp.ImportGraph:
    """Who imports whom."""
    return grimp.build_graph("tabletop", cache_dir=None)


def upward(package: str, floors: Floors) -> set[tuple[str, str]]:
    """The rooms of *package* that know one above them, or beside them, with the one they know."""
    found = graph().find_illegal_dependencies_for_layers(layers=floors, containers={package})
    return {(each.importer, each.imported) for each in found}


def loose(package: str, floors: Floors) -> set[str]:
    """What lies in *package* and in none of its rooms, or is a room that is not there."""
    rooms = {f"{package}.{room}" for floor in floors for room in floor}
    return graph().find_children(package) ^ rooms


@contextmanager
def planted(importer: str, imported: str) -> Iterator[None]:
    """Meanwhile one module knows another."""
    graph().add_import(importer=importer, imported=imported)
    try:
        yield
    finally:
        graph().remove_import(importer=importer, imported=imported)
