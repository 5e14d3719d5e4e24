"""What the cards say: no two alike, decks that keep their measure, and the words of Enemies."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tabletop import Session
from tabletop.commands.lint import called_in
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import measured
from tabletop.games.darkest.cards.titles import WORDING
from tabletop.packs.lint import counts, lint
from tests.games.darkest.laying import answer, asked, has, keys, meets, names, party, piece, why


def met(card: str, *heroes: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The card is turned up, and its first question asked."""
    return answer(meets(card, *(heroes or ("dwarf",)), **more), "forward")


# --- the decks ----------------


def test_all_that_cards_say_is_sound() -> None:
    assert [*lint(WORDING, called_in("tabletop.games.darkest"))] == []


def test_a_boar_and_a_wolf_alone_do_nothing_but_fight() -> None:
    enemies = [card for card in content.of_kind("enemy") if isinstance(card, content.Enemy)]
    assert [card.id for card in enemies if not card.text] == ["boar", "wolf"]
    said = Counter((card.subtype, re.sub(r"\d+", "#", card.text)) for card in enemies if card.text)
    assert [words for words, n in said.items() if n > 1] == []


def test_the_decks_have_their_sizes() -> None:
    copies: Counter[str] = Counter()
    for card in content.pack().cards.values():
        copies[type(card).__name__] += getattr(card, "copies", 1)
    wanted = {"Event": 18, "Enemy": 44, "Stranger": 12, "Thing": 12, "Follower": 10, "Place": 8,
              "HeroCard": 16, "Spell": 28, "Location": 35}  # fmt: skip
    assert {kind: copies[kind] for kind in wanted} == wanted
    subtypes = Counter(c.subtype for c in content.of_kind("enemy"))  # type: ignore[attr-defined]
    assert subtypes == {"Animal": 13, "Monster": 13, "Spirit": 10, "Dragon": 4, "Giant": 4}


def test_the_decks_keep_their_measure_and_the_check_prints_it() -> None:
    told = measured()
    short = {what: n for what, n in told.items() if n < int(what.rpartition("at least ")[2])}
    assert not short
    assert told.items() <= counts(WORDING).items()


def test_every_card_that_is_drawn_has_words_of_its_own() -> None:
    drawn = content.of_kind(*content.ADVENTURES, "magic", "spell", "hero", "purchase")
    assert [card.id for card in drawn if not card.flavour] == []
    assert max(Counter(card.flavour for card in drawn).values()) == 1


# --- what Enemies say ----------------


@pytest.mark.rule("DTC-335", "DTC-182", "DTC-B06")
def test_a_price_lets_the_hero_who_pays_it_evade_and_nobody_else() -> None:
    session = met("ditch-dog", "dwarf", "elf", "monk")
    answer(session, "yes", "evade", "no")
    assert has(session, "dwarf", "gold") == 0
    assert why(session, "evade") == "DTC-182"


@pytest.mark.rule("DTC-335", "DTC-182")
def test_who_evades_by_a_spell_evades_alone_unless_it_says_all() -> None:
    for spell, others in (("walk-unseen", False), ("grey-veil", True)):
        session = met(
            "hill-giant", "dwarf", "elf", zones={"spells:0": [spell]}, on={"dwarf": {"held": 1}}
        )
        answer(session, f"cast {spell}", "evade")
        assert ("evade" in keys(session)) is others


@pytest.mark.rule("DTC-335")
@pytest.mark.parametrize(
    ("foe", "hero", "may"),
    [
        ("stag", "elf", True),
        ("stag", "dwarf", False),
        ("gallows-crew", "thief", True),
        ("gallows-crew", "monk", False),
        ("heron", "dwarf", True),
        ("little-giant", "dwarf", True),
        ("hearth-shade", "monk", True),
        ("ash-wyrm", "dwarf", True),
    ],
)
def test_some_let_some_pass(foe: str, hero: str, may: bool) -> None:
    assert ("evade" in keys(met(foe, hero))) is may


@pytest.mark.rule("DTC-335")
def test_who_does_not_lead_must_stop_for_a_giant_that_lets_leaders_pass() -> None:
    session = met("little-giant", "dwarf", "elf", coming=(1, 6, 1))
    answer(session, "evade")
    assert why(session, "evade") == "DTC-182"


@pytest.mark.rule("DTC-335", "DTC-182")
def test_what_cannot_be_evaded_is_met_by_an_elf_in_the_woods_as_well() -> None:
    for foe, may in (("marsh-cat", False), ("badger", True)):
        session = met(foe, "elf", at=3, zones={"pile:3": [foe], "pile:1": []})
        assert ("evade" in keys(session)) is may


