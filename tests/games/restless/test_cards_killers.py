"""Who killed, and when: what is the Target's doing, and when somebody would die."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.restless.camp import asked, battle, camp, health, names, play, rerolls
from tests.games.restless.printed import AGNES, FOE, HIT, LUCAN, MISS, SEDGE

OSWIN, HESTER = "oswin-tarrow", "hester-blythe"
CRADLE = "ash-cradle"  # Attack 1; when it dies, each Character takes 2 damage
COIN = "ferrymans-second-coin"  # When you would die, stay at 1 Health and discard this.


def dying(foe: str, *party: str, **more: object) -> Session:
    """The first of the party deals the last blow to *foe*, all of the party at 1 Health."""
    wounds = {OSWIN: 6, AGNES: 5, SEDGE: 6, LUCAN: 5}
    session = battle(
        party,
        foe=foe,
        on={foe: {"health": 1}},
        wounds={each: wounds[each] for each in party},
        coming=[HIT],
        **more,
    )
    return play(session, "slot 0", "attack unarmed")


@pytest.mark.rule("RST-228", "RST-229", "RST-235")
def test_whom_a_target_takes_along_is_killed_by_it() -> None:
    """The Cradle's last words kill both: Oswin's 2 Reroll Counters, and Agnes brings the dead back;
    what they held is the Cradle's to drop."""
    decks = {"characters": [SEDGE, LUCAN], "loot": ["nothing"], "treasures": []}
    session = dying(CRADLE, OSWIN, AGNES, decks=decks, holds={OSWIN: ["bell-clapper"]})
    assert not session.over
    assert names(session, "character:0") + names(session, "character:1") == [SEDGE, LUCAN]
    assert rerolls(session) == 5 + 2
    assert names(session, "drops") == ["bell-clapper"], "with the drops, not at once"
    assert asked(session) == "RST-211"


@pytest.mark.rule("RST-228", "RST-229")
def test_what_a_dead_horror_still_says_is_its_doing() -> None:
    """Who hits the Quilt of Faces loses 1 Health, by the last blow too."""
    session = camp(
        (OSWIN, AGNES),
        zones={"nights": ["quilt-of-faces"]},
        wounds={OSWIN: 6},
        holds={OSWIN: ["bell-clapper"]},
        decks={"treasures": []},
        coming=[HIT],
    )
    play(session, "rest")
    session.override(
        "count", piece=session.table.named("quilt-of-faces").id, counter="health", value=1
    )
    play(session, "slot 0", "attack unarmed", "slot 1")
    assert names(session, "characters-used") == [OSWIN]
    assert rerolls(session) == 5 + 3 + 2


@pytest.mark.rule("RST-228", "RST-229")
@pytest.mark.parametrize("flees", [False, True])
def test_who_takes_a_part_of_a_blow_is_struck_by_whoever_struck(flees: bool) -> None:
    """Oswin dies of the 1 he takes over for Agnes: of the Target, or in flight."""
    session = battle(
        (AGNES, OSWIN),
        foe=FOE,
        wounds={OSWIN: 6},
        holds={OSWIN: ["bell-clapper"]},
        coming=[MISS, HIT],
        decks={"loot": []},
    )
    play(session, *(["flee", "slot 0"] if flees else ["slot 0", "attack unarmed"]), "yes")
    assert names(session, "characters-used") == [OSWIN]
    assert rerolls(session) == 5 + 2, "his last words are heard"
    assert names(session, "drops") == ([] if flees else ["bell-clapper"])
    assert names(session, "ground") == []
    assert asked(session) != "RST-212"


@pytest.mark.rule("RST-190", "RST-191", "RST-046")
def test_who_is_kept_alive_stands_in_the_chain_again() -> None:
    """Of 4 points by the Jury Lucan at 1 Health takes the first, stays, and takes the third."""
    session = battle(
        (LUCAN, SEDGE), foe="drowned-jury", wounds={LUCAN: 5}, holds={LUCAN: [COIN]}, coming=[MISS]
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "characters-used") == [LUCAN]
    assert health(session, SEDGE) == (7 - 2, 2), "the second point and the fourth"
    assert names(session, "loot-used") == [COIN]


@pytest.mark.rule("RST-046", "RST-191")
@pytest.mark.parametrize(("hurt", "saves"), [(0, True), (6, False)])
def test_who_would_save_is_asked_when_somebody_falls(hurt: int, saves: bool) -> None:
    """Hester pays 1 Health for another in the moment of its fall, before she is struck herself."""
    session = battle(
        (LUCAN, HESTER),
        foe=CRADLE,
        on={CRADLE: {"health": 1}},
        wounds={LUCAN: 5, HESTER: hurt},
        decks={"loot": []},
        coming=[HIT],
    )
    whole = sum(health(session, HESTER))
    play(session, "slot 0", "attack unarmed")
    if saves:
        assert asked(session) == "RST-007"
        assert health(session, HESTER) == (whole, 0), "the blow has not come to her yet"
        play(session, "yes")
        assert (health(session, LUCAN), health(session, HESTER)) == ((1, 5), (whole - 3, 3))
    else:
        assert LUCAN in names(session, "characters-used")


@pytest.mark.rule("RST-045", "RST-046")
def test_who_has_no_max_health_left_cannot_be_kept_alive() -> None:
    from tabletop.games.restless.party.health.harm import raise_max_health

    session = camp((LUCAN, SEDGE), holds={LUCAN: [COIN]})
    list(raise_max_health(session.play, 0, -6))
    assert session.table.named(LUCAN).counters["dead"]
    assert names(session, "inventory:0") == [COIN], "nothing is discarded in vain"


@pytest.mark.rule("RST-046", "RST-004")
@pytest.mark.parametrize("coin", [True, False])
def test_whose_health_is_taken_by_hand_falls_as_any_other(coin: bool) -> None:
    session = camp((LUCAN, SEDGE), wounds={LUCAN: 5}, holds={LUCAN: [COIN] if coin else []})
    session.override("count", piece=session.table.named(LUCAN).id, counter="health", value=0)
    assert health(session, LUCAN) == ((1, 4) if coin else (0, 0))
    assert names(session, "characters-used") == ([] if coin else [LUCAN])
