"""Table manners: why a piece stays where it lies, if no question concerns it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.play.questions.decision import Refusal


class Reason(NamedTuple):
    """The `rule` and a sentence; `{}` in it stands for the title of the piece."""

    rule: str
    why: str

    def of(self, title: str) -> Refusal:
        """The refusal for a piece with this *title*."""
        return Refusal(self.rule, self.why.format(title))


Reasons = Mapping[str, Reason]
"""Why pieces stay, by the kind of zone that they lie in."""

STAYS = "stays"
"""The mechanism under which modules bring `Reasons` for zones of their own."""
