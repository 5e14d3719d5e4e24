"""Everybody's quests beside the table, what helps where nothing is allowed, and the last page."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QWidget

from saves.folders import folders
from tabletop import Session
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.games.parsifal.rules.board_to_table import LOCKED
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.game import Standing
from tabletop.table.table import Flow
from tests.games.parsifal.staging import play, stage
from tests.ui.castles import application, castle, number, playing, press, words_in
from tests.ui.fights import fight
from ui.base.settings import Settings
from ui.brief import panel_facts, standing_facts
from ui.brief.ending import ending
from ui.game.open_game import OpenGame
from ui.panels.fact_types import Progress
from ui.panels.quests import ONE_AWAY, QuestsPanel
from ui.panels.seat_sign import SeatSign
from ui.program.app import App
from ui.seat.bridge import Bridge
from ui.windows.ending import EndingPage

__all__ = ["application", "playing"]  # fixtures

# --- everybody's quests --------------------------------------------------------------------------


def test_all_kinds_are_listed_the_nearest_first(playing: OpenGame) -> None:
    kinds = standing_facts.progress(playing.bridge)
    by_title = {kind.title: kind for kind in kinds}
    assert [kind.missing for kind in kinds if kind.seats] == sorted(
        kind.missing for kind in kinds if kind.seats
    )
    assert by_title["Klingsor"].missing == 1
    assert by_title["Klingsor"].seats == (0,)
    assert by_title["Herzeleide"].seats == (1,), "it lies on another's card and is still theirs"
    assert by_title["Swan"].seats == (), "in Limbo nobody has it"
    assert kinds[-1].title == "Swan"
    assert "Kundry" not in by_title, "the deck is nobody's to know"


def test_copies_are_one_kind(playing: OpenGame) -> None:
    second = number(playing.bridge.session, "charmer-2")
    playing.bridge.hands.override("move", piece=second, zone="area:0", index=-1, face_up=True)
    playing.table.skip()
    kinds = standing_facts.progress(playing.bridge)
    charmers = next(kind for kind in kinds if kind.title == "Charmer")
    assert charmers.seats == (0, 1)
    assert second in charmers.pieces


def test_the_page_of_quests_warns_and_lights() -> None:
    panel = QuestsPanel()
    lit, wanted = [], []
    panel.lit.connect(lit.append)
    panel.card_wanted.connect(wanted.append)
    quests = (Standing("A.", True, "a", 3), Standing("B.", False, "b: in the deck"))
    near = Progress("The Star", (4, 5), (1,), quests)
    lost = Progress("The Moon", (6,), (), quests)
    panel.show_progress([near, lost], ["Ana", "Ben"])
    panel.show()
    shown = words_in(panel)
    assert shown.count(ONE_AWAY) == 1, "nobody's card warns nobody"
    assert "(Ben)" in shown
    assert "B (b: in the deck)" in shown
    row = next(each for each in panel.findChildren(QWidget) if "The Star" in each.accessibleName())
    row.pressed.emit()  # type: ignore[attr-defined]
    row.setFocus()
    assert (wanted, lit[-1:]) == ([4], [[4, 5]])
    panel.close()


def test_games_without_quests_have_no_such_page(tmp_path: Path) -> None:
    app = App(folders(tmp_path), Settings(reduced_motion=True), tmp_path / "settings.json")
    app.shell.show()
    app.play(fight(["cups-5"]))
    assert app.playing is not None
    assert app.playing.window.docks["quests"].isHidden()
    app.play(castle())
    assert not app.playing.window.docks["quests"].isHidden()
    app.shell.close()
    app.shell.deleteLater()
    QApplication.processEvents()


# --- when nothing is allowed ---------------------------------------------------------------------


def stuck(bridge: Bridge) -> Decision:
    """The open question without the way back that the game itself has where nothing is allowed."""
    assert bridge.decision is not None
    options = [option for option in bridge.decision.options if option.key != "anew"]
    return replace(bridge.decision, offered=options, beside=None)


def test_the_newest_sentence_in_force_is_offered_where_nothing_is_allowed(
    playing: OpenGame, tmp_path: Path
) -> None:
    """Ferris was named by hand, who can do nothing; of two locks the newer is offered first."""
    session = stage(
        areas=[["ferris", "gamuret"], ["knight-1", "klingsor", "herzeleide"]],
        over={"knight-1": "gamuret", "klingsor": "herzeleide"},
        step=Flow("choose_deed", {"actor": NUMBER["ferris"]}),
    )
    bridge = Bridge(session)
    bridge.hands.override("count", piece=NUMBER["knight-1"], counter=LOCKED, value=3)
    assert not stuck(bridge).legal()
    (asked,), waiting = panel_facts.asked(bridge), panel_facts.waiting(bridge)
    assert waiting is not None
    way = standing_facts.way_out(bridge, stuck(bridge))
    assert way is not None
    assert way.subject == "gamuret"
    asked = replace(asked, decision=stuck(bridge), way_out=way)
    waiting = replace(waiting, choices=0, way_out=way)
    for panel in (playing.window.decision, playing.window.panels.unstick):
        taken: list[str] = []
        panel.suspend.connect(taken.append)
        if panel is playing.window.decision:
            panel.show_asked([asked])
        else:
            panel.show_waiting(waiting)
        panel.show()
        press(panel, "Suspend Gamuret")
        assert taken == ["gamuret"]
    bridge.hands.override("suspend", subject="gamuret")
    assert any(option.key == "ferris lock" for option in bridge.decision.legal())
    (asked,) = panel_facts.asked(bridge)
    assert asked.way_out is None, "there is an answer again"


def test_where_that_does_not_help_the_next_is_offered() -> None:
    session = stage(
        areas=[["ferris", "gamuret"], ["kundry", "klingsor", "herzeleide"]],
        over={"kundry": "gamuret", "klingsor": "herzeleide"},
        step=Flow("choose_deed", {"actor": NUMBER["ferris"]}),
    )
    bridge = Bridge(session)
    offered = []
    while (way := standing_facts.way_out(bridge, stuck(bridge))) is not None:
        offered.append(way.subject)
        bridge.hands.override("suspend", subject=way.subject)
    assert sorted(offered) == ["gamuret", "herzeleide"]


# --- the last page -------------------------------------------------------------------------------


def won_together() -> Session:
    """Charmers of two players won: the quest that was missing came about in turn 9."""
    session = stage(
        areas=[["charmer-1", "klingsor"], ["charmer-2", "parsifal", "knight-1"], ["titurel"]],
        under={"klingsor": ["grail"]},
        over={"knight-1": "charmer-2"},
        counters={"turns": 9, "met:charmer:2": 7, "met:charmer:3": 3},
    )
    return play(session, "charmer-1", "charmer-1 lock", "parsifal")


def test_the_last_page_shows_who_won_and_since_when_each_quest_was_met() -> None:
    session = won_together()
    told = ending(Port(session))
    assert told is not None
    assert told.won
    assert told.note == "", "nobody is asked to write"
    (card,) = told.cards
    assert (card.title, card.face) == ("Charmer", "charmer-1")
    assert card.caption == "Player 0 and Player 1", "those who tie stand side by side"
    assert card.seats == (0, 1)
    assert [line.rpartition(" ")[2] for line in card.theme.splitlines()] == ["9", "7", "3"]


def test_several_kinds_stand_side_by_side(playing: OpenGame) -> None:
    session = won_together()
    for piece in (number(session, "titurel"),):
        session.table.pieces[piece].counters["won"] = 1
    told = ending(Port(session))
    assert told is not None
    assert [card.caption for card in told.cards] == ["Player 0 and Player 1", "Player 2"]
    page = EndingPage()
    page.show_ending(told)
    page.resize(1280, 720)
    page.show()
    assert "Charmer" in words_in(page)
    assert "Player 2" in words_in(page)
    assert len(page.findChildren(SeatSign)) == 3
    assert not page.picture(600).isNull()
    page.close()


def test_what_the_rules_note_for_themselves_lies_on_no_card(playing: OpenGame) -> None:
    """The turn of a lock and of a win are told in words."""
    session = won_together()
    with pytest.MonkeyPatch.context() as for_now:
        for_now.setattr(playing.bridge, "session", session)
        for name in ("parsifal", "charmer-1"):
            facts = panel_facts.piece_facts(playing.bridge, number(session, name), "")
            assert facts is not None
            assert facts.counters == {}
