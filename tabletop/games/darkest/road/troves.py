"""A Trove: its Magic Objects, laid unseen under the destination (DTC-110)."""

from __future__ import annotations

from tabletop.play.play import Play
from tabletop.play.procedure import Rules


def lay_trove(play: Play) -> Rules[None]:
    """DTC-110: random Magic Objects, face down."""
    for _ in range(int(play.table.options["trove_items"])):
        if not play.table["troves"]:
            for card in play.table["trove-returns"]:
                play.move(card, "troves", face_up=False)
            if not play.table["troves"]:
                return
            yield from play.shuffle("troves", rule="DTC-014")
        drawn = yield from play.top("troves", rule="DTC-110")
        if drawn is None:
            return
        play.move(drawn, "trove", face_up=False)
