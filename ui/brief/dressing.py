"""How a game is presented outside its rules: box, length, sounds, last page. Read from assets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tabletop.packs.game_folders import folder_of
from ui.sound.cue import Cue

GROUND = "ground.jpg"
"""The file name of a game's baked table picture, beside its dressing."""

TAROT = "tarot"
"""The deck that any tarot deck of the player's can replace."""


class Scene(Struct, frozen=True):
    """A painted scene; `place`, `props` and `seed` are those of `assets.drawings.recipe`."""

    place: str = ""
    props: tuple[tuple[str | float, ...], ...] = ()
    seed: int = 1


class Welcome(Scene, frozen=True):
    """The banner of an empty gallery; `says` describes what this game teaches."""

    says: str = ""


class Lid(Scene, frozen=True):
    """The lid of a game's box in the gallery: a scene in the box's own `colour`, baked into
    `box.jpg` beside the dressing by `packaging/boxes.py`.

    `says` is one sentence about the game (default: the blurb), `time` its length, and `hard` its
    difficulty (default: that for the usual number of seats). The game with a `welcome` is the one
    to start with. A `tool` is not a game and is listed separately.
    """

    colour: str = "#4a3826"
    says: str = ""
    time: str = ""
    hard: str = ""
    tool: bool = False
    welcome: Welcome | None = None


class Pick(Scene, frozen=True):
    """One choice of a table option, as a picture: its `value`, a sentence (`says`), its length in
    words (`time`), and a `ribbon` over its corner."""

    value: str = ""
    says: str = ""
    time: str = ""
    ribbon: str = ""


class Pictured(Struct, frozen=True):
    """A table option that chooses a scenario. The page of a new game shows its choices as pictures
    under `title`, baked into `<value>.jpg` in the folder named after the `option`. For a campaign,
    the text `begins` is shown instead."""

    option: str
    title: str
    picks: tuple[Pick, ...]
    begins: str = ""


class LastPage(Struct, frozen=True):
    """What is shown of a finished game.

    The cards of `zone` are shown in a row, each with its caption from `places` and the `themes` of
    the parts of its id (for `wands-3`: `3` and `wands`). `story` is read above them, after a win or
    always; `note` is the key of the party's own text, and `asks` the prompt for it. `where` says
    where each place is. Cards whose counter `winning` is not 0 are shown too, one of each kind,
    with the names of those they won for, and when their quests were met.

    The cards of the zones `also` follow in the row. After a defeat (always, if `always`) the zones
    of the kinds `hands` (separated by spaces) of each seat are shown face up under the heading
    `held`. After a defeat, the pieces under others in the zones `unseen` (one for each place) can
    be turned up by the button `peek`.
    """

    zone: str = ""
    winning: str = ""
    note: str = ""
    asks: str = ""
    won: str = "The game is won"
    lost: str = "The game is lost"
    story_won: str = ""
    story_lost: str = ""
    also: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    hands: str = ""
    held: str = "Still in hand"
    always: bool = False
    unseen: tuple[str, ...] = ()
    peek: str = "Look"
    themes: Mapping[str, str] = {}


class Dressing(Struct, frozen=True):
    """How a game is presented.

    `length` is the length of a game in words; `deck` the folder of its art; `cards` the format of
    its cards: tarots, or rules cards of 63 by 88 mm. `rivals` is the usual number of bots against a
    single person; 0: one person plays all seats, and `alone` describes that if it is not obvious.
    `pictured` are options chosen by pictures. `sounds` are those of its own places and numbers. The
    `table` is baked into `ground.jpg` beside the dressing.
    """

    length: str = ""
    rivals: int = 0
    deck: str = TAROT
    cards: Literal["tarot", "rules"] = "tarot"
    alone: str = ""
    pictured: tuple[Pictured, ...] = ()
    box: Lid = Lid()
    sounds: tuple[Cue, ...] = ()
    last_page: LastPage = LastPage()
    table: Mapping[str, Any] = {}

    @property
    def bare(self) -> bool:
        """Whether its cards are plain tarots, without rules text."""
        return self.deck == TAROT

    @property
    def tall(self) -> float:
        """The height of the game's cards divided by their width."""
        return 88 / 63 if self.cards == "rules" else 12 / 7


def dressing(game: str) -> Dressing:
    """The dressing of the game with this id; an empty one if it has none or it cannot be read."""
    return _read(game)[0]


def ground(game: str) -> Path | None:
    """The picture under the table of the game with this id; None for plain cloth."""
    picture = folder_of(game) / GROUND
    return picture if picture.is_file() else None


def amiss(game: str) -> str:
    """Why the dressing of *game* cannot be used; empty if it can."""
    return _read(game)[1]


@cache
def _read(game: str) -> tuple[Dressing, str]:
    path = folder_of(game) / "dressing.toml"
    try:
        text = path.read_bytes() if path.exists() else b""
        return msgspec.toml.decode(text, type=Dressing), ""
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        return Dressing(), f"{path.name}: {fault}"
