"""The game in its box."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Sittings
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.view import View
from tests.toys.nights import BOX
from tests.toys.nights import aftermath as after
from tests.toys.nights.content import printed, title
from tests.toys.nights.rules import MODIFIERS, REACTIONS, STEPS, components


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Take what there is and face what comes."""
    return decision.legal()[0].key


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The health of a keeper."""
    health = piece.counters.get("health", 0)
    return {"Health": Value(health, (Part(health, "left"),))} if health else {}


COUNTERS = Counters("held health burned fork fell_to")
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("dusk"),
    aside="box",
    components=components,
    title_of=title,
    refuse=lambda table, seat, piece, zone: Refusal("NGT-007", "That is not what is asked."),
    pool=lambda name: "omen",
    explain=explain,
    thoughtful=thoughtful,
    printed=printed,
    called={"keeper": "seat", "pack": "pack", "box": "the box"},
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    sittings=Sittings(
        begin=after.begin, aftermath=after.aftermath, title=after.title, most=3, words=after.WORDS
    ),
    counters=COUNTERS,
)
