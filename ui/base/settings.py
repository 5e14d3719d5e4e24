"""The user's settings for all games: looks, speed, habits. Kept in the config folder."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from collections.abc import Mapping
from contextlib import suppress
from copy import deepcopy
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

FILE = "settings.json"
"""The name of the settings file in the user's config folder (`saves.folders`)."""

SAFE = "settings-of-safe-mode.json"
"""The settings file in safe mode, which leaves the user's own file unchanged."""

ThemeName = Literal["dark", "light", "high-contrast"]
Curtain = Literal["always", "secrets", "never"]


class Settings(Struct, omit_defaults=True):
    """One user's settings; every field has a default that suits a first start.

    `text_scale` (of panels) and `speed` (of motion) are percentages. `reduced_motion` places pieces
    without moving them. `sound` turns sounds on, at a `volume` in per cent. `follow` scrolls the
    table to what is asked about. `curtain` says between which people the curtain falls. `call_outs`
    shows a code on everything that may be chosen. `answer_forced` answers questions with only one
    answer. `bots_at_once` lets bots answer without pause or motion. `deck` is the id of the tarot
    deck (empty: our own), `language` that of the cards (empty: English). `packs_off` are the packs
    not offered in new games. `keys` are changed keys by command id (`ui.base.keymap`). `greeted`
    are the games whose primer was read. `house_rules` are, by game id, the rules that players last
    played without. `private` hides the window from screen sharing, where the system can. `windows`
    are window geometries by name: Qt's bytes in hex.
    """

    theme: ThemeName = "dark"
    text_scale: Annotated[int, Meta(ge=75, le=300)] = 100
    speed: Annotated[int, Meta(ge=25, le=800)] = 100
    reduced_motion: bool = False
    sound: bool = True
    volume: Annotated[int, Meta(ge=0, le=100)] = 60
    follow: bool = False
    curtain: Curtain = "secrets"
    call_outs: bool = False
    answer_forced: bool = True
    bots_at_once: bool = False
    deck: Annotated[str, Meta(max_length=200)] = ""
    language: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] = ""
    packs_off: list[Annotated[str, Meta(max_length=24)]] = []
    keys: dict[
        Annotated[str, Meta(max_length=60)],
        Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)],
    ] = {}
    greeted: list[Annotated[str, Meta(max_length=200)]] = []
    house_rules: dict[
        Annotated[str, Meta(max_length=200)], list[Annotated[str, Meta(max_length=200)]]
    ] = {}
    private: bool = False
    windows: dict[str, Annotated[str, Meta(max_length=20_000, pattern="^[0-9a-f]*$")]] = {}


def load_settings(path: Path) -> tuple[Settings, str]:
    """The settings in *path*, and a sentence for the user if some could not be read.

    A missing file gives the defaults. From a damaged file every valid setting is kept and saved,
    and the damaged file is renamed.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return Settings(), ""
    except OSError as fault:
        return (
            Settings(),
            f"Your settings could not be read ({fault.strerror}).",
        )
    text = text.removeprefix(BOM_UTF8)
    try:
        return msgspec.json.decode(text, type=Settings), ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        aside = _set_aside(path)
        kept, lost = _salvaged(_raw(text))
        with suppress(OSError):
            _write(path, kept, _raw(text))
        were = "was" if len(lost) == 1 else "were"
        what = f"{', '.join(lost)} {were} reset" if lost else "the defaults are used"
        return kept, f"The settings file was damaged ({fault}); {what}. {aside}"


class SettingsFile:
    """The settings file at *path*, from which this window has read *settings*."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self._path, self._before = path, deepcopy(settings)

    def write(self, settings: Settings) -> None:
        """Write those of *settings* that have changed since they were last read or written here.

        :raises OSError: as `save_settings` does.
        """
        save_settings(settings, self._path, self._before)
        self._before = deepcopy(settings)


def save_settings(settings: Settings, path: Path, before: Settings | None = None) -> None:
    """Write *settings* to *path* atomically.

    If *before* is given, only settings that differ from it are written, because another window may
    have changed others. Fields that only a newer version knows are kept.

    :raises OSError: if the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = _raw(path.read_bytes()) if path.is_file() else {}
    if before is not None:
        theirs, _ = _salvaged(raw)
        for name in Settings.__struct_fields__:
            now = (getattr(each, name) for each in (theirs, before, settings))
            setattr(theirs, name, _merged(*now))
        settings = theirs
    _write(path, settings, raw)


def _write(path: Path, settings: Settings, raw: Mapping[str, Any]) -> None:
    """Write *settings*, and the unknown fields of *raw*."""
    others = {name: raw[name] for name in raw if name not in Settings.__struct_fields__}
    written = msgspec.json.encode(others | msgspec.to_builtins(settings))
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    draft.write_bytes(msgspec.json.format(written, indent=1))
    draft.replace(path)


def _merged(theirs: Any, before: Any, mine: Any) -> Any:
    """Apply the changes from *before* to *mine* to *theirs*. In dicts and lists, added and removed
    entries are merged one by one."""
    if mine == before:
        return theirs
    if isinstance(mine, dict):
        names = [*theirs, *(name for name in mine if name not in theirs)]
        merged = {n: _merged(theirs.get(n), before.get(n), mine.get(n)) for n in names}
        return {name: value for name, value in merged.items() if value is not None}
    if isinstance(mine, list) and None not in (theirs, before):
        kept = [each for each in theirs if each in mine or each not in before]
        return kept + [each for each in mine if each not in before and each not in kept]
    return mine


def _raw(text: bytes) -> dict[str, Any]:
    """The fields in *text* by name, or {} if it cannot be parsed."""
    raw: Any = None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raw = msgspec.json.decode(text.removeprefix(BOM_UTF8))
    return raw if isinstance(raw, dict) else {}


def _salvaged(raw: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The valid settings in *raw*, and the names of the invalid ones."""
    good: dict[str, Any] = {}
    lost = []
    for name in Settings.__struct_fields__:
        if name in raw:
            try:
                msgspec.convert({name: raw[name]}, Settings)
                good[name] = raw[name]
            except msgspec.ValidationError:
                lost.append(name.replace("_", " "))
    return msgspec.convert(good, Settings), lost


def _set_aside(path: Path) -> str:
    aside = path.with_name(f"{path.name}.damaged-{datetime.now():%Y%m%d-%H%M%S}")
    try:
        path.replace(aside)
    except OSError:
        return "The damaged file could not be renamed."
    return f"The damaged file was renamed to {aside.name}."
