"""Statistics: what is counted apart, what is taken in from saves, written to a file and erased."""

from __future__ import annotations

import csv
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox

from saves.autosave import Autosave
from saves.ended_saves import take_in
from saves.finished_games import FinishedGame, finished, note
from saves.folders import folders
from tabletop.play.rules.game_box import Box, put_in_play
from tabletop.play.shelf.game_shelf import shelf
from tabletop.table.table import Seat
from tests.saves.games import bent, played
from tests.saves.sittings import three_nights
from tests.ui.opened import opened
from ui.brief.statistics import OWN, as_csv, options_of, statistics, who_played
from ui.windows import file_dialogs
from ui.windows.gallery import GalleryPage
from ui.windows.statistics_page import StatisticsDialog

BOXES = {box.id: box for box in shelf() if isinstance(box, Box)}
TOWER = BOXES["tower"]
ADA, BEN, BOT = Seat("Ada", 0), Seat("Ben", 1), Seat("Bot 3", 2, "thoughtful")


def ended(number: int = 0, **what: object) -> FinishedGame:
    seen = {
        "id": f"{number}", "game": "tower", "when": datetime(2026, 3, 4) + timedelta(days=number),
        "seats": (ADA, BEN), "options": TOWER.settle({}), "answers": 100, **what,
    }  # fmt: skip
    return FinishedGame(**seen)  # type: ignore[arg-type]


def test_games_are_counted_by_game_by_who_played_by_options_and_bent_ones_apart() -> None:
    preset = [*TOWER.presets][1]
    other = TOWER.settle(TOWER.presets[preset])
    games = [
        ended(1, won=True, minutes=30),
        ended(2, minutes=50),
        ended(3, by_hand=2, won=True),
        ended(4, house_rules=1),
        ended(5, options=other | {"dice": "typed"}),
        ended(6, seats=(ADA, BEN, BOT)),
        ended(7, seats=(BOT, BOT)),
        ended(8, game="gone", options={}),
    ]
    tower, gone = statistics(games, BOXES)
    assert (tower.title, tower.whole.played, tower.whole.won, tower.watched) == ("Tower", 6, 2, 1)
    first = tower.strict[0]
    assert (first.who, first.tally.played, first.tally.share) == ("2 players", 2, 50)
    assert first.tally.usual_minutes == 40
    assert first.tally.last == games[1].when
    assert [(row.who, row.options) for row in tower.strict[1:]] == [
        ("2 players", preset), ("2 players, 1 bot", first.options),
    ]  # fmt: skip
    assert sum(row.tally.played for row in tower.bent) == 2
    assert (gone.title, gone.strict[0].options) == ("gone", OWN)


def test_who_played_and_with_what_in_words() -> None:
    assert who_played(ended(seats=(Seat("A", 0), Seat("B", 0)))) == "1 player, 2 seats"
    assert who_played(ended(seats=(ADA, BOT, BOT))) == "1 player, 2 bots"
    (module, *_) = BOXES["darkest"].modules
    played_with = put_in_play([module.id]) | {"pack:mine": "0123456789ab"}
    game = ended(game="darkest", options=BOXES["darkest"].settle({}) | played_with)
    assert options_of(game, BOXES["darkest"]).endswith(module.title)
    assert not options_of(game, BOXES["darkest"]).startswith(OWN)


def test_a_sheet_holds_a_line_for_each_game_and_no_formula() -> None:
    games = [ended(1, seats=(Seat("=1+1", 0), BOT)), ended(2, ending='It says: "no", twice')]
    head, *lines = csv.reader(as_csv(games, BOXES).splitlines())
    assert len(lines) == 2
    cells = [dict(zip(head, line, strict=True)) for line in lines]
    assert cells[0]["players"] == "'=1+1"
    assert cells[0]["bot"] == "thoughtful"
    assert cells[1]["ending"] == 'It says: "no", twice'


def test_games_that_ended_before_are_found_among_the_saves_once(tmp_path: Path) -> None:
    home = folders(tmp_path)
    over, going = played(5000, seats=2), bent(10)
    for session in (over, going):
        autosave = Autosave.begin(home.playing, "tower")
        autosave.save(session)
        autosave.close()
    save = three_nights(home)
    save.close()
    assert take_in(home) == 4
    assert take_in(home) == 0
    games = finished(home.finished).games
    assert sorted(game.game for game in games) == ["nights", "nights", "nights", "tower"]
    assert [game.answers for game in games if game.game == "tower"] == [
        len([entry for entry in over.journal.entries if type(entry).__name__ == "Answer"])
    ]


def press(page: StatisticsDialog | QMessageBox, words: str) -> None:
    found = (each for each in page.findChildren(QAbstractButton) if each.text() == words)
    next(found).click()


def test_the_page_tells_writes_and_erases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as app:
        note(app.files.finished, [ended(1, won=True), ended(2)])
        app.show_gallery()
        gallery = app.shell.currentWidget()
        assert isinstance(gallery, GalleryPage)
        gallery.statistics_wanted.emit()
        (page,) = app.shell.findChildren(StatisticsDialog)
        words = [each.text() for each in page.findChildren(QLabel)]
        assert "1 (50%)" in words
        assert "2 games of Tower, 1 won, the last on 6 Mar 2026." in words
        monkeypatch.setattr(
            file_dialogs.QFileDialog, "getSaveFileName",
            lambda *_: (str(tmp_path / "games"), "Sheets (*.csv)"),
        )  # fmt: skip
        press(page, "Write to a file…")
        assert (tmp_path / "games.csv").read_text("utf-8-sig").count("\n") == 3
        press(page, "Erase…")
        (box,) = page.findChildren(QMessageBox)
        press(box, "Cancel")
        assert len(finished(app.files.finished).games) == 2
        press(page, "Erase…")
        press(page.findChildren(QMessageBox)[-1], "Erase")
        assert finished(app.files.finished).games == []
        page.close()
