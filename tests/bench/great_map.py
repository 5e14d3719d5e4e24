"""A map of 30 x 30 hexes, all kinds of terrain on it, with 40 figures: for the frames."""

from __future__ import annotations

from random import Random

from tabletop.play.questions.decision import Decision, Option
from tabletop.table.space import POINTY, Map, read_map
from tests.ui.asked import ask
from tests.ui.moor import LEGEND, figure, ground_of, heroes, shown
from ui.scene.table_view import TableView

SIZE = 30
FIGURES = 40
REACH = 60
MIDDLE = "15,15"
SIGNS = "." * 10 + "," * 10 + "~~oL####D"
LAYOUT = """
size = [1720, 1500]
card = [120, 180]
[spaces.moor]
kind = "hexes"
at = [10, 10]
size = [1700, 1480]
"""


def great_map() -> Map:
    """The map: walls around it, and chance within."""
    luck = Random(30)
    rows = ["".join(luck.choices(SIGNS, k=SIZE)) for _ in range(SIZE)]
    return read_map("S" + "\n".join(rows)[1:], LEGEND, POINTY)


def map_table() -> TableView:
    """The view of it, with all that the figure in the middle can reach."""
    luck, read = Random(4), great_map()
    free = [place for place, lies in read.terrain.items() if not (lies.wall or lies.blocked)]
    places = [MIDDLE, *(place for place in luck.sample(free, FIGURES) if place != MIDDLE)][:FIGURES]
    pieces = {place: [figure(n, f"c{n}")] for n, place in enumerate(places)}
    lamps = [place for place, lies in read.terrain.items() if lies.name == "lamp"]
    ground = ground_of(read, figures=heroes(FIGURES), lamps=lamps[::2], opened=read.doors[::2])
    view = shown({"moor": ground}, pieces, layout=LAYOUT, size=(1920, 1080))
    asked = [Option(to, "Go", (0,), (to,)) for to in luck.sample(free, REACH)]
    ask(view, Decision(0, "Where?", "", asked))
    return view
