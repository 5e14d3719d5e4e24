"""Alignment: turning it, and what may not be carried any more then (DTC-B10)."""

from __future__ import annotations

from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.party import carrying_capacity, heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.scores import bears
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.rules.play import Play
from tabletop.table.table import Table


def turn_alignment(play: Play, place: int, alignment: str) -> None:
    """DTC-B10: the Alignment card is turned; what the hero may not have any more is put down."""
    hero = heroes.hero_at(play.table, place)
    play.count("alignment", ALIGNMENTS.index(alignment) + 1, hero)
    play.say("{} is {} now.", hero, alignment.capitalize(), rule="DTC-B10")
    for item in carrying_capacity.forbidden(play.table, place):
        carrying_capacity.put_down(play, place, item)


SPARES = idiom(
    GRAMMAR, "trait", "you cannot harm {alignment} characters or take what they have",
    slots={"alignment": "alignment"}, sort="ban",
)  # fmt: skip


def may_harm(table: Table, place: int, other: int) -> bool:
    """Whether the hero at *place* may take from the one at *other*, or harm it."""
    return not bears(table, place, SPARES, alignment=heroes.alignment(table, other))


def become(context: Meeting, who: int, alignment: str) -> bool:
    """The Alignment card is turned."""
    turn_alignment(context.play, who, alignment)
    return True


verb(
    GRAMMAR, "become Good", CHARACTER, "[become] {alignment}", does=become,
    slots={"alignment": "alignment"}, only=("done",),
)  # fmt: skip
