"""What players see of a night in a small window: nothing lies over anything, all can be read."""

from __future__ import annotations

import itertools
from collections import Counter
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.game import GAME
from tabletop.table import verbs
from tests.games.scenario.night import LAMPS, night
from tests.games.scenario.test_r_campaign import ended as night_over
from tests.ui.hands import Hands
from tests.ui.test_restless_table import PlainFaces
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.measures.metrics import COUNTED_HIGH
from ui.scene.pieces.items import Printed
from ui.scene.places.arrangement import arrange
from ui.scene.places.piece_poses import poses
from ui.scene.places.place_facts import Facts
from ui.scene.prints import plates
from ui.scene.prints.turn_bar import chips
from ui.scene.table.table_scene import TableScene

READABLE = 84
"""Pixels: how wide a card is at least of which both halves are to be read."""


def come_to(step: str, seats: int) -> Session:
    names = ("Ana", "Ben", "Cleo", "Dan")[:seats]
    session = new_game(
        "scenario",
        seats=[Seat(name, 0) for name in names],
        seed=3,
        options={"night": "three-cold-lamps"},
    )
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    while session.table.flow.step != step or session.table.count("round") < 1:
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
    return session


def shown(app: App, session: Session) -> Hands:
    app.play(session)
    hands = Hands(app)
    hands.rest()
    return hands


def ink(item: Printed) -> QRectF:
    """The room that is really written on."""
    pixels = item.pixmap()
    whole = item.sceneBoundingRect()
    across = whole.width() / pixels.width()
    written = QRectF(QRegion(pixels.mask()).boundingRect())
    return QRectF(
        whole.left() + written.left() * across,
        whole.top() + written.top() * across,
        written.width() * across,
        written.height() * across,
    )


