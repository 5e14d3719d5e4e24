"""What is carried, met, spent and left behind, where several rules meet."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    before_god,
    blocked,
    camp,
    health,
    keys,
    names,
    play,
    rerolls,
)

# --- what is carried, lies about and is spent --------------------------------------------------


@pytest.mark.rule("RST-102", "RST-099")
@pytest.mark.parametrize("way", ["give pack", "lay pack"])
def test_who_parts_with_a_pack_lets_go_of_what_it_carried(way: str) -> None:
    session = camp(holds={"ann": ["pack", "anvil", "club"]})
    play(session, way)
    assert asked(session) == "RST-102"
    play(session, "lay anvil")
    assert names(session, "inventory:0") == ["club"]
    assert "anvil" in names(session, "ground")


@pytest.mark.rule("RST-102", "RST-095")
def test_who_sells_a_pack_lets_go_too() -> None:
    session = at_stall(holds={"ann": ["pack", "anvil"]})
    play(session, "sell pack")
    assert (names(session, "ground"), names(session, "inventory:0")) == (["anvil"], [])


@pytest.mark.rule("RST-102")
def test_in_battle_it_goes_to_the_discard_pile() -> None:
    session = battle(holds={"ann": ["pack", "anvil"]})
    play(session, "slot 0", "discard pack")
    assert names(session, "starters-used") == ["anvil"]


@pytest.mark.rule("RST-104", "RST-158", "RST-058")
def test_at_rest_anybody_may_use_what_lies_on_the_ground() -> None:
    """The Nun is a Chorister: the Flask is better for her, and she need not pick it up."""
    session = camp(
        ("ann", "nun"),
        zones={"nights": ["night-two"], "ground": ["flask"]},
        wounds={"ann": 3, "nun": 4},
    )
    assert not [key for key in keys(session) if key.startswith("use ")]
    play(session, "rest")
    play(session, "use flask", "slot 1")
    assert health(session, "nun") == (4, 2)
    assert session.table.named("flask").counters["uses"] == 1
    play(session, "use flask", "slot 0")
    assert health(session, "ann") == (4, 2)
    assert names(session, "loot-used") == ["flask"]


@pytest.mark.rule("RST-171", "RST-092")
def test_every_counter_that_is_paid_is_spent() -> None:
    """A Debt takes Health for each: the Trader's fee, a purchase for 2, and healing at Rest."""
    session = at_stall(sins={"ann": ["debt"]}, decks={"loot": ["club"]}, wounds={"bo": 2})
    play(session, "open", "slot 1")
    assert health(session, "ann") == (5, 1)
    play(session, "buy club", "slot 1")
    assert health(session, "ann") == (3, 3)
    assert rerolls(session) == 2
    session = camp(
        zones={"nights": ["night-two"]}, sins={"ann": ["debt"]}, wounds={"bo": 2, "ann": 5}
    )
    play(session, "rest", "heal 1")
    assert names(session, "character:0") == [], "her last"
    assert health(session, "bo") == (7, 0)


@pytest.mark.rule("RST-081", "RST-238")
@pytest.mark.parametrize(("reopen", "again"), [("off", False), ("on", True)])
def test_the_last_nights_trader_is_visited_once(reopen: str, again: bool) -> None:
    session = camp(
        step="last_night",
        zones={"god": ["door"]},
        decks={"nights": ["night"], "loot": ["club"]},
        counters={"level": 5},
        options={"trader_reopen": reopen},
    )
    play(session, "yes", "trader", "open", "slot 0", "leave")
    assert asked(session) == "RST-153"
    assert ("trader" in keys(session)) == again
    assert again or blocked(session)["trader"] == "RST-081"


