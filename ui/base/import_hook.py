"""Qt imported so that all that is imported after it loads as fast as before."""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import Qt's core, and go on to `import_plainly`: before the first module of ours imports Qt.

    :raises ImportError: if a system library is missing.
    """
    import PySide6.QtCore  # noqa: F401  # it is what puts Qt's own `import` there

    import_plainly()


def import_plainly() -> None:
    """Let `import` be Python's own again if Qt has put its own there: modules load in half the time
    then.

    Qt's reads the source of every module that is imported, to see whether it could ask for names
    in snake_case (`from __feature__ import snake_case`). None of ours does.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
