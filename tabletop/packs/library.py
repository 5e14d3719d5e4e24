"""The available packs of players, and their cards by their names on a table.

A card's name contains the edition of its pack, so facts about it never change and may be cached
like those of the game's own cards. An edition stays available for as long as the program runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from tabletop.packs.cards import Card
from tabletop.packs.players.file_names import PACK

if TYPE_CHECKING:  # imported here: a start without packs reads none
    from tabletop.packs.players.card_pictures import Picture
    from tabletop.packs.players.pack import Pack

P = ParamSpec("P")
R = TypeVar("R")

Finder = Callable[[str, str], "Iterable[Pack]"]
"""Gives the packs for a game with an id (empty: for all games) that lie somewhere."""

finders: list[Finder] = []
"""Where packs are looked for that are not available yet."""

_DIGEST = re.compile(r"@[0-9a-f]{12}/")
_KEY = re.compile(r"([a-z0-9-]+@[0-9a-f]{12})/")

_packs: dict[str, Pack] = {}
_newest: dict[tuple[str, str], Pack] = {}
_forgetting: list[Callable[[], None]] = []


def add(pack: Pack) -> None:
    """Make *pack* available, as far as it is needed; its id means this edition from now on."""
    if pack.key not in _packs:
        forget_readings()
    words = {path: pack.files[path] for path in pack.files if path.startswith("locale/")}
    kept = replace(pack, files=words)
    _packs[pack.key] = _newest[pack.about.game, pack.about.id] = kept


def forget() -> None:
    """Make no pack available, for tests."""
    forget_readings()
    _packs.clear()
    _newest.clear()


def by_name(read: Callable[P, R], most: int | None = None) -> Callable[P, R]:
    """Cache what *read* reads of cards by their names, the *most* recent of it if told; use it
    instead of `cache`. A card never changes, but a missing card may become available with another
    pack."""
    known = lru_cache(maxsize=most)(read)
    _forgetting.append(known.cache_clear)
    return cast("Callable[P, R]", known)


def forget_readings() -> None:
    """Drop everything that was cached of cards, because they may have changed."""
    for forget in _forgetting:
        forget()


def pack(key: str) -> Pack | None:
    """The edition of a pack called *key*, None if it is not available."""
    return _packs.get(key)


def card(name: str, game: str = "") -> Card | None:
    """The card of a pack (for *game*, if given) called *name* on a table; None if it is not
    available."""
    pack = _packs.get(name.partition("/")[0])
    if pack is None or (game and pack.about.game != game):
        return None
    return pack.cards.get(name)


def picture(name: str) -> Picture | None:
    """The picture of the card called *name*, None if its pack has none."""
    pack = _packs.get(name.partition("/")[0])
    return pack.pictures.get(name) if pack is not None else None


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """The packs in the *options* of a table: digests by id."""
    return {
        option.removeprefix(PACK): digest
        for option, digest in options.items()
        if option.startswith(PACK)
    }


def titles(options: Mapping[str, str]) -> list[str]:
    """The titles of these packs; for an unavailable one its id and a note."""
    found = ((id, _packs.get(f"{id}@{digest}")) for id, digest in chosen(options).items())
    return [pack.about.title if pack else f"“{id}”, which is not there" for id, pack in found]


def at_hand(options: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of those packs that are available, always in the same order."""
    packs = chosen(options)
    if not packs:  # as most often
        return ()
    keys = (f"{id}@{digest}" for id, digest in sorted(packs.items()))
    return tuple(key for key in keys if key in _packs)


def without_pictures(options: Mapping[str, str]) -> Iterator[Pack]:
    """The available ones, with everything that rules need and nothing more."""
    for key in at_hand(options):
        yield replace(_packs[key], pictures={}, files={})


def cards(keys: Iterable[str]) -> Iterator[Card]:
    """All cards that the packs with these *keys* add to a table."""
    for key in keys:
        yield from _packs[key].cards.values()


def is_card(name: str) -> bool:
    """Whether *name* is the name of a card from a pack, available or not."""
    return "@" in name and _DIGEST.search(name.partition(" ")[0]) is not None


def absent(name: str) -> str:
    """The id of the unavailable pack that the piece called *name* comes from; else empty. Ask
    nothing else about such a piece: a game would cache that the card does not exist, even after the
    pack is back."""
    of = _KEY.search(name.partition(" ")[0])
    return of[1].partition("@")[0] if of and of[1] not in _packs else ""


def plain(name: str) -> str:
    """*name* without the digest of its pack, which nobody reads."""
    return _DIGEST.sub("/", name)


def for_game(game: str) -> tuple[str, ...]:
    """The keys of the available editions for *game*."""
    return tuple(sorted(each.key for each in _newest.values() if each.about.game == game))


def newest(game: str, id: str) -> Pack | None:
    """The available edition of the pack called *id* for *game*, None if there is none."""
    return _newest.get((game, id))


def packs_offered(game: str, off: Collection[str] = ()) -> list[Pack]:
    """All packs for *game* (empty: for any), without those whose ids are *off*. They become
    available."""
    found = [pack for finder in finders for pack in finder(game, "")]
    for pack in found:
        add(pack)
    return [pack for pack in found if pack.about.id not in off]


def look_for(game: str, options: Mapping[str, str]) -> None:
    """Make those packs in *options* available that lie where packs are looked for."""
    for id, digest in chosen(options).items():
        if f"{id}@{digest}" not in _packs:
            for finder in finders:
                for pack in finder(game, id):
                    add(pack)
