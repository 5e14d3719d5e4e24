"""What the boxes with a Region of their own share: cards that come into the game's deck, Troves of
several piles, further entrances, and ways to Villages and to Straddles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tabletop import Session, load, new_game
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lasting_moves, space_positions
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL, REGIONS, Atlas, atlas
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.layout import road_layout, troves
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.shelf.game_shelf import game_called
from tests.games.darkest.laying import QUIET, answer, keys, names, party, piece, setting_out
from tests.games.darkest.test_u_regions import ATLAS, FEN_PLACES, STRONG, told_of
from tests.games.darkest.toys import on_the_shelf, played_with


@pytest.fixture(autouse=True, scope="module")
def toys() -> Iterator[None]:
    with on_the_shelf():
        yield


MAIN = ["fen-crawler", "fen-crawler", "fen-gate"]


def in_the_fen(to: str = "fen-mere", *, at: int = 2, **more: Any) -> Session:
    """A party on the road through the Fen."""
    zones = {
        "atlas": [*ATLAS],
        "adventure": ["heron", "wolf"],
        "fen-adventures": ["fen-leech"] * 4,
        "fen-main": [*MAIN],
        **more.pop("zones", {}),
    }
    return party(at=at, to=to, zones=zones, options=played_with("fen", **more.pop("options", {})),
                 tokens=more.pop("tokens", QUIET), coming=more.pop("coming", (3,) * 20),
                 **more)  # fmt: skip


# --- cards that come into the game's deck ---------------------------------------------------------


@pytest.mark.rule("DTX-016")
def test_once_the_trove_is_won_and_the_region_left_its_cards_are_in_the_games_deck() -> None:
    session = in_the_fen(step="space_done", at=1, counters={"homeward": 1, "fen-won": 1})
    assert heroes.region(session.table) == "inner"
    assert not session.table["fen-main"]
    assert {"fen-crawler", "fen-gate", "wolf"} <= {*names(session, "adventure"), *_on_road(session)}
    crawler = piece(session, "fen-crawler")
    assert decks.deck_of(session.play, crawler) is decks.OWN
    space_positions.put_away(session.play, crawler)
    assert "fen-crawler" in names(session, "discard"), "it is discarded there from now on"


def _on_road(session: Session) -> list[str]:
    return [card.name for space in heroes.spaces(session.table)
            for card in space_positions.cards_at(session.table, space)]  # fmt: skip


@pytest.mark.rule("DTX-016")
@pytest.mark.parametrize("won", [0, 2])
def test_they_wait_until_it_is_won_and_come_only_once(won: int) -> None:
    session = in_the_fen(step="space_done", at=1, counters={"homeward": 1, "fen-won": won})
    assert len(session.table["fen-main"]) == 3


@pytest.mark.rule("DTX-016")
def test_whoever_is_carried_off_has_left_the_region_too() -> None:
    session = in_the_fen(counters={"fen-won": 1}, up=("fen-gate",),
                         zones={"pile:2": ["fen-gate"], "fen-main": ["fen-crawler"]},
                         step="spot", args={"spot": 100})  # fmt: skip
    answer(session, "yes" if "yes" in keys(session) else keys(session)[0])
    if heroes.at(session.table):
        answer(session, "first-village")
    assert not heroes.at(session.table)
    assert not session.table["fen-main"]


@pytest.mark.rule("DTX-016")
def test_the_guardians_of_that_trove_have_to_be_beaten() -> None:
    session = in_the_fen(at=8, step="guardians", tokens=STRONG, coming=(1, 1, *[3] * 9))
    for _ in range(20):
        if session.table.count("fen-won"):
            break
        answer(session, keys(session)[0])
    assert session.table.count("fen-won") == lasting_moves.WON
    assert len(session.table["fen-main"]) == 3, "the party is still there"


@pytest.mark.rule("DTX-016")
@pytest.mark.parametrize("state", [lasting_moves.WON, lasting_moves.DONE])
def test_later_sessions_begin_with_them_in_that_deck(state: int) -> None:
    session = setting_out(options=played_with("fen"), zones={"fen-main": ["fen-crawler"] * 2,
                          "trophies:0": ["fen-gate"]}, counters={"fen-won": state})  # fmt: skip
    assert "fen-won" in roster.kept(session.table).table
    lasting_moves.begin_graduated(session.play)
    assert session.table.count("fen-won") == lasting_moves.DONE
    assert names(session, "adventure").count("fen-crawler") == 2
    assert names(session, "trophies:0") == ["fen-gate"]


# --- Troves of several piles ----------------------------------------------------------------------


def laid(session: Session) -> list[str]:
    for _ in troves.lay_trove(session.play, "fen-mere"):
        pass
    return sorted(names(session, "trove"))


@pytest.mark.rule("DTX-018")
def test_a_trove_is_made_of_several_piles_with_counts_of_their_own() -> None:
    session = in_the_fen(zones={"fen-troves": ["fen-lantern"] * 3, "fen-relics": ["fen-torc"]})
    assert laid(session) == ["fen-lantern", "fen-lantern", "fen-torc"]
    assert not any(card.face_up for card in session.table["trove"])


@pytest.mark.rule("DTX-018")
def test_a_pile_that_is_short_gives_what_there_is() -> None:
    session = in_the_fen(zones={"fen-troves": ["fen-lantern"]})
    assert laid(session) == ["fen-lantern"]


@pytest.mark.rule("DTX-018")
def test_what_leaves_play_goes_back_to_its_own_pile() -> None:
    session = in_the_fen(zones={"trove": ["fen-torc", "fen-lantern", "fen-eel"],
                                "items:0": ["fen-torc#2"]})  # fmt: skip
    space_positions.put_away(session.play, session.table["items:0"][0])
    assert names(session, "fen-relics-back") == ["fen-torc"]
    putting = road_layout.put_back_trove(session.play)
    next(putting)
    putting.send([1, 0])  # the relics; the one lantern is not
    putting.close()
    assert sorted(names(session, "fen-relics")) == ["fen-eel", "fen-torc"]
    assert names(session, "fen-troves") == ["fen-lantern"]


@pytest.mark.rule("DTX-018")
def test_each_card_waits_in_the_pile_that_is_its_home() -> None:
    table = new_game("darkest", seats=1, seed=1, options=played_with("fen")).table
    assert sorted(p.name for p in table["fen-relics"]) == ["fen-eel", "fen-torc", "fen-torc"]
    assert {p.name for p in table["fen-main"]} == {"fen-crawler", "fen-gate"}
    assert not {"fen-torc", "fen-crawler"} & {p.name for p in table["fen-adventures"]}


# --- further entrances ----------------------------------------------------------------------------


def at_the_valley(**more: Any) -> Session:
    """A party at the Hidden Valley, beyond the river."""
    places = [*ATLAS, *FEN_PLACES]
    return party(step="at_destination", at=6, to="hidden-valley",
                 zones={"atlas": [name for name in places if name not in OUTER],
                        "fen-adventures": ["fen-leech"] * 4},
                 on={"hidden-valley": {"visited": 1}}, tokens=STRONG, coming=(3,) * 40,
                 options=played_with("fen", **more))  # fmt: skip


OUTER = ("outer-hills", "outer-woods", "runes", "desert", "oasis", "hidden-valley")


@pytest.mark.rule("DTX-023")
def test_a_region_may_be_entered_from_the_outer_region_and_leads_back_there() -> None:
    session = at_the_valley()
    answer(session, "cross fen", "fen-mere")
    assert (heroes.region(session.table), heroes.way(session.table).straddle) == (
        "fen", "hidden-valley",
    )  # fmt: skip
    assert heroes.home(session.table).name == "outer-village"
    again = load(session.to_json())
    assert heroes.way(again.table).straddle == "hidden-valley"
    for _ in range(60):
        if heroes.region(session.table) == "outer":
            break
        answer(session, "back" if "back" in keys(session) else keys(session)[0])
    assert heroes.homeward(session.table)
    assert heroes.at(session.table) == 5, "a Straddle that does not help is passed by"
    assert names(session, "ground:6") == ["hidden-valley"]
    assert not session.table.count("entrance")


@pytest.mark.rule("DTX-023")
def test_that_entrance_is_shut_by_its_option() -> None:
    session = at_the_valley(**{"fen-outer": "off"})
    assert "cross fen" not in keys(session)
    assert "fight" in keys(at_the_valley()) or not session.table["trove"]


@pytest.mark.rule("DTX-023")
def test_whoever_comes_from_the_inner_region_goes_back_there() -> None:
    session = in_the_fen()
    assert heroes.way(session.table).straddle == "chapel"
    assert heroes.home(session.table).name == "first-village"


@pytest.mark.rule("DTX-025")
def test_a_further_entrance_keeps_its_trove() -> None:
    land = atlas(in_the_fen().table)
    assert land.category("hidden-valley") == "trove"
    assert [each.name for each in land.beyond("hidden-valley")] == ["fen"]
    assert told_of(setting_out(options=played_with("fen")), "chapel").startswith("Beyond it lies")


@pytest.mark.rule("DTX-025")
def test_a_trove_behind_which_a_region_lies_is_a_waypoint_without_one() -> None:
    game = game_called("darkest")
    beyond = replace(BEYOND_CHAPEL, straddle="crags")
    land = Atlas(replace(game, records=(*game.records, Contribution(REGIONS, 20, beyond))))
    assert land.category("crags") == "waypoint"
    assert [each.id for each in land.places("inner", "trove")] == ["graveyard", "forest"]
    assert [each.id for each in land.places("inner", "waypoint")] == ["crags", "sentinel"]
    assert Atlas(game).category("crags") == "trove"


# --- to Villages, and to the Straddle -------------------------------------------------------------


@pytest.mark.rule("DTX-036")
@pytest.mark.parametrize("village", ["first-village", "outer-village"])
def test_a_rune_gate_leads_to_any_village_beyond_the_river_too(village: str) -> None:
    session = in_the_fen(zones={"pile:2": ["fen-gate"], "fen-main": []}, up=("fen-gate",),
                         step="spot", args={"spot": 100})  # fmt: skip
    while heroes.at(session.table):
        found = keys(session)
        answer(session, village if village in found else "yes" if "yes" in found else found[0])
    assert heroes.home(session.table).name == village
    assert not session.table["pile:2"]
    assert {heroes.region(session.table)} <= {"inner", "outer"}


@pytest.mark.rule("DTX-036")
def test_a_rune_gate_may_be_left_alone_and_stays() -> None:
    session = in_the_fen(zones={"pile:2": ["fen-gate"], "fen-main": []}, up=("fen-gate",),
                         step="spot", args={"spot": 100})  # fmt: skip
    answer(session, "no" if "no" in keys(session) else "nowhere")
    assert names(session, "pile:2") == ["fen-gate"]
    assert heroes.at(session.table) == 2


@pytest.mark.rule("DTX-027")
@pytest.mark.parametrize("entrance", [0, 1])
def test_the_straddle_behind_the_party_is_the_one_by_which_it_came(entrance: int) -> None:
    session = in_the_fen(zones={"pile:2": ["fen-slope"]}, up=("fen-slope",), step="spot",
                         args={"spot": 100}, counters={"entrance": entrance})  # fmt: skip
    land = ("inner", "outer")[entrance]
    assert heroes.region(session.table) == land
    assert heroes.homeward(session.table)
    assert names(session, "ground:6")[0] == ("chapel", "hidden-valley")[entrance]


@pytest.mark.rule("DTX-027")
def test_a_place_that_a_card_names_is_kept_whatever_entrance_was_used() -> None:
    session = in_the_fen(zones={"pile:2": ["fen-crawler"], "fen-main": []}, up=("fen-crawler",),
                         step="spot", args={"spot": 100}, counters={"entrance": 1},
                         coming=(1, 6, 5) + (3,) * 20)  # fmt: skip
    for _ in range(20):
        if heroes.region(session.table) != "fen":
            break
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "inner"
    assert heroes.at(session.table) == 6
    assert content.title(names(session, "ground:6")[0]) == "Chapel"
