"""Decks of those who mean no good: nothing outside is read, nothing is held up, all is told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.ending import is_gone
from tests.ui.hostile import SECRET, Hostile, endless, recipes, svg
from ui.faces import other_decks
from ui.faces.chosen_decks import chosen
from ui.faces.deck_files import DeckError, DeckFiles
from ui.faces.faces import Faces, NotYet
from ui.faces.other_decks import Painter
from ui.faces.picture_reader import BadPicture

TOML = '[deck]\nschema_version = "2.0"\nname = "Bad"\n'
FAIR = 60
"""Seconds in which a picture is painted or refused, on a machine that is busy with other tests."""

Paint = Callable[[Path], QImage | str]


@pytest.fixture(scope="module")
def paint() -> Iterator[Paint]:
    """What gives the card of a picture, or why there is none."""
    painter = Painter()

    def wait(path: Path) -> QImage | str:
        end = time.monotonic() + FAIR
        while time.monotonic() < end:
            try:
                return painter.card(path, 110, 190)
            except NotYet:
                time.sleep(0.002)
            except BadPicture as why:
                return str(why)
        raise AssertionError("it was never painted")

    yield wait
    painter._apart.close()


@pytest.fixture(scope="module")
def secret(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("outside") / "secret.png"
    Image.new("RGB", (110, 190), SECRET).save(path)
    return path


def _shows_secret(card: QImage) -> bool:
    return any(
        card.pixelColor(x, y).getRgb()[:3] == SECRET
        for x in range(0, card.width(), 5)
        for y in range(0, card.height(), 5)
    )


def test_no_hostile_file_is_shown_or_does_harm(paint: Paint, secret: Path, tmp_path: Path) -> None:
    wrong, count = [], 0
    for count, bad in enumerate(recipes(secret), 1):
        path = tmp_path / f"{count}.{bad.ending}"
        path.write_bytes(bad.content)
        found = paint(path)
        if isinstance(found, str):
            told = bool(bad.says) and bad.says in found and "process" not in found
        else:
            told = not bad.says and not _shows_secret(found)
        if not told:
            wrong.append(f"{bad.name}: {found}")
    assert not wrong, "\n".join(wrong)
    assert count >= 200


def test_the_secret_is_seen_where_it_is_shown(paint: Paint, secret: Path) -> None:
    """The test above would see it."""
    found = paint(secret)
    assert isinstance(found, QImage)
    assert _shows_secret(found)


@pytest.mark.parametrize("bad", [*endless()], ids=lambda bad: bad.name)
def test_what_takes_too_long_is_ended_and_the_next_is_painted(
    bad: Hostile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paint: Paint
) -> None:
    monkeypatch.setattr(other_decks, "PATIENCE", 1.0)
    painter = Painter()
    path = tmp_path / "a.svg"
    path.write_bytes(bad.content)
    with pytest.raises(BadPicture, match="the process that painted it"):
        _wait(painter, path)
    good = tmp_path / "b.svg"
    good.write_bytes(svg("<rect width='9' height='9'/>"))
    monkeypatch.setattr(painter._apart, "_work", painter._apart._work._replace(patience=FAIR))
    assert _wait(painter, good).width() == 110


def _wait(painter: Painter, path: Path) -> QImage:
    end = time.monotonic() + FAIR
    while True:
        try:
            return painter.card(path, 110, 190)
        except NotYet:
            assert time.monotonic() < end
            time.sleep(0.01)


def _deck(folder: Path, pictures: dict[str, bytes], toml: str = TOML) -> Path:
    major = folder / "scalable" / "major_arcana"
    major.mkdir(parents=True)
    (folder / "deck.toml").write_text(toml, "utf-8")
    for name, content in pictures.items():
        (major / name).write_bytes(content)
    return folder


def test_a_deck_that_takes_too_long_holds_up_no_frame_and_shows_our_faces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The plain face stands there at once, ours comes, and what was wrong is said of each file."""
    monkeypatch.setattr(other_decks, "PATIENCE", 1.0)
    monkeypatch.setattr("ui.faces.deck_files.libraries", lambda: [tmp_path])
    slow = next(endless()).content
    _deck(tmp_path / "bad", {"00.svg": slow, "01.svg": svg("<image href='/etc/passwd'/>")})
    told: list[str] = []
    faces = Faces(*chosen("bad", tmp_path / "cache", told.append))
    ready: list[str] = []
    faces.ready.connect(lambda card, _width: ready.append(card))
    ticks: list[float] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start()
    assert not faces.pixmap("major-0", 110).isNull()
    faces.pixmap("major-1", 110)
    faces.pixmap("major-2", 110)
    end = time.monotonic() + FAIR
    while len(ready) < 3:
        assert time.monotonic() < end
        QTest.qWait(20)
    timer.stop()
    assert set(ready) == {"major-0", "major-1", "major-2"}
    assert {sentence.partition(" cannot")[0] for sentence in told} == {
        "Bad: scalable/major_arcana/00.svg",
        "Bad: scalable/major_arcana/01.svg",
    }
    gaps = [after - before for before, after in pairwise(ticks)]
    assert len(gaps) > 50
    assert max(gaps) < 0.9, "no tick waited for a picture"


