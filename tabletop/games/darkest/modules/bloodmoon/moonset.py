"""How the Blood Moon ends, and how a hero is cured."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import sides, space_positions
from tabletop.games.darkest.modules.bloodmoon import lycanthropes, moon
from tabletop.games.darkest.modules.bloodmoon.figure import REACTIONS, WEREWOLF
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.meetings.meeting import Visits
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SHRINES = ("chapel", "temple")
"""DTB-019: where a Talisman cures a lycanthrope."""


def sets(play: Play, rule: str) -> None:
    """DTB-010, DTB-011: the party draws from the Core deck again; the Spells stay."""
    play.count(moon.UP, 0)
    play.count(lycanthropes.BITTEN, 0)
    play.say("The Blood Moon is over.", rule=rule)
    darkens(play, rule)


def darkens(play: Play, rule: str) -> None:
    """DTB-010: without a Blood Moon there is neither Day nor Night, and no Werewolf on the
    road."""
    table = play.table
    if not (table.count(moon.UP) or table.count(moon.TRIP)):
        play.count(moon.SHINES, 0)
        sides.ends(play, moon.TIME)
        figure.leave(play, WEREWOLF, rule)


def may_set(play: Play) -> None:
    """DTB-010: once the last lycanthrope is cured or dead."""
    table = play.table
    if table.count(moon.UP) and table.count(lycanthropes.BITTEN) and not lycanthropes.living(table):
        sets(play, "DTB-010")


def comes_home(play: Play) -> None:
    """DTB-012: it rose, and nobody has become a lycanthrope."""
    if play.table.count(moon.UP) and not lycanthropes.living(play.table):
        sets(play, "DTB-012")


def goes_on(play: Play) -> None:
    """DTB-012: a session begins in a Village: what an earlier one left on the way is over."""
    comes_home(play)
    darkens(play, "DTB-040")


def cures(play: Play, place: int, rule: str) -> bool:
    """DTB-018: the hero at *place* is a lycanthrope no more."""
    hero = heroes.card_of(play.table, place)
    if hero is None or not lycanthropes.is_one(play.table, place):
        return False
    lycanthropes.lay_aside(play, place)
    play.say("{} is cured.", hero, rule=rule)
    may_set(play)
    return True


def talismans(table: Table, place: int) -> list[Piece]:
    """Those that the hero at *place* carries."""
    return [
        item
        for item in table[f"items:{place}"]
        if (of := content.thing(item.name)) is not None and of.sort == "talisman"
    ]


def _dies(play: Play, here: Piece, death: Dies) -> None:
    if here.name == WEREWOLF.piece:
        may_set(play)


def _has_visited(play: Play, here: Piece, visit: Visits) -> Rules[None]:
    """DTB-019: a Talisman of its own cures a lycanthrope at a shrine."""
    if here.name == WEREWOLF.piece and visit.location in SHRINES:
        yield from business(_may_be_cured(play, visit.who), None)


def _may_be_cured(play: Play, place: int) -> Rules[None]:
    def options() -> list[Option]:
        if not (lycanthropes.is_one(play.table, place) and (own := talismans(play.table, place))):
            return []
        return [
            Option("yes", "Discard a Talisman: be cured", (own[0].id,)),
            Option("no", "Remain a lycanthrope"),
        ]

    if not options():
        return
    ask = "Discard a Talisman to be cured of lycanthropy?"
    option = yield from asks(play, place, ask, options, "DTB-019")
    if option.key == "yes":
        space_positions.put_away(play, talismans(play.table, place)[0])
        cures(play, place, "DTB-019")


for _where in (WEREWOLF.beside, WEREWOLF.road):
    REACTIONS.after(Dies, lying_in=_where)(_dies)
    REACTIONS.after(Visits, lying_in=_where)(_has_visited)
