"""Which event of a table has which sound: data of the table and of each game.

A cue knows places by their kinds, counters by their names, and no piece: who may not know a card
hears what anybody hears of any card.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from itertools import product

import msgspec
from msgspec import Struct

from tabletop.table.event import Counted, Event, Flipped, Moved, Ordered, Rolled
from ui.base.root import ROOT
from ui.sound.cue import Cue, Happening

KindOf = Callable[[str], str]

FOR_ALL = ROOT / "assets" / "sounds" / "cues.toml"


class _Said(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file for all tables."""

    weight: tuple[str, ...]
    sounds: tuple[Cue, ...]


class CueSheet:
    """The sounds of a game with cues of its *own*, which go before those of all tables."""

    def __init__(self, own: Sequence[Cue] = ()) -> None:
        said = _said()
        self._weight = said.weight
        self._own, self._all = tuple(own), said.sounds

    def of(self, event: Event, at: str, kind_of: KindOf) -> str:
        """The sound of *event*, whose piece lies in the zone *at*; empty: none. *kind_of* tells the
        kinds of zones by their names."""
        for cues, on in product((self._own, self._all), _happenings(event)):
            for cue in cues:
                if cue.on == on and _fits(cue, event, kind_of(at), kind_of):
                    return cue.sound
        return ""

    @property
    def names(self) -> set[str]:
        """All sounds that are heard of it."""
        return {cue.sound for cue in (*self._own, *self._all) if cue.sound}

    def at(self, on: Happening) -> str:
        """The sound of what befalls those at the table; empty: none."""
        return next((cue.sound for cue in (*self._own, *self._all) if cue.on == on), "")

    def heard(self, names: Collection[str], most: int) -> list[str]:
        """Of the sounds *names* of one moment, no more than *most*, and each once."""
        return [name for name in self._weight if name in names][:most]


@cache
def _said() -> _Said:
    return msgspec.toml.decode(FOR_ALL.read_bytes(), type=_Said)


def _fits(cue: Cue, event: Event, at: str, kind_of: KindOf) -> bool:
    """Whether *cue* is about *event*, whose piece lies in a zone of the kind *at*."""
    if not _any(cue.at, at):
        return False
    if isinstance(event, Counted):
        return _any(cue.counters, event.counter) and _any(cue.by, _way(event))
    return not isinstance(event, Moved) or _any(cue.source, kind_of(event.source))


def _happenings(event: Event) -> tuple[Happening, ...]:
    """What *event* is: what fits first is heard."""
    if isinstance(event, Moved):
        turned = event.was_face_up != event.face_up
        return ("turned over", "moved") if turned else ("moved",)
    if isinstance(event, Flipped):
        return ("turned over",) if event.was_face_up != event.face_up else ()
    if isinstance(event, Ordered):
        return ("shuffled",) if event.shuffled else ()
    if isinstance(event, Counted):
        return ("counted",)
    return ("rolled",) if isinstance(event, Rolled) else ()


def _way(event: Counted) -> str:
    """How a counter changed."""
    if event.after > event.before:
        return "more" if event.before > 0 else "first"
    return "less" if event.after > 0 else "gone"


def _any(wanted: tuple[str, ...], what: str) -> bool:
    return not wanted or what in wanted
