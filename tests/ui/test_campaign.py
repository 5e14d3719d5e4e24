"""A campaign in the real window: by mouse, by keys, killed in between, and played again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox, QWidget

from saves.campaign import CampaignSave
from saves.campaign_summary import campaigns
from saves.folders import folders
from saves.summary import binned
from tabletop.bots.luck import Luck
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.sitting import WRITE
from tests.architecture.sources import ROOT
from tests.play.nights import begun
from tests.saves.sittings import play_night
from tests.ui.hands import LEFT, Hands
from tests.ui.looking import words_on
from tests.ui.reading import words_in
from ui.base.settings import Settings
from ui.program.app import App

Answer = Callable[[Hands, str], None]


def window(data: Path) -> Hands:
    """The program on *data*, with hands on it."""
    app = App(folders(data), Settings(reduced_motion=True, curtain="never"), data / "settings.json")
    app.looks.wear()
    app.shell.resize(1280, 720)
    app.shell.show()
    QCursor.setPos(0, 0)
    return Hands(app)


def put_away(hands: Hands) -> None:
    assert not hands.app.faults
    hands.app.shell.close()
    hands.app.shell.deleteLater()
    QApplication.processEvents()


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    made = window(tmp_path)
    yield made
    put_away(made)


def ledger(hands: Hands) -> Ledger:
    campaign = hands.app.campaign
    assert campaign is not None
    return campaign.ledger


# --- hands ----------------------------------------------------------------------------------------


def by_mouse(hands: Hands, key: str) -> None:
    hands.take(key)


def by_keys(hands: Hands, key: str) -> None:
    """Type the number of the answer, as the panel shows it."""
    panel = hands.game.window.decision
    number = [option.key for option in hands.decision.options].index(key) + 1
    if panel.asks_for_words:
        QTest.keyClick(panel.focusWidget() or panel, Qt.Key.Key_Tab)
        hands.press(hands.decision.options[number - 1].label, panel)
        return
    hands.key(str(number))


def play_out(hands: Hands, answer: Answer, luck: Luck) -> None:
    """Play the open sitting up to the question whether it is written down."""
    while hands.decision.options[0].key != WRITE:
        hands.rest()
        if hands.decision.kind == "text":
            hands.write("Gull")
        else:
            answer(hands, luck.choice(hands.decision.legal()).key)
        hands.rest()


def press_by_keys(hands: Hands, words: str, page: QWidget | None = None) -> None:
    """Walk with Tab to the button that says *words*, and press Space."""
    for _ in range(120):
        focused = QApplication.focusWidget() or hands.app.shell.focusWidget()
        if isinstance(focused, QAbstractButton) and words_on(focused).startswith(words):
            QTest.keyClick(focused, Qt.Key.Key_Space)
            QApplication.processEvents()
            return
        QTest.keyClick(focused or page or hands.app.shell, Qt.Key.Key_Tab)
    raise AssertionError(f"the focus never comes to {words!r}")


def press_by_mouse(hands: Hands, words: str) -> None:
    """Click the button whose words begin so."""
    QApplication.processEvents()
    made = hands.app.shell.findChildren(QAbstractButton)
    button = next(b for b in made if b.isVisible() and words_on(b).startswith(words))
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def ask(hands: Hands, words: str) -> QMessageBox:
    """The question that stands over the window, of which *words* are a part."""
    QApplication.processEvents()
    box = next(each for each in hands.app.shell.findChildren(QMessageBox) if each.isVisible())
    assert words in box.text() + box.informativeText()
    return box


# --- three sittings -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "press"),
    [
        pytest.param(by_mouse, press_by_mouse, id="mouse", marks=pytest.mark.slow),
        pytest.param(by_keys, press_by_keys, id="keys"),
    ],
)
def test_three_sittings_from_setting_up_to_the_end(
    hands: Hands, answer: Answer, press: Callable[[Hands, str], None]
) -> None:
    app, luck = hands.app, Luck(4)
    app.set_up("nights")
    QApplication.processEvents()
    assert "Three nights of ten minutes." in words_in(app.shell)
    press(hands, "Start")
    for number in range(1, 4):
        hands.rest()
        assert len(ledger(hands).sittings) == number
        hands.key("Ctrl+Z")
        begins = "the campaign begins" if number == 1 else f"sitting {number} begins"
        assert begins in hands.game.window.said
        play_out(hands, answer, luck)
        asked = words_in(hands.game.window.decision)
        assert "This will be written into the campaign" in asked
        answer(hands, WRITE)
        hands.rest()
        assert ledger(hands).open is None
        page = words_in(app.shell)
        assert "Recorded in the campaign" in page
        if number < 3:
            press(hands, "Next: ")
    assert "The campaign is over." in page
    assert ledger(hands).stands.over
    press(hands, "To the gallery")
    shown = words_in(app.shell)
    assert "Sitting 3 of 3: The Night in the Church. The campaign is over." in shown
    assert not any(words_on(b) == "Next sitting" for b in app.shell.findChildren(QAbstractButton))


CHILD = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
QApplication([])
import tests.toys
from tabletop.bots.luck import Luck
from tests.ui.test_campaign import by_mouse, play_out, window

hands = window(Path(sys.argv[1]))
hands.app.set_up("nights")
QApplication.processEvents()
hands.press("Start")
play_out(hands, by_mouse, Luck(4))
print(hands.game.bridge.session.table.count("held"), flush=True)
if sys.argv[2] == "written":
    hands.take("write")
    print("written", flush=True)
hands.until(lambda: False, "the end of this program", 60)
"""


