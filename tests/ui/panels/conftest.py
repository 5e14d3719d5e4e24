"""For tests of panels: the dark theme, and a window to put a panel in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ui.base import theme


@pytest.fixture(scope="module")
def app() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    theme.wear(made, theme.theme("dark"))
    return made


@pytest.fixture
def over(app: QApplication) -> Iterator[QWidget]:
    window = QWidget()
    window.resize(800, 600)
    window.show()
    yield window
    window.close()
