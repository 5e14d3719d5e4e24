"""Chapters 8 and 9: Encounters and Traders."""

from __future__ import annotations

import pytest

from tabletop import load
from tabletop.play.questions.declaration import Declaration, Draft
from tests.games.restless.camp import (
    asked,
    at_stall,
    blocked,
    camp,
    health,
    keys,
    names,
    play,
    rerolls,
)


@pytest.mark.rule("RST-070")
def test_encounters_are_met_in_the_order_of_the_row() -> None:
    session = camp(row=[["gift"], ["rat"]], decks={"loot": ["club"]})
    play(session, "go on", "pass", "go on")
    assert names(session, "encounter") == ["rat"]
    assert session.table.count("place") == 2


@pytest.mark.rule("RST-071")
def test_nobody_goes_on_before_an_encounter_is_resolved() -> None:
    session = camp(row=[["rat"]])
    play(session, "go on")
    assert "go on" not in keys(session)


@pytest.mark.rule("RST-073")
def test_its_text_is_carried_out_unless_it_may_be_passed_by() -> None:
    session = camp(row=[["well"]], coming=[2])
    play(session, "go on", "slot 1")
    assert health(session, "bo") == (4, 3)
    optional = camp(row=[["gift"]])
    play(optional, "go on")
    assert keys(optional) == ["stay", "pass"]


@pytest.mark.rule("RST-074", "RST-164")
def test_after_the_last_encounter_the_realm_ends() -> None:
    session = camp(row=[["gift"]], zones={"realm": ["toll"]}, decks={"realms-2": ["fog"]})
    play(session, "go on", "pass", "go on", "go on")
    assert names(session, "realm") == ["fog"]
    assert names(session, "realms-1-used") == ["toll"]


@pytest.mark.rule("RST-076", "RST-077")
def test_where_only_a_fight_will_do_others_are_replaced() -> None:
    session = camp(
        step="arrive",
        zones={"realm": ["ford"]},
        row=[["well"]],
        decks={"encounters": ["gift", "vault", "rat", "wasp"]},
    )
    assert names(session, "encounter") == ["rat"]
    assert sorted(names(session, "encounters")) == ["gift", "vault", "wasp", "well"]


@pytest.mark.rule("RST-079")
def test_what_nobody_holds_is_left_behind() -> None:
    session = camp(row=[["rat"]], zones={"ground": ["urn", "club"]})
    play(session, "go on")
    assert names(session, "ground") == []
    assert sorted(names(session, "loot-used")) == ["club", "urn"]
    assert rerolls(session) == 6, "RST-271: a Discard effect"


# --- Traders -----------------------------------------------------------------------------------

GOODS = {"loot": ["club", "broth"], "treasures": ["bell", "coat"]}


@pytest.mark.rule("RST-080")
def test_a_trader_may_be_ignored() -> None:
    session = camp(row=[["stall"]])
    play(session, "go on", "leave")
    assert asked(session) == "RST-142"
    assert rerolls(session) == 5


@pytest.mark.rule("RST-081", "RST-082", "RST-083")
def test_the_goods_cost_a_counter_to_see() -> None:
    session = camp(row=[["stall"]], decks=GOODS)
    play(session, "go on", "open")
    assert asked(session) == "RST-082"
    play(session, "slot 0")
    assert names(session, "goods") == ["club", "broth", "bell", "coat"]
    assert rerolls(session) == 4
    assert "open" not in keys(session), "once for each Trader"


@pytest.mark.rule("RST-092")
def test_the_pool_never_goes_below_nothing() -> None:
    session = camp(row=[["stall"]], decks=GOODS, counters={"rerolls": 0})
    play(session, "go on")
    assert blocked(session)["open"] == "RST-092"


@pytest.mark.rule("RST-085")
def test_pick_from_does_not_touch_a_traders_goods() -> None:
    session = at_stall(
        zones={"realm": ["shrine"]},
        decks={"loot": ["club", "broth", "urn"], "treasures": ["bell", "coat", "charm"]},
    )
    play(session, "open", "slot 0")
    assert names(session, "goods") == ["club", "broth", "bell", "coat"]
    assert (names(session, "loot"), names(session, "treasures")) == (["urn"], ["charm"])


