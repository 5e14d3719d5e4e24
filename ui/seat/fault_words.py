"""When something in the program breaks: what players are told, and the report they can pass on."""

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
    """*fault* as players are told of it: one or two sentences."""
    if isinstance(fault, RuleFault):
        return (
            f"The rules of “{fault.step.title}” ({fault.step.rule}) broke. The game stands as it "
            "did before, and nothing is lost. You can go on by hand."
        )
    if isinstance(fault, Unplayable):
        return f"{fault} {MEND}"
    if isinstance(fault, Diverged):
        return f"This cannot be done again: {fault.why}. The game stands as it did before."
    return "Something in the program broke. Your game is saved after every answer; you can go on."


Kind = tuple[str, str, int]
"""A fault of one sort at one place: its name, its file, its line."""


def kind_of(fault: BaseException) -> Kind:
    """What *fault* has in common with itself when it comes again; of a rule's, what broke in it."""
    while fault.__cause__ is not None:
        fault = fault.__cause__
    places = traceback.extract_tb(fault.__traceback__)
    file, line = (places[-1].filename, places[-1].lineno) if places else ("", None)
    return type(fault).__name__, file, line or 0


HOW_MUCH = (
    "The whole game shows what went wrong best, but it holds every hidden card, hands too. "
    "Without it the report tells what broke, and what all may know."
)


def write_report(
    folder: Path, bridge: Bridge | None, fault: BaseException | None, *, whole: bool = False
) -> str:
    """Write a report of *fault* into *folder*; returns the sentences that say where it lies and
    where to send it.

    Only a *whole* one holds the game of *bridge*, hidden cards too.
    """
    write_down = partial(save_report, folder, fault=fault, versions={"qt": qVersion()}, whole=whole)
    try:
        path = write_down(None) if bridge is None else bridge.hand_to(write_down)
    except SaveFailed as failed:
        return f"No report could be written in {folder}: {failed.why or failed}."
    warning = " It shows all hidden cards." if whole else ""
    return f"A report was written to {path}.{warning} {SEND} {folder.with_name('logs')}."
