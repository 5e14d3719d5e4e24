"""Where the card that refuses a drop lies on the real window: beside it, and over no pile."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop import Session
from tests.games.parsifal.staging import stage
from tests.ui.fights import fight
from tests.ui.hands import Hands
from tests.ui.test_play_through import ended, started
from ui.panels.overlay_position import gap
from ui.program.app import App


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = started(tmp_path)
    yield app
    ended(app)


def tower() -> Session:
    return fight(["cups-5", "swords-5", "wands-3"], zones={"discard": ["cups-9"]})


def parsifal() -> Session:
    areas = (["klingsor", "amfortas", "squire-1"], ["kundry", "gawan", "swan"])
    session = stage(areas=areas, common=["grail", "horn"], deck=["wine", "spear"])
    session.override("seat", seat=1, name="Ben", player=0)
    return session


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("game", "piece", "zone"),
    [
        (tower, "cups-5", "floor:5"),
        (tower, "cups-5", "discard"),
        (tower, "swords-5", "hero:1"),
        (parsifal, "kundry", "area:0"),
    ],
)
def test_it_lies_beside_what_was_dropped_and_over_no_pile(
    app: App, size: tuple[int, int], game: Callable[[], Session], piece: str, zone: str
) -> None:
    app.shell.resize(*size)
    session = game()
    app.play(session, keep=False)
    hands = Hands(app)
    hands.until(lambda: hands.game.table.table, "the table")
    hands.rest()
    view, card = hands.game.table, hands.game.window.panels.refusal
    number = session.table.named(piece).id
    hands.drag(number, zone)
    assert card.isVisible()
    assert view.table is not None
    dropped, *_ = view.in_use(number, zone)
    lies = card.geometry()
    assert not lies.intersects(dropped)
    assert gap(lies, dropped) < 0.4 * size[0]
    spots = view.table.arrangement.spots
    for pile in ("deck", "discard"):
        if pile in spots:
            assert not lies.intersects(view.mapFromScene(spots[pile].area).boundingRect()), pile
