"""Quests and what is in force, beside the table: as they stand now, and only for the right eyes."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from saves.folders import folders
from tabletop import Session
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.games.parsifal.rules.board_to_table import LOCKED
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.game import InForce, Standing
from tabletop.table.table import Flow
from tests.games.parsifal.staging import locker, play, stage
from tests.ui.fights import fight
from tests.ui.reading import catch_up
from ui.base.settings import Settings
from ui.brief import panel_facts, standing_facts
from ui.brief.ending import ending
from ui.game.open_game import OpenGame
from ui.panels.fact_types import Progress
from ui.panels.quests import ONE_AWAY, QuestsPanel
from ui.panels.seat_sign import SeatSign
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.ownership import where_all_lie, whose
from ui.seat.bridge import Bridge
from ui.windows.ending import EndingPage


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def castle(**how: object) -> Session:
    """Herzeleide holds two captives, one of them by the Bow; Klingsor has two of three quests."""
    return stage(
        areas=[["parsifal", "klingsor", "knight-1"], ["herzeleide", "gamuret", "charmer-1"]],
        under={"herzeleide": ["bow"], "klingsor": ["spear", "grail"]},
        over={"knight-1": "herzeleide", "gamuret": "herzeleide by bow"},
        common=["balm"],
        limbo=["swan"],
        deck=["charmer-2", "kundry"],
        **how,  # type: ignore[arg-type]
    )


@pytest.fixture
def playing(app: App) -> OpenGame:
    app.play(castle())
    QApplication.processEvents()
    assert app.playing is not None
    app.playing.window.raise_panel("inspector")
    return app.playing


def words_in(widget: QWidget) -> str:
    """All words that *widget* shows, once its layouts have come to rest."""

    def shown() -> list[str]:
        return [each.text() for each in widget.findChildren(QLabel) if not each.isHidden()]

    for _ in range(200):
        QTest.qWait(10)
        if shown():
            break
    return "\n".join(shown())


def press(widget: QWidget, words: str) -> None:
    """Press the button of *widget* that says *words*, or is called so."""
    catch_up(widget)
    words_in(widget)
    for button in widget.findChildren(QPushButton):
        if not button.isHidden() and words in (button.text(), button.accessibleName()):
            button.click()
            QApplication.processEvents()
            return
    raise AssertionError(f"no button says {words!r}")


def number(session: Session, name: str) -> int:
    return session.table.named(name).id


# --- one card ------------------------------------------------------------------------------------


def test_quests_are_ticked_as_they_stand_with_what_is_missing(playing: OpenGame) -> None:
    playing.story.look(number(playing.bridge.session, "klingsor"), "")
    shown = words_in(playing.window.panels.inspector)
    assert "The sorcerer · Garden" in shown
    assert "Spear: owned by Klingsor" in shown
    assert "Kundry is free.<br><small>Kundry: not in play yet</small>" in shown


def test_what_is_shown_follows_the_table(playing: OpenGame) -> None:
    playing.story.look(number(playing.bridge.session, "klingsor"), "")
    kundry = number(playing.bridge.session, "kundry")
    playing.bridge.hands.override("move", piece=kundry, zone="area:0", index=-1, face_up=True)
    playing.table.skip()
    assert "Kundry: free" in words_in(playing.window.panels.inspector)


def test_a_sentence_in_force_is_suspended_and_reinstated_from_its_card(playing: OpenGame) -> None:
    session, inspector = playing.bridge.session, playing.window.panels.inspector
    playing.story.look(number(session, "gamuret"), "")
    assert "Bow on Gamuret: " in words_in(inspector)
    press(inspector, "Suspend Bow")
    playing.table.skip()
    assert session.table.suspended == ["bow"]
    assert "Bow on Gamuret" not in words_in(inspector)
    playing.story.look(number(session, "bow"), "")
    assert "Suspended" in words_in(inspector)
    assert "What is printed on Bow does nothing for now." in words_in(playing.window.panels.rulings)
    press(playing.window.panels.rulings, "Reinstate: Bow")
    playing.table.skip()
    assert session.table.suspended == []
    assert "Suspended" not in words_in(inspector)
    playing.bridge.time.undo()
    playing.bridge.time.undo()
    assert locker(session, "gamuret") == "herzeleide"


def test_what_the_keys_come_to_is_shown_beside_the_table(playing: OpenGame) -> None:
    playing.table.setFocus()
    for _ in range(2):
        QTest.keyClick(playing.table, Qt.Key.Key_Period)
    found = playing.table.focused()
    assert found is not None
    title = playing.bridge.game.title_of(playing.bridge.session.table.pieces[found[0]].name)
    assert title in words_in(playing.window.panels.inspector)


def test_the_panels_are_as_wide_as_they_were_when_a_game_was_left(tmp_path: Path) -> None:
    app = App(folders(tmp_path), Settings(), tmp_path / "settings.json")
    app.shell.show()
    widths = set()
    for _ in range(3):
        app.play(castle())
        QApplication.processEvents()
        assert app.playing is not None
        widths.add(app.playing.window.docks["decision"].width())
    assert len(widths) == 1
    app.shell.close()


def test_what_waits_for_an_opponent_is_suspended_from_its_card(playing: OpenGame) -> None:
    session, inspector = playing.bridge.session, playing.window.panels.inspector
    horn = number(session, "horn")
    playing.bridge.hands.override(
        "move", piece=horn, zone="under:herzeleide", index=-1, face_up=True
    )
    playing.table.skip()
    playing.story.look(horn, "")
    assert "While Herzeleide owns it and is free." in words_in(inspector)
    press(inspector, "Suspend Horn")
    playing.table.skip()
    assert session.table.suspended == ["horn"]
    assert "While Herzeleide" not in words_in(inspector)


def test_numbers_explain_themselves(playing: OpenGame) -> None:
    playing.story.look(number(playing.bridge.session, "herzeleide"), "")
    shown = words_in(playing.window.panels.inspector)
    assert "<b>Locks:</b> 4" in shown
    assert "2 Bow" in shown


# --- for the right eyes --------------------------------------------------------------------------


def spied() -> Bridge:
    """A game in which a card in each hand has a quest and holds what lies in both hands."""
    session = fight(["cups-5"], players=(0, 1))
    mine, theirs = number(session, "cups-5"), number(session, "swords-9")
    session.game = replace(
        session.game,
        standings=lambda table, piece: (Standing(f"{piece.name} smiles.", False, piece.name),),
        in_force=lambda table: [
            InForce("swords-9", theirs, "Their secret.", (mine,), 1, "until swords-9 goes"),
            InForce("cups-5", mine, "Mine.", (mine, theirs), 1, "until swords-9 goes"),
        ],
    )
    return Bridge(session)


def test_nothing_is_told_of_what_the_seat_does_not_know() -> None:
    bridge = spied()
    theirs = number(bridge.session, "swords-9")
    assert bridge.port.standings(theirs) == ()
    assert panel_facts.piece_facts(bridge, theirs, "") is None
    (held,) = standing_facts.holdings(bridge.port)
    assert held.subject == "cups-5"
    assert theirs not in held.on
    assert "Nine" not in held.whom
    assert held.until == "", "the words might name what is hidden"
    told = standing_facts.progress(bridge)
    assert not any(theirs in kind.pieces for kind in told)
    assert not any("swords-9" in quest.sentence for kind in told for quest in kind.quests)


def test_each_seat_is_told_of_its_own() -> None:
    bridge = spied()
    bridge.sit(1)
    mine = number(bridge.session, "swords-9")
    assert [quest.why for quest in bridge.port.standings(mine)] == ["swords-9"]
    (held,) = standing_facts.holdings(bridge.port)
    assert held.subject == "swords-9"


# --- at a glance ---------------------------------------------------------------------------------


def test_every_character_in_play_carries_how_its_quests_stand(playing: OpenGame) -> None:
    def row(name: str) -> int:
        """Which picture lies on the upper edge of the card; 0: none."""
        item = playing.table.table.lying.known(NUMBER[name])
        return item._ticks.pixmap().cacheKey() if item._ticks else 0

    def told(name: str) -> str:
        return playing.table.walk.title(playing.table.table.lying.known(NUMBER[name]))

    assert standing_facts.noted(playing.bridge.port, playing.bridge.view).quests[
        NUMBER["klingsor"]
    ] == (
        True,
        True,
        False,
    )
    assert "2 of 3 quests met" in told("klingsor")
    before = row("klingsor")
    assert before
    assert not row("balm")
    assert not row("swan"), "who is in Limbo cannot win"
    play(playing.bridge.session, "klingsor", "drop")
    playing.bridge.answering.answer("grail")
    QApplication.processEvents()
    assert "1 of 3 quests met" in told("klingsor")
    assert row("klingsor") not in (0, before)
    where = playing.table.table.lying.known(NUMBER["klingsor"])
    assert (
        where._ticks.sceneBoundingRect().bottom()
        < where.body().top() + 0.06 * where.body().height()
    )


def test_a_home_that_no_seat_has_is_nobodys(playing: OpenGame) -> None:
    """By hand the counter may be any number."""
    bridge = playing.bridge
    table = bridge.session.table
    held = table.pieces[NUMBER["herzeleide"]]

    def owner() -> int:
        lying = where_all_lie(bridge.view)
        return whose(bridge.view, layout_of("parsifal"), lying, held.id)

    assert owner() == 1
    for home in (7, -3):
        assert bridge.hands.override("count", piece=held.id, counter="home", value=home)
        assert owner() == -1
        seats = {seat for kind in standing_facts.progress(bridge) for seat in kind.seats}
        assert seats <= set(range(len(table.seats)))
        item = playing.table.table.lying.known(held.id)
        assert item.seat < len(table.seats)
        assert playing.table.walk.title(item)


def test_pieces_laid_under_each_other_by_hand_are_nobodys(playing: OpenGame) -> None:
    bridge = playing.bridge
    one, other = NUMBER["herzeleide"], NUMBER["klingsor"]
    for piece in (one, other):
        assert bridge.hands.override("count", piece=piece, counter="home", value=0)
    assert bridge.hands.move(one, "under:klingsor")
    assert bridge.hands.move(other, "under:herzeleide")
    lying = where_all_lie(bridge.view)
    assert whose(bridge.view, layout_of("parsifal"), lying, one) == -1
    assert playing.table.table.lying.known(one).home.visible


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
