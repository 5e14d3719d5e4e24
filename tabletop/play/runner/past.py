"""The past of a game in play: its journal, checkpoints and chronicle, cut and joined together."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from operator import attrgetter

from tabletop.play.records.journal import Journal, Tail, parted
from tabletop.play.rules.play import Play
from tabletop.play.runner.snapshots import Keeper
from tabletop.table.table import freeze

SPACING = 256
"""Entries between two checkpoints in games by bots: they are carried out again in milliseconds.

People get one at every question.
"""

_entry_of = attrgetter("entry")


class Past:
    """What *journal* and the chronicle of *play* tell, with tables to come back to.

    With *closely* there is one at every question, else one every `SPACING` entries. From entry
    number `due` on the next one is to be kept.
    """

    def __init__(self, play: Play, journal: Journal, *, closely: bool) -> None:
        self.due = 0
        self._play = play
        self._journal = journal
        self._spacing = 1 if closely else SPACING
        self._keeper = Keeper(play) if closely else None
        self._last_cut: tuple[Tail, int, int] = Tail([]), 0, 0

    def keep(self, entry: int) -> None:
        """Keep the table as it lies before *entry*, to come back to."""
        kept = self._keeper.freeze() if self._keeper else (freeze(self._play.table), b"")
        self._journal.keep(entry, *kept)
        self.due = entry + self._spacing

    def cut(self, entry: int) -> Tail:
        """Cut off all that came from *entry* on; returns it. The table is not touched."""
        tail = self._journal.cut(entry)
        lines = self._play.lines
        first = bisect_left(lines, self._journal.checkpoints[-1].entry, key=_entry_of)
        self._play.lines, tail.lines = parted(lines, first)
        self._last_cut = tail, len(self._journal.checkpoints), first
        return tail

    def join(self, tail: Tail) -> None:
        """Lay *tail* on again; the chronicle stands complete up to there. The table is not
        touched."""
        since = len(self._journal.entries)
        self._journal.join(tail)
        self._play.lines += [line for line in tail.lines if line.entry >= since]

    def thaw(self) -> int:
        """Let the table lie as it was kept last; the number of the entry before which it lay so."""
        checkpoint = self._journal.checkpoints[-1]
        self._play.lay(checkpoint.table())
        self.due = checkpoint.entry + self._spacing
        if self._keeper:
            self._keeper.forget()
        return checkpoint.entry

    def moment(self) -> Callable[[], None]:
        """What gives all of it, and the play, back as it stands now, if one cut is made and played
        on from in between.

        Another table is laid then: this one stays as it is. What grows with the game is not copied:
        what was cut off is laid on again.
        """
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
