"""The scene follows a whole game and always ends exactly at the view, whatever is skipped."""

import random

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop import Seat, Session, new_game
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.event import Added, Event, Moved, Rolled
from tabletop.table.view import EVERYONE, View, redact
from tests.conformance.walk import whole
from ui.scene.layout.layout_reader import layout_of
from ui.scene.motion.motion import Float
from ui.scene.table_view import TableView
from ui.scene.whereabouts.scene_pieces import beats


class PlainFaces:
    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        pixels = QPixmap(width, round(width * 12 / 7))
        pixels.fill(QColor("navy") if card.startswith("back:") else QColor("ivory"))
        return pixels


@pytest.fixture
def shown() -> TableView:
    QApplication.instance() or QApplication([])
    view = TableView()
    view.resize(1000, 700)
    view.show()
    yield view
    view.close()


def open_game(view: TableView, session: Session, seat: int) -> None:
    game = game_called("tower")
    view.show_view(session.view(seat), layout_of("tower"), PlainFaces(), game.title_of)


def assert_lies_as(view: TableView, seen: View) -> None:
    """Every piece is where *seen* has it, looks as it does, and rests."""
    table = view.table
    assert {zone: len(z.pieces) for zone, z in seen.zones.items()} == {
        zone: len(items) for zone, items in table.lying.zones.items()
    }
    for zone, there in seen.zones.items():
        for index, piece in enumerate(there.pieces):
            item = table.lying.at(zone, index)
            assert item.piece == piece
            assert (item.zone, item.index) == (zone, index)
    assert table.lying.counters == seen.counters
    assert table.is_settled()


@pytest.mark.sampled
@pytest.mark.parametrize("seat", [0, 1, EVERYONE])
def test_every_answer_of_a_game_ends_at_the_view(shown: TableView, seat: int) -> None:
    session = new_game("tower", seats=3, seed=11)
    open_game(shown, session, seat)
    heard: list[tuple[Event, int]] = []

    def hear(event: Event, entry: int) -> None:
        told = redact(event, session.table, seat)
        if told is not None:
            heard.append((told, entry))

    session.listen(hear)
    luck = random.Random(4)
    for turn in range(60):
        decision = session.decision
        if decision is None:
            break
        heard.clear()
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
        seen = session.view(seat)
        shown.play_events(heard, seen)
        if turn % 3:
            for _ in range(luck.randrange(4)):
                shown.clock.tick()
        shown.skip()
        assert_lies_as(shown, seen)


def test_no_board_is_marked_until_turns_begin(shown: TableView) -> None:
    session = new_game("tower", seats=2, seed=7)
    for key in ("cups-queen", "pentacles-king", "own", "own"):
        open_game(shown, session, 0)
        assert shown.table.whose_turn == -1
        session.answer(key)
    session.answer("lead 1")
    open_game(shown, session, 0)
    assert shown.table.whose_turn == 1


def test_a_card_that_nobody_sees_is_added_for_all_to_see_that_it_is_there(
    shown: TableView,
) -> None:
    session = new_game("tower", seats=2, seed=7)
    open_game(shown, session, 0)
    heard: list[tuple[Event, int]] = []
    session.listen(lambda event, cause: heard.append((redact(event, session.table, 0), cause)))
    session.override("add", name="wands-2", zone="deck")
    assert heard[0][0] == Added(-1, "deck")
    shown.play_events(heard, session.view(0))
    assert len(shown.table.lying.zones["deck"]) == 41
    shown.skip()
    assert_lies_as(shown, session.view(0))


def test_undo_and_redo_glide_to_the_view(shown: TableView) -> None:
    session = new_game("tower", seats=2, seed=3)
    open_game(shown, session, 0)
    luck = random.Random(1)
    for _ in range(12):
        decision = session.decision
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    shown.show_view(session.view(0), glide=False)
    assert_lies_as(shown, session.view(0))
    for _ in range(8):
        session.undo()
        shown.show_view(session.view(0))
        shown.skip()
        assert_lies_as(shown, session.view(0))


