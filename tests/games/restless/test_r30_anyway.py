"""RST-004: each thing that players may do against a rule, and what comes of it."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session
from tests.games.restless.camp import (
    asked,
    battle,
    before_god,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    rerolls,
)
from tests.games.restless.sound import sound


def anyway(session: Session, key: str) -> Session:
    """Take the blocked option whose key begins like this, against its rule."""
    assert session.decision is not None
    (found,) = [o.key for o in session.decision.options if o.key.startswith(key) and o.why]
    session.answer(found, anyway=True)
    return session


@pytest.mark.rule("RST-092", "RST-153")
def test_who_heals_without_a_counter_spends_none() -> None:
    session = camp(
        wounds={"ann": 3},
        sins={"bo": ["debt"]},
        zones={"nights": ["night-two"]},
        counters={"rerolls": 0},
    )
    play(session, "rest")
    session.override("count", piece=-1, counter="rerolls", value=0)
    anyway(session, "heal 0")
    assert health(session, "ann") == (5, 1)
    assert rerolls(session) == 0
    assert health(session, "bo") == (7, 0), "no counter was spent, the Debt is not due"


@pytest.mark.rule("RST-153")
def test_who_heals_where_nobody_does_is_healed() -> None:
    zones = {"nights": ["night-two"], "realm": ["hush"]}
    session = play(camp(wounds={"ann": 3}, zones=zones), "rest")
    anyway(session, "heal 0")
    assert (health(session, "ann"), rerolls(session)) == ((5, 1), 7)


@pytest.mark.rule("RST-043", "RST-147", "RST-108")
def test_what_no_table_could_show_is_not_done_anyway() -> None:
    session = camp(holds={"ann": ["bell"]}, zones={"nights": []})
    for key in ("rest", "use bell"):
        with pytest.raises(Refusal):
            anyway(session, key)
    session = play(camp(zones={"nights": ["night-two"]}), "rest")
    with pytest.raises(Refusal, match="lacks no Health"):
        anyway(session, "heal 0")


@pytest.mark.rule("RST-099", "RST-102")
def test_what_is_given_beyond_the_weight_is_carried_while_it_is_held() -> None:
    light = ["rope", "stick", "blanket"]  # 5 of the 6 that Bo can carry
    session = camp(holds={"ann": ["kettle"], "bo": light})
    anyway(session, "give kettle")
    assert (asked(session), names(session, "inventory:1")) == ("RST-142", [*light, "kettle"])
    bo = session.game.explain(session.table, session.table.named("bo"))
    assert str(bo["Max Weight"].parts[-1].why) == "against the rule"
    play(session, "lay rope")
    play(session, "give rope")
    assert keys(session) == ["slot 0"], "2 less, and it carries no more again"
    assert "over" not in session.table.named("bo").counters


@pytest.mark.rule("RST-102")
def test_who_is_asked_to_let_go_may_carry_it_all_anyway() -> None:
    session = meeting("yoke", holds={"ann": ["club", "kettle"]})
    anyway(play(session, "stay"), "keep")
    assert asked(session) == "RST-142"
    assert names(session, "inventory:0") == ["club", "kettle"]


@pytest.mark.rule("RST-099", "RST-102")
def test_nobody_lets_go_of_anything_where_the_party_does_without_weight() -> None:
    session = battle(holds={"ann": ["club"]})
    session.override("adopt", subject="RST-099")
    session.override(
        "move", piece=session.table.named("anvil").id, zone="inventory:0", face_up=True
    )
    assert asked(session) == "RST-193"
    assert names(session, "inventory:0") == ["club", "anvil"]


@pytest.mark.rule("RST-166")
def test_a_rest_at_the_end_of_a_realm_ends_the_realm_once() -> None:
    zones = {"realm": ["knell"], "nights": ["night-two"]}
    session = camp(step="end_realm", zones=zones, decks={"realms-2": ["fog"]})
    assert health(session, "ann") == (5, 1)
    play(anyway(session, "rest"), "rise")
    assert names(session, "realm") == ["fog"]
    assert health(session, "ann") == (5, 1), "the Realm ends once"


@pytest.mark.rule("RST-247", "RST-249")
def test_who_flees_from_a_god_stands_before_it_again() -> None:
    session = before_god(("ann",), counters={"level": 5}, coming=[20, 20, 20])
    play(session, "fight", "slot 0", "attack unarmed", "end")
    anyway(session, "flee")
    assert (asked(session), left(session, "door"), session.over) == ("RST-240", 48, False)
    play(session, "fight", "slot 0", "attack unarmed")
    assert left(session, "door") == 46
    sound(session)


@pytest.mark.rule("RST-247", "RST-262")
def test_who_leaves_a_god_behind_has_not_won() -> None:
    session = camp(
        ("eve",),
        step="begin_battle",
        zones={"god": ["cliff"]},
        counters={"final": 1, "level": 5},
    )
    assert asked(session) == "RST-262", "no roll comes to 30"
    anyway(session, "leave")
    assert (asked(session), left(session, "cliff"), session.over) == ("RST-240", 9, False)


@pytest.mark.rule("RST-196")
def test_a_second_attack_takes_none_from_a_later_turn() -> None:
    session = battle(("ann",), foe="gate", coming=[20, 20])
    play(session, "slot 0", "attack unarmed")
    anyway(session, "attack unarmed")
    assert left(session, "gate") == 36
    assert session.table.named("ann").counters.get("extra_attacks", 0) == 0
