"""The Spy, who lets another go ahead for one Road Space, and stays out of sight."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.city import BOX
from tabletop.games.darkest.party import away, heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import asks, hero_option
from tabletop.games.darkest.party.periods import Use
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.worded_so import lines_so
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SHADOWS = "you may shadow another character for one Road Space on each road"

SHADOWED = "city-shadowed"
"""On a hero's card: it has shadowed somebody on this road (DTY-055)."""
WHOM = "city-shadows"
"""On a hero's card: whom it shadows now, its place plus one."""
AVENGES = "city-avenges"
"""The table's counter: who has to meet what has killed the one it shadowed, its place plus one."""
USE = Use(counter=SHADOWED, period="road")
RULE = "DTY-055"


def _able(table: Table, place: int) -> bool:
    if heroes.has(table, place, SHADOWED) or len(heroes.here(table)) < 2:
        return False
    return bool(lines_so(table, place, SHADOWS, BOX.id))


def arrives(play: Play) -> Rules[None]:
    """DTY-055: declared as the party comes to a Road Space; at a destination nobody hides."""
    comes_back(play)
    if not 0 < heroes.at(play.table) < heroes.last_space(play.table):
        return
    for place in heroes.here(play.table):
        if _able(play.table, place):
            yield from business(_declares(play, place), None)


def _declares(play: Play, place: int) -> Rules[None]:
    name = heroes.name_of(play.table, place)
    option = yield from asks(play, place, f"Whom does {name} shadow here?", lambda: [
        Option("no", "Nobody"),
        *(hero_option(play.table, other)
          for other in heroes.here(play.table) if other != place),
    ], RULE)  # fmt: skip
    if option.key == "no":
        return
    hero = heroes.hero_at(play.table, place)
    play.count(SHADOWED, 1, hero)
    play.count(WHOM, int(option.value) + 1, hero)
    pieces = hero, heroes.hero_at(play.table, int(option.value))
    play.say("{} shadows {}.", *pieces, rule=RULE)
    away.leaves(play, place, RULE)


def comes_back(play: Play) -> None:
    """DTY-055: the Spy is with the party again once the Road Space is left behind."""
    for place in heroes.living(play.table):
        if heroes.has(play.table, place, WHOM):
            play.count(WHOM, 0, heroes.hero_at(play.table, place))
            away.comes_back(play, place, RULE)


def heard(play: Play, here: Piece, death: Dies) -> None:
    """DTY-056, DTY-057: it is with the party again, in time to pick up what the dead has dropped,
    and has to meet what killed it."""
    for place in heroes.living(play.table):
        if heroes.has(play.table, place, WHOM) == death.who + 1:
            comes_back(play)
            play.count(AVENGES, place + 1)


def forgets(play: Play) -> None:
    """DTY-056: what killed it elsewhere than on this Draw Spot is not met here."""
    play.count(AVENGES, 0)


def avenges(play: Play) -> Rules[None]:
    """DTY-056: the card of this Draw Spot that is still there, alone; then the others that lie
    here, as anybody does."""
    place, table = play.table.count(AVENGES) - 1, play.table
    if place < 0:
        return
    play.count(AVENGES, 0)
    card = _killer(table)
    if card is None or place not in heroes.here(table) or heroes.is_bound(table):
        return
    play.say("{} meets {}.", heroes.hero_at(table, place), card, rule="DTY-056")
    play.count(heroes.ALONE, place + 1)
    yield from meeting.meet(play, card, place)
    play.count(heroes.ALONE, 0)


def _killer(table: Table) -> Piece | None:
    space = heroes.at(table)
    if not space:
        return None
    card = space_positions.card_at(table, space, table.count(space_positions.HERE))
    return card if card is not None and card.face_up else None