@pytest.mark.sampled
@pytest.mark.skipif(sys.platform == "win32", reason="no process is killed so there")
@pytest.mark.parametrize("when", ["asked", "written"])
def test_a_program_killed_at_the_end_of_a_sitting_goes_on_where_it_was(
    tmp_path: Path, when: str
) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path), when],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    held = child.stdout.readline().strip()
    assert held
    assert when == "asked" or child.stdout.readline() == "written\n"
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    hands = window(tmp_path)
    hands.app.show_gallery()
    QApplication.processEvents()
    if when == "asked":
        press_by_keys(hands, "Go on")
        hands.rest()
        assert str(hands.game.bridge.session.table.count("held")) == held
        by_keys(hands, WRITE)
        hands.rest()
        press_by_keys(hands, "Next: ")
    else:
        press_by_keys(hands, "Saved games")
        press_by_keys(hands, "Next sitting")
    hands.rest()
    assert len(ledger(hands).sittings) == 2
    assert str(ledger(hands).stands.counted("omens")) == held
    put_away(hands)


# --- a sitting played again -----------------------------------------------------------------


def test_a_sitting_is_played_again_from_the_table_after_it_was_asked_what_is_lost(
    hands: Hands,
) -> None:
    app = hands.app
    save = CampaignSave.begin(app.files, begun(2))
    play_night(save, 1)
    save.next(3)
    save.close()
    app.campaigns.open(save.folder)
    hands.rest()
    play_out(hands, by_keys, Luck(1))
    hands.take(WRITE)
    hands.rest()
    came = ledger(hands).stands
    hands.press("Look back")
    hands.key("Ctrl+Z")
    assert "You can replay it from its start" in hands.game.window.said
    hands.game.does["sitting_again"].trigger()
    box = ask(hands, "is removed from the campaign")
    assert box.defaultButton() is not None
    assert words_on(box.defaultButton()) == "Cancel"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert ledger(hands).stands == came
    hands.game.does["sitting_again"].trigger()
    ask(hands, "the sitting goes to the bin")
    hands.press("Replay")
    hands.rest()
    assert ledger(hands).open is not None
    assert ledger(hands).sittings[1].begun == 2
    assert [each.name for each in binned(app.files)] == [
        f"Sitting 2 of {save.folder.name}, replayed"
    ]
    play_out(hands, by_keys, Luck(1))
    hands.take(WRITE)
    hands.rest()
    assert ledger(hands).stands == came, "the same luck and the same answers"


def test_what_was_ended_by_hand_is_written_down_only_when_players_say_so(hands: Hands) -> None:
    app = hands.app
    save = CampaignSave.begin(app.files, begun(2))
    save.close()
    app.campaigns.open(save.folder)
    hands.rest()
    hands.game.bridge.hands.override("end", winners=[0], words="Enough for today.", rule="")
    hands.rest()
    page = words_in(app.shell)
    assert "Not yet recorded in the campaign" in page
    assert ledger(hands).open is not None
    hands.press("To the gallery")
    assert "Ended by hand, not yet recorded." in words_in(app.shell)
    hands.press("Go on")
    hands.rest()
    hands.press("Look back")
    hands.key("Ctrl+Z")
    hands.rest()
    assert not hands.game.bridge.session.over, "it could still be taken back"
    hands.game.bridge.hands.override("end", winners=[0], words="Enough for today.", rule="")
    hands.rest()
    hands.press("Record it in the campaign")
    assert ledger(hands).open is None
    assert "Recorded in the campaign" in words_in(app.shell)
    hands.press("Next: The Night on the Hill")
    hands.rest()
    assert len(ledger(hands).sittings) == 2


