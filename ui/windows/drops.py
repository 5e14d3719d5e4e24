"""Files that are dragged onto a page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent


def dropped_pack(event: QDropEvent) -> Path | None:
    """The folder or file that is dropped, if it may be a pack."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    place = Path(urls[0].toLocalFile())
    packed = place.suffix.lower() in (".zip", ".csv")
    fits = place.is_dir() or place.name.lower() == "pack.toml" or packed
    return place if fits else None
