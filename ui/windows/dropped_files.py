"""Files that are dropped onto a page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent


def dropped_pack(event: QDropEvent) -> Path | None:
    """The dropped folder or file if it may be a pack, or None."""
    # imported late: nobody drops a pack before the first frame
    from saves.pack_folder import is_pack

    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    place = Path(urls[0].toLocalFile())
    return place if place.is_dir() or is_pack(place) else None
