"""Chapter C8d, C8k, C8l: who guards a Trove, fighting on, and looting."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.ground.regions import Region, atlas
from tabletop.games.darkest.ground.trove_recipes import Recipe, recipe_of
from tabletop.games.darkest.guardians import foes, scrolls, trove_prizes
from tabletop.games.darkest.guardians.combat import combat
from tabletop.games.darkest.guardians.hoards import HOARD
from tabletop.games.darkest.guardians.spoils_by_lot import fall_by_lot
from tabletop.games.darkest.party import (
    acquisition,
    carrying_capacity,
    dice,
    heroes,
    periods,
    spells,
)
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.road.journey.anytime_acts import anytime, meanwhile
from tabletop.games.darkest.road.journey.destination import divide, return_stash
from tabletop.games.darkest.road.meetings import finds, meeting
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Decision, Option, if_alone
from tabletop.play.rules.open_steps import open_step
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

GUARDING = "guarding"
"""The table's counter: Guardians stand between the party and the Trove."""


@STEPS.step("Guardians", rule="DTC-207", then="go_home")
@open_step
def guardians(play: Play) -> Rules[Flow]:
    """DTC-207, DTC-208: the Trove's, or the guard of a Straddle (DTC-B34)."""
    land = _guarded(play.table)
    play.count(GUARDING, 1)
    if land is not None and land.guard is not None:
        foes.call_up(play, land.guard.name, **land.guard.scores)
    else:
        yield from _set(play)
    return go("guardian_combat")


def _guarded(table: Table) -> Region | None:
    """The Region whose guard stands at this destination."""
    location = heroes.located(table, heroes.last_space(table))
    return atlas(table).guarded(location.name) if location is not None else None


def _set(play: Play) -> Rules[None]:
    """DTC-210 to DTC-217: so many cards as 2d6; Enemies stand, Objects are theirs to use."""
    table = play.table
    first = yield from dice.plain(play, "How many cards, first die", "DTC-210")
    second = yield from dice.plain(play, "How many cards, second die", "DTC-210", nth=1)
    loose = []
    for _ in range(first + second):
        card = yield from drawing.draw(play, "DTC-211")
        if card is None:
            break
        card = yield from play.reveal(card, rule="DTC-211")
        of = content.card(card.name)
        if isinstance(of, content.Enemy):
            play.move(card, "guardians", face_up=True)
        elif isinstance(of, content.Thing):
            play.move(card, "trove", face_up=True)
            loose.append(card)
        else:
            play.move(card, decks.deck_of(play, card).discards, face_up=True)
    trove = []
    for card in table["trove"]:
        if not card.face_up:
            trove.append((yield from play.reveal(card, rule="DTC-215")))
    recipe = _recipe(play)
    if (boss := recipe.boss) is not None:
        foes.call_up(play, boss.name, **boss.scores)
    gold = recipe.gold
    if gold < 0:
        gold = yield from dice.plain(play, "The Trove's gold", "DTC-216")
    play.count(HOARD, table.count(HOARD) + gold)
    n = len(foes.guards(table))
    words = "{} Guardian, and {} gold." if n == 1 else "{} Guardians, and {} gold."
    play.say(words, n, gold, rule="DTC-213")
    yield from scrolls.deal(play, [*trove, *loose])
    without = {boss.name} if boss is not None and not boss.equips else set()
    foes.equip(play, [p for p in (*trove, *loose) if p.zone == "trove"], without)


def _recipe(play: Play) -> Recipe:
    location = heroes.located(play.table, heroes.last_space(play.table))
    return recipe_of(play, location.name if location is not None else "")


@STEPS.step("Guardian Combat", rule="DTC-228", then="go_home")
@open_step
def guardian_combat(play: Play) -> Rules[Flow]:
    """DTC-228 to DTC-250; without an Enemy the Trove is free (DTC-214)."""
    won = not foes.guards(play.table) or (yield from combat(play))
    yield from meeting.settle(play)
    if not heroes.here(play.table):
        return go("nobody_left")
    yield from share_trophies(play)
    if won:
        quests.guardians_beaten(play)
        yield from trove_prizes.won(play)
        return go("loot")
    return go("after_failure")


def share_trophies(play: Play) -> Rules[None]:
    """DTC-248: by the table option fallen Guardians are trophies, as the party shares them out."""
    for card in [p for p in play.table["trove"] if content.enemy(p.name) is not None]:
        ask = f"Who gets {content.title(card.name)} as a trophy?"
        option = yield from decide(play, ask, "DTC-248", lambda table: [
            Option(f"place {place}", heroes.name_of(table, place), value=place)
            for place in heroes.here(table)
        ])  # fmt: skip
        play.move(card, f"trophies:{option.value}", face_up=False)


@STEPS.step("After a failure", rule="DTC-250", then="go_home")
def after_failure(play: Play) -> Rules[Flow]:
    """DTC-162, DTC-250: fight on, or turn back; the guard of a Straddle lets nobody try again."""
    land = _guarded(play.table)
    if land is not None and land.guard is not None:
        guard = play.game.title_of(land.guard.name)
        if (yield from _tries_again(play, land, guard)):
            return go("guardian_combat")
        play.say("The {} stands: the party turns back.", guard, rule="DTC-162")
        disperse(play)
        yield from finds.fallen(play, heroes.at(play.table))
        return go("go_home")
    option = yield from decide(
        play,
        "Guardians are left. Fight on or turn back?",
        "DTC-250",
        lambda table: [*FIGHT_OR_BACK, *anytime(play)],
    )
    if option.key == "fight":
        return go("guardian_combat")
    if option.key != "back":
        yield from meanwhile(play, option)
        yield from meeting.settle(play)
        if heroes.here(play.table) and not heroes.is_bound(play.table):
            return go("after_failure")
    disperse(play)
    if not heroes.here(play.table):
        return go("nobody_left")
    return go("carried" if heroes.is_bound(play.table) else "go_home")


