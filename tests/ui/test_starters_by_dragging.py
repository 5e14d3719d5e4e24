"""The first cards of The Restless are taken by dragging them to who is to have them."""

import pytest

from tabletop import Seat, new_game
from tabletop.games.restless.choices.carrying_capacity import weight
from tabletop.games.restless.table.table_reads import living
from tabletop.play.records.journal import Answer
from ui.seat.bridge import Bridge


@pytest.fixture
def bridge() -> Bridge:
    """A table where the party is chosen, and Starter Items lie before it."""
    session = new_game("restless", seats=[Seat(f"Player {n}", 0) for n in (1, 2, 3, 4)], seed=7)
    made = Bridge(session)
    made.begin()
    while (decision := made.decision) is not None and decision.rule == "RST-023":
        made.answering.answer(decision.options[0].key)
    return made


def test_each_starter_item_is_kept_by_a_drop_on_who_carries_it(bridge: Bridge) -> None:
    table = bridge.session.table
    for slot in living(table):
        piece = min(table["tray"], key=weight)
        decision = bridge.decision
        assert decision is not None
        assert decision.rule == "RST-029"
        lit = bridge.port.takers(piece.id)
        held = {f"{kind}:{n}" for kind in ("inventory", "character") for n in living(table)}
        assert lit == {*held, "starters-used"}
        assert bridge.answering.drop(piece.id, f"inventory:{slot}")
        assert bridge.port.zone_of(piece.id) == f"inventory:{slot}"
    given = [entry for entry in bridge.session.journal.entries if isinstance(entry, Answer)]
    assert len(given) == 2 * len(living(table)), "who joined, and what each of them carries"
    assert bridge.time.undo()
    assert bridge.decision is not None
    assert bridge.decision.rule == "RST-029", "the whole gesture is one step"


def test_a_click_on_a_starter_item_chooses_it(bridge: Bridge) -> None:
    piece = bridge.session.table["tray"][0]
    assert bridge.answering.click(piece.id, piece.zone)
    assert bridge.decision is not None
    assert bridge.decision.rule == "RST-030"


@pytest.mark.rule("RST-025")
def test_a_character_dropped_on_a_later_slot_is_told_why(bridge: Bridge) -> None:
    while bridge.time.undo():
        pass
    refused: list[str] = []
    bridge.refused.connect(lambda refusal, *_: refused.append(refusal.rule))
    assert not bridge.answering.drop(bridge.session.table["tray"][0].id, "character:2")
    assert refused == ["RST-025"]


@pytest.mark.rule("RST-257")
def test_one_of_several_encounters_is_picked_by_a_drop_on_its_place(bridge: Bridge) -> None:
    while (decision := bridge.decision) is not None and decision.rule != "RST-257":
        bridge.answering.answer(next(o.key for o in decision.options if not o.why))
    assert decision is not None
    piece = decision.options[0].pieces[0]
    refused: list[str] = []
    bridge.refused.connect(lambda refusal, *_: refused.append(refusal.rule))
    assert not bridge.answering.drop(piece, "encounters-used")
    assert refused == ["RST-257"]
    assert bridge.answering.drop(piece, "encounter")
    assert bridge.port.zone_of(piece) == "encounter"
