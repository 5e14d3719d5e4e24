"""RST-252, RST-253, RST-255: drops that lie open before their Target is beaten."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.restless.camp import asked, battle, keys, left, names, play

DECKS = {"loot": ["club", "broth", "bow"], "treasures": ["bell", "coat", "charm"]}


def shown(*held: str, coming: tuple[int, ...] = (20,), **more: object) -> Session:
    """A Battle with the Peacock, whose Loot, a Club, and Treasure, a Bell, lie open."""
    session = battle(
        foe="peacock",
        holds={"ann": held},
        decks=DECKS,
        coming=coming,
        **more,  # type: ignore[arg-type]
    )
    play(session, "slot 0")
    assert names(session, "drops") == ["club", "bell"]
    return session


@pytest.mark.rule("RST-255", "RST-259")
def test_a_revealed_drop_is_a_candidate_of_a_later_pick_from() -> None:
    session = shown("fancy")
    play(session, "slot 0", "use fancy", "attack unarmed", "slot 1")
    assert asked(session) == "RST-257"
    assert keys(session) == ["club", "broth"]
    play(session, "broth", "slot 0", "slot 1")
    assert [names(session, f"inventory:{slot}") for slot in (0, 1)] == [["broth"], ["bell"]]
    assert names(session, "loot") == ["club", "bow"], "the other lies at the bottom"


@pytest.mark.rule("RST-255", "RST-258")
def test_but_not_again_of_the_one_it_was_picked_by() -> None:
    zones = {"realm": ["market-day"]}
    decks = {"loot": ["club", "broth", "bow", "rope"], "treasures": ["bell"]}
    session = battle(foe="peacock", zones=zones, decks=decks, coming=[20])
    play(session, "slot 0", "club", "bow", "slot 0", "attack unarmed", "ground", "ground", "ground")
    assert names(session, "ground") == ["club", "bow", "bell"]
    assert asked(session) == "RST-142", "of each Loot one was picked when it was revealed"


@pytest.mark.rule("RST-117", "RST-255")
def test_a_sin_among_the_later_candidates_is_all_they_get() -> None:
    session = battle(
        foe="peacock",
        coming=[20],
        holds={"ann": ["whim"]},
        decks={**DECKS, "treasures": ["bell", "pride", "charm"]},
    )
    play(session, "slot 0", "slot 0", "use whim", "attack unarmed", "slot 1", "ground")
    assert names(session, "sins:1") == ["pride"]
    assert names(session, "treasures") == ["bell", "charm"]


@pytest.mark.rule("RST-252", "RST-253", "RST-211")
def test_a_drop_is_a_card_that_can_be_revealed_anywhere() -> None:
    session = battle(foe="rat", holds={"ann": ["spyglass"]}, decks=DECKS, coming=[20, 20, 20])
    play(session, "slot 0", "use spyglass")
    assert asked(session) == "RST-252"
    assert keys(session) == ["loot", "treasures", "drops loot rat", "none"]
    play(session, "drops loot rat")
    assert names(session, "drops") == ["club"]
    for turn in ("attack unarmed", "end", "slot 1", "attack unarmed", "end", "slot 0"):
        play(session, turn)
    play(session, "attack unarmed")
    assert left(session, "rat") == 0
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["club"]
    assert names(session, "loot") == ["bow", "broth"], "one Loot it drops, and no more"


@pytest.mark.rule("RST-252")
def test_what_lies_open_is_not_revealed_once_more() -> None:
    session = shown("spyglass")
    play(session, "slot 0", "use spyglass")
    assert keys(session) == ["loot", "treasures", "none"]


@pytest.mark.rule("RST-253", "RST-211")
def test_a_target_that_has_shown_less_than_nothing_drops_what_it_has() -> None:
    session = battle(foe="rat", holds={"ann": []}, decks=DECKS, coming=[20, 20, 20])
    rat = session.table.named("rat").id
    session.override("count", piece=rat, counter="shown_loot", value=-1_000_000)
    session.override("count", piece=rat, counter="health", value=1)
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-211"
    play(session, "slot 0", "slot 1")
    assert names(session, "inventory:1") == ["club"]
    assert names(session, "loot") == ["bow", "broth"], "one Loot it drops, and no more"
