"""Chapter B: drawing."""

from __future__ import annotations

import pytest

from tests.games.parsifal.staging import (
    at_rest,
    blocked,
    controller,
    names,
    owner,
    play,
    question,
    stage,
    winners,
)

TWO = (["klingsor"], ["herzeleide"])
"""Two players who always have something to do."""


@pytest.mark.rule("PAR-006")
def test_the_top_tarot_is_drawn_before_anything_can_be_done() -> None:
    session = stage(areas=TWO, deck=["gawan", "grail", "ferris"], step="draw")
    at_rest(session, 0)
    assert names(session, "area:0") == ["klingsor", "gawan"]
    assert names(session, "deck") == ["ferris", "grail"]
    play(session, "pass")
    at_rest(session, 1)
    assert names(session, "common") == ["grail"]
    assert names(session, "deck") == ["ferris"], "one tarot a turn"


@pytest.mark.rule("PAR-006")
def test_no_second_tarot_is_taken_from_the_deck() -> None:
    session = stage(areas=TWO, deck=["gawan"])
    tarot = session.table.named("gawan").id
    assert session.game.refuse(session.table, 0, tarot, "area:0").rule == "PAR-006"


@pytest.mark.rule("PAR-007")
@pytest.mark.parametrize("artifact", ["balm", "bow", "bread", "grail", "horn", "spear", "wine"])
def test_a_drawn_artifact_goes_face_up_to_the_common_area(artifact: str) -> None:
    session = stage(areas=TWO, deck=[artifact], step="draw")
    assert names(session, "common") == [artifact]
    assert session.table.named(artifact).face_up
    assert owner(session, artifact) == ""
    at_rest(session, 0)


@pytest.mark.rule("PAR-008")
@pytest.mark.parametrize("character", ["swan", "charmer-3", "titurel", "parsifal"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_drawn_character_goes_face_up_to_whoever_drew_it(character: str, seat: int) -> None:
    session = stage(areas=TWO, deck=[character], active=seat, step="draw")
    assert controller(session, character) == seat
    assert session.table.named(character).face_up
    at_rest(session, seat)


@pytest.mark.rule("PAR-009")
def test_without_a_deck_play_goes_on_until_somebody_wins() -> None:
    session = stage(areas=(["amfortas", "titurel"], ["klingsor"]), common=["balm", "spear"])
    play(session, "amfortas", "take", "balm")
    at_rest(session, 1)
    assert [names(session, f"area:{seat}") for seat in (0, 1)] == [
        ["amfortas", "titurel"],
        ["klingsor"],
    ]
    play(session, "pass", "amfortas", "take", "spear")
    assert winners(session) == [0]


@pytest.mark.rule("PAR-010", "PAR-088")
def test_a_drawn_tarot_can_end_the_game_by_itself() -> None:
    session = stage(
        areas=(["amfortas"], ["klingsor"]),
        under={"amfortas": ["balm", "spear"]},
        deck=["titurel", "kundry"],
        active=1,
        step="draw",
    )
    assert controller(session, "titurel") == 1
    assert question(session) is None
    assert winners(session) == [0], "Titurel is free, whoever drew him"


@pytest.mark.rule("PAR-014")
def test_a_character_may_act_in_the_turn_in_which_it_was_drawn() -> None:
    session = stage(areas=TWO, deck=["gawan", "ferris"], common=["grail"], step="draw")
    assert "gawan" not in blocked(session)
    play(session, "gawan", "take", "grail", "decline")
    assert owner(session, "grail") == "gawan"
    at_rest(session, 1)
