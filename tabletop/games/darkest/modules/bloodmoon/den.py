"""The Werewolf's Den in the Crags: a trip to its Trove, with the Werewolf among the Guardians."""

from __future__ import annotations

from tabletop.games.darkest.ground.trove_recipes import Boss, Recipe
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.casualties import HitByGuardians
from tabletop.games.darkest.modules.bloodmoon import BOX, moon, moonset
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, WEREWOLF
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.chart import some_roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

PLACE = "bloodmoon-den"
"""DTB-030, DTB-031: the Crags, as they lie at the end of this road."""

BOSS = Boss(name="bloodmoon-boss", strength=8, equips=False)
"""DTB-036, DTB-037."""

RECIPE = Recipe(
    place=PLACE,
    deck=BOX.id,
    items=3,
    boss=BOSS,
    by_lot=False,
    called="The Werewolf's Den in the Crags",
)
"""DTB-034."""

FIGHTS = "bloodmoon-fights"
"""The table's counter: the Werewolf stood among the Guardians as this round began."""

CLAWED = "bloodmoon-clawed"
"""On a hero's card: in this round the Guardians' Strength has cost it a Life (DTB-038)."""


def leads_there(table: Table) -> bool:
    """Whether the road leads to the Den."""
    return any(card.name == PLACE for card in table[f"ground:{heroes.last_space(table)}"])


def new_road(play: Play) -> Rules[None]:
    """DTB-032, DTB-033: on the road to the Den the party draws from the Blood Moon's deck; on
    another the trip is over."""
    if not leads_there(play.table):
        ends(play)
    elif not play.table.count(moon.TRIP):
        play.count(moon.TRIP, 1)
        play.say("On this road the party draws from the Blood Moon's deck.", rule="DTB-032")
        yield from moon.shines(play)


def ends(play: Play) -> None:
    """DTB-040: the trip is over; while somebody is a lycanthrope the Blood Moon stays up."""
    if play.table.count(moon.TRIP):
        play.count(moon.TRIP, 0)
        play.say("The trip to the Den is over.", rule="DTB-040")
        moonset.darkens(play, "DTB-040")


def is_won(play: Play) -> None:
    """DTB-040: its Trove is divided."""
    if leads_there(play.table):
        ends(play)


def comes_home(play: Play) -> None:
    """DTB-012, DTB-040: an unfinished trip ends in the Village."""
    ends(play)
    moonset.comes_home(play)


# --- facing it ------------------------------------------------------------------------------------


def is_found(play: Play) -> None:
    """DTB-036: whoever roamed stands in its Den now."""
    if any(foe.name == BOSS.name for foe in foes.guards(play.table)):
        figure.leave(play, WEREWOLF, "DTB-036")


def round_begins(play: Play) -> None:
    """DTB-038: whether it fights in this round."""
    n = int(any(foe.name == BOSS.name for foe in foes.guards(play.table)))
    if play.table.count(FIGHTS) != n:
        play.count(FIGHTS, n)


def _is_hit(play: Play, here: Piece, hit: HitByGuardians) -> None:
    hero = heroes.card_of(play.table, hit.who)
    is_its = here.name == WEREWOLF.piece and hit.score == "strength" and hit.lives > 0
    if is_its and hero is not None and play.table.count(FIGHTS):
        play.count(CLAWED, 1, hero)


def round_ends(play: Play) -> Rules[Flow | None]:
    """DTB-038: each whom it has cost a Life rolls once on its chart."""
    clawed = []
    for place in heroes.here(play.table):
        if heroes.has(play.table, place, CLAWED):
            play.count(CLAWED, 0, heroes.hero_at(play.table, place))
            clawed.append(place)
    if not clawed:
        return None
    yield from some_roll(play, WEREWOLF.chart, clawed)
    return None if heroes.here(play.table) else go("nobody_left")


for _where in (WEREWOLF.beside, WEREWOLF.road):
    REACTIONS.after(HitByGuardians, lying_in=_where)(_is_hit)
