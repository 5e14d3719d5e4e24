"""An additional view of a game: shows what a seat's port gives on a table of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE, Decision
from tabletop.play.rules.chronicle import parted
from tabletop.table.view import View
from ui.base.card_languages import Spoken
from ui.brief.card_words import card_words
from ui.brief.dressing import ground
from ui.brief.standing_facts import noted
from ui.panels.face import FaceSource
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.stray_zones import with_places
from ui.scene.layout.table_layout import Layout
from ui.scene.table_view import TableView


class Onlooker(QObject):
    """Shows on *table* what *port* gives, with the motion of the game.

    Call `look()` after each change. Signals: `replaced()` something was undone, so everything must
    be shown again; `rested()` everything is still, so what happened can be told.
    """

    replaced = Signal()
    rested = Signal()

    def __init__(
        self,
        port: Port,
        table: TableView,
        faces: FaceSource,
        parent: QObject,
        laid_out: Callable[[Layout], Layout] | None = None,
    ) -> None:
        """*laid_out* adapts the game's layout for this table."""
        super().__init__(parent)
        self.port, self.table = port, table
        self._laid_out = laid_out
        self._faces = faces
        self._spoken = Spoken(port.game)
        self._view: View | None = None
        self._offered: Decision | None = None
        port.listen()
        faces.ready.connect(self._on_face_ready)
        faces.changed.connect(self._on_faces_changed)
        table.motion_finished.connect(self.rested)

    def speak(self, language: str) -> None:
        """Switch the cards to *language*."""
        self._spoken.speak(language)
        self.port.game = self._spoken.game

    def said(self, asked: Sequence[Decision]) -> list[Decision]:
        """The questions *asked*, translated."""
        return self._spoken.decisions(asked)

    def begin(self, offered: Decision | None) -> None:
        """Show the table as it is; *offered* can be answered on it."""
        port = self.port
        view = self._view = port.view
        self.table.set_ground(ground(port.game.id))
        layout = layout_of(port.game.edition)
        layout = self._laid_out(layout) if self._laid_out is not None else layout
        layout = with_places(layout, view.index(), len(view.seats), port.spaces())
        self.table.show_view(view, layout, self._faces, self._title_of, port.spaces, asked=offered)
        self.table.set_explain(port.explain)
        self.table.set_words(*card_words(port.game.printed))
        self.table.note(noted(port, view))
        self._offered = offered
        self.table.offer(offered)
        port.take()

    def look(self, offered: Decision | None) -> None:
        """Show what has happened since, if anything; *offered* can be answered on the table."""
        heard, before = self.port.take(), (self._view, self._offered)
        self._view, self._offered = self.port.view, offered
        if heard is None:
            self.replaced.emit()
        if heard or heard is None or offered is not before[1] or self._view != before[0]:
            marks = noted(self.port, self._view)
            self.table.show_answer(heard or [], self._view, offered, marks)
        if not self.table.moving:
            self.rested.emit()

    def leave(self) -> None:
        """Stop looking."""
        self.port.leave()
        self._faces.ready.disconnect(self._on_face_ready)
        self._faces.changed.disconnect(self._on_faces_changed)

    def _title_of(self, card: str) -> str:
        return self.port.game.title_of(card)

    def _on_face_ready(self, card: str, _width: int) -> None:
        self.table.take_face(card)

    def _on_faces_changed(self) -> None:
        self.table.set_faces(self._faces)


def who(port: Port, asked: Decision) -> str:
    """The name of whoever is asked, with the name they gave their seat in brackets if it
    differs."""
    if asked.seat == CHANCE:
        return "The table"
    place = port.seats[asked.seat]
    name = asked.whole or place.name
    return f"{name} ({place.given})" if place.given not in ("", name) else name


def told(port: Port, last: int) -> list[str]:
    """The *last* lines of the chronicle, as the port's seat may read them."""
    title = port.game.title_of
    lines = port.lines(-last)
    return ["".join(part.words for part in parted(line, title)) for line in lines]
