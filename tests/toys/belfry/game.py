"""The game in its box."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots.luck import Luck
from tabletop.cardtext.parse import as_printed
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game, Printed
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.modifiers import Value
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.view import View
from tests.toys.belfry import BOX, ringing
from tests.toys.belfry.bells import GRAMMAR, WORDING, pack, title, tone
from tests.toys.belfry.order import ORDER


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The tone of a bell."""
    return {"Tone": tone(table, piece, ringing.active(table))} if piece.kind == "card" else {}


def printed(name: str) -> Printed:
    """What stands on a bell."""
    card = pack().cards.get(name)
    sentences, by_hand = as_printed(card.text if card else "", GRAMMAR)
    return Printed("Bell" if card else "", sentences, by_hand=by_hand)


def thoughtful(view: View, decision: Decision, luck: Luck) -> str:
    """Rings, and keeps what it tolls."""
    own = str(decision.seat)
    keys = [option.key for option in decision.legal()]
    return next((key for key in ("ring", own) if key in keys), luck.choice(keys))


COUNTERS = Counters("active hushed score:*")
"""The counters that the rules know, on the table and on pieces."""

GAME = Game(
    **asdict(BOX),
    rules_version=1,
    steps=ringing.STEPS,
    first=Flow("hang"),
    aside="out",
    components=ringing.components,
    title_of=title,
    printed=printed,
    wording=WORDING,
    refuse=ringing.refuse,
    pool=lambda name: "bell",
    explain=explain,
    thoughtful=thoughtful,
    called={"ringing": "the ringing bell", "tower": "the tower", "out": "the yard"},
    reactions=ringing.REACTIONS,
    modifiers=ringing.MODIFIERS,
    records=(Contribution("pile", 1, "tower"),),
    order=ORDER,
    counters=COUNTERS,
)
