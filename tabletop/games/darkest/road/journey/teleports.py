"""Chapter C4c to C4f: teleports, chosen and forced, and where they carry the party."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY, SPACE
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.place_codes import code_of, place_of
from tabletop.games.darkest.ground.regions import Village, atlas
from tabletop.games.darkest.order import NEW_ROAD
from tabletop.games.darkest.party import heroes, periods
from tabletop.games.darkest.party.executor import GROUP, NEEDS, Meeting, asks, sentences
from tabletop.games.darkest.party.forced_fights import AVOIDS
from tabletop.games.darkest.party.heroes import BOUND
from tabletop.games.darkest.road.journey import no_passing
from tabletop.games.darkest.road.journey.passing import is_kept
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.games.darkest.steps import STEPS
from tabletop.grammar.construction import of_value, passing
from tabletop.grammar.noun import words
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.open_steps import comes_to, open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


class Teleports(Deed, kw_only=True):
    """DTC-147: the whole party is carried off to `place`, a location, a Village or the number of a
    Road Space; by the hero `who`, if by one."""

    would = "the party would be teleported"

    place: str
    who: int = -1

    def do(self, play: Play) -> None:
        """It is, once what is being done has come to its end."""
        play.count(BOUND, code_of(self.place))
        play.say("The party is carried off to {}.", _called(play.table, self.place), rule="DTC-147")


def _called(table: Table, place: str) -> str:
    """A place as players know it; a road ends at its last space."""
    if not place.isdigit():
        return content.title(place)
    return heroes.space_called(table, min(heroes.last_space(table), int(place)))


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
    land, way = atlas(play.table), heroes.way(play.table)
    name = place_of(land, code)
    if name == way.straddle and not way.home:  # DTX-027: it lies behind the party
        return go("back_over")
    if name in land.villages:
        road_layout.leave_tower(play)
        periods.enter(play, land.villages[name].region)
        return go("home")
    if not name.isdigit():
        road_layout.leave_tower(play)
    if (to := _on_this_road(play.table, name)) is not None:
        if (kept := _kept(play, to)) is not None:
            return kept
        road_layout.walk_to(play, to)
        met = not name.isdigit() and road_layout.is_visited(play, to)
        return go("again", space=to) if met else go("arrive")
    region = content.location(name).region
    yield from road_layout.clear(play)
    road_layout.lay(play, region, name)
    if land.category(name) == "trove":
        yield from troves.lay_trove(play, name)
    play.count(heroes.HOMEWARD, 1)
    road_layout.walk_to(play, heroes.last_space(play.table))
    yield from comes_to(play, NEW_ROAD)
    return go("arrive")


def _on_this_road(table: Table, name: str) -> int | None:
    """The Road Space that is meant by *name*, its number or what lies there; None where the place
    is not on this road."""
    if name.isdigit():
        return min(heroes.last_space(table), int(name))
    spaces = heroes.spaces(table)
    lies = (any(_is_place(c.name, name) for c in heroes.in_sight(table, s)) for s in spaces)
    return next((space for space, found in zip(spaces, lies, strict=True) if found), None)


def _is_place(lying: str, name: str) -> bool:
    """Whether what lies on a space is the destination called *name*, or one that is the same
    place."""
    of = content.card(lying)
    if lying == name or not isinstance(of, content.Location):
        return lying == name
    return of.category != "road" and of.twin == name


def is_held(table: Table, place: str) -> bool:
    """Whether the party would stay where it stands if it were carried to *place* now (DTB-071,
    DTW-066, DTH-048)."""
    if (to := _on_this_road(table, place)) is None:
        return False
    here = heroes.at(table), table.count(space_positions.HERE)
    return is_kept(table, to) is not None or no_passing.on_the_way(table, to) == here


def _kept(play: Play, to: int) -> Flow | None:
    """Where the party stays instead that would be carried along its road to Road Space *to*: what
    halts it where it stands keeps it from going on (DTW-066, DTH-048)."""
    if (halt := is_kept(play.table, to)) is not None:
        play.say(halt.why, rule=halt.rule)
        return go("onward")
    stop = no_passing.on_the_way(play.table, to)
    return None if stop is None else stopped(play, *stop)


def stopped(play: Play, space: int, spot: int) -> Flow:
    """DTB-060: the party comes no further than to what it cannot pass; where that is met, it has
    come there already."""
    table = play.table
    play.say("The party cannot pass what lies on Space {}.", space, rule="DTB-060")
    if (space, spot) == (heroes.at(table), table.count(space_positions.HERE)):
        return go("onward")
    if space == heroes.at(table):
        return go("spot", spot=spot)
    road_layout.walk_to(play, space)
    return go("arrive")


# --- what cards say -------------------------------------------------------------------------------


ANY, ROAD, HOME, ACROSS, ABROAD = "any", "road", "first-village", "across", "abroad"
VILLAGE, STRADDLE = "village", "straddle"
"""Where to, as cards say it: a place of choice, a Road Space of this road, where the campaign
began, the Village on the other side of the Storm River, a place of choice in either of the Regions
beside that river, a Village of choice, or the Straddle by which the party has come."""
BACK, OUTWARD = "back", "outward"
"""Which way to move: toward the village, toward the destination, or on."""


def teleport(context: Meeting, who: int, place: str) -> Rules[bool]:
    """DTC-146, DTC-148, DTC-152: to that place, if it is there."""
    table = context.table
    if not _leads_anywhere(table, place):
        return False
    if place in (ANY, ROAD):
        option = yield from asks(
            context.play, context.you, "Where to?", lambda: led_to(table, place)
        )
        if option.key == "nowhere":
            return False
        place = str(option.value)
    elif place == ABROAD:
        option = yield from asks(context.play, context.you, "Where to?", lambda: abroad(table))
        place = str(option.value)
    elif place == VILLAGE:
        option = yield from asks(
            context.play, context.you, "To which Village?", lambda: villages(table)
        )
        place = str(option.value)
    elif place in (ACROSS, STRADDLE):
        place = _meant(table, place)
    done = yield from context.propose(Teleports(place=place, who=who))
    return not done.prevented


def _meant(table: Table, place: str) -> str:
    """The one place that is meant by what cards say."""
    return over_the_river(table) if place == ACROSS else heroes.way(table).straddle


def villages(table: Table) -> list[Option]:
    """DTX-036: all of them, beyond the Storm River, too."""
    return [
        Option(each.name, f"the {each.called} of the {_lies_in(table, each)}", value=each.name)
        for each in atlas(table).villages.values()
    ]


def _lies_in(table: Table, village: Village) -> str:
    return atlas(table).regions[village.region].called


def _leads_anywhere(table: Table, place: str) -> bool:
    """Whether the party could be carried off to *place* now; home from the road alone."""
    if place in (ANY, ROAD):
        return heroes.at(table) > 0
    if place == STRADDLE:
        return heroes.at(table) > 0 and not heroes.way(table).home
    if place in (HOME, VILLAGE):
        return heroes.at(table) > 0 or heroes.climbs(table)
    return place != ACROSS or at_the_river(table)


def over_the_river(table: Table) -> str:
    """The Village on the other side of the Storm River; empty where that does not flow."""
    of, land = atlas(table), heroes.land(table)
    banks = (r for r in of.regions.values() if land.name == r.river or land.river == r.name)
    beyond = next(banks, None)
    return of.village(beyond).name if beyond is not None else ""


def at_the_river(table: Table) -> bool:
    """Whether the party is where the Storm River may be crossed."""
    at_end = heroes.at(table) == heroes.last_space(table)
    return heroes.land(table).river != "" and at_end


def advance(context: Meeting, who: int, n: int, pace: str) -> Rules[bool]:
    """Toward the village, or on whichever way the party goes. What it leaves behind stays as it
    lies; a destination is never skipped. On the first space all is met anew."""
    table = context.table
    here, home, last = heroes.at(table), heroes.homeward(table), heroes.last_space(table)
    if not _may_move(table, pace):
        return False
    to = max(1, here - n) if pace == BACK else here - n
    if pace == OUTWARD or (pace != BACK and not home):
        to = min(last, here + n)
    way = heroes.way(table)
    place = f"{to}" if to > 0 else heroes.home(table).name if way.home else way.straddle
    done = yield from context.propose(Teleports(place=place))
    return not done.prevented


def _may_move(table: Table, pace: str) -> bool:
    """Whether there is a Road Space to move to."""
    here = heroes.at(table)
    if here > 0 and here == heroes.last_space(table):
        return pace == BACK or (pace != OUTWARD and heroes.homeward(table))
    return here > 0


def abroad(table: Table) -> list[Option]:
    """DTS-037: the Road Spaces of this road, and all destinations beside the Storm River."""
    lands = ("inner", "outer")
    spaces = [*anywhere(table)][1:] if heroes.region(table) in lands else []
    found = {option.key: option for option in spaces}
    for region in lands:
        for category in ("aid", "trove", "waypoint"):
            for each in atlas(table).places(region, category):
                found.setdefault(each.id, Option(each.id, each.name, value=each.id))
    return [*found.values()]


NOWHERE = Option("nowhere", "Nowhere")


def led_to(table: Table, place: str) -> list[Option]:
    """Nowhere, or what *place* means, as cards say it."""
    if place == ANY:
        return anywhere(table)
    if place == ROAD:
        return [NOWHERE, *_spaces(table)]
    if place == VILLAGE:
        return [NOWHERE, *villages(table)]
    to = _meant(table, place) if place in (ACROSS, STRADDLE) else place
    called = f"{content.title(to)} across the Storm River" if place == ACROSS else content.title(to)
    return [NOWHERE, Option(to, called, value=to)] if to else [NOWHERE]


def _spaces(table: Table) -> list[Option]:
    """The other Road Spaces of this road."""
    if not heroes.land(table).road:
        return []
    return [
        Option(f"space {space}", heroes.space_called(table, space), value=str(space))
        for space in heroes.spaces(table)
        if space != heroes.at(table)
    ]


def anywhere(table: Table) -> list[Option]:
    """DTC-145, DTC-260: in the Tower Region teleports only lead away."""
    options = [NOWHERE, *_spaces(table)]
    for category in ("aid", "trove"):
        options += [
            Option(each.id, each.name, value=each.id)
            for each in atlas(table).places(heroes.way(table).name, category)
            if not each.twin
        ]
    return options


# --- offers of a next move ------------------------------------------------------------------------


ANYWHERE, TO_A_PLACE, PASSAGE = road_layout.OFFERED


def offer(context: Meeting, who: int, place: str) -> bool:
    """DTC-B22: it may be declined by moving in another way."""
    if place == ANY:
        context.play.count(ANYWHERE, 1)
    else:
        context.play.count(TO_A_PLACE, code_of(place))
    return True


def offer_passage(context: Meeting, who: int, ports: tuple[str, ...]) -> bool:
    """DTY-013: as `offer`, to any of several places that a location offers."""
    context.play.count(PASSAGE, code_of(context.card.name))
    return True


def ports_of(name: str) -> tuple[str, ...]:
    """Where the location called *name* offers passage to."""
    said = (sentence.clause for sentence in sentences(name))
    return next((c.values["ports"] for c in said if c.phrase.run is offer_passage), ())


def offers(table: Table) -> list[Option]:
    """DTC-B22: what the party may do as its next move."""
    found = []
    if code := table.count(PASSAGE):
        for place in ports_of(place_of(atlas(table), code)):
            label = f"Take passage to {content.title(place)}, as offered"
            found.append(Option(f"move to {place}", label, value=place))
    if table.count(ANYWHERE):
        found.append(Option("move anywhere", "Teleport the party, as offered"))
    if code := table.count(TO_A_PLACE):
        to = place_of(atlas(table), code)
        label = f"Teleport to {content.title(to)}, as offered"
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
    teleport: lambda table, place, said: (
        said["place"] == ANY or _leads_anywhere(table, said["place"])
    ),
    advance: lambda table, place, said: _may_move(table, said["pace"]),
}
GROUP.add(teleport)
AVOIDS |= {teleport, advance}


# --- how it is said -------------------------------------------------------------------------------

GRAMMAR.add(*passing("destination", "place"))
GRAMMAR.add(
    of_value("destination", ANY, "any Road Space"),
    of_value("destination", ROAD, "any Road Space of this road"),
    of_value("destination", HOME, "the first Village"),
    of_value("destination", VILLAGE, "any Village"),
    of_value("destination", STRADDLE, "the Straddle behind it"),
    of_value("destination", ACROSS, "the Village across the Storm River"),
    of_value("destination", ABROAD, "any place of the Inner or Outer Region"),
)
GRAMMAR.kind("destination")
words(GRAMMAR, "port", {
    HOME: "the first Village",
    **{c.id: f"the {c.name}" for c in content.of_kind("location")
       if isinstance(c, content.Location) and c.category in ("aid", "trove")},
})  # fmt: skip
words(GRAMMAR, "pace", {BACK: "back", "ahead": "ahead", OUTWARD: "toward the destination"})

_TO = {"place": "destination"}
verb(
    GRAMMAR, "teleport", CHARACTER, "[teleport] the party to {place}", does=teleport,
    deed=Teleports, slots=_TO, moment=("[teleport] the party",),
    passive=("the party is teleported",),
)  # fmt: skip
verb(
    GRAMMAR, "move", PARTY, "[move] {n} {pace}", does=advance, unit=SPACE, slots={"pace": "pace"},
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "be offered a teleport", PARTY, "[be] offered a teleport to {place} as its next move",
    does=offer, slots=_TO, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "be offered passage", PARTY, "[be] offered a passage to {ports} as its next move",
    does=offer_passage, slots={"ports": "ports"}, only=("done",),
)  # fmt: skip
