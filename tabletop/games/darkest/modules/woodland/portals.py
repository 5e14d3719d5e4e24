"""The Leywalker's Portal tokens."""

from __future__ import annotations

from tabletop.games.darkest.ground import markers
from tabletop.games.darkest.ground.markers import Marker
from tabletop.games.darkest.modules.woodland.sentences import STEPS_THROUGH, spoken_so
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.road.journey import passing
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table

PORTAL = "woodland-portal"
MOST = 4
"""So many there are."""
VERB = "portal"


def _opens(play: Play, portal: Piece) -> Rules[Flow | None]:
    """Nothing happens to those who merely come by."""
    yield from ()
    return None


MARKER = Marker(name=PORTAL, arrives=_opens)
"""DTW-046: it goes with the road."""


def lying(table: Table) -> list[Piece]:
    """Those on the road."""
    return [p for n in heroes.spaces(table) for p in markers.lying(table, n) if p.name == PORTAL]


def lays(context: Meeting, who: int) -> bool:
    """DTW-045: one on the party's Road Space, if any is left."""
    space = heroes.at(context.table)
    if not space or len(lying(context.table)) >= MOST:
        return False
    markers.put(context.play, PORTAL, space)
    context.play.say("A Portal token lies on Road Space {}.", space, rule="DTW-045")
    return True


def _offers(table: Table) -> list[Option]:
    """DTW-046: its leader may take the party to any of them to which it may go on."""
    leader = heroes.leader(table)
    if not spoken_so(table, leader, STEPS_THROUGH):
        return []
    found = []
    for portal in lying(table):
        space = table.zones[portal.zone].number
        if space != heroes.at(table) and passing.is_kept(table, space) is None:
            label = f"{heroes.name_of(table, leader)} leads the party to the Portal on {space}"
            found.append(Option(f"{VERB} {space}", label, (portal.id,), value=portal.id))
    return found


def _steps(play: Play, option: Option) -> Rules[None]:
    portal = play.table.pieces[int(option.value)]
    space = play.table.zones[portal.zone].number
    play.move(portal, OUT)
    leader = heroes.leader(play.table)
    yield from play.happen(Teleports(place=f"{space}", who=leader))


ACT = Act(verb=VERB, offers=_offers, does=_steps)
