"""The Secret Passage, which leads to a special location of the Dungeon (DTD-050, DTD-051)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import markers, space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.modules.dungeon.dark_road import DUNGEON
from tabletop.games.darkest.party import heroes, joint_rolls
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.party.named_pieces import named
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def opens(context: Meeting) -> Rules[bool]:
    """DTD-050: a die of the leader shows where to."""
    play, table = context.play, context.table
    listed = atlas(table).special(DUNGEON)
    (shown,) = yield from joint_rolls.several(
        play, heroes.leader(table), 1, drawing.which_special(listed), "DTD-050", party=True
    )
    name = listed[shown]
    space = _lies(table, name)
    if not space:
        return _turns_next_into(play, name)
    option = yield from decide(
        play, f"The passage leads to the {content.title(name)}. Go there?", "DTD-050",
        lambda table: [
            Option("go", f"Go there, to Road Space {space}", zones=(f"here:{space}",)),
            Option("stay", "Leave it alone"),
        ], default="stay",
    )  # fmt: skip
    if option.key == "go":
        yield from play.happen(Teleports(place=name))
    return option.key == "go"


def _lies(table: Table, name: str) -> int:
    """The Road Space on which that location lies, and nothing covers it (DTL-012); 0 if it lies on
    none."""
    spaces = heroes.spaces(table)
    lying = {card.name: space for space in spaces for card in heroes.in_sight(table, space)}
    return lying.get(name, 0)


def _turns_next_into(play: Play, name: str) -> bool:
    """DTD-051: the next Road Space is that location, if it is not the destination; what lies there
    is discarded."""
    table = play.table
    space = heroes.at(table) + (-1 if heroes.homeward(table) else 1)
    if not 1 <= space < heroes.last_space(table):
        play.say("The passage leads nowhere.", rule="DTD-051")
        return False
    lying = [*space_positions.cards_at(table, space), *space_positions.waiting(table, space)]
    for card in lying:
        space_positions.put_away(play, card)
    markers.clear_spots(play, space)
    for other in table[f"ground:{space}"][1:]:
        if not content.is_overlay(other.name):
            play.move(other, "atlas", face_up=True)
    card = named(table, name)
    play.move(card, f"ground:{space}", face_up=True)
    play.count(road_layout.OPENED, 1, card)
    play.say("Road Space {} is {} now.", space, card, rule="DTD-051")
    return True


NEEDS[opens] = lambda table, place, said: heroes.at(table) > 0
