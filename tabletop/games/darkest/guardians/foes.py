"""Who guards: their scores, and the items that each bears (DTC-217 to DTC-226)."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.cardtext.amounts import Change
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Thing
from tabletop.games.darkest.combat import fight_effects
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.party.executor import sentences
from tabletop.games.darkest.party.scores import FIGHTING, is_cursed
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.view import SeenPiece

HURT = {"strength": "hurt-s", "craft": "hurt-c"}
"""Counters on a Guardian: what Spells and shots took from its scores in this combat (DTC-235)."""
BEARER = "bearer"
"""On an item in the Guardians' line: whose it is, by the piece, plus one."""


def guards(table: Table) -> list[Piece]:
    """The Guardians, in the order in which they were drawn."""
    return [piece for piece in table["guardians"] if BEARER not in piece.counters]


def borne(table: Table, foe: Piece) -> list[Piece]:
    """The items that *foe* has."""
    return [p for p in table["guardians"] if p.counters.get(BEARER, 0) == foe.id + 1]


def printed(foe: Piece | SeenPiece, score: str) -> int | None:
    """Its own score; those without a card (Werewolves, Pit Fiends) bear it as a counter."""
    if foe.kind != "card" or content.enemy(foe.name) is None:
        return foe.counters.get(score)
    of = content.enemy(foe.name)
    return None if of is None else of.strength if score == "strength" else of.craft


def bonus(name: str, score: str) -> int:
    """What the Object called *name* adds to a score in a fight, or always."""
    added = 0
    for sentence in sentences(name):
        if fight_effects.asks_who_is_fought(sentence):  # it is heroes whom Guardians fight
            continue
        for value in sentence.clause.values.values() if sentence.clause.body else ():
            if isinstance(value, Change) and value.number in (score, FIGHTING[score]):
                added += value.by if isinstance(value.by, int) else 0
    return added


def score(table: Table, foe: Piece, name: str) -> int:
    """Its score now: printed, with its items, less what was taken."""
    cursed = is_cursed(table)
    helping = (
        item.name
        for item in borne(table, foe)
        if not (cursed and isinstance(content.card(item.name), content.Magic))
    )
    own = (printed(foe, name) or 0) + sum(bonus(item, name) for item in helping)
    return max(0, own - foe.counters.get(HURT[name], 0))


def total(table: Table, name: str) -> int:
    """DTC-228, DTC-233: that of all Guardians, with what Scrolls have added."""
    return sum(score(table, foe, name) for foe in guards(table)) + table.count(f"foe_aid_{name}")


def title(table: Table, foe: Piece) -> str:
    """What a Guardian is called; one that no deck has, as its module calls it."""
    return game_of(table).title_of(foe.name)


def equip(play: Play, loose: list[Piece], without: Collection[str]) -> None:
    """DTC-217 to DTC-226: the Trove's items and those just drawn go to the Guardians they help; to
    those called so, *without* (DTX-019)."""
    weapons = [p for p in loose if _usable(p) and _of(p).sort in ("weapon", "bow")]
    others = [p for p in loose if _usable(p) and _of(p).sort not in ("weapon", "bow")]
    for weapon in sorted(weapons, key=lambda p: -max(bonus(p.name, s) for s in FIGHTING)):
        _arm(play, weapon, without)
    for item in others:
        of = _of(item)
        if of.sort in ("body", "hand", "head"):
            _armour(play, item, of, without)
        elif any(bonus(item.name, each) for each in FIGHTING):
            _adorn(play, item, without)


def _of(piece: Piece) -> Thing:
    of = content.thing(piece.name)
    assert of is not None
    return of


def sort(piece: Piece) -> str:
    """What sort of Object *piece* is; empty for a Scroll."""
    of = content.thing(piece.name)
    return of.sort if of is not None else ""


def _usable(piece: Piece) -> bool:
    """DTC-213, DTC-226: Guardians are Evil; what is of no use in a fight stays with the gold."""
    of = content.thing(piece.name)
    if of is None or of.only not in ("", "evil"):
        return False
    helps = any(bonus(piece.name, each) for each in FIGHTING)
    return helps or of.sort in ("body", "hand", "head", "bow")


def _kind(name: str) -> str:
    return max(FIGHTING, key=lambda each: bonus(name, each))


def give(play: Play, item: Piece, foe: Piece) -> None:
    """DTC-217: *foe* has *item* from now on."""
    behind = play.table["guardians"].index(foe) + 1 + len(borne(play.table, foe))
    play.move(item, "guardians", index=behind, face_up=True)
    play.count(BEARER, foe.id + 1, item)
    play.say("{} has {}.", title(play.table, foe), item, rule="DTC-217")


def call_up(play: Play, name: str, n: int = 1, **scores: int) -> None:
    """*n* of those called so stand among the Guardians who come from no deck, with these scores."""
    for _ in range(n):
        play.add(name, "guardians", "card", **scores)


def best(table: Table, name: str, without: Collection[str] = ()) -> Piece | None:
    """DTC-218, DTC-219: who has the highest score of that kind, or else of the other."""
    other = "craft" if name == "strength" else "strength"
    ranked = _ranked(table, name) or _ranked(table, other)
    return next((foe for foe in ranked if foe.name not in without), None)


def _ranked(table: Table, name: str) -> list[Piece]:
    """DTC-218: those who have this score, the highest first, ties to the earlier drawn."""
    have = [foe for foe in guards(table) if printed(foe, name) is not None]
    return sorted(have, key=lambda foe: -(printed(foe, name) or 0))


def _arm(play: Play, weapon: Piece, without: Collection[str]) -> None:
    """DTC-218 to DTC-220: one weapon each, the best to the strongest."""
    kind = _kind(weapon.name)
    other = "craft" if kind == "strength" else "strength"
    for foe in _ranked(play.table, kind) or _ranked(play.table, other):
        armed = any(sort(item) in ("weapon", "bow") for item in borne(play.table, foe))
        if not armed and foe.name not in without:
            give(play, weapon, foe)
            return


def _adorn(play: Play, item: Piece, without: Collection[str]) -> None:
    """DTC-218: all that is no weapon goes to the one with the highest score of its kind."""
    foe = best(play.table, _kind(item.name), without)
    if foe is not None:
        give(play, item, foe)


def _armour(play: Play, item: Piece, of: Thing, without: Collection[str]) -> None:
    """DTC-221: one of each sort for each."""
    first, second = ("craft", "strength") if of.sort == "head" else ("strength", "craft")
    ranked = _ranked(play.table, first) or _ranked(play.table, second)
    for foe in ranked:
        worn = any(sort(each) == of.sort for each in borne(play.table, foe))
        if not worn and foe.name not in without:
            give(play, item, foe)
            return
