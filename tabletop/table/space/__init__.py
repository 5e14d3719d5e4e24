"""Spaces: places and which are neighbours, what a way costs, what is in sight. See docs/places.md.

Everything is exact: whole numbers, no chance, and ties settled by the order of the places.
"""

from tabletop.table.space.graph import Place, Space, cells, rectangle, regions, road, track
from tabletop.table.space.grid import FLAT, POINTY, SQUARES_4, SQUARES_8, Grid
from tabletop.table.space.ground import Figure, Foot, Ground
from tabletop.table.space.map_text import Map, MapFinding, Placed, Terrain, read_map
from tabletop.table.space.walls import Walls
from tabletop.table.space.ways import STRIDE, Approach, Pace

__all__ = [
    "FLAT", "POINTY", "SQUARES_4", "SQUARES_8", "STRIDE", "Approach", "Figure", "Foot", "Grid",
    "Ground", "Map", "MapFinding", "Pace", "Place", "Placed", "Space", "Terrain", "Walls", "cells",
    "read_map", "rectangle", "regions", "road", "track",
]  # fmt: skip
