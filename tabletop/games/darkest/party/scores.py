"""Scores: tokens and what changes them, always, in a fight, or by what is used in it (DTC-B01)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.layers import reckon
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR, NUMBERS
from tabletop.games.darkest.ground.space_positions import is_void
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import EXECUTOR
from tabletop.games.darkest.party.smothering import is_smothered
from tabletop.grammar.idiom import forms, idiom
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.table import Table

FIGHTING = {"strength": "battle", "craft": "psychic"}
"""The number that counts beside a score in a fight alone."""

NO_USE = forms(
    GRAMMAR, "trait", "cannot use", {"use": "use", "foe": "foe"},
    ("you cannot use {use}", {"foe": ""}), ("you cannot use {use} against it", {"foe": "it"}),
    sort="ban",
)  # fmt: skip
"""What is of no use to whoever bears the card, or against the Enemy that says so."""
BARE_HANDED = idiom(
    GRAMMAR, "trait", "you add your {score} , up to {n} , in battle without a weapon",
    slots={"score": "score", "n": "number"},
)  # fmt: skip
IN_BATTLE = idiom(
    GRAMMAR, "trait", "you add {n} in ordinary battle", slots={"n": "number"},
)  # fmt: skip
TWICE_AT_PLACES = idiom(
    GRAMMAR, "trait", "you may spend Fate twice on your die at a Place", sort="permission",
)  # fmt: skip
WITH_A_BOW = idiom(
    GRAMMAR, "trait", "you add {n} in ordinary battle with a Bow", slots={"n": "number"},
)  # fmt: skip
IN_GUARDIAN_COMBAT = idiom(
    GRAMMAR, "trait", "you have {change} in Guardian Combat", slots={"change": "change/score"},
    sort="change of a fight",
)  # fmt: skip
SPELL_ROOM = ((6, 3), (4, 2), (3, 1))
"""DTC-B11: from which Craft on, how many Spells."""


def bears(table: Table, place: int, phrase: Phrase, **values: Any) -> bool:
    """Whether a sentence of this *phrase* that says so holds for the hero at *place*."""
    if not EXECUTOR.index.lines(table, ("rules", phrase)):  # as most often
        return False
    return any(values.items() <= said.items() for said in spoken(table, place, phrase))


def spoken(table: Table, place: int, phrase: Phrase) -> Sequence[dict[str, Any]]:
    """What sentences of this *phrase* that hold for the hero at *place* say in their gaps."""
    lines = EXECUTOR.index.lines(table, ("rules", phrase))
    if not lines:  # as most often
        return ()
    held = (line for line in lines if line.bearer == place and EXECUTOR.is_so(table, line))
    return [line.clause.values for line in held]


def fates_for(table: Table, place: int, name: str) -> int:
    """DTD-034: how many Fate the hero at *place* may spend on its die for the card *name*."""
    is_place = isinstance(content.card(name), content.Place)
    return 2 if is_place and bears(table, place, TWICE_AT_PLACES) else 1


def score(table: Table, place: int, name: str) -> Value:
    """Strength or Craft as they count everywhere: tokens, and what always adds to them."""
    tokens = Part(heroes.has(table, place, name), "tokens", "DTC-027")
    return reckon(tokens, parts(table, name, place), 0, "DTC-029")


def points(table: Table, place: int, name: str) -> int:
    """The same, for those that do not ask why."""
    tokens = heroes.has(table, place, name)
    n = EXECUTOR.reckoned(tokens, table, name, place)
    if n != tokens and is_cursed(table):
        return score(table, place, name).n
    return max(0, n)


def parts(table: Table, number: str, place: int) -> list[Part]:
    """What changes a *number* of the hero at *place*: where magic has no force, no Magic Object
    does (DTC-B32)."""
    found = EXECUTOR.parts(table, number, place)
    if found and is_cursed(table):
        return [part for part in found if not _is_magic(table, part.piece)]
    return [*found]


def _is_magic(table: Table, piece: int) -> bool:
    return piece >= 0 and isinstance(content.card(table.pieces[piece].name), content.Magic)


def is_cursed(table: Table) -> bool:
    """DTC-B32, DTC-311: whether the party is where magic has no force, and that is not void."""
    space = heroes.at(table)
    here = heroes.located(table, space) if space else None
    if here is None or not content.is_unmagic(here.name) or is_void(table, here):
        return False
    return not is_smothered(table, space)


def in_fight(
    table: Table, place: int, name: str, weapons: Collection[int] = (), *, guardians: bool = False
) -> Value:
    """The same in a fight, where *weapons* are those in use (DTC-087); Guardian Combat is no battle
    of bare hands."""
    always = score(table, place, name)
    found = [*always.parts]
    for part in parts(table, FIGHTING[name], place):
        of = content.thing(table.pieces[part.piece].name) if part.piece >= 0 else None
        if of is None or of.sort not in ("weapon", "bow") or part.piece in weapons:
            found.append(part)
    bare = name == "strength" and not (weapons or guardians)
    for said in spoken(table, place, BARE_HANDED) if bare else ():
        n = min(said["n"], heroes.has(table, place, said["score"]))
        found.append(Part(n, content.title(heroes.hero_at(table, place).name), "DTC-B01"))
    for said in spoken(table, place, IN_BATTLE) if name == "strength" and not guardians else ():
        found.append(Part(said["n"], content.title(heroes.hero_at(table, place).name), "DTC-B01"))
    shot = name == "strength" and not guardians and any(_is_bow(table, n) for n in weapons)
    for said in spoken(table, place, WITH_A_BOW) if shot else ():
        found.append(Part(said["n"], content.title(heroes.hero_at(table, place).name), "DTD-028"))
    found += _against_guardians(table, place, name, weapons) if guardians else ()
    aid = table.count(f"aid_{name}")
    if aid:
        found.append(Part(aid, "by Spells", "DTC-228"))
    return Value(max(0, sum(part.n for part in found)), tuple(found))


def _is_bow(table: Table, piece: int) -> bool:
    of = content.thing(table.pieces[piece].name)
    return of is not None and of.sort == "bow"


def _against_guardians(
    table: Table, place: int, name: str, weapons: Collection[int]
) -> Iterator[Part]:
    """What counts in Guardian Combat alone: of weapons, those in use (DTC-087)."""
    for line in EXECUTOR.index.lines(table, ("rules", IN_GUARDIAN_COMBAT)):
        change, of = line.clause.values["change"], content.thing(line.piece.name)
        unused = of is not None and of.sort == "weapon" and line.piece.id not in weapons
        if line.bearer != place or change.number != name or unused:
            continue
        dulled = is_cursed(table) and _is_magic(table, line.piece.id)
        if EXECUTOR.is_so(table, line) and not dulled:
            title = content.title(line.piece.name)
            yield Part(int(change.by), title, "DTC-B01", line.piece.id)


def weapons_of(table: Table, place: int, name: str) -> list[int]:
    """The weapons that the hero at *place* can use and that add to this score, the best first."""
    if bears(table, place, NO_USE, use="weapons", foe=""):
        return []
    number, found = FIGHTING[name], []
    for part in parts(table, number, place):
        of = content.thing(table.pieces[part.piece].name) if part.piece >= 0 else None
        if of is not None and of.sort == "weapon" and part.n > 0:
            found.append((-part.n, part.piece))
    return [piece for _, piece in sorted(found)]


def spell_room(table: Table, place: int) -> int:
    """DTC-B11: how many Spells the hero at *place* may have."""
    craft = points(table, place, "craft")
    for least, room in SPELL_ROOM:
        if craft >= least:
            return room
    return 0


# --- how it is said ----------------------------------------------------------------------------

for _number, _words in {
    "strength": "Strength", "craft": "Craft", "battle": "Strength in battle",
    "psychic": "Craft in psychic combat", "slots": "item slots",
}.items():  # fmt: skip
    _score = _number in FIGHTING
    NUMBERS.number(
        _number, _words, had=_words, several=_number == "slots",
        read=partial(points, name=_number) if _score else None,
    )  # fmt: skip
