"""The pictures saved when a table is left: for the next start, and for the gallery."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from saves.autosave import generations
from ui.windows import start_picture

if TYPE_CHECKING:
    from saves.game_saver import Keeps
    from ui.game.open_game import OpenGame


def keep_sight(room: Path, playing: OpenGame | None, autosave: Keeps | None) -> None:
    """Save in *room* what the window shows, for the next start, if only one person has secrets."""
    if playing is None or autosave is None or not playing.is_seen_by_one:
        return
    playing.bridge.write_what_waits()
    saves = generations(autosave.folder)
    if saves:
        start_picture.keep(room, saves[0].path, playing.window.window())


def keep_table(playing: OpenGame, autosave: Keeps | None) -> None:
    """Save what the table shows beside its saves, if only one person has secrets.

    Otherwise any old picture is deleted, because it would show what has been hidden since.
    """
    if autosave is None:
        return
    if playing.is_seen_by_one:
        start_picture.keep_table(autosave.folder, playing.table)
    else:
        start_picture.forget_table(autosave.folder)
