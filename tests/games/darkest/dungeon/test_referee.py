"""Dungeon before a strict referee: cases that were written down from the rules alone, each with the
answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import Session, load
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tests.games.darkest.dungeon.below import (
    CLINGS,
    KITCHEN,
    LIBRARY,
    RUINS,
    SPIRIT,
    ask,
    at_the_ruins,
    below,
    dark,
    maps,
    met,
)
from tests.games.darkest.dungeon.test_road import DOWN
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, why

CORRIDOR = {"dungeon-corridor": {"visited": 1}}


# --- 1: the Ruins, and the other Ruins ------------------------------------------------------------

TO_THE_RUINS = ("fields", "plains", "woods", "hills", "ruins", RUINS)


@pytest.mark.rule("DTD-005", "DTX-013")
def test_on_the_road_to_the_ruins_that_location_is_rolled_again_as_often_as_it_comes() -> None:
    session = dark(
        step="draw", to=RUINS, zones={"atlas": maps(*TO_THE_RUINS)}, coming=(1, 1, 1, 2, *[3] * 9)
    )
    assert names(session, "ground:1") == ["fields", "graveyard"]


@pytest.mark.rule("DTD-004", "DTX-022")
def test_from_the_fifth_road_space_that_is_called_ruins_no_way_leads_down() -> None:
    on = {"ruins": {"visited": 1}}
    session = dark(
        step="space_done", at=5, to=RUINS, on=on, zones={"atlas": maps(*TO_THE_RUINS)},
        coming=(3,) * 20,
    )  # fmt: skip
    assert DOWN not in keys(session)
    assert DOWN in keys(at_the_ruins())


@pytest.mark.rule("DTD-057", "DTD-061")
@pytest.mark.parametrize("at", [2, 5])
def test_a_trap_door_on_the_inner_road_opens_over_the_destination_not_the_fifth_space(
    at: int,
) -> None:
    zones = {
        "atlas": maps(*TO_THE_RUINS), f"pile:{at}": ["dungeon-main-trap-door", "wolf"],
        "adventure": ["heron", "gibbet", "swamp", "ox", "badger", "lynx", "stag", "boar"],
    }  # fmt: skip
    session = dark(at=at, to=RUINS, zones=zones, counters={"spot": 0}, coming=(3,) * 20)
    answer(session, "forward")
    assert names(session, "here:6") == ["party"]
    assert names(session, f"pile:{at}") == ["wolf"]  # on the present road nothing is discarded
    assert heroes.region(session.table) == "inner"


# --- 7: Amulet ------------------------------------------------------------------------------------

AMULET = {"items:0": ["dungeon-amulet"], "dungeon-troves": []}


def lays_out(at: int, *coming: int, **more) -> Session:  # type: ignore[no-untyped-def]
    return below("dwarf", "elf", at=at, step="draw", coming=coming, zones=AMULET, **more)


@pytest.mark.rule("DTD-041")
def test_each_1_is_thrown_again_once_and_a_1_that_comes_again_stands() -> None:
    session = lays_out(4, 1, 1, 1, 5, KITCHEN, *[3] * 9)
    answer(session, "again")
    assert asked(session) == "DTC-119"
    assert names(session, "ground:4") == ["dungeon-cavern", "dungeon-kitchen"]
    answer(session, "no", "no")
    assert len(names(session, "pile:4")) == 5


@pytest.mark.rule("DTD-042")
def test_the_maximum_is_thrown_again_once_if_each_die_shows_it() -> None:
    session = lays_out(4, 6, 6, 6, 6, *[1] * 9)
    assert asked(session) == "DTD-042"
    answer(session, "again")
    assert asked(session) == "DTC-185"
    assert asked(lays_out(4, 6, 5, *[1] * 9)) == "DTC-185"
    assert asked(lays_out(1, 6, *[1] * 9)) == "DTD-042"


@pytest.mark.rule("DTD-041", "DTD-042")
@pytest.mark.parametrize(
    ("shown", "rules"),
    [((6, 6, 1, 1, 5, 5), ["DTD-042", "DTD-041"]), ((1, 6, 6, 2, 2), ["DTD-041", "DTD-042"])],
)
def test_the_one_may_bring_what_the_other_throws_again(
    shown: tuple[int, ...], rules: list[str]
) -> None:
    session = lays_out(4, *shown, *[1] * 9)
    for rule in rules:
        assert asked(session) == rule
        answer(session, "again")
    assert asked(session) == "DTC-185"


@pytest.mark.rule("DTD-040")
def test_at_the_rear_it_does_nothing() -> None:
    zones = {"items:1": ["dungeon-amulet"], "dungeon-troves": []}
    session = below("dwarf", "elf", at=4, step="draw", coming=(6, 6, *[1] * 9), zones=zones)
    assert asked(session) == "DTC-185"


# --- 8: what lies open, and who has it so ---------------------------------------------------------

ROW = ["dungeon-blind-bear", "dungeon-permit-office", "dungeon-hall-of-levers", "dungeon-rune-gate"]
OWL, TORCH = "dungeon-clockwork-owl", "dungeon-torch"


def before_a_row(*names_: str, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party in the Corridor before four cards."""
    return below(
        *names_, at=2, zones={"pile:2": ROW, **(zones or {})}, counters={"spot": 0}, on=CORRIDOR,
        **{"coming": (6, 1, *[3] * 20), **more},
    )  # fmt: skip


