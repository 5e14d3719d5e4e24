"""The Werewolf as a figure that roams, and the chart of those whom it meets."""

from __future__ import annotations

from tabletop.games.darkest.modules.bloodmoon import BOX, lycanthropes, moon
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.dice import ShowsOne
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.chart import Chart, takes_a_follower
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

RULE = "DTB-022"
CHART = (
    "1: bitten; you are a lycanthrope.",
    "2: mauled; lose 1 Life and 1 Strength.",
    "3: clawed; lose 1 Life.",
    "4: hunted; discard a Follower of your choice, or lose 1 gold.",
    "5: passed over; the next hero rolls.",
    "6: stared down; gain 1 Fate.",
)
"""What stands on it, for players to read."""

BITTEN, MAULED, CLAWED, HUNTED, PASSED, STARED = range(1, 7)


def _befalls(play: Play, who: int, shown: int) -> Rules[None]:
    """DTB-022: the six lines of the chart."""
    if shown == BITTEN:
        yield from lycanthropes.becomes(play, who)
    if shown in (MAULED, CLAWED):
        yield from play.happen(Loses(who=who, n=1, token="life", rule=RULE))
    if shown == MAULED:
        yield from play.happen(Loses(who=who, n=1, token="strength", rule=RULE))
    elif shown == HUNTED:
        ask = "The Werewolf hunts: which Follower goes?"
        yield from takes_a_follower(play, who, ask, RULE, otherwise="gold")
    elif shown == STARED:
        yield from play.happen(Gains(who=who, n=1, token="fate", rule=RULE))


ROAD_DICE = "DTC-116"
"""The rule of the dice that are thrown on a new Road Space."""

WEREWOLF = figure.Figure(
    id=BOX.id,
    called="The Werewolf",
    chart=Chart(
        rule=RULE,
        called="the Werewolf chart",
        lines=CHART,
        befalls=_befalls,
        striking="bloodmoon-striking",
        last=(BITTEN, MAULED),
        passed_on=(PASSED,),
        stayed=moon.is_up,
    ),
    rules=figure.Rulings(
        steps="DTB-021",
        meets=RULE,
        elsewhere="DTB-026",
        leaves="DTB-026",
        met="DTB-023",
        held="DTB-071",
        haunted="DTB-048",
    ),
    leaves_on=(BITTEN, MAULED),
    follows=False,
    may_step=moon.is_night,
)
"""DTB-020 to DTB-026: it leaves the road with whoever is bitten or mauled, and at its end."""

REACTIONS = Reactions()
"""Whatever the Blood Moon hears of, its figure does, wherever it stands."""

figure.walks(WEREWOLF, REACTIONS)


@REACTIONS.after(ShowsOne, lying_in=WEREWOLF.beside)
def _comes(play: Play, here: Piece, one: ShowsOne) -> None:
    """DTB-020: a natural 1 among the Road dice of a new Road Space; that die moves it no further
    (DTB-021)."""
    table = play.table
    on_road = heroes.at(table) > 0 and not heroes.climbs(table)
    if here.name == WEREWOLF.piece and one.purpose == ROAD_DICE and moon.is_up(table) and on_road:
        figure.put(play, WEREWOLF, 1, "The Werewolf comes to Space 1.", "DTB-020")
