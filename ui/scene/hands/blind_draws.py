"""Taking a piece that nobody knows off its place, such as the top card off a deck to draw it."""

from __future__ import annotations

from tabletop.play.questions.decision import Decision
from ui.scene.places.spot import Spot
from ui.scene.table.table_scene import TableScene
from ui.seat import gestures


def gives(table: TableScene, decision: Decision | None, zone: str) -> bool:
    """Whether something may be taken off *zone* in answer to *decision*."""
    return decision is not None and bool(gestures.taken(decision, zone, table.view.house_rules))


def takes_of(table: TableScene, seat: int, source: str) -> set[str]:
    """Where *seat* lays what it takes off *source*: in its hand, or else anywhere on its board."""
    spots = table.arrangement.spots.items()
    own = {zone for zone, spot in spots if spot.seat == seat and may_open(spot)}
    hands = {zone for zone in own if table.kind_of(zone) == gestures.HAND}
    return (hands or own) - {source}


def may_open(spot: Spot) -> bool:
    """Whether *spot* is shown, or will be when something may be put there."""
    return spot.shown or spot.folded
