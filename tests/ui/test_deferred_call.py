"""What is done a moment later is done once, and never holds on to anything."""

import gc
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest

from tests.architecture.sources import sources
from ui.base.deferred_call import soon


def test_it_is_done_once_and_leaves_no_timer() -> None:
    owner, done = QObject(), []
    soon(owner, lambda: done.append("soon"))
    soon(owner, lambda: done.append("later"), 300)
    assert done == []
    QTest.qWait(15)
    assert done == ["soon"]
    for _ in range(200):  # as long as a slow machine needs
        if len(done) < 2:
            QTest.qWait(20)
    assert done == ["soon", "later"]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert owner.children() == []


class Known:
    """Something that an act knows."""


def test_an_owner_that_goes_before_takes_all_that_the_act_knew_with_it() -> None:
    owner, known, done = QObject(), Known(), []
    held = ref(known)
    soon(owner, lambda known=known: done.append(known))
    del known
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.qWait(5)
    gc.collect()
    assert done == []
    assert held() is None


def test_nothing_is_done_later_in_another_way() -> None:
    """`QTimer.singleShot` keeps what it was to do for ever if its owner goes before."""
    loose = [path.name for path in sources("ui") if ".singleShot(" in path.read_text("utf-8")]
    assert loose == []
