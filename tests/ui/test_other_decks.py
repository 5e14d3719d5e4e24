"""Decks in the public Tarot Deck format: good ones are shown, damaged ones do no harm."""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from ui.faces import picture_reader
from ui.faces.chosen_decks import chosen
from ui.faces.deck_files import DeckError, DeckFiles, find_deck, find_decks, libraries
from ui.faces.faces import Faces, NotYet
from ui.faces.other_decks import OtherDeck, lacking
from ui.faces.picture_reader import BadPicture, as_card, read_picture

TOML = '[deck]\nschema_version = "2.0"\nname = "Plain"\nversion = "1"\n'
RED, BLUE, GREEN = QColor(200, 30, 30), QColor(30, 30, 200), QColor(20, 160, 40)
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="110" height="190">{}</svg>'


@pytest.fixture(scope="module", autouse=True)
def app() -> QApplication:
    found = QApplication.instance() or QApplication([])
    assert isinstance(found, QApplication)
    return found


class Own:
    """Our own deck: every card green."""

    cards = ("major-0", "major-8", "major-11", "wands-1", "cups-10", "swords-king")

    def image(self, card: str, across: int, down: int) -> QImage:
        if card not in (*self.cards, "back:night"):
            raise KeyError(card)
        return _plain(GREEN, across, down)


