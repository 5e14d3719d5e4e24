"""Packs of players in games: what each may contain, and what saves need of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tabletop.packs import library
from tabletop.packs.cards import Card, CardPack
from tabletop.packs.error import PackError
from tabletop.packs.finding import Finding
from tabletop.packs.players.file_names import MANIFEST, PACK
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.record import Record
from tabletop.play.shelf.game_shelf import Unplayable, game_called, names

if TYPE_CHECKING:
    from tabletop.packs.card_wording import Wording
    from tabletop.packs.players.pack import Pack
    from tabletop.packs.players.tidied_cards import Kinds

MOST_SENTENCES = 60
"""The most sentences that are not understood for which the nearest correct sentence is looked
for."""


def kinds_of(game: str) -> Kinds:
    """The kinds of cards that packs may add to *game*.

    :raises PackError: if there is no such game, or it cannot be loaded.
    """
    if game not in names():
        known = ", ".join(names())
        raise PackError(MANIFEST, 0, f"There is no game {game!r}.", f"There are: {known}.")
    try:
        return game_called(game).packs
    except Unplayable as fault:
        raise PackError(MANIFEST, 0, str(fault), "Put the game right first.") from fault


def game_of_sheets() -> str:
    """The game of a single sheet without a pack around it: the one with a usual kind of cards;
    empty if there is none."""
    takes = (game for game in names() if any(kind.usual for kind in kinds_of(game).values()))
    return next(takes, "")


def described(pack: Pack) -> str:
    """*pack* described in a line."""
    about = pack.about
    title = f"{about.title} {about.version}".rstrip()
    game = game_called(about.game)
    kinds = {model: kind for kind, model in game.packs.items()}
    counted = Counter(kinds[type(card)] for card in pack.cards.values())
    copied = f", {pack.pieces} with all copies" if pack.pieces > len(pack.cards) else ""
    cards = ", ".join(f"{n} {kind}" for kind, n in counted.items()) or "no cards"
    some = len(pack.pictures)
    pictures = f", {some} with {'a picture' if some == 1 else 'pictures'}" if some else ""
    by = f" by {about.author}" if about.author else ""
    return f"{title}{by}, for {game.title}: {cards}{copied}{pictures}"


def advice(pack: Pack, enough: Callable[[], bool] = lambda: False) -> Iterator[Finding]:
    """Faults of and notes on the sentences on the cards of *pack*. The pack can be played all the
    same: sentences that are not understood are left to the players. The check ends after *enough*
    time, and says so."""
    from tabletop.packs.card_wording import Wording
    from tabletop.packs.lint import lint
    from tabletop.packs.players.pack import unused_pictures
    from tabletop.packs.seen_in_games import nobody_looked, seen_in

    yield from pack.skipped
    yield from unused_pictures(pack)
    own = game_called(pack.about.game).wording
    if own is None:
        return
    for language, text in pack.languages.items():
        yield from _of_language(f"locale/{language}.toml", text, own)
    cards: CardPack[Card] = CardPack(pack.cards, [], pack.lines)
    wording = Wording(lambda: cards, own.phrases, itself=own.itself)
    deeds = {phrase.deed.__name__ for phrase in own.phrases if phrase.deed}
    yield from nobody_looked(pack.about.game)
    for found in lint(wording, deeds, seen_in(pack.about.game, own), MOST_SENTENCES):
        if enough():
            rest = "It took too long: the rest of the cards were not looked at. Mend these first."
            yield Finding("check-ended", MANIFEST, 0, "", rest)
            return
        if found.code != "nothing-enforced":  # each of its sentences is reported
            own_id, near = found.card.rpartition("/")[2], found.nearest
            near = near.rpartition("/")[2] if library.is_card(near) else near
            yield replace(found, card=own_id, nearest=near)


def _of_language(file: str, text: str, own: Wording) -> Iterator[Finding]:
    """The faults of a language; one without grammar only adds names."""
    from tabletop.packs.locale import understood

    try:
        found = understood(text, file, own)
    except PackError as fault:
        yield Finding("bad-language", file, fault.line, "", f"{fault.wrong} {fault.remedy}")
        return
    yield from found.findings


# --- at the table ------------------------------------------------------------------------------


def options_for(packs: Iterable[Pack]) -> dict[str, str]:
    """The table options of a game with *packs*."""
    return {f"{PACK}{pack.about.id}": pack.digest for pack in packs}


def check_options(game: str, options: Mapping[str, str]) -> None:
    """Check that a new game can begin with the packs in its *options*.

    :raises Refusal: if one is unavailable or not for *game*, or if there are too many.
    """
    chosen = library.chosen(options)
    if not chosen:
        return
    library.look_for(game, options)
    for id, digest in chosen.items():
        pack = library.pack(f"{id}@{digest}")
        if pack is None:
            raise Refusal("", f"The pack {id!r} is not there any more, or was changed just now.")
        if pack.about.game != game:
            raise Refusal("", f"{pack.about.title} is no pack for this game.")


def renewed(record: Record) -> tuple[Record, list[str]]:
    """*record* with its available packs, and today's editions of those that changed.

    The cards of such a pack become those of its edition today; the titles of these packs are
    returned, too. Stand-ins replace what is gone. Hashes of changed tables prove nothing any more
    and are removed.
    """
    options = record.table.options
    library.look_for(record.game, options)
    there = library.at_hand(options)
    others = {
        f"{id}@{digest}": now
        for id, digest in library.chosen(options).items()
        if f"{id}@{digest}" not in there and (now := library.newest(record.game, id))
    }
    if not others:
        return record, []
    raw = msgspec.json.encode(record)
    for old, now in others.items():
        raw = raw.replace(f"{old}/".encode(), f"{now.key}/".encode())
    record = msgspec.json.decode(raw, type=Record)
    for table in record.tables():
        table.options.update(options_for(others.values()))
    record.prove_nothing()
    return record, [now.about.title for now in others.values()]


def lacking(record: Record) -> list[str]:
    """The ids of the unavailable packs of *record*."""
    options = record.table.options
    there = library.at_hand(options)
    chosen = library.chosen(options).items()
    return [id for id, digest in chosen if f"{id}@{digest}" not in there]
