"""The pages and dialogs: what they show, what they ask for, and that nothing shines through."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QWidget,
)

from saves.summary import Summary
from tabletop.play.decision import Decision, Option, Refusal
from tabletop.play.game import Choice, Game, TableOption
from tabletop.play.procedure import Steps
from tabletop.table import verbs
from tabletop.table.table import Flow, Outcome, Seat, Table
from tabletop.table.zone import Zone
from tests.games.tower.climbing import climb, play
from ui import dressing, theme
from ui.input import keys
from ui.panels.facts import Asked, EndCard, Ending, RefusedDrop, Waiting
from ui.settings import Settings
from ui.windows.deck_choice import DeckChoice
from ui.windows.dialogs import AboutDialog, KeySheet, SettingsDialog
from ui.windows.ending import EndingPage
from ui.windows.gallery import GalleryPage
from ui.windows.new_game import NewGame, NewGamePage
from ui.windows.shell import Shell
from ui.windows.table import TableWindow


def make_game() -> Game:
    """A game with two options, one of them set card by card, and two presets."""
    return Game(
        id="whist",
        title="Whist",
        blurb="Take tricks.",
        seats=(2, 3),
        rules_version=1,
        options=(
            TableOption(
                "trumps", "Trumps", "How trumps are found.",
                (Choice("turned", "are turned up"), Choice("none", "there are none")), "WHI-003",
            ),
            TableOption(
                "worth", "Worth", "What each card is worth.",
                (Choice("1", "one"), Choice("2", "two")), "", ("ace", "king"),
            ),
        ),
        presets={"Plain": {}, "Wild": {"trumps": "none"}},
        steps=Steps(),
        first=Flow("deal"),
        aside="out",
        components=lambda table: None,
        title_of=str.title,
        refuse=lambda table, seat, piece, zone: Refusal("", ""),
        pool=lambda table, piece: "",
        explain=lambda table, piece: {},
        difficulty=lambda seats, options: "hard" if options["trumps"] == "none" else "easy",
        thoughtful=lambda view, decision, luck: decision.options[0].key,
    )  # fmt: skip


@pytest.fixture(scope="module")
def app() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    theme.wear(made, theme.theme("dark"))
    return made


@pytest.fixture
def shell(app: QApplication) -> Iterator[Shell]:
    made = Shell()
    made.show()
    yield made
    put_away(made)


def put_away(window: QWidget) -> None:
    """Close *window* and delete it at once: every widget alive slows a change of theme down."""
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]


def words_in(widget: QWidget) -> str:
    """All words that *widget* shows."""
    QApplication.processEvents()
    labels = [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]
    return "\n".join(labels + [button.text() for button in widget.findChildren(QPushButton)])


def button(widget: QWidget, name: str) -> QPushButton:
    """The button whose name for screen readers, or whose words, begin with *name*."""
    QApplication.processEvents()
    for one in widget.findChildren(QPushButton):
        if (one.accessibleName() or one.text()).startswith(name) and not one.isHidden():
            return one
    raise LookupError(name)


def named(widget: QWidget, kind: type[QWidget], name: str) -> QWidget:
    """The widget of this *kind* that screen readers call *name*."""
    QApplication.processEvents()
    found = (one for one in widget.findChildren(kind) if not one.isHidden())
    return next(one for one in found if one.accessibleName() == name)


class TestGallery:
    SAVES = (
        Summary(
            path=Path("b"),
            when=datetime(2026, 3, 4, 21, 5),
            game="whist",
            question="Which card?",
            seats=(Seat("Ada", 0), Seat("Ben", 1)),
        ),
        Summary(path=Path("c"), when=datetime(2026, 3, 3), damage="It ends in the middle."),
    )

    def test_each_save_says_when_who_and_what_is_asked(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], self.SAVES, [])
        shown = words_in(page)
        for words in ("Whist", "Take tricks.", "2 to 3 seats", "Easy with 2", "Ada, Ben"):
            assert words in shown
        assert "4 March 2026, 21:05" in shown
        assert "Waiting: Which card?" in shown

    def test_the_game_played_last_comes_first_and_has_the_focus(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        other = replace(make_game(), id="boston", title="Boston")
        page.show_games([other, make_game()], self.SAVES, [])
        page.focus_first()
        shown = words_in(page)
        assert shown.index("Whist") < shown.index("Boston")
        focused = shell.focusWidget()
        assert isinstance(focused, QPushButton)
        assert focused.text() == "Continue"

    def test_a_damaged_save_is_listed_with_what_happened(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], self.SAVES, [])
        assert "Damaged: It ends in the middle." in words_in(page)
        opened = []
        page.open_wanted.connect(opened.append)
        button(page, "Try to open").click()
        assert opened == [Path("c")]

    def test_continue_has_the_focus_and_opens_the_newest_game(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], self.SAVES, [])
        opened = []
        page.open_wanted.connect(opened.append)
        QApplication.processEvents()
        page.focus_first()
        focused = shell.focusWidget()
        assert focused is button(page, "Continue")
        QTest.keyClick(focused, Qt.Key.Key_Space)
        assert opened == [Path("b")]

    def test_an_empty_gallery_says_how_saves_come_about(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], [], [])
        assert "None yet. Every game is saved by itself" in words_in(page)
        wanted = []
        page.new_wanted.connect(wanted.append)
        button(page, "New game").click()
        assert wanted == ["whist"]


class TestNewGame:
    @pytest.fixture
    def page(self, shell: Shell) -> NewGamePage:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(make_game(), ["random", "thoughtful"])
        return page

    def started(self, page: NewGamePage) -> list[NewGame]:
        wishes: list[NewGame] = []
        page.start_wanted.connect(wishes.append)
        button(page, "Start").click()
        return wishes

    def test_enter_alone_begins_a_game_for_one_person(
        self, page: NewGamePage, shell: Shell
    ) -> None:
        wishes: list[NewGame] = []
        page.start_wanted.connect(wishes.append)
        QApplication.processEvents()
        focused = shell.focusWidget()
        assert focused is button(page, "Start")
        QTest.keyClick(focused, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert wishes == [NewGame("whist", [Seat("Player 1", 0), Seat("Player 2", 0)], None, {})]

    def test_people_and_bots_take_their_seats(self, page: NewGamePage) -> None:
        button(page, "Seats: 3").click()
        button(page, "People: 2").click()
        bot = named(page, QComboBox, "Who plays seat 3")
        assert isinstance(bot, QComboBox)
        bot.setCurrentIndex(bot.findData("thoughtful"))
        name = named(page, QLineEdit, "Name of seat 1")
        QTest.keyClicks(name, "Ada")
        seats = self.started(page)[0].seats
        assert [seat.name for seat in seats] == ["Ada", "Player 2", "Player 3"]
        assert [seat.bot for seat in seats] == ["", "", "thoughtful"]
        assert len({seat.player for seat in seats}) == 3

    def test_a_bad_seed_is_refused_in_place(self, page: NewGamePage) -> None:
        seed = named(page, QLineEdit, "Seed")
        QTest.keyClicks(seed, "7x")
        assert "A seed is a whole number" in words_in(page)
        assert not button(page, "Start").isEnabled()
        QTest.keyClick(seed, Qt.Key.Key_Backspace)
        assert self.started(page)[0].seed == 7

    @pytest.mark.parametrize("seed", ["²", "٣", "-1", "99999999999999999999"])
    def test_no_seed_makes_the_page_stumble(self, page: NewGamePage, seed: str) -> None:
        line = named(page, QLineEdit, "Seed")
        assert isinstance(line, QLineEdit)
        line.setText(seed)
        assert "A seed is" in words_in(page)
        assert self.started(page) == []

    def test_two_seats_of_one_name_are_refused_in_place(self, page: NewGamePage) -> None:
        for seat, name in ((1, "Ada"), (2, "ada")):
            QTest.keyClicks(named(page, QLineEdit, f"Name of seat {seat}"), name)
        assert "Two seats are called “Ada”." in words_in(page)
        assert self.started(page) == []

    def test_presets_and_options_change_the_difficulty(self, page: NewGamePage) -> None:
        assert "Difficulty: easy" in words_in(page)
        button(page, "Wild").click()
        assert "Difficulty: hard" in words_in(page)
        assert self.started(page)[0].options == {"trumps": "none"}
        button(page, "Plain").click()
        assert page.wish().options == {}

    def test_the_page_says_what_a_preset_changes(self, page: NewGamePage) -> None:
        assert "Every option at its default." in words_in(page)
        button(page, "Wild").click()
        assert "Trumps: there are none" in words_in(page)

    def test_there_are_no_more_people_than_seats(self, page: NewGamePage) -> None:
        button(page, "Seats: 3").click()
        button(page, "People: 3").click()
        button(page, "Seats: 2").click()
        assert not button(page, "People: 3").isEnabled()
        assert [seat.player for seat in page.wish().seats] == [0, 1]

    def test_each_option_shows_its_help_and_its_rule(self, page: NewGamePage) -> None:
        rules = []
        page.rule_wanted.connect(lambda game, rule: rules.append((game, rule)))
        assert "How trumps are found." in words_in(page)
        button(page, "Rule WHI-003").click()
        assert rules == [("whist", "WHI-003")]

    def test_an_option_for_each_card_is_set_card_by_card(self, page: NewGamePage) -> None:
        button(page, "Set 2 cards one by one").click()
        king = named(page, QComboBox, "King")
        assert isinstance(king, QComboBox)
        king.setCurrentIndex(king.findData("2"))
        assert page.wish().options == {"worth.king": "2"}


class Secret(QWidget):
    """A page of one bright colour that must not shine through."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        Secret.painted += 1
        QPainter(self).fillRect(self.rect(), QColor("#00ff00"))