def _plain(colour: QColor, across: int = 110, down: int = 190) -> QImage:
    image = QImage(across, down, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image


def _put(path: Path, colour: QColor, across: int = 110, down: int = 190) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    assert _plain(colour, across, down).save(str(path))
    return path


def _made(folder: Path, toml: str = TOML) -> Path:
    folder.mkdir(parents=True)
    (folder / "deck.toml").write_text(toml, "utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A deck of a few cards in the folder `plain`."""
    made = _made(tmp_path / "decks" / "plain")
    _put(made / "h190" / "major_arcana" / "00.png", RED)
    _put(made / "h190" / "minor_arcana" / "wands" / "ace.jpg", RED)
    _put(made / "h190" / "minor_arcana" / "cups" / "TEN.PNG", RED)
    return made


def _middle(image: QImage) -> QColor:
    return image.pixelColor(image.width() // 2, image.height() // 2)


def _near(image: QImage, colour: QColor) -> bool:
    seen = _middle(image)
    pairs = zip(seen.getRgb()[:3], colour.getRgb()[:3], strict=True)
    return all(abs(one - other) < 12 for one, other in pairs)


class Waited:
    """*deck*, its pictures waited for."""

    def __init__(self, deck: OtherDeck) -> None:
        self.files, self.cards, self._deck = deck.files, deck.cards, deck

    def image(self, card: str, across: int, down: int) -> QImage:
        end = time.monotonic() + 60
        while True:
            try:
                return self._deck.image(card, across, down)
            except NotYet:
                assert time.monotonic() < end
                time.sleep(0.005)


def _deck(folder: Path, told: list[str] | None = None) -> Waited:
    return Waited(OtherDeck(DeckFiles(folder), Own(), (told if told is not None else []).append))


# --- good decks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["major-0", "wands-1", "cups-10"])
def test_cards_are_found_by_their_place(folder: Path, card: str) -> None:
    image = _deck(folder).image(card, 140, 240)
    assert image.size() == QSize(140, 240)
    assert _near(image, RED)
    assert image.pixelColor(0, 0).alpha() == 0


def test_what_a_deck_lacks_is_shown_by_ours(folder: Path) -> None:
    deck = _deck(folder)
    assert _near(deck.image("swords-king", 140, 240), GREEN)
    assert _near(deck.image("back:night", 140, 240), GREEN)
    assert lacking(deck.files, deck.cards) == ["major-8", "major-11", "swords-king"]
    with pytest.raises(KeyError):
        deck.image("dragons-1", 140, 240)


def test_the_fittest_size_is_taken(folder: Path) -> None:
    _put(folder / "h380" / "major_arcana" / "00.png", BLUE, 220, 380)
    files = DeckFiles(folder)
    heights = {down: next(files.pictures("major-0", down)) for down in (100, 190, 240, 900)}
    assert [path.parts[-3] for path in heights.values()] == ["h190", "h190", "h380", "h380"]


def test_a_file_that_cannot_be_read_gives_way_to_the_next(folder: Path) -> None:
    _put(folder / "h380" / "major_arcana" / "00.png", BLUE).write_bytes(b"\x89PNG\r\n\x1a\nno")
    told: list[str] = []
    assert _near(_deck(folder, told).image("major-0", 220, 380), RED)
    assert len(told) == 1


def test_formats_are_taken_in_their_order(folder: Path) -> None:
    _put(folder / "h190" / "major_arcana" / "00.jpg", BLUE)
    _put(folder / "h190" / "major_arcana" / "00.webp", BLUE)
    (folder / "h190" / "major_arcana" / "00.tiff").write_bytes(b"II*\0")
    names = [path.name for path in DeckFiles(folder).pictures("major-0", 190)]
    assert names == ["00.png", "00.webp", "00.jpg"]


def test_the_format_that_qt_does_not_know_is_read_too(folder: Path) -> None:
    picture = folder / "h190" / "major_arcana" / "08.avif"
    Image.new("RGB", (110, 190), (30, 30, 200)).save(picture)
    assert _near(_deck(folder, []).image("major-8", 110, 190), BLUE)
    picture.write_bytes(picture.read_bytes()[:60])
    told: list[str] = []
    assert _near(_deck(folder, told).image("major-8", 110, 190), GREEN)
    assert len(told) == 1


def test_a_drawing_is_drawn(folder: Path) -> None:
    drawing = folder / "scalable" / "major_arcana" / "08.svg"
    drawing.parent.mkdir(parents=True)
    drawing.write_text(SVG.format('<rect width="110" height="190" fill="#1e1ec8"/>'), "utf-8")
    assert _near(_deck(folder).image("major-8", 140, 240), BLUE)


def test_the_back_is_the_one_that_the_deck_names(tmp_path: Path) -> None:
    backs = (
        '[card_backs]\ndefault = "new"\n[card_backs.variants.old]\nimage = "card_backs/a.png"\n'
        '[card_backs.variants.new]\nimage = "card_backs/b.png"\n'
    )
    folder = _made(tmp_path / "deck", TOML + backs)
    _put(folder / "card_backs" / "a.png", RED)
    _put(folder / "card_backs" / "b.png", BLUE)
    assert _near(_deck(folder).image("back:night", 140, 240), BLUE)


def test_a_back_lying_there_needs_no_name(folder: Path) -> None:
    _put(folder / "card_backs" / "classic.png", BLUE)
    assert _near(_deck(folder).image("back:night", 140, 240), BLUE)


def test_an_older_deck_may_exchange_justice_and_strength(tmp_path: Path) -> None:
    moved = '[remap_major_arcana]\n08 = "justice"\n11 = "strength"\n'
    folder = _made(tmp_path / "deck", TOML.replace("2.0", "1.0") + moved)
    _put(folder / "h190" / "major_arcana" / "08.png", BLUE)
    _put(folder / "h190" / "major_arcana" / "11.png", RED)
    assert _near(_deck(folder).image("major-8", 140, 240), RED)
    assert _near(_deck(folder).image("major-11", 140, 240), BLUE)


def test_a_deck_may_prefer_a_variant(tmp_path: Path) -> None:
    folder = _made(tmp_path / "deck", TOML + '[card_variants."major_arcana.00"]\ndefault = "b"\n')
    _put(folder / "h190" / "major_arcana" / "00.png", RED)
    _put(folder / "h190" / "major_arcana" / "00.b.png", BLUE)
    assert _near(_deck(folder).image("major-0", 140, 240), BLUE)


@pytest.mark.parametrize(("across", "trimmed"), [(110, True), (125, False), (300, False)])
def test_pictures_are_trimmed_a_little_or_bordered_but_never_bent(
    across: int, trimmed: bool
) -> None:
    picture = _plain(RED, across, 190)
    card = as_card(picture, 140, 240)
    assert _near(card, RED)
    edge = card.pixelColor(70, 1).red() > 150 and card.pixelColor(1, 120).red() > 150
    assert edge == trimmed
    if across == 300:  # as high as its width allows
        rows = [y for y in range(240) if card.pixelColor(70, y).red() > 150]
        assert len(rows) == pytest.approx(140 * 190 / 300, abs=2)


# --- where decks lie -----------------------------------------------------------------------------


def test_decks_are_looked_for_where_the_format_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_DIRS", f"{tmp_path / 'one'}:{tmp_path / 'two'}:not/absolute:")
    assert libraries() == [tmp_path / base / "tarot" / "decks" for base in ("home", "one", "two")]
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.delenv("XDG_DATA_DIRS")
    assert libraries()[0] == Path.home() / ".local/share/tarot/decks"
    assert libraries()[1:] == [Path("/usr/local/share/tarot/decks"), Path("/usr/share/tarot/decks")]


def test_the_earlier_of_two_decks_of_one_name_wins(folder: Path, tmp_path: Path) -> None:
    second = _made(tmp_path / "more" / "plain").parent
    other = _made(second / "other")
    (second / "no deck").mkdir()
    (second / "deck.toml").write_text(TOML)
    assert find_decks([folder.parent, second, tmp_path / "none"]) == [folder, other]
    assert find_deck("plain", [folder.parent, second]) == folder


@pytest.mark.parametrize("name", ["..", "../decks/plain", "", "gone", "a/b", "a\\b", "\0", "/"])
def test_a_deck_that_is_not_there_is_told_of(folder: Path, name: str) -> None:
    with pytest.raises(DeckError, match="no deck"):
        find_deck(name, [folder.parent])


# --- damaged and hostile decks -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        (b"[deck", "not valid TOML"),
        (b"", "schema_version"),
        (b"deck = 3\n", "schema_version"),
        (TOML.replace("2.0", "3.0").encode(), "versions 1 and 2"),
        (TOML.encode("utf-16"), "UTF-8"),
        (b'[deck]\nname = "\xff"\n', "UTF-8"),
        (b"a = " + b"[" * 100_000, "nested too deeply"),
        (b"#" * 1_000_001, "too large"),
    ],
)
def test_a_damaged_description_is_named_with_its_fault(
    tmp_path: Path, toml: bytes, said: str
) -> None:
    folder = _made(tmp_path / "bad")
    (folder / "deck.toml").write_bytes(toml)
    with pytest.raises(DeckError, match=r"bad/deck\.toml") as refused:
        DeckFiles(folder)
    assert said in str(refused.value)


def test_an_overlong_name_is_cut_to_one_line(tmp_path: Path) -> None:
    folder = _made(tmp_path / "deck", TOML.replace("Plain", "A\\n\\u202e\\u0007" + "x" * 500))
    name = DeckFiles(folder).name
    assert name.startswith("A x")
    assert len(name) <= 80
    assert name.isprintable()


@pytest.mark.parametrize(
    "path", ["../secret.png", "/etc/passwd", "a/../../secret.png", "C:/x.png", "a\\b", "\\u0000"]
)
def test_no_path_leads_out_of_the_deck(tmp_path: Path, path: str) -> None:
    _put(tmp_path / "secret.png", BLUE)
    said = path.replace("\\b", "\\\\b")
    folder = _made(tmp_path / "deck", f'{TOML}[card_backs.variants.a]\nimage = "{said}"\n')
    assert list(DeckFiles(folder).backs()) == []


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_no_link_leads_out_of_the_deck(folder: Path, tmp_path: Path) -> None:
    outside = _put(tmp_path / "secret" / "08.png", BLUE)
    (folder / "h190" / "major_arcana" / "08.png").symlink_to(outside)
    (folder / "h190" / "minor_arcana" / "swords").symlink_to(outside.parent)
    _put(outside.parent / "king.png", BLUE)
    os.mkfifo(folder / "h190" / "major_arcana" / "11.png")
    deck = _deck(folder)
    for card in ("major-8", "major-11", "swords-king"):
        assert _near(deck.image(card, 140, 240), GREEN)
    (folder / "deck.toml").unlink()
    (folder / "deck.toml").symlink_to(outside)
    with pytest.raises(DeckError, match="link out of"):
        DeckFiles(folder)


def test_a_cut_picture_is_told_of_once_and_replaced(folder: Path) -> None:
    path = folder / "h190" / "major_arcana" / "00.png"
    path.write_bytes(path.read_bytes()[:90])
    told: list[str] = []
    deck = _deck(folder, told)
    for _ in range(2):
        assert _near(deck.image("major-0", 140, 240), GREEN)
    (sentence,) = told
    assert sentence.startswith(
        "Plain: h190/major_arcana/00.png cannot be shown, because it is damaged."
    )


@pytest.mark.parametrize("size", [(3, 190), (2000, 20)])
def test_pictures_of_no_card_are_refused(tmp_path: Path, size: tuple[int, int]) -> None:
    with pytest.raises(BadPicture, match="not have the shape of a card"):
        read_picture(_put(tmp_path / "a.png", RED, *size), QSize(140, 240))


def test_huge_pictures_are_refused_before_they_are_decoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _put(tmp_path / "a.png", RED)
    raw = bytearray(path.read_bytes())
    raw[16:24] = (60_000).to_bytes(4, "big") * 2  # a lie in the head, whose checksum now is wrong
    path.write_bytes(raw)
    with pytest.raises(BadPicture):
        read_picture(path, QSize(140, 240))
    monkeypatch.setattr(picture_reader, "LARGEST", 100)
    with pytest.raises(BadPicture, match="too large"):
        read_picture(_put(tmp_path / "b.png", RED), QSize(140, 240))


def test_a_picture_is_known_by_its_content(tmp_path: Path) -> None:
    drawing = tmp_path / "a.png"
    drawing.write_text(SVG.format(""), "utf-8")
    with pytest.raises(BadPicture, match="known format"):
        read_picture(drawing, QSize(140, 240))
    jpeg = _put(tmp_path / "b.jpg", RED).rename(tmp_path / "b.png")
    assert _near(read_picture(jpeg, QSize(140, 240)), RED)


# --- choosing ------------------------------------------------------------------------------------


@pytest.fixture
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    library = folder.parent
    monkeypatch.setattr("ui.faces.deck_files.libraries", lambda: [library])

    def own(contrast: bool) -> Generator[None, None, Own]:
        yield
        return Own()

    monkeypatch.setattr("ui.faces.chosen_decks._load_tarot", own)
    return folder


def test_a_chosen_deck_is_on_the_table(installed: Path, tmp_path: Path) -> None:
    told: list[str] = []
    faces = Faces(*chosen("plain", tmp_path / "cache", told.append))
    assert _near(faces.pixmap_now("major-0", 140).toImage(), RED)
    assert _near(faces.pixmap_now("swords-king", 140).toImage(), GREEN)
    assert not told


def test_a_chosen_deck_leaves_the_cards_of_games_alone(installed: Path, tmp_path: Path) -> None:
    own, other = (Faces(*chosen(name, tmp_path / "cache", print)) for name in ("", "plain"))
    for card in ("parsifal", "grail"):
        shown = other.pixmap_now(card, 140).toImage()
        assert shown == own.pixmap_now(card, 140).toImage()
        assert not _near(shown, GREEN)


def test_a_chosen_deck_that_is_damaged_gives_way_to_ours(installed: Path, tmp_path: Path) -> None:
    (installed / "deck.toml").write_text("[deck")
    told: list[str] = []
    faces = Faces(*chosen("plain", tmp_path / "cache", told.append))
    assert _near(faces.pixmap_now("major-0", 140).toImage(), GREEN)
    (sentence,) = told
    assert "plain/deck.toml is not valid TOML" in sentence
    assert sentence.endswith("Until then our own cards are shown.")


def test_a_changed_picture_is_shown_at_the_next_start(installed: Path, tmp_path: Path) -> None:
    faces = Faces(*chosen("plain", tmp_path / "cache", print))
    assert _near(faces.pixmap_now("major-0", 140).toImage(), RED)
    _put(installed / "h190" / "major_arcana" / "00.png", BLUE, 112, 190)
    again = Faces(*chosen("plain", tmp_path / "cache", print))
    assert _near(again.pixmap_now("major-0", 140).toImage(), BLUE)
