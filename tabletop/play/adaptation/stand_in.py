"""Stand-ins for cards of a save that the game no longer has, the same in all games.

A stand-in lies where the card lay, has its name, and does nothing: players move it by hand. When
the card is back, it replaces the stand-in.
"""

from __future__ import annotations

from tabletop.packs import library
from tabletop.play.records.journal import Override
from tabletop.play.records.record import Record
from tabletop.play.rules.chronicle import Mention
from tabletop.play.rules.game import Game
from tabletop.table.table import Table

STANDS_FOR = "missing card "
"""The prefix of a stand-in's name; the card's own name follows."""

LONGEST = 200 - len(STANDS_FOR)


def missing(table: Table) -> list[str]:
    """The names of the cards that have stand-ins."""
    names = (piece.name for piece in table.pieces)
    return sorted({name.removeprefix(STANDS_FOR) for name in names if name.startswith(STANDS_FOR)})


def let_stand_in(table: Table, game: Game) -> None:
    """Lay stand-ins on *table*, just laid out, for what its campaign has and *game* does not."""
    campaign = table.campaign
    assert campaign is not None
    places = (campaign.stores, *(hero.things for hero in campaign.heroes))
    kept = {thing.name for place in places for things in place.values() for thing in things}
    kept.update(hero.id for hero in campaign.heroes)
    cards = game.wording.pack().cards if game.wording else None
    for piece in table.pieces:
        own = piece.name.removeprefix(STANDS_FOR)  # it may have been lost in an earlier sitting
        if piece.name in kept and len(own) <= LONGEST and piece.kind == "card":
            lost = not game.knows(own) if cards is None else own not in cards
            lost = lost and library.card(own) is None
            piece.name = STANDS_FOR + own if lost else own


def stand_in(record: Record, game: Game, laid: Table) -> bool:
    """Lay stand-ins in *record* for the cards that *game*, as *laid* out today, does not have;
    returns whether anything changed.

    Pieces that players added themselves stay, unless their pack is missing. Hashes of changed
    tables prove nothing any more and are removed.
    """
    known = {piece.name for piece in laid.pieces}
    stand_today = {name for name in known if name.startswith(STANDS_FOR)}
    known.update(game.wording.pack().cards if game.wording else ())
    for entry in record.entries:
        if isinstance(entry, Override) and entry.verb == "add":
            known.add(str(entry.args.get("name")))
    known = {name for name in known if not library.is_card(name) or library.card(name)}

    def now(name: str, kind: str) -> str:
        if name in stand_today:
            return name
        own = name.removeprefix(STANDS_FOR)
        own_card = kind == "card" and not game.written(own)
        lost = own not in known and (own_card or bool(library.absent(own)) or not game.knows(own))
        return STANDS_FOR + own if lost and len(own) <= LONGEST else own

    called = {
        piece.name: now(piece.name, piece.kind)
        for table in record.tables()
        for piece in table.pieces
    }
    if all(name == other for name, other in called.items()):
        return False
    for table in record.tables():
        for piece in table.pieces:
            piece.name = called[piece.name]
    for line in record.chronicle:
        for part in line.parts:
            if isinstance(part, Mention):
                part.name = called.get(part.name, part.name)
    record.prove_nothing()
    return True