@pytest.mark.rule("RST-080", "RST-153")
def test_what_a_place_is_for_comes_before_what_items_do_anywhere() -> None:
    stall = at_stall(holds={"ann": ["club", "tonic"]})
    rest = play(camp(holds={"ann": ["club", "tonic"]}, zones={"nights": ["night"]}), "rest")
    found = keys(stall)
    assert found.index("open") < found.index("sell club") < found.index("leave")
    for session, used_there in ((stall, False), (rest, True)):
        assert session.decision is not None
        aside = {o.key.partition(" ")[0] for o in session.decision.offered if o.aside}
        assert "give" in aside
        assert ("use" in aside) is not used_there
        assert not aside & {"open", "sell", "leave", "heal", "rise"}


# --- what can be done before an Encounter is faced ---------------------------------------------


@pytest.mark.rule("RST-144", "RST-105", "RST-140")
def test_the_party_may_rest_trade_and_eat_before_it_faces_what_it_has_met() -> None:
    """The Well may take 3 Health: the party sees it, and gets its strength back first."""
    session = camp(
        zones={"nights": ["night-two"]},
        row=[["well"], ["gift"]],
        holds={"ann": ["broth", "club"]},
        wounds={"ann": 5},
        coming=[1],
    )
    play(session, "go on")
    assert asked(session) == "RST-073"
    assert {"stay", "rest", "use broth", "give club"} <= set(keys(session))
    assert "pass" not in keys(session), "it is none that may be passed by"
    play(session, "give club", "rest", "heal 0", "use broth", "slot 0", "rise")
    assert (asked(session), names(session, "encounter")) == ("RST-073", ["well"])
    assert health(session, "ann") == (6, 0)
    play(session, "stay", "slot 0")
    assert health(session, "ann") == (3, 3)
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-144", "RST-159")
def test_a_horror_that_comes_while_something_is_met_leaves_it_there() -> None:
    session = camp(zones={"nights": ["knock"]}, row=[["well"]], coming=[20])
    play(session, "go on", "rest", "slot 0", "attack unarmed")
    assert asked(session) == "RST-153"
    play(session, "rise")
    assert (asked(session), names(session, "encounter")) == ("RST-007", ["well"]), "and is faced"


@pytest.mark.rule("RST-144", "RST-081")
def test_a_night_at_a_traders_leaves_the_stall_as_it_was() -> None:
    session = camp(
        zones={"nights": ["night-two"]},
        row=[["stall"], ["gift"]],
        decks={"loot": ["club", "broth"]},
    )
    play(session, "go on", "open", "slot 0", "rest", "rise")
    assert asked(session) == "RST-080"
    assert names(session, "goods") == ["club", "broth"]
    assert blocked(session)["open"] == "RST-081", "it was paid for"
    play(session, "leave")
    assert session.table.count("opened") == 0
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-144")
def test_where_there_is_nothing_else_to_do_nothing_is_asked() -> None:
    session = play(camp(row=[["vault"]], decks={"treasures": ["bell"]}), "go on")
    assert asked(session) == "RST-111", "its text is carried out"


# --- what is over, and what is not -------------------------------------------------------------


@pytest.mark.rule("RST-224", "RST-271")
def test_who_flees_leaves_behind_what_the_slain_held() -> None:
    """Eve is slain by the Wasp; the others flee: her Urn is gone, without its Discard effect."""
    session = battle(
        ("ann", "eve"), foe="wasp", wounds={"eve": 3}, holds={"eve": ["urn"]}, coming=[1, 20]
    )
    play(session, "slot 1", "attack unarmed")
    assert names(session, "drops") == ["urn"]
    play(session, "flee")
    assert names(session, "loot-used") == ["urn"]
    assert (names(session, "drops"), names(session, "ground")) == ([], [])
    assert rerolls(session) == 5


@pytest.mark.rule("RST-146", "RST-225")
def test_a_defeated_target_makes_up_for_a_flight() -> None:
    session = battle(
        foe="wasp",
        zones={"nights": ["night"]},
        row=[["hoarder"], ["well"]],
        coming=[20, 20, 20],
    )
    play(session, "flee", "slot 0")
    assert blocked(session)["rest"] == "RST-146"
    play(session, "go on", "slot 0", "attack unarmed", "slot 0")
    assert (asked(session), session.table.count("fled")) == ("RST-142", 0)
    assert "rest" in keys(session)