@pytest.mark.sampled
@pytest.mark.parametrize("step", ["choose", "act"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_label_lies_over_another_or_over_a_card(app: App, seats: int, step: str) -> None:
    hands = shown(app, come_to(step, seats))
    table = hands.game.table.table
    labels = {
        name: ink(item) for (kind, name), item in table.prints.items.items() if kind == "label"
    }
    assert len(labels) >= 3, "what lies there is named"
    for (one, area), (other, second) in combinations(labels.items(), 2):
        assert not area.intersects(second), (one, other)
    for item in table.lying:
        if item.isVisible() and item.piece.kind == "card":
            covered = [name for name, area in labels.items() if area.intersects(item.body())]
            assert not covered, (item.zone, covered)


@pytest.mark.sampled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_whole_hand_lies_side_by_side_and_is_readable(app: App, seats: int) -> None:
    """A hand of ten is the largest there is (SCN-102); the map is as large beside a smaller one."""
    session = come_to("choose", seats)
    hands = shown(app, session)
    view, seat = hands.game.table, session.decisions[0].seat
    table, maps = view.table, set()
    for held in (2, 7, 8, 10):
        filled = {zone: len(lying) for zone, lying in table.lying.zones.items()}
        filled |= {f"hand:{seat}": held, f"chosen:{seat}": 10 - held}
        zones, grounds = table.view.zones, table.grounds
        facts = Facts(seats, seat, {}, filled, {}, (), grounds, zones)
        plan = arrange(table.layout, facts).plans["map"]
        maps.add((plan.cell, *(room.getRect() for room in plan.rooms.values())))
    assert len(maps) == 1, "no tile of the map is painted anew"
    cards = [item.body() for item in view.table.lying.zones[f"hand:{seat}"]]
    assert len(cards) >= 9
    assert all(card.width() * view.zoom >= READABLE for card in cards)
    assert not any(a.intersects(b.adjusted(1, 1, -1, -1)) for a, b in combinations(cards, 2))


def test_the_order_of_the_round_stands_on_the_table_and_tells_itself(app: App) -> None:
    session = come_to("act", 3)
    hands = shown(app, session)
    table = hands.game.table.table
    turns = session.game.turn_order(session.table)
    assert ("turns", "") in table.prints.items
    bar = table.arrangement.turns
    assert bar is not None
    for turn, chip in zip(turns, chips(bar, turns), strict=True):
        assert bar.contains(chip.center())
        told = table.notes.tell_at(chip.center())
        assert told.startswith(f"{turn.number}: {turn.who}")
        assert ("whose turn it is" in told) == (turn.state == "acts")
    assert not [item for item in table.lying if bar.intersects(item.body())]
    assert table.notes.tell_at(QPointF(bar.left() - 30, bar.top())) == ""


def test_another_hero_is_one_plate_whose_cards_are_looked_through_by_mouse_and_keys(
    app: App,
) -> None:
    session = come_to("act", 2)
    hands = shown(app, session)
    view = hands.game.table
    table, seat = view.table, 1 - session.decisions[0].seat
    zones = [f"{kind}:{seat}" for kind in ("hand", "discard", "items")]
    filled = [zone for zone in zones if session.table[zone]]
    assert len(filled) > 1
    seen: list[str] = []
    view.count_clicked.connect(seen.append)
    plate = table.arrangement.frames[seat]
    for zone in filled:
        assert not any(item.isVisible() for item in table.lying.zones[zone])
        assert plate.contains(table.arrangement.labels[zone])
        QTest.mouseClick(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            pos=view.mapFromScene(table.arrangement.labels[zone].center()),
        )
        assert seen[-1:] == [zone]
        for dialog in app.shell.findChildren(QDialog):
            dialog.close()
        assert zone in view.walk.stops()
        view.walk.set_to(zone)
        assert str(len(session.table[zone])) in view.walk.title(zone)
    read = {gauge.zone for gauge in table.arrangement.gauges if gauge.readout.show == "plate"}
    assert f"hero:{seat}" in read
    before = len(seen)
    hands.game.hands.act()
    assert len(seen) == before + 1, "keys open it, too"
    hands.game.bridge.set_by_hand(True)
    hands.rest()
    assert any(item.isVisible() for item in table.lying.zones[filled[-1]]), "by hand all lie open"
    hands.game.bridge.set_by_hand(False)


def test_no_order_is_shown_while_all_choose_but_what_monsters_stand_there(app: App) -> None:
    session = come_to("choose", 3)
    hands = shown(app, session)
    table = hands.game.table.table
    assert ("turns", "") not in table.prints.items
    types = Counter(content.kind_of(each.name) for each in field_of(session.table).monsters)
    plates = {
        gauge.zone.removeprefix("tactic:"): len(table.gauged(gauge))
        for gauge in table.arrangement.gauges
        if gauge.readout.stands is not None
    }
    assert types == plates, "before their cards are turned"


def test_pointing_at_a_monster_tells_where_it_goes_and_why(app: App) -> None:
    session = come_to("act", 3)
    hands = shown(app, session)
    table = hands.game.table.table
    paths = session.game.paths(session.table)
    assert paths
    assert sum(kind == "path" for kind, _ in table.prints.items) == len(paths)
    for path in paths:
        body = table.lying.known(path.stops[0]).body()
        assert table.notes.tell_at(body.center()) in {each.words for each in paths}
        assert path.words in table.notes.told_of(path.stops[0])
        assert path.words not in table.notes.told_of(path.stops[1])


@pytest.mark.parametrize("seats", [1, 3])
def test_the_mark_of_the_lead_card_lies_on_no_word_of_it(app: App, seats: int) -> None:
    session = come_to("act", seats)
    hands = shown(app, session)
    seat = session.decisions[0].seat
    table = hands.game.table.table
    cards = table.lying.zones[f"chosen:{seat}"]
    (lead,) = [item for item in cards if item.piece.counters.get("lead")]
    assert lead._disc
    disc, body = lead._disc.sceneBoundingRect(), lead.body()
    assert disc.top() > body.bottom() - disc.height() / 2
    below = [item.body() for item in table.lying.zones[f"hand:{seat}"]]
    assert not any(disc.intersects(card) for card in below)


@pytest.mark.sampled
@pytest.mark.parametrize("count", [2, 7, 12])
def test_piles_that_lie_open_do_not_reach_into_each_other(app: App, count: int) -> None:
    """However many are discarded, what is lost beside them stays to be seen."""
    hands = shown(app, come_to("choose", 1))
    arrangement = hands.game.table.table.arrangement
    for kind in ("discard", "lost", "active"):
        spot = arrangement.spots[f"{kind}:0"]
        lying = poses(spot, [(170.0, 240.0)] * count)
        assert max(pose.x + 85 * pose.scale for pose in lying) <= spot.area.right() + 0.5, kind


def test_nothing_of_the_map_stands_among_cards_that_may_be_learned(app: App) -> None:
    laid = night_over("three-cold-lamps").table
    for kept in (*laid["keepers"], *laid["things"]):
        verbs.move(laid, kept.id, "out")
    for seat, (hero, place) in enumerate({"bargehand": "4,4", "leechwife": "5,4"}.items()):
        figure = laid.named(f"{hero}-figure").id
        verbs.move(laid, figure, place)
        verbs.count(laid, figure, "seat", seat + 1)
    session = Session(GAME, laid)
    hands = shown(app, session)
    table = hands.game.table.table
    lessons = table.lying.zones["lessons"]
    assert len(lessons) == 6
    assert all(item.isVisible() for item in lessons)
    assert not table.arrangement.plans
    shows = [item for item in table.lying if item.isVisible() and item not in lessons]
    assert not [item for item in shows for card in lessons if item.body().intersects(card.body())]
    while session.table["lessons"]:
        hands.take(hands.decision.legal()[-1].key)
        hands.rest()
    assert "map" in table.arrangement.plans
    assert table.lying.known(laid.named("bargehand-figure").id).isVisible()


def test_no_board_is_marked_while_all_choose_or_a_monster_acts(app: App) -> None:
    for step, seats in (("act", 2), ("choose", 2)):
        session = come_to(step, seats)
        hands = shown(app, session)
        scene = hands.game.table.table
        near, turn = scene.near, session.decisions[0].seat if step == "act" else -1
        marked = {
            int(seat): item._shown[0]
            for (kind, seat), item in scene.prints.items.items()
            if kind == "plate"
        }
        assert marked == {
            seat: plates.board(seat == turn, seat == near, -1).shows for seat in (0, 1)
        }
    braced = night(
        {"bargehand": "5,4", "reedrunner": "3,4"},
        {"mudling-1": "6,4"},
        where=LAMPS,
        zones={"tactic:mudling": ["mudling-footsteps"]},
        counters={"active": 1},
        step="monsters_act",
        args={"monster": "mudling"},
    )
    hands = shown(app, braced)
    assert braced.decisions[0].rule == "SCN-134"
    assert hands.game.table.table.notes.acts == -1


def test_large_numbers_leave_the_figure_seen_that_they_stand_on() -> None:
    session, layout = night({"bargehand": "3,3"}), layout_of("scenario")
    spaces = partial(session.game.spaces, session.table)
    scene = TableScene(session.view(0), layout, PlainFaces(), 1.0, str, spaces, near=0)
    item = next(item for item in scene.lying if item.piece.kind == "figure")
    highs = {}
    for text, count in itertools.product((1.0, 2.0), (1, 3)):
        scene.set_text(text)
        item.piece.counters = dict.fromkeys([*layout.signs][:count], 1)
        size = scene.body_size(item)
        scene.discs.put_on(item, size)
        (disc,) = (each for each in item.childItems() if each.isVisible())
        highs[text, count] = disc.boundingRect().height() / size.height()
    assert highs[2.0, 1] > highs[1.0, 1], "one may be large"
    assert highs[2.0, 3] <= max(highs[1.0, 3], COUNTED_HIGH) + 0.05
