"""Qt imported so that all that is imported after it loads as fast as before."""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import Qt's core, and let `import` be Python's own again: modules load in half the time then.

    Qt's reads the source of every module that is imported, to see whether it could ask for names
    in snake_case (`from __feature__ import snake_case`). None of ours does. So this comes before
    the first module of ours that imports Qt.

    :raises ImportError: if a system library is missing.
    """
    import PySide6.QtCore  # noqa: F401  # it is what puts Qt's own `import` there

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
