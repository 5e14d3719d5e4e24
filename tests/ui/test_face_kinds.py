"""Which kind of face a card has: by what its type would measure, never by its width alone."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from tabletop.packs.game_folders import folder_of
from tabletop.play.shelf.game_shelf import game_called
from tests.ui.loaded import whole
from ui.base import fonts
from ui.faces import own_decks, rules_deck
from ui.faces.banner_card import LOW, set_up_banner
from ui.faces.blank import HEIGHT as TALL
from ui.faces.face_names import KINDS, FaceName, for_party, for_text, id_of, of_kind, read_face
from ui.faces.faces import Faces
from ui.faces.fields_card import set_up_fields
from ui.faces.game_decks import deck_of
from ui.faces.item_card import set_up_item
from ui.faces.own_decks import RulesDeck
from ui.faces.rules_card import HEIGHT, set_up
from ui.faces.rules_deck import RulesCardDeck
from ui.faces.rules_tarot import fits, typeset
from ui.faces.stage_card import set_up_stage
from ui.faces.stage_tarot import set_up_stage as set_up_tarot
from ui.faces.type_size import LEGIBLE, X_HEIGHTS, least, tight

RULES = ("restless", "scenario", "darkest")
WIDTHS = (60, 80, 100, 130, 160, 190, 220, 250, 280, 310, 340, 370, 400)
FEW = {
    "restless": ("toll-badger", "comb-of-nettles", "shrapnel-mass", "blackberry-dark"),
    "scenario": ("barrel-wall", "the-sexton", "mudling", "three-cold-lamps"),
    "darkest": ("talisman", "toll-goblin", "minstrel"),
}


@pytest.fixture(scope="module", autouse=True)
def app() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    return found


def _deck(game: str) -> RulesCardDeck:
    return whole(rules_deck.loading(game, game))


def _held(deck: RulesCardDeck, card: str, wanted: FaceName, room: QRectF) -> str:
    """The kind of face that *card* has in *room*; all that it then says is read, and fits."""
    kind = deck.kind(str(wanted), round(room.width()), round(room.height()))
    says, read = deck.says(card), LEGIBLE * wanted.text
    if says.fields and kind in ("real", "stage"):
        family = fonts.BOOK if kind == "real" else fonts.PLAIN
        of = set_up_fields(room, says, wanted.text, staged=kind == "stage")
        if not of.fits:
            read = LEGIBLE * tight(wanted.text)
            of = set_up_fields(room, says, tight(wanted.text), staged=True)
        assert of.fits, (card, room)
        assert of.size * X_HEIGHTS[family] >= read, (card, room)
        upper, lower = (field.room for field in of.fields)
        assert upper.bottom() <= of.band.top() + 0.5 <= of.band.bottom() + 1 <= lower.top() + 1.5
        assert room.contains(upper)
        assert room.contains(lower)
    elif kind == "real":
        setting = set_up(room, says, least(fonts.BOOK, wanted.text))
        assert setting.fits, (card, room)
        if says.text:
            assert setting.pixels * X_HEIGHTS[fonts.BOOK] >= read, (card, room)
        if setting.flavour is not None:
            assert setting.flavour.defaultFont().pixelSize() * X_HEIGHTS[fonts.BOOK] >= read
            together = setting.words.size().height() * bool(says.text)
            assert together + setting.flavour.size().height() <= setting.text.height() + 0.5, card
    elif kind == "stage":
        low = room.height() < LOW * room.width()
        stage = (set_up_banner if low else set_up_stage)(room, says, wanted.text)
        if not says.text and room.width() < 130 * wanted.text:  # no better on a stage so small
            sizes = wanted.text, tight(wanted.text)
            assert any(set_up_item(room, says, n).is_read(n) for n in sizes), (card, room)
            return kind
        if not stage.fits:
            read = LEGIBLE * tight(wanted.text)
            stage = (set_up_banner if low else set_up_stage)(room, says, tight(wanted.text))
        assert stage.fits, (card, room)
        assert stage.words.defaultFont().pixelSize() * X_HEIGHTS[fonts.BOOK] >= read, card
        assert stage.words.idealWidth() <= stage.text.width() + 0.5, "no word is parted"
        over = stage.foot.bottom() <= stage.text.top()  # beside the name
        assert over or stage.text.bottom() <= stage.foot.top() + 0.5
        assert not stage.art.intersects(stage.text), card
        assert room.contains(stage.text.united(stage.foot)), card
    elif kind == "item" and not says.fields:
        sizes = wanted.text, tight(wanted.text)
        assert any(set_up_item(room, says, n).is_read(n) for n in sizes), (card, room)
    return kind


def _better(card: str, kinds: list[str]) -> None:
    """More room, no worse a face."""
    worth = [KINDS.index(kind) for kind in kinds]  # type: ignore[arg-type]
    assert worth == sorted(worth, reverse=True), (card, kinds)


@pytest.mark.parametrize("game", RULES)
def test_a_face_says_what_is_read_and_fits(game: str) -> None:
    deck = _deck(game)
    for card in FEW[game]:
        kinds = [
            _held(deck, card, FaceName(card), QRectF(0, 0, w, round(w * HEIGHT)))
            for w in (50, 110, 160, 220, 400)
        ]
        _better(card, kinds)
        assert kinds[-1] == "real"
        assert kinds[0] in ("item", "chip")


@pytest.mark.slow
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", RULES)
def test_every_face_of_every_game_says_what_is_read_and_fits(game: str, text: float) -> None:
    deck = _deck(game)
    seen: dict[int, Counter[str]] = {width: Counter() for width in WIDTHS}
    for card in deck.cards:
        for width in WIDTHS:
            room = QRectF(0, 0, width, round(width * HEIGHT))
            seen[width][_held(deck, card, FaceName(card, text=text), room)] += 1
            _held(deck, card, FaceName(card, text=text), QRectF(0, 0, width, round(width * 0.3)))
    for width, kinds in seen.items():
        print(f"{game} at {text:g}, {width} px:", *(f"{k} {kinds[k]}" for k in KINDS if kinds[k]))
    if text == 1:
        assert seen[400]["real"] + seen[400]["stage"] == len(deck.cards)
        assert seen[60]["real"] < len(deck.cards) / 4


@pytest.mark.slow
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_tarot_with_rules_says_what_is_read_and_fits(text: float) -> None:
    steps = deck_of(folder_of("parsifal"), "tarot")
    assert steps is not None
    deck = whole(steps())
    assert isinstance(deck, RulesDeck)
    for card in deck.cards:
        for width in WIDTHS:
            room, words = QRectF(0, 0, width, round(width * TALL)), deck.says(card)
            kind = deck.kind(for_text(card, text), width, round(width * TALL))
            if kind == "real":
                setting = typeset(room, words, least(fonts.BOOK, text))
                assert fits(room, words, setting)
                assert setting.font.pixelSize() * X_HEIGHTS[fonts.BOOK] >= LEGIBLE * text
            elif kind == "stage":
                said = words, replace(words, quests=())  # how quests stand is seen on the card
                tried = [set_up_tarot(room, each, n) for n in (text, tight(text)) for each in said]
                of = next(of for of in tried if of.fits)
                assert of.column.pixels * X_HEIGHTS[fonts.BOOK] >= LEGIBLE * tight(text)
                assert room.contains(of.text.united(of.art))


def test_larger_texts_ask_for_more_room_and_take_no_sentence_away() -> None:
    deck = _deck("restless")
    size = 220, round(220 * HEIGHT)
    kinds = [deck.kind(for_text("comb-of-nettles", text), *size) for text in (0.75, 1.0, 2.0, 3.0)]
    assert kinds == ["real", "real", "stage", "stage"]
    assert [tight(text) for text in (0.75, 1.0, 2.0, 3.0)] == [0.75, 1.0, 1.0, 1.5]
    narrow = deck.kind(for_text("comb-of-nettles", 3.0), 100, round(100 * HEIGHT))
    assert narrow in ("item", "chip"), "smaller than that nothing is written"


def test_no_word_is_parted_and_a_card_without_words_takes_none_from_its_row() -> None:
    deck = _deck("darkest")
    assert [deck.kind("book-of-weather", wide, 400) for wide in (80, 100)] == ["item", "stage"]
    assert not deck.says("wolf").text
    assert deck.kind("wolf", 80, 160) == "stage", "it says all that it has to say"


def test_a_row_is_of_one_kind_and_that_all_can_have() -> None:
    deck = _deck("restless")
    faces = Faces(lambda: _one(deck))
    faces.finish()
    row, tall = ("comb-of-nettles", "shrapnel-mass", "toll-badger"), HEIGHT
    assert faces.kind(row, 220, tall=tall) == "real", "until the deck is there"
    faces.pixmap_now(row[0], 60, tall=tall)
    alone = [faces.kind([card], 220, tall=tall) for card in row]
    assert set(alone) == {"real", "stage"}
    kind = faces.kind(row, 220, tall=tall)
    assert kind == "stage"
    asked = [of_kind(card, kind) for card in row]
    assert {deck.kind(face, 220, round(220 * tall)) for face in asked} == {"stage"}
    assert faces.shaped(tall).kind(row, 30) == "chip"


def _one(deck: RulesCardDeck):  # type: ignore[no-untyped-def]
    yield
    return deck


def test_a_boss_says_its_health_for_this_party() -> None:
    deck = _deck("scenario")
    assert deck.says("the-sexton").rows[1].stats[0] == ("hearts", "4+6/hero")
    told = [row.stats[0][1] for row in deck.says("the-sexton", 3).rows]
    assert told == ["18", "22"]
    size = 220, 307
    assert deck.image("the-sexton", *size) != deck.image(for_party("the-sexton", 3), *size)
    assert deck.image("mudling", *size) == deck.image(for_party("mudling", 3), *size)


def test_a_game_tells_how_many_play_of_cards_to_which_that_matters() -> None:
    game, asked = game_called("scenario"), list[str]()

    class Asked(Faces):
        def pixmap(self, card: str, width: int, *, dpr: float = 1.0, tall: float = TALL) -> QPixmap:
            asked.append(card)
            return super().pixmap(card, width, dpr=dpr, tall=tall)

    deck = _deck("scenario")
    shaped = Asked(lambda: _one(deck)).shaped(HEIGHT, lambda card: 3 * game.printed(card).by_party)
    for card in ("the-abbot", "x2:item:the-sexton", "mudling", "back:night"):
        shaped.pixmap(card, 60)
    assert asked == ["of3:the-abbot", "x2:of3:item:the-sexton", "mudling", "back:night"]


def test_the_index_of_a_tarot_is_read_on_its_full_face_and_large_on_a_smaller_one() -> None:
    deck = own_decks.load_deck("tarot")
    assert [deck.kind("cups-3", w, round(w * TALL)) for w in (60, 90, 100, 140)] == [
        "item",
        "item",
        "real",
        "real",
    ]
    assert deck.kind(for_text("cups-3", 2), 140, 240) == "item"
    assert deck.kind("chip:cups-3", 140, 240) == "chip"
    with pytest.raises(KeyError):
        deck.kind("no-card", 90, 150)


@pytest.mark.parametrize(
    ("face", "read"),
    [
        ("the-sexton", FaceName("the-sexton")),
        ("x1.5:of3:stage:the-sexton", FaceName("the-sexton", "stage", 1.5, 3)),
        ("picture:pack@1f/card", FaceName("pack@1f/card", "picture")),
        ("back:night", FaceName("back:night")),
        ("", FaceName("")),
        ("x1.2.3:odd", FaceName("x1.2.3:odd")),
    ],
)
def test_what_is_wanted_of_a_face_is_written_before_it(face: str, read: FaceName) -> None:
    assert read_face(face) == read
    assert str(read) == face
    assert id_of(face) == read.card


def test_what_is_wanted_is_written_once() -> None:
    assert of_kind(of_kind("a", "stage"), "item") == "item:a"
    assert for_text(for_text("item:a", 2), 1) == "item:a"
    assert for_party(for_text("a", 2), 4) == "x2:of4:a"
