"""Chapters C to E: resting, short and long."""

from __future__ import annotations

import pytest

from tests.games.keeper.hands import HELD, health, names, offered, table

GONE = ["spark", "flare", "mirror"]


def short(*gone: str, **more: object) -> object:
    return table(
        HELD[:2], step="short_rest", args={"seat": 0}, zones={"discard:0": [*gone]}, **more
    )


@pytest.mark.rule("SCN-025", "SCN-028")
@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_a_short_rest_is_offered_in_the_clean_up_with_two_discarded(gone: int) -> None:
    session = table(HELD, step="cleanup", zones={"discard:0": GONE[:gone]})
    assert (session.table.flow.step == "short_rests") == (gone > 1)


@pytest.mark.rule("SCN-028")
@pytest.mark.parametrize(("held", "told"), [(0, "0 cards in"), (1, "1 card in"), (2, "2 cards in")])
def test_cards_are_counted_in_the_singular_and_the_plural(held: int, told: str) -> None:
    session = table(HELD[:held], step="cleanup", zones={"discard:0": GONE})
    assert told in session.decision.ask


@pytest.mark.rule("SCN-029")
@pytest.mark.parametrize("step", ["choose", "meanwhile"])
def test_at_no_other_time(step: str) -> None:
    session = table(HELD, step=step, zones={"discard:0": GONE})
    assert not any("Short rest" in option.label for option in session.decision.options)


@pytest.mark.rule("SCN-026", "SCN-027", "SCN-030", "SCN-031")
def test_one_random_card_is_lost_and_the_others_come_back() -> None:
    lost = set()
    for seed in range(30):
        session = short(*GONE, seed=seed)
        session.answer("lose")
        (gone,) = names(session, "lost:0")
        hand = names(session, "hand:0")
        assert sorted([gone, *hand]) == sorted([*GONE, *HELD[:2]])
        lost.add(gone)
    assert lost == set(GONE)


@pytest.mark.rule("SCN-032", "SCN-033", "SCN-034", "SCN-035")
@pytest.mark.parametrize("many", [2, 3])
def test_the_first_card_is_kept_for_a_damage_and_another_is_lost_for_good(many: int) -> None:
    for seed in range(20):
        session = short(*GONE[:many], seed=seed)
        first = session.decision.option("lose").pieces[0]
        assert names(session, "lost:0") == [], "it is shown before it is lost"
        assert "would be lost" in session.decision.ask
        session.answer("keep")
        kept = session.table.pieces[first].name
        assert health(session) == 8
        assert kept in names(session, "hand:0")
        assert len(names(session, "lost:0")) == 1
        assert session.decision.rule == "SCN-015", "nothing more is asked of this rest"


@pytest.mark.rule("SCN-036")
@pytest.mark.parametrize("allowed", [True, False])
def test_the_damage_at_one_health_warns_and_exhausts_or_is_forbidden(allowed: bool) -> None:
    options = {"reroll_at_one": "allow" if allowed else "forbid"}
    session = short(*GONE, on={"hero-1": {"health": 1}}, options=options)
    assert bool(offered(session)["keep"]) != allowed
    if allowed:
        assert session.decision.option("keep").warning
        session.answer("keep")
        assert session.table.named("hero-1").counters["exhausted"]
        assert names(session, "lost:0") == []


@pytest.mark.rule("SCN-038")
def test_there_is_one_short_rest_for_each_in_a_clean_up() -> None:
    gone = {"discard:0": GONE, "discard:1": ["burning-oil", "scorched-earth"]}
    session = table(HELD, ["far-stride", "milestone"], step="cleanup", zones=gone)
    session.answer("rest")
    session.answer("lose")
    assert session.decision.seat == 1
    session.answer("rest")
    session.answer("lose")
    assert session.decisions[0].rule == "SCN-015"


@pytest.mark.rule("SCN-041", "SCN-044", "SCN-045", "SCN-046", "SCN-047", "SCN-048")
@pytest.mark.parametrize("before", [5, 9, 10])
def test_a_long_rest_loses_one_takes_the_others_back_heals_and_refreshes(before: int) -> None:
    session = table(
        HELD[:1],
        step="long_rest",
        args={"seat": 0},
        zones={"discard:0": GONE, "items:0": ["stout-boots", "flask"]},
        on={"hero-1": {"health": before}},
    )
    boots, flask = session.table.named("stout-boots"), session.table.named("flask")
    assert not [key for key in offered(session) if key.startswith("use ")], "no other action"
    session.override("turn", piece=boots.id, degrees=90)
    session.override("flip", piece=flask.id, face_up=False)
    session.answer("card flare")
    assert names(session, "lost:0") == ["flare"]
    assert names(session, "hand:0") == [*HELD[:1], "spark", "mirror"]
    assert health(session) == min(10, before + 2)
    assert (boots.turn, flask.face_up) == (0, False), "what is consumed stays so"


@pytest.mark.rule("SCN-049")
@pytest.mark.parametrize("gone", [0, 1])
def test_a_long_rest_takes_place_with_fewer_cards(gone: int) -> None:
    session = table(
        HELD,
        step="long_rest",
        args={"seat": 0},
        zones={"discard:0": GONE[:gone]},
        on={"hero-1": {"health": 5}},
    )
    if gone:
        session.answer("card spark")
    assert names(session, "lost:0") == GONE[:gone]
    assert health(session) == 7
