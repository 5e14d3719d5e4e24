"""Choosing a piece, where a click on it is enough: it answers, and says what it could do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.input import gestures

if TYPE_CHECKING:
    from ui.bridge import Bridge


def choose(bridge: Bridge, piece: int) -> bool:
    """Take the option that speaks of *piece* first, and let the window ask which if there are
    several, now or next; whether there is any. A second one is never taken unasked; where all are
    blocked, the first says why. If most answers speak of it, the question is about it: then none
    is left out that only speaks of something else first."""
    taken = False
    while bridge.click_chooses and (decision := bridge.decision) and not bridge.by_hand:
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
