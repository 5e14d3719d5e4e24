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
"""What the baked picture of a game's table is called, beside its dressing."""

TAROT = "tarot"
"""The deck that any tarot deck of a player's can stand in for."""


class Scene(Struct, frozen=True):
    """A painted scene: `place`, `props` and `seed` are those of `assets.drawings.recipe`."""

    place: str = ""
    props: tuple[tuple[str | float, ...], ...] = ()
    seed: int = 1


class Welcome(Scene, frozen=True):
    """The banner of a gallery where nothing is begun; it `says` what is learned in this game."""

    says: str = ""


class Lid(Scene, frozen=True):
    """The lid of a game's box in the gallery: a scene in the box's own `colour`, baked into
    `box.jpg` beside the dressing by `packaging/boxes.py`.

    It `says` in one sentence what the game is (empty: the blurb), in what `time` it is played and
    how `hard` it is (empty: as hard as with the usual number of seats). The game with a `welcome`
    is the one to begin with. A `tool` is no game, and lies apart from them.
    """

    colour: str = "#4a3826"
    says: str = ""
    time: str = ""
    hard: str = ""
    tool: bool = False
    welcome: Welcome | None = None


class Pick(Scene, frozen=True):
    """One of the choices of a table option, as a picture: that of `value`, in a sentence that it
    `says`, how long it is in words (`time`), and what stands on a `ribbon` over its corner."""

    value: str = ""
    says: str = ""
    time: str = ""
    ribbon: str = ""


class Pictured(Struct, frozen=True):
    """A table option that is a choice of scenarios: its choices are pictures on the page of a new
    game, under the words `title`, baked into `<value>.jpg` in the folder of the `option`'s name.
    What a campaign `begins` with is said in their place, if the game has campaigns."""

    option: str
    title: str
    picks: tuple[Pick, ...]
    begins: str = ""


class LastPage(Struct, frozen=True):
    """What is shown of a finished game.

    The cards of `zone` lie in a row, each under its caption in `places`, with the `themes` of the
    parts of its id (`wands-3`: those of `3` and of `wands`). `story` is read above them, after a
    win or always; `note` is the key of the party's own words, `asks` what they are asked for.
    `where` says where each place is. Cards whose counter `winning` is not 0 lie there, too: one of
    each kind, under the names of those it won for, with its quests and since when they were met.

    The cards of the zones `also` follow in the row. After a defeat (after a win, too, if they are
    `always` shown) each seat's zones of the kinds `hands`, parted by spaces, are shown open under
    the words `held`. After a defeat, what lies under another piece in the zones `unseen` (one for
    each place) may be turned up by the button `peek`.
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
    """All of it. `length` is how long a game takes, in words; `deck` the folder of its art, `cards`
    what its cards are: tarots, or rules cards of 63 by 88 mm. `rivals` of somebody alone are bots,
    so many unless more or fewer are wanted; 0: who is alone plays all seats, of which it is said
    `alone` if it is not plain. `pictured` are options that are chosen by pictures. `sounds` are
    those of its own places and numbers. The `table` is baked into `ground.jpg` beside the
    dressing."""

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
        """Whether its cards are tarots as they are printed anywhere, without what they do here."""
        return self.deck == TAROT

    @property
    def tall(self) -> float:
        """The height of the game's cards by their width."""
        return 88 / 63 if self.cards == "rules" else 12 / 7


def dressing(game: str) -> Dressing:
    """How the game with this id is presented; bare, if its assets do not say or nobody can read
    what they say."""
    return _read(game)[0]


def ground(game: str) -> Path | None:
    """The picture that lies under the table of the game with this id; none: plain cloth."""
    picture = folder_of(game) / GROUND
    return picture if picture.is_file() else None


def amiss(game: str) -> str:
    """Why what the assets of *game* say of it cannot be used; empty if it can."""
    return _read(game)[1]


@cache
def _read(game: str) -> tuple[Dressing, str]:
    path = folder_of(game) / "dressing.toml"
    try:
        text = path.read_bytes() if path.exists() else b""
        return msgspec.toml.decode(text, type=Dressing), ""
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        return Dressing(), f"{path.name}: {fault}"
