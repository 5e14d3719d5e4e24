"""Woodland: Paths and Destinies, and the Meeting with Destiny."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.woodland import paths
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.play import Play
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, party
from tests.games.darkest.woodland.laid import (
    CARDS,
    DARK,
    INNER_ROAD,
    ON,
    met,
    off_the_road,
    wooded,
)

PATHS = [card.id for card in CARDS.values() if content.lot(card.id) == "woodland-path"]
DESTINIES = [card.id for card in CARDS.values() if content.lot(card.id) == "woodland-destiny"]
HELD = {"woodland-paths": PATHS[:6], "woodland-destinies": DESTINIES[:4]}


def goes_in(*, fate: Mapping[str, int] = {}, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party that enters the Woodland from the Forest, with so much *fate*."""
    zones = {"atlas": off_the_road(*INNER_ROAD), **HELD, **more.pop("zones", {})}
    session = party(step="at_destination", at=6, to="forest", zones=zones, options=ON,
                    tokens={name: {"fate": fate.get(name, 0)} for name in TRIO},
                    on={"forest": {"visited": 1}}, coming=(3,) * 12, **more)  # fmt: skip
    return answer(session, "cross woodland")


def at_the_lair(*paths: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """Queen Mab is beaten; whose Path it is may meet its Destiny."""
    held = {f"quest:{n}": [path] for n, path in enumerate(paths) if path}
    zones = {"woodland-paths": [], "woodland-destinies": DESTINIES[:4], **held,
             **more.pop("zones", {})}  # fmt: skip
    session = wooded(step="loot", at=6, zones=zones, **more)
    for _ in range(3):
        if asked(session) == "DTW-009":
            break
        answer(session, keys(session)[-1])
    return session


@pytest.mark.rule("DTW-009")
def test_on_entering_each_draws_one_path() -> None:
    session = goes_in()
    held = [names(session, f"quest:{n}") for n in range(3)]
    assert sorted(name for each in held for name in each) == sorted(PATHS[3:6])
    assert all(len(each) == 1 for each in held)


@pytest.mark.rule("DTW-010", "DTW-014")
def test_on_leaving_paths_are_discarded_and_destinies_kept() -> None:
    zones = {"quest:0": [PATHS[0], DESTINIES[0]], "quest:1": [PATHS[1]]}
    session = wooded(step="space_done", at=1, zones=zones, counters={"homeward": 1})
    while heroes.region(session.table) == "woodland":
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "inner"
    assert names(session, "quest:0") == [DESTINIES[0]]
    assert not names(session, "quest:1")
    assert sorted(names(session, "woodland-trodden")) == sorted(PATHS[:2])


@pytest.mark.rule("DTW-011", "DTW-037")
def test_paths_are_resolved_after_victory_in_marching_order_by_who_likes() -> None:
    session = at_the_lair("woodland-path-of-fortune", "", "woodland-path-of-folly",
                          tokens={"dwarf": {"gold": 5}})  # fmt: skip
    assert session.decision is not None
    assert session.decision.ask == "Dwarf: Is Path of Fortune carried out now?"
    told = {each.key: each.tells for each in session.decision.options}
    assert told["resolve"] == "When you meet your Destiny, pay 5 gold: draw a Destiny."
    answer(session, "no")
    assert session.decision.ask == "Monk: Is Path of Folly carried out now?"
    answer(session, "no")
    assert asked(session) != "DTW-009"
    assert names(session, "quest:0") == ["woodland-path-of-fortune"], "which stays"
    road = wooded(zones={"quest:0": ["woodland-path-of-fortune"]}, tokens={"dwarf": {"gold": 9}})
    assert not [key for key in keys(road) if "resolve" in key], "nowhere else"


@pytest.mark.rule("DTW-012", "DTW-013", "DTW-040")
def test_a_resolved_path_brings_a_destiny_by_lot_and_is_discarded() -> None:
    session = at_the_lair("woodland-path-of-fortune", tokens={"dwarf": {"gold": 6}})
    answer(session, "resolve")
    while asked(session) != "DTC-104":
        answer(session, next(k for k in keys(session) if k not in ("no", "none")))
    (gained,) = names(session, "quest:0")
    assert gained in DESTINIES
    assert has(session, "dwarf", "gold") == 1
    assert names(session, "woodland-trodden") == ["woodland-path-of-fortune"]
    stolen = [key for key in keys(session) if gained in key]
    assert not stolen, "it is neither dropped, used nor given away"


@pytest.mark.rule("DTW-013")
def test_any_number_of_destinies_may_be_held_and_none_is_an_object() -> None:
    session = wooded(zones={"quest:0": DESTINIES[:4]})
    assert len(names(session, "quest:0")) == 4
    kinds = {type(content.card(name)) for name in DESTINIES}
    assert kinds == {content.Quest}
    assert not kinds & {content.Thing, content.Follower, content.Spell}


@pytest.mark.rule("DTW-015")
def test_destinies_are_discarded_when_the_character_dies() -> None:
    session = met("wolf", zones={"quest:0": DESTINIES[:2]}, tokens={"dwarf": {"life": 1}},
                  coming=(1, 5, 3, 3, 3))  # fmt: skip
    answer(session, "strength")
    assert heroes.card_of(session.table, 0) is None
    assert sorted(names(session, "woodland-undone")) == sorted(DESTINIES[:2])


@pytest.mark.rule("DTW-038")
def test_its_destiny_effect_concerns_its_bearer_alone() -> None:
    tokens = {name: {"fate": 2} for name in TRIO}
    session = at_the_lair("woodland-path-of-folly", tokens=tokens, coming=(2, 2))
    answer(session, "resolve")
    while asked(session) in ("DTC-B03", "DTC-169"):
        answer(session, "keep" if "keep" in keys(session) else keys(session)[0])
    assert [has(session, name, "fate") for name in TRIO] == [0, 2, 2]


@pytest.mark.rule("DTW-039")
def test_what_a_resolved_path_would_move_is_ignored() -> None:
    session = at_the_lair("woodland-clear-path", tokens={"dwarf": {"fate": 1}})
    assert session.table.count(paths.MEETING)
    deed = Teleports(place="city")
    card = heroes.hero_at(session.table, 0)
    paths.stays(Play(session.game, session.table), card, deed)
    assert deed.prevented
    answer(session, "no")
    assert not session.table.count(paths.MEETING), "and only then"


@pytest.mark.rule("DTW-070")
def test_the_path_of_respite_leads_to_the_village_once_all_have_met_theirs() -> None:
    session = at_the_lair("woodland-path-of-respite", "woodland-path-of-fortune",
                          tokens={"dwarf": {"life": 4}, "elf": {"gold": 5}})  # fmt: skip
    answer(session, "resolve")
    assert has(session, "dwarf", "life") == 1
    assert session.decision is not None
    assert session.decision.ask == "Elf: Is Path of Fortune carried out now?"
    answer(session, "resolve")
    while heroes.at(session.table):
        answer(session, next(k for k in keys(session) if k not in ("no", "none", "decline")))
    assert heroes.at(session.table) == 0
    assert heroes.region(session.table) == "inner"
    assert [len([n for n in names(session, f"quest:{p}") if n in DESTINIES]) for p in (0, 1)] == [
        1, 1,
    ]  # fmt: skip


@pytest.mark.rule("DTW-071")
@pytest.mark.parametrize("pool", [False, True])
def test_the_dangerous_path_gives_a_quest_reward_where_there_are_any(pool: bool) -> None:
    options = put_in_play(["woodland", "sacredpool"]) if pool else {}
    zones = {"sacredpool-rewards": ["sacredpool-might-of-giants"]} if pool else {}
    session = at_the_lair("woodland-dangerous-path", options=options, zones=zones)
    strength = has(session, "dwarf", "strength")
    answer(session, "resolve")
    assert any(name in DESTINIES for name in names(session, "quest:0"))
    assert has(session, "dwarf", "strength") == strength + pool


@pytest.mark.rule("DTW-072")
def test_with_the_path_of_folly_each_die_counts_1_less_and_a_2_finds_a_location() -> None:
    session = wooded(step="draw", at=2, zones={"quest:0": ["woodland-path-of-folly"]},
                     coming=(2, 6))  # fmt: skip
    rules = [line.rule for line in session.lines]
    assert "DTW-072" in rules
    assert names(session, "ground:2")[1:] == ["woodland-faerie-village"], "a 6 counts 5"


@pytest.mark.rule("DTW-072")
def test_its_bearer_as_second_leaves_the_draw_dice_alone_and_fights_worse() -> None:
    session = wooded(step="draw", at=1, zones={"quest:1": ["woodland-path-of-folly"]}, coming=(2,))
    assert len(names(session, "pile:1")) == 2
    fight = met("wolf", zones={"quest:0": ["woodland-path-of-folly"]}, coming=(6, 3))
    answer(fight, "strength")
    assert ("5", "3") in [tuple(line.parts[1::2]) for line in fight.lines if len(line.parts) == 4]


@pytest.mark.rule("DTW-073")
@pytest.mark.parametrize(("leads", "gold"), [(0, 2), (1, 0)])
def test_the_path_of_fortune_earns_gold_for_high_dice_of_its_leader(leads: int, gold: int) -> None:
    session = wooded(step="draw", at=5, tokens={"dwarf": {"gold": 0}, "elf": {"gold": 0}},
                     zones={f"quest:{leads}": ["woodland-path-of-fortune"]},
                     coming=(4, 3, 6))  # fmt: skip
    assert has(session, "dwarf", "gold") == gold


@pytest.mark.rule("DTW-074", "DTW-062")
def test_the_determined_keeps_its_place_in_the_marching_order() -> None:
    session = met("woodland-titanias-gate", tokens={"dwarf": {DARK: 1}},
                  zones={"quest:1": ["woodland-path-of-the-determined"]})  # fmt: skip
    assert session.table["order"][0].name == "dwarf-figure", "nothing moves"
    done = wooded(step="space_done", zones={"quest:1": ["woodland-path-of-the-determined"]},
                  coming=(4,) * 5)  # fmt: skip
    orders = [key for key in keys(done) if key.startswith("order ")]
    assert all(key.split()[2] == "1" for key in orders)


@pytest.mark.rule("DTW-038")
@pytest.mark.parametrize(("coming", "won"), [((6, 1, 1), True), ((1, 5), False), ((3, 2), False)])
def test_the_determined_fights_for_its_destiny(coming: tuple[int, ...], won: bool) -> None:
    session = at_the_lair("woodland-path-of-the-determined", coming=coming,
                          tokens={"dwarf": {"craft": 4, "life": 4}})  # fmt: skip
    answer(session, "resolve")
    answer(session, "craft")
    assert any(name in DESTINIES for name in names(session, "quest:0")) == won
    assert has(session, "dwarf", "life") == 4 - (not won)


@pytest.mark.rule("DTW-068")
def test_the_clear_path_skips_a_space_after_its_draw_dice_once_a_road() -> None:
    session = wooded(step="draw", at=2, zones={"quest:0": ["woodland-clear-path"]},
                     coming=(1, 5, 6, 3))  # fmt: skip
    assert asked(session) == "DTW-068"
    answer(session, "pass")
    while heroes.at(session.table) == 2:
        answer(session, keys(session)[0])
    assert names(session, "ground:2") == ["woodland-glade"], "no location is met"
    ground = heroes.ground(session.table, 2)
    assert ground is not None
    assert not ground.counters.get("visited"), "it is met on the way home"
    assert not names(session, "pile:2")
    assert asked(session) != "DTW-068", "once per road"


@pytest.mark.rule("DTW-068")
def test_whoever_does_not_lead_has_nothing_of_it() -> None:
    session = wooded(step="draw", at=2, zones={"quest:1": ["woodland-clear-path"]}, coming=(3,))
    assert asked(session) != "DTW-068"


@pytest.mark.rule("DTW-069")
def test_with_the_path_of_respite_a_lost_turn_heals_and_draws_a_card() -> None:
    session = wooded(tokens={"elf": {"life": 1}}, zones={
        "quest:1": ["woodland-path-of-respite"], "woodland-adventures": ["heron"],
    })  # fmt: skip
    answer(session, "rest 1")
    assert has(session, "elf", "life") == 2
    assert "DTC-175" in [line.rule for line in session.lines]


@pytest.mark.rule("DTW-011", "DTW-012")
@pytest.mark.parametrize("path", PATHS)
def test_no_path_is_carried_out_on_the_way(path: str) -> None:
    rich = {"fate": 2, "gold": 9, "craft": 6, DARK: 1}
    zones = {"quest:0": [path], "followers:0": ["guide"], "items:0": ["sword"]}
    session = wooded(zones=zones, tokens={"dwarf": rich})
    assert not [key for key in keys(session) if path in key]
