"""Chapters 2 to 4: decks, setting up, open information."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Seat, Session, load, new_game
from tabletop.games.restless.cards import content
from tabletop.table.table import freeze
from tests.games.restless.camp import asked, before_god, blocked, camp, keys, names, play, rerolls
from tests.games.restless.half_said import half_said


def begun(seats: int = 2, **options: str) -> Session:
    return new_game("restless", seats=seats, seed=3, options=options)


def set_out(seats: int = 2, **options: str) -> Session:
    """The same, with the party and its Starter Items chosen as they come."""
    session = begun(seats, **options)
    while session.step and session.step.name in ("choose_characters", "choose_starters"):
        play(session, keys(session)[0])
    return session


@pytest.mark.rule("RST-022", "RST-023", "RST-025")
def test_the_party_is_chosen_from_six_slot_by_slot() -> None:
    session = begun()
    assert len(session.table["tray"]) == 6
    assert asked(session) == "RST-023"
    first, second = keys(session)[:2]
    play(session, first, second)
    assert (names(session, "character:0"), names(session, "character:1")) == ([first], [second])


@pytest.mark.parametrize("unnamed", ["Player 2", "Character 2"])
def test_a_seat_that_nobody_named_is_called_like_its_character(unnamed: str) -> None:
    named = [Seat("Ada", 0, given="Ada"), Seat(unnamed, 0)]
    session = new_game("restless", seats=named, seed=3)
    first, second = keys(session)[:2]
    play(session, first, second)
    called = [seat.name for seat in session.table.seats]
    assert called == ["Ada", content.title(names(session, "character:1")[0])]
    session.undo()
    assert session.table.seats[1].name == unnamed


@pytest.mark.rule("RST-024")
def test_one_person_may_play_several_characters() -> None:
    session = new_game("restless", seats=[Seat("A", 0), Seat("B", 0), Seat("C", 1)], seed=1)
    assert [seat.player for seat in session.table.seats] == [0, 0, 1]


@pytest.mark.rule("RST-026")
def test_the_others_go_back_into_their_deck() -> None:
    session = set_out()
    every = [card for card in content.pack().cards.values() if isinstance(card, content.Character)]
    assert len(session.table["characters"]) == len(every) - len(session.table.seats)
    assert names(session, "tray") == []
    assert not any(piece.face_up for piece in session.table["characters"])


@pytest.mark.rule("RST-027")
def test_each_begins_with_the_health_that_is_printed() -> None:
    session = set_out()
    for slot in (0, 1):
        (piece,) = session.table[f"character:{slot}"]
        printed = session.game.printed(piece.name).tags["Health"]
        assert piece.counters["health"] == int(printed)


@pytest.mark.rule("RST-028", "RST-029", "RST-272")
def test_starter_items_are_kept_of_six() -> None:
    session = begun()
    play(session, keys(session)[0], keys(session)[1])
    assert asked(session) == "RST-029"
    assert len(session.table["tray"]) == 6
    assert begun(starters="0").table.options["starters"] == "0"


@pytest.mark.rule("RST-030", "RST-099")
def test_a_starter_goes_to_whoever_can_carry_it() -> None:
    session = camp(step="choose_starters", zones={"tray": ["anvil", "stick"]})
    play(session, "anvil")
    assert asked(session) == "RST-030"
    assert blocked(session) == {"slot 0": "RST-099", "slot 1": "RST-099"}
    play(session, "nobody", "stick", "slot 1")
    assert names(session, "inventory:1") == ["stick"]
    assert names(session, "starters-used") == ["anvil"]


@pytest.mark.rule("RST-029", "RST-030")
def test_what_is_kept_and_who_carries_it_are_one_answer() -> None:
    session = camp(step="choose_starters", zones={"tray": ["rope", "stick"]})
    before, rope = freeze(session.table), session.table.named("rope").id
    play(session, "rope")
    assert freeze(session.table) == before
    play(session, "slot 1")
    assert [entry.key for entry in session.journal.entries] == [f"rope#{rope}/slot 1"]  # type: ignore[union-attr]
    session.undo()
    assert freeze(session.table) == before
    then = half_said(session, f"rope#{rope}")  # when they were two, which lay there as before
    assert (asked(then), freeze(then.table)) == ("RST-030", before)
    then.answer("slot 1")
    assert names(then, "inventory:1") == ["rope"]
    assert load(then.to_json()).table == then.table


@pytest.mark.rule("RST-031", "RST-039")
def test_the_nights_lie_face_down_and_nobody_may_look() -> None:
    session = set_out()
    assert len(session.table["nights"]) == 3
    assert not any(piece.face_up for piece in session.table["nights"])
    refusal = session.game.refuse(session.table, 0, session.table["nights"][0].id, "kept")
    assert refusal.rule == "RST-039"


@pytest.mark.rule("RST-032")
def test_the_party_begins_with_five_reroll_counters() -> None:
    assert rerolls(begun()) == 5


@pytest.mark.rule("RST-033", "RST-161")
def test_the_first_realm_is_read_to_all() -> None:
    (realm,) = set_out().table["realm"]
    assert realm.face_up
    assert getattr(content.card(realm.name), "level", 0) == 1


@pytest.mark.rule("RST-034", "RST-163", "RST-035", "RST-036")
def test_four_encounters_lie_in_a_row_and_the_first_is_picked_from_three() -> None:
    session = camp(
        step="enter_realm",
        level=1,
        decks={
            "realms-1": ["toll"],
            "encounters": ["stall", "well", "gift", "vault", "rat", "wasp", "choir"],
        },
    )
    assert asked(session) == "RST-257"
    assert sorted(keys(session)) == ["rat", "stall", "wasp"]
    assert [names(session, f"row:{place}") for place in range(1, 6)] == [
        [],
        ["well"],
        ["gift"],
        ["vault"],
        [],
    ]


@pytest.mark.rule("RST-020")
def test_all_decks_are_shuffled_by_the_seed() -> None:
    one, same, other = (new_game("restless", seats=1, seed=n) for n in (1, 1, 2))
    assert names(one, "loot") == names(same, "loot")
    assert [names(one, d) for d in ("loot", "treasures", "encounters")] != [
        names(other, d) for d in ("loot", "treasures", "encounters")
    ]


@pytest.mark.rule("RST-021")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    session = camp(step="arrive", row=[["vault"]], zones={"treasures-used": ["bell", "coat"]})
    play(session, "slot 0")
    assert len(session.table["treasures"]) == 1


@pytest.mark.rule("RST-018")
def test_the_only_dice_are_a_d20_and_a_d4() -> None:
    assert sorted(names(begun(), "dice")) == ["d20", "d4"]


@pytest.mark.rule("RST-010")
def test_each_level_of_realms_has_a_deck_of_its_own() -> None:
    session = begun()
    for level, realm in enumerate(("toll", "fog", "ford", "moor", "east"), 1):
        deck = names(session, f"realms-{level}")
        assert realm in deck
        assert {getattr(content.card(name), "level", 0) for name in deck} == {level}


@pytest.mark.rule("RST-014")
def test_there_are_no_blank_cards() -> None:
    assert not [
        p.name for p in begun().table.pieces if p.kind == "card" and p.name.startswith("blank-")
    ]


@pytest.mark.rule("RST-038")
def test_everybody_sees_all_items() -> None:
    session = camp(holds={"ann": ["club"]}, people=[0, 1])
    assert [piece.name for piece in session.view(1)["inventory:0"]] == ["club"]


@pytest.mark.rule("RST-273", "RST-168")
def test_challenges_are_table_options() -> None:
    assert len(set_out(rests="1").table["nights"]) == 1
    session = camp(
        step="enter_realm",
        level=4,
        decks={"realms-4": ["moor"], "encounters": ["rat", "wasp", "well", "gift", "vault"]},
        options={"encounters_per_realm": "5"},
    )
    assert names(session, "row:5") == ["vault"]


@pytest.mark.rule("RST-275")
def test_a_smaller_party_is_fewer_seats() -> None:
    assert len(begun(1).table.seats) == 1
    with pytest.raises(Refusal):
        begun(5)


@pytest.mark.rule("RST-006")
def test_the_party_decides_together() -> None:
    session = before_god(people=[0, 1])
    play(session, "refuse")
    assert asked(session) == "RST-006"
    assert session.decision is not None
    question, _, proposed = session.decision.ask.partition(" Proposed: ")
    assert question
    assert proposed, "what was asked stands before what is proposed"
    assert session.decision is not None
    assert session.decision.seat == 1
    play(session, "no")
    assert asked(session) == "RST-240", "it is asked again"
    play(session, "refuse", "yes")
    assert session.over


@pytest.mark.rule("RST-006")
@pytest.mark.parametrize(
    ("step", "what", "confirmed"),
    [
        ("gap", "go on", False),
        ("gap", "rest", False),
        ("begin_battle", "flee", False),
        ("begin_battle", "slot 0", False),
        ("last_night", "yes", True),
        ("verdict", "fight", True),
        ("meet", "stay, slot 0", True),
    ],
)
def test_the_others_confirm_what_cannot_be_taken_back(
    step: str, what: str, confirmed: bool
) -> None:
    """Who draws the Vault's Treasure is one of these."""
    god = {"god": ["door"]} if step in ("last_night", "verdict") else {}
    lying = {"begin_battle": ["rat"], "meet": ["vault"]}.get(step, [])
    session = camp(
        step=step,
        zones={"nights": ["night"], "encounter": lying, **god},
        row=[["gift"]],
        people=[0, 1],
        decks={"treasures": ["coat"]},
    )
    play(session, *what.split(", "))
    assert session.decision is not None
    assert (session.decision.rule == "RST-006" and session.decision.seat == 1) == confirmed


@pytest.mark.rule("RST-007")
def test_a_character_is_asked_of_the_person_who_plays_it() -> None:
    session = camp(step="begin_battle", zones={"encounter": ["rat"]}, people=[0, 1])
    play(session, "slot 1")
    assert session.decision is not None
    assert session.decision.seat == 1


@pytest.mark.rule("RST-004")
def test_players_may_always_rule_for_themselves() -> None:
    session = camp()
    session.override("count", piece=session.table.named("ann").id, counter="health", value=2)
    assert session.table.named("ann").counters["health"] == 2
    assert session.lines[-1].by_hand
