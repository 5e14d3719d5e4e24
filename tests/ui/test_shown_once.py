"""What an answer changes is shown as if all had been shown anew: at each step of bent games."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tabletop import Seat
from tabletop.play.ports import seat_sight
from tabletop.play.rules.modifiers import Value
from tabletop.play.runner import session
from tabletop.table.table import Flow
from tabletop.table.view import SeenPiece, SeenZone, View, view
from tests.bench.frames import PlainFaces
from tests.ui.opened import opened
from tests.ui.rebuilt import another, built_anew, different, image_of, seen, told, told_anew
from ui.faces.face_names import KINDS, FaceKind
from ui.game.open_game import OpenGame
from ui.program.app import App
from ui.scene.layout.layout_reader import read_layout
from ui.scene.table import home_updates
from ui.scene.table_view import TableView

GAMES = [
    ("tower", 3),
    pytest.param("parsifal", 4, marks=pytest.mark.slow),
    pytest.param("restless", 4, marks=pytest.mark.slow),
]
STEPS, REBUILT = 40, 10
SIZES = ((1280, 720), (1920, 1080), (900, 640))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    greeted = ["tower", "parsifal", "restless"]
    with opened(tmp_path, size=SIZES[0], curtain="never", greeted=greeted) as app:
        yield app


def act(game: OpenGame, app: App, luck: random.Random) -> str:
    """Do something at random; says what."""
    bridge, session = game.bridge, game.bridge.session
    what = luck.choices(
        ["answer", "hand", "undo", "redo", "jump", "near", "size", "count", "turn", "motion"],
        [60, 10, 8, 4, 2, 2, 2, 6, 1, 3],
    )[0]
    if what == "hand":
        piece, zone = luck.randrange(len(session.table.pieces)), luck.choice([*session.table.zones])
        bridge.hands.move(piece, zone, luck.choice((-1, 0)), face_down=luck.random() < 0.3)
        return f"{what} {piece} {zone}"
    if what == "undo":
        bridge.time.undo()
    elif what == "redo":
        bridge.time.redo()
    elif what == "jump":
        bridge.time.rewind(luck.randrange(len(session.journal.entries) + 1))
    elif what == "near":
        game.table.sit_near(luck.randrange(len(session.table.seats)))
    elif what == "size":
        app.shell.resize(*luck.choice(SIZES))
        QApplication.processEvents()
        game.table.settle_zoom()
    elif what == "count":
        piece = luck.choice(session.table.pieces)
        counter = luck.choice([*piece.counters, "health"])
        bridge.hands.override("count", piece=piece.id, counter=counter, value=luck.randrange(9))
        return f"{what} {piece.id} {counter}"
    elif what == "motion":
        app.settings.reduced_motion = not app.settings.reduced_motion
        game.take_settings(app.settings)
    elif what == "turn":
        bridge.hands.override("turn", piece=luck.randrange(len(session.table.pieces)), degrees=180)
    elif (asked := bridge.decision) is not None and asked.legal():
        option = luck.choice(asked.legal())
        bridge.answering.answer(option.key, warned=True)
        return option.key
    else:
        bridge.time.rewind(luck.randrange(len(session.journal.entries) + 1))
    return what


def come_to_rest(game: OpenGame, luck: random.Random) -> None:
    """Skip what moves, here and there in the middle."""
    while game.table.moving:
        for _ in range(luck.randrange(3)):
            game.table.clock.tick()
        game.table.skip()
    game.table.clock.finish()
    game.table.settle_zoom()  # words beside it may have given it another size


class OddFaces(PlainFaces):
    """Faces of as many kinds as there are, for what lies in a row decides what is seen of each."""

    def kind(self, faces: Iterable[str], width: int, *, dpr: float = 1.0) -> FaceKind:
        odd = (sum(face.encode()) % 7 + width % 3 for face in faces)
        return KINDS[max(0, max(odd) - 5)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_changed_looks_as_if_all_were_built_anew(
    app: App, name: str, seats: int, seed: int
) -> None:
    luck = random.Random(f"{name} {seed}")
    one_player = seed % 2 == 0
    app.new_game(name, [Seat(str(n), 0 if one_player else n) for n in range(seats)], seed, {})
    game = app.playing
    assert game is not None
    game.table.set_faces(OddFaces())  # none comes later than the other
    for step in range(STEPS):
        did = act(game, app, luck)
        come_to_rest(game, luck)
        shown = seen(game.table)
        if step % REBUILT == 0:
            fresh, pictured = another(game.table), seen(game.table, image_of)
            assert different(pictured, seen(fresh, image_of)) == [], (step, did)
            fresh.deleteLater()
        built_anew(game.table)
        assert different(shown, seen(game.table)) == [], (step, did)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_panels_say_what_they_would_if_all_were_told_anew(app: App, name: str, seats: int) -> None:
    luck = random.Random(name)
    app.new_game(name, [Seat(str(n), n % 2) for n in range(seats)], 3, {})
    game = app.playing
    assert game is not None
    game.window.fill()
    for step in range(STEPS):
        did = act(game, app, luck)
        come_to_rest(game, luck)
        if luck.random() < 0.3:
            game.story.look(luck.randrange(len(game.bridge.port.seats) * 9), "")
        said = told(game)
        told_anew(game)
        assert different(said, told(game)) == [], (step, did)


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "seats"), [("tower", 4), ("parsifal", 4), ("restless", 4)])
def test_an_answer_makes_one_view_and_is_shown_once(
    app: App, name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though somebody else is asked next, whose board then lies nearest. Part of an answer, by
    which the table does not change, makes none."""
    app.new_game(name, [Seat(str(n), n) for n in range(seats)], 1, {})
    game, luck = app.playing, random.Random(name)
    assert game is not None
    made, shown = [], []
    for room in (session, seat_sight):
        monkeypatch.setattr(room, "view", lambda *of: made.append(of) or view(*of))
    game.bridge.settled.connect(lambda _view: shown.append(game.bridge.seat))
    asked, parts = set(), 0
    for _ in range(25):
        decision = game.bridge.decision
        if decision is None or not decision.legal():
            break
        asked.add(decision.seat)
        come_to_rest(game, luck)
        made.clear()
        shown.clear()
        moment = game.bridge.port.moment
        game.bridge.answering.answer(luck.choice(decision.legal()).key, warned=True)
        part = game.bridge.port.moment == moment
        assert (len(made), len(shown)) == (not part, 1)
        parts += part
    assert len(asked) > 1
    assert parts


