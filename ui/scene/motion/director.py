"""The director: turns events into motion, beat by beat, and ends exactly at the view."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from tabletop.table.event import Counted, Event, Moved, Ordered, Rolled
from tabletop.table.view import SeenPiece, View
from ui.scene.measures import metrics, speeds
from ui.scene.motion.motion import Clock, Float, Glide, Knock, Motion, Rest, Riffle, Slide, Tumble
from ui.scene.pieces import tokens
from ui.scene.pieces.items import PieceItem
from ui.scene.places.piece_poses import Pose
from ui.scene.table.table_scene import TableScene
from ui.scene.whereabouts.scene_pieces import Heard, beats
from ui.sound.audible import found_in, heard_at


class _Lay(NamedTuple):
    """Where a piece lay: its home, its visible part, and its zone."""

    home: Pose
    piece: SeenPiece
    up: bool
    zone: str


class Director(QObject):
    """Plays events on one scene; `finished` when everything lies as in the view.

    `sounded(heard, at_once)`: audible events with their zones, when their beat is shown; without
    motion, all of one answer together.
    """

    finished = Signal()
    sounded = Signal(list, bool)

    def __init__(self, scene: TableScene, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.clock = clock
        self._beats: list[list[Event]] = []
        self._then: View | None = None
        self._moving = 0
        self._luck = random.Random()

    @property
    def playing(self) -> bool:
        """Whether anything is in motion."""
        return self._then is not None

    def play(self, events: Sequence[Heard], then: View) -> None:
        """Play *events*, ending at the view *then*. Motion still under way is finished first."""
        self._complete()
        self._then = then
        self._beats = beats(events)
        if self.clock.speed <= 0:
            find = found_in(then)
            heard = [one for event, _ in events for one in heard_at(event, find, self._is_shown)]
            self.finish()
            self.sounded.emit(heard, True)
        else:
            self._next_beat()

    def show(self, view: View, *, glide: bool) -> None:
        """Show *view*, at once or with one glide (after an undo, a load, or a change of seats)."""
        self._complete()
        self._hush()
        before = self._lie()
        if not self.scene.shows(view):
            self.scene.show_view(view)
        if not glide or self.clock.speed <= 0:
            self.scene.settle()
            return
        self._then = view
        self._start(self._glides(before, stagger=0.0))

    def move_boards(self, near: int, *, glide: bool) -> None:
        """Move all boards so that the seat *near* sits nearest, in one motion."""
        self._complete()
        before, printed = self._lie(), self.scene.prints.areas()
        self.scene.near = near
        self.scene.show_view(self.scene.view)
        if not glide or self.clock.speed <= 0:
            self.scene.settle()
            return
        self._then = self.scene.view
        slides = [
            Slide(item, printed[item], speeds.BOARDS)
            for item, area in self.scene.prints.areas().items()
            if item in printed and printed[item] != area and not printed[item].isEmpty()
        ]
        glides = self._glides(before, stagger=0.0, lasts=speeds.BOARDS, straight=True)
        self._start([*slides, *glides])

    def finish(self) -> None:
        """Skip the motion: everything moves to its place at once."""
        self._hush()
        self.clock.finish()
        if self._then is not None:
            self._complete()
            self.finished.emit()

    def _complete(self) -> None:
        then, self._then = self._then, None
        self._beats.clear()
        self._moving = 0
        self.clock.finish(passing=False)
        if then is not None:
            self.scene.show_view(then)
            self.scene.settle()

    # --- beats ---------------------------------------------------------------------------------

    def _next_beat(self) -> None:
        if not self._beats:
            self._complete()
            self.finished.emit()
            return
        then = self._then
        assert then is not None
        beat = self._beats.pop(0)
        before = self._lie()
        heard: list[tuple[Event, str]] = []
        for event in beat:
            self.scene.lying.follow(event, then)
            heard += heard_at(event, self._find, self._is_shown)
        self.scene.find_homes()
        self.clock.start(self._floats(beat))
        walks = self._walks(beat)
        lasts = speeds.STEP if walks else speeds.GLIDE
        special = self._special(beat)
        motions = special or self._glides(before, stagger=speeds.STAGGER, lasts=lasts)
        after = speeds.LANDS * lasts if motions and not special else 0.0
        if heard:
            self.clock.start([Knock(partial(self.sounded.emit, heard, False), after)])
        if not motions:
            self._next_beat()
            return
        gap = 0 if walks and self._beats and self._walks(self._beats[0]) else speeds.BEAT_GAP
        self._start([*motions, Rest(max(m.delay + m.lasts for m in motions) + gap)])

    def _hush(self) -> None:
        """Drop sounds whose time was skipped."""
        self.clock.stop(lambda motion: isinstance(motion, Knock))

    def _find(self, piece: int) -> tuple[SeenPiece, str] | None:
        item = self.scene.lying.known(piece)
        return (item.piece, item.zone) if item is not None else None

    def _is_shown(self, zone: str) -> bool:
        spot = self.scene.arrangement.spots.get(zone)
        return spot is not None and spot.lies.kind != "away"

    def _walks(self, beat: Sequence[Event]) -> bool:
        """Whether figures walk in a space and nothing else moves."""
        spots = self.scene.arrangement.spots
        moves = [event for event in beat if isinstance(event, Moved)]
        return bool(moves) and all(
            event.source in spots
            and event.target in spots
            and bool(spots[event.source].space)
            and spots[event.source].space == spots[event.target].space
            and (item := self.scene.lying.known(event.piece)) is not None
            and item.piece.kind == "figure"
            for event in moves
        )

    def _start(self, motions: Sequence[Motion]) -> None:
        self._moving = len(motions)
        if not motions:
            self._complete()
            self.finished.emit()
            return
        self.clock.start([_Counted(motion, self._one_ended) for motion in motions])

    def _one_ended(self) -> None:
        self._moving -= 1
        if self._moving == 0 and self._then is not None:
            self._next_beat()

    def _lie(self) -> dict[PieceItem, _Lay]:
        return {
            item: _Lay(item.home, item.piece, item.up and bool(item.piece.name), item.zone)
            for item in self.scene.lying
        }

    def _glides(
        self,
        before: dict[PieceItem, _Lay],
        *,
        stagger: float,
        lasts: float = speeds.GLIDE,
        straight: bool = False,
    ) -> list[Motion]:
        """A flight for each piece whose home differs from *before*, one after the other. Attached
        pieces fly together."""
        motions: list[Motion] = []
        moved = [item for item in self.scene.lying if self._has_moved(item, before)]
        carried = [item for item in moved if item in before and item.zone != before[item].zone]
        gap = min(stagger, speeds.STAGGER_ALL / max(len(carried), 1))
        turns: dict[PieceItem, int] = {}
        for item in _in_groups(moved):
            if item not in before or not (item.home.visible or item.isVisible()):
                if item.home.visible:
                    self.scene.dress(item, item.home.scale)
                item.lie(item.home)
                continue
            # it was hidden, in a pile or away, so it starts at its new size
            if not item.isVisible():
                was = before[item].home
                self.scene.dress(item, was.scale)
                if (was.x, was.y, was.scale) == (item.home.x, item.home.y, item.home.scale):
                    item.lie(item.home)
                    continue
            was_up = before[item].up
            flips = item.piece.kind == "card" and was_up != (item.up and bool(item.piece.name))
            glide = Glide(
                item,
                self.scene.zoom,
                self.scene.dress,
                # pieces that only make room move at once
                delay=gap * turns.setdefault(item.root(), len(turns))
                if item.root().zone != before.get(item.root(), before[item]).zone
                else 0.0,
                lasts=lasts,
                flips=flips,
                order=len(motions),
                straight=straight,
            )
            motions.append(glide)
        return motions

    def _has_moved(self, item: PieceItem, before: dict[PieceItem, _Lay]) -> bool:
        if item not in before:
            return True
        home, piece, up, _ = before[item]
        if item.home._replace(z=home.z) == home and up == (item.up and bool(item.piece.name)):
            if item.piece != piece or item.home != home:
                self.scene.dress(item, item.home.scale)
                item.lie(item.home)
            return False
        return True

    def _special(self, beat: Sequence[Event]) -> list[Motion]:
        """The motion of a roll or a shuffle; empty for other beats."""
        event = beat[0]
        if isinstance(event, Rolled):
            die = self.scene.lying.known(event.piece)
            return [self._tumble(die, event.sides)] if die is not None else []
        if isinstance(event, Ordered) and event.shuffled:
            pile = self.scene.lying.zones.get(event.zone, [])[-6:]
            shown = [item for item in pile if item.home.visible]
            for item in shown:
                self.scene.dress(item, item.home.scale)
            if shown:
                reach = 0.32 * self.scene.layout.card[0] * shown[0].home.scale
                return [Riffle(shown, reach)]
        return []

    def _floats(self, beat: Sequence[Event]) -> list[Motion]:
        """The changes of numbers on visible pieces."""
        motions: list[Motion] = []
        for event in beat:
            if isinstance(event, Counted) and event.piece >= 0 and event.before:
                item = self.scene.lying.known(event.piece)
                if (
                    item is not None
                    and item.isVisible()
                    and self.scene.is_read(item, event.counter)
                ):
                    words = self.scene.float_words(item, event.after - event.before)
                    gone = partial(self.scene.removeItem, words)
                    motions.append(Float(words, item, metrics.FLOAT_RISE * item.home.scale, gone))
        return motions

    def _tumble(self, die: PieceItem, die_sides: int) -> Tumble:
        scene = self.scene
        width = max(4, round(metrics.DIE * die.home.scale * scene.zoom))
        shown = die.piece.counters.get("shown", 1)
        faces = []
        for number in range(speeds.ROLL_FACES):
            side = self._luck.randint(1, max(die_sides, tokens.sides(die.piece.name), 2))
            face = SeenPiece(die.piece.id, die.piece.name, "die", counters={"shown": side})
            turn = (number * 47 + self._luck.randrange(30)) % 360
            faces.append(scene.looks.of(face, width, turn))
        last = SeenPiece(die.piece.id, die.piece.name, "die", counters={"shown": shown})
        faces += [scene.looks.of(last, width, 12), scene.looks.of(last, width, 0)]
        return Tumble(
            die, faces, lambda: scene.dress(die, die.home.scale), metrics.DIE * die.home.scale * 2.2
        )


def _in_groups(moved: list[PieceItem]) -> list[PieceItem]:
    """*moved* with attached pieces together, bottom first."""
    if not any(item.on for item in moved):
        return moved
    first: dict[PieceItem, int] = {}
    for item in moved:
        first.setdefault(item.root(), len(first))
    return sorted(moved, key=lambda item: (first[item.root()], item.home.z))


class _Counted:
    """A motion whose end is counted, so that the next beat can begin."""

    passing = False

    def __init__(self, motion: Motion, ended: Callable[[], None]) -> None:
        self.delay, self.lasts = motion.delay, motion.lasts
        self.step = motion.step
        self._motion, self._ended = motion, ended

    def end(self) -> None:
        """Come to rest, and report it."""
        self._motion.end()
        self._ended()
