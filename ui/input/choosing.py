"""Choosing a piece, where a click on it is enough: it answers, and says what it could do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.play.decision import Decision, Option
from ui.input import gestures

if TYPE_CHECKING:
    from ui.bridge import Bridge


class Choosing:
    """The clicks that choose pieces at the table of *bridge*.

    `remember()` before each answer: as long as nothing has come of the answers of one seat, a click
    on another piece that its first question was about chooses that one instead, and `back()` goes
    back by one answer.
    """

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._asked: Decision | None = None
        self._before: Decision | None = None
        self._entry = self._lines = 0

    def remember(self) -> None:
        """An answer is about to be given: the first since anything happened is gone back to."""
        self._before = self._bridge.decision
        if not self._is_still_declared():
            port = self._bridge.port
            self._asked = self._bridge.decision
            self._entry, self._lines = port.entries, port.told

    def choose(self, piece: int) -> bool:
        """Take the option that speaks of *piece* first, or did so in the first question; and let
        the window ask which if there are several, now or next. Whether there is any.

        A second one is never taken unasked; where all are blocked, the first says why. If most
        answers speak of it, the question is about it: then none is left out that only speaks of
        something else first.
        """
        bridge = self._bridge
        if not bridge.click_chooses or bridge.by_hand:
            return False
        if self._means_another(piece):
            bridge.time.rewind(self._entry)
        taken = False
        while decision := bridge.decision:
            options = gestures.subjects(decision, piece, bridge.house_rules)
            all_open = gestures.open_options(decision, bridge.house_rules)
            if 2 * len(options) > len(all_open):
                options = all_open
            if len(options) > 1:
                bridge.several.emit(options, lambda option: bridge.answer(option.key), None)
                return True
            about = [o for o in decision.options if o.pieces[:1] == (piece,)]
            if taken or not about:
                return taken
            taken = bridge.answer((options or about)[0].key)
            if not taken:
                return True  # the rules have said why not
        return taken

    def has_chosen(self, option: Option) -> bool:
        """Whether the last answer only chose the piece of *option*: then what that does is not done
        by itself, be it the only thing it can do, for it may have been chosen to see that."""
        if not self._bridge.click_chooses or self._before is None:
            return False
        chosen = self._before.option(self._bridge.port.last_answer)
        return chosen is not None and chosen.pieces[:1] == option.pieces[:1]

    def back(self) -> bool:
        """Take back the last answer, if that may be; whether it was taken back."""
        return self._bridge.time.unsay() or (self.may_go_back and self._bridge.time.undo())

    @property
    def may_go_back(self) -> bool:
        """Whether there is a last answer of which nothing has come but the next question."""
        decision = self._bridge.decision
        if decision is not None and self._bridge.port.has_begun:
            return True
        return self._bridge.click_chooses and self._is_still_declared()

    def _is_still_declared(self) -> bool:
        """Whether the seat that was asked first still is, and nothing has come of its answers."""
        port, decision = self._bridge.port, self._bridge.decision
        return (
            self._asked is not None
            and decision is not None
            and decision.seat == self._asked.seat
            and port.entries > self._entry
            and port.told == self._lines
        )

    def _means_another(self, piece: int) -> bool:
        """Whether *piece* is no part of what is asked now, but could have been chosen at first."""
        bridge = self._bridge
        if not self._is_still_declared() or self._asked is None or bridge.decision is None:
            return False
        if any(piece in option.pieces for option in bridge.decision.options):
            return False
        return bool(gestures.subjects(self._asked, piece, bridge.house_rules))
