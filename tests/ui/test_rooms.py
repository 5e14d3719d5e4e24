"""The room that a game says its cards have for text is there on the painted face."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QGuiApplication

from tabletop.packs.cards import Room
from tabletop.play.game import games
from tests.bench.restless_phrases import phrasebook, sentences
from tests.ui.rooms import NINE_POINTS, room_of
from ui.faces import fonts, rules_card
from ui.faces.rules_card import text_room, typeset

WIDTH = 630  # pixels of a card 63 mm wide
TYPE = round(NINE_POINTS * WIDTH / 63)


@pytest.fixture(scope="module", autouse=True)
def app() -> QGuiApplication:
    made = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(made, QGuiApplication)
    return made


def boxes() -> Iterator[QSizeF]:
    for stats in ((), (("hearts", "3"),)):
        card = QRectF(0, 0, WIDTH, WIDTH * rules_card.HEIGHT)
        face = rules_card.RulesCard("", "", "", None, stats)  # type: ignore[arg-type]
        yield text_room(card, face).size()
    yield QSizeF(500, 400)


def texts() -> Iterator[str]:
    """Texts of all lengths, made of 200 sentences."""
    luck = Random(2)
    found = sentences(phrasebook(), 200, luck)
    for _ in range(150):
        yield " ".join(luck.sample(found, luck.randrange(1, 9)))


def test_what_a_room_holds_is_typeset_in_it() -> None:
    held = refused = 0
    for box in boxes():
        room = room_of(box, TYPE)
        for text in texts():
            fits = _height(text, box) <= box.height()
            if room.holds(text):
                held += 1
                assert fits, text
            else:
                refused += not fits
    assert held > 50
    assert refused > 50


def test_a_room_is_not_much_smaller_than_what_fits() -> None:
    box = QSizeF(500, 400)
    room = room_of(box, TYPE)
    fitting = [text for text in texts() if _height(text, box) <= box.height()]
    assert sum(map(room.holds, fitting)) > 0.85 * len(fitting)


def _height(text: str, box: QSizeF) -> float:
    """How high *text* stands at nine points, as it is typeset on faces."""
    document = typeset(text, box.width(), 0, WIDTH)
    smaller = document.size().height()
    document.setDefaultFont(fonts.font(fonts.BOOK, TYPE))
    document.setTextWidth(box.width())
    assert document.size().height() > smaller
    return document.size().height()


def declared() -> dict[tuple[str, str, str], Room]:
    """Each room that a game says a field of a kind of card has."""
    return {
        (game.id, type(card).__name__, field): room
        for game in games().values()
        if game.wording is not None
        for card in game.wording.pack().cards.values()
        for field, room in card.texts.items()
        if room is not None
    }


FACES: dict[tuple[str, str, str], tuple[QSizeF, int]] = {}
"""The box that a text stands in and its smallest type, in pixels, by game, kind and field."""


def test_each_room_that_a_game_declares_is_on_the_face() -> None:
    assert set(declared()) == set(FACES)
    for place, room in declared().items():
        measured = room_of(*FACES[place])
        assert (room.across <= measured.across, room.lines <= measured.lines) == (True, True), place
