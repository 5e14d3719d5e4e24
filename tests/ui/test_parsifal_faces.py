"""The faces of Parsifal's tarots: each is painted, says what the game prints, and is told apart."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, qAlpha

from assets.drawings.staging import room_of
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.loaded import whole
from ui.base import fonts
from ui.faces import blank, rules_tarot
from ui.faces import store as storing
from ui.faces.chosen_decks import chosen
from ui.faces.face_names import for_text, of_kind
from ui.faces.faces import Faces
from ui.faces.game_decks import words_on
from ui.faces.own_decks import Deck, RulesDeck, loading
from ui.faces.rules_tarot import STRIP, TEXT_ENDS, Words, art_room, text_room, title_room, typeset
from ui.faces.stage_tarot import set_up_stage
from ui.faces.strip_tarot import is_read, set_up_strip
from ui.faces.type_size import least, tight

GAME = "parsifal"
KINDS = (
    "amfortas ferris gamuret gawan gurnemanz herzeleide klingsor kundry parsifal swan titurel "
    "balm bow bread grail horn spear wine"
)
COPIES = {"charmer": 6, "knight": 2, "squire": 4}
CARDS = [*KINDS.split(), *(f"{kind}-{n + 1}" for kind, most in COPIES.items() for n in range(most))]
PRINT = 827  # pixels across a card of 70 mm at 300 dots an inch
HAND = 140
LARGE = 420  # as it is printed


def _loaded(contrast: bool = False) -> Deck:
    return whole(loading(GAME, contrast=contrast, says=partial(words_on, GAME)))


@pytest.fixture(scope="module")
def deck() -> Deck:
    return _loaded()


def _card(width: int) -> QRectF:
    return QRectF(0, 0, width, width * blank.HEIGHT)


def _face(deck: Deck, card: str, width: int) -> QImage:
    return deck.image(card, width, round(width * blank.HEIGHT))


def _patches(image: QImage, side: int) -> list[tuple[int, int, int]]:
    """The picture as *side* by *side* mean colours."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    small = plain.scaled(
        side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    at = [small.pixelColor(x, y) for y in range(side) for x in range(side)]
    return [(c.red(), c.green(), c.blue()) for c in at]


def _apart(a: list[tuple[int, int, int]], b: list[tuple[int, int, int]]) -> float:
    """The mean difference of a channel of a patch, 0-255."""
    return sum(abs(p[k] - q[k]) for p, q in zip(a, b, strict=True) for k in range(3)) / 3 / len(a)


def test_every_tarot_has_a_recipe_and_nothing_else_has(deck: Deck) -> None:
    assert sorted(deck.cards) == sorted(CARDS)
    assert len(CARDS) == 30


@pytest.mark.sampled
@pytest.mark.parametrize("width", [48, HAND, 280])
def test_every_tarot_is_painted_whole(deck: Deck, width: int) -> None:
    for card in CARDS:
        image = _face(deck, card, width)
        at = [(x, y) for x in range(6, width - 6, 4) for y in range(6, image.height() - 6, 4)]
        assert all(qAlpha(image.pixel(x, y)) == 255 for x, y in at), card
        assert len({image.pixel(x, y) for x, y in at}) > 30, card


def test_every_prop_of_a_recipe_can_be_built(deck: Deck) -> None:
    for card, recipe in deck.cards.items():
        assert recipe.props, card
        for thing, how in recipe.drawn:
            assert not room_of(thing.prop, int(how.seed)).isEmpty(), (card, thing.prop)


@pytest.mark.parametrize("card", CARDS)
def test_a_face_says_what_the_game_prints(card: str) -> None:
    printed, words = game_called(GAME).printed(card), words_on(GAME, card)
    assert words.skills == printed.sentences
    assert words.quests == printed.quests
    assert words.epithet == printed.epithet
    assert words.house == printed.kind.lower()
    assert bool(words.quests) != words.at_foot
    kind, _, number = card.partition("-")
    assert words.title == kind.capitalize()
    assert words.copy == int(number or 0)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("width", [HAND, 280, PRINT])
