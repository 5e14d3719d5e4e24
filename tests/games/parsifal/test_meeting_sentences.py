"""Bans, substitutes and what waits, as no printed tarot says them, and how they meet the rules."""

from __future__ import annotations

import pytest

from tabletop import load
from tabletop.games.parsifal.cards.lexicon import NUMBER
from tests.games.parsifal.saying import Saying, saying
from tests.games.parsifal.staging import at_rest, locker, names, play, question, say, stage

__all__ = ["saying"]  # a fixture

GIVES_ITSELF = "When Kundry would be locked, instead send this to Limbo."


def test_what_is_forbidden_uses_nothing_up_that_would_stand_for_it(saying: Saying) -> None:
    saying(titurel="Kundry cannot be locked.", swan=GIVES_ITSELF)
    session = stage(areas=(["gurnemanz"], ["kundry", "titurel", "swan"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    at_rest(session, 1)
    assert not locker(session, "kundry")
    assert not names(session, "limbo")


def test_a_ban_holds_only_while_it_says(saying: Saying) -> None:
    saying(parsifal="Kundry cannot be locked while Titurel is not locked.")
    for over in ({}, {"titurel": "klingsor"}):
        session = stage(
            areas=(["gurnemanz", "klingsor"], ["kundry", "titurel", "parsifal"]), over=over
        )
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert locker(session, "kundry") == ("gurnemanz" if over else "")


def test_of_two_that_stand_for_it_the_one_affected_says_which_does(saying: Saying) -> None:
    saying(swan=GIVES_ITSELF, titurel=GIVES_ITSELF)
    session = stage(areas=(["gurnemanz", "swan"], ["titurel"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 2, "Kundry's player is asked"
    assert decision.ask.endswith("Which comes first?")
    (key,) = [option.key for option in decision.options if option.pieces == (NUMBER["swan"],)]
    again = load(session.to_json())
    for each in (session, again):
        say(each, key)
        assert names(each, "limbo") == ["swan"]
        assert not locker(each, "kundry")
        assert each.table.count("active") != 0, "the turn is over"


def test_two_that_send_a_lock_to_each_other_have_their_say_once(saying: Saying) -> None:
    saying(
        parsifal="When Kundry would be locked, instead lock the Swan in its place.",
        titurel="When the Swan would be locked, instead lock Kundry in its place.",
    )
    session = stage(areas=(["gurnemanz"], ["kundry", "swan", "parsifal", "titurel"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert locker(session, "kundry") == "gurnemanz"
    assert not locker(session, "swan")


def test_a_limit_lets_the_second_of_one_action_through(saying: Saying) -> None:
    saying(titurel="Once per turn, when a character would be locked, stop that action.")
    areas = (["herzeleide"], ["kundry", "swan", "titurel"])
    session = stage(areas=areas, options={"lock_volley": "on"})
    play(session, "herzeleide", "herzeleide lock", "kundry", "swan")
    assert not locker(session, "kundry"), "the first is stopped"
    assert locker(session, "swan") == "herzeleide"


def test_a_condition_may_be_about_the_one_affected(saying: Saying) -> None:
    saying(
        titurel="When a character that owns an artifact would be locked, stop that action.",
    )
    for owner in ("kundry", "parsifal"):
        session = stage(
            areas=(["gurnemanz"], ["kundry", "parsifal", "titurel"]), under={owner: ["balm"]}
        )
        play(session, "gurnemanz", "gurnemanz lock", "kundry")
        assert locker(session, "kundry") == ("" if owner == "kundry" else "gurnemanz")


def test_what_is_drawn_is_told_to_what_waits_for_it(saying: Saying) -> None:
    saying(swan="When a tarot is drawn, send this to Limbo.")
    for over in ({}, {"swan": "gurnemanz"}):
        areas = (["gurnemanz"], ["swan", "titurel"])
        session = stage(areas=areas, deck=["kundry", "balm"], step="draw", over=over)
        assert "kundry" in names(session, "area:0")
        assert names(session, "limbo") == ["swan"]
        assert not locker(session, "swan"), "it leaves its lock"


def test_what_waits_for_somebody_to_act_is_told_once_and_another_may_act_all_the_same(
    saying: Saying,
) -> None:
    saying(titurel="After a Knight acts, send this to Limbo.")
    areas = (["knight-1", "knight-2", "titurel"], ["klingsor"])
    session = stage(areas=areas, common=["balm", "wine", "bow"])
    play(session, "knight-1", "take", "balm")
    assert names(session, "limbo") == ["titurel"]
    decision = question(session)
    assert decision is not None
    assert decision.rule == "PAR-076", "the other Knight may act"
    session.override("move", piece=NUMBER["titurel"], zone="area:0")
    play(session, "knight-2 PAR-079", "take", "wine")
    assert names(session, "limbo") == ["titurel"], "the second action is told of, too"
    at_rest(session, 1)


def test_what_waits_asks_who_speaks_for_it_to_whom_it_does_what_it_says(saying: Saying) -> None:
    saying(
        titurel="When a character you control takes the Bread or the Wine,"
        " free any character you control."
    )
    areas = (["titurel", "gawan", "kundry", "swan"], ["ferris", "klingsor"])
    over = {"kundry": "klingsor", "swan": "ferris"}
    session = stage(areas=areas, common=["bread", "balm"], over=over)
    play(session, "gawan", "take", "balm")
    assert locker(session, "kundry") == "klingsor"
    session = stage(areas=areas, common=["bread", "balm"], over=over)
    play(session, "gawan", "take", "bread")
    decision = question(session)
    assert decision is not None
    assert decision.seat == 0
    say(session, "kundry")
    assert not locker(session, "kundry")
    assert locker(session, "swan") == "ferris"


def test_bans_tell_by_whom_and_what(saying: Saying) -> None:
    saying(balm="Its owner cannot be locked by a Garden character.", bow="This cannot be dropped.")
    areas = (["klingsor", "gurnemanz"], ["kundry"])
    for actor in ("klingsor", "gurnemanz"):
        session = stage(areas=areas, under={"kundry": ["balm"]})
        play(session, actor, f"{actor} lock", "kundry")
        assert locker(session, "kundry") == ("" if actor == "klingsor" else "gurnemanz")
    session = stage(areas=areas, under={"klingsor": ["bow", "horn"]})
    play(session, "klingsor", "drop", "bow")
    assert names(session, "under:klingsor") == ["bow", "horn"]


@pytest.mark.rule("PAR-006")
@pytest.mark.parametrize(("captive", "drawn"), [("kundry", 1), ("gawan", 0)])
def test_what_goes_on_asks_of_the_one_it_was_done_to(
    saying: Saying, captive: str, drawn: int
) -> None:
    saying(
        parsifal="Lock any character. If that character is locked, draw 1 tarot. "
        "Then, if Kundry is locked, draw 1 tarot."
    )
    session = stage(areas=(["parsifal"], ["kundry", "gawan"]), deck=["swan", "titurel", "balm"])
    play(session, "parsifal", "parsifal lock", captive)
    assert locker(session, captive) == "parsifal"
    mine = [name for name in ("swan", "titurel") if name in names(session, "area:0")]
    assert len(mine) == 1 + drawn


def test_a_ban_by_some_holds_against_others_only(saying: Saying) -> None:
    saying(titurel="When Kundry would be locked by a Knight, instead send this to Limbo.")
    for actor in ("knight-1", "gurnemanz"):
        session = stage(areas=([actor], ["kundry", "titurel"]))
        play(session, actor, f"{actor} lock", "kundry")
        assert locker(session, "kundry") == ("" if actor == "knight-1" else actor)


def test_what_is_asked_of_the_table_is_so(saying: Saying) -> None:
    saying(
        titurel="Kundry cannot be locked while Klingsor is in play.",
        swan="Parsifal cannot be locked while nobody owns the Balm.",
        gamuret="Gawan cannot be locked while you control 3 free characters or more.",
    )
    guards = ["kundry", "parsifal", "gawan", "titurel", "swan", "gamuret"]
    for here, under, target, free in (
        (["klingsor"], {}, "kundry", False),
        ([], {}, "kundry", True),
        ([], {}, "parsifal", False),
        ([], {"titurel": ["balm"]}, "parsifal", True),
        ([], {}, "gawan", False),
    ):
        session = stage(areas=(["herzeleide", *here], guards), under=under)
        play(session, "herzeleide", "herzeleide lock", target)
        assert locker(session, target) == ("herzeleide" if free else "")


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("When Gurnemanz locks Kundry, send that character to Limbo.", True),
        ("When Gurnemanz locks a Squire, send that character to Limbo.", False),
        ("When Gurnemanz sends Kundry to Limbo, recall Kundry.", False),
        ("When Kundry is locked, free that character. When Kundry is freed, send Kundry to Limbo.",
         True),
        ("Gurnemanz cannot lock Kundry.", False),
        ("When Kundry is locked, if Kundry is locked by Gurnemanz, send Kundry to Limbo.", True),
        ("When Kundry is locked, if the Balm is in the common area, send Kundry to Limbo.", False),
        ("When Kundry is locked, if the deck is empty, send Kundry to Limbo.", True),
        ("When Kundry is locked, free Kundry. If you do, send Kundry to Limbo.", True),
        ("When Kundry is locked, free a Knight. If you do, send Kundry to Limbo.", False),
        ("When Kundry is locked, free a Knight. If you do not, send Kundry to Limbo.", True),
    ],
)  # fmt: skip
def test_what_waits_for_a_lock_is_done(saying: Saying, text: str, done: bool) -> None:
    saying(titurel=text)
    session = stage(areas=(["gurnemanz", "titurel"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert ("kundry" in names(session, "limbo")) == done


def test_whoever_locks_one_is_spoken_of(saying: Saying) -> None:
    saying(kundry="When this character is locked, send its locker to Limbo.")
    session = stage(areas=(["gurnemanz"], ["kundry"]))
    play(session, "gurnemanz", "gurnemanz lock", "kundry")
    assert names(session, "limbo") == ["gurnemanz"]


def test_a_turn_that_begins_is_told_to_whose_it_is(saying: Saying) -> None:
    saying(titurel="At the start of your turn, free Amfortas.")
    for turn in ("titurel", "amfortas"):
        session = stage(
            areas=(["gurnemanz"], ["titurel", "kundry"], ["amfortas"]),
            over={"amfortas": "kundry"},
            deck=["balm", "swan", "bow"],
        )
        play(session, "pass")
        assert locker(session, "amfortas") == "", turn


@pytest.mark.parametrize(("drawn", "lost"), [("an artifact", True), ("a character", False)])
def test_what_is_drawn_is_told_to_who_draws_it(saying: Saying, drawn: str, lost: bool) -> None:
    saying(titurel=f"When you draw {drawn}, send Kundry to Limbo.")
    session = stage(areas=(["kundry"], ["titurel"]), deck=["bow", "balm"])
    play(session, "pass")
    assert ("kundry" in names(session, "limbo")) == lost
