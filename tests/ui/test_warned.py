"""What Qt warns of fails the test that made it warn, by the words that Qt has for it."""

import pytest
from PySide6.QtCore import QObject, qCritical, qDebug, qWarning

from tests.warned import HARMLESS, hearing, nothing_warned_of


def test_what_qt_warns_of_fails() -> None:
    told = "Qt warns: QObject::startTimer: negative intervals"
    with pytest.raises(AssertionError, match=told), nothing_warned_of():
        QObject().startTimer(-1)


def test_only_what_is_grave_is_heard_and_only_meanwhile(warned: list[str]) -> None:
    heard: list[str] = []
    with hearing(heard.append):
        qDebug("by the way")
        qWarning(f"{HARMLESS[0]}raise()")
        qCritical("it burns")
    assert heard == ["it burns"]
    qWarning("it smokes")
    assert warned == ["it smokes"], "whoever listened before listens again"
    warned.clear()
