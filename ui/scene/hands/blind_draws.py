"""Taking an unknown piece from its place, such as drawing the top card of a deck."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision
from ui.scene.places.spot import Spot
from ui.scene.table.table_scene import TableScene
from ui.seat import gestures


def gives(table: TableScene, decision: Decision | None, zone: str) -> bool:
    """Whether taking a piece off *zone* answers *decision*."""
    return decision is not None and bool(gestures.taken(decision, zone, table.view.house_rules))


def takes_of(table: TableScene, seat: int, source: str) -> set[str]:
    """Where *seat* puts what it takes off *source*: its hand, or else anywhere on its board."""
    spots = table.arrangement.spots.items()
    own = {zone for zone, spot in spots if spot.seat == seat and may_open(spot)}
    hands = {zone for zone in own if table.kind_of(zone) == gestures.HAND}
    return (hands or own) - {source}


def may_open(spot: Spot) -> bool:
    """Whether *spot* is shown, or opens when something may be put there."""
    return spot.shown or spot.folded
