"""Imports Qt without letting it slow down later imports."""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import Qt's core, then call `import_plainly`. Must run before any of our modules imports Qt.

    :raises ImportError: if a system library is missing.
    """
    import PySide6.QtCore  # noqa: F401  # it is what puts Qt's own `import` there

    import_plainly()


def import_plainly() -> None:
    """Restore Python's own `import` if Qt has replaced it: modules then load twice as fast.

    Qt's version reads the source of every imported module to look for `from __feature__ import
    snake_case`, which we never use.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
