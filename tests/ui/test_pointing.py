"""Where a click lies on the real window decides what it means, and what several mean is offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import game_called
from tests.conformance.walk import whole
from tests.games.parsifal.staging import stage
from tests.games.scenario.night import LAMPS, night
from tests.ui import looking
from tests.ui.fights import fight
from tests.ui.hands import Hands
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.motion.motion import Raise
from ui.scene.pieces.items import PieceItem
from ui.scene.view.way_back import WayBack
from ui.seat import gestures
from ui.seat.bridge import Bridge

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hands(app: App) -> Hands:
    """A hero's turn, with both cards left."""
    hands = Hands(app)
    hands.play(
        night(
            {"bargehand": "5,4"},
            {"mudling-1": "6,4"},
            where=LAMPS,
            zones={"chosen:0": ["pole-shove", "breaker"]},
        )
    )
    return hands


def at(hands: Hands, item: PieceItem, high: float) -> QPoint:
    """A point so *high* on a card, 0 at its upper edge; the pointer goes there."""
    view, body = hands.game.table, item.body()
    pixel = view.mapFromScene(QPointF(body.center().x(), body.top() + high * body.height()))
    QTest.mouseMove(view.viewport(), pixel)
    return pixel


def offered() -> list[str]:
    """What a menu offers; it is closed."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    words = [act.text() for act in menu.actions() if act.isEnabled() and act.text()]
    menu.close()
    return words


def test_each_half_of_a_card_is_lit_and_offers_what_it_means(hands: Hands) -> None:
    view = hands.game.table
    item = view.table.lying.zones["chosen:0"][0]
    assert item.halves == {"top", "bottom"}
    said = {}
    for half, high in (("top", 0.25), ("bottom", 0.75)):
        point = at(hands, item, high)
        assert item.half_pointed == half
        QTest.mouseClick(view.viewport(), LEFT, pos=point)
        said[half] = offered()
        expected = [
            o.label for o in hands.decision.legal() if item.piece.id in o.pieces and o.half == half
        ]
        assert [words.partition(" · ")[0] for words in said[half]] == expected
        assert len(expected) > 1
        assert not hands.given(), "nothing is taken yet"
    assert not {*said["top"]} & {*said["bottom"]}
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    assert not item.half_pointed


def test_a_double_click_takes_none_of_several_and_leaves_the_menu(hands: Hands) -> None:
    view = hands.game.table
    point = at(hands, view.table.lying.zones["chosen:0"][0], 0.75)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mousePress(menu, LEFT, pos=menu.mapFromGlobal(view.viewport().mapToGlobal(point)))
    assert not hands.given()
    assert menu.isVisible()
    menu.close()
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    assert len(offered()) > 1
    assert not hands.given()


def test_a_click_on_a_lit_hex_moves_the_hero_though_it_may_stay(hands: Hands) -> None:
    session = hands.game.bridge.session
    hero = session.table.named("bargehand-figure").id
    plain = next(o for o in hands.decision.legal() if o.half == "bottom" and "Move 2" in o.label)
    hands.game.bridge.answering.answer(plain.key)
    hands.rest()
    goes = [o for o in hands.decision.legal() if o.way]
    assert hands.decision.option("stay")
    assert {o.zones[0] for o in goes} == set(hands.game.table.lights.zones)
    hands.click_zone(goes[-1].zones[0])
    hands.rest()
    assert session.table.pieces[hero].zone == goes[-1].zones[0]


def test_a_click_on_an_enemy_offers_what_may_be_done_to_it_or_says_why_not(hands: Hands) -> None:
    table = hands.game.bridge.session.table
    hands.click_piece(table.named("mudling-1").id)
    assert {words.partition(":")[0] for words in offered()} == {
        "Pole Shove (top)",
        "Pole Shove",
        "Breaker (top)",
        "Breaker",
    }
    assert not hands.given()
    hands.play(
        night(
            {"bargehand": "5,4"},
            {"mudling-1": "8,4"},
            where=LAMPS,
            zones={"chosen:0": ["pole-shove", "breaker"]},
        )
    )
    table = hands.game.bridge.session.table
    hands.click_piece(table.named("mudling-1").id)
    said = hands.game.window.said
    assert said == "Mudling 1: Out of range: it is 3 hexes away, and the range is 1."
    hands.game.bridge.answering.answer("bottom pole-shove")
    hands.rest()
    hands.click_piece(table.named("mudling-1").id)
    said = hands.game.window.said
    assert said.startswith(
        "Nothing can be done to Mudling 1 now. The question is: The Bargehand, Pole"
    )


def test_a_click_on_an_enemy_begins_the_one_attack_that_there_is(app: App) -> None:
    hands = Hands(app)
    hands.play(
        night(
            {"bargehand": "5,4"},
            {"mudling-1": "7,4"},
            where=LAMPS,
            zones={"chosen:0": ["hauling-hook", "breaker"]},
        )
    )
    hands.click_piece(hands.game.bridge.session.table.named("mudling-1").id)
    hands.rest()
    assert hands.decision.ask == "The Bargehand, Hauling Hook (top), Attack 2: which target?"


def test_lit_hexes_bear_the_names_that_their_answers_have(hands: Hands) -> None:
    lights = hands.game.table.lights
    assert not printed_names(hands)
    hands.game.bridge.answering.answer("bottom pole-shove")
    hands.rest()
    ground = next(iter(hands.game.table.table.grounds.values()))
    goes = {o.zones[0]: o.label for o in hands.decision.legal() if o.way}
    assert goes.keys() == set(lights.zones) == printed_names(hands)
    assert all(f" to {ground.code_of(zone).upper()}:" in goes[zone] for zone in goes)


def test_what_is_pointed_at_on_the_table_is_lit_in_the_panel(hands: Hands) -> None:
    answers, view = hands.game.window.decision.answers, hands.game.table
    item = view.table.lying.zones["chosen:0"][0]
    at(hands, item, 0.25)
    lit = [row.accessibleName() for row in answers._rows if row.property("lit")]
    assert lit == [
        "Pole Shove (top): Attack 2. Push the target 2.",
        "Pole Shove (bottom): Move 2.",
        "A card used plainly",
    ]
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    assert not [row for row in answers._rows if row.property("lit")]
    hands.game.bridge.answering.answer("bottom pole-shove")
    hands.rest()
    goes = next(o for o in hands.decision.legal() if o.way)
    QTest.mouseMove(view.viewport(), hands.place(goes.zones[0]))
    lit = [row.accessibleName() for row in answers._rows if row.property("lit")]
    assert len(lit) == 1, "that answer, or the line under which it is folded"


def printed_names(hands: Hands) -> set[str]:
    """The places that bear their names."""
    return {zone for what, zone in hands.game.table.lights._printed if what == "name"}


def test_the_halves_of_a_card_are_where_its_face_has_them(hands: Hands) -> None:
    """The upper field of a card that says more there ends lower: what stands there is meant."""
    view, session = hands.game.table, hands.game.bridge.session
    item = view.table.lying.known(session.table.named("pole-shove").id)
    hands.until(lambda: view.table.looks.parting(item.piece, 120) != (0.5, 0.5), "the deck")
    view.offer(hands.decision)
    end, start = item.parting
    assert 0.4 < end < start < 0.8
    assert (end + start) / 2 > 0.53, "not in the middle of the card"
    at(hands, item, (end + start) / 2 - 0.15)
    assert item.half_pointed == "top"
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    hands.rest()
    at(hands, item, (end + start) / 2 + 0.15)
    assert item.half_pointed == "bottom"


def test_a_card_is_drawn_by_dragging_it_off_the_deck_or_by_a_second_click(app: App) -> None:
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    view, session = hands.game.table, hands.game.bridge.session
    hands.click_zone("deck")
    assert not offered(), "one alone is no choice"
    assert "raw" in hands.game.window.said
    assert "Click once more" in hands.game.window.said
    assert not hands.given()
    hands.click_zone("deck")
    hands.rest()
    assert hands.given() == ["focus"]
    hands.game.bridge.time.undo()
    hands.rest()
    deck = view.table.lying.zones["deck"][-1]
    drag(hands, deck, hands.place("floor:1"))
    hands.rest()
    assert not hands.given()
    assert "lit" in hands.game.window.said
    drag(hands, deck, hands.place("hand:0"))
    hands.rest()
    assert hands.given() == ["focus"]
    assert len(session.table["hand:0"]) == 3


def test_whatever_goes_back_says_why(app: App) -> None:
    """A die in a game where nothing is rolled by dropping it, on each place that there is."""
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    view, window = hands.game.table, hands.game.window
    die = next(item for item in view.table.lying if item.piece.kind == "die")
    spots = view.table.arrangement.spots
    seen = [zone for zone in spots if spots[zone].shown][::3]
    for zone in seen:
        window.say("")
        drag(hands, die, hands.place(zone))
        told = window.panels.refusal.isVisible() or window.said
        assert told, zone
        assert not hands.given()
        window.panels.refusal.undo()
        hands.rest()
    assert len(seen) > 3


def drag(hands: Hands, item: PieceItem, end: QPoint) -> None:
    """Drag whatever lies there, known or not, to *end*."""
    view = hands.game.table
    start = looking.spot_on_item(view, item)
    assert start is not None
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(view.viewport(), start + (end - start) * (step / 4))
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    QApplication.processEvents()


@pytest.mark.parametrize("game", ["tower", "parsifal", "restless", "scenario", "darkest", "keeper"])
def test_whatever_is_about_a_piece_or_a_place_can_be_pointed_at(game: str) -> None:
    """“Click or drag a card there”, says the panel of what it folds away."""
    seats = max(2, game_called(game).seats[0])
    session = new_game(game, seats=[Seat(f"Ana {n}", 0) for n in range(seats)], seed=2)
    bridge, luck, tried = Bridge(session), Luck(2), 0
    bridge.answering.choosing.by_click = layout_of(game).click_chooses
    bridge.begin()
    for _ in range(60):
        decision = bridge.decision
        if decision is None:
            break
        for option in gestures.open_options(decision, bridge.house_rules):
            if option.pieces or option.zones:
                tried += 1
                assert pointed(bridge, decision, option), (decision.ask, option)
        legal = decision.legal()
        bridge.answering.answer(luck.choice(legal).key if legal else "=10", warned=True)
    assert tried > 30


def pointed(bridge: Bridge, decision: Decision, option: Option) -> bool:
    """Whether a click on its piece or its place takes *option*, or offers it."""
    rules = bridge.house_rules
    by_piece = option.pieces[:1] and (
        option
        in gestures.meant(
            decision, option.pieces[0], bridge.port.zone_of(option.pieces[0]), rules, option.half
        )
    )
    return bool(by_piece) or any(
        option in gestures.meant(decision, -1, zone, rules) for zone in option.zones
    )


def test_a_number_stands_for_what_it_is_read_off_and_each_half_for_itself(app: App) -> None:
    hands = Hands(app)
    session = new_game("keeper", seats=[Seat("Ada", 0)], seed=4)
    for key in ("The Wayfarer", "none"):
        session.answer(labelled(session.decisions[0], key))
    hands.play(session)
    view = hands.game.table
    heart = next(g for g in view.table.arrangement.gauges if g.readout.icon == "hearts")
    point = view.mapFromScene(heart.area.center())
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "nothing is asked about it: it can be changed by hand"
    assert any("By hand" in act.text() for act in menu.actions())
    menu.close()
    first, second = view.table.lying.zones["hand:0"][:2]
    for item in (first, second):
        QTest.mouseClick(view.viewport(), LEFT, pos=at(hands, item, 0.5))
        hands.rest()
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    assert [words.partition(" · ")[0] for words in offered()] == [
        "Damage",
        "Lose cards instead of damage",
        "A note",
    ]
    for half, other, high in (("top", "bottom", 0.2), ("bottom", "top", 0.8)):
        QTest.mouseClick(view.viewport(), LEFT, pos=at(hands, first, high))
        said = offered()
        assert any(f": {half} · Discarded" in words for words in said), said
        assert not any(f": {other}" in words for words in said), said
        assert any("left out · Nothing was done with it" in words for words in said)


def labelled(asked: Decision, words: str) -> str:
    """The key of the answer with these words, or of the last."""
    found = [option.key for option in asked.options if option.label == words]
    return found[0] if found else asked.options[-1].key


def test_the_frame_goes_with_the_card_and_a_way_leads_back_to_the_whole_table(app: App) -> None:
    hands = Hands(app)
    hands.play(new_game("keeper", seats=[Seat("Ada", 0)], seed=4))
    view = hands.game.table
    item = next(iter(view.table.lying))
    view.walk.set_to(item, clicked=True)
    framed = view.walk._ring.area.top() - item.body_seen().top()
    view.clock.start([Raise(item, 30.0)])
    hands.until(lambda: item.raised == 30.0, "it rises")
    assert view.walk._ring.area.top() - item.body_seen().top() == framed
    back = view.findChild(WayBack)
    assert not back.isVisible()
    view.pan(-60, -40)
    assert back.isVisible()
    assert "Ctrl+0" in back.text()
    where = view.mapFromScene(QPointF(0, 0))
    back.click()
    assert not back.isVisible()
    assert view.mapFromScene(QPointF(0, 0)) != where
    view.zoom_in()
    assert back.isVisible()
    view.fit()
    assert not back.isVisible()


def test_the_arrow_of_play_offers_each_way_and_what_is_only_dragged_says_so(app: App) -> None:
    hands = Hands(app)
    session = new_game("parsifal", seats=[Seat(name, 0) for name in ("Ada", "Bo")], seed=9)
    session.answer("first 0")
    hands.play(session)
    assert hands.game.bridge.answering.ask("the direction of play")
    hands.rest()
    view = hands.game.table
    arrow = next(g for g in view.table.arrangement.gauges if g.readout.show == "way")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(arrow.area.center()))
    assert offered() == ["Clockwise", "Anticlockwise"]
    luck = Luck(9)
    for _ in range(40):
        session.answer(whole(session.decisions[0], luck.choice(session.decisions[0].legal()), luck))
        port = hands.game.bridge.port_of(session.decisions[0].seat)
        waiting = [p for p in session.table["common"] if port.takers(p.id)]
        if "who acts" in session.decisions[0].ask and waiting:
            break
    hands.play(session)
    hands.click_piece(waiting[0].id)
    assert hands.game.window.said.startswith("Drag ")


def test_what_is_to_be_dragged_says_who_does_what_by_it(app: App) -> None:
    hands = Hands(app)
    areas = [["parsifal", "knight-1"], ["gurnemanz", "ferris"]]
    hands.play(stage(areas=areas, common=["balm"], counters={"round": 1}))
    ferris = hands.game.bridge.session.table.named("ferris").id
    assert hands.game.table.lights.meaning(ferris, "limbo") == "Parsifal: Send Ferris to Limbo"
    hands.click_piece(ferris)
    told = hands.game.window.said
    assert told == "Drag Ferris to Limbo. Parsifal: Send Ferris to Limbo"
