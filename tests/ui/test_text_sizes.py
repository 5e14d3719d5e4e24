"""Large text on the felt: it grows as far as there is room, and nothing comes to lie over it."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table.view import view
from ui.base.settings import Settings
from ui.faces.face_names import id_of
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.places.arrangement import arrange
from ui.scene.places.grown_words import APART, Words, grown
from ui.scene.places.place_facts import Facts
from ui.scene.places.stretched_boards import KEEP, stretched
from ui.scene.prints import lined_words
from ui.scene.table.table_scene import TableScene

GAMES = ("tower", "parsifal", "restless")
TEXTS = (1.0, 1.5, 2.0, 3.0)
Shown = Callable[[Session, int, tuple[int, int]], TableScene]


@pytest.fixture(scope="module")
def games() -> dict[str, Session]:
    """Each game some turns after its beginning."""
    found = {}
    for game in GAMES:
        session = new_game(game, seats=[Seat(f"Seat {n}", 0) for n in range(3)], seed=4)
        luck, choose = Luck(4), bot(session.game, "random")
        for _ in range(60):
            decision = session.decisions[0]
            key = choose(session.view(decision.seat), decision, luck)
            session.answer("=Ana" if decision.kind == "text" else key, seat=decision.seat)
        found[game] = session
    return found


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Shown]:
    """Shows a game at a size of text and of the window."""
    QApplication.instance() or QApplication([])
    apps: list[App] = []

    def show(session: Session, text: int, size: tuple[int, int]) -> TableScene:
        settings = Settings(reduced_motion=True, text_scale=text)
        app = App(folders(tmp_path), settings, tmp_path / "settings.json")
        apps.append(app)
        app.looks.wear()
        app.shell.resize(*size)
        app.shell.show()
        app.play(session, keep=False)
        QTest.qWait(20)
        assert app.playing is not None
        assert app.playing.table.table is not None
        return app.playing.table.table

    yield show
    for app in apps:
        app.shell.close()
        app.shell.deleteLater()
        app.looks.take(Settings())
    QApplication.processEvents()


def written(table: TableScene) -> dict[str, QRectF]:
    """Where words stand on the felt."""
    found = {f"label {zone}": area for zone, area in table.arrangement.labels.items()}
    for number, gauge in enumerate(table.arrangement.gauges):
        found[f"{gauge.zone} {gauge.readout.show} {number}"] = gauge.area
    return found


def overlaps(table: TableScene) -> set[tuple[str, str]]:
    """What is written over other words, or over a card."""
    words = written(table)
    found = {
        (one, other)
        for (one, area), (other, there) in itertools.combinations(words.items(), 2)
        if area.adjusted(1, 1, -1, -1).intersects(there)
    }
    for item in table.lying:
        if item.home.visible and item.piece.kind == "card":
            wide, high = table.home_size(item)
            body = QRectF(item.home.x - wide / 2, item.home.y - high / 2, wide, high)
            body.adjust(3, 3, -3, -3)
            found |= {(name, item.zone) for name, area in words.items() if area.intersects(body)}
    return {(one.rstrip(" 0123456789"), other.rstrip(" 0123456789")) for one, other in found}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_grows_and_covers_nothing_more(
    games: dict[str, Session], shown: Shown, game: str, size: tuple[int, int]
) -> None:
    small = shown(games[game], 100, size)
    at_first, covered = written(small), overlaps(small)
    before = 0.0
    for text in (150, 200, 300):
        table = shown(games[game], text, size)
        assert table.text == text / 100
        words = written(table)
        assert words.keys() == at_first.keys()
        assert overlaps(table) <= covered, text
        for name, area in words.items():
            was = at_first[name]
            assert area.height() * area.width() >= was.height() * was.width() - 1, (text, name)
            assert table.sceneRect().contains(area)
        names = [area.height() for name, area in words.items() if " seat " in name]
        assert min(names) > before, "names grow each time, or are as large as they may be"
        before = min(names) - 0.01
    assert before > 1.5 * min(h.height() for n, h in at_first.items() if " seat " in n)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_back_at_a_hundred_all_is_as_it_was(
    games: dict[str, Session], shown: Shown, game: str
) -> None:
    table = shown(games[game], 100, (1280, 720))
    before = written(table), [item.home for item in table.lying]
    table.set_text(3.0)
    assert written(table) != before[0]
    table.set_text(1.0)
    assert (written(table), [item.home for item in table.lying]) == before


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_keep_most_of_their_size_and_all_its_order(game: str, text: float) -> None:
    layout, large = layout_of(game), stretched(layout_of(game), text)
    for name, board in layout.boards.items():
        zones = large.boards[name].zones
        for kind, zone in board.zones.items():
            assert zones[kind].scale >= KEEP * zone.scale - 0.001, (name, kind)
            bottom = zones[kind].at[1] + zones[kind].size[1]
            assert zone.fill or bottom <= board.size[1] + 0.01
        for (a, one), (b, other) in itertools.permutations(board.zones.items(), 2):
            if not (one.fill or other.fill) and one.at[1] + one.size[1] <= other.at[1]:
                assert zones[a].at[1] + zones[a].size[1] <= zones[b].at[1] + 0.01
    for seats in (seating.seats for seating in layout.seating):
        zones = view(bare(game_called(game), seats, 1, {}), 0).index()
        facts = Facts(seats, 0, {}, {}, {}, zones=zones)
        plates = arrange(large, facts).plates.values()
        assert all(QRectF(0, 0, *layout.size).adjusted(-1, -1, 1, 1).contains(p) for p in plates)
        assert not any(a.intersects(b) for a, b in itertools.combinations(plates, 2))


def test_words_of_one_line_have_one_size_and_what_room_they_need() -> None:
    rooms = {
        "used": QRectF(0, 0, 60, 20),
        "lost": QRectF(64, 0, 60, 20),
        "far": QRectF(300, 0, 60, 20),
    }
    ((one, other),) = lines = lined_words.lines(rooms)
    assert (one, other) == ("used", "lost")
    said = {"used": "Used 1", "lost": "Lost for good 12"}
    room = QRectF(0, 0, 124, 40)
    found = lined_words.parted(lines[0], said, room)
    assert found["used"].height() == found["lost"].height() < 40
    assert found["used"].width() < found["lost"].width()
    assert room.contains(found["used"].united(found["lost"]))
    assert not found["used"].intersects(found["lost"])


def test_words_grow_together_within_their_ground_and_around_what_lies_there() -> None:
    ground = QRectF(0, 0, 200, 100)
    words = {
        "above": Words(QRectF(10, 10, 50, 20), ground),
        "below": Words(QRectF(10, 60, 50, 20), ground),
        "beside": Words(QRectF(150, 10, 45, 20), ground),
    }
    card = QRectF(80, 0, 60, 100)
    found = grown(words, [card], 3.0)
    assert found["above"].left() == 10, "it begins where it began"
    assert found["above"].height() > 20
    assert found["above"].width() > 60
    for one, other in itertools.combinations([*found.values(), card], 2):
        assert not one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
    assert all(ground.contains(area) for area in found.values())
    row = {n: Words(QRectF(x, 0, 50, 20), ground) for n, x in (("first", 0), ("next", 75))}
    wide = grown(row, [], 3.0)
    assert wide["first"].width() > 50
    assert wide["next"].left() - wide["first"].right() >= APART, "they do not run together"


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_cards_are_shown_in_large_print(games: dict[str, Session], shown: Shown, game: str) -> None:
    table = shown(games[game], 300, (1920, 1080))
    faces = {key.face for key in table.looks._looks if key.kind == "card"}
    assert any(id_of(face) != face for face in faces)
    assert not any(id_of(face) == face and key_is_wide(table, face) for face in faces)


def key_is_wide(table: TableScene, face: str) -> bool:
    """Whether *face*, a front, is shown so wide that words could stand on it."""
    front = not face.startswith("back:")
    return front and any(
        key.width * table.looks.dpr >= 96 for key in table.looks._looks if key.face == face
    )
