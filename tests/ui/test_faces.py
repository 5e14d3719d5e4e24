"""The faces of the tarot: every recipe can be painted, and every card is told from every other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter

from assets.drawings import emblem, glyphs
from assets.drawings.places import read_places
from assets.drawings.recipe import ART, Recipe, RecipeError, Thing, findings, read_how, read_recipes
from assets.drawings.scene import paint_scene
from assets.drawings.shapes import PROPS
from assets.drawings.staging import room_of, stand
from ui.base import fonts
from ui.faces import blank, frame, rules_card
from ui.faces.own_decks import Deck, backs, load_deck
from ui.faces.rules_card import SMALLEST_TYPE, paint_rules_card, set_up
from ui.faces.said_on_cards import RulesCard

SUITS = {"wands": "wand", "cups": "cup", "swords": "sword", "pentacles": "pentacle"}
RANKS = [*map(str, range(1, 11)), "page", "knight", "queen", "king"]
TAROT = [f"major-{n}" for n in range(22)] + [f"{suit}-{rank}" for suit in SUITS for rank in RANKS]
HAND = 140  # the width of a card in a hand, in pixels


@pytest.fixture(scope="module")
def deck() -> Deck:
    if QGuiApplication.instance() is None:
        globals()["_app"] = QGuiApplication([])  # kept for the life of the tests
    return load_deck("tarot")


def _face(deck: Deck, card: str, width: int) -> QImage:
    return deck.image(card, width, round(width * blank.HEIGHT))


def _pixels(deck: Deck, card: str, width: int, side: int) -> list[tuple[int, int, int]]:
    """The face as *side* by *side* mean colours."""
    image = _face(deck, card, width).convertToFormat(QImage.Format.Format_RGB32)
    small = image.scaled(
        side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    at = [small.pixelColor(x, y) for y in range(side) for x in range(side)]
    return [(c.red(), c.green(), c.blue()) for c in at]


def test_every_card_of_the_tarot_has_a_face(deck: Deck) -> None:
    assert sorted(deck.cards) == sorted(TAROT)


def test_every_prop_of_a_recipe_can_be_built(deck: Deck) -> None:
    for card, recipe in deck.cards.items():
        assert recipe.props, card
        for thing, how in recipe.drawn:
            assert not room_of(thing.prop, int(how.seed)).isEmpty(), (card, thing.prop)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("count", range(1, 11))
def test_a_number_card_shows_its_count(deck: Deck, suit: str, count: int) -> None:
    recipe = deck.cards[f"{suit}-{count}"]
    assert recipe.count(SUITS[suit]) == count
    for other in SUITS.values():
        assert other == SUITS[suit] or recipe.count(other) == 0


@pytest.mark.parametrize("suit", SUITS)
def test_no_counted_thing_is_hidden_outside_the_window(deck: Deck, suit: str) -> None:
    window = QRectF(0, 0, 577, 1000)
    for count in range(1, 11):
        for thing, how in deck.cards[f"{suit}-{count}"].drawn:
            if thing.prop.split("-")[0] != SUITS[suit]:
                continue
            room = stand(window, thing, how).mapRect(room_of(thing.prop, int(how.seed)))
            seen = room.intersected(window)
            share = seen.width() * seen.height() / (room.width() * room.height())
            assert share > 0.6, (suit, count, thing)
            assert how.alpha == 1
            assert thing.size > 0.05


def test_faces_differ_pairwise_at_hand_size(deck: Deck) -> None:
    """No two faces are nearer than a tenth of the mean distance, seen as 12 by 12 patches."""
    seen = {card: _pixels(deck, card, HAND, 12) for card in deck.cards}

    def apart(a: str, b: str) -> float:
        pairs = zip(seen[a], seen[b], strict=True)
        return sum(abs(p[k] - q[k]) for p, q in pairs for k in range(3)) / (3 * 144)

    distances = {pair: apart(*pair) for pair in combinations(seen, 2)}
    mean = sum(distances.values()) / len(distances)
    nearest = min(distances, key=lambda pair: distances[pair])
    assert mean > 25
    assert distances[nearest] > 8, (nearest, distances[nearest])


def test_the_same_recipe_paints_the_same_pixels(deck: Deck) -> None:
    again = load_deck("tarot")
    for card in ("major-18", "cups-7", "swords-10"):
        assert _face(deck, card, HAND) == _face(again, card, HAND)


def test_a_seed_varies_what_the_recipe_leaves_open(deck: Deck) -> None:
    place = read_places(ART / "places.toml")["winter pass"]
    images = []
    for seed in (1, 2):
        image = QImage(120, 200, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_scene(painter, QRectF(image.rect()), Recipe("a", "winter pass", seed=seed), place)
        painter.end()
        images.append(image)
    assert images[0] != images[1]


@pytest.mark.parametrize("width", [70, HAND, 280, 700])
def test_names_fit_their_room(deck: Deck, width: int) -> None:
    card = QRectF(0, 0, width, width * blank.HEIGHT)
    room = frame.name_room(card)
    for recipe in deck.cards.values():
        metrics = QFontMetricsF(frame.name_font(card, recipe))
        assert metrics.horizontalAdvance(recipe.name.upper()) <= room.width() + 0.5, recipe.name
        assert metrics.capHeight() <= room.height()


def test_a_small_card_shows_a_simple_face(deck: Deck) -> None:
    assert _pixels(deck, "cups-3", 48, 8) != _pixels(deck, "cups-4", 48, 8)


@pytest.mark.parametrize("back", backs())
def test_a_back_does_not_show_which_way_round_it_lies(deck: Deck, back: str) -> None:
    image = _face(deck, back, 210).convertToFormat(QImage.Format.Format_RGB32)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    worst = max(
        abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness())
        for y in range(0, image.height() // 2, 3)
        for x in range(0, image.width(), 3)
    )
    assert worst <= 24  # antialiasing at edges


def test_high_contrast_paints_the_same_card_in_other_tones(deck: Deck) -> None:
    bold = load_deck("tarot", contrast=True)
    assert _face(bold, "wands-1", HAND) != _face(deck, "wands-1", HAND)


def test_high_contrast_frames_are_white_and_dark_things_leave_the_ground(deck: Deck) -> None:
    bold = load_deck("tarot", contrast=True)
    for card in ("major-7", "cups-3"):
        paper = _face(bold, card, HAND).pixelColor(14, 226)
        assert min(paper.red(), paper.green(), paper.blue()) > 235, paper.name()
    for name, place in read_places(ART / "places.toml").items():
        few = place.in_few_tones()
        assert few.named["deep"].lightness() - few.named["ink"].lightness() > 60, name


def test_findings_name_file_card_fault_and_the_nearest_name() -> None:
    recipe = Recipe("A", "red uplnd", props=(Thing("wnd", 0, 0, 1, "mirrr"),))
    found = findings("x.toml", {"x-1": recipe}, {"red upland"}, {"wand"})
    assert found == [
        "x.toml: x-1: no place 'red uplnd'; did you mean 'red upland'?",
        "x.toml: x-1: no prop 'wnd'; did you mean 'wand'?",
        "x.toml: x-1: wnd: 'mirrr' is not a word of a prop; did you mean 'mirror'?",
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[x-1", "x.toml: "),
        ('[x-1]\nname = "A"', "x-1: Object missing required field `place`"),
        ('[x-1]\nname = "A"\nplace = "b"\nprobs = []', "unknown field `probs`"),
        ('[x-1]\nname = "A"\nplace = "b"\nprops = [["wand", 1]]', "x-1: "),
    ],
)
def test_a_bad_recipe_file_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "x.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(RecipeError, match=r"x\.toml") as refused:
        read_recipes(path)
    assert said in str(refused.value)


def test_a_prop_word_needs_a_number() -> None:
    with pytest.raises(RecipeError, match="not a number"):
        read_how("turn=left")


def test_every_prop_stands_in_unit_space(deck: Deck) -> None:
    """A foot near the ground and a height of about one: else `size` would not mean height."""
    for name in PROPS:
        room = room_of(name, 0)
        assert 0.75 <= room.height() <= 1.35, (name, room)
        assert -0.3 <= room.bottom() <= 0.25, (name, room)


def test_typefaces_are_found_with_their_extended_letters(deck: Deck) -> None:
    assert {fonts.CAPITALS, fonts.BOOK, fonts.PLAIN, fonts.OLD_FACE} <= set(fonts.load_fonts())
    for family in (fonts.CAPITALS, fonts.BOOK, fonts.PLAIN):
        metrics = QFontMetricsF(fonts.font(family, 20))
        assert all(metrics.inFontUcs4(ord(letter)) for letter in "AzéŁőş"), family


def test_emblems_fill_their_box() -> None:
    for name, icon in emblem.emblems().items():
        room = emblem.emblem(name).boundingRect()
        assert icon.author, name
        assert 0.5 < max(room.width(), room.height()) <= 1.001, name


@pytest.mark.parametrize(
    ("data", "room"),
    [
        ("M0 0h10v10h-10z", (0, 0, 10, 10)),
        ("m1 1 2 0 0 2z", (1, 1, 2, 2)),
        ("M0 5a5 5 0 0110 0z", (0, 0, 10, 5)),
        ("M0 0C0 10 10 10 10 0S20-10 20 0", (0, -7.5, 20, 15)),
        ("M0 0Q5 10 10 0T20 0", (0, -5, 20, 10)),
    ],
)
def test_svg_paths_are_read(data: str, room: tuple[float, float, float, float]) -> None:
    found = emblem.read_path(data).boundingRect()
    assert (found.x(), found.y(), found.width(), found.height()) == pytest.approx(room, abs=0.05)


@pytest.mark.parametrize("data", ["1 2", "M 1", "M0 0 L 1 2 3"])
def test_a_broken_svg_path_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"command|numbers"):
        emblem.read_path(data)


@pytest.mark.parametrize("suit", SUITS.values())
def test_suit_signs_fill_their_box(suit: str) -> None:
    room = glyphs.glyph(suit).boundingRect()
    assert 0.85 < max(room.width(), room.height()) < 1.15


def _rules(text: str) -> RulesCard:
    art = Recipe("Lantern", "old cellar", props=(Thing("lantern", 0.5, 0.9, 0.7),))
    return RulesCard("Reliquary Lantern", "Treasure", text, art, (("hearts", "9"),))


@pytest.mark.parametrize("words", [4, 40, 70])
@pytest.mark.parametrize("width", [140, 480])
def test_rules_text_shrinks_and_the_picture_gives_way_until_it_fits(
    deck: Deck, words: int, width: int
) -> None:
    rules = _rules(" ".join(["**Reveal** a card."] * (words // 3)))
    setting = set_up(QRectF(0, 0, width, width * rules_card.HEIGHT), rules)
    assert setting.fits
    assert setting.art.bottom() < setting.text.top()
    assert setting.words.defaultFont().pixelSize() >= int(SMALLEST_TYPE * width)


def test_a_picture_is_larger_beside_few_words(deck: Deck) -> None:
    card = QRectF(0, 0, 280, 280 * rules_card.HEIGHT)
    few, many = (set_up(card, _rules("Reveal the next card. " * n)) for n in (1, 14))
    assert few.art.height() > many.art.height() * 1.3


def test_rules_text_that_cannot_fit_says_so(deck: Deck) -> None:
    card = QRectF(0, 0, 280, 280 * rules_card.HEIGHT)
    assert not set_up(card, _rules("Reveal the next card. " * 200)).fits


def test_a_rules_card_is_painted_whole(deck: Deck) -> None:
    rules = _rules("Reveal the next card.")
    place = read_places(ART / "places.toml")["old cellar"].as_in(rules.art)
    image = QImage(280, round(280 * rules_card.HEIGHT), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    family = frame.read_families(ART / "frames.toml")["major"]
    paint_rules_card(painter, QRectF(image.rect()), rules, place, family)
    painter.end()
    middle = [image.pixelColor(140, y) for y in range(2, image.height() - 2)]
    assert all(colour != Qt.GlobalColor.magenta for colour in middle)
    assert len({colour.name() for colour in middle}) > 100
