"""What is sold on the road: things, one at a time, at a price (DTC-B13)."""

from __future__ import annotations

from typing import Any

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.party import coins, heroes
from tabletop.games.darkest.party.executor import VAIN, Meeting, asks
from tabletop.games.darkest.road.bargains.offers import receive_things
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def buy_thing(context: Meeting, who: int, thing: Thing, n: int) -> Rules[bool]:
    """Whoever has the gold may."""
    play = context.play
    if coins.purse(play.table, who) < n:
        return False
    called = GRAMMAR.printed("thing/belonging/one", thing)
    ask = f"{heroes.name_of(play.table, who)}: buy {called} for {n} gold?"
    option = yield from asks(play, who, ask, lambda: [
        Option("buy", f"Buy {called} for {n} of {coins.purse(play.table, who)} gold"),
        Option("none", "Buy nothing"),
    ])  # fmt: skip
    if option.key == "none":
        return False
    yield from coins.spend(play, who, n, "DTC-B21")
    return (yield from receive_things(context, who, thing))


def _too_dear(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of what a hero has too little gold for."""
    if coins.purse(table, place) >= values["n"]:
        return ""
    return f"{heroes.name_of(table, place)} has less than {values['n']} gold."


VAIN[buy_thing] = _too_dear

verb(
    GRAMMAR, "buy a thing", CHARACTER, "[buy] {thing} for {n} gold", does=buy_thing,
    slots={"thing": "thing/belonging/one", "n": "number"}, only=("done",),
)  # fmt: skip
