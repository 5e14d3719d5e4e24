"""Undone entries, which can be redone as long as the game takes the same course."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.records.journal import Answer, AnyEntry, Tail
from tabletop.play.rules.chronicle import Line


class TakenBack:
    """Tails that were cut off a game, one for each undo; the newest is redone first."""

    def __init__(self) -> None:
        self._tails: list[Tail] = []

    def __len__(self) -> int:
        """How many entries can be redone."""
        return sum(len(tail.entries) for tail in self._tails)

    @property
    def noted(self) -> bool:
        """Whether anything was undone since the game last took another course, even if all of it is
        redone."""
        return bool(self._tails)

    @property
    def entries(self) -> list[AnyEntry]:
        """All entries that can be redone, in order."""
        return [entry for tail in reversed(self._tails) for entry in tail.entries]

    @property
    def next(self) -> list[AnyEntry]:
        """The entries that are redone next, up to where the tail was cut."""
        while self._tails and not self._tails[-1].entries:
            self._tails.pop()
        return self._tails[-1].entries if self._tails else []

    @property
    def lines(self) -> list[Line]:
        """The lines of the chronicle of `next`."""
        return self._tails[-1].lines if self.next else []

    def begins_with(self, entry: AnyEntry) -> bool:
        """Whether *entry* is the next entry to redo."""
        coming = self.next
        return bool(coming) and same(entry, coming[0])

    def add(self, tail: Tail) -> None:
        """Keep *tail*, which was cut off last."""
        self._tails.append(tail)

    def pop(self) -> Tail | None:
        """Remove and return the tail that was cut off last; None if there is none."""
        return self._tails.pop() if self._tails else None

    def drop(self, number: int) -> None:
        """Remove the first entries of `next`, which were redone."""
        self._tails[-1].entries = self._tails[-1].entries[number:]

    def done(self, entries: Sequence[AnyEntry]) -> int:
        """Compare *entries*, by which the game went on, with the next entries to redo; remove and
        count those that are the same. From the first that differs on, the caller must call
        `forget`."""
        for number, entry in enumerate(entries):
            if not self.begins_with(entry):
                return number
            self.drop(1)
        return len(entries)

    def forget(self) -> None:
        """Drop everything, because the game takes another course."""
        self._tails = []

    def kept(self) -> list[Tail]:
        """All of it as it is now, for `restore`."""
        return self._tails[:]

    def restore(self, kept: list[Tail]) -> None:
        """Restore what was *kept*."""
        self._tails = kept


def same(entry: AnyEntry, other: AnyEntry) -> bool:
    """Whether both entries do the same; labels and reasons of answers do not count."""
    if isinstance(entry, Answer) and isinstance(other, Answer):
        return (entry.seat, entry.key, entry.anyway) == (other.seat, other.key, other.anyway)
    return entry == other
