"""Darkest Talisman with as much as it ever has on the table, for the frames: three heroes with all
that they can carry, and twelve Draw Spots."""

from __future__ import annotations

from tabletop import Session
from tests.bench.frames import PlainFaces
from tests.games.darkest.laying import party
from ui.brief.standing_facts import noted
from ui.scene.layout.layout_reader import layout_of
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge

HEROES = ("dwarf", "sorceress", "warrior")
BORNE = {
    "items:0": ["axe", "shield", "helmet", "water-bottle", "potion", "potion"],
    "items:1": ["talisman", "amulet", "bell-of-rest", "lucky-nail"],
    "items:2": ["sword", "wyrm-tooth-sword", "armour", "yew-bow", "talisman", "tin-whistle"],
    "mount:0": ["mule"],
    "mount:2": ["pack-horse"],
    "followers:0": ["gnome", "hound"],
    "followers:1": ["princess"],
    "followers:2": ["squire", "guide"],
    "spells:0": ["mending"],
    "spells:1": ["fireball", "teleport", "hex"],
    "trophies:0": ["wolf", "wraith"],
    "trophies:2": ["hill-brute", "boar", "adder"],
    "store-0:0": ["shield", "sword"],
    "store-0:2": ["helmet"],
}
MET = {"pile:1": ["standing-stones"], "pile:2": ["stone-eater", "wayside-shrine", "swamp"]}
ROW = [
    "dry-well",
    "orphan",
    "ghost",
    "ash-wyrm",
    "witch",
    "raiders",
    "poet",
    "lay-sister",
    "hill-giant",
    "well-voice",
    "inn",
    "heron",
]


def road() -> Session:
    """A party on the third space of its road, at the third of the cards that lie there."""
    return party(
        *HEROES,
        at=3,
        to="forest",
        zones={**BORNE, **MET, "pile:3": ROW},
        on={name: {"visited": 1} for name in ("fields", "plains", "woods")},
        counters={"day": 12, "spot": 300},
        up=(*MET, *ROW[:3]),
    )


def full_road() -> TableView:
    """The view of it, with its lights and its ground."""
    session = road()
    view, bridge = TableView(), Bridge(session)
    view.resize(1920, 1080)
    view.show()
    view.show_view(
        session.view(0), layout_of("darkest"), PlainFaces(88 / 63), str, bridge.port.spaces
    )
    view.set_explain(lambda piece: session.game.explain(session.table, session.table.pieces[piece]))
    view.note(noted(bridge.port, bridge.view))
    view.lights.takers, view.lights.answers_of = bridge.port.takers, bridge.port.dropped
    view.offer(bridge.port.decision)
    return view
