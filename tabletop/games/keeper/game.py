"""The game definition: puts the rooms of Hand Keeper together."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.bots import in_parts
from tabletop.games.keeper import BOX
from tabletop.games.keeper.bots.reasons import reasons
from tabletop.games.keeper.bots.thoughtful import thoughtful
from tabletop.games.keeper.cards import content
from tabletop.games.keeper.cards.titles import pool, printed, title
from tabletop.games.keeper.cards.typed_cards import is_written
from tabletop.games.keeper.cards.typed_sheets import kept
from tabletop.games.keeper.hand import (
    after_turns,
    beside_your_game,
    resting,
    round_start,
    setup,
    turn,
)
from tabletop.games.keeper.hand.aim import aim
from tabletop.games.keeper.hand.heroes import HEALTH, MOST
from tabletop.games.keeper.hand.refusals import refuse
from tabletop.games.keeper.hand.retold import RETOLD
from tabletop.games.keeper.hand.story import STORY
from tabletop.games.keeper.steps import STEPS
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Game
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.table_numbers import TableNumber, above_zero
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table

CHAPTERS = (setup, round_start, turn, beside_your_game, after_turns, resting)
"""The modules that register the rules in `STEPS` when they are imported."""

COUNTERS = Counters("""
    active round health most exhausted resting acted initiative second halves half charges
""")
"""The counters that the rules use, on the table and on pieces."""


def explain(table: Table, piece: Piece) -> dict[str, Value]:
    """The full Health of a hero."""
    most = piece.counters.get(MOST, 0)
    if not most:
        return {}
    left = piece.counters.get(HEALTH, 0)
    return {
        "Health": Value(left, (Part(left, "left"),)),
        "Most": Value(most, (Part(most, "at the most"),)),
    }


NUMBERS = (TableNumber(counter="round", called="Round", least=1, lies=above_zero("round")),)
"""The numbers of the table that players may change by hand."""

GAME = Game(
    **asdict(BOX),
    rules_version=2,
    steps=STEPS,
    first=Flow("classes"),
    aside=OUT,
    components=setup.components,
    title_of=title,
    aim=aim,
    printed=printed,
    story=STORY,
    packs=content.KINDS,
    written=is_written,
    kept=kept,
    refuse=refuse,
    pool=pool,
    explain=explain,
    thoughtful=in_parts(thoughtful),
    reasons=reasons,
    called={"box": "the box"},
    counters=COUNTERS,
    numbers=lambda game: NUMBERS,
    retelling=RETOLD,
    shown={
        "health": "Health",
        "most": "Most Health",
        "initiative": "Initiative",
        "charges": "Charges",
    },
)
