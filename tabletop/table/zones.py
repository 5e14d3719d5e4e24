"""All zones of a table, by name and by their fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Protocol, TypeVar


class What(Protocol):
    """A zone, on a table or as it is seen."""

    @property
    def kind(self) -> str: ...
    @property
    def number(self) -> int: ...
    @property
    def owner(self) -> int: ...
    @property
    def on(self) -> int: ...
    @property
    def live(self) -> bool: ...


Z = TypeVar("Z", bound=What)


class Zones(dict[str, Z]):
    """Zones by name, found by their other fields as well. Results are cached until a zone is added,
    replaced or removed. The fields of a zone never change while it lies on a table."""

    def __init__(self, zones: Mapping[str, Z] | Iterable[tuple[str, Z]] = ()) -> None:
        super().__init__(zones)
        self._forget()

    def of_kind(self, kind: str) -> Sequence[Z]:
        """All zones of *kind*, in the order in which they were laid out."""
        return self._by(_KIND).get(kind, ())

    def owned(self, seat: int) -> Sequence[Z]:
        """All zones of *seat*; -1: of the table itself."""
        return self._by(_OWNER).get(seat, ())

    def going_with(self, piece: int) -> Sequence[Z]:
        """All zones that go with *piece*."""
        return self._by(_ON).get(piece, ())

    def one(self, kind: str, *, number: int = -1, owner: int = -1, on: int = -1) -> Z | None:
        """The zone of *kind* with this number and owner that goes with this piece, None if there is
        none."""
        found = self._by(_WHICH).get((kind, number, owner, on))
        return found[0] if found else None

    def live(self, kind: str, first: int, seats: int) -> Sequence[Z]:
        """The live zones of *kind* in the order in which their pieces react. Of all *seats* the
        seat *first* comes first, then clockwise, then the table's own zones; several zones of one
        owner come by number, then as they were laid out."""
        first %= seats or 1
        found = self._turns.get((kind, first, seats))
        if found is None:
            found = [zone for zone in self.of_kind(kind) if zone.live]
            found.sort(key=lambda z: (z.owner < 0, (z.owner - first) % (seats or 1), z.number))
            self._turns[kind, first, seats] = found
        return found

    def _by(self, fields: Callable[[Z], Any]) -> dict[Any, list[Z]]:
        """The zones with these values of *fields*."""
        found = self._found.get(fields)
        if found is None:
            found = self._found[fields] = {}
            for zone in self.values():
                found.setdefault(fields(zone), []).append(zone)
        return found

    def _forget(self) -> None:
        self._found: dict[Callable[[Z], Any], dict[Any, list[Z]]] = {}
        self._turns: dict[tuple[str, int, int], list[Z]] = {}


_KIND, _OWNER, _ON = attrgetter("kind"), attrgetter("owner"), attrgetter("on")
_WHICH = attrgetter("kind", "number", "owner", "on")

CHANGES = (
    "__setitem__",
    "__delitem__",
    "__ior__",
    "clear",
    "pop",
    "popitem",
    "setdefault",
    "update",
)
"""The methods of a `dict` that change it."""


def _forgetting(name: str) -> Callable[..., Any]:
    """The method *name* of a `dict`, after which the cached results are dropped."""
    change = getattr(dict, name)

    def changed(self: Zones[Any], *args: Any, **more: Any) -> Any:
        self._forget()
        return change(self, *args, **more)

    return changed


for _name in CHANGES:
    setattr(Zones, _name, _forgetting(_name))