LAYOUT = """
size = [600, 400]
signs = {ready = "recharge", strength = "shield"}
due = {ready = "day"}
[table.zones.far]
kind = "row"
at = [20, 20]
size = [260, 300]
[table.zones.strong]
kind = "row"
at = [320, 20]
size = [260, 300]
shows = {fact = "Strength", icon = "shield"}
"""


def test_numbers_that_hang_on_more_than_their_piece_change_though_no_row_does() -> None:
    """How long until a day comes, and what the game tells of a piece."""
    strength = {"Strength": Value(4, ())}

    def on(day: int) -> View:
        rows = {
            "far": [SeenPiece(0, "lamp", "card", True, counters={"ready": 7})],
            "strong": [SeenPiece(1, "hero", "card", True), SeenPiece(2, "page", "card", True)],
        }
        zones = {name: SeenZone(name, pieces=row, kind=name) for name, row in rows.items()}
        seats = [Seat("Ana", 0)]
        return View("days", 0, seats, Flow(""), {}, zones, {"day": day}, [], [], {}, None)

    shown = TableView()
    shown.resize(620, 420)
    shown.show()
    shown.show_view(on(2), read_layout(LAYOUT.encode()), PlainFaces(), str)
    shown.set_speed(0)
    shown.set_explain(lambda piece: strength if piece == 1 else {})

    def after(day: int) -> list[str]:
        """What changes as that *day* is shown: all that does where it is built anew."""
        before = seen(shown)
        shown.show_view(on(day))
        now = seen(shown)
        built_anew(shown)
        assert different(now, seen(shown)) == []
        return [name for name, _, _ in different(before, now)]

    assert after(3) == ["piece far 0"]
    strength["Strength"] = Value(5, ())
    assert after(3) == ["piece strong 0"]
    assert after(3) == []


@pytest.mark.parametrize("motion", [True, False])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_who_is_next_sees_once_what_happened(
    app: App, name: str, seats: int, motion: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Handed on at once, with motion as well, where no curtain falls: it happens before the next
    person's eyes, whether both know the same or not. Of part of an answer nothing is told. Where
    nothing moves, places are laid out once, with those open that are asked for next."""
    luck = random.Random(name)
    app.settings.reduced_motion = not motion
    app.new_game(name, [Seat(str(n), n) for n in range(seats)], 1, {})
    game, shown, told, handed = app.playing, list[str](), list[str](), 0
    laid: list[object] = []
    arrange = home_updates.arrange
    monkeypatch.setattr(home_updates, "arrange", lambda *of: laid.append(of) or arrange(*of))
    assert game is not None
    game.table.set_faces(PlainFaces())
    show, tell = game.table.show_answer, game.story.tell_happened
    monkeypatch.setattr(
        game.table, "show_answer", lambda *a, **k: (shown.append("shown"), show(*a, **k))
    )
    monkeypatch.setattr(game.story, "tell_happened", lambda: (told.append("told"), tell()))
    for _ in range(40):
        if not (asked := game.bridge.decision) or not asked.legal():
            break
        seat, moment = game.bridge.seat, game.bridge.port.moment
        shown.clear(), told.clear(), laid.clear()
        game.bridge.answering.answer(luck.choice(asked.legal()).key, warned=True)
        come_to_rest(game, luck)
        handed += game.bridge.seat != seat
        assert motion or len(laid) <= 1
        assert (len(shown), len(told)) == (1, game.bridge.port.moment != moment)
        moved = seen(game.table)
        built_anew(game.table)
        assert different(moved, seen(game.table)) == []
    assert handed > 8
