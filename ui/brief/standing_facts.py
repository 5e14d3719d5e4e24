"""The state of quests and the sentences in force, as far as the seat at the screen may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.game import Standing
from tabletop.table.view import View
from ui.panels.fact_types import Holding, Progress
from ui.scene.layout.layout_reader import layout_of
from ui.scene.layout.ownership import Lies, where_all_lie, whose
from ui.scene.prints.notes import Note, Noted
from ui.seat import gestures
from ui.seat.bridge import Bridge

Stand = tuple[Standing, ...]
"""The state of a card's quests."""


def holdings(port: Port) -> list[Holding]:
    """The sentences in force, newest first; none of a card that the seat does not know."""
    title = port.game.title_of
    found = []
    for held in port.in_force():
        card = port.seen(held.piece)
        on = [thing for thing in map(port.seen, held.on) if thing is not None]
        if card is not None:
            found.append(
                Holding(
                    held.subject,
                    held.piece,
                    title(card.name),
                    held.sentence,
                    held.on,
                    ", ".join(title(thing.name) for thing in on),
                    held.since,
                    held.until,
                    held.places,
                )
            )
    return found


def holdings_of(port: Port, piece: int) -> tuple[Holding, ...]:
    """The sentences in force that are on *piece* or affect it, newest first."""
    return tuple(held for held in holdings(port) if piece in (held.piece, *held.on))


def noted(port: Port, view: View, standings: Callable[[int], Stand] | None = None) -> Noted:
    """The notes on the table that *port* sees as *view*: what cards in force change, each with the
    card's sign and words; what players have suspended; the ways things will go; and which quests of
    cards in play are met. *standings* are quest states that are known already."""
    standings = standings or port.standings
    lying, layout = where_all_lie(view), layout_of(port.game.edition)
    signs = layout.bearing
    found: dict[int | str, Note] = {}
    for held in holdings(port) if signs else ():
        icon = signs.get(port.zone_of(held.piece), "")
        everything: tuple[int | str, ...] = (*held.on, *held.places)
        for marked in everything if icon else ():
            words = f"{held.card}: {held.sentence}"
            before = found.get(marked, Note(icon, ()))
            found[marked] = Note(before.icon, (*before.words, words))
    for piece, title in _suspended(port, lying):
        held_of = found.get(piece, Note("", ())).words
        found[piece] = Note("paused", (f"{title}: suspended, its text has no effect.", *held_of))
    return Noted(
        {piece: note for piece, note in found.items() if isinstance(piece, int)},
        {zone: note for zone, note in found.items() if isinstance(zone, str)},
        port.paths(),
        {
            piece: tuple(quest.met for quest in stand)
            for piece in (lying if layout.controlled else ())
            if whose(view, layout, lying, piece) >= 0 and (stand := standings(piece))
        },
        port.turn_order() if layout.turns else (),
        port.contest(),
    )


def _suspended(port: Port, lying: Mapping[int, Lies]) -> list[tuple[int, str]]:
    """The suspended cards, with their titles."""
    out = port.suspended
    return [
        (number, port.game.title_of(lies.piece.name))
        for number, lies in lying.items()
        if lies.piece.name in out
    ]


def way_out(bridge: Bridge, decision: Decision) -> Holding | None:
    """What players can suspend if *decision* allows no answer: the newest sentence in force."""
    if any(gestures.is_open(option, bridge.house_rules) for option in decision.options):
        return None
    if decision.kind == "text" or not decision.options:
        return None
    return next(iter(holdings(bridge.port)), None)


def named(bridge: Bridge, subject: str) -> str:
    """The *subject* of a ruling in words: the title of a card, or the rule itself."""
    return bridge.game.title_of(subject) if bridge.game.knows(subject) else subject


def progress(bridge: Bridge) -> list[Progress]:
    """How near each kind of card is to meeting all its quests, the nearest first.

    Cards with the same quests are one kind; a kind that nobody has comes last.
    """
    kinds: dict[tuple[str, ...], dict[int, tuple[Standing, ...]]] = {}
    view = bridge.view
    lying = where_all_lie(view)
    for piece in sorted(lying):
        if standings := bridge.standings(piece):
            alike = kinds.setdefault(tuple([each.sentence for each in standings]), {})
            alike[piece] = standings
    found = [_progress(bridge, view, lying, alike) for alike in kinds.values()]
    return sorted(found, key=lambda kind: (not kind.seats, kind.missing, kind.title))


def _progress(
    bridge: Bridge,
    view: View,
    lying: Mapping[int, Lies],
    standings: Mapping[int, tuple[Standing, ...]],
) -> Progress:
    pieces = [*standings]
    layout = layout_of(bridge.game.edition)
    seats = {piece: whose(view, layout, lying, piece) for piece in pieces}
    had = [piece for piece in pieces if seats[piece] >= 0]
    return Progress(
        shared_name([bridge.game.title_of(lying[piece].piece.name) for piece in pieces]),
        tuple(had or pieces),
        tuple(sorted({seats[piece] for piece in had})),
        standings[pieces[0]],
    )


def shared_name(names: Sequence[str]) -> str:
    """The words that all *names* begin with: `Knight` for `Knight 1` and `Knight 2`."""
    columns = takewhile(
        lambda words: len(set(words)) == 1, zip(*map(str.split, names), strict=False)
    )
    return " ".join(words[0] for words in columns) or names[0]
