"""What players are told when part of the program fails, and the report they can pass on."""

from __future__ import annotations

import traceback
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion

from saves.atomic_write import SaveFailed
from saves.fault_report import save_report
from tabletop.play.runner.faults import Diverged, RuleFault
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base.repair_advice import MEND, SEND

if TYPE_CHECKING:
    from ui.seat.bridge import Bridge


def in_words(fault: BaseException) -> str:
    """One or two sentences that tell players of *fault*."""
    if isinstance(fault, RuleFault):
        return (
            f"The rules of “{fault.step.title}” ({fault.step.rule}) failed. The game is "
            "unchanged, and nothing is lost. You can go on by hand."
        )
    if isinstance(fault, Unplayable):
        return f"{fault} {MEND}"
    if isinstance(fault, Diverged):
        return f"This cannot be redone: {fault.why}. The game is unchanged."
    return "Something in the program failed. Your game is saved after every answer; you can go on."


Kind = tuple[str, str, int]
"""What identifies a kind of fault: its class name, its file and its line."""


def kind_of(fault: BaseException) -> Kind:
    """The kind of *fault*; for a fault of a rule, of the exception behind it."""
    while fault.__cause__ is not None:
        fault = fault.__cause__
    places = traceback.extract_tb(fault.__traceback__)
    file, line = (places[-1].filename, places[-1].lineno) if places else ("", None)
    return type(fault).__name__, file, line or 0


HOW_MUCH = (
    "A report with the whole game helps most, but it shows every hidden card, including hands. "
    "Without the game, the report has the error and what everybody may know."
)


def write_report(
    folder: Path, bridge: Bridge | None, fault: BaseException | None, *, whole: bool = False
) -> str:
    """Write a report of *fault* into *folder*. Returns sentences that say where it is and where to
    send it.

    Only if *whole* does it contain the game of *bridge*, with hidden cards.
    """
    write_down = partial(save_report, folder, fault=fault, versions={"qt": qVersion()}, whole=whole)
    try:
        path = write_down(None) if bridge is None else bridge.hand_to(write_down)
    except SaveFailed as failed:
        return f"The report could not be written to {folder}: {failed.why or failed}."
    warning = " It contains all hidden cards." if whole else ""
    return f"A report was written to {path}.{warning} {SEND} {folder.with_name('logs')}."
