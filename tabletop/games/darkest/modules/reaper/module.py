"""The rules of Reaper put together: what it lays out, and its hands on the steps of the road."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import asdict

from tabletop.games.darkest.bots import module_advice
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.titles import pool
from tabletop.games.darkest.ground import decks, space_positions, spell_decks
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.ground.trove_recipes import RECIPES, Recipe
from tabletop.games.darkest.modules.reaper import (
    BOX,
    arrival,
    bot_advice,
    chart,
    destination_guard,
    figure,
    graveyard,
    story,
    walk_spells,
)
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.journey import quests
from tabletop.games.darkest.road.journey.destination import WAYS
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import finds, meeting
from tabletop.games.darkest.showing.printed import printed
from tabletop.games.darkest.village import module_cards
from tabletop.play.questions.refusals import STAYS, Reason, Reasons
from tabletop.play.rules import campaign_words
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.game import Printed
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.play.shelf.module import Module, Wrap
from tabletop.table import verbs
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone

Inner = Callable[..., Rules[Flow]]
DISCARDS = "reaper-discard"


def components(table: Table) -> None:
    """DTR-001, DTR-002: he stands beside the village, and his cards are kept apart."""
    zones = [Zone(figure.BESIDE, "everyone", live=True)]
    for space in atlas(table).spaces:
        zones.append(
            Zone(f"reaper-road:{space}", "everyone", kind=figure.ROAD, number=space, live=True)
        )
    table.zones |= {zone.name: zone for zone in zones}
    verbs.add(table, figure.FIGURE, figure.BESIDE, "figure", face_up=True)
    module_cards.lay(table, BOX.id)


def prepared(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-021: what earlier sessions of a campaign brought into play, is in play."""
    arrival.goes_on(play)
    return (yield from inner(play))


def arriving(inner: Inner, play: Play, **args: int) -> Rules[Flow]:
    """DTR-018: whoever walks or is carried to where he stands meets him before all else."""
    if figure.stands(play.table) == heroes.at(play.table) > 0:
        figure.makes_contact(play)
        yield from chart.all_consult(play)
        if heroes.is_bound(play.table):
            return go("carried")
    return (yield from inner(play, **args))


def met_to_the_end(inner: Inner, play: Play, **args: int) -> Rules[Flow]:
    """DTR-018: what was being met is met to its end; then each rolls on the chart."""
    flow = yield from inner(play, **args)
    yield from chart.all_consult(play)
    return go("carried") if heroes.is_bound(play.table) else flow


def past_who_bars(inner: Inner, play: Play, **args: bool) -> Rules[Flow]:
    """DTR-070: who bars the destination comes before it; he may come while the party is there."""
    if not (yield from destination_guard.passed(play)):
        yield from chart.all_consult(play)
        return go("go_home" if heroes.living(play.table) else "carried")
    return go("carried") if heroes.is_bound(play.table) else (yield from inner(play, **args))


def reached(inner: Inner, play: Play, **args: bool) -> Rules[Flow]:
    """DTR-039: what has moved there is met before the destination itself."""
    if not road_layout.is_visited(play, heroes.last_space(play.table)):
        yield from blown_here(play)
        if heroes.is_bound(play.table):
            return go("carried")
    return (yield from met_to_the_end(inner, play, **args))


def blown_here(play: Play) -> Rules[None]:
    """Each of them, from the first on."""
    end = heroes.last_space(play.table)
    found = space_positions.next_spot(play.table, end, 0, False)
    while (spot := found) is not None:
        play.count(space_positions.HERE, spot)
        yield from finds.round_at(play, end, spot)
        card = space_positions.card_at(play.table, end, spot)
        if card is not None and (yield from meeting.turn_up(play, card)):
            yield from meeting.meet(play, play.table.pieces[card.id])
        space_positions.done_at(play, end, spot)
        if heroes.is_bound(play.table):
            return
        found = space_positions.next_spot(play.table, end, spot, False)
    play.count(space_positions.HERE, 0)


