"""The game in its box. One chapter of rules a file; they are put together here."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Printed
from tabletop.play.rules.modifiers import Value
from tabletop.table.piece import Piece
from tabletop.table.space import Figure, Ground, Terrain
from tabletop.table.table import Flow, Table
from tabletop.table.view import View
from tests.toys.pilgrims import BOX, setup, travel
from tests.toys.pilgrims.names import pool, title
from tests.toys.pilgrims.road import CARDS, DECK, FOUND, INN, PILGRIMS, ROAD, SHRINE, active
from tests.toys.pilgrims.steps import MODIFIERS, REACTIONS, STEPS

CHAPTERS = (setup, travel)
"""The modules whose import puts the rules into `STEPS`."""

LANDS = {INN: "camp", SHRINE: "floor", "13": "moor", "14": "moor"}
NO_NUMBERS: dict[str, Value] = {}


def spaces(table: Table) -> dict[str, Ground]:
    """What there is to be seen of the road."""
    terrain = {place: Terrain(LANDS.get(place, "road")) for place in ROAD.places}
    zones = {place: (DECK[place], FOUND[place]) for place in ROAD.places}
    marks = {name: seat for seat, name in enumerate(PILGRIMS)}
    figures = {
        piece.id: Figure(mark=marks[piece.name]) for piece in table.pieces if piece.name in marks
    }
    return {"road": Ground(space=ROAD, terrain=terrain, zones=zones, figures=figures)}


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    name = table.pieces[piece].name
    if name in PILGRIMS and zone in ROAD.rank:
        if name != PILGRIMS[active(table)]:
            return Refusal("PIL-004", "It is not that pilgrim's turn.")
        return Refusal("PIL-006", "That is not as far as the die says, or it means turning back.")
    if name in CARDS:
        return Refusal("PIL-018", "The order of a pile is as it is: no card is moved in it.")
    return Refusal("PIL-018", "That is moved by hand alone.")


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Goes to the shrine, buys what it can, and squeezes swords in deep."""
    legal = [option.key for option in decision.legal()]
    if decision.rule == "PIL-006":
        onward = [o for o in decision.legal() if o.way]
        return max(onward, key=lambda o: (int(o.way[-1]) % 13, luck.below(9))).key
    if decision.rule == "PIL-014":
        gifts = [key for key in legal if "cups" in key]
        return gifts[0] if gifts else "nothing"
    return luck.choice([key for key in legal if key.endswith("2")] or legal)


def printed(name: str) -> Printed:
    """What a card is."""
    return Printed(kind=name.partition("-")[0].capitalize()) if name in CARDS else Printed()


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """No piece has numbers of its own."""
    return NO_NUMBERS


COUNTERS = Counters("active day")
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=STEPS,
    first=Flow("deal"),
    aside="out",
    called={"dice": "dice tray", "wares": "stall"},
    components=setup.components,
    title_of=title,
    printed=printed,
    refuse=refuse,
    pool=pool,
    explain=explain,
    thoughtful=thoughtful,
    spaces=spaces,
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    counters=COUNTERS,
)
