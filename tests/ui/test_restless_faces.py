"""The faces of The Restless' cards: each says what the game prints, fits, and is told apart."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, qAlpha

from assets.drawings.places import read_places
from assets.drawings.recipe import ART
from assets.drawings.shapes import PROPS
from assets.drawings.signs import sign_in
from tabletop.play.rules.game import Printed
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.loaded import whole
from ui.brief.dressing import dressing
from ui.faces import frame, rules_deck
from ui.faces.chosen_decks import chosen
from ui.faces.composed_pictures import Plan, compose, findings, read_plan
from ui.faces.face_names import PICTURE
from ui.faces.faces import Faces
from ui.faces.rules_card import HEIGHT, SMALLEST_TYPE, set_up
from ui.faces.rules_deck import PLAN, RulesCardDeck

GAME = "restless"
PAPER = QRectF(0, 0, 744, 744 * HEIGHT)  # 63 by 88 mm at 300 dots an inch


def _loaded(contrast: bool = False) -> RulesCardDeck:
    return whole(rules_deck.loading(GAME, GAME, contrast=contrast))


@pytest.fixture(scope="module")
def deck() -> RulesCardDeck:
    return _loaded()


def _face(deck: RulesCardDeck, card: str, width: int) -> QImage:
    return deck.image(card, width, round(width * HEIGHT))


def _patches(image: QImage, side: int) -> list[int]:
    """The picture as the channels of *side* by *side* mean colours."""
    small = image.convertToFormat(QImage.Format.Format_RGB32).scaled(
        side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    at = [small.pixelColor(x, y) for y in range(side) for x in range(side)]
    return [channel for c in at for channel in (c.red(), c.green(), c.blue())]


def _apart(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a)


def _nearest(seen: dict[str, list[int]]) -> tuple[float, tuple[str, str]]:
    """The least distance between two pictures, and which two they are.

    The mean colours of their rows are never further apart: few pairs need a closer look.
    """
    coarse = {
        card: [
            fmean(at[row + tint : row + 36 : 3])
            for row in range(0, len(at), 36)
            for tint in range(3)
        ]
        for card, at in seen.items()
    }
    found = (inf, ("", ""))
    for a, b in combinations(seen, 2):
        if _apart(coarse[a], coarse[b]) < found[0]:
            found = min(found, (_apart(seen[a], seen[b]), (a, b)))
    return found


def test_every_card_of_the_game_has_a_face(deck: RulesCardDeck) -> None:
    wording = game_called(GAME).wording
    assert wording is not None
    assert list(deck.cards) == list(wording.pack().cards)
    assert len(deck.cards) > 300
    assert "wands-3" not in deck.cards
    with pytest.raises(KeyError):
        deck.image("wands-3", 100, 140)


def test_every_face_says_what_the_game_prints(deck: RulesCardDeck) -> None:
    game = game_called(GAME)
    for card in deck.cards:
        printed, rules = game.printed(card), deck.says(card)
        assert rules.title == game.title_of(card)
        assert rules.text.replace("**", "").split("\n\n") == list(printed.sentences or [""])
        assert printed.kind in rules.kind
        assert printed.epithet in rules.kind
        shown = [value for label, value in printed.tags.items() if label in deck.plan.signs]
        assert [value for _, value in rules.stats] == shown


@pytest.mark.parametrize("room", [(540, 110), (520, 104)])
def test_every_realm_can_be_read_on_its_banner(deck: RulesCardDeck, room: tuple[int, int]) -> None:
    """All sentences of a Realm, in the room it has in the smallest window."""
    realms = [card for card in deck.cards if deck.cards.game(card).printed(card).kind == "Realm"]
    assert len(realms) == 60
    assert [card for card in realms if deck.kind(card, 540, 110) != "stage"] == []


def test_an_item_shows_the_numbers_that_matter_now(deck: RulesCardDeck) -> None:
    weapon = deck.cards.game("salt-pitted-billhook").printed("salt-pitted-billhook").tags
    fight, road = (deck.says("salt-pitted-billhook", when=now).matter for now in ("fight", "road"))
    assert fight == (("crossed-swords", weapon["Damage"]),)
    assert road == (
        ("weight", weapon["Weight"]),
        *((("two-coins", weapon["Value"]),) * ("Value" in weapon)),
    )
    assert deck.says("salt-pitted-billhook").matter is None


def test_every_number_has_a_sign(deck: RulesCardDeck) -> None:
    nothing = sign_in("no such sign", QRectF(0, 0, 1, 1))
    for card in deck.cards:
        rules = deck.says(card)
        for name in (rules.sign, *(name for name, _ in rules.stats)):
            assert sign_in(name, QRectF(0, 0, 1, 1)) != nothing, (card, name)


def test_all_words_stand_on_paper_in_nine_points(deck: RulesCardDeck) -> None:
    for card in deck.cards:
        setting = set_up(PAPER, deck.says(card))
        assert setting.fits, card
        assert setting.words.defaultFont().pixelSize() >= int(SMALLEST_TYPE * PAPER.width()), card
        assert PAPER.contains(setting.text)
        assert not setting.art.intersects(setting.text)


@pytest.mark.sampled
@pytest.mark.parametrize("width", [40, 80, 140])
def test_faces_are_painted_whole(deck: RulesCardDeck, width: int) -> None:
    for card in Random(width).sample(list(deck.cards), 40):
        image = _face(deck, card, width)
        at = [(x, y) for x in range(4, width - 4, 3) for y in range(4, image.height() - 4, 3)]
        assert all(qAlpha(image.pixel(x, y)) == 255 for x, y in at), card
        assert len({image.pixel(x, y) for x, y in at}) > 30, card


@pytest.mark.slow
def test_no_two_pictures_are_the_same(deck: RulesCardDeck) -> None:
    seen = {card: _patches(deck.image(PICTURE + card, 120, 96), 12) for card in deck.cards}
    distance, nearest = _nearest(seen)
    assert distance > 4, (nearest, distance)


def test_a_composed_picture_is_always_the_same_and_another_for_another_card(
    deck: RulesCardDeck,
) -> None:
    places = read_places(ART / "places.toml")
    printed = Printed("Loot", epithet="Melee Weapon")

    def made(card: str) -> object:
        return compose(card, "Lead Pipe", printed, deck.plan, places)

    assert made("pipe") == made("pipe")
    assert made("pipe") != made("pipe-2")


@pytest.mark.parametrize(
    ("title", "seen"),
    [
        ("Salt-Pitted Billhook", "billhook"),
        ("Mask of the Eldest Mourner", "mask"),
        ("A Bell Too Many", "bell"),
        ("Wasp Bow", "bow"),
    ],
)
def test_a_name_says_what_is_seen(deck: RulesCardDeck, title: str, seen: str) -> None:
    places = read_places(ART / "places.toml")
    for card in "abcde":
        recipe = compose(card, title, Printed("Loot"), deck.plan, places)
        assert recipe.props[-1].prop == seen


def test_the_plan_names_only_what_there_is(deck: RulesCardDeck) -> None:
    places = read_places(ART / "places.toml")
    families = frame.read_families(ART / "frames.toml")
    plan = read_plan(ART / GAME / PLAN)
    assert list(findings(plan, places, PROPS, families)) == []
    game = game_called(GAME)
    assert {game.printed(card).kind.lower() for card in deck.cards} <= set(plan.kinds)


def test_an_unknown_prop_is_told_with_the_nearest(deck: RulesCardDeck) -> None:
    plan = Plan({}, {}, names={"bow": ("bov",)})
    assert list(findings(plan, (), PROPS, ())) == ["bow: no prop 'bov'; did you mean 'bow'?"]


def test_recipes_by_hand_are_for_cards_that_there_are(deck: RulesCardDeck) -> None:
    assert set(deck.recipes) <= set(deck.cards)
    kinds = [game_called(GAME).printed(card).kind for card in deck.recipes]
    assert kinds.count("Traitor God") == 14
    assert kinds.count("Character") == 23


def test_high_contrast_paints_them_in_other_tones(deck: RulesCardDeck) -> None:
    bold = _loaded(contrast=True)
    for card in ("quiet-ossel", "wasp-bow"):
        assert _face(bold, card, 140) != _face(deck, card, 140)


def test_the_table_shows_them_in_their_own_shape(deck: RulesCardDeck, tmp_path: Path) -> None:
    faces = Faces(*chosen("", tmp_path, lambda said: None))
    shaped = faces.shaped(dressing(GAME).tall)
    shown = shaped.pixmap_now("wasp-bow", 140).toImage()
    assert shown.height() == round(140 * HEIGHT)
    same = _face(deck, "wasp-bow", 140)
    assert shown.convertToFormat(same.format()) == same
    tarot = faces.pixmap_now("wands-3", 140).toImage()
    assert tarot.height() == round(140 * 12 / 7)
    assert shaped.pixmap_now("back:rust", 140).height() == round(140 * HEIGHT)
