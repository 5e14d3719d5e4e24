"""The Spirit of Vengeance, which clings to whom it beats and has that hero fight (DTD-053 to
DTD-055)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.forced_fights import Force
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.reserves import Reserve
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

CLINGING = Reserve(name="dungeon-clinging", seen_by="everyone")
"""Who clings to each hero."""


def clings(context: Meeting) -> bool:
    """DTD-054: to the hero that it has beaten."""
    play, card = context.play, context.met
    hero = heroes.card_of(play.table, context.you)
    if card is None or hero is None or not space_positions.is_here(play.table, card.id):
        return False
    space_positions.pick_up(play, card)
    play.move(card, CLINGING.of(context.you), face_up=True)
    play.say("{} clings to {}.", card, hero, rule="DTD-054")
    return True


def holds(table: Table, place: int) -> bool:
    """Whether anything clings to the hero at *place*."""
    return bool(table[CLINGING.of(place)])


def won(play: Play, place: int) -> Rules[None]:
    """DTD-055: it may be discarded."""
    yield from business(_lets_go(play, place), None)


def _lets_go(play: Play, place: int) -> Rules[None]:
    card = play.table[CLINGING.of(place)][-1]
    option = yield from asks(
        play, place, f"Discard {content.title(card.name)}?", lambda: [
            Option("discard", f"Discard {content.title(card.name)}", (card.id,)),
            Option("keep", "Keep it"),
        ], "DTD-055",
    )  # fmt: skip
    if option.key == "discard":
        play.say("{} lets go.", card, rule="DTD-055")
        space_positions.put_away(play, card)


FORCE = Force(holds=holds, won=won)
