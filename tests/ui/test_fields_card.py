"""Cards of which each part is used by itself: every field is readable, large and small."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QPainter, QRegion

from assets.drawings.places import read_places
from assets.drawings.recipe import ART
from assets.drawings.signs import is_sign
from tests.ui.loaded import whole
from ui.base import fonts
from ui.faces import fields_card, frame, rules_deck, type_size
from ui.faces.face_names import for_text
from ui.faces.field_gists import NARROW, gist
from ui.faces.fields_card import WHOLE, paint_fields_card, set_up_fields
from ui.faces.rules_card import HEIGHT
from ui.faces.rules_deck import RulesCardDeck
from ui.faces.said_on_cards import RulesCard, ShownField
from ui.faces.type_size import NAMED, tight

GAME = "scenario"
LEGIBLE = 6
"""Pixels: the smallest letters that anybody is asked to read in a hand of the smallest cards."""


@pytest.fixture(scope="module")
def deck() -> RulesCardDeck:
    return whole(rules_deck.loading(GAME, GAME))


def _halved(deck: RulesCardDeck) -> dict[str, RulesCard]:
    return {card: says for card in deck.cards if (says := deck.says(card)).fields}


@pytest.mark.sampled
@pytest.mark.parametrize(("width", "least"), [(88, LEGIBLE), (176, 11), (744, 48)])
def test_both_halves_of_every_card_fit_and_are_legible(
    deck: RulesCardDeck, width: int, least: int
) -> None:
    """88 pixels are what a card of the hand has in a window of 1280 by 720."""
    cards = _halved(deck)
    assert len(cards) >= 38
    for card, says in cards.items():
        of = set_up_fields(QRectF(0, 0, width, width * HEIGHT), says)
        band, fields = of.band, of.fields
        upper, lower = fields
        assert min(each.size for each in fields) >= least, card
        assert upper.room.bottom() < band.top() < band.bottom() < lower.room.top(), card
        assert lower.room.bottom() < width * HEIGHT, card


def test_every_symbol_is_a_sign(deck: RulesCardDeck) -> None:
    marks = {sign for says in _halved(deck).values() for f in says.fields for sign, _ in f.marks}
    assert len(marks) == 3
    assert all(map(is_sign, marks))
    assert all(is_sign(sign) for sign in deck.plan.signs.values())


def test_a_symbol_and_its_number_are_seen(deck: RulesCardDeck) -> None:
    """What becomes of a card is told in the corner of its half: each symbol changes its picture."""
    says = next(iter(_halved(deck).values()))
    plain = ShownField("Move 2.")
    pictures = []
    for marks in ((), (("lost", ""),), (("lasting", ""),), (("lasting", "3"),)):
        fields = (plain, ShownField("Move 2.", marks))
        shown = RulesCard(says.title, says.kind, says.text, says.art, says.stats, fields=fields)
        pictures.append(_painted(shown))
    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])


def _painted(says: RulesCard) -> QImage:
    image = QImage(240, round(240 * HEIGHT), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(Qt.GlobalColor.transparent))
    family = frame.read_families(ART / "frames.toml")["major"]
    place = read_places(ART / "places.toml")[says.art.place].as_in(says.art)
    with QPainter(image) as painter:
        paint_fields_card(painter, QRectF(image.rect()), says, place, family)
    return image


@pytest.mark.parametrize(("width", "kind"), [(30, "chip"), (70, "item"), (300, "real")])
def test_a_small_card_says_what_its_halves_do_in_two_words(
    deck: RulesCardDeck, width: int, kind: str
) -> None:
    assert deck.kind("barrel-wall", width, round(width * HEIGHT)) == kind
    says = [_spaced(gist(field.words)) for field in deck.says("barrel-wall").fields]
    assert says == ["Attack 3", "When you would …"]
    assert _spaced(gist("Attack 2. Push the target 2.")) == "Attack 2 …"
    assert _spaced(gist("You have +2 Guard until the end of the round.")) == "+2 Guard …"
    assert _spaced(gist("You or an ally within 2 heals 2.")) == "Heals 2 …"


def _spaced(words: str) -> str:
    return words.replace(NARROW, " ")


@pytest.mark.parametrize("size", [(103, 228), (172, 119), (115, 96)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_sentence_is_too_small_to_be_read_and_what_leads_it_is_told(
    deck: RulesCardDeck, size: tuple[int, int], text: float
) -> None:
    """A hand of eight, of ten, and of eight in a window of 800 by 600."""
    for card, says in _halved(deck).items():
        of = set_up_fields(QRectF(0, 0, *size), says, text, gists=True)
        assert of.fits, card
        for field in of.fields:
            least = type_size.least(fonts.PLAIN, tight(text)) if field.worth == WHOLE else NAMED
            assert field.pixels >= least, card
    assert deck.kind(for_text("barrel-wall", text), *size) == "item"


@pytest.mark.parametrize("width", [110, 150, 210, 300])
def test_the_halves_part_where_they_are_painted(deck: RulesCardDeck, width: int) -> None:
    high = round(width * HEIGHT)
    for card in list(_halved(deck))[:12]:
        ends, begins = deck.parting(card, width, high)
        assert 0.2 < ends <= begins < 0.9, card
    assert deck.parting("no-card", width, high) == (0.5, 0.5)


def test_no_number_lies_on_the_symbol_that_it_is_of() -> None:
    """A use more is not told from a symbol that is half covered."""
    painted: dict[str, QRectF] = {}
    for number in ("", "2"):
        image = QImage(300, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            room = QRectF(0, 0, 300, 200)
            fields_card.paint_marks(painter, room, 42, (("lost", number),), QColor("black"))
        painted[number] = ink(image)
    sign, both = painted[""], painted["2"]
    assert both.right() == sign.right()
    assert both.left() < sign.left() - 0.4 * sign.width(), "it stands beside it"


def ink(image: QImage) -> QRectF:
    """The room that anything is painted in."""
    return QRectF(QRegion(QBitmap.fromImage(image.createAlphaMask())).boundingRect())
