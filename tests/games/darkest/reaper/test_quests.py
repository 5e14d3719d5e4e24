"""Reaper: the Warlock's quests are cards, drawn at his Cave and done as they say."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, why
from tests.games.darkest.reaper.test_figure import ON, reaped

QUESTS = [card.id for card in content.brought_by("reaper") if isinstance(card, content.Quest)]
DONE = "warlocks-cave"


def holding(quest: str, *heroes: str, tokens=None, zones=None, **more):  # type: ignore[no-untyped-def]
    """The leader has that quest, and stands before a Road Space's last question."""
    names_ = heroes or TRIO
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in names_}
    laid = {"quest:0": [quest], "atlas": [DONE], **(zones or {})}
    return reaped(*names_, at=2, to="temple", tokens=told, zones=laid, **more)


def is_done(session) -> bool:  # type: ignore[no-untyped-def]
    """Whether the leader has a Talisman for it, and the party is at the Cave."""
    return (
        names(session, "items:0")[-1:] == ["talisman"]
        and not names(session, "quest:0")
        and names(session, "ground:6") == [DONE]
        and session.table.count("at") == 6
    )


@pytest.mark.rule("DTR-003")
def test_the_quests_are_one_shuffled_deck() -> None:
    assert len(QUESTS) == 12
    decks = [names(new_game("darkest", seats=1, seed=s, options=ON), "quests") for s in (1, 2)]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(QUESTS)
    assert decks[0] != decks[1] != sorted(QUESTS)


@pytest.mark.rule("DTR-004")
def test_at_the_cave_each_without_a_quest_may_draw_one_in_order() -> None:
    tokens = {name: {"fate": 0} for name in TRIO}
    session = reaped(
        step="destination",
        at=6,
        to=DONE,
        tokens=tokens,
        zones={"quests": QUESTS[:3], "quest:1": [QUESTS[4]]},
    )
    answer(session, "yes")
    (drawn,) = names(session, "quest:0")
    assert drawn in QUESTS[:3]
    assert piece(session, drawn).face_up
    assert not has(session, "dwarf", "quest")  # no die was rolled
    answer(session, "yes")  # the Monk: the Elf has one, and is not asked
    assert names(session, "quest:1") == [QUESTS[4]]
    assert len(names(session, "quest:2")) == 1


@pytest.mark.rule("DTR-004")
def test_quests_that_are_done_make_a_new_deck() -> None:
    session = reaped(
        "dwarf",
        step="destination",
        at=6,
        to=DONE,
        tokens={"dwarf": {"fate": 0}},
        zones={"quest-discard": QUESTS[:2]},
    )
    answer(session, "yes")
    assert len(names(session, "quest:0")) == len(names(session, "quests")) == 1
    assert not names(session, "quest-discard")


PAID = [
    ("reaper-quest-lamp-oil", {"gold": 3}, {}),
    ("reaper-quest-thread-cut-short", {"fate": 2}, {}),
    ("reaper-quest-apprentice", {}, {"followers:0": ["guide"]}),
    ("reaper-quest-curio", {}, {"items:0": ["widow-knife"]}),
    ("reaper-quest-borrowed-word", {"craft": 6}, {"spells:0": ["hex"]}),
    ("reaper-quest-spare-parts", {}, {"items:0": ["sword"]}),
]


@pytest.mark.rule("DTR-005", "DTR-006")
@pytest.mark.parametrize(("quest", "tokens", "zones"), PAID)
def test_what_a_quest_asks_for_is_given_and_the_party_stands_at_the_cave(
    quest: str, tokens: dict[str, int], zones: dict[str, list[str]]
) -> None:
    session = holding(quest, tokens={"dwarf": tokens}, zones=zones)
    while not is_done(session) and asked(session) == "DTC-009":
        answer(session, keys(session)[0])
    assert is_done(session)
    assert names(session, "quest-discard") == [quest]


@pytest.mark.rule("DTR-005")
def test_what_is_paid_in_a_village_carries_the_party_off_from_there() -> None:
    session = reaped("dwarf", "elf", step="stay", args={"place": 0}, at=0, to="temple",
                     tokens={"dwarf": {"gold": 3}},
                     zones={"quest:0": ["reaper-quest-lamp-oil"]})  # fmt: skip
    assert is_done(session)


@pytest.mark.rule("DTR-005")
@pytest.mark.parametrize(("quest", "tokens", "zones"), PAID)
def test_without_that_it_is_not_done(
    quest: str, tokens: dict[str, int], zones: dict[str, list[str]]
) -> None:
    session = holding(quest, tokens={"dwarf": {"gold": 1}})
    assert not any(key.startswith("use") for key in keys(session))
    assert names(session, "quest:0") == [quest]
    assert not names(session, "items:0")


