"""Starts the program with its window, and handles faults at that time."""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from saves.folders import Folders, folders
from tabletop.packs import library
from tabletop.play.records.record import Unreadable
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base.card_languages import settled
from ui.base.settings import FILE, SAFE, Settings, load_settings
from ui.faces import deck_files
from ui.program.command_line import Wrong
from ui.program.startup_faults import in_words

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from saves.recover import Opened
    from tabletop.packs.players.pack import Pack
    from tabletop.play.campaigns.ledger import Ledger
    from tabletop.play.start.new_game import Laid
    from ui.program.app import App
    from ui.windows.shell import Shell

STARTED = 1000
"""Milliseconds of running after which a start counts as successful."""

PICTURE_WAIT = 10_000
"""How long a picture waits for pieces to lie still, in milliseconds."""


def run(
    wishes: Namespace,
    game: Laid | None,
    shell: Shell | None = None,
    ledger: Ledger | None = None,
) -> int:
    """Open the window as *wishes* say, with *game* if there is one. Returns the exit code.

    *shell* is the window if it exists already, *ledger* that of the campaign of which *game* is the
    first sitting; for a picture, the campaign is not started.

    :raises Wrong: if there is no screen (`NoScreen`), or nothing to open.
    """
    if wishes.screenshot:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    files = folders(wishes.data_dir)
    if not wishes.safe_mode:
        look_for_packs(files)
    pack = _pack(wishes.file)
    opened = _opened(wishes) if wishes.file and not (pack or wishes.file.is_dir()) else None
    folder = None if pack else _folder(wishes, files)

    from PySide6.QtWidgets import QApplication

    from ui.program import first_window

    qt = (
        QApplication.instance() or first_window.application()
    )  # before anything is imported together with Qt

    from ui.base.deferred_call import soon
    from ui.base.keymap import held
    from ui.program.app import App

    chosen = files.config / (SAFE if wishes.safe_mode else FILE)
    settings, said = (Settings(), "") if wishes.safe_mode else load_settings(chosen)
    if settings.language:
        library.packs_offered("")  # the language may be one of a pack
    settings.language = settled(settings.language)
    look_as_wished(settings, wishes)
    app = App(files, settings, chosen, shell)
    app.looks.wear()
    _catch(app)
    _take_files(qt, app)
    if wishes.screenshot:
        app.shell.resize(*wishes.size)
    elif shell is None and "main" not in settings.windows:
        app.shell.fit()
    # shown before it is filled, so that everything is laid out for its size at once
    app.shell.show()
    try:
        if ledger is not None and not wishes.screenshot:
            app.campaigns.begin(ledger)
        elif game is not None:
            app.play(game, keep=bool(wishes.new) and not wishes.screenshot)
        elif pack is not None:
            app.show_packs(pack)
        else:
            open_first(app, opened, folder, keep=not wishes.screenshot)
        app.sharing.open_wished(wishes.share_window, wishes.seat_window)
    except Exception as fault:  # it would end the program before anybody could read it
        app.on_fault(fault)
    if wishes.screenshot:
        return _take_picture(app, wishes.screenshot)
    if said := f"{said} {held().fault}".strip():
        app.tell("Settings", said)
    soon(app, note_start, STARTED)
    return qt.exec()


def look_as_wished(settings: Settings, wishes: Namespace) -> None:
    """Apply the looks in *wishes* to this start. Unless somebody changes them, they are not
    saved."""
    settings.text_scale = wishes.text_size or settings.text_scale
    if wishes.high_contrast:
        settings.theme = "high-contrast"


def note_start() -> None:
    """Note that the program has started with its packages, for the launcher, which until then keeps
    the earlier ones."""
    mark = os.environ.pop("TABLETOP_STARTED", "")
    if mark:
        with suppress(OSError):
            Path(mark).touch()


def look_for_packs(files: Folders) -> None:
    """Look for the packs of games in *files* when they are needed."""

    def find(game: str, id: str) -> list[Pack]:
        from saves.pack_folder import packs_for

        return list(packs_for(files, game, id))

    library.finders[:] = [find]
    deck_files.brought[:] = [lambda: sorted(files.packs.glob("*/tarot"))]


def open_first(app: App, opened: Opened | None, folder: Path | None, *, keep: bool = True) -> None:
    """Show what a start opens: a save, the *folder* of a game in play, or the gallery.

    If not *keep*, a save is only opened for a picture and does not become a game in play.
    """
    if opened is not None:
        if keep or not opened.enter(lambda game: app.play(game, keep=False)):
            app.opening.show_opened(opened)
    elif folder is not None:
        app.opening.open_path(folder)
    if app.playing is None:
        app.show_gallery()  # below the message that says why, if any


def _pack(file: Path | None) -> Path | None:
    """*file* if it is a pack to install, or None."""
    if file is None:
        return None
    from saves.pack_folder import is_pack

    return file if is_pack(file) else None


def _opened(wishes: Namespace) -> Opened:
    """The result of opening the requested save; the window reports a failure.

    :raises Unreadable: if it fails and only a picture was asked for.
    """
    from saves.recover import Opened, open_save

    try:
        opened = open_save(wishes.file)
    except Unplayable as fault:
        opened = Opened(None, (in_words(fault),))
    if opened.is_nothing and wishes.screenshot:
        raise Unreadable(" ".join(opened.said))
    return opened


def _folder(wishes: Namespace, files: Folders) -> Path | None:
    """The folder of the game in play to open, or None."""
    if wishes.file is not None:
        return wishes.file if wishes.file.is_dir() else None
    if not wishes.resume:
        return None
    from saves.campaign_summary import last_played

    last = last_played(files)
    if last is None:
        raise Wrong("There is no game to continue. Start one with --new GAME.")
    return last


def _take_files(qt: QCoreApplication, app: App) -> None:
    """Let *app* open files that the desktop passes to *qt* while it runs. Only macOS does that, and
    filtering all events costs time."""
    if sys.platform == "darwin":
        from ui.program.files_from_desktop import Handed

        Handed(qt, app.open_handed)


def _catch(app: App) -> None:
    """Keep faults from ending the program, and let Ctrl+C end it at once: everything is saved."""

    def on_fault(
        _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None
    ) -> None:
        app.on_fault(fault)

    sys.excepthook = on_fault
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _take_picture(app: App, path: Path) -> int:
    from PySide6.QtCore import QEventLoop

    from ui.base.deferred_call import soon

    loop = QEventLoop()
    soon(loop, loop.quit, PICTURE_WAIT)
    app.when_still(loop.quit)
    loop.exec()
    if app.faults:
        raise OSError(0, "Something failed; there is a report", str(app.files.reports))
    if not app.shell.grab().save(str(path)):
        raise OSError(0, "The picture could not be written there", str(path))
    return 0
