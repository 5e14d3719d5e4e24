"""Chapter C4c to C4f: teleports, chosen and forced, and where they carry the party."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground.place_codes import code_of, place_of
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.order import NEW_ROAD
from tabletop.games.darkest.party import heroes, periods
from tabletop.games.darkest.party.executor import GROUP, NEEDS, Meeting, asks
from tabletop.games.darkest.party.heroes import BOUND
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.open_steps import comes_to, open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


class Teleports(Deed, kw_only=True):
    """DTC-147: the whole party is carried off to `place`, a location, a Village or the number of a
    Road Space."""

    place: str

    def do(self, play: Play) -> None:
        """It is, once what is being done has come to its end."""
        play.count(BOUND, code_of(self.place))
        where = f"Space {self.place}" if self.place.isdigit() else content.title(self.place)
        play.say("The party is carried off: {}.", where, rule="DTC-147")


@STEPS.step("The party is carried off", rule="DTC-147", then="arrive")
@open_step
def carried(play: Play) -> Rules[Flow]:
    """DTC-152 to DTC-157: a place of this road, or a road of its own that leads home from it."""
    code = play.table.count(BOUND)
    play.count(BOUND, 0)
    if not heroes.here(play.table):
        return go("nobody_left")
    if not code:
        return go("onward")
    land = atlas(play.table)
    name = place_of(land, code)
    if name in land.villages:
        road_layout.leave_tower(play)
        periods.enter(play, land.villages[name].region)
        return go("home")
    if name.isdigit():
        road_layout.walk_to(play, min(heroes.last_space(play.table), int(name)))
        return go("arrive")
    road_layout.leave_tower(play)
    for space in heroes.spaces(play.table):
        if any(card.name == name for card in play.table[f"ground:{space}"]):
            road_layout.walk_to(play, space)
            met = road_layout.is_visited(play, space)
            return go("again", space=space) if met else go("arrive")
    region = content.location(name).region
    yield from road_layout.clear(play)
    road_layout.lay(play, region, name)
    if content.location(name).category == "trove":
        yield from troves.lay_trove(play, name)
    play.count(heroes.HOMEWARD, 1)
    road_layout.walk_to(play, heroes.last_space(play.table))
    yield from comes_to(play, NEW_ROAD)
    return go("arrive")


# --- what cards say -------------------------------------------------------------------------------


@PHRASES.action("the party is teleported to {place}")
def teleported(context: Meeting, place: str) -> Rules[bool]:
    """DTC-152."""
    done = yield from context.propose(Teleports(place=place))
    return not done.prevented


@PHRASES.action("the party is teleported to the first Village")
def teleported_home(context: Meeting) -> Rules[bool]:
    """Where the campaign began; from the road alone."""
    if not _is_away(context.table):
        return False
    done = yield from context.propose(Teleports(place="first-village"))
    return not done.prevented


def _is_away(table: Table) -> bool:
    return heroes.at(table) > 0 or heroes.climbs(table)


@PHRASES.action("the party moves back one Road Space")
def moved_back(context: Meeting) -> Rules[bool]:
    """Toward the village, whichever way it goes; what lies there is met anew, on the first space,
    too."""
    here = heroes.at(context.table)
    if not here:
        return False
    done = yield from context.propose(Teleports(place=f"{max(1, here - 1)}"))
    return not done.prevented


@PHRASES.action("the party crosses the Storm River")
def crosses(context: Meeting) -> Rules[bool]:
    """From a destination of a Region by the river, all of it."""
    table = context.table
    if not at_the_river(table):
        return False
    beyond = atlas(table).regions[heroes.land(table).river]
    done = yield from context.propose(Teleports(place=atlas(table).village(beyond).name))
    return not done.prevented


def at_the_river(table: Table) -> bool:
    """Whether the party is where the Storm River may be crossed."""
    at_end = heroes.at(table) == heroes.last_space(table)
    return heroes.land(table).river != "" and at_end


@PHRASES.action("the party leaves this Road Space and skips the next")
def speeds(context: Meeting) -> Rules[bool]:
    """What it leaves behind stays as it lies; a destination is never skipped."""
    table = context.table
    here, home, last = heroes.at(table), heroes.homeward(table), heroes.last_space(table)
    if not here or (here == last and not home):
        return False
    to = here - 2 if home else min(last, here + 2)
    place = f"{to}" if to > 0 else heroes.home(table).name
    done = yield from context.propose(Teleports(place=place))
    return not done.prevented


@PHRASES.action("{who} [have] the party teleported to {place}")
def offered(context: Meeting, who: int, place: str) -> Rules[bool]:
    """Behind `may`: an offer that can be declined."""
    done = yield from context.propose(Teleports(place=place))
    return not done.prevented


@PHRASES.action("{who} [have] the party teleported to a Road Space of choice")
def teleportanywhere(context: Meeting, who: int) -> Rules[bool]:
    """DTC-146: any space of the road, or another place of the Region (DTC-148)."""
    play = context.play
    if not heroes.at(play.table):
        return False
    option = yield from asks(play, context.you, "Where to?", lambda: anywhere(play.table))
    if option.key == "nowhere":
        return False
    done = yield from context.propose(Teleports(place=str(option.value)))
    return not done.prevented


def anywhere(table: Table) -> list[Option]:
    """DTC-145, DTC-260: in the Tower Region teleports only lead away."""
    land = heroes.land(table)
    options = [Option("nowhere", "Nowhere")]
    if land.road:
        options += [
            Option(f"space {space}", f"Road Space {space}", value=str(space))
            for space in heroes.spaces(table)
            if space != heroes.at(table)
        ]
    for category in ("aid", "trove"):
        options += [
            Option(each.id, each.name, value=each.id)
            for each in atlas(table).places(heroes.way(table).name, category)
        ]
    return options


# --- offers of a next move ------------------------------------------------------------------------


ANYWHERE, TO_A_PLACE = road_layout.OFFERED


@PHRASES.action("the party is offered a teleport to a Road Space of choice as its next move")
def offered_anywhere(context: Meeting) -> bool:
    """DTC-B22: it may be declined by moving in another way."""
    context.play.count(ANYWHERE, 1)
    return True


@PHRASES.action("the party is offered passage to {place} as its next move")
def offered_passage(context: Meeting, place: str) -> bool:
    """DTC-B22."""
    context.play.count(TO_A_PLACE, code_of(place))
    return True


def offers(table: Table) -> list[Option]:
    """DTC-B22: what the party may do as its next move."""
    found = []
    if table.count(ANYWHERE):
        found.append(Option("move anywhere", "Have the party teleported, as was offered"))
    if code := table.count(TO_A_PLACE):
        to = place_of(atlas(table), code)
        label = f"Have the passage to {content.title(to)} that was offered"
        found.append(Option("move there", label, value=to))
    return found


def moves(play: Play, option: Option) -> Rules[None]:
    """DTC-B22: the party takes up an offer; there is one next move."""
    place = str(option.value)
    if not place:
        where = yield from asks(play, -1, "Where to?", lambda: anywhere(play.table))
        place = str(where.value)
    if place:
        yield from play.happen(Teleports(place=place))


NEEDS |= {
    teleported_home: lambda table, place: _is_away(table),
    crosses: lambda table, place: at_the_river(table),
    speeds: lambda table, place: (
        heroes.at(table) > 0
        and (heroes.at(table) < heroes.last_space(table) or heroes.homeward(table))
    ),
}


GROUP |= {offered, teleportanywhere}
