"""The kinds of faces that cards can have, judged once per size, because that takes milliseconds."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ui.faces.face_names import FaceKind
from ui.faces.store import FaceStore

KEPT = 4096
"""How many judgements are kept in memory: those of a table in some twenty sizes."""


@runtime_checkable
class Kinds(Protocol):
    """A deck that chooses the kind of a face by the size of its text."""

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* at *across* by *down* device pixels."""
        ...


class JudgedKinds:
    """What a deck said of the kinds of its faces, in this run or, from *store*, in an earlier
    one."""

    def __init__(self, store: FaceStore | None) -> None:
        self._store = store
        self._kept: dict[tuple[str, int, int], FaceKind] = {}

    def kind(self, deck: object | None, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* at this size; `real` as long as it is unknown, because *deck* is not
        loaded and no earlier judgement is stored."""
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
    """The kind that *deck* gives for *face*; `real` if it has only one kind."""
    try:
        return deck.kind(face, across, down) if isinstance(deck, Kinds) else "real"
    except KeyError:
        return "real"  # text stands in for it