BEATEN = [
    ("reaper-quest-blooded-blade", "badger"),
    ("reaper-quest-quiet-house", "wraith"),
    ("reaper-quest-winter-coat", "badger"),
    ("reaper-quest-wall-trophy", "bog-man"),
]


@pytest.mark.rule("DTR-005", "DTR-006")
@pytest.mark.parametrize(("quest", "foe"), [*BEATEN, ("reaper-quest-letter", "witch")])
def test_who_is_to_be_beaten_or_met_is_and_the_party_stands_at_the_cave(
    quest: str, foe: str
) -> None:
    session = holding(
        quest,
        "dwarf",
        counters={"spot": 0},
        coming=(6, 5, 1, 1, 1),
        tokens={"dwarf": {"strength": 9, "craft": 9}},
        zones={"pile:2": [foe]},
    )
    answer(session, "forward")
    while not is_done(session) and asked(session) in ("DTC-185", "DTC-009"):
        answer(session, next(k for k in keys(session) if k != "evade"))
    assert is_done(session)


@pytest.mark.rule("DTR-005")
@pytest.mark.parametrize(
    ("quest", "foe"),
    [("reaper-quest-quiet-house", "badger"), ("reaper-quest-winter-coat", "bog-man")],
)
def test_another_kind_of_enemy_is_not_what_was_asked(quest: str, foe: str) -> None:
    session = holding(
        quest,
        "dwarf",
        counters={"spot": 0},
        coming=(6, 5, 1, 1, 1),
        tokens={"dwarf": {"strength": 9}},
        zones={"pile:2": [foe]},
    )
    answer(session, "forward", "strength")
    assert names(session, "quest:0") == [quest]
    assert names(session, "trophies:0") == [foe]


def test_a_quest_goes_with_its_holder() -> None:
    session = reaped("dwarf", "elf", step="spot", args={"spot": 100}, at=3, coming=(1,),
                     tokens={"dwarf": {"life": 1, "fate": 0}, "elf": {"fate": 0}},
                     zones={"pile:3": ["dry-well"], "quest:0": QUESTS[:1]})  # fmt: skip
    assert "dwarf" in names(session, "graveyard")
    assert names(session, "quest-discard") == QUESTS[:1]


@pytest.mark.rule("DTR-081")
def test_the_life_of_another_is_taken_and_may_be_the_last() -> None:
    session = holding("reaper-quest-take-one-life", "dwarf", "elf", tokens={"elf": {"life": 1}})
    assert names(session, "quest:0")  # nobody has to take it
    answer(session, "use reaper-quest-take-one-life")
    while asked(session) == "DTC-009" and "elf" in keys(session):
        answer(session, "elf")
    assert "elf" in names(session, "graveyard")
    assert has(session, "dwarf", "life") == 6


@pytest.mark.rule("DTR-081")
@pytest.mark.parametrize(
    ("whose", "whom", "done"),
    [(0, "elf", True), (0, "dwarf", False), (1, "elf", False), (1, "monk", False)],
)
def test_a_life_that_a_spell_of_its_own_costs_another_fulfils_the_quest(
    whose: int, whom: str, done: bool
) -> None:
    session = holding(
        "reaper-quest-take-one-life",
        coming=(3, 1, 1),
        on={TRIO[whose]: {"held": 1}},
        tokens={name: {"fate": 0} for name in TRIO},
        zones={f"spells:{whose}": ["random"]},
    )
    before = has(session, whom, "life")
    answer(session, "cast random", whom)
    assert has(session, whom, "life") == before - 1
    assert is_done(session) == done


@pytest.mark.rule("DTC-167", "DTC-170", "DTR-006")
@pytest.mark.parametrize(
    ("zones", "tokens"), [({"quest:0": ["reaper-quest-lamp-oil"]}, {}), ({}, {"quest": 6})]
)
def test_the_talisman_comes_before_the_caves_question(
    zones: dict[str, list[str]], tokens: dict[str, int]
) -> None:
    session = reaped(
        "dwarf",
        at=2,
        to="temple",
        tokens={"dwarf": {"gold": 3, "fate": 0, **tokens}},
        zones={"atlas": [DONE], "quests": QUESTS[:1], **zones},
    )
    assert names(session, "items:0") == ["talisman"]
    assert "yes" in keys(session)  # another quest
    assert not names(session, "quest:0")


@pytest.mark.rule("DTR-045", "DTC-309")
def test_a_life_is_not_asked_of_nobody() -> None:
    session = holding("reaper-quest-take-one-life", "reaper-knight", "elf")
    assert why(session, "use reaper-quest-take-one-life") == "DTC-309"
