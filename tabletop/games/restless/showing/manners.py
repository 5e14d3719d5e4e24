"""Which rule forbids what nobody was asked for."""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.carrying import fits, room
from tabletop.games.restless.party.sins import is_sin
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.table.reading import item
from tabletop.play.decision import Refusal
from tabletop.table.table import Table


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *piece* may not be laid into *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    title = content.title(thing.name)
    if not thing.face_up:
        return Refusal("RST-039", "Nobody may look at a face-down card.")
    if is_sin(thing):
        return Refusal("RST-120", f"{title} is a Sin: it stays until it is Absolved.")
    if source.kind == "status":
        return Refusal("RST-065", f"{title} is a Status Effect and stays where it is.")
    if source.kind == "character":
        return Refusal("RST-025", f"{title} keeps its slot.")
    if source.kind == "tray" and target.kind == "character" and not item(thing):
        return Refusal("RST-025", "The slots are filled one after another.")
    if item(thing) and table.count("battle"):
        return Refusal("RST-106", "Nothing is traded during Battle.")
    if item(thing) and target.kind in ("inventory", "character"):
        slot = target.owner
        if slot >= 0 and not fits(table, thing, slot, room(table, slot)):
            return Refusal("RST-099", f"{name(table, slot)} has no room for {title}.")
    if source.kind == "pick":
        return Refusal("RST-257", "To choose it, click it where it lies.")
    return Refusal("RST-004", "The rules move this by themselves.")
