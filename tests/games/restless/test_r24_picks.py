"""Chapter 24: Pick From, reveals, chance, discarding."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import asked, camp, health, keys, names, play


@pytest.mark.rule("RST-257")
@pytest.mark.rule("RST-261")
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
    session = camp(
        step="enter_realm",
        level=1,
        zones={"kept": []},
        decks={
            "realms-1": ["toll"],
            "encounters": ["stall", "well", "gift", "vault", "rat", "wasp", "choir", "gate"],
        },
    )
    assert len(keys(session)) == 3, "Pick From 3 at the first Encounter of the game"


@pytest.mark.rule("RST-255")
@pytest.mark.rule("RST-254")
@pytest.mark.rule("RST-253")
def test_a_revealed_card_is_one_of_the_candidates() -> None:
    session = camp(zones={"realm": ["fog"]}, row=[["rat"]], decks={"encounters": ["well", "gift"]})
    rat = session.table.named("rat")
    session.override("flip", piece=rat.id)
    assert session.table.named("rat").face_up
    assert names(session, "row:1") == ["rat"], "it stays where it is"
    play(session, "go on")
    assert sorted(keys(session)) == ["rat", "well"]


@pytest.mark.rule("RST-266")
@pytest.mark.rule("RST-268")
@pytest.mark.rule("RST-269")
def test_a_random_character_is_rolled_until_it_lives() -> None:
    from tabletop.games.restless.choosing import random_slot

    session = camp(("ann", "bo"), zones={"character:1": []})
    asks = random_slot(session.play)
    next(asks)
    asks.send(4)
    asks.send(2)
    with pytest.raises(StopIteration) as done:
        asks.send(1)
    assert done.value.value == 0


@pytest.mark.rule("RST-267")
def test_random_damage_to_a_dead_slot_is_lost() -> None:
    from tabletop.games.restless.choosing import random_slot

    session = camp(("ann", "bo"), zones={"character:1": []})
    asks = random_slot(session.play, for_damage=True)
    next(asks)
    with pytest.raises(StopIteration) as done:
        asks.send(2)
    assert done.value.value == -1


@pytest.mark.rule("RST-270")
@pytest.mark.rule("RST-271")
def test_cards_are_discarded_to_the_pile_of_their_own_deck() -> None:
    session = camp(zones={"ground": ["club", "bell", "stick"]}, row=[["rat"]])
    play(session, "go on")
    assert names(session, "loot-used") == ["club"]
    assert names(session, "treasures-used") == ["bell"]
    assert names(session, "starters-used") == ["stick"]


@pytest.mark.rule("RST-003")
@pytest.mark.rule("RST-264")
def test_what_lasts_lies_among_the_kept_until_its_time_is_over() -> None:
    from tabletop.games.restless.lasting import MARK

    session = camp(step="begin_battle", zones={"encounter": ["rat"]})
    assert not [name for name in names(session, "kept") if name.startswith(MARK)]
    assert [change.piece for change in session.game.in_force(session.table)] == []


@pytest.mark.rule("RST-262")
@pytest.mark.rule("RST-263")
def test_the_newest_change_can_be_suspended_and_comes_back() -> None:
    session = camp(
        step="begin_battle", zones={"encounter": ["gate"], "realm": ["east"]}, coming=[18]
    )
    newest = session.game.in_force(session.table)[0]
    assert newest.subject == "east"
    session.override("suspend", subject=newest.subject)
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (0, 0) or names(session, "character:0") == []
    session.override("reinstate", subject="east")
    assert session.table.suspended == []