@pytest.mark.rule("RST-134")
@pytest.mark.parametrize(("ticks", "ready", "turn"), [("on", 8, 0), ("on", 9, 90), ("off", 8, 90)])
def test_the_god_is_one_encounter_more_for_recharging(ticks: str, ready: int, turn: int) -> None:
    """Before it was Encounter 7: what is ready at 8 is ready against the God."""
    session = before_god(
        holds={"ann": ["bell"]},
        on={"bell": {"ready": ready}},
        counters={"level": 5, "encounter": 7},
        options={"god_ticks_recharge": ticks},
    )
    session.override("turn", piece=session.table.named("bell").id, degrees=90)
    play(session, "fight")
    assert session.table.named("bell").turn == turn


@pytest.mark.rule("RST-227")
def test_what_was_to_help_the_dead_helps_nobody_who_comes_after() -> None:
    session = battle(
        ("ann", "bo"),
        foe="rat",
        holds={"bo": ["tonic"]},
        wounds={"bo": 5},
        decks={"nights": ["night-two"], "characters": ["cy"]},
        coming=[1],
    )
    play(session, "use tonic", "slot 1")
    assert len(names(session, "kept")) == 1
    play(session, "slot 1", "attack unarmed")
    assert names(session, "character:1") == []
    assert names(session, "kept") == []


@pytest.mark.rule("RST-214", "RST-215")
def test_what_a_target_stole_goes_with_it_if_it_escapes() -> None:
    session = battle(
        ("ann",), foe="magpie", holds={"ann": ["club"]}, decks={"loot": ["broth"]}, coming=[1, 20]
    )
    assert names(session, "drops") == ["club"]
    play(session, "slot 0", "attack unarmed", "end")
    assert asked(session) == "RST-142"
    assert names(session, "loot-used") == ["club"]


@pytest.mark.rule("RST-095", "RST-049")
def test_what_is_bought_back_is_as_worn_as_it_was() -> None:
    session = at_stall(
        holds={"ann": ["coat"]}, on={"coat": {"armor": 1}}, options={"trader_buyback": "on"}
    )
    play(session, "sell coat", "buy coat", "slot 0")
    assert session.table.named("coat").counters["armor"] == 1
    play(session, "sell coat", "leave")
    assert names(session, "treasures-used") == ["coat"]
    assert session.table.named("coat").counters == {}


@pytest.mark.rule("RST-235", "RST-246", "RST-249")
@pytest.mark.parametrize("party", [("gus",), ("gus", "bo")], ids=["all", "one of two"])
def test_whose_last_words_kill_the_god_has_won(party: tuple[str, ...]) -> None:
    """If nobody is left to see it, too: the Door has died, and that goes first."""
    session = before_god(
        party, wounds={"gus": 4}, on={"door": {"health": 9}}, counters={"level": 5}, coming=[1]
    )
    play(session, "fight", "slot 0", "attack unarmed")
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-249"
    assert session.table.outcome.winners == [*range(len(party))]


@pytest.mark.rule("RST-235", "RST-232")
def test_if_the_last_words_of_the_last_one_bring_the_dead_back_it_goes_on() -> None:
    session = battle(
        ("ivy", "bo"),
        foe="gate",
        wounds={"ivy": 5},
        zones={"character:1": []},
        decks={"characters": ["cy", "eve"]},
        coming=[1],
    )
    play(session, "slot 0", "attack unarmed")
    assert not session.over
    assert [names(session, f"character:{slot}") for slot in (0, 1)] == [["cy"], ["eve"]]


@pytest.mark.rule("RST-112", "RST-235")
def test_nobody_is_asked_what_the_dead_would_draw() -> None:
    session = battle(("heir",), foe="gate", decks={"loot": ["club"]}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert session.over
    assert names(session, "loot") == ["club"]
