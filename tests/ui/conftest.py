"""For every test of the screen: one application that can have widgets, made before any other.

Qt has one application per process. Without this, a test that only paints could make one that
cannot have widgets, and the next test that opens a window would abort the whole run.
"""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="session", autouse=True)
def one_application() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    return made
