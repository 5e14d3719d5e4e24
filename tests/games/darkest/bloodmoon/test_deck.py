"""Blood Moon: what its cards say."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.card_kinds import book_of
from tabletop.games.darkest.party.scores import in_fight
from tests.games.darkest.bloodmoon.moonlit import is_night, moonlit
from tests.games.darkest.laying import answer, has, keys, names


@pytest.mark.parametrize(
    "words",
    [
        "When you would fight a Barn Owl, you have +1 Strength in this combat.",
        "You may evade Moon Worms.",
        "If a Barn Owl lies face up on the road, gain 1 gold.",
        "You may fight a Barn Owl that lies face up on the road for 2 gold.",
        "If you have a Silver Dagger and it is Night, regain 1 Life.",
    ],
)
def test_cards_name_each_other(words: str) -> None:
    readings = book_of("bloodmoon-sundial").readings(words)
    assert [str(each) for each in readings] == [words]


# --- words that its cards brought -----------------------------------------------------------------


def met(card: str, *behind: str, **more: Any) -> Session:
    """The party turns up *card*, with *behind* it others of the pile."""
    zones = {"pile:1": [card, *behind], **more.pop("zones", {})}
    return moonlit(step="spot", args={"spot": 100}, zones=zones, **more)


def in_battle(session: Session, place: int) -> int:
    """What the hero at *place* has in battle."""
    return in_fight(session.table, place, "strength").n


@pytest.mark.parametrize(
    ("does", "coming", "gold", "left"),
    [
        (("yes", "evade"), (), 1, ["sword"]),
        (("no", "strength"), (1, 6, 6, 1), 2, []),
    ],
)
def test_the_fox_is_paid_or_it_takes_what_it_likes(
    does: tuple[str, ...], coming: tuple[int, ...], gold: int, left: list[str]
) -> None:
    has_gold = {"dwarf": {"gold": 2, "fate": 0}, "elf": {"fate": 0}, "monk": {"fate": 0}}
    zones = {"items:0": ["sword"]}
    session = met("bloodmoon-hen-house-fox", tokens=has_gold, zones=zones, coming=coming)
    answer(session, *does)
    assert has(session, "dwarf", "gold") == gold
    assert names(session, "items:0") == left


def test_a_silver_edge_lasts_as_long_as_the_journey_and_the_question_says_so() -> None:
    gold = {"dwarf": {"gold": 2, "fate": 0}, "elf": {"gold": 0}, "monk": {"gold": 0}}
    session = met("bloodmoon-silversmith", tokens=gold)
    assert session.decision is not None
    assert "+2 Strength in battle until the end of the journey" in session.decision.ask
    answer(session, "yes")
    assert has(session, "dwarf", "gold") == 0
    assert in_battle(session, 0) == has(session, "dwarf", "strength") + 2
    assert in_battle(session, 1) == has(session, "elf", "strength")


def test_the_bounty_clerk_pays_whom_he_has_met_for_monsters_until_the_journey_is_over() -> None:
    session = met("bloodmoon-bounty-clerk", "crook-back", coming=(6, 1, 1, 1, 1, 1))
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "gold") == 3


def test_it_can_become_day_only_by_night_and_while_the_blood_moon_is_up() -> None:
    fate = {"dwarf": {"fate": 1}, "elf": {"fate": 1}, "monk": {"fate": 0}}
    session = met("bloodmoon-sundial", tokens=fate, night=True)
    answer(session, "yes")
    assert not is_night(session)
    assert has(session, "dwarf", "fate") == 0
    assert warned(session) == "It is Day already."
    assert warned(met("bloodmoon-sundial", tokens=fate)) == "It is Day already."
    assert warned(met("bloodmoon-sundial", tokens=fate, up=False)) == "It cannot become Day now."


def warned(session: Session) -> str:
    """Why the deed that is offered would do nothing; with that it is left by itself."""
    assert session.decision is not None
    assert session.decision.moot == "no"
    return next(option.warning for option in session.decision.options if option.key == "yes")


def test_neither_day_nor_night_is_about_while_the_blood_moon_is_not_up() -> None:
    for up, night, craft in ((True, False, 2), (True, True, 0), (False, False, 0)):
        session = moonlit(zones={"followers:0": ["bloodmoon-millers-daughter"]}, up=up, night=night)
        fights = in_fight(session.table, 0, "craft").n
        assert fights == has(session, "dwarf", "craft") + craft


def test_the_mastiff_and_the_poacher_know_whom_you_have_with_you() -> None:
    session = met("bloodmoon-poacher", zones={"followers:0": ["bloodmoon-wolf-cub"]})
    assert session.decision is not None
    assert "Strength 4" in session.decision.ask, "3 of its own, 2 for the Cub, 1 less by Day"


def test_two_who_can_look_at_the_next_card_do_so_each_once() -> None:
    zones = {"items:1": ["bloodmoon-owl-mask"], "pile:1": ["wolf", "boar"]}
    session = moonlit("seer", "dwarf", tokens={}, zones=zones)
    assert {"look", "look 1"} <= {*keys(session)}
    answer(session, "look 1")
    assert "look 1" not in keys(session)
    assert has(session, "dwarf", "looked") == 1
    answer(session, "look")
    assert has(session, "seer", "looked") == 1
    assert "look" not in keys(session)


# --- what lasts by Day, and by Night --------------------------------------------------------------


def by(event: str, card: str, *, coming: tuple[int, ...] = (), **more: Any) -> Session:
    """The party turns up *card* while a Lunar Event lasts."""
    zones = {"lasting": [event], **more.pop("zones", {})}
    night = content.lasts(event) == "night"
    return met(card, zones=zones, night=night, coming=coming, **more)


def test_while_church_bells_ring_nobody_loses_a_turn() -> None:
    for lasts, lost in (("bloodmoon-church-bells", 0), ("bloodmoon-clear-noon", 3)):
        session = by(lasts, "swamp", coming=(1, 1, 1))
        assert sum(line.words == "{} loses a turn." for line in session.lines) == lost


def test_at_clear_noon_all_may_evade_spirits_and_who_evades_pays_in_fate() -> None:
    fate = {name: {"fate": 1} for name in ("dwarf", "elf", "monk")}
    session = answer(by("bloodmoon-clear-noon", "wraith", tokens=fate), "evade")
    assert has(session, "dwarf", "fate") == 0
    assert "evade" not in keys(by("bloodmoon-clear-noon", "old-bear"))


def test_in_the_hush_no_spell_is_cast_and_animals_may_be_evaded() -> None:
    session = by("bloodmoon-hush", "old-bear", zones={"spells:0": ["second-wind"]})
    assert "evade" in keys(session)
    assert not any(key.startswith("cast") for key in keys(session))


def test_on_a_market_day_who_wins_sells_and_who_loses_pays() -> None:
    wins = answer(by("bloodmoon-market-day", "old-bear", coming=(5, 1)), "strength")
    loses = answer(by("bloodmoon-market-day", "old-bear", coming=(1, 5)), "strength")
    assert (has(wins, "dwarf", "gold"), has(loses, "dwarf", "gold")) == (2, 0)


def test_under_long_shadows_a_spirit_is_harder_and_worth_more() -> None:
    session = by("bloodmoon-long-shadows", "pale-clerk", coming=(5, 1))
    assert in_fight(session.table, 0, "craft").n == has(session, "dwarf", "craft") - 1
