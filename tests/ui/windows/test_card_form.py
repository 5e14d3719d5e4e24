"""Writing cards into the form: taken down one by one, kept as a pack, played with."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from saves import pack_folder
from saves.folders import folders
from tabletop import new_game
from tabletop.packs import library
from tabletop.packs.cards import required
from tabletop.play.adaptation.packs_in_play import game_of_sheets, kinds_of, options_for
from ui.program.packs_controller import page_of_packs
from ui.windows.card_fields import groups
from ui.windows.card_form import CardForm, as_sheet
from ui.windows.packs_page import PacksPage
from ui.windows.sentence_box import SentenceBox


@pytest.fixture
def page(tmp_path: Path) -> PacksPage:
    QApplication.instance() or QApplication([])
    made = page_of_packs(folders(tmp_path), [], lambda off: None, None)
    made.resize(400, 760)
    made.show()
    return made


def opened(page: PacksPage) -> CardForm:
    page.write_wanted.emit()
    (form,) = page.findChildren(CardForm)
    QApplication.processEvents()
    return form


def field(form: CardForm, name: str) -> QWidget:
    """What is called *name* by those who cannot see it."""
    return next(each for each in form.findChildren(QWidget) if each.accessibleName() == name)


def write(form: CardForm, title: str, initiative: int, *lost: str) -> None:
    """A card by keys: Enter adds it."""
    name, number = field(form, "Title"), field(form, "Initiative")
    assert isinstance(name, QLineEdit)
    assert isinstance(number, QSpinBox)
    QTest.keyClicks(name, title)
    number.setValue(initiative)
    for half in lost:
        box = field(form, f"{half}: Lost")
        assert isinstance(box, QCheckBox)
        box.setChecked(True)
    QTest.keyClick(name, Qt.Key.Key_Return)


def test_what_is_asked_stands_under_headings() -> None:
    model = next(kind for kind in kinds_of(game_of_sheets()).values() if kind.usual)
    assert [heading for heading, _ in groups(model)] == ["Title", "Initiative", "Top", "Bottom"]


def test_cards_that_are_written_are_kept_as_a_pack_and_played_with(
    page: PacksPage, tmp_path: Path
) -> None:
    form = opened(page)
    QTest.keyClicks(form.sheet, "Mud Golem")
    write(form, "Clay Fist", 30, "Top")
    active, charges = field(form, "Bottom: Active"), field(form, "Bottom: Charges")
    assert isinstance(active, QComboBox)
    assert isinstance(charges, QSpinBox)
    active.setCurrentIndex(active.findData("persistent"))
    charges.setValue(3)
    write(form, "Slow Bulk", 80)
    QTest.keyClick(form, Qt.Key.Key_Escape)
    QApplication.processEvents()
    (place,) = pack_folder.lying(folders(tmp_path))
    assert place.name == "mud-golem"
    (pack,) = pack_folder.packs_for(folders(tmp_path), game_of_sheets())
    library.add(pack)
    session = new_game(game_of_sheets(), seats=1, seed=1, options=options_for([pack]))
    session.answer("class Mud golem")
    cards = [session.game.printed(card.name) for card in session.table["hand:0"]]
    fist, bulk = ([part.marks for part in each.fields] for each in cards)
    assert fist == [{"lost": 0}, {}]
    assert bulk == [{}, {"persistent": 3}]


@pytest.mark.parametrize(
    ("title", "initiative", "told"),
    [("", 30, "lacks"), ("Fist", 0, "initiative"), ("Clay Fist", 30, "already used")],
)
def test_what_is_wrong_with_a_card_is_told_and_it_stays_in_the_form(
    page: PacksPage, title: str, initiative: int, told: str
) -> None:
    form = opened(page)
    write(form, "Clay Fist", 30)
    write(form, title, initiative)
    assert told in form._wrong.text()
    name = field(form, "Title")
    assert isinstance(name, QLineEdit)
    assert name.text() == title
    assert form._done.text() == "1: Clay Fist"
    form.close()


def test_the_last_card_can_be_taken_back_and_nothing_is_kept_of_none(
    page: PacksPage, tmp_path: Path
) -> None:
    form = opened(page)
    write(form, "Clay Fist", 30, "Bottom")
    form.undo.click()
    box, name = field(form, "Bottom: Lost"), field(form, "Title")
    assert isinstance(box, QCheckBox)
    assert isinstance(name, QLineEdit)
    assert (box.isChecked(), name.text()) == (True, "Clay Fist")
    form.close()
    assert pack_folder.lying(folders(tmp_path)) == []


def test_a_second_sheet_of_a_foreign_pack_s_name_is_kept_under_another(
    page: PacksPage, tmp_path: Path
) -> None:
    there = folders(tmp_path).packs / "mud-golem"
    (there / "cards").mkdir(parents=True)
    (there / "pack.toml").write_text('id = "mud-golem"\ntitle = "Theirs"\ngame = "keeper"\n')
    (there / "cards" / "x.csv").write_bytes(as_sheet([{"name": "Axe", "initiative": "5"}]))
    form = opened(page)
    QTest.keyClicks(form.sheet, "Mud Golem")
    write(form, "Clay Fist", 30)
    form.close()
    names = sorted(place.name for place in pack_folder.lying(folders(tmp_path)))
    assert names == ["mud-golem", "mud-golem-2"]


def test_a_name_that_many_packs_have_gets_a_number(page: PacksPage, tmp_path: Path) -> None:
    there = folders(tmp_path).packs
    for number in range(1, 30):
        id = f"my-cards-{number}" if number > 1 else "my-cards"
        (there / id).mkdir(parents=True)
        about = f'id = "{id}"\ntitle = "Other {number}"\nauthor = "X"\ngame = "keeper"\n'
        (there / id / "pack.toml").write_text(about)
    form = opened(page)
    write(form, "Clay Fist", 30)
    form.close()
    (sheet,) = there.glob("my-cards-30/cards/*.csv")
    assert "Clay Fist" in sheet.read_text()


def test_cards_that_cannot_be_kept_stay_in_the_form(
    page: PacksPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders(tmp_path).packs.write_text("a file lies where the folder should")
    form = opened(page)
    for number in range(12):
        write(form, f"Card {number}", 10 + number)
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert form.isVisible()
    assert form._done.text().startswith("12: ")
    told = form._wrong.text()
    assert "The cards are not saved yet. The pack could not be copied to" in told
    assert "there is a file where a folder should be" in told
    assert "game" not in told
    picked = tmp_path / "elsewhere.csv"
    monkeypatch.setattr("ui.windows.card_form.file_to_write", lambda *_: picked)
    form.elsewhere.click()
    assert not form.isVisible()
    assert picked.read_text().count("Card ") == 12


def test_cards_that_cannot_be_kept_may_be_thrown_away(page: PacksPage, tmp_path: Path) -> None:
    folders(tmp_path).packs.write_text("x")
    form = opened(page)
    write(form, "Clay Fist", 30)
    form.close()
    assert form.isVisible()
    form.without.click()
    assert not form.isVisible()


def test_a_sheet_that_is_dropped_is_taken_in_as_a_pack(page: PacksPage, tmp_path: Path) -> None:
    sheet = tmp_path / "Reed Cutter.csv"
    sheet.write_bytes(as_sheet([{"title": "Sickle", "initiative": "21", "top lost": "yes"}]))
    page.dropped.emit(sheet)
    for _ in range(3000):
        QTest.qWait(10)
        if found := pack_folder.lying(folders(tmp_path)):
            break
    assert [place.name for place in found] == ["reed-cutter"]
    (pack,) = pack_folder.packs_for(folders(tmp_path), game_of_sheets())
    assert [card.name for card in pack.cards.values()] == ["Sickle"]


@pytest.mark.parametrize("how", ["Escape", "Done", "the frame"])
def test_the_form_is_gone_once_it_is_closed(page: PacksPage, how: str) -> None:
    """It gave its cards and stayed, so that nothing behind it could be reached any more."""
    form = opened(page)
    match how:
        case "Escape":
            QTest.keyClick(form, Qt.Key.Key_Escape)
        case "Done":
            form.close_.click()
        case _:
            form.close()
    assert not form.isVisible()
    assert QApplication.activeModalWidget() is None


def test_a_text_is_written_from_the_words_that_are_offered_and_played_with(
    page: PacksPage, tmp_path: Path
) -> None:
    form = opened(page)
    form.game.setCurrentIndex(form.game.findData("tower"))
    form.kind.setCurrentIndex(form.kind.findData("number"))
    QTest.keyClicks(form.sheet, "Ash")
    name, box = form._fields["name"], form._fields["text"]
    assert isinstance(box, SentenceBox)
    QTest.keyClicks(name, "Ten of Ash")
    form._fields["suit"].setCurrentIndex(1)  # type: ignore[attr-defined]
    form._fields["rank"].setValue(10)  # type: ignore[attr-defined]
    QTest.keyClicks(box, "Deal 3 magic d")
    assert box.offering
    QTest.keyClick(box, Qt.Key.Key_Tab)
    QTest.keyClicks(box, "to the F")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.toPlainText() == "Deal 3 magic damage to the Foe "
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClicks(box, ". Sing a song.")
    assert not box.offering
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert form._done.text() == "1: Ten of Ash", form._wrong.text()
    assert form._wrong.text().endswith("what the rules do not: Sing a song.")
    assert not form.game.isEnabled()
    form.undo.click()
    assert box.toPlainText() == "Deal 3 magic damage to the Foe. Sing a song."
    form.add.click()
    QTest.keyClick(form, Qt.Key.Key_Escape)
    (pack,) = pack_folder.packs_for(folders(tmp_path), "tower")
    assert [card.name for card in pack.cards.values()] == ["Ten of Ash"]


@pytest.mark.parametrize("game", ["tower", "restless", "scenario"])
def test_every_kind_of_card_has_a_form(page: PacksPage, game: str) -> None:
    form = opened(page)
    form.game.setCurrentIndex(form.game.findData(game))
    for number in range(form.kind.count()):
        form.kind.setCurrentIndex(number)
        model = kinds_of(game)[form.kind.itemData(number)]
        assert {*required(model)} - {"id"} <= {*form._fields} | {*model.drawn}
        assert {*model.texts} <= {*form._fields}
