"""What stands on the cards of the box, beside what stands on all cards."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.sacredpool.rewards import LOT
from tabletop.games.darkest.modules.sacredpool.stables import IN_SHORT
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.game import Printed


def on_a_card(name: str) -> Printed:
    """What stands on the card called *name*; on a mount for sale what it is for, too."""
    found = printed(name)
    if content.lot(name) == LOT.name:
        return replace(found, kind="Quest", epithet="Reward")
    return replace(found, in_short=IN_SHORT[name]) if name in IN_SHORT else found
