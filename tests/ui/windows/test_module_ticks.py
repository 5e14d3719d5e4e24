"""Modules on the screen: ticks on the new-game page, saves in the gallery, places on the table."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QWidget

from saves.atomic_write import write
from saves.summary import Summary, summary
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import in_play, put_in_play
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import new_game
from tests.ui.reading import button, words_in
from ui.scene.layout.layout_reader import LayoutError, brought, layout_of, unplaced
from ui.windows.new_game import NewGamePage
from ui.windows.save_card import SaveCard
from ui.windows.shell import Shell

BELFRY = game_called("belfry")


def choosy() -> Game:
    """The belfry, of which the crown needs the choir and does not go with the echo."""
    crown = {"needs": frozenset({"choir"}), "bars": frozenset({"echo"})}
    modules = (
        replace(each, **crown) if each.id == "crown" else each  # type: ignore[arg-type]
        for each in BELFRY.modules
    )
    return replace(BELFRY, modules=tuple(modules))


def page_of(game: Game, shell: Shell) -> NewGamePage:
    page = NewGamePage()
    shell.show_page(page)
    page.show_game(game, ["random"])
    return page


def tick(page: QWidget, title: str) -> QCheckBox:
    return next(each for each in page.findChildren(QCheckBox) if each.text() == title)


def test_a_tick_puts_a_module_in_play_with_its_options(shell: Shell) -> None:
    page = page_of(BELFRY, shell)
    assert "Silver bells" not in words_in(page.rules)
    choir = tick(page, "The Choir")
    choir.setFocus()
    QTest.keyClick(choir, Qt.Key.Key_Space)
    assert choir.isChecked()
    assert page.wish().options == {"modules.choir": "on"}
    assert "Silver bells" in words_in(page.rules)
    asked: list[tuple[str, str]] = []
    page.rule_wanted.connect(lambda *told: asked.append(told))
    button(page, "Rule CHO-001").click()
    assert asked == [("belfry+choir", "CHO-001")]
    choir.click()
    assert page.wish().options == {}
    assert "Silver bells" not in words_in(page.rules)


def test_what_was_chosen_stays_when_a_module_is_ticked(shell: Shell) -> None:
    page = page_of(BELFRY, shell)
    page.rules.take({"hushing": "always"})
    tick(page, "The Choir").click()
    page.rules.take({"hushing": "always", "choir-size": "three"})
    tick(page, "The Echo").click()
    assert page.wish().options == {
        "hushing": "always",
        "choir-size": "three",
        "modules.choir": "on",
        "modules.echo": "on",
    }
    tick(page, "The Choir").click()
    assert page.wish().options == {"hushing": "always", "modules.echo": "on"}


def test_a_preset_ticks_its_modules(shell: Shell) -> None:
    page = page_of(BELFRY, shell)
    tick(page, "The Crown").click()
    button(page, "Full peal").click()
    assert page.wish().options == {"modules.choir": "on", "modules.echo": "on"}
    button(page, "As written").click()
    assert page.wish().options == {}


def test_modules_that_no_preset_names_are_chosen_beside_it(shell: Shell) -> None:
    page = page_of(game_called("darkest"), shell)
    assert "A growing world: " in words_in(page.hardness)
    blood_moon = tick(page, "Blood Moon")
    at = blood_moon.mapTo(page, QPoint())
    blood_moon.click()
    assert "A growing world: " in words_in(page.hardness)
    assert blood_moon.mapTo(page, QPoint()) == at, "nothing moves under the pointer"
    button(page, "As written").click()
    assert in_play(page.wish().options) == ("bloodmoon",)
    assert "As written: " in words_in(page.hardness)


def test_what_cannot_be_in_play_is_greyed_and_says_why(shell: Shell) -> None:
    page = page_of(choosy(), shell)
    crown, choir, echo = (tick(page, f"The {id}") for id in ("Crown", "Choir", "Echo"))
    assert not crown.isEnabled()
    assert "The Crown needs The Choir." in words_in(page.modules)
    assert "The Crown needs The Choir." in crown.accessibleDescription()
    choir.click()
    assert crown.isEnabled()
    assert "Needs The Choir. Cannot be combined with The Echo." in words_in(page.modules)
    crown.click()
    assert not echo.isEnabled()
    assert "The Echo does not go with The Crown." in words_in(page.modules)
    choir.click()
    assert not crown.isChecked(), "it needs what was taken away"
    assert page.wish().options == {}
    assert echo.isEnabled()


def test_a_module_that_cannot_be_loaded_is_greyed_with_its_fault(shell: Shell) -> None:
    broken = replace(BELFRY.modules[0], fault="It cannot be loaded: KeyError.")
    page = page_of(replace(BELFRY, modules=(broken, *BELFRY.modules[1:])), shell)
    assert not tick(page, "The Choir").isEnabled()
    assert "It cannot be loaded: KeyError." in words_in(page.modules)


def test_nothing_is_said_of_modules_where_there_are_none(shell: Shell) -> None:
    page = page_of(game_called("tower"), shell)
    assert page.modules.isHidden()


def test_the_gallery_says_with_which_modules_a_game_was_saved(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "ours.tabletop"
    write(
        path, new_game("belfry", seats=2, seed=1, options=put_in_play(["echo"])).to_json().encode()
    )
    told = summary(path)
    assert (told.damage, told.modules) == ("", ("echo",))
    card = SaveCard(told, "Belfry", ["The Echo"])
    card.setParent(shell)
    assert "With The Echo" in words_in(card)
    plain = SaveCard(Summary(path=path, when=datetime.now(), game="belfry"), "Belfry")
    plain.setParent(shell)
    assert "With" not in words_in(plain)


@pytest.mark.parametrize("edition", ["belfry", "belfry+choir", "belfry+choir+crown+echo"])
def test_all_zones_of_an_edition_have_a_place(edition: str) -> None:
    session = new_game(edition, seats=3, seed=1)
    assert unplaced(layout_of(edition), session.table.index(), 3) == []


def test_a_module_that_places_what_does_not_fit_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop.packs import game_folders

    (tmp_path / "sunken" / "modules" / "wreck").mkdir(parents=True)
    (tmp_path / "sunken" / "layout.toml").write_text("size = [100, 100]")
    part = tmp_path / "sunken" / "modules" / "wreck" / "layout.toml"
    monkeypatch.setattr(game_folders, "GAMES", [tmp_path])
    part.write_text('[table.zones.hold]\nkind = "pile"\nat = [90, 0]\nsize = [20, 20]')
    with pytest.raises(LayoutError, match=r"wreck/layout\.toml: table\.hold extends beyond"):
        brought("sunken+wreck")
    part.write_text(
        'size = [200, 50]\n[table.zones.hold]\nkind = "pile"\nat = [90, 0]\nsize = [9, 9]'
    )
    assert brought("sunken+wreck").size == (200, 100)
    part.write_text("near = 'first'")
    with pytest.raises(LayoutError, match="unknown field"):
        brought("sunken+wreck")
