"""Reads untrusted pictures, and paints cards from them, in a separate process.

`read_picture` decodes one file, whatever it contains; `painter` is the job of that process.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QImageIOHandler,
    QImageReader,
    QPainter,
    QTransform,
)

from tabletop.packs.players.pictures import orientation
from ui.faces.blank import outline

LARGEST = 40_000_000  # pixels of a picture
LARGEST_FILE = 64_000_000  # bytes
LEAST = 8  # pixels of its sides
NEAR = 0.08  # a picture whose shape differs by less than this is cropped, others get a border
_PAPER, _BORDER = QColor("#f1e7d0"), QColor("#17130f")
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_FORMATS = {b"png", b"jpeg", b"webp"}


class BadPicture(ValueError):
    """A picture that cannot be shown. The text says why, without the file's name."""


class Wanted(msgspec.Struct):
    """A card to paint from the picture in the file `path`: `across` by `down` pixels.

    With `content`, that is the picture and `path` is only its name. `bare` means cropped, without a
    card around it.
    """

    path: str
    across: int
    down: int
    content: bytes = b""
    bare: bool = False


PIXELS, WORDS = b"p", b"w"
"""The first byte of an answer: the card's pixels follow, or the reason why there are none."""


def painter() -> Callable[[bytes], bytes]:
    """Return the function that answers a `Wanted` (MessagePack), in a process of its own."""
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QGuiApplication([])
    application.setObjectName("painter")
    QImageReader.supportedImageFormats()  # load the readers before there are limits

    def paint(question: bytes) -> bytes:
        # keep the application alive as long as this function
        assert application is QGuiApplication.instance()
        wanted = msgspec.msgpack.decode(question, type=Wanted)
        try:
            size = QSize(wanted.across, wanted.down)
            if wanted.content:
                picture = decoded(wanted.content, Path(wanted.path).suffix, size)
            else:
                picture = read_picture(Path(wanted.path), size)
        except BadPicture as why:
            return WORDS + str(why).encode()
        fitted = trimmed if wanted.bare else as_card
        # keep the card alive while its pixels are read
        card = fitted(picture, wanted.across, wanted.down)
        return PIXELS + bytes(card.constBits())

    return paint


def read_picture(path: Path, wanted: QSize) -> QImage:
    """The picture in *path*, decoded for about the size *wanted*.

    :raises BadPicture: if it is damaged, in an unknown format, or much too large.
    """
    try:
        content = _content(path)
    except OSError:
        raise BadPicture("it cannot be read") from None
    return decoded(content, path.suffix, wanted)


def decoded(content: bytes, ending: str, wanted: QSize) -> QImage:
    """The picture in *content*, of a file with this *ending*, for about the size *wanted*.

    :raises BadPicture: as for `read_picture`.
    """
    if ending.lower() == ".svg":
        return _read_drawing(content, wanted)
    if ending.lower() == ".avif":
        return _read_avif(content, wanted)
    buffer = QBuffer()
    buffer.setData(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    if reader.format().data() not in _FORMATS:
        raise BadPicture("it is not a picture of a known format")
    size = reader.size()
    _check(size)
    # Qt only turns JPEG pictures by itself
    turn = _TURNS.get(orientation(content), QTransform())
    lies = bool(turn.m12()) or bool(reader.transformation().value & _LIES)
    reader.setScaledSize(_covering(size, wanted.transposed() if lies else wanted))
    image = reader.read()
    if image.isNull():
        raise BadPicture("it is damaged")
    return image if turn.isIdentity() else image.transformed(turn)


_LIES = QImageIOHandler.Transformation.TransformationRotate90.value

_TURNS = {
    2: QTransform(-1, 0, 0, 1, 0, 0),
    3: QTransform(-1, 0, 0, -1, 0, 0),
    4: QTransform(1, 0, 0, -1, 0, 0),
    5: QTransform(0, 1, 1, 0, 0, 0),
    6: QTransform(0, 1, -1, 0, 0, 0),
    7: QTransform(0, -1, -1, 0, 0, 0),
    8: QTransform(0, -1, 1, 0, 0, 0),
}
"""The rotation that sets a picture upright, by EXIF orientation."""


def _content(path: Path) -> bytes:
    """The content of the regular file *path*, without blocking on anything else."""
    with os.fdopen(os.open(path, _READ), "rb") as file:
        about = os.fstat(file.fileno())
        if not stat.S_ISREG(about.st_mode):
            raise BadPicture("it is not a file")
        if about.st_size > LARGEST_FILE:
            raise BadPicture("it is too large")
        return file.read(LARGEST_FILE)


def _read_avif(content: bytes, wanted: QSize) -> QImage:
    """Read AVIF, the only format of the specification that Qt lacks, with Pillow."""
    from io import BytesIO

    from PIL import Image

    try:
        with Image.open(BytesIO(content), formats=("AVIF",)) as picture:
            size = QSize(*picture.size)
            _check(size)
            covering = _covering(size, wanted).boundedTo(size)
            small = picture.convert("RGBA").resize(covering.toTuple(), reducing_gap=2.0)
    except BadPicture:
        raise
    except (OSError, SyntaxError, ValueError, RuntimeError, Image.DecompressionBombError):
        raise BadPicture("it is damaged") from None
    line = small.width * 4
    image = QImage(small.tobytes(), small.width, small.height, line, QImage.Format.Format_RGBA8888)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _read_drawing(text: bytes, wanted: QSize) -> QImage:
    from PySide6.QtSvg import QSvgRenderer

    from ui.faces.safe_svg import Unsafe, safe

    try:
        written = safe(text)
    except Unsafe as why:
        raise BadPicture(str(why)) from None
    renderer = QSvgRenderer(QByteArray(written))
    if not renderer.isValid():
        raise BadPicture("it is damaged")
    size = renderer.defaultSize()
    if size.isEmpty():
        raise BadPicture("its size is 0")
    _check_shape(size)
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
    if min(size.width(), size.height()) < LEAST:
        raise BadPicture(
            f"it does not have the shape of a card ({size.width()} by {size.height()} pixels)"
        )
    _check_shape(size)


def _check_shape(size: QSize) -> None:
    if max(size.width(), size.height()) > 60 * min(size.width(), size.height()):
        raise BadPicture(
            f"it does not have the shape of a card ({size.width()} by {size.height()} pixels)"
        )


def _covering(size: QSize, wanted: QSize) -> QSize:
    """The size of a picture scaled to cover *wanted*; at most 16 times as many pixels."""
    scaled = size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    if scaled.width() * scaled.height() > 16 * wanted.width() * wanted.height():
        scaled = size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatio)
    return scaled.expandedTo(QSize(1, 1))


def trimmed(picture: QImage, across: int, down: int) -> QImage:
    """The middle of *picture*, cropped to *across* by *down* pixels."""
    image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_PAPER)
    scale = max(across / picture.width(), down / picture.height())
    size = QSizeF(picture.width() * scale, picture.height() * scale)
    room = QRectF(QPointF(), size)
    room.moveCenter(QRectF(image.rect()).center())
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(room, picture)
    return image


def as_card(picture: QImage, across: int, down: int) -> QImage:
    """*picture* as a card with rounded corners: slightly cropped, or with a border, but never
    distorted."""
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
