"""What going back would take back, and what going forth again would do, each in a line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletop.play.records.journal import Answer, AnyEntry
from tabletop.play.rules import chronicle
from tabletop.play.rules.chronicle import Line
from tabletop.play.runner.timeline import Timeline
from tabletop.table.table import Seat

LONGEST = 200
"""Characters of an answer's words that are worth keeping."""


class Going(Struct):
    """The next step `back` and `forth`: an answer by what its option was called, for that is what
    its player did; all else by the first line that it told, as one seat may read it. What has no
    words is `quiet_back` or `quiet_forth`; where there is neither there is no step."""

    back: Line | None = None
    forth: Line | None = None
    quiet_back: bool = False
    quiet_forth: bool = False


def next_steps(timeline: Timeline, seat: int, waits_of: int | None) -> Going:
    """Where *timeline* may go, as *seat* may read it; where answers wait, by that of *waits_of*."""
    machine = timeline.machine
    seats, told, entries = machine.table.seats, machine.play.lines, len(machine.journal.entries)
    (last, at), ahead = timeline.next_undo(waits_of), timeline.next_redo
    first = len(told)
    while at >= 0 and first and told[first - 1].entry >= at:
        first -= 1
    line = told[first] if at >= 0 and first < len(told) else None
    coming = next((line for line in timeline.lines_ahead if line.entry >= entries), None)
    back, forth = _named(last, line, seats, seat), _named(ahead, coming, seats, seat)
    quiet_back = back is None and last is not None
    return Going(back, forth, quiet_back, forth is None and ahead is not None)


def called(words: str) -> Line | None:
    """What was said in *words*, as a line; none for no words."""
    return Line(-1, "{}", [words]) if words else None


def shortened(words: str) -> str:
    """*words* of an answer, as far as they are worth keeping."""
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


def _named(
    entry: AnyEntry | None, told: Line | None, seats: Sequence[Seat], seat: int
) -> Line | None:
    """What *entry* is called for *seat*: an answer by its words, or by whose it is where those are
    not for *seat* to read; another, and one of an old save, by the line that it *told*."""
    if isinstance(entry, Answer) and entry.words:
        by, own = seats[entry.seat], seat >= 0 and seats[seat].player == seats[entry.seat].player
        if own:
            return called(entry.words)
        if entry.open:
            return Line(-1, "{}: {}", [by.name, entry.words])
        return Line(-1, "{}’s answer", [by.name])
    return chronicle.heard(told, seats, seat) if entry is not None and told is not None else None
