"""The faces of Darkest Talisman: every card has a picture of its own and says what it is."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRectF

from assets.drawings.props import load_props
from assets.drawings.recipe import ART
from assets.drawings.terrain import looks
from assets.drawings.weather import ABOVE, BEFORE
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import OWN_REGIONS
from tabletop.games.darkest.showing.printed import FOES, KINDS, printed
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.loaded import whole
from ui.faces import rules_deck
from ui.faces.composed_pictures import read_plan, subject_of
from ui.faces.rules_card import HEIGHT, set_up
from ui.faces.rules_deck import RulesCardDeck

PAPER = QRectF(0, 0, 744, 744 * HEIGHT)  # 63 by 88 mm at 300 dots an inch
CARDS = [*content.pack().cards, *FOES]


@pytest.fixture(scope="module")
def deck() -> RulesCardDeck:
    return whole(rules_deck.loading("darkest", "darkest"))


def test_each_card_has_a_picture_that_no_other_has(deck: RulesCardDeck) -> None:
    pictures = {card: deck.says(card).art for card in CARDS}
    seen = {(art.place, art.props, art.seed) for art in pictures.values()}
    assert len(seen) == len(CARDS)


@pytest.mark.parametrize("kind", [*KINDS.values()])
def test_each_kind_of_card_has_a_frame_and_a_sign(deck: RulesCardDeck, kind: str) -> None:
    assert kind.lower() in deck.plan.kinds


def test_places_are_painted_by_hand_and_say_what_they_ask(deck: RulesCardDeck) -> None:
    for place in content.of_kind("location"):
        assert place.id in deck.recipes, place.id
        says = printed(place.id).sentences
        assert says, place.id


def test_words_fit_and_a_card_without_any_shows_more_of_its_picture(deck: RulesCardDeck) -> None:
    set_ups = {card: set_up(PAPER, deck.says(card)) for card in CARDS}
    assert [card for card, found in set_ups.items() if not found.fits] == []
    assert set_ups["wolf"].art.height() > set_ups["ghost"].art.height() * 1.2


def test_every_place_of_a_road_and_of_the_tower_has_a_landscape_and_weather_that_there_is() -> None:
    for card in content.of_kind("location"):
        look = card.look or card.id
        assert look in looks() or card.id == "ruins-special", card.id
    for region in OWN_REGIONS:
        assert {*region.weather} <= {"", *ABOVE, *BEFORE}


def test_every_thing_and_everybody_says_what_it_does() -> None:
    things = {card: printed(card) for card in CARDS if printed(card).kind != "Enemy"}
    assert len(things) > 150
    assert [card for card, says in things.items() if not says.sentences] == []
    assert printed("bag-of-gold-2").sentences == ("You may cash it for 2 gold.",)


@pytest.mark.parametrize("module", ["bloodmoon"])
def test_no_subject_is_seen_on_more_than_four_cards_of_a_kind(module: str) -> None:
    load_props()
    plan, game = read_plan(ART / "darkest" / "composing.toml"), game_called(f"darkest+{module}")
    seen = Counter[tuple[str, str]]()
    for card in content.brought_by(module):
        printed = game.printed(card.id)
        seen[printed.kind, subject_of(card.id, card.name, printed, plan)[0]] += 1
    assert {subject: n for subject, n in seen.items() if n > 4} == {}
