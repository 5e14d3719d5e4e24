"""Where a drop does something: tried on another table, so that nothing else is lit.

Options name the places of all that a drop may come to mean, for what is forbidden there has its
reason. Which of them lead anywhere, only the questions tell that they go on to.
"""

from __future__ import annotations

from collections.abc import Collection

from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.faults import RuleFault
from tabletop.play.session import Session
from tabletop.table.event import Counted, Event
from ui.input import gestures
from ui.input.lying import owner_of


class Trials:
    """What comes of drops of *piece*, by the answers they give to the open question of *seat*."""

    def __init__(self, session: Session, seat: int, piece: int) -> None:
        self._session, self._seat, self.piece = session, seat, piece
        self._came: dict[tuple[str, ...], Decision | None] = {}

    def working(self, decision: Decision, zones: Collection[str]) -> set[str]:
        """Those of *zones* where a drop answers *decision* and is not refused on its way."""
        return {zone for zone in zones if self._works(decision, zone)}

    def _works(self, decision: Decision, zone: str) -> bool:
        table = self._session.table
        fitting = gestures.dropped(decision, self.piece, zone, owner_of(table, zone))
        open_here = [o for o in fitting if o.is_open(table.house_rules)]
        return any(self._leads((), option, zone) for option in open_here)

    def _leads(self, answers: tuple[str, ...], option: Option, zone: str) -> bool:
        """Whether *option*, after these *answers*, leads a drop on *zone* anywhere; one that goes
        a way does."""
        if option.warning or option.way:
            return True
        answers = (*answers, option.key)
        if answers not in self._came:
            self._came[answers] = self._after(answers)
        asked = self._came[answers]
        if asked is None:
            return True
        house_rules = self._session.table.house_rules
        following = gestures.follows(asked, self.piece, zone, house_rules)
        if following:
            return any(self._leads(answers, each, zone) for each in following)
        return not gestures.is_elsewhere(asked, self.piece, zone)

    def _after(self, answers: tuple[str, ...]) -> Decision | None:
        """What the seat is asked after *answers*; nothing if something has happened by then."""
        tried = self._session.trial()
        happened: list[Event] = []
        tried.play.listeners.append(lambda event, entry: happened.append(event))
        try:
            for key in answers:
                tried.answer(key, seat=self._seat)
        except (Refusal, RuleFault):
            return None  # it is said when it is done
        if any(not isinstance(event, Counted) or event.piece >= 0 for event in happened):
            return None
        return next((each for each in tried.decisions if each.seat == self._seat), None)
