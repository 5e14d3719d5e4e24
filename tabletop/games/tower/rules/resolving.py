"""Chapters C and D: resolving the cards on the play spot, one after another."""

from __future__ import annotations

from tabletop.games.tower.deck.content import title
from tabletop.games.tower.rules import cards, foes
from tabletop.games.tower.rules.gifts import works_with
from tabletop.games.tower.rules.steps import STEPS
from tabletop.games.tower.rules.suits import discard_played, put_away
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("Resolve the cards", rule="TWR-033", then="after_cards")
def resolve(play: Play) -> Flow:
    """TWR-084: the cards on the play spot are resolved in their order, card by card."""
    table = play.table
    if not cards.unresolved(table):
        return after_cards(play)
    if foes.can_dispel(table, cards.on_the_spot(table)):
        return go("dispel")
    return take_effect(play)


@STEPS.step("Dispel a ward", rule="TWR-052", then="after_cards")
def dispel(play: Play) -> Rules[Flow]:
    """TWR-052: a card whose suit answers the foe may dispel one ward; TWR-061: it need not."""
    option = yield from play.choose(lambda: _dispel_question(play.table))
    return go("take_effect", dispels=int(option.key == "dispel"))


@STEPS.step("Resolve a card", rule="TWR-024", then="after_cards")
def take_effect(play: Play, dispels: int = 0) -> Flow:
    """TWR-024: what is printed on the card happens, in its amount."""
    table = play.table
    card = cards.on_the_spot(table)
    effect = cards.effect_in_play(card)
    if effect is None:
        return put_away(play, card, bool(dispels))
    after: Flow = effect.run(play, card, n=works_with(table, card), dispels=bool(dispels))
    return after


@STEPS.step("After the cards", rule="TWR-033", then="counterattack")
def after_cards(play: Play) -> Flow:
    """TWR-111: a foe without health is defeated at once; else a Rogue may strike again."""
    table = play.table
    if table.zones["play"].pieces:
        discard_played(play)
    if not cards.foe_health(table):
        return go("defeat")
    if table.count("opening") and not table.count("again"):
        return go("strike_again")
    return go("counterattack")


def _dispel_question(table: Table) -> Decision:
    card = cards.on_the_spot(table)
    foe = cards.foe(table)
    left = cards.wards_left(table)
    floor = f"floor:{table.count('floor')}"
    keep, costs = "Do not dispel", ""
    zones: tuple[str, ...] = ()
    suit, heroes = cards.suit_in_play(card), cards.HERO[: len(table.seats)]
    if suit == "pentacles" and cards.is_active(table, name="Paladin"):
        keep, costs, zones = "Keep it for a shield", ", no shield", heroes
    elif suit == "cups":
        zones = heroes
        if cards.is_active(table, name="Priest"):
            keep, costs = "Keep it for a sanctuary", ", no sanctuary"
    dispel = f"Dispel a ward ({left - 1} left){costs}"
    options = [
        Option("dispel", dispel, (card.id,), ("wards", floor)),
        Option("keep", keep, (card.id,), zones),
    ]
    ask = f"Dispel a ward of {title(foe.name)} with {title(card.name)}?"
    return Decision(cards.active(table), ask, "TWR-052", options)
