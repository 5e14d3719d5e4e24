"""The last page of a game: what it tells, shows and keeps."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget

from tabletop.play.ports.looking_back import LookingBack, Moment
from tabletop.play.ports.port import Port
from tabletop.table import verbs
from tabletop.table.table import Flow, Outcome, Table
from tabletop.table.view import view
from tabletop.table.zone import Zone
from tests.games.tower.climbing import climb, play
from tests.ui.reading import button, words_in
from tests.ui.windows.whist import ENDING, make_game
from ui.brief import dressing, ending
from ui.panels.fact_types import EndCard, EndMoment
from ui.windows.ending import EndingPage
from ui.windows.shell import Shell
from ui.windows.table import TableWindow


class TestEnding:
    def test_the_partys_own_meaning_is_kept_once(self, shell: Shell) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(ENDING)
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
        page.show_ending(ENDING)
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
        monkeypatch.setattr(ending, "dressing", lambda game: dressing.Dressing(last_page=page))
        table = Table("whist", [], Flow("over"), zones={"won": Zone("won")})
        verbs.add(table, "cups-3", "won", face_up=True)
        verbs.turn(table, 0, 180)
        verbs.add(table, "cups-4", "won")
        table.notes = {"tale": "ours"}
        table.outcome = Outcome([0], "You win.", "WHI-009")
        back = LookingBack(("It was near.",), (Moment(3, "It turned."),), ("You won.",))
        seen = view(table, -2)
        whole = {"game": make_game(), "uncovered": table, "view": seen, "lines": list}
        whole["looking_back"] = back
        port = cast(Port, SimpleNamespace(**whole))
        told = ending.ending(port)
        assert told is not None
        assert (told.title, told.words, told.meaning) == ("Hail", "You win.", "ours")
        assert (told.near, told.deeds) == (back.near, back.deeds)
        assert told.moments == (EndMoment(3, "It turned."),)
        assert told.cards == (EndCard("cups-3", "Cups-3", "First", "more: love", True),)
        port.uncovered = None  # type: ignore[misc]
        assert ending.ending(port) is None

    def test_a_lost_game_lays_hands_open_and_lets_players_look_at_what_nobody_saw(
        self, shell: Shell
    ) -> None:
        session = climb(hands=[("cups-9",), ("wands-2",)], floor=3, health={0: 1, 1: 0}, dice=[6])
        play(session, "rest")
        assert session.over
        told = ending.ending(Port(session))
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
        button(page.decision, "Show the last page").click()
        assert wanted == [True]
        page.decision.show_asked([])
        assert "floor 3" not in words_in(page.decision)

    def test_the_page_says_where_its_picture_went(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = EndingPage()
        shell.show_page(page)
        page.show_ending(ENDING)
        for path, said in (("seen.png", "Saved as"), ("no/such.png", "could not be written")):
            there = str(tmp_path / path)
            monkeypatch.setattr(
                "ui.windows.file_dialogs.QFileDialog.getSaveFileName",
                lambda *_, there=there: (there, ""),
            )
            button(page, "Keep as a picture").click()
            assert said in words_in(page)
        assert (tmp_path / "seen.png").stat().st_size > 0

    def test_a_won_game_speaks_of_the_treasures_alone(self) -> None:
        session = climb(
            hands=[("swords-9",), ("wands-2",)], floor=5, foe_health=1, wards=None, dice=[1]
        )
        play(session, "play swords-9")
        told = ending.ending(Port(session))
        assert told is not None
        assert told.won
        assert [card.where for card in told.cards] == [f"Floor {n}" for n in range(1, 6)]
        assert (told.hands, told.unseen) == ((), ())
