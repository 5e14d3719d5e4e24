"""The sound of each event of a table: data of the table and of each game.

A cue refers to kinds of zones and names of counters, never to pieces, so that people who may not
know a card hear the same for any card.
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
    """The content of the file for all tables."""

    weight: tuple[str, ...]
    sounds: tuple[Cue, ...]


class CueSheet:
    """The sounds of a game, whose *own* cues come before those of all tables."""

    def __init__(self, own: Sequence[Cue] = ()) -> None:
        said = _said()
        self._weight = said.weight
        self._own, self._all = tuple(own), said.sounds

    def of(self, event: Event, at: str, kind_of: KindOf) -> str:
        """The sound of *event*, whose piece is in the zone *at*; empty if there is none. *kind_of*
        returns the kind of a zone."""
        for cues, on in product((self._own, self._all), _happenings(event)):
            for cue in cues:
                if cue.on == on and _fits(cue, event, kind_of(at), kind_of):
                    return cue.sound
        return ""

    @property
    def names(self) -> set[str]:
        """All sounds that it uses."""
        return {cue.sound for cue in (*self._own, *self._all) if cue.sound}

    def at(self, on: Happening) -> str:
        """The sound of an occasion for those at the table; empty if there is none."""
        return next((cue.sound for cue in (*self._own, *self._all) if cue.on == on), "")

    def heard(self, names: Collection[str], most: int) -> list[str]:
        """At most *most* of the sounds *names* of one moment, each once."""
        return [name for name in self._weight if name in names][:most]


@cache
def _said() -> _Said:
    return msgspec.toml.decode(FOR_ALL.read_bytes(), type=_Said)


def _fits(cue: Cue, event: Event, at: str, kind_of: KindOf) -> bool:
    """Whether *cue* applies to *event*, whose piece is in a zone of the kind *at*."""
    if not _any(cue.at, at):
        return False
    if isinstance(event, Counted):
        return _any(cue.counters, event.counter) and _any(cue.by, _way(event))
    return not isinstance(event, Moved) or _any(cue.source, kind_of(event.source))


def _happenings(event: Event) -> tuple[Happening, ...]:
    """What *event* is, the most specific first."""
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
