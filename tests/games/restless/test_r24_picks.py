"""Chapter 24: Pick From, reveals, chance, discarding."""

from __future__ import annotations

import pytest

from tests.games.dice import set_die
from tests.games.restless.camp import asked, battle, camp, health, keys, left, meeting, names, play


@pytest.mark.rule("RST-257", "RST-261")
def test_a_pick_from_adds_candidates_from_the_deck_to_the_card_of_the_row() -> None:
    session = camp(
        step="arrive",
        zones={"realm": ["fog"]},
        row=[["rat"]],
        decks={"encounters": ["well", "gift"]},
    )
    assert asked(session) == "RST-257"
    assert sorted(keys(session)) == ["rat", "well"]


@pytest.mark.rule("RST-259")
def test_what_is_not_chosen_goes_to_the_bottom() -> None:
    session = camp(
        step="arrive",
        zones={"realm": ["fog"]},
        row=[["rat"]],
        decks={"encounters": ["well", "gift"]},
    )
    play(session, "rat")
    assert names(session, "encounters") == ["well", "gift"], "the bottom first"
    assert names(session, "encounters-used") == []


@pytest.mark.rule("RST-258")
def test_several_pick_froms_add_up() -> None:
    """Three lie on the first place (Pick From 3), and the Fog adds one (Pick From 2): 4 in all."""
    session = camp(
        step="arrive",
        zones={"realm": ["fog"]},
        row=[["rat", "wasp", "choir"]],
        decks={"encounters": ["well", "gift"]},
    )
    assert sorted(keys(session)) == ["choir", "rat", "wasp", "well"]


@pytest.mark.rule("RST-255", "RST-254", "RST-253")
def test_a_revealed_card_is_one_of_the_candidates() -> None:
    session = camp(zones={"realm": ["fog"]}, row=[["rat"]], decks={"encounters": ["well", "gift"]})
    rat = session.table.named("rat")
    session.override("flip", piece=rat.id)
    assert session.table.named("rat").face_up
    assert names(session, "row:1") == ["rat"], "it stays where it is"
    play(session, "go on")
    assert sorted(keys(session)) == ["rat", "well"]


@pytest.mark.rule("RST-266", "RST-268", "RST-269")
def test_a_random_character_is_rolled_until_it_lives() -> None:
    from tabletop.games.restless.party.fortune.lots import random_slot

    session = camp(("ann", "bo"), zones={"character:1": []})
    asks = random_slot(session.play, "Lots.")
    next(asks)
    asks.send(4)
    asks.send(2)
    with pytest.raises(StopIteration) as done:
        asks.send(1)
    assert done.value.value == 0


@pytest.mark.rule("RST-267")
def test_random_damage_to_a_dead_slot_is_lost() -> None:
    from tabletop.games.restless.party.fortune.lots import random_slot

    session = camp(("ann", "bo"), zones={"character:1": []})
    asks = random_slot(session.play, "Lots.", for_damage=True)
    next(asks)
    with pytest.raises(StopIteration) as done:
        asks.send(2)
    assert done.value.value == -1


@pytest.mark.rule("RST-270", "RST-271")
def test_cards_are_discarded_to_the_pile_of_their_own_deck() -> None:
    session = camp(zones={"ground": ["club", "bell", "stick"]}, row=[["rat"]])
    play(session, "go on")
    assert names(session, "loot-used") == ["club"]
    assert names(session, "treasures-used") == ["bell"]
    assert names(session, "starters-used") == ["stick"]


@pytest.mark.rule("RST-003", "RST-264")
def test_a_change_lasts_as_long_as_its_card_says() -> None:
    session = battle(foe="wasp", holds={"ann": ["hex"]}, coming=[1, 20, 20])
    play(session, "slot 0", "use hex")
    (token,) = session.table["kept"]
    (change,) = session.game.in_force(session.table)
    assert change.subject == token.name
    assert change.sentence.endswith("the Target has -1 Attack until the end of the Battle.")
    play(session, "attack unarmed")
    assert health(session, "ann") == (6, 0), "the Wasp's 1 is none"
    play(session, "end", "slot 1", "attack unarmed", "end", "slot 0", "attack unarmed")
    assert names(session, "kept") == []
    assert session.game.in_force(session.table) == []


@pytest.mark.rule("RST-262", "RST-263")
def test_the_newest_change_can_be_suspended_and_comes_back() -> None:
    session = battle(foe="choir", zones={"realm": ["east"]}, coming=[14, 14])
    newest = session.game.in_force(session.table)[0]
    assert newest.subject == "east"
    session.override("suspend", subject=newest.subject)
    play(session, "slot 1", "attack unarmed", "end")
    assert left(session, "choir") == 11, "14 hits without the East's -5"
    session.override("reinstate", subject="east")
    play(session, "slot 0", "attack unarmed")
    assert left(session, "choir") == 11, "and misses with it"


@pytest.mark.rule("RST-170")
@pytest.mark.parametrize(("asks", "asked_for"), [("never", 0), ("failures", 1), ("always", 1)])
def test_a_d4_that_names_who_is_hurt_may_be_rolled_again(asks: str, asked_for: int) -> None:
    session = meeting("hail", coming=[1, 2], options={"ask_rerolls": asks})
    if asked_for:
        assert (asked(session), keys(session)) == ("RST-266", ["keep", "reroll"])
        play(session, "reroll")
        assert health(session, "ann") == (6, 0)
        play(session, "keep")
    hurt = "bo" if asked_for else "ann"
    assert health(session, hurt)[1] == 2
    assert session.table.count("rerolls") == 5 - asked_for


@pytest.mark.rule("RST-170", "RST-266")
def test_a_lot_that_a_hand_has_set_names_another() -> None:
    session = meeting("hail", coming=[1], options={"ask_rerolls": "always"})
    set_die(session, 2)
    play(session, "keep")
    assert (health(session, "ann")[1], health(session, "bo")[1]) == (0, 2)


@pytest.mark.rule("RST-170")
@pytest.mark.parametrize(("asks", "asked_for"), [("failures", False), ("always", True)])
def test_a_lot_that_does_no_harm_is_no_failure(asks: str, asked_for: bool) -> None:
    session = meeting("balm", wounds={"bo": 2}, coming=[2], options={"ask_rerolls": asks})
    assert (asked(session) == "RST-266") == asked_for
