"""Typing at the table: the digits of answers, and the codes of call-outs."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.game.input.keyboard import KeyboardHands


class TypedAnswers(Protocol):
    """The panel that receives typed answers."""

    @property
    def asks_for_words(self) -> bool:
        """Whether there is an input line."""
        ...

    def type_words(self, words: str) -> None:
        """Write *words* into the input line."""
        ...

    def type_digit(self, digit: int) -> bool:
        """Type *digit* of an answer's number. Returns whether a number begins so."""
        ...


@guarded
class Typing(QObject):
    """Receives keys while the table of *hands* has the focus, and keys that nothing else in the
    *window* has taken, so that a pressed button or clicked list does not swallow them.

    If a text is asked for, letters and digits go to the input line of *answers*. Otherwise a digit
    is an answer's number; in by-hand mode it draws that many cards from the focused pile. While
    call-outs are shown, letters, and digits after them, spell codes first.
    """

    def __init__(self, hands: KeyboardHands, answers: TypedAnswers, window: QWidget) -> None:
        super().__init__(hands.table)
        self._hands = hands
        self._answers = answers
        self._typed = ""
        for widget in (hands.table, window, *window.findChildren(QDockWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take our keys before the keys of the table."""
        if not isinstance(event, QKeyEvent) or not self._is_ours(event):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if watched is not self._hands.table:
                self._hands.table.setFocus()  # the table then receives the key itself
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and self._take(event.text())

    def _is_ours(self, event: QKeyEvent) -> bool:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        text = event.text()
        released = event.type() == QEvent.Type.KeyRelease
        if self._typed and not released and not self._spells(text):
            # after everything around the table has been asked about this key
            soon(self, self._forget)
            return False
        if len(text) != 1 or not text.isprintable() or text.isspace():
            return False
        if self._writes:
            return not held & ~Qt.KeyboardModifier.ShiftModifier
        if held:
            return False
        if text in "0123456789":
            return True
        return text.isalpha() and self._spells(text)

    def _forget(self) -> None:
        self._typed = ""

    def _spells(self, text: str) -> bool:
        """Whether *text* continues or begins a visible code."""
        table, typed = self._hands.table, self._typed + text.lower()
        return (
            table.call_outs
            and text.isalnum()
            and any(code.startswith(typed) for code in table.lights.codes)
        )

    @property
    def _writes(self) -> bool:
        return self._answers.asks_for_words and not self._hands.bridge.by_hand

    def _take(self, text: str) -> bool:
        if self._writes:
            self._answers.type_words(text)
            return True
        if text.isdigit() and not (self._typed and self._spells(text)):
            self._digit(int(text))
            return True
        self._typed += text.lower()
        spot = self._hands.table.called(self._typed)
        if spot is not None:
            self._typed = ""
            self._hands.act_at(*spot)
        return True

    def _digit(self, digit: int) -> None:
        if self._hands.table.skip():
            return
        if not self._hands.bridge.by_hand:
            self._answers.type_digit(digit)
        elif digit:
            self._hands.on_place(lambda zone: self._hands.by_hand.draw(zone, digit))
