"""The Hound put together: a record, and one place at which it joins the game."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.tokens import Gains, Loses
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.chart import Chart
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.joins import Join
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf.module import Module
from tests.games.darkest.toys.hound import BOX

BITES, RUNS = (1, 2), 6


def _befalls(play: Play, who: int, shown: int) -> Rules[None]:
    if shown in BITES:
        yield from play.happen(Loses(who=who, n=1, token="life", rule="HND-002"))
    elif shown == RUNS:
        yield from play.happen(Gains(who=who, n=1, token="fate", rule="HND-002"))


HOUND = figure.Figure(
    id="hound",
    called="The Hound",
    chart=Chart(
        rule="HND-002",
        called="the Hound's chart",
        lines=(
            "1: lose 1 Life.",
            "2: lose 1 Life.",
            "3: nothing.",
            "4: nothing.",
            "5: nothing.",
            "6: gain 1 Fate.",
        ),
        befalls=_befalls,
        striking="hound-striking",
        turned_by_fate=lambda table, who: False,
        last=BITES,
    ),
    rules=figure.Rulings(
        steps="HND-001", meets="HND-002", elsewhere="HND-003", leaves="HND-003", met="HND-002"
    ),
    leaves_on=BITES,
    follows=False,
)


def _comes(play: Play) -> None:
    """HND-001: at the far end of every road that the party sets out on."""
    if not heroes.homeward(play.table):
        last = heroes.last_space(play.table)
        figure.put(play, HOUND, last, "The Hound runs on this road.", "HND-001")


REACTIONS = Reactions()
figure.walks(HOUND, REACTIONS)

MODULE = Module(
    **asdict(BOX),
    components=lambda table: figure.lay(table, HOUND),
    titles={HOUND.piece: "The Hound"},
    joins=(Join(moment=NEW_ROAD, place=TRIPS, rule="HND-001", run=_comes),),
    reactions=REACTIONS,
    counters=Counters("hound-contact hound-heading hound-came hound-slow hound-striking"),
    records=(Contribution(figure.FIGURES, 20, HOUND),),
)
