"""The pages of settings and keys, and applying what they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ui.base.keymap import Keymap, hold
from ui.base.settings import Settings

if TYPE_CHECKING:
    from ui.program.appearance import Appearance
    from ui.windows.shell import Shell


class Program(Protocol):
    """The program, as its settings need it."""

    settings: Settings
    shell: Shell
    looks: Appearance

    def take_settings(self, settings: Settings, /) -> None: ...


class Preferences:
    """The pages of settings and of keys over the window of *app*."""

    def __init__(self, app: Program) -> None:
        self._app = app
        hold(Keymap(app.settings.keys))

    def show_settings(self) -> None:
        """Show the settings; every change takes effect at once and is saved."""
        from tabletop.packs.library import packs_offered
        from ui.windows.deck_choice import DeckChoice
        from ui.windows.dialogs import SettingsDialog

        packs_offered("")  # packs may contain languages
        app = self._app
        deck = DeckChoice(app.settings.deck, app.looks.cache, contrast=app.looks.contrast)
        dialog = SettingsDialog(app.settings, deck, app.shell)
        dialog.changed.connect(app.take_settings)
        dialog.keys_wanted.connect(self.show_keys)
        dialog.open()

    def show_keys(self) -> None:
        """Show all keys; every change takes effect at once and is saved."""
        from ui.windows.keys_page import KeysDialog

        page = KeysDialog(self._app.shell)
        page.changed.connect(self.keep_keys)
        page.open()

    def keep_keys(self, keys: Keymap) -> None:
        """Use and save *keys*."""
        hold(keys)
        self._app.settings.keys = keys.own
        self._app.take_settings(self._app.settings)
