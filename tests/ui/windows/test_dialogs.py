"""The settings, the choice of a deck, the keys and what the program is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QTextBrowser, QWidget

from tests.ui.reading import button, named, words_in
from ui.base.settings import Settings
from ui.windows import dialogs
from ui.windows.deck_choice import DeckChoice
from ui.windows.dialogs import AboutDialog, SettingsDialog
from ui.windows.shell import Shell


class TestDialogs:
    def test_each_change_of_a_setting_is_told_at_once(
        self, shell: Shell, decks: DeckChoice
    ) -> None:
        dialog = SettingsDialog(Settings(), decks, shell)
        heard: list[Settings] = []
        dialog.changed.connect(heard.append)
        dialog.show()
        button(dialog, "Theme: Light").click()
        slider = named(dialog, QWidget, "Text size")
        slider.setValue(6)  # type: ignore[attr-defined]
        named(dialog, QWidget, "Volume").setValue(4)  # type: ignore[attr-defined]
        sound = "Sound of cards, dice and events on the table"
        named(dialog, QCheckBox, sound).setChecked(False)  # type: ignore[attr-defined]
        box = named(dialog, QComboBox, "Tarot deck")
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(1)
        box.activated.emit(1)
        said = Settings(theme="light", text_scale=150, sound=False, volume=20, deck="other")
        assert heard[-1] == said
        assert "By Ada" in decks.about.text()
        assert "78 of 78 cards have no picture" in decks.about.text()
        dialog.close()

    def test_the_defaults_are_taken_only_after_a_question(
        self, shell: Shell, decks: DeckChoice
    ) -> None:
        dialog = SettingsDialog(Settings(theme="light", text_scale=150), decks, shell)
        heard: list[Settings] = []
        dialog.changed.connect(heard.append)
        dialog.show()
        for answer, told in (("Cancel", []), ("Reset", [Settings()])):
            button(dialog, "Defaults").click()
            button(dialog, answer).click()
            assert heard == told
        assert not dialog.isVisible()

    def test_a_damaged_deck_is_told_of_where_it_is_chosen(self, decks: DeckChoice) -> None:
        assert decks.box.itemText(2) == "torn (damaged)"
        decks.box.setCurrentIndex(2)
        decks.box.activated.emit(2)
        assert "torn/deck.toml is not valid TOML" in decks.about.text()

    def test_about_names_qt_and_the_folder_of_what_is_bundled(
        self, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bundled = tmp_path / "licences" / "CONTENTS.md"
        bundled.parent.mkdir()
        bundled.write_text("| work |\n|---|\n| libwhale |\n")
        monkeypatch.setattr(dialogs, "BUNDLED", bundled)
        about = AboutDialog(shell)
        pages = {page.accessibleName(): page for page in about.findChildren(QTextBrowser)}
        shown = pages["Built with"]
        words = shown.toPlainText()
        assert "LGPL-3.0-only" in words
        assert "libwhale" in words
        assert bundled.parent.as_uri() in shown.toHtml()
        about.close()

    def test_about_tells_the_version_and_credits(self, shell: Shell) -> None:
        from tabletop.version import VERSION

        dialog = AboutDialog(shell)
        dialog.show()
        assert VERSION in words_in(dialog)
        assert "is missing" not in words_in(dialog)
        dialog.close()
