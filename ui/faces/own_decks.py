"""Our own decks: faces typeset and painted from recipes, at any size."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from math import sqrt
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from assets.drawings import props
from assets.drawings.places import Place, read_places
from assets.drawings.recipe import ART, Recipe, RecipeError, findings, nearest, read_recipes
from assets.drawings.scene import paint_grain, paint_over, paint_scene, paint_whole
from assets.drawings.shapes import PROPS
from ui.base import fonts
from ui.faces import frame, rules_tarot
from ui.faces.backs import BACKS, paint_back
from ui.faces.blank import outline
from ui.faces.face_names import FaceKind, FaceName, read_face
from ui.faces.photo import paint_photo
from ui.faces.rules_tarot import Words, fits, paint_rules_tarot, typeset
from ui.faces.stage_tarot import Stage, paint_stage_tarot, set_up_stage
from ui.faces.strip_tarot import LOW, is_read, paint_strip, set_up_strip
from ui.faces.type_size import LEGIBLE, NAMED, least, may_fit, tight

WINDOW = 0.72  # the width of the window that recipes are written for, in heights
_INDEX = 0.092
"""The height of a tarot's index, in card widths: that of a capital."""

_PICTURED = 110.0
"""Pixels: a card with rules at least this wide, whose text cannot be read, shows its picture below
its name; a narrower one shows its sign large."""

_UPRIGHT = 1.4  # a room at least this high, in widths, shows a tarot as printed
_CHIP = 0.75  # the fraction of the usual font size below which a tarot's name is left out


_Paint = Callable[[QPainter, QRectF, Words, Recipe, Place, frame.Family], None]


class Deck:
    """A deck's fronts and backs, painted on each request.

    `cards` are recipes by card id; `places` and `families` are what they refer to. Needs a
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

        *card* is an id of the deck, or a back such as `back:night`.

        :raises KeyError: if there is no such card or back.
        """
        pixels = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            self.paint_face(painter, QRectF(pixels.rect()), card)
        return pixels

    def paint_face(self, painter: QPainter, rect: QRectF, card: str) -> None:
        """Paint the face of *card* into *rect*, at any size; for the inspector and exports.

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

    def kind(self, face: str, across: int, down: int) -> FaceKind:
        """The kind of *face* at *across* by *down* device pixels.

        :raises KeyError: if there is no such card.
        """
        wanted = read_face(face)
        if wanted.card not in self.cards:
            raise KeyError(face)
        return self._kind(wanted, QRectF(0, 0, across, down))

    def _kind(self, wanted: FaceName, card: QRectF) -> FaceKind:
        return kind_of_tarot(wanted, card)

    def _paint_front(self, painter: QPainter, rect: QRectF, face: str) -> None:
        wanted = read_face(face)
        recipe = self.cards[wanted.card]
        if wanted.kind == "picture":
            paint_whole(painter, rect, recipe, self._places[wanted.card], WINDOW)
            return
        self._paint_card(painter, rect, recipe, wanted)

    def _paint_card(
        self, painter: QPainter, rect: QRectF, recipe: Recipe, wanted: FaceName
    ) -> None:
        small = self._kind(wanted, rect) != "real"
        paint_card(painter, rect, recipe, *self.look(wanted.card), small=small)


class RulesDeck(Deck):
    """A deck whose cards have rules text; `says` returns it when a card is painted."""

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

    def _kind(self, wanted: FaceName, card: QRectF) -> FaceKind:
        return self._look(wanted, card)[0]

    def _look(self, wanted: FaceName, card: QRectF) -> tuple[FaceKind, _Paint]:
        """The kind of face for the room of *card*, and how to paint it."""
        words, text = self.says(wanted.card), wanted.text
        pixels = least(fonts.BOOK, text)
        if card.height() < LOW * card.width():
            strip = set_up_strip(card, words, text)
            if "item" not in wanted.best or not is_read(strip, text):
                return "chip", partial(paint_strip, of=strip)
            return "item", partial(paint_strip, of=strip)
        hopes = may_fit((*words.skills, *words.quests), pixels, card.size())
        if hopes and "real" in wanted.best and card.height() >= _UPRIGHT * card.width():
            setting = typeset(card, words, pixels)
            if fits(card, words, setting):
                return "real", partial(paint_rules_tarot, setting=setting)
        if "stage" in wanted.best:
            for size in sorted({text, tight(text)}, reverse=True):
                of = _staged(card, words, size)
                if of is not None:
                    return "stage", partial(paint_stage_tarot, of=of)
        if "item" in wanted.best and card.width() >= _PICTURED * text:
            bare = set_up_stage(card, replace(words, skills=(), quests=()), text)
            return "item", partial(paint_stage_tarot, of=bare)
        named = rules_tarot.small_name(card, words) >= NAMED * _CHIP * sqrt(text)
        if named and "item" in wanted.best:
            return "item", rules_tarot.paint_small
        return "chip", partial(rules_tarot.paint_small, named=False)

    def _paint_card(
        self, painter: QPainter, rect: QRectF, recipe: Recipe, wanted: FaceName
    ) -> None:
        words = self.says(wanted.card)
        paint = self._look(wanted, rect)[1]
        paint(painter, rect, words, recipe, self._places[wanted.card], self._families[words.house])


def _staged(card: QRectF, words: Words, text: float) -> Stage | None:
    """*words* on the stage, if there is room at this *text* scale: all of them, or only what the
    card may do, because the table shows how its quests stand."""
    for said in (words, replace(words, quests=())):
        lines = (*said.skills, *said.quests)
        if lines and may_fit(lines, least(fonts.BOOK, text), card.size()):
            of = set_up_stage(card, said, text)
            if of.fits:
                return of
    return None


def kind_of_tarot(wanted: FaceName, card: QRectF) -> FaceKind:
    """The kind for a tarot without rules text in the room of *card*: `real` if its index, the part
    that matters, is large enough to read; otherwise an item or a chip."""
    if "stage" in wanted.best and _INDEX * card.width() >= LEGIBLE * wanted.text:
        return "real"
    return "item" if "item" in wanted.best else "chip"


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
    """Paint *recipe* in the frame of its *family*, with all details or *small*; a *photo* replaces
    its picture."""
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

    :raises RecipeError: with every fault, if a recipe names something unknown.
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
    """Load a deck like `load_deck`, in steps of a few milliseconds; returns it at the end.

    With *says*, its cards have rules text, which *says* returns.

    :raises RecipeError: with every fault, if a recipe names something unknown.
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
    """The ids of the backs, for `Deck.image`."""
    return tuple(f"back:{name}" for name in BACKS)
