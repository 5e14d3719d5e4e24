"""What the rulebook rules where the game is silent, with the cards as they are printed."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import asked, battle, camp, health, keys, left, names, play
from tests.games.restless.printed import AGNES, FOE, JUDITH, LUCAN, MISS, SEDGE

GLASSES = "spectacles-of-the-glass-king"  # Glazier: Loot draws are Pick From 2
SINS = ["the-warm-hand", "a-borrowed-face"]


@pytest.mark.rule("RST-069", "RST-045")
def test_who_is_transfigured_has_at_least_one_health_in_all() -> None:
    """Sedge has lost 6 of 7 Max Health: as somebody of 6 it would have none at all."""
    session = camp(
        (SEDGE, LUCAN),
        step="meet",
        zones={"encounter": ["mirror-pond"]},
        decks={"characters": [AGNES]},
        wounds={SEDGE: 6},
    )
    session.override("count", piece=session.table.named(SEDGE).id, counter="missing", value=0)
    play(session, "stay", "slot 0")
    assert names(session, "character:0") == [AGNES]
    assert health(session, AGNES) == (1, 0)


@pytest.mark.rule("RST-229", "RST-227", "RST-119")
def test_the_sins_of_the_dead_count_in_its_last_words() -> None:
    """Judith dies with two Sins, Lucan bears one: the Target takes 2 for each of the three."""
    session = battle(
        (JUDITH, LUCAN),
        foe=FOE,
        wounds={JUDITH: 7},
        sins={JUDITH: SINS, LUCAN: ["other-peoples-hunger"]},
        coming=[MISS],
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "characters-used") == [JUDITH]
    assert left(session, FOE) == 8 - 6
    assert sorted(names(session, "treasures-used")) == sorted(SINS)


@pytest.mark.rule("RST-138", "RST-112", "RST-257")
@pytest.mark.parametrize("draws", ["the Glazier", "another", "the Glazier for one who died"])
def test_what_one_bears_is_for_its_own_draws(draws: str) -> None:
    """Lucan is a Glazier and holds the Spectacles: Pick From 2 where Lucan draws."""
    session = camp(
        (SEDGE, LUCAN),
        step="meet",
        zones={"encounter": ["a-cart-with-no-driver"], "encounters": []},
        holds={LUCAN: [GLASSES]},
        decks={"loot": ["nothing", FIRST, SECOND, THIRD]},
    )
    if draws != "the Glazier for one who died":
        session.override("move", piece=session.table.named("nothing").id, zone="out")
        play(session, "stay", "slot 1" if draws == "the Glazier" else "slot 0")
        assert asked(session) == ("RST-257" if draws == "the Glazier" else "RST-212")
        return
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-113"
    sedge = session.table.named(SEDGE)
    session.override("count", piece=sedge.id, counter="health", value=0)
    play(session, "again")
    assert asked(session) == "RST-257", "Lucan draws instead, and sees more"
    assert keys(session) == [FIRST, SECOND]


FIRST, SECOND, THIRD = "featherless-bed", "singing-kettle", "divining-rib"


@pytest.mark.rule("RST-086", "RST-085")
def test_what_takes_the_place_of_a_sin_in_a_stall_is_no_draw() -> None:
    """The Orchard makes Treasure draws Pick From 2; the stall is filled card by card."""
    first, second, third = "shroud-of-someone-else", "atlas-of-bad-ideas", GLASSES
    session = camp(
        (SEDGE, LUCAN),
        step="trade",
        zones={"encounter": ["widow-pells-wagon"], "realm": ["orchard-of-ladders"]},
        decks={"loot": [], "treasures": [SINS[0], first, second, third]},
    )
    play(session, "open", "slot 0")
    assert names(session, "sins:0") == [SINS[0]]
    assert names(session, "goods") == [first, second]
    assert names(session, "treasures") == [third]
