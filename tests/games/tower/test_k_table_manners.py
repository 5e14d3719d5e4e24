"""Chapter K: information and table manners."""

from __future__ import annotations

import pytest

from tabletop.bots.playout import play_out
from tabletop.table.view import EVERYONE
from tests.games.tower.climbing import at_rest, climb, names, play


@pytest.mark.rule("TWR-133")
@pytest.mark.parametrize(("hands", "seen"), [("private", ""), ("open", "wands-3")])
def test_hands_are_private_or_open(hands: str, seen: str) -> None:
    session = climb(hands=[["wands-3"]], options={"hands": hands})
    assert session.view(0)["hand:0"][0].name == "wands-3"
    assert session.view(1)["hand:0"][0].name == seen
    assert session.view(EVERYONE)["hand:0"][0].name == seen


@pytest.mark.rule("TWR-003", "TWR-133")
def test_who_plays_two_heroes_sees_both_hands() -> None:
    session = climb(hands=[["wands-3"], ["cups-2"]])
    session.override("seat", seat=1, name="The other", player=0)
    assert session.view(0)["hand:1"][0].name == "cups-2"


@pytest.mark.rule("TWR-134")
def test_nobody_sees_the_deck_the_treasures_the_waiting_foes_or_the_box() -> None:
    session = climb()
    for seat in (EVERYONE, 0, 1):
        seen = session.view(seat)
        for zone in ("deck", "box", "floor:2", "floor:3", "floor:4", "floor:5"):
            assert {piece.name for piece in seen[zone]} == {""}, zone
        assert [bool(piece.name) for piece in seen["floor:1"]] == [False, True]


@pytest.mark.rule("TWR-134", "TWR-028")
@pytest.mark.parametrize(
    ("zone", "rule"), [("deck", "TWR-028"), ("box", "TWR-134"), ("floor:2", "TWR-134")]
)
def test_taking_hidden_cards_is_refused(zone: str, rule: str) -> None:
    session = climb()
    card = session.table[zone][-1]
    assert session.game.refuse(session.table, 0, card.id, "hand:0").rule == rule


@pytest.mark.rule("TWR-005", "TWR-019", "TWR-024", "TWR-034", "TWR-057", "TWR-075", "TWR-091")
@pytest.mark.parametrize(
    ("seat", "card", "zone", "rule"),
    [
        (1, "wands-3", "play", "TWR-024"),
        (1, "wands-4", "play", "TWR-019"),
        (0, "wands-4", "play", "TWR-024"),
        (0, "wands-3", "hand:1", "TWR-135"),
        (0, "wands-3", "discard", "TWR-022"),
        (0, "wands-3", "wards", "TWR-057"),
        (0, "wands-3", "floor:1", "TWR-057"),
        (0, "wands-3", "shields:1", "TWR-034"),
        (0, "wands-king", "discard", "TWR-005"),
        (0, "pentacles-2", "discard", "TWR-075"),
        (0, "cups-8", "hand:0", "TWR-091"),
        (0, "cups-2", "hand:0", "TWR-124"),
        (0, "cups-9", "hand:0", "TWR-028"),
        (0, "major-3", "floor:1", "TWR-134"),
    ],
)
def test_each_hand_is_refused_by_the_rule_that_forbids_it(
    seat: int, card: str, zone: str, rule: str
) -> None:
    session = climb(
        hands=[["wands-3"], ["wands-4"]],
        shields={0: {"pentacles-2": 2}},
        sanctuary={0: ["cups-8"]},
        discard=["cups-2"],
    )
    number = session.table.named(card).id
    assert session.game.refuse(session.table, seat, number, zone).rule == rule


@pytest.mark.rule("TWR-135")
def test_cards_are_not_passed_from_hand_to_hand() -> None:
    session = climb(hands=[["wands-3"]])
    card = session.table.named("wands-3")
    refusal = session.game.refuse(session.table, 0, card.id, "hand:1")
    assert refusal.rule == "TWR-135"
    assert str(refusal) == "Cards cannot be passed from hand to hand. (TWR-135)"


@pytest.mark.rule("TWR-136")
def test_by_hand_everything_moves_and_the_rules_go_on_from_there() -> None:
    session = climb(hands=[["wands-3"], []])
    card = session.table.named("wands-3")
    session.override("move", piece=card.id, zone="hand:1", reason="a gift")
    assert names(session, "hand:1") == ["wands-3"]
    assert session.lines[-1].by_hand
    at_rest(session, 0)
    session.override("count", piece=-1, counter="active", value=1)
    at_rest(session, 1)
    play(session, "play wands-3")
    at_rest(session, 0)


@pytest.mark.rule("TWR-048", "TWR-136")
@pytest.mark.parametrize("card", ["pentacles-2", "wands-2"])
def test_a_card_whose_work_was_skipped_is_discarded_with_nothing_left_on_it(card: str) -> None:
    hand = [card, "pentacles-7"]
    session = climb(heroes=("swords-page", "swords-king"), hands=[hand], foe="major-18")
    play(session, f"play {card}")
    if card == "wands-2":
        play(session, "with pentacles-7", "first pentacles-7")
    session.skip("no time")
    while session.decision and session.decision.rule != "TWR-022":
        session.skip("no time")
    assert names(session, "play") == []
    assert card in names(session, "discard")
    assert not any(piece.counters for piece in session.table["discard"])
    at_rest(session, 1)


@pytest.mark.rule("TWR-137")
def test_an_action_is_taken_back_with_the_luck_it_brought() -> None:
    session = climb(hands=[["wands-3"]], dice=[4])
    play(session, "play wands-3")
    assert session.undo()
    at_rest(session, 0)
    assert names(session, "hand:0") == ["wands-3"]
    assert session.table.coming == [4]


def test_every_card_is_accounted_for_in_whole_games() -> None:
    """The invariant of the rule checklist: 36 + 5 + 5 cards, and the rest in the box."""
    for seed in range(6):
        seats = 2 + seed % 3
        table = play_out("tower", ["random"] * seats, seed).table
        at_play = sum(len(table[zone]) for zone in ["deck", "discard", "wards", "play"]) + sum(
            len(table[f"{kind}:{seat}"])
            for kind in ("hand", "shields", "sanctuary")
            for seat in range(seats)
        )
        hidden = sum(len(table[f"floor:{floor}"]) for floor in range(1, 6))
        assert at_play == 36
        assert hidden + len(table["treasures"]) == 10
        used = ["discard", "wards", "treasures", "play"]
        used += [f"{kind}:{seat}" for kind in ("shields", "sanctuary") for seat in range(seats)]
        for zone in used:
            assert all(card.face_up for card in table[zone]), f"what was used lies open: {zone}"
        assert not any(card.face_up for card in table["deck"])
        assert len(table["box"]) == 16 + 16 - seats
