"""Who wins where several rules of winning meet, and what people are told before it."""

from __future__ import annotations

import pytest

from tabletop import Session, load
from tests.games.parsifal.staging import (
    asked,
    at_rest,
    locker,
    names,
    owner,
    pass_to,
    play,
    question,
    stage,
    winners,
)


def _warnings(session: Session) -> dict[str, str]:
    assert question(session) is not None
    return {option.key: option.warning for option in question(session).options if option.warning}


@pytest.mark.rule("PAR-010", "PAR-009")
def test_the_last_tarot_of_the_deck_wins_for_who_draws_it() -> None:
    session = stage(
        areas=(["amfortas"], ["gawan"]),
        under={"amfortas": ["balm"]},
        limbo=["klingsor"],
        deck=["kundry"],
        active=1,
        step="draw",
    )
    assert winners(session) == [1]
    assert names(session, "deck") == []


@pytest.mark.rule("PAR-093")
@pytest.mark.parametrize(("option", "won"), [("shared", [0, 1]), ("acting_first", [0])])
def test_klingsor_sent_away_completes_two_and_the_acting_players_goes_first(
    option: str, won: list[int]
) -> None:
    """Kundry is the acting player's, Parsifal of seat 1."""
    session = stage(
        areas=(["gamuret", "kundry"], ["parsifal"], ["klingsor", "amfortas", "gawan"]),
        over={"klingsor": "gamuret"},
        under={"parsifal": ["spear"], "amfortas": ["balm"]},
        options={"same_time": option},
    )
    play(session, "gamuret", "gamuret send captive", "klingsor", "let it happen")
    assert winners(session) == won


@pytest.mark.rule("PAR-094", "PAR-088")
def test_people_are_warned_that_an_action_wins_for_somebody_else() -> None:
    def begun(warnings: str) -> Session:
        return stage(
            areas=(["titurel", "amfortas"], ["gurnemanz", "kundry"], ["gawan"]),
            under={"gurnemanz": ["grail"], "titurel": ["balm"]},
            options={"warnings": warnings},
        )

    session = begun("on")
    play(session, "titurel", "titurel give", "balm")
    assert set(_warnings(session)) == {"gurnemanz", "kundry"}
    assert _warnings(session)["kundry"] == "That wins the game for Player 1, with Gurnemanz."
    play(session, "kundry")
    assert winners(session) == [1]
    silent = begun("off")
    play(silent, "titurel", "titurel give", "balm")
    assert _warnings(silent) == {}


@pytest.mark.rule("PAR-094", "PAR-067")
def test_who_could_stop_it_is_warned_of_letting_another_win() -> None:
    session = stage(
        areas=(["gurnemanz"], ["gawan"], ["kundry"]),
        under={"gurnemanz": ["balm"], "gawan": ["horn"]},
        common=["grail"],
    )
    play(session, "gurnemanz", "take", "grail")
    assert asked(session) == (1, "PAR-067")
    assert "let it happen" in _warnings(session)
    assert "interrupt horn" not in _warnings(session)
    play(session, "interrupt horn")
    assert (winners(session), names(session, "common")) == ([], ["grail"])


@pytest.mark.rule("PAR-085", "PAR-038")
def test_a_quest_to_lock_is_lost_with_what_its_completion_brings_about() -> None:
    """To lock Parsifal's locker frees him before quests are looked at."""
    session = stage(
        areas=(["herzeleide"], ["charmer-1", "parsifal"], ["gamuret"]),
        under={"herzeleide": ["bow"]},
        over={"gamuret": "herzeleide", "parsifal": "charmer-1"},
    )
    play(session, "herzeleide", "herzeleide lock", "charmer-1")
    assert locker(session, "parsifal") == ""
    assert winners(session) == []
    play(session, "pass")
    pass_to(session, 0)
    play(session, "herzeleide", "bow lock", "parsifal")
    assert winners(session) == [0]


@pytest.mark.rule("PAR-086", "PAR-091", "PAR-090")
def test_locks_of_two_charmers_count_for_a_third_that_is_locked_itself() -> None:
    session = stage(
        areas=(
            ["charmer-1"],
            ["charmer-2"],
            ["charmer-3", "klingsor"],
            ["parsifal", "knight-1", "gawan"],
        ),
        over={"parsifal": "charmer-1", "knight-1": "charmer-2", "charmer-3": "gawan"},
        common=["grail"],
        active=2,
    )
    play(session, "klingsor", "take", "grail")
    assert winners(session) == [0, 1, 2]


@pytest.mark.rule("PAR-087", "PAR-089")
def test_what_was_met_stays_met_while_all_of_the_kind_are_away() -> None:
    session = stage(
        areas=(["klingsor", "kundry"], ["parsifal", "knight-1", "charmer-1"]),
        under={"klingsor": ["grail"]},
        over={"charmer-1": "parsifal"},
        options={"quests": "latched"},
        limbo=["charmer-2"],
    )
    play(session, "klingsor", "drop", "grail")
    assert winners(session) == []
    pass_to(session, 0)
    play(session, "kundry", "kundry recall", "charmer-2")
    pass_to(session, 0)
    again = load(session.to_json())
    for game in (session, again):
        play(game, "charmer-2", "charmer-2 lock", "knight-1")
        pass_to(game, 0)
        assert winners(game) == []
        play(game, "klingsor", "klingsor lock", "parsifal")
        assert winners(game) == [], "Klingsor's lock on Parsifal is no Charmer's"


@pytest.mark.rule("PAR-061", "PAR-062")
def test_klingsor_sends_himself_away_by_the_spear_that_stays_behind() -> None:
    session = stage(
        areas=(["klingsor"], ["gawan", "parsifal"], ["amfortas"]),
        under={"klingsor": ["spear", "balm"]},
        over={"gawan": "klingsor"},
    )
    play(session, "klingsor", "spear send to limbo", "klingsor")
    assert set(names(session, "common")) == {"spear", "balm"}
    assert (locker(session, "gawan"), names(session, "limbo")) == ("", ["klingsor"])
    pass_to(session, 2)
    play(session, "amfortas", "take", "spear")
    assert winners(session) == [1], "Parsifal's quests are met by Amfortas"


@pytest.mark.rule("PAR-096", "PAR-012")
def test_who_has_nobody_is_passed_over_and_may_be_handed_somebody() -> None:
    session = stage(areas=(["squire-1", "squire-2", "squire-3"], [], ["gawan"]), common=["balm"])
    play(session, "pass")
    at_rest(session, 2)
    play(session, "pass", "squire-1", "squire-1 hand over", "squire-2", "seat 1")
    at_rest(session, 1)
    play(session, "squire-2", "take", "balm")
    assert owner(session, "balm") == "squire-2"