@pytest.mark.rule("DTC-335")
def test_a_hound_lets_its_owner_pass_any_animal() -> None:
    for foe, may in (("wolf", True), ("hill-brute", False)):
        session = met(foe, zones={"followers:0": ["hound"]})
        assert ("evade" in keys(session)) is may


@pytest.mark.rule("DTC-335")
@pytest.mark.parametrize(
    ("foe", "more", "label"),
    [
        ("rat-king", {}, "against 1"),
        ("rat-king", {"zones": {"followers:0": ["guide"]}}, "against 3"),
        ("night-porter", {}, "against 4"),
        ("night-porter", {"tokens": {"dwarf": {"gold": 0}}}, "against 6"),
        ("lynx", {}, "against 5"),
    ],
)
def test_some_are_stronger_against_some(foe: str, more: dict, label: str) -> None:  # type: ignore[type-arg]
    session = met(foe, **more)
    assert session.decision is not None
    assert session.decision.options[0].label.endswith(label)


@pytest.mark.rule("DTC-335")
def test_a_point_of_fate_weakens_the_miller() -> None:
    session = answer(met("miller", tokens={"dwarf": {"fate": 1}}), "yes")
    assert has(session, "dwarf", "fate") == 0
    assert session.decision.options[0].label.endswith("against 2")  # type: ignore[union-attr]


@pytest.mark.rule("DTC-335")
def test_weapons_armour_and_fate_are_of_no_use_against_some() -> None:
    eel = met("eel", zones={"items:0": ["sword"]})
    assert not any("sword" in key for key in keys(eel))
    adder = met(
        "adder", zones={"items:0": ["armour"]}, coming=(1, 5), tokens={"dwarf": {"fate": 0}}
    )
    answer(adder, "strength")
    assert has(adder, "dwarf", "life") == 4
    bell = met("drowned-bell", coming=(1, 5), tokens={"dwarf": {"fate": 2}})
    answer(bell, "craft")
    assert (has(bell, "dwarf", "life"), has(bell, "dwarf", "fate")) == (4, 2)


@pytest.mark.rule("DTC-335")
def test_a_badger_wins_where_neither_wins() -> None:
    for foe, life in (("badger", 4), ("crook-back", 5)):
        session = answer(met(foe, coming=(2, 2)), "strength")
        assert has(session, "dwarf", "life") == life


@pytest.mark.rule("DTC-335", "DTC-192")
@pytest.mark.parametrize(
    ("foe", "token", "left"),
    [
        ("crook-back", "gold", 0),
        ("tally-man", "gold", 2),
        ("salt-wife", "craft", 2),
        ("sleeping-giant", "strength", 1),
    ],
)
def test_who_loses_to_some_loses_more(foe: str, token: str, left: int) -> None:
    session = met(foe, coming=(1, 5), tokens={"dwarf": {"gold": 3}})
    answer(session, "strength")
    assert has(session, "dwarf", token) == left


@pytest.mark.rule("DTC-335")
def test_a_wraith_takes_fate_and_a_bear_what_is_carried() -> None:
    wraith = met("wraith", coming=(1, 5), tokens={"dwarf": {"fate": 2}})
    answer(wraith, "craft", "keep")
    assert has(wraith, "dwarf", "fate") == 1
    bear = answer(met("old-bear", coming=(1, 5), zones={"items:0": ["sword", "axe"]}), "strength")
    answer(bear, "axe")
    assert names(bear, "items:0") == ["sword"]


@pytest.mark.rule("DTC-335", "DTC-175")
def test_who_loses_to_a_bog_man_loses_a_turn() -> None:
    session = met("bog-man", coming=(1, 5), zones={"adventure": ["gibbet"]})
    answer(session, "strength")
    assert names(session, "pile:1") == ["bog-man", "gibbet"]


@pytest.mark.rule("DTC-335", "DTC-204")
@pytest.mark.parametrize(
    ("foe", "score", "token", "left"),
    [
        ("hill-brute", "strength", "gold", 2),
        ("toll-goblin", "strength", "gold", 3),
        ("stone-eater", "strength", "strength", 10),
        ("young-drake", "craft", "gold", 3),
        ("ash-wyrm", "strength", "gold", 4),
        ("hill-giant", "strength", "gold", 3),
    ],
)
def test_who_beats_some_gains_something(foe: str, score: str, token: str, left: int) -> None:
    session = met(foe, coming=(5, 1), tokens={"dwarf": {"strength": 9, "craft": 9}})
    answer(session, *(["no"] if "no" in keys(session) else []), score)
    assert names(session, "trophies:0") == [foe]
    assert has(session, "dwarf", token) == left


