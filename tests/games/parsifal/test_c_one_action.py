"""Chapter C: one action with one character."""

from __future__ import annotations

import pytest

from tabletop import Refusal
from tabletop.play.ports.port import Port
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    blocked,
    keys,
    locker,
    names,
    owner,
    play,
    say,
    source,
    stage,
    winners,
)


@pytest.mark.rule("PAR-011", "PAR-017", "PAR-021", "PAR-022", "PAR-043")
@pytest.mark.parametrize(
    "answers",
    [
        ("herzeleide", "take", "grail"),
        ("herzeleide", "drop", "horn"),
        ("herzeleide", "release", "kundry"),
        ("herzeleide", "herzeleide lock", "swan"),
        ("herzeleide", "horn control", "ferris", "ferris lock", "amfortas"),
    ],
)
def test_the_turn_is_over_after_one_action(answers: tuple[str, ...]) -> None:
    session = stage(
        areas=(["herzeleide", "titurel"], ["kundry", "swan", "ferris", "amfortas"]),
        under={"herzeleide": ["horn"]},
        over={"kundry": "herzeleide"},
        common=["grail"],
    )
    play(session, *answers)
    at_rest(session, 1)


@pytest.mark.rule("PAR-011")
def test_nobody_acts_in_the_turn_of_another() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide"]), common=["grail"])
    with pytest.raises(Refusal):
        say(session, "herzeleide")
    grail = session.table.named("grail").id
    assert session.game.refuse(session.table, 1, grail, "under:herzeleide").rule == "PAR-011"


@pytest.mark.rule("PAR-012")
def test_a_player_may_pass() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide"]), common=["grail"])
    play(session, "pass")
    at_rest(session, 1)
    assert names(session, "common") == ["grail"]
    play(session, "pass")
    at_rest(session, 0)


@pytest.mark.rule("PAR-012")
def test_who_can_do_nothing_passes_without_being_asked() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry"], [], ["herzeleide"]), over={"kundry": "klingsor"}
    )
    play(session, "pass")
    at_rest(session, 3)
    passed = [line for line in session.lines if line.words == "{} can do nothing."]
    assert [line.parts for line in passed] == [["Player 1"], ["Player 2"]]


@pytest.mark.rule("PAR-012", "PAR-097")
def test_where_nobody_can_ever_do_anything_they_are_asked_and_may_agree_on_a_draw() -> None:
    session = stage(areas=(["titurel"], ["kundry"]), step="draw")
    at_rest(session, 0)
    assert blocked(session) == {"titurel": "PAR-011"}
    play(session, "pass")
    at_rest(session, 1)
    play(session, "offer a draw", "yes")
    assert session.table.outcome
    assert winners(session) == []


@pytest.mark.rule("PAR-013")
def test_a_player_acts_with_characters_of_their_own_alone() -> None:
    session = stage(
        areas=(["klingsor", "gawan"], ["herzeleide", "titurel"]),
        over={"titurel": "klingsor"},
        common=["grail"],
    )
    assert keys(session) == ["gawan", "klingsor", "pass", "offer a draw"]
    assert blocked(session) == {}
    with pytest.raises(Refusal):
        say(session, "herzeleide")
    theirs = session.table.named("herzeleide").id
    assert session.game.refuse(session.table, 0, theirs, "over:gawan").rule == "PAR-013"


@pytest.mark.rule("PAR-013", "PAR-056")
def test_or_with_one_that_theirs_commands() -> None:
    session = stage(areas=(["klingsor"], ["ferris"]), common=["grail"])
    play(session, "klingsor", "klingsor control", "ferris", "take", "grail")
    assert owner(session, "grail") == "ferris"
    at_rest(session, 1)


@pytest.mark.rule("PAR-015")
def test_a_captive_does_nothing_of_any_kind() -> None:
    session = stage(
        areas=(["kundry", "gawan"], ["klingsor"]), over={"kundry": "klingsor"}, common=["grail"]
    )
    assert blocked(session) == {"kundry": "PAR-015"}
    with pytest.raises(Refusal) as refusal:
        say(session, "kundry")
    assert refusal.value.rule == "PAR-015"
    assert "locked by Klingsor" in str(refusal.value)
    captive = session.table.named("kundry").id
    assert session.game.refuse(session.table, 0, captive, "over:gawan").rule == "PAR-015"


