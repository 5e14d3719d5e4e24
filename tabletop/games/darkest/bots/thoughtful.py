"""A party that thinks a little: heals, buys, fights with its best weapon, goes home in time."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.table.view import View


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """An answer that is not foolish."""
    legal = decision.legal()
    wanted = [
        o for o in legal if o.key.split(" ")[0] in ("strength", "craft", "fight", "take", "heal")
    ]
    options = wanted or [
        o for o in legal if not o.key.startswith(("drop", "store", "back", "stay"))
    ]
    return luck.choice(options or legal).key
