"""Cards of strangers, who wrote beforehand what must come of each on one table
(`tests/cardtext/writers/tower_short_told.toml`, `tower_long_told.toml`, and the two `_anew`)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import Session
from tabletop.games.tower.deck import content
from tabletop.games.tower.game import GAME
from tabletop.packs.library import forget_readings
from tests.cardtext.writers.measure import HERE
from tests.games.tower.climbing import (
    climb,
    foe_health,
    health,
    keys,
    names,
    play,
    question,
    wards_left,
)

assert GAME, "with the game come its verbs"

ADA, BO, CY = "cups-king", "wands-knight", "swords-page"
CELESTIAL, BEAST, HUMAN = "major-14", "major-8", "major-2"
DECK = ["cups-9", "wands-9", "swords-9", "pentacles-9", "cups-8", "wands-7"]

SETS = ("told", "anew")

Table = Callable[..., Session]


def told() -> dict[str, str]:
    """The texts of all cards, by id."""
    found = {}
    for file in (f"tower_{size}_{set}.toml" for size in ("short", "long") for set in SETS):
        for cards in tomllib.loads((HERE / file).read_text("utf-8")).values():
            found.update({card["id"].removeprefix("tt-"): card["text"] for card in cards})
    return found


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Lays a table on which one card is that of the stranger, and no hero has a class or a gift."""
    pack, texts = content.pack(), told()
    monkeypatch.setattr(content, "pack", lambda: pack)

    def lay(place: str, card: str, **position: Any) -> Session:
        for hero in (ADA, BO, CY):
            monkeypatch.setitem(pack.cards, hero, replace(pack.cards[hero], text=""))
        text = texts[card]
        monkeypatch.setitem(pack.cards, place, replace(pack.cards[place], text=text))
        forget_readings()
        return climb(**{"heroes": (ADA, BO), "deck": DECK, **position})

    yield lay
    monkeypatch.undo()
    forget_readings()


def stand(session: Session) -> list[int]:
    return [health(session, seat) for seat in range(len(session.table.seats))]


def test_the_herald(laid: Table) -> None:
    session = laid(ADA, "herald", hands=[["cups-2", "cups-3", "cups-4"]], dice=[4])
    play(session, "focus")
    assert (len(names(session, "hand:0")), health(session, 0)) == (6, 16)


def test_the_innkeeper(laid: Table) -> None:
    session = laid(ADA, "innkeeper", heroes=(ADA, BO, CY), health={0: 12, 1: 9, 2: 19}, dice=[2])
    play(session, "rest", "seat 1")
    assert stand(session) == [13, 11, 19]


def test_the_old_soldier(laid: Table) -> None:
    session = laid(
        ADA, "old-soldier", floor=2, foe_health=15, wards=None, hands=[["swords-4"]],
        health={0: 10}, dice=[3],
    )  # fmt: skip
    play(session, "play swords-4")
    assert (foe_health(session), health(session, 0)) == (10, 8)


@pytest.mark.parametrize(("had", "dealt", "left"), [(5, 5, 4), (6, 3, 5)])
def test_the_widow(laid: Table, had: int, dealt: int, left: int) -> None:
    session = laid(
        ADA, "widow", floor=2, foe_health=12, wards=None, hands=[["wands-3"]], health={0: had}
    )
    play(session, "play wands-3")
    assert (foe_health(session), health(session, 0)) == (12 - dealt, left)


def test_the_miser(laid: Table) -> None:
    session = laid(HUMAN, "miser", floor=1, foe=HUMAN, hands=[["cups-2", "cups-3"]], dice=[6])
    play(session, "focus")
    assert (len(names(session, "hand:0")), health(session, 0)) == (3, 14)


def test_the_hydra(laid: Table) -> None:
    session = laid(BEAST, "hydra", foe=BEAST, wards=None, hands=[["wands-6"]], dice=[2])
    play(session, "play wands-6")
    assert (foe_health(session), health(session, 0)) == (5, 18)


def test_the_colossus(laid: Table) -> None:
    session = laid(
        CELESTIAL, "colossus", foe=CELESTIAL, floor=3, health={0: 8},
        shields={0: {"pentacles-2": 2}}, dice=[4],
    )  # fmt: skip
    play(session, "rest")
    assert (health(session, 0), names(session, "shields:0")) == (8, [])