@pytest.mark.rule("PAR-016", "PAR-029")
def test_a_locker_does_everything_but_lock_beyond_its_slots() -> None:
    session = stage(
        areas=(["gurnemanz", "titurel"], ["kundry", "ferris"]),
        under={"gurnemanz": ["wine"]},
        over={"kundry": "gurnemanz"},
        common=["grail"],
    )
    play(session, "gurnemanz")
    assert keys(session) == ["release", "take", "drop", "gurnemanz give"]
    assert blocked(session) == {"gurnemanz lock": "PAR-029", "wine control": "PAR-056"}
    play(session, "take", "grail")
    assert names(session, "under:gurnemanz") == ["wine", "grail"]
    assert locker(session, "kundry") == "gurnemanz"
    at_rest(session, 1)


@pytest.mark.rule("PAR-017", "PAR-019")
def test_taken_artifacts_lie_face_up_under_the_character_the_oldest_first() -> None:
    session = stage(areas=(["parsifal"], ["klingsor"]), common=["grail", "bow", "balm"])
    play(session, "parsifal", "take")
    assert keys(session) == ["balm", "bow", "grail"]
    play(session, "grail", "pass", "parsifal", "take", "balm", "pass", "parsifal", "take", "bow")
    assert names(session, "under:parsifal") == ["grail", "balm", "bow"]
    assert all(artifact.face_up for artifact in session.table["under:parsifal"])
    assert names(session, "common") == []
    at_rest(session, 1)


@pytest.mark.rule("PAR-018")
def test_artifacts_are_not_taken_from_other_characters() -> None:
    session = stage(
        areas=(["parsifal", "titurel"], ["klingsor"]),
        under={"klingsor": ["spear"], "titurel": ["wine"]},
        common=["balm"],
    )
    for owned in ("spear", "wine"):
        number = session.table.named(owned).id
        assert session.game.refuse(session.table, 0, number, "under:parsifal").rule == "PAR-018"
    play(session, "parsifal", "take")
    assert keys(session) == ["balm"]
    assert blocked(session) == {"spear": "PAR-018", "wine": "PAR-018"}


