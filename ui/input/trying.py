"""Where a drop does something: tried out of sight, so that nothing else is lit.

Options name the places of all that a drop may come to mean, for what is forbidden there has its
reason. Which of them lead anywhere, only the questions tell that they go on to.
"""

from __future__ import annotations

from collections.abc import Collection

from tabletop.play.decision import Decision, Option
from tabletop.play.port import Port
from tabletop.play.trying import Tried
from ui.input import gestures


class Trials:
    """What comes of drops of *piece*, by the answers they give to what *port* is asked."""

    def __init__(self, port: Port, piece: int) -> None:
        self._port, self.piece = port, piece
        self._zones = port.view.zones
        self._came: dict[tuple[str, ...], Tried | None] = {}

    def working(self, decision: Decision, zones: Collection[str]) -> set[str]:
        """Those of *zones* where a drop answers *decision* and is not refused on its way."""
        return {zone for zone in zones if self._works(decision, zone)}

    def _works(self, decision: Decision, zone: str) -> bool:
        on = self._zones[zone].on if zone in self._zones else -1
        fitting = gestures.dropped(decision, self.piece, zone, on)
        open_here = [o for o in fitting if o.is_open(self._port.house_rules)]
        return any(self._leads((), option, zone) for option in open_here)

    def _leads(self, answers: tuple[str, ...], option: Option, zone: str) -> bool:
        """Whether *option*, after these *answers*, leads a drop on *zone* anywhere; one that goes
        a way does, and so does what is refused: that is said when it is done."""
        if option.warning or option.way:
            return True
        answers = (*answers, option.key)
        if answers not in self._came:
            self._came[answers] = self._port.tried(answers)
        tried = self._came[answers]
        if tried is None or tried.asked is None or tried.happened:
            return True
        following = gestures.follows(tried.asked, self.piece, zone, self._port.house_rules)
        if following:
            return any(self._leads(answers, each, zone) for each in following)
        return not gestures.is_elsewhere(tried.asked, self.piece, zone)
