"""Alignment: turning it, and what may not be carried any more then (DTC-B10)."""

from __future__ import annotations

from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.party import carrying, heroes
from tabletop.games.darkest.party.running import Meeting
from tabletop.play.play import Play


def turn_alignment(play: Play, place: int, alignment: str) -> None:
    """DTC-B10: the Alignment card is turned; what the hero may not have any more is put down."""
    hero = heroes.hero_at(play.table, place)
    play.count("alignment", ALIGNMENTS.index(alignment) + 1, hero)
    play.say("{} is {} now.", hero, alignment.capitalize(), rule="DTC-B10")
    for item in carrying.forbidden(play.table, place):
        carrying.put_down(play, place, item)


@PHRASES.action("{who} [become] {alignment}")
def become(context: Meeting, who: int, alignment: tuple[str, ...]) -> bool:
    """The Alignment card is turned."""
    turn_alignment(context.play, who, alignment[0])
    return True
