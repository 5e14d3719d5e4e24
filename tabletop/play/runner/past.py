"""The past of a running game: its journal, checkpoints and chronicle, cut and joined together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from operator import attrgetter

from tabletop.play.records.journal import Journal, Tail, parted
from tabletop.play.rules.play import Play
from tabletop.play.runner.snapshots import Keeper
from tabletop.table.table import freeze

SPACING = 256
"""The entries between two checkpoints in games by bots, which replay in milliseconds. In games with
people every question has a checkpoint."""

_entry_of = attrgetter("entry")


class Past:
    """The *journal* and the chronicle of *play*, with tables to come back to: *closely* at every
    question, otherwise every `SPACING` entries. `due` is the number of the entry from which on the
    next table is to be kept."""

    def __init__(self, play: Play, journal: Journal, *, closely: bool) -> None:
        self.due = 0
        self._play = play
        self._journal = journal
        self._spacing = 1 if closely else SPACING
        self._keeper = Keeper(play) if closely else None
        self._last_cut: tuple[Tail, int, int] = Tail([]), 0, 0

    def keep(self, entry: int) -> None:
        """Keep the table as it lies before *entry*."""
        kept = self._keeper.freeze() if self._keeper else (freeze(self._play.table), b"")
        self._journal.keep(entry, *kept)
        self.due = entry + self._spacing

    def cut(self, entry: int) -> Tail:
        """Cut off everything from *entry* on; returns it. The table is not changed."""
        tail = self._journal.cut(entry)
        lines = self._play.lines
        first = bisect_left(lines, self._journal.checkpoints[-1].entry, key=_entry_of)
        self._play.lines, tail.lines = parted(lines, first)
        self._last_cut = tail, len(self._journal.checkpoints), first
        return tail

    def join(self, tail: Tail) -> None:
        """Append *tail* again; the chronicle is complete up to there. The table is not changed."""
        since = len(self._journal.entries)
        self._journal.join(tail)
        self._play.lines += [line for line in tail.lines if line.entry >= since]

    def thaw(self) -> int:
        """Restore the table that was kept last; returns the number of the entry before which it lay
        so."""
        checkpoint = self._journal.checkpoints[-1]
        self._play.lay(checkpoint.table())
        self.due = checkpoint.entry + self._spacing
        if self._keeper:
            self._keeper.forget()
        return checkpoint.entry

    def moment(self) -> Callable[[], None]:
        """A function that restores all of it, and the play, after one cut and further play. Another
        table is used meanwhile, and this one stays as it is. What grows with the game is not
        copied: the part that was cut off is appended again."""
        past, play, journal = vars(self).copy(), vars(self._play).copy(), self._journal
        entries, checkpoints = len(journal.entries), len(journal.checkpoints)
        lines = len(self._play.lines)

        def give_back() -> None:
            told = self._play.lines
            tail, kept, first = self._last_cut
            journal.entries = (journal.entries + tail.entries)[:entries]
            journal.checkpoints = (journal.checkpoints[:kept] + tail.checkpoints)[:checkpoints]
            vars(self).update(past)
            vars(self._play).update(play)
            self._play.lines = (told[:first] + tail.lines)[:lines]
            if self._keeper:
                self._keeper.forget()

        return give_back