def test_a_deck_of_which_nothing_comes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(other_decks, "PATIENCE", 0.2)
    painter = Painter()
    for number in range(other_decks.LOSSES // other_decks.ATTEMPTS):
        path = tmp_path / f"{number}.svg"
        path.write_bytes(next(endless()).content)
        with pytest.raises(BadPicture, match=r"gave no answer|ended before"):
            _wait(painter, path)
    with pytest.raises(BadPicture, match="several others"):
        painter.card(tmp_path / "next.svg", 110, 190)


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
def test_what_is_no_plain_file_is_not_waited_for(paint: Paint, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.png")
    assert paint(tmp_path / "a.png") == "it is not a file"
    assert paint(tmp_path / "gone.png") == "it cannot be read"
    (tmp_path / "zero.png").symlink_to("/dev/zero")
    assert paint(tmp_path / "zero.png") == "it is not a file"


@pytest.mark.parametrize(
    "said",
    [
        f"[deck]\nschema_version = {'1' * 5000}\n",
        f"[deck]\nschema_version = 0x{'f' * 5000}\n",
        f"{TOML}size = {'9' * 9000}\n",
        "[deck]\nschema_version = [1, 2]\n",
        "a." * 400_000 + "b = 1\n",
        "[" * 900_000,
        "[deck]\nschema_version = 1979-99-99\n",
    ],
    ids=["digits", "hex", "late digits", "list", "dots", "brackets", "date"],
)
def test_a_description_that_means_harm_is_refused_in_time(tmp_path: Path, said: str) -> None:
    begun = time.monotonic()
    with pytest.raises(DeckError, match=r"bad/deck\.toml"):
        DeckFiles(_deck(tmp_path / "bad", {}, said))
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize(
    "said",
    [
        f"[card_backs]\ndefault = 0x{'f' * 5000}\n",
        "[card_backs]\ndefault = {a = 1}\n[card_backs.variants]\na = 3\n",
        "[card_backs.variants]\n" + "".join(f"a{n} = {{image = '../{n}'}}\n" for n in range(9999)),
        "card_variants = 3\nremap_major_arcana = [3]\n",
        f'[card_variants."major_arcana.00"]\ndefault = "../../{"x" * 4000}"\n',
        '[card_variants."major_arcana.00"]\ndefault = "\\u0000"\n',
    ],
)
def test_a_deck_with_odd_values_still_has_its_pictures(tmp_path: Path, said: str) -> None:
    toml = TOML + said if said.startswith("[") else said + TOML
    folder = _deck(tmp_path / "odd", {"01.svg": svg("<rect/>")}, toml)
    files = DeckFiles(folder)
    assert list(files.backs()) == []
    assert [path.name for path in files.pictures("major-1", 100)] == ["01.svg"]
    assert list(files.pictures("major-0", 100)) == []


def test_a_deck_of_very_many_folders_is_looked_at_no_further_than_is_fair(tmp_path: Path) -> None:
    folder = _deck(tmp_path / "many", {})
    for height in range(1, 300):
        (folder / f"h{height}").mkdir()
    assert len(DeckFiles(folder).heights) == 20


def test_the_painter_goes_with_the_deck() -> None:
    painter = Painter()
    with pytest.raises(NotYet):
        painter.card(Path("none.png"), 9, 9)
    process = painter._apart._process
    assert process is not None
    del painter
    assert is_gone(process._process)
    QApplication.processEvents()
