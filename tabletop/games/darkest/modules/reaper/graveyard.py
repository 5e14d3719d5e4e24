"""The Graveyard as a Trove of the Grim Reaper's: the way there, and facing him."""

from __future__ import annotations

from tabletop.games.darkest.ground import spell_decks
from tabletop.games.darkest.ground.regions import leads_to
from tabletop.games.darkest.guardians.hoards import HOARD
from tabletop.games.darkest.guardians.trove_guard import GUARDING
from tabletop.games.darkest.modules.reaper.figure import REAPER
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.road.figures.chart import each_rolls
from tabletop.games.darkest.road.journey.destination import Way
from tabletop.games.darkest.road.layout import road_layout
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, Steps, go
from tabletop.table.table import Flow, Table

PLACE, TROVES, RETURNS = "graveyard", "reaper-troves", "reaper-returns"

TRIP, FACED = "reaper-trip", "reaper-faced"
"""The table's counters: his deck is drawn from on the way to the Graveyard (DTR-026); that was his
Trove, and it is over until the party has been in a Village (DTR-036)."""

STEPS = Steps()


def leads_there(table: Table) -> bool:
    """Whether the road leads to the Graveyard."""
    return leads_to(table, PLACE)


def sets_out(play: Play) -> Rules[None]:
    """DTR-026, DTR-027, DTR-036: on the way to his Trove his deck is drawn from, and his Spells
    join the others; once it is faced there is no Trove."""
    table = play.table
    if not leads_there(table) or not table["trove"] or table.count(TRIP):
        return
    if table.count(FACED):
        yield from road_layout.put_back_trove(play)
        play.say(
            "The Reaper's Trove is closed until the party has been in a Village.", rule="DTR-036"
        )
        return
    play.count(TRIP, 1)
    play.say("On this road the party draws from the Reaper's deck.", rule="DTR-026")
    yield from spell_decks.merge(play, "reaper", "DTR-012")


def is_open(table: Table) -> bool:
    """DTR-030: whether he can be faced."""
    here = heroes.at(table) == heroes.last_space(table) and leads_there(table)
    return here and bool(table["trove"]) and not table.count(FACED)


FACE = Way(
    "reaper_is_faced",
    "Face the Grim Reaper",
    "Each hero rolls on his chart, without Fate or combat. The survivors share his Trove.",
    is_open,
)


@STEPS.step("Facing the Grim Reaper", rule="DTR-031", then="loot")
def reaper_is_faced(play: Play) -> Rules[Flow]:
    """DTR-031, DTR-034: each rolls once on his chart, and there is no combat; what the dead had
    joins the Trove, which the survivors divide."""
    play.count(GUARDING, 1)
    yield from each_rolls(play, REAPER.chart)
    yield from meeting.settle(play)
    if not heroes.here(play.table):
        play.count(GUARDING, 0)
        return go("nobody_left")
    for card in play.table["trove"]:
        if not card.face_up:
            yield from play.reveal(card, rule="DTR-034")
    gold = yield from dice.plain(play, "The Trove's gold", "DTR-028")
    play.count(HOARD, gold)
    return go("loot")


def is_over(play: Play) -> None:
    """DTR-034, DTR-036: the Trove is won: before the way home his deck goes."""
    if leads_there(play.table) and play.table.count(TRIP):
        play.count(FACED, 1)
        ends(play)


def ends(play: Play) -> None:
    """DTR-034: his deck is not drawn from for this trip any more."""
    if play.table.count(TRIP):
        play.count(TRIP, 0)
        play.say("The trip to his Trove is over.", rule="DTR-034")


def comes_home(play: Play) -> None:
    """DTR-034, DTR-036: an unfinished trip is over, and he can be faced again."""
    ends(play)
    if play.table.count(FACED):
        play.count(FACED, 0)
