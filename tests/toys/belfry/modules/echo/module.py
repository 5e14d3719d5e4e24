"""The rules of the echo."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.modifiers import Modifiers, Part
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.play.shelf.module import Module, Wrap
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone
from tests.toys.belfry.bells import metal_of, tone
from tests.toys.belfry.modules.echo import BOX
from tests.toys.belfry.ringing import Rung, active

REACTIONS = Reactions()
MODIFIERS = Modifiers()
FAINT, LOUD = 1, 4


def components(table: Table) -> None:
    """ECH-001: a wall that throws back."""
    table.zones["echo-yard"] = Zone("echo-yard", live=True)
    verbs.add(table, "echo-wall", "echo-yard", "token", face_up=True)


@MODIFIERS.of("tone", "times")
def iron_rings(table: Table, seat: int, piece: Piece) -> Part | None:
    """ECH-002."""
    iron = metal_of(table, piece.name) == "iron"
    return Part(2, "Iron", "ECH-002", piece.id) if iron else None


@REACTIONS.after(Rung, lying_in="echo-yard")
def comes_back(play: Play, wall: Piece, rung: Rung) -> None:
    """ECH-003."""
    play.count("echoes", play.table.count("echoes") + 1)
    play.say("{} rings with it.", wall, rule="ECH-003")


def echoing(inner: Any, play: Play, bell: int) -> Rules[Flow]:
    """ECH-004: what is faint is not heard, what is loud is heard twice."""
    n = tone(play.table, play.table.pieces[bell], active(play.table)).n
    if n <= FAINT:
        play.say("Nobody hears it.", rule="ECH-004")
        return go("take", bell=bell)
    flow: Flow = yield from inner(play, bell=bell)
    if n >= LOUD:
        flow = yield from inner(play, bell=bell)
    return flow


MODULE = Module(
    **asdict(BOX),
    components=components,
    titles={"echo-wall": "the wall"},
    called={"echo-yard": "the yard of the echo"},
    wraps=(Wrap("toll", "ECH-004", echoing),),
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    counters=Counters("echoes"),
)
