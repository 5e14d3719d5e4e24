"""Sacred Pool and Frostmarch: one Region beyond the Chapel with two destinations."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, place_codes
from tabletop.games.darkest.ground.regions import INNER
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import answer, keys, names, piece
from tests.games.darkest.sacredpool.laid import (
    CAVE,
    INNER_ROAD,
    OUTER_ROAD,
    POOL,
    off_the_road,
    pooled,
)
from tests.games.darkest.sacredpool.test_road import LAID, STRONG, active

BOTH = put_in_play(["frostmarch", "sacredpool"])
FROST = [card for card in content.boxed() if content.module_of(card.id) == "frostmarch"]
NORTH = "frostmarch-frostmarch"


def of_kind(kind: type, n: int) -> list[str]:
    """Some of the Frostmarch's cards."""
    return [card.id for card in FROST if type(card) is kind][:n]


def laid(*road: str) -> dict[str, list[str]]:
    """What waits off that road, of both boxes."""
    return {
        **LAID,
        "atlas": [*off_the_road(*road), *({NORTH} - {*road})],
        "frostmarch-adventures": of_kind(content.Place, 4),
        "frostmarch-troves": of_kind(content.Magic, 5),
        "frostmarch-spells": of_kind(content.Spell, 2),
    }


def at_the_chapel(**more) -> Session:  # type: ignore[no-untyped-def]
    return pooled(
        step="at_destination", at=6, to="chapel", zones=laid(*INNER_ROAD), tokens=STRONG,
        on={"chapel": {"visited": 1}}, options=BOTH, **more,
    )  # fmt: skip


@pytest.mark.rule("DTS-005", "DTS-007", "DTF-007")
@pytest.mark.parametrize(
    ("to", "deck", "joined"),
    [(POOL, "sacredpool-adventures", (1, 0)), (NORTH, "frostmarch-adventures", (0, 1))],
)
def test_on_crossing_the_party_names_one_of_the_two(
    to: str, deck: str, joined: tuple[int, int]
) -> None:
    session = answer(at_the_chapel(coming=(3,)), "cross beyond-chapel")
    assert {*keys(session)} == {POOL, NORTH}
    answer(session, to)
    table = session.table
    assert names(session, "ground:6") == [to]
    assert active(session) == deck
    assert (table.count("sacredpool-joined"), table.count("frostmarch-joined")) == joined
    home = to.partition("-")[0]
    assert {content.module_of(card.name) for card in table["trove"]} == {home}


@pytest.mark.rule("DTF-017", "DTS-009", "DTS-011")
def test_a_teleport_from_one_to_the_other_stays_in_the_region() -> None:
    bound = place_codes.code_of(NORTH)
    session = pooled(
        step="carried", at=6, to=POOL, counters={"bound": bound}, options=BOTH,
        zones={**laid(*INNER.road, POOL), "trove": ["sacredpool-baleful-eye"],
               "sacredpool-troves": ["sacredpool-shield-of-defiance"]},
    )  # fmt: skip
    table = session.table
    assert heroes.region(table) == "beyond-chapel"
    assert names(session, "ground:6") == [NORTH]
    assert active(session) == "frostmarch-adventures"
    assert {content.module_of(card.name) for card in table["trove"]} == {"frostmarch"}
    assert piece(session, "sacredpool-baleful-eye").zone == "sacredpool-troves"
    assert heroes.homeward(table)


@pytest.mark.rule("DTF-006", "DTS-004")
def test_a_quest_card_of_frostmarch_may_bring_a_reward() -> None:
    quest = next(card.id for card in FROST if isinstance(card, content.Quest))
    session = pooled(
        step="arrive", at=6, to=CAVE, options=BOTH, tokens={"dwarf": {"quest": heroes.QUEST_DONE}},
        zones={"quest-discard": [quest], "sacredpool-rewards": ["sacredpool-might-of-giants"],
               "atlas": [*off_the_road(*OUTER_ROAD), NORTH]},
    )  # fmt: skip
    assert keys(session) == ["talisman", "sacredpool-reward"]
    answer(session, "sacredpool-reward")
    assert piece(session, "dwarf").counters["strength"] == 4


def test_both_decks_lie_apart() -> None:
    table = at_the_chapel().table
    listed = [deck.name for deck in decks.listed(table)]
    assert {"frostmarch", "sacredpool"} <= {*listed}
    assert len({deck.number for deck in decks.listed(table)}) == len(listed)
