"""What was taken back of a game and can be done again, as long as the game goes the same way."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.records.journal import Answer, AnyEntry, Tail
from tabletop.play.rules.chronicle import Line


class TakenBack:
    """Tails that were cut off a game, each by one going back: the newest is done again first."""

    def __init__(self) -> None:
        self._tails: list[Tail] = []

    def __len__(self) -> int:
        """How many entries can be done again."""
        return sum(len(tail.entries) for tail in self._tails)

    @property
    def noted(self) -> bool:
        """Whether anything was taken back since the game last took another way, be it all done
        again by now."""
        return bool(self._tails)

    @property
    def entries(self) -> list[AnyEntry]:
        """All that can be done again, in its order."""
        return [entry for tail in reversed(self._tails) for entry in tail.entries]

    @property
    def next(self) -> list[AnyEntry]:
        """What was taken back last and can be done again, up to where it was cut."""
        while self._tails and not self._tails[-1].entries:
            self._tails.pop()
        return self._tails[-1].entries if self._tails else []

    @property
    def lines(self) -> list[Line]:
        """What the chronicle told of `next`."""
        return self._tails[-1].lines if self.next else []

    def begins_with(self, entry: AnyEntry) -> bool:
        """Whether *entry* is what was taken back last."""
        coming = self.next
        return bool(coming) and same(entry, coming[0])

    def add(self, tail: Tail) -> None:
        """Keep *tail*, which was cut off last."""
        self._tails.append(tail)

    def pop(self) -> Tail | None:
        """The tail that was cut off last, which is kept no more; nothing if there is none."""
        return self._tails.pop() if self._tails else None

    def drop(self, number: int) -> None:
        """So many of `next` were done again, and are kept no more."""
        self._tails[-1].entries = self._tails[-1].entries[number:]

    def done(self, entries: Sequence[AnyEntry]) -> int:
        """The game went on by *entries*; how many of them were those taken back last, which are
        kept no more. From the first that is another on the caller must `forget`."""
        for number, entry in enumerate(entries):
            if not self.begins_with(entry):
                return number
            self.drop(1)
        return len(entries)

    def forget(self) -> None:
        """The game takes another way: nothing of it will come any more."""
        self._tails = []

    def kept(self) -> list[Tail]:
        """All of it as it is now, to come back to."""
        return self._tails[:]

    def restore(self, kept: list[Tail]) -> None:
        """Come back to what was *kept*."""
        self._tails = kept


def same(entry: AnyEntry, other: AnyEntry) -> bool:
    """Whether both do the same: of two answers, whatever they were called, and why given."""
    if isinstance(entry, Answer) and isinstance(other, Answer):
        return (entry.seat, entry.key, entry.anyway) == (other.seat, other.key, other.anyway)
    return entry == other
