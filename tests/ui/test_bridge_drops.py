"""What a drop on the table answers, what forbids it, and how it is done anyway."""

from PySide6.QtWidgets import QCheckBox

from tabletop import Seat, new_game
from tabletop.table.table import freeze
from tests.ui.fights import at, fight, number
from tests.ui.hands import Hands
from ui.program.app import App
from ui.windows.new_game import NewGamePage


def test_a_drop_answers_the_option_that_stands_for_it() -> None:
    session = fight(["swords-5"], zones={"wards": ["pentacles-3"]})
    bridge, ear = at(session)
    assert bridge.answering.drop(number(session, "swords-5"), "floor:1")
    assert session.table.named("major-4").counters["health"] == 5
    assert not ear.refused


def test_one_drop_answers_a_chain_and_is_one_step_to_undo() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    before = freeze(session.table)
    assert bridge.answering.drop(number(session, "cups-5"), "hero:1")
    # 5 of the card and 1 because she is Devout.
    assert session.table.named("swords-knight").counters["health"] == 18
    assert bridge.time.undo()
    assert freeze(session.table) == before
    assert ear.resets == 1


def test_after_an_undo_another_drop_brings_what_it_brings_alone() -> None:
    heroes = ("cups-king", "swords-knight")
    taken_back, straight = (fight(["cups-5"], heroes=heroes) for _ in range(2))
    card = number(straight, "cups-5")
    bridge, _ = at(taken_back)
    assert bridge.answering.drop(card, "hero:1")
    assert bridge.time.undo()
    assert bridge.answering.drop(card, "hero:0")
    assert at(straight)[0].answering.drop(card, "hero:0")
    assert taken_back.to_json() == straight.to_json()
    assert not taken_back.timeline.can_redo, "it went another way"


def test_a_drop_on_the_ward_dispels_it_in_the_same_gesture() -> None:
    session = fight(["pentacles-3"], heroes=("cups-king", "swords-knight"))
    bridge, _ = at(session)
    assert bridge.answering.drop(number(session, "pentacles-3"), "wards")
    assert session.decision
    assert session.table.named("pentacles-3").zone in ("play", "wards")
    assert "Dispel" not in session.decision.ask


def test_a_drop_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    before = session.to_json()
    assert not bridge.answering.drop(number(session, "cups-5"), "hand:1")
    (refusal, piece, zone, key) = ear.refused[0]
    assert (refusal.rule, piece, zone, key) == ("TWR-135", number(session, "cups-5"), "hand:1", "")
    assert session.to_json() == before


def test_do_it_anyway_moves_by_hand_and_is_told() -> None:
    session = fight(["cups-5"])
    bridge, _ = at(session)
    card = number(session, "cups-5")
    bridge.answering.drop(card, "hand:1")
    assert bridge.answering.do_anyway(card, "hand:1", reason="a gift")
    assert session.table.pieces[card].zone == "hand:1"
    assert session.lines[-1].by_hand
    assert bridge.time.undo()
    assert session.table.pieces[card].zone == "hand:0"


def test_a_house_rule_lets_the_same_drop_pass_from_then_on() -> None:
    session = fight(["cups-5", "cups-6"])
    bridge, ear = at(session)
    first, second = number(session, "cups-5"), number(session, "cups-6")
    bridge.answering.drop(first, "hand:1")
    assert bridge.answering.make_house_rule(["TWR-135"], first, "hand:1")
    assert session.table.house_rules == ["TWR-135"]
    assert bridge.answering.drop(second, "hand:1")
    assert len(ear.refused) == 1
    bridge.time.undo()
    bridge.time.undo()
    assert session.table.house_rules == []
    assert session.table.pieces[first].zone == "hand:0"


def test_a_blocked_option_may_be_taken_anyway() -> None:
    session = new_game("tower", seats=2, seed=3)
    bridge, ear = at(session)
    king = number(session, "cups-king")
    assert bridge.answering.drop(king, "hero:0")
    bridge.sit(1)
    assert not bridge.answering.answer("cups-king")
    assert ear.refused[0][0].rule == "TWR-006"
    assert not bridge.answering.answer("no such thing")


def test_house_rules_made_in_play_are_kept_by_whatever_game_follows(app: App) -> None:
    app.new_game("tower", [Seat("Ana", 0), Seat("Ben", 0)], 4, {})
    hands = Hands(app)
    hands.game.bridge.session.override("adopt", subject="TWR-043")
    assert app.playing is not None
    app.playing.again_wanted.emit()
    assert hands.game.bridge.house_rules == ["TWR-043"]
    app.set_up("tower")
    page = app.shell.findChild(NewGamePage)
    assert page is not None
    assert page.wish().house_rules == ["TWR-043"]
    page.rules.findChildren(QCheckBox)[0].click()
    hands.press("Start")
    assert hands.game.bridge.house_rules == []
    app.set_up("tower")
    page = app.shell.findChild(NewGamePage)
    assert page is not None
    assert page.wish().house_rules == [], "it was kept to when the game was last played"
