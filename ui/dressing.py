"""How a game is presented outside its rules: cover, length, last page. Read from assets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tabletop.play.game import Game
from tabletop.table.view import View
from ui.panels.facts import EndCard, Ending

GAMES = Path(__file__).resolve().parents[1] / "assets" / "games"


class Cover(Struct, frozen=True):
    """The cards fanned on a game's cover, the last one on top in the middle."""

    cards: tuple[str, ...] = ()


class LastPage(Struct, frozen=True):
    """What is shown of a finished game.

    The cards of `zone` lie in a row, each under its caption in `places`, with the `themes` of the
    parts of its id (`wands-3`: those of `3` and of `wands`). `story` is read above them, after a
    win or always; `note` is the key of the party's own words, `asks` what they are asked for.
    """

    zone: str = ""
    note: str = ""
    asks: str = ""
    won: str = "The game is won"
    lost: str = "The game is lost"
    story_won: str = ""
    story_lost: str = ""
    places: tuple[str, ...] = ()
    themes: Mapping[str, str] = {}


class Dressing(Struct, frozen=True):
    """All of it. `length` is how long a game takes, in words; `deck` the folder of its art."""

    length: str = ""
    deck: str = "tarot"
    cover: Cover = Cover()
    last_page: LastPage = LastPage()


@cache
def dressing(game: str) -> Dressing:
    """How the game with this id is presented; bare, if its assets do not say."""
    path = GAMES / game / "dressing.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Dressing) if path.exists() else Dressing()


def ending(view: View, game: Game) -> Ending | None:
    """The last page of the game that *view* shows, nothing while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return None
    page = dressing(game.id).last_page
    won = bool(outcome.winners)
    lying = view.zones[page.zone].pieces if page.zone in view.zones else []
    cards = tuple(
        EndCard(
            face=piece.name,
            title=game.title_of(piece.name),
            caption=page.places[number] if number < len(page.places) else "",
            theme=_theme(piece.name, page.themes),
            reversed=piece.turn == 180,
        )
        for number, piece in enumerate(lying)
        if piece.name
    )
    return Ending(
        title=page.won if won else page.lost,
        won=won,
        words=outcome.words,
        rule=outcome.rule,
        story=page.story_won if won else page.story_lost,
        cards=cards,
        note=page.note,
        asks=page.asks,
        meaning=view.notes.get(page.note, ""),
    )


def _theme(card: str, themes: Mapping[str, str]) -> str:
    """What *card* speaks of: the themes of the parts of its id, the last part first."""
    parts = [themes[part] for part in reversed(card.split("-")) if part in themes]
    return ": ".join(parts)
