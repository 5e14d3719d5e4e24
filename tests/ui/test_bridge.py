"""The bridge: what goes on by itself, what is taken back and kept, and what never gets out."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from saves.atomic_write import SaveFailed
from tabletop import Seat, Session, load, new_game
from tabletop.play.questions.decision import Option
from tabletop.play.runner.faults import RuleFault
from tabletop.table.table import freeze
from tests.ui.fights import Ear, at, fight, number
from ui.brief import panel_facts
from ui.seat.acts.by_hand import ByHand
from ui.seat.bridge import Bridge


def test_bots_answer_by_themselves_and_undo_goes_back_to_the_person() -> None:
    seats = [Seat("Ana", 0), Seat("Bot", 1, "random")]
    session = new_game("tower", seats=seats, seed=5)
    bridge = Bridge(session)
    bridge.bots.setInterval(0)
    bridge.begin()
    bridge.answering.answer("cups-king")
    QTest.qWait(30)
    assert session.table["hero:1"]
    assert bridge.decision
    bridge.time.undo()
    assert not session.table["hero:0"]


def test_a_seat_can_change_hands_during_a_game() -> None:
    hands = {"hand:1": ["swords-9", "wands-2"]}  # whatever the bot plays, it has secrets left
    session = fight(["cups-5"], players=(0, 1), zones=hands)
    bridge, ear = at(session)
    bridge.bots.setInterval(0)
    assert ByHand(bridge).who_plays(1, "random")
    bridge.answering.answer("rest")
    QTest.qWait(30)
    assert ear.curtains == []
    assert bridge.decision
    assert bridge.seat == 0
    assert ByHand(bridge).who_plays(1, "")
    bridge.answering.answer("rest")
    assert ear.curtains == [1]
    assert ByHand(bridge).who_plays(0, "random")
    assert bridge.seat == 1


def test_bots_alone_play_a_whole_game_for_a_watcher() -> None:
    seats = [Seat("A", 0, "random"), Seat("B", 1, "random")]
    bridge = Bridge(new_game("tower", seats=seats, seed=2))
    bridge.bots.setInterval(0)
    bridge.begin()
    for _ in range(300):
        QTest.qWait(5)
        if bridge.session.over:
            break
    assert bridge.session.over
    assert bridge.view.outcome


def test_a_broken_rule_is_reported_and_the_game_stands_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = fight(["swords-5"])
    bridge, ear = at(session)
    before = session.to_json()

    def breaks(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tabletop.games.tower.rules.turn._rest", breaks)
    assert not bridge.answering.answer("rest")
    assert isinstance(ear.faulted[0], RuleFault)
    assert session.to_json() == before
    monkeypatch.undo()
    assert bridge.answering.answer("rest")


@pytest.mark.rule("TWR-137")
def test_going_back_beyond_a_roll_says_so() -> None:
    bridge, ear = at(fight(["swords-5"], coming=()))
    bridge.answering.answer("rest")
    bridge.time.undo()
    assert "same luck" in ear.said[-1]
    assert not Bridge(fight(["cups-5"])).time.undo()


def test_a_note_that_is_taken_back_is_named_for_it_is_not_seen() -> None:
    bridge, ear = at(fight(["swords-5"]))
    bridge.hands.override("note", key="meaning", words="Go home.")
    bridge.time.undo()
    assert ear.said[-1] == "Undone: the words that were written down."


def test_redo_animates_what_was_taken_back() -> None:
    bridge, ear = at(fight(["swords-5"]))
    bridge.answering.answer("rest")
    told = len(ear.happened)
    bridge.time.undo()
    assert bridge.time.redo()
    assert len(ear.happened) == 2 * told
    assert not bridge.time.redo()
    assert ear.said[-1] == "There is nothing to redo."


def test_a_click_answers_where_only_one_thing_is_meant() -> None:
    session = fight(["swords-5"])
    bridge, _ = at(session)
    assert not bridge.answering.click(number(session, "swords-5"), "hand:0")
    offered: list[list[Option]] = []
    bridge.several.connect(lambda found, *_: offered.append(found))
    assert not bridge.answering.click(-1, "deck"), "the turn is not spent by one click"
    assert bridge.answering.point(-1, "deck")
    assert [option.zones for option in offered[0]] == [("deck",)]
    assert len(session.table["hand:0"]) == 1
    assert bridge.answering.double_click(-1, "deck")
    assert len(session.table["hand:0"]) == 3

    session = fight(["cups-5"])
    bridge, _ = at(session)
    assert bridge.answering.quick_play(number(session, "cups-5"), "hand:0")
    assert bridge.answering.click(number(session, "swords-knight"), "hero:1")
    assert session.table.named("swords-knight").counters["health"] == 18


def test_a_full_disk_is_said_and_play_goes_on() -> None:
    def full(_session: Session) -> Path:
        raise SaveFailed("The game could not be saved: the disk is full.")

    bridge = Bridge(fight(["cups-5"]), full)
    ear = Ear(bridge)
    assert bridge.answering.answer("rest")
    assert ear.said == ["The game could not be saved: the disk is full."]


def test_a_bookmark_is_kept_with_the_game() -> None:
    kept: list[str] = []

    def keep(session: Session) -> Path:
        kept.append(session.to_json())
        return Path("kept")

    game = new_game("tower", seats=2, seed=1)
    bridge = Bridge(game, keep)
    ear = Ear(bridge)
    assert not bridge.time.back_to_bookmark()
    assert ear.said == ["There is no bookmark at another moment."]
    bridge.answering.answer("cups-queen")
    table = freeze(game.table)
    bridge.time.set_bookmark()
    again, _ = at(load(kept[-1]))
    again.sit(1)
    assert again.answering.answer("pentacles-king")
    assert again.time.back_to_bookmark()
    assert freeze(again.session.table) == table
    assert not again.time.back_to_bookmark(), "it is this moment"


def test_the_chronicle_marks_where_the_bookmark_is_and_nowhere_else() -> None:
    session = fight(["cups-5", "cups-6"])
    bridge, _ = at(session)
    marked: list[bool] = []
    bridge.marked.connect(lambda: marked.append(True))
    assert bridge.answering.answer("play cups-5")
    assert bridge.answering.answer("heal 0")
    lines = len(session.lines)
    bridge.time.set_bookmark()
    assert marked == [True], "the window is told"
    assert bridge.answering.answer("rest")
    assert len(session.lines) > lines
    found = [number for number, line in enumerate(panel_facts.told(bridge)) if line.bookmarked]
    assert found == [lines - 1]
    assert not any(line.bookmarked for line in panel_facts.told(bridge, lines))


def test_the_status_tells_what_was_done_last() -> None:
    bridge, _ = at(fight(["cups-5"]))
    said: list[str] = []
    bridge.said.connect(said.append)
    bridge.answering.answer("rest")
    bridge.time.undo()
    bridge.time.redo()
    assert said[-1] == "Redone."
    bridge.time.undo()
    bridge.answering.answer("rest")
    assert said[-1] == "", "nothing of what was taken back before stands there any more"


def test_a_key_that_comes_when_the_window_has_gone_answers_nothing() -> None:
    session, written = fight(["cups-5"]), []
    bridge = Bridge(session, lambda kept: written.append(kept) or Path())
    bridge.stop()
    assert not bridge.answering.answer("play cups-5")
    assert not bridge.hands.override("flip", piece=0)
    assert not bridge.time.undo()
    assert session.journal.entries == written == []


def test_what_is_written_in_a_moment_is_written_at_once_where_the_session_is_wanted() -> None:
    """Several answers in that moment are written once; nothing waits once the window goes."""
    kept: list[int] = []
    bridge, _ = at(fight(["cups-5"]))

    def save(session: Session) -> Path:
        kept.append(len(session.journal.entries))
        return Path()

    bridge.keep_by(save, after=50)
    bridge.answering.answer("rest")
    assert kept == []
    bridge.hand_to(lambda session: None)
    assert kept == [bridge.port.entries]
    bridge.time.undo()
    bridge.time.redo()
    QTest.qWait(100)
    assert len(kept) == 2
    bridge.time.undo()
    bridge.stop()
    assert kept[2:] == [bridge.port.entries]
