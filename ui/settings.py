"""What a user has chosen for every game: looks, speed, habits. Kept in the config folder."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

FILE = "settings.json"
"""The name of the settings' file in the user's config folder (`saves.folders`)."""

ThemeName = Literal["dark", "light", "high-contrast"]
Curtain = Literal["always", "secrets", "never"]


class Settings(Struct, omit_defaults=True):
    """One user's choices; every field has a default that suits a first start.

    `text_scale` (of panels) and `speed` (of motion) are percentages; `reduced_motion` lets pieces
    appear where they belong. `follow`: the table moves when what is asked about is out of sight.
    `curtain` says between which people it falls. `call_outs` shows a code on all that may be
    chosen. `answer_forced`: what leaves nothing to choose is answered by itself. `deck` is the id
    of the tarot deck, empty for our own, `language` that of what stands on cards, empty for
    English. `packs_off` are the packs that are not offered in new games. `greeted` are the games
    whose primer was read. `house_rules` are the rules that players of a game, by its id, did
    without when they last played it. `private`: the program's window is kept out of shares, as far
    as the system can. `windows` are geometries by name, as Qt packs them, in hex.
    """

    theme: ThemeName = "dark"
    text_scale: Annotated[int, Meta(ge=75, le=300)] = 100
    speed: Annotated[int, Meta(ge=25, le=400)] = 100
    reduced_motion: bool = False
    follow: bool = False
    curtain: Curtain = "secrets"
    call_outs: bool = False
    answer_forced: bool = True
    deck: Annotated[str, Meta(max_length=200)] = ""
    language: Annotated[str, Meta(max_length=20, pattern="^[a-z-]*$")] = ""
    packs_off: list[Annotated[str, Meta(max_length=24)]] = []
    greeted: list[Annotated[str, Meta(max_length=200)]] = []
    house_rules: dict[
        Annotated[str, Meta(max_length=200)], list[Annotated[str, Meta(max_length=200)]]
    ] = {}
    private: bool = False
    windows: dict[str, Annotated[str, Meta(max_length=20_000, pattern="^[0-9a-f]*$")]] = {}


def load_settings(path: Path) -> tuple[Settings, str]:
    """The settings in *path*, and a sentence for the user where not all of them could be read.

    A missing file gives the defaults. Of a damaged one every good choice is kept, and the file is
    set aside under a new name.
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
    try:
        return msgspec.json.decode(text, type=Settings), ""
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        aside = _set_aside(path)
        kept, lost = _salvage(text)
        what = f"{', '.join(lost)} took the default" if lost else "these are new ones"
        return kept, f"Your settings were damaged ({fault}); {what}. {aside}"


def save_settings(settings: Settings, path: Path) -> None:
    """Write *settings* to *path*, whole or not at all.

    :raises OSError: if it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    draft.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=1))
    draft.replace(path)


def _salvage(text: bytes) -> tuple[Settings, list[str]]:
    """The good choices in *text*, and the names of those that were not."""
    raw: Any = None
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raw = msgspec.json.decode(text)
    if not isinstance(raw, dict):
        return Settings(), []
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
        return "The old file could not be set aside."
    return f"The old file was set aside as {aside.name}."
