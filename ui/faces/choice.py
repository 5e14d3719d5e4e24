"""Which deck is on the table: ours, or one that the user has installed."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

from ui.faces.store import FaceStore, stamp

if TYPE_CHECKING:
    from ui.faces.faces import Deck, Loading

OURS = "tarot"
"""Our own deck, as its folder in the art assets is called."""


def ours(cache: Path, *, contrast: bool = False) -> tuple[Loading, FaceStore]:
    """How to load our own deck, in few tones for *contrast*, and its painted faces in *cache*."""

    def loading() -> Generator[None, None, Deck]:
        from ui.faces import deck

        yield
        return (yield from deck.loading(OURS, contrast=contrast))

    name = f"{OURS}-contrast" if contrast else OURS
    return loading, FaceStore(cache, name, stamp(name))
