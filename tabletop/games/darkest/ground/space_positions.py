"""Where things lie on a Road Space: the position model. Pure reads, and putting things there.

A space keeps its positions in order: 0 is the space itself, 100, 200, ... are its Draw Spots, and
what is squeezed in lies between them. In one position lie, from the bottom: the card that stayed,
dropped Objects and gold, abandoned Followers. The row of the present space lies in `draw`; when it
is done with, it is the pile of its Road Space.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, lots, shops
from tabletop.games.darkest.ground.known import MEMORY, marked
from tabletop.games.darkest.ground.regions import ENTRANCE, REGION, last_space
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SPOT, LOCKED, GOLD = "spot", "locked", "coins"
"""Counters of what lies there: its position; that it was dropped and counts as met (DTC-140); how
many coins a heap holds."""

LOOSE = "loose"
"""On what was dropped or abandoned, or fell."""

EXTRA = "extra"
"""On a card: a lost turn brought it (DTC-175)."""

FORETOLD = "foretold"
"""On a card: it was drawn as one more than usual, and brings no other."""

DONE = "met"
"""On what lies where a lost turn has squeezed a card in: it was met in this visit (DTC-127)."""

_WAITING = frozenset({LOCKED, DONE})

VOID, HELD_FAST = "void", "held-fast"
"""Until the Party Turn ends: on the table or on a card, that its effects are void (DTC-311,
DTC-312); on an Enemy, that it cannot be attacked (DTC-315)."""

SILENT = "silent"
"""On an Enemy: it has no abilities, until the fight ends that comes next or goes on (DTL-028)."""

OPEN = "laid-open"
"""On a card that lies face up: all know it, and it is still to be turned up (DTD-026)."""

TOAD, TOADS = "toad", "toads"
"""On an Enemy: for so many Party Turns it is a Toad. The table's counter: how many Toads there
are."""

HERE = "spot"
"""The table's counter: the position met most recently (DTC-138)."""

BEGUN = "begun"
"""On a card whose price is to meet cards: how many of them have been met (DTF-038)."""
LEFT = "left"
"""On what lies in a store: whose it was is gone, and anybody there may take it (DTC-048)."""

BEATEN = "beaten"
"""On an Enemy: whom it has beaten where it lies, a bit for each hero's place (DTD-045)."""

_LYING = (SPOT, LOCKED, EXTRA, FORETOLD, DONE, LEFT, OPEN, LOOSE)
"""What is taken off whatever lies there no more."""

STEP = 100
"""From one Draw Spot to the next: so much may be squeezed in between."""

FAR = 10**6
"""Above the highest position of all."""

QUESTS = "quest-discard"
"""Where quests lie that are done with."""

MOST_DRAWN = 12
"""DTC-121."""


def layer(piece: Piece) -> int:
    """Its place within a position, from the bottom."""
    if LOCKED not in piece.counters and piece.counters.get(LOOSE, 0) == 0:
        return 0
    return 2 if isinstance(content.card(piece.name), content.Follower) else 1


def zone_of(table: Table) -> str:
    """Where what lies on the present space is kept just now."""
    return f"pile:{max(1, table.count('at'))}"


def is_here(table: Table, piece: int) -> bool:
    """Whether *piece* lies on a Road Space, met in its turn or first of all."""
    return table.zones[table.pieces[piece].zone].kind in ("pile", "pinned")


def has_position(table: Table, card: Piece) -> bool:
    """Whether *card* lies at a position of a Road Space, and not on the space as a whole."""
    return table.zones[card.zone].kind == "pile"


def is_void(table: Table, card: Piece) -> bool:
    """DTC-311, DTC-312: whether its effects are void now."""
    return table.count(VOID) > 0 or not {VOID, SILENT, TOAD}.isdisjoint(card.counters)


def begin_turn(play: Play, space: int) -> None:
    """DTC-003: what was so until the last Party Turn ended is so no more, of what lies there."""
    if play.table.count(VOID):
        play.count(VOID, 0)
    if play.table.count(TOADS):
        _toads_turn_back(play)
    for counter in (VOID, HELD_FAST):
        for piece in [*marked(play.table, counter)]:
            zone = play.table.zones[piece.zone]
            if zone.kind in ("pile", "pinned", "ground") and zone.number == space:
                play.count(counter, 0, piece)


