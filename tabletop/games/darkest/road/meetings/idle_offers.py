"""Why nothing would come of what is offered on the road: it is said before, and may be left out;
and that nothing came of what was met."""

from __future__ import annotations

from typing import Any

from tabletop.executor.sentence import Sentence
from tabletop.games.darkest.party import coins, heroes
from tabletop.games.darkest.party.card_kinds import rule_of
from tabletop.games.darkest.party.conditions import belongings
from tabletop.games.darkest.party.executor import IDLE, VAIN, is_carried_out, sentences
from tabletop.games.darkest.party.tokens import WORDS, lacks
from tabletop.games.darkest.road.bargains.offers import STALL, buy, cost, sell, visit_stall
from tabletop.games.darkest.road.meetings.answering_spells import WAITS
from tabletop.grammar.nouns import Thing
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def _none_to_buy(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of buying tokens."""
    card, name, token = heroes.card_of(table, place), heroes.name_of(table, place), values["token"]
    if card is not None and not lacks(table, card, token):
        return f"{name} has not lost any {WORDS[token]}."
    if coins.purse(table, place) >= values["price"]:
        return ""
    return f"{name} has {'too little' if coins.purse(table, place) else 'no'} gold."


def _nothing_to_sell(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of selling."""
    has_any = bool(belongings(table, place, Thing(values["kind"])))
    return "" if has_any else f"{heroes.name_of(table, place)} carries nothing."


def _nothing_at_the_stall(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of a visit to the stall."""
    gold, left = coins.purse(table, place), {piece.name for piece in table["shop"]}
    prices = [cost(table, place, price) for name, price in STALL.items() if name in left]
    if any(price <= gold for price in prices):
        return ""
    return f"{heroes.name_of(table, place)} can afford nothing there."


VAIN |= {
    buy: _none_to_buy,
    sell: _nothing_to_sell,
    visit_stall: _nothing_at_the_stall,
}


def explain(play: Play, card: Piece, place: int) -> None:
    """Tell that nothing of what *card* says came to anything for the hero at *place*, and why."""
    hero, said = heroes.card_of(play.table, place), _done(card.name)
    if hero is None or not said:
        return
    play.say(IDLE, card, hero, _why(play.table, place, said), rule=rule_of(card.name))


def _why(table: Table, place: int, said: list[Sentence]) -> str:
    """Why nothing came of what was *said* to the hero at *place*."""
    name, others = heroes.name_of(table, place), ""
    for sentence in said:
        head, now = sentence.clause.heads.get("if"), heroes.alignment(table, place)
        condition = head.values.get("condition") if head is not None else None
        for_whom = condition.values.get("alignment", ()) if condition is not None else ()
        if for_whom and now not in for_whom:
            others = f"{name} is {now.capitalize()}"
            continue
        for action in sentence.clause.body:
            vain = VAIN.get(action.phrase.run)
            if vain is not None and (why := vain(table, place, action.values)):
                return why.rstrip(".")
    return others or f"Nothing that it says applies to {name} now"


@by_name
def _done(name: str) -> list[Sentence]:
    """What the card called *name* says is done to who meets it, not with itself or with all."""
    carried = [s for s in sentences(name) if is_carried_out(s)]
    return [s for s in carried if s.clause.phrase not in WAITS and not _is_of_party(s)]


def _is_of_party(sentence: Sentence) -> bool:
    """Whether it is done with all at once, by the leader."""
    who = sentence.clause.phrase.slots.get("who")
    return bool(getattr(who, "together", False))
