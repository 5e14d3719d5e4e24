"""Who lives and who is here; markers, overlays, uses, shops, checks and rolls as records."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks, lasting_moves, markers, space_positions
from tabletop.games.darkest.party import heroes, marching_order
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.road.journey.anytime_acts import BUILDS_RAFTS
from tabletop.games.darkest.road.layout import road_layout
from tabletop.play.rules.procedure import Rules
from tabletop.table.campaign import Campaign
from tests.games.darkest import campaigns
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, has, keys, names, party, piece
from tests.games.darkest.toys import on_the_shelf, played_with


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


def with_gaol(card: str = "", **more: Any) -> Session:
    """A party on the road; *card* is met first."""
    zones = {"atlas": ["gaol-yard"], **more.pop("zones", {})}
    if card:
        zones["pile:2"] = [card, "heron"]
    session = party(
        at=2, zones=zones, options=played_with("gaol"), tokens=more.pop("tokens", QUIET), **more
    )
    return answer(session, "forward") if card else session


@pytest.mark.rule("DTC-339")
def test_who_is_taken_out_of_the_party_lives_and_is_not_here() -> None:
    session = with_gaol("gaol-tollhouse")
    table = session.table
    assert heroes.living(table) == (0, 1, 2)
    assert heroes.here(table) == (1, 2)
    assert heroes.leader(table) == 1
    assert not any(key.startswith("drop") and "dwarf" in key for key in keys(session))
    assert names(session, "pile:2") == ["heron"]  # the others were not taken there


@pytest.mark.rule("DTC-339")
def test_what_is_his_is_of_no_use_to_the_others_until_he_is_back() -> None:
    session = with_gaol(zones={"items:0": ["axe"], "ground:2": ["forest"]})
    assert bears(session.table, 0, BUILDS_RAFTS)
    session.play.count(heroes.AWAY, 1, piece(session, "dwarf"))
    assert not bears(session.table, 0, BUILDS_RAFTS)
    session.play.count(heroes.AWAY, 0, piece(session, "dwarf"))
    assert bears(session.table, 0, BUILDS_RAFTS)


@pytest.mark.rule("DTC-339")
def test_he_is_with_them_again_when_his_time_is_over_or_in_a_village() -> None:
    on = {"dwarf": {"away": 1, "gaol-term": 1}}
    session = with_gaol(step="arrive", on=on, coming=(3,) * 5)
    assert heroes.here(session.table) == (0, 1, 2)
    on = {"dwarf": {"away": 1, "gaol-term": 3}}
    session = with_gaol(step="home", on=on)
    assert heroes.here(session.table) == (0, 1, 2)
    assert asked(session) == "DTC-081"


@pytest.mark.rule("DTC-339", "DTC-079")
def test_those_who_were_away_are_the_party_once_nobody_else_is_left() -> None:
    on = {"dwarf": {"away": 1, "gaol-term": 9}}
    session = party(
        "dwarf", step="nobody_left", at=3, on=on, options=played_with("gaol"), tokens=QUIET
    )
    assert not session.over
    assert heroes.at(session.table) == 0
    assert 0 in heroes.here(session.table)
    assert len(heroes.living(session.table)) == 3  # empty places are filled


@pytest.mark.rule("DTC-340", "DTC-338")
def test_an_overlay_is_what_the_space_is_and_a_marker_waits_for_who_comes() -> None:
    session = with_gaol("gaol-tollhouse", tokens={**QUIET, "elf": {"fate": 0, "gold": 2}})
    table = session.table
    lies = heroes.terrain(table, 2)
    assert lies is not None
    assert lies.name == "gaol-yard"
    assert heroes.located(table, 2) is None
    assert road_layout.is_visited(session.play, 2) == (
        piece(session, "plains").counters.get("visited", 0) > 0
    )
    assert [each.name for each in markers.lying(table, 3)] == ["gaol-warrant"]
    road_layout.lift(session.play, lies)
    assert heroes.terrain(table, 2) is piece(session, "plains")


@pytest.mark.rule("DTC-338", "DTC-261")
@pytest.mark.parametrize(("shown", "lost"), [((6, 6), 1), ((1, 2), 0)])
def test_a_marker_does_what_it_does_on_arrival_and_the_party_is_checked(
    shown: tuple[int, int], lost: int
) -> None:
    tokens = {name: {"fate": 0, "craft": 1, "gold": 3} for name in TRIO}
    on = {"woods": {"visited": 1}, "plains": {"visited": 1}}
    session = with_gaol(step="space_done", tokens=tokens, on=on, coming=shown)
    markers.put(session.play, "gaol-warrant", 3)
    answer(session, "order")
    assert session.table.count("at") == 3
    assert [has(session, name, "gold") for name in TRIO] == [3 - lost] * 3
    assert not markers.lying(session.table, 3)


@pytest.mark.rule("DTC-338")
def test_a_use_is_over_with_its_period() -> None:
    on = {"dwarf": {"gaol-plea": 1, "asked": 1, "looked": 1}}
    session = with_gaol(on=on)
    road_layout.lay(session.play, "inner", "tavern")
    assert has(session, "dwarf", "gaol-plea") == 0
    assert has(session, "dwarf", "looked") == 1
    session = with_gaol(step="arrive", on={**on, "plains": {"visited": 1}})
    assert has(session, "dwarf", "looked") == 0
    assert has(session, "dwarf", "gaol-plea") == has(session, "dwarf", "asked") == 1


@pytest.mark.rule("DTC-B16", "DTC-014")
def test_a_shop_beside_the_blacksmith_sells_from_its_own_stock() -> None:
    session = party(
        "dwarf", step="stay", at=0, options=played_with("gaol"),
        zones={"gaol-shop": ["gaol-file"] * 2}, tokens={"dwarf": {"gold": 3, "fate": 0}},
    )  # fmt: skip
    answer(session, "buy gaol-file")
    assert names(session, "items:0") == ["gaol-file"]
    assert has(session, "dwarf", "gold") == 2
    space_positions.put_away(session.play, session.table["items:0"][0])
    assert names(session, "gaol-shop") == ["gaol-file"] * 2


@pytest.mark.rule("DTC-B37", "DTC-190")
def test_two_heroes_fight_over_what_their_quarrel_is_about() -> None:
    tokens = {"dwarf": {"fate": 0, "strength": 3}, "monk": {"fate": 0, "strength": 3, "gold": 2}}
    on = {"dwarf": {"gaol-plea": 1}}
    session = with_gaol("gaol-brawl", coming=(6, 1), tokens={**QUIET, **tokens}, on=on)
    told = [line.words for line in session.lines if line.rule == "GAO-003"]
    assert told[0] == "{} fights {}: {} against {}."
    assert has(session, "monk", "gold") == 1  # and no Life
    assert has(session, "monk", "life") == 4


@pytest.mark.rule("DTC-190")
@pytest.mark.parametrize(
    ("on", "counters", "shown", "told"),
    [
        ({}, {}, (6, 2, 3), ("6+2", "3")),
        ({"gaol-plea": 1}, {}, (6, 3), ("6", "3")),
        ({"gaol-fury": 1}, {}, (3,), ("6", "3")),
        ({}, {"gaol-dark": 1}, (2, 6, 4), ("2", "4")),
        ({}, {"gaol-dark": 1}, (2, 6, 6, 1, 5), ("2", "6+1")),
    ],
)
def test_an_open_roll_is_made_as_a_module_says(
    on: dict[str, int], counters: dict[str, int], shown: tuple[int, ...], told: tuple[str, str]
) -> None:
    session = with_gaol("wolf", on={"dwarf": on}, counters=counters, coming=shown)
    answer(session, "strength")
    rolled = next(line.parts for line in session.lines if line.rule == "DTC-190")
    assert (rolled[1], rolled[3]) == told


@pytest.mark.rule("DTC-014")
def test_a_card_that_came_into_another_deck_stays_of_that() -> None:
    session = with_gaol(zones={"discard": ["wolf"]})
    wolf = piece(session, "wolf")
    assert decks.deck_of(session.play, wolf) is decks.OWN
    session.play.count(decks.HOME, 77, wolf)
    assert decks.deck_of(session.play, wolf) is decks.OWN  # of a module that is lost


@pytest.mark.rule("DTC-036", "DTC-014")
def test_what_is_burned_or_has_come_into_another_deck_stays_so_in_later_sessions() -> None:
    begun = partial(campaigns.begun, **played_with("fen", "reaper"))
    session = begun(Campaign(chapter="road"))
    play, table = session.play, session.table
    fresh = Counter(card.name for card in table.pieces)
    giant, hound = (table.named(f"reaper-{each}") for each in ("gallows-giant", "pack-of-wolves"))
    run(lasting_moves.graduate(play, [giant, hound], decks.OWN, "DTC-014"))
    lasting_moves.burn(play, table.named("reaper-wake"), "DTC-014")
    then = begun(campaigns.recorded(session), 9)
    assert Counter(card.name for card in then.table.pieces) == fresh
    there = [card for card in then.table["adventure"] if card.name.startswith("reaper-")]
    assert sorted(card.name for card in there) == [giant.name, hound.name]
    assert not any(card.face_up for card in there)
    assert {decks.deck_of(then.play, card).name for card in there} == {""}
    assert names(then, "burned") == ["reaper-wake"]
    zone = "reaper-adventures"
    lying = [names(each, zone) for each in (begun(Campaign(chapter="road")), then)]
    assert (Counter(lying[0]) - Counter(lying[1])).total() == 3


def run(rules: Rules[None]) -> None:
    """Rules that shuffle and ask nothing: the shuffle is left out."""
    with contextlib.suppress(StopIteration):
        next(rules)


@pytest.mark.rule("DTX-026")
@pytest.mark.parametrize("end", ["front", "rear"])
def test_who_is_away_cannot_go_to_an_end_of_the_marching_order(end: str) -> None:
    session = party(tokens={"elf": {heroes.AWAY: 1}})
    elf, others = piece(session, "elf"), heroes.here(session.table)
    context = SimpleNamespace(table=session.table)
    who = next(n for n in heroes.living(session.table) if heroes.hero_at(session.table, n) is elf)
    assert not marching_order.goes(context, who, end)  # type: ignore[arg-type]
    assert heroes.here(session.table) == others
