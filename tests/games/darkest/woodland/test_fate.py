"""Woodland: Light and Dark Fate, and who is bound by them."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import TRIO, answer, asked, has, keys, meets, names, party
from tests.games.darkest.woodland.laid import (
    DARK,
    FAERIE_PATH,
    INNER_ROAD,
    ON,
    met,
    off_the_road,
    wooded,
)


@pytest.mark.rule("DTW-002")
def test_light_fate_rolls_again_ones_own_die_and_dark_fate_that_of_another() -> None:
    tokens = {"dwarf": {"fate": 1, DARK: 0}, "elf": {"fate": 1, DARK: 1}}
    session = met("gambler", tokens=tokens, coming=(2, 3, 5))
    answer(session, "forward") if asked(session) == "DTC-126" else None
    assert asked(session) == "DTC-B03", "the Dwarf's own die"
    answer(session, "keep")
    assert asked(session) == "DTW-002"
    assert session.decision is not None
    assert session.decision.ask.startswith("Dwarf rolled 2. Elf: spend 1 of 1 Dark Fate?")
    answer(session, "fate")
    assert has(session, "elf", DARK) == 0
    assert has(session, "elf", "fate") == 1
    told = [line.words for line in session.lines]
    assert any("rolls again" in words for words in told)


@pytest.mark.rule("DTW-002")
def test_the_second_result_of_an_enemy_stands_too() -> None:
    session = met("wolf", tokens={"monk": {DARK: 1}}, coming=(3, 6, 1, 2))
    answer(session, "strength")
    assert asked(session) == "DTW-002"
    assert session.decision is not None
    assert session.decision.ask.startswith("Wolf rolled 1"), "its last die"
    answer(session, "fate")
    assert not has(session, "monk", DARK)
    assert "6+2" in [part for line in session.lines for part in line.parts]


@pytest.mark.rule("DTW-002")
def test_dark_fate_turns_a_die_of_the_party_and_one_of_a_fight() -> None:
    session = wooded(step="draw", at=4, tokens={"elf": {DARK: 2}}, coming=(3, 4, 6))
    assert asked(session) == "DTW-002"
    answer(session, "fate")
    assert has(session, "elf", DARK) == 1
    fight = met("wolf", tokens={"elf": {DARK: 1}}, coming=(3, 2, 5, 5))
    answer(fight, "strength", "keep")
    assert asked(fight) == "DTW-002", "what the Dwarf has thrown"


@pytest.mark.rule("DTW-002")
def test_both_kinds_count_toward_the_value_of_fate() -> None:
    lacks = {"dwarf": {"fate": 1, DARK: 0}, "elf": {"fate": 1, DARK: 2}}
    session = meets("night-fire", tokens=lacks, options=ON)
    assert names(session, "pile:1") == ["night-fire"]
    answer(session, "forward")
    assert has(session, "dwarf", "fate") == 2
    assert (has(session, "elf", "fate"), has(session, "elf", DARK)) == (1, 2), "of 3 none is lost"


@pytest.mark.rule("DTW-003")
def test_on_entering_each_may_turn_any_of_its_light_fate() -> None:
    zones = {"atlas": off_the_road(*INNER_ROAD)}
    session = party(step="at_destination", at=6, to="forest", zones=zones, options=ON,
                    tokens={"dwarf": {"fate": 0}, "elf": {"fate": 3}, "monk": {"fate": 2}},
                    on={"forest": {"visited": 1}}, coming=(3,) * 12)  # fmt: skip
    answer(session, "cross woodland")
    assert asked(session) == "DTW-003", "the Dwarf has none to turn"
    assert keys(session) == ["none", "turn 1", "turn 2", "turn 3"]
    assert session.decision is not None
    told = [each.tells for each in session.decision.options]
    assert [bool(words) for words in told] == [True, True, False, False], "what each kind does"
    answer(session, "turn 2", "none")
    assert (has(session, "elf", "fate"), has(session, "elf", DARK)) == (1, 2)
    assert (has(session, "monk", "fate"), has(session, "monk", DARK)) == (2, 0)


@pytest.mark.rule("DTW-004")
def test_the_kinds_stay_as_they_are_when_the_party_leaves() -> None:
    tokens = {"elf": {"fate": 1, DARK: 2}}
    session = wooded(step="space_done", at=1, tokens=tokens, counters={"homeward": 1})
    while session.table.count("region"):
        answer(session, keys(session)[0])
    assert (has(session, "elf", "fate"), has(session, "elf", DARK)) == (1, 2)


@pytest.mark.rule("DTW-005")
@pytest.mark.parametrize(("choice", "light", "dark"), [("light", 2, 0), ("dark", 1, 1)])
def test_fate_gained_in_the_woodland_is_light_or_dark_at_choice(
    choice: str, light: int, dark: int
) -> None:
    session = wooded("elf", step="draw", at=1, tokens={"elf": {"fate": 1, "life": 4}},
                     coming=(1, 5, 2))  # fmt: skip
    answer(session, "keep", "keep")
    session = session if asked(session) != "DTC-B03" else answer(session, "keep")
    while asked(session) != "DTW-005":
        answer(session, "keep" if "keep" in keys(session) else keys(session)[0])
    answer(session, choice)
    assert (has(session, "elf", "fate"), has(session, "elf", DARK)) == (light, dark)


@pytest.mark.rule("DTW-005")
def test_a_card_that_says_which_is_not_asked_about() -> None:
    session = met("woodland-faerie-gate", "elf", zones={"quest:0": ["woodland-the-vagabond"]})
    assert session.decision is not None
    assert asked(session) != "DTW-005"


@pytest.mark.rule("DTW-006")
def test_outside_the_woodland_only_light_fate_is_gained() -> None:
    session = meets("night-fire", tokens={"elf": {"fate": 0}}, options=ON)
    answer(session, "forward")
    assert (has(session, "elf", "fate"), has(session, "elf", DARK)) == (1, 0)


@pytest.mark.rule("DTW-007")
@pytest.mark.parametrize(
    ("light", "dark", "life", "leads"),
    [(2, 1, 3, "dwarf"), (1, 2, 2, "elf"), (1, 1, 2, "dwarf"), (0, 0, 2, "dwarf")],
)
def test_of_a_fatebound_card_only_the_matching_text_works(
    light: int, dark: int, life: int, leads: str
) -> None:
    tokens = {"dwarf": {"fate": light, DARK: dark, "life": 2}}
    session = met("woodland-titanias-gate", tokens=tokens)
    if asked(session) == "DTW-007":
        answer(session, keys(session)[0])
    assert has(session, "dwarf", "life") == life
    assert session.table["order"][0].name == f"{leads}-figure"


@pytest.mark.rule("DTW-008")
def test_a_card_that_says_what_one_is_takes_precedence(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabletop.games.darkest.modules.woodland import fate

    session = met("woodland-titanias-gate", tokens={"dwarf": {"fate": 3}})
    said = [{"bound": "Darkbound"}]
    monkeypatch.setattr(fate, "spoken_so", lambda table, place, template: iter(said))
    assert [fate.bound(session.table, place) for place in range(len(TRIO))] == 3 * ["Darkbound"]


@pytest.mark.rule("DTW-027")
def test_no_fate_is_spent_on_the_blasted_heath_of_either_kind() -> None:
    tokens = {"dwarf": {"fate": 2}, "elf": {DARK: 2}}
    heath = {"ground:1": ["woodland-woods", "woodland-blasted-heath"], "pile:1": ["gambler"]}
    session = wooded(step="spot", args={"spot": 100}, zones=heath, tokens=tokens, coming=(2, 3, 4))
    assert asked(session) == "DTC-126", "nobody is asked for Fate"
    assert has(session, "dwarf", "fate") == 2
    elsewhere = {**heath, "ground:1": ["woodland-woods"]}
    session = wooded(step="spot", args={"spot": 100}, zones=elsewhere, tokens=tokens, coming=(2,))
    assert asked(session) == "DTC-B03"


@pytest.mark.rule("DTW-027")
def test_a_price_in_fate_cannot_be_paid_there() -> None:
    on = {"ground:1": ["woodland-woods", "woodland-blasted-heath"]}
    quest = {"quest:0": ["woodland-clear-path"]}
    session = wooded(step="loot", zones={**on, **quest}, tokens={"dwarf": {"fate": 2}})
    assert FAERIE_PATH[0] == "woodland-woods"
    answer(session, "resolve")
    assert has(session, "dwarf", "fate") == 2
    assert not [n for n in names(session, "quest:0") if n != "woodland-clear-path"]
