"""What undo and redo would do next, each in a line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletop.play.records.journal import Answer, AnyEntry
from tabletop.play.rules import chronicle
from tabletop.play.rules.chronicle import Line
from tabletop.play.runner.timeline import Timeline
from tabletop.table.table import Seat

LONGEST = 200
"""The most characters of an answer's label that are kept."""


class Going(Struct):
    """The next steps `back` and `forth`: an answer by the label of its option, anything else by the
    first line that it wrote, as one seat may read it. `quiet_back` and `quiet_forth` are steps
    without words. If all four are empty, there is no step."""

    back: Line | None = None
    forth: Line | None = None
    quiet_back: bool = False
    quiet_forth: bool = False


def next_steps(timeline: Timeline, seat: int, waits_of: int | None) -> Going:
    """The next steps of *timeline*, as *seat* may read them; if answers wait, the step of
    *waits_of*."""
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
    """The choices in *words* as one line; empty for none."""
    return Line(-1, "{}", [words]) if words else None


def shortened(words: str) -> str:
    """The *words* of an answer, shortened for keeping."""
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


def _named(
    entry: AnyEntry | None, told: Line | None, seats: Sequence[Seat], seat: int
) -> Line | None:
    """The name of *entry* for *seat*: the label of an answer, or whose answer it is if *seat* may
    not read the label; for any other entry, and one of an old save, the line that it *told*."""
    if isinstance(entry, Answer) and entry.words:
        by, own = seats[entry.seat], seat >= 0 and seats[seat].player == seats[entry.seat].player
        if own:
            return called(entry.words)
        if entry.open:
            return Line(-1, "{}: {}", [by.name, entry.words])
        return Line(-1, "{}’s answer", [by.name])
    return chronicle.heard(told, seats, seat) if entry is not None and told is not None else None
