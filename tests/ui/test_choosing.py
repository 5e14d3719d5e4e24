"""Who chose one character can still choose another by a click, until something came of it."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tabletop.play.questions.decision import Option
from tabletop.play.records.journal import Answer
from tabletop.play.shelf.game_shelf import game_called
from tests.games.keeper.hands import HELD, table
from tests.games.parsifal.staging import stage
from tests.ui.hands import Hands
from tests.ui.reading import button
from ui.program.app import App
from ui.seat.bridge import Bridge


@pytest.fixture
def bridge() -> Bridge:
    session = stage(
        areas=[["knight-1", "parsifal", "klingsor"], ["charmer-1", "charmer-2", "ferris", "gawan"]],
        common=["balm"],
        counters={"round": 1},
    )
    made = Bridge(session)
    made.answering.choosing.by_click = True
    made.begin()
    return made


def click(bridge: Bridge, name: str) -> bool:
    return bridge.answering.click(NUMBER[name], bridge.port.zone_of(NUMBER[name]))


def answers(bridge: Bridge) -> list[str]:
    """What is answered, and then said of what is not whole yet."""
    given = [entry.key for entry in bridge.session.journal.entries if hasattr(entry, "key")]
    return [*given, *bridge.port.said]


def whole(bridge: Bridge, seat: int) -> int:
    """How many questions *seat* has answered, those aside that the table answered with them."""
    answers = (each for each in bridge.session.journal.entries if isinstance(each, Answer))
    return sum(each.seat == seat and not each.follows for each in answers)


def test_a_click_on_another_character_chooses_that_one_instead(bridge: Bridge) -> None:
    assert click(bridge, "knight-1")
    assert answers(bridge) == ["knight-1"]
    assert click(bridge, "parsifal")
    assert answers(bridge) == ["parsifal"]
    assert bridge.time.undo()
    assert answers(bridge) == []


def test_also_when_what_it_does_was_chosen_and_in_whichever_way(bridge: Bridge) -> None:
    bridge.answering.answer("knight-1")
    bridge.answering.answer("knight-1 lock")
    assert click(bridge, "parsifal"), "no Knight locks Parsifal: he must be meant to act"
    assert answers(bridge) == ["parsifal"]


def test_what_answers_the_question_is_never_a_change_of_mind(bridge: Bridge) -> None:
    bridge.answering.answer("knight-1")
    bridge.answering.answer("knight-1 lock")
    assert click(bridge, "klingsor")
    assert answers(bridge) == ["knight-1/knight-1 lock/klingsor"]


def test_a_rival_or_what_has_happened_changes_nothing(bridge: Bridge) -> None:
    click(bridge, "knight-1")
    assert not click(bridge, "gawan")
    assert answers(bridge) == ["knight-1"]
    bridge.answering.choosing.back()
    click(bridge, "klingsor")
    bridge.answering.answer("klingsor lock")
    bridge.answering.answer("ferris")
    before = answers(bridge)
    assert not click(bridge, "parsifal")
    assert answers(bridge) == before == ["klingsor/klingsor lock/ferris"]


def test_one_goes_back_by_one_answer_as_long_as_nothing_came_of_it(bridge: Bridge) -> None:
    bridge.answering.answer("knight-1")
    bridge.answering.answer("knight-1 lock")
    assert bridge.answering.choosing.back()
    assert answers(bridge) == ["knight-1"]
    assert bridge.answering.choosing.back()
    assert not bridge.answering.choosing.back(), "nothing is declared any more"
    assert bridge.answering.drop(NUMBER["ferris"], "limbo")
    assert answers(bridge) == ["parsifal/parsifal send to limbo/ferris"]
    assert not bridge.answering.choosing.back(), "that has happened"


def test_the_only_thing_that_who_was_chosen_can_do_is_not_done_unasked() -> None:
    """What it then does it to, the only one there is, needs no asking."""
    session = stage(areas=[["parsifal"], ["gurnemanz"]], common=["balm"], counters={"round": 1})
    bridge = Bridge(session)
    bridge.answering.choosing.by_click = bridge.answering.answers_forced = True
    bridge.begin()
    bridge.answering.answer("parsifal")
    assert answers(bridge) == ["parsifal"]
    bridge.answering.answer("take")
    assert answers(bridge) == ["parsifal/take/balm"]
    assert bridge.time.undo(), "and it is a step of its own"


@pytest.mark.parametrize("game", ["tower", "parsifal", "restless", "scenario", "keeper", "darkest"])
def test_a_tap_answers_one_question_and_a_second_at_once_no_other(game: str) -> None:
    """Whatever is asked next, be it of the same piece; the parts of one declaration are one."""
    seats = max(2, game_called(game).seats[0])
    session = new_game(game, seats=[Seat(f"Ana {n}", 0) for n in range(seats)], seed=5)
    bridge, luck, tapped = Bridge(session), Luck(5), 0
    bridge.answering.choosing.by_click = True
    bridge.begin()
    for _ in range(60):
        decision = bridge.decision
        if decision is None:
            break
        before = whole(bridge, decision.seat)
        legal = [option for option in decision.legal() if not option.warning]
        pieces = [option.pieces[0] for option in legal if option.pieces]
        if pieces:
            piece = luck.choice(pieces)
            bridge.answering.click(piece, bridge.port.zone_of(piece))
            after = whole(bridge, decision.seat)
            assert after <= before + 1
            if after > before and not bridge.port.has_begun:
                tapped += 1
                bridge.answering.double_click(piece, bridge.port.zone_of(piece))
                assert whole(bridge, decision.seat) == after
        if whole(bridge, decision.seat) == before:
            bridge.answering.answer(luck.choice([option.key for option in legal] or ["=10"]))
    assert tapped


def test_the_tap_that_chooses_the_second_card_opens_no_menu_of_the_turn() -> None:
    session = table(HELD)
    bridge, asked = Bridge(session), []
    bridge.several.connect(lambda *about: asked.append(about))
    bridge.answering.choosing.by_click = True
    bridge.begin()
    for name in HELD[:2]:
        piece = session.table.named(name).id
        bridge.answering.click(piece, bridge.port.zone_of(piece))
    assert session.table.flow.step == "act"
    assert not asked
    bridge.answering.double_click(piece, bridge.port.zone_of(piece))
    assert not asked
    bridge.answering.click(piece, bridge.port.zone_of(piece))
    assert asked, "but another tap does"


@pytest.fixture
def hands(app: App, bridge: Bridge) -> Hands:
    app.play(bridge.session)
    return Hands(app)


def test_esc_goes_back_by_one_answer(hands: Hands) -> None:
    hands.rest()
    hands.click_piece(NUMBER["knight-1"])
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()
    assert hands.decision.rule == "PAR-022"
    hands.game.table.setFocus()
    hands.key("Esc")
    assert hands.decision.rule == "PAR-011"
    hands.key("Esc")
    assert hands.decision.rule == "PAR-011"


def test_keys_bring_the_menu_up_at_the_card_wherever_the_pointer_is(hands: Hands) -> None:
    hands.rest()
    table = hands.game.table
    table.call_outs = True
    far = table.viewport().mapToGlobal(table.viewport().rect().bottomRight() - QPoint(8, 8))
    QCursor.setPos(far)
    hands.until(table.underMouse, "the pointer on the table")
    codes = table.lights.codes.items()
    hands.key(next(code for code, (piece, _) in codes if piece == NUMBER["knight-1"]))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    card = table.room_of(NUMBER["knight-1"])
    assert (menu.pos() - card.topRight()).manhattanLength() < 20
    menu.close()


def test_the_menu_comes_up_where_one_points_though_something_lay_over_the_table(
    hands: Hands,
) -> None:
    """What was closed over the table leaves it not knowing that the pointer is above it."""
    hands.rest()
    table = hands.game.table
    at = table.viewport().mapToGlobal(table.viewport().rect().center())
    QCursor.setPos(at)
    hands.until(table.underMouse, "the pointer on the table")
    table.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    decision = hands.decision
    about = [o for o in decision.legal() if o.pieces[:1] == (NUMBER["knight-1"],)]
    assert about
    assert not table.room_of(NUMBER["knight-1"]).contains(at)
    hands.game.bridge.several.emit(about * 2, lambda option: None, None)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert (menu.pos() - at).manhattanLength() < 20
    menu.close()


def test_a_button_does_the_same_while_it_can(hands: Hands) -> None:
    hands.rest()
    panel = hands.game.window.decision
    with pytest.raises(LookupError):
        button(panel, "Back")
    hands.press("Knight 1", panel)
    hands.press("Back", panel)
    assert hands.decision.rule == "PAR-011"
    with pytest.raises(LookupError):
        button(panel, "Back")


def test_a_click_on_whom_the_chosen_one_can_act_on_does_it(bridge: Bridge) -> None:
    assert click(bridge, "klingsor")
    asked, offered = bridge.decision, list[list[str]]()
    assert asked is not None
    bridge.several.connect(lambda options, take, leave: offered.append([o.label for o in options]))
    assert bridge.answering.point(NUMBER["gawan"], bridge.port.zone_of(NUMBER["gawan"]))
    assert not offered
    assert bridge.port.zone_of(NUMBER["klingsor"]) == "over:gawan"


def test_whoever_may_be_acted_on_or_chosen_is_offered_for_both(bridge: Bridge) -> None:
    assert click(bridge, "klingsor")
    takes: list[Callable[[], object]] = []
    words: list[str] = []

    def note(options: list[Option], take: Callable[[Option], object], leave: object) -> None:
        words.extend(option.label for option in options)
        takes.extend(partial(take, option) for option in options)

    bridge.several.connect(note)
    assert click(bridge, "parsifal")
    assert words == ["Lock Parsifal", "Choose Parsifal instead"]
    takes[1]()
    assert answers(bridge) == ["parsifal"]
    bridge.answering.choosing.back()
    assert click(bridge, "klingsor")
    assert click(bridge, "parsifal")
    takes[-2]()
    assert bridge.port.zone_of(NUMBER["klingsor"]) == "over:parsifal"
