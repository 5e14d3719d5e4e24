"""The faces of cards of players' own: with the picture that they bring, or a plain one of ours."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage

from tabletop.packs import library
from tabletop.packs.players.pack import Pack, understood
from tabletop.play.adaptation.packs_in_play import kinds_of
from tests.packs.players.making import EXAMPLES, png, read
from tests.ui.loaded import whole
from ui.faces.blank import named
from ui.faces.chosen_decks import _load_ours
from ui.faces.faces import FacePainter, NotYet

HERON = QColor("#b9c7b4")
"""The sky of the picture that the example brings."""


@pytest.fixture(autouse=True)
def library_of_its_own() -> Iterator[None]:
    library.forget()
    yield
    library.forget()


@pytest.fixture(scope="module")
def deck() -> FacePainter:
    """All decks together, as a table has them."""
    return whole(_load_ours(contrast=False, language=""))


def face(deck: FacePainter, card: str, across: int = 300) -> QImage:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            return deck.image(card, across, round(across * 1.5))
        except NotYet:
            time.sleep(0.02)
    raise AssertionError("it was never painted")


def share(image: QImage, colour: QColor) -> float:
    """How much of *image* has about this *colour*."""
    spots = [(x, y) for x in range(0, image.width(), 6) for y in range(0, image.height(), 6)]
    pixels = [image.pixelColor(x, y) for x, y in spots]
    near = [
        p
        for p in pixels
        if max(abs(p.red() - colour.red()), abs(p.green() - colour.green())) < 12
        and abs(p.blue() - colour.blue()) < 12
    ]
    return len(near) / len(pixels)


def at_hand(name: str) -> Pack:
    pack = read(EXAMPLES / name)
    library.add(pack)
    return pack


@pytest.mark.parametrize(
    ("name", "card"), [("the-marsh", "the-old-heron"), ("the-bog", "the-reed-choir")]
)
@pytest.mark.parametrize("before", ["", "item:", "x3:", "picture:"])
def test_a_card_shows_the_picture_that_it_brings(
    deck: FacePainter, name: str, card: str, before: str
) -> None:
    pack = at_hand(name)
    least = 0.02 if before == "x3:" else 0.1
    assert share(face(deck, f"{before}{pack.key}/{card}"), HERON) > least


@pytest.mark.parametrize("name", ["the-marsh", "the-bog"])
def test_a_card_without_one_has_a_face_all_the_same(deck: FacePainter, name: str) -> None:
    pack = at_hand(name)
    for card in pack.cards:
        for across in (60, 300):
            image = face(deck, card, across)
            colours = {
                image.pixel(x, y)
                for x in range(0, image.width(), 3)
                for y in range(0, image.height(), 3)
            }
            assert len(colours) > 40, card


def test_a_picture_that_cannot_be_decoded_is_a_plain_one(deck: FacePainter) -> None:
    pack = at_hand("the-marsh")
    damaged = {**pack.files, "pictures/eel-spear.png": png(400, 300)[:70]}
    pack = understood(damaged, "", kinds_of)
    library.add(pack)
    assert library.picture(f"{pack.key}/eel-spear") is not None
    plain = at_hand("the-marsh")
    assert face(deck, f"{pack.key}/eel-spear").size() == face(deck, f"{plain.key}/eel-spear").size()


def test_no_deck_shows_a_card_that_is_not_at_hand(deck: FacePainter) -> None:
    with pytest.raises(KeyError):
        deck.image("the-marsh@0123456789ab/the-old-heron", 100, 150)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("wands-3", ("wands", "3")),
        ("the-marsh@0123456789ab/the-old-heron", ("the-old", "heron")),
        ("the-marsh@0123456789ab/eel", ("", "eel")),
        ("missing card the-marsh@0123456789ab/the-old-heron", ("missing card", "the-old-heron")),
        ("missing card wands-3", ("missing card", "wands-3")),
    ],
)
def test_a_stand_in_names_the_card_and_not_its_edition(card: str, words: tuple[str, str]) -> None:
    assert named(card) == words
