"""Which kinds of faces cards have, judged once for each size: it takes a deck milliseconds."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ui.faces.face_names import FaceKind
from ui.faces.store import FaceStore

KEPT = 4096
"""Kinds of faces kept in memory: those of a table in some twenty sizes."""


@runtime_checkable
class Kinds(Protocol):
    """A deck that chooses a kind of face by what its type would measure."""

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* in *across* by *down* device pixels."""
        ...


class JudgedKinds:
    """What a deck said of the kinds of its faces, now or, if *store* keeps it, at another time."""

    def __init__(self, store: FaceStore | None) -> None:
        self._store = store
        self._kept: dict[tuple[str, int, int], FaceKind] = {}

    def kind(self, deck: object | None, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* in so many pixels; as it is printed, as long as nobody knows better:
        *deck* is not there yet, and what it said at another time is not kept."""
        key = (face, across, down)
        found = self._kept.get(key) or (self._store.kind(*key) if self._store is not None else None)
        if found is None:
            if deck is None:
                return "real"
            found = _judged(deck, *key)
            if self._store is not None:
                self._store.write_kind(*key, found)
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[key] = found
        return found


def _judged(deck: object, face: str, across: int, down: int) -> FaceKind:
    """The kind of *face* as *deck* has it; as it is printed, where that has but one kind."""
    try:
        return deck.kind(face, across, down) if isinstance(deck, Kinds) else "real"
    except KeyError:
        return "real"  # words stand in for it
