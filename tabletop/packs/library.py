"""The packs of players' own that are at hand, and their cards by the names they have on a table.

A card's name says which edition of which pack it is of, so that what is known of it never changes:
it may be remembered like what is known of the game's own. An edition, once at hand, stays so for as
long as the program runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from tabletop.packs.cards import Card
from tabletop.packs.players.file_names import PACK

if TYPE_CHECKING:  # a start that plays without packs reads nothing of them
    from tabletop.packs.players.card_pictures import Picture
    from tabletop.packs.players.pack import Pack

P = ParamSpec("P")
R = TypeVar("R")

Finder = Callable[[str, str], "Iterable[Pack]"]
"""Gives the packs for a game with an id (empty: all of them) that lie somewhere."""

finders: list[Finder] = []
"""Where packs are looked for that are not at hand."""

_DIGEST = re.compile(r"@[0-9a-f]{12}/")
_KEY = re.compile(r"([a-z0-9-]+@[0-9a-f]{12})/")

_packs: dict[str, Pack] = {}
_newest: dict[tuple[str, str], Pack] = {}
_forgetting: list[Callable[[], None]] = []


def add(pack: Pack) -> None:
    """Have *pack* at hand, as far as it is needed: from now on it is what its id means."""
    if pack.key not in _packs:
        forget_readings()
    words = {path: pack.files[path] for path in pack.files if path.startswith("locale/")}
    kept = replace(pack, files=words)
    _packs[pack.key] = _newest[pack.about.game, pack.about.id] = kept


def forget() -> None:
    """Have none at hand, for tests."""
    forget_readings()
    _packs.clear()
    _newest.clear()


def by_name(read: Callable[P, R]) -> Callable[P, R]:
    """Let *read* remember what it reads of cards by their names: use it in place of `cache`.

    What a card is never changes. That there is none holds until another pack is at hand.
    """
    known = cache(read)
    _forgetting.append(known.cache_clear)
    return cast("Callable[P, R]", known)


def forget_readings() -> None:
    """Read all cards anew, as they may be others now."""
    for forget in _forgetting:
        forget()


def pack(key: str) -> Pack | None:
    """The edition of a pack that is called *key*, if it is at hand."""
    return _packs.get(key)


def card(name: str, game: str = "") -> Card | None:
    """The card of a pack (for *game*, if that is said) that is called *name* on a table; None if
    there is none at hand."""
    pack = _packs.get(name.partition("/")[0])
    if pack is None or (game and pack.about.game != game):
        return None
    return pack.cards.get(name)


def picture(name: str) -> Picture | None:
    """The picture of the card called *name*, if its pack brings one."""
    pack = _packs.get(name.partition("/")[0])
    return pack.pictures.get(name) if pack is not None else None


def chosen(options: Mapping[str, str]) -> dict[str, str]:
    """The packs that a table with these *options* is played with: digests by id."""
    return {
        option.removeprefix(PACK): digest
        for option, digest in options.items()
        if option.startswith(PACK)
    }


def titles(options: Mapping[str, str]) -> list[str]:
    """What these packs are called, in words; of one that is not at hand its id, and that."""
    found = ((id, _packs.get(f"{id}@{digest}")) for id, digest in chosen(options).items())
    return [pack.about.title if pack else f"“{id}”, which is not there" for id, pack in found]


def at_hand(options: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of those of them that are at hand, in an order that is always the same."""
    packs = chosen(options)
    if not packs:  # as most often
        return ()
    keys = (f"{id}@{digest}" for id, digest in sorted(packs.items()))
    return tuple(key for key in keys if key in _packs)


def without_pictures(options: Mapping[str, str]) -> Iterator[Pack]:
    """Those that are at hand, with all that rules need of them and no more."""
    for key in at_hand(options):
        yield replace(_packs[key], pictures={}, files={})


def cards(keys: Iterable[str]) -> Iterator[Card]:
    """All cards that the packs of these *keys* bring to a table."""
    for key in keys:
        yield from _packs[key].cards.values()


def is_card(name: str) -> bool:
    """Whether *name* is that of a card of a pack, be it at hand or not."""
    return "@" in name and _DIGEST.search(name.partition(" ")[0]) is not None


def absent(name: str) -> str:
    """The id of the pack that the piece called *name* is of, and that is not at hand; else empty.

    Of such a piece nothing may be asked: what a game remembers of it would be that there is none,
    and stay so when the pack is put back.
    """
    of = _KEY.search(name.partition(" ")[0])
    return of[1].partition("@")[0] if of and of[1] not in _packs else ""


def plain(name: str) -> str:
    """*name* without what nobody reads: the digest of its pack."""
    return _DIGEST.sub("/", name)


def for_game(game: str) -> tuple[str, ...]:
    """The keys of the editions for *game* that are at hand now."""
    return tuple(sorted(each.key for each in _newest.values() if each.about.game == game))


def newest(game: str, id: str) -> Pack | None:
    """The edition of the pack called *id* that is at hand now, if there is one for *game*."""
    return _newest.get((game, id))


def packs_offered(game: str, off: Collection[str] = ()) -> list[Pack]:
    """The packs for *game* (empty: for any) that lie anywhere, without those whose ids are *off*.

    All of them are at hand now.
    """
    found = [pack for finder in finders for pack in finder(game, "")]
    for pack in found:
        add(pack)
    return [pack for pack in found if pack.about.id not in off]


def look_for(game: str, options: Mapping[str, str]) -> None:
    """Have those of the packs in *options* at hand that lie anywhere where packs are looked for."""
    for id, digest in chosen(options).items():
        if f"{id}@{digest}" not in _packs:
            for finder in finders:
                for pack in finder(game, id):
                    add(pack)
