"""Chapters C3 and C4a: setting out, arriving, and drawing on the way."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import (
    QUIET,
    answer,
    asked,
    has,
    keys,
    names,
    party,
    setting_out,
)


def ground(session) -> list[str]:  # type: ignore[no-untyped-def]
    """What lies lowest on each Road Space."""
    return [names(session, f"ground:{space}")[0] for space in range(1, 7)]


# --- C3: setting out ----------------


@pytest.mark.rule("DTC-098", "DTC-108", "DTC-058", "DTC-060", "DTC-057", "DTC-097", "DTC-049")
def test_an_aid_is_chosen_by_its_name_and_lies_on_the_sixth_space() -> None:
    session = setting_out()
    assert {"city", "tavern", "chapel", "sentinel", "trove"} <= {*keys(session)}
    answer(session, "chapel", "order")
    assert ground(session) == ["fields", "plains", "woods", "hills", "ruins", "chapel"]
    assert heroes.at(session.table) == 1


@pytest.mark.rule("DTC-064", "DTC-065", "DTC-111", "DTC-067", "DTC-055")
def test_the_outer_road_and_its_destinations() -> None:
    session = setting_out("outer")
    named = {"castle", "temple", "warlocks-cave", "portal-of-power", "trove"}
    assert named <= {*keys(session)}
    answer(session, "warlocks-cave", "order")
    assert ground(session) == [
        "outer-hills",
        "outer-woods",
        "runes",
        "desert",
        "oasis",
        "warlocks-cave",
    ]


@pytest.mark.rule("DTC-109", "DTC-061", "DTC-110", "DTC-021")
@pytest.mark.parametrize(("shown", "where"), [(1, "graveyard"), (2, "crags"), (3, "forest")])
def test_a_trove_is_found_by_lot_and_laid_unseen(shown: int, where: str) -> None:
    session = setting_out(
        coming=(shown,), zones={"troves": ["helm", "aegis", "amulet", "mail-shirt"]}
    )
    answer(session, "trove")
    assert names(session, "ground:6") == [where]
    assert len(session.table["trove"]) == 3
    assert not any(card.face_up for card in session.table["trove"])
    assert len(session.table["troves"]) == 1


@pytest.mark.rule("DTC-110")
def test_by_the_table_option_more_lie_in_a_trove() -> None:
    session = setting_out(
        zones={"troves": ["helm", "aegis", "amulet", "mail-shirt"]}, options={"trove_items": "1"}
    )
    answer(session, "trove")
    assert len(session.table["trove"]) == 1


@pytest.mark.rule("DTC-066")
def test_outer_troves() -> None:
    named = [each.id for each in drawn("darkest").places("outer", "trove")]
    assert named == ["black-knight", "chasm", "cursed-glade", "hidden-valley"]


@pytest.mark.rule("DTC-112", "DTC-100")
def test_the_order_is_set_before_setting_out_and_never_between_draw_spots() -> None:
    session = setting_out()
    answer(session, "tavern")
    assert asked(session) == "DTC-100"
    answer(session, "order 2 1 0")
    assert heroes.living(session.table) == (2, 1, 0)
    between = party(zones={"pile:1": ["wolf"]}, counters={"spot": 0})
    assert not any(key.startswith("order") for key in keys(between))


# --- C4a: arriving and drawing ----------------


@pytest.mark.rule("DTC-116", "DTC-123", "DTC-B19", "DTC-006", "DTC-012")
def test_a_die_says_how_many_cards_lie_on_the_draw_spots() -> None:
    session = party(step="draw", at=2, coming=(3,), tokens=QUIET)
    assert len(session.table["pile:2"]) == 3
    first = session.table["pile:2"][0]
    assert [card.face_up for card in session.table["pile:2"]] == [True, False, False]
    assert first.counters["spot"] == 100


@pytest.mark.rule("DTC-B19", "DTC-116")
def test_ruins_and_the_oasis_have_two_dice() -> None:
    assert content.location("ruins").dice == content.location("oasis").dice == 2
    session = party(
        step="draw",
        at=5,
        coming=(2, 3),
        tokens=QUIET,
        zones={"adventure": ["hound", "poet", "squire", "guide", "porter"]},
    )
    assert len(session.table["pile:5"]) == 5


@pytest.mark.rule("DTC-117", "DTC-071", "DTC-069", "DTC-070", "DTC-119")
@pytest.mark.parametrize(("shown", "where"), [(1, "ruins-special"), (5, "tavern"), (6, "chapel")])
def test_a_1_finds_a_special_location(shown: int, where: str) -> None:
    atlas = ["ruins-special", "graveyard", "forest", "crags", "tavern", "chapel"]
    session = party(
        step="draw", at=1, coming=(1, shown, 4, 4, 4), tokens=QUIET, zones={"atlas": atlas}
    )
    assert names(session, "ground:1") == ["fields", where]


@pytest.mark.rule("DTC-118")
def test_a_location_turns_up_once_on_a_road() -> None:
    atlas = ["ruins-special", "graveyard", "forest", "crags", "tavern"]
    session = party(
        step="draw", at=1, to="chapel", coming=(1, 6, 2, 1), tokens=QUIET, zones={"atlas": atlas}
    )
    assert names(session, "ground:1") == ["fields", "graveyard"]
    on_ruins = party(step="draw", at=5, coming=(1, 1, 1, 2), tokens=QUIET, zones={"atlas": atlas})
    assert names(on_ruins, "ground:5") == ["ruins", "graveyard"]


@pytest.mark.rule("DTC-B03", "DTC-117", "DTC-118")
@pytest.mark.parametrize(("answered", "where"), [("keep", "tavern"), ("die 0", "graveyard")])
def test_the_leaders_fate_may_turn_the_die_that_finds_a_location(answered: str, where: str) -> None:
    session = party(
        "elf",
        "dwarf",
        step="draw",
        at=1,
        to="chapel",
        coming=(1, 6, 5, 6, 2, 4, 4, 4),
        zones={"atlas": ["graveyard", "tavern"]},
    )
    answer(session, "keep")  # the draw die itself
    assert session.decision is not None
    assert "5" in session.decision.ask  # what is met already is rolled again for nothing
    answer(session, answered)
    assert names(session, "ground:1") == ["fields", where]
    assert has(session, "elf", "fate") == 3 - (answered != "keep")


@pytest.mark.rule("DTC-120")
@pytest.mark.parametrize(
    ("ones", "found", "cards"), [("per-die", 2, 4), ("replace-all", 2, 0), ("never", 1, 5)]
)
def test_a_1_among_several_dice(ones: str, found: int, cards: int) -> None:
    deck = ["hound", "poet", "squire", "guide", "porter", "gnome"]
    session = party(
        step="draw",
        at=5,
        coming=(1, 4, 2),
        tokens=QUIET,
        zones={"atlas": ["graveyard"], "adventure": deck},
        options={"draw_dice_ones": ones},
    )
    assert len(names(session, "ground:5")) == found
    assert len(session.table["pile:5"]) == cards


@pytest.mark.rule("DTC-B19")
def test_the_desert_costs_a_life_where_there_is_no_water() -> None:
    session = party(
        step="draw",
        at=4,
        to="temple",
        coming=(2,),
        tokens=QUIET,
        zones={"items:0": ["water-bottle"]},
    )
    assert [has(session, name, "life") for name in ("dwarf", "elf", "monk")] == [5, 3, 3]


@pytest.mark.rule("DTC-308")
def test_the_troll_regenerates_when_it_leads_and_a_draw_die_shows_6() -> None:
    for order, life in ((("troll", "elf"), 3), (("elf", "troll"), 2)):
        session = party(
            *order,
            step="draw",
            at=1,
            coming=(6,),
            tokens={"troll": {"life": 2, "fate": 0}, "elf": {"fate": 0}},
        )
        assert has(session, "troll", "life") == life
