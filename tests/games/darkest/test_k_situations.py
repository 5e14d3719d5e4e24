"""Hard situations, each by the words of the rules that meet in it."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.guardians import foes, harm
from tabletop.games.darkest.party.scores import in_fight
from tabletop.play.rules.chronicle import sentence
from tests.games.darkest.laying import answer, asked, has, keys, meets, names, party, piece
from tests.games.darkest.test_e_guardians import fight, lives, trove
from tests.games.dice import set_die


def told(session: Session) -> list[str]:
    """The chronicle in words."""
    return [sentence(line, session.table, 0, session.game.title_of) for line in session.lines]


# --- what is wielded ----------------


@pytest.mark.rule("DTC-087", "DTC-228", "DTC-B05")
def test_who_cannot_use_weapons_uses_none_against_guardians_either() -> None:
    zones = {"items:0": ["sword", "staff-of-knots"], "items:1": ["sword"]}
    session = party("priest", "dwarf", at=6, zones=zones)
    assert [harm.own_score(session.table, place, "strength") for place in (0, 1)] == [2, 4]
    assert harm.own_score(session.table, 0, "craft") == 4


@pytest.mark.rule("DTC-228", "DTC-B01")
def test_bare_hands_are_for_battle_and_not_for_guardian_combat() -> None:
    session = party("monk", at=6)
    assert in_fight(session.table, 0, "strength").n == 5
    assert harm.own_score(session.table, 0, "strength") == 2


@pytest.mark.rule("DTC-087", "DTC-200", "DTC-228", "DTC-247")
@pytest.mark.parametrize(
    ("hero", "held", "said", "score", "tried"),
    [
        ("warrior", ["sword", "shield"], "", 5, True),
        ("warrior", ["sword", "axe", "shield"], "sword axe", 6, False),
        ("warrior", ["sword", "axe", "shield"], "sword shield", 5, True),
        ("dwarf", ["great-axe", "shield"], "great-axe", 5, False),
        ("dwarf", ["great-axe", "shield"], "shield", 3, True),
    ],
)
def test_who_can_wield_several_things_chooses_and_a_shield_needs_a_hand(
    hero: str, held: list[str], said: str, score: int, tried: bool
) -> None:
    """Choosing is for one combat, and nobody is asked where nothing is to be weighed."""
    zones = {"items:0": held}
    session = fight("ash-wyrm", "bridge-giant", heroes=(hero,), zones=zones)
    if said:
        assert asked(session) == "DTC-087"
        assert session.decision is not None
        words = {
            o.key: [part.partition("#")[0] for part in o.key.split()]
            for o in session.decision.options
        }
        option = next(o for o in session.decision.options if words[o.key] == said.split())
        assert f"Strength {score}" in option.label
        answer(session, option.key)
    assert any(f"Strength {score} against" in line for line in told(session))
    assert (asked(session) == "DTC-201") is tried
    while asked(session) in ("DTC-201", "DTC-B03"):
        answer(session, "none")
    assert not any(card.counters.get("wielded") for card in session.table["items:0"])


@pytest.mark.rule("DTC-228", "DTC-087")
def test_a_sword_and_a_staff_are_not_wielded_at_once() -> None:
    zones = {"items:0": ["sword", "staff-of-knots"]}
    session = fight("ash-wyrm", heroes=("dwarf",), zones=zones)
    labels = [option.label for option in session.decision.options]  # type: ignore[union-attr]
    assert labels == ["Staff of Knots: Strength 3, Craft 5", "Sword: Strength 4, Craft 3"]
    answer(session, "sword")
    assert any("Strength 4 against" in line and "Craft 3 against" in line for line in told(session))


@pytest.mark.rule("DTC-B04", "DTC-B37", "DTC-200")
@pytest.mark.parametrize(("said", "mine"), [("great-axe", 6), ("shield", 4)])
def test_who_fights_the_duel_chooses_what_to_wield(said: str, mine: int) -> None:
    held = {"items:0": ["great-axe", "shield"]}
    tokens = {name: {"fate": 0} for name in ("dwarf", "elf")}
    session = party(
        "dwarf", "elf", step="the_tower", at=6, to="crags", zones=held, tokens=tokens, coming=(1, 1)
    )
    answer(session, "elf")
    assert asked(session) == "DTC-087"
    answer(session, said)
    assert any(f": {mine} against" in line for line in told(session))


@pytest.mark.rule("DTC-219", "DTC-234", "DTC-309")
def test_a_spirit_with_a_spear_can_neither_be_shot_nor_burnt() -> None:
    session = trove(
        "wraith",
        "boar-spear",
        dice=(1, 1, 1),
        magic=("belt-of-oak",),
        zones={"items:0": ["yew-bow"], "spells:1": ["fireball"]},
        on={"elf": {"held": 1}},
    )
    assert not {"shoot", "cast fireball"} & {key.partition("#")[0] for key in keys(session)}
    assert has(session, "dwarf", "gold") >= 1


# --- doomed twice ----------------


@pytest.mark.rule("DTC-222", "DTC-247", "DTC-248")
@pytest.mark.parametrize(("shown", "stands"), [((4, 6), True), ((4, 5), False), ((3,), False)])
def test_a_guardian_with_two_scores_that_is_doomed_twice_needs_both_pieces(
    shown: tuple[int, ...], stands: bool
) -> None:
    heroes = ("troll", "elf")
    session = trove(
        "mere-worm",
        "toll",
        dice=(1, 1, 1, *shown),
        heroes=heroes,
        magic=("mail-shirt", "helm"),
        tokens={"troll": {"fate": 0, "strength": 9}},
    )
    assert ("mere-worm" in names(session, "guardians")) is stands


# --- Death and the Tower ----------------


@pytest.mark.rule("DTC-278", "DTC-274", "DTC-276")
@pytest.mark.parametrize("given", [2, 1, 0])
def test_fate_turns_a_lost_roll_against_death_into_a_draw_or_a_victory(given: int) -> None:
    session = party(
        "dwarf",
        "elf",
        step="death",
        at=6,
        to="portal-of-power",
        tokens={"dwarf": {"fate": 1}, "elf": {"fate": 1}},
        counters={"climb": 4, "region": 2},
        coming=(2, 2, 3, 2),
    )
    answer(session, "dice", *["place 0", "place 1"][:given])
    if given < 2:
        answer(session, "none")
    if given == 2:
        assert session.table.count("climb") == 5
    else:
        assert asked(session) == "DTC-274"
        assert lives(session, "dwarf", "elf") == ([4, 3] if given == 0 else [5, 4])


@pytest.mark.rule("DTC-144", "DTC-267")
def test_what_a_hero_who_died_on_the_plain_had_is_offered_to_the_others() -> None:
    session = party(
        "dwarf",
        "elf",
        step="plain_of_peril",
        at=6,
        to="portal-of-power",
        tokens={"dwarf": {"life": 1}},
        counters={"climb": 1, "region": 2},
        zones={"items:0": ["sword"], "items:1": ["talisman"]},
    )
    assert names(session, "graveyard") == ["dwarf"]
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert sorted(names(session, "items:1")) == ["sword", "talisman"]


@pytest.mark.rule("DTC-B11", "DTC-264")
def test_who_loses_craft_at_the_portal_discards_spells_over_the_limit() -> None:
    session = party(
        "dwarf",
        step="portal",
        at=6,
        to="portal-of-power",
        coming=(6, 6, 6),
        tokens={"dwarf": {"craft": 3, "fate": 0}},
        zones={"items:0": ["talisman"], "spells:0": ["mending"]},
    )
    answer(session, "craft", "talisman", "mending")
    assert names(session, "spells:0") == []


@pytest.mark.rule("DTC-B37", "DTC-B03")
def test_in_the_duel_both_roll_before_fate_is_spent() -> None:
    session = party(
        "dwarf",
        "elf",
        step="duel",
        at=6,
        to="portal-of-power",
        coming=(2, 5, 4),
        tokens={"dwarf": {"fate": 1}, "elf": {"fate": 0}},
        counters={"climb": 9, "region": 2},
    )
    answer(session, "elf")
    assert asked(session) == "DTC-B03"
    assert session.table.coming == [4]


@pytest.mark.rule("DTC-295", "DTC-B37", "DTC-B04")
def test_in_the_duel_spells_strike_heroes_and_help_their_caster_alone() -> None:
    session = party(
        "dwarf",
        "elf",
        step="duel",
        at=6,
        to="portal-of-power",
        coming=(1, 1),
        tokens={"dwarf": {"fate": 0}, "elf": {"fate": 0}},
        counters={"climb": 9, "region": 2},
        zones={"spells:0": ["fireball", "lantern-kin"], "spells:1": ["thorn-hound"]},
        on={"dwarf": {"held": 2}, "elf": {"held": 1}},
    )
    answer(session, "elf")
    assert not any("lantern-kin" in key for key in keys(session))
    answer(session, "cast fireball", "cast thorn-hound")  # 3 against 3 - 2 + 3
    assert lives(session, "dwarf", "elf") == [4, 4]
    assert session.table.count("aid_strength") == 0


# --- death in the midst of something ----------------


@pytest.mark.rule("DTC-307", "DTC-202", "DTC-144")
def test_who_dies_by_the_die_that_the_thief_waits_for_has_nothing_taken_twice() -> None:
    session = meets(
        "dry-well",
        "dwarf",
        "thief",
        tokens={"dwarf": {"life": 1, "gold": 1}},
        coming=(1,),
        zones={"items:0": ["sword"]},
    )
    answer(session, "forward", "yes", "sword")
    assert names(session, "graveyard") == ["dwarf"]
    assert names(session, "items:1") == ["sword"]
    assert [p.name for p in session.table["pile:1"]].count("sword") == 0


@pytest.mark.rule("DTC-192", "DTC-237")
def test_a_party_that_dies_against_guardians_has_lost() -> None:
    session = fight("ash-wyrm", "bridge-giant", heroes=("dwarf",), tokens={"dwarf": {"life": 1}})
    assert names(session, "graveyard") == ["dwarf"]
    assert session.table.outcome is not None
    assert not session.table.outcome.winners


@pytest.mark.rule("DTC-321")
@pytest.mark.parametrize(("to", "asks"), [("crags", True), ("graveyard", False)])
def test_a_gnome_lets_its_owner_roll_again_among_rocks(to: str, asks: bool) -> None:
    session = party(
        "thief",
        step="destination",
        at=6,
        to=to,
        coming=(1, 6),
        tokens={"thief": {"fate": 0}},
        zones={"followers:0": ["gnome"]},
    )
    assert (asked(session) == "DTC-321") is asks
    if asks:
        answer(session, "again")
        assert has(session, "thief", "strength") == 4


@pytest.mark.rule("DTC-321")
def test_a_die_that_a_hand_has_set_counts_when_it_is_not_rolled_again() -> None:
    session = party(
        "thief",
        step="destination",
        at=6,
        to="crags",
        coming=(1,),
        tokens={"thief": {"fate": 0}},
        zones={"followers:0": ["gnome"]},
    )
    set_die(session, 6)
    answer(session, "keep")
    assert has(session, "thief", "strength") == 4


# --- the worked example ----------------


@pytest.mark.rule("DTC-210", "DTC-218", "DTC-226", "DTC-235", "DTC-245", "DTC-246", "DTC-250")
def test_the_worked_example_of_guardian_combat_number_for_number() -> None:
    ana, bo, cy = "dwarf", "elf", "thief"
    session = trove(
        "hill-brute",
        "wolf",
        "wraith",
        "helmet",
        "toll",
        "gibbet",
        "witch",
        dice=(3, 4, 4, 5, 6, 4, 2, 5),
        heroes=(ana, bo, cy),
        magic=("wyrm-tooth-sword", "seers-ring", "dawn-blade"),
        tokens={
            ana: {"strength": 4, "craft": 3, "life": 4, "gold": 0},
            bo: {"strength": 4, "craft": 4, "life": 3, "gold": 2},
            cy: {"strength": 2, "craft": 6, "life": 4, "gold": 0, "fate": 0},
        },
        zones={"items:0": ["sword", "shield"], "items:1": ["yew-bow"], "spells:2": ["fireball"]},
        on={cy: {"held": 1}},
    )
    table = session.table

    def now(name: str) -> tuple[int, int]:
        brute = piece(session, name)
        return foes.score(session.table, brute, "strength"), foes.score(
            session.table, brute, "craft"
        )

    assert [harm.party_total(table, score) for score in ("strength", "craft")] == [11, 13]
    assert [foes.total(table, score) for score in ("strength", "craft")] == [10, 6]
    assert (now("hill-brute"), now("wolf"), now("wraith")) == ((8, 0), (2, 0), (0, 6))
    assert names(session, "trove") == ["dawn-blade"]
    answer(session, "cast fireball", "hill-brute")
    assert now("hill-brute") == (6, 0)
    answer(session, "shoot")
    assert asked(session) == "DTC-201"  # the Wraith's Craft has hit Ana once, and its Helmet held
    answer(session, "shield")
    assert [has(session, ana, token) for token in ("strength", "craft", "life")] == [4, 2, 3]
    assert [has(session, cy, token) for token in ("strength", "craft", "life")] == [0, 6, 2]
    assert "wyrm-tooth-sword" in names(session, "trove")
    assert now("wraith") == (0, 6)
    assert asked(session) == "DTC-250"
    answer(session, "fight", "shield")
    assert [has(session, ana, token) for token in ("craft", "life")] == [1, 2]
    assert names(session, "guardians") == []
    assert [has(session, hero, "gold") for hero in (ana, bo, cy)] == [2, 2, 1]
    loot = ["dawn-blade", "helmet", "seers-ring", "wyrm-tooth-sword"]
    assert sorted(names(session, "trove")) == loot


@pytest.mark.parametrize("step", ["arrive", "draw", "next_spot", "space_done", "onward"])
@pytest.mark.parametrize("homeward", [0, 1])
def test_a_party_that_hands_lay_in_the_village_goes_on_from_there(step: str, homeward: int) -> None:
    """The steps of the road find nothing there, and lead out of it or home."""
    session = party(counters={"at": 0, "homeward": homeward})
    session.override("go", step=step)
    assert not session.halted
    assert session.decisions


def test_a_destination_that_hands_took_away_is_no_hindrance() -> None:
    session = party(counters={"at": 6})
    for card in session.table["ground:6"]:
        session.override("move", piece=card.id, zone="out")
    session.override("go", step="destination")
    assert not session.halted
    assert session.decisions


def test_only_heroes_come_to_the_village_whatever_hands_laid_among_them() -> None:
    session = party()
    stranger = session.table.named("party").id
    session.override("move", piece=stranger, zone="newcomers")
    session.override("move", piece=session.table["hero:1"][0].id, zone="graveyard")
    session.override("go", step="home")
    assert not session.halted
    assert session.table["hero:1"]
    assert session.table.pieces[stranger].zone != "hero:1"
