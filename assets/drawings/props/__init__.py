"""The library of props, one module per theme; importing a module registers its props."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator


def load_props() -> None:
    """Fill `assets.drawings.shapes.PROPS` with every prop of this package."""
    for _ in loading():
        pass


def loading() -> Iterator[None]:
    """Load the props like `load_props`, one module per step."""
    for module in pkgutil.iter_modules(__path__):
        if not module.name.startswith("_"):
            importlib.import_module(f"{__name__}.{module.name}")
            yield
