"""The room that a game says its faces have for text is there when they are painted.

`tabletop` knows no typeface, so a kind of card declares its room in letters and lines, and the
check of cards counts those. Here the same sentences are typeset in nine points.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from assets.drawings.recipe import Recipe
from tabletop.packs.cards import Card, Room
from tabletop.play.shelf.game_shelf import game_called, names
from ui.faces import rules_tarot
from ui.faces.rules_card import set_up
from ui.faces.rules_tarot import Words
from ui.faces.said_on_cards import RulesCard

TAROT = QRectF(0, 0, 700, 1200)
"""A card of 70 by 120 mm, in tenths of a millimetre."""

RULES_CARD = QRectF(0, 0, 630, 880)
"""A card of 63 by 88 mm, in tenths of a millimetre."""

REFUSED = 6
"""So many texts that a room refuses must be seen not to fit."""

Fits = Callable[[list[str]], bool]
Kind = tuple[str, str]


@pytest.fixture(scope="module", autouse=True)
def app() -> QGuiApplication:
    made = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(made, QGuiApplication)
    return made


def on_tarot(house: str, skills: int | None) -> Fits:
    """Whether sentences fit a tarot of *house*, the first *skills* of them in the first box."""

    def fits(sentences: list[str]) -> bool:
        first, second = tuple(sentences[:skills]), tuple(sentences[len(sentences[:skills]) :])
        words = Words("Name", house, "epithet", skills=first, quests=second)
        setting = rules_tarot.typeset(TAROT, words)
        return setting.foot <= rules_tarot.text_room(TAROT, words).bottom() + 0.01

    return fits


def on_rules_card(sentences: list[str]) -> bool:
    """Whether sentences fit a rules card with numbers at its foot."""
    text = "\n\n".join(sentences)
    rules = RulesCard("Name", "Kind", text, Recipe("Name", "place"), (("hearts", "9"),))
    return set_up(RULES_CARD, rules).fits


WORDED = (
    *("Character", "Starter", "Loot", "Treasure", "Sin", "StatusEffect"),
    *("Combat", "Event", "Trader", "Rest", "Realm", "God"),
)

FACES: dict[Kind, tuple[Fits, int]] = {
    ("parsifal", "Character"): (on_tarot("garden", 3), 6),
    ("parsifal", "Artifact"): (on_tarot("artifact", None), 3),
    **{("restless", kind): (on_rules_card, 12) for kind in WORDED},
}
"""How a kind of card is typeset, and how many sentences it has at most."""


def declared() -> dict[Kind, Room]:
    """The room of each kind of card that declares one."""
    return {
        (game.id, type(card).__name__): card.room
        for game in map(game_called, names())
        if game.wording is not None
        for card in game.wording.pack().cards.values()
        if card.room is not None
    }


def sentences_of(game: str, kind: str) -> list[tuple[Card, list[str]]]:
    """The sentences of each card of a kind."""
    wording = game_called(game).wording
    assert wording is not None
    found: dict[str, tuple[Card, list[str]]] = {}
    for text in wording.texts():
        if type(text.card).__name__ == kind:
            found.setdefault(text.card.id, (text.card, []))[1].extend(map(str, text.said))
    return list(found.values())


def test_each_kind_that_declares_a_room_is_typeset_here() -> None:
    assert set(FACES) == set(declared())


@pytest.mark.sampled
@pytest.mark.parametrize("kind", FACES, ids=" ".join)
def test_what_the_room_holds_is_typeset_in_nine_points(kind: Kind) -> None:
    room, (fits, most) = declared()[kind], FACES[kind]
    said = [sentence for _, sentences in sentences_of(*kind) for sentence in sentences]
    luck = Random(1)
    held = refused = 0
    for _ in range(300):
        sentences = luck.choices(said, k=luck.randrange(1, most + 1))
        sentences[0] = " ".join(luck.choices(sentences, k=luck.randrange(1, 4)))
        if room.holds(sentences):
            held += 1
            assert fits(sentences), sentences
        elif refused < REFUSED:  # enough to show that it is not too strict; typesetting takes long
            refused += not fits(sentences)
    assert held > 50
    assert refused == REFUSED


@pytest.mark.sampled
@pytest.mark.parametrize("kind", FACES, ids=" ".join)
def test_all_cards_are_typeset_in_nine_points(kind: Kind) -> None:
    room, (fits, most) = declared()[kind], FACES[kind]
    for card, sentences in sentences_of(*kind):
        assert len(sentences) <= most, card.id
        assert room.holds(sentences), card.id
        assert fits(sentences), card.id
