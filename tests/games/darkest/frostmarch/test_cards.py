"""Frostmarch: its Adventure cards that are named by the rules, and its deck as a whole."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.frostmarch.north import met
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, told

# --- Howl of the Wendigo --------------------------------------------------------------------------

HOWL = "frostmarch-howl-of-the-wendigo"


def howling(*shown: int, heroes: tuple[str, ...] = TRIO, **more):  # type: ignore[no-untyped-def]
    """It has just been turned up; three dice show the targets, and then those of the fights."""
    return met(HOWL, *heroes, coming=shown, **more)


@pytest.mark.rule("DTF-029", "DTF-031")
@pytest.mark.parametrize(("shown", "whom"), [(1, "Elf"), (3, "Elf"), (4, "Monk"), (6, "Monk")])
def test_at_the_howl_a_die_shows_whom_each_attacks(shown: int, whom: str) -> None:
    session = howling(shown, 1, 1)
    assert session.decision.ask == f"Dwarf attacks {whom}. How?"  # type: ignore[union-attr]
    assert asked(session) == "DTC-B37"
    assert keys(session) == ["strength", "craft"]


@pytest.mark.rule("DTF-029", "DTF-030")
def test_they_attack_in_marching_order_one_at_a_time() -> None:
    session = howling(1, 1, 6, *[3] * 20)
    asks = []
    while asked(session) != "DTC-126":
        if session.decision.ask.endswith("How?"):  # type: ignore[union-attr]
            asks.append(session.decision.ask)  # type: ignore[union-attr]
        answer(session, keys(session)[0])
    assert asks == [
        "Dwarf attacks Elf. How?",  # nearest the front beside himself
        "Elf attacks Dwarf. How?",
        "Monk attacks Elf. How?",  # nearest the end beside himself
    ]


@pytest.mark.rule("DTF-031", "DTF-032")
@pytest.mark.parametrize("score", ["strength", "craft"])
def test_the_loser_loses_a_life_and_a_point_of_what_they_fought_on(score: str) -> None:
    tokens = {"dwarf": {score: 9}, "elf": {"life": 3}}
    session = met(HOWL, "dwarf", "elf", tokens=tokens, coming=(1, 1, 5, 2))
    before = {each: has(session, "elf", each) for each in ("strength", "craft", "life")}
    answer(session, score)
    lost = {each: before[each] - has(session, "elf", each) for each in before}
    other = "craft" if score == "strength" else "strength"
    assert lost == {"life": 1, score: 1, other: 0}
    assert has(session, "dwarf", "life") == 5  # the Life that is lost is the winner's reward


@pytest.mark.rule("DTF-032")
def test_armour_saves_as_ever() -> None:
    session = met(HOWL, "dwarf", "elf", tokens={"dwarf": {"strength": 9}},
                  zones={"items:1": ["mail-shirt"]}, coming=(1, 1, 5, 2, 6))  # fmt: skip
    life = has(session, "elf", "life")
    answer(session, "strength", "mail-shirt")
    assert has(session, "elf", "life") == life


@pytest.mark.rule("DTF-032")
def test_the_dead_neither_attack_nor_are_attacked() -> None:
    tokens = {"dwarf": {"strength": 20}, "elf": {"life": 1}}
    session = met(HOWL, tokens=tokens, coming=(1, 1, 1, 5, 2, *[3] * 20))
    answer(session, "strength")  # the Dwarf attacks the Elf, who dies
    assert "elf" in names(session, "graveyard")
    assert session.decision.ask == "Monk attacks Dwarf. How?"  # type: ignore[union-attr]


@pytest.mark.rule("DTF-032")
def test_who_is_alone_is_not_affected() -> None:
    session = met(HOWL, "dwarf", coming=(1, *[3] * 5))
    assert asked(session) == "DTC-126"
    assert has(session, "dwarf", "life") == 5
    assert not told(session, "DTC-B37")


# --- wolves, and the Talismonger ------------------------------------------------------------------


@pytest.mark.rule("DTF-033", "DTF-034")
def test_the_wolves_are_animals_of_strength_4_and_5_and_of_one_breed_with_the_wolf() -> None:
    wolves = {
        name: content.enemy(f"frostmarch-{name}") for name in ("pack-of-wolves", "winter-wolf")
    }
    assert {n: (e.subtype, e.strength, e.breed) for n, e in wolves.items() if e is not None} == {
        "pack-of-wolves": ("Animal", 4, "wolf"),
        "winter-wolf": ("Animal", 5, "wolf"),
    }
    assert content.enemy("wolf").breed == "wolf"  # type: ignore[union-attr]


@pytest.mark.rule("DTF-033", "DTF-034")
@pytest.mark.parametrize("wolf", ["pack-of-wolves", "winter-wolf"])
def test_whom_they_hurt_rolls_on_the_werewolf_chart_where_the_blood_moon_is_in_play(
    wolf: str,
) -> None:
    session = met(
        f"frostmarch-{wolf}",
        "dwarf",
        zones={"bloodmoon-beside": ["bloodmoon-figure"]},
        options=put_in_play(["bloodmoon"]),
        tokens={"dwarf": {"strength": 1}},
        coming=(1, 6, 1, *[2] * 9),
    )
    answer(session, "strength")
    assert any(line.rule.startswith("DTB-") for line in session.lines)


TALISMONGER = "frostmarch-talismonger"


@pytest.mark.rule("DTF-035")
@pytest.mark.parametrize(
    ("shown", "token", "lost"),
    [(1, "gold", 1), (2, "strength", 1), (3, "craft", 1), (4, "life", 0)],
)
def test_the_talismonger_takes_below_the_starting_amount(shown: int, token: str, lost: int) -> None:
    session = met(TALISMONGER, "dwarf", coming=(shown,))
    start = content.hero("dwarf").start(token)
    assert has(session, "dwarf", token) == start - lost
    assert names(session, "pile:1") == [TALISMONGER]  # he stays


@pytest.mark.rule("DTF-035")
def test_a_strength_of_1_may_be_the_last() -> None:
    session = met(TALISMONGER, "dwarf", tokens={"dwarf": {"strength": 1}}, coming=(2,))
    assert has(session, "dwarf", "strength") == 0


@pytest.mark.rule("DTF-035")
@pytest.mark.parametrize(("pays", "talismans", "gold"), [("buy", 1, 0), ("none", 0, 3)])
def test_on_a_6_he_sells_a_talisman_for_3_gold_and_leaves(
    pays: str, talismans: int, gold: int
) -> None:
    session = met(TALISMONGER, tokens={"dwarf": {"gold": 3}}, coming=(6,))
    answer(session, pays)
    assert names(session, "items:0").count("talisman") == talismans
    assert has(session, "dwarf", "gold") == gold
    assert names(session, "frostmarch-discard") == [TALISMONGER]
    assert asked(session) == "DTC-126"  # the others do not meet him


@pytest.mark.rule("DTF-035")
def test_who_has_less_is_not_asked_and_he_leaves_all_the_same() -> None:
    session = met(TALISMONGER, tokens={"dwarf": {"gold": 2}}, coming=(6,))
    assert asked(session) == "DTC-126"
    assert names(session, "frostmarch-discard") == [TALISMONGER]


def test_what_lasts_is_called_as_the_card_that_says_it() -> None:
    session = met("frostmarch-oath-taker", tokens={"dwarf": {"fate": 1}})
    answer(session, keys(session)[0])
    (lasting,) = names(session, "kept")
    strength = session.game.explain(session.table, session.table.named("dwarf"))["Strength"]
    assert [(part.n, part.why) for part in strength.parts][1:] == [(2, "Oath-Taker")]
    assert session.game.title_of(lasting) == "Oath-Taker (lasting)"
