"""The Restless on the real window: one drag says all that it settles, and is one step to undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import Session
from tabletop.play.questions.decision import Option
from tabletop.play.records.journal import Answer
from tabletop.table.table import freeze
from tests.games.restless.camp import camp, play
from tests.ui.hands import Hands
from tests.ui.opened import opened
from tests.ui.reading import words_in
from ui.game.input.menu import ChoiceMenu
from ui.scene.hands.light_colours import quiet_colour
from ui.seat.answer_gist import words_of
from ui.seat.bridge import Bridge

SEDGE, AGNES = "corporal-sedge", "agnes-two-doors"
HEX = QColor.NameFormat.HexArgb
HOOK = "ditch-reapers-hook"


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    with opened(tmp_path, size=(1280, 800)) as app:
        yield Hands(app)


def begin(hands: Hands, session: Session) -> Session:
    hands.app.play(session)
    hands.game.table.setFocus()
    hands.rest()
    return session


def fight(foes: list[str]) -> Session:
    return camp(
        (SEDGE, AGNES),
        step="begin_battle",
        zones={"encounter": foes},
        holds={SEDGE: [HOOK]},
        coming=[20, 20],
    )


def answers(session: Session) -> list[str]:
    return [entry.key for entry in session.journal.entries if isinstance(entry, Answer)]


def number(session: Session, name: str) -> int:
    return session.table.named(name).id


@pytest.mark.rule("RST-193", "RST-197")
def test_a_weapon_dropped_on_the_target_between_turns_begins_the_turn_and_attacks(
    hands: Hands,
) -> None:
    session = begin(hands, fight(["thorn-choir"]))
    before, hook = freeze(session.table), number(session, HOOK)
    hands.drag(hook, "encounter")
    hands.rest()
    assert answers(session) == [f"slot 0/attack {HOOK}#{hook}", "end"], "nothing else is left"
    assert hands.decision.rule == "RST-193"
    hands.key("Ctrl+Z")
    hands.rest()
    assert freeze(session.table) == before


@pytest.mark.rule("RST-198")
def test_of_several_targets_in_one_place_the_one_under_the_pointer_is_meant() -> None:
    session = fight(["salt-heron", "thorn-choir"])
    for foe in ("salt-heron", "thorn-choir"):
        bridge, asked = Bridge(session), list[object]()
        bridge.begin()
        bridge.several.connect(lambda *what, asked=asked: asked.append(what))
        hook, target = number(session, HOOK), number(session, foe)
        bridge.answering.drop(hook, "encounter", on=target)
        assert not asked
        last = answers(session)[0]
        assert f"{foe}#{target}" in last
        session.undo()
    bridge.answering.drop(number(session, HOOK), "encounter")
    assert asked, "between them nobody is meant"


@pytest.mark.rule("RST-201")
def test_what_can_only_be_discarded_has_no_gold_light(hands: Hands) -> None:
    """Of a turn it is the least: who acts, and with what, is what shines."""
    session = camp(
        (SEDGE, AGNES),
        step="begin_battle",
        zones={"encounter": ["thorn-choir"]},
        holds={SEDGE: [HOOK, "kettle-lid-buckler"]},
    )
    begin(hands, session)
    hands.game.bridge.answering.answer("slot 0")
    hands.rest()
    lying = hands.game.table.table.lying
    hook, buckler = (lying.known(number(session, each)) for each in (HOOK, "kettle-lid-buckler"))
    assert hook.ringed
    assert buckler.ringed, "it can be told that something may be done with it"
    assert hook.ring_colour != buckler.ring_colour == quiet_colour().name(HEX)


@pytest.mark.rule("RST-203")
def test_one_click_uses_up_nothing_and_the_quick_play_does() -> None:
    session = camp(
        (SEDGE, AGNES),
        step="begin_battle",
        zones={"encounter": ["thorn-choir"]},
        holds={AGNES: ["doll-of-the-toll-keeper"]},
    )
    bridge, offered = Bridge(session), list[list[Option]]()
    bridge.answering.choosing.by_click = True
    bridge.begin()
    bridge.several.connect(lambda options, *_: offered.append(options))
    doll = number(session, "doll-of-the-toll-keeper")
    assert bridge.answering.point(doll, "inventory:1")
    assert [[each.key for each in options] for options in offered] == [
        [f"use doll-of-the-toll-keeper#{doll}"]
    ]
    assert not answers(session)
    assert bridge.answering.quick_play(doll, "inventory:1")
    assert answers(session)[0] == f"use doll-of-the-toll-keeper#{doll}"


@pytest.mark.rule("RST-192", "RST-198")
def test_of_several_targets_one_is_named_and_back_takes_it_back(hands: Hands) -> None:
    session = begin(hands, fight(["salt-heron", "thorn-choir"]))
    before, choir = freeze(session.table), number(session, "thorn-choir")
    (agnes,) = session.table["character:1"]
    hands.game.table.dropped.emit(agnes.id, "encounter", -1)  # as keys do, which point at none
    hands.rest()
    assert (hands.decision.rule, answers(session)) == ("RST-192", [])
    for rule in ("RST-196", "RST-193"):
        hands.key("Ctrl+Z")
        hands.rest()
        QApplication.processEvents()
        assert hands.decision.rule == rule
    assert freeze(session.table) == before
    port, start, end = hands.game.table.viewport(), hands.spot(agnes.id), hands.spot(choir)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * (step / 4))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    hands.rest()
    assert answers(session) == [f"slot 1/attack unarmed/thorn-choir#{choir}", "end"]


@pytest.mark.rule("RST-197", "RST-199")
def test_who_holds_a_weapon_and_is_dropped_on_the_target_is_asked_with_what(hands: Hands) -> None:
    """While dragging, each way stands under the card with its odds; a way alone is taken."""
    session = begin(hands, fight(["thorn-choir"]))
    lights, port = hands.game.table.lights, hands.game.bridge.port
    sedge, agnes = (session.table[f"character:{slot}"][0].id for slot in (0, 1))
    ways = [each.said[-1] for each in port.dropped(sedge, "encounter")]
    assert [way.key.partition("#")[0] for way in ways] == ["attack unarmed", f"attack {HOOK}"]
    said = lights.meaning(sedge, "encounter")
    assert all(way.label in said and "%" in way.label for way in ways)
    assert lights.meaning(agnes, "encounter").startswith("Unarmed: ")
    hands.drag(sedge, "encounter")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ChoiceMenu)
    assert not answers(session)
    QTest.keyClick(menu, Qt.Key.Key_2)
    hands.rest()
    assert answers(session) == [f"slot 0/{ways[1].key}", "end"]


@pytest.mark.rule("RST-192", "RST-197")
def test_the_target_that_is_dropped_on_is_shown_with_what_strikes_it(hands: Hands) -> None:
    session = begin(hands, fight(["salt-heron", "thorn-choir"]))
    said = hands.game.table.lights.meaning(number(session, HOOK), "encounter").split("\n")
    hook = hands.game.bridge.game.title_of(HOOK)
    assert said[0].startswith(hook)
    assert [line.partition(":")[0] for line in said if "%" in line] == ["Salt Heron", "Thorn Choir"]


@pytest.mark.rule("RST-194")
def test_the_weapon_of_who_has_acted_is_refused_with_that_reason(hands: Hands) -> None:
    session = begin(hands, fight(["thorn-choir"]))
    hands.drag(number(session, HOOK), "encounter")
    hands.rest()
    hands.drag(number(session, HOOK), "encounter")
    refusal = hands.game.window.panels.refusal
    assert "has acted this round" in words_in(refusal)


@pytest.mark.rule("RST-212")
def test_drops_are_dragged_to_whom_they_go_in_any_order_and_divided_at_once(hands: Hands) -> None:
    session = camp(
        (SEDGE, AGNES),
        step="begin_battle",
        zones={"encounter": ["orchard-wasps"]},
        on={"orchard-wasps": {"health": 1}},
        coming=[20],
        decks={"loot": [HOOK, "boiled-crow"], "treasures": ["glass-knife"]},
    )
    begin(hands, session)
    hands.drag(session.table["character:0"][0].id, "encounter")
    hands.rest()
    if hands.decision.rule == "RST-211":
        hands.take("slot 0")
        hands.rest()
    won = session.table["drops"]
    assert len(won) > 1
    before = len(answers(session))
    for piece in reversed(won):
        assert hands.decision.rule == "RST-212"
        terms = list(words_of(hands.game.bridge.port, session.game, hands.decision))
        assert terms[0] in hands.decision.ask, "what it does stands under the question"
        hands.drag(piece.id, "inventory:1")
        hands.rest()
    assert len(answers(session)) == before + 1, "one answer for all of it"
    assert {piece.name for piece in session.table["inventory:1"]} == {piece.name for piece in won}
    hands.key("Ctrl+Z")
    hands.rest()
    assert {piece.id for piece in session.table["drops"]} == {piece.id for piece in won}


def test_an_encounter_that_is_dropped_where_it_is_met_attacks_nobody_yet() -> None:
    session = camp((SEDGE, AGNES), row=[["grave-hound", "salt-heron"]])
    play(session, "go on")
    bridge, menus = Bridge(session), list[object]()
    bridge.several.connect(lambda options, take, leave: menus.append(options))
    bridge.begin()
    assert bridge.decision is not None
    picked = bridge.decision.options[0]
    bridge.answering.drop(picked.pieces[0], "encounter")
    assert answers(session)[-1] == picked.key
    assert not menus
    assert not bridge.port.has_begun
