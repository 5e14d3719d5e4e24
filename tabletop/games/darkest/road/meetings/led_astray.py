"""Who is led astray meets the next Adventure card first and alone."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import marked
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.heroes import AWAY
from tabletop.games.darkest.road.draws import drawing
from tabletop.games.darkest.road.meetings import meeting
from tabletop.grammar.verb import verb
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

ASTRAY = "astray"
"""On a hero's card: so many cards it has yet to meet alone."""


def lead_astray(context: Meeting, who: int) -> bool:
    """At the start of the next Party Turn."""
    hero = heroes.card_of(context.table, who)
    if hero is None or not heroes.at(context.table):
        return False
    context.play.count(ASTRAY, hero.counters.get(ASTRAY, 0) + 1, hero)
    context.play.say("{} is led astray.", hero, rule="DTB-065")
    return True


def meet_alone(play: Play) -> Rules[None]:
    """A Party Turn begins: whoever was led astray draws a card and meets it; the others do not."""
    for place in heroes.here(play.table) if marked(play.table, ASTRAY) else ():
        hero = heroes.card_of(play.table, place)
        if hero is None or not hero.counters.get(ASTRAY, 0) or heroes.is_bound(play.table):
            continue
        play.count(ASTRAY, 0, hero)
        card = yield from drawing.draw(play, "DTB-065")
        if card is None:
            continue
        before = play.table.count(space_positions.HERE)
        others = [heroes.hero_at(play.table, p) for p in heroes.here(play.table) if p != place]
        for other in others:
            play.count(AWAY, 1, other)
        yield from meeting.squeezed_in(play, card, place)
        for other in others:
            if play.table.pieces[other.id].counters.get(AWAY, 0):
                play.count(AWAY, 0, play.table.pieces[other.id])
        if not heroes.is_bound(play.table):
            play.count(space_positions.HERE, before)


verb(
    GRAMMAR, "be led astray", CHARACTER, "[meet] the next Adventure card first and alone",
    does=lead_astray, only=("done",),
)  # fmt: skip