def open_ones(session: Session) -> list[str]:
    return [card.name for card in session.table["pile:2"] if card.face_up]


@pytest.mark.rule("DTD-036", "DTD-037")
def test_when_the_owl_is_lost_what_was_met_lies_open_and_nothing_else() -> None:
    session = before_a_row(
        "dwarf", "elf", zones={"items:0": [OWL], "dungeon-treasures": []}, coming=(1, 1) * 9,
        tokens={"dwarf": {"strength": 7}, "elf": {"strength": 6}},
    )  # fmt: skip
    assert open_ones(session) == ROW
    assert "DTD-036" in [line.rule for line in session.lines]
    answer(session, "forward", "evade", "evade")
    assert open_ones(session) == ROW
    answer(session, f"drop {OWL}")
    assert [name for name in open_ones(session) if name != OWL] == ROW[:1]


@pytest.mark.rule("DTD-037", "DTD-056")
def test_a_torch_in_the_party_does_not_keep_open_what_only_the_owl_showed() -> None:
    zones = {"items:0": [OWL], "items:1": [TORCH], "dungeon-treasures": []}
    session = before_a_row("dwarf", "elf", zones=zones)
    answer(session, f"drop {OWL}")
    assert open_ones(session) == [OWL]


@pytest.mark.rule("DTD-026", "DTD-037")
def test_an_amazon_who_leads_still_sees_two_cards_when_the_owl_is_lost() -> None:
    zones = {"items:0": [OWL], "dungeon-treasures": []}
    session = before_a_row("dungeon-amazon", "elf", zones=zones)
    answer(session, f"drop {OWL}")
    assert [name for name in open_ones(session) if name != OWL] == ROW[:2]


@pytest.mark.rule("DTD-026", "DTD-027")
def test_when_the_amazon_dies_in_the_row_the_rest_is_met_in_its_order() -> None:
    row = ["dungeon-permit-office", "dungeon-executioner", "dungeon-hall-of-levers"]
    session = before_a_row(
        "dungeon-amazon", "elf", zones={"pile:2": row}, coming=(1, 6, 6, *[1] * 9),
        tokens={"dungeon-amazon": {"life": 1, "strength": 1}, "elf": {"gold": 3}},
    )  # fmt: skip
    answer(session, "forward", "2 dungeon-executioner", "strength")
    assert names(session, "graveyard") == ["dungeon-amazon"]
    while asked(session) != "DTC-B12":
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert ask(session).startswith("Permit Office, to Elf")  # and nobody skips it


