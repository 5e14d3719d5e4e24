"""The page on which a game is put together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit

from tabletop.play.rules.game_box import Wins
from tabletop.play.shelf.game_shelf import game_called, names
from tabletop.table.table import Seat
from tests.seeds import some_slow
from tests.ui.reading import button, named, words_in
from tests.ui.windows.whist import make_game
from ui.windows.new_game import NewGame, NewGamePage
from ui.windows.seating import Seating
from ui.windows.shell import Shell


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
        button(page, "Players: 3").click()
        button(page, "People: 2").click()
        bot = named(page, QComboBox, "Who plays seat 3")
        assert isinstance(bot, QComboBox)
        bot.setCurrentIndex(bot.findData("thoughtful"))
        name = named(page, QLineEdit, "Name of seat 1")
        QTest.keyClicks(name, "Ada")
        seats = self.started(page)[0].seats
        assert [seat.name for seat in seats] == ["Ada", "Player 2", "Bot 3"]
        assert [seat.bot for seat in seats] == ["", "", "thoughtful"]
        assert len({seat.player for seat in seats}) == 3

    @pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower", "darkest"}))
    def test_all_presets_of_a_game_are_told(self, page: NewGamePage, game: str) -> None:
        rules = game_called(game)
        page.show_game(rules, ["random"])
        for name, options in rules.presets.items():
            told = button(page, name).toolTip()
            assert len(told.splitlines()) == max(len(options), 1), "a line each"
            QApplication.sendEvent(button(page, name), QEvent(QEvent.Type.Enter))
            lines = [each.text() for each in page.hardness.findChildren(QLabel)]
            assert any(line.startswith(f"{name}: ") for line in lines), "what it means"
            QApplication.sendEvent(button(page, name), QEvent(QEvent.Type.Leave))
        for player in page.seating.findChildren(QComboBox):
            assert player.toolTip(), "who that is"

    def test_who_is_alone_among_rivals_plays_against_bots(self) -> None:
        seating = Seating()
        seating.offer(2, 4, ["random", "thoughtful", "searching"], 2)
        assert [seat.bot for seat in seating.seats()] == ["", "thoughtful", "thoughtful"]
        button(seating, "People: 2").click()
        assert [seat.bot for seat in seating.seats()] == ["", "", "thoughtful"]

    @pytest.mark.parametrize("game", names())
    def test_every_seat_of_a_game_may_be_somebody_else(self, game: str) -> None:
        """Who sits at two seats sees the secrets of both: nobody has to."""
        fewest, most = game_called(game).seats
        seating = Seating()
        seating.offer(fewest, most, ["random"])
        button(seating, f"Players: {most}").click()
        button(seating, f"People: {most}").click()
        assert len({seat.player for seat in seating.seats()}) == most

    def test_who_plays_is_said_in_a_sentence(self) -> None:
        seating = Seating()

        def told() -> str:
            said = [each.text() for each in seating.findChildren(QLabel)]
            return next(words for words in said if " play " in words)

        seating.offer(1, 4, ["random", "thoughtful"], usual=3, roles=("hero", "heroes"))
        assert told() == "You play all 3 heroes."
        assert [seat.name for seat in seating.seats()] == ["Hero 1", "Hero 2", "Hero 3"]
        bot = seating.findChildren(QComboBox)[2]
        bot.setCurrentIndex(bot.findData("thoughtful"))
        assert told().startswith("You play 2 heroes. 1 bot plays the rest. Thoughtful: looks one")
        button(seating, "People: 2").click()
        assert told().startswith(
            "2 people play 3 heroes. Each sees only what their own seats may see."
        )
        assert [seat.name for seat in seating.seats()] == ["Player 1", "Player 2", "Player 3"]
        button(seating, "People: 0").click()
        assert told().startswith("Bots play all 3 heroes, and you watch.")
        button(seating, "Heroes: 1").click()
        button(seating, "People: 1").click()
        assert told() == "You play the only hero."

    @pytest.mark.parametrize("game", some_slow(names(), {*names()} - {"tower", "parsifal"}))
    def test_all_that_there_is_to_choose_is_seen_at_once(
        self, page: NewGamePage, game: str
    ) -> None:
        rules = game_called(game)
        page.show_game(rules, ["random", "thoughtful", "searching"])
        for name in (f"{rules.roles[1].capitalize()}: {rules.seats[1]}", "People: 0"):
            button(page, name).click()
        lists = page.findChildren(QComboBox)
        assert lists
        for each in lists:
            assert 0 < each.count() <= each.maxVisibleItems()

    def test_a_game_begins_with_as_many_seats_as_it_usually_has(self) -> None:
        seating = Seating()
        seating.offer(1, 4, ["random", "thoughtful"], usual=4)
        assert len(seating.seats()) == 4
        assert {seat.player for seat in seating.seats()} == {0}, "one person plays them all"

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
        assert "Easy" in words_in(page)
        button(page, "Wild").click()
        assert "Hard" in words_in(page)
        assert self.started(page)[0].options == {"trumps": "none"}
        button(page, "Plain").click()
        assert page.wish().options == {}

    def test_the_page_says_how_often_good_bots_win_if_that_was_measured(self, shell: Shell) -> None:
        page = NewGamePage()
        shell.show_page(page)
        page.show_game(replace(make_game(), wins=(Wins({}, {2: 54}),), measured=", by lot"), [])
        told = words_in(page)
        assert "Good bots win 54 of 100 such games (200 were played, by lot)." in told
        assert "“Medium” means that they win 45 to 74." in told
        assert "Medium" in told, "the word follows from what was measured"
        dice = named(page, QComboBox, "Dice")
        assert isinstance(dice, QComboBox)
        dice.setCurrentIndex(1)
        assert "Good bots win 54 of 100" in words_in(page), "whose dice they are changes nothing"
        button(page, "Players: 3").click()
        assert "good bots have not played" in words_in(page)

    def test_house_rules_are_folded_and_tell_each_difference(self, page: NewGamePage) -> None:
        king = named(page, QComboBox, "King")
        assert not king.isVisible()
        assert "House rules: none" in words_in(page)
        button(page, "Wild").click()
        assert "House rules: 1 changed" in words_in(page)
        assert "Trumps: there are none" in words_in(page)
        button(page, "House rules").click()
        assert named(page, QComboBox, "Trumps").isVisible()

    def test_rules_that_were_done_without_are_ticked_and_can_be_kept_to_again(
        self, page: NewGamePage
    ) -> None:
        kept = {"WHI-001": "Follow suit.", "WHI-002": "Trumps win."}
        page.show_game(make_game(), [], (), kept)
        assert "House rules: 2 changed" in words_in(page)
        assert page.wish().house_rules == [*kept]
        ticks = page.rules.findChildren(QCheckBox)
        assert [tick.accessibleDescription() for tick in ticks] == [*kept.values()]
        ticks[0].click()
        assert "House rules: 1 changed" in words_in(page)
        assert self.started(page)[0].house_rules == ["WHI-002"]

    def test_there_are_no_more_people_than_seats(self, page: NewGamePage) -> None:
        button(page, "Players: 3").click()
        button(page, "People: 3").click()
        button(page, "Players: 2").click()
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
