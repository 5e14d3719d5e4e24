"""Chapter F: interruption."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    controller,
    keys,
    locker,
    names,
    owner,
    play,
    question,
    stage,
    winners,
)

HORN = {"under": {"gawan": ["horn"]}}
THREE = (["klingsor"], ["gawan"], ["titurel", "kundry"])


@pytest.mark.rule("PAR-067", "PAR-071")
def test_who_owns_the_horn_may_stop_an_opponents_action() -> None:
    session = stage(areas=THREE, **HORN)
    play(session, "klingsor", "klingsor lock", "kundry")
    assert asked(session) == (1, "PAR-067")
    assert keys(session)[0] == "interrupt horn"
    play(session, "interrupt horn")
    assert locker(session, "kundry") == ""
    assert names(session, "limbo") == ["horn"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-067")
def test_nobody_is_asked_where_nobody_could() -> None:
    session = stage(areas=THREE, common=["horn"])
    play(session, "klingsor", "klingsor lock", "kundry")
    assert locker(session, "kundry") == "klingsor"


@pytest.mark.rule("PAR-068")
@pytest.mark.parametrize(
    ("keys", "under"),
    [
        (("ferris", "take", "balm"), {}),
        (("ferris", "drop", "bread"), {}),
        (("klingsor", "release", "swan"), {}),
        (("klingsor", "klingsor control", "kundry", "take", "balm"), {}),
    ],
    ids=["take", "drop", "release", "commanded"],
)
def test_open_deeds_and_commanded_ones_can_be_stopped(
    keys: tuple[str, ...], under: dict[str, list[str]]
) -> None:
    session = stage(
        areas=(["klingsor", "ferris"], ["gawan"], ["swan", "kundry"]),
        under={"gawan": ["horn"], "ferris": ["bread"]},
        over={"swan": "klingsor"},
        common=["balm"],
    )
    play(session, *keys)
    assert asked(session) == (1, "PAR-067")
    play(session, "interrupt horn")
    assert (names(session, "common"), owner(session, "bread")) == (["balm"], "ferris")
    assert locker(session, "swan") == "klingsor"


@pytest.mark.rule("PAR-068")
def test_drawing_and_passing_cannot_be_stopped() -> None:
    session = stage(areas=THREE, **HORN, deck=["ferris"], step="draw")
    at_rest(session, 0)
    assert controller(session, "ferris") == 0
    play(session, "pass")
    at_rest(session, 1)


@pytest.mark.rule("PAR-069")
def test_nothing_has_happened_yet_when_the_others_are_asked() -> None:
    session = stage(areas=THREE, **HORN)
    play(session, "klingsor", "klingsor lock", "kundry")
    assert locker(session, "kundry") == ""
    assert question(session) is not None
    assert "Player 0's Klingsor wants to lock Player 2's Kundry." in question(session).ask
    play(session, "let it happen")
    assert locker(session, "kundry") == "klingsor"


@pytest.mark.rule("PAR-070")
def test_the_interrupted_turn_is_over_and_so_is_any_second_action() -> None:
    session = stage(areas=(["knight-1", "knight-2"], ["gawan"]), **HORN, common=["balm", "wine"])
    play(session, "knight-1", "take", "balm", "interrupt horn")
    at_rest(session, 1)


@pytest.mark.rule("PAR-070")
def test_an_earlier_action_of_the_turn_stands() -> None:
    session = stage(areas=(["knight-1", "knight-2"], ["gawan"]), **HORN, common=["balm", "wine"])
    play(session, "knight-1", "take", "balm", "let it happen")
    play(session, "knight-2 PAR-079", "take", "wine", "interrupt horn")
    assert owner(session, "balm") == "knight-1"
    assert names(session, "common") == ["wine"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-071")
def test_a_quest_may_be_met_by_what_an_interruption_spends() -> None:
    session = stage(
        areas=(["klingsor"], ["ferris", "charmer-1"], ["kundry"]), under={"ferris": ["spear"]}
    )
    play(session, "klingsor", "klingsor lock", "kundry", "interrupt spear")
    assert names(session, "limbo") == ["spear"]
    assert winners(session) == []


@pytest.mark.rule("PAR-072")
def test_an_interruption_is_final() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan"], ["titurel"]),
        under={"gawan": ["horn"], "titurel": ["spear"]},
    )
    play(session, "klingsor", "klingsor lock", "gawan", "interrupt horn")
    at_rest(session, 1)
    assert owner(session, "spear") == "titurel", "nobody was asked about the interruption"


@pytest.mark.rule("PAR-073")
@pytest.mark.parametrize(("direction", "first", "second"), [(1, 1, 2), (-1, 2, 1)])
def test_players_are_asked_in_turn_order(direction: int, first: int, second: int) -> None:
    session = stage(
        areas=(["klingsor"], ["gawan"], ["titurel"]),
        under={"gawan": ["horn"], "titurel": ["spear"]},
        direction=direction,
    )
    play(session, "klingsor", "klingsor lock", "gawan")
    assert asked(session) == (first, "PAR-067")
    play(session, "let it happen")
    assert asked(session) == (second, "PAR-067")
    play(session, "let it happen")
    assert locker(session, "gawan") == "klingsor"


@pytest.mark.rule("PAR-074")
def test_nobody_interrupts_in_the_own_turn() -> None:
    session = stage(areas=(["klingsor"], ["gawan"]), under={"klingsor": ["spear"]})
    play(session, "klingsor", "klingsor lock", "gawan")
    assert locker(session, "gawan") == "klingsor"


@pytest.mark.rule("PAR-074")
def test_the_rival_whose_character_is_commanded_may_interrupt_with_what_that_owns() -> None:
    session = stage(areas=(["klingsor"], ["kundry"], ["parsifal"]), under={"kundry": ["horn"]})
    play(session, "klingsor", "klingsor control", "kundry", "kundry lock", "parsifal")
    assert asked(session) == (1, "PAR-067")
    play(session, "interrupt horn")
    assert (names(session, "limbo"), locker(session, "parsifal")) == (["horn"], "")
    at_rest(session, 1)


@pytest.mark.rule("PAR-074")
def test_what_a_locked_character_would_have_had_interrupts_nothing() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "swan"]), over={"gawan": "swan"}, common=["horn"]
    )
    play(session, "klingsor", "klingsor lock", "swan")
    assert locker(session, "swan") == "klingsor"


@pytest.mark.rule("PAR-075")
def test_one_may_not_be_asked_again_this_turn() -> None:
    session = stage(areas=(["knight-1", "knight-2"], ["gawan"]), **HORN, common=["balm", "wine"])
    play(session, "knight-1", "take", "balm", "not this turn")
    play(session, "knight-2 PAR-079", "take", "wine")
    at_rest(session, 1)
    play(session, "pass", "knight-1", "drop", "balm")
    assert asked(session) == (1, "PAR-067"), "in the next turn one is asked again"


@pytest.mark.rule("PAR-075")
def test_one_may_not_be_asked_again_at_all_and_change_ones_mind() -> None:
    session = stage(
        areas=(["klingsor", "ferris"], ["gawan", "swan"]), **HORN, common=["balm", "wine"]
    )
    play(session, "klingsor", "take", "balm", "not this game")
    at_rest(session, 1)
    play(session, "ask again", "pass", "ferris", "take", "wine")
    assert asked(session) == (1, "PAR-067")


@pytest.mark.rule("PAR-075")
def test_everybody_may_be_asked_always_and_nobody_ever() -> None:
    always = stage(areas=THREE, options={"interrupt_prompt": "always"})
    play(always, "klingsor", "klingsor lock", "kundry")
    assert asked(always) == (1, "PAR-067")
    assert blocked(always) == {"interrupt": "PAR-067"}
    with pytest.raises(Refusal, match="PAR-067"):
        always.answer("interrupt")
    never = stage(areas=THREE, **HORN, options={"interrupt_prompt": "auto_pass"})
    play(never, "klingsor", "klingsor lock", "kundry")
    assert locker(never, "kundry") == "klingsor"


@pytest.mark.rule("PAR-069")
def test_what_is_commanded_with_an_artifact_names_that() -> None:
    """Once, whatever the commanded character acts with, and be it on who commands."""
    session = stage(
        areas=(["titurel"], ["ferris", "gawan"]),
        under={"titurel": ["horn"], "ferris": ["bow"], "gawan": ["spear"]},
    )
    play(session, "titurel", "horn control", "ferris", "bow lock", "titurel")
    wanted = "Player 0's Titurel, with the Horn, wants your Ferris to lock Player 0's Titurel"
    assert f"{wanted} with the Bow." in question(session).ask
