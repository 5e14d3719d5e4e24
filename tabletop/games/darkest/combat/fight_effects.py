"""What cards say of one fight: who may be evaded, who is held fast, whom somebody fights."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.subjects import Who
from tabletop.executor.sentence import Line, Sentence
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, ENEMY, GRAMMAR
from tabletop.games.darkest.combat.deeds import Defeats, Evades, LosesFight, WouldFight
from tabletop.games.darkest.combat.foes import Foe, foe_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.space_positions import HELD_FAST, SILENT, is_void
from tabletop.games.darkest.party import forced_fights, heroes
from tabletop.games.darkest.party.executor import (
    EXECUTOR,
    TEXT,
    VAIN,
    Meeting,
    holds,
    is_done,
    live,
    sentences,
)
from tabletop.grammar.function import worded
from tabletop.grammar.idiom import idiom, state
from tabletop.grammar.noun import words
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import Happens, verb
from tabletop.packs.library import by_name
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

VICTOR = "victor"
"""How cards speak of Enemies that have beaten another character."""

MAY_EVADE = "evading"
"""On a hero: something lets it evade the Enemy that it meets now (DTC-B06)."""


# --- Enemies --------------------------------------------------------------------------------------


def says(table: Table, foe: Foe, phrase: Phrase, use: str = "") -> bool:
    """Whether *foe* says such a sentence, of some *use* if that is named, and it is not void
    (DTC-311)."""
    if foe.piece < 0 or is_void(table, card := table.pieces[foe.piece]):
        return False
    if use not in holds(card.name, phrase):
        return False
    return not card.counters.get(HUSHED, 0) or any(
        s.clause.phrase is phrase and use == str(s.clause.values.get("use", ""))
        for n, s in enumerate(sentences(card.name))
        if not is_hushed(card, n)
    )


HUSHED = "hushed"
"""On an Enemy: which of its sentences do nothing until all have met it, a bit for each."""


def is_hushed(card: Piece, n: int) -> bool:
    """Whether the sentence with this number on *card* does nothing now."""
    return bool(card.counters.get(HUSHED, 0) >> n & 1)


def permits(table: Table, place: int, treatment: str, foe: Foe) -> bool:
    """Whether the hero at *place* may treat *foe* so; somebody out of a table can be evaded and
    destroyed as any Enemy (DTX-033)."""
    said = EXECUTOR.index.lines(table, ("rules", PERMITS))
    own = [line for line in said if line.bearer == place] if said else said
    anybody = treatment in ("evade", "destroy")
    for line in (*own, *EXECUTOR.index.lines(table, ("rules", PERMITS_ALL))):
        says = line.clause.values
        if (
            says["treatment"] == treatment
            and is_such(foe, says["enemies"], anybody=anybody)
            and EXECUTOR.is_so(table, line)
        ):
            return True
    return False


def destroys_spirits(table: Table, place: int) -> bool:
    """DTC-229: whether the hero at *place* may destroy any Spirit."""
    return permits(table, place, "destroy", Foe("", None, None, "spirit"))


def tell(play: Play, place: int, foe: Foe, moment: Phrase | None = None) -> Rules[None]:
    """DTC-335: what *foe* says to the hero at *place*: before the fight, or at a *moment* behind
    it."""
    if foe.piece < 0:
        return
    card = play.table.pieces[foe.piece]
    for sentence in told_at(card.name, moment):
        if is_void(play.table, card) or heroes.card_of(play.table, place) is None:
            return
        if is_hushed(card, sentences(card.name).index(sentence)):
            continue
        line = Line(card, place, sentence)
        yield from EXECUTOR.carry(Meeting(play.table, line, place, place, playing=play, met=card))


@by_name
def told_at(name: str, moment: Phrase | None) -> list[Sentence]:
    """What the card called so says at a *moment* of its own."""
    found = []
    for sentence in sentences(name):
        trigger = sentence.clause.heads.get("trigger")
        own = trigger is None or trigger.values.get("foe") == "it"
        if is_done(sentence) and own and (trigger.phrase if trigger else None) is moment:
            found.append(sentence)
    return found


# --- evading --------------------------------------------------------------------------------------


def may_evade(table: Table, place: int, foe: Foe) -> bool:
    """DTC-B06: whether anything lets the hero at *place* evade, and it need not fight (DTD-054)."""
    return not forced_fights.is_forced(table, place) and is_let_evade(table, place, foe)


def is_let_evade(table: Table, place: int, foe: Foe) -> bool:
    """The same, if it need not fight."""
    if foe.piece >= 0 and table.pieces[foe.piece].counters.get(HELD_FAST, 0):
        return True
    if says(table, foe, EVADE["forbidden"]) or _is_kept(table, place, foe):
        return False
    if heroes.hero_at(table, place).counters.get(MAY_EVADE, 0):
        return True
    return permits(table, place, "evade", foe)


def _is_kept(table: Table, place: int, foe: Foe) -> bool:
    """Whether a card in force forbids the hero at *place* to evade *foe*."""
    return TEXT.forbids(table, Evades(who=place, foe=foe.piece, called=foe.title)) is not None


def forget(play: Play, place: int, foe: Foe) -> None:
    """DTC-182: what let the hero at *place* evade was for this Enemy alone, and what silenced that
    was for this fight alone."""
    if foe.piece >= 0 and SILENT in (card := play.table.pieces[foe.piece]).counters:
        play.count(SILENT, 0, card)
    if heroes.card_of(play.table, place) is not None:
        hero = heroes.hero_at(play.table, place)
        if hero.counters.get(MAY_EVADE, 0):
            play.count(MAY_EVADE, 0, hero)


def evade_it(context: Meeting, who: int) -> bool:
    """DTC-B06: whom it names, this once."""
    context.play.count(MAY_EVADE, 1, heroes.hero_at(context.table, who))
    return True


def _may_already(table: Table, place: int, said: object) -> str:
    """Why nobody pays again for what was paid for all."""
    may = heroes.hero_at(table, place).counters.get(MAY_EVADE, 0)
    return f"{heroes.name_of(table, place)} may evade it already." if may else ""


VAIN[evade_it] = _may_already
forced_fights.AVOIDS.add(evade_it)


def silence(context: Meeting) -> bool:
    """DTL-028: nothing that it says holds in this combat."""
    if context.met is None or content.enemy(context.met.name) is None:
        return False
    context.play.count(SILENT, 1, context.met)
    return True


def hold_fast(context: Meeting, still: str) -> bool:
    """DTC-315: nobody can attack it, and all may evade it; somebody out of a table turns to nobody
    else (DTX-033)."""
    if context.met is None:
        return evade_it(context, context.you)
    context.play.count(HELD_FAST, 1, context.met)
    return True


forced_fights.AVOIDS.add(hold_fast)


FIGHTING = "fighting"
"""The table's counter: which Enemy a hero fights, by its piece, plus one; kept while anybody has
what asks for that."""


def begins(play: Play, foe: Foe | None) -> None:
    """A fight with *foe* begins; with None it is over."""
    n = foe.piece + 1 if foe is not None and any(
        _minds_foes(card.name) for card, _ in live(play.table)
    ) else 0  # fmt: skip
    if play.table.count(FIGHTING) != n:
        play.count(FIGHTING, n)


@by_name
def _minds_foes(name: str) -> bool:
    """Whether the card called *name* asks who is fought."""
    return any(asks_who_is_fought(sentence) for sentence in sentences(name))


def asks_who_is_fought(sentence: Sentence) -> bool:
    """Whether a sentence holds while such an Enemy is fought."""
    time = sentence.clause.duration
    asked = None if time is None else time.values.get("condition")
    return isinstance(asked, Said) and asked.phrase is FIGHTS


def fights_such(context: Meeting, who: Who, enemy: Thing) -> bool:
    """DTD-043: whether such an Enemy is fought, or is among the Guardians."""
    table, n = context.table, context.table.count(FIGHTING)
    foes = [table.pieces[n - 1]] if n else table["guardians"]
    return any(
        content.enemy(card.name) is not None and is_such(foe_of(card, turned=True), enemy)
        for card in foes
    )


def remember(play: Play, place: int, foe: Foe) -> None:
    """DTD-045: *foe* has beaten the hero at *place*; noted while anybody asks for that."""
    if foe.piece < 0 or not any(_minds_victors(card.name) for card, _ in live(play.table)):
        return
    card = play.table.pieces[foe.piece]
    n = card.counters.get(space_positions.BEATEN, 0) | 1 << place
    if n != card.counters.get(space_positions.BEATEN, 0):
        play.count(space_positions.BEATEN, n, card)


@by_name
def _minds_victors(name: str) -> bool:
    """Whether the card called *name* speaks of Enemies that have beaten somebody."""
    triggers = (s.clause.heads.get("trigger") for s in sentences(name))
    asked = (each.values.get("foe") for each in triggers if each is not None)
    return any(isinstance(foe, Thing) and foe.such == VICTOR for foe in asked)


def _has_beaten_another(table: Table, piece: int, who: int) -> bool:
    beaten = table.pieces[piece].counters.get(space_positions.BEATEN, 0)
    return beaten & ~(1 << who) > 0


# --- how it is said -------------------------------------------------------------------------------


def is_such(foe: Foe, enemy: Thing, *, anybody: bool = False) -> bool:
    """Whether *foe* is such an *enemy*: of its kind, breed or name, turned up this Party Turn, or
    lying face up before it. Where *anybody* who is fought is meant, it need be no card."""
    called = {foe.subtype, foe.breed, foe.title.lower()}
    is_timed = enemy.such not in ("", VICTOR)
    return (
        (not is_timed or (foe.turned == (enemy.such == "turned") and foe.piece >= 0))
        and (called.issuperset(enemy.kinds) if enemy.kinds else anybody or foe.piece >= 0)
        and (enemy.so is None or (foe.strength is not None and enemy.so.holds(foe.strength)))
    )


def _meant(context: Meeting, who: Who = "", foe: str | Thing = "") -> bool:
    """Whether the deed at hand is about such a *foe*."""
    piece = getattr(context.deed, "foe", -1)
    if isinstance(foe, str):
        return foe == "" or (piece >= 0 and piece == context.card.id)
    if piece < 0:
        return foe == Thing()
    if foe.such == VICTOR and not _has_beaten_another(
        context.table, piece, getattr(context.deed, "who", -1)
    ):
        return False
    turned = getattr(context.deed, "turned", True)
    return is_such(foe_of(context.table.pieces[piece], turned=turned), foe)


def _on(score: str) -> Callable[..., bool]:
    """Whether what has happened was a fight on that *score*."""
    return lambda context, who="": getattr(context.deed, "score", "") == score


def _hurts(context: Meeting, who: Who = "", foe: str | Thing = "") -> bool:
    """Whether a Life was lost to such a *foe*."""
    return getattr(context.deed, "lives", 0) > 0 and _meant(context, who, foe)


_FOE = {"foe": "foe"}
FIGHT = verb(
    GRAMMAR, "fight", CHARACTER, "[fight] {foe}", slots=_FOE, only=("before",),
    deed=Happens(WouldFight, fits=_meant),
)  # fmt: skip
DEFEAT = verb(
    GRAMMAR, "defeat", CHARACTER, "[defeat] {foe}", slots=_FOE, only=("after",),
    deed=Happens(Defeats, fits=_meant),
)  # fmt: skip
LOSE_TO = verb(
    GRAMMAR, "lose to", CHARACTER, "[lose] to {foe}", slots=_FOE, only=("after",),
    deed=Happens(LosesFight, fits=_meant),
)  # fmt: skip
verb(
    GRAMMAR, "lose a Life to", CHARACTER, "[lose] a Life to {foe}", slots=_FOE, only=("after",),
    deed=Happens(LosesFight, fits=_hurts),
)  # fmt: skip
verb(
    GRAMMAR, "win a battle", CHARACTER, "[win] a battle", only=("after",),
    deed=Happens(Defeats, fits=_on("strength")),
)  # fmt: skip
verb(
    GRAMMAR, "lose a psychic combat", CHARACTER, "[lose] a psychic combat", only=("after",),
    deed=Happens(LosesFight, fits=_on("craft")),
)  # fmt: skip
verb(GRAMMAR, "lose a fight", CHARACTER, "[lose] a fight", deed=LosesFight, only=("after", "past"))
EVADE = verb(
    GRAMMAR, "evade", CHARACTER, "[evade] {foe}", slots=_FOE, only=("after", "forbidden"),
    deed=Happens(Evades, fits=_meant),
)  # fmt: skip
_unevaded = EVADE["forbidden"].construction()
worded(_unevaded, "it cannot be evaded", who="each", foe="it")
GRAMMAR.add(_unevaded, first=True)
idiom(
    GRAMMAR, "action", "{who} may evade it", run=evade_it, slots={"who": "who"}, sort="permission",
)  # fmt: skip
PERMITS = idiom(
    GRAMMAR, "trait", "you may {treatment} {enemies}", sort="permission",
    slots={"treatment": "treatment", "enemies": "all/Enemy"},
)  # fmt: skip
PERMITS_ALL = idiom(
    GRAMMAR, "trait", "all characters may {treatment} {enemies}", sort="permission",
    slots={"treatment": "treatment", "enemies": "thing/Enemy/one"},
)  # fmt: skip
WINS_TIES = idiom(GRAMMAR, "trait", "it wins ties")
words(GRAMMAR, "still", {"immobile": "immobile", "asleep": "asleep"})
HOLDS_FAST = idiom(
    GRAMMAR, "action", "it is {still} this Party Turn , and can only be evaded", run=hold_fast,
    slots={"still": "still"}, sort="ban",
)  # fmt: skip
SILENCES = idiom(
    GRAMMAR, "action", "it has no abilities in this combat", run=silence, sort="change of a fight",
)  # fmt: skip


def just_turned(context: Meeting) -> bool:
    """In the Party Turn in which it was turned over or drawn, never of what lay face up."""
    return context.met is not None and context.met.counters.get("turned", 0) > 0


def is_enemy(context: Meeting, enemy: Thing) -> bool:
    """Whether the Enemy that is fought, or says so, is such a one."""
    piece = getattr(context.deed, "foe", -1)
    card = context.table.pieces[piece] if piece >= 0 else context.met or context.card
    return content.enemy(card.name) is not None and is_such(
        foe_of(card, turned=bool(card.counters.get("turned", 0))), enemy
    )


FIGHTS = state(
    GRAMMAR, CHARACTER, "[fight] {enemy}", run=fights_such, slots={"enemy": "thing/Enemy/one"},
)  # fmt: skip
state(GRAMMAR, ENEMY, "was turned up this Party Turn", run=just_turned)
state(GRAMMAR, ENEMY, "[be] {enemy}", run=is_enemy, slots={"enemy": "thing/Enemy/one"})