FIGHT_OR_BACK = (
    Option("fight", "Fight on: they have their full scores again"),
    Option("back", "Turn Back"),
)


TRIES = "tries"
"""The table's counter: so many tries at the Sentinel a Temporal Warp has bought (DTC-329)."""


def _tries_again(play: Play, land: Region, guard: str) -> Rules[bool]:
    """DTC-162: nobody fights a guard twice, unless a Temporal Warp repeats the turn."""

    def ways(table: Table) -> list[Option]:
        found = [
            o
            for o in spells.party_options(play, ("meeting",))
            if o.is_open(table.house_rules) and o.key.startswith("cast temporal-warp")
        ]
        if n := table.count(TRIES):
            found.append(Option("fight", f"{land.challenge} again: {n} more tries"))
        return [*found, Option("back", "Turn Back")]

    while len(ways(play.table)) > 1:
        ask = f"The {guard} still stands. Challenge it again?"
        option = yield from decide(play, ask, "DTC-162", ways)
        if option.key == "back":
            break
        if option.key == "fight":
            play.count(TRIES, play.table.count(TRIES) - 1)
            return True
        card = play.table.pieces[int(option.value)]
        yield from spells.cast(play, play.table.zones[card.zone].number, card)
        play.count(TRIES, play.table.count("again"))
        play.count("again", 0)
    if play.table.count(TRIES):
        play.count(TRIES, 0)
    return False


def disperse(play: Play) -> None:
    """The Guardians that are left are discarded, and their items lie in the Trove."""
    for piece in play.table["guardians"]:
        for counter in (foes.BEARER, *foes.HURT.values(), "strength", "craft"):
            if piece.counters.get(counter, 0):
                play.count(counter, 0, piece)
        of = content.card(piece.name)
        if isinstance(of, content.Enemy):
            space_positions.put_away(play, piece)
        elif isinstance(of, content.Thing):
            play.move(piece, "trove", face_up=True)
        elif isinstance(of, content.Spell):
            space_positions.put_away(play, piece)
        else:
            play.move(piece, "out")
    play.count(GUARDING, 0)
    play.count(HOARD, 0)


@STEPS.step("The Trove", rule="DTC-252", then="at_destination")
@open_step
def loot(play: Play) -> Rules[Flow]:
    """DTC-161, DTC-252, DTC-253: the gold is split; who takes what; then Scrolls become Spells of
    who has room for them by now (DTC-225); and the party decides where it stands."""
    location = heroes.located(play.table, heroes.last_space(play.table))
    yield from divide(play, play.table.count(HOARD) + _purses(play), "DTC-253")
    play.count(HOARD, 0)
    play.count(GUARDING, 0)
    yield from fall_by_lot(play)
    while _spoils(play.table):
        option = yield from play.choose(lambda: _which(play.table))
        if option.key == "none":
            break
        item, place = play.table.pieces[option.pieces[0]], int(option.value)
        yield from business(
            acquisition.offer(play, place, item, "DTC-252", wants=True), otherwise=False
        )
    yield from scrolls.share(play)
    for item in play.table["trove"]:
        space_positions.drop(play, item)
    yield from finds.fallen(play, heroes.at(play.table))
    if (land := _guarded(play.table)) is not None:
        if location is not None and content.has_stash(location.name):
            yield from return_stash(play)
        play.say(land.opened, rule="DTC-161")
        if land.home:
            periods.enter(play, land.name)
        yield from quests.settle(play)
        if heroes.is_bound(play.table):
            return go("carried")
        return go("home") if land.home else go("cross", region=land.name)
    return go("at_destination")


def _purses(play: Play) -> int:
    """DTC-249: what gold the dead had, which fell into the Trove."""
    heaps = [piece for piece in play.table["trove"] if piece.name == "gold"]
    n = sum(heap.counters.get(space_positions.GOLD, 0) for heap in heaps)
    for heap in heaps:
        play.count(space_positions.GOLD, 0, heap)
        play.move(heap, "out")
    return n


def _spoils(table: Table) -> list[Piece]:
    """What there is to be taken, but for Scrolls."""
    return [p for p in table["trove"] if not isinstance(content.card(p.name), content.Spell)]


def _which(table: Table) -> Decision:
    options = []
    for item in _spoils(table):
        for place in heroes.here(table):
            name = heroes.name_of(table, place)
            option = Option(
                f"{item.name}#{item.id} {place}",
                f"{name} takes {content.title(item.name)}",
                (item.id,),
                carrying_capacity.into(item.name, place),
                place,
            )
            options.append(carrying_capacity.fit(table, place, item.name).said(option))
    options.append(Option("none", "Leave the rest"))
    return Decision(
        heroes.speaker(table, -1),
        "The party has won the Trove. Who takes what?",
        "DTC-252",
        options,
        public=True,
        moot=if_alone("none", options),
    )
