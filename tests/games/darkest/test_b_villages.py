"""Chapters A, B1 and C2: heroes that set out, what villages offer, storage, and death."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.table.table import Table
from tests.games.darkest.laying import answer, asked, has, keys, names, party, why


def stay(*heroes_: str, **more):  # type: ignore[no-untyped-def]
    """A party in the village, whose first hero is asked."""
    return party(*heroes_, step="stay", args={"place": 0}, at=0, **more)


# --- A: setting up ----------------


@pytest.mark.rule("DTC-001", "DTC-011", "DTC-016", "DTC-025", "DTC-026", "DTC-033")
def test_three_are_dealt_into_the_village_and_set_their_order() -> None:
    session = new_game("darkest", seats=1, seed=4)
    assert asked(session) == "DTC-100"
    assert [len(session.table[f"hero:{place}"]) for place in (0, 1, 2)] == [1, 1, 1]
    assert len(session.table["newcomers"]) == 13
    assert len(keys(session)) == 6
    answer(session, "order 2 0 1")
    assert heroes.living(session.table) == (2, 0, 1)


@pytest.mark.rule("DTC-025")
def test_by_the_table_option_heroes_are_chosen() -> None:
    session = new_game("darkest", seats=1, seed=4, options={"char_selection": "choose"})
    answer(session, "troll", "elf", "seer")
    assert [names(session, f"hero:{place}") for place in (0, 1, 2)] == [
        ["troll"],
        ["elf"],
        ["seer"],
    ]


@pytest.mark.rule("DTC-027", "DTC-031")
def test_each_has_the_tokens_and_the_equipment_that_its_card_shows() -> None:
    session = new_game("darkest", seats=1, seed=4, options={"char_selection": "choose"})
    answer(session, "tavern-maid", "merchant", "warrior")
    assert names(session, "items:0") == ["potion"] * 5
    assert has(session, "merchant", "gold") == 5
    assert has(session, "tavern-maid", "gold") == 1
    assert names(session, "items:2") == ["sword"]
    warrior = session.table.named("warrior").counters
    assert [warrior[each] for each in ("strength", "craft", "life", "fate")] == [4, 2, 5, 1]


@pytest.mark.rule("DTC-018", "DTC-019", "DTC-020", "DTC-022", "DTC-024")
def test_each_deck_is_one_of_its_own_and_no_magic_lies_among_adventures() -> None:
    table = new_game("darkest", seats=1, seed=4).table
    kinds = {type(content.card(card.name)) for card in table["adventure"]}
    assert not kinds & {content.Magic, content.Purchase, content.Spell}
    assert {type(content.card(card.name)) for card in table["troves"]} == {content.Magic}
    assert len(table["adventure"]) == 104
    other = new_game("darkest", seats=1, seed=5).table
    assert [c.name for c in table["adventure"]] != [c.name for c in other["adventure"]]
    assert [c.name for c in table["spell"]] != [c.name for c in other["spell"]]
    assert not any(card.face_up for card in table["troves"])


# --- B1: services ----------------


@pytest.mark.rule("DTC-040", "DTC-B16", "DTC-083", "DTC-024")
def test_the_blacksmith_sells_while_stock_lasts() -> None:
    session = stay(tokens={"dwarf": {"gold": 14}})
    prices = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3}
    for name, price in prices.items():
        before = has(session, "dwarf", "gold")
        answer(session, f"buy {name}")
        assert before - has(session, "dwarf", "gold") == price
    assert sorted(names(session, "items:0")) == sorted(prices)
    assert not why(session, "buy yew-bow")  # something is stored for it (DTC-091)


@pytest.mark.rule("DTC-B16")
def test_who_lacks_the_gold_buys_nothing() -> None:
    session = stay(tokens={"dwarf": {"gold": 2}})
    assert why(session, "buy armour") == "DTC-B16"
    assert why(session, "buy sword") == ""


@pytest.mark.rule("DTC-041", "DTC-B17", "DTC-028")
def test_the_healer_restores_up_to_the_start_value_for_1_gold_each() -> None:
    lacking = {"life": 4, "strength": 2, "craft": 3, "fate": 0, "gold": 9}
    session = stay(tokens={"dwarf": lacking})
    assert why(session, "heal craft") == "DTC-041"
    answer(session, "heal life", "heal strength", "heal fate")
    assert [has(session, "dwarf", t) for t in ("life", "strength", "fate", "gold")] == [5, 3, 1, 6]
    assert why(session, "heal life") == "DTC-041"
    assert why(session, "heal fate") == ""


@pytest.mark.rule("DTC-B16", "DTC-B17", "DTC-041", "DTC-331")
@pytest.mark.parametrize("gold", range(4))
def test_what_a_house_rule_opens_costs_and_brings_what_it_says(gold: int) -> None:
    """Also where another rule bars the same: that still holds."""
    tokens, tried = {"dwarf": {"life": 1, "gold": gold}}, 0
    for rule in ("DTC-B16", "DTC-B17", "DTC-041", "DTC-331"):
        zones = {"trophies:0": ["night-porter"]}
        session = stay(tokens=tokens, zones=zones)
        session.override("adopt", subject=rule)
        opened = [o for o in session.decisions[0].options if o.is_open([rule])]
        for option in opened:
            said = re.search(r" for (\d+)(?: of \d+)? (gold|Strength|Craft)$", option.label)
            if not said:
                continue
            counter = said[2].lower()
            before, entries = has(session, "dwarf", counter), len(session.journal.entries)
            session.answer(option.key)
            came = has(session, "dwarf", counter) - before
            assert abs(came) == int(said[1]), (rule, option.label)
            session.rewind(entries)
            tried += 1
    assert tried > 10


@pytest.mark.rule("DTC-B17")
def test_the_healer_asks_gold() -> None:
    assert why(stay(tokens={"dwarf": {"life": 1, "gold": 0}}), "heal life") == "DTC-B17"


@pytest.mark.rule("DTC-042")
def test_the_mystic_answers_only_after_an_adventure() -> None:
    assert why(stay(), "mystic") == "DTC-042"
    assert why(stay(counters={"travelled": 1}), "mystic") == ""


@pytest.mark.rule("DTC-043")
@pytest.mark.parametrize(("scope", "refused"), [("per-character", ""), ("per-party", "DTC-043")])
def test_the_mystic_is_asked_once_in_a_stay(scope: str, refused: str) -> None:
    session = stay(
        counters={"travelled": 1},
        coming=(3,),
        options={"mystic_scope": scope},
        tokens={"dwarf": {"fate": 0}},
    )
    answer(session, "mystic")
    assert why(session, "mystic") == "DTC-043"
    answer(session, "ready")
    assert why(session, "mystic") == refused


@pytest.mark.rule("DTC-B18", "DTC-B10")
@pytest.mark.parametrize(
    ("shown", "now"), [(1, "evil"), (2, "neutral"), (3, "neutral"), (4, "good")]
)
def test_the_mystic_turns_alignments(shown: int, now: str) -> None:
    session = stay(counters={"travelled": 1}, coming=(shown,), tokens={"dwarf": {"fate": 0}})
    answer(session, "mystic")
    assert heroes.alignment(session.table, 0) == now


@pytest.mark.rule("DTC-B18")
def test_the_mystic_gives_a_spell_or_craft() -> None:
    session = stay(counters={"travelled": 1}, coming=(5,), tokens={"dwarf": {"fate": 0}})
    answer(session, "mystic")
    assert len(session.table["spells:0"]) == 1
    session = stay(counters={"travelled": 1}, coming=(6,), tokens={"dwarf": {"fate": 0}})
    answer(session, "mystic")
    assert has(session, "dwarf", "craft") == 4


@pytest.mark.rule("DTC-B10", "DTC-B07")
def test_who_may_not_have_a_thing_any_more_puts_it_down() -> None:
    session = stay(
        "elf",
        counters={"travelled": 1},
        coming=(1,),
        tokens={"elf": {"fate": 0}},
        zones={"items:0": ["dawn-blade"]},
    )
    answer(session, "mystic")
    assert names(session, "items:0") == []


# --- storage and trophies ----------------


@pytest.mark.rule("DTC-044", "DTC-045", "DTC-046", "DTC-086")
def test_what_is_stored_is_out_of_play_and_taken_out_by_who_stored_it() -> None:
    session = stay(zones={"items:0": ["seers-ring"], "store-0:1": ["sword"]})
    from tabletop.games.darkest.party.scores import score

    assert score(session.table, 0, "craft").n == 4
    answer(session, "store seers-ring")
    assert score(session.table, 0, "craft").n == 3
    assert not any(key.startswith("fetch sword") for key in keys(session))
    answer(session, "fetch seers-ring")
    assert names(session, "items:0") == ["seers-ring"]
    answer(session, "ready", "fetch sword")
    assert names(session, "items:1") == ["sword"]


@pytest.mark.rule("DTC-048")
def test_a_dead_heros_talisman_may_be_taken_by_anybody() -> None:
    session = party(
        "dwarf", "elf", step="stay", args={"place": 0}, at=0, zones={"store-0:2": ["talisman"]}
    )
    answer(session, "fetch talisman")
    assert names(session, "items:0") == ["talisman"]


@pytest.mark.rule("DTC-095", "DTC-050")
def test_each_village_has_stores_of_its_own() -> None:
    session = stay(zones={"store-1:0": ["sword"]})
    assert not any(key.startswith("fetch") for key in keys(session))
    outer = party(step="stay", args={"place": 0}, at=0, to="temple", zones={"store-1:0": ["sword"]})
    answer(outer, "fetch sword")
    assert [why(outer, key) for key in ("heal fate", "mystic", "buy sword")] == [
        "DTC-041",
        "DTC-042",
        "DTC-B16",
    ]


@pytest.mark.rule("DTC-082", "DTC-B14", "DTC-331")
def test_trophies_are_worth_a_point_for_seven() -> None:
    session = stay(zones={"trophies:0": ["hill-brute", "wolf"]})
    answer(session, "trophies strength")
    assert has(session, "dwarf", "strength") == 4
    assert names(session, "trophies:0") == []
    few = stay(zones={"trophies:0": ["wolf"]})
    assert why(few, "trophies strength") == "DTC-331"


@pytest.mark.rule("DTC-B14")
def test_a_trophy_with_both_numbers_counts_as_one_of_them() -> None:
    session = stay(zones={"trophies:0": ["road-dragon", "ghost"]})
    answer(session, "trophies craft")
    assert has(session, "dwarf", "craft") == 4
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTC-084", "DTC-085", "DTC-088", "DTC-089", "DTC-090")
def test_what_a_hero_has_room_for() -> None:
    from tabletop.games.darkest.party.carrying_capacity import full, need_of

    def no_room(table: Table, place: int, name: str) -> tuple[str, str] | None:
        return full(table, place, need_of(name))

    four = ["sword", "axe", "shield", "helmet"]
    session = stay(
        zones={
            "items:0": [*four, *["potion"] * 5],
            "mount:1": ["mule"],
            "items:1": [*four, *["potion"] * 3],
            "followers:0": ["hound", "poet"],
            "mount:0": [],
        }
    )
    table = session.table
    assert no_room(table, 0, "yew-bow") == ("DTC-088", "This hero has no free item slot.")
    assert no_room(table, 0, "lucky-nail") == ("DTC-089", "A hero can carry at most five trinkets.")
    assert no_room(table, 0, "squire") == ("DTC-085", "A hero can have at most two Followers.")
    assert no_room(table, 0, "mule") is None
    assert no_room(table, 1, "mule") == ("DTC-084", "A hero can have only one mount.")
    assert no_room(table, 1, "yew-bow") is None
    assert no_room(table, 1, "lucky-nail") is None


@pytest.mark.rule("DTC-092", "DTC-093", "DTC-094")
def test_a_bag_of_gold_is_an_object_until_it_is_cashed() -> None:
    session = party(zones={"items:0": ["bag-of-gold-3"], "pile:1": ["toll"]}, counters={"spot": 0})
    answer(session, "forward")
    assert names(session, "items:0") == ["bag-of-gold-3"]
    answer(session, "cash bag-of-gold-3")
    assert has(session, "dwarf", "gold") == 3


@pytest.mark.rule("DTC-096")
def test_nobody_gives_anything_to_another_but_the_tavern_maid_her_potions() -> None:
    session = party(zones={"items:0": ["sword"]})
    assert not any(key.startswith("give") for key in keys(session))
    maid = party("tavern-maid", "elf", zones={"items:0": ["potion", "sword"]})
    assert [key for key in keys(maid) if key.startswith("give")] == ["give 1"]
    answer(maid, "give 1")
    assert names(maid, "items:1") == ["potion"]


# --- death ----------------


@pytest.mark.rule("DTC-077", "DTC-047", "DTC-202", "DTC-078")
def test_who_dies_leaves_with_what_it_stored_and_drops_what_it_carried() -> None:
    session = party(
        tokens={"dwarf": {"life": 1, "fate": 0}},
        zones={
            "items:0": ["sword"],
            "store-0:0": ["axe", "talisman"],
            "trophies:0": ["wolf"],
            "pile:1": ["hill-giant"],
            "spells:0": ["mending"],
        },
        counters={"spot": 0},
        coming=(1, 6, 6, 1),
    )
    answer(session, "forward", "strength")
    while asked(session) == "DTC-B03":
        answer(session, "keep")
    assert names(session, "graveyard") == ["dwarf"]
    assert names(session, "store-0:0") == ["talisman"]
    assert "wolf" in names(session, "discard")
    assert "mending" in names(session, "spell-discard")
    assert heroes.living(session.table) == (1, 2)


@pytest.mark.rule("DTC-079")
def test_when_nobody_survives_the_campaign_is_lost_or_three_others_set_out() -> None:
    for wipe, over in (("defeat", True), ("new-party", False)):
        session = party(
            "dwarf",
            tokens={"dwarf": {"life": 1, "fate": 0, "gold": 0}},
            zones={"pile:1": ["hill-giant"]},
            counters={"spot": 0},
            coming=(1, 5),
            options={"party_wipe": wipe},
        )
        answer(session, "forward", "strength")
        assert session.over is over
        assert len(heroes.living(session.table)) == (0 if over else 3)


@pytest.mark.rule("DTC-080", "DTC-136")
def test_empty_places_are_filled_when_the_party_comes_home() -> None:
    session = party("dwarf", step="space_done", counters={"homeward": 1})
    assert len(heroes.living(session.table)) == 3
    dealt = Counter(card.name for place in (1, 2) for card in session.table[f"hero:{place}"])
    assert sum(dealt.values()) == 2
    assert heroes.at(session.table) == 0


@pytest.mark.rule("DTC-B14")
def test_who_is_ready_is_told_of_what_is_to_be_had_for_nothing() -> None:
    def ready(*trophies: str):  # type: ignore[no-untyped-def]
        decision = stay(zones={"trophies:0": [*trophies]}, tokens={"dwarf": {"gold": 0}}).decision
        assert decision is not None
        return decision.option("ready"), decision.preselected()

    option, forward = ready("hill-brute", "wolf")
    assert option.warning.startswith("Not taken yet: ")
    assert "1 Strength" in option.warning
    assert not forward
    option, forward = ready("wolf")
    assert (option.warning, forward) == ("", "ready")
