"""Saves by a version with other rules: they open as they are, or by one of two honest doors."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from saves.autosave import Autosave
from saves.recover import Doors, recover
from tabletop import Diverged, Refusal, Session, load
from tabletop.games.tower.game import GAME
from tabletop.games.tower.rules import cards, turn
from tabletop.play.records.record import write
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import Choice, TableOption
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.play.shelf import game_shelf
from tabletop.table.table import Table, freeze
from tabletop.table.zone import Zone
from tests.saves.games import answer, played


def rested() -> Session:
    """A game in which every hero rests whenever that may be."""
    session, luck = played(8), Random(1)
    session.override("count", piece=cards.hero(session.table, 0).id, counter="health", value=5)
    for _ in range(30):
        if session.decision and session.decision.option("rest"):
            session.answer("rest")
        else:
            answer(session, luck)
    return session


def newer(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setitem(game_shelf._opened, game.id, game)


def rest_better(play: Play, seat: int) -> Rules[None]:
    play.count("health", 19, cards.hero(play.table, seat))
    yield from ()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game whose last answers were given by the rules of before."""
    keeper = Autosave(tmp_path)
    record = rested().record()
    del record.checkpoints[1:]  # all of it is to be played again
    (tmp_path / "000001.tabletop").write_bytes(write(record))
    keeper.close()
    return tmp_path


@pytest.fixture
def doors(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Doors:
    """What that game offers now that resting does more."""
    newer(monkeypatch, replace(GAME, rules_version=GAME.rules_version + 1))
    monkeypatch.setattr(turn, "_rest", rest_better)
    opened = recover(folder)
    assert opened.session is None
    assert "does not fit the rules" in opened.said[0]
    assert "rules have changed" in opened.said[-1]
    assert opened.doors
    return opened.doors


def test_the_table_door_keeps_the_table_as_it_lies(doors: Doors) -> None:
    session = doors.enter("table")
    assert freeze(session.table) == freeze(doors.record.table)
    assert session.decisions


def test_the_step_door_goes_back_to_the_start_of_a_step(doors: Doors) -> None:
    session = doors.enter("step")
    assert freeze(session.table) == freeze(doors.record.checkpoints[-1].table)
    assert session.decisions


@pytest.mark.parametrize("door", ["step", "table"])
def test_behind_a_door_the_game_goes_on_and_is_saved(doors: Doors, door: str) -> None:
    session = doors.enter("step" if door == "step" else "table")
    told = [line.words for line in session.lines]
    assert "cannot be repeated" in told[-1]
    assert session.undo() is False  # what was played by other rules is told, not replayed
    luck = Random(2)
    keeper = Autosave(doors.path.parent)
    for _ in range(6):
        answer(session, luck)
        keeper.save(session)
    keeper.close()
    opened = recover(doors.path.parent)
    assert opened.session
    assert opened.said == ()
    assert freeze(opened.session.table) == freeze(session.table)
    assert [line.words for line in opened.session.lines][: len(told)] == told
    while session.undo():
        pass
    assert [line.words for line in session.lines] == told


def test_the_save_by_other_rules_is_kept(doors: Doors) -> None:
    content = doors.path.read_bytes()
    doors.enter("table")
    (kept,) = doors.path.parent.glob("*.other-rules-*")
    assert kept.read_bytes() == content


def test_rules_that_change_without_a_number_are_noticed_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "_rest", rest_better)
    opened = recover(folder)
    assert opened.session is None
    assert opened.doors
    assert opened.doors.enter("table").decisions


def test_a_save_by_the_same_rules_is_not_mistaken(folder: Path) -> None:
    opened = recover(folder)
    assert opened.session
    assert opened.said == ()


def test_an_option_that_is_new_takes_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    session = rested()
    text = session.to_json()
    option = TableOption("new", "New", "", (Choice("off", "off"), Choice("on", "on")))
    newer(monkeypatch, replace(GAME, rules_version=2, options=(*GAME.options, option)))
    again = load(text)
    assert again.table.options == {**session.table.options, "new": "off"}
    while again.undo():
        pass
    assert not again.journal.entries


def test_zones_that_are_new_or_gone_lose_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    session = rested()
    session.override("move", piece=1, zone="shields:0")
    text = session.to_json()

    def components(table: Table) -> None:
        GAME.components(table)
        table.zones["attic"] = Zone("attic", "everyone")
        del table.zones["shields:0"]

    newer(monkeypatch, replace(GAME, rules_version=GAME.rules_version + 1, components=components))
    again = load(text, door="table")
    assert "attic" in again.table.zones
    assert again.table.pieces[1].zone == GAME.aside
    assert load(again.to_json()).table == again.table


def test_rules_that_break_on_a_table_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    text = rested().to_json()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(turn, "_action_question", broken)
    with pytest.raises(Diverged, match="they break there"):
        load(text)


def test_a_table_from_which_no_rule_goes_on_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """It opens halted, as after a ruling with which the rules cannot go on: hands put it right."""
    saved = rested()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(turn, "_action_question", broken)
        for text in (saved.to_json(), load(saved.to_json(), door="table").to_json()):
            session = load(text, door="table")
            assert session.halted
            assert freeze(session.table) == freeze(saved.table)
            with pytest.raises(Refusal, match="cannot be repeated"):
                session.undo()
            assert load(session.to_json()).halted
    session.override("count", piece=0, counter="mark", value=1)
    assert not session.halted
    assert session.decisions
