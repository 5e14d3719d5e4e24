"""Dungeon: its three heroes."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians.harm import own_score
from tabletop.games.darkest.party.scores import in_fight
from tests.games.darkest.dungeon.below import below, dark, met
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, told, until

AMAZON, PHILOSOPHER, SWASHBUCKLER = (
    f"dungeon-{each}" for each in ("amazon", "philosopher", "swashbuckler")
)
ROW = ["dungeon-torch", "wolf", "adder", "badger"]


def first_row(*heroes: str, **more):  # type: ignore[no-untyped-def]
    """A party that is about to meet the first of four cards in the Corridor."""
    on = {"dungeon-corridor": {"visited": 1}, **more.pop("on", {})}
    zones = {"pile:2": ROW, **more.pop("zones", {})}
    return below(*heroes, at=2, counters={"spot": 0}, on=on, zones=zones, **more)


def lie_open(session) -> list[str]:  # type: ignore[no-untyped-def]
    """Which cards lie open and have not been met."""
    return [p.name for p in session.table["pile:2"] if space_positions.OPEN in p.counters]


@pytest.mark.parametrize(
    ("hero", "printed"),
    [
        (AMAZON, ("neutral", 4, 3, 5, 3)),
        (PHILOSOPHER, ("good", 2, 4, 4, 3)),
        (SWASHBUCKLER, ("neutral", 3, 3, 4, 4)),
    ],
)
def test_what_is_printed_on_them(hero: str, printed: tuple[str, int, int, int, int]) -> None:
    of = content.hero(hero)
    assert (of.alignment, of.strength, of.craft, of.life, of.fate) == printed


# --- the Amazon -----------------------------------------------------------------------------------


@pytest.mark.rule("DTD-026")
def test_while_the_amazon_leads_two_cards_ahead_lie_open_all_along_the_row() -> None:
    session = first_row(AMAZON, "elf")
    assert lie_open(session) == ROW[:2]
    assert asked(session) == "DTC-126"
    answer(session, "forward")
    assert asked(session) == "DTD-026"
    answer(session, "1 ")
    until(session, "DTC-126", "leave")
    assert lie_open(session) == ROW[1:3]


@pytest.mark.rule("DTD-026", "DTD-027")
def test_she_says_which_of_the_two_is_met_first_and_meets_the_other_behind_it() -> None:
    session = first_row(AMAZON, "elf")
    answer(session, "forward", "2 wolf")
    assert "Wolf" in session.decision.ask  # type: ignore[union-attr]
    until(session, "DTC-126", "strength")
    assert [p.name for p in session.table["pile:2"] if not p.face_up] == ["badger"]
    answer(session, "forward", "1 dungeon-torch")
    assert asked(session) == "DTC-B08"  # none is left out


@pytest.mark.rule("DTD-026")
def test_behind_somebody_else_she_sees_nothing() -> None:
    session = first_row("elf", AMAZON)
    assert lie_open(session) == []
    answer(session, "forward")
    assert asked(session) == "DTC-B08"


@pytest.mark.rule("DTD-028")
def test_she_adds_1_with_a_bow_but_in_guardian_combat() -> None:
    session = dark(AMAZON, zones={"items:0": ["yew-bow"]}, on={"yew-bow": {"wielded": 1}})
    bow = piece(session, "yew-bow").id
    bare = in_fight(session.table, 0, "strength").n
    assert in_fight(session.table, 0, "strength", (bow,)).n == bare + 1
    assert in_fight(session.table, 0, "strength", (bow,), guardians=True).n == bare
    assert own_score(session.table, 0, "strength") == bare


# --- the Philosopher ------------------------------------------------------------------------------


@pytest.mark.rule("DTD-029")
def test_the_leading_philosopher_swaps_one_card_of_a_road_space_with_the_top_of_its_deck() -> None:
    deck = {"dungeon-adventures": ["badger", "dungeon-hunchback"]}
    session = met("wolf", PHILOSOPHER, "elf", zones=deck)
    assert "yes" in keys(session)
    answer(session, "yes")
    assert piece(session, "dungeon-hunchback").zone == "pile:2"
    assert names(session, "adventure")[-1] == "wolf"  # on its own deck
    assert asked(session) == "DTC-B08"  # once per Road Space: the new one stands


@pytest.mark.rule("DTD-029")
def test_whoever_else_leads_meets_what_comes() -> None:
    session = met("wolf", "elf", PHILOSOPHER)
    assert "Wolf" in session.decision.ask  # type: ignore[union-attr]
    assert "yes" not in keys(session)


# --- the Swashbuckler -----------------------------------------------------------------------------


def after_a_battle(*heroes: str, **more):  # type: ignore[no-untyped-def]
    """A party whose leader has just beaten the first of two cards."""
    on = {"dungeon-corridor": {"visited": 1}}
    zones = {"pile:2": ["wolf", "dungeon-sliding-walls"], **more.pop("zones", {})}
    session = below(
        *heroes,
        at=2,
        counters={"spot": 0},
        on=on,
        zones=zones,
        coming=(6, 6, 6, 1, 1, *[3] * 9),
        **more,
    )
    return answer(session, "forward", "strength")


@pytest.mark.rule("DTD-030", "DTX-029")
def test_a_battle_that_the_swashbuckler_wins_lets_all_leave_the_next_card() -> None:
    session = after_a_battle(SWASHBUCKLER, "elf")
    answer(session, "yes")
    until(session, "DTC-126")
    answer(session, "forward")
    walls = piece(session, "dungeon-sliding-walls")
    assert walls.zone == "pile:2"
    assert not walls.face_up  # it keeps its Draw Spot
    assert told(session, "DTD-030")


@pytest.mark.rule("DTD-030")
def test_only_as_leader_and_only_if_the_party_likes() -> None:
    session = after_a_battle(SWASHBUCKLER, "elf")
    answer(session, "no")
    until(session, "DTC-126")
    answer(session, "forward")
    assert piece(session, "dungeon-sliding-walls").zone != "pile:2"
    assert "yes" not in keys(after_a_battle("elf", SWASHBUCKLER))


@pytest.mark.rule("DTD-031")
def test_in_the_fields_he_may_throw_two_draw_dice() -> None:
    session = dark(SWASHBUCKLER, "elf", step="draw", at=1, coming=(2, 3, *[3] * 9))
    assert asked(session) == "DTD-031"
    answer(session, "more")
    assert len(names(session, "pile:1")) == 5
    session = dark(SWASHBUCKLER, "elf", step="draw", at=1, coming=(2, 3, *[3] * 9))
    answer(session, "few")
    assert len(names(session, "pile:1")) == 2
    assert asked(dark("elf", SWASHBUCKLER, step="draw", at=1, coming=(2,) * 9)) != "DTD-031"


@pytest.mark.rule("DTD-032")
def test_where_cards_lie_in_the_fields_he_may_add_as_many_as_a_die_shows() -> None:
    def back_in_the_fields():  # type: ignore[no-untyped-def]
        return dark(
            SWASHBUCKLER, "elf", step="arrive", at=1, on={"fields": {"visited": 1}},
            counters={"homeward": 1}, zones={"pile:1": ["wolf"]}, coming=(3,) * 9,
        )  # fmt: skip

    session = back_in_the_fields()
    assert asked(session) == "DTD-032"
    answer(session, "more")
    assert len(names(session, "pile:1")) == 4
    session = answer(back_in_the_fields(), "no")
    assert len(names(session, "pile:1")) == 1
    assert has(session, SWASHBUCKLER, "life") == 4
