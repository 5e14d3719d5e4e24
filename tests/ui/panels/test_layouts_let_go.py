"""What a panel was laid out by goes with it: it is filled anew at every answer."""

from __future__ import annotations

import ctypes
import gc
import platform
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ui.panels.widgets import button, clear, column, label, row
from ui.panels.wrapping_row import WrappingRow

TIMES = 60

GAPS = 400
"""Bytes that all the places of what is filled here take at least; Qt's own caches grow by some
hundred at first."""

pytestmark = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="asks the GNU library")


class _Held(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (*"abcdefg", "used", "free", "last")]


def held() -> int:
    """The bytes in use."""
    ask = ctypes.CDLL(None).mallinfo2
    ask.restype = _Held
    gc.collect()
    found: int = ask().used
    return found


def grown_by(act: Callable[[], None]) -> float:
    """How many bytes more are in use after each *act*, once all has been set up."""

    def often() -> int:
        for _ in range(TIMES):
            act()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
            QApplication.processEvents()
        return held()

    often()
    before = often()
    return (often() - before) / TIMES


def fill(lines: QVBoxLayout) -> None:
    for n in range(4):
        lines.addWidget(label(f"Line {n}"))
        lines.addLayout(row(label("left"), button("right")))
        lines.addWidget(WrappingRow(button("one"), button("two")))
    lines.addStretch(1)


def test_what_is_cleared_is_gone(over: QWidget) -> None:
    lines = column()
    over.setLayout(lines)

    def again() -> None:
        clear(lines)
        fill(lines)

    assert grown_by(again) < GAPS


def test_what_a_widget_was_laid_out_by_goes_with_it(over: QWidget) -> None:
    def again() -> None:
        page = QWidget(over)
        lines = column()
        page.setLayout(lines)
        fill(lines)
        page.deleteLater()

    assert grown_by(again) < GAPS
