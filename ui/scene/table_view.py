"""The window on the table: the one object that the bridge, panels and keys talk to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from tabletop.play.questions.decision import Decision
from tabletop.table.view import View
from ui.base.qt_guard import guarded
from ui.base.safe_text import show_tip
from ui.scene.ground.ground_tiles import Grounds
from ui.scene.hands.drag_guide import Guide, beside
from ui.scene.hands.focus import Focus
from ui.scene.hands.lights import Lights
from ui.scene.hands.mouse import Hands
from ui.scene.layout.table_layout import Layout
from ui.scene.measures import speeds
from ui.scene.motion.director import Director
from ui.scene.pieces.piece_looks import CardFaces
from ui.scene.prints.notes import Noted
from ui.scene.screen_reader import give_voice
from ui.scene.table.table_scene import TableScene
from ui.scene.view.laid_view import LaidView
from ui.scene.view.pan_to_asked import AutoPan
from ui.scene.whereabouts.laid_scene import ByName, Explain, Spaces, first_near, untold
from ui.scene.whereabouts.scene_pieces import Heard


@guarded
class TableView(LaidView):
    """A table on the screen: what is shown, what may be done, and Qt's input events."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lights = Lights(self)
        self.guide = Guide(self, self.lights)
        self.walk = Focus(self, self.lights, self.guide)
        self.following = AutoPan(self, lambda: [] if self.hands.busy else self.asked())
        self.hands = Hands(self, self.lights, self.guide, self.walk, self.following)
        self.left.connect(self.hands.leave)
        self._grounds = Grounds(self)
        self._decision: Decision | None = None
        self._better: set[str] = set()
        self._wished_near = -1
        self._noted = Noted()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(240, 240)
        self.setAccessibleName("The table")
        give_voice(self, self.walk, self.lights)

    # --- what is shown -------------------------------------------------------------------------

    def show_view(
        self,
        view: View,
        layout: Layout | None = None,
        faces: CardFaces | None = None,
        titles: Callable[[str], str] | None = None,
        spaces: Spaces = dict,
        *,
        asked: Decision | None = None,
        glide: bool = True,
    ) -> None:
        """Show *view* exactly.

        The first call, and any for another game, needs *layout*, *faces* and *titles* (names of
        pieces), *spaces* if there are any, and the question *asked*, whose board is nearest from
        the first frame. Later calls glide there, unless motion is off.
        """
        if titles is not None:
            self.titles = titles
        if layout is not None and faces is not None:
            self._decision, self._wished_near = asked, -1
            self._begin(view, layout, faces, spaces)
            return
        assert self.director is not None
        self.hands.let_go()
        self.director.show(view, glide=glide)
        self._grounds.look()
        if self.director.playing:
            self.motion_started.emit()
        else:
            self.go_on()

    def show_answer(
        self,
        events: Sequence[Heard],
        view: View,
        decision: Decision | None,
        noted: Noted,
        *,
        glide: bool = True,
    ) -> None:
        """Show the results of an answer: play *events*, or else show *view*; then light what
        answers *decision*, and show *noted*."""
        self._wished_near = -1
        self._decision, self._noted = decision, noted
        self.lights.forget_pointed()  # it belonged to the last question
        # with motion, boards turn when everything is still
        if self.clock.speed <= 0 and self.table is not None:
            self._turn_at_once(
                self.table, self._wanted_near(self.table.layout, view, self.table.near)
            )
            self.lights.expect(decision)
        if events:
            self.play_events(events, view)
        else:
            self.show_view(view, glide=glide)

    def play_events(self, events: Sequence[Heard], then_view: View) -> None:
        """Play *events*, ending exactly at *then_view*."""
        assert self.director is not None
        self.hands.let_go(stay=True)
        self.following.stop()
        if self.clock.speed > 0:
            self.lights.clear()
        self.director.scene.look_at_ground()
        self._grounds.look()
        self.director.play(events, then_view)
        if self.director.playing:
            self.motion_started.emit()

    def set_speed(self, factor: float) -> None:
        """Set the speed of motion to *factor*, up to `speeds.FASTEST`; 0 means no motion."""
        self.clock.speed = max(0.0, min(factor, speeds.FASTEST))
        if not self.clock.speed:
            self.skip()
            self.clock.finish()

    def set_faces(self, faces: CardFaces) -> None:
        """Show another deck."""
        if self.table is not None:
            self.table.set_faces(faces, self.devicePixelRatioF())
            self._after_dressing()

    def take_face(self, face: str) -> None:
        """Show a better picture of *face* when everything is still."""
        self._better.add(face)
        if not (self.moving or self.hands.holding):
            self._after_dressing()

    def set_explain(self, explain: Explain) -> None:
        """Set the source of numbers of pieces, by label."""
        if self.table is not None:
            self.table.explain_by(explain)

    def set_words(self, words: ByName, fates: ByName, briefs: ByName = untold) -> None:
        """Set the sources of text about cards, by name: their sentences, the fates of their parts,
        and short descriptions."""
        self.sentences = words
        if self.table is not None:
            self.table.tell_by(words, fates, briefs)

    def set_near(self, seat: int) -> bool:
        """Put *seat* at the lower edge. Returns whether boards are now moving."""
        table = self.table
        if table is None or seat == table.near or not 0 <= seat < len(table.view.seats):
            return False
        assert self.director is not None
        self.lights.clear()
        before = table.near
        self.director.move_boards(seat, glide=self.isVisible())
        self.walk.turn(before, seat)
        return self.moving

    def sit_near(self, seat: int) -> None:
        """Put *seat* at the lower edge, as the player wished, until the next question."""
        if self.moving:
            return
        self._wished_near = seat
        if self.set_near(seat):
            self.motion_started.emit()
        else:
            self.lights.offer(self._decision)

    def _begin(self, view: View, layout: Layout, faces: CardFaces, spaces: Spaces) -> None:
        self.skip()
        self.clock.finish()
        dpr = self.devicePixelRatioF()
        near = self._wanted_near(layout, view, first_near(layout, view))
        self.table = TableScene(
            view, layout, faces, dpr, self.titles, spaces, self.text, near, self.room()
        )
        self._grounds.forget()
        self.director = Director(self.table, self.clock, self)
        self.director.finished.connect(self.go_on)
        self.director.sounded.connect(self.sounded)
        self.setScene(self.table)
        self.table.help_wanted.connect(self._help)
        self.lights.begin()
        self.guide.begin()
        self.walk.begin()
        self.spread(*self.table.layout.size)
        self.settle_zoom()
        self.table.settle()

    def go_on(self) -> None:
        """Light what may be done, when everything is still and what has come was shown large."""
        if self._turn_to_near():
            return
        if self.table is not None:
            self.table.note(self._noted)
            self._take_better(self.table)
        self._grounds.look()
        if self.large.show_next():
            self.lights.clear()
            self.motion_started.emit()
            return
        self.lights.offer(self._decision)
        self.walk.keep()
        self.following.look()
        self.motion_finished.emit()

    def _turn_at_once(self, table: TableScene, seat: int) -> None:
        """Put *seat* nearest in the next view."""
        before, table.near = table.near, seat
        if before != seat:
            self.walk.turn(before, seat)

    def _turn_to_near(self) -> bool:
        """Put a seat of the person at the screen nearest. Returns whether boards move."""
        table = self.table
        return table is not None and self.set_near(
            self._wanted_near(table.layout, table.view, table.near)
        )

    def _wanted_near(self, layout: Layout, view: View, near: int) -> int:
        """The seat to sit nearest in *view*, where *near* does now. If one person plays several
        seats, it is the one that is asked or acts, as if different people played them; in a view
        for everybody, it is the one that is asked. Nothing turns for questions to nobody."""
        if self._wished_near >= 0:
            return self._wished_near
        if layout.near == "first":
            return 0
        asked = -1 if self._decision is None else self._decision.seat
        if asked >= 0 and view.seat < 0:  # a view for everybody
            return asked
        if layout.near == "asked" and asked >= 0 and _is_here(view, asked):
            return asked
        acting = view.count(layout.turn) - layout.turn_first
        seat = acting if layout.near == "acting" else view.seat
        return seat if _is_here(view, seat) else near

    def note(self, noted: Noted) -> None:
        """Show *noted* when everything is still: marks for what cards in force change, and ways
        that things will go."""
        self._noted = noted
        if self.table is not None and not self.moving:
            self.table.note(noted)

    # --- what may be done ----------------------------------------------------------------------

    def offer(self, decision: Decision | None) -> None:
        """Light what may be dragged or clicked to answer *decision*; None if nothing is asked."""
        self._decision = decision
        if self.table is not None and not self.moving and not self._turn_to_near():
            self.lights.offer(decision)
            self.following.look()

    @property
    def decision(self) -> Decision | None:
        """The open question as it was offered."""
        return self._decision

    def highlight(self, pieces: Collection[int] = (), zones: Collection[str] = ()) -> None:
        """Mark *pieces* and *zones* while somebody points at them elsewhere."""
        self.lights.point_at(pieces, zones)

    def put_back(self, piece: int = -1) -> None:
        """Return the dropped piece to its place."""
        self.hands.put_back(piece)

    @property
    def call_outs(self) -> bool:
        """Whether codes are shown on everything that may be chosen."""
        return self.lights.call_outs

    @call_outs.setter
    def call_outs(self, on: bool) -> None:
        self.lights.call_outs = on
        self.offer(self._decision)

    def called(self, code: str) -> tuple[int, str] | None:
        """The piece (or -1) and zone with the call-out *code*."""
        return self.lights.codes.get(code.lower())

    def focus_next(self, direction: str = "next") -> None:
        """Move the focus: `next`, `previous`, `up`, `down`, `left` or `right`."""
        self.walk.go(direction)

    def focused(self) -> tuple[int, str] | None:
        """The piece (or -1) and zone that keys refer to: at the focus, or else at the pointer."""
        piece, zone, _ = self.focused_place()
        return (piece, zone) if zone else None

    def focused_place(self) -> tuple[int, str, int]:
        """The same with the index in its zone (-1: no piece), which distinguishes hidden pieces."""
        place = self.walk.at()
        return place if place[1] else self.hands.pointed_at()

    def pointed_at(self) -> tuple[int, str, int]:
        """The piece (or -1), zone and index under the pointer; the zone is empty on bare felt."""
        return self.hands.pointed_at()

    def asked(self) -> list[QRect]:
        """Where everything is that may be chosen, in window pixels."""
        table = self.table
        if table is None:
            return []
        rooms = [item.body() for item in table.lying if item.ringed and item.isVisible()]
        rooms += [table.arrangement.spots[zone].drop for zone in self.lights.zones]
        return [self.mapFromScene(room).boundingRect() for room in rooms]

    def in_use(self, piece: int, zone: str = "") -> list[QRect]:
        """What a player who looks at *piece* (-1: none), or dropped it on *zone*, wants to see, in
        window pixels: the piece, that place, what lies with it (in a place of groups, its own
        group), the lit floor, the piles, and everything that may be chosen."""
        table = self.table
        if table is None:
            return []
        spots = table.arrangement.spots
        looked = [item for item in table.lying if item.piece.id == piece >= 0]
        rooms = [item.body() for item in looked]
        if zone in spots:
            rooms.append(spots[zone].area if spots[zone].shown else spots[zone].drop)
        for item in looked:
            spot = spots.get(item.zone)
            if spot is not None and spot.lies.kind == "groups":
                rooms += [other.body() for other in table.group_of(item)]
            elif spot is not None:
                rooms.append(spot.drop)
        kept = (spot for spot in spots.values() if spot.lit or spot.lies.kind == "pile")
        rooms += [spot.area for spot in kept if spot.shown]
        return [self.mapFromScene(room).boundingRect() for room in rooms] + self.choosable()

    def choosable(self) -> list[QRect]:
        """The places and pieces that may be chosen, in window pixels."""
        table = self.table
        if table is None:
            return []
        spots = table.arrangement.spots
        rooms = [spots[zone].drop for zone in self.lights.zones if zone in spots]
        rooms += [item.body() for item in table.lying if item.ringed]
        return [self.mapFromScene(room).boundingRect() for room in rooms]

    def fit(self) -> None:
        """Give the table the shape of the window, and fit it."""
        table = self.table
        if table is not None and not self.hands.busy and table.layout.takes_shape:
            if self.moving:
                self.skip()
            if table.take_shape(*self.room()):
                self._extend(*table.layout.size)
                table.settle()
                self._grounds.look()
                self._after_dressing()
        super().fit()

    # --- looks ---------------------------------------------------------------------------------

    def lay_ground(self, painter: QPainter) -> None:
        """Paint the ground of the table's spaces on the felt."""
        self._grounds.lay(painter)

    def settle_zoom(self) -> None:
        """Paint everything for the present zoom; until then old pictures are scaled."""
        self._settling.stop()
        if self.table is not None and self.table.zoom != self.zoom:
            if self.moving or self.hands.holding:
                self._settling.start()  # when that has come to rest
                return
            self.table.set_zoom(self.zoom)
            self._grounds.zoom()
            self._after_dressing()

    def _after_dressing(self) -> None:
        if self.table is None:
            return
        self.lights.redraw()
        self.walk.redraw()
        self._take_better(self.table)

    def _take_better(self, table: TableScene) -> None:
        """Show the faces that have better pictures now."""
        if self._better:
            table.renew(self._better)
            self._better.clear()

    # --- what Qt tells us ----------------------------------------------------------------------

    def wear(self) -> None:
        """Update to another theme or text size."""
        super().wear()
        if self.table is not None and self.table.worn != self.text:
            self.skip()
            self.table.set_text(self.text)
        self._grounds.forget()
        self.lights.redraw()

    def event(self, event: QEvent) -> bool:
        """Update to another screen's pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.table is not None:
            self.table.set_faces(self.table.looks.faces, self.devicePixelRatioF())
            self._grounds.forget()
        return super().event(event)

    def _help(self, pixel: QPoint) -> None:
        """Describe what lies where the pointer rests, at *pixel* of the screen."""
        here = self.viewport().mapFromGlobal(pixel)
        words, item = self.guide.told_at(here), self.hands.item_at(here)
        if item is not None:  # the tip must not cover what is pointed at
            here = beside(self.mapFromScene(item.body()).boundingRect(), here, self.height())
        show_tip(self.viewport().mapToGlobal(here), words, self.viewport())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag or a pan."""
        self.hands.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, pan or hover."""
        self.hands.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, or click."""
        self.hands.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle a double click: the quick play."""
        self.hands.double(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip motion on any key; the window handles the rest."""
        event.setAccepted(self.skip())


def _is_here(view: View, seat: int) -> bool:
    """Whether the person who sees *view* plays *seat*."""
    seats, here = view.seats, view.seat
    known = 0 <= seat < len(seats) and here >= 0
    return known and seats[seat].player == seats[here].player