# --- 9: Spirit of Vengeance -----------------------------------------------------------------------


def haunted(card: str, *party: str, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The first, to whom it clings and who cannot lose, meets *card*."""
    strong = {(party or TRIO)[0]: {"strength": 9, "craft": 9}}
    return met(card, *party, zones={**CLINGS, **(zones or {})}, tokens=strong, **more)


@pytest.mark.rule("DTD-054")
@pytest.mark.parametrize(
    ("card", "held", "hero"),
    [
        ("wolf", {"items:0": ["dungeon-gaolers-lantern"]}, "dwarf"),
        ("dungeon-goblin-auditor", {"items:0": ["dungeon-chain-of-office"]}, "dwarf"),
        ("wolf", {}, "dungeon-philosopher"),
        ("wolf", {}, "minstrel"),
    ],
)
def test_its_victim_has_no_ability_by_which_an_enemy_would_be_gone(
    card: str, held: dict[str, list[str]], hero: str
) -> None:
    fate = {hero: {"fate": 1}}
    free = met(card, hero, "elf", zones=held, tokens=fate)
    assert asked(free) != "DTC-185"
    bound = met(card, hero, "elf", zones={**CLINGS, **held}, tokens=fate)
    assert asked(bound) == "DTC-185"


@pytest.mark.rule("DTD-054")
@pytest.mark.parametrize("spell", ["hex", "immobility", "dungeon-seal-the-door"])
def test_nor_casts_it_a_spell_that_would_take_the_enemy_away(spell: str) -> None:
    zones = {"spells:0": [spell]}
    session = haunted("wolf", zones=zones, on={"dwarf": {"held": 3}})
    assert why(session, f"cast {spell}") == "DTD-054"
    free = met("wolf", zones=zones, on={"dwarf": {"held": 3}})
    assert not why(free, f"cast {spell}")


@pytest.mark.rule("DTD-054")
@pytest.mark.parametrize(("craft", "barred"), [(5, True), (7, False)])
def test_what_weakens_an_enemy_is_barred_only_where_nothing_would_be_left(
    craft: int, barred: bool
) -> None:
    mirror = {"items:0": ["dungeon-gorgons-mirror"]}
    hero = {5: 3, 7: 7}[craft]  # with a hero of Craft 7 it has grown by 2
    tokens = {"dwarf": {"craft": hero}}
    session = met(
        "dungeon-choir-under-the-floor", "dwarf", zones={**CLINGS, **mirror}, tokens=tokens
    )
    assert (why(session, "yes") == "DTD-054") is barred


@pytest.mark.rule("DTD-055")
@pytest.mark.parametrize(("hero", "foe"), [("minstrel", "wolf"), ("priest", "wraith")])
def test_a_victory_over_one_that_an_ability_would_have_taken_away_lets_it_go(
    hero: str, foe: str
) -> None:
    session = haunted(foe, hero, "elf", coming=(6, 1, 1, *[1] * 9))
    session = load(session.to_json())
    answer(session, next(key for key in keys(session) if key in ("strength", "craft")))
    assert asked(session) == "DTD-055"
    session.undo()
    assert asked(session) == "DTC-185"
    answer(session, keys(session)[0], "discard")
    assert names(session, "dungeon-clinging:0") == []
    assert SPIRIT in names(session, "dungeon-discard")


@pytest.mark.rule("DTD-055")
def test_neither_a_stand_off_nor_a_fight_that_nobody_could_get_round_does() -> None:
    drawn = met("wolf", "minstrel", "elf", zones=CLINGS, coming=(1, 1, *[1] * 9))
    answer(drawn, "strength")
    assert names(drawn, "dungeon-clinging:0") == [SPIRIT]
    assert asked(drawn) != "DTD-055"
    won = haunted("dungeon-hobgoblin-quartermaster", "dwarf", coming=(6, 1, 1))
    answer(won, "strength")
    assert asked(won) != "DTD-055"
    assert names(won, "dungeon-clinging:0") == [SPIRIT]


@pytest.mark.rule("DTD-054")
def test_when_its_victim_dies_or_a_hand_takes_it_away_it_binds_nobody() -> None:
    session = met(
        "wolf", "dwarf", "elf", zones=CLINGS, coming=(1, 6, 6, *[1] * 9),
        tokens={"dwarf": {"life": 1, "strength": 1}},
    )  # fmt: skip
    answer(session, "strength")
    assert names(session, "dungeon-discard") == [SPIRIT]
    by_hand = haunted("ash-wyrm")
    assert why(by_hand, "evade") == "DTD-054"
    by_hand.override("move", piece=piece(by_hand, SPIRIT).id, zone="dungeon-discard")
    assert "evade" in keys(by_hand)


# --- 10: near the Destination ---------------------------------------------------------------------


@pytest.mark.rule("DTD-049")
@pytest.mark.parametrize(("at", "gold", "hoard"), [(6, 1, 3), (2, 4, 0)])
def test_the_misers_gold_joins_the_trove_in_the_chamber_and_falls_to_the_victor_elsewhere(
    at: int, gold: int, hoard: int
) -> None:
    on = {"dungeon-treasure-chamber" if at == 6 else "dungeon-corridor": {"visited": 1}}
    session = below(
        "dwarf", at=at, on=on, counters={"spot": 0}, coming=(6, 1, *[3] * 9),
        zones={f"pile:{at}": ["dungeon-miser-dragon"], "trove": ["dungeon-amulet"]},
        tokens={"dwarf": {"strength": 30}},
    )  # fmt: skip
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "gold") == gold
    assert session.table.count("hoard") == hoard


@pytest.mark.rule("DTD-044")
def test_a_haunt_on_a_6_waits_at_the_chamber_and_is_met_before_it() -> None:
    session = below(
        "dwarf", at=5, step="space_done", coming=(3,) * 9, on={"dungeon-vault": {"visited": 1}},
        zones={"pile:6": ["dungeon-bligh-haunt"]}, up=("dungeon-bligh-haunt",),
    )  # fmt: skip
    while asked(session) != "DTC-185":
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert names(session, "here:6") == ["party"]
    assert "visited" not in piece(session, "dungeon-treasure-chamber").counters


@pytest.mark.rule("DTD-047")
@pytest.mark.parametrize(("at", "to"), [(3, 5), (4, 6), (5, 6)])
def test_two_spaces_on_never_lead_past_the_destination(at: int, to: int) -> None:
    session = met("dungeon-lone-dwarf", at=at, coming=(5, *[3] * 12))
    assert names(session, f"here:{to}") == ["party"]
    for passed in range(at + 1, to):
        assert all("visited" not in p.counters for p in session.table[f"ground:{passed}"])


@pytest.mark.rule("DTD-051")
def test_a_passage_turns_the_next_space_into_a_location_and_discards_what_lies_there() -> None:
    session = met(
        "dungeon-secret-passage", coming=(LIBRARY, *[3] * 9), up=("wolf",),
        zones={"ground:3": ["dungeon-tunnel", "dungeon-kitchen"], "pile:3": ["wolf"]},
    )  # fmt: skip
    assert names(session, "ground:3") == ["dungeon-tunnel", "dungeon-library"]
    assert names(session, "pile:3") == []
    assert "wolf" in names(session, "discard")


@pytest.mark.rule("DTD-050", "DTD-051")
def test_a_passage_in_the_vault_leads_nowhere_but_to_a_location_that_lies_there() -> None:
    session = met("dungeon-secret-passage", at=5, coming=(KITCHEN, *[3] * 9))
    assert names(session, "ground:6") == ["dungeon-treasure-chamber"]
    assert asked(session) == "DTC-126"
    back = met(
        "dungeon-secret-passage", at=5, coming=(KITCHEN, *[3] * 9),
        zones={"ground:1": ["dungeon-entrance", "dungeon-kitchen"]},
        on={"dungeon-entrance": {"visited": 1}},
    )  # fmt: skip
    answer(back, "go")
    assert names(back, "here:1") == ["party"]
    assert ask(back).startswith("Kitchen, to Dwarf")


# --- 11: Followers in a fight ---------------------------------------------------------------------


@pytest.mark.rule("DTD-045")
def test_the_avenger_strikes_for_another_not_for_its_bearer() -> None:
    def struck_by_the_elf(bearer: int) -> Session:
        session = met(
            "ash-wyrm", "dwarf", "elf", zones={f"followers:{bearer}": ["dungeon-holy-avenger"]},
            coming=(1, 6, 1, 3, 1),
        )  # fmt: skip
        return answer(session, "strength", "strength")

    won = struck_by_the_elf(1)  # 3 + 3 and a 3 against 7 and a 1
    assert names(won, "trophies:1") == ["ash-wyrm"]
    drawn = struck_by_the_elf(0)
    assert names(drawn, "trophies:1") == []


@pytest.mark.rule("DTD-058")
def test_the_wise_man_leaves_though_a_helmet_saves_the_life_and_stays_after_a_battle() -> None:
    session = met(
        "wraith", "dwarf", zones={"followers:0": ["dungeon-wise-man"], "items:0": ["helmet"]},
        coming=(1, 5, 6, *[6] * 9),
    )  # fmt: skip
    answer(session, "craft")
    while asked(session) != "DTC-126":
        answer(
            session, next((k for k in keys(session) if k.startswith("helmet")), keys(session)[0])
        )
    assert has(session, "dwarf", "life") == 5
    assert names(session, "followers:0") == []
    battle = met(
        "ash-wyrm", "dwarf", zones={"followers:0": ["dungeon-wise-man"]}, coming=(1, 6, 1, *[1] * 9)
    )
    answer(battle, "strength")
    assert names(battle, "followers:0") == ["dungeon-wise-man"]


# --- 12: once per road, once per campaign ---------------------------------------------------------


@pytest.mark.rule("DTD-035")
def test_a_cloak_used_above_is_of_use_again_below() -> None:
    zones = {"items:0": ["dungeon-cloak-of-feathers"], "dungeon-treasures": []}
    session = at_the_ruins(zones=zones, counters={"cloaked": 1}, coming=(1, KITCHEN, *[3] * 9))
    answer(session, DOWN)
    assert asked(session) == "DTD-035"
    answer(session, "pass")
    assert session.table.count("cloaked") == 1


@pytest.mark.rule("DTD-024", "DTD-025", "DTX-036")
@pytest.mark.parametrize(("won", "came"), [(0, 0), (1, 3), (2, 0)])
def test_who_leaves_by_a_gate_brings_the_main_cards_into_play_once_and_if_the_lord_is_beaten(
    won: int, came: int
) -> None:
    session = met("dungeon-rune-gate", counters={"dungeon-won": won} if won else {})
    waiting = len(names(session, "dungeon-main"))
    answer(session, "yes", "outer-village")
    assert waiting - len(names(session, "dungeon-main")) == came


@pytest.mark.rule("DTD-037")
def test_what_lies_open_is_marked_so_and_a_save_keeps_it() -> None:
    session = before_a_row("dwarf", zones={"items:0": [OWL], "dungeon-treasures": []})
    again = load(session.to_json())
    assert open_ones(again) == ROW
    assert all(space_positions.OPEN in card.counters for card in again.table["pile:2"])
    answer(again, f"drop {OWL}")
    again.undo()
    assert open_ones(again) == ROW
