"""Blood Moon: the Spells that its rules name."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.road.figures import figure
from tests.games.darkest.bloodmoon.moonlit import is_lycanthrope, is_up, moonlit, where
from tests.games.darkest.laying import TRIO, answer, has, keys, names, why

HELD = {"dwarf": {"held": 1}}


def holding(spell: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader has that Spell, and may cast it."""
    zones = {"spells:0": [f"bloodmoon-{spell}"], **more.pop("zones", {})}
    return moonlit(at=3, zones=zones, on=HELD, **more)


def fighting(*coming: int, foe: str = "wolf", **more) -> Session:  # type: ignore[no-untyped-def]
    """The same, in front of an Enemy; these dice come."""
    return holding(
        "feral-hunger", up=False, step="spot", args={"spot": 100}, coming=coming,
        zones={"pile:3": [foe]}, tokens={n: {"fate": 1} for n in TRIO}, **more,
    )  # fmt: skip


# --- Curse of the Werewolf ------------------------------------------------------------------------


@pytest.mark.rule("DTB-046", "DTB-018")
def test_the_curse_of_the_werewolf_cures_one_lycanthrope() -> None:
    session = answer(holding("curse-of-the-werewolf", bitten=(1, 2)), "cast bloodmoon-curse")
    assert {"elf", "monk"} == {*keys(session)}
    answer(session, "monk")
    assert is_lycanthrope(session, 1)
    assert not is_lycanthrope(session, 2)
    assert is_up(session)


@pytest.mark.rule("DTB-046")
def test_without_a_lycanthrope_it_cannot_be_cast() -> None:
    assert why(holding("curse-of-the-werewolf"), "cast bloodmoon-curse") == "DTC-309"


# --- Feral Hunger ---------------------------------------------------------------------------------


@pytest.mark.rule("DTB-047")
def test_feral_hunger_makes_the_combat_die_a_6_which_is_not_thrown_nor_rolled_on() -> None:
    session = answer(fighting(5), "cast bloodmoon-feral-hunger", "strength")  # 3 and 6, 2 and 5
    assert names(session, "trophies:0") == ["wolf"]
    assert has(session, "dwarf", "fate") == 1  # nobody was asked


@pytest.mark.rule("DTB-047")
def test_the_enemy_throws_its_die_and_rolls_on_and_the_next_fight_has_a_die_again() -> None:
    session = fighting(6, 6, 1, 1, 1, 1, foe="bog-man")
    answer(session, "cast bloodmoon-feral-hunger", "strength")  # 9 against 13 and more
    assert has(session, "dwarf", "life") == 4
    assert names(session, "trophies:0") == []
    assert not session.table.count("throws")


@pytest.mark.rule("DTB-047", "DTB-029")
def test_it_counts_against_a_lycanthrope_too() -> None:
    # the Dwarf leads, the bitten Elf rolls a 1 by Night, and attacks
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, bitten=(1,), on=HELD, coming=(1, 4, 4, 4),
        zones={"pile:3": ["good-weather"], "spells:0": ["bloodmoon-feral-hunger"]},
    )  # fmt: skip
    answer(session, "cast bloodmoon-feral-hunger")
    told = [line.parts[2:] for line in session.lines if "fights" in line.words]
    assert told == [["9", "9"]]  # the Elf's 3, 2 by Night and 4 against the Dwarf's 3 and 6


# --- Haunting Poltergeist -------------------------------------------------------------------------


def ones(session: Session, n: int) -> Session:
    """So many ones are rolled, for nothing."""
    for _ in range(n):
        figure.steps_on(session.play, WEREWOLF)
    return session


@pytest.mark.rule("DTB-048")
@pytest.mark.parametrize(("night", "comes"), [(False, 1), (True, 3)])
def test_haunted_the_werewolf_moves_only_at_night(night: bool, comes: int) -> None:
    session = holding("haunting-poltergeist", stands=1, night=night, bitten=(1,))
    answer(session, "cast bloodmoon-haunting-poltergeist")
    assert where(ones(session, 2)) == f"bloodmoon-road:{comes}"


@pytest.mark.rule("DTB-048")
def test_it_needs_the_werewolf_on_the_road() -> None:
    session = holding("haunting-poltergeist", bitten=(1,))
    assert why(session, "cast bloodmoon-haunting-poltergeist") == "DTC-309"
