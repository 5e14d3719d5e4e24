"""A shot with a Bow, before a battle (DTC-191, DTC-B07)."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat import fight_effects, wielded_weapons
from tabletop.games.darkest.combat.foes import Foe, total
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.scores import NO_USE
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def offers(table: Table, place: int, foe: Foe) -> list[Option]:
    """DTC-191, DTC-B07: one Bow, before a battle, for 1 gold."""
    found = []
    for item in wielded_weapons.bows(table, place) if foe.strength is not None else ():
        pays = heroes.in_gold(1, heroes.has(table, place, "gold"))
        label = f"Shoot with {content.title(item.name)} for {pays}"
        option = Option(f"shoot {item.name}#{item.id}", label, (item.id,), value=item.id)
        if not heroes.has(table, place, "gold"):
            option = option.blocked("DTC-B07", "A shot costs 1 gold.")
        if wielded_weapons.shot(table, place):
            option = option.blocked("DTC-191", "You can use only one Bow in a combat.")
        elif fight_effects.says(table, foe, NO_USE, "weapons"):
            option = option.blocked(
                "DTC-191", "A Bow is a weapon, and you cannot use weapons against this Enemy."
            )
        found.append(option)
    return found[:1]


def shoots_down(play: Play, place: int, foe: Foe, bow: Piece) -> Rules[bool]:
    """Whether that alone beats it."""
    wielded_weapons.draw_bow(play, place, bow)
    yield from play.happen(Loses(who=place, n=1, token="gold", rule="DTC-B07"))
    shown = yield from dice.own(
        play,
        place,
        "the shot",
        "DTC-B07",
        means=lambda n: f"{foe.title} has {n // 2} less Strength",
    )
    play.count("hurt_strength", play.table.count("hurt_strength") + shown // 2)
    play.say("The shot takes {} from its Strength.", shown // 2, rule="DTC-B07")
    return total(play.table, place, foe, "strength", flags=False) <= 0
