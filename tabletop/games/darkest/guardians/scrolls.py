"""Chapter C8: Scrolls: Spells that Guardians have by a Magic Object (DTC-223 to DTC-225)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat.score_changes import OF_FIGHTS
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.harm import hurt
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import EXECUTOR, Meeting, asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import is_cursed, spell_room
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SCORES = ("strength", "craft")
"""So end the sentences of Spells that change a fight."""
AIDED = {"strength": "foe_aid_strength", "craft": "foe_aid_craft"}
"""Counters of the table: what Scrolls have added to the Guardians in this combat."""
LET_BE = Option("none", "Let it happen")


def deal(play: Play, found: list[Piece]) -> Rules[None]:
    """DTC-223: a Magic Object that gives Spells goes to the best Craft, and its Scrolls with it."""
    for item in found:
        of = content.card(item.name)
        if not isinstance(of, content.Magic) or not of.scrolls:
            continue
        foe = foes.best(play.table, "craft")
        if foe is None:
            continue
        foes.give(play, item, foe)
        for _ in range(of.scrolls):
            spell = yield from spells.draw(play)
            if spell is not None:
                foes.give(play, spell, foe)


def of(table: Table) -> list[Piece]:
    """The Scrolls in the Guardians' line."""
    return [
        p
        for p in table["guardians"]
        if foes.BEARER in p.counters and isinstance(content.card(p.name), content.Spell)
    ]


def _castable(table: Table) -> Piece | None:
    """DTC-224: the next Scroll that is of use in combat; in the Cursed Glade none is (DTC-B32)."""
    if is_cursed(table):
        return None
    for scroll in of(table):
        spell = content.card(scroll.name)
        if isinstance(spell, content.Spell) and spell.guardians:
            return scroll
    return None


class Cast(Struct, frozen=True, kw_only=True):
    """A Scroll that a Guardian has cast: so much damage it does to that score, to the party or, if
    it was turned on its caster, to that Guardian (-1: to none)."""

    card: Piece
    score: str = ""
    n: int = 0
    foe: int = -1


def cast_next(play: Play) -> Rules[Cast | None]:
    """DTC-230: one Scroll, if there is one of use. What it adds is noted at once; what it does to
    its own caster, too."""
    scroll = _castable(play.table)
    if scroll is None:
        return None
    if (yield from _cancelled(play, scroll)):
        return Cast(card=scroll)
    play.say("A Guardian casts {}.", scroll, rule="DTC-230")
    by = scroll.counters.get(foes.BEARER, 0) - 1
    foe = next((each for each in foes.guards(play.table) if each.id == by), None)
    before = {name: play.table.count(name) for name in _noted()}
    _drop(play, scroll)
    for sentence in sentences(scroll.name):
        if sentence.clause.phrase not in OF_FIGHTS:
            continue  # what its caster pays is for heroes
        line = Line(scroll, heroes.leader(play.table), sentence)
        leader = heroes.leader(play.table)
        yield from EXECUTOR.carry(Meeting(play.table, line, leader, leader, playing=play))
    struck, n = "", 0
    for score in SCORES:
        added = play.table.count(f"aid_{score}") - before[f"aid_{score}"]
        if added:
            play.count(AIDED[score], play.table.count(AIDED[score]) + added)
        if taken := play.table.count(f"hurt_{score}") - before[f"hurt_{score}"]:
            struck, n = score, taken
    for name, was in before.items():
        play.count(name, was)
    if struck and foe is not None and (yield from _reflected(play, scroll)):
        if foes.printed(foe, struck) is None or not foes.score(play.table, foe, struck):
            return Cast(card=scroll)
        yield from hurt(play, foe, struck, n)
        return Cast(card=scroll, score=struck, n=n, foe=foe.id)
    return Cast(card=scroll, score=struck, n=n)


REFLECTED = "reflected"
"""The table's counter: the Spell that was just cast hits its caster."""


def _reflected(play: Play, scroll: Piece) -> Rules[bool]:
    """Whether somebody turns what was cast against its caster."""
    for place in heroes.here(play.table):
        struck = spells.options(play, place, ("struck",))
        listed = [o for o in struck if o.is_open(play.table.house_rules)]
        if not listed:
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, LET_BE]

        ask = f"{content.title(scroll.name)} is about to hit the party. Cast a Spell against it?"
        option = yield from business(asks(play, place, ask, options), otherwise=LET_BE)
        if option.key != "none":
            yield from spells.cast(play, place, play.table.pieces[int(option.value)], scroll)
            found = play.table.count(REFLECTED) > 0
            play.count(REFLECTED, 0)
            return found
    return False


def reflect(context: Meeting) -> bool:
    """Such as Guardians have on Scrolls."""
    context.play.count(REFLECTED, 1)
    return True


def _noted() -> list[str]:
    return [f"{verb}_{score}" for verb in ("aid", "hurt") for score in SCORES]


def _drop(play: Play, scroll: Piece) -> None:
    play.count(foes.BEARER, 0, scroll)
    play.move(scroll, "spell-discard", face_up=True)


def _cancelled(play: Play, scroll: Piece) -> Rules[bool]:
    """DTC-312: a Counterspell may cancel one."""
    table = play.table
    if table.options["counterspell_scrolls"] == "off":
        return False
    for place in heroes.here(table):
        listed = [
            o
            for o in spells.options(play, place, ("meeting",))
            if o.is_open(table.house_rules) and o.key.startswith("cast counterspell")
        ]
        if not listed:
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [listed[0], LET_BE]

        ask = f"A Guardian is about to cast {content.title(scroll.name)}. Cast a Spell against it?"
        option = yield from business(asks(play, place, ask, options), otherwise=LET_BE)
        if option.key != "none":
            yield from spells.cast(play, place, play.table.pieces[int(option.value)], scroll)
            _drop(play, scroll)
            return True
    return False


def share(play: Play) -> Rules[None]:
    """DTC-225: after a win those left become Spells of who has room for them; the rest are
    discarded."""
    fallen = [p for p in play.table["trove"] if isinstance(content.card(p.name), content.Spell)]
    for scroll in [*of(play.table), *fallen]:

        def able() -> list[int]:
            return [
                p
                for p in heroes.here(play.table)
                if len(play.table[f"spells:{p}"]) < spell_room(play.table, p)
            ]

        def options(able: Callable[[], list[int]] = able) -> list[Option]:
            return [
                *(Option(f"place {p}", heroes.name_of(play.table, p), value=p) for p in able()),
                Option("none", "Nobody"),
            ]

        if able():
            title = content.title(scroll.name)
            option = yield from asks(play, -1, f"Who gets the Scroll of {title}?", options)
            if option.key != "none":
                play.count(foes.BEARER, 0, scroll)
                face_up = play.table.options["open_hands"] == "on"
                play.move(scroll, f"spells:{option.value}", face_up=face_up)
                continue
        _drop(play, scroll)


idiom(GRAMMAR, "action", "that Spell hits its caster instead", run=reflect)
