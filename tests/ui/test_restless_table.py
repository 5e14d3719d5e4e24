"""The table of The Restless: all has its place, and what people count can be read off it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop import new_game
from tabletop.bots import choose_at_random, in_parts
from tabletop.bots.luck import Luck
from tabletop.play.rules.modifiers import Value
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table.view import SeenPiece, view
from ui.panels.fact_types import PieceFacts
from ui.panels.preview import Preview
from ui.scene.layout.layout_reader import LayoutError, layout_of, read_layout, unplaced
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.piece_poses import poses, slots
from ui.scene.places.place_facts import Facts
from ui.scene.places.spot import Gauge
from ui.scene.prints.plates import label_area, label_of
from ui.scene.prints.readouts import Reading, read
from ui.scene.table.table_scene import TableScene
from ui.scene.table_view import TableView

GAME = "restless"
SMALLEST = (930, 640)  # pixels that the table has in a window of 1280 x 720 beside its panels


class PlainFaces:
    tall = 88 / 63

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        pixels = QPixmap(width, round(width * self.tall))
        pixels.fill(QColor("navy") if card.startswith("back:") else QColor("ivory"))
        return pixels


@pytest.fixture(autouse=True)
def app() -> object:
    return QApplication.instance() or QApplication([])


def _placed(seats: int, **filled: int) -> Arrangement:
    counters = {"final": 1} if "god" in filled else {}
    filled = {"realm": 1, **{f"character:{n}": 1 for n in range(seats)}, **filled}
    zones = view(bare(game_called(GAME), seats, 1, {}), 0).index()
    return arrange(layout_of(GAME), Facts(seats, 0, counters, filled, {}, zones=zones))


def _played(steps: int, seed: int = 5) -> Session:
    session, luck = new_game(GAME, seats=4, seed=seed, hashing=False), Luck(seed)
    for _ in range(steps):
        decision = session.decision
        if decision is None:
            break
        view = session.view(decision.seat)
        session.answer(in_parts(choose_at_random)(view, decision, luck), seat=decision.seat)
    return session


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_zone_has_a_place(seats: int) -> None:
    session = new_game(GAME, seats=seats, seed=1)
    assert unplaced(layout_of(GAME), session.table.index(), seats) == ["out"]


@pytest.mark.parametrize(
    "filled", [{}, {"tray": 6}, {"pick": 3}, {"night": 1}, {"god": 1}, {"god": 1, "pick": 3}]
)
@pytest.mark.parametrize("seats", [1, 4])
def test_nothing_overlaps_or_leaves_the_table(seats: int, filled: dict[str, int]) -> None:
    found = _placed(seats, **filled)
    shown = {
        spot.zone: spot
        for spot in found.spots.values()
        if spot.shown and (spot.lies.outline or filled.get(spot.zone) or ":" in spot.zone)
        if filled.get(spot.zone) or not spot.lies.lends  # its room is another's while it is empty
    }
    card = layout_of(GAME).card
    areas = {
        zone: slots(spot, card)[0]
        if spot.lies.kind == "row" and not filled.get(zone)
        else spot.area
        for zone, spot in shown.items()
    }
    areas |= {
        f"{g.zone} {g.readout.show} {g.readout.at} {g.readout.region}": g.area
        for g in found.gauges
        if g.zone in shown and g.index < 0
    }
    areas |= {
        f"{zone} label": label_area(spot) for zone, spot in shown.items() if label_of(spot, 1)
    }
    width, height = layout_of(GAME).size
    for name, area in areas.items():
        assert QRectF(0, 0, width, height).contains(area), name
    for (one, area), (other, there) in itertools.combinations(areas.items(), 2):
        if {one, other} & {"encounter", "night"} and " fact" in one + other:
            continue  # they stand beside a lone Target, where a second one would lie
        assert not area.intersects(there), (one, other)


def test_letters_and_cards_are_large_enough_in_the_smallest_window() -> None:
    width, height = layout_of(GAME).size
    zoom = min(SMALLEST[0] / width, SMALLEST[1] / height)
    found = _placed(4)
    for spot in found.spots.values():
        if spot.shown and spot.zone.partition(":")[0] in ("character", "inventory", "encounter"):
            assert 126 * poses(spot, [(126, 176)])[0].scale * zoom > 55, spot.zone
    for gauge in (each for each in found.gauges if each.index < 0):
        assert gauge.area.height() * zoom >= 15, gauge.readout


def test_what_is_turned_takes_the_room_of_what_is_upright() -> None:
    spot = _placed(4, **{"inventory:0": 4}).spots["inventory:0"]
    upright = poses(spot, [(126, 176)] * 4)
    used = poses(spot, [(126, 176), (176, 126), (126, 176), (126, 176)])
    assert used == upright
    rooms = [QRectF(0, 0, 126 * pose.scale, 126 * pose.scale * pose.tall) for pose in upright]
    for room, pose in zip(rooms, upright, strict=True):
        room.moveCenter(QPointF(pose.x, pose.y))
        assert spot.area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(room)
    assert not any(one.intersects(two) for one, two in itertools.combinations(rooms, 2))
    assert rooms[0].width() >= 1.59 * rooms[0].height(), "a row"


# --- what can be read --------------------------------------------------------------------------


def _gauge(zone: str, show: str) -> Gauge:
    gauges = _placed(4, encounter=1).gauges
    return next(g for g in gauges if g.zone == zone and g.readout.show == show)


def _read(
    zone: str, show: str, own: dict[str, int], told: Mapping[str, int] | None = None
) -> Reading | None:
    piece = SeenPiece(3, "some-card", "card", True, counters=own)
    facts = {label: Value(n, ()) for label, n in (told or {}).items()}
    table = {"rerolls": 4}
    return read(_gauge(zone, show), layout_of(GAME), [piece], -1, "", table, lambda _: facts)


@pytest.mark.rule("RST-041")
def test_health_is_split_into_what_is_left_and_what_is_missing() -> None:
    found = _read("character:0", "split", {"health": 5, "missing": 2})
    assert found is not None
    assert (found.value, found.lost) == (5, 2)


@pytest.mark.rule("RST-047")
def test_a_targets_health_is_split_by_what_is_printed_on_it() -> None:
    found = _read("encounter", "split", {"health": 5}, {"Printed Health": 12})
    assert found is not None
    assert (found.value, found.lost) == (5, 7)
    assert _read("encounter", "split", {}) is None


@pytest.mark.rule("RST-099")
def test_weight_is_read_as_carried_of_allowed() -> None:
    found = _read("character:0", "fact", {}, {"Carried": 7, "Max Weight": 9})
    assert found is not None
    assert found.words == "7 of 9"
    assert not found.gold
    over = _read("character:0", "fact", {}, {"Carried": 10, "Max Weight": 9})
    assert over is not None
    assert over.gold


def test_the_pool_is_a_number_of_the_whole_table() -> None:
    found = _read("dice", "coins", {})
    assert found is not None
    assert (found.value, found.words) == (4, "Reroll Counters")


def test_who_has_acted_is_marked() -> None:
    assert _read("character:0", "flag", {"acted": 0}) is None
    found = _read("character:0", "flag", {"acted": 1})
    assert found is not None
    assert found.words == "has acted"


# --- on the cards ------------------------------------------------------------------------------


def _scene(session: Session) -> TableScene:
    return TableScene(session.view(0), layout_of(GAME), PlainFaces(), 1.0)


@pytest.mark.rule("RST-132")
def test_recharge_is_shown_as_encounters_left() -> None:
    session = _played(30)
    scene = _scene(session)
    now = session.table.count("encounter")
    assert scene.discs.as_shown("ready", now + 2) == 2
    assert scene.discs.as_shown("ready", now) == 0
    assert scene.discs.as_shown("uses", 3) == 3


def test_only_counters_with_a_sign_lie_on_cards() -> None:
    session = _played(12)
    scene = _scene(session)
    held = next(item for item in scene.lying if item.zone.startswith("inventory:"))
    held.piece.counters = {"known": 1, "since": 4}
    assert scene.discs.of(held, 60) is None
    held.piece.counters = {"known": 1, "uses": 2}
    one = scene.discs.of(held, 60)
    held.piece.counters = {"armor": 1, "uses": 2}
    two = scene.discs.of(held, 60)
    assert one is not None
    assert two is not None
    assert two.width() / two.height() > one.width() / one.height() * 1.5


def test_decks_have_backs_of_their_own() -> None:
    scene = _scene(_played(0))
    backs = {
        deck: scene._back(scene.lying.zones[deck][-1])
        for deck in ("loot", "treasures", "encounters")
    }
    assert len(set(backs.values())) == 3
    assert all(back.startswith("back:") for back in backs.values())


def test_the_board_of_who_acts_is_marked_and_none_between_turns() -> None:
    session = _played(30)
    session.table.counters["acting"] = 3
    assert _scene(session).whose_turn == 2
    session.table.counters["acting"] = 0
    assert _scene(session).whose_turn == -1


def test_boards_stay_where_they_are_whoever_is_asked() -> None:
    session = _played(2)
    view = TableView()
    view.resize(1000, 700)
    view.show_view(session.view(2), layout_of(GAME), PlainFaces(), str)
    assert view.table is not None
    assert view.table.near == 0
    view.offer(session.decision)
    assert view.table.near == 0


def test_a_counter_readout_without_its_counter_is_a_finding() -> None:
    text = (
        'size = [100, 100]\n[table.zones.a]\nkind = "row"\n[[table.readouts]]\nshow = "tally"\n'
        'zone = "a"\nat = [0, 0]\nsize = [9, 9]\n[[table.readouts]]\nshow = "fact"\nzone = "a"\n'
        "at = [0, 0]\nsize = [9, 9]\n"
    )
    with pytest.raises(LayoutError) as refused:
        read_layout(text.encode())
    assert "the tally of 'a' needs a counter" in str(refused.value)
    assert "a fact of 'a' needs its label" in str(refused.value)


# --- read aloud --------------------------------------------------------------------------------


def test_what_is_read_aloud_is_large_and_in_the_middle() -> None:
    over = TableView()
    over.resize(940, 640)
    over.show()
    preview = Preview(over, FacesOfPanels())
    preview.read_aloud(PieceFacts(1, "The Mill Road", "the-mill-road"))
    assert preview.isVisible()
    assert preview.height() > 0.85 * over.height()
    middle = preview.geometry().center() - over.rect().center()
    assert middle.manhattanLength() <= 2
    preview.leave()
    assert preview.isVisible(), "it is not the pointer that ends it"
    preview.put_away()
    assert not preview.isVisible()


class _Quiet:
    def connect(self, _slot: object) -> None:
        """Nobody is told of anything."""


class FacesOfPanels(PlainFaces):
    ready = changed = _Quiet()

    pixmap_now = PlainFaces.pixmap
