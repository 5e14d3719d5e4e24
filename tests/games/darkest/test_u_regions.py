"""What a module adds as records: a Region behind a Straddle, its decks, its Trove and its boss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tabletop import Session, load
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.foes import spurred_by
from tabletop.games.darkest.ground import place_codes
from tabletop.games.darkest.ground.regions import (
    BEYOND_CHAPEL,
    INNER,
    OUTER,
    REGIONS,
    Atlas,
    drawn,
)
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import is_cursed
from tabletop.games.darkest.road.journey.anytime_acts import lies_in
from tabletop.games.darkest.showing.grounds import spaces
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table import verbs
from tests.games.darkest.laying import QUIET, TRIO, answer, keys, names, party, setting_out
from tests.games.darkest.reaper.test_bot_advice import chosen
from tests.games.darkest.toys import on_the_shelf, played_with


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


ATLAS = [card.id for card in content.of_kind("location")]
STRONG = {name: {"fate": 0, "strength": 30, "life": 9} for name in TRIO}


def in_the_fen(**more) -> Session:  # type: ignore[no-untyped-def]
    """A party that has come over the Chapel into the Fen, on the road to its Trove."""
    zones = {
        "atlas": [*ATLAS, *(c.id for c in content.boxed() if c.id in FEN_PLACES)],
        "fen-adventures": ["fen-leech"] * 4,
        "fen-troves": ["fen-lantern"] * 3,
        "pile:3": ["wolf"],
        **more.pop("zones", {}),
    }
    for space, name in enumerate((*INNER.road, "chapel"), 1):
        zones[f"ground:{space}"] = [name]
    zones["atlas"] = [name for name in zones["atlas"] if name not in (*INNER.road, "chapel")]
    return party(
        step="at_destination",
        at=6,
        to="chapel",
        zones=zones,
        on={"chapel": {"visited": 1}},
        options=played_with("fen"),
        tokens=more.pop("tokens", STRONG),
        **more,
    )


FEN_PLACES = (
    "fen-causeway", "fen-reeds", "fen-alders", "fen-peat", "fen-sluice", "fen-stakes", "fen-islet",
    "fen-mere", "fen-hermitage",
)  # fmt: skip


def told_of(session: Session, key: str) -> str:
    """What is told of an option."""
    assert session.decision is not None
    option = session.decision.option(key)
    assert option is not None
    return option.tells


@pytest.mark.rule("DTC-336")
def test_over_a_straddle_lies_another_road_with_its_own_length_deck_and_trove() -> None:
    assert told_of(setting_out(options=played_with("fen")), "chapel") == (
        "Beyond it lies the Fen: Black Mere (Trove), Hermitage (Aid)."
    )
    session = in_the_fen(coming=(3,) * 20)
    assert told_of(session, "cross fen") == (
        "The Fen: a road of 8 spaces to Black Mere (Trove) or Hermitage (Aid). It leads back here. "
        "The road behind is discarded."
    )
    answer(session, "cross fen", "fen-mere")
    table = session.table
    assert heroes.region(table) == "fen"
    assert heroes.last_space(table) == 8
    assert [table[f"ground:{n}"][0].name for n in range(1, 9)] == [*FEN_PLACES[:8]]
    assert "wolf" in names(session, "adventure")  # what lay behind is discarded
    assert names(session, "trove") == ["fen-lantern"] * 2
    assert [n for n in range(1, 9) if lies_in(table, n, ("woods",))] == [3]  # the Alders
    assert {*names(session, "pile:1")} == {"fen-leech"}  # drawn from its own deck
    assert [line.rule for line in session.lines].count("FEN-001") == 1  # and in the Fen alone


@pytest.mark.rule("DTC-336")
def test_what_is_seen_of_its_road_begins_at_the_straddle_and_looks_like_something() -> None:
    session = in_the_fen(coming=(3,) * 20)
    answer(session, "cross fen", "fen-mere")
    ground = spaces(session.table)["road"]
    assert list(ground.space.places) == [f"here:{n}" for n in range(9)]
    lies = [ground.terrain[place] for place in ground.space.places]
    assert (lies[0].name, ground.code_of("here:0")) == ("Chapel", "S")
    assert [each.name for each in (lies[1], lies[8])] == ["Causeway", "Black Mere"]
    assert lies[3].like == "woods"
    assert lies[8].like == "ruins"
    assert all(each.like for each in lies)
    assert ground.here == "here:1"
    assert ground.zones["here:8"][-1] == "trove"


@pytest.mark.rule("DTC-337")
def test_its_road_leads_back_to_the_straddle_which_helps_again() -> None:
    session = in_the_fen(coming=(3,) * 20)
    answer(session, "cross fen", "fen-hermitage")
    for _ in range(60):
        if heroes.region(session.table) == "inner":
            break
        answer(session, "back" if "back" in keys(session) else keys(session)[0])
    assert heroes.at(session.table) == 6
    assert heroes.homeward(session.table)
    assert [session.table[f"ground:{n}"][0].name for n in range(1, 7)] == [*INNER.road, "chapel"]
    assert not any(session.table[f"ground:{n}"] for n in (7, 8))
    assert session.table["ground:5"][0].counters.get("visited", 0) == 0
    assert "fen-leech" not in names(session, "discard")


def before_the_mere(*shown: int, tokens=QUIET, trove: tuple[str, ...] = ()) -> Session:  # type: ignore[no-untyped-def]
    """A party that is about to face the Guardians of the Fen's Trove."""
    return party(
        step="guardians",
        at=6,
        to="chapel",
        coming=shown,
        tokens=tokens,
        options=played_with("fen"),
        zones={
            **{f"ground:{n}": [name] for n, name in enumerate(FEN_PLACES[:8], 1)},
            "here:6": [],
            "here:8": ["party"],
            "trove": [*trove],
        },
        counters={"region": 20, "at": 8},
    )


