"""Decks that users have installed, shown with rounded corners and otherwise as they are.

Where a deck lacks a card, or its picture is damaged, our own face is shown and a sentence says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QImageReader, QPainter, QTransform

from ui.faces.blank import BACK, outline
from ui.faces.deck_files import DeckFiles
from ui.faces.faces import Deck

LARGEST = 40_000_000  # pixels of a picture
LEAST = 8  # pixels of its sides
NEAR = 0.08  # a picture whose shape differs by less is trimmed, others get a border
_PAPER, _BORDER = QColor("#f1e7d0"), QColor("#17130f")
_FORMATS = {b"png", b"jpeg", b"webp"}


class BadPicture(ValueError):
    """A picture that cannot be shown; the text says why, without the file's name."""


class OtherDeck:
    """The faces of *files*, with those of *own* where there are none.

    `tell` is called with a sentence, once for each damaged picture that was to be shown.
    """

    def __init__(self, files: DeckFiles, own: Deck, tell: Callable[[str], object]) -> None:
        self.files = files
        self.cards = own.cards
        self._own = own
        self._tell = tell
        self._told: set[Path] = set()

    def image(self, card: str, across: int, down: int) -> QImage:
        """The face of *card* or a back in so many pixels.

        :raises KeyError: if there is no such card, here or in our own deck.
        """
        back = card == BACK  # decks that games bring keep their own
        for path in self.files.backs() if back else self.files.pictures(card, down):
            try:
                picture = read_picture(path, QSize(across, down))
            except BadPicture as why:
                self._tell_of(path, str(why))
                continue
            return as_card(picture, across, down)
        return self._own.image(card, across, down)

    def _tell_of(self, path: Path, why: str) -> None:
        if path not in self._told:
            self._told.add(path)
            inside = path.relative_to(self.files.folder.resolve()).as_posix()
            self._tell(
                f"{self.files.name}: {inside} cannot be shown, for {why}. "
                "Another picture stands in for it; install the deck again to mend it."
            )


def lacking(files: DeckFiles, cards: Iterable[str]) -> list[str]:
    """Those of *cards* for which the deck has no picture at all."""
    return [card for card in cards if next(files.pictures(card, 0), None) is None]


def read_picture(path: Path, wanted: QSize) -> QImage:
    """The picture in *path*, decoded for about the size *wanted*.

    :raises BadPicture: if it is damaged, of a strange format or far too large.
    """
    if path.suffix.lower() == ".svg":
        return _read_drawing(path, wanted)
    if path.suffix.lower() == ".avif":
        return _read_avif(path, wanted)
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if reader.format().data() not in _FORMATS:
        raise BadPicture("it is not a picture of a known format")
    size = reader.size()
    _check(size)
    reader.setScaledSize(_covering(size, wanted))
    image = reader.read()
    if image.isNull():
        raise BadPicture("it is damaged")
    return image


def _read_avif(path: Path, wanted: QSize) -> QImage:
    """The one format of the specification that Qt does not read: Pillow does."""
    from PIL import Image

    try:
        with Image.open(path, formats=("AVIF",)) as picture:
            size = QSize(*picture.size)
            _check(size)
            covering = _covering(size, wanted).boundedTo(size)
            small = picture.convert("RGBA").resize(covering.toTuple(), reducing_gap=2.0)
    except (OSError, SyntaxError, Image.DecompressionBombError):
        raise BadPicture("it is damaged") from None
    line = small.width * 4
    image = QImage(small.tobytes(), small.width, small.height, line, QImage.Format.Format_RGBA8888)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _read_drawing(path: Path, wanted: QSize) -> QImage:
    from PySide6.QtSvg import QSvgRenderer

    from ui.faces.safe_svg import why_not

    try:
        text = path.read_bytes()
    except OSError:
        raise BadPicture("it cannot be read") from None
    why = why_not(text)
    if why:
        raise BadPicture(why)
    renderer = QSvgRenderer(QByteArray(text))
    if not renderer.isValid():
        raise BadPicture("it is damaged")
    size = renderer.defaultSize()
    if size.isEmpty():
        raise BadPicture("it has no size")
    image = QImage(_covering(size, wanted), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
    return image


def _check(size: QSize) -> None:
    if not size.isValid():
        raise BadPicture("it is damaged")
    if size.width() * size.height() > LARGEST:
        raise BadPicture(f"it is too large ({size.width()} by {size.height()} pixels)")
    if min(size.width(), size.height()) < LEAST or max(size.width(), size.height()) > 60 * min(
        size.width(), size.height()
    ):
        raise BadPicture(f"it has no shape of a card ({size.width()} by {size.height()} pixels)")


def _covering(size: QSize, wanted: QSize) -> QSize:
    """The size of a picture scaled to cover *wanted*; at most 16 times as many pixels."""
    scaled = size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if scaled.width() * scaled.height() > 16 * wanted.width() * wanted.height():
        scaled = size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatio)
    return scaled.expandedTo(QSize(1, 1))


def as_card(picture: QImage, across: int, down: int) -> QImage:
    """*picture* as a card with rounded corners: trimmed a little, or on a border, never bent."""
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    room = QRectF(image.rect())
    shape = (picture.width() / picture.height()) / (across / down)
    near = abs(shape - 1) <= NEAR
    fit = max if near else min
    scale = fit(across / picture.width(), down / picture.height())
    size = QSize(picture.width(), picture.height()) * scale
    corner = room.center() - QPointF(picture.width() * scale / 2, picture.height() * scale / 2)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillPath(outline(room), _PAPER if near else _BORDER)
        brush = QBrush(picture)
        brush.setTransform(QTransform.fromTranslate(corner.x(), corner.y()).scale(scale, scale))
        if near:
            painter.fillPath(outline(room), brush)
        else:
            painter.fillRect(QRectF(corner, size), brush)
    return image