def test_words_stand_in_their_room_in_type_of_nine_points(
    deck: Deck, card: str, width: int
) -> None:
    face, words = _card(width), words_on(GAME, card)
    setting, room = typeset(face, words), text_room(face, words)
    assert setting.foot <= room.bottom() + 0.5
    assert setting.font.pixelSize() >= int(9 * 25.4 / 72 / 70 * width)
    metrics = QFontMetricsF(setting.font)
    texts = [line.text for line in setting.lines]
    assert texts == [*words.skills, *words.quests]
    for line in setting.lines:
        widest = max(metrics.horizontalAdvance(word) for word in line.text.split())
        assert widest <= line.room.width()
        assert room.contains(line.room)
    for before, after in zip(setting.lines, setting.lines[1:], strict=False):
        assert before.room.bottom() <= after.room.top()


@pytest.mark.parametrize("card", CARDS)
def test_words_are_seen_where_cards_lie_on_cards(deck: Deck, card: str) -> None:
    face, words = _card(280), words_on(GAME, card)
    setting, title, art = typeset(face, words), title_room(face, words), art_room(face, words)
    if words.at_foot:
        assert title.top() >= face.height() * (1 - STRIP)
        assert art.bottom() <= title.top()
    else:
        assert setting.foot <= face.height() * TEXT_ENDS
        assert art.top() >= face.height() * TEXT_ENDS
    assert face.contains(art)
    assert not art.intersects(title)


@pytest.mark.parametrize("width", [48, 84])
def test_a_small_artifact_has_its_name_at_its_very_foot(deck: Deck, width: int) -> None:
    """The edge of what it is tucked under lies over the upper part of the strip that is seen."""
    face = _face(deck, "grail", width)
    at, high = round(0.09 * width), face.height()
    bar, above = (face.pixelColor(at, round(high * (1 - part))) for part in (0.06, 0.24))
    assert bar.lightness() < 110
    assert above.lightness() > 180


def test_a_long_name_on_a_small_card_is_narrow_and_as_tall_as_others(deck: Deck) -> None:
    def high(card: str) -> int:
        """How many rows of the bar of the name have letters."""
        face = _face(deck, card, 84)
        rows = range(round(0.06 * 84), round(0.3 * 84))
        light = [any(face.pixelColor(x, y).lightness() > 210 for x in range(8, 76)) for y in rows]
        return sum(light)

    assert high("gurnemanz") >= high("gamuret") - 1
    assert high("herzeleide") >= high("parsifal") - 1


def test_letters_get_narrower_as_little_as_they_need(deck: Deck) -> None:
    def narrow(words: str) -> float:
        return fonts.narrowness(fonts.PLAIN, words, 60.0, 14)

    assert narrow("Swan") == 1.0
    assert fonts.NARROWEST < narrow("Gurnemanz") < 1.0
    assert narrow("Zaubermädchen 4") == fonts.NARROWEST


def test_text_that_cannot_fit_runs_over_and_says_so(deck: Deck) -> None:
    words = Words("Long", "garden", skills=("Lock any character of any player. " * 40,))
    assert typeset(_card(280), words).foot > text_room(_card(280), words).bottom()


def test_what_is_left_to_the_players_is_marked_with_a_hand(deck: Deck) -> None:
    words = Words("Odd", "garden", skills=("Sing.", "Dance."), by_hand=("Sing.",))
    marks = [line.mark for line in typeset(_card(280), words).lines]
    assert marks == ["hand", "lozenge"]


@pytest.mark.parametrize("width", [48, HAND])
def test_no_two_tarots_are_confused(deck: Deck, width: int) -> None:
    """Seen as 16 by 16 patches; copies of one kind, too, for their pictures differ."""
    seen = {card: _patches(_face(deck, card, width), 16) for card in CARDS}
    distances = {(a, b): _apart(seen[a], seen[b]) for a, b in combinations(CARDS, 2)}
    nearest = min(distances, key=lambda pair: distances[pair])
    assert distances[nearest] > 6, (nearest, distances[nearest])


def test_pictures_alone_tell_the_tarots_apart(deck: Deck) -> None:
    seen = {}
    for card in CARDS:
        room = art_room(_card(HAND), words_on(GAME, card)).toAlignedRect()
        seen[card] = _patches(_face(deck, of_kind(card, "item"), HAND).copy(room), 12)
    distances = {(a, b): _apart(seen[a], seen[b]) for a, b in combinations(CARDS, 2)}
    nearest = min(distances, key=lambda pair: distances[pair])
    assert distances[nearest] > 12, (nearest, distances[nearest])


