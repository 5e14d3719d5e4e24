"""Faces are there at once, real ones follow, and those painted before come from the disk."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from ui.faces import faces as showing
from ui.faces import store as storing
from ui.faces.blank import BACK, face_down, stand_in
from ui.faces.face_names import PICTURE
from ui.faces.faces import Faces
from ui.faces.store import FaceStore, make_room

STAMP = bytes(range(16))


class Plain:
    """A deck of three cards, each in a colour of its own, that counts what it paints."""

    cards = ("a-1", "a-2", "b-1")

    def __init__(self) -> None:
        self.painted: list[tuple[str, int, int]] = []

    def image(self, card: str, across: int, down: int) -> QImage:
        if card not in (*self.cards, "back:night"):
            raise KeyError(card)
        self.painted.append((card, across, down))
        image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor.fromHsv(sum(card.encode()) * 41 % 360, 200, 200))
        return image

    def loading(self) -> Generator[None, None, Plain]:
        yield
        yield
        return self


@pytest.fixture(scope="module", autouse=True)
def app() -> QGuiApplication:
    return QApplication.instance() or QApplication([])


@pytest.fixture
def store(tmp_path: Path) -> FaceStore:
    return FaceStore(tmp_path, "plain", STAMP)


def _wait(until: Callable[[], bool]) -> None:
    """Let time pass until it is so, at most ten seconds."""
    end = time.monotonic() + 10
    while not until():
        assert time.monotonic() < end
        QGuiApplication.processEvents()


def test_a_face_never_painted_is_a_stand_in_first_and_real_soon_after() -> None:
    deck = Plain()
    faces = Faces(deck.loading)
    told: list[str] = []
    faces.ready.connect(lambda card, width: told.append(card))
    first = faces.pixmap("a-1", 70)
    assert first.toImage() == stand_in(BACK, 70, 120).toImage(), "a back, and no words"
    assert not deck.painted
    _wait(lambda: bool(told))
    assert deck.painted == [("a-1", 70, 120)]
    assert faces.pixmap("a-1", 70).toImage() != first.toImage()


def test_a_face_not_painted_yet_is_the_same_back_whichever_it_will_be(store: FaceStore) -> None:
    """Nowhere a white card with a word on it: nor after another deck was chosen, nor in print."""
    faces = Faces(Plain().loading, store)
    seen = {bytes(faces.pixmap(card, 70).toImage().constBits()) for card in ("a-1", "x2:b-1")}
    assert len(seen) == 1
    faces.pixmap_now("a-1", 70)
    faces.use(Plain().loading)
    assert faces.pixmap("a-1", 70).toImage() == stand_in(BACK, 70, 120).toImage()
    alone = faces.pixmap(f"{PICTURE}a-1", 70).toImage()
    assert alone == face_down(f"{PICTURE}a-1", 70, 120).toImage()
    assert alone.pixel(5, 5) == alone.pixel(35, 60), "its ground, without an ornament"


def test_a_back_that_was_painted_lies_over_what_is_not(store: FaceStore) -> None:
    faces = Faces(Plain().loading, store)
    back = faces.pixmap_now(BACK, 70).toImage()
    assert faces.pixmap("a-1", 70).toImage() == back != stand_in(BACK, 70, 120).toImage()
    again = Faces(Plain().loading, store)
    assert again.pixmap("a-2", 70).toImage() == back, "from the disk"


def test_words_of_a_card_that_is_lacking_come_in_all_sizes() -> None:
    faces, told = Faces(Plain().loading), list[tuple[str, int]]()
    faces.ready.connect(lambda card, width: told.append((card, width)))
    for width in (70, 90):
        faces.pixmap("z-9", width)
    faces.finish()
    assert told == [("z-9", 70), ("z-9", 90)]
    assert faces.pixmap("z-9", 90).toImage() == stand_in("z-9", 90, 154).toImage()


def test_another_size_of_a_known_face_stands_in_for_it() -> None:
    faces = Faces(Plain().loading)
    large = faces.pixmap_now("a-1", 140).toImage()
    small = faces.pixmap("a-1", 70).toImage()
    assert small.size().toTuple() == (70, 120)
    assert small.pixelColor(35, 60) == large.pixelColor(70, 120)
    row = faces.pixmap("item:a-1", 140, tall=0.3).toImage()
    assert row.size().toTuple() == (140, 42)
    assert row.pixelColor(70, 21) == large.pixelColor(70, 120), "in another shape, as another kind"


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_pixmap_has_exactly_the_device_pixels_asked_for(dpr: float) -> None:
    faces = Faces(Plain().loading)
    for pixmap in (faces.pixmap("a-1", 140, dpr=dpr), faces.pixmap_now("a-1", 140, dpr=dpr)):
        assert (pixmap.width(), pixmap.height()) == (round(140 * dpr), round(240 * dpr))
        assert pixmap.devicePixelRatio() == dpr


def test_a_card_the_deck_has_not_keeps_its_stand_in() -> None:
    faces = Faces(Plain().loading)
    assert faces.pixmap_now("z-9", 70).toImage() == stand_in("z-9", 70, 120).toImage()
    assert faces.pixmap_now("a-2", 70).toImage() != stand_in("a-2", 70, 120).toImage()


def test_every_stand_in_says_which_card_it_is() -> None:
    seen = {bytes(stand_in(card, 60, 103).toImage().constBits()) for card in Plain.cards}
    assert len(seen) == len(Plain.cards)
    back = stand_in("back:night", 60, 103).toImage()
    assert back.pixelColor(30, 20).blue() > back.pixelColor(30, 20).red()


def test_equal_faces_share_one_pixmap_until_memory_is_spent() -> None:
    deck = Plain()
    faces = Faces(deck.loading, budget=140 * 240 * 4 * 2)
    first = faces.pixmap_now("a-1", 140).cacheKey()
    assert faces.pixmap_now("a-1", 140).cacheKey() == first
    for card in ("a-2", "b-1"):
        faces.pixmap_now(card, 140)
    assert faces.pixmap_now("a-1", 140).cacheKey() != first


def test_faces_that_were_let_go_of_take_no_memory_and_come_back(store: FaceStore) -> None:
    deck = Plain()
    faces = Faces(deck.loading, store)
    faces.pixmap_now("a-1", 70)
    faces.pixmap("no-card", 70)
    faces.pixmap("a-2", 90)
    faces.let_go()
    assert not faces._kept
    assert not faces._wanted
    before = len(deck.painted)
    assert faces.pixmap("a-1", 70).toImage() == deck.image("a-1", 70, 120)
    assert len(deck.painted) == before + 1, "from the disk: only the test itself painted"


def test_a_face_painted_before_comes_from_the_disk_at_once(store: FaceStore) -> None:
    painted = Faces(Plain().loading, store).pixmap_now("a-1", 70).toImage()
    deck = Plain()
    again = Faces(deck.loading, store).pixmap("a-1", 70)
    assert again.toImage() == painted
    assert not deck.painted


def test_a_broken_deck_is_told_of_once_and_shown_by_stand_ins() -> None:
    def loading() -> Generator[None, None, Plain]:
        yield
        raise ValueError("no recipes")

    faces = Faces(loading)
    with pytest.raises(ValueError, match="no recipes"):
        faces.pixmap_now("a-1", 70)
    assert faces.pixmap_now("a-1", 70).toImage() == stand_in("a-1", 70, 120).toImage()


def test_the_whole_deck_is_painted_for_the_disk_when_nobody_waits(
    store: FaceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "IDLE", 0)
    monkeypatch.setattr(showing, "ENOUGH", 1)
    faces = Faces(Plain().loading, store)
    faces.pixmap("a-1", 70)
    _wait(lambda: all(store.has(card, 70, 120) for card in Plain.cards))


def test_the_pictures_of_figures_have_no_deck_painted_in_their_size(
    store: FaceStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(showing, "ENOUGH", 1)
    faces = Faces(Plain().loading, store)
    faces.pixmap("picture:a-1", 200)
    assert list(faces._paint_the_rest()) == []
    faces.pixmap("a-1", 70)
    assert list(faces._paint_the_rest()) != []
    assert not store.has("a-2", 200, 343)


def test_another_deck_brings_other_faces() -> None:
    faces = Faces(Plain().loading)
    before = faces.pixmap_now("a-1", 70)
    told: list[bool] = []
    faces.changed.connect(lambda: told.append(True))
    other = Plain()
    faces.use(other.loading)
    assert told
    assert faces.pixmap("a-1", 70).cacheKey() != before.cacheKey()


# --- the store -----------------------------------------------------------------------------------


def _image(level: int = 77) -> QImage:
    image = QImage(30, 51, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(level, 10, 20, 255))
    return image


def _file(folder: Path) -> Path:
    (found,) = (path for path in folder.rglob("*") if path.is_file())
    return found


def test_a_stored_face_is_the_same_to_the_pixel(store: FaceStore) -> None:
    store.write("a-1", _image())
    assert store.read("a-1", 30, 51) == _image()
    assert store.read("a-1", 31, 51) is None
    assert store.read("a-2", 30, 51) is None


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "foreign", "lying size", "longer"])
def test_a_damaged_file_is_not_shown_and_is_written_anew(
    store: FaceStore, tmp_path: Path, damage: str
) -> None:
    store.write("a-1", _image())
    path = _file(tmp_path)
    raw = bytearray(path.read_bytes())
    if damage == "flip":
        raw[len(raw) // 2] ^= 1
    elif damage == "lying size":
        raw[24:28] = b"\xff\xff\xff\xff"
    spoilt = {"cut": raw[:-9], "empty": b"", "foreign": b"\x89PNG" * 40, "longer": raw + b"x"}
    path.write_bytes(spoilt.get(damage, raw))
    assert store.read("a-1", 30, 51) is None
    store.write("a-1", _image())
    assert store.read("a-1", 30, 51) == _image()


def test_faces_painted_from_something_else_are_not_shown(store: FaceStore, tmp_path: Path) -> None:
    store.write("a-1", _image())
    other = FaceStore(tmp_path, "plain", STAMP[::-1])
    assert other.read("a-1", 30, 51) is None
    copied = tmp_path / f"plain-{STAMP[::-1].hex()[:12]}" / _file(tmp_path).name
    copied.parent.mkdir()
    copied.write_bytes(_file(tmp_path / f"plain-{STAMP.hex()[:12]}").read_bytes())
    assert other.read("a-1", 30, 51) is None


def test_a_folder_that_cannot_be_written_hurts_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = FaceStore(tmp_path / "file" / "faces", "plain", STAMP)
    store.write("a-1", _image())
    assert store.read("a-1", 30, 51) is None


@pytest.mark.parametrize(
    "card", ["../../../secret", "/etc/passwd", "a\0b", "", "con:aux", "x" * 999]
)
def test_no_card_has_a_file_outside_the_folder(store: FaceStore, tmp_path: Path, card: str) -> None:
    store.write(card, _image())
    assert store.read(card, 30, 51) == _image()
    assert _file(tmp_path).parent.parent == tmp_path


def test_the_oldest_faces_go_when_there_are_too_many(tmp_path: Path) -> None:
    old, new = FaceStore(tmp_path, "old", STAMP), FaceStore(tmp_path, "new", STAMP)
    for store in (old, new):
        for number in range(3):
            store.write(f"a-{number}", _image(number))
    size = _image().sizeInBytes() + storing._HEAD.size
    folders = {path.name.split("-")[0]: path for path in tmp_path.iterdir()}
    assert make_room(tmp_path, folders["new"], 3 * size) == 3 * size
    assert not folders["old"].exists()
    assert new.read("a-2", 30, 51) == _image(2)


def test_nothing_is_kept_beyond_the_bound(
    store: FaceStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "LARGEST", 2 * _image().sizeInBytes())
    for number in range(5):
        store.write(f"a-{number}", _image())
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 2


def test_a_stored_face_keeps_its_transparent_corners(store: FaceStore) -> None:
    image = _image()
    image.fill(Qt.GlobalColor.transparent)
    store.write("a-1", image)
    found = store.read("a-1", 30, 51)
    assert found is not None
    assert found.pixelColor(0, 0).alpha() == 0