@pytest.mark.rule("RST-086")
def test_a_sin_among_the_goods_goes_to_the_presenter_and_is_replaced() -> None:
    session = at_stall(decks={"loot": ["club", "broth"], "treasures": ["pride", "bell", "coat"]})
    play(session, "open", "slot 1")
    assert names(session, "sins:1") == ["pride"]
    assert names(session, "goods") == ["club", "broth", "bell", "coat"]


@pytest.mark.rule("RST-087")
@pytest.mark.parametrize(
    ("option", "answer", "loot", "paid"),
    [("as_drawn", "discard", 1, 1), ("as_drawn", "again", 2, 2), ("refill_free", "", 2, 1)],
)
def test_nothing_among_the_goods(option: str, answer: str, loot: int, paid: int) -> None:
    session = at_stall(
        decks={"loot": ["nothing", "club", "broth"], "treasures": ["bell", "coat"]},
        options={"trader_nothing": option},
    )
    play(session, "open", "slot 0")
    if answer:
        assert asked(session) == "RST-113"
        play(session, answer)
    assert names(session, "goods") == [*["club", "broth"][:loot], "bell", "coat"]
    assert names(session, "loot-used") == ["nothing"]
    assert rerolls(session) == 5 - paid, "the fee, and a counter for another card"


@pytest.mark.rule("RST-093")
def test_goods_dragged_to_somebody_are_theirs_without_another_question() -> None:
    session = at_stall(zones={"goods": ["club"]}, counters={"opened": 1})
    club = session.table.named("club").id
    assert isinstance(session.decision, Declaration)
    draft = Draft.of(session.decision)
    while question := draft.question():  # a drop says each part that has the piece and the place
        fits = [o for o in question.legal() if club in o.pieces and "character:1" in o.zones]
        assert len(fits) == 1
        draft = draft.take(fits[0].key)
    session.answer(draft.declared())
    assert names(session, "inventory:1") == ["club"]


@pytest.mark.rule("RST-088", "RST-090", "RST-093")
def test_goods_are_bought_at_their_value_by_somebody_with_room() -> None:
    session = at_stall(zones={"goods": ["club"]}, counters={"opened": 1})
    play(session, "buy club", "slot 0")
    assert names(session, "inventory:0") == ["club"]
    assert rerolls(session) == 3
    full = at_stall(
        ("eve", "cy"), counters={"opened": 1}, zones={"goods": ["bow"]}, holds={"cy": ["kettle"]}
    )
    assert blocked(full)["buy bow"] == "RST-093"


@pytest.mark.rule("RST-089", "RST-095")
def test_items_are_sold_without_seeing_the_goods() -> None:
    session = at_stall(holds={"ann": ["urn", "club"]})
    play(session, "sell club")
    assert rerolls(session) == 7
    assert names(session, "loot-used") == ["club"]
    play(session, "sell urn")
    assert rerolls(session) == 7, "worth nothing, and selling is no discarding"


@pytest.mark.rule("RST-091")
def test_change_comes_back_in_counters() -> None:
    """A Bell worth 5 is paid with a Coat worth 6: one counter stays."""
    session = at_stall(
        zones={"goods": ["bell"]}, holds={"ann": ["coat"]}, counters={"rerolls": 0, "opened": 1}
    )
    anew = load(session.to_json())
    play(session, "sell coat", "buy bell", "slot 0")
    assert rerolls(session) == 1
    play(anew, "buy bell")
    assert asked(anew) == "RST-091", "or in one act"
    play(anew, "pay coat", "slot 0")
    assert (rerolls(anew), names(anew, "inventory:0")) == (1, ["bell"])
    assert len(anew.journal.entries) == 1


@pytest.mark.rule("RST-094", "RST-120")
def test_only_items_are_sold() -> None:
    session = at_stall(sins={"ann": ["pride"]}, status={"ann": ["vigil"]})
    assert not [key for key in keys(session) if key.startswith("sell")]


@pytest.mark.rule("RST-096", "RST-097")
def test_what_is_left_of_the_goods_is_discarded_without_effect() -> None:
    session = at_stall(counters={"opened": 1}, zones={"goods": ["urn", "bell"]})
    play(session, "leave")
    assert names(session, "loot-used") == ["urn"]
    assert names(session, "treasures-used") == ["bell"]
    assert rerolls(session) == 5
