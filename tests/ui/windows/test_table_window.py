"""The window of a table: its menus, its docks, its smallest size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ui.base import keys, theme
from ui.base.key_binding import bind
from ui.windows.shell import Shell
from ui.windows.table import TableWindow


class TestTable:
    def test_menus_hold_every_action_with_its_key(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        does = {action.id: lambda: None for action in keys.ACTIONS}
        table.set_actions(bind(table, table.table, does))
        shown = {
            action.text(): action.shortcut().toString()
            for menu in table.menuBar().actions()
            for action in menu.menu().actions()  # type: ignore[attr-defined]
        }
        for action in keys.ACTIONS:
            assert shown[action.title] == next(iter(action.keys), "")

    def test_docks_are_remembered(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        table.docks["rulings"].hide()
        kept = table.keep()
        other = TableWindow(QWidget())
        assert not other.docks["rulings"].isHidden()
        other.restore(kept)
        assert other.docks["rulings"].isHidden()
        other.restore({})
        assert other.docks["rulings"].isHidden()

    def test_an_unknown_rule_is_said_not_crashed_on(self, shell: Shell) -> None:
        table = TableWindow(QWidget())
        shell.show_page(table)
        table.open_rule("ABC-404")
        assert "no rule ABC-404" in table.said

    @pytest.mark.parametrize("scale", [100, 200, 300])
    def test_the_smallest_window_holds_the_table_and_its_panels(
        self, shell: Shell, app: QApplication, scale: int
    ) -> None:
        theme.wear(app, theme.theme("dark"), scale)
        table = TableWindow(QWidget())
        shell.show_page(table)
        for name in table.docks:
            table.raise_panel(name)
            QApplication.processEvents()
        assert (shell.width(), shell.height()) == (1280, 720)
        assert table.minimumSizeHint().width() <= 1280
        assert table.minimumSizeHint().height() <= 720
        theme.wear(app, theme.theme("dark"))
