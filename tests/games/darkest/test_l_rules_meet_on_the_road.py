"""Where rules meet on the road and among Guardians, each by the words of its rule."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.guardians import foes, harm
from tests.games.darkest.laying import answer, asked, has, keys, meets, names, party, piece
from tests.games.darkest.test_e_guardians import fight, lives, trove

CALM = {"dwarf": {"fate": 0}, "elf": {"fate": 0}}

# --- a Draw Spot is met once in a visit ----------------


def _lost(home: int):  # type: ignore[no-untyped-def]
    """The Dwarf has lost to the Wisp and a turn with it; the Ash Wyrm that came of it stays."""
    session = party(
        "dwarf",
        "elf",
        tokens=CALM,
        coming=(1, 5),
        up=("will-o-wisp", "wolf"),
        zones={"pile:1": ["wolf", "will-o-wisp", "toll"], "adventure": ["ash-wyrm"]},
        counters={"spot": 300 if home else 100, "homeward": home},
        on={"fields": {"visited": 1}},
    )
    answer(session, "forward", "craft", "evade", "evade", "evade")
    assert asked(session) == "DTC-126"
    assert "ash-wyrm" in names(session, "pile:1")
    return session


@pytest.mark.rule("DTC-127", "DTC-125", "DTC-326")
@pytest.mark.parametrize(("home", "then"), [(0, "Gold"), (1, "Wolf")])
def test_a_card_that_a_lost_turn_brought_is_not_met_a_second_time_in_the_visit(
    home: int, then: str
) -> None:
    session = answer(_lost(home), "forward")
    assert session.decision is not None
    assert "Ash Wyrm" not in session.decision.ask
    assert not any(
        p.counters.get("spot", 0) % 100 == 0 and p.counters.get("met", 0)
        for p in session.table["pile:1"]
    )


@pytest.mark.rule("DTC-130", "DTC-127")
def test_turning_back_later_meets_it_as_one_of_the_lower_draw_spots() -> None:
    session = answer(_lost(0), "forward")  # the Toll, at the third spot
    answer(session, "back")
    assert session.decision is not None
    assert "Ash Wyrm" in session.decision.ask


@pytest.mark.rule("DTC-140", "DTC-130")
def test_turning_back_offers_what_was_dropped_lower_down_on_this_space() -> None:
    session = party(
        "dwarf",
        "elf",
        tokens=CALM,
        coming=(4,) * 9,
        up=("gibbet",),
        zones={"pile:1": ["gibbet", "witch"], "items:0": ["sword"]},
        counters={"spot": 100},
    )
    answer(session, "drop sword", "forward", "back", "none", "sword")
    assert names(session, "items:1") == ["sword"]


# --- what one can carry ----------------


@pytest.mark.rule("DTC-090", "DTC-088")
def test_who_loses_the_mount_puts_down_what_is_too_much_at_once() -> None:
    load = ["sword", "axe", "shield", "helmet", "armour", "water-bottle"]
    session = party("dwarf", "elf", zones={"mount:0": ["mule"], "items:0": load})
    answer(session, "drop mule")
    assert asked(session) == "DTC-090"
    answer(session, "down axe", "down sword")
    assert names(session, "items:0") == ["shield", "helmet", "armour", "water-bottle"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-090", "DTC-044")
def test_in_a_village_it_is_stored() -> None:
    load = ["sword", "axe", "shield", "helmet", "armour"]
    session = party(
        "dwarf", step="stay", args={"place": 0}, at=0, zones={"mount:0": ["mule"], "items:0": load}
    )
    answer(session, "store mule", "down axe")
    assert sorted(names(session, "store-0:0")) == ["axe", "mule"]


@pytest.mark.rule("DTC-165", "DTC-B08", "DTC-088")
def test_a_raft_takes_the_room_of_two() -> None:
    session = meets("raft", "dwarf", zones={"items:0": ["sword", "axe", "shield", "helmet"]})
    answer(session, "forward", "for sword")
    assert "raft" not in names(session, "items:0")
    answer(session, "for axe")
    assert names(session, "items:0") == ["shield", "helmet", "raft"]


# --- the dead ----------------


@pytest.mark.rule("DTC-144", "DTC-B19")
def test_what_falls_in_the_desert_is_offered_before_any_card_is_met() -> None:
    session = party(
        "dwarf",
        "elf",
        step="draw",
        at=4,
        to="temple",
        coming=(2,),
        zones={"items:0": ["sword"]},
        tokens={"dwarf": {"life": 1, "fate": 0}, "elf": {"fate": 0}},
    )
    assert asked(session) == "DTC-142"
    assert any(key.startswith("sword") for key in keys(session))


@pytest.mark.rule("DTC-144", "DTC-202")
def test_what_falls_at_a_special_location_is_offered_before_the_party_decides() -> None:
    session = party(
        "dwarf",
        "elf",
        step="draw",
        to="temple",
        coming=(1, 2, 1, 3),
        zones={"items:0": ["sword"]},
        tokens={"dwarf": {"life": 1, "fate": 0}, "elf": {"fate": 0}},
    )
    assert names(session, "graveyard") == ["dwarf"]
    assert asked(session) == "DTC-142"


@pytest.mark.rule("DTC-077", "DTC-080", "DTC-235")
def test_a_dead_hero_takes_no_mark_of_its_last_fight_along() -> None:
    session = fight(
        "wolf",
        "boar",
        heroes=("dwarf", "elf"),
        tokens={"dwarf": {"life": 1}},
        zones={"spell": []},
        on={"dwarf": {"lost-s": 2, "owed": 1}},
    )
    fallen = party(
        "dwarf",
        "elf",
        step="plain_of_peril",
        at=6,
        to="portal-of-power",
        zones={"items:1": ["talisman"]},
        counters={"climb": 1, "region": 2},
        on={"dwarf": {"life": 1, "lost-s": 2, "asked": 1}},
    )
    assert session.decision is not None
    assert names(fallen, "graveyard") == ["dwarf"]
    assert not any(piece(fallen, "dwarf").counters.values())


# --- Guardians ----------------


@pytest.mark.rule("DTC-219", "DTC-220", "DTC-218")
def test_a_second_weapon_goes_back_if_all_of_its_score_have_one() -> None:
    session = trove(
        "old-bear",
        "wraith",
        dice=(1, 1, 1),
        zones={"items:0": ["yew-bow"]},
        magic=("wyrm-tooth-sword", "widow-knife"),
    )
    assert asked(session) == "DTC-009"
    bear, wraith = piece(session, "old-bear"), piece(session, "wraith")
    assert [p.name for p in foes.borne(session.table, bear)] == ["wyrm-tooth-sword"]
    assert foes.borne(session.table, wraith) == []
    assert names(session, "trove") == ["widow-knife"]


@pytest.mark.rule("DTC-B32", "DTC-230")
def test_in_the_cursed_glade_guardians_cast_nothing_either() -> None:
    session = party(
        "dwarf",
        "elf",
        step="at_destination",
        at=6,
        to="cursed-glade",
        tokens=CALM,
        zones={"adventure": ["wolf", "wraith"], "trove": ["bone-flute"], "spell": ["fireball"]},
        coming=(1, 1, 1),
    )
    answer(session, "fight")
    assert names(session, "spell-discard") == []


@pytest.mark.rule("DTC-230", "DTC-224")
def test_what_a_spell_costs_its_caster_no_hero_pays_for_a_guardian() -> None:
    session = trove(
        "ash-wyrm",
        "wraith",
        dice=(1, 1, 1),
        magic=("bone-flute",),
        zones={"spell": ["dry-lightning"]},
    )
    assert names(session, "spell-discard") == ["dry-lightning"]
    assert has(session, "dwarf", "gold") == 1 + 1  # its share of the Trove


@pytest.mark.rule("DTC-234")
def test_of_two_as_strong_the_shooter_says_at_whom() -> None:
    session = fight(
        "hill-brute",
        "hill-giant",
        "wolf",
        heroes=("dwarf",),
        dice=(6,),
        tokens={"dwarf": {"life": 9}},
        zones={"items:0": ["yew-bow"]},
    )
    assert [key.partition("#")[0] for key in keys(session)] == [
        "shoot hill-brute",
        "shoot hill-giant",
        "none",
    ]
    answer(session, "shoot hill-giant")
    assert foes.score(session.table, piece(session, "hill-brute"), "strength") == 6


@pytest.mark.rule("DTC-243", "DTC-242", "DTC-233")
@pytest.mark.parametrize(("spell", "lost"), [("second-wind", [0, 1]), ("thorn-hound", [1, 0])])
def test_a_spell_that_helps_its_caster_counts_in_its_own_score_and_an_ally_does_not(
    spell: str, lost: list[int]
) -> None:
    """Strength 2 and 3 against 4: the Dwarf is the lowest, unless the Spell makes it 4."""
    session = fight(
        "old-bear",
        heroes=("dwarf", "elf"),
        zones={"spells:0": [spell]},
        on={"dwarf": {"held": 1, "strength": 2, "life": 5, "craft": 3}},
    )
    assert harm.own_score(session.table, 0, "strength") == 2
    answer(session, "cast")
    assert [5 - has(session, "dwarf", "life"), 4 - has(session, "elf", "life")] == lost


# --- three Guardian Combats, reckoned by hand ----------------


@pytest.mark.rule("DTC-241", "DTC-242", "DTC-245", "DTC-246")
def test_reckoned_by_hand_both_scores_and_hits_that_wrap_round() -> None:
    """Party S 2+3+4 = 9, C 5+1+3 = 9; Mere Worm S 6 C 2 and Wraith C 5: S 6, C 7. Both doomed.
    S: 6 > 2 Dwarf (4 left), 4 > 3 Elf (1), 1 > 4 no, back to 2: stop. C: 7 > 1 Elf (6), 6 > 3 Monk
    (3), 3 > 5 no, from the lowest: 3 > 1 Elf (2), 2 > 3 no, 2 > 1 Elf (1), stop at 1 > 1."""
    session = fight(
        "mere-worm",
        "wraith",
        tokens={
            "dwarf": {"strength": 2, "craft": 5, "life": 5},
            "elf": {"strength": 3, "craft": 1, "life": 5},
            "monk": {"strength": 4, "craft": 3, "life": 4},
        },
    )
    assert lives(session) == [4, 1, 3]
    assert [has(session, hero, "strength") for hero in ("dwarf", "elf", "monk")] == [1, 2, 4]
    assert [has(session, hero, "craft") for hero in ("dwarf", "elf", "monk")] == [5, 0, 2]


@pytest.mark.rule("DTC-245", "DTC-330", "DTC-240")
def test_reckoned_by_hand_who_can_bear_no_more_hits_is_passed_over() -> None:
    """Party S 1+2+3 = 6 against the Ash Wyrm's 7: nobody falls. 7 > 1 Dwarf, who had 1 Life
    (6 left); 6 > 2 Elf (4); 4 > 3 Monk (1); the Dwarf is passed over, 1 > 2 no: stop."""
    session = fight(
        "ash-wyrm",
        tokens={
            "dwarf": {"strength": 1, "life": 1},
            "elf": {"strength": 2},
            "monk": {"strength": 3},
        },
    )
    assert names(session, "graveyard") == ["dwarf"]
    assert lives(session, "elf", "monk") == [3, 3]
    assert names(session, "guardians") == ["ash-wyrm"]


@pytest.mark.rule("DTC-236", "DTC-237", "DTC-240", "DTC-243")
def test_reckoned_by_hand_a_shot_at_the_strongest_and_shares_for_the_others() -> None:
    """The Bow takes 3 from the Bridge Giant's 7: 6 + 2 + 4 = 12 against the party's 9. The Brute
    takes 7 of that, and 2 are not enough for the Wolf. 12 > 1 Elf (11), 11 > 3 Dwarf (8), 8 > 5
    Monk (3), 3 > 1 Elf (2), 2 > 3 no, 2 > 1 Elf (1), 1 > 3 no, 1 > 1 no."""
    session = fight(
        "hill-brute",
        "wolf",
        "bridge-giant",
        dice=(6,),
        tokens={
            "dwarf": {"strength": 3},
            "elf": {"strength": 1, "life": 4},
            "monk": {"strength": 5},
        },
        zones={"items:0": ["yew-bow"], "spells:1": ["fireball"]},
        on={"elf": {"held": 1}},
    )
    answer(session, "none", "shoot")
    assert foes.total(session.table, "strength") == 6 + 2 + 4
    answer(session, "hill-brute")
    assert sorted(names(session, "guardians")) == ["bridge-giant", "wolf"]
    assert lives(session) == [4, 1, 3]


# --- the duel ----------------


@pytest.mark.rule("DTC-294", "DTC-296")
@pytest.mark.parametrize(
    ("turn", "at", "rolls", "dead", "next_"),
    [
        (0, "monk", (1, 5), "dwarf", "Elf"),
        (1, "dwarf", (5, 1), "dwarf", "Monk"),
        (0, "elf", (5, 1), "elf", "Monk"),
    ],
)
def test_in_the_duel_nobody_is_passed_over_when_somebody_dies(
    turn: int, at: str, rolls: tuple[int, ...], dead: str, next_: str
) -> None:
    session = party(
        step="duel",
        args={"turn": turn},
        at=6,
        to="portal-of-power",
        coming=rolls,
        counters={"climb": 9, "region": 2},
        tokens={hero: {"fate": 0, "life": 1, "strength": 3} for hero in ("dwarf", "elf", "monk")},
    )
    answer(session, at)
    assert names(session, "graveyard") == [dead]
    assert session.decision is not None
    assert session.decision.ask == f"Whom does {next_} fight?"


@pytest.mark.rule("DTC-142")
def test_what_hands_turn_down_is_not_offered_while_nobody_may_know_it() -> None:
    session = party(
        "dwarf",
        "elf",
        step="draw",
        at=4,
        to="temple",
        coming=(2,),
        zones={"items:0": ["sword", "axe"]},
        tokens={"dwarf": {"life": 1, "fate": 0, "gold": 0}, "elf": {"fate": 0}},
    )
    session.override("flip", piece=session.table.named("sword").id, face_up=False)
    assert keys(session) == ["none", f"axe#{session.table.named('axe').id}"]
