"""Chapter C3a-f to k: the destination: its own instructions, its Guardians, and the way home."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.games.darkest.campaign.session_end import END, endings
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions, trove_recipes
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, periods
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.tokens import Gains
from tabletop.games.darkest.road.journey import crossings, quests
from tabletop.games.darkest.road.journey.anytime_acts import (
    anytime,
    leaving,
    meanwhile,
    walk_through_woods,
)
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import finds, meeting, terrain, turned_cards
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

WAYS = "destination"
"""Modules bring what else a party may do there under this name."""


class Way(Struct, frozen=True):
    """What the party may do at a destination beside all else: the step, the words of the option
    and what they tell, and whether it `is_open`."""

    step: str
    words: str
    tells: str
    is_open: Callable[[Table], bool]


def _open(table: Table) -> list[Way]:
    found: list[Way] = game_of(table).records_of(WAYS)
    return [way for way in found if way.is_open(table)]


@STEPS.step("The destination", rule="DTC-102", then="at_destination")
@open_step
def destination(play: Play, again: bool = False) -> Rules[Flow]:
    """DTC-102, DTC-103: its own instructions first; where the party has been they are met *again*,
    or not. Then what lies there."""
    end = heroes.last_space(play.table)
    location = heroes.located(play.table, end)
    if location is None:  # hands took it away
        return go("at_destination")
    if not content.has_stash(location.name):
        _lose_stash(play)
    if climb := atlas(play.table).climb_at(location.name):
        yield from finds.round_at(play, end, 0)
        return go(climb)
    if not road_layout.is_visited(play, end):
        yield from _moved_here(play, end)
        if heroes.is_bound(play.table):
            return go("carried")
    if again or not road_layout.is_visited(play, end):
        if not road_layout.is_visited(play, end):
            road_layout.visit(play, end)
        yield from _instruct(play, location)
        if heroes.is_bound(play.table):
            return go("carried")
        yield from finds.fallen(play, end)
    return go("next_spot", spot=road_layout.first_spot(play.table))


def _instruct(play: Play, location: Piece) -> Rules[None]:
    """DTL-012: what the destination says; where Terrain covers it, what that says or draws."""
    end = heroes.last_space(play.table)
    lies = heroes.terrain(play.table, end) or location
    if content.is_overlay(lies.name) and (n := content.location(lies.name).dice):
        yield from terrain.fill(play, n, end, "DTC-116")
    yield from meeting.instruct(play, lies if content.is_overlay(lies.name) else location)


def _moved_here(play: Play, end: int) -> Rules[None]:
    """DTR-039: what has moved there is met before the destination itself, from the first on."""
    found = space_positions.next_spot(play.table, end, 0, False)
    if found is None:
        return
    while (spot := found) is not None:
        play.count(space_positions.HERE, spot)
        yield from finds.round_at(play, end, spot)
        card = space_positions.card_at(play.table, end, spot)
        if card is not None and (card := (yield from turned_cards.turn_up(play, card))) is not None:
            yield from meeting.meet(play, play.table.pieces[card.id])
        space_positions.done_at(play, end, spot)
        if heroes.is_bound(play.table):
            return
        found = space_positions.next_spot(play.table, end, spot, False)
    play.count(space_positions.HERE, 0)


def _lose_stash(play: Play) -> None:
    """DTC-325: Raiders' gold is gone once the party comes to any other destination."""
    for heap in play.table["stash"]:
        play.count(space_positions.GOLD, 0, heap)
        play.move(heap, "out")
        play.say("What the Raiders took is lost.", rule="DTC-325")


@STEPS.step("At the destination", rule="DTC-104", then="go_home")
@open_step
def at_destination(play: Play) -> Rules[Flow]:
    """DTC-104, DTC-106, DTC-160, DTC-163: fight, cross, or start for home."""
    yield from finds.fallen(play, heroes.at(play.table))
    yield from quests.settle(play)
    if heroes.is_bound(play.table):
        return go("carried")
    place = heroes.located(play.table, heroes.last_space(play.table))
    ask = f"The party at {play.game.title_of(place.name) if place else 'the end of the road'}"
    option = yield from decide(play, f"{ask}: what now?", "DTC-104", lambda table: _ways(play))
    if option.key == "fight":
        return go("guardians")
    if option.key in {way.step for way in _open(play.table)}:
        return go(option.key)
    if option.key.startswith("cross "):
        return go("cross", region=str(option.value))
    if option.key == "raft":
        play.say("The party crosses the Storm River.", rule="DTC-164")
        periods.enter(play, heroes.land(play.table).river)
        return go("home")
    if option.key == "home":
        return go("go_home")
    if option.key == END:
        return go("session_ends")
    if option.key.startswith("walk "):
        return walk_through_woods(play, option)
    yield from meanwhile(play, option)
    yield from meeting.settle(play)
    return go("carried" if heroes.is_bound(play.table) else "at_destination")


def _ways(play: Play) -> list[Option]:
    table = play.table
    location = heroes.located(table, heroes.last_space(table))
    options = []
    if location is not None:
        of = content.location(location.name)
        if atlas(table).category(of.id) == "trove" and table["trove"]:
            boss = trove_recipes.boss_told(table, trove_recipes.recipe_of(play, of.id))
            options.append(Option("fight", "Fight the Trove's Guardians", tells=boss))
        if (land := atlas(table).guarded(of.id)) is not None:
            options.append(Option("fight", land.challenge))
        options += crossings.offers(table, of.id)
    options += [Option(way.step, way.words, tells=way.tells) for way in _open(table)]
    options.append(Option("home", "Start for home"))
    if has_raft(table):
        options.append(Option("raft", "Cross the Storm River by raft"))
    return [*options, *leaving(table), *anytime(play), *endings(table)]


def has_raft(table: Table) -> bool:
    """DTC-163: whether the party may cross by Raft; one carries everybody."""
    return heroes.land(table).river != "" and any(
        (of := content.thing(item.name)) is not None and of.sort == "raft"
        for place in heroes.here(table)
        for item in table[f"items:{place}"]
    )


@STEPS.step("Homeward", rule="DTC-129", then="next_spot")
def go_home(play: Play) -> Flow:
    """DTC-129: from now on what was left behind is met again, the last first."""
    road_layout.head_home(play)
    if heroes.at(play.table) == heroes.last_space(play.table):
        return go("space_done")
    return go("next_spot", spot=space_positions.FAR)


def return_stash(play: Play) -> Rules[None]:
    """DTC-324: the stash of a beaten guard goes back to its owners; a dead one's is shared."""
    for heap in play.table["stash"]:
        n, owner = heap.counters.get(space_positions.GOLD, 0), heap.counters.get("owner", 0) - 1
        play.count(space_positions.GOLD, 0, heap)
        play.move(heap, "out")
        party = heroes.here(play.table)
        if owner in party:
            yield from play.happen(Gains(who=owner, n=n, token="gold", rule="DTC-324"))
            continue
        yield from divide(play, n, "DTC-324")


def divide(play: Play, n: int, rule: str) -> Rules[None]:
    """DTC-253: *n* gold is split evenly; odd coins go one each from the front of the order."""
    party = heroes.here(play.table)
    for number, place in enumerate(party):
        share = n // len(party) + (number < n % len(party))
        if share:
            yield from play.happen(Gains(who=place, n=share, token="gold", rule=rule))
