"""A hero joins the party, with all that it begins with (DTC-026 to DTC-032)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import ALIGNMENTS, STATS
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import acquisition, heroes, spells
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.vacant_place import vacate
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece


def welcome(play: Play, place: int, card: Piece) -> Rules[None]:
    """DTC-026, DTC-027, DTC-031: a hero comes to an empty place, with all that it begins with."""
    vacate(play, place)
    play.move(card, f"hero:{place}", face_up=True)
    of = content.hero(card.name)
    for stat in STATS:
        play.count(stat, of.start(stat), card)
    for token, n in of.tokens.items():
        play.count(token, n, card)
    play.count("alignment", ALIGNMENTS.index(of.alignment) + 1, card)
    figure = named(play.table, heroes.figure_name(card.name))
    play.count("place", place + 1, figure)
    play.move(figure, "order", face_up=True)
    play.say("{} joins the party.", card, rule="DTC-026")
    for name in of.kit:
        copies = (piece for piece in play.table.pieces if piece.name == name)
        item = next((p for p in copies if p.zone == space_positions.stock_for(play, p)), None)
        if item is not None:
            yield from acquisition.award(play, place, item, "DTC-031", "{} has {} from the start.")
    for _ in range(of.spells):
        yield from play.happen(spells.GainsSpell(who=place))