def test_nothing_moves_at_speed_zero(shown: TableView) -> None:
    session = new_game("tower", seats=2, seed=3)
    open_game(shown, session, 0)
    shown.set_speed(0)
    rests = []
    shown.motion_finished.connect(lambda: rests.append(shown.moving))
    session.answer(session.decision.legal()[0], seat=0)
    shown.play_events([], session.view(0))
    assert rests == [False]
    assert_lies_as(shown, session.view(0))


def test_another_seat_sees_nothing_of_the_hand_before(shown: TableView) -> None:
    session = new_game("tower", seats=2, seed=3)
    luck = random.Random(1)
    while not session.view(0)["hand:0"]:
        decision = session.decision
        session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)
    open_game(shown, session, 0)
    mine = {piece.name for piece in session.view(0)["hand:0"]}
    shown.show_view(session.view(1), glide=False)
    known = {item.piece.name for item in shown.table.lying if item.zone != "hand:1"}
    assert mine
    assert not mine & known
    backs = list(shown.table.lying.zones["hand:0"])
    assert {item.piece.name for item in backs} == {""}
    back = shown.table.looks.of(backs[0].piece, 50, 0)
    assert back.cacheKey() == shown.table.looks.of(backs[1].piece, 50, 0).cacheKey()


def test_a_cause_is_a_beat_and_a_roll_stands_alone() -> None:
    def move(piece: int) -> Moved:
        return Moved(piece, "a", 0, "b", 0, True, True)

    events = [(move(1), 1), (move(2), 1), (move(1), 1), (Rolled(9, 6, 3), 1), (move(3), 1)]
    events.append((move(4), 2))
    found = [[getattr(e, "piece", -1) for e in beat] for beat in beats(events)]
    assert found == [[1, 2], [1], [9], [3], [4]]


def dealt(shown: TableView) -> Session:
    session = new_game("tower", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=7)
    for key in ("cups-queen", "pentacles-king", "own", "own", "lead 0"):
        session.answer(key)
    open_game(shown, session, 0)
    return session


def test_all_that_is_printed_on_a_board_sets_out_with_it(shown: TableView) -> None:
    dealt(shown)
    before = {key: item.pos() for key, item in shown.table.prints.items.items()}
    shown.sit_near(1)
    assert shown.moving
    assert {key: item.pos() for key, item in shown.table.prints.items.items()} == before
    shown.skip()
    after = {key for key, item in shown.table.prints.items.items() if item.pos() != before[key]}
    assert {("gauge", f"hero:{seat} {what} 1") for seat in (0, 1) for what in ("bar", "seat")} < {
        *after
    }


def test_the_focus_goes_on_in_the_hand_that_comes_near(shown: TableView) -> None:
    dealt(shown)
    shown.walk.set_to(shown.table.lying.zones["hand:0"][2])
    shown.sit_near(1)
    shown.skip()
    assert shown.walk.at()[1:] == ("hand:1", 2)
    shown.walk.set_to(shown.table.lying.zones["floor:1"][-1])
    shown.sit_near(0)
    shown.skip()
    assert shown.walk.at()[1] == "floor:1"


def test_what_a_number_changed_by_goes_with_its_hero(shown: TableView) -> None:
    dealt(shown)
    (hero,) = shown.table.lying.zones["hero:0"]
    words = shown.table.float_words(hero, -6)
    beside = words.pos() - hero.pos()
    rising = Float(words, hero, 40.0, lambda: None)
    hero.setPos(hero.pos() + QPointF(100, 50))
    rising.step(0.0)
    assert words.pos() - hero.pos() == beside
    rising.step(1.0)
    assert words.pos() - hero.pos() == beside - QPointF(0, 40)


def test_treasures_carry_the_number_of_their_floor(shown: TableView) -> None:
    session = dealt(shown)
    for card in ("cups-2", "wands-9"):
        piece = session.table.named(card).id
        session.override("move", piece=piece, zone="treasures", face_up=True)
    open_game(shown, session, 0)
    discs = [shown.table.discs.of(item, 40) for item in shown.table.lying.zones["treasures"]]
    assert len(discs) == 2
    assert None not in discs
    assert discs[0] is not discs[1]
    assert all(shown.table.discs.of(item, 40) is None for item in shown.table.lying.zones["hand:0"])
