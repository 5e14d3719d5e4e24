"""City before a strict referee: cases that were written down from the rules alone, each with the
answer that the rules give, and laid here afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.modules.city import jail
from tabletop.games.darkest.party import carrying_capacity, heroes
from tabletop.play.rules.game_box import put_in_play
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest.campaigns import begun, recorded
from tests.games.darkest.city.laid import MARKET, ON, ROAD, at_the_city, met, town
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    told,
    until,
    why,
)

IN = {"away": 1, jail.JAILED: 1}
OUT = {"away": 1, jail.WAITS: 1}
LATER = (3,) * 40
"""What dice show that matter to nothing."""
BURGLAR = "city-cat-burglar"
GOOD = "city-wanted-good"


def rolls_in_jail(session: Session) -> int:
    """How often somebody was asked in Jail, until nobody is any more."""
    n = 0
    while asked(session) == "DTY-048":
        answer(session, "roll")
        n += 1
    return n


def market(*who: str, **more: Any) -> Session:
    """The party is at the Market, and has not been in a shop yet."""
    on = {MARKET: {"visited": 1}, **more.pop("on", {})}
    return town(*who, step="at_destination", at=6, on=on, **more)


def met_here(session: Session) -> list[str]:
    """The cards that were turned up, by name, in order."""
    turned = [line.parts[0] for line in session.lines if line.rule == "DTC-132"]
    return [getattr(each, "name", "").removeprefix("city-") for each in turned]


def walked(**more: Any) -> Session:
    """The party has been at the Market, and comes back out of the Alley to the City."""
    on = {name: {"visited": 1} for name in ROAD} | more.pop("on", {})
    return town(step="space_done", at=1, on=on, counters={"homeward": 1}, coming=LATER, **more)


# --- the Jail -------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-049", "DTY-050", "DTY-067")
def test_two_who_are_free_in_the_same_round_are_the_party_and_the_third_goes_on_trying() -> None:
    shown = (1, 1, 1, 1, 2, 3, 6, 1, 5)
    session = met("city-drunken-revelry", coming=(*shown, *LATER))
    assert rolls_in_jail(session) == 7  # twice each; then the party has come to the City
    assert [line.rule for line in session.lines].count("DTY-049") == 2
    assert heroes.here(session.table) == (0, 2)
    assert has(session, "elf", jail.JAILED) == 1
    assert names(session, "ground:6") == ["city"]


@pytest.mark.rule("DTY-047", "DTY-049", "DTC-079")
def test_if_all_others_die_the_campaign_goes_on_with_who_is_in_jail() -> None:
    session = met(
        "city-sewer-rats", "dwarf", "elf", on={"elf": IN}, tokens={"dwarf": {"life": 1}},
        zones={"items:1": ["sword"], "followers:1": ["city-panhandler"]},
        coming=(1, 6, 6, 1, 2, 6, *LATER),
    )  # fmt: skip
    answer(session, "strength")
    assert rolls_in_jail(session) == 2
    assert not session.over
    assert heroes.here(session.table) == (1,)
    assert (names(session, "items:1"), names(session, "followers:1")) == (
        ["sword"], ["city-panhandler"],
    )  # fmt: skip


@pytest.mark.rule("DTY-048")
@pytest.mark.parametrize(("gold", "pays"), [(2, False), (3, True)])
def test_exactly_three_gold_are_enough(gold: int, pays: bool) -> None:
    session = market(on={"elf": IN}, tokens={"elf": {"gold": gold}}, coming=LATER)
    answer(session, "market", "shop city-stables")
    assert ("bail" in keys(session)) is pays


@pytest.mark.rule("DTY-050", "DTX-036")
@pytest.mark.parametrize("village", ["first-village", "outer-village"])
def test_out_of_the_rune_gate_who_waits_is_there_and_who_is_in_jail_is_not(village: str) -> None:
    session = met("city-rune-gate", on={"elf": IN, "monk": OUT}, coming=LATER)
    answer(session, "yes", village)
    assert heroes.here(session.table) == (0, 2)
    assert heroes.is_away(session.table, 1)
    assert asked(session) == "DTC-081"
    assert names(session, "ground:6") == []
    assert decks.active(session.play).name == ""


@pytest.mark.rule("DTY-047", "DTY-050", "DTY-068")
def test_under_the_festival_too_who_was_in_jail_and_led_is_the_last_in_the_end() -> None:
    session = met(
        "city-festival", on={"dwarf": OUT}, coming=LATER, counters={"homeward": 1},
    )  # fmt: skip
    until(session, "DTC-119", "forward")
    assert heroes.here(session.table) == (1, 2, 0)


def _sitting() -> Session:
    session = begun(Campaign(chapter="road"), **ON)
    table = session.table
    for place, counter in ((1, jail.JAILED), (2, jail.WAITS)):
        number = heroes.hero_at(table, place).id
        verbs.count(table, number, "away", 1)
        verbs.count(table, number, counter, 1)
    for card, zone in (
        ("city-wanted-evil", "quest:1"), ("city-panhandler", "followers:1"),
        ("city-vial-of-poison", "items:1"),
    ):  # fmt: skip
        verbs.move(table, table.named(card).id, zone, face_up=True)
    verbs.count(table, table.named("city-wanted-evil").id, "bounty", 4)
    return session


@pytest.mark.rule("DTC-036", "DTC-038", "DTY-047", "DTY-050")
def test_the_next_session_finds_who_is_in_jail_there_and_who_waited_in_the_village() -> None:
    session = begun(recorded(_sitting()), **ON)
    assert heroes.here(session.table) == (0, 2)
    assert heroes.living(session.table) == (0, 1, 2)
    assert heroes.has(session.table, 1, jail.JAILED) == 1
    assert heroes.has(session.table, 2, jail.WAITS) == 0
    (poster,) = session.table["quest:1"]
    assert (poster.name, poster.counters.get("bounty")) == ("city-wanted-evil", 4)
    assert names(session, "items:1") == ["city-vial-of-poison"]
    assert names(session, "followers:1") == ["city-panhandler"]


@pytest.mark.rule("DTC-038", "DTY-055")
def test_who_hides_as_a_session_ends_is_with_the_party_in_the_next() -> None:
    session = begun(Campaign(chapter="road"), **ON)
    number = heroes.hero_at(session.table, 1).id
    for counter, n in (("away", 1), ("city-shadows", 1)):
        verbs.count(session.table, number, counter, n)
    assert heroes.here(begun(recorded(session), **ON).table) == (0, 1, 2)


# --- the Corrupt Sheriff --------------------------------------------------------------------------


@pytest.mark.rule("DTY-064", "DTC-029")
def test_nobody_pays_the_sheriff_from_less_than_there_is() -> None:
    tokens = {"dwarf": {"gold": 2}, "elf": {"gold": 1, "fate": 1}, "monk": {"gold": 0}}
    session = met(
        "city-corrupt-sheriff", tokens=tokens, coming=(1, 1, 1, *LATER),
        zones={"pile:1": ["city-corrupt-sheriff", "city-drunken-revelry"]},
    )  # fmt: skip
    answer(session, "yes")
    assert why(session, "yes") == "DTC-029"
    answer(session, "no", "no")
    assert [has(session, name, "gold") for name in TRIO] == [0, 1, 0]
    assert has(session, "elf", "fate") == 0
    until(session, "DTY-048", "no", "forward")
    assert heroes.here(session.table) == (0,)


@pytest.mark.rule("DTY-054", "DTY-064", "DTY-071")
def test_nor_is_who_has_paid_him_jailed_for_a_burglary() -> None:
    session = met(
        "city-corrupt-sheriff", BURGLAR, "elf", coming=(6, 6, *LATER),
        tokens={BURGLAR: {"gold": 2}},
        zones={
            "pile:1": ["city-corrupt-sheriff", "city-lost"], "city-adventures": ["city-panhandler"]
        },
    )  # fmt: skip
    answer(session, "yes", "no", "forward", "take")
    until(session, "DTC-104", "forward")
    answer(session, "market", "shop city-apothecary", "burgle")
    assert told(session, "DTY-054")
    assert heroes.here(session.table) == (0, 1)


# --- the Market -----------------------------------------------------------------------------------


@pytest.mark.rule("DTY-024")
def test_to_leave_the_shops_and_come_back_spares_nobody_the_card_between_two() -> None:
    session = market(zones={"city-adventures": ["city-urchin", "city-panhandler"]}, coming=LATER)
    answer(session, "market", "shop city-stables")
    until(session, "DTY-023", "ready")
    answer(session, *["ready"] * 3, "leave", "market", "shop city-armoury")
    assert asked(session) == "DTC-B08"
    assert names(session, "pile:6") == ["city-panhandler"]


@pytest.mark.rule("DTY-024", "DTY-025")
def test_back_in_the_same_shop_a_card_comes_too_and_a_place_does_not_stay() -> None:
    session = market("dwarf", zones={"city-adventures": ["city-pillory"]}, coming=LATER)
    answer(session, "market", "shop city-stables", "ready", "shop city-stables")
    until(session, "DTY-023", "no")
    assert names(session, "pile:6") == []
    assert names(session, "city-discard") == ["city-pillory"]


@pytest.mark.rule("DTY-024", "DTC-144", "DTC-202")
def test_what_falls_between_two_shops_may_be_taken_before_the_next() -> None:
    session = market(
        "dwarf", "elf", zones={"city-adventures": ["city-sewer-rats"], "items:0": ["sword"]},
        tokens={"dwarf": {"life": 1}}, coming=(1, 6, 6, 1, 6, 1, *LATER),
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "ready", "ready", "shop city-armoury")
    answer(session, "strength", "strength")
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert names(session, "items:1") == ["sword"]


@pytest.mark.rule("DTY-053", "DTY-054")
@pytest.mark.parametrize(("shown", "caught"), [((2, 2), False), ((2, 3), True)])
def test_a_score_equal_to_craft_takes_and_one_more_is_jail(
    shown: tuple[int, ...], caught: bool
) -> None:
    session = market(BURGLAR, "elf", coming=(*shown, *LATER))
    answer(session, "market", "shop city-apothecary", "burgle")
    if caught:
        assert heroes.here(session.table) == (1,)
        assert session.decision is not None
        assert "Elf" in session.decision.ask
        answer(session, "ready", "shop city-menagerie")
        until(session, "DTY-048", "leave", "no", "none", "strength")  # it tries at the next shop
        return
    answer(session, "city-vial")
    assert names(session, "items:0") == ["city-vial-of-poison"]
    assert not [key for key in keys(session) if key.startswith("burgle")]


@pytest.mark.rule("DTY-053")
def test_what_costs_more_than_three_gold_is_not_burgled() -> None:
    session = market(BURGLAR, coming=LATER)
    answer(session, "market", "shop city-emporium")
    assert keys(session) == ["ready"]


@pytest.mark.rule("DTY-049", "DTY-054", "DTY-024")
def test_if_the_card_between_jails_everybody_the_shop_is_not_entered() -> None:
    session = market(
        "dwarf", zones={"city-adventures": ["city-drunken-revelry"]}, coming=(1, 2, 5, *LATER)
    )
    answer(session, "market", "shop city-stables", "ready", "shop city-armoury")
    assert rolls_in_jail(session) == 2
    assert names(session, "ground:6") == ["city"]


@pytest.mark.rule("DTY-029")
@pytest.mark.parametrize(("held", "slots"), [(5, 0), (6, 1), (9, 1), (10, 2)])
def test_four_trinkets_beyond_five_take_one_item_place(held: int, slots: int) -> None:
    potions = [*["city-vial-of-poison"] * 2, *["potion"] * 8][:held]
    session = market("dwarf", zones={"items:0": potions + ["sword"] * (4 - slots)})
    assert carrying_capacity.excess(session.table, 0) == []
    more = market("dwarf", zones={"items:0": potions + ["sword"] * (4 - slots) + ["armour"]})
    assert carrying_capacity.excess(more.table, 0) != []


@pytest.mark.rule("DTY-024", "DTY-071")
def test_lost_between_shops_carries_the_party_to_a_shop_without_another_card() -> None:
    session = market(
        "dwarf", zones={"city-adventures": ["city-urchin", "city-festival", "city-lost"]},
        coming=LATER,
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "ready", "shop city-armoury")
    until(session, "DTC-104", "forward")
    answer(session, "market", "shop city-emporium")
    assert asked(session) == "DTY-023"
    assert names(session, "city-adventures") == ["city-urchin"]


# --- Wanted Posters -------------------------------------------------------------------------------

HEADS = {
    "dwarf": {"alignment": 3, "gold": 2, "life": 4}, "monk": {"alignment": 2},
    "elf": {"alignment": 1, "gold": 2, "life": 1, "strength": 1},
}  # fmt: skip


@pytest.mark.rule("DTY-041", "DTY-045", "DTC-144")
def test_at_the_city_the_poster_that_is_up_pays_at_once_and_the_dead_is_plundered() -> None:
    zones = {"city-wanted": [GOOD], "items:1": ["sword"]}
    session = at_the_city(tokens=HEADS, zones=zones, coming=(5, 1, *LATER))
    answer(session, "bounty 0 1")
    assert has(session, "dwarf", "gold") == 3
    assert names(session, "city-torn") == [GOOD]
    assert len(names(session, "city-wanted")) == 1
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert names(session, "items:0") == ["sword"]


@pytest.mark.rule("DTY-039", "DTY-041")
def test_a_good_hero_does_not_attack_even_if_a_poster_would_fit() -> None:
    session = at_the_city(tokens=HEADS, zones={"city-wanted": ["city-wanted-evil"]})
    assert not [key for key in keys(session) if key.startswith("bounty 1")]
    assert [key for key in keys(session) if key.startswith("bounty 2")] == ["bounty 2 0"]


@pytest.mark.rule("DTY-040", "DTY-044")
def test_a_stand_off_stacks_nothing_and_is_the_one_fight_of_the_space() -> None:
    tokens = {**HEADS, "elf": {"alignment": 1, "life": 3, "strength": 3}}
    session = town(
        step="onward", at=1, on={ROAD[0]: {"visited": 1}}, tokens=tokens,
        zones={"quest:0": [GOOD]}, coming=(3, 3, *LATER),
    )  # fmt: skip
    answer(session, "bounty 0 1")
    assert session.table["quest:0"][0].counters.get("bounty", 0) == 0
    assert (has(session, "dwarf", "life"), has(session, "elf", "life")) == (4, 3)
    assert not [key for key in keys(session) if key.startswith("bounty")]


@pytest.mark.rule("DTY-038", "DTY-047")
def test_who_is_in_jail_is_attacked_by_nobody() -> None:
    session = town(
        step="onward", at=1, on={ROAD[0]: {"visited": 1}, "elf": IN}, tokens=HEADS,
        zones={"quest:0": [GOOD]},
    )  # fmt: skip
    assert not [key for key in keys(session) if key.startswith("bounty")]


@pytest.mark.rule("DTY-056", "DTY-038")
def test_the_spy_does_not_meet_twice_what_lies_on_the_next_space() -> None:
    """The one it shadowed was killed by another hero, so there is no card to be met."""
    spy = "city-spy"
    hidden = {"away": 1, "city-shadowed": 1, "city-shadows": 2}
    session = town(
        "dwarf", "elf", spy, step="onward", at=1, on={ROAD[0]: {"visited": 1}, spy: hidden},
        tokens=HEADS, coming=(5, 1, *LATER),
        zones={"quest:0": [GOOD], "city-adventures": ["city-urchin", "city-wizards-chess"]},
    )  # fmt: skip
    answer(session, "bounty 0 1")
    assert heroes.here(session.table) == (0, 2)
    until(session, "DTC-B12", "none", "forward", "order")
    met_by = 0
    while asked(session) == "DTC-B12":
        answer(session, "no")
        met_by += 1
    assert met_by == 2


# --- cards of the City ----------------------------------------------------------------------------


@pytest.mark.rule("DTY-073")
@pytest.mark.parametrize("called", [1, 2])
def test_the_piper_on_the_first_spot_calls_what_lies_open_up_to_the_third(called: int) -> None:
    lying = ["city-sewer-rats", "city-monkey-on-a-chain", "city-pickpocket"]
    session = met(
        "city-pied-piper", "dwarf", "elf", zones={"pile:1": ["city-pied-piper", *lying]},
        up=(*lying[:called], lying[2]), coming=LATER,
    )  # fmt: skip
    fell = [line.parts[0] for line in session.lines if line.rule == "DTC-248"]
    assert fell == ["Sewer Rats", "Monkey on a Chain"][:called]
    assert "city-pickpocket" in names(session, "pile:1")


@pytest.mark.rule("DTY-066", "DTX-031")
def test_under_crowded_streets_what_comes_extra_brings_no_more() -> None:
    quiet = ["city-pillory", "city-bathhouse", "city-pawnshop"]
    session = met(
        "city-crowded-streets", "monk", coming=LATER, tokens={"monk": {"gold": 0}},
        zones={
            "pile:1": ["city-crowded-streets", "city-roof-walk"],
            "city-adventures": ["city-gaming-house", *quiet],
        },
    )  # fmt: skip
    answer(session, "forward")
    while "city-roof-walk" in names(session, "pile:1") and asked(session) != "DTC-100":
        if asked(session) == "DTC-126" and len(met_here(session)) == 5:
            break
        answer(session, "no" if "no" in keys(session) else "forward")
    assert met_here(session) == ["crowded-streets", "roof-walk", "pawnshop", "bathhouse", "pillory"]
    assert names(session, "city-adventures") == ["city-gaming-house"]


@pytest.mark.rule("DTX-020", "DTX-021", "DTY-026")
def test_the_road_back_is_not_rolled_for_and_the_one_from_the_city_is() -> None:
    session = walked()
    assert not told(session, "DTC-116")
    until(session, "DTC-104", "mode 0", "no", "keep")  # the City's services again
    assert "poster buy 0" in keys(session)
    answer(session, "home")
    until(session, "DTC-126", "order", "strength")
    assert told(session, "DTC-116")
    assert piece(session, "ruins").counters.get("visited")


@pytest.mark.rule("DTX-013", "DTY-021")
def test_the_place_at_the_end_of_the_road_is_not_met_by_chance_on_it() -> None:
    session = town(step="draw", at=1, to="city-high-temple", coming=(1, 6, 2, *LATER))
    assert "move to city" in keys(session)  # the 6 was thrown again: the Wharf


@pytest.mark.rule("DTY-013", "DTX-027", "DTX-018")
def test_from_the_wharf_to_the_graveyard_a_fresh_trove_lies_there() -> None:
    session = town(
        step="draw", at=1, coming=(1, 2, *LATER), zones={"troves": ["amulet", "aegis", "helm"]}
    )
    answer(session, "move to graveyard")
    until(session, "DTC-104")
    assert sorted(names(session, "trove")) == ["aegis", "amulet", "helm"]
    assert "fight" in keys(session)
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTY-013")
def test_the_wharf_is_of_the_next_step_alone() -> None:
    session = town(
        step="draw", at=1, coming=(1, 2, *LATER),
        zones={"city-adventures": ["city-urchin", "city-panhandler", "city-festival"]},
    )  # fmt: skip
    answer(session, "forward")
    until(session, "DTC-126", "order", "leave", "forward")
    assert not [key for key in keys(session) if key.startswith("move to")]


@pytest.mark.rule("DTY-020", "DTC-014")
def test_the_temple_never_runs_out_of_talismans() -> None:
    session = town(
        "dwarf", step="destination", to="city-high-temple", at=6, tokens={"dwarf": {"gold": 3}},
        zones={"talismans": []}, coming=(6, 6, 6, *LATER),
    )  # fmt: skip
    answer(session, "pray 3")
    assert names(session, "items:0") == ["talisman"]


# --- with other boxes -----------------------------------------------------------------------------


@pytest.mark.rule("DTR-015", "DTX-011")
def test_the_reaper_is_on_the_fields_as_the_party_walks_out_of_the_city() -> None:
    session = walked(
        zones={"reaper-road:3": ["reaper-figure"]}, options=put_in_play(["city", "reaper"])
    )
    assert names(session, "reaper-road:1") == ["reaper-figure"]


@pytest.mark.rule("DTY-013", "DTR-028", "DTR-030")
def test_from_the_wharf_to_the_graveyard_of_the_reaper_his_trove_lies_there() -> None:
    magic = ["reaper-flying-carpet", "reaper-hearth-rune", "reaper-rod-of-ruin"]
    session = town(
        step="draw", at=1, coming=(1, 2, *LATER), options=put_in_play(["city", "reaper"]),
        zones={"troves": ["amulet", "aegis", "helm"], "reaper-troves": magic},
    )  # fmt: skip
    answer(session, "move to graveyard")
    until(session, "DTC-104")
    assert sorted(names(session, "trove")) == sorted(magic)
    assert {"fight", "reaper_is_faced"} <= {*keys(session)}


MOON = {"bloodmoon-up": 1, "bloodmoon-shines": 1, "bloodmoon-bitten": 1, "foes-less": 1}
BITTEN = {
    "quest:1": ["bloodmoon-lycanthrope"], "bloodmoon-lycanthropes": ["bloodmoon-lycanthrope"] * 4,
    "bloodmoon-beside": ["bloodmoon-figure"],
}  # fmt: skip
WITH_MOON = put_in_play(["city", "bloodmoon"])


@pytest.mark.rule("DTB-027", "DTY-047")
@pytest.mark.parametrize("jailed", [True, False])
def test_at_night_a_lycanthrope_in_jail_attacks_nobody(jailed: bool) -> None:
    session = met(
        "city-festival", options=WITH_MOON, counters=MOON, zones=BITTEN, coming=(1, 3, 3, *LATER),
        on={"elf": IN} if jailed else {},
    )  # fmt: skip
    assert session.table.count("bloodmoon-night") == 1
    assert bool(told(session, "DTB-027")) is not jailed


@pytest.mark.rule("DTB-010", "DTB-012", "DTY-050")
def test_the_moon_stays_up_over_a_village_while_the_last_lycanthrope_is_in_jail() -> None:
    session = town(
        step="home", at=1, to="city", options=WITH_MOON, counters=MOON, zones=BITTEN, on={"elf": IN}
    )
    assert asked(session) == "DTC-081"
    assert session.table.count("bloodmoon-up") == 1
    assert names(session, "quest:1") == ["bloodmoon-lycanthrope"]


def outside(rises: bool = False, **more: Any) -> Session:
    """The party has left the City with the Bazaar behind it, and is about to meet a card; does the
    moon rise as it lies there?"""
    zones = {
        "pile:4": ["wolf", "adder"],
        "city-bazaar": ["boar", "heron"], "bloodmoon-beside": ["bloodmoon-figure"],
        "bloodmoon-lycanthropes": ["bloodmoon-lycanthrope"] * 5,
    }  # fmt: skip
    session = town(
        "dwarf", step="arrive", at=4, to="city", options=WITH_MOON, zones=zones, coming=LATER,
        on={"hills": {"visited": 1}}, counters={"city-bazaar-open": 1}, **more,
    )  # fmt: skip
    assert decks.active(session.play).name == "city-bazaar"
    if rises:
        session.play.count("bloodmoon-up", 1)
    return session


@pytest.mark.rule("DTY-075", "DTX-015", "DTB-007")
@pytest.mark.parametrize("rises", [True, False])
def test_a_moon_that_rises_puts_another_deck_in_a_slot_and_ends_the_bazaar(rises: bool) -> None:
    session = until(outside(rises), "DTC-126", "strength", "evade")
    assert (session.table.count("city-bazaar-open") == 0) is rises
    assert (names(session, "city-bazaar") == []) is rises


@pytest.mark.rule("DTX-035", "DTY-090", "DTH-037")
def test_before_movement_both_flight_potions_serve_and_among_the_spots_the_highlands_alone() -> (
    None
):
    both = {"items:0": ["city-flight-potion"], "items:1": ["highland-flight-potion"]}
    on = {name: {"visited": 1} for name in ROAD[:2]}
    more: dict[str, Any] = {"options": put_in_play(["city", "highland"]), "coming": LATER}
    before = town(step="onward", at=2, on=on, zones=both, **more)
    assert len([key for key in keys(before) if key.startswith("use ")]) == 2
    among = {**both, "pile:2": ["city-pillory", "city-bathhouse"]}
    session = town(step="spot", args={"spot": 100}, at=2, on=on, zones=among, **more)
    until(session, "DTC-126", "no")
    (left,) = [key for key in keys(session) if key.startswith("use ")]
    assert left.startswith("use highland")


@pytest.mark.rule("DTL-002", "DTY-004")
def test_a_potion_that_is_burned_is_not_for_sale_again() -> None:
    held = ["city-vial-of-poison", "firelands-sultans-lamp"]
    session = town(
        "dwarf", step="onward", at=1, on={ROAD[0]: {"visited": 1}}, coming=LATER,
        options=put_in_play(["city", "firelands"]), counters={"firelands-joined": 1},
        zones={"items:0": held, "quest:0": ["city-wanted-dragon"],
               "city-apothecary": ["city-flight-potion"]},
    )  # fmt: skip
    answer(session, "use firelands")
    assert not [key for key in keys(session) if "wanted" in key]
    answer(session, "city-vial")
    assert names(session, "burned") == ["city-vial-of-poison"]
    assert names(session, "city-apothecary") == ["city-flight-potion"]


@pytest.mark.rule("DTX-037", "DTC-084")
def test_with_a_horse_of_the_other_stables_one_has_to_go() -> None:
    session = market(
        "dwarf", options=put_in_play(["city", "sacredpool"]), tokens={"dwarf": {"gold": 9}},
        zones={"mount:0": ["sacredpool-riding-horse"]}, coming=LATER,
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "buy city-riding-horse", "for sacredpool")
    assert names(session, "mount:0") == ["city-riding-horse"]


@pytest.mark.rule("DTY-050", "DTW-074")
def test_who_cannot_change_places_and_was_in_jail_joins_at_the_rear_as_well() -> None:
    session = town(
        step="arrive", to="city", at=6, on={"dwarf": OUT, "city": {"visited": 1}},
        options=put_in_play(["city", "woodland"]), coming=LATER,
        zones={"quest:0": ["woodland-path-of-the-determined"]},
    )  # fmt: skip
    assert heroes.here(session.table) == (1, 2, 0)


@pytest.mark.rule("DTY-066")
def test_a_special_location_brings_three_under_crowded_streets_too() -> None:
    session = town(
        "monk", step="draw", at=2, on={ROAD[0]: {"visited": 1}}, coming=(1, 5, *LATER),
        counters={"city-crowd": 2, "city-crowd-more": 3},
        zones={"city-adventures": ["city-gaming-house", "city-pillory", "city-bathhouse"]},
    )  # fmt: skip
    until(session, "DTC-126", "none")
    assert len(names(session, "pile:2")) == 3


@pytest.mark.rule("DTX-031", "DTY-066", "DTR-063")
def test_the_fiend_slayer_draws_for_the_spot_and_not_for_what_the_crowd_brings() -> None:
    crowd = ["city-bathhouse", "city-pawnshop", "city-informer"]
    session = town(
        "monk", step="spot", args={"spot": 100}, at=1, on={ROAD[0]: {"visited": 1}}, coming=LATER,
        counters={"city-crowd": 1, "city-crowd-more": 3}, options=put_in_play(["city", "reaper"]),
        zones={
            "followers:0": ["reaper-fiend-slayer"], "pile:1": ["city-roof-walk"],
            "city-adventures": ["city-gaming-house", "city-pillory", *crowd],
        },
    )  # fmt: skip
    while heroes.at(session.table) == 1 and len(met_here(session)) < 5:
        answer(session, "no" if "no" in keys(session) else "forward")
    assert sorted(met_here(session)) == sorted(
        ["roof-walk", "pillory", "bathhouse", "pawnshop", "informer"]
    )
    assert names(session, "city-adventures") == ["city-gaming-house"]


@pytest.mark.rule("DTY-075", "DTX-015", "DTH-006")
def test_the_highlands_deck_ends_the_bazaar() -> None:
    session = town(
        "dwarf", step="at_destination", at=6, to="crags", on={"crags": {"visited": 1}},
        options=put_in_play(["city", "highland"]), coming=LATER,
        counters={"city-bazaar-open": 1}, zones={"city-bazaar": ["wolf", "boar"]},
    )  # fmt: skip
    answer(session, "cross highland")
    assert decks.active(session.play).name == "highland"
    assert (names(session, "city-bazaar"), session.table.count("city-bazaar-open")) == ([], 0)
