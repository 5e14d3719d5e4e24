"""What is in force, beside the table: as it stands now, and only for the right eyes."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.play.rules.game import InForce, Standing
from tests.games.parsifal.staging import locker, play
from tests.ui.castles import application, castle, number, playing, press, words_in
from tests.ui.fights import fight
from ui.base.settings import Settings
from ui.brief import panel_facts, standing_facts
from ui.game.open_game import OpenGame
from ui.program.app import App
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.ownership import where_all_lie, whose
from ui.seat.bridge import Bridge

__all__ = ["application", "playing"]  # fixtures

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
    assert "The text of Bow has no effect for now." in words_in(playing.window.panels.rulings)
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
