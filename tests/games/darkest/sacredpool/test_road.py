"""Sacred Pool: the road beyond the Chapel, its decks, its Spells, and its Trove."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, place_codes
from tabletop.games.darkest.ground.regions import INNER
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, piece, setting_out
from tests.games.darkest.sacredpool.laid import (
    CARDS,
    INNER_ROAD,
    ON,
    POOL,
    off_the_road,
    pooled,
)

STRONG = {name: {"strength": 30, "craft": 30, "life": 9} for name in TRIO}
NAMED = ["sacredpool-baleful-eye", "sacredpool-shield-of-defiance"]
OTHER_MAGIC = [c.id for c in CARDS.values() if isinstance(c, content.Magic) and c.id not in NAMED]
LAID = {
    "atlas": off_the_road(*INNER_ROAD),
    "sacredpool-adventures": [
        "sacredpool-spiteful-imp",
        "sacredpool-rumour-of-riches",
        "sacredpool-fortunes-fool",
        "sacredpool-kraven",
    ],
    "sacredpool-troves": [
        "sacredpool-baleful-eye",
        "sacredpool-shield-of-defiance",
        *OTHER_MAGIC[:2],
    ],
    "sacredpool-spells": ["sacredpool-stasis", "sacredpool-feeble-mind"],
}


def at_the_chapel(**more) -> Session:  # type: ignore[no-untyped-def]
    """The Chapel has been encountered; what now?"""
    zones = {**LAID, **more.pop("zones", {})}
    return pooled(
        step="at_destination", at=6, to="chapel", zones=zones, on={"chapel": {"visited": 1}},
        tokens=more.pop("tokens", STRONG), **more,
    )  # fmt: skip


def active(session: Session) -> str:
    """The deck that is drawn from."""
    return decks.active(Play(session.game, session.table)).draws


@pytest.mark.rule("DTS-001", "DTS-003")
def test_magic_items_and_rewards_are_decks_of_their_own() -> None:
    table = new_game("darkest", seats=1, seed=3, options=ON).table
    assert len(table["sacredpool-adventures"]) == 60
    troves = {p.name for p in table["sacredpool-troves"]}
    assert len(table["sacredpool-troves"]) == 12
    assert all(isinstance(content.card(name), content.Magic) for name in troves)
    assert not any(
        isinstance(content.card(p.name), content.Magic) for p in table["sacredpool-adventures"]
    )
    assert len(table["sacredpool-spells"]) == 16
    rewards = [p.name for p in table["sacredpool-rewards"]]
    assert sorted(rewards) == sorted(
        2 * [c.id for c in CARDS.values() if isinstance(c, content.Quest)]
    )
    assert rewards != sorted(rewards)
    assert not any(p.name.startswith("sacredpool") for p in table["adventure"])


@pytest.mark.rule("DTS-005", "DTS-006", "DTS-007", "DTS-008")
def test_from_the_chapel_the_party_may_go_on_to_the_pool() -> None:
    laid = {"atlas": off_the_road()}
    told = setting_out(options=ON, zones=laid).decision.option("chapel")  # type: ignore[union-attr]
    assert told is not None
    assert told.tells == "Beyond it lies the Northern Region: Sacred Pool (Trove)."
    session = at_the_chapel(zones={"pile:3": ["wolf"]}, coming=(3,))
    answer(session, "cross beyond-chapel")
    table = session.table
    assert heroes.region(table) == "beyond-chapel"
    road = [table[f"ground:{n}"][0].name for n in range(1, 7)]
    assert road == [*INNER.road, POOL]
    assert [content.location(name).dice for name in road[:5]] == [1, 1, 1, 1, 2]
    assert "wolf" not in names(session, "pile:3"), "cards of the road behind are discarded"
    assert heroes.at(table) == 1
    assert not heroes.homeward(table)


@pytest.mark.rule("DTS-008")
def test_special_locations_there_are_the_inner_ones_but_the_chapel() -> None:
    session = at_the_chapel(coming=(1, 6, 5, 4))  # a 1 finds one: the Chapel is rolled again
    answer(session, "cross beyond-chapel")
    assert names(session, "ground:1") == ["fields", "tavern"]


@pytest.mark.rule("DTS-009", "DTS-010", "DTS-011")
def test_on_crossing_its_deck_is_drawn_from_its_spells_are_merged_and_a_trove_lies_there() -> None:
    session = at_the_chapel(coming=(3,))
    assert active(session) == "adventure"
    answer(session, "cross beyond-chapel")
    assert active(session) == "sacredpool-adventures"
    assert session.table.count("sacredpool-joined")
    assert not session.table["sacredpool-spells"]
    assert "sacredpool-stasis" in names(session, "spell")
    assert len(session.table["trove"]) == 3
    assert all(
        card.name.startswith("sacredpool") and not card.face_up for card in session.table["trove"]
    )
    assert all(name.startswith("sacredpool") for name in names(session, "pile:1"))


@pytest.mark.rule("DTS-010", "DTS-011")
def test_carried_to_the_pool_the_party_has_merged_spells_and_a_trove_as_well() -> None:
    bound = place_codes.code_of(POOL)
    zones = {**LAID, "atlas": off_the_road(*INNER_ROAD)}
    session = pooled(step="carried", at=6, to="chapel", counters={"bound": bound}, zones=zones)
    assert names(session, "ground:6") == [POOL]
    assert session.table.count("sacredpool-joined")
    assert len(session.table["trove"]) == 3
    assert active(session) == "sacredpool-adventures"


@pytest.mark.rule("DTS-012", "DTS-013", "DTS-014")
def test_the_pool_has_guardians_no_boss_and_the_chapel_behind_it() -> None:
    session = pooled(
        step="guardians", at=6, to=POOL, tokens=STRONG, coming=(1, 1, 4),
        on={POOL: {"visited": 1}},
        zones={**LAID, "atlas": off_the_road(*INNER.road, POOL),
               "trove": ["sacredpool-baleful-eye"], "sacredpool-troves": OTHER_MAGIC,
               "sacredpool-adventures": ["sacredpool-kraven", "sacredpool-oathsword-guide"]},
    )  # fmt: skip
    assert not session.table["guardians"], "without an Enemy the Trove is free: there is no boss"
    assert asked(session) == "DTC-252"
    assert sum(piece(session, name).counters.get("gold", 0) for name in TRIO) == 3 + 4
    answer(session, "sacredpool-baleful-eye")
    assert active(session) == "sacredpool-adventures"
    answer(session, "home")
    for _ in range(80):
        if heroes.region(session.table) == "inner":
            break
        answer(session, keys(session)[0])
    assert heroes.at(session.table) == 6
    assert names(session, "ground:6") == ["chapel"]
    assert active(session) == "adventure"
