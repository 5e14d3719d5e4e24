"""Chapter I: the table, and tables that players bent by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.lexicon import ALL
from tabletop.games.parsifal.rules.abilities import printed
from tabletop.games.parsifal.rules.board import numbers
from tabletop.games.parsifal.rules.board_to_table import LOCKED
from tabletop.table.view import EVERYONE
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
    say,
    source,
    stage,
    winners,
)


def move(session: Session, tarot: str, zone: str) -> None:
    """Lay *tarot* into *zone* by hand."""
    number = session.table.named(tarot).id
    session.override("move", piece=number, zone=zone, face_up=True)


# --- what is seen ------------------------------------------------------------------------------


@pytest.mark.rule("PAR-098", "PAR-066")
def test_everything_but_the_deck_is_open_to_everybody() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry", "gawan"]),
        under={"gawan": ["bow"]},
        over={"kundry": "klingsor"},
        common=["grail"],
        limbo=["wine", "swan"],
        deck=["ferris", "titurel"],
    )
    for seat in (EVERYONE, 0, 1):
        seen = session.view(seat)
        assert {piece.name for piece in seen["deck"]} == {""}
        for zone in ("area:1", "under:gawan", "over:kundry", "common", "limbo"):
            assert [piece.name for piece in seen[zone]] == names(session, zone)


# --- by hand -----------------------------------------------------------------------------------


@pytest.mark.rule("PAR-099")
def test_a_character_moved_by_hand_belongs_to_whom_it_lies_with() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide"]), common=["grail"])
    move(session, "herzeleide", "area:0")
    assert session.lines[-1].by_hand
    assert keys(session) == ["herzeleide", "klingsor", "pass", "offer a draw"]
    play(session, "herzeleide", "take", "grail")
    assert owner(session, "grail") == "herzeleide"
    at_rest(session, 0)


@pytest.mark.rule("PAR-099")
def test_an_artifact_moved_by_hand_is_owned_by_whom_it_lies_under() -> None:
    session = stage(areas=(["parsifal"], ["klingsor"]), common=["bow"])
    move(session, "bow", "under:parsifal")
    play(session, "parsifal", "bow lock", "klingsor")
    assert source(session, "klingsor") == "bow"
    move(session, "bow", "common")
    assert locker(session, "klingsor") == "parsifal", "what lies there by hand, lies there"
    at_rest(session, 0)


@pytest.mark.rule("PAR-099")
def test_a_locker_moved_home_by_hand_has_let_go() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry", "ferris"]), over={"kundry": "klingsor"}, common=["balm"]
    )
    move(session, "klingsor", "area:0")
    play(session, "klingsor", "take", "balm")
    assert locker(session, "kundry") == ""
    assert not session.table.named("klingsor").counters
    play(session, "kundry" if "kundry" in keys(session) else "pass")


@pytest.mark.rule("PAR-099")
def test_whose_a_locker_is_that_was_laid_by_hand_is_asked() -> None:
    session = stage(areas=(["klingsor", "parsifal"], ["kundry", "gawan"]), common=["balm"])
    move(session, "klingsor", "over:kundry")
    line = session.lines[-1]
    assert line.words.format("Klingsor", *line.parts[1:]) == (
        "By hand: Klingsor was moved to the place upon Kundry."
    )
    assert asked(session) == (0, "PAR-099")
    assert question(session)
    assert question(session).ask == "Who controls Klingsor?"
    assert keys(session) == ["home 0", "home 1"]
    play(session, "home 0")
    at_rest(session, 0)
    assert controller(session, "klingsor") == 0
    play(session, "klingsor")
    assert blocked(session)["klingsor lock"] == "PAR-029", "Kundry is its captive"
    play(session, "take", "balm")
    assert (locker(session, "kundry"), source(session, "kundry")) == ("klingsor", "klingsor")
    at_rest(session, 1)
    assert blocked(session)["kundry"] == "PAR-015"


@pytest.mark.rule("PAR-099")
def test_whose_a_locker_is_is_asked_where_its_home_is_no_seat() -> None:
    session = stage(areas=(["klingsor"], ["kundry", "gawan"]), over={"kundry": "klingsor"})
    klingsor = session.table.named("klingsor").id
    session.override("count", piece=klingsor, counter="home", value=9)
    assert asked(session) == (0, "PAR-099")
    play(session, "home 0")
    at_rest(session, 0)
    assert keys(session)[0] == "klingsor"


@pytest.mark.rule("PAR-099")
@pytest.mark.parametrize("card", ["klingsor", "bow"])
def test_what_a_lock_laid_by_hand_is_charged_to_is_asked_where_it_is_unclear(card: str) -> None:
    session = stage(areas=(["klingsor"], ["kundry", "gawan"]), under={"klingsor": ["bow", "wine"]})
    move(session, "klingsor", "over:kundry")
    play(session, "home 0")
    assert asked(session) == (0, "PAR-099")
    assert question(session)
    assert question(session).ask == "What does Klingsor lock Kundry with?"
    assert keys(session) == ["source klingsor", "source bow"]
    play(session, f"source {card}")
    at_rest(session, 0)
    play(session, "klingsor", "drop", "bow")
    assert locker(session, "kundry") == ("klingsor" if card == "klingsor" else "")
    at_rest(session, 1)


@pytest.mark.rule("PAR-099")
def test_a_lock_whose_source_was_taken_away_by_hand_is_charged_to_what_can_lock() -> None:
    session = stage(
        areas=(["gawan"], ["ferris", "klingsor"]),
        under={"gawan": ["bow"]},
        over={"ferris": "gawan by bow"},
        common=["wine"],
    )
    move(session, "bow", "common")
    at_rest(session, 0)
    play(session, "gawan", "take", "wine", "decline")
    assert (locker(session, "ferris"), source(session, "ferris")) == ("gawan", "gawan")
    at_rest(session, 1)


@pytest.mark.rule("PAR-099")
def test_a_chain_laid_by_hand_names_nobody_and_locks_nobody() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide", "gawan"]))
    move(session, "chain", "over:gawan")
    at_rest(session, 0)
    play(session, "pass")
    assert keys(session)[:2] == ["gawan", "herzeleide"]
    play(session, "gawan", "gawan lock", "klingsor")
    assert names(session, "over:gawan") == []
    assert len(names(session, "chains")) == 8
    at_rest(session, 1)


@pytest.mark.rule("PAR-099", "PAR-038")
def test_a_locker_that_was_covered_by_hand_lets_its_captive_go() -> None:
    session = stage(
        areas=(["klingsor", "swan"], ["herzeleide", "kundry", "gawan"]),
        over={"kundry": "herzeleide"},
        common=["balm"],
    )
    move(session, "klingsor", "over:herzeleide")
    play(session, "home 0", "klingsor", "take", "balm")
    assert locker(session, "herzeleide") == "klingsor"
    assert locker(session, "kundry") == ""
    assert names(session, "area:1") == ["kundry", "gawan", "herzeleide"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-099")
def test_of_two_that_lie_on_one_captive_the_second_goes_home() -> None:
    session = stage(
        areas=(["klingsor", "herzeleide"], ["kundry", "gawan"]),
        over={"kundry": "herzeleide"},
        common=["balm"],
    )
    move(session, "klingsor", "over:kundry")
    play(session, "home 0", "klingsor", "take", "balm")
    assert names(session, "over:kundry") == ["herzeleide"]
    assert names(session, "area:0") == ["klingsor"]
    at_rest(session, 1)


@pytest.mark.rule("PAR-099", "PAR-041")
def test_a_captive_laid_into_limbo_by_hand_sends_its_locker_home() -> None:
    session = stage(
        areas=(["klingsor"], ["kundry", "herzeleide"]), over={"kundry": "klingsor"}, common=["balm"]
    )
    move(session, "kundry", "limbo")
    play(session, "klingsor", "take", "balm")
    assert names(session, "area:0") == ["klingsor"]
    assert names(session, "over:kundry") == []
    assert not session.table.named("klingsor").counters
    at_rest(session, 1)


@pytest.mark.rule("PAR-099")
@pytest.mark.parametrize(
    "laid",
    [
        [("klingsor", "over:klingsor")],
        [("klingsor", "over:kundry"), ("kundry", "over:klingsor")],
        [("klingsor", "over:swan"), ("swan", "limbo")],
        [("klingsor", "deck"), ("grail", "over:gawan"), ("gawan", "common")],
        [("kundry", "under:gawan"), ("chain", "common"), ("chain", "over:kundry")],
    ],
)
@pytest.mark.parametrize("style", ["random", "thoughtful"])
def test_play_goes_on_from_any_table_whatsoever(laid: list[tuple[str, str]], style: str) -> None:
    session = stage(
        areas=(["klingsor", "swan", "ferris"], ["kundry", "gawan", "herzeleide"]),
        over={"gawan": "ferris"},
        common=["grail", "bow"],
        deck=["spear", "titurel"],
    )
    for tarot, zone in laid:
        move(session, tarot, zone)
    choose, luck = bot(session.game, style), Luck(3)
    for _ in range(60):
        if question(session) is None:
            break
        seat = question(session).seat
        say(session, choose(session.view(seat), question(session), luck), seat=seat)
    assert session.table.outcome or session.table.count("turns") > 5


@pytest.mark.rule("PAR-099")
def test_a_table_bent_by_hand_is_judged_as_soon_as_it_tells_all() -> None:
    session = stage(
        areas=(["amfortas", "titurel"], ["klingsor"]),
        under={"amfortas": ["balm"], "titurel": ["wine"]},
        common=["spear"],
    )
    move(session, "klingsor", "over:titurel")
    move(session, "spear", "under:amfortas")
    assert asked(session) == (0, "PAR-099"), "whose the locker is, is asked first"
    move(session, "klingsor", "area:1")
    assert winners(session) == [0]


@pytest.mark.rule("PAR-099")
def test_a_lock_is_marked_with_its_turn_even_if_players_count_turns_anew() -> None:
    session = stage(areas=(["squire-1"], ["kundry", "swan"]), counters={"turns": 0})
    play(session, "squire-1", "squire-1 lock", "kundry")
    assert session.table.named("kundry").counters == {LOCKED: 1}


@pytest.mark.rule("PAR-099")
def test_an_action_whose_target_was_moved_away_by_hand_begins_anew() -> None:
    session = stage(
        areas=(["klingsor"], ["herzeleide"]), under={"herzeleide": ["horn"]}, common=["grail"]
    )
    play(session, "klingsor", "take", "grail")
    assert asked(session) == (1, "PAR-067")
    move(session, "grail", "limbo")
    assert asked(session) == (1, "PAR-099")
    play(session, "let it happen")
    at_rest(session, 0)
    assert not session.table.flow.args


@pytest.mark.rule("PAR-099")
def test_an_action_whose_actor_was_moved_away_by_hand_begins_anew() -> None:
    session = stage(areas=(["klingsor", "swan"], ["herzeleide"]), common=["grail"])
    play(session, "klingsor", "take")
    move(session, "klingsor", "limbo")
    at_rest(session, 0)
    assert keys(session)[0] == "swan"


@pytest.mark.rule("PAR-100")
def test_an_action_is_taken_back() -> None:
    session = stage(areas=(["klingsor"], ["herzeleide"]), common=["grail"])
    play(session, "klingsor", "take", "grail")
    assert session.undo()
    at_rest(session, 0)
    assert names(session, "common") == ["grail"]
    assert not session.undo(), "it was one answer"


# --- whole games -------------------------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.rule("PAR-020", "PAR-025", "PAR-029", "PAR-031", "PAR-034", "PAR-038", "PAR-039")
@pytest.mark.parametrize("volley", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_every_question_of_whole_games_all_lies_as_it_must(seats: int, volley: str) -> None:
    for seed in range(3):
        session = new_game(
            "parsifal", seats=seats, seed=seed, options={"lock_volley": volley, "draw_by": "20"}
        )
        luck, choose = Luck(seed), bot(session.game, "random")
        while question(session):
            lies_well(session)
            seat = question(session).seat
            say(session, choose(session.view(seat), question(session), luck), seat=seat)
        lies_well(session)


def lies_well(session: Session) -> None:
    """Every tarot is somewhere it may be, and every lock is one that its source allows."""
    table = session.table
    lying = [piece for name in table.zones if name != "chains" for piece in table[name]]
    assert sorted(piece.name for piece in lying if piece.name != "chain") == sorted(ALL)
    assert all(piece.face_up != (piece.zone == "deck") for piece in lying)
    assert not any(chain.counters for chain in table["chains"])
    assert names(session, "under:swan") == names(session, "out") == []
    held: Counter[tuple[str, str]] = Counter()
    for captive in ALL[:23]:
        if not table[f"over:{captive}"]:
            continue
        by, card = locker(session, captive), source(session, captive)
        assert names(session, f"under:{captive}") == [], "captives own nothing"
        assert locker(session, by) == "", "captives lock nobody"
        assert min(controller(session, captive), controller(session, by)) >= 0
        assert card == by or owner(session, card) == by
        (lock,) = (deed for deed in printed(ALL.index(card)) if deed.ability == "lock")
        assert ALL.index(captive) in numbers(lock.whom)
        held[by, card] += 1
        assert held[by, card] <= lock.n
    for by, _ in held:
        assert table.named(by).zone.startswith("over:"), "a locker lies on one of its captives"


# --- what may not be moved ---------------------------------------------------------------------


@pytest.mark.rule("PAR-031", "PAR-064", "PAR-065", "PAR-013", "PAR-015", "PAR-018")
@pytest.mark.parametrize(
    ("seat", "tarot", "zone", "rule"),
    [
        (1, "gawan", "over:klingsor", "PAR-011"),
        (0, "ferris", "area:0", "PAR-006"),
        (0, "chain", "over:gawan", "PAR-031"),
        (0, "swan", "area:0", "PAR-064"),
        (0, "gawan", "area:0", "PAR-013"),
        (0, "squire-1", "over:gawan", "PAR-015"),
        (0, "titurel", "over:gawan", "PAR-025"),
        (0, "wine", "under:titurel", "PAR-065"),
        (0, "bow", "under:squire-1", "PAR-036"),
        (0, "bow", "under:titurel", "PAR-018"),
        (0, "bow", "under:swan", "PAR-020"),
    ],
)
def test_each_move_is_refused_by_the_rule_that_forbids_it(
    seat: int, tarot: str, zone: str, rule: str
) -> None:
    session = stage(
        areas=(["titurel", "squire-1", "klingsor"], ["gawan", "herzeleide"]),
        under={"gawan": ["bow"]},
        over={"squire-1": "herzeleide"},
        limbo=["swan", "wine"],
        deck=["ferris"],
    )
    piece = session.table.named(tarot).id
    assert session.game.refuse(session.table, seat, piece, zone).rule == rule
