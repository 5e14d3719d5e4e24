"""How quests stand and which sentences hold, cut to what the seat at the screen may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from tabletop.play.decision import Decision
from tabletop.play.game import InForce, Standing
from ui.bridge import Bridge
from ui.input import gestures
from ui.input.lying import whose
from ui.panels.facts import Holding, Progress
from ui.scene.layout import layout_of
from ui.scene.noting import Note, Noted


def quests(bridge: Bridge, piece: int) -> tuple[Standing, ...]:
    """How the quests of *piece* stand; nothing of one that the seat does not know."""
    if bridge.seen(piece) is None:
        return ()
    table = bridge.session.table
    return bridge.game.standings(table, table.pieces[piece])


def has_quests(bridge: Bridge) -> bool:
    """Whether any card of this game has quests."""
    table, game = bridge.session.table, bridge.game
    return any(game.standings(table, piece) for piece in table.pieces)


def holdings(bridge: Bridge) -> list[Holding]:
    """The sentences in force, the newest first; none of a card that the seat does not know."""
    found = (_holding(bridge, held) for held in bridge.game.in_force(bridge.session.table))
    return [held for held in found if held is not None]


def holdings_of(bridge: Bridge, piece: int) -> tuple[Holding, ...]:
    """Those of them that stand on *piece* or bear on it, the newest first."""
    return tuple(held for held in holdings(bridge) if piece in (held.piece, *held.on))


def _holding(bridge: Bridge, held: InForce) -> Holding | None:
    card = bridge.seen(held.piece)
    if card is None:
        return None
    title = bridge.game.title_of
    seen = [thing for thing in map(bridge.seen, held.on) if thing is not None]
    return Holding(
        held.subject,
        held.piece,
        title(card.name),
        held.sentence,
        tuple(thing.id for thing in seen),
        ", ".join(title(thing.name) for thing in seen),
        held.since,
        held.until if len(seen) == len(held.on) else "",
        held.places,
    )


def noted(bridge: Bridge) -> Noted:
    """What is marked on the table: what cards in force change, each with the sign of such a card
    and its words, what players have put out of force, the ways that things are about to go, and
    which quests of cards in play are met."""
    table, layout = bridge.session.table, layout_of(bridge.game.edition)
    signs = layout.bearing
    found: dict[int | str, Note] = {}
    for held in holdings(bridge) if signs else ():
        icon = signs.get(bridge.zone_of(held.piece), "")
        for marked in (*held.on, *held.places) if icon else ():
            words = f"{held.card}: {held.sentence}"
            before = found.get(marked, Note(icon, ()))
            found[marked] = Note(before.icon, (*before.words, words))
    for piece, title in _suspended(bridge):
        held_of = found.get(piece, Note("", ())).words
        found[piece] = Note("paused", (f"{title}: suspended, its words do nothing.", *held_of))
    return Noted(
        {piece: note for piece, note in found.items() if isinstance(piece, int)},
        {zone: note for zone, note in found.items() if isinstance(zone, str)},
        bridge.game.paths(table),
        {
            piece.id: tuple(quest.met for quest in stand)
            for piece in (table.pieces if layout.controlled else ())
            if whose(table, layout, piece) >= 0 and (stand := quests(bridge, piece.id))
        },
    )


def _suspended(bridge: Bridge) -> list[tuple[int, str]]:
    """The cards whose words players have put out of force, with their titles."""
    out = bridge.session.table.suspended
    lying = (seen for zone in bridge.view.zones.values() for seen in zone.pieces)
    return [
        (seen.id, bridge.game.title_of(seen.name))
        for seen in lying
        if seen.id >= 0 and seen.name in out
    ]


def way_out(bridge: Bridge, decision: Decision) -> Holding | None:
    """What players can suspend where *decision* allows no answer: the newest sentence in force."""
    if any(gestures.is_open(option, bridge.house_rules) for option in decision.options):
        return None
    if decision.kind == "text" or not decision.options:
        return None
    return next(iter(holdings(bridge)), None)


def named(bridge: Bridge, subject: str) -> str:
    """What players call the *subject* of a ruling: the title of a card, or the rule itself."""
    return bridge.game.title_of(subject) if bridge.game.knows(subject) else subject


def progress(bridge: Bridge) -> list[Progress]:
    """How near each kind of card is to all its quests, the nearest first.

    Cards with the same quests are one kind; one that nobody has comes last.
    """
    kinds: dict[tuple[str, ...], list[int]] = {}
    for zone in bridge.view.zones.values():
        for seen in zone.pieces:
            if seen.id >= 0 and (standings := quests(bridge, seen.id)):
                kinds.setdefault(tuple(each.sentence for each in standings), []).append(seen.id)
    found = [_progress(bridge, sorted(pieces)) for pieces in kinds.values()]
    return sorted(found, key=lambda kind: (not kind.seats, kind.missing, kind.title))


def _progress(bridge: Bridge, pieces: list[int]) -> Progress:
    table, layout = bridge.session.table, layout_of(bridge.game.edition)
    seats = {piece: whose(table, layout, table.pieces[piece]) for piece in pieces}
    had = [piece for piece in pieces if seats[piece] >= 0]
    return Progress(
        shared_name([bridge.game.title_of(table.pieces[piece].name) for piece in pieces]),
        tuple(had or pieces),
        tuple(sorted({seats[piece] for piece in had})),
        quests(bridge, pieces[0]),
    )


def shared_name(names: Sequence[str]) -> str:
    """The words that all *names* begin with: what `Knight 1` and `Knight 2` are both called."""
    columns = takewhile(
        lambda words: len(set(words)) == 1, zip(*map(str.split, names), strict=False)
    )
    return " ".join(words[0] for words in columns) or names[0]
