"""A map of 91 hexes and 1,000 pieces: deeds, views and checkpoints, in walks through rules that do
nothing, so that another machine tells the same."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Deed, Reactions
from tabletop.play.rules.play import Play
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.space import POINTY, rectangle
from tabletop.table.table import Flow, Seat, Table, freeze, freeze_touched, thaw
from tabletop.table.view import view
from tabletop.table.zone import Zone

ACROSS, DOWN = 13, 7
FIGURES, PIECES = 12, 1_000
ROUNDS = 15


class Gust(Deed, kw_only=True):
    """Something that happens."""

    def do(self, play: Any) -> None:
        pass


class Rain(Gust, kw_only=True):
    """Something else."""


def run() -> list[tuple[str, float, float]]:
    """How many walks through empty rules each costs."""
    silent, heard = Reactions(), Reactions()

    @heard.after(Gust, lying_in="hex")
    def bends(play: Any, piece: Piece, gust: Gust) -> None:
        pass

    @heard.after(Rain, lying_in="shields")
    def shields(play: Any, piece: Piece, rain: Rain) -> None:
        pass

    full, few = moor(PIECES), moor(FIGURES)
    for owner in range(2):
        name = f"shields:{owner}"
        full.zones[name] = Zone(name, owner=owner, kind="shields", live=True)
    many, some, elsewhere = game(full, silent), game(few, heard), game(full, heard)
    bare = game(moor(0), heard)
    frozen = freeze(few)
    asked = thaw(frozen)
    touched = {*range(3), *list(few.zones)[:4]}
    gust = Gust()
    told = [
        ("a deed among 1,000 live pieces to which nobody listens", deed(many, gust), 3),
        ("one that none of the places listens to where they lie", deed(elsewhere, Rain()), 15),
        ("a deed that 91 hexes listen to, nobody there", deed(bare, gust), 40),
        ("a deed to which 12 figures on 91 hexes react", deed(some, gust), 75),
        ("finding 91 zones by kind for the first time", cost(lambda: index(asked)), 200),
        ("a view of 91 zones and 12 figures", cost(lambda: view(few, 0)), 160),
        (
            "a checkpoint of what was touched of them",
            cost(lambda: freeze_touched(few, touched)),
            28,
        ),
        ("a checkpoint of all of them", cost(lambda: freeze(few)), 80),
        ("thawing it", cost(lambda: thaw(frozen)), 300),
    ]
    return [(f"zones: {what} / empty rules", each, bound) for what, each, bound in told]


def walked() -> None:
    """Walk through rules that do nothing, as each deed has its own walked through."""
    for _ in empty():
        pass


def empty() -> Iterator[None]:
    """Rules that ask nothing."""
    yield from ()


def moor(pieces: int) -> Table:
    """A table of hexes on which so many pieces lie."""
    places = rectangle(POINTY, ACROSS, DOWN).places
    table = Table("none", [Seat("Ada", 0), Seat("Bo", 1)], Flow("nowhere"))
    table.zones = {
        place: Zone(place, "everyone", kind="hex", number=number, live=True)
        for number, place in enumerate(places)
    }
    for n in range(pieces):
        verbs.add(table, f"figure-{n % 40}", places[n * 7 % len(places)], "figure", face_up=True)
    return table


def game(table: Table, reactions: Reactions) -> Any:
    """As much of a game in play as deeds ask for."""
    return Play(
        cast(Any, SimpleNamespace(counters=Counters(), reactions=reactions, text=None)), table
    )


def deed(play: Any, gust: Gust) -> float:
    """What one deed costs."""

    def happens() -> None:
        for _ in play.happen(gust):
            pass

    return cost(happens)


def index(table: Table) -> None:
    table.zones = dict(table.zones)
    table.index().live("hex", 0, 2)


def cost(act: Callable[[], object], times: int = 300) -> float:
    """What *act* takes, in walks through empty rules made just before."""
    rounds = [timed(act, times) / timed(walked, times) for _ in range(ROUNDS)]
    return statistics.median(rounds)


def timed(act: Callable[[], object], times: int) -> float:
    """Seconds of the processor that *act* takes so many *times*."""
    began = time.process_time()
    for _ in range(times):
        act()
    return time.process_time() - began
