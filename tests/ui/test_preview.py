"""The large card: when it comes and goes, and what it never covers."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play
from tests.games.parsifal.staging import stage
from tests.ui.fights import fight, number
from tests.ui.hands import LEFT, Hands
from ui.base import theme
from ui.brief.panel_facts import piece_facts
from ui.panels.fact_types import PieceFacts
from ui.panels.overlay_position import aside
from ui.panels.preview import DELAY, SIZES, Preview
from ui.program.app import App

ROOM = QSize(950, 650)
READABLE = 190
"""Pixels of width at which the words of a card are as large as those of a panel."""


@pytest.fixture
def hands(app: App) -> Hands:
    hands = Hands(app)
    hands.play(fight(["swords-5", "cups-4"]))
    return hands


def place(room: QSize, clear: list[QRect]) -> QRect:
    """Where a card of 290 by 480 pixels comes to lie, or a smaller one."""
    return aside(room, [QSize(290, 480) * part for part in SIZES], clear)


def preview(hands: Hands) -> Preview:
    found: Preview = hands.game.window.panels.preview
    return found


def point_at(hands: Hands, card: str) -> int:
    """Point at *card* and wait until it is shown large."""
    piece = number(hands.game.bridge.session, card)
    QCursor.setPos(hands.game.table.viewport().mapToGlobal(hands.spot(piece)))
    hands.until(preview(hands).isVisible, f"{card}, large")
    return piece


def test_it_lies_clear_of_all_where_there_is_room() -> None:
    clear = [QRect(100, 480, 80, 140), QRect(0, 460, 950, 190), QRect(0, 0, 300, 300)]
    lies = place(ROOM, clear)
    assert QRect(QPoint(), ROOM).contains(lies)
    assert not any(lies.intersects(each) for each in clear)


@pytest.mark.parametrize("x", [0, 200, 400, 600, 850])
@pytest.mark.parametrize("y", [0, 250, 500])
def test_it_never_covers_what_is_looked_at(x: int, y: int) -> None:
    looked = QRect(x, y, 90, 150)
    assert not place(ROOM, [looked, QRect(QPoint(), ROOM)]).intersects(looked)


def test_it_is_smaller_where_that_covers_less() -> None:
    hand = QRect(0, 380, 950, 270)
    lies = place(ROOM, [QRect(10, 400, 80, 140), hand])
    assert not lies.intersects(hand)
    assert lies.height() < place(ROOM, []).height()


def test_it_comes_after_a_rest_also_from_one_card_to_the_next(hands: Hands) -> None:
    point_at(hands, "swords-5")
    hands.spot(number(hands.game.bridge.session, "cups-4"))
    assert not preview(hands).isVisible()
    QTest.qWait(DELAY // 2)
    assert not preview(hands).isVisible()
    hands.until(preview(hands).isVisible, "the next card")


def test_it_covers_nothing_of_the_hand_and_little_of_the_foe(hands: Hands) -> None:
    point_at(hands, "swords-5")
    table = hands.game.table
    for zone, most in (("hand:0", 0.0), ("floor:1", 0.5)):
        spot = table.table.arrangement.spots[zone]
        area = table.mapFromScene(spot.area).boundingRect()
        over = preview(hands).geometry() & area
        assert over.width() * over.height() <= most * area.width() * area.height(), zone


def test_it_can_be_read_though_the_card_lies_in_a_wide_place(hands: Hands) -> None:
    """A seat's own place fills half the table: only what lies with the card is kept clear."""
    session = stage(
        areas=[["parsifal", "gurnemanz", "knight-1"], ["kundry", "amfortas"], ["klingsor"]],
        under={"gurnemanz": ["grail", "bow"]},
        common=["spear"],
    )
    hands.app.play(session)
    hands.rest()
    grown = point_at(hands, "gurnemanz")
    table = hands.game.table
    for seen in (grown, *(number(session, own) for own in ("grail", "bow"))):
        body = table.mapFromScene(table.table.lying.known(seen).body()).boundingRect()
        assert not preview(hands).geometry().intersects(body)
    assert preview(hands).width() >= READABLE


def test_it_goes_for_a_drag_and_stays_away(hands: Hands) -> None:
    piece = point_at(hands, "swords-5")
    port, start = hands.game.table.viewport(), hands.spot(piece)
    QTest.mousePress(port, LEFT, pos=start)
    assert not preview(hands).isVisible()
    end = hands.place("floor:1")
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * (step / 4))
    QTest.qWait(DELAY * 2)
    assert hands.game.table.hands.holding
    assert not preview(hands).isVisible()
    QTest.mouseRelease(port, LEFT, pos=end)
    assert not preview(hands).isVisible()


