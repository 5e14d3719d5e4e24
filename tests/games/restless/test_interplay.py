"""What happens where several rules meet in the worst moment, each told as the rulebook would."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
    rerolls,
)

STALL = {"encounter": ["stall"]}

# --- deaths at the wrong time ------------------------------------------------------------------


@pytest.mark.rule("RST-086", "RST-112")
@pytest.mark.rule("RST-119")
def test_who_turns_up_the_goods_dies_of_a_sin_among_them() -> None:
    """Ann turns up Gall and dies of it: it is gone with her, Bo fills the place and the next."""
    decks = {"treasures": ["gall", "bell", "coat"]}
    session = camp(step="trade", zones=STALL, decks=decks, holds={"ann": ["rope"]})
    play(session, "open", "slot 0")
    assert asked(session) == "RST-212", "RST-230: what she held is shared out"
    play(session, "slot 1")
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "treasures-used") == ["gall"]
    assert names(session, "goods") == ["bell", "coat"]
    assert (asked(session), names(session, "inventory:1")) == ("RST-080", ["rope"])
    assert "sell rope" in keys(session)


@pytest.mark.rule("RST-235", "RST-086")
def test_a_sin_in_a_stall_may_be_the_end_of_all() -> None:
    session = camp(("ann",), step="trade", zones=STALL, decks={"treasures": ["gall", "bell"]})
    play(session, "open")
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-235"


@pytest.mark.rule("RST-117", "RST-119")
def test_who_dies_of_the_first_sin_takes_the_second_along() -> None:
    session = camp(
        step="meet",
        zones={"encounter": ["vault"], "realm": ["shrine"]},
        decks={"treasures": ["gall", "pride", "bell"]},
    )
    play(session, "slot 0")
    assert names(session, "characters-used") == ["ann"]
    assert sorted(names(session, "treasures-used")) == ["gall", "pride"]
    assert names(session, "sins:1") == [], "Bo has revealed nothing"


@pytest.mark.rule("RST-211", "RST-112")
def test_who_dies_of_the_drops_draws_no_more() -> None:
    """The Poison kills Ann, and is left on the Ground; Bo draws what else there is."""
    session = battle(foe="hoarder", decks={"loot": ["poison", "broth"]}, coming=[20])
    play(session, "slot 0", "attack unarmed", "slot 0", "slot 0")
    assert asked(session) == "RST-212"
    play(session, "ground", "slot 1")
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "ground") == ["poison"]
    assert names(session, "inventory:1") == ["broth"]
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-165", "RST-231")
def test_who_dies_as_a_realm_ends_is_back_with_the_next() -> None:
    session = camp(
        zones={"realm": ["knell"]}, wounds={"bo": 6}, decks={"characters": ["cy"]}, row=[]
    )
    play(session, "go on")
    assert names(session, "characters-used") == ["bo"]
    assert names(session, "character:1") == ["cy"]
    assert health(session, "cy") == (5, 0)


@pytest.mark.rule("RST-235")
def test_a_realm_that_ends_may_end_all() -> None:
    session = camp(
        ("bo",), zones={"realm": ["knell"]}, wounds={"bo": 6}, decks={"characters": ["cy"]}
    )
    play(session, "go on")
    assert session.over, "nobody rejoins a party of the dead"


@pytest.mark.rule("RST-234", "RST-160")
def test_who_dies_of_the_last_dawn_is_there_before_the_god() -> None:
    session = camp(
        step="last_night",
        zones={"god": ["door"]},
        wounds={"bo": 6},
        decks={"nights": ["cold-dawn"], "characters": ["cy"]},
        counters={"level": 5},
    )
    play(session, "yes", "rise")
    assert asked(session) == "RST-240"
    assert names(session, "character:1") == []
    play(session, "fight")
    assert names(session, "character:1") == ["cy"]


@pytest.mark.rule("RST-191", "RST-235")
def test_last_words_heal_nobody_who_fell_to_the_same_blow() -> None:
    """Chain Magic takes the last Health of the Nun and of Bo: her blessing comes too late."""
    session = battle(("nun", "bo"), foe="choir", wounds={"nun": 5, "bo": 6}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert session.over
    assert names(session, "characters-used") == ["nun", "bo"]


@pytest.mark.rule("RST-229", "RST-043")
def test_last_words_heal_those_who_live() -> None:
    session = battle(("nun", "ann"), wounds={"nun": 5, "ann": 4}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (6, 0)


@pytest.mark.rule("RST-045", "RST-229")
def test_who_is_ground_down_to_nothing_by_a_god_is_killed_by_it() -> None:
    """Gus loses all Max Health to the Grinder: that is its doing, so Gus's last words are heard."""
    session = camp(
        ("gus", "bo"), step="verdict", zones={"god": ["grinder"]}, counters={"level": 5}, coming=[1]
    )
    play(session, "fight", "slot 0", "attack unarmed")
    assert names(session, "characters-used") == ["gus"]
    assert left(session, "grinder") == 30 - 9


