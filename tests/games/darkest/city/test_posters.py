"""City: Wanted Posters, and fights for the bounty."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.city import posters
from tabletop.games.darkest.party import heroes, periods
from tests.games.darkest.city.laid import MARKET, at_the_city, town
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, until, why

DRAGON, SPIRIT = "city-wanted-dragon", "city-wanted-spirit"
GOOD, EVIL, NEUTRAL = "city-wanted-good", "city-wanted-evil", "city-wanted-neutral"
WOLF = "city-wanted-animal"


def city(**more: Any) -> Session:
    """The party is at the City; the Dwarf is Neutral, the Elf Good, the Monk Evil."""
    tokens = {"dwarf": {"alignment": 2, "gold": 4}, "elf": {"alignment": 1, "gold": 4},
              "monk": {"alignment": 3, "gold": 4}}  # fmt: skip
    for name, told in more.pop("tokens", {}).items():
        tokens[name] = {**tokens[name], **told}
    return at_the_city(tokens=tokens, **more)


@pytest.mark.rule("DTY-009", "DTY-030")
def test_as_the_party_goes_on_one_is_put_up_unless_one_is() -> None:
    session = city(coming=(3,) * 30)
    assert names(session, "city-wanted") == []
    answer(session, "cross city", MARKET)
    assert len(names(session, "city-wanted")) == 1
    assert session.table["city-wanted"][0].face_up
    again = city(zones={"city-wanted": [DRAGON]}, coming=(3,) * 30)
    answer(again, "cross city", MARKET)
    assert names(again, "city-wanted") == [DRAGON]


@pytest.mark.rule("DTY-032", "DTY-033")
def test_at_the_city_a_hero_buys_the_top_one_and_never_holds_two() -> None:
    session = city()
    answer(session, "poster buy 0")
    assert len(names(session, "quest:0")) == 1
    assert has(session, "dwarf", "gold") == 3
    assert why(session, "poster buy 0") == "DTY-033"
    assert "poster buy 1" in keys(session)
    assert why(city(tokens={"dwarf": {"gold": 0}}), "poster buy 0") == "DTY-032"


@pytest.mark.rule("DTY-032", "DTY-034")
def test_posters_are_no_business_of_the_market() -> None:
    session = town(step="at_destination", at=6, on={MARKET: {"visited": 1}},
                   zones={"quest:0": [WOLF], "trophies:0": ["wolf"],
                          "city-wanted": [f"{WOLF}#2"]})  # fmt: skip
    assert not [key for key in keys(session) if key.startswith("poster")]


@pytest.mark.rule("DTY-031", "DTY-034")
def test_an_enemy_poster_pays_for_each_trophy_what_is_printed_on_it() -> None:
    trophies = ["wolf", "old-bear", "wraith"]
    n = sum(max(of.strength or 0, of.craft or 0) for name in trophies[:2]
            if (of := content.enemy(name)))  # fmt: skip
    session = city(zones={"quest:0": [WOLF], "trophies:0": trophies})
    answer(session, "poster claim 0")
    assert has(session, "dwarf", "gold") == 4 + n
    assert names(session, "trophies:0") == ["wraith"]
    assert names(session, "quest:0") == []
    assert names(session, "city-torn") == [WOLF]


@pytest.mark.rule("DTY-034")
@pytest.mark.parametrize("to", ["city", "temple"])
def test_in_any_village_too(to: str) -> None:
    session = town(step="stay", at=0, to=to, args={"place": 0}, tokens={"dwarf": {"gold": 0}},
                   zones={"quest:0": [WOLF], "trophies:0": ["wolf"]})  # fmt: skip
    answer(session, "claim")
    of = content.enemy("wolf")
    assert of is not None
    assert has(session, "dwarf", "gold") == max(of.strength or 0, of.craft or 0)


@pytest.mark.rule("DTY-035", "DTY-031")
def test_trophies_are_handed_in_for_the_one_that_is_up_by_all_at_one_time() -> None:
    zones = {"city-wanted": [WOLF], "trophies:0": ["wolf"], "trophies:1": ["boar"]}
    session = city(zones=zones)
    answer(session, "poster hand", "hand", "hand")
    assert has(session, "dwarf", "gold") > 4
    assert has(session, "elf", "gold") > 4
    assert names(session, "city-torn") == [WOLF]
    assert names(session, "city-wanted") == [SPIRIT], "another one is up"


@pytest.mark.rule("DTY-036")
def test_a_character_poster_is_changed_once_in_a_stay_in_the_region() -> None:
    session = city(zones={"quest:0": [EVIL], "city-posters": [GOOD, NEUTRAL]})
    answer(session, "poster swap 0")
    assert names(session, "quest:0") == [NEUTRAL]
    assert names(session, "city-torn") == [EVIL]
    assert has(session, "dwarf", "gold") == 3
    assert why(session, "poster swap 0") == "DTY-036"
    periods.enter(session.play, "outer")
    assert has(session, "dwarf", posters.SWAPPED) == 0
    enemy = city(zones={"quest:0": [DRAGON]})
    assert not [key for key in keys(enemy) if key.startswith("poster swap")]


@pytest.mark.rule("DTY-037")
def test_a_character_poster_that_is_up_is_torn_down_for_a_gold() -> None:
    session = city(zones={"city-wanted": [EVIL]})
    answer(session, "poster turn 1")
    assert names(session, "city-wanted") == [SPIRIT]
    assert has(session, "elf", "gold") == 3
    enemy = city(zones={"city-wanted": [DRAGON]})
    assert not [key for key in keys(enemy) if key.startswith("poster turn")]


# --- bounty fights --------------------------------------------------------------------------------


def on_the_road(**more: Any) -> Session:
    """All cards of the Alley are met; alignments as at the City."""
    tokens = {
        "dwarf": {"alignment": 2, "gold": 1},
        "elf": {"alignment": 1},
        "monk": {"alignment": 3},
    }
    for name, told in more.pop("tokens", {}).items():
        tokens[name] = {**tokens[name], **told}
    on = {"city-alley": {"visited": 1}, **more.pop("on", {})}
    return town(step="onward", at=1, tokens=tokens, on=on, **more)


def bounties(session: Session) -> list[str]:
    return [key for key in keys(session) if key.startswith("bounty")]


@pytest.mark.rule("DTY-038")
def test_only_who_owns_a_fitting_poster_attacks_and_only_whom_it_names() -> None:
    assert bounties(on_the_road()) == []
    assert bounties(on_the_road(zones={"quest:0": [GOOD]})) == ["bounty 0 1"]
    assert bounties(on_the_road(zones={"quest:0": [DRAGON]})) == []
    both = on_the_road(zones={"quest:0": [GOOD]}, tokens={"monk": {"alignment": 1}})
    assert bounties(both) == ["bounty 0 1", "bounty 0 2"]


@pytest.mark.rule("DTY-039")
def test_a_good_character_never_begins() -> None:
    assert bounties(on_the_road(zones={"quest:1": [EVIL]})) == []


@pytest.mark.rule("DTY-040")
def test_not_before_all_cards_there_are_met_and_once_for_each_attacker() -> None:
    early = on_the_road(zones={"quest:0": [GOOD], "pile:1": ["wolf"]})
    assert bounties(early) == []
    session = on_the_road(zones={"quest:0": [GOOD], "quest:2": [GOOD + "#2"]}, coming=(3, 3))
    answer(session, "bounty 0 1")
    assert bounties(session) == ["bounty 2 1"]
    village = town(step="stay", at=0, to="city", args={"place": 0}, zones={"quest:0": [GOOD]})
    assert bounties(village) == []


@pytest.mark.rule("DTY-041", "DTY-045")
def test_at_the_city_the_poster_that_is_up_will_do_and_pays_at_once() -> None:
    session = city(zones={"city-wanted": [GOOD]}, tokens={"elf": {"life": 3, "strength": 1},
                   "dwarf": {"strength": 9}}, coming=(3, 3))  # fmt: skip
    answer(session, "bounty 0 1")
    assert has(session, "elf", "life") == 2
    assert has(session, "dwarf", "gold") == 4 + 3
    assert names(session, "city-wanted") == [SPIRIT]


def fought(*coming: int, **more: Any) -> Session:
    tokens = {"dwarf": {"strength": 5, "life": 4}, "elf": {"strength": 5, "life": 3}}
    session = on_the_road(zones={"quest:0": [GOOD], **more.pop("zones", {})}, tokens=tokens,
                          coming=coming, **more)  # fmt: skip
    return answer(session, "bounty 0 1")


@pytest.mark.rule("DTY-043", "DTY-044")
def test_the_loser_loses_one_life_alone_and_its_life_before_is_stacked() -> None:
    session = fought(5, 1)
    assert has(session, "elf", "life") == 2
    assert has(session, "elf", "strength") == 5
    assert piece(session, GOOD).counters["bounty"] == 3
    assert has(session, "dwarf", "gold") == 1, "not yet"


@pytest.mark.rule("DTY-044")
def test_a_stand_off_gives_nothing_nor_does_a_defender_without_a_poster_win_any() -> None:
    session = fought(3, 3)
    assert (has(session, "elf", "life"), has(session, "dwarf", "life")) == (3, 4)
    assert "bounty" not in piece(session, GOOD).counters
    session = fought(1, 5)
    assert has(session, "dwarf", "life") == 3
    assert "bounty" not in piece(session, GOOD).counters


@pytest.mark.rule("DTY-044")
def test_a_defender_who_owns_a_fitting_one_wins_on_that() -> None:
    session = fought(1, 5, zones={"quest:1": [NEUTRAL]})
    assert piece(session, NEUTRAL).counters["bounty"] == 4


@pytest.mark.rule("DTY-045")
def test_cashing_it_pays_a_gold_for_each_counter() -> None:
    session = city(zones={"quest:0": [GOOD]}, on={GOOD: {"bounty": 5}})
    answer(session, "poster claim 0")
    assert has(session, "dwarf", "gold") == 9
    assert "bounty" not in piece(session, GOOD).counters
    assert names(session, "city-torn") == [GOOD]


@pytest.mark.rule("DTY-042")
def test_open_rolls_count_and_no_craft_without_an_ability() -> None:
    session = fought(6, 2, 5)
    assert asked(session) == "DTC-126", "nobody is asked how to fight"
    assert has(session, "elf", "life") == 2


@pytest.mark.rule("DTY-046")
def test_nobody_holds_back_a_spell_without_saying_so() -> None:
    session = on_the_road(
        zones={"quest:0": [GOOD], "spells:1": [COMBAT_SPELL]},
        coming=(3, 3),
        on={"elf": {"held": 1}},
    )
    answer(session, "bounty 0 1")
    none = session.decision.option("none")  # type: ignore[union-attr]
    assert none is not None
    assert none.label == "No Spell has an effect here"
    assert none.warning


COMBAT_SPELL = next(
    card.id for card in content.of_kind("spell")
    if getattr(card, "timing", "") == "combat" and "+" in card.text and "Strength" in card.text
)  # fmt: skip


@pytest.mark.rule("DTY-051")
def test_the_bounty_hunter_takes_a_trophy_of_whom_it_beats() -> None:
    tokens = {"city-bounty-hunter": {"strength": 9}, "elf": {"alignment": 1}}
    session = town(
        "city-bounty-hunter", "elf", step="onward", at=1, tokens=tokens, coming=(3, 3),
        zones={"quest:0": [GOOD], "trophies:1": ["wolf", "boar"]},
        on={"city-alley": {"visited": 1}},
    )  # fmt: skip
    answer(session, "bounty 0 1", "boar")
    assert names(session, "trophies:0") == ["boar"]
    assert names(session, "trophies:1") == ["wolf"]
    assert heroes.here(session.table) == (0, 1)
    until(session, "DTC-126")


def test_what_is_done_with_a_poster_is_said_without_its_name_which_has_a_colon() -> None:
    session = city(zones={"city-wanted": [GOOD], "quest:0": [EVIL]})
    assert session.decision is not None
    done = [
        o.label
        for o in session.decision.options
        if o.key.startswith(("poster turn", "poster swap"))
    ]
    assert len(done) > 1
    assert not any(":" in label for label in done)