@pytest.mark.rule("PAR-020")
def test_the_swan_takes_nothing() -> None:
    session = stage(areas=(["swan"], ["klingsor"]), common=["grail"])
    play(session, "swan")
    assert blocked(session)["take"] == "PAR-020"
    with pytest.raises(Refusal, match="never own an artifact"):
        say(session, "take")
    grail = session.table.named("grail").id
    assert session.game.refuse(session.table, 0, grail, "under:swan").rule == "PAR-020"
    play(session, "swan send common", "grail")
    assert names(session, "limbo") == ["grail"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-021")
def test_a_dropped_artifact_goes_to_the_common_area() -> None:
    session = stage(
        areas=(["swan", "charmer-1"], ["klingsor"]), under={"charmer-1": ["horn", "bread"]}
    )
    play(session, "charmer-1", "drop")
    assert keys(session) == ["bread", "horn"]
    play(session, "bread")
    assert names(session, "common") == ["bread"]
    assert names(session, "under:charmer-1") == ["horn"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-022", "PAR-023")
def test_an_owner_uses_the_skills_of_its_artifacts_as_its_own() -> None:
    session = stage(
        areas=(["titurel", "swan"], ["klingsor"]),
        under={"titurel": ["bow", "balm"]},
        common=["bread"],
        limbo=["kundry"],
    )
    play(session, "titurel")
    assert keys(session) == [
        "take",
        "drop",
        "titurel give",
        "balm recall",
        "bow lock",
        "bow send to limbo",
    ]
    assert blocked(session) == {
        "release": "PAR-043",
        "titurel recall": "PAR-064",
        "titurel free": "PAR-044",
        "balm free": "PAR-044",
    }
    play(session, "balm recall", "kundry")
    assert "kundry" in names(session, "area:0")
    at_rest(session, 1)


@pytest.mark.rule("PAR-023", "PAR-029")
def test_herzeleide_holds_four_with_the_bow() -> None:
    session = stage(
        areas=(["herzeleide"], ["ferris", "kundry", "swan", "titurel", "gawan"]),
        under={"herzeleide": ["bow"]},
        over={"ferris": "herzeleide", "swan": "herzeleide by bow"},
    )
    slots = session.game.explain(session.table, session.table.named("herzeleide"))["Locks"]
    assert (slots.n, [part.n for part in slots.parts]) == (4, [2, 2])
    play(session, "herzeleide", "herzeleide lock", "kundry", "pass")
    play(session, "herzeleide", "bow lock", "gawan", "pass")
    held = ("ferris", "kundry", "swan", "gawan")
    assert [source(session, captive) for captive in held] == [
        "herzeleide",
        "herzeleide",
        "bow",
        "bow",
    ]
    assert {locker(session, captive) for captive in held} == {"herzeleide"}
    play(session, "herzeleide")
    assert blocked(session)["herzeleide lock"] == blocked(session)["bow lock"] == "PAR-029"


@pytest.mark.rule("PAR-024")
@pytest.mark.parametrize("character", ["amfortas", "parsifal", "titurel", "swan"])
def test_who_has_no_lock_printed_cannot_lock(character: str) -> None:
    session = stage(
        areas=([character, "klingsor"], ["gawan"]), common=["grail"], limbo=["knight-1"]
    )
    play(session, character)
    assert not any("lock" in key for key in {*keys(session), *blocked(session)})
    captive = session.table.named(character).id
    refusal = session.game.refuse(session.table, 0, captive, "over:gawan")
    assert refusal.rule == "PAR-025"


@pytest.mark.rule("PAR-024")
def test_an_artifact_lends_its_skills_only_to_its_owner_and_as_long_as_it_owns_it() -> None:
    session = stage(
        areas=(["parsifal", "gawan"], ["klingsor"]), under={"parsifal": ["bow"]}, common=["wine"]
    )
    play(session, "gawan")
    assert "bow lock" not in {*keys(session), *blocked(session)}
    Port(session, 0).unsay()
    play(session, "parsifal", "drop", "bow", "pass", "parsifal")
    assert "bow lock" not in {*keys(session), *blocked(session)}


@pytest.mark.rule("PAR-024", "PAR-018")
def test_artifacts_do_not_move_by_themselves() -> None:
    session = stage(areas=(["ferris"], ["klingsor"]), common=["grail"], limbo=["horn"])
    play(session, "ferris")
    for artifact, zone, rule in (
        ("grail", "limbo", "PAR-061"),
        ("horn", "common", "PAR-065"),
        ("grail", "under:klingsor", "PAR-013"),
    ):
        number = session.table.named(artifact).id
        assert session.game.refuse(session.table, 0, number, zone).rule == rule


@pytest.mark.rule("PAR-025", "PAR-037")
def test_a_skill_reaches_own_and_rival_tarots_that_it_names_and_no_others() -> None:
    session = stage(
        areas=(["squire-1", "charmer-1", "titurel"], ["charmer-2", "swan", "kundry", "squire-2"])
    )
    play(session, "squire-1", "squire-1 lock")
    assert keys(session) == ["charmer-1", "charmer-2", "kundry", "swan"]
    assert blocked(session) == {}
    for other in ("titurel", "squire-2"):
        with pytest.raises(Refusal):
            say(session, other)
    play(session, "charmer-1")
    assert locker(session, "charmer-1") == "squire-1"
    at_rest(session, 1)


@pytest.mark.rule("PAR-026")
def test_nobody_locks_itself() -> None:
    session = stage(areas=(["klingsor"], ["kundry"]))
    play(session, "klingsor", "klingsor lock")
    assert keys(session) == ["kundry"]
    assert blocked(session) == {"klingsor": "PAR-026"}
    with pytest.raises(Refusal, match="cannot lock itself"):
        say(session, "klingsor")


@pytest.mark.rule("PAR-026")
def test_nobody_gives_to_itself() -> None:
    session = stage(areas=(["titurel", "gawan"], ["kundry"]), under={"titurel": ["wine"]})
    play(session, "titurel", "titurel give", "wine")
    assert asked(session) == (0, "PAR-054")
    assert keys(session) == ["gawan", "kundry"]
    assert blocked(session) == {}