# --- Battles that end in the middle ------------------------------------------------------------


@pytest.mark.rule("RST-210")
def test_a_target_that_dies_as_a_turn_begins_needs_no_attack() -> None:
    session = battle(holds={"ann": ["thorns"]}, decks={"loot": ["broth"]})
    play(session, "slot 0")
    assert asked(session) == "RST-211"
    assert not session.table.count("battle")


@pytest.mark.rule("RST-191", "RST-181")
def test_a_target_that_dies_of_a_miss_does_not_strike_back() -> None:
    session = battle(("ann",), holds={"ann": ["spite-doll"]}, decks={"loot": []}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (6, 0)
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-137", "RST-069")
def test_who_is_transfigured_between_two_shots_may_have_no_weapon_left() -> None:
    """The first bolt hits the Moth; its shooter is now Hal, who cannot hold a Ballista."""
    session = battle(
        ("gus",),
        foe="moth",
        holds={"gus": ["ballista"]},
        decks={"characters": ["hal", "cy", "eve"]},
        coming=[15],
    )
    play(session, "slot 0", "attack ballista")
    assert left(session, "moth") == 8
    assert names(session, "character:0") == ["hal"]
    assert names(session, "loot-used") == ["ballista"]
    assert asked(session) == "RST-196"
    assert keys(session) == ["end"], "that was the attack"


@pytest.mark.rule("RST-137", "RST-069")
def test_who_can_still_hold_it_shoots_on_as_somebody_else() -> None:
    session = battle(
        ("gus",),
        foe="moth",
        holds={"gus": ["sling"]},
        decks={"characters": ["hal", "cy"]},
        coming=[15, 15],
    )
    play(session, "slot 0", "attack sling")
    assert left(session, "moth") == 7
    assert names(session, "character:0") == ["cy"], "twice"


@pytest.mark.rule("RST-214", "RST-144")
@pytest.mark.rule("RST-215")
def test_a_target_that_escapes_takes_everything_along_and_grants_no_rest() -> None:
    """The Eel kills Ann, and is gone with her Club before anybody can win it back."""
    session = battle(
        foe="eel",
        zones={"nights": ["night"]},
        holds={"ann": ["club"]},
        decks={"loot": ["broth"]},
        coming=[1, 1],
        wounds={"bo": 0},
    )
    session.override("count", piece=session.table.named("bo").id, counter="health", value=30)
    play(session, "slot 0", "attack unarmed")
    assert names(session, "drops") == ["club"]
    play(session, "slot 1", "attack unarmed", "end")
    assert asked(session) == "RST-142"
    assert names(session, "loot-used") == ["club"]
    assert names(session, "loot") == ["broth"], "no drops either"
    assert blocked(session)["rest"] == "RST-144"


@pytest.mark.rule("RST-225", "RST-223")
def test_what_runs_away_from_a_party_that_runs_away_was_not_defeated() -> None:
    session = battle(foe="hare", zones={"nights": ["night"]}, decks={"loot": ["broth"]})
    play(session, "flee")
    assert asked(session) == "RST-142", "nobody has to Dodge what is not there"
    assert names(session, "loot") == ["broth"]
    assert session.table.count("fled") == 1
    assert "rest" in blocked(session)


@pytest.mark.rule("RST-218", "RST-223")
def test_the_party_says_who_runs_first_and_the_dying_may_spare_the_others() -> None:
    """Gus may go last and let Ann risk her neck, or first, and end it."""
    session = battle(("ann", "gus"), wounds={"gus": 4}, decks={"loot": ["club"]}, coming=[1])
    play(session, "flee")
    assert (asked(session), keys(session)) == ("RST-218", ["slot 0", "slot 1"])
    play(session, "slot 1")
    assert names(session, "characters-used") == ["gus"]
    assert health(session, "ann") == (6, 0), "she never had to Dodge"
    assert asked(session) == "RST-212"


@pytest.mark.rule("RST-143", "RST-206", "RST-133")
def test_a_fight_that_follows_is_an_encounter_of_its_own() -> None:
    session = battle(
        foe="pair",
        holds={"ann": ["broth", "herald"]},
        wounds={"ann": 1},
        decks={"encounters": ["rat"]},
        on={"pair": {"health": 1}},
        coming=[19],
    )
    play(session, "use broth", "slot 0")
    assert session.table.named("ann").turn == 90
    play(session, "slot 1", "attack unarmed", "slot 0", "ground")
    assert (names(session, "encounter"), asked(session)) == (["rat"], "RST-193")
    assert session.table.named("ann").turn == 0
    assert session.table.count("encounter") == 2
    assert rerolls(session) == 6, "the Herald has seen it begin"


# --- reactions ---------------------------------------------------------------------------------


@pytest.mark.rule("RST-056", "RST-227")
def test_the_dead_react_to_nothing_any_more() -> None:
    """The Knife Game kills Bo at the end of the round: Bo's Tin gains no counter any more."""
    session = battle(
        foe="gate", holds={"ann": ["knife-game"], "bo": ["tin"]}, coming=[20, 20], wounds={"bo": 1}
    )
    play(session, "slot 0", "attack unarmed", "end", "slot 1", "attack unarmed", "end")
    play(session, "slot 0")
    assert names(session, "character:1") == []
    assert sorted(names(session, "inventory:0")) == ["knife-game", "tin"]
    assert rerolls(session) == 5


@pytest.mark.rule("RST-263", "RST-264")
def test_a_change_that_ends_while_it_is_out_of_force_is_not_missed_by_the_next() -> None:
    """The Hex's words are suspended by hand and end with the Battle; used again, they hold."""
    session = battle(
        foe="wasp", holds={"ann": ["hex"]}, on={"wasp": {"health": 1}}, coming=[20], row=[["gate"]]
    )
    play(session, "slot 0", "use hex")
    (token,) = session.table["kept"]
    session.override("suspend", subject=token.name)
    play(session, "attack unarmed")
    assert names(session, "kept") == []
    assert session.table.suspended == []


@pytest.mark.rule("RST-253", "RST-124")
def test_what_was_revealed_is_unknown_again_once_its_deck_is_shuffled() -> None:
    session = camp(
        step="meet",
        zones={"encounter": ["confession"]},
        decks={"treasures": ["bell", "pride", "coat"]},
        coming=[1],
    )
    bell = session.table.named("bell")
    session.override("flip", piece=bell.id, face_up=True)
    play(session, "slot 1")
    assert names(session, "sins:1") == ["pride"]
    assert sorted(names(session, "treasures")) == ["bell", "coat"]
    assert not any(piece.face_up for piece in session.table["treasures"])


@pytest.mark.rule("RST-255", "RST-253", "RST-261")
def test_a_row_that_lies_open_is_still_picked_from() -> None:
    """On the Glass Road every Encounter lies open; a second one is drawn and turned up all the
    same, and what is not chosen goes to the bottom of the deck, face down."""
    session = camp(
        zones={"realm": ["glass-road"]},
        row=[["rat"], ["gift"]],
        decks={"encounters": ["well", "vault"]},
    )
    session.override("flip", piece=session.table.named("gift").id, face_up=True)
    play(session, "go on")
    assert sorted(keys(session)) == ["rat", "well"]
    play(session, "well", "slot 0")
    assert names(session, "encounters")[0] == "rat"
    assert not session.table.named("rat").face_up
    assert session.table.named("gift").face_up


@pytest.mark.rule("RST-253", "RST-260", "RST-113")
def test_drops_that_are_revealed_are_drawn_as_drops_are() -> None:
    """On Market Day a Peacock drops 2 Loot, each picked from 2; revealed they are the same, and
    the Nothing among them may be drawn again when they are shared out."""
    session = battle(
        foe="peacock",
        zones={"realm": ["market-day"]},
        decks={"loot": ["nothing", "broth", "club", "urn", "rope"], "treasures": ["pride", "bell"]},
        coming=[20],
    )
    play(session, "slot 0")
    assert sorted(keys(session)) == ["broth", "nothing"]
    play(session, "nothing")
    assert sorted(keys(session)) == ["club", "urn"]
    play(session, "club")
    assert names(session, "drops") == ["nothing", "club"]
    assert names(session, "sins:0") == ["pride"], "a Sin among them binds, and is all there was"
    play(session, "slot 0", "attack unarmed")
    assert (asked(session), keys(session)) == ("RST-113", ["discard", "again"])
    play(session, "discard", "slot 1")
    assert names(session, "inventory:1") == ["club"]
    assert asked(session) == "RST-142"
    assert "of" not in session.table.named("club").counters


# --- what is carried, lies about and is spent --------------------------------------------------


@pytest.mark.rule("RST-102", "RST-099")
@pytest.mark.parametrize("way", ["give pack 1", "lay pack"])
def test_who_parts_with_a_pack_lets_go_of_what_it_carried(way: str) -> None:
    session = camp(holds={"ann": ["pack", "anvil", "club"]})
    play(session, way)
    assert asked(session) == "RST-102"
    play(session, "anvil")
    assert names(session, "inventory:0") == ["club"]
    assert "anvil" in names(session, "ground")


@pytest.mark.rule("RST-102", "RST-095")
def test_who_sells_a_pack_lets_go_too() -> None:
    session = camp(step="trade", zones=STALL, holds={"ann": ["pack", "anvil"]})
    play(session, "sell pack")
    assert (names(session, "ground"), names(session, "inventory:0")) == (["anvil"], [])


@pytest.mark.rule("RST-102")
def test_in_battle_it_goes_to_the_discard_pile() -> None:
    session = battle(holds={"ann": ["pack", "anvil"]})
    play(session, "slot 0", "discard pack")
    assert names(session, "starters-used") == ["anvil"]


@pytest.mark.rule("RST-104", "RST-158")
@pytest.mark.rule("RST-058")
def test_at_rest_anybody_may_use_what_lies_on_the_ground() -> None:
    """The Nun is a Chorister: the Flask is better for her, and she need not pick it up."""
    session = camp(
        ("ann", "nun"),
        zones={"nights": ["night-two"], "ground": ["flask"]},
        wounds={"ann": 3, "nun": 4},
    )
    assert not [key for key in keys(session) if key.startswith("use ")]
    play(session, "rest")
    play(session, "use flask 1")
    assert health(session, "nun") == (4, 2)
    assert session.table.named("flask").counters["uses"] == 1
    play(session, "use flask 0")
    assert health(session, "ann") == (4, 2)
    assert names(session, "loot-used") == ["flask"]


@pytest.mark.rule("RST-171", "RST-092")
def test_every_counter_that_is_paid_is_spent() -> None:
    """A Debt takes Health for each: the Trader's fee, a purchase for 2, and healing at Rest."""
    session = camp(
        step="trade",
        zones=STALL,
        sins={"ann": ["debt"]},
        decks={"loot": ["club"]},
        wounds={"bo": 2},
    )
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
    assert {"stay", "rest", "use broth", "give club 1"} <= set(keys(session))
    assert "pass" not in keys(session), "it is none that may be passed by"
    play(session, "give club 1", "rest", "heal 0", "use broth", "slot 0", "rise")
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
    assert "open" not in [*keys(session), *blocked(session)], "it was paid for"
    play(session, "leave")
    assert session.table.count("opened") == 0
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-144")
def test_where_there_is_nothing_else_to_do_nothing_is_asked() -> None:
    session = play(camp(row=[["vault"]], decks={"treasures": ["bell"]}), "go on")
    assert asked(session) == "RST-111", "its text is carried out"


# --- before the God, and against it ------------------------------------------------------------


@pytest.mark.rule("RST-105", "RST-240", "RST-006")
def test_before_the_god_things_change_hands_and_nobody_is_asked_for_a_gift() -> None:
    session = camp(
        step="verdict",
        zones={"god": ["door"]},
        holds={"ann": ["club"]},
        counters={"level": 5},
        people=[0, 1],
    )
    play(session, "give club 1")
    assert names(session, "inventory:1") == ["club"]
    play(session, "refuse")
    assert asked(session) == "RST-006"
    play(session, "no")
    assert asked(session) == "RST-240", "not both want to give up"
    play(session, "fight", "yes")
    assert asked(session) == "RST-193"


@pytest.mark.rule("RST-237", "RST-145", "RST-162")
def test_a_realm_that_forbids_rest_forbids_the_last_night_too() -> None:
    zones = {"god": ["door"], "nights": ["night"], "realm": ["wake"]}
    session = camp(step="last_night", zones=zones, counters={"level": 5})
    assert asked(session) == "RST-240"
    assert len(names(session, "nights")) == 1


@pytest.mark.rule("RST-248", "RST-230")
@pytest.mark.parametrize(
    ("option", "sin", "kept"),
    [("lost", False, False), ("share", False, True), ("lost", True, True)],
)
def test_what_a_gods_victim_held(option: str, sin: bool, kept: bool) -> None:
    """Killed by the God it is lost, or shared by the table's option; killed by a Sin of its own
    in that Battle it is shared out at once."""
    session = camp(
        step="verdict",
        zones={"god": ["door"]},
        wounds={"ann": 5},
        holds={"ann": ["club"]},
        sins={"ann": ["debt"]} if sin else {},
        counters={"level": 5},
        options={"god_kill_inventory": option, "ask_rerolls": "failures" if sin else "never"},
        coming=[1, 1],
    )
    play(session, "fight", "slot 0", "attack unarmed", *(["reroll"] if sin else []))
    if sin:
        play(session, "keep")
    if kept:
        assert asked(session) == "RST-212"
        play(session, "slot 1")
    assert names(session, "character:0") == []
    assert names(session, "inventory:1") == (["club"] if kept else [])
    assert names(session, "drops") == ([] if kept else ["club"])


@pytest.mark.rule("RST-227", "RST-194")
def test_who_comes_back_in_the_middle_of_a_turn_has_a_turn_of_its_own() -> None:
    """Ivy dies of her own attack; her last words bring Cy to her seat, who has not acted yet."""
    session = battle(
        ("ivy", "bo"), foe="gate", wounds={"ivy": 5}, decks={"characters": ["cy"]}, coming=[1]
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == ["cy"]
    assert asked(session) == "RST-193"
    assert keys(session)[:2] == ["slot 0", "slot 1"], "neither has acted"


@pytest.mark.rule("RST-230")
def test_only_what_the_dead_held_is_shared_out() -> None:
    session = camp(
        zones={"nights": ["night-two"], "ground": ["rope"]},
        holds={"ann": ["club"]},
        sins={"ann": ["debt"]},
        wounds={"ann": 5, "bo": 2},
    )
    play(session, "rest", "heal 1")
    assert session.decision is not None
    assert "Club" in session.decision.ask
    play(session, "slot 1")
    assert asked(session) == "RST-153"
    assert names(session, "ground") == ["rope"]


@pytest.mark.rule("RST-068", "RST-063")
def test_where_the_supply_is_empty_a_token_stands_in_and_goes_again() -> None:
    session = play(camp(row=[["sermon"], ["well"]]), "go on")
    (veil,) = session.table["status:0"]
    assert (veil.name, veil.kind) == ("veil", "token")
    assert session.game.in_force(session.table)[0].sentence == "Your Ranged rolls gain +1."
    session.override("count", piece=session.table.named("ann").id, counter="health", value=0)
    session.override("count", piece=session.table.named("ann").id, counter="dead", value=3)
    assert names(session, "characters-used") == ["ann"]
    assert session.table.pieces[veil.id].zone == "out"
    assert names(session, "status:1") == ["veil"]


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
    session = camp(
        step="verdict",
        zones={"god": ["door"]},
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
    session = camp(
        step="trade",
        zones=STALL,
        holds={"ann": ["coat"]},
        on={"coat": {"armor": 1}},
        options={"trader_buyback": "on"},
    )
    play(session, "sell coat", "buy coat", "slot 0")
    assert session.table.named("coat").counters["armor"] == 1
    play(session, "sell coat", "leave")
    assert names(session, "treasures-used") == ["coat"]
    assert session.table.named("coat").counters == {}


@pytest.mark.rule("RST-235", "RST-249")
def test_if_the_last_words_of_all_kill_the_god_the_party_has_won() -> None:
    """Nobody is left to see it: but the Door has died, and that goes first."""
    session = camp(
        ("gus",),
        step="verdict",
        zones={"god": ["door"]},
        wounds={"gus": 4},
        on={"door": {"health": 9}},
        counters={"level": 5},
        coming=[1],
    )
    play(session, "fight", "slot 0", "attack unarmed")
    assert session.table.outcome is not None
    assert (session.table.outcome.rule, session.table.outcome.winners) == ("RST-249", [0])


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