def test_the_loving_cup(laid: Table) -> None:
    session = laid(
        "cups-4", "loving-cup", heroes=(ADA, BO, CY), hands=[["cups-4"]],
        health={0: 10, 1: 19, 2: 0}, wards=None, dice=[1],
    )  # fmt: skip
    play(session, "play cups-4")
    assert stand(session) == [11, 20, 0]


def test_the_headsman(laid: Table) -> None:
    session = laid(
        "swords-4", "headsman", hands=[["swords-4", "cups-2", "cups-3"]], wards=None,
        foe_health=3, health={0: 15}, dice=[],
    )  # fmt: skip
    play(session, "play swords-4")
    assert (len(names(session, "hand:0")), health(session, 0)) == (3, 15)
    assert session.table.count("floor") == 2


def test_the_pawnbroker(laid: Table) -> None:
    hand = ["pentacles-3", "cups-2", "cups-3", "cups-4", "cups-5"]
    session = laid("pentacles-3", "pawnbroker", foe=CELESTIAL, hands=[hand], dice=[5])
    play(session, "play pentacles-3")
    assert len(keys(session)) == 6
    play(session, "discard cups-2")
    assert (len(names(session, "hand:0")), health(session, 0)) == (5, 15)
    assert {*names(session, "discard")} == {"pentacles-3", "cups-2"}


@pytest.mark.parametrize("has", [12, 3])
def test_the_martyr(laid: Table, has: int) -> None:
    hand = ["cups-2", "cups-3", "cups-4", "cups-5", "cups-6"]
    session = laid(BO, "martyr", hands=[[], hand], health={0: 4, 1: has}, dice=[5])
    play(session, "focus")
    if has == 3:
        assert health(session, 0) == 0
        return
    assert question(session).seat == 1
    play(session, "yes")
    assert stand(session) == [4, 7]
    assert len(names(session, "hand:1")) == 6


def test_the_eclipse(laid: Table) -> None:
    hands = [["swords-2", "cups-5", "cups-6", "cups-7", "wands-2"], []]
    session = laid(
        CELESTIAL, "eclipse", hands=hands, wards=None, foe_health=2, health={1: 10},
        dice=[3, 1],
    )  # fmt: skip
    floor = session.table.zones["floor:2"].pieces[-1]
    session.override("move", piece=floor, zone="box")
    session.override("move", piece=session.table.named(CELESTIAL).id, zone="floor:2")
    play(session, "play swords-2", "discard wands-2")
    assert (len(names(session, "hand:0")), wards_left(session)) == (3, 2)
    play(session, "rest")
    assert health(session, 1) == 10
    play(session, "play cups-5", "heal 1")
    assert health(session, 1) == 14


def test_the_last_rites(laid: Table) -> None:
    session = laid("cups-5", "last-rites", hands=[["cups-5"]], health={1: 1}, dice=[2, 6, 6])
    play(session, "play cups-5", "seat 1")
    assert stand(session) == [18, 4]
    play(session, "focus")
    assert stand(session) == [18, 1]
    assert not names(session, "kept")


def test_the_lightning_rod_dispels_a_ward(laid: Table) -> None:
    session = laid("wands-6", "lightning-rod", foe=BEAST, hands=[["wands-6"]], dice=[4])
    play(session, "play wands-6", "mode 1")
    assert (wards_left(session), foe_health(session)) == (0, 10)


def test_the_wolf_pack_bites_who_has_the_least(laid: Table) -> None:
    session = laid(
        BEAST, "wolf-pack", foe=BEAST, heroes=(ADA, BO, CY), health={0: 16, 1: 9, 2: 9}, dice=[2]
    )
    play(session, "focus", "seat 2")
    assert stand(session) == [14, 9, 8]


def test_the_queen_of_mirrors_bites_back_once(laid: Table) -> None:
    session = laid(
        "major-5", "queen-of-mirrors", foe="major-5", floor=3, wards=None, hands=[["swords-8"]],
        health={0: 14}, shields={0: {"pentacles-3": 3}}, dice=[5],
    )  # fmt: skip
    play(session, "play swords-8")
    assert (foe_health(session), health(session, 0)) == (12, 10)
    assert names(session, "shields:0") == []


