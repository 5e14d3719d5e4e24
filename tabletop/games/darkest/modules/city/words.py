"""What cards of the City say, beside what those of the game do."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, add_breed, add_cards
from tabletop.games.darkest.ground import lots
from tabletop.games.darkest.modules.city import (
    BOX,
    bazaar,
    bounties,
    burglary,
    crowds,
    dealings,
    jail_words,
    lost,
    orders,
    pets,
    piper,
    posters,
    shadows,
    streets,
    trade,
)
from tabletop.games.darkest.party import held_lots
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.party.record_words import add_lot, add_regions
from tabletop.games.darkest.road.meetings import drinks
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def gain_poster(context: Meeting, who: int) -> Rules[bool]:
    """DTY-033: whoever holds one gains no other."""
    if not _may_hold(context.table, who, None):
        return False
    return (yield from held_lots.deal(context.play, posters.LOT, who)) is not None


def _may_hold(table: Table, place: int, said: object) -> bool:
    left = table[posters.LOT.draws] or table[posters.LOT.discards]
    return bool(left) and not lots.held(table, place, posters.LOT)


def put_up_another(context: Meeting) -> Rules[bool]:
    """DTY-030: the party need not be at the City."""
    yield from posters.put_up_another(context.play, "DTY-030")
    return True


def gain_potion(context: Meeting, who: int) -> Rules[bool]:
    """One of the Apothecary's, by lot."""
    yield from drinks.gain_potion(context.play, who)
    return True


NEEDS[gain_poster] = _may_hold


def add_words(grammar: Grammar) -> None:
    """The words of the City, and the names of its cards."""
    add_cards(grammar, content.brought_by(BOX.id))
    add_regions(grammar, streets.REGION)
    add_breed(grammar, "cultist", "Cultist", "Cultists")
    add_lot(grammar, posters.LOT, "Wanted Poster", "Wanted Posters")
    for more in (jail_words, bounties, pets, dealings):
        more.add_words(grammar)
    for name, template, run, slots in (
        ("hand in trophies", "[hand] in trophies worth {n} for 1 Strength or 1 Craft each",
         trade.hand_in, {"n": "number"}),
        ("buy Spells", "[buy] Spells for {n} gold each", trade.buy_spells, {"n": "number"}),
        ("change alignment", "[change] alignment", trade.change_alignment, {}),
        ("gain a poster", "[gain] a Wanted Poster", gain_poster, {}),
        ("gain a Potion", "[gain] a Potion", gain_potion, {}),
    ):  # fmt: skip
        verb(grammar, name, CHARACTER, template, does=run, slots=slots, only=("done",))
    verb(
        grammar, "pray", CHARACTER, "[pay] up to {n} gold , and [roll] as many dice",
        does=trade.pray, slots={"n": "number"}, only=("done",), reveals=True,
    )  # fmt: skip
    for template, act, slots in (
        ("the party goes to {place} next", trade.goes_next, {"place": "place"}),
        ("turn up another Wanted Poster", put_up_another, {}),
        ("the party loses a turn , then goes to a shop or the end of its road", lost.get_lost, {}),
        ("all other cards on the City Road are packed up in the Bazaar", bazaar.packs_up, {}),
        ("{n} extra cards come with each new Draw Spot and special location for {turns} "
         "Party Turns", crowds.crowd, {"n": "number", "turns": "number"}),
        ("the party fights all Enemies that lie face up within {n} Draw Spots together",
         piper.calls, {"n": "number"}),
    ):  # fmt: skip
        idiom(grammar, "action", template, run=act, slots=slots, sort="verb")
    for template, slots in (
        (burglary.BURGLES, {"n": "number"}), (shadows.SHADOWS, {}), (orders.ORDERS, {}),
    ):  # fmt: skip
        idiom(grammar, "trait", template, slots=slots, sort="permission")
