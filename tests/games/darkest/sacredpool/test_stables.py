"""Sacred Pool: the Stables of every Village, and the Riding Horse."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import answer, asked, has, keys, names, why
from tests.games.darkest.sacredpool.laid import ATLAS, CARDS, ON, pooled

STABLES, HORSE = "sacredpool-stables", "sacredpool-riding-horse"
MOUNTS = [HORSE, "sacredpool-warhorse", "sacredpool-blind-mare"]


def in_a_village(to: str = "city", **more) -> Session:  # type: ignore[no-untyped-def]
    """The first hero's stay in the Village of that destination's Region."""
    zones = {STABLES: MOUNTS, **more.pop("zones", {})}
    return pooled(step="stay", args={"place": 0}, at=0, to=to, zones=zones, **more)


@pytest.mark.rule("DTS-002")
def test_eight_mounts_lie_open_in_the_stables() -> None:
    table = new_game("darkest", seats=1, seed=2, options=ON).table
    assert len(table[STABLES]) == 8
    assert all(card.face_up for card in table[STABLES])
    assert {CARDS[card.name].sort for card in table[STABLES]} == {"mount"}  # type: ignore[attr-defined]


@pytest.mark.rule("DTS-002")
@pytest.mark.parametrize("to", ["city", "temple"])
def test_in_any_village_a_hero_buys_one_at_its_printed_price(to: str) -> None:
    session = in_a_village(to, tokens={"dwarf": {"gold": 9}, "elf": {"gold": 9}})
    answer(session, f"buy {HORSE}")
    assert has(session, "dwarf", "gold") == 6
    assert names(session, "mount:0") == [HORSE]
    assert why(session, "buy sacredpool-blind-mare") == "DTS-002", "one in a stay"
    answer(session, "ready")
    assert "buy sacredpool-blind-mare" in keys(session), "the Elf has bought none"


@pytest.mark.rule("DTS-002")
def test_in_the_next_stay_it_may_buy_again_and_too_little_gold_buys_nothing() -> None:
    session = in_a_village(tokens={"dwarf": {"gold": 2}})
    assert why(session, f"buy {HORSE}")
    assert "buy sacredpool-blind-mare" in keys(session)
    again = pooled(
        step="village", at=0, zones={STABLES: MOUNTS}, tokens={"dwarf": {"gold": 9}},
        on={"dwarf": {"sacredpool-bought": 1}},
    )  # fmt: skip
    assert f"buy {HORSE}" in keys(again)


@pytest.mark.rule("DTS-002")
def test_a_hero_has_one_mount() -> None:
    session = in_a_village(tokens={"dwarf": {"gold": 9}}, zones={"mount:0": ["mule"]})
    option = session.decision.option(f"buy {HORSE}")  # type: ignore[union-attr]
    assert option is not None
    assert "only one mount" in option.warning


def riding(at: int, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader rides; the party is about to leave a Road Space."""
    zones = {"mount:0": [HORSE], "atlas": ATLAS, **more.pop("zones", {})}
    return pooled(step="space_done", at=at, zones=zones, coming=(6,) * 6, **more)


@pytest.mark.rule("DTS-039")
@pytest.mark.parametrize(
    ("at", "home", "may"),
    [(1, 0, True), (2, 0, False), (3, 0, True), (4, 0, False), (5, 0, False),
     (5, 1, True), (4, 1, False), (3, 1, True), (2, 1, False)],
)  # fmt: skip
def test_every_even_road_space_may_be_skipped_but_never_the_destination(
    at: int, home: int, may: bool
) -> None:
    session = answer(riding(at, counters={"homeward": home}), "order 0 1 2")
    assert ("skip" in keys(session)) is may
    if may:
        answer(session, "skip")
        assert heroes.at(session.table) == at + (-2 if home else 2)


@pytest.mark.rule("DTS-039")
def test_it_has_to_be_the_leaders() -> None:
    zones = {"mount:0": [], "mount:1": [HORSE]}
    session = answer(riding(1, zones=zones), "order 0 1 2")
    assert "skip" not in keys(session)
    assert asked(session) != "DTC-134"


def test_every_mount_says_something_else() -> None:
    texts = {card.text for card in CARDS.values() if isinstance(card, content.Purchase)}
    assert len(texts) == 6
