"""The program as it is, run by a test on a real screen: it also writes down where things are.

`python -m tests.ui.watched WHERE.json ARGUMENTS...`. Hands are the test's own (a real mouse, real
keys): this only says where buttons, places and pieces lie, what is asked, and what is shown.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.ui import looking
from ui.__main__ import main
from ui.program.app import App

EVERY = 60  # milliseconds


class Watch(QObject):
    def __init__(self, app: App, where: Path) -> None:
        super().__init__(app)
        self.app = app
        self.where = where
        self.timer = QTimer(self, interval=EVERY)
        self.timer.timeout.connect(self.write)
        self.timer.start()

    def write(self) -> None:
        seen = {
            "page": type(self.app.shell.currentWidget()).__name__,
            "buttons": {
                name: looking.middle(button)
                for button in self.app.shell.findChildren(QAbstractButton)
                if button.isVisible() and button.isEnabled()
                for name in (looking.words_on(button), button.accessibleName())
                if name
            },
            **looking.table(self.app),
        }
        draft = self.where.with_suffix(".draft")
        draft.write_text(json.dumps(seen))
        draft.replace(self.where)


def watch(where: Path) -> None:
    begin = App.__init__

    def begin_watched(self: App, *args: object) -> None:
        begin(self, *args)  # type: ignore[arg-type]
        Watch(self, where)

    App.__init__ = begin_watched  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(Path(sys.argv[1]))
    code = main(sys.argv[2:])
    assert QApplication.instance() is not None or code
    sys.exit(code)
