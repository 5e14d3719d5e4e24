"""What a visit to a Road Space is: which way its row is met, what is met again, what is decided."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import OUTER, drawn
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, party

QUIET = {name: {"fate": 0, "gold": 0} for name in TRIO}
STAYING = (
    "gibbet",
    "dry-well",
    "swamp",
    "preacher",
    "wayside-shrine",
    "beggar",
    "smithy",
    "gambler",
    "inn",
    "pedlar",
)
"""Cards that stay where they are met, and do nothing to who has no gold and rolls a 3."""
REAPED = {"options": put_in_play(["reaper"])}
FIGURE = {"reaper-beside": ["reaper-figure"]}


def still(
    space: int,
    *,
    to: str = "city",
    home: int = 1,
    been: Collection[str] = (),
    zones: dict[str, list[str]] | None = None,
    on: dict[str, dict[str, int]] | None = None,
    coming: tuple[int, ...] = (),
    tokens: dict[str, dict[str, int]] | None = None,
    **more: Any,
) -> Session:
    """A party on a space, and a deck of cards that stay and ask nothing; each die shows a 3, after
    those of *coming*."""
    elsewhere = {*drawn("darkest").regions[content.location(to).region].road, to}
    elsewhere.update(*(zones or {}).values())
    laid = {
        "adventure": [name for name in STAYING if name not in elsewhere],
        "atlas": [c.id for c in content.of_kind("location") if c.id not in elsewhere],
        **(zones or {}),
    }
    visited = {name: {"visited": 1} for name in been}
    return party(
        at=space,
        to=to,
        zones=laid,
        counters={"homeward": home},
        on={**visited, **(on or {})},
        coming=(*coming, *(3,) * 20),
        tokens={**QUIET, **(tokens or {})},
        **more,
    )


def refusing(session: Session) -> Session:
    """Nothing that is offered is taken."""
    while "no" in keys(session):
        answer(session, "no")
    return session


def spots(session: Session) -> list[int]:
    """The positions of this space at which the party is asked, one after another."""
    space, found = heroes.at(refusing(session).table), list[int]()
    while asked(session) == "DTC-126" and heroes.at(session.table) == space:
        if session.table.count("spot") in found:
            break
        found.append(session.table.count("spot"))
        refusing(answer(session, "forward"))
    return [spot for spot in found if spot]


def caster(spell: str, **zones: list[str]) -> dict[str, Any]:
    """Who holds that Spell."""
    reaped = FIGURE if spell.startswith("reaper") else {}
    return {"zones": {"spells:1": [spell], **reaped, **zones}, "on": {"elf": {"held": 1}}}


def to_the_next(session: Session) -> Session:
    """On to the next space, in the order as it is."""
    while asked(refusing(session)) != "DTC-100":
        answer(session, "home" if asked(session) == "DTC-104" else "forward")
    return answer(session, "order 0 1 2")


def met(card: str, zones: dict[str, list[str]] | None = None, **more: Any) -> Session:
    """The party meets a card on Road Space 3."""
    laid = {"pile:3": [card], **(zones or {})}
    return still(3, step="spot", args={"spot": 100}, zones=laid, **more)


def out_of_the_tower() -> Session:
    """A try at the Portal opens it; the party turns back at once, and is on the Oasis."""
    session = still(
        6,
        to="portal-of-power",
        home=0,
        step="portal",
        been=OUTER.road,
        zones={"items:0": ["talisman"] * 4},
    )
    answer(session, "craft", "talisman", "order")
    return answer(session, "back", "order")


WAYS = {
    "walking out": lambda: to_the_next(still(1, home=0)),
    "walking home past what was skipped": lambda: to_the_next(still(4)),
    "walking home from where a Teleport led": lambda: to_the_next(
        answer(still(2, home=0, **caster("teleport")), "cast teleport", "chapel")
    ),
    "a Teleport on the way out": lambda: answer(
        still(1, home=0, **caster("teleport")), "cast teleport", "space 4"
    ),
    "a Teleport on the way home": lambda: answer(
        still(5, **caster("teleport")), "cast teleport", "space 2"
    ),
    "a Teleport to a place that draws": lambda: answer(
        still(
            2,
            to="temple",
            home=0,
            tokens={"dwarf": {"fate": 0, "gold": 0, "life": 9}},
            **caster("teleport", troves=["helm"]),
        ),
        "cast teleport",
        "hidden-valley",
    ),
    "the Imp": lambda: to_the_next(met("imp", home=0, coming=(4,), seed=2)),
    "a quest": lambda: to_the_next(
        still(2, to="temple", home=0, tokens={"dwarf": {"fate": 0, "gold": 2, "quest": 6}})
    ),
    "the road home": lambda: answer(still(0, to="temple", home=0, step="set_out"), "home", "order"),
    "an Elf's walk": lambda: answer(
        still(6, to="forest", step="at_destination", on={"forest": {"visited": 1}}), "walk 3"
    ),
    "a special location on the way home": lambda: still(2, step="draw", coming=(1, 1)),
    "the way out of the Tower": out_of_the_tower,
    "a horse": lambda: answer(
        to_the_next(still(5, zones={"mount:0": ["reaper-riding-horse"], **FIGURE}, **REAPED)),
        "skip",
    ),
    "Speed": lambda: answer(still(5, **caster("reaper-speed"), **REAPED), "cast reaper-speed"),
    "a Patrol": lambda: met("reaper-patrol", zones=FIGURE, **REAPED),
    "a Dryad": lambda: to_the_next(answer(met("reaper-dryad", zones=FIGURE, **REAPED), "yes")),
    "a Flying Carpet": lambda: answer(
        still(
            5,
            step="draw",
            coming=(6, 6),
            zones={"items:0": ["reaper-flying-carpet"], **FIGURE},
            **REAPED,
        ),
        "space 2",
    ),
}
"""Every way onto an unvisited space."""


@pytest.mark.rule("DTC-149", "DTC-152", "DTC-131", "DTC-158")
@pytest.mark.parametrize("way", WAYS)
def test_a_fresh_row_is_met_from_the_first_card_on_however_the_party_came(way: str) -> None:
    session = WAYS[way]()
    space = heroes.at(session.table)
    row = [card.counters["spot"] for card in session.table[f"pile:{space}"]]
    assert len(row) > 2
    assert spots(session) == sorted(row)
    assert len({*row}) == len(row)


@pytest.mark.rule("DTC-150", "DTC-156")
def test_at_a_new_destination_what_it_draws_is_met_before_its_guardians_may_be() -> None:
    session = WAYS["a Teleport to a place that draws"]()
    assert len(spots(session)) == 9
    assert asked(session) == "DTC-104"
    assert "fight" in keys(session)


# --- a decision on each visit ---------------------------------------------------------------------


@pytest.mark.rule("DTC-126", "DTC-137", "DTC-093")
@pytest.mark.parametrize("home", [0, 1])
@pytest.mark.parametrize("heroes_", [("elf",), ("elf", "dwarf")])
@pytest.mark.parametrize("step", ["arrive", "draw"])
def test_on_a_space_without_cards_the_party_may_do_what_it_may_at_any_decision(
    home: int, heroes_: tuple[str, ...], step: str
) -> None:
    """Where it has been, and where the deck has no cards any more."""
    zones = {"spells:0": ["mending"], "items:0": ["bag-of-gold-1", "sword"], "adventure": []}
    session = party(
        *heroes_,
        step=step,
        at=3,
        zones=zones,
        coming=(3,),
        seats=1,
        counters={"homeward": home},
        on={"woods": {"visited": 1}, "elf": {"held": 1}},
        tokens={"elf": {"fate": 0, "strength": 1}},
    )
    assert asked(session) == "DTC-126"
    begun = {key.partition(" ")[0] for key in keys(session)}
    assert {"forward", "cast", "cash", "drop"} <= begun
    assert ("back" in begun) is not home
    answer(session, "cash", "forward")
    assert asked(session) != "DTC-126" or heroes.at(session.table) != 3


@pytest.mark.rule("DTC-140", "DTC-151")
@pytest.mark.parametrize("home", [0, 1])
def test_what_lies_on_the_space_itself_is_offered_on_the_next_visit(home: int) -> None:
    session = party(
        "elf",
        step="arrive",
        at=2,
        zones={"pile:2": ["sword"]},
        up=("sword",),
        on={"plains": {"visited": 1}, "sword": {"spot": 0, "loose": 1, "locked": 1}},
        counters={"homeward": home},
    )
    assert asked(session) == "DTC-142"
    assert any(key.startswith("sword") for key in keys(session))


# --- this road's own destination ------------------------------------------------------------------


@pytest.mark.rule("DTC-327", "DTC-152")
@pytest.mark.parametrize("home", [0, 1])
@pytest.mark.parametrize(("shown", "to"), [(1, "crags"), (2, "forest"), (4, "chapel")])
def test_a_forced_move_to_the_destination_has_it_met_again(home: int, shown: int, to: str) -> None:
    """Each rolls there once more, and the party decides there."""
    session = still(
        2,
        to=to,
        home=home,
        step="spot",
        args={"spot": 100},
        coming=(shown,),
        zones={"pile:2": ["imp"], "trove": ["helm"] if to != "chapel" else []},
        on={to: {"visited": 1}},
    )
    rolled = [line for line in session.lines if line.words.startswith("{} rolls")]
    assert len(rolled) > 1
    assert asked(refusing(session)) == "DTC-104"
    assert heroes.at(session.table) == 6
    assert ("fight" in keys(session)) is (to != "chapel")


@pytest.mark.rule("DTC-332", "DTC-327")
def test_a_quest_done_on_the_cave_s_own_road_is_a_new_visit_to_it() -> None:
    session = still(
        4,
        to="warlocks-cave",
        tokens={"dwarf": {"gold": 2, "quest": 6, "fate": 0}},
        on={"warlocks-cave": {"visited": 1}},
    )
    assert names(session, "items:0") == ["talisman"]
    assert "yes" in keys(session), "another quest is offered"


@pytest.mark.rule("DTC-006", "DTC-146", "DTC-151")
@pytest.mark.parametrize("home", [0, 1])
def test_a_chosen_move_to_the_destination_offers_what_lies_there(home: int) -> None:
    """It is not met again; what was left there is, and then the party decides there."""
    laid = caster("teleport", **{"pile:6": ["gibbet", "swamp"]})
    session = still(
        2, to="chapel", home=home, been=["plains", "chapel"], up=("gibbet", "swamp"), **laid
    )
    answer(session, "cast teleport", "space 6")
    assert spots(session) == ([200, 100] if home else [100, 200])
    assert asked(session) == "DTC-104"


@pytest.mark.rule("DTC-129", "DTC-104")
def test_who_turns_back_among_what_a_destination_drew_leaves_it() -> None:
    session = party(
        at=6,
        to="forest",
        zones={"pile:6": ["gibbet", "swamp"], "trove": ["helm"]},
        counters={"spot": 200, "row": 1},
        up=("gibbet", "swamp"),
        tokens=QUIET,
        on={"forest": {"visited": 1}},
    )
    answer(session, "back", "forward")
    assert asked(session) == "DTC-100"


@pytest.mark.rule("DTC-252", "DTC-148")
@pytest.mark.parametrize("to", ["crags", "chasm"])
def test_after_looting_the_party_decides_at_the_destination(to: str) -> None:
    session = party(
        "elf",
        step="loot",
        at=6,
        to=to,
        zones={"spells:0": ["teleport"]},
        on={"elf": {"held": 1}, to: {"visited": 1}},
    )
    assert asked(session) == "DTC-104"
    assert {"home", "cast"} <= {key.partition(" ")[0] for key in keys(session)}


# --- another Region -------------------------------------------------------------------------------


@pytest.mark.rule("DTC-136", "DTC-006", "DTC-258")
def test_who_enters_the_tower_leaves_no_card_on_the_road_behind() -> None:
    zones = {
        "items:0": ["talisman"],
        "pile:2": ["witch", "gibbet"],
        "pile:6": ["swamp", "sword"],
        "pinned:4": ["ghost"],
        "discard": ["imp"],
        "ground:3": ["runes", "chasm"],
    }
    session = still(
        6,
        to="portal-of-power",
        home=0,
        step="portal",
        been=OUTER.road,
        zones=zones,
        on={"sword": {"loose": 1, "spot": 0}},
    )
    answer(session, "craft", "talisman", "order")
    piles = [names(session, f"{kind}:{n}") for kind in ("pile", "pinned") for n in range(1, 7)]
    assert not any(piles)
    assert {"witch", "gibbet", "swamp", "ghost", "imp"} <= {*names(session, "adventure")}
    assert names(session, "discard") == []
    assert names(session, "ground:3") == ["runes"]
    answer(session, "back", "order")
    assert heroes.at(session.table) == 5
    assert names(session, "pile:5"), "the way home is rolled for"
