"""Cards that lie face down before the party: laid in another order, or replaced by others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def ahead(table: Table) -> list[Piece]:
    """Those on this Road Space that are still to be met, the next first."""
    here, down = table.count(space_positions.HERE), road_layout.is_downward(table)
    found = [
        card
        for card in space_positions.cards_at(table, heroes.at(table))
        if not space_positions.is_turned(card) and (space_positions.spot_of(card) < here) == down
    ]
    return found[::-1] if down else found


def reorder(play: Play, place: int) -> Rules[bool]:
    """The hero at *place* says which of them comes first, and so on; nobody sees what they are."""
    left, spots = ahead(play.table), [space_positions.spot_of(card) for card in ahead(play.table)]
    if len(left) < 2:
        return False
    for spot in spots:
        numbered = {str(n): card for n, card in enumerate(left, 1)}
        key = "1"
        if len(left) > 1:
            ask = "Which of the cards that lie face down comes next?"
            key = (yield from asks(play, place, ask, partial(_numbered, numbered))).key
        card = numbered[key]
        left.remove(card)
        space_positions.put(play, card, heroes.at(play.table), spot, face_up=card.face_up)
    return True


def _numbered(cards: Mapping[str, Piece]) -> list[Option]:
    return [
        Option(n, f"The card that lies at {n}", zones=(card.zone,)) for n, card in cards.items()
    ]


def replace_next(play: Play, rule: str) -> Rules[bool]:
    """The next of them is discarded, and the top of the deck lies there instead."""
    found = ahead(play.table)
    if not found:
        return False
    spot = space_positions.spot_of(found[0])
    space_positions.put_away(play, found[0])
    card = yield from drawing.draw(play, rule)
    if card is not None:
        space_positions.put(play, card, heroes.at(play.table), spot, face_up=False)
    return card is not None


class LaysOut(Deed, kw_only=True):
    """The party has laid out the cards of a new Road Space, and has not met any of them."""

    who: int = -1

    def do(self, play: Play) -> None:
        """It says itself."""


def discard_last(context: Meeting, who: int) -> bool:
    """DTH-040: of those that lie face down ahead, the one that would be met last."""
    found = ahead(context.table)
    if found:
        context.play.say("The last card is discarded, unseen.", rule="DTH-040")
        space_positions.put_away(context.play, found[-1])
    return bool(found)


def sets_order(context: Meeting, who: int) -> Rules[bool]:
    """As `reorder`."""
    return (yield from reorder(context.play, who))


def replaced(context: Meeting, who: int) -> Rules[bool]:
    """As `replace_next`."""
    return (yield from replace_next(context.play, "DTC-B38"))


def _next_here(table: Table) -> Piece | None:
    """The card that is met next here, whether it was turned up before or not."""
    here, down = table.count(space_positions.HERE), road_layout.is_downward(table)
    spot = space_positions.next_spot(table, heroes.at(table), here, down)
    return space_positions.card_at(table, heroes.at(table), spot) if spot else None


def discard_next(context: Meeting, who: int) -> bool:
    """DTD-052: whatever it is."""
    card = _next_here(context.table)
    if card is None:
        return False
    context.play.say("The next card is discarded.", rule="DTD-052")
    space_positions.put_away(context.play, card)
    return True


def order_top(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTD-038: the top cards of the deck that is drawn from are looked at, and lie on it again as
    the hero at *who* likes."""
    play = context.play
    deck = decks.active(play)
    left = play.table[deck.draws][: -n - 1 : -1]
    drawing.foresee(play, left)
    while left:
        card = left[0]
        if len(left) > 1:
            ask = "Which of them lies lowest?"
            option = yield from asks(play, who, ask, partial(_looked_at, left), "DTD-038")
            card = next(each for each in left if each.id == int(option.value))
        left = [each for each in left if each.id != card.id]
        play.move(card, deck.draws, face_up=False)
    return True


def _looked_at(cards: Sequence[Piece]) -> list[Option]:
    return [
        Option(f"{n} {card.name}", content.title(card.name), zones=(card.zone,), value=card.id)
        for n, card in enumerate(cards, 1)
    ]


NEEDS |= {
    discard_next: lambda table, place, said: heroes.at(table) > 0 and _next_here(table) is not None,
    discard_last: lambda table, place, said: heroes.at(table) > 0 and bool(ahead(table)),
    sets_order: lambda table, place, said: heroes.at(table) > 0 and len(ahead(table)) > 1,
    replaced: lambda table, place, said: heroes.at(table) > 0 and bool(ahead(table)),
}


# --- how it is said -------------------------------------------------------------------------------

verb(
    GRAMMAR, "order cards", CHARACTER, "[set] the order of the cards that lie face down here",
    does=sets_order, only=("done",),
)  # fmt: skip
verb(GRAMMAR, "lay out", PARTY, "[lay] out cards", deed=LaysOut, only=("after",))
verb(
    GRAMMAR, "discard the last", CHARACTER, "[discard] the last card that lies face down here",
    does=discard_last, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "replace a card", PARTY, "[replace] the next card that lies face down here",
    does=replaced, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "discard a card ahead", PARTY, "[discard] the next card here", does=discard_next,
    only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "order the top cards", CHARACTER, "[set] the order of the top {n} Adventure cards",
    does=order_top, slots={"n": "number"}, only=("done",),
)  # fmt: skip
