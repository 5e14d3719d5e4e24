"""Spells that heroes put back for as many others."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import NEEDS, WHOLE, WHOM, Meeting
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def exchange(context: Meeting, who: Who | int) -> Rules[bool]:
    """All whom it names put theirs back at once; then each draws as many, in marching order."""
    play = context.play
    places = (who,) if isinstance(who, int) else tuple(WHOM.among(context, who))
    held = {place: play.table[f"spells:{place}"] for place in places}
    if not any(held.values()):
        return False
    for card in [card for cards in held.values() for card in cards]:
        play.move(card, "spell", face_up=False)
    yield from play.shuffle("spell", rule="DTC-B11")
    for place, cards in held.items():
        for _ in cards:
            drawn = yield from spells.draw(play)
            if drawn is not None:
                face_up = play.table.options["open_hands"] == "on"
                play.move(drawn, f"spells:{place}", face_up=face_up)
        if cards:
            words = "{} has {} other Spells." if len(cards) > 1 else "{} has {} other Spell."
            play.say(words, heroes.hero_at(play.table, place), len(cards), rule="DTC-B11")
    return True


def _is_any(table: Table) -> bool:
    """Whether there is a Spell beside the one that would be cast."""
    return sum(len(table[f"spells:{place}"]) for place in heroes.here(table)) > 1


NEEDS[exchange] = lambda table, place, said: _is_any(table)

_EXCHANGE = verb(
    GRAMMAR, "exchange Spells", CHARACTER, "[exchange] all Spells", does=exchange, only=("done",),
    reveals=True,
)  # fmt: skip
WHOLE.add(_EXCHANGE["done"])
