"""Chapter C10f: the Crown: all win together, or one is left."""

from __future__ import annotations

from tabletop.games.darkest.campaign.session_end import CROWN, over
from tabletop.games.darkest.combat.heroes_fight import battle
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import asks, hero_option
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.steps import STEPS
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow


@STEPS.step("The Tower", rule="DTC-291", then="duel")
def the_tower(play: Play) -> Flow:
    """DTC-291, DTC-292, DTC-297."""
    party = heroes.here(play.table)
    if play.table.options["ending"] == "co-op" or len(party) == 1:
        seats = sorted({heroes.speaker(play.table, place) for place in party})
        for place in party:
            play.count(CROWN, 1, heroes.hero_at(play.table, place))
        return over(play, seats, "The Crown is found, and the land is free.", "DTC-292")
    return go("duel", turn=0)


DUEL = Stakes("the duel", helps=HIGH)


@STEPS.step("The duel", rule="DTC-294", then="duel")
def duel(play: Play, turn: int = 0) -> Rules[Flow]:
    """DTC-293 to DTC-297: each in marching order picks another, until one is left."""
    party = heroes.here(play.table)
    if len(party) < 2:
        seats = [heroes.speaker(play.table, place) for place in party]
        name = heroes.name_of(play.table, party[0]) if party else "Nobody"
        for place in party:
            play.count(CROWN, 1, heroes.hero_at(play.table, place))
        return over(play, seats, f"{name} has the Crown.", "DTC-297")
    turn %= len(party)
    place = party[turn]
    yield from business(_attack(play, place), None)
    left = heroes.here(play.table)
    following = [p for p in (*party[turn + 1 :], *party[: turn + 1]) if p in left]
    return go("duel", turn=left.index(following[0]) if following else 0)


def _attack(play: Play, place: int) -> Rules[None]:
    """DTC-294: the hero at *place* picks another. Where one of them leaves, the fight is over."""
    ask = f"Whom does {heroes.name_of(play.table, place)} fight?"
    option = yield from asks(
        play,
        place,
        ask,
        lambda: [
            hero_option(play.table, other) for other in heroes.here(play.table) if other != place
        ],
    )
    spells.begin_turn(play)
    yield from battle(play, place, int(option.value), DUEL, "DTC-B37")