def fought(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-018: a Guardian Combat, too, is fought to its end."""
    flow = yield from inner(play)
    yield from chart.all_consult(play)
    return flow if heroes.living(play.table) else go("nobody_left")


def elsewhere(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-015: on another road he is on its first space."""
    before = [p.id for space in atlas(play.table).spaces for p in play.table[f"ground:{space}"][:1]]
    flow = yield from inner(play)
    after = [p.id for space in atlas(play.table).spaces for p in play.table[f"ground:{space}"][:1]]
    if before != after and figure.stands(play.table) > 1:
        figure.put(play, 1, "The Grim Reaper is on this road, too.", "DTR-015")
    if before != after:
        figure.clear_barriers(play)
        if not graveyard.leads_there(play.table):
            graveyard.ends(play)
        yield from graveyard.sets_out(play)
    return flow


def in_the_tower(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-015, DTR-050: the road behind the party is cleared, and begins anew on the way home."""
    figure.clear_barriers(play)
    if figure.stands(play.table) > 1:
        figure.put(play, 1, "The Grim Reaper is back on Space 1.", "DTR-015")
    return (yield from inner(play))


def setting_out(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-026."""
    flow = yield from inner(play)
    yield from graveyard.sets_out(play)
    return flow


def divided(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-034."""
    flow = yield from inner(play)
    graveyard.is_over(play)
    return flow


def homecoming(inner: Inner, play: Play) -> Rules[Flow]:
    """DTR-016, DTR-034."""
    arrival.comes_home(play)
    figure.clear_barriers(play)
    graveyard.comes_home(play)
    return (yield from inner(play))


REASONS: Reasons = {
    figure.BESIDE: Reason("DTR-001", "{} stands here until a hero dies on the road."),
    figure.ROAD: Reason("DTR-013", "{} walks by himself, a space for every 1 that is rolled."),
    arrival.DECK: Reason("DTR-002", "His cards are kept apart until he comes."),
    DISCARDS: Reason("DTR-002", "{} was met from his deck, and stays with his cards."),
    arrival.SPELLS: Reason("DTR-012", "His Spells join the Spell deck when he comes."),
    graveyard.TROVES: Reason("DTR-028", "His Magic Objects are drawn for the Graveyard's Trove."),
    graveyard.RETURNS: Reason("DTR-028", "{} came back from the Graveyard's Trove."),
    quests.DECK: Reason("DTR-004", "A Quest is drawn at the Warlock's Cave."),
    quests.DISCARDS: Reason("DTR-003", "{} is a Quest that is done with."),
}
"""DTC-018: why things stay where the module's own cards lie."""


def on_a_piece(name: str) -> Printed:
    """DTR-018: on himself stands his chart."""
    if name == figure.FIGURE:
        return Printed("Figure", chart.CHART)
    return printed(name)


MODULE = Module(
    **asdict(BOX),
    components=components,
    kinds=content.KINDS,
    titles={figure.FIGURE: "The Grim Reaper"},
    printed=on_a_piece,
    pool=pool,
    called={
        arrival.DECK: "The Reaper's deck", arrival.SPELLS: "the Reaper's Spells",
        DISCARDS: "the Reaper's discards", figure.BESIDE: "beside the village",
        graveyard.TROVES: "the Reaper's Magic Objects", graveyard.RETURNS: "his that came back",
        quests.DECK: "Quests", quests.DISCARDS: "Quests that are done",
    },
    wraps=(
        Wrap("prepare", "DTR-002", prepared),
        Wrap("arrive", "DTR-018", arriving),
        Wrap("again", "DTR-018", arriving),
        Wrap("draw", "DTR-018", met_to_the_end),
        Wrap("spot", "DTR-018", met_to_the_end),
        Wrap("destination", "DTR-039", reached),
        Wrap("destination", "DTR-070", past_who_bars),
        Wrap("at_destination", "DTR-070", past_who_bars),
        Wrap("guardian_combat", "DTR-018", fought),
        Wrap("carried", "DTR-015", elsewhere),
        Wrap("plain_of_peril", "DTR-015", in_the_tower),
        Wrap("set_out", "DTR-026", setting_out),
        Wrap("loot", "DTR-034", divided),
        Wrap("home", "DTR-016", homecoming),
    ),
    reactions=arrival.REACTIONS,
    phrases=walk_spells.PHRASES,
    steps=graveyard.STEPS,
    counters=Counters("""
        reaper-came reaper-contact reaper-faced reaper-heading reaper-joined reaper-owes
        reaper-slow reaper-striking reaper-trip reaper-up reaper-waits
    """),
    records=(
        Contribution(STAYS, 20, REASONS),
        Contribution(decks.DECKS, 30, decks.Deck(
            name=BOX.id, number=2, draws=arrival.DECK, discards=DISCARDS, rule="DTR-002"
        )),
        Contribution(decks.SLOTS, decks.OVERRIDE, decks.Slot(deck=BOX.id, while_=arrival.UP)),
        Contribution(decks.SLOTS, decks.OF_REGION, decks.Slot(deck=BOX.id, while_=graveyard.TRIP)),
        Contribution(decks.TROVES, 30, decks.Deck(
            name=BOX.id, number=2, draws=graveyard.TROVES, discards=graveyard.RETURNS,
            rule="DTR-002",
        )),
        Contribution(spell_decks.SPELLS, 30, spell_decks.SpellDeck(
            name=BOX.id, draws=arrival.SPELLS, joined=arrival.JOINED
        )),
        Contribution(RECIPES, 30, Recipe(place=graveyard.PLACE, deck=BOX.id, by_lot=False)),
        Contribution(WAYS, 20, graveyard.FACE),
        story.STORY,
        Contribution(module_advice.MECHANISM, 30, bot_advice.ADVICE),
        Contribution(roster.MECHANISM, 30, roster.Kept(
            table=(arrival.UP, arrival.JOINED), heroes=(arrival.OWES,), kinds=("quest",)
        )),
        Contribution(campaign_words.MECHANISM, 30, arrival.WORDS),
    ),
)  # fmt: skip
