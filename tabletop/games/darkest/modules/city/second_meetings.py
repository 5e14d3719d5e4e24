"""Terrance, by whom a Draw Spot is met twice."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.city.pets import REPEATS, USED, pet_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def repeating(table: Table) -> list[Option]:
    """DTY-087: what lies on the Draw Spot that was met last is met again."""
    space, spot = heroes.at(table), table.count(space_positions.HERE)
    card = space_positions.card_at(table, space, spot) if space and spot else None
    if card is None or not card.face_up:
        return []
    return [
        Option(f"once-more {place}", f"{heroes.name_of(table, place)} meets "
               f"{content.title(card.name)} again, alone", (card.id, pet.id), value=place)
        for place in heroes.here(table) if (pet := pet_of(table, place, REPEATS)) is not None
    ]  # fmt: skip


def repeats(play: Play, option: Option) -> Rules[None]:
    """DTY-087: by that hero alone."""
    place, table = int(option.value), play.table
    pet = pet_of(table, place, REPEATS)
    card = space_positions.card_at(table, heroes.at(table), table.count(space_positions.HERE))
    if pet is None or card is None:
        return
    play.count(USED, 1, pet)
    play.say("{} meets {} again.", heroes.hero_at(table, place), card, rule="DTY-087")
    play.count(heroes.ALONE, place + 1)
    yield from meeting.meet(play, card, place)
    play.count(heroes.ALONE, 0)


REPEAT = Act(verb="once-more", offers=repeating, does=repeats)
