"""Cards that smother the Road Space on which they lie: its text is ignored, and Objects burn."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import holds
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play
from tabletop.table.table import Table

SMOTHERS = idiom(
    GRAMMAR,
    "trait",
    "the text of its Road Space is ignored , and Objects left there are discarded",
)  # fmt: skip


@heroes.MEMORY.of_one
def _may_smother(table: Table, zone: str) -> bool:
    """Whether anything that lies in a zone smothers its Road Space, once it is turned up there."""
    return any(holds(card.name, SMOTHERS) for card in table[zone])


def is_smothered(table: Table, space: int) -> bool:
    """Whether what a Road Space says is ignored; never that of a destination with a Trove."""
    if not (space and _may_smother(table, f"pile:{space}")) or not any(
        space_positions.is_turned(card) and holds(card.name, SMOTHERS)
        for card in space_positions.cards_at(table, space)
    ):
        return False
    location = heroes.located(table, space)
    return location is None or atlas(table).category(location.name) != "trove"


def burn_objects(play: Play) -> None:
    """What was left on the party's Road Space goes, if that is smothered; gold does not burn."""
    space = heroes.at(play.table)
    if not is_smothered(play.table, space):
        return
    for piece in space_positions.lying(play.table, space):
        if "loose" in piece.counters and isinstance(content.card(piece.name), content.Thing):
            play.say("{} is discarded.", piece, rule="DTC-138")
            space_positions.put_away(play, piece)
