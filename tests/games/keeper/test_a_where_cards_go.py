"""Chapter A: where the two cards of a turn go."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tests.games.keeper.hands import names, offered, table, turn


@pytest.mark.rule("SCN-001", "SCN-002", "SCN-003", "SCN-004", "SCN-061")
@pytest.mark.parametrize(
    ("said", "pile"),
    [
        ("top cliff-breaker", "lost:0"),
        ("bottom cliff-breaker", "discard:0"),
        ("plain cliff-breaker", "discard:0"),
        ("left cliff-breaker", "discard:0"),
        ("top oak-boards", "discard:0"),
        ("bottom oak-boards", "active:0"),
        ("bottom far-stride", "lost:0"),
        ("bottom borrowed-shield", "active:0"),
    ],
)
def test_a_card_goes_where_the_half_that_was_used_says(said: str, pile: str) -> None:
    card = said.partition(" ")[2]
    session = turn(card, "milestone")
    session.answer(said)
    assert names(session, pile) == [card]
    assert names(session, "chosen:0") == ["milestone"]


@pytest.mark.rule("SCN-001")
def test_each_half_of_a_card_is_pointed_at_by_itself() -> None:
    """What is not about one half is about the whole card."""
    decision = turn("cliff-breaker", "milestone").decision
    assert decision is not None
    halves = {option.key.partition(" ")[0]: option.half for option in decision.legal()}
    expected = {"top": "top", "bottom": "bottom", "plain": "", "left": ""}
    assert {key: halves[key] for key in expected} == expected


@pytest.mark.rule("SCN-005")
@pytest.mark.parametrize("used", [0, 1])
def test_what_was_not_used_is_discarded_when_the_turn_ends(used: int) -> None:
    session = turn("cliff-breaker", "milestone")
    if used:
        session.answer("top cliff-breaker")
    session.answer("end")
    lost = ["cliff-breaker"] * used
    assert (names(session, "lost:0"), names(session, "chosen:0")) == (lost, [])
    assert "milestone" in names(session, "discard:0")


@pytest.mark.rule("SCN-061")
def test_the_turn_is_over_with_the_second_card() -> None:
    session = turn("cliff-breaker", "milestone")
    session.answer("top cliff-breaker")
    session.answer("bottom milestone")
    assert session.table.flow.step == "meanwhile"


@pytest.mark.rule("SCN-006", "SCN-009")
@pytest.mark.parametrize(("half", "pile"), [(2, "lost:0"), (1, "discard:0")])
def test_with_its_last_charge_a_card_goes_where_its_half_says(half: int, pile: str) -> None:
    session = turn(
        "milestone",
        "spark",
        zones={"active:0": ["oak-boards"]},
        on={"oak-boards": {"half": half, "charges": 2}},
    )
    session.answer("charge oak-boards")
    assert session.table.named("oak-boards").counters["charges"] == 1
    assert "1 charge" in session.lines[-1].parts
    session.answer("charge oak-boards")
    assert names(session, pile) == ["oak-boards"]
    assert not session.table.named("oak-boards").counters.get("charges")


@pytest.mark.rule("SCN-006")
def test_an_active_card_begins_with_all_its_charges() -> None:
    session = turn("oak-boards", "milestone")
    session.answer("bottom oak-boards")
    assert session.table.named("oak-boards").counters["charges"] == 3


@pytest.mark.rule("SCN-011")
def test_a_persistent_effect_is_ended_early_only_in_the_own_turn() -> None:
    active = {"active:0": ["oak-boards"]}
    on = {"oak-boards": {"half": 2, "charges": 2}}
    later = table([], step="meanwhile", zones=active, on=on)
    assert "wear oak-boards" not in offered(later)
    session = turn("milestone", "spark", zones=active, on=on)
    session.answer("wear oak-boards")
    assert names(session, "lost:0") == ["oak-boards"]


@pytest.mark.rule("SCN-009", "SCN-039")
def test_round_bonuses_end_before_anybody_rests_and_others_stay() -> None:
    session = table(
        [],
        step="cleanup",
        zones={"active:0": ["borrowed-shield", "steady-flame"], "discard:0": ["spark"]},
        on={"borrowed-shield": {"half": 2}, "steady-flame": {"half": 2}},
    )
    assert names(session, "active:0") == ["steady-flame"]
    assert names(session, "discard:0") == ["spark", "borrowed-shield"]
    assert session.table.flow.step == "short_rests"


@pytest.mark.rule("SCN-013")
def test_lost_cards_come_back_by_a_half_that_recovers() -> None:
    session = turn("old-road-songs", "milestone", zones={"lost:0": ["cliff-breaker", "spark"]})
    session.answer("bottom old-road-songs")
    assert offered(session)["card old-road-songs"], "a card never brings itself back (SCN-014)"
    with pytest.raises(Refusal, match="SCN-014"):
        session.answer("card old-road-songs")
    session.answer("card cliff-breaker")
    session.answer("none")
    assert names(session, "hand:0") == ["cliff-breaker"]
    assert names(session, "lost:0") == ["spark", "old-road-songs"]


@pytest.mark.rule("SCN-013")
def test_no_rest_brings_a_lost_card_back() -> None:
    session = table(
        ["wide-arc"],
        step="short_rest",
        args={"seat": 0},
        zones={"lost:0": ["cliff-breaker"], "discard:0": ["spark", "flare"]},
    )
    session.answer("lose")
    assert len(names(session, "lost:0")) == 2
    assert "cliff-breaker" in names(session, "lost:0")


@pytest.mark.rule("SCN-061", "SCN-006")
def test_each_way_to_use_a_card_says_what_becomes_of_it_in_whole_words() -> None:
    decision = turn("oak-boards", "borrowed-shield").decision
    assert decision is not None
    told = {option.key: option.tells for option in decision.legal()}
    assert told["top oak-boards"] == "Discarded."
    assert told["bottom oak-boards"] == "Stays active, 3 charges, lost at its end."
    assert told["bottom borrowed-shield"] == "Active this round."
    assert told["plain oak-boards"] == "A plain attack or move instead. Discarded."
    assert told["left oak-boards"] == "Nothing was done with it. Discarded."
