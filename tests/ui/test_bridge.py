"""The bridge: what one seat hears and sees, what a drop answers, and what never gets out."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from saves.write import SaveFailed
from tabletop import Seat, Session, lay, load, new_game
from tabletop.play.decision import Refusal
from tabletop.play.machine import RuleFault
from tabletop.table.event import Event, Moved
from tabletop.table.table import Flow, freeze
from tabletop.table.view import EVERYONE
from ui import telling
from ui.bridge import Bridge
from ui.input.by_hand import ByHand


@pytest.fixture(scope="module", autouse=True)
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


class Ear:
    """All that a bridge says, by signal."""

    def __init__(self, bridge: Bridge) -> None:
        self.happened: list[tuple[Event, int]] = []
        self.refused: list[tuple[Refusal, int, str, str]] = []
        self.faulted: list[Exception] = []
        self.curtains: list[int] = []
        self.said: list[str] = []
        self.resets = 0
        bridge.happened.connect(self.happened.extend)
        bridge.refused.connect(lambda *what: self.refused.append(what))
        bridge.faulted.connect(self.faulted.append)
        bridge.curtain_wanted.connect(self.curtains.append)
        bridge.said.connect(self.said.append)
        bridge.reset.connect(self._count)

    def _count(self) -> None:
        self.resets += 1


def fight(
    hand: list[str],
    *,
    heroes: tuple[str, str] = ("cups-queen", "swords-knight"),
    players: tuple[int, int] = (0, 0),
    foe: str = "major-4",
    zones: dict[str, list[str]] | None = None,
    coming: tuple[int, ...] = (1, 1, 1),
) -> Session:
    """Two heroes before the first foe; the first is to act and holds *hand*."""
    deck = [f"cups-{n}" for n in range(1, 8) if f"cups-{n}" not in hand]
    return lay(
        "tower",
        seats=[Seat("Ana", players[0]), Seat("Ben", players[1])],
        zones={
            "floor:1": ["wands-9", foe],
            "hero:0": [heroes[0]],
            "hero:1": [heroes[1]],
            "hand:0": hand,
            "hand:1": ["swords-9"],
            "deck": deck,
            "dice": ["d6"],
            **(zones or {}),
        },
        flow=Flow("act"),
        counters={"floor": 1, "active": 0},
        on={
            foe: {"health": 10, "wards": 1},
            heroes[0]: {"health": 10},
            heroes[1]: {"health": 12},
        },
        face_up=["hero:0", "hero:1", "floor:1", "dice"],
        coming=coming,
    )


def at(session: Session) -> tuple[Bridge, Ear]:
    bridge = Bridge(session)
    return bridge, Ear(bridge)


def number(session: Session, name: str) -> int:
    return session.table.named(name).id


def test_a_drop_answers_the_option_that_stands_for_it() -> None:
    session = fight(["swords-5"], zones={"wards": ["pentacles-3"]})
    bridge, ear = at(session)
    assert bridge.drop(number(session, "swords-5"), "floor:1")
    assert session.table.named("major-4").counters["health"] == 5
    assert not ear.refused


def test_one_drop_answers_a_chain_and_is_one_step_to_undo() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    before = freeze(session.table)
    assert bridge.drop(number(session, "cups-5"), "hero:1")
    # 5 of the card and 1 because she is Devout.
    assert session.table.named("swords-knight").counters["health"] == 18
    assert bridge.undo()
    assert freeze(session.table) == before
    assert ear.resets == 1


def test_a_drop_on_the_ward_dispels_it_in_the_same_gesture() -> None:
    session = fight(["pentacles-3"], heroes=("cups-king", "swords-knight"))
    bridge, _ = at(session)
    assert bridge.drop(number(session, "pentacles-3"), "wards")
    assert session.decision
    assert session.table.named("pentacles-3").zone in ("play", "wards")
    assert "Dispel" not in session.decision.ask


def test_a_drop_the_rules_forbid_is_refused_with_its_rule_and_changes_nothing() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    before = session.to_json()
    assert not bridge.drop(number(session, "cups-5"), "hand:1")
    (refusal, piece, zone, key) = ear.refused[0]
    assert (refusal.rule, piece, zone, key) == ("TWR-135", number(session, "cups-5"), "hand:1", "")
    assert session.to_json() == before


def test_do_it_anyway_moves_by_hand_and_is_told() -> None:
    session = fight(["cups-5"])
    bridge, _ = at(session)
    card = number(session, "cups-5")
    bridge.drop(card, "hand:1")
    assert bridge.do_anyway(card, "hand:1", reason="a gift")
    assert session.table.pieces[card].zone == "hand:1"
    assert session.lines[-1].by_hand
    assert bridge.undo()
    assert session.table.pieces[card].zone == "hand:0"


def test_a_house_rule_lets_the_same_drop_pass_from_then_on() -> None:
    session = fight(["cups-5", "cups-6"])
    bridge, ear = at(session)
    first, second = number(session, "cups-5"), number(session, "cups-6")
    bridge.drop(first, "hand:1")
    assert bridge.make_house_rule("TWR-135", first, "hand:1")
    assert session.table.house_rules == ["TWR-135"]
    assert bridge.drop(second, "hand:1")
    assert len(ear.refused) == 1
    bridge.undo()
    bridge.undo()
    assert session.table.house_rules == []
    assert session.table.pieces[first].zone == "hand:0"


def test_a_blocked_option_may_be_taken_anyway() -> None:
    session = new_game("tower", seats=2, seed=3)
    bridge, ear = at(session)
    king = number(session, "cups-king")
    assert bridge.drop(king, "hero:0")
    bridge.sit(1)
    assert not bridge.answer("cups-king")
    assert ear.refused[0][0].rule == "TWR-006"
    assert not bridge.answer("no such thing")


def test_events_are_heard_as_the_seat_may_hear_them() -> None:
    session = fight(["swords-5"], players=(0, 1))
    bridge, ear = at(session)
    assert bridge.answer("focus")
    drawn = [e for e, _ in ear.happened if isinstance(e, Moved) and e.target == "hand:0"]
    assert len(drawn) == 2
    assert all(event.piece >= 0 for event in drawn)


def test_another_seat_hears_that_cards_were_drawn_but_not_which() -> None:
    session = fight(["swords-5"], players=(0, 1))
    bridge, ear = at(session)
    bridge.seat = 1
    session.answer("focus")
    bridge.override("note", key="k", words="w")
    drawn = [e for e, _ in ear.happened if isinstance(e, Moved) and e.target == "hand:0"]
    assert [event.piece for event in drawn] == [-1, -1]


def test_a_watcher_learns_no_hand() -> None:
    session = fight(["swords-5"])
    bridge, ear = at(session)
    bridge.seat = EVERYONE
    assert bridge.decision is None
    session.answer("focus")
    bridge.session.override("note", key="k", words="w")
    bridge.begin()
    assert [e.piece for e, _ in ear.happened if isinstance(e, Moved)] == [-1, -1]


def test_the_curtain_is_asked_for_only_between_people_with_secrets() -> None:
    alone, ear = at(fight(["cups-5"], players=(0, 0)))
    alone.answer("rest")
    assert ear.curtains == []
    assert alone.decision

    together, ear = at(fight(["cups-5"], players=(0, 1)))
    together.answer("rest")
    assert ear.curtains == [1]
    assert together.decision is None
    assert together.waiting_for
    together.sit(1)
    assert together.decision
    assert together.view.seat == 1

    setup, ear = at(new_game("tower", seats=2, seed=1))
    setup.answer("cups-king")
    assert ear.curtains == []
    assert setup.seat == 1


def test_the_curtain_waits_until_the_pieces_lie_still() -> None:
    bridge, ear = at(fight(["cups-5"], players=(0, 1)))
    bridge.happened.connect(lambda _events: bridge.set_moving(True))
    bridge.answer("rest")
    assert ear.curtains == []
    bridge.set_moving(False)
    assert ear.curtains == [1]


def test_bots_answer_by_themselves_and_undo_goes_back_to_the_person() -> None:
    seats = [Seat("Ana", 0), Seat("Bot", 1, "random")]
    session = new_game("tower", seats=seats, seed=5)
    bridge = Bridge(session)
    bridge.bots.setInterval(0)
    bridge.begin()
    bridge.answer("cups-king")
    QTest.qWait(30)
    assert session.table["hero:1"]
    assert bridge.decision
    bridge.undo()
    assert not session.table["hero:0"]


def test_a_seat_can_change_hands_during_a_game() -> None:
    session = fight(["cups-5"], players=(0, 1))
    bridge, ear = at(session)
    bridge.bots.setInterval(0)
    assert ByHand(bridge).who_plays(1, "random")
    bridge.answer("rest")
    QTest.qWait(30)
    assert ear.curtains == []
    assert bridge.decision
    assert bridge.seat == 0
    assert ByHand(bridge).who_plays(1, "")
    bridge.answer("rest")
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

    monkeypatch.setattr("tabletop.games.tower.turn._rest", breaks)
    assert not bridge.answer("rest")
    assert isinstance(ear.faulted[0], RuleFault)
    assert session.to_json() == before
    monkeypatch.undo()
    assert bridge.answer("rest")


@pytest.mark.rule("TWR-137")
def test_going_back_beyond_a_roll_says_so() -> None:
    bridge, ear = at(fight(["swords-5"], coming=()))
    bridge.answer("rest")
    bridge.undo()
    assert "same luck" in ear.said[-1]
    assert not Bridge(fight(["cups-5"])).undo()


def test_a_note_that_is_taken_back_is_named_for_it_is_not_seen() -> None:
    bridge, ear = at(fight(["swords-5"]))
    bridge.override("note", key="meaning", words="Go home.")
    bridge.undo()
    assert ear.said[-1] == "Taken back: the words that were written down."


def test_redo_animates_what_was_taken_back() -> None:
    bridge, ear = at(fight(["swords-5"]))
    bridge.answer("rest")
    told = len(ear.happened)
    bridge.undo()
    assert bridge.redo()
    assert len(ear.happened) == 2 * told
    assert not bridge.redo()
    assert ear.said[-1] == "There is nothing to do again."


def test_by_hand_any_drop_moves_and_the_rules_go_on() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    bridge.set_by_hand(True)
    card = number(session, "cups-5")
    assert bridge.drop(card, "treasures")
    assert session.table.pieces[card].face_up
    assert session.decision
    assert "play cups-5" not in [option.key for option in session.decision.options]
    assert not ear.refused
    top = bridge.piece_at("deck", -1)
    assert bridge.drop(top, "hand:0")
    assert not session.table.pieces[top].face_up


@pytest.mark.rule("TWR-136")
def test_every_verb_works_by_hand_and_is_told() -> None:
    session = fight(["cups-5"])
    bridge, _ = at(session)
    hands = ByHand(bridge)
    foe, card = number(session, "major-4"), number(session, "cups-5")
    assert hands.flip(foe)
    assert hands.flip(foe)
    assert hands.turn(card, 180, reason="it was reversed")
    assert session.table.pieces[card].turn == 180
    assert hands.count(foe, -3)
    assert session.table.pieces[foe].counters["health"] == 7
    assert hands.count(card, 1)
    assert hands.randomise(-1, "deck")
    assert hands.randomise(number(session, "d6"), "dice")
    assert hands.draw("deck", 2)
    assert len(session.table["hand:0"]) == 3
    assert hands.remove(card)
    assert session.table.pieces[card].zone == "out"
    assert hands.add_token("marker", "treasures")
    assert hands.whose_turn(1)
    assert hands.go_on_at("begin_turn")
    assert session.decision
    assert session.decision.seat == 1
    assert all(line.by_hand for line in session.lines)
    while bridge.undo():
        pass
    assert session.lines == []
    assert session.table.pieces[card].zone == "hand:0"


def test_by_hand_what_cannot_lie_on_a_table_is_refused_in_words() -> None:
    bridge, ear = at(fight(["cups-5"]))
    assert not bridge.override("turn", piece=0, degrees=45)
    assert "quarter turn" in ear.refused[0][0].why
    assert not ByHand(bridge).go_on_at("nowhere")


def test_a_click_answers_where_only_one_thing_is_meant() -> None:
    session = fight(["swords-5"])
    bridge, _ = at(session)
    assert not bridge.click(number(session, "swords-5"), "hand:0")
    assert bridge.click(-1, "deck")
    assert len(session.table["hand:0"]) == 3

    session = fight(["cups-5"])
    bridge, _ = at(session)
    assert bridge.quick_play(number(session, "cups-5"), "hand:0")
    assert bridge.click(number(session, "swords-knight"), "hero:1")
    assert session.table.named("swords-knight").counters["health"] == 18


def test_the_seat_learns_no_numbers_of_what_it_may_not_see() -> None:
    session = fight(["cups-5"], players=(0, 1))
    bridge, _ = at(session)
    mine = telling.piece_facts(bridge, number(session, "cups-5"), "")
    assert mine
    assert mine.numbers["Works with"].n == 6
    assert telling.piece_facts(bridge, number(session, "swords-9"), "") is None


def test_a_full_disk_is_said_and_play_goes_on() -> None:
    def full(_session: Session) -> Path:
        raise SaveFailed("The game could not be saved: the disk is full.")

    bridge = Bridge(fight(["cups-5"]), full)
    ear = Ear(bridge)
    assert bridge.answer("rest")
    assert ear.said == ["The game could not be saved: the disk is full."]


def test_a_bookmark_is_kept_with_the_game() -> None:
    kept: list[str] = []

    def keep(session: Session) -> Path:
        kept.append(session.to_json())
        return Path("kept")

    game = new_game("tower", seats=2, seed=1)
    bridge = Bridge(game, keep)
    ear = Ear(bridge)
    assert not bridge.back_to_bookmark()
    assert ear.said == ["No other moment than this is marked."]
    bridge.answer("cups-queen")
    table = freeze(game.table)
    bridge.set_bookmark()
    again, _ = at(load(kept[-1]))
    again.sit(1)
    assert again.answer("pentacles-king")
    assert again.back_to_bookmark()
    assert freeze(again.session.table) == table
    assert not again.back_to_bookmark(), "it is this moment"


def test_unstick_offers_to_answer_only_for_players_who_sit_elsewhere() -> None:
    for players, elsewhere in (((0, 0), ()), ((0, 1), (0,))):
        seats = [Seat("Ada", players[0]), Seat("Bo", players[1])]
        bridge, _ = at(new_game("tower", seats=seats, seed=1))
        bridge.seat = 1
        waiting = telling.waiting(bridge)
        assert waiting is not None
        assert (waiting.who, waiting.asked) == ("Ada", elsewhere)


def test_a_game_with_secrets_is_opened_to_nobody_until_the_curtain_is_lifted() -> None:
    bridge, ear = at(fight(["cups-5"], players=(0, 1)))
    shown: list[int] = []
    bridge.settled.connect(lambda _view: shown.append(bridge.seat))
    bridge.begin()
    assert shown == [EVERYONE]
    assert ear.curtains == [0]
    bridge.sit(0)
    assert bridge.decision


def test_a_game_of_one_person_is_opened_without_a_curtain() -> None:
    bridge, ear = at(fight(["cups-5"]))
    bridge.begin()
    assert bridge.decision
    assert ear.curtains == []
