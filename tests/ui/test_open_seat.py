"""Several people at one screen: what all may know is answered before all."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.scenario.game import GAME
from tabletop.play.ports.open_seat import LOOK
from tabletop.table.view import EVERYONE
from tests.games.scenario.night import LAMPS, acting, night
from tests.ui.fights import at
from tests.ui.hands import Hands
from ui.program.app import App
from ui.seat.curtain_news import News


def begun(seats: int = 3) -> Session:
    """A night of so many people, none of them a bot."""
    called = [Seat(name, n) for n, name in enumerate(("Ana", "Ben", "Cleo")[:seats])]
    return new_game("scenario", seats=called, seed=3, options={"night": LAMPS})


def test_the_screen_is_handed_over_for_choosing_cards_alone() -> None:
    """At most once for each seat in a round, whoever acts when; with everybody's eyes no hand is
    known."""
    bridge, ear = at(begun())
    choose, luck = bot(GAME, "thoughtful"), Luck(5)
    given: Counter[tuple[int, int]] = Counter()
    steps: set[str] = set()
    openly = 0
    bridge.begin()
    for _ in range(400):
        if bridge.port.over or bridge.port.count("round") > 3:
            break
        asked = bridge.decision
        while asked is None:
            (person,) = ear.curtains
            ear.curtains.clear()
            given[bridge.port.count("round"), person] += 1
            steps.add(bridge.port.view.flow.step)
            bridge.sit(person)
            asked = bridge.decision
        whole = bridge.port.whole
        assert whole is not None
        if bridge.seat == EVERYONE:
            openly += 1
            known = [p.name for seat in range(3) for p in bridge.view[f"hand:{seat}"]]
            assert not any(known)
        key = choose(bridge.session.view(whole.seat), whole, luck)
        bridge.carry_out(lambda port=bridge.port, key=key: port.answer_whole(key), answers=True)
    assert bridge.port.count("round") == 4
    assert steps == {"choose"}
    assert max(given.values()) == 1
    assert openly > 20


def test_the_board_of_who_is_asked_before_all_lies_nearest(app: App) -> None:
    heroes = {"bargehand": "5,4", "leechwife": "9,4"}
    session = night(heroes, zones={"chosen:1": ["bone-needle"]}, args={"seat": 1}, where=LAMPS)
    for number, seat in enumerate(session.table.seats):
        seat.player = number
    app.play(session)
    hands = Hands(app)
    hands.rest()
    assert not app.shell.curtain_hangs
    assert hands.decision.seat == 1
    assert hands.game.bridge.seat == EVERYONE
    assert hands.game.table.table.near == 1


@pytest.mark.rule("SCN-134")
def test_who_would_brace_before_all_looks_at_the_hand_alone_first() -> None:
    session = acting(
        "mudling-footsteps", {"bargehand": "5,4", "leechwife": "9,4"}, {"mudling-1": "6,4"}
    )
    for number, seat in enumerate(session.table.seats):
        seat.player = number
    bridge, ear = at(session)
    bridge.look_from(EVERYONE)
    bridge.settle()
    asked = bridge.decision
    assert asked is not None
    assert [option.key for option in asked.options] == ["take", LOOK]
    assert asked.preselected() == "take"
    assert not bridge.answering.answer(LOOK)
    assert ear.curtains == [0]
    bridge.sit(0)
    assert bridge.decision is not None
    assert any(option.key.startswith("brace ") for option in bridge.decision.options)
    assert bridge.port.public is not None


def test_what_was_done_before_all_is_news_to_nobody() -> None:
    bridge, _ = at(begun())
    news = News(bridge)
    bridge.session.play.say("One.")
    bridge.look_from(EVERYONE)
    assert news.for_next(1) == ["One."], "as the game is opened nobody has seen anything"
    option = bridge.decision
    assert option is not None
    assert bridge.answering.answer(option.legal()[0].key)
    bridge.session.play.say("Two.")
    bridge.look_from(EVERYONE)
    assert news.for_next(0) == news.for_next(1) == []
