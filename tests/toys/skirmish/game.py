"""The game in its box. One chapter of rules a file; they are put together here."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Printed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tests.toys.skirmish import BOX, setup, turn
from tests.toys.skirmish.bot import thoughtful
from tests.toys.skirmish.field import NAMES, RANKS, rank
from tests.toys.skirmish.fighting import strength
from tests.toys.skirmish.manners import refuse, unoffered
from tests.toys.skirmish.names import pool, title
from tests.toys.skirmish.showing import in_range, spaces
from tests.toys.skirmish.steps import MODIFIERS, REACTIONS, STEPS


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The numbers of a figure."""
    if piece.name not in NAMES:
        return {}
    movement, range, _, health = RANKS[rank(piece)]
    printed = {"Movement": movement, "Range": range, "Most health": health}
    told = {label: Value(n, (Part(n, "of its rank", "SKI-003"),)) for label, n in printed.items()}
    return told | {"Strength": strength(table, piece)}


def printed(name: str) -> Printed:
    """What a figure is."""
    return Printed(kind="Figure") if name in NAMES else Printed()


COUNTERS = Counters("active round using acted health moved used")
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("use"),
    aside="out",
    called={"fallen": "the fallen", "dice": "dice tray"},
    components=setup.components,
    title_of=title,
    printed=printed,
    refuse=refuse,
    unoffered=unoffered,
    pool=pool,
    explain=explain,
    thoughtful=thoughtful,
    judged=turn.judged,
    spaces=spaces,
    in_range=in_range,
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    counters=COUNTERS,
)