def _toads_turn_back(play: Play) -> None:
    """DTY-088: a Party Turn less for each; who is off the road is none any more."""
    toads = [piece for piece in play.table.pieces if TOAD in piece.counters]
    left = 0
    for toad in toads:
        n = toad.counters[TOAD] - 1 if is_here(play.table, toad.id) else 0
        play.count(TOAD, n, toad)
        left += n > 0
        if not n and is_here(play.table, toad.id):
            play.say("{} is itself again.", toad, rule="DTY-088")
    play.count(TOADS, left)


REMEMBERED = range(1, 9)
"""The Road Spaces of which it is remembered what lies there."""

_SHOWN = {space: {f"pile:{space}", f"pinned:{space}", LOOSE, OPEN} for space in REMEMBERED}
"""What the cards depend on that lie face up there."""

MEMORY.watch({name for names in _SHOWN.values() for name in names})
while_shown = partial(MEMORY.until_changed, on={REGION, ENTRANCE}.union(*_SHOWN.values()))
"""Cache what depends on the cards that lie face up on the road, and on nothing else."""


def lying(table: Table, space: int) -> list[Piece]:
    """All that lies on a Road Space, the first position first; in the village, 0, nothing does."""
    return table[f"pile:{space}"] if space else []


def spot_of(piece: Piece) -> int:
    """The position of *piece*."""
    return piece.counters.get(SPOT, 0)


@MEMORY.each_until_changed({space: {f"pile:{space}", LOOSE} for space in REMEMBERED})
def cards_at(table: Table, space: int) -> list[Piece]:
    """The Adventure cards that lie on a space and are met as such, by position."""
    return [p for p in lying(table, space) if p.kind == "card" and not p.counters.get(LOOSE, 0)]


def waiting(table: Table, space: int) -> list[Piece]:
    """DTC-320: the cards that wait on a space, and are met before all others there, in that
    order."""
    return table[f"pinned:{space}"][::-1] if space else []


def is_turned(card: Piece) -> bool:
    """Whether *card* was turned up, and so met before: not one that only lies open."""
    return card.face_up and OPEN not in card.counters


@MEMORY.each_until_changed(_SHOWN)
def revealed(table: Table, space: int) -> list[Piece]:
    """The Adventure cards that lie face up on a space: those that wait there, then by position."""
    return [*waiting(table, space), *(card for card in cards_at(table, space) if is_turned(card))]


def loose_at(table: Table, space: int, spot: int) -> list[Piece]:
    """What was dropped, abandoned or fell at a position."""
    return [p for p in lying(table, space) if LOOSE in p.counters and spot_of(p) == spot]


def put(play: Play, piece: Piece, space: int, spot: int, *, face_up: bool = True) -> None:
    """Lay *piece* at a position: above what belongs under it, below what comes later."""
    play.count(SPOT, spot, piece)
    index, above = 0, layer(piece)
    for other in lying(play.table, space):
        at = spot_of(other)
        if (at < spot or (at == spot and layer(other) <= above)) and other.id != piece.id:
            index += 1
    play.move(piece, f"pile:{space}", index=index, face_up=face_up)


def squeeze(table: Table, space: int, spot: int, downward: bool) -> int:
    """DTC-125: the position of an extra card: beside the one being met, on the side of those still
    to be met, behind others that were squeezed in there. Below the first there is no room."""
    taken = {spot_of(piece) for piece in lying(table, space)} | {spot}
    found = spot
    while found in taken:
        found += -1 if downward else 1
    return found if found > 0 else squeeze(table, space, spot, downward=False)


DROPPED = "dropped"
"""Modules name under this a counter for what is dropped, beside its own."""


def drop(play: Play, piece: Piece, *, met: bool = True) -> None:
    """DTC-138: *piece* lies at the position met most recently; what is *met* nobody may take before
    that is visited again (DTC-140)."""
    space = min(max(1, play.table.count("at")), last_space(play.table))
    play.count(LOOSE, 1, piece)
    play.count(LOCKED, 1 if met else 0, piece)
    for counter in play.game.records_of(DROPPED):
        play.count(counter, 1, piece)
    put(play, piece, space, play.table.count(HERE))


