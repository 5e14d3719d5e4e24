"""Blood Moon: the Werewolf's Den in the Crags as a Trove trip."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.ground.regions import INNER
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.road.journey.teleports import anywhere
from tests.games.darkest.bloodmoon.moonlit import (
    is_lycanthrope,
    is_night,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names

ELSEWHERE = {"atlas": [c.id for c in content.of_kind("location")] + ["bloodmoon-den"]}


def mine(kind: type[content.Card], n: int) -> list[str]:
    """The first cards of a kind that the box brings."""
    found = [c for c in content.boxed() if content.module_of(c.id) == "bloodmoon"]
    return [c.id for c in found if type(c) is kind][:n]


DECKS = {
    "bloodmoon-adventures": mine(content.Enemy, 4),
    "bloodmoon-spells": mine(content.Spell, 1),
    "bloodmoon-troves": mine(content.Magic, 5),
    "troves": ["helm", "aegis"],
    "adventure": ["marsh-cat", "heron"],
}


def setting_out(*coming: int, up: bool = False, **more):  # type: ignore[no-untyped-def]
    """The party is about to say where the road leads."""
    zones = {**DECKS, **ELSEWHERE}
    return moonlit(step="set_out", at=0, zones=zones, coming=coming, up=up, **more)


def on_trip(*coming: int, step: str = "at_destination", at: int = 6, up: bool = False, **more):  # type: ignore[no-untyped-def]
    """The party has come to the Den, and done what the Crags ask."""
    return moonlit(
        step=step,
        at=at,
        to="bloodmoon-den",
        coming=coming,
        up=up,
        zones={**DECKS, "bloodmoon-troves": [], "trove": DECKS["bloodmoon-troves"][:3],
               **more.pop("zones", {})},
        on={"bloodmoon-den": {"visited": 1}},
        counters={"bloodmoon-trip": 1, "bloodmoon-shines": 1, "foes-less": 1,
                  **more.pop("counters", {})},
        **more,
    )  # fmt: skip


# --- the way there --------------------------------------------------------------------------------


@pytest.mark.rule("DTB-030", "DTB-031", "DTB-032", "DTB-033", "DTB-034")
def test_the_den_is_chosen_in_the_village() -> None:
    session = setting_out(2, 2, 2)
    assert "bloodmoon-den" in keys(session)
    den = session.decision.option("bloodmoon-den")  # type: ignore[union-attr]
    assert den is not None
    assert den.label == "The Werewolf's Den in the Crags (Trove)"
    assert den.tells == (
        "Its Trove: 3 Magic Objects and d6 gold. "
        "The Werewolf stands among its Guardians, with Strength 8."
    )
    answer(session, "bloodmoon-den", "order 0 1 2")
    assert names(session, "ground:6") == ["bloodmoon-den"]
    assert content.title("bloodmoon-den") == "Crags"
    trove = session.table["trove"]
    assert len(trove) == 3
    assert {p.name for p in trove} <= {*DECKS["bloodmoon-troves"]}
    assert not any(card.face_up for card in trove)
    assert not session.table["bloodmoon-spells"]  # they have joined the others
    assert {p.name for p in session.table["pile:1"]} <= {*DECKS["bloodmoon-adventures"]}
    assert not is_night(session)
    assert not is_up(session)  # it has not risen
    assert session.table.count("foes-less") == 1


@pytest.mark.rule("DTB-030")
def test_no_lot_leads_there() -> None:
    for shown in range(1, 5):
        session = answer(setting_out(shown, 2, 2, 2), "trove")
        assert names(session, "ground:6") != ["bloodmoon-den"]


@pytest.mark.rule("DTB-032")
def test_if_the_blood_moon_is_up_already_it_stays_night() -> None:
    session = setting_out(2, 2, 2, up=True, night=True, bitten=(1,))
    answer(session, "bloodmoon-den", "order 0 1 2")
    assert is_night(session)
    assert session.table.count("foes-more") == 1


@pytest.mark.rule("DTB-031")
def test_it_does_what_the_crags_do_and_is_the_crags() -> None:
    assert content.location("bloodmoon-den").text == content.location("crags").text
    session = on_trip(step="carried", at=2, counters={"bound": code_of("crags")})
    assert session.table.count("at") == 6  # it is that place, on this road


@pytest.mark.rule("DTB-031")
def test_the_crags_are_not_found_on_that_road() -> None:
    session = on_trip(1, 4, 4, 3, *[4] * 3, step="draw", at=2)  # the special location is the Forest
    assert "crags" not in names(session, "ground:2")
    assert "forest" in names(session, "ground:2")


@pytest.mark.rule("DTB-035", "DTB-020", "DTB-013")
def test_the_road_is_an_inner_one_and_the_werewolf_may_appear() -> None:
    session = answer(setting_out(1, 5, 4, 4, 4), "bloodmoon-den", "order 0 1 2")
    assert [names(session, f"ground:{space}")[0] for space in range(1, 6)] == [*INNER.road]
    assert where(session) == "bloodmoon-road:1"


def test_teleports_lead_to_the_crags_once() -> None:
    found = [option.key for option in anywhere(moonlit().table)]
    assert "crags" in found
    assert "bloodmoon-den" not in found


# --- the Werewolf among the Guardians -------------------------------------------------------------


@pytest.mark.rule("DTB-036", "DTB-037")
def test_the_werewolf_stands_among_the_guardians_and_bears_nothing() -> None:
    session = on_trip(1, 1, 3, stands=2)
    answer(session, "fight")
    boss = next(p for p in session.table["guardians"] if p.name == "bloodmoon-boss")
    assert foes.score(session.table, boss, "strength") == 8
    assert not foes.borne(session.table, boss)
    assert where(session) == "bloodmoon-beside"
    drawn = {*names(session, "guardians")} & {*DECKS["bloodmoon-adventures"]}
    assert len(drawn) == 2


WEAK = {name: {"life": 9, "strength": 1, "craft": 1, "fate": 0} for name in TRIO}
STRONG = {name: {"life": 3, "strength": 9, "craft": 9, "fate": 0} for name in TRIO}


def begun(tokens: dict[str, dict[str, int]], *chart: int, **more):  # type: ignore[no-untyped-def]
    """A round against the Werewolf and nobody else: no Enemy comes of the deck."""
    laid = {"bloodmoon-adventures": mine(content.Stranger, 2)}
    session = answer(on_trip(1, 1, 3, *chart, tokens=tokens, zones=laid, **more), "fight")
    while asked(session) not in ("DTC-250", "DTC-252", "DTC-126", "DTC-104"):
        key = next((k for k in ("none", "keep") if k in keys(session)), keys(session)[0])
        answer(session, key)
    return session


@pytest.mark.rule("DTB-038", "DTB-025")
def test_each_whom_its_strength_costs_a_life_rolls_once_after_the_round() -> None:
    session = begun(WEAK, 3, 3, 3)
    told = [line for line in session.lines if line.rule == "DTB-022" and "rolls" in line.words]
    hit = {line.parts[0] for line in told}
    assert hit
    assert [has(session, name, "life") < 9 for name in TRIO] == [
        content.title(name) in hit for name in TRIO
    ]
    assert len(told) == len(hit)


@pytest.mark.rule("DTB-038")
def test_whom_it_does_not_hit_does_not_roll() -> None:
    session = begun(STRONG)
    assert not any(line.rule == "DTB-022" for line in session.lines)


@pytest.mark.rule("DTB-039")
def test_who_is_bitten_there_makes_the_blood_moon_rise() -> None:
    session = begun(WEAK, 1, 3, 3)
    assert any(is_lycanthrope(session, place) for place in range(3))
    assert is_up(session)


@pytest.mark.rule("DTB-040", "DTB-041", "DTB-042")
def test_once_the_trove_is_divided_the_trip_is_over() -> None:
    session = begun(STRONG, stands=3)
    while asked(session) == "DTC-252":
        answer(session, "none")
    assert asked(session) == "DTC-104"
    assert session.table.count("bloodmoon-trip") == 0
    assert session.table.count("foes-less") == 0
    assert where(session) == "bloodmoon-beside"
    assert "fight" not in keys(session)


@pytest.mark.rule("DTB-040")
def test_with_a_lycanthrope_the_blood_moon_stays_up() -> None:
    session = begun(STRONG, up=True, bitten=(1,))
    while asked(session) == "DTC-252":
        answer(session, "none")
    assert session.table.count("bloodmoon-trip") == 0
    assert is_up(session)
    assert session.table.count("foes-less") == 1


@pytest.mark.rule("DTB-040")
def test_an_unfinished_trip_ends_in_the_village() -> None:
    session = on_trip(step="home", at=1, stands=2)
    assert session.table.count("bloodmoon-trip") == 0
    assert session.table.count("foes-less") == 0
    assert where(session) == "bloodmoon-beside"


@pytest.mark.rule("DTB-042", "DTB-034")
def test_in_the_village_it_can_be_chosen_again() -> None:
    assert "bloodmoon-den" in keys(setting_out())
