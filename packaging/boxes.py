"""The painted lids of the games' boxes and the grounds of their tables, baked so that the first
frame of the gallery, and of a game, reads them.

python packaging/boxes.py [GAME ...]    writes box.jpg, ground.jpg (and welcome.jpg, and pictures of
                                        scenarios) beside the dressing.toml of each game, and the
                                        picture of own cards
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402
from PySide6.QtCore import QRectF  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402

from assets.drawings.places import read_places  # noqa: E402
from assets.drawings.props import load_props  # noqa: E402
from assets.drawings.recipe import ART, Recipe  # noqa: E402
from assets.drawings.scene import paint_whole  # noqa: E402
from assets.drawings.table_ground import paint_table  # noqa: E402
from assets.drawings.table_recipe import TableRecipe  # noqa: E402
from tabletop.packs.game_folders import folders  # noqa: E402
from ui.brief.dressing import GROUND, Scene, dressing  # noqa: E402
from ui.windows.cover import BOX, OWN_CARDS, WELCOME, pick_of  # noqa: E402

LID, BANNER, SMALL, TABLE = (800, 480), (1600, 200), (240, 240), (1440, 980)
PICK = 480, 200
"""Sizes in pixels of a lid, the banner, the pictures in the drawer, a table, and a scenario: as
shown in a window of 1920 by 1080, and lids a third larger."""

QUALITY = 74  # of 100: grain and haze hide the losses

OWN = Scene(
    "golden fields",
    (("scroll", 0.5, 0.96, 0.6), ("star-great", 0.5, 0.36, 0.3, "lit")),
)
"""The picture of own cards: a sheet to write on, below a star."""


def painted(scene: Scene | TableRecipe, across: int, down: int) -> QImage:
    """*scene*, or a table, as a picture of *across* by *down* pixels."""
    load_props()
    if isinstance(scene, TableRecipe):
        image = QImage(across, down, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_table(painter, QRectF(image.rect()), scene)
        return image
    told = {"name": "box", **msgspec.structs.asdict(scene)}
    recipe = msgspec.convert(
        {name: told[name] for name in ("name", "place", "props", "seed")}, Recipe
    )
    image = QImage(across, down, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        place = read_places(ART / "places.toml")[recipe.place].as_in(recipe)
        paint_whole(painter, QRectF(image.rect()), recipe, place, across / down)
    return image


Baked = dict[Path, tuple[Scene | TableRecipe, tuple[int, int]]]
"""What is baked: the path, the scene, and its size."""


def pictures(game: str, folder: Path) -> Baked:
    """The pictures to bake for *game*, whose assets are in *folder*."""
    dressed = dressing(game)
    lid, found = dressed.box, Baked()
    if dressed.table:
        found[folder / GROUND] = (msgspec.convert(dressed.table, TableRecipe), TABLE)
    if lid.place:
        found[folder / BOX] = (lid, SMALL if lid.tool else LID)
    for each in dressed.pictured:
        found |= {pick_of(game, each.option, pick.value): (pick, PICK) for pick in each.picks}
    if lid.welcome is not None:
        found[folder / WELCOME] = (lid.welcome, BANNER)
    return found


def all_pictures() -> Baked:
    """All pictures to bake."""
    found: Baked = {OWN_CARDS: (OWN, SMALL)}
    for folder in folders():
        found |= pictures(folder.name, folder)
    return found


def main() -> None:
    """Bake all pictures, or those of the named games."""
    application = QGuiApplication([])
    for path, (scene, size) in all_pictures().items():
        if sys.argv[1:] and not {each.name for each in path.parents} & {*sys.argv[1:]}:
            continue
        path.parent.mkdir(exist_ok=True)
        if not painted(scene, *size).save(str(path), "JPG", QUALITY):
            raise OSError(0, "The picture could not be written there", str(path))
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} kB")
    del application


if __name__ == "__main__":
    main()