def drop_gold(play: Play, n: int, *, met: bool = True) -> Piece:
    """A heap of *n* coins; it joins one that lies there alike."""
    space = min(max(1, play.table.count("at")), last_space(play.table))
    spot = play.table.count(HERE)
    for heap in loose_at(play.table, space, spot):
        if heap.name == "gold" and heap.counters.get(LOCKED, 0) == int(met):
            play.count(GOLD, heap.counters.get(GOLD, 0) + n, heap)
            return heap
    play.add("gold", f"pile:{space}", loose=1, coins=n, locked=int(met))
    heap = play.table[f"pile:{space}"][-1]
    put(play, heap, space, spot)
    return heap


def pick_up(play: Play, piece: Piece) -> None:
    """What lay there is somebody's now: it has no position any more."""
    for counter in _LYING if piece.counters else ():
        if counter in piece.counters:
            play.count(counter, 0, piece)


def unlock(play: Play, space: int, below: int = FAR) -> None:
    """DTC-127, DTC-140: on a new visit what was dropped may be taken, and all that lies there is
    met; once the party has turned back, at the positions *below* its own."""
    for piece in lying(play.table, space):
        for counter in (LOCKED, DONE):
            if piece.counters.get(counter, 0) and spot_of(piece) < below:
                play.count(counter, 0, piece)


def is_done(piece: Piece) -> bool:
    """Whether *piece* waits for another visit: it was dropped in this one, or was met."""
    return not _WAITING.isdisjoint(piece.counters)


def done_at(play: Play, space: int, spot: int) -> None:
    """DTC-127: what lies at a position that was met out of its turn is not met there again."""
    for piece in lying(play.table, space):
        if spot_of(piece) == spot and not is_done(piece):
            play.count(DONE, 1, piece)


def next_spot(table: Table, space: int, spot: int, downward: bool) -> int | None:
    """The position that is met next: the next higher, or *downward* the next lower; None if there
    is no more. Dropped things count where they lie on a later visit."""
    left = (p.counters for p in lying(table, space) if _WAITING.isdisjoint(p.counters))
    spots = [counters.get(SPOT, 0) for counters in left]
    if downward:
        return max((s for s in spots if s < spot and s >= 0), default=None)
    return min((s for s in spots if s > spot), default=None)


def card_at(table: Table, space: int, spot: int) -> Piece | None:
    """The Adventure card at a position, if one lies there."""
    for p in lying(table, space):
        counters = p.counters
        if counters.get(SPOT, 0) == spot and p.kind == "card" and not counters.get(LOOSE, 0):
            return p
    return None


LEAVES = "leaves"
"""Modules say under this name what comes of what lies on a card as that leaves play."""

Left = Callable[[Play, Piece], None]


def leaves_play(play: Play, piece: Piece) -> None:
    """*piece* is about to leave play, wherever it goes: it lies nowhere on the road any more."""
    pick_up(play, piece)
    left: list[Left] = play.game.records_of(LEAVES) if piece.counters else []
    for each in left:
        each(play, piece)


def put_away(play: Play, piece: Piece) -> None:
    """DTC-014, DTC-136: what leaves play goes to its own discard, stock or returns."""
    leaves_play(play, piece)
    for counter in ("weak-strength", "weak-craft", BEGUN, BEATEN):
        if counter in piece.counters:
            play.count(counter, 0, piece)
    play.move(piece, stock_for(play, piece), face_up=True)


def stock_for(play: Play, piece: Piece) -> str:
    """The same of *piece*, which may be a module's, and lie in a shop of that."""
    stock, shop = stock_of(piece.name), shops.shop_of(play, piece)
    if shop.name and shop.name == content.printed_home(piece.name):
        return shop.zone
    if stock in (decks.OWN.discards, decks.OWN_TROVE.discards):
        return (decks.trove_of(play, piece) or decks.deck_of(play, piece)).discards
    if stock == QUESTS and (lot := lots.lot_of(play, piece)) is not None:
        return lot.discards
    return shop.zone if stock == shops.OWN.zone else stock


@by_name
def stock_of(name: str) -> str:
    """DTC-014: where a card goes that leaves play."""
    of = content.card(name)
    if isinstance(of, content.Spell):
        return "spell-discard"
    if isinstance(of, content.Magic):
        return "talismans" if of.sort == "talisman" else "trove-returns"
    if isinstance(of, content.Purchase):
        return {"raft": "rafts", "trinket": "potions"}.get(of.sort, "shop")
    if isinstance(of, content.Encounter):
        return decks.OWN.discards
    if isinstance(of, content.Quest):
        return QUESTS
    return "out"
