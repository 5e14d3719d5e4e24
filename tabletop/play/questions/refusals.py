"""Table manners: why what lies somewhere stays there, where nothing that is asked concerns it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.play.questions.decision import Refusal


class Reason(NamedTuple):
    """The `rule` that says so, and a sentence; `{}` in it is what the piece is called."""

    rule: str
    why: str

    def of(self, title: str) -> Refusal:
        """The refusal, for a piece called *title*."""
        return Refusal(self.rule, self.why.format(title))


Reasons = Mapping[str, Reason]
"""Why things stay, by the kind of zone that they lie in."""

STAYS = "stays"
"""The mechanism to which modules bring the `Reasons` of zones of their own."""
