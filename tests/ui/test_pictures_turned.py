"""A picture stands as it was taken, whatever its format says how a camera was held."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageOps
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from tabletop.packs.players.pictures import orientation
from ui.faces.picture_reader import decoded

COLOURS = ("red", "lime", "blue", "yellow")
ORIENTATION = 0x0112


def picture(turned: int, kind: str) -> bytes:
    """60 by 40 pixels, a colour in each quarter, said to be *turned* so."""
    image = Image.new("RGB", (60, 40))
    for place, colour in enumerate(COLOURS):
        image.paste(colour, (30 * (place % 2), 20 * (place // 2), 60, 40))
    exif = Image.Exif()
    exif[ORIENTATION] = turned
    into = BytesIO()
    image.save(into, kind, exif=exif, **({"lossless": True} if kind == "WEBP" else {}))
    return into.getvalue()


def quarters(image: QImage) -> list[str]:
    """The colour of each quarter of *image*."""
    across, down = image.width() // 4, image.height() // 4
    shown = [image.pixelColor(x, y) for y in (down, 3 * down) for x in (across, 3 * across)]
    return [min(COLOURS, key=lambda name: _far(QColor(name), colour)) for colour in shown]


def _far(one: QColor, other: QColor) -> int:
    pairs = zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[call-overload]
    return sum(abs(a - b) for a, b in pairs)


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG"])
@pytest.mark.parametrize("turned", range(1, 9))
def test_a_picture_is_set_upright(kind: str, turned: int) -> None:
    content = picture(turned, kind)
    upright = ImageOps.exif_transpose(Image.open(BytesIO(content))).convert("RGBA")
    raw = upright.tobytes()
    wanted = QImage(raw, upright.width, upright.height, QImage.Format.Format_RGBA8888)
    found = decoded(content, f".{kind.lower()}", QSize(60, 60))
    assert (found.width() > found.height()) == (turned < 5)
    assert min(found.width(), found.height()) >= 60, "it covers the size that is wanted"
    assert quarters(found) == quarters(wanted)


@pytest.mark.parametrize("kind", ["PNG", "WEBP"])
def test_what_is_spoiled_lies_as_it_is(kind: str) -> None:
    content = picture(6, kind)
    assert orientation(content) == 6
    for end in range(len(content)):
        assert 1 <= orientation(content[:end]) <= 8
    at = content.index(b"eXIf" if kind == "PNG" else b"EXIF")
    for place in range(at - 8, len(content)):
        for value in (0, 0x7F, 0xFF):
            spoiled = content[:place] + bytes([value]) + content[place + 1 :]
            assert 1 <= orientation(spoiled) <= 8
    assert orientation(b"") == orientation(b"no picture") == 1
