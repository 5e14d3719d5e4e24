"""Chapter A: setting up."""

from __future__ import annotations

from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.board import AREA, OVER, UNDER
from tabletop.games.parsifal.rules.steps import STEPS
from tabletop.play.questions.decision import Decision, Option, Roll, Usual
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table import verbs
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone

CHAINS = 8
"""The number of chains: markers for captives whose locker's card lies elsewhere."""


def components(table: Table) -> None:
    """PAR-002: one deck of the 30 tarots; the common area, Limbo and all areas are empty."""
    zones = [Zone("deck"), Zone("common", "everyone"), Zone("limbo", "everyone")]
    zones += [
        Zone(AREA[seat], "everyone", seat, kind="area", live=True)
        for seat in range(len(table.seats))
    ]
    for number in range(FIRST_ARTIFACT):
        zones += [
            Zone(UNDER[number], "everyone", kind="under", on=number, live=True),
            Zone(OVER[number], "everyone", kind="over", on=number),
        ]
    zones += [Zone("chains", "everyone"), Zone("out")]
    table.zones = {zone.name: zone for zone in zones}
    verbs.stock(table, ((name, "deck", False) for name in ALL))
    for _ in range(CHAINS):
        verbs.add(table, "chain", "chains", "token", face_up=True)
    table.counters["direction"] = 1


@STEPS.step("Shuffle the deck", rule="PAR-002", then="choose_first")
def shuffle_deck(play: Play) -> Rules[Flow]:
    """PAR-002: shuffle all 30 tarots into one face-down deck. PAR-003: nobody starts with
    tarots."""
    yield from play.shuffle("deck", rule="PAR-002")
    return go("choose_first")


@STEPS.step("Choose who goes first", rule="PAR-004", then="choose_direction")
def choose_first(play: Play) -> Rules[Flow]:
    """PAR-004: ask who goes first. If the players cannot agree, choose at random."""
    table = play.table

    def ask() -> Decision:
        options = [
            Option(f"first {seat}", f"{place.name} goes first", zones=(f"area:{seat}",), value=seat)
            for seat, place in enumerate(table.seats)
        ]
        options.append(Option("lots", "Choose at random", value=-1))
        usual = Usual("who begins", "lots")
        return Decision(0, "Who goes first?", "PAR-004", options, default="lots", usual=usual)

    option = yield from play.choose(ask)
    first = int(option.value)
    if first < 0:
        lot: int = yield Roll(len(table.seats), "Who goes first, at random?", "PAR-004")
        first = lot - 1
    play.count("active", first)
    play.count("first", first)
    play.say("{} goes first.", table.seats[first].name, rule="PAR-004")
    return go("choose_direction")


@STEPS.step("Choose the direction", rule="PAR-005", then="draw")
def choose_direction(play: Play) -> Rules[Flow]:
    """PAR-005: ask for the direction of play, which stays the same all game."""
    option = yield from play.choose(lambda: DIRECTION)
    play.count("direction", int(option.value))
    play.say("Play goes {}.", option.key, rule="PAR-005")
    return go("draw")


ROUND = ("deck",)
"""The zones of the direction options: an arrow beside the deck shows the direction."""

DIRECTION = Decision(
    0,
    "Which way does play go for the whole game?",
    "PAR-005",
    [
        Option("clockwise", "Clockwise", zones=ROUND, value=1),
        Option("anticlockwise", "Anticlockwise", zones=ROUND, value=-1),
    ],
    usual=Usual("the direction of play", "clockwise"),
)
