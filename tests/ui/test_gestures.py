"""What drops, clicks and double-clicks mean, and the key table."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from tabletop.play.questions.decision import Decision, Option, aside
from ui.base import keys
from ui.base.key_binding import bind
from ui.base.keymap import Keymap
from ui.seat import gestures


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


def asked(*options: Option) -> Decision:
    return Decision(0, "What now?", "X-1", list(options))


PLAY = Option("play", "Play it", (1,), ("spot", "foe"))
HEAL = Option("heal", "Heal", (1,), ("hero:0",))
LIFT = Option("lift", "Lift", (1,), (), why="Too heavy.", rule="X-2")
DRAW = Option("draw", "Draw", (), ("deck",))
REST = Option("rest", "Rest")
BLOCKED = Option("steal", "Steal", (2,), ("spot",), why="Thou shalt not.", rule="X-3")


def test_a_click_answers_only_what_is_plain() -> None:
    decision = asked(PLAY, HEAL, DRAW, REST)
    assert gestures.clicked(decision, 1, "hand:0", []) is None
    assert gestures.clicked(decision, -1, "deck", []) is None, "a card may be meant as well"
    assert gestures.meant(decision, 9, "deck", []) == [DRAW]
    assert gestures.clicked(asked(DRAW, REST), 9, "deck", []) is DRAW
    assert gestures.clicked(decision, -1, "hero:0", []) is None, "the piece is still to be chosen"
    drawn = Decision(0, "What now?", "X-1", decision.offered, default="draw")
    assert gestures.clicked(drawn, -1, "deck", []) is DRAW, "it is what is put forward"
    which = asked(Option("a", "A", (1,)), Option("b", "B", (2,)))
    assert gestures.clicked(which, 2, "row", []) == which.options[1]


def test_a_click_on_a_piece_answers_where_it_lies_already() -> None:
    acts = asked(*(Option(f"slot {n}", "", (n,), (f"character:{n}",)) for n in (1, 2)), REST)
    assert gestures.clicked(acts, 2, "character:2", []) == acts.options[1]
    takes = asked(*(Option(f"slot {n}", "", (9, n), (f"bag:{n}", f"hero:{n}")) for n in (1, 2)))
    assert gestures.clicked(takes, 2, "hero:2", []) == takes.options[1]
    assert gestures.clicked(takes, 9, "tray", []) is None, "who takes it is still to be chosen"


def test_a_click_on_one_of_several_pieces_answers_where_all_go_to_the_same_place() -> None:
    def picks(*zones: str) -> Decision:
        options = [Option(f"be {n}", f"Be {n}", (n,), (zone,)) for n, zone in enumerate(zones)]
        taken = Option("be 7", "Be 7", (), ("seat",)).blocked("R2", "It is taken.")
        return Decision(0, "Who will you be?", "R1", [*options, taken])

    one_place = gestures.clicked(picks("seat", "seat"), 1, "courts", ())
    assert one_place is not None
    assert one_place.key == "be 1"
    assert gestures.clicked(picks("seat", "chair"), 1, "courts", ()) is None
    assert gestures.clicked(picks("seat", "seat"), 7, "courts", ()) is None


@pytest.mark.parametrize("beside", [(), (REST,), (BLOCKED,), (REST, BLOCKED)])
def test_a_place_answers_where_one_piece_goes_whatever_else_may_be_said(
    beside: tuple[Option, ...],
) -> None:
    """To stay, to pass or to stop is not about the table: it puts no place out."""
    where = asked(PLAY, HEAL, *beside)
    assert gestures.clicked(where, -1, "hero:0", []) is HEAL
    assert gestures.clicked(where, 8, "foe", []) is PLAY
    assert gestures.places(where, []) == [PLAY, HEAL]
    assert gestures.clicked(where, 1, "hand:0", []) is None
    assert gestures.meant(where, 1, "hand:0", []) == [PLAY, HEAL]
    assert gestures.places(asked(PLAY, HEAL, DRAW), []) == [DRAW], "a deck is no place for it"
    drop = Option("drop", "Throw it away", (1,))
    assert gestures.places(asked(PLAY, HEAL, drop), []) == [], "and it may do something else"


def test_of_many_places_for_one_piece_none_are_listed_at_it() -> None:
    goes = [Option(f"{n}", f"To {n}", (1,), (f"{n}",)) for n in range(gestures.NUMBERED + 1)]
    assert gestures.meant(asked(*goes, REST), 1, "field", []) == []
    assert gestures.meant(asked(*goes[1:], REST), 1, "field", []) == goes[1:]
    assert gestures.clicked(asked(*goes, REST), 1, "3", []) is goes[3]


def test_the_half_of_a_card_that_is_pointed_at_is_meant() -> None:
    top = Option("top", "Strike", (1,), half="top")
    plain = Option("plain", "Strike plainly", (1,), half="top")
    bottom = Option("bottom", "Go", (1,), half="bottom")
    either = Option("either", "Lose it", (1,))
    card = asked(top, plain, bottom, REST)
    assert gestures.meant(card, 1, "hand", [], "top") == [top, plain]
    assert gestures.clicked(card, 1, "hand", [], "top") is None
    assert gestures.clicked(card, 1, "hand", [], "bottom") is bottom
    assert gestures.quick(card, 1, "hand", [], "top") is None
    assert gestures.meant(card, 1, "hand", []) == [top, plain, bottom]
    assert gestures.halves(card, 1, []) == {"top", "bottom"}
    assert gestures.halves(asked(top, plain, REST), 1, []) == {"top"}
    assert gestures.meant(asked(top, bottom, either), 1, "hand", [], "top") == [top, either]
    assert gestures.halves(asked(top, bottom, either), 1, []) == {"top", "bottom"}
    assert gestures.halves(asked(either), 1, []) == frozenset()
    assert gestures.subjects(card, 1, [], "top") == [top, plain]
    assert gestures.subjects(card, 1, []) == [top, plain, bottom]


def test_quick_play_is_what_a_piece_means_if_that_is_one_thing() -> None:
    assert gestures.quick(asked(DRAW, HEAL, PLAY), 1, "hand:0", []) is None
    assert gestures.quick(asked(DRAW, HEAL), 1, "hand:0", []) is HEAL
    assert gestures.quick(asked(DRAW, HEAL), -1, "deck", []) is DRAW
    assert gestures.quick(asked(BLOCKED, DRAW), 2, "hand:0", []) is None
    assert gestures.quick(asked(BLOCKED, DRAW), 2, "hand:0", ["X-3"]) is BLOCKED


def test_a_click_takes_none_of_several_things_that_a_piece_may_mean() -> None:
    discard = Option("discard", "Discard it", (1,))
    decision = asked(HEAL, discard, REST)
    assert gestures.clicked(decision, 1, "hand:0", []) is None
    assert gestures.meant(decision, 1, "hand:0", []) == [HEAL, discard]
    assert gestures.clicked(asked(discard, REST), 1, "hand:0", []) is discard


def test_a_click_on_what_is_forbidden_asks_why_and_never_where_more_is_meant() -> None:
    focus = Option("focus", "Focus", zones=("deck",)).blocked("X-9", "The hand is full.")
    decision = asked(focus, BLOCKED, HEAL, REST)
    assert gestures.barred(decision, -1, "deck", []) is focus
    assert gestures.barred(decision, 2, "hand:0", []) is BLOCKED
    assert gestures.barred(decision, 1, "hand:0", []) is None, "it can be done"
    assert gestures.barred(decision, 7, "deck", []) is None, "a known piece is only looked at"
    assert gestures.barred(decision, -1, "deck", ["X-9"]) is None, "it is allowed here"
    assert gestures.barred(asked(focus, DRAW), -1, "deck", []) is None


def test_the_obvious_is_the_only_thing_to_do() -> None:
    assert gestures.obvious(asked(REST, BLOCKED), []) is REST
    assert gestures.obvious(asked(REST, DRAW), []) is None
    assert gestures.obvious(asked(BLOCKED), []) is None


def test_a_menu_lists_blocked_options_too() -> None:
    assert gestures.about(asked(PLAY, LIFT, DRAW), 1, "hand:0") == [PLAY, LIFT]
    assert gestures.about(asked(PLAY, DRAW), -1, "deck") == [DRAW]


def test_no_two_actions_share_a_key_and_every_key_is_one() -> None:
    assert sum(len(Keymap().of(each.id)) for each in keys.ACTIONS) == sum(
        len(each.keys) for each in keys.ACTIONS
    )
    for action in keys.ACTIONS:
        for key in action.keys:
            assert QKeySequence(key).toString(), f"{key} of {action.id}"
            assert QKeySequence(key)[0].key() != Qt.Key.Key_unknown
    assert sum(len(chapter) for chapter in keys.chapters().values()) == len(keys.ACTIONS)


def test_keys_work_where_they_belong_and_leave_letters_to_text() -> None:
    window, table, line = QWidget(), QWidget(), QLineEdit()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout = QVBoxLayout(window)
    layout.addWidget(table)
    layout.addWidget(line)
    done: list[str] = []
    ids = ("flip", "call_outs", "undo", "obvious", "key_sheet")
    made = bind(window, table, {id: lambda id=id: done.append(id) for id in ids})
    assert set(made) == set(ids)
    window.show()
    window.activateWindow()
    QTest.qWait(10)
    table.setFocus()
    for key in (Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_Space):
        QTest.keyClick(table, key)
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert done == ["flip", "call_outs", "obvious", "undo"]
    done.clear()
    line.setFocus()
    QTest.keyClicks(line, "fc ?")
    assert (line.text(), done) == ("fc ?", [])
    window.close()
    with pytest.raises(KeyError):
        bind(window, table, {"dance": lambda: None})


def test_choosing_a_piece_means_the_options_that_name_it_first() -> None:
    both = Option("lock", "Lock", (4, 1), ("over:x",))
    decision = asked(PLAY, both, BLOCKED, REST)
    assert gestures.subjects(decision, 1, []) == [PLAY]
    assert gestures.subjects(decision, 4, []) == [both]
    assert gestures.subjects(decision, 2, []) == []
    assert gestures.subjects(decision, 2, ["X-3"]) == [BLOCKED]


def test_a_piece_that_may_be_used_besides_is_not_the_place_it_lies_in() -> None:
    """Where all that the question is for are places, the pieces beside that still answer."""
    give = [Option(f"give {n}", f"Hand {n} over", (n,), ("hand:1", "hand:2"), n) for n in (7, 8)]
    away = [Option(f"discard {n}", f"Discard {n}", (n,), (), n) for n in (7, 8)]
    onward = [Option("on", "Go on", zones=("row",)), Option("rest", "Rest", zones=("nights",))]
    decision = Decision(0, "Go on?", "X-1", [*onward, *aside([*give, *away])])
    found = [option.key for option in gestures.meant(decision, 7, "hand:1", ())]
    assert found == ["give 7", "discard 7"]
    assert [o.key for o in gestures.meant(decision, -1, "row", ())] == ["on"]


def test_no_click_throws_a_thing_away_that_nothing_else_may_be_done_with() -> None:
    end, away = Option("end", "End the turn"), Option("discard 7", "Discard", (7,), (), 7)
    decision = Decision(0, "Anything else?", "X-1", [end, *aside([away])])
    for gesture in (gestures.clicked, gestures.quick):
        assert gesture(decision, 7, "hand:1", ()) is None
    assert [o.key for o in gestures.meant(decision, 7, "hand:1", ())] == ["discard 7"], "it asks"
