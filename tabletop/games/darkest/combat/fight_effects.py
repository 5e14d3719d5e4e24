"""What cards say of one fight: Enemies before and after it, and Spells for as long as it lasts."""

from __future__ import annotations

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.combat.deeds import WouldFight
from tabletop.games.darkest.combat.foes import Foe, foe_of, total
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.space_positions import HELD_FAST, is_void
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, holds, sentences
from tabletop.games.darkest.party.scores import bears
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

UNEVADED = PHRASES.trait("it cannot be evaded")
NO_ARMOUR = PHRASES.trait("armour is of no use against it")
NO_WEAPONS = PHRASES.trait("weapons are of no use against it")
NO_FATE = PHRASES.trait("Fate is of no use against it")
WINS_DRAWS = PHRASES.trait("it wins where neither wins")

WALKS_WOODS = PHRASES.trait("you may evade Enemies in the Woods and the Forest")
EVADES_KIND = PHRASES.trait("you may evade any {kind}")

MAY_EVADE = "evading"
"""On a hero: something lets it evade the Enemy that it meets now (DTC-B06)."""


# --- Enemies --------------------------------------------------------------------------------------


def says(table: Table, foe: Foe, phrase: Phrase) -> bool:
    """Whether *foe* says such a sentence, and it is not void (DTC-311)."""
    if foe.piece < 0 or is_void(table, card := table.pieces[foe.piece]):
        return False
    return holds(card.name, phrase)


def tell(play: Play, place: int, foe: Foe, moment: Phrase | None = None) -> Rules[None]:
    """DTC-335: what *foe* says to the hero at *place*: before the fight, or at a *moment* behind
    it."""
    if foe.piece < 0:
        return
    card = play.table.pieces[foe.piece]
    for sentence in _told(card.name, moment):
        if is_void(play.table, card) or heroes.card_of(play.table, place) is None:
            return
        line = Line(card, place, sentence)
        yield from EXECUTOR.carry(Meeting(play.table, line, place, place, playing=play, met=card))


@by_name
def _told(name: str, moment: Phrase | None) -> list[Sentence]:
    """What the card called so says at a *moment*."""
    found = []
    for sentence in sentences(name):
        trigger = sentence.clause.heads.get("trigger")
        if not sentence.is_held and (trigger.phrase if trigger else None) is moment:
            found.append(sentence)
    return found


# --- evading --------------------------------------------------------------------------------------


def may_evade(table: Table, place: int, foe: Foe) -> bool:
    """DTC-B06: whether anything lets the hero at *place* evade."""
    if foe.piece >= 0 and table.pieces[foe.piece].counters.get(HELD_FAST, 0):
        return True
    if says(table, foe, UNEVADED):
        return False
    if heroes.hero_at(table, place).counters.get(MAY_EVADE, 0) or _knows(table, place, foe):
        return True
    lies = [p.name for p in table[f"ground:{max(1, heroes.at(table))}"]]
    wooded = any(content.is_wooded(name) for name in lies)
    return wooded and foe.piece >= 0 and bears(table, place, WALKS_WOODS)


def _knows(table: Table, place: int, foe: Foe) -> bool:
    """Whether the hero at *place* evades all that are of its kind."""
    return any(
        line.bearer == place and line.clause.values["kind"] == foe.subtype
        for line in EXECUTOR.lines(table, ("rules", EVADES_KIND))
    )


def forget(play: Play, place: int) -> None:
    """DTC-182: what let the hero at *place* evade was for this Enemy alone."""
    if heroes.card_of(play.table, place) is not None:
        hero = heroes.hero_at(play.table, place)
        if hero.counters.get(MAY_EVADE, 0):
            play.count(MAY_EVADE, 0, hero)


@PHRASES.action("{who} may evade it")
def evade_it(context: Meeting, who: int) -> bool:
    """DTC-B06: whom it names, this once."""
    context.play.count(MAY_EVADE, 1, heroes.hero_at(context.table, who))
    return True


@PHRASES.action("it cannot be attacked in this Party Turn, and everybody may evade it")
def hold_fast(context: Meeting) -> bool:
    """DTC-315."""
    if context.met is None:
        return False
    context.play.count(HELD_FAST, 1, context.met)
    return True


@PHRASES.action("it sleeps through this Party Turn: nobody can attack it, and all may evade it")
def sleep(context: Meeting) -> bool:
    """The same in other words."""
    return hold_fast(context)


# --- for this combat alone ------------------------------------------------------------------------


@PHRASES.action("it has -{n} {score} in this combat")
def weaken(context: Meeting, n: int, score: str) -> bool:
    """What Spells and shots take from it."""
    return _note(context, f"hurt_{score}", n)


@PHRASES.action("it has -{n} {score} in this combat, and at 0 is destroyed")
def wither(context: Meeting, n: int, score: str) -> bool:
    """Before the fight: who has nothing left of it is nobody's trophy."""
    deed, table = context.deed, context.table
    if not isinstance(deed, WouldFight):
        return False
    card = table.pieces[deed.foe]
    foe = foe_of(card, turned=True)
    if foe.score(score) is None:
        return False
    _note(context, f"hurt_{score}", n)
    if not total(table, deed.who, foe, score):
        space_positions.put_away(context.play, card)
        context.play.say("{} is destroyed.", card, rule="DTC-204")
        deed.prevented = True
    return True


@PHRASES.action("it has +{n} {score} in this combat")
def spur(context: Meeting, n: int, score: str) -> bool:
    """What makes it stronger against this hero."""
    return _note(context, f"foe_aid_{score}", n)


@PHRASES.action("you have +{n} {score} in this combat")
def strengthen(context: Meeting, n: int, score: str) -> bool:
    """What helps the hero."""
    return _note(context, f"aid_{score}", n)


@PHRASES.action("an Ally of {score} {n} fights beside you in this combat")
def summon(context: Meeting, score: str, n: int) -> bool:
    """DTC-233: it adds its number, cannot be targeted, and is gone afterwards."""
    return _note(context, f"aid_{score}", n)


def _note(context: Meeting, counter: str, n: int) -> bool:
    context.play.count(counter, context.play.table.count(counter) + n)
    return True
