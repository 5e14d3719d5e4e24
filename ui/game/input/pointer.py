"""Input on the table by the pointer: drops, clicks, hovers and menus."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor

from tabletop.play.questions.decision import CardHalf
from tabletop.play.rules.table_numbers import TableNumber
from ui.base.keymap import arrows, way_to
from ui.base.running_text import within
from ui.brief import panel_facts
from ui.game.input.menu import PieceMenu
from ui.game.input.piles import PileHands
from ui.game.panel_updates import Story
from ui.scene.hands.pointed_numbers import counters_at
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.windows.table import TableWindow

NAMED = 3
"""The most places named as targets of a drag."""


class PointerHands:
    """Connects gestures on *table* to *bridge*. What is under the pointer is shown in *window*, as
    *story* describes it."""

    def __init__(self, bridge: Bridge, table: TableView, window: TableWindow, story: Story) -> None:
        self._bridge, self._table, self._window, self._story = bridge, table, window, story
        self._piles = PileHands(bridge, table, window)
        table.dropped.connect(self._on_dropped)
        table.laid_down.connect(self._on_laid_down)
        table.pile_dropped.connect(bridge.hands.move_pile)
        table.place_dropped.connect(self._on_place_dropped)
        table.felt_dropped.connect(self._on_felt_dropped)
        table.fell_back.connect(self._on_fell_back)
        table.shifted.connect(self._on_shifted)
        table.number_dragged.connect(self._on_number_dragged)
        table.note_clicked.connect(window.say)
        table.clicked.connect(self._on_clicked)
        table.number_clicked.connect(self._on_number_clicked)
        table.double_clicked.connect(bridge.answering.double_click)
        table.menu_wanted.connect(self._on_menu_wanted)
        table.hovered.connect(self._on_hovered)

    def _on_dropped(self, piece: int, zone: str, index: int) -> None:
        if (
            not self._bridge.answering.drop(piece, zone, index, on=self._table.hands.dropped_on)
            and not self._window.panels.refusal.isVisible()
        ):
            self._table.put_back(piece)

    def _on_laid_down(self, piece: int, zone: str, index: int) -> None:
        if not self._bridge.answering.drop(piece, zone, index, face_down=True):
            self._table.put_back(piece)

    def _on_place_dropped(self, source: str, at: int, zone: str, index: int) -> None:
        """Move an unknown piece by hand, identified by its position; or, by the rules, draw it."""
        bridge = self._bridge
        by_hand = bridge.by_hand and bridge.hands.move((source, at), zone, index)
        if not by_hand and not bridge.answering.take_off(source):
            self._table.put_back()

    def _on_fell_back(self, piece: int, source: str, zone: str) -> None:
        """Say why a dropped piece has gone back."""
        if self._bridge.by_hand:
            return
        lies = "It is there already" if zone == source else "It goes back"
        if self._bridge.decision is None:
            words = f"{lies}: you have no open question now."
        elif self._table.lights.targets(piece, source):
            words = f"{lies}: drop it on a lit place."
        else:
            words = f"{lies}: it cannot go anywhere now. To see what can be done, {way_to('hint')}."
        self._window.say(words)

    def _on_shifted(self, piece: int, zone: str, index: int) -> None:
        """Answer with the order of the pieces in a place; otherwise say that the piece is there
        already."""
        if not self._bridge.answering.shift(piece, zone, index):
            self._on_fell_back(piece, zone, zone)

    def _on_number_dragged(self, piece: int, zone: str) -> None:
        """Say that a number cannot be dragged, and what can be done with it."""
        seen = self._bridge.seen(piece)
        whose = self._bridge.game.title_of(seen.name) if seen is not None else ""
        of = f" of {within(whose)}" if whose else ""
        self._window.say(
            f"This counter{of} cannot be dragged: the rules change it. "
            "Click it for what can be done."
        )

    def _on_felt_dropped(self, piece: int, source: str, at: int, across: int, down: int) -> None:
        thing = piece if piece >= 0 else (source, at)
        if not self._bridge.hands.put(thing, across, down):
            self._table.put_back()

    def _on_clicked(self, piece: int, zone: str, half: CardHalf) -> None:
        """Answer by a click; if only a drag would answer, say so."""
        bridge = self._bridge
        self._window.say("")  # clears the message about another piece
        if bridge.answering.point(piece, zone, half) or bridge.by_hand or bridge.decision is None:
            return
        seen = bridge.seen(piece)
        places = sorted(bridge.answering.takers(piece) - {zone}) if seen is not None else []
        if seen is not None and places:
            named = " or ".join(self._table.zone_title(each) for each in places[:NAMED])
            many = "one of the places that light up while you do"
            where = named if len(places) <= NAMED else many
            words = f"Drag {within(bridge.game.title_of(seen.name))} to {where}."
            does = self._table.lights.meaning(piece, places[0]) if len(places) == 1 else ""
            self._window.say(" ".join([words, *does.splitlines()]))

    def _on_number_clicked(self, piece: int, zone: str) -> None:
        """Click the piece of a number; if no question is about it, offer to change the number by
        hand."""
        if not self._bridge.answering.point(piece, zone):
            self._show_menu(piece, zone, QCursor.pos())

    def _on_menu_wanted(self, piece: int, zone: str, at: QPoint) -> None:
        counters = counters_at(self._table, self._table.viewport().mapFromGlobal(at))
        self._show_menu(piece, zone, at, number=self._bridge.hands.number_among(counters))

    def _show_menu(
        self,
        piece: int,
        zone: str,
        at: QPoint,
        index: int = -1,
        number: TableNumber | None = None,
    ) -> None:
        if not zone:
            return
        if piece < 0 and index < 0:
            _, _, index = self._table.pointed_at()
        menu = PieceMenu(
            self._bridge,
            piece,
            zone,
            index,
            on_rule=self._window.open_rule,
            zone_name=self._table.zone_title,
            look_through=self._piles.look_through,
            number=number,
            parent=self._table,
        )
        menu.popup(at)

    def _on_hovered(self, piece: int, zone: str) -> None:
        facts = self._story.look(piece, self._table.zone_title(zone))
        if facts is None:
            self._window.panels.preview.leave()
            return
        if facts.face and not self._table.moving:
            self._window.panels.preview.show_soon(facts, self._table.in_use(piece))
        else:
            self._window.panels.preview.leave()

    def show_menu_at_focus(self) -> None:
        """Show the menu of what has the focus."""
        piece, zone, index = self._table.focused_place()
        at = QCursor.pos()
        if piece < 0 and self._table.walk.at()[1] == "":
            self._on_menu_wanted(piece, zone, at)
        else:
            self._show_menu(piece, zone, at, index)

    def peek(self, zone: str) -> None:
        """Look at the top card of the hidden pile *zone*."""
        self._piles.peek(zone)

    def look_closely(self) -> None:
        """Show the card under the focus large until any key is pressed."""
        piece, zone, _ = self._table.focused_place()
        facts = panel_facts.piece_facts(self._bridge, piece, self._table.zone_title(zone))
        if facts is None or not facts.face:
            self._window.say(f"Go to a card first, with {arrows()}.")
            return
        self._window.panels.preview.show_now(facts, self._table.in_use(piece))