def test_copies_differ_in_their_number(deck: Deck) -> None:
    """The disc of the number, alone, is another on each copy."""
    for kind, most in COPIES.items():
        bar = title_room(_card(280), words_on(GAME, f"{kind}-1")).toAlignedRect()
        bar.setLeft(bar.right() - bar.height())
        discs = [_face(deck, f"{kind}-{n + 1}", 280).copy(bar) for n in range(most)]
        for a, b in combinations(discs, 2):
            assert _apart(_patches(a, 16), _patches(b, 16)) > 2, kind


def test_high_contrast_paints_them_in_other_tones(deck: Deck) -> None:
    bold = _loaded(contrast=True)
    for card in ("kundry", "grail"):
        assert _face(bold, card, HAND) != _face(deck, card, HAND)
        bar = title_room(_card(LARGE), words_on(GAME, card))
        paper = _face(bold, card, LARGE).pixelColor(round(bar.left()) + 3, round(bar.bottom()) + 4)
        assert min(paper.red(), paper.green(), paper.blue()) > 200, paper.name()


def test_both_games_faces_come_from_the_deck_of_the_table(deck: Deck, tmp_path: Path) -> None:
    faces = Faces(*chosen("", tmp_path, lambda said: None))
    for card in ("parsifal", "wands-3"):
        shown = faces.pixmap_now(card, HAND).toImage()
        assert shown != blank.stand_in(card, shown.width(), shown.height()).toImage()
    same = _face(deck, "parsifal", HAND)
    assert faces.pixmap_now("parsifal", HAND).toImage().convertToFormat(same.format()) == same


def test_kept_faces_are_painted_anew_when_a_sentence_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("assets/art", "assets/games/some/cards"):
        (tmp_path / folder).mkdir(parents=True)
    card = tmp_path / "assets/games/some/cards/a.toml"
    card.write_text("Free any character.")
    monkeypatch.setattr(storing, "ROOT", tmp_path)
    before = storing.stamp("x")
    assert storing.stamp("x") == before
    card.write_text("Free any captive.")
    assert storing.stamp("x") != before


def test_type_of_nine_points_is_what_it_says() -> None:
    assert pytest.approx(9) == rules_tarot.SMALLEST_TYPE * 70 / 25.4 * 72


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_card_says_as_much_as_is_read_in_rooms_of_all_shapes(deck: Deck, text: float) -> None:
    """All of it, else what it may do, else its name; and of what is held in a strip the name."""
    assert isinstance(deck, RulesDeck)
    wordy, least_type = deck.says("squire-1"), least(fonts.BOOK, tight(text))
    said = {}
    for wide, high in ((640, 430), (340, 320), (300, 215), (230, 270), (160, 270), (110, 120)):
        room = QRectF(0, 0, wide * text, high * text)
        told = (wordy, replace(wordy, quests=()))
        stages = [set_up_stage(room, each, n) for n in (text, tight(text)) for each in told]
        kind = deck.kind(for_text("squire-1", text), round(room.width()), round(room.height()))
        assert (kind == "stage") == any(of.fits for of in stages), (wide, high)
        said[wide, high] = next((len(of.column.lines) for of in stages if of.fits), 0)
        for of in stages:
            if of.fits:
                assert of.column.pixels >= least_type
                assert room.contains(of.text.united(of.art))
                assert not of.art.intersects(of.text) or of.art.isEmpty()
    lines = [6, 6, 3, 3, 3, 0] if text == 1 else [6, 6, 3, 3, 3, 3]
    assert [*said.values()] == lines, "large, as long as that has room"
    for card in ("squire-1", "gurnemanz", "spear"):
        for wide, high in ((300, 36), (230, 36), (110, 27)):
            room = QRectF(0, 0, wide * text, high * text)
            strip = set_up_strip(room, deck.says(card), text)
            assert is_read(strip, text), (card, wide)
            assert room.contains(strip.name)
            assert not strip.name.intersects(strip.art)
            assert not strip.name.intersects(strip.copy)
