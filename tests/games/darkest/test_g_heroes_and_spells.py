"""Chapter D: heroes' powers, Spells, and the cards that the rules speak of."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import in_fight, score, spell_room
from tabletop.play.rules.chronicle import sentence
from tabletop.table import verbs
from tests.games.darkest.laying import answer, asked, has, keys, names, party, piece, why


def meets(
    card: str, *names_: str, tokens: dict[str, dict[str, int]] | None = None, **more
) -> Session:  # type: ignore[no-untyped-def]
    """A party that is about to turn up *card*."""
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in names_}
    zones = {"pile:1": [card], **more.pop("zones", {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    return party(*names_, zones=zones, counters=counters, tokens=told, **more)


def stash(session: Session, owner: int) -> None:
    """4 gold of the hero at that place lie with the Sentinel."""
    heap = verbs.add(session.table, "gold", "stash", "token", face_up=True).piece
    for counter, n in (("coins", 4), ("owner", owner)):
        verbs.count(session.table, heap, counter, n)


# --- heroes ----------------


@pytest.mark.rule("DTC-300", "DTC-303")
def test_the_assassin_strikes_what_was_just_turned_up_and_has_no_trophy() -> None:
    session = answer(meets("ash-wyrm", "assassin", coming=(5,)), "forward")
    assert "assassinate" in keys(session)
    answer(session, "assassinate")
    assert names(session, "discard") == ["ash-wyrm"]
    assert names(session, "trophies:0") == []
    known = party(
        "assassin", zones={"pile:1": ["ash-wyrm"]}, up=("ash-wyrm",), counters={"spot": 0}
    )
    assert "assassinate" not in keys(answer(known, "forward"))


@pytest.mark.rule("DTC-300", "DTC-302")
@pytest.mark.parametrize("hero", ["ghoul", "sorceress", "wizard"])
def test_a_mind_strike_uses_craft_and_a_loss_costs_strength(hero: str) -> None:
    session = answer(
        meets("hill-giant", hero, coming=(1, 5), zones={"items:0": ["great-axe"]}), "forward"
    )
    craft, strength = has(session, hero, "craft"), has(session, hero, "strength")
    mind = next(o for o in session.decision.options if o.key == "mind")  # type: ignore[union-attr]
    assert f": {craft} against 6" in mind.label
    answer(session, "mind")
    assert has(session, hero, "strength") == strength - 1
    assert has(session, hero, "craft") == craft


@pytest.mark.rule("DTC-305")
def test_the_ghoul_gains_a_life_for_each_enemy_it_beats() -> None:
    session = answer(meets("wolf", "ghoul", coming=(5, 1)), "forward", "strength")
    assert has(session, "ghoul", "life") == 5


@pytest.mark.rule("DTC-306")
@pytest.mark.parametrize(("shown", "gold"), [(4, 1), (5, 2)])
def test_the_sorceress_beguiles_strangers(shown: int, gold: int) -> None:
    session = answer(meets("midwife", "sorceress", coming=(shown,)), "forward", "yes")
    assert has(session, "sorceress", "gold") == gold


@pytest.mark.rule("DTC-307")
def test_the_thief_takes_something_from_who_rolls_a_1() -> None:
    session = meets("gambler", "dwarf", "thief", coming=(1, 4), zones={"items:0": ["sword"]})
    answer(session, "forward", "yes", "sword")
    assert names(session, "items:1") == ["sword"]


@pytest.mark.rule("DTC-307")
def test_not_from_his_own_rolls() -> None:
    session = answer(meets("gambler", "thief", "dwarf", coming=(1, 4)), "forward")
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-B11")
def test_the_wizard_draws_again_when_the_last_spell_is_gone() -> None:
    session = party(
        "wizard",
        zones={"spells:0": ["warm-bread", "mending"], "spell": ["hex"]},
        tokens={"wizard": {"life": 2, "strength": 1}},
        on={"wizard": {"held": 2}},
        counters={"spot": 0},
    )
    answer(session, "cast warm-bread")
    assert names(session, "spells:0") == ["mending"]
    answer(session, "cast mending")
    assert names(session, "spells:0") == ["hex"]


@pytest.mark.rule("DTC-B10")
def test_the_druid_turns_in_a_village() -> None:
    session = party("druid", step="stay", args={"place": 0}, at=0)
    answer(session, "become evil")
    assert heroes.alignment(session.table, 0) == "evil"


@pytest.mark.rule("DTC-B11")
def test_the_druid_gains_a_spell_where_woods_begin() -> None:
    session = party("druid", step="draw", at=3, coming=(2,), tokens={"druid": {"fate": 0}})
    assert len(session.table["spells:0"]) == 1


@pytest.mark.rule("DTC-313")
def test_the_seer_looks_ahead_once_on_a_space_while_it_leads() -> None:
    session = party("seer", "elf", zones={"pile:1": ["wolf", "witch"]}, counters={"spot": 0})
    answer(session, "look")
    assert why(session, "look") == "DTC-313"
    behind = party("elf", "seer", zones={"pile:1": ["wolf"]}, counters={"spot": 0})
    assert "look" not in keys(behind)


@pytest.mark.rule("DTC-145")
def test_the_elf_leads_through_the_woods() -> None:
    session = party(
        "elf", at=3, to="forest", counters={"spot": 100}, tokens={"elf": {"fate": 0}}, coming=(4,)
    )
    answer(session, "walk 6")
    assert heroes.at(session.table) == 6
    fields = party("elf", at=1, to="forest", counters={"spot": 100})
    assert not any(key.startswith("walk") for key in keys(fields))


@pytest.mark.rule("DTC-B16")
def test_the_merchant_pays_less_and_sells_after_a_card() -> None:
    session = party("merchant", step="stay", args={"place": 0}, at=0)
    answer(session, "buy sword")
    assert has(session, "merchant", "gold") == 4
    road = party("merchant", zones={"items:0": ["sword", "axe"]})
    answer(road, "sell sword")
    assert has(road, "merchant", "gold") == 6
    assert not any(key.startswith("sell") for key in keys(road))


@pytest.mark.rule("DTC-B01")
def test_the_monk_fights_with_craft_where_it_has_no_weapon() -> None:
    session = party("monk", zones={"items:0": ["sword"]})
    sword = piece(session, "sword").id
    assert in_fight(session.table, 0, "strength").n == 5
    assert in_fight(session.table, 0, "strength", (sword,)).n == 3


@pytest.mark.rule("DTC-B01")
def test_the_priest_destroys_spirits_and_uses_no_weapon() -> None:
    session = answer(meets("wraith", "priest"), "forward", "destroy")
    assert names(session, "discard") == ["wraith"]
    armed = answer(meets("wolf", "priest", zones={"items:0": ["sword"]}), "forward")
    assert keys(armed) == ["strength"]


# --- Spells ----------------


@pytest.mark.rule("DTC-B11")
@pytest.mark.parametrize(("craft", "room"), [(2, 0), (3, 1), (5, 2), (6, 3)])
def test_craft_says_how_many_spells(craft: int, room: int) -> None:
    assert spell_room(party("elf", tokens={"elf": {"craft": craft}}).table, 0) == room


@pytest.mark.rule("DTC-B11")
def test_over_the_limit_the_owner_discards_at_once() -> None:
    session = meets(
        "bad-dreams",
        "elf",
        coming=(1,),
        tokens={"elf": {"craft": 4}},
        zones={"spells:0": ["hex", "mending"]},
    )
    answer(session, "forward", "mending")
    assert names(session, "spells:0") == ["hex"]


@pytest.mark.rule("DTC-B11")
def test_no_more_are_cast_in_a_party_turn_than_were_held_when_it_began() -> None:
    session = party(
        "elf",
        zones={"spells:0": ["warm-bread", "mending"]},
        on={"elf": {"held": 1}},
        tokens={"elf": {"life": 1, "strength": 1}},
    )
    answer(session, "cast warm-bread")
    assert why(session, "cast mending") == "DTC-B11"


@pytest.mark.rule("DTC-311")
def test_destroy_magic_voids_what_a_card_says() -> None:
    session = meets("toll", "elf", zones={"spells:0": ["destroy-magic"]}, on={"elf": {"held": 1}})
    answer(session, "forward", "cast destroy-magic")
    assert has(session, "elf", "gold") == 1


@pytest.mark.rule("DTC-311", "DTC-309", "DTC-B19")
@pytest.mark.parametrize(
    ("card", "at", "to", "turn", "castable"),
    [
        ("wolf", 1, "city", "card", False),
        ("wolf", 3, "temple", "card", True),
        ("toll", 1, "city", "card", True),
        ("wolf", 1, "city", "road-space", True),
    ],
)
def test_destroy_magic_is_cast_where_it_voids_something_and_voids_the_space_too(
    card: str, at: int, to: str, turn: str, castable: bool
) -> None:
    session = party(
        "elf",
        step="spot",
        args={"spot": 100},
        at=at,
        to=to,
        on={"elf": {"held": 1}},
        zones={f"pile:{at}": [card, "witch"], "spells:0": ["destroy-magic"]},
        options={"party_turn": turn},
    )
    assert any(key.startswith("cast destroy-magic") for key in keys(session)) == castable
    if card == "wolf":
        answer(session, *["cast"] * castable)
        assert session.decision is not None
        assert "(Strength 2)" in session.decision.ask


@pytest.mark.rule("DTC-312")
@pytest.mark.parametrize("card", ["toll", "gambler"])
def test_a_counterspell_negates_one_card(card: str) -> None:
    session = meets(card, "elf", zones={"spells:0": ["counterspell"]}, on={"elf": {"held": 1}})
    answer(session, "forward", "cast counterspell")
    assert has(session, "elf", "gold") == 1
    assert names(session, "spell-discard") == ["counterspell"]


@pytest.mark.rule("DTC-317", "DTC-128", "DTC-127")
def test_a_temporal_warp_has_its_caster_meet_it_three_times_more() -> None:
    session = meets(
        "gambler",
        "elf",
        "dwarf",
        zones={"spells:0": ["temporal-warp"]},
        on={"elf": {"held": 1}},
        coming=(5, 5, 5, 5, 5),
    )
    answer(session, "forward", "cast temporal-warp")
    assert has(session, "elf", "gold") == 5
    assert has(session, "dwarf", "gold") == 2


@pytest.mark.rule("DTC-313")
@pytest.mark.parametrize(
    ("mode", "seen"),
    [
        ("mode 0", ["Wolf", "Witch"]),
        ("mode 1", ["Toll Goblin", "Badger"]),
        ("mode 2", ["Fireball", "Hex"]),
    ],
)
def test_divination_sees_ahead_on_the_road_or_in_a_deck(mode: str, seen: list[str]) -> None:
    session = party(
        "elf",
        on={"elf": {"held": 1}},
        counters={"spot": 0},
        zones={
            "spells:0": ["divination"],
            "pile:1": ["wolf", "witch"],
            "adventure": ["badger", "toll-goblin"],
            "spell": ["hex", "fireball"],
        },
    )
    answer(session, "cast divination", mode)
    lines = [line for line in session.lines if line.rule == "DTC-313"]
    told = [sentence(line, session.table, 0, session.game.title_of) for line in lines]
    assert told == [f"Seen ahead: {card}." for card in seen]
    assert [card.name for card in session.table["pile:1"]] == ["wolf", "witch"]
    assert names(session, "spell-discard") == ["divination"]


@pytest.mark.rule("DTC-314")
def test_a_hex_destroys_all_enemies_that_lie_open_on_one_space() -> None:
    session = party(
        "elf",
        at=2,
        zones={"spells:0": ["hex"], "pile:1": ["wolf", "witch", "boar"]},
        up=("wolf", "witch"),
        on={"elf": {"held": 1}},
    )
    answer(session, "cast hex", "space 1")
    assert names(session, "pile:1") == ["witch", "boar"]
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTC-315")
def test_immobility_lets_everybody_evade() -> None:
    session = meets(
        "ash-wyrm", "elf", "dwarf", zones={"spells:0": ["immobility"]}, on={"elf": {"held": 1}}
    )
    answer(session, "forward", "cast immobility")
    assert why(session, "strength") == "DTC-315"
    answer(session, "evade")
    assert keys(session) == ["evade"]


@pytest.mark.rule("DTC-316")
def test_random_may_take_a_score_below_the_start() -> None:
    session = party(
        "elf",
        zones={"spells:0": ["random"]},
        on={"elf": {"held": 1}},
        coming=(1,),
        tokens={"elf": {"fate": 0}},
    )
    answer(session, "cast random")
    assert has(session, "elf", "strength") == 2


# --- cards that the rules speak of ----------------


@pytest.mark.rule("DTC-319")
def test_the_amulets_bearer_is_touched_by_no_event_stranger_or_place_and_casts_nothing() -> None:
    session = meets(
        "midwife",
        "elf",
        tokens={"elf": {"life": 1}},
        on={"elf": {"held": 1}},
        zones={"items:0": ["amulet"], "spells:0": ["mending"]},
    )
    assert why(session, "cast mending") == "DTC-319"
    answer(session, "forward")
    assert has(session, "elf", "life") == 1
    toll = answer(meets("toll", "elf", "dwarf", zones={"items:0": ["amulet"]}), "forward")
    assert (has(toll, "elf", "gold"), has(toll, "dwarf", "gold")) == (1, 0)


@pytest.mark.rule("DTC-319", "DTC-002")
@pytest.mark.parametrize(
    ("event", "answered", "where"),
    [("imp", (), "chapel"), ("shooting-star", ("yes", "space 3"), "city")],
)
def test_what_befalls_the_party_as_a_group_does_whatever_its_leader_bears(
    event: str, answered: tuple[str, ...], where: str
) -> None:
    session = meets(
        event, "elf", "dwarf", zones={"items:0": ["amulet"], "atlas": ["chapel"]}, coming=(4,) * 9
    )
    answer(session, "forward", *answered)
    assert names(session, "ground:6") == [where]
    assert heroes.at(session.table) != 1
    lines = [sentence(line, session.table, 0, session.game.title_of) for line in session.lines]
    assert any("Elf is affected only as a member of the party" in line for line in lines)


@pytest.mark.rule("DTC-323", "DTC-328")
def test_raiders_take_all_loose_gold_but_of_the_amulets_bearer() -> None:
    session = meets(
        "raiders",
        "elf",
        "dwarf",
        tokens={"dwarf": {"gold": 4}},
        zones={"items:0": ["amulet"], "items:1": ["bag-of-gold-2"]},
    )
    answer(session, "forward")
    assert (has(session, "elf", "gold"), has(session, "dwarf", "gold")) == (1, 0)
    assert [p.counters["coins"] for p in session.table["stash"]] == [4]


@pytest.mark.rule("DTC-324")
def test_who_beats_the_sentinel_has_it_back() -> None:
    session = party(
        "troll",
        "dwarf",
        step="at_destination",
        at=6,
        to="sentinel",
        tokens={"troll": {"strength": 12}},
    )
    stash(session, owner=2)
    answer(session, "fight")
    assert has(session, "dwarf", "gold") == 5


@pytest.mark.rule("DTC-325")
def test_it_is_lost_at_any_other_destination() -> None:
    session = party("troll", "elf", at=5, to="city", counters={"spot": 100})
    stash(session, owner=1)
    answer(session, "forward", "order")
    assert heroes.at(session.table) == 6
    assert names(session, "stash") == []


@pytest.mark.rule("DTC-334", "DTC-B02")
def test_what_is_gained_may_pass_the_start_and_what_is_regained_may_not() -> None:
    session = party(
        "elf", step="destination", at=6, to="temple", coming=(6, 5), tokens={"elf": {"fate": 0}}
    )
    assert has(session, "elf", "fate") == 2
    full = answer(meets("midwife", "elf"), "forward")
    assert has(full, "elf", "life") == 4


@pytest.mark.rule("DTC-B01")
def test_what_always_counts_counts_everywhere() -> None:
    session = party("elf", zones={"items:0": ["seers-ring"], "followers:0": ["scribe"]})
    assert score(session.table, 0, "craft").n == 5
    assert in_fight(session.table, 0, "craft").n == 6
