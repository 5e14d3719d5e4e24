"""The faces of a deck: painted once for each size, then handed out as pixmaps."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ui.faces import frame
from ui.faces.backs import BACKS, paint_back
from ui.faces.places import Place, read_places
from ui.faces.props import load_props
from ui.faces.recipe import Recipe, RecipeError, findings, nearest, read_recipes
from ui.faces.scene import paint_grain, paint_over, paint_scene
from ui.faces.shapes import PROPS

ART = Path(__file__).resolve().parents[2] / "assets" / "art"

BUDGET = 192 * 1024 * 1024  # bytes of pixmaps kept
SMALL = 70  # narrower cards (in device pixels) show a large index and a simple picture
_Key = tuple[str, int, float, int]


class Faces:
    """A deck's fronts and backs as pixmaps of exact size, kept while memory lasts.

    `cards` are recipes by card id; `places` and `families` what they refer to. Needs a
    QGuiApplication.
    """

    def __init__(
        self,
        cards: Mapping[str, Recipe],
        places: Mapping[str, Place],
        families: Mapping[str, frame.Family],
        *,
        budget: int = BUDGET,
        contrast: bool = False,
    ) -> None:
        """*budget* is the most bytes of pixmaps kept; *contrast* paints in few tones."""
        self.cards = cards
        if contrast:
            places = {name: place.in_few_tones() for name, place in places.items()}
        self._places = {card: places[it.place].as_in(it) for card, it in cards.items()}
        self._families = families
        self._budget = budget
        self._spent = 0
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0, turns: int = 0) -> QPixmap:
        """The face of *card*, *width* units wide at *dpr* device pixels each.

        *card* is an id of the deck, or a back, `back:night`. *turns* are quarter turns clockwise.

        :raises KeyError: if there is no such card or back.
        """
        key = (card, width, dpr, turns % 4)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = self._turned(key) if key[3] else self._painted(card, width, dpr)
        self._keep(key, found)
        return found

    def _painted(self, card: str, width: int, dpr: float) -> QPixmap:
        across = round(width * dpr)
        pixels = QPixmap(across, round(width * frame.HEIGHT * dpr))
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        self.paint_face(painter, QRectF(pixels.rect()), card)
        painter.end()
        pixels.setDevicePixelRatio(dpr)
        return pixels

    def _turned(self, key: _Key) -> QPixmap:
        card, width, dpr, turns = key
        upright = self.pixmap(card, width, dpr=dpr)
        turned = upright.transformed(QTransform().rotate(90 * turns))
        turned.setDevicePixelRatio(dpr)
        return turned

    def _keep(self, key: _Key, pixels: QPixmap) -> None:
        self._kept[key] = pixels
        self._spent += _bytes_of(pixels)
        while self._spent > self._budget and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._spent -= _bytes_of(dropped)

    def paint_face(self, painter: QPainter, rect: QRectF, card: str) -> None:
        """Paint the face of *card* into *rect*, at any size; for the inspector and for exports.

        :raises KeyError: if there is no such card or back.
        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if card.startswith("back:"):
            paint_back(painter, rect, card.removeprefix("back:"))
        else:
            recipe = self.cards[card]
            family = self._families[card.rpartition("-")[0]]
            paint = _paint_small if rect.width() < SMALL else _paint_full
            paint(painter, rect, recipe, self._places[card], family)
        painter.restore()


def _paint_full(
    painter: QPainter, card: QRectF, recipe: Recipe, place: Place, family: frame.Family
) -> None:
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    room = frame.window_room(card, family)
    painter.save()
    painter.setClipPath(frame.window(card, family))
    paint_scene(painter, room, recipe, place)
    painter.restore()
    frame.paint_window_line(painter, card, family)
    painter.save()
    painter.setClipPath(frame.outline(card))
    paint_over(painter, room, recipe, place)
    painter.restore()
    frame.paint_words(painter, card, family, recipe)


def _paint_small(
    painter: QPainter, card: QRectF, recipe: Recipe, place: Place, family: frame.Family
) -> None:
    room = frame.paint_small(painter, card, family, recipe)
    painter.save()
    painter.setClipRect(room)
    paint_scene(painter, room, recipe, place, plain=True)
    paint_over(painter, room, recipe, place)
    painter.restore()


def _bytes_of(pixels: QPixmap) -> int:
    return pixels.width() * pixels.height() * 4


def load_deck(
    folder: str, *, contrast: bool = False, budget: int = BUDGET, art: Path = ART
) -> Faces:
    """The faces of the recipes in *folder* of the art assets, such as `tarot`.

    :raises RecipeError: with every finding, if something in the recipes is not known.
    """
    load_props()
    places = read_places(art / "places.toml")
    families = frame.read_families(art / "frames.toml")
    cards: dict[str, Recipe] = {}
    wrong: list[str] = []
    for path in sorted((art / folder).glob("*.toml")):
        recipes = read_recipes(path)
        wrong += findings(path.name, recipes, places, PROPS)
        for card in recipes:
            if card.rpartition("-")[0] not in families:
                near = nearest(card, list(families))
                wrong.append(f"{path.name}: {card}: no family of frames for this id{near}")
        cards |= recipes
    if wrong:
        raise RecipeError("\n".join(wrong))
    return Faces(cards, places, families, budget=budget, contrast=contrast)


def backs() -> tuple[str, ...]:
    """The ids of the backs, as `Faces.pixmap` takes them."""
    return tuple(f"back:{name}" for name in BACKS)