def test_the_barefoot_abbess_gives_more_to_who_has_little(laid: Table) -> None:
    session = laid(
        ADA, "barefoot-abbess", hands=[["cups-4", "cups-3"]], health={0: 13, 1: 5}, dice=[3, 1, 1],
    )  # fmt: skip
    play(session, "play cups-4", "heal 1")
    assert stand(session) == [10, 11]
    play(session, "focus")
    play(session, "play cups-3", "heal 1")
    assert stand(session) == [9, 13]


def test_the_rat_catcher(laid: Table) -> None:
    hand = ["swords-4", "cups-2", "cups-3", "cups-4"]
    session = laid(
        BO, "rat-catcher", heroes=(BO, ADA), foe_health=4, wards=None, hands=[hand],
        health={0: 11}, dice=[],
    )  # fmt: skip
    play(session, "play swords-4")
    assert (len(names(session, "hand:0")), health(session, 0)) == (5, 11)
    assert session.table.count("floor") == 2


@pytest.mark.parametrize(("bo", "left"), [(0, 7), (5, 11)])
def test_the_butchers_wake(laid: Table, bo: int, left: int) -> None:
    session = laid(
        "swords-4", "butchers-wake", heroes=(ADA, BO, CY), floor=2, foe_health=15, wards=None,
        hands=[["swords-4"]], health={0: 10, 1: bo}, dice=[2],
    )  # fmt: skip
    play(session, "play swords-4")
    assert (foe_health(session), health(session, 0), health(session, 1)) == (left, 8, bo)


def test_smoke_under_the_door(laid: Table) -> None:
    session = laid(
        "wands-3", "smoke-under-the-door", floor=2, foe_health=15, hands=[["wands-3"]],
        health={0: 16}, dice=[5],
    )  # fmt: skip
    play(session, "play wands-3")
    assert (foe_health(session), wards_left(session), health(session, 0)) == (12, 2, 11)


def test_blood_money(laid: Table) -> None:
    hand = ["pentacles-4", "cups-2", "cups-3", "cups-4", "cups-5"]
    session = laid(
        "pentacles-4", "blood-money", floor=2, foe=CELESTIAL, hands=[hand],
        health={0: 15}, dice=[4, 4],
    )  # fmt: skip
    play(session, "play pentacles-4", "give 0", "give 0", "give 0", "give 1", "give 1", "give 1")
    assert (len(names(session, "hand:0")), len(names(session, "hand:1"))) == (7, 3)
    assert stand(session) == [9, 20]
    play(session, "focus")
    assert stand(session) == [9, 16], "the next turn is as always"


def test_the_toll_keeper(laid: Table) -> None:
    four = ["cups-2", "cups-3", "cups-4", "cups-5"]
    five = ["wands-2", "wands-3", "wands-4", "wands-5", "wands-6"]
    session = laid(
        HUMAN, "toll-keeper", heroes=(BO, CY, ADA), foe=HUMAN, hands=[four, five],
        health={0: 10, 1: 9}, dice=[3, 1],
    )  # fmt: skip
    play(session, "focus")
    play(session, "focus")
    assert stand(session)[:2] == [5, 7]


def test_the_choir_strikes_all_who_stand(laid: Table) -> None:
    session = laid(
        CELESTIAL, "the-choir", heroes=(ADA, BO, CY), foe=CELESTIAL, floor=3,
        health={0: 12, 1: 4, 2: 0}, shields={1: {"pentacles-2": 2}}, dice=[5],
    )  # fmt: skip
    play(session, "rest")
    assert stand(session) == [10, 1, 0]
    assert names(session, "shields:1") == []


def test_the_sow_under_the_stairs(laid: Table) -> None:
    session = laid(BEAST, "sow-under-the-stairs", foe=BEAST, health={0: 8}, dice=[2, 5])
    play(session, "rest")
    assert health(session, 0) == 6


def test_the_bailiff_pays_once_a_floor(laid: Table) -> None:
    hand = ["pentacles-4", "pentacles-2", "cups-2", "cups-3"]
    session = laid(
        BO, "the-bailiff", floor=2, hands=[[], hand], health={0: 3, 1: 14}, dice=[6, 1, 5],
    )  # fmt: skip
    play(session, "rest", "yes", "take pentacles-4")
    assert (stand(session), len(names(session, "hand:1"))) == ([4, 13], 3)
    play(session, "focus", "rest")
    assert stand(session) == [2, 12]
