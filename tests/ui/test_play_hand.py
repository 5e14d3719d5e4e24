"""A hand beside a game of one's own, in a window as large as a telephone: by mouse, and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QPushButton

from saves.pack_folder import packs_for
from tabletop import Seat, load, new_game
from tabletop.bots.luck import Luck
from tabletop.packs import library
from tabletop.table.table import freeze
from tests.ui import looking
from tests.ui.hands import Hands
from tests.ui.naming import assert_keys_are_seen
from tests.ui.opened import opened
from tests.ui.test_play_night import by_number
from ui.panels.decision import TWO_DIGITS
from ui.program.app import App

PHONE = (400, 760)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with opened(tmp_path, size=PHONE) as app:
        yield app


def begun(app: App, seats: int = 1) -> Hands:
    """One person with so many hands."""
    app.play(new_game("keeper", seats=[Seat(f"Ana {n}", 0) for n in range(seats)], seed=6))
    hands = Hands(app)
    hands.rest()
    app.shell.resize(*PHONE)
    hands.rest()
    return hands


def card(hands: Hands, name: str) -> int:
    """The number of the piece called *name*."""
    found: int = hands.game.bridge.session.table.named(name).id
    return found


def say(hands: Hands, name: str, words: str) -> None:
    """Tap the half of the card called *name* that *words* end in, and what its menu says so."""
    view = hands.game.table
    item = next(each for each in looking.items(view) if each.piece.id == card(hands, name))
    body, high = item.body(), 0.2 if words.endswith("top") else 0.8
    spots = (
        view.mapFromScene(body.left() + part * body.width(), body.top() + high * body.height())
        for part in (0.5, 0.15, 0.85)
    )
    spot = next(at for at in spots if view.hands.item_at(at) is item)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    hands.until(QApplication.activePopupWidget, "a menu")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    found = next(act for act in menu.actions() if act.text().startswith(words))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(found).center())
    hands.rest()


def zones(hands: Hands, *kinds: str) -> list[list[str]]:
    """What lies in these zones of the first seat."""
    table = hands.game.bridge.session.table
    return [[piece.name for piece in table[f"{kind}:0"]] for kind in kinds]


def test_a_round_with_one_thumb(app: App) -> None:
    """Two taps choose, two taps for each card say what was done with it."""
    hands = begun(app)
    hands.press("The Wayfarer")
    hands.press("That is all")
    hands.rest()
    assert app.shell.width() == PHONE[0]
    assert app.shell.height() == PHONE[1]
    for name in ("cliff-breaker", "borrowed-shield"):
        hands.click_piece(card(hands, name))
        hands.rest()
    assert zones(hands, "chosen") == [["cliff-breaker", "borrowed-shield"]]
    say(hands, "cliff-breaker", "Cliff Breaker: top")
    say(hands, "borrowed-shield", "Borrowed Shield: bottom")
    assert zones(hands, "lost", "active") == [["cliff-breaker"], ["borrowed-shield"]]
    hands.press("End the round")
    hands.rest()
    assert zones(hands, "discard", "active") == [["borrowed-shield"], []]
    for _ in range(5):
        hands.key("Ctrl+Z")
        hands.rest()
    assert zones(hands, "chosen", "lost") == [[], []]


def test_a_charge_is_counted_down_by_a_tap_on_its_card(app: App) -> None:
    hands = begun(app)
    hands.press("The Wayfarer")
    hands.press("That is all")
    hands.rest()
    for name in ("oak-boards", "milestone"):
        hands.click_piece(card(hands, name))
        hands.rest()
    say(hands, "oak-boards", "Oak Boards: bottom")
    say(hands, "milestone", "Milestone: top")
    hands.press("End the turn")
    hands.rest()
    for left in (2, 1, 0):
        hands.click_piece(card(hands, "oak-boards"))
        hands.rest()
        charges = hands.game.bridge.session.table.named("oak-boards").counters.get("charges", 0)
        assert charges == left
    assert zones(hands, "lost", "active") == [["oak-boards"], []]


def test_cards_are_typed_in_and_played_by_keys_alone(app: App) -> None:
    hands = begun(app)
    labels = [option.key for option in hands.decision.options]
    QTest.keyClicks(hands.game.table, str(1 + labels.index("typed")))
    hands.rest()
    for line in ("Mud Golem", "Axe, 83, lost", "not a number", "Boots, 12"):
        hands.write(line)
        hands.rest()
    assert len(zones(hands, "hand")[0]) == 2
    hands.take("done")
    hands.rest()
    hands.write("14")
    hands.rest()
    hands.take("done")
    hands.rest()
    for key in ("2", "2", "1"):  # Boots lead; the bottom of Boots, the top of Axe
        QTest.keyClicks(hands.game.table, key)
        QTest.qWait(TWO_DIGITS + 50)
        hands.rest()
    titles = [[name.partition(",")[0] for name in each] for each in zones(hands, "discard", "lost")]
    assert titles == [["typed: Boots"], ["typed: Axe"]]


def test_a_class_that_was_typed_in_is_ticked_in_the_next_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "finders", [partial(packs_for, app.files)])
    hands = begun(app)
    session = hands.game.bridge.session
    session.answer("typed")
    for line in ("=Mud Golem", "=Axe, 83, lost", "=Boots, 12"):
        session.answer(line)
    session.answer("done")
    session.answer("10")
    assert app.playing is not None
    app.playing.again_wanted.emit()
    assert "class Mud Golem" in [option.key for option in hands.decision.options]
    app.show_gallery()
    app.set_up("keeper")
    (tick,) = (each for each in app.shell.findChildren(QCheckBox) if "Mud golem" in each.text())
    assert tick.isChecked()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_by_keys_alone_and_a_save_that_is_the_same(app: App, seats: int) -> None:
    hands, luck = begun(app, seats), Luck(3)
    session = hands.game.bridge.session
    for _ in range(60 * seats):
        if session.over:
            break
        if hands.decision.kind == "text":
            hands.write("10" if session.table.flow.step == "full_health" else "Axe 83")
            hands.rest()
            continue
        by_number(hands, luck)
        assert_keys_are_seen(app.shell)
    assert len(session.journal.entries) > 10
    assert freeze(load(session.to_json()).table) == freeze(session.table)


def test_the_way_to_a_hand_is_not_cut_in_a_window_so_narrow(app: App) -> None:
    def cut() -> list[str]:
        QTest.qWait(100)
        shown = [each for each in app.shell.findChildren(QPushButton) if each.isVisible()]
        assert len(shown) > 4
        ends = {each.text(): each.mapTo(app.shell, each.rect().topRight()).x() for each in shown}
        return [words for words, end in ends.items() if end >= PHONE[0]]

    app.show_gallery()
    assert cut() == []
    app.set_up("keeper")
    assert cut() == []
    app.show_packs()
    assert cut() == []
    assert (app.shell.width(), app.shell.height()) == PHONE
