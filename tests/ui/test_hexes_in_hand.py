"""A figure in the hand over hexes: its way, why not, what it could strike; by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import Seat, new_game
from tabletop.table.space import FLAT, POINTY, SQUARES_4, SQUARES_8, Grid, rectangle
from tests.toys.skirmish.field import Field
from tests.ui.hands import LEFT, Hands
from tests.ui.test_spaces import ROOM
from ui.program.app import App
from ui.scene.hands.drag_guide import rim
from ui.scene.places.focus_steps import step
from ui.scene.places.space_plan import GridPlan

KNIGHT = "swords-knight"


def begun(app: App, **options: str) -> Hands:
    """A skirmish of one person who plays both sides."""
    seats = [Seat("Ana", 0), Seat("Ben", 0)]
    app.play(new_game("skirmish", seats=seats, seed=4, options=options))
    hands = Hands(app)
    hands.rest()
    return hands


def number(hands: Hands, name: str) -> int:
    return hands.game.bridge.session.table.named(name).id


def hold(hands: Hands, name: str, zone: str) -> QPoint:
    """Take the figure of this name and hold it over *zone*; returns where the pointer is."""
    start, end = hands.spot(number(hands, name)), hands.place(zone)
    port = hands.game.table.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for part in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * (part / 4))
    return end


def shown(hands: Hands) -> set[str]:
    return set(hands.game.table.guide._printed)


def test_the_way_under_the_hand_is_the_way_that_is_gone(app: App) -> None:
    hands = begun(app)
    option = hands.decision.option(f"move {KNIGHT} 2,6")
    assert option is not None
    end = hold(hands, KNIGHT, "2,6")
    table, guide = hands.game.table, hands.game.table.guide
    assert guide.over(number(hands, KNIGHT), "2,6") == "Knight of Swords to C7: 5 steps"
    assert {"way", "rim"} <= shown(hands)
    plan, way = table.table.arrangement.plans["field"], guide._printed["way"].area
    assert all(way.contains(plan.centre(place)) for place in ("2,1", *option.way))
    assert {place for place, filled in table.lights.zones.items() if filled} == {"2,6"}
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)
    hands.rest()
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,6"
    assert not shown(hands) - {"rim"}, "nothing is held any more"
    assert "Knight of Swords moves 5 hexes." in [
        line.words.format(*(getattr(p, "name", p) for p in line.parts)).replace(
            KNIGHT, "Knight of Swords"
        )
        for line in hands.game.bridge.session.lines
    ]


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("zone", "why"),
    [
        ("5,3", "That is a wall."),
        ("5,2", "The door is shut."),
        ("3,4", "Nobody can stand on a rock."),
        ("1,1", "The Page of Swords stands there."),
        ("6,3", "A wall stands between: the way round it costs 7 of 5 steps."),
        ("9,3", "Too far: the way costs 11 of 5 steps."),
        ("10,6", "Out of range: it is 10 hexes away, and the range is 1."),
    ],
)
def test_a_barred_hex_says_why_beside_it_and_refuses_the_drop(
    app: App, zone: str, why: str
) -> None:
    hands = begun(app)
    end = hold(hands, KNIGHT, zone)
    table = hands.game.table
    assert table.guide.over(number(hands, KNIGHT), zone) == why
    assert "barred" in shown(hands)
    assert "way" not in shown(hands)
    assert not any(table.lights.zones.values()), "no other hex looks as if it were meant"
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)
    QApplication.processEvents()
    refused = hands.game.window.panels.refusal.refused
    assert refused is not None
    assert refused.why == why
    hands.key("Esc")
    hands.rest()
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,1"


def test_what_is_barred_may_be_done_anyway_and_is_undone_as_one(app: App) -> None:
    """Though the question does not list the hex."""
    hands = begun(app)
    hands.drag(number(hands, KNIGHT), "6,3")
    panel = hands.game.window.panels.refusal
    assert panel.refused is not None
    assert panel.refused.answers == (f"move {KNIGHT} 6,3",)
    assert hands.decision.option(panel.refused.answers[0]) is None
    hands.game.bridge.answering.do_anyway(number(hands, KNIGHT), "6,3", panel.refused.answers)
    hands.rest()
    figure = hands.game.bridge.session.table.named(KNIGHT)
    assert (figure.zone, figure.counters["moved"]) == ("6,3", 1), "as a move, not by hand"
    assert hands.game.bridge.session.lines[0].by_hand
    hands.key("Ctrl+Z")
    hands.rest()
    assert hands.game.bridge.session.table.named(KNIGHT).zone == "2,1"


def test_a_house_rule_lights_what_it_opens(app: App) -> None:
    hands = begun(app)
    knight = number(hands, KNIGHT)
    before = hands.game.table.lights.targets(knight)
    hands.game.bridge.session.override("adopt", subject="SKI-013")
    hands.game.bridge.sit(0)
    hands.rest()
    after = hands.game.table.lights.targets(knight)
    assert before < after
    assert "6,3" in after
    assert "5,3" not in after, "a wall is another rule"
    lights = hands.game.table.lights
    assert lights.offers("6,3"), "readers are told so"
    assert not lights.offers("5,3")
    lit: list[set[str]] = []
    lights.point_at = lambda pieces, zones: lit.append({*zones})  # type: ignore[method-assign]
    hands.key("I")
    assert "6,3" in lit[-1]


def test_pointing_at_a_figure_shows_where_it_could_go_if_it_is_asked(app: App) -> None:
    hands = begun(app)
    hands.spot(number(hands, "swords-page"))
    assert {"goes", "rim"} == shown(hands)
    ways = {o.way[-1] for o in hands.decision.legal() if o.key.startswith("move swords-page")}
    assert hands.game.table.lights.gone_to(number(hands, "swords-page")) == ways
    hands.spot(number(hands, "cups-page"))
    assert shown(hands) == {"rim"}, "it is not asked"


def test_pointing_at_a_figure_shows_what_it_could_strike(app: App) -> None:
    hands = begun(app)
    session, guide = hands.game.bridge.session, hands.game.table.guide
    for name in ("swords-queen", "cups-queen", "cups-page"):
        hands.spot(number(hands, name))
        figure = session.table.named(name)
        places = Field(session.table).in_range(figure, figure.zone)
        plan = hands.game.table.table.arrangement.plans["field"]
        around = guide._printed["rim"].area
        assert all(around.contains(plan.centre(place)) for place in places), name
    QTest.mouseMove(hands.game.table.viewport(), QPoint(2, 2))
    assert not shown(hands)


# --- by keys alone ------------------------------------------------------------------------------


def pick_up(hands: Hands, name: str) -> None:
    walk = hands.game.table.walk
    for _ in range(300):
        hands.key(".")
        piece, _, _ = walk.at()
        if piece == number(hands, name):
            break
    hands.key("Return")
    assert hands.game.hands.carried == number(hands, name)


def test_a_figure_is_carried_hex_by_hex_and_put_down_by_keys_alone(app: App) -> None:
    hands = begun(app)
    pick_up(hands, KNIGHT)
    walk = hands.game.table.walk
    came = []
    for key in ("Down", "Down", "Down", "Down", "Down"):
        hands.key(key)
        came.append(walk.at()[1])
    assert came == ["2,2", "2,3", "2,4", "2,5", "2,6"], "down and down in one column"
    assert {"way", "rim"} <= shown(hands)
    hands.key("Return")
    hands.rest()
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,6"
    assert hands.game.hands.carried == -1


def test_keys_come_to_barred_hexes_too_and_hear_why(app: App) -> None:
    hands = begun(app)
    pick_up(hands, KNIGHT)
    walk, guide = hands.game.table.walk, hands.game.table.guide
    for key in ("Right", "Right", "Right"):
        hands.key(key)
    assert walk.at()[1] == "5,1"
    assert guide._words == "That is a wall."
    hands.key("Return")
    refused = hands.game.window.panels.refusal.refused
    assert refused is not None
    assert refused.why == "That is a wall."
    hands.key("Esc")
    hands.rest()
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,1"


def test_esc_lays_back_what_was_picked_up(app: App) -> None:
    hands = begun(app)
    pick_up(hands, KNIGHT)
    hands.key("Down")
    hands.key("Esc")
    assert hands.game.hands.carried == -1
    assert not shown(hands)
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,1"
    assert hands.game.bridge.session.journal.entries == []


def test_each_hex_has_a_code_that_is_typed(app: App) -> None:
    hands = begun(app)
    hands.key("C")
    codes = hands.game.table.lights.codes
    assert {place for _, place in codes.values()} >= set(
        Field(hands.game.bridge.session.table).codes
    )
    for first in codes:
        assert not [code for code in codes if code != first and code.startswith(first)]
    where = next(code for code, at in codes.items() if at == (number(hands, KNIGHT), "2,1"))
    for letter in where + "c7":
        QTest.keyClicks(hands.game.table, letter)
    hands.rest()
    assert hands.game.bridge.port.zone_of(number(hands, KNIGHT)) == "2,6"


def test_codes_of_a_wide_field_begin_no_other_and_reach_all_of_it(app: App) -> None:
    hands = begun(app, map="moor")
    hands.key("C")
    codes = hands.game.table.lights.codes
    assert {"a01", "ad30", "c12"} <= set(codes)
    assert len({place for _, place in codes.values()}) == 900
    for first in codes:
        assert not [code for code in codes if code != first and code.startswith(first)]


def test_c_takes_the_codes_away_though_columns_are_called_so(app: App) -> None:
    hands = begun(app)
    for presses in (1, 2, 1, 2):
        before = hands.game.table.call_outs
        for _ in range(presses):
            hands.key("C")
        assert hands.game.table.call_outs != before


def test_the_table_goes_with_the_focus_where_the_field_is_wider_than_the_window(app: App) -> None:
    hands = begun(app, map="moor")
    table = hands.game.table
    table.zoom_by(3)
    table.settle_zoom()
    pick_up(hands, KNIGHT)
    for _ in range(30):
        hands.key("Right")
        room = table.mapFromScene(table.walk.area(table.walk._stop)).boundingRect()
        assert table.viewport().rect().contains(room)
    assert table.walk.at()[1] == "29,2"


def test_a_figure_is_dragged_on_a_field_that_was_zoomed_and_panned(app: App) -> None:
    hands = begun(app, map="moor")
    table, port = hands.game.table, hands.game.table.viewport()
    table.zoom_by(3)
    knight, plan = number(hands, KNIGHT), table.table.arrangement.plans["field"]
    window, middle = port.rect().adjusted(20, 20, -20, -20), port.rect().center()
    pans = 0
    while not window.contains(table.mapFromScene(plan.centre("3,2"))):
        QTest.mousePress(port, Qt.MouseButton.MiddleButton, pos=middle)
        for part in range(1, 5):
            QTest.mouseMove(port, middle + QPoint(60, 40) * part)
        QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, pos=middle + QPoint(240, 160))
        pans += 1
        assert pans < 20
    table.settle_zoom()
    seen = [
        option
        for option in hands.decision.legal()
        if option.key.startswith(f"move {KNIGHT}")
        and window.contains(table.mapFromScene(plan.centre(option.way[-1])))
    ]
    assert pans, "a part of the field is outside the window"
    hold(hands, KNIGHT, seen[-1].way[-1])
    assert table.guide.over(knight, seen[-1].way[-1]) == seen[-1].label
    QTest.mouseRelease(port, LEFT, pos=hands.place(seen[-1].way[-1]))
    hands.rest()
    assert hands.game.bridge.port.zone_of(knight) == seen[-1].way[-1]


def test_a_table_that_fits_goes_on_fitting_wherever_the_focus_goes(app: App) -> None:
    hands = begun(app)
    pick_up(hands, KNIGHT)
    hands.key("Down")
    app.shell.resize(1000, 600)
    QApplication.processEvents()
    table = hands.game.table
    seen = table.mapToScene(table.viewport().rect()).boundingRect()
    assert seen.contains(table.table.arrangement.plans["field"].area)


# --- of any space -------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARES_4, SQUARES_8], ids=lambda grid: grid.name)
def test_arrows_come_to_every_cell_and_back_the_way_they_came(grid: Grid) -> None:
    space = rectangle(grid, 7, 6)
    plan = GridPlan(space, ROOM)
    back = {"up": "down", "down": "up", "left": "right", "right": "left"}
    rim_of, found = ["3,3"], {"3,3"}
    for place in rim_of:
        for way, home in back.items():
            beside = step(plan, space, place, way)
            if not beside:
                continue
            assert beside in space.neighbours[place]
            assert step(plan, space, beside, home) == place, (place, way)
            if beside not in found:
                found.add(beside)
                rim_of.append(beside)
    assert found == set(space.places)


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARES_4], ids=lambda grid: grid.name)
def test_the_line_round_some_cells_has_no_edge_that_two_of_them_share(grid: Grid) -> None:
    space = rectangle(grid, 5, 5)
    plan = GridPlan(space, ROOM)
    some = ["1,1", "2,1", "2,2", "4,4"]
    sides = len(grid.corners)
    shared = sum(b in space.neighbours[a] for a in some for b in some)
    assert len(rim([plan.outlines[place] for place in some])) == sides * len(some) - shared
