"""Faults before the window is there: one sentence, with what can be done.

They are shown in a window if one was to be opened and can be, and on the terminal. Qt and the model
are imported only when needed, because they may be what fails.
"""

from __future__ import annotations

import importlib.util
import sys
import traceback
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import assets
from ui.base.repair_advice import MEND, SEND
from ui.program import system_libraries
from ui.program.command_line import NoScreen, Wrong

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

COULD_NOT, BAD_COMMAND_LINE, NO_SCREEN = 1, 2, 3
"""Exit codes, for programs that start this one."""

LETTERS = 15
"""The font size in pixels for a window before any settings are read."""

TITLE = "Tabletop cannot start"


def complain(fault: Exception, wishes: Namespace | None) -> int:
    """Report that *wishes* cannot be carried out; None if they could not be read. Returns the exit
    code."""
    words = in_words(fault)
    if not words:
        words = f"Something in the program failed ({_named(fault)}). {_reported(fault, wishes)}"
    with suppress(OSError):
        if wishes is not None and wishes.debug:
            traceback.print_exception(fault)
        print(f"tabletop: {words}", file=sys.stderr)
    bad = _is_of_the_command_line(fault)
    if _is_for_a_window(wishes) and not (bad and _has_terminal()):
        _show(words)
    if isinstance(fault, NoScreen):
        return NO_SCREEN
    return BAD_COMMAND_LINE if bad else COULD_NOT


def in_words(fault: Exception) -> str:
    """*fault* in a sentence or two; empty if it is unexpected."""
    if isinstance(fault, ImportError):
        return _of_a_part(fault)
    if isinstance(fault, OSError):
        return _of_a_file(fault)
    if isinstance(fault, Wrong):
        return str(fault)

    from saves.folders import Homeless
    from tabletop.packs.error import PackError
    from tabletop.play.questions.decision import Refusal
    from tabletop.play.records.record import Unreadable
    from tabletop.play.runner.faults import Diverged, RuleFault
    from tabletop.play.shelf.game_shelf import Unplayable

    if isinstance(fault, Unplayable):
        return f"{fault} {MEND}"
    if isinstance(fault, Refusal | Unreadable | Diverged | RuleFault | Homeless | PackError):
        return str(fault)
    return ""


def _is_of_the_command_line(fault: Exception) -> bool:
    if isinstance(fault, Wrong):
        return True
    if isinstance(fault, ImportError | OSError):
        return False

    from tabletop.play.questions.decision import Refusal

    return isinstance(fault, Refusal)


def _of_a_part(fault: ImportError) -> str:
    causes = _causes(fault)  # a build reports a missing library in words of its own
    said = "\n".join(map(str, causes))
    glibc = system_libraries.glibc_in(said)
    if glibc:
        return system_libraries.too_old(glibc)
    library = system_libraries.named_in(said)
    if not library:
        return f"A part of the program cannot be loaded: {str(causes[-1]).rstrip('.')}. {MEND}"
    with suppress(ImportError, ValueError):
        found = importlib.util.find_spec("PySide6")
        pyside = Path(found.origin).parent if found and found.origin else None
        if library in (lacking := system_libraries.missing(pyside)):
            return system_libraries.how_to_get(lacking)
    return system_libraries.how_to_get([library])


def _causes(fault: BaseException) -> list[BaseException]:
    """*fault* and its causes."""
    return [fault, *(_causes(fault.__cause__) if fault.__cause__ else ())]


def _of_a_file(fault: OSError) -> str:
    why = fault.strerror or str(fault)
    if fault.filename is None:
        return f"The file: {why}."
    path, ours = Path(str(fault.filename)), Path(assets.__path__[0])
    if path.is_relative_to(ours):
        return f"A file of the program, {path.relative_to(ours)}, cannot be read: {why}. {MEND}"
    return f"{path}: {why}."


def _named(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}" if str(fault) else type(fault).__name__


def _reported(fault: Exception, wishes: Namespace | None) -> str:
    try:
        from saves.fault_report import save_report
        from saves.folders import folders

        there = folders(wishes.data_dir if wishes else None)
        report = save_report(there.reports, None, fault)
        return f"A report was written to {report}. {SEND} {there.logs}."
    except Exception as failed:  # whatever it is, the first fault matters more
        return f"The report could not be written: {failed}"


def _is_for_a_window(wishes: Namespace | None) -> bool:
    """Whether the start was meant to open a window, as far as that is known."""
    if wishes is None:
        return True
    return not (wishes.version or wishes.games or wishes.verify or wishes.screenshot)


def _has_terminal() -> bool:
    """Whether there is a terminal to write to; a windowed program has none."""
    return sys.stderr is not None


def _begun() -> QApplication:
    """Qt with our own fonts: without fontconfig it finds no others."""
    from PySide6.QtWidgets import QApplication

    made = QApplication(["tabletop"])
    with suppress(Exception):  # any font is better than none
        from ui.base import fonts

        made.setFont(fonts.font(fonts.PLAIN, LETTERS))
    return made


def _show(words: str) -> None:
    """Show *words* in a window of their own, if possible."""
    with suppress(Exception):
        from PySide6.QtWidgets import QApplication

        from ui.program.screen_check import check_screen
        from ui.windows.messages import tell

        check_screen()
        qt = QApplication.instance() or _begun()
        box = tell(None, TITLE, words)  # this reference keeps it alive
        box.finished.connect(qt.quit)
        qt.exec()
