"""The chronicle: a card that somebody may not know is "a card" to them, then and later."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tests.toys  # noqa: F401  (the skirmish stands on the shelf)
from tabletop import Session, new_game
from tabletop.play.rules.chronicle import Line, Mention, read, sentence
from tabletop.table.view import EVERYONE
from tests.play.toy import play, toy


def last(session: Session, seat: int) -> str:
    return sentence(session.lines[-1], session.table, seat, session.game.title_of)


def drawn() -> tuple[Session, str]:
    """Ada has taken a card; which one is said too."""
    session = play(toy(3), "take")
    return session, session.table["hand:0"][0].name


def test_a_place_is_called_as_players_call_it() -> None:
    session = new_game("tower", seats=2, seed=1)
    session.override("move", piece=0, zone="play")
    assert last(session, EVERYONE).endswith("was moved to the play spot.")


def test_a_hidden_card_is_a_card_to_all_but_its_owner() -> None:
    session, name = drawn()
    assert last(session, 0) == f"Ada takes {name}."
    for seat in (1, 2, EVERYONE):
        assert last(session, seat) == "Ada takes a card."


def test_it_stays_so_when_the_card_is_shown_later_and_hidden_again() -> None:
    session, name = drawn()
    line = session.lines[-1]
    card = session.table.named(name)
    for zone, face_up in (("heap", True), ("hand:1", False), ("bag", False)):
        session.override("move", piece=card.id, zone=zone, face_up=face_up)
        assert sentence(line, session.table, 1, str) == "Ada takes a card."
        assert sentence(line, session.table, 0, str) == f"Ada takes {name}."


def test_who_plays_two_seats_knows_what_both_know() -> None:
    session, name = drawn()
    session.override("seat", seat=1, name="Bo", player=0)
    line = session.lines[0]
    assert sentence(line, session.table, 1, str) == f"Ada takes {name}."
    assert sentence(line, session.table, 2, str) == "Ada takes a card."


def test_an_override_names_a_card_only_where_it_comes_to_lie_open() -> None:
    session, name = drawn()
    card = session.table.named(name).id
    session.override("count", piece=card, counter="mark", value=1)
    assert last(session, 0) == f"By hand: mark set to 1 on {name}."
    assert last(session, 1) == "By hand: mark set to 1 on a card."
    session.override("move", piece=card, zone="bag")
    assert {last(session, seat) for seat in (0, 1, EVERYONE)} == {
        "By hand: a card was moved to the bag."
    }
    session.override("move", piece=card, zone="heap")
    assert last(session, EVERYONE) == f"By hand: {name} was moved to the heap."


def test_the_parts_of_a_sentence_link_the_pieces_it_names() -> None:
    session, name = drawn()
    card = session.table.named(name).id
    parts = read(session.lines[-1], session.table, 0, str.upper)
    assert [(part.words, part.piece) for part in parts] == [
        ("Ada takes ", -1),
        (name.upper(), card),
        (".", -1),
    ]
    assert [part.piece for part in read(session.lines[-1], session.table, 1, str)] == [-1]


def test_a_sentence_begins_with_a_capital() -> None:
    table = toy(2).table
    for words, parts, said in (
        ("{} rings.", [Mention(0, "red-1", -1)], "A card rings."),
        ("{} rings.", [Mention(0, "red-1")], "Red-1 rings."),
        ("{} rings.", ["ada"], "Ada rings."),
        ("{}{} rings.", ["", "ada"], "Ada rings."),
    ):
        assert sentence(Line(0, words, parts), table, EVERYONE, str) == said  # type: ignore[arg-type]


@given(st.lists(st.text(max_size=12), min_size=1, max_size=4))
def test_whatever_people_write_comes_out_as_they_wrote_it(texts: list[str]) -> None:
    table = toy(2).table
    line = Line(0, "So: " + ", ".join(["{}"] * len(texts)) + ".", [*texts])
    assert sentence(line, table, 0, str) == "So: " + ", ".join(texts) + "."


@pytest.mark.parametrize("name", ["{}", "{0}", "%s", "ﬁn", "老子", "e\u0301", "a}{b"])
def test_names_and_reasons_with_braces_and_odd_letters_are_safe(name: str) -> None:
    session = play(new_game("tower", seats=2, seed=3), "cups-queen", "wands-page")
    session.answer(f"={name}", seat=1)
    play(session, "own", "lead 1", "rest")
    session.override("note", key=name, words=name, reason=name)
    session.override("add", name=name, zone="discard", kind="token", reason=name)
    assert last(session, 0) == f"By hand: {name} was added to the discard ({name})."
    told = [sentence(line, session.table, 0, session.game.title_of) for line in session.lines]
    assert f"{name} leads the party.".upper() in [line.upper() for line in told]
    from tabletop import load

    assert load(session.to_json()).lines == session.lines


@pytest.mark.rule("TWR-042", "TWR-133")
@pytest.mark.parametrize("seat", [EVERYONE, 0, 1])
def test_no_line_of_a_dealt_game_names_another_s_card(seat: int) -> None:
    session = play(new_game("tower", seats=2, seed=3), "cups-queen", "wands-page", "own", "own")
    play(session, "lead 0")
    hidden = {
        session.game.title_of(card.name)
        for zone in ("deck", *(f"hand:{n}" for n in range(2) if n != seat))
        for card in session.table[zone]
    }
    draws = [line for line in session.lines if line.rule == "TWR-015"]
    assert len(draws) == 14
    for line in session.lines:
        said = sentence(line, session.table, seat, session.game.title_of)
        assert not [title for title in hidden if title in said], said


@pytest.mark.parametrize(
    ("game", "zone", "words"),
    [
        ("tower", "floor:3", "floor 3"),
        ("tower", "hand:1", "the hand of Player 2"),
        ("tower", "deck", "the deck"),
        ("restless", "row:2", "row 2"),
        ("parsifal", "under:swan", "the place under Swan"),
        ("skirmish", "3,4", "hex D5"),
    ],
)
def test_each_place_is_called_by_what_it_is(game: str, zone: str, words: str) -> None:
    """By its number, its owner, the card it goes with, or as it is called aloud on a map."""
    session = new_game(game, seats=2, seed=1)
    session.override("move", piece=0, zone=zone)
    assert last(session, EVERYONE).endswith(f" was moved to {words}.")
