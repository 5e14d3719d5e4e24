"""Typed at the table: the digits of answers, and the codes of call-outs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ui.guarded import guarded
from ui.input.keyboard import KeyboardHands


@guarded
class Typing(QObject):
    """Hears what is typed while the table of *hands* has the focus, and what nothing else in the
    *window* round it has taken: a button that was pressed does not make the keys dumb.

    A digit goes to *answer* (whether any answer begins so); by hand it draws so many cards from the
    pile in focus. While call-outs are shown, letters spell their codes before they are keys.
    """

    def __init__(
        self, hands: KeyboardHands, answer: Callable[[int], bool], window: QWidget
    ) -> None:
        super().__init__(hands.table)
        self._hands = hands
        self._answer = answer
        self._typed = ""
        for widget in (hands.table, window):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is meant for us, before the keys of the table do."""
        if (
            not isinstance(event, QKeyEvent)
            or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            return False
        if not self._is_ours(event.text().lower()):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self._take(event.text().lower())

    def _is_ours(self, text: str) -> bool:
        if len(text) == 1 and text in "0123456789":
            return True
        table = self._hands.table
        return (
            table.call_outs
            and text.isalpha()
            and any(code.startswith(self._typed + text) for code in table.lights.codes)
        )

    def _take(self, text: str) -> bool:
        if text.isdigit():
            self._digit(int(text))
            return True
        self._typed += text
        spot = self._hands.table.called(self._typed)
        if spot is not None:
            self._typed = ""
            self._hands.act_at(*spot)
        return True

    def _digit(self, digit: int) -> None:
        if not self._hands.bridge.by_hand:
            self._answer(digit)
        elif digit:
            self._hands.on_place(lambda zone: self._hands.by_hand.draw(zone, digit))
