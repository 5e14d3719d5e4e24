"""What a game's table is made of, as data: `[table]` of its dressing.toml.

[table]
texture = "slabs"                          # of assets.drawings.textures
tones = ["#14151a", "#33363f", "#4d515c"]  # dark, middle, light
wall = "blocks"                            # another texture, in its upper part
far = 0.46                                 # how much of the height that is, or the place's
place = "autumn wood"                      # of assets/art/places.toml: it fades into the table
props = [["keep", 0.5, 0.8, 0.4]]          # that stand there
lamps = [[0.1, 0.2, 0.19, "#ff9a3c", 0.5]] # x, y and reach in parts of the table; strength
smoke = 14                                 # of 255
dark = 0.7                                 # how dark the corners are
"""

from __future__ import annotations

from msgspec import Struct

from assets.drawings.recipe import Thing

DARK = ("#0c0a09", "#211d1a", "#332d28")


class Lamp(Struct, array_like=True, frozen=True):
    """A light: its position and reach as fractions of the table, its colour, and its strength from
    0 to 1."""

    x: float
    y: float
    reach: float
    colour: str
    strength: float


class TableRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    """The ground of a table; see the module's docstring. Without a `texture` it is plain cloth."""

    texture: str = ""
    tones: tuple[str, str, str] = DARK
    scale: float = 1.0
    wall: str = ""
    wall_tones: tuple[str, str, str] | None = None
    far: float = 0.5
    place: str = ""
    props: tuple[Thing, ...] = ()
    seed: int = 1
    seen: float = 0.6
    lamps: tuple[Lamp, ...] = ()
    smoke: int = 0
    dark: float = 0.7