# --- the gallery ----------------------------------------------------------------------------


@pytest.fixture
def shown(hands: Hands) -> Hands:
    """The gallery with a campaign whose first sitting has ended."""
    save = CampaignSave.begin(hands.app.files, begun(2))
    play_night(save, 1)
    save.close()
    hands.app.show_gallery()
    QApplication.processEvents()
    return hands


def test_the_gallery_shows_a_campaign_as_one_thing(shown: Hands) -> None:
    words = words_in(shown.app.shell)
    stands = campaigns(shown.app.files.campaigns)[0].ledger
    assert stands is not None
    for part in ("Sitting 1 of 3: The Night on the Shore", "Ada, Bo", "Ended: ", "Living: The "):
        assert part in words
    names = [b.accessibleName() for b in shown.app.shell.findChildren(QAbstractButton)]
    for way in ("Next sitting", "Look back", "Read the log", "Replay sitting 1…", "Rename"):
        assert any(name.startswith(f"{way}: Three Nights") for name in names), way


def test_to_continue_an_ended_sitting_shows_its_last_page_and_begins_no_other(
    shown: Hands,
) -> None:
    shown.press("Continue")
    shown.rest()
    assert len(ledger(shown).sittings) == 1
    assert "Recorded in the campaign" in words_in(shown.app.shell)
    press_by_mouse(shown, "Next: ")
    shown.rest()
    assert len(ledger(shown).sittings) == 2


def test_the_log_is_read_by_keys(shown: Hands) -> None:
    press_by_keys(shown, "Saved games")
    press_by_keys(shown, "Read the log")
    dialog = next(each for each in shown.app.shell.findChildren(QDialog) if each.isVisible())
    words = words_in(dialog)
    assert "1. The Night on the Shore" in words
    assert "A Hand Bell may be used from now on." in words
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_a_campaign_is_renamed_deleted_and_put_back(shown: Hands) -> None:
    press_by_keys(shown, "Saved games")
    press_by_keys(shown, "Rename")
    line = QApplication.focusWidget() or shown.app.shell.focusWidget()
    assert line is not None
    QTest.keyClicks(line, "Our Nights")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert "Our Nights · Three Nights" in words_in(shown.app.shell)
    press_by_keys(shown, "Delete")
    assert not campaigns(shown.app.files.campaigns)
    assert "Moved to the bin." in words_in(shown.app.shell)
    QTest.keySequence(shown.app.shell, "Ctrl+Z")  # type: ignore[call-overload]
    QApplication.processEvents()
    assert campaigns(shown.app.files.campaigns)[0].name == "Our Nights"


def test_where_there_is_none_the_gallery_says_how_to_begin_one(hands: Hands) -> None:
    hands.app.show_gallery()
    QApplication.processEvents()
    assert "Games with campaigns offer one" in words_in(hands.app.shell)


def test_a_campaign_that_is_open_elsewhere_or_damaged_says_so(shown: Hands) -> None:
    folder = campaigns(shown.app.files.campaigns)[0].path
    elsewhere = CampaignSave(folder, shown.app.files)
    shown.app.opening.open_path(folder)
    ask(shown, "open in another window").close()
    elsewhere.close()
    QApplication.processEvents()
    for path in folder.glob("*.campaign"):
        path.write_text("[]")
    shown.app.show_gallery()
    QApplication.processEvents()
    assert "Damaged: The campaign cannot be read" in words_in(shown.app.shell)
    shown.press("Saved games")
    shown.press("Try to open")
    ask(shown, "The campaign cannot be read").close()


def test_a_sitting_outside_its_campaign_says_that_nothing_is_written(
    hands: Hands, tmp_path: Path
) -> None:
    save = CampaignSave.begin(hands.app.files, begun(2))
    session = play_night(save, 1)
    save.close()
    alone = tmp_path / "alone.tabletop"
    alone.write_text(session.to_json())
    hands.app.opening.open_path(alone)
    hands.rest()
    words = words_in(hands.app.shell)
    assert "is outside its campaign" in words
    assert not any(
        b.isVisible() and words_on(b).startswith(("Next", "Play"))
        for b in hands.app.shell.findChildren(QAbstractButton)
    )
