"""The Echo: what is loud comes back."""

from __future__ import annotations

from tabletop.play.rules.game_box import ModuleBox

BOX = ModuleBox(
    id="echo",
    title="The Echo",
    blurb="What is loud comes back, and what is faint is not heard at all.",
)