@pytest.mark.rule("DTC-336")
def test_a_boss_stands_by_its_trove_with_nothing_of_it_and_gold_that_is_fixed() -> None:
    session = before_the_mere(*[1] * 5, trove=("fen-lantern", "sword"))
    boss = session.table.named("fen-serpent")
    assert boss.zone == "guardians"
    assert boss.counters["strength"] == 8
    assert not any("bearer" in piece.counters for piece in session.table["guardians"])
    assert session.table.count("hoard") == 5
    assert [piece.name for piece in load(session.to_json()).table["guardians"]] == ["fen-serpent"]


@pytest.mark.rule("DTC-336", "DTC-248")
def test_a_boss_that_no_deck_has_falls_and_is_no_trophy() -> None:
    session = before_the_mere(1, 1, 1, tokens=STRONG)
    for _ in range(20):
        if session.table.flow.step != "guardian_combat":
            break
        answer(session, keys(session)[0])
    assert "Serpent" in [part for line in session.lines for part in line.parts]
    assert not names(session, "guardians")
    assert not any(names(session, f"trophies:{n}") for n in (0, 1, 2))


@pytest.mark.rule("DTC-118", "DTC-147")
def test_places_have_numbers_that_last() -> None:
    at_first = [*place_codes.OWN]
    assert [card.id for card in content.of_kind("location")] == at_first
    assert place_codes.code_of("tavern") == 16  # as the first saves have it
    assert [place_codes.code_of(name) for name in ("first-village", "outer-village")] == [7, 8]
    land = drawn("darkest+fen")
    every = (
        [each.id for each in land.locations()] + [*land.villages] + [f"{n}" for n in range(1, 9)]
    )
    codes = Counter(place_codes.code_of(name) for name in every)
    assert max(codes.values()) == 1
    assert [place_codes.place_of(land, place_codes.code_of(name)) for name in every] == every
    assert max(codes) < 1_000_000  # as much as a counter holds


