"""Choosing a piece, where a click on it is enough: it answers, and says what it could do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.input import gestures

if TYPE_CHECKING:
    from ui.bridge import Bridge


def choose(bridge: Bridge, piece: int) -> bool:
    """Take the option that speaks of *piece* first, and let the window ask which if there are
    several, now or next; whether that was an answer. A second one is never taken unasked."""
    taken = False
    while (decision := bridge.decision) and not bridge.by_hand:
        options = gestures.subjects(decision, piece, bridge.house_rules)
        if len(options) > 1:
            bridge.several.emit(options)
            return True
        if taken or not options or not bridge.answer(options[0].key):
            break
        taken = True
    return taken
