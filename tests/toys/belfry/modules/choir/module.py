"""The rules of the choir: what it adds to the tower, and how it answers."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import more_words
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.modifiers import Modifiers, Part
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module, Placing, Wrap
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone
from tests.toys.belfry.bells import KINDS, POINT, Ringing, metal_of, score
from tests.toys.belfry.modules.choir import BOX
from tests.toys.belfry.ringing import Rung, active

REACTIONS = Reactions()
MODIFIERS = Modifiers()
BELLS = ("choir-soprano", "choir-alto", "choir-bass")


def everybody_gets(by: Ringing, n: int) -> None:
    """CHO-002: points for all."""
    for each in range(len(by.play.table.seats)):
        score(by.play, each, n)


def words(grammar: Grammar) -> None:
    """Silver, and what is for all."""
    more_words(grammar, "metal", {"silver": "silver"})
    idiom(
        grammar, "action", "everybody gets {n}", run=everybody_gets,
        slots={"n": f"plain/{POINT.id}"},
    )  # fmt: skip


def components(table: Table) -> None:
    """CHO-001: silver bells in the loft, and the master of the choir."""
    table.zones |= {
        zone.name: zone for zone in (Zone("choir-loft"), Zone("choir-stall", live=True))
    }
    for name in BELLS[: {"two": 2, "three": 3}[table.options["choir-size"]]]:
        verbs.add(table, name, "choir-loft")
    verbs.add(table, "choir-master", "choir-stall", "token", face_up=True)


@MODIFIERS.of("tone")
def silver_sings(table: Table, seat: int, piece: Piece) -> Part | None:
    """CHO-003."""
    if metal_of(table, piece.name) != "silver":
        return None
    return Part(1, "Silver", "CHO-003", piece.id)


@MODIFIERS.of("tone", "set")
def tuned(table: Table, seat: int, piece: Piece) -> Part | None:
    """CHO-004."""
    return Part(2, "The Choir", "CHO-004") if piece.name in ("treble", "tenor") else None


@REACTIONS.after(Rung, lying_in="choir-stall")
def notes(play: Play, master: Piece, rung: Rung) -> None:
    """CHO-005: the master notes every toll."""
    play.say("{} notes {}.", master, rung.n, rule="CHO-005")


def intone(inner: Any, play: Play, bell: int) -> Rules[Flow]:
    """CHO-006: the choir intones before a toll."""
    play.say("The choir intones.", rule="CHO-006")
    flow: Flow = yield from inner(play, bell=bell)
    return flow


def answer(play: Play) -> Rules[None]:
    """CHO-007: whoever rang may have the choir sing."""
    seat = active(play.table)
    ask = Decision(
        seat, "The choir answers?", "CHO-007", [Option("sing", "Sing"), Option("be still", "Still")]
    )
    option = yield from play.choose(lambda: ask)
    if option.key == "sing":
        score(play, seat, 1)


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=KINDS,
    words=words,
    titles={"choir-master": "the choir master"},
    called={"choir-loft": "the loft", "choir-stall": "the stalls"},
    places=(Placing("toll", "choir_answer", "The choir answers", "CHO-007", answer),),
    wraps=(Wrap("toll", "CHO-006", intone),),
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    records=(Contribution("pile", 2, "choir-loft"),),
)
