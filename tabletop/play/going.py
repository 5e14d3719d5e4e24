"""What going back would take back, and what going forth again would do, each in a line."""

from __future__ import annotations

from msgspec import Struct

from tabletop.play import chronicle
from tabletop.play.chronicle import Line
from tabletop.play.timeline import Timeline


class Going(Struct):
    """The next step `back` and `forth`: the first line that it told, as one seat may read it. One
    that told none is `quiet_back` or `quiet_forth`; where there is neither there is no step."""

    back: Line | None = None
    forth: Line | None = None
    quiet_back: bool = False
    quiet_forth: bool = False


def going(timeline: Timeline, seat: int) -> Going:
    """Where *timeline* may go, as *seat* may read it."""
    entries, seats = len(timeline.journal.entries), timeline.table.seats
    at, found = timeline.next_undo, Going()
    told = timeline.play.lines
    first = len(told)
    while at >= 0 and first and told[first - 1].entry >= at:
        first -= 1
    if at >= 0 and first < len(told):
        found.back = chronicle.heard(told[first], seats, seat)
    found.quiet_back = found.back is None and (at >= 0 or bool(timeline.waiting.answers))
    ahead = next((line for line in timeline.lines_ahead if line.entry >= entries), None)
    found.forth = chronicle.heard(ahead, seats, seat) if ahead is not None else None
    found.quiet_forth = ahead is None and timeline.can_redo
    return found