def test_what_is_printed_on_a_figure_is_told_large(hands: Hands) -> None:
    hands.app.play(new_game("darkest", seats=1, seed=5, options=put_in_play(["bloodmoon"])))
    hands.rest()
    werewolf = hands.game.bridge.session.table.named("bloodmoon-figure")
    facts = piece_facts(hands.game.bridge, werewolf.id, "")
    assert facts is not None
    assert facts.face == "bloodmoon-figure"
    assert facts.sentences[0] == "1: bitten; you are a lycanthrope."
    preview(hands).show_now(facts, [])
    assert preview(hands).isVisible()


@pytest.mark.sampled
@pytest.mark.parametrize("key", ["Right", "1", "Shift+Return", "Ctrl+Z"])
def test_it_goes_at_any_key(hands: Hands, key: str) -> None:
    point_at(hands, "swords-5")
    hands.key(key)
    assert not preview(hands).isVisible()
    QTest.qWait(DELAY * 2)
    assert not preview(hands).isVisible()


def test_it_goes_when_something_is_answered_beside_the_table(hands: Hands) -> None:
    point_at(hands, "swords-5")
    hands.game.bridge.answering.answer(hands.decision.options[0].key)
    assert not preview(hands).isVisible()


def test_a_key_shows_the_card_under_the_focus_at_once(hands: Hands) -> None:
    hands.key(".")
    assert hands.game.table.focused_place()[0] >= 0
    hands.key("Z")
    assert preview(hands).isVisible()
    hands.key("Esc")
    assert not preview(hands).isVisible()


def test_a_press_on_it_goes_to_no_card_beneath(hands: Hands) -> None:
    """Shown by a key it may lie under the pointer."""
    hands.key(".")
    hands.key("Z")
    table, given = hands.game.table, hands.given()
    beneath: list[object] = []
    table.clicked.connect(lambda *told: beneath.append(told))
    table.double_clicked.connect(lambda *told: beneath.append(told))
    at = preview(hands).geometry().center()
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    assert not preview(hands).isVisible()
    QTest.mouseDClick(table.viewport(), LEFT, pos=at)
    assert not beneath
    assert hands.given() == given
    hands.click_zone("floor:1")
    assert beneath


def words(hands: Hands) -> str:
    said = preview(hands).findChildren(QLabel)
    return "\n".join(each.text() for each in said).replace("\u00a0", " ")


def test_a_tarot_says_what_it_does_here_and_its_flavour(hands: Hands) -> None:
    point_at(hands, "swords-5")
    assert "Deal 5 weapon damage to the Foe." in words(hands)
    assert "There had been three of us" in words(hands)


def test_large_text_is_whole_and_beside_nothing_but_the_table(hands: Hands) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.wear(app, theme.theme("dark"), 300)
    try:
        hands.rest()
        point_at(hands, "swords-5")
        shown = preview(hands)
        assert shown.parentWidget().rect().contains(shown.geometry())
        for said in shown.findChildren(QLabel):
            if said.isVisible():
                assert said.height() >= said.heightForWidth(said.width()), said.text()
    finally:
        theme.wear(app, theme.theme("dark"), 100)


def test_a_hero_to_be_chosen_says_what_it_can_do(hands: Hands) -> None:
    hands.app.play(new_game("tower", seats=2, seed=1))
    hands.rest()
    point_at(hands, "cups-queen")
    assert "Your Cups cards gain +1." in words(hands)
    assert "Class Priest · Gift Devout" in words(hands)


def test_signs_of_a_rules_card_are_told_and_its_sentences_not_twice(hands: Hands) -> None:
    hands.app.play(new_game("restless", seats=1, seed=1))
    hands.rest()
    game = hands.game
    seen = (p for zone in game.bridge.view.zones.values() for p in zone.pieces)
    signed = next(p for p in seen if game.bridge.game.printed(p.name).tags)
    printed = game.bridge.game.printed(signed.name)
    preview(hands).show_now(piece_facts(game.bridge, signed.id, ""), [])
    for name, shown in printed.tags.items():
        assert f"{name} {shown}" in words(hands)
    assert not any(sentence in words(hands) for sentence in printed.sentences)
    assert printed.flavour
    assert printed.flavour not in words(hands)


@pytest.mark.sampled
@pytest.mark.parametrize("size", [(640, 420), (950, 650), (1600, 1000)])
def test_no_word_of_it_is_cut_nor_lies_outside(hands: Hands, size: tuple[int, int]) -> None:
    over = QWidget()
    over.resize(*size)
    over.show()
    made = Preview(over, hands.game.window.panels.preview.faces)
    long = PieceFacts(1, "A card", "swords-5", bare=True, sentences=("A sentence. " * 6,) * 3)
    made.show_now(long, [])
    QApplication.processEvents()
    assert over.rect().contains(made.geometry())
    for said in made.findChildren(QLabel):
        assert said.height() >= said.heightForWidth(said.width())
        assert made.rect().contains(said.geometry())