def at_the_hermitage(*shown: int, tokens=STRONG, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party at the end of the road through the Fen that leads to who guards the Barrow."""
    return party(
        step="at_destination",
        at=6,
        to="chapel",
        coming=shown,
        tokens=tokens,
        options=played_with("fen"),
        zones={
            "atlas": ["chapel", "fen-mere", "fen-passage", "fen-hall", "fen-throne"],
            **{f"ground:{n}": [name] for n, name in enumerate(FEN_PLACES[:7], 1)},
            "ground:8": ["fen-hermitage"],
            "here:6": [],
            "here:8": ["party"],
            **more.pop("zones", {}),
        },
        on={"fen-hermitage": {"visited": 1}},
        counters={"region": 20, "at": 8},
        **more,
    )


@pytest.mark.rule("DTC-160", "DTC-161", "DTC-162")
def test_a_guard_of_a_module_lets_nobody_pass_who_does_not_beat_it() -> None:
    session = at_the_hermitage(1, 1, 1, *[3] * 9)
    answer(session, "fight")
    assert session.decision is not None
    for _ in range(20):
        if session.table.flow.step not in ("guardian_combat", "guardians"):
            break
        answer(session, keys(session)[0])
    assert "The stone is rolled away." in [line.words for line in session.lines]
    assert (heroes.region(session.table), heroes.last_space(session.table)) == ("barrow", 3)
    assert names(session, "ground:3") == ["fen-throne"]


@pytest.mark.rule("DTC-B19", "DTC-B32", "DTC-325")
def test_ground_of_a_module_spurs_and_has_no_magic_and_keeps_a_stash() -> None:
    lies = {"ground:1": ["fen-passage"], "ground:2": ["fen-reeds", "fen-hall"]}
    table = at_the_hermitage(zones={"atlas": ["chapel", "fen-mere", "fen-throne"], **lies}).table
    verbs.count(table, -1, "at", 1)
    assert (spurred_by(table), is_cursed(table)) == (1, False)
    verbs.count(table, -1, "at", 2)
    assert (spurred_by(table), is_cursed(table)) == (0, True)
    assert content.has_stash("fen-throne")
    assert printed("fen-throne").sentences == ("Who sat here sits here still.",)


@pytest.mark.parametrize(
    ("journeys", "strength", "leads"), [(1, 4, "chapel"), (2, 4, "sentinel"), (1, 1, "city")]
)
def test_careful_parties_go_to_a_straddle_behind_which_they_can_hold_their_own(
    journeys: int, strength: int, leads: str
) -> None:
    tokens = {name: {"strength": strength, "fate": 0} for name in TRIO}
    session = setting_out(
        tokens=tokens, options=played_with("fen"), counters={"journeys": journeys}
    )
    assert chosen(session) == leads


def test_careful_parties_cross_no_straddle_on_their_way_home() -> None:
    """They went over and back again for ever."""
    session = in_the_fen(tokens={name: {"strength": 30, "fate": 0} for name in TRIO})
    session.table.counters["homeward"] = 1
    assert chosen(session) == "home"


@pytest.mark.parametrize(
    ("strength", "way", "to"), [(30, "cross fen", "fen-mere"), (2, "cross fen", "fen-hermitage"),
                               (1, "home", "")]
)  # fmt: skip
def test_careful_parties_cross_it_and_go_on_to_what_they_can_win(
    strength: int, way: str, to: str
) -> None:
    session = in_the_fen(tokens={name: {"strength": strength, "fate": 0} for name in TRIO})
    assert chosen(session) == way
    assert "fights with" in session.game.reasons(session.view(0), session.decision, way, None)
    if to:
        answer(session, way)
        assert chosen(session) == to
        assert "fights with" in session.game.reasons(session.view(0), session.decision, to, None)


def test_no_two_regions_have_one_number() -> None:
    game = game_called("darkest+fen")
    listed = [each.record for each in game.records if each.mechanism == "region"]
    assert len({each.number for each in listed}) == len(listed) == 5
    doubled = Atlas(game)
    assert doubled.numbered(20).name == "fen"
    assert drawn("darkest").numbered(20) is INNER  # of a module that is lost
    assert doubled.numbered(-1) is INNER
    assert doubled.under(doubled.regions["tower"]) is OUTER


def test_a_region_that_two_modules_bring_is_one_and_two_of_one_number_are_refused() -> None:
    game, brought = game_called("darkest"), Contribution(REGIONS, 20, BEYOND_CHAPEL)
    land = Atlas(replace(game, records=(*game.records, brought, brought)))
    assert [each.name for each in land.beyond("chapel")] == ["beyond-chapel"]
    assert land.numbered(11) is BEYOND_CHAPEL
    assert land.special(BEYOND_CHAPEL) == land.special(INNER)
    assert BEYOND_CHAPEL.road == INNER.road
    other = Contribution(REGIONS, 20, replace(BEYOND_CHAPEL, name="elsewhere"))
    with pytest.raises(ValueError, match="one number"):
        Atlas(replace(game, records=(*game.records, brought, other)))


@pytest.mark.rule("DTX-025")
def test_no_card_says_of_a_place_what_a_region_beyond_it_changes() -> None:
    assert game_called("darkest").printed("chapel").epithet == ""
    trove = next(each for each in content.of_kind("location") if each.category == "trove")
    assert "Trove" not in game_called("darkest").printed(trove.id).epithet
