"""Blood Moon: what lycanthropes are by Night, how they attack the party, and how they are cured."""

from __future__ import annotations

import pytest

from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.bloodmoon.moonlit import (
    WITH_REAPER,
    full,
    is_lycanthrope,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, has, keys, names

EVENT = "toll"
"""It costs each 1 gold, which nobody is asked about."""


def event_comes(*coming: int, night: bool = False, bitten: tuple[int, ...] = (2,), **more):  # type: ignore[no-untyped-def]
    """An Event is turned up, which turns Day into Night or Night into Day; the dice come."""
    session = moonlit(
        coming=coming,
        night=night,
        bitten=bitten,
        zones={"pile:1": [EVENT], **more.pop("zones", {})},
        **{"tokens": full(4), **more},
    )
    return answer(session, "forward")


@pytest.mark.rule("DTB-008")
@pytest.mark.parametrize(("night", "ours"), [(False, 3), (True, 5)])
def test_by_night_a_lycanthrope_adds_2_in_ordinary_battle(night: bool, ours: int) -> None:
    session = moonlit(night=night, bitten=(0,), zones={"pile:1": ["wolf"]})
    answer(session, "forward")
    assert session.decision is not None
    assert f"Strength: {ours} against" in session.decision.options[0].label


@pytest.mark.rule("DTB-008")
def test_against_guardians_it_does_not() -> None:
    session = moonlit(
        step="guardian_combat",
        at=6,
        to="forest",
        night=True,
        bitten=(0, 1, 2),
        zones={"guardians": ["wolf"]},
        counters={"guarding": 1},
    )
    told = next(line for line in session.lines if line.rule == "DTC-228")
    assert told.parts[0] == "8"  # 3, 3 and 2


# --- they attack ----------------------------------------------------------------------------------


@pytest.mark.rule("DTB-027", "DTB-028", "DTB-029")
def test_on_a_1_it_attacks_the_lead_who_loses_a_life_and_rolls_on_the_chart() -> None:
    session = event_comes(1, 6, 1, 1, 3)
    assert has(session, "dwarf", "life") == 2  # the battle, and the chart
    assert has(session, "dwarf", "strength") == 3
    assert has(session, "monk", "life") == 4


@pytest.mark.rule("DTB-027")
def test_on_another_number_nothing_comes_of_it() -> None:
    session = event_comes(2)
    assert asked(session) == "DTC-126"
    assert [has(session, name, "life") for name in TRIO] == [4, 4, 4]


@pytest.mark.rule("DTB-027", "DTB-014")
def test_an_event_that_brings_the_day_stirs_nobody() -> None:
    session = event_comes(1, 6, 1, 1, 3, night=True)
    assert asked(session) == "DTC-126"
    assert not any(line.rule == "DTB-027" for line in session.lines)


@pytest.mark.rule("DTB-027")
def test_a_lycanthrope_who_leads_attacks_the_next() -> None:
    session = event_comes(1, 6, 1, 1, 3, bitten=(0,))
    assert has(session, "elf", "life") == 2
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTB-027")
def test_lycanthropes_roll_in_marching_order() -> None:
    session = event_comes(2, 3, bitten=(1, 2))
    rolled = [line.parts[0] for line in session.lines if line.rule == "DTB-027"]
    assert rolled == ["Elf", "Monk"]


@pytest.mark.rule("DTB-027")
def test_one_who_is_alone_attacks_nobody() -> None:
    session = moonlit("dwarf", coming=(1,), bitten=(0,), zones={"pile:1": [EVENT]}, tokens=full(4))
    answer(session, "forward")
    assert asked(session) == "DTC-126"
    assert not any(line.rule == "DTB-027" for line in session.lines)


@pytest.mark.rule("DTB-029")
def test_a_lycanthrope_who_loses_loses_a_life_and_nothing_else() -> None:
    session = event_comes(1, 1, 6, 1)  # 2, 3 of its bare hands and 2 by Night, against 3
    assert has(session, "monk", "life") == 3
    assert has(session, "monk", "strength") == 2
    assert has(session, "dwarf", "life") == 4
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-029", "DTB-008")
def test_equal_scores_are_a_stand_off() -> None:
    session = event_comes(1, 1, 5)  # 7 and 1, against 3 and 5
    assert [has(session, name, "life") for name in TRIO] == [4, 4, 4]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTB-029")
def test_a_6_is_rolled_on_in_such_a_battle() -> None:
    session = event_comes(1, 6, 2, 6, 6, 1)
    assert has(session, "monk", "life") == 3


@pytest.mark.rule("DTB-029")
def test_what_forbids_harm_does_not_count() -> None:
    session = moonlit(
        "dwarf",
        "reaper-knight",
        coming=(1, 6, 1, 1, 3),
        bitten=(1,),
        zones={"pile:1": [EVENT], "reaper-beside": ["reaper-figure"]},
        options=WITH_REAPER,
        tokens={"dwarf": {"life": 4, "fate": 0, "alignment": 1}, "reaper-knight": {"fate": 0}},
    )
    answer(session, "forward")
    assert has(session, "dwarf", "life") == 2


@pytest.mark.rule("DTB-028", "DTB-008")
def test_the_bitten_lead_becomes_a_lycanthrope() -> None:
    session = event_comes(1, 6, 1, 1, 1)
    assert is_lycanthrope(session, 0)


# --- the cure -------------------------------------------------------------------------------------


def at_the_chapel(**more):  # type: ignore[no-untyped-def]
    """The party has come to the Chapel; a 3 does nothing to the Good there."""
    return moonlit(step="arrive", at=6, to="chapel", coming=(3, 3, 3), **{"tokens": QUIET, **more})


@pytest.mark.rule("DTB-019", "DTB-010")
def test_at_the_chapel_a_talisman_cures_a_lycanthrope() -> None:
    session = at_the_chapel(bitten=(1,), stands=2, zones={"items:1": ["talisman", "talisman"]})
    while asked(session) != "DTB-019":
        answer(session, keys(session)[0])
    answer(session, "yes")
    assert not is_lycanthrope(session, 1)
    assert names(session, "items:1") == ["talisman"]
    assert not is_up(session)
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-019")
def test_it_may_remain_one_and_the_talisman_of_another_is_of_no_use() -> None:
    session = at_the_chapel(bitten=(1,), zones={"items:1": ["talisman"]})
    while asked(session) != "DTB-019":
        answer(session, keys(session)[0])
    answer(session, "no")
    assert is_lycanthrope(session, 1)
    assert names(session, "items:1") == ["talisman"]
    session = at_the_chapel(bitten=(1,), zones={"items:0": ["talisman"]})
    while asked(session) != "DTC-104":
        assert asked(session) != "DTB-019"
        answer(session, keys(session)[0])


@pytest.mark.rule("DTB-019")
def test_so_it_is_at_the_temple_and_nowhere_else() -> None:
    items = {"items:2": ["talisman"]}
    session = moonlit(
        step="arrive", at=6, to="temple", coming=(3, 3) * 3, bitten=(2,), zones=items,
        counters={"region": 1},
    )  # fmt: skip
    while asked(session) != "DTB-019":
        answer(session, keys(session)[0])
    session = moonlit(step="arrive", at=6, to="city", bitten=(2,), zones=items)
    while asked(session) != "DTC-104":
        assert asked(session) != "DTB-019"
        answer(session, keys(session)[0])


@pytest.mark.rule("DTB-019", "DTB-010")
def test_while_another_is_one_the_blood_moon_stays_up() -> None:
    session = at_the_chapel(bitten=(0, 1), zones={"items:1": ["talisman"]})
    while asked(session) != "DTB-019":
        answer(session, keys(session)[0])
    answer(session, "yes")
    assert is_lycanthrope(session, 0)
    assert is_up(session)


@pytest.mark.rule("DTB-019", "DTB-027")
def test_the_card_says_what_a_lycanthrope_does_and_what_cures_it() -> None:
    printed = game_called("darkest+bloodmoon").printed("bloodmoon-lycanthrope")
    assert printed.sentences == (
        "You add 2 in ordinary battle while it is Night.",
        "After an Event at Night, roll the D6. 1: you attack the Lead.",
        "A Talisman given up at the Chapel or the Temple cures you.",
    )


@pytest.mark.rule("DTB-027")
def test_the_question_of_fate_says_whom_it_attacks() -> None:
    fate = {**QUIET, "elf": {"fate": 1}}
    session = event_comes(1, bitten=(1,), tokens=fate)
    assert session.decision is not None
    assert session.decision.ask.startswith(
        "Elf rolled 1 for its Lycanthrope card. If it stands: Elf attacks Dwarf."
    )
