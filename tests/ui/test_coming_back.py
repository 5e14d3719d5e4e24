"""Coming back to a game on another day, and at a new sitting: how it stands, in five lines."""

from __future__ import annotations

import os
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from saves.autosave import Autosave, generations
from saves.campaign import CampaignSave
from tabletop.play.ports.port import Port
from tabletop.table.table import Seat
from tabletop.table.view import EVERYONE
from tests.play.nights import begun
from tests.saves.games import bent, played
from tests.saves.sittings import play_night
from tests.ui.opened import opened
from ui.brief.so_far import LONGEST, so_far, who_plays
from ui.program.app import App

GAMES = ["tower", "parsifal", "scenario", "darkest", "restless", "keeper"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_so_far_in_at_most_five_lines(game: str) -> None:
    for session in (played(0, game=game), bent(24, game=game)):
        port = Port(session, EVERYONE)
        lines = so_far(port, session.game)
        assert 2 <= len(lines) <= 5
        assert session.decisions[0].ask in lines[-1]
        assert all(line[0].isupper() and line[-1] in ".?!”)" for line in lines)
        assert max(map(len, lines)) <= LONGEST + 80
        assert port.aim().now in " ".join(lines)


def test_what_a_seat_may_not_know_is_not_told_so_far() -> None:
    session = played(40, game="tower", seats=3)
    drawn = [line for line in session.lines if line.words == "{} draws {}."]
    assert drawn
    for line in drawn:  # as if a game told of them
        line.rule = "TWR-018"
    told = " ".join(so_far(Port(session, 0), session.game))
    hidden = [session.game.title_of(piece.name) for piece in session.table["hand:1"]]
    assert not [title for title in hidden if title in told]


def test_a_game_that_is_over_says_so_once() -> None:
    session = played(5000, seats=2)
    lines = so_far(Port(session, EVERYONE), session.game)
    assert session.table.outcome
    assert lines[-1].endswith(f"The game is over: {session.table.outcome.words}")
    assert sum(session.table.outcome.words in line for line in lines) == 1


def test_who_plays_is_said_by_name() -> None:
    seats = [
        Seat("Page of Cups", 0, given="Ada"),
        Seat("Page of Wands", 1),
        Seat("Cy", 2, "random"),
    ]
    assert who_plays(seats) == "Ada as Page of Cups and Page of Wands play; a bot plays Cy."
    assert who_plays(seats[2:]) == "Bots play by themselves: Cy."
    alone = [Seat("Marn", 0), Seat("Odile", 0)]
    assert who_plays(alone) == "One person plays Marn and Odile."


def is_shown(card: QWidget) -> bool:
    """Whether *card* is there, once the first frame is."""
    for _ in range(150):
        if card.isVisible():
            return True
        QTest.qWait(20)
    return False


def left(app: App, hours: float) -> Path:
    """A game that was left so many hours ago."""
    autosave = Autosave.begin(app.files.playing, "tower")
    autosave.save(played(20, seats=2))
    autosave.close()
    (kept,) = generations(autosave.folder)
    then = datetime.now().timestamp() - hours * 3600
    os.utime(kept.path, (then, then))
    return autosave.folder


def test_who_comes_back_is_told_how_it_stands_until_somebody_goes_on(
    tmp_path: Path,
) -> None:
    with opened(tmp_path, curtain="never") as app:
        app.opening.open_path(left(app, 30))
        assert app.playing
        card, bridge = app.playing.coming_back.card, app.playing.bridge
        assert is_shown(card)
        window, asks = app.playing.window, app.playing.window.docks["decision"]
        assert not card.geometry().intersects(asks.geometry())
        assert not card.geometry().intersects(window.centralWidget().geometry())
        QTest.keyClick(app.playing.table, Qt.Key.Key_Escape)
        assert card.isHidden()
        app.playing.coming_back.welcome(datetime.now() - timedelta(hours=3))
        app.shell.repaint()
        QTest.qWait(20)
        assert card.isHidden()
        for shown in (True, False, True):
            app.playing.does["so_far"].trigger()
            assert card.isVisible() == shown
        QTest.keySequence(app.shell.windowHandle(), QKeySequence("."))  # any key at the table
        assert card.isHidden()
        app.playing.coming_back.show()
        assert bridge.decision
        bridge.answering.answer(bridge.decision.legal()[0].key)
        assert card.isHidden()
        save = CampaignSave.begin(app.files, begun())
        play_night(save, 1)
        save.next(5)
        save.close()
        app.campaigns.open(save.folder)  # a new sitting tells of the one before
        assert app.playing
        card = app.playing.coming_back.card
        assert is_shown(card)
        assert "Last time" in card.accessibleName()
        assert "Sitting 2" in card.accessibleName()
