"""The Restless on the table: the way of Chain Magic, what cards in force change, and the God."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop import Session
from tabletop.play.ports.port import Port
from tabletop.table.view import SeenPiece
from tests.games.restless.camp import camp, play
from tests.ui.test_restless_table import PlainFaces
from ui.brief import ending, panel_facts, standing_facts
from ui.faces.face_names import for_text, id_of, of_kind
from ui.scene.layout.layout_reader import layout_of
from ui.scene.pieces.piece_looks import PieceLooks
from ui.scene.prints import numbered_way, readouts
from ui.scene.prints.notes import Noted
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge

PARTY = ("corporal-sedge", "agnes-two-doors", "brother-lint", "judith-hod")
FULL = {
    PARTY[0]: ["gallows-chain", "wasp-bow", "odd-sock", "travelling-light"],
    PARTY[1]: ["the-unfinished-mass", "ember-catechism", "boiled-crow", "kettle-lid-buckler",
               "surgeons-needle", "unsent-letter", "glass-knife", "comb-of-nettles"],
}  # fmt: skip


@pytest.fixture(autouse=True)
def app() -> object:
    return QApplication.instance() or QApplication([])


def _battle(realm: str, foe: str = "thorn-choir", **more: object) -> Session:
    zones = {"encounter": [foe], "realm": [realm], **more.pop("zones", {})}  # type: ignore[dict-item]
    return camp(PARTY, step="begin_battle", zones=zones, holds=FULL, **more)  # type: ignore[arg-type]


def _shown(session: Session, size: tuple[int, int] = (930, 640)) -> TableView:
    view, bridge = TableView(), Bridge(session)
    view.resize(*size)
    view.show_view(session.view(0), layout_of("restless"), PlainFaces(), str)
    view.set_explain(lambda piece: session.game.explain(session.table, session.table.pieces[piece]))
    view.note(standing_facts.noted(bridge.port, bridge.view))
    return view


def _way(view: TableView, session: Session) -> numbered_way.Way:
    assert view.table is not None
    (path,) = Port(session, 0).paths()
    found = view.table.notes.way(path)
    assert found is not None
    return found


# --- the way of Chain Magic --------------------------------------------------------------------


@pytest.mark.rule("RST-188")
def test_the_way_is_drawn_from_who_is_struck_first_round_the_table() -> None:
    session = _battle("the-mill-road")  # The Target has +1 Attack
    assert not Port(session, 0).paths(), "nobody acts yet"
    Port(session, 0).answer("slot 2")
    view = _shown(session)
    way = _way(view, session)
    assert [words for _, words in way.stops] == ["1", "2", "3", "4"]
    xs = [at[0] for at, _ in way.stops]
    assert xs[0] < xs[1] > xs[2] < xs[3]
    assert [back for _, _, back in way.legs] == [False, True, False], "round the table's edge"
    heads = {at[1] for at, _ in way.stops}
    assert len(heads) == 1
    bodies = [item.body() for item in view.table.lying if item.isVisible()]  # type: ignore[union-attr]
    bars = [g.area for g in view.table.arrangement.gauges if g.readout.show == "split"]  # type: ignore[union-attr]
    for (x, y), _ in way.stops:
        assert all(not bar.contains(QPointF(x, y)) for bar in bars)
        assert not any(body.contains(QPointF(x, y)) for body in bodies)


@pytest.mark.rule("RST-188")
def test_a_realm_turns_the_way_round_and_it_is_gone_after_the_attack() -> None:
    session = _battle("city-of-thin-walls", "salt-heron", coming=[20])
    Port(session, 0).answer("slot 3")
    view = _shown(session)
    legs = _way(view, session).legs
    assert legs
    assert all(end[0] < start[0] and not back for start, end, back in legs)
    assert "by Chain Magic" in view.table.notes.tell_at(QPointF(*legs[0][0]))  # type: ignore[union-attr]
    Port(session, 0).answer("attack unarmed")
    view.note(standing_facts.noted(Port(session, 0), session.view(0)))
    assert not session.game.paths(session.table)
    assert ("path", "0") not in view.table.prints.items  # type: ignore[union-attr]


@pytest.mark.rule("RST-188")
def test_notes_and_ways_are_told_to_who_cannot_see_them() -> None:
    session = _battle("city-of-thin-walls")
    Port(session, 0).answer("slot 2")
    view = _shown(session)
    assert view.table is not None
    (target,) = view.table.lying.zones["encounter"]
    (struck,) = view.table.lying.zones["character:1"]
    assert "City of Thin Walls: Every Target has Chain Magic." in view.walk.title(target)
    (path,) = Port(session, 0).paths()
    assert view.walk.title(struck).endswith(f"by Chain Magic, stop 2 of {len(path.stops)}")


def test_stops_can_be_told_without_colours() -> None:
    way = numbered_way.way_through([QPointF(0, 0), QPointF(424, 0), QPointF(0, 0)])
    assert way.stops == (((0, 0), "1 3"), ((424, 0), "2"))
    picture = QImage(way.area.size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(0x808080)
    from PySide6.QtGui import QPainter

    with QPainter(picture) as painter:
        way.paint(painter, way.area)
    tones = {picture.pixelColor(x, y).lightness() for x in range(picture.width()) for y in (27, 28)}
    assert min(tones) < 60
    assert max(tones) > 220


# --- what cards in force change ----------------------------------------------------------------


@pytest.mark.rule("RST-003")
def test_what_a_realm_changes_is_marked_where_it_applies() -> None:
    session = _battle("city-of-thin-walls", zones={"kept": []})
    view = _shown(session)
    assert view.table is not None
    (target,) = session.table["encounter"]
    item = view.table.lying.known(target.id)
    assert item is not None
    words = view.table.notes.tell_at(item.note_area().center())
    assert "City of Thin Walls: Every Target has Chain Magic." in words
    at = item.note_area().center()
    item.raised = 12.0  # the pointer lifts what it comes to
    item.lie(item.home)
    assert view.table.notes.tell_at(at) == words
    facts = panel_facts.piece_facts(Bridge(session), target.id, "")
    assert facts is not None
    assert {held.card for held in facts.holdings} == {"City of Thin Walls"}


@pytest.mark.rule("RST-003")
def test_a_place_is_marked_too_and_only_what_is_in_force() -> None:
    session = _battle("the-mill-road", zones={"loot": ["frying-iron"]})
    noted = standing_facts.noted(Port(session, 0), session.view(0))
    assert noted.places["loot"].words == ("The Mill Road: Loot draws are Pick From 2.",)
    assert noted.places["loot"].icon == layout_of("restless").bearing["realm"]
    view = _shown(session)
    assert view.table is not None
    marks = {name: area for kind, name, area, *_ in view.table.notes.to_print() if kind == "note"}
    assert not marks["loot"].intersects(view.table.arrangement.labels["loot"])
    corner = marks["loot"].center()
    assert view.table.arrangement.spots["loot"].drop.adjusted(0, -20, 0, 0).contains(corner)
    assert "Pick From 2" in view.table.notes.tell_at(corner)
    (realm,) = view.table.lying.zones["realm"]
    printed = view.table.prints.items
    assert (realm.dim, ("suspended", str(realm.piece.id)) in printed) == (False, False)
    session.override("suspend", subject="the-mill-road")
    view.note(Noted())
    assert not view.table.notes.tell_at(corner)
    view.table.show_view(session.view(0))
    assert (realm.dim, ("suspended", str(realm.piece.id)) in printed) == (True, True)


@pytest.mark.rule("RST-099")
def test_a_number_tells_where_it_comes_from() -> None:
    session = _battle("the-mill-road")
    view = _shown(session)
    assert view.table is not None
    gauge = next(
        g
        for g in view.table.arrangement.gauges
        if g.zone == "encounter" and g.readout.fact == "Attack"
    )
    words = view.table.notes.tell_at(gauge.area.center())
    assert words == "Attack: 4 = 3 printed + 1 The Mill Road"


# --- names and weights, and the God ------------------------------------------------------------


@pytest.mark.rule("RST-099")
@pytest.mark.parametrize("size", [(930, 640), (2100, 1300)])
def test_of_every_item_name_and_weight_are_seen(size: tuple[int, int]) -> None:
    session = _battle("the-mill-road")
    view = _shown(session, size)
    assert view.table is not None
    for item in view.table.lying.zones["inventory:1"]:
        seen = item.body_seen().height() * view.zoom
        assert seen > 20 * view.zoom / 0.54, "two lines of a name, and a weight"
        covered = view.table.discs.is_covered(item)
        told = view.table.discs.told_on(item)
        assert bool(told) == covered
        if covered:
            piece = session.table.pieces[item.piece.id]
            weight = session.game.explain(session.table, piece)["Weight"].n
            assert told == [("weight", weight)]


def test_names_stay_large_on_sharp_screens() -> None:
    """Where words could not be read the name and the numbers are painted large instead."""
    asked: set[tuple[str, int]] = set()

    class Asked(PlainFaces):
        def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
            asked.add((card, width))
            return super().pixmap(id_of(card), width, dpr=dpr)

    looks = PieceLooks(Asked(), 2.0, 88 / 63)
    piece = SeenPiece(3, "glass-knife", "card", True)
    for width in (40, 60, 149, 150):
        looks.of(piece, width, 0, plain=True)
    looks.of(piece, 60, 0)
    face = for_text("glass-knife", 2.0)
    assert {width for card, width in asked if card == of_kind(face, "item")} == {40, 60, 149}
    assert {width for card, width in asked if card == face} == {60, 150}


def test_items_show_what_matters_now_and_who_has_acted_is_dark() -> None:
    held = {"inventory:0": ["comb-of-nettles"]}
    fight = _shown(camp(PARTY, step="begin_battle", zones={"encounter": ["salt-heron"], **held}))
    road = _shown(camp(PARTY, zones=held))
    assert fight.table is not None
    assert road.table is not None
    said = {view: view.table.arrangement.spots["inventory:0"].when for view in (fight, road)}  # type: ignore[union-attr]
    assert said == {fight: "fight", road: "road"}
    (acts,) = fight.table.lying.zones["character:0"]
    acts.piece.counters = {**acts.piece.counters, "acted": 1}
    fight.table.prints.renew()
    shaded = {name for kind, name in fight.table.prints.items if kind == "shade"}
    assert shaded == {"0"}
    (row,) = road.table.lying.zones["inventory:0"]
    row.piece.counters = {"uses": 3}
    road.table.dress(row, row.look_scale)
    (disc,) = row.childItems()
    there, whole = disc.sceneBoundingRect(), row.body()
    assert there.right() < whole.left() + whole.width() / 3, "on its picture, not on its name"


@pytest.mark.rule("RST-240")
def test_the_god_is_large_in_the_last_battle() -> None:
    session = camp(PARTY, step="verdict", zones={"god": ["the-ploughman"]})
    first = _shown(session).table
    assert first is not None
    (before,) = (item.home.scale for item in first.lying.zones["god"])
    play(session, "fight")
    table = _shown(session).table
    assert table is not None
    god = table.arrangement.spots["god"]
    (now,) = (item.home.scale for item in table.lying.zones["god"])
    assert now >= before > 1.5
    shown = {g.readout.show for g in table.arrangement.gauges if g.zone == "god"}
    assert shown == {"split", "fact"}
    told = [g.readout.fact for g in table.arrangement.gauges if g.zone == "god"]
    assert "Die Defense" in told
    for zone, spot in table.arrangement.spots.items():
        if spot.shown and table.lying.zones.get(zone) and zone != "god":
            assert not spot.area.intersects(god.area), zone


@pytest.mark.rule("RST-192")
def test_each_of_several_targets_has_its_health_beside_it() -> None:
    foes = ["salt-heron", "thorn-choir"]
    session = camp(PARTY, step="begin_battle", zones={"encounter": foes})
    table = _shown(session).table
    assert table is not None
    bodies = [item.body() for item in table.lying.zones["encounter"]]
    assert not bodies[0].intersects(bodies[1])
    bars = [g for g in table.arrangement.gauges if g.zone == "encounter" and g.index >= 0]
    assert len(bars) == 2 * 4
    for gauge in bars:
        body = bodies[gauge.index]
        assert body.left() - 1 <= gauge.area.left() < gauge.area.right() <= body.right() + 1
        assert body.bottom() <= gauge.area.top() + 6
        assert not any(plate.intersects(gauge.area) for plate in table.arrangement.plates.values())


@pytest.mark.rule("RST-090")
def test_goods_tell_their_price() -> None:
    session = camp(
        PARTY,
        step="trade",
        counters={"opened": 1},
        zones={"encounter": ["moth-market"], "goods": ["two-sisters"]},
    )
    table = _shown(session).table
    assert table is not None
    (item,) = table.lying.zones["goods"]
    (piece,) = session.table["goods"]
    price = session.game.explain(session.table, piece)["Price"].n
    (tag,) = (g for g in table.arrangement.gauges if g.readout.show == "tag")
    for purse, short in ((price, 0), (price - 2, 2)):
        facts = session.game.explain(session.table, piece)
        read = readouts.read(
            tag, table.layout, [item.piece], -1, "", {"rerolls": purse}, lambda _, told=facts: told
        )
        assert read is not None
        assert (read.value, read.lost) == (price, short)
    assert tag.area.top() > item.body().center().y(), "it hides no word"
    assert any(o.label.endswith(f"for {price}") for o in session.decision.options)  # type: ignore[union-attr]


@pytest.mark.rule("RST-235", "RST-249")
def test_the_last_page_says_how_far_it_was_and_what_of() -> None:
    on = {"salt-heron": {"health": 5}, "sar-tiel": {"health": 9}}
    session = camp(
        ("anselm-rook",),
        step="begin_battle",
        zones={"god": ["sar-tiel"]},
        coming=[1],
        wounds={"anselm-rook": 4},
        on=on,
        counters={"final": 1, "level": 5},
    )
    play(session, "slot 0", "attack unarmed")
    assert session.over
    told = ending.ending(Port(session))
    assert told is not None
    assert [(card.caption, card.theme) for card in told.cards] == [
        ("How far you came", "9 of 56 Health left")
    ]
    assert told.near == (
        "Sar Tiel, the Long Hand had 9 of 56 Health left in the last battle.",
        "The last blow came from Sar Tiel, the Long Hand.",
    )


@pytest.mark.rule("RST-004", "RST-249")
@pytest.mark.parametrize("left", [None, 0, 1])
def test_a_game_won_with_health_set_by_hand_is_marked_as_bent(left: int | None) -> None:
    """Be it that the God falls of it at once, or of the blow that follows; not by the rules."""
    session = camp(
        ("anselm-rook",),
        step="begin_battle",
        zones={"god": ["sar-tiel"]},
        coming=[20],
        on={"sar-tiel": {"health": 1}},
        counters={"final": 1, "level": 5},
    )
    god = session.table.named("sar-tiel").id
    if left is not None:
        session.override("count", piece=god, counter="health", value=left)
    if not session.over:
        play(session, "slot 0", "attack unarmed")
    assert session.table.outcome is not None
    assert session.table.outcome.winners
    told = ending.ending(Port(session))
    assert told is not None
    assert ("Rules were overridden by hand once." in told.facts) is (left is not None)
    assert session.lines[-1].by_hand is (left == 0)


@pytest.mark.rule("RST-006")
def test_the_party_is_asked_as_the_party() -> None:
    session = camp(PARTY)
    bridge = Bridge(session)
    assert [each.who for each in panel_facts.asked(bridge)] == ["The party"]
    shared = camp(PARTY, people=(0, 1, 0, 1))
    assert [each.who for each in panel_facts.asked(Bridge(shared))] == [
        "The party (Corporal-sedge)"
    ]
    play(battle := _battle("the-mill-road"), "slot 1", "attack unarmed")
    assert [each.who for each in panel_facts.asked(Bridge(battle))] == ["Agnes-two-doors"]


@pytest.mark.rule("RST-193")
def test_a_character_acts_by_a_click_or_a_drop_where_it_lies() -> None:
    for act in ("click", "drop"):
        session = _battle("the-mill-road")
        bridge = Bridge(session)
        (piece,) = session.table["character:2"]
        assert getattr(bridge.answering, act)(piece.id, "character:2")
        assert bridge.port.said == ["slot 2"]
        (other,) = session.table["character:1"]
        assert bridge.answering.drop(other.id, "character:1"), "the answer begins anew"
        assert bridge.port.said == ["slot 1"]
