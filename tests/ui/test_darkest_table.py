"""The table of Darkest Talisman: village, road, Guardians and Tower share it, and nothing is in the
way of anything else."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from assets.drawings.signs import is_sign
from tabletop import Session, new_game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table import verbs
from tabletop.table.space import track
from tabletop.table.view import view
from tests.games.darkest.bloodmoon.moonlit import moonlit
from tests.games.darkest.city.laid import town
from tests.games.darkest.laying import answer, party
from tests.games.darkest.test_e_guardians import fight
from tests.ui.test_restless_table import PlainFaces
from ui.scene.layout.layout_reader import layout_of, unplaced
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.piece_poses import poses
from ui.scene.places.place_facts import Facts
from ui.scene.places.spot import Spot
from ui.scene.prints import readouts
from ui.scene.prints.plates import label_area, label_of
from ui.scene.table.table_scene import TableScene

GAME = "darkest"
EDITIONS = (GAME, *(f"{GAME}+{each.id}" for each in game_called(GAME).modules))
SMALLEST = (930, 640)  # pixels that the table has in a window of 1280 x 720 beside its panels
FULL = {
    "hero": 1,
    "items": 9,
    "spells": 4,
    "followers": 2,
    "mount": 1,
    "trophies": 6,
    "store-0": 6,
    "store-1": 6,
}
MOMENTS = {
    "village": {"at": 0, "region": 0},
    "outer village": {"at": 0, "region": 1},
    **{f"road {n}": {"at": n, "region": 0} for n in range(1, 7)},
    **{f"Guardians {n}": {"at": n, "region": 1, "guarding": 1} for n in (2, 4)},
    "Guardians": {"at": 6, "region": 1, "guarding": 1, "hoard": 5},
    "Tower": {"at": 6, "region": 2, "climb": 5},
}


def _placed(
    moment: str, edition: str = GAME, last: int = 6, deck: int = 1, region: int = -1
) -> Arrangement:
    """What lies where at a *moment*, on a road with so many spaces, while the deck of
    that number is drawn from; in another *region* than that of the moment, if one is told."""
    counters, game = MOMENTS[moment], game_called(edition)
    counters = counters if region < 0 else {**counters, "region": region}
    table = bare(game, 1, 1, put_in_play(game.with_modules))
    filled = {zone.name: FULL.get(zone.kind, 0) for zone in table.zones.values()}
    filled |= {"adventure": 90, "discard": 8, "shop": 27, "order": 3, "dice": 1, "graveyard": 5}
    filled |= {zone: 30 for zone in table.zones if zone.endswith(("-adventures", "troves"))}
    filled |= {"stash": 3, "talismans": 12, f"pile:{counters['at']}": 12}
    filled |= {"guardians": 14} if "guarding" in counters else {}
    for counter, value in counters.items():
        verbs.count(table, -1, counter, value)
    filled |= {"trove": 3, f"ground:{counters['at']}": 1, "pile:2": 12, "pinned:2": 1, "kept": 1}
    grounds = {**game.spaces(table)}
    if last != 6:
        filled |= {
            f"{kind}:{n}": filled.get(f"{kind}:{n}", 0)
            for kind in ("ground", "pile", "pinned", "here")
            for n in range(last + 1)
        }
        filled |= {f"pile:{last}": 12, f"pinned:{last}": 1}
        space = track([f"here:{n}" for n in range(last + 1)])
        zones = {f"here:{n}": (f"pinned:{n}",) for n in range(1, last)}
        zones |= {f"here:{last}": (f"pinned:{last}", "trove")}
        here = f"here:{counters['at']}"
        grounds["road"] = replace(grounds["road"], space=space, zones=zones, here=here)
    return arrange(
        layout_of(edition),
        Facts(1, 0, counters | {"deck": deck}, filled, {}, (), grounds, view(table, 0).index()),
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_zone_has_a_place(seats: int, edition: str) -> None:
    game = game_called(edition)
    options = put_in_play(game.with_modules)
    table = new_game(GAME, seats=seats, seed=1, options=options).table
    grounds = game.spaces(table)
    assert unplaced(layout_of(edition), table.index(), seats, grounds) == []


def _lies_in(found: Arrangement, spot: Spot) -> str:
    """The plot of the road or the Tower that *spot* lies on."""
    plots = ((place, room) for plan in found.plans.values() for place, room in plan.rooms.items())
    return next((place for place, room in plots if room.contains(spot.area)), "")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_overlaps_or_leaves_the_table(moment: str, edition: str) -> None:
    found = _placed(moment, edition)
    shown = [s for s in found.spots.values() if s.shown and s.shape is None]
    areas = {s.zone: s.area for s in shown}
    areas |= {f"{s.zone} label": label_area(s) for s in shown if label_of(s, 1)}
    areas |= {f"{g.zone} {g.readout.counter}": g.area for g in found.gauges if g.area}
    plots = {p: room for plan in found.plans.values() for p, room in plan.rooms.items()}
    width, height = layout_of(GAME).size
    for name, area in {**areas, **plots}.items():
        assert QRectF(0, 0, width, height).contains(area), name
    for (one, area), (other, there) in itertools.combinations(areas.items(), 2):
        assert not area.intersects(there), (one, other)
    for name, area in areas.items():
        on = [place for place, plot in plots.items() if plot.intersects(area)]
        assert len(on) <= 1, (name, on)


@pytest.mark.parametrize("last", [3, 8, 12])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_road_of_any_length_has_what_lies_on_each_space_on_its_own_stop(
    edition: str, last: int
) -> None:
    found = _placed("road 3", edition, last)
    plots = found.plans["road"].rooms
    assert list(plots) == [f"here:{n}" for n in range(last + 1)]
    shown = {name: spot for name, spot in found.spots.items() if spot.shown and not spot.shape}
    for one, other in itertools.combinations(shown.values(), 2):
        assert not one.area.intersects(other.area), (one.zone, other.zone)
    for n in range(1, last + 1):
        pile = found.spots[f"pile:{n}"]
        assert (_lies_in(found, pile) == f"here:{n}") == (n != 3), "what is met hangs below"
    for zone in ("pinned:2", f"pinned:{last}"):
        assert _lies_in(found, found.spots[zone]) == f"here:{zone.partition(':')[2]}"
    if last > 3:
        assert _lies_in(found, found.spots["trove"]) == f"here:{last}"
        assert shown["trove"].scale < 0.5
    else:
        assert not found.plans["road"].area.intersects(found.spots["trove"].area), "it is there"


def test_what_is_not_now_is_not_there() -> None:
    village, road, tower = map(_placed, ("village", "road 3", "Tower"))
    assert village.spots["shop"].shown
    assert village.spots["store-0:2"].shown
    assert not village.spots["store-1:2"].shown
    assert _placed("outer village").spots["store-1:2"].shown
    assert not road.spots["shop"].shown
    assert not tower.spots["shop"].shown
    assert set(road.plans) == {"road"}
    assert set(tower.plans) == {"tower"}
    assert not tower.spots["ground:3"].shown


@pytest.mark.parametrize(
    ("edition", "deck", "draws"),
    [
        ("darkest+bloodmoon+frostmarch", 1, "adventure"),
        ("darkest+bloodmoon+frostmarch", 10, "bloodmoon-adventures"),
        ("darkest+bloodmoon+frostmarch", 11, "frostmarch-adventures"),
        ("darkest+frostmarch+sacredpool", 12, "sacredpool-adventures"),
        ("darkest+firelands", 13, "firelands-adventures"),
        ("darkest+dungeon", 30, "dungeon-adventures"),
        ("darkest+woodland", 33, "woodland-adventures"),
        ("darkest+highland", 17, "highland-adventures"),
        ("darkest+city", 14, "city-adventures"),
        ("darkest+reaper", 2, "reaper-adventures"),
    ],
)
def test_the_deck_that_is_drawn_from_lies_in_one_place_and_is_named(
    edition: str, deck: int, draws: str
) -> None:
    placed = _placed("road 3", edition, deck=deck)
    lying = {zone for zone in placed.spots if zone.rpartition("-")[2].startswith("adventure")}
    assert [zone for zone in sorted(lying) if placed.spots[zone].shown] == [draws]
    named = [each.zone for each in placed.gauges if each.readout.show == "count"]
    assert [zone for zone in named if zone in lying] == [draws]


@pytest.mark.parametrize(
    ("deck", "region", "draws"),
    [(1, 0, "troves"), (11, 11, "frostmarch-troves"), (12, 11, "sacredpool-troves")],
)
def test_the_magic_objects_of_the_road_lie_in_one_place_and_are_counted(
    deck: int, region: int, draws: str
) -> None:
    edition = "darkest+bloodmoon+frostmarch+reaper+sacredpool"
    placed = _placed("road 3", edition, deck=deck, region=region)
    found = {zone for zone in placed.spots if zone.endswith("troves")}
    assert [zone for zone in sorted(found) if placed.spots[zone].shown] == [draws]
    named = [each.zone for each in placed.gauges if each.readout.show == "count"]
    assert [zone for zone in named if zone in found] == [draws]
    shown = [spot for spot in placed.spots.values() if spot.shown and not spot.shape]
    for one, other in itertools.combinations(shown, 2):
        assert not one.area.intersects(other.area), (one.zone, other.zone)


@pytest.mark.parametrize("space", range(1, 7))
def test_the_present_spots_hang_below_their_stop_and_each_other_pile_lies_on_its_own(
    space: int,
) -> None:
    found, card = _placed(f"road {space}"), layout_of(GAME).card
    for each in range(1, 7):
        spot, other = found.spots[f"pile:{each}"], each != space
        assert bool(_lies_in(found, spot)) == other
        assert spot.lies.kind == ("pile" if other else "row")
        assert found.spots[f"ground:{each}"].lies.region == "met"
        assert found.spots[f"ground:{each}"].shown == (each == space), "no card on its own picture"
    spot, zoom = found.spots[f"pile:{space}"], min(SMALLEST[0] / 1480, SMALLEST[1] / 1010)
    lying = poses(spot, [card] * 12)
    rooms = [QRectF(0, 0, card[0] * pose.scale, card[1] * pose.scale) for pose in lying]
    for room, pose in zip(rooms, lying, strict=True):
        room.moveCenter(QPointF(pose.x, pose.y))
        assert room.width() * zoom >= 32
        assert spot.area.adjusted(-0.1, -0.1, 0.1, 0.1).contains(room)
    for one, other_room in itertools.combinations(rooms, 2):
        assert not one.intersects(other_room)
    few = poses(spot, [card] * 3)
    stop = found.plans["road"].rooms[f"here:{space}"].center().x()
    away = abs(few[1].x - stop)
    assert away < 1 or few[0].x < spot.area.left() + 40 or few[2].x > spot.area.right() - 40


def test_the_board_of_whoever_is_asked_is_alight_and_what_is_unused_takes_no_room() -> None:
    layout, game = layout_of(GAME), game_called(GAME)
    table = bare(game, 1, 1, put_in_play(game.with_modules))
    filled = {zone.name: FULL.get(zone.kind, 0) for zone in table.zones.values()}
    filled |= {"dice": 0, "pile:2": 3}
    for meets in (0, 2):
        facts = Facts(
            1, 0, {"at": 2, "meets": meets}, filled, {}, (), game.spaces(table),
            view(table, 0).index(), met={"pile:2": 1},
        )  # fmt: skip
        found = arrange(layout, facts)
        boards = {mat.region: mat for mat in found.mats}
        assert {name for name, mat in boards.items() if mat.lit} == (
            {"party-1"} if meets else set()
        )
        for place in range(3):
            assert boards[f"party-{place}"].area.contains(found.spots[f"hero:{place}"].area)
            assert boards[f"party-{place}"].area.contains(found.spots[f"items:{place}"].area)
        assert not found.spots["dice"].shown
        assert not found.spots["ground:2"].shown, "what is met has the stage"
        assert found.spots["pile:2"].stage is not None
        assert found.spots["pile:2"].told is not None


def _laid(session: Session) -> TableScene:
    QApplication.instance() or QApplication([])
    layout, spaces = layout_of(session.game.edition), lambda: session.game.spaces(session.table)
    return TableScene(session.view(0), layout, PlainFaces(), 1.0, str, spaces, near=0)


def test_large_words_grow_around_the_road_as_around_cards() -> None:
    scene = _laid(fight("hill-brute", "ash-wyrm"))
    (road,) = scene.arrangement.plans.values()
    before = {gauge.zone for gauge in scene.arrangement.gauges if gauge.area.intersects(road.area)}
    scene.set_text(2.0)
    words = {gauge.zone: gauge.area for gauge in scene.arrangement.gauges}
    assert "guardians" in words
    assert {zone for zone, area in words.items() if area.intersects(road.area)} <= before


def test_what_is_met_says_what_it_says_once() -> None:
    piles = {"pile:2": ["standing-stones", "witch"]}
    counters, up = {"spot": 100}, ("standing-stones",)
    scene = _laid(party(at=2, zones=piles, counters=counters, up=up))
    met, beside = scene.lying.zones["pile:2"]
    assert met.staged
    assert scene.rows.is_plain(met), "its words stand beside it"
    assert scene.rows.is_plain(beside)
    scene.rows.fought = met.piece.id
    assert not scene.rows.is_plain(met), "beside it stands who fights it"


def test_what_roams_stands_above_the_heroes_on_whose_space_it_is() -> None:
    homes = {}
    for at in (2, 3):
        scene = _laid(moonlit(at=at, stands=2))
        (werewolf,) = scene.lying.zones["bloodmoon-road:2"]
        assert werewolf.home.visible
        homes[at] = werewolf.home
        heroes = [hero.home for hero in scene.lying.zones["order"]]
        if at == 2:
            assert werewolf.home.y < min(hero.y for hero in heroes)
        else:
            assert werewolf.home.x < min(hero.x for hero in heroes)
    assert homes[2].y < homes[3].y


def test_a_number_on_what_is_met_lies_on_none_of_its_words() -> None:
    piles = {"pile:2": ["standing-stones"]}
    on = {"standing-stones": {"extra": 1, "spot": 100}}
    scene = _laid(party(at=2, zones=piles, counters={"spot": 100}, up=("standing-stones",), on=on))
    (met,) = scene.lying.zones["pile:2"]
    assert met.staged
    high = scene.body_size(met)
    scene.discs.put_on(met, high)
    assert met._disc
    lower_edge = met.boundingRect().bottom()
    assert met._disc.sceneBoundingRect().bottom() < lower_edge - high.height() / 2
    scene.rows.fought = met.piece.id
    scene.discs.put_on(met, high)
    assert met._disc.boundingRect().top() < met.boundingRect().top() + 0.1 * high.height(), (
        "above all its text"
    )


def test_a_hero_in_jail_does_not_stand_with_the_party() -> None:
    told = {"city-lane": {"visited": 1}, "dwarf": {"away": 1, "city-jailed": 1}}
    scene = _laid(town(step="arrive", at=2, on=told))
    dwarf, *others = scene.lying.zones["order"]
    assert not dwarf.home.visible
    assert [scene.figure_of(item).number for item in others] == [1, 2]
    assert all(item.home.visible for item in others)


def test_beside_a_special_location_stands_what_that_one_says() -> None:
    lying = {"ground:2": ["city-lane", "city-soothsayer"]}
    scene = _laid(town(at=2, zones=lying, on={"city-lane": {"visited": 1}}))
    (gauge,) = (each for each in scene.arrangement.gauges if each.zone == "ground:2")
    pieces = [item.piece for item in scene.lying.zones["ground:2"]]
    reading = readouts.read(gauge, scene.layout, pieces, -1, "", {}, lambda piece: {})
    assert reading is not None
    assert reading.words.startswith("city-soothsayer")


def test_in_a_shop_of_the_market_its_goods_have_the_room_of_the_market() -> None:
    on = {"city-market": {"visited": 1}}
    session = town(step="at_destination", at=6, on=on, tokens={"dwarf": {"gold": 5}})
    answer(session, "market")
    assert _laid(session).arrangement.spots["ground:6"].shown
    answer(session, "shop city-menagerie")
    scene = _laid(session)
    assert not scene.arrangement.spots["ground:6"].shown
    room = scene.arrangement.spots["city-menagerie"].area.width()
    assert room > 0.5 * scene.layout.size[0]


def test_spider_tokens_are_counted_on_whom_they_lie() -> None:
    signs = layout_of("darkest+woodland").signs
    assert signs["woodland-spiders"] == "spider"
    assert is_sign("spider")
