"""Themes can be read by everybody; settings survive whatever becomes of their file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QLabel

from tests.ui.eyes import EYES, contrast
from tests.warned import nothing_warned_of
from ui.base import theme
from ui.base.settings import Settings, SettingsFile, load_settings, save_settings
from ui.scene.measures import speeds


def test_there_are_a_dark_a_light_and_a_high_contrast_theme() -> None:
    assert {look.id for look in theme.themes()} == {"dark", "light", "high-contrast"}


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("look", theme.themes(), ids=lambda look: look.id)
def test_every_text_can_be_read_on_every_ground_by_all_eyes(look: theme.Theme, eyes: str) -> None:
    colours = look.colours
    least = 7.0 if look.id == "high-contrast" else 4.5
    for ground in (colours.window, colours.panel, colours.raised, colours.field, colours.lit):
        for text in ("text", "muted", "accent", "link", "warning", "danger", "bent"):
            found = contrast(getattr(colours, text), ground, eyes)
            assert found >= least, f"{text} on {ground}: {found:.2f}"
        assert contrast(colours.focus, ground, eyes) >= 3
    assert contrast(colours.on_accent, colours.accent, eyes) >= least


@pytest.mark.parametrize("scale", [75, 100, 300])
def test_the_style_sheet_grows_with_the_text(scale: int) -> None:
    sheet = theme.style(theme.theme("dark"), scale)
    assert "$" not in sheet
    room = 0.5 + 0.5 * scale / 100  # grows half as fast as the words in it
    assert f"padding: {round(6 * room)}px {round(12 * room)}px; min-height: " in sheet
    assert f"min-height: {round(18 * scale / 100)}px" in sheet


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    chosen = Settings(theme="light", text_scale=150, reduced_motion=True, windows={"main": "ab01"})
    save_settings(chosen, path)
    assert load_settings(path) == (chosen, "")
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_a_first_start_has_defaults_and_nothing_to_say(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == (Settings(), "")


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[" * 100_000, b"\xff\xfe", b"null", b'{"windows": {"main": "zz"}}']
)
def test_a_damaged_file_is_set_aside_and_told_of(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    settings, said = load_settings(path)
    assert settings == Settings()
    assert "damaged" in said
    aside = [each for each in tmp_path.iterdir() if each.name.startswith("settings.json.damaged")]
    assert [each.read_bytes() for each in aside] == [text]


def test_of_a_damaged_file_the_good_choices_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(msgspec.json.encode({"theme": "light", "text_scale": 9000, "speed": "fast"}))
    settings, said = load_settings(path)
    assert settings == Settings(theme="light")
    assert "text scale, speed were reset" in said


def test_what_another_window_changed_meanwhile_stays(tmp_path: Path) -> None:
    """The window that was closed last gave back what it had read at its start."""
    path = tmp_path / "settings.json"
    usual = Settings(greeted=["tower"], packs_off=["fen"], house_rules={"tower": ["TWR-001"]})
    save_settings(usual, path)
    one, other = (load_settings(path)[0] for _ in range(2))
    files = [SettingsFile(path, each) for each in (one, other)]
    one.theme, one.text_scale = "light", 150
    one.greeted.append("keeper")
    one.packs_off.clear()
    one.house_rules["keeper"] = ["SCN-005"]
    one.windows["main"] = "ab"
    files[0].write(one)
    other.speed, other.text_scale = 200, 125
    other.greeted.append("restless")
    other.packs_off.append("salt")
    other.house_rules["tower"] = []
    other.windows["share"] = "cd"
    files[1].write(other)
    one.theme = "dark"
    files[0].write(one)
    assert load_settings(path)[0] == Settings(
        text_scale=125,
        speed=200,
        greeted=["tower", "keeper", "restless"],
        packs_off=["salt"],
        house_rules={"tower": [], "keeper": ["SCN-005"]},
        windows={"main": "ab", "share": "cd"},
    )


def test_what_only_a_newer_program_knows_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'\xef\xbb\xbf{"theme": "light", "hats": {"worn": ["fez"]}}')
    settings, said = load_settings(path)
    assert (settings, said) == (Settings(theme="light"), "")
    settings.speed = 200
    save_settings(settings, path, Settings(theme="light"))
    assert msgspec.json.decode(path.read_bytes()) == {
        "theme": "light",
        "speed": 200,
        "hats": {"worn": ["fez"]},
    }


def test_the_fastest_motion_that_can_be_set_is_the_fastest_there_is() -> None:
    fastest = round(speeds.FASTEST * 100)
    assert msgspec.convert({"speed": fastest}, Settings).speed == fastest
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"speed": fastest + 1}, Settings)


def test_the_style_sheet_is_read_wherever_its_marks_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the temporary folder of somebody whose name has an apostrophe."""
    monkeypatch.setattr(theme, "mark_files", lambda *_: "/somebody's (new)/marks;")
    dressed = QLabel("words")
    with nothing_warned_of():
        dressed.setStyleSheet(theme.style(theme.theme("dark")))
        dressed.ensurePolished()