@pytest.mark.rule("DTC-335", "DTC-174")
def test_a_bribe_sends_the_tinker_away_for_all() -> None:
    session = met("tinker-gone-bad", "dwarf", "elf")
    answer(session, "yes")
    assert "tinker-gone-bad" in names(session, "discard")
    assert names(session, "trophies:0") == []


@pytest.mark.rule("DTC-335", "DTC-174")
def test_a_draught_is_gone_once_all_have_met_it() -> None:
    session = met(
        "cold-draught",
        "dwarf",
        "elf",
        coming=(1, 1, 1, 1),
        tokens={"dwarf": {"craft": 1}, "elf": {"craft": 1}},
    )
    answer(session, "craft", "craft")
    assert "cold-draught" in names(session, "discard")


@pytest.mark.rule("DTC-335", "DTC-311")
def test_what_an_enemy_says_is_void_where_magic_is_destroyed() -> None:
    session = met(
        "night-porter",
        tokens={"dwarf": {"gold": 0}},
        on={"dwarf": {"held": 1}},
        zones={"spells:0": ["destroy-magic"]},
    )
    answer(session, "cast destroy-magic")
    assert session.decision.options[0].label.endswith("against 4")  # type: ignore[union-attr]


@pytest.mark.rule("DTC-312", "DTC-309")
def test_a_counterspell_is_not_for_enemies() -> None:
    session = met(
        "night-porter",
        tokens={"dwarf": {"gold": 0}},
        on={"dwarf": {"held": 1}},
        zones={"spells:0": ["counterspell"]},
    )
    assert asked(session) == "DTC-185"


@pytest.mark.rule("DTC-317", "DTC-309")
@pytest.mark.parametrize(("card", "asks"), [("toll", False), ("wolf", False), ("gambler", True)])
def test_a_temporal_warp_is_for_places_and_strangers_no_event_and_no_enemy(
    card: str, asks: bool
) -> None:
    session = met(card, zones={"spells:0": ["temporal-warp"]}, on={"dwarf": {"held": 1}})
    assert ("cast temporal-warp" in " ".join(keys(session))) is asks


@pytest.mark.rule("DTC-335", "DTC-211")
def test_guardians_say_nothing() -> None:
    session = party(
        "dwarf",
        step="guardian_combat",
        at=6,
        to="crags",
        zones={"guardians": ["tally-man"]},
        tokens={"dwarf": {"strength": 9, "fate": 1}},
        counters={"guarding": 1},
    )
    assert has(session, "dwarf", "fate") == 1
    assert piece(session, "tally-man").zone == "discard"


# --- what others ask ----------------


def test_a_leader_may_pay_so_that_nobody_loses_a_turn() -> None:
    for gold, drawn, key in ((2, 0, "yes"), (1, 1, "no")):
        session = meets(
            "mud-to-the-axles",
            "dwarf",
            "elf",
            tokens={"dwarf": {"gold": gold}},
            zones={"adventure": ["gibbet"]},
        )
        answer(session, "forward", key)
        assert len(names(session, "pile:1")) == drawn


def test_each_pays_for_medicine_or_falls_ill() -> None:
    session = answer(meets("fever", "dwarf", "elf"), "forward", "yes", "no")
    assert (has(session, "dwarf", "gold"), has(session, "dwarf", "life")) == (0, 5)
    assert (has(session, "elf", "gold"), has(session, "elf", "life")) == (1, 3)


@pytest.mark.parametrize(("mode", "gold", "fate"), [("mode 0", 3, 0), ("mode 1", 1, 1)])
def test_what_is_found_in_a_ditch_is_one_of_two(mode: str, gold: int, fate: int) -> None:
    session = answer(meets("a-find", "dwarf"), "forward", mode)
    assert (has(session, "dwarf", "gold"), has(session, "dwarf", "fate")) == (gold, fate)


@pytest.mark.rule("DTC-113")
def test_with_an_orphan_the_order_of_march_stays() -> None:
    session = party("dwarf", "elf", step="space_done", zones={"followers:1": ["orphan"]})
    assert not any(key.startswith("order") for key in keys(session))
    free = party("dwarf", "elf", step="space_done")
    assert any(key.startswith("order") for key in keys(free))


def test_an_ally_fights_beside_its_caster_in_this_fight_alone() -> None:
    session = meets(
        "hill-giant",
        "dwarf",
        zones={"spells:0": ["thorn-hound"]},
        coming=(1, 1),
        on={"dwarf": {"held": 1}},
    )
    answer(session, "forward", "cast thorn-hound")
    assert "6 against 6" in session.decision.options[0].label  # type: ignore[union-attr]
    answer(session, "strength")
    assert session.table.count("aid_strength") == 0
