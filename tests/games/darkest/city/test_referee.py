"""City before a strict referee: cases that were written down from the rules alone, each with the
answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.modules.city import jail
from tabletop.games.darkest.party import heroes
from tabletop.table import verbs
from tabletop.table.campaign import Campaign
from tests.games.darkest.campaigns import begun, recorded
from tests.games.darkest.city.laid import (
    BURGLAR,
    IN,
    LATER,
    ON,
    OUT,
    ROAD,
    at_the_city,
    market,
    met,
    met_here,
    rolls_in_jail,
    town,
    walked,
)
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

GOOD = "city-wanted-good"


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