class TestCurtain:
    def test_it_hides_the_page_and_names_the_next_person(self, shell: Shell) -> None:
        page = Secret()
        shell.show_page(page)
        QApplication.processEvents()
        shell.draw_curtain("Ben", ["Ada played the Ace."], "Morgana")
        QApplication.processEvents()
        before = Secret.painted
        image = shell.grab().toImage()
        assert Secret.painted == before
        somewhere = random.Random(1)
        for _ in range(2000):
            x, y = somewhere.randrange(image.width()), somewhere.randrange(image.height())
            assert image.pixelColor(x, y).name() != "#00ff00"
        assert "Ben" in words_in(shell.curtain)
        assert "who plays Morgana" in words_in(shell.curtain)
        assert "Ada played the Ace." in words_in(shell.curtain)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_each_key_lifts_it_once(self, shell: Shell, key: Qt.Key) -> None:
        page = Secret()
        shell.show_page(page)
        hidden_while_told = []
        shell.curtain_lifted.connect(lambda: hidden_while_told.append(not page.isVisible()))
        shell.draw_curtain("Ben", [])
        QApplication.processEvents()
        focused = shell.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert hidden_while_told == [True]
        assert shell.currentWidget() is page
        assert not shell.curtain_hangs

    def test_a_page_shown_meanwhile_waits_behind_it(self, shell: Shell) -> None:
        first, second = Secret(), Secret()
        shell.show_page(first)
        shell.draw_curtain("Ben", [])
        shell.show_page(second)
        assert shell.currentWidget() is shell.curtain
        shell.curtain.lifted.emit()
        assert shell.currentWidget() is second

    def test_panels_that_float_are_hidden_with_the_table(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        dock = table.docks["chronicle"]
        dock.setFloating(True)
        QApplication.processEvents()
        assert dock.isVisible()
        shell.draw_curtain("Ben", [])
        QApplication.processEvents()
        assert not dock.isVisible()
        shell.curtain.lifted.emit()
        QApplication.processEvents()
        assert dock.isVisible()


class TestTable:
    def test_menus_hold_every_action_with_its_key(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        does = {action.id: lambda: None for action in keys.ACTIONS}
        table.set_actions(keys.bind(table, table.table, does))
        shown = {
            action.text(): action.shortcut().toString()
            for menu in table.menuBar().actions()
            for action in menu.menu().actions()  # type: ignore[attr-defined]
        }
        for action in keys.ACTIONS:
            assert shown[action.title] == next(iter(action.keys), "")

    def test_docks_are_remembered(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        table.docks["rulings"].hide()
        kept = table.keep()
        other = TableWindow(QWidget())
        assert not other.docks["rulings"].isHidden()
        other.restore(kept)
        assert other.docks["rulings"].isHidden()
        other.restore("")
        assert other.docks["rulings"].isHidden()

    def test_an_unknown_rule_is_said_not_crashed_on(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        table.open_rule("ABC-404")
        assert "no rule ABC-404" in table.statusBar().currentMessage()

    @pytest.mark.parametrize("scale", [100, 200, 300])
    def test_the_smallest_window_holds_the_table_and_its_panels(
        self, shell: Shell, app: QApplication, scale: int
    ) -> None:
        theme.wear(app, theme.theme("dark"), scale)
        table = TableWindow(QWidget())
        shell.show_page(table)
        for name in table.docks:
            table.raise_panel(name)
            QApplication.processEvents()
        assert (shell.width(), shell.height()) == (1280, 720)
        assert table.minimumSizeHint().width() <= 1280
        assert table.minimumSizeHint().height() <= 720
        theme.wear(app, theme.theme("dark"))


class TestKeyboard:
    """Tab comes to everything that can be pressed, chosen or written, and comes round again."""

    def missed(self, shell: Shell, page: QWidget) -> list[str]:
        QApplication.processEvents()
        wanted = {
            one
            for kind in (QPushButton, QLineEdit, QComboBox, QSlider, QCheckBox, QPlainTextEdit)
            for one in page.findChildren(kind)
            if in_front(one) and one.isEnabled()
        }
        for _ in range(2 * len(wanted) + 20):
            focused = page.window().focusWidget() or page
            wanted.discard(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)
        return [one.accessibleName() or type(one).__name__ for one in wanted]

    def test_in_the_gallery(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], TestGallery.SAVES, TestGallery.SAVES)
        assert self.missed(shell, page) == []

    def test_on_the_new_game_page(self, shell: Shell) -> None:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(make_game(), ["random"])
        assert self.missed(shell, page) == []

    def test_on_the_last_page(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(TestEnding.ENDING)
        assert self.missed(shell, page) == []

    def test_in_the_settings(self, shell: Shell, decks: DeckChoice) -> None:
        dialog = SettingsDialog(Settings(), decks, shell)
        dialog.show()
        assert self.missed(shell, dialog) == []
        dialog.close()

    def test_in_the_panels(self, shell: Shell) -> None:
        page = TableWindow(QWidget())
        shell.show_page(page)
        options = [Option("a", "One"), Option("b", "Two", why="No.", rule="WHI-001")]
        page.decision.show_asked([Asked(Decision(0, "Which?", "WHI-002", options), "Ada")])
        assert self.missed(shell, page) == []


def in_front(widget: QWidget) -> bool:
    """Whether *widget* is shown, and not in a panel that lies behind another's tab."""
    at: QWidget | None = widget
    while at is not None:
        if isinstance(at, QDockWidget) and at.visibleRegion().isEmpty():
            return False
        at = at.parentWidget()
    return widget.isVisible()


def cut(page: QWidget) -> list[str]:
    """The words that *page* does not show whole."""
    QApplication.processEvents()
    QApplication.processEvents()
    found = []
    for label in page.findChildren(QLabel):
        room = label.contentsRect()
        needs = label.heightForWidth(label.width()) if label.wordWrap() else 0
        wide = 0 if label.wordWrap() else label.sizeHint().width()
        words = label.text().replace("\u200b", " ").split() or [""]  # where a line may break
        longest = max(map(label.fontMetrics().horizontalAdvance, words))
        plain = label.textFormat() == Qt.TextFormat.PlainText
        if in_front(label) and (
            needs > label.height() or wide > label.width() or (plain and longest > room.width())
        ):
            found.append(label.text())
    for one in page.findChildren(QPushButton):
        hint = one.sizeHint()
        if in_front(one) and (one.height() < hint.height() - 1 or one.width() < hint.width()):
            wordy = one.hasHeightForWidth() and one.height() >= one.heightForWidth(one.width())
            if not wordy:
                found.append(one.text() or one.accessibleName())
    return found


class TestNothingIsCut:
    """At the smallest window, at every text scale."""

    @pytest.fixture(params=[75, 100, 150, 200, 300])
    def shell(self, app: QApplication, request: pytest.FixtureRequest) -> Iterator[Shell]:
        theme.wear(app, theme.theme("dark"), request.param)
        made = Shell()
        made.show()
        yield made
        put_away(made)
        theme.wear(app, theme.theme("dark"))

    def test_the_gallery(self, shell: Shell) -> None:
        page = GalleryPage()
        shell.show_page(page)
        page.show_games([make_game()], TestGallery.SAVES, TestGallery.SAVES)
        assert cut(page) == []

    def test_the_new_game_page(self, shell: Shell) -> None:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(make_game(), ["random", "thoughtful"])
        button(page, "Seats: 3").click()
        assert cut(page) == []

    def test_the_table(self, shell: Shell) -> None:
        page = TableWindow(QWidget())
        shell.show_page(page)
        options = [
            Option("play", "Play the Ten of Pentacles on the foe of the third floor"),
            Option("no", "Focus", why="The hand is full already, all seven of it.", rule="WHI-003"),
            Option("rest", "Rest", warning="The counterattack follows all the same."),
        ]
        asked = Asked(Decision(0, "What does Ada do now?", "WHI-001", options), "Ada")
        page.decision.show_asked([asked])
        page.unstick.show_waiting(
            Waiting("Ada", "What does Ada do?", 3, "A turn", "WHI-001", ("Ada",), (0,))
        )
        assert cut(page) == []
        for name in ("inspector", "rulebook", "rulings", "unstick"):
            page.raise_panel(name)
            assert cut(page) == []
        page.refusal.ask(RefusedDrop("WHI-003", "The hand is full.", "No more than seven."))
        assert cut(page.refusal) == []

    def test_the_last_page(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(TestEnding.ENDING)
        assert cut(page) == []

    def test_the_curtain(self, shell: Shell) -> None:
        shell.draw_curtain("Bartholomew the Younger", ["Ada played the Ace."] * 5)
        assert cut(shell.curtain) == []

    def test_the_dialogs(self, shell: Shell, decks: DeckChoice) -> None:
        for dialog in (SettingsDialog(Settings(), decks, shell), KeySheet(shell)):
            dialog.show()
            assert cut(dialog) == []
            dialog.close()


class TestEnding:
    ENDING = Ending(
        "Won", True, "All tricks are yours.", "WHI-009", "It is told:",
        (EndCard("ace", "Ace", "First", "a gift"), EndCard("king", "King", reversed=True)),
        "meaning", "What does it mean?",
    )  # fmt: skip

    def test_the_partys_own_meaning_is_kept_once(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(self.ENDING)
        written = []
        page.meaning_written.connect(lambda key, words: written.append((key, words)))
        again: list[bool] = []
        page.again_wanted.connect(lambda: again.append(True))
        page._meaning.setPlainText("We won. ")
        button(page, "Play again").click()
        button(page, "Play again").click()
        assert written == [("meaning", "We won.")]
        assert again == [True, True]

    def test_the_picture_shows_more_where_more_is_written(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(self.ENDING)
        page._meaning.setPlainText("")
        short = page.picture(800)
        page._meaning.setPlainText("A long tale. " * 40)
        long = page.picture(800)
        assert (short.width(), long.width()) == (800, 800)
        assert long.height() > short.height() + 60

    def test_themes_come_from_the_parts_of_a_cards_id(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        themes = {"3": "more", "cups": "love"}
        page = dressing.LastPage(
            zone="won", note="tale", won="Hail", places=("First",), themes=themes
        )
        monkeypatch.setattr(dressing, "dressing", lambda game: dressing.Dressing(last_page=page))
        table = Table("whist", [], Flow("over"), zones={"won": Zone("won")})
        verbs.add(table, "cups-3", "won", face_up=True)
        verbs.turn(table, 0, 180)
        verbs.add(table, "cups-4", "won")
        table.notes = {"tale": "ours"}
        table.outcome = Outcome([0], "You win.", "WHI-009")
        ending = dressing.ending(table, make_game())
        assert ending is not None
        assert (ending.title, ending.words, ending.meaning) == ("Hail", "You win.", "ours")
        assert ending.cards == (EndCard("cups-3", "Cups-3", "First", "more: love", True),)
        table.outcome = None
        assert dressing.ending(table, make_game()) is None

    def test_a_lost_game_lays_hands_open_and_lets_players_look_at_what_nobody_saw(
        self, shell: Shell
    ) -> None:
        session = climb(hands=[("cups-9",), ("wands-2",)], floor=3, health={0: 1, 1: 0}, dice=[6])
        play(session, "rest")
        assert session.over
        told = dressing.ending(session.table, session.game)
        assert told is not None
        assert [(card.where, card.title) for card in told.cards] == [
            ("Floor 1", "Ten of Wands"),
            ("Floor 2", "Ten of Cups"),
        ]
        assert [(hand.title, hand.cards[0].title) for hand in told.hands] == [
            ("Hero 0", "Nine of Cups"),
            ("Hero 1", "Two of Wands"),
        ]
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(told)
        assert "Floor 5" in words_in(page)
        assert "Ten of Pentacles" not in words_in(page)
        button(page, told.peek).click()
        assert "Ten of Pentacles" in words_in(page)

    def test_the_panel_leads_to_the_last_page(self, shell: Shell) -> None:
        page = TableWindow(QWidget())
        shell.show_page(page)
        wanted: list[bool] = []
        page.decision.end_wanted.connect(lambda: wanted.append(True))
        page.decision.show_over("The party has fallen on floor 3.")
        assert "The party has fallen on floor 3." in words_in(page.decision)
        button(page.decision, "To the last page").click()
        assert wanted == [True]
        page.decision.show_asked([])
        assert "floor 3" not in words_in(page.decision)

    def test_the_page_says_where_its_picture_went(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(self.ENDING)
        for path, said in (("seen.png", "Saved as"), ("no/such.png", "could not be written")):
            there = str(tmp_path / path)
            monkeypatch.setattr(
                "ui.windows.ending.QFileDialog.getSaveFileName", lambda *_, there=there: (there, "")
            )
            button(page, "Save as a picture").click()
            assert said in words_in(page)
        assert (tmp_path / "seen.png").stat().st_size > 0

    def test_a_won_game_speaks_of_the_treasures_alone(self) -> None:
        session = climb(
            hands=[("swords-9",), ("wands-2",)], floor=5, foe_health=1, wards=None, dice=[1]
        )
        play(session, "play swords-9")
        told = dressing.ending(session.table, session.game)
        assert told is not None
        assert told.won
        assert [card.where for card in told.cards] == [f"Floor {n}" for n in range(1, 6)]
        assert (told.hands, told.unseen) == ((), ())


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DeckChoice:
    """The choice among our deck, one without any pictures, and a damaged one."""
    for name, words in (
        ("other", '[deck]\nschema_version = "1.0"\nname = "Another deck"\nauthor = "Ada"'),
        ("torn", "[deck"),
    ):
        folder = tmp_path / "tarot" / "decks" / name
        folder.mkdir(parents=True)
        (folder / "deck.toml").write_text(words)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    return DeckChoice("", tmp_path / "cache")


class TestDialogs:
    def test_each_change_of_a_setting_is_told_at_once(
        self, shell: Shell, decks: DeckChoice
    ) -> None:
        dialog = SettingsDialog(Settings(), decks, shell)
        heard: list[Settings] = []
        dialog.changed.connect(heard.append)
        dialog.show()
        button(dialog, "Theme: Light").click()
        slider = named(dialog, QWidget, "Text size")
        slider.setValue(6)  # type: ignore[attr-defined]
        box = named(dialog, QComboBox, "Tarot deck")
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(1)
        box.activated.emit(1)
        assert heard[-1] == Settings(theme="light", text_scale=150, deck="other")
        assert "By Ada" in decks.about.text()
        assert "78 of 78 cards have no picture" in decks.about.text()
        dialog.close()

    def test_a_damaged_deck_is_told_of_where_it_is_chosen(self, decks: DeckChoice) -> None:
        assert decks.box.itemText(2) == "torn (damaged)"
        decks.box.setCurrentIndex(2)
        decks.box.activated.emit(2)
        assert "torn/deck.toml is not proper TOML" in decks.about.text()

    def test_the_key_sheet_is_made_from_the_key_table(self, shell: Shell) -> None:
        sheet = KeySheet(shell)
        sheet.show()
        shown = words_in(sheet)
        for action in keys.ACTIONS:
            assert action.title in shown
        sheet.close()

    def test_about_tells_the_version_and_credits(self, shell: Shell) -> None:
        from tabletop.version import VERSION

        dialog = AboutDialog(shell)
        dialog.show()
        assert VERSION in words_in(dialog)
        assert "is missing" not in words_in(dialog)
        dialog.close()
