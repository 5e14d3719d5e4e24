"""Chapter C7e: losing a fight, and what armour saves."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Thing
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.questions import ask
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

RULES = {"body": "DTC-196", "head": "DTC-197", "hand": "DTC-198"}
INSTEAD = "lost-instead"
"""Modules say under this name whether a hero at a place loses something else instead of a Life and
a point of a score that a combat would cost it."""

Instead = Callable[[Play, int, str], bool]

PARRIED = "parried"
"""A counter of a shield: it was tried in this combat (DTC-199)."""


def saves(table: Table, sort: str, score: str) -> tuple[bool, bool]:
    """Whether armour of this *sort* saves the Life, and the score, of who lost on *score*."""
    if sort == "body":
        return (score == "strength",) * 2
    if sort == "head" and score == "strength":
        return {"life-only": (True, False), "none": (False, False), "full": (True, True)}[
            table.options["helmet_in_battle"]
        ]
    return True, True


def usable(table: Table, place: int, score: str, both_hands: bool = False) -> list[Piece]:
    """The armour that the hero at *place* may try."""
    found = []
    for item in table[f"items:{place}"]:
        of = content.thing(item.name)
        if of is None or of.sort not in RULES or not of.saves or item.name in table.suspended:
            continue
        spent = of.sort == "hand" and (item.counters.get(PARRIED, 0) or both_hands)
        if saves(table, of.sort, score)[0] and not spent:
            found.append(item)
    return found


def _saves_word(table: Table, of: Thing, score: str) -> str:
    return f"Life and {score.capitalize()}" if saves(table, of.sort, score)[1] else "only the Life"


def lose(
    play: Play, place: int, score: str, *, both_hands: bool = False, useless: bool = False
) -> Rules[list[str]]:
    """DTC-192 to DTC-201: a lost fight costs a Life and a point of the score, unless armour
    saves that is not *useless* here. Returns what it has cost."""
    life, point = True, True
    tried: set[int] = set()
    while life or (point and play.table.options["armour_stack"] == "all-pieces"):
        options = _tries(play.table, place, score, tried, both_hands)
        if useless or not options:
            break
        option = yield from ask(
            play, place, lambda: _which(play.table, place, score, tried, both_hands)
        )
        if option.key == "none":
            break
        item = play.table.pieces[int(option.value)]
        tried.add(item.id)
        of = content.thing(item.name)
        assert of is not None
        if of.sort == "hand":
            play.count(PARRIED, 1, item)
        rule = RULES[of.sort]
        saves_from, word = of.saves, _saves_word(play.table, of, score)

        def means(n: int, saves_from: int = saves_from, word: str = word) -> str:
            return f"it saves {word}" if n >= saves_from else "it saves nothing"

        def vain(n: int, saves_from: int = saves_from, name: str = of.name) -> str:
            return (
                f"{name} already saves: another roll can only be worse." if n >= saves_from else ""
            )

        shown = yield from dice.own(play, place, of.name, rule, means=means, vain=vain)
        if shown >= of.saves:
            spared = saves(play.table, of.sort, score)
            life, point = life and not spared[0], point and not spared[1]
            play.say("{} saves {}.", item, word, rule=rule)
        if play.table.options["armour_stack"] == "one-piece":
            break
    if point and life and _loses_instead(play, place, score):
        return []
    if point:
        yield from play.happen(
            Loses(who=place, n=1, token=score, rule="DTC-193" if score == "strength" else "DTC-194")
        )
    if life:
        yield from play.happen(Loses(who=place, n=1, token="life", rule="DTC-192"))
    return [*([score] if point else ()), *(["life"] if life else ())]


def _loses_instead(play: Play, place: int, score: str) -> bool:
    found: list[Instead] = play.game.records_of(INSTEAD)
    return any(each(play, place, score) for each in found)


def _tries(table: Table, place: int, score: str, tried: set[int], both_hands: bool) -> list[Option]:
    found = []
    for item in usable(table, place, score, both_hands):
        of = content.thing(item.name)
        if of is not None and item.id not in tried:
            word = _saves_word(table, of, score)
            label = f"Try {of.name}: a roll of {of.saves} or more saves {word}"
            found.append(Option(f"{item.name}#{item.id}", label, (item.id,), value=item.id))
    return found


def _which(table: Table, place: int, score: str, tried: set[int], both_hands: bool) -> Decision:
    options = _tries(table, place, score, tried, both_hands)
    ask = f"{heroes.name_of(table, place)} has lost. Which armour does it try?"
    seat = heroes.speaker(table, place)
    return Decision(seat, ask, "DTC-201", [*options, Option("none", "None")],
                    default=options[0].key if options else "none", public=True)  # fmt: skip


def ready(play: Play) -> None:
    """DTC-199: another combat begins; shields may be tried again."""
    for place in heroes.PLACES:
        for number in play.table.zones[f"items:{place}"].pieces:
            item = play.table.pieces[number]
            if PARRIED in item.counters:
                play.count(PARRIED, 0, item)
