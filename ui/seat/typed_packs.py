"""Keeps cards that were typed in at a table for later games, when the table is left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from saves.folders import Folders

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


def keep_written(
    files: Folders, bridge: Bridge, tell: Callable[[str, str], object]
) -> dict[str, str]:
    """Save the cards that were typed in at the table of *bridge*, and return the options that bring
    them into another game. *tell* reports a failure."""
    from saves.names_and_bin import Untidied
    from saves.typed_packs import keep_written
    from tabletop.play.adaptation.packs_in_play import options_for

    try:
        return options_for(bridge.hand_to(partial(keep_written, files)))
    except Untidied as fault:
        tell("The typed cards could not be saved", str(fault))
        return {}
