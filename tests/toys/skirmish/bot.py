"""The thoughtful bot: strikes whom it can, else goes where it soon can."""

from __future__ import annotations

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Option
from tabletop.table.view import View
from tests.toys.skirmish.field import NAMES, RANKS, SIDES, the_map


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """The answer that is worth most; of several the one that luck has."""
    legal = decision.legal()
    worth = {option.key: _worth(view, option) for option in legal}
    best = max(worth.values())
    return luck.choice([key for key, value in worth.items() if value == best])


def _worth(view: View, option: Option) -> int:
    verb, *names = option.key.split()
    if verb == "attack":
        return 300 + 50 * names[1].endswith("king") - _health(view, names[1])
    if verb == "push":
        return 250 if option.tells and names[1].endswith("king") else 0
    if verb == "move":
        return 200 - _far(view, names[0], names[1])
    return 10 if verb == "open" else 1


def _far(view: View, name: str, place: str) -> int:
    """How far *place* is from where *name* wants to be: at its range from the other king."""
    space, kin = the_map(view.options["map"]).space, name.partition("-")[0]
    king = f"{SIDES[1 - SIDES.index(kin)]}-king"
    stands = next((zone for zone in space.places for p in view[zone] if p.name == king), place)
    if name.endswith("king"):
        return 100
    return 2 * abs((space.distance(place, stands) or 0) - RANKS[name.partition("-")[2]][1])


def _health(view: View, name: str) -> int:
    assert name in NAMES
    found = (p for zone in view.zones.values() for p in zone.pieces if p.name == name)
    return next((p.counters.get("health", 0) for p in found), 0)
