"""Extra cards, drawn besides what is met or laid behind it: none brings another (DTX-031)."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import CHAINED, Meeting, is_extra
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.layout import road_layout
from tabletop.grammar.noun import unit
from tabletop.grammar.verb import verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

MORE = "more"
"""On a hero's card: so many extra cards it has yet to draw, and meets first."""


def draw_extra(context: Meeting, who: int, n: int) -> bool:
    """Once what is being met has been met."""
    hero = heroes.card_of(context.table, who)
    if hero is None or is_extra(context) or not heroes.at(context.table):
        return False
    context.play.count(MORE, hero.counters.get(MORE, 0) + n, hero)
    return True


def next_drawer(play: Play) -> int:
    """Who draws the next extra card, which is no longer to come then; -1 where none is."""
    for place, hero in zip(heroes.here(play.table), heroes.party(play.table), strict=True):
        if n := hero.counters.get(MORE, 0):
            play.count(MORE, n - 1, hero)
            return place
    return -1


def lay_behind(context: Meeting, who: int, n: int) -> Rules[bool]:
    """Face down on Draw Spots of their own, to be met next."""
    play, space = context.play, heroes.at(context.table)
    if not space or is_extra(context):
        return False
    about = getattr(context.deed, "card", -1)
    card = play.table.pieces[about] if about >= 0 else context.met
    lies = card is not None and space_positions.is_here(play.table, card.id)
    here = play.table.count(space_positions.HERE)
    if card is not None and lies:
        here = space_positions.spot_of(card)
    for _ in range(n):
        drawn = yield from drawing.draw(play, "DTX-031")
        if drawn is None:
            return False
        here = space_positions.squeeze(play.table, space, here, road_layout.is_downward(play.table))
        space_positions.put(play, drawn, space, here, face_up=False)
        play.count(space_positions.FORETOLD, 1, drawn)
    play.say("{} extra cards are laid out.", n, rule="DTX-031")
    return True


CHAINED |= {draw_extra, lay_behind}

# --- how it is said -------------------------------------------------------------------------------

EXTRA_CARD = unit(GRAMMAR, "extra card", "extra cards", article=True)
verb(
    GRAMMAR, "draw extra cards", CHARACTER, "[draw] {n}", does=draw_extra, unit=EXTRA_CARD,
    only=("done",), reveals=True,
)  # fmt: skip
verb(
    GRAMMAR, "lay extra cards", PARTY, "[lay] {n} behind it", does=lay_behind, unit=EXTRA_CARD,
    only=("done",),
)  # fmt: skip
