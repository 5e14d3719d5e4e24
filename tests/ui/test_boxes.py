"""The lids that were baked are those that the recipes tell of."""

from __future__ import annotations

from pathlib import Path

import boxes
import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tabletop.packs.game_folders import folder_of
from tests.ui.eyes import contrast
from ui.base import theme
from ui.base.scaled_picture import read_scaled
from ui.brief.dressing import amiss, dressing, ground
from ui.scene.pieces.felt_text import MUTED
from ui.scene.view.felt import Lying
from ui.windows.cover import BOX

SHIPPED = ("darkest", "keeper", "parsifal", "restless", "scenario", "tower")
FEW = (48, 30)
"""Pixels in which two paintings of one scene are alike."""

NEAR = 9
"""So far apart the tones of 255 may be, in the mean: grain and the JPEG's own loss."""


def tones(image: QImage) -> list[int]:
    """The tones of *image* in few pixels."""
    small = image.convertToFormat(QImage.Format.Format_RGB32).scaled(
        *FEW, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return [
        channel
        for y in range(FEW[1])
        for x in range(FEW[0])
        for channel in small.pixelColor(x, y).getRgb()[:3]  # type: ignore[index]
    ]


def apart(one: QImage, other: QImage) -> float:
    """How far apart two pictures are, in the mean of their tones."""
    pairs = list(zip(tones(one), tones(other), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("game", SHIPPED)
def test_each_lid_is_baked_from_its_recipe(app: QApplication, game: str) -> None:
    assert not amiss(game)
    baked = boxes.pictures(game, folder_of(game))
    assert folder_of(game) / BOX in baked
    for path, (scene, (across, down)) in baked.items():
        image = QImage(str(path))
        assert image.size() == QSize(across, down)
        assert apart(image, boxes.painted(scene, across // 3, down // 3)) < NEAR, path.name


@pytest.mark.parametrize("look", ["dark", "light", "high-contrast"])
def test_words_are_read_on_the_ground_of_every_table(app: QApplication, look: str) -> None:
    """Contrast of at least 4.5 to 1, of 7 in few tones, on all but a hundredth of each."""
    for game in SHIPPED:
        shown = Lying().under(theme.theme(look), ground(game), QSize(480, 330), QPoint(), 1.0)
        lies = shown.toImage()
        points = {lies.pixelColor(n % 53 * 9, n // 53 * 9).name() for n in range(53 * 36)}
        told = sorted(contrast(MUTED.name(), point) for point in points)
        assert told[len(told) // 100] >= (7.0 if look == "high-contrast" else 4.5), game


def test_another_scene_would_be_told(app: QApplication) -> None:
    """What the test above compares tells one game's lid from another's."""
    tower, restless = (QImage(str(folder_of(game) / BOX)) for game in ("tower", "restless"))
    assert apart(tower, restless) > 3 * NEAR


def test_one_game_is_the_one_to_begin_with() -> None:
    assert [game for game in SHIPPED if dressing(game).box.welcome is not None] == ["tower"]


def test_a_lid_that_cannot_be_read_is_none(app: QApplication, tmp_path: Path) -> None:
    broken = tmp_path / BOX
    assert read_scaled(broken, QSize(40, 30)) is None
    broken.write_bytes(b"no picture")
    assert read_scaled(broken, QSize(40, 30)) is None
    assert read_scaled(folder_of("tower") / BOX, QSize(40, 30), 2.0).size() == QSize(80, 60)  # type: ignore[union-attr]
