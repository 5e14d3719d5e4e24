"""What lies before the party, as far as all may know it: on the way out, or on the way home."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import markers, space_positions
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.layout import road_layout
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SHOWN = 4
"""So many of a space are told by name."""


def onward(table: Table) -> str:
    """DTC-123, DTC-134: what is met next on the present space, the way the party goes."""
    space, here, down = (
        heroes.at(table),
        table.count(space_positions.HERE),
        road_layout.is_downward(table),
    )
    left = [
        card
        for card in space_positions.cards_at(table, space)
        if _is_ahead(card, here, down) and not space_positions.is_done(card)
    ]
    if not left:
        return _marked(table, space - 1 if heroes.homeward(table) else space + 1, 0)
    first = left[-1] if down else left[0]
    lies = _marked(table, space, space_positions.spot_of(first))
    return f"Next: {_named(left[::-1] if down else left)}. {lies}".rstrip()


def _marked(table: Table, space: int, spot: int) -> str:
    """What markers lie on a Road Space, or on a Draw Spot there."""
    found = markers.on(table, space, spot)
    if not found:
        return ""
    game = game_of(table)
    names = dict.fromkeys(game.title_of(piece.name) for piece in found)
    return f"There lies: {', '.join(names)}."


def back(table: Table) -> str:
    """DTC-129, DTC-134: what is met on the way home from here: the highest position first."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    found = []
    for each in range(space, 0, -1):
        ground, lies = heroes.ground(table, each), heroes.terrain(table, each)
        place = content.title(lies.name) if lies is not None else f"space {each}"
        if ground is not None and not ground.counters.get(road_layout.VISITED, 0):
            found.append(f"{place}: rolled for")
            continue
        cards = [
            card
            for card in space_positions.cards_at(table, each)
            if each < space or _is_ahead(card, here, down=True)
        ][::-1]
        if each < space:
            cards = [*space_positions.waiting(table, each), *cards]
        if cards:
            found.append(f"{place}: {_named(cards)}")
    return (
        f"You will meet {'; '.join(found)}." if found else "There is nothing left to meet that way."
    )


def _is_ahead(card: Piece, here: int, down: bool) -> bool:
    spot = space_positions.spot_of(card)
    return 0 < spot < here if down else spot > here


def _named(cards: list[Piece]) -> str:
    """Cards in the order in which they are met; those that lie face down are cards."""
    if not any(card.face_up for card in cards):
        return f"{len(cards)} cards, face down" if len(cards) > 1 else "a card, face down"
    names = [content.title(card.name) if card.face_up else "a card" for card in cards]
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(f"{n} {name}" for n, name in enumerate(names[:SHOWN], 1)) + more
