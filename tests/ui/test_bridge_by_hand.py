"""What is done by hand through the bridge."""

import pytest

from tabletop import load, new_game
from tabletop.table.table import freeze
from tests.ui.fights import at, fight, number
from ui.seat.acts.by_hand import NO_HAND, ByHand


def test_by_hand_any_drop_moves_and_the_rules_go_on() -> None:
    session = fight(["cups-5"])
    bridge, ear = at(session)
    bridge.set_by_hand(True)
    card = number(session, "cups-5")
    assert bridge.answering.drop(card, "treasures")
    assert session.table.pieces[card].face_up
    assert session.decision
    assert "play cups-5" not in [option.key for option in session.decision.options]
    assert not ear.refused
    top = session.table.zones["deck"].pieces[-1]
    assert bridge.hands.move(("deck", -1), "hand:0")
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
    assert session.lines[-1].words == "By hand: it is the turn of {} now."
    assert hands.go_on_at("begin_turn")
    assert session.decision
    assert session.decision.seat == 1
    assert all(line.by_hand for line in session.lines)
    while bridge.time.undo():
        pass
    assert session.lines == []
    assert session.table.pieces[card].zone == "hand:0"


def test_by_hand_what_cannot_lie_on_a_table_is_refused_in_words() -> None:
    bridge, ear = at(fight(["cups-5"]))
    assert not bridge.hands.override("turn", piece=0, degrees=45)
    assert "quarter turn" in ear.refused[0][0].why
    assert not ByHand(bridge).go_on_at("nowhere")


def test_on_the_felt_a_card_lies_open_or_hidden_as_it_would_on_a_table() -> None:
    session = fight(["cups-5"])
    bridge, _ = at(session)
    hands, table = ByHand(bridge), session.table
    card, top = number(session, "cups-5"), session.table.zones["deck"].pieces[-1]
    assert hands.put(card, 250, 750)
    assert hands.put(top, 500, 0)
    assert [piece.id for piece in table["felt"]] == [card, top]
    assert (table.pieces[card].face_up, table.pieces[card].at) == (True, (250, 750))
    assert not table.pieces[top].face_up
    seen = session.view(0)["felt"]
    assert [(piece.id, piece.at) for piece in seen] == [(card, (250, 750)), (-1, (500, 0))]
    assert "was laid on the felt" in session.lines[-1].words
    loaded = load(session.to_json())
    assert freeze(loaded.table) == freeze(session.table)
    assert bridge.hands.move(card, "hand:0")
    assert session.table.pieces[card].at is None
    while bridge.time.undo():
        pass
    assert "felt" not in session.table.zones


def test_nothing_is_laid_beside_the_table() -> None:
    bridge, ear = at(fight(["cups-5"]))
    assert not bridge.hands.override("put", piece=0, across=1001, down=3)
    assert "1000" in ear.refused[0][0].why


def test_drawing_where_nobody_has_a_hand_says_what_to_do() -> None:
    session = new_game("restless", seats=2, seed=3)
    bridge, _ = at(session)
    said: list[str] = []
    bridge.said.connect(said.append)
    before = freeze(session.table)
    assert not ByHand(bridge).draw("loot", 1)
    assert said == [NO_HAND]
    assert freeze(session.table) == before


def test_drawing_from_an_empty_place_says_so() -> None:
    session = fight(["cups-5"])
    bridge, _ = at(session)
    said: list[str] = []
    bridge.said.connect(said.append)
    empty = next(zone for zone, lying in session.table.zones.items() if not lying.pieces)
    assert not ByHand(bridge).draw(empty, 1)
    assert said == ["There is no card to draw."]


def test_a_pile_is_turned_over_whole_and_a_card_put_under_it_in_one_step_each() -> None:
    session = fight(["cups-5"], zones={"discard": ["wands-2", "cups-9", "pentacles-4"]})
    bridge, _ = at(session)
    hands = ByHand(bridge)

    def lies(zone: str) -> list[tuple[str, bool]]:
        return [(piece.name, piece.face_up) for piece in session.table[zone]]

    before, deck = lies("discard"), lies("deck")
    assert hands.turn_pile_over("discard")
    assert lies("discard") == [(name, not up) for name, up in reversed(before)]
    assert bridge.time.undo()
    assert lies("discard") == before
    assert hands.turn_pile_over("deck")  # whose cards nobody knew
    assert lies("deck") == [(name, True) for name, _ in reversed(deck)]
    assert bridge.time.undo()
    assert lies("deck") == deck
    assert not hands.turn_pile_over("treasures"), "nothing lies there"
    assert hands.shift(number(session, "pentacles-4"), "discard", 0)
    assert lies("discard") == [before[2], before[0], before[1]]
    assert bridge.time.undo()
    assert lies("discard") == before
