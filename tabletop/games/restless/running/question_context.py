"""What a question says it is about: the card that asks, its sentence, and what came before it."""

from __future__ import annotations

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.deeds import Happens
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.table_reads import CHARACTER, targets
from tabletop.play.rules.deeds import Deed
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def name(table: Table, slot: int) -> str:
    """What the Character in *slot* is called."""
    if 0 <= slot < len(table.seats) and (lying := table.zones[CHARACTER[slot]].pieces):
        return content.title(table.pieces[lying[-1]].name)
    return f"slot {slot + 1}"


def facing(table: Table) -> str:
    """The Targets that are fought."""
    return ", ".join(content.title(target.name) for target in targets(table))


def lying(table: Table, zone: str, otherwise: str) -> str:
    """What the card that lies in *zone* is called, or *otherwise* where none does."""
    piece = table.top(zone)
    return content.title(piece.name) if piece else otherwise


def bearing(table: Table, about: Saying) -> str:
    """The card that asks, and who bears it, where that is not the Character itself."""
    title, bearer = content.title(about.card.name), table.zones[about.card.zone].owner
    who = name(table, bearer) if bearer >= 0 else title
    return f"{title}:" if who == title else f"{title} ({who}):"


def saying(about: Context) -> str:
    """The card that asks, and the sentence of it that is carried out."""
    return speaking_of(about.card, about.said)


def speaking_of(card: Piece, said: Said | None) -> str:
    """The same, as it is asked before."""
    title = content.title(card.name)
    return f"{title}: {capitalised(str(said))}." if said else f"{title}:"


def before(table: Table, deed: Deed | None) -> str:
    """What a card reacts to, as a sentence with its numbers; empty where it waits for nothing."""
    if not isinstance(deed, Happens):
        return ""
    words = deed.told if deed.done else deed.would or deed.told
    foe = table.pieces[deed.target].name if deed.target >= 0 else ""
    who = name(table, deed.who) if deed.who >= 0 else "the party"
    told = words.format(who=who, n=deed.n, foe=content.title(foe) or "the Target")
    return f"{capitalised(told)}."
