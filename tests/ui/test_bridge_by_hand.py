"""What is done by hand through the bridge."""

import pytest

from tests.ui.fights import at, fight, number
from ui.input.by_hand import ByHand


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
