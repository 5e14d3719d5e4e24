"""What each seat hears and sees, and when the curtain falls between two."""

from tabletop import Seat, new_game
from tabletop.table.event import Moved
from tabletop.table.view import EVERYONE
from tests.ui.fights import at, fight, number
from ui.brief import panel_facts
from ui.seat.curtain_news import News


def test_events_are_heard_as_the_seat_may_hear_them() -> None:
    session = fight(["swords-5"], players=(0, 1))
    bridge, ear = at(session)
    assert bridge.answering.answer("focus")
    drawn = [e for e, _ in ear.happened if isinstance(e, Moved) and e.target == "hand:0"]
    assert len(drawn) == 2
    assert all(event.piece >= 0 for event in drawn)


def test_another_seat_hears_that_cards_were_drawn_but_not_which() -> None:
    session = fight(["swords-5"], players=(0, 1))
    bridge, ear = at(session)
    bridge.look_from(1)
    session.answer("focus")
    bridge.hands.override("note", key="k", words="w")
    drawn = [e for e, _ in ear.happened if isinstance(e, Moved) and e.target == "hand:0"]
    assert [event.piece for event in drawn] == [-1, -1]


def test_a_watcher_learns_no_hand() -> None:
    session = fight(["swords-5"])
    bridge, ear = at(session)
    bridge.look_from(EVERYONE)
    assert bridge.decision is None
    session.answer("focus")
    bridge.session.override("note", key="k", words="w")
    bridge.settle()
    assert [e.piece for e, _ in ear.happened if isinstance(e, Moved)] == [-1, -1]


def test_the_curtain_is_asked_for_only_between_people_with_secrets() -> None:
    alone, ear = at(fight(["cups-5"], players=(0, 0)))
    alone.answering.answer("rest")
    assert ear.curtains == []
    assert alone.decision

    together, ear = at(fight(["cups-5"], players=(0, 1)))
    together.answering.answer("rest")
    assert ear.curtains == [1]
    assert together.decision is None
    assert together.waiting_for
    together.sit(1)
    assert together.decision
    assert together.view.seat == 1

    setup, ear = at(new_game("tower", seats=2, seed=1))
    setup.answering.answer("cups-king")
    assert ear.curtains == []
    assert setup.seat == 1


def test_the_curtain_waits_until_the_pieces_lie_still() -> None:
    bridge, ear = at(fight(["cups-5"], players=(0, 1)))
    bridge.happened.connect(lambda _events: bridge.set_moving(True))
    bridge.answering.answer("rest")
    assert ear.curtains == []
    bridge.set_moving(False)
    assert ear.curtains == [1]


def test_the_seat_learns_no_numbers_of_what_it_may_not_see() -> None:
    session = fight(["cups-5"], players=(0, 1))
    bridge, _ = at(session)
    mine = panel_facts.piece_facts(bridge, number(session, "cups-5"), "")
    assert mine
    assert mine.numbers["Works with"].n == 6
    assert panel_facts.piece_facts(bridge, number(session, "swords-9"), "") is None


def test_unstick_offers_to_answer_only_for_players_who_sit_elsewhere() -> None:
    for players, elsewhere in (((0, 0), ()), ((0, 1), (0,))):
        seats = [Seat("Ada", players[0]), Seat("Bo", players[1])]
        bridge, _ = at(new_game("tower", seats=seats, seed=1))
        bridge.look_from(1)
        waiting = panel_facts.waiting(bridge)
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


def test_each_line_is_news_once_to_each_person_and_again_to_who_only_hides_the_screen() -> None:
    session = fight(["cups-5"], players=(0, 1))
    bridge, _ = at(session)
    news = News(bridge)
    for words in ("One.", "Two."):
        session.play.say(words)
    bridge.look_from(0)
    assert news.for_next(1) == ["One.", "Two."], "Ben has seen nothing yet"
    bridge.look_from(1)
    session.play.say("Three.")
    assert news.for_next(0) == ["Three."], "Ana was there for the rest"
    assert news.for_next(1) == ["One.", "Two.", "Three."], "Ben only hides it"
    bridge.look_from(0)
    assert news.for_next(1) == []
    del session.play.lines[1:]
    session.play.say("Another.")
    assert news.for_next(1) == ["One.", "Another."], "what Ben has read was taken back"
