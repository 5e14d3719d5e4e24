"""Our own decks: faces typeset and painted from recipes, at any size."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from math import inf
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings import props
from assets.drawings.places import Place, read_places
from assets.drawings.recipe import ART, Recipe, RecipeError, findings, nearest, read_recipes
from assets.drawings.scene import paint_grain, paint_over, paint_scene, paint_whole
from assets.drawings.shapes import PROPS
from ui.faces import frame, rules_tarot
from ui.faces.backs import BACKS, paint_back
from ui.faces.blank import PICTURE, PLAIN, id_of, outline
from ui.faces.photo import paint_photo
from ui.faces.rules_tarot import Words, paint_rules_tarot

WINDOW = 0.72  # the width of the window that recipes are written for, by its height
SMALL = 70  # narrower cards (in device pixels) show a large index and a simple picture

LARGE_PRINT = 200
"""The same in large print."""

SMALL_WITH_RULES = 120  # narrower ones cannot be read: their name, emblem and number are large


class Deck:
    """A deck's fronts and backs, painted anew whenever they are asked for.

    `cards` are recipes by card id; `places` and `families` what they refer to. Needs a
    QGuiApplication.
    """

    def __init__(
        self,
        cards: Mapping[str, Recipe],
        places: Mapping[str, Place],
        families: Mapping[str, frame.Family],
        *,
        contrast: bool = False,
    ) -> None:
        """*contrast* paints in few tones."""
        self.cards = cards
        if contrast:
            places = {name: place.in_few_tones() for name, place in places.items()}
            families = {name: family.in_few_tones() for name, family in families.items()}
        self._places = {card: places[it.place].as_in(it) for card, it in cards.items()}
        self._families = families

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card*, *across* by *down* device pixels.

        *card* is an id of the deck, or a back, `back:night`.

        :raises KeyError: if there is no such card or back.
        """
        pixels = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            self.paint_face(painter, QRectF(pixels.rect()), card)
        return pixels

    def paint_face(self, painter: QPainter, rect: QRectF, card: str) -> None:
        """Paint the face of *card* into *rect*, at any size; for the inspector and for exports.

        :raises KeyError: if there is no such card or back.
        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            if card.startswith("back:"):
                paint_back(painter, rect, card.removeprefix("back:"))
            else:
                self._paint_front(painter, rect, card)
        finally:
            painter.restore()

    def look(self, card: str) -> tuple[Place, frame.Family]:
        """The place that *card* shows, and the family of its frame."""
        return self._places[card], self._families[card.rpartition("-")[0]]

    def _paint_front(self, painter: QPainter, rect: QRectF, card: str) -> None:
        name = id_of(card)
        recipe = self.cards[name]
        if card.startswith(PICTURE):
            paint_whole(painter, rect, recipe, self._places[name], WINDOW)
            return
        small = rect.width() < _small(card, SMALL)
        paint_card(painter, rect, recipe, *self.look(name), small=small)


class RulesDeck(Deck):
    """A deck whose cards carry rules; `says` tells what stands on a card when it is painted."""

    def __init__(
        self,
        cards: Mapping[str, Recipe],
        places: Mapping[str, Place],
        families: Mapping[str, frame.Family],
        says: Callable[[str], Words],
        *,
        contrast: bool = False,
    ) -> None:
        super().__init__(cards, places, families, contrast=contrast)
        self.says = says

    def _paint_front(self, painter: QPainter, rect: QRectF, card: str) -> None:
        name = id_of(card)
        if card.startswith(PICTURE):
            super()._paint_front(painter, rect, card)
            return
        recipe, words = self.cards[name], self.says(name)
        small = rect.width() < _small(card, SMALL_WITH_RULES)
        paint = rules_tarot.paint_small if small else paint_rules_tarot
        family = self._families[words.house]
        paint(painter, rect, words, recipe, self._places[name], family)


def _small(face: str, usual: int) -> float:
    """From how many pixels on *face* is painted with all its details: for a card as it is *usual*
    ones, in large print later, for its index is largest in the small face."""
    return inf if face.startswith(PLAIN) else LARGE_PRINT if id_of(face) != face else usual


def paint_card(
    painter: QPainter,
    card: QRectF,
    recipe: Recipe,
    place: Place,
    family: frame.Family,
    *,
    photo: QImage | None = None,
    small: bool = False,
) -> None:
    """Paint *recipe* in the frame of its *family*, with all details or *small*; a *photo* stands in
    the place of its picture."""
    paint = _paint_small if small else _paint_full
    paint(painter, card, recipe, place, family, photo)


def _paint_full(
    painter: QPainter,
    card: QRectF,
    recipe: Recipe,
    place: Place,
    family: frame.Family,
    photo: QImage | None,
) -> None:
    frame.paint_paper(painter, card, family)
    paint_grain(painter, card, 13)
    room = frame.window_room(card, family)
    painter.save()
    painter.setClipPath(frame.window(card, family))
    if photo is None:
        paint_scene(painter, room, recipe, place)
    else:
        paint_photo(painter, room, photo)
    painter.restore()
    frame.paint_window_line(painter, card, family)
    if photo is None:
        painter.save()
        painter.setClipPath(outline(card))
        paint_over(painter, room, recipe, place)
        painter.restore()
    frame.paint_words(painter, card, family, recipe)


def _paint_small(
    painter: QPainter,
    card: QRectF,
    recipe: Recipe,
    place: Place,
    family: frame.Family,
    photo: QImage | None,
) -> None:
    room = frame.paint_small(painter, card, family, recipe)
    painter.save()
    painter.setClipRect(room)
    if photo is None:
        paint_scene(painter, room, recipe, place, plain=True)
        paint_over(painter, room, recipe, place)
    else:
        paint_photo(painter, room, photo)
    painter.restore()


def load_deck(folder: str, *, contrast: bool = False, art: Path = ART) -> Deck:
    """The deck of the recipes in *folder* of the art assets, such as `tarot`.

    :raises RecipeError: with every finding, if something in the recipes is not known.
    """
    steps = loading(folder, contrast=contrast, art=art)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            deck: Deck = done.value
            return deck


def loading(
    folder: str,
    *,
    contrast: bool = False,
    art: Path = ART,
    says: Callable[[str], Words] | None = None,
) -> Generator[None, None, Deck]:
    """Load a deck as `load_deck` does, in steps of a few milliseconds; returns it at the end.

    With *says* its cards carry rules, and it tells what stands on each.

    :raises RecipeError: with every finding, if something in the recipes is not known.
    """
    yield from props.loading()
    places = read_places(art / "places.toml")
    families = frame.read_families(art / "frames.toml")
    yield
    cards: dict[str, Recipe] = {}
    wrong: list[str] = []
    for path in sorted((art / folder).glob("*.toml")):
        recipes = read_recipes(path)
        wrong += findings(path.name, recipes, places, PROPS)
        for card in recipes:
            if says is None and card.rpartition("-")[0] not in families:
                near = nearest(card, list(families))
                wrong.append(f"{path.name}: {card}: no family of frames for this id{near}")
        cards |= recipes
        yield
    if wrong:
        raise RecipeError("\n".join(wrong))
    if says is None:
        return Deck(cards, places, families, contrast=contrast)
    return RulesDeck(cards, places, families, says, contrast=contrast)


def backs() -> tuple[str, ...]:
    """The ids of the backs, as `Deck.image` takes them."""
    return tuple(f"back:{name}" for name in BACKS)
