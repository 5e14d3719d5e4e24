"""Chapter C8: Guardian Combat, step by step."""

from __future__ import annotations

from functools import partial

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat import (
    armour,
    echoed_spells,
    foes_dice,
    open_rolls,
    wielded_weapons,
)
from tabletop.games.darkest.combat.fight import AID
from tabletop.games.darkest.combat.fight_effects import destroys_spirits
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.combat.score_changes import HELPS, WEAKENS
from tabletop.games.darkest.guardians import dismissals, foes, scrolls
from tabletop.games.darkest.guardians.casualties import (
    DOOMED,
    HITS,
    SCORES,
    armour_of_foes,
    armour_of_heroes,
    fell,
)
from tabletop.games.darkest.guardians.foes import HURT
from tabletop.games.darkest.guardians.harm import (
    LENT,
    LOST,
    damage,
    hurt,
    open_to,
    own_score,
    party_total,
)
from tabletop.games.darkest.guardians.reckoning import doomed_by, doomed_by_all, hits, replay
from tabletop.games.darkest.guardians.shots import shots
from tabletop.games.darkest.party import dice, heroes, periods, spells
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

PHASE, PHASES = "phase", (("b", "Spirits"), ("c", "Spells"), ("d", "Shots"), ("f", "Strength"),
                          ("i", "Craft"), ("j", "Armour"))  # fmt: skip
"""How far the combat has come, counted on the table from 1: its steps by the letters of C8e."""


class FoughtGuardians(Deed, kw_only=True):
    """A round of Guardian Combat is over."""

    def do(self, play: Play) -> None:
        """It says itself."""


def combat(play: Play) -> Rules[bool]:
    """Steps a to k of one Guardian Combat; whether no Guardian is left."""
    periods.ends(play, "guardians")
    yield from _begin(play)
    _comes_to(play, "b")
    yield from _destroy_spirits(play)
    _comes_to(play, "c")
    yield from dismissals.dismissed(play)
    yield from _spells(play)
    _comes_to(play, "d")
    yield from shots(play)
    if not foes.guards(play.table) or not heroes.here(play.table):
        _end(play)
        return not foes.guards(play.table)
    doomed: dict[int, set[str]] = {}
    struck: dict[int, list[str]] = {place: [] for place in heroes.here(play.table)}
    for score, step in zip(SCORES, "fi", strict=True):  # all at once
        _comes_to(play, step)
        for foe in (yield from _doom(play, score)):
            doomed.setdefault(foe, set()).add(score)
            play.count(DOOMED, len(doomed[foe]), play.table.pieces[foe])
        _strike(play, score, struck)
    _comes_to(play, "j")
    yield from armour_of_foes(play, doomed)
    yield from armour_of_heroes(play, struck)
    _end(play)
    yield from play.happen(FoughtGuardians())
    return not foes.guards(play.table)


def _begin(play: Play) -> Rules[None]:
    """Step a: scores as they are, every shield fresh, and each with weapons in hand; Spells and
    shots have changed nothing yet."""
    armour.ready(play)
    wielded_weapons.forget(play)
    for counter in AID:
        if play.table.count(counter):
            play.count(counter, 0)
    for foe in foes.guards(play.table):
        for counter in HURT.values():
            play.count(counter, 0, foe)
    for place in heroes.here(play.table):
        yield from business(wielded_weapons.choose(play, place), None)
    totals = {s: (party_total(play.table, s), foes.total(play.table, s)) for s in SCORES}
    words = "Guardian Combat: Strength {} against {}, Craft {} against {}."
    play.say(words, *totals["strength"], *totals["craft"], rule="DTC-228")


def _comes_to(play: Play, letter: str) -> None:
    play.count(PHASE, [each for each, _ in PHASES].index(letter) + 1)


def _end(play: Play) -> None:
    periods.has_fought(play)
    wielded_weapons.forget(play)
    for counter in (*AID, PHASE):
        if play.table.count(counter):
            play.count(counter, 0)
    for place in heroes.PLACES:
        card = heroes.card_of(play.table, place)
        for counter in (HITS, *LOST.values(), *LENT.values()) if card is not None else ():
            play.count(counter, 0, card)


# --- b: Spirits ----------------------------------------------------------------------------------


SPARES = Option("none", "Destroy none")


def _destroy_spirits(play: Play) -> Rules[None]:
    """DTC-229: who destroys Spirits may destroy one."""
    for place in heroes.here(play.table):
        if not destroys_spirits(play.table, place):
            continue
        spirits = [f for f in foes.guards(play.table) if _is_spirit(play.table, f)]
        if not spirits:
            return
        name = heroes.name_of(play.table, place)
        ask = f"Which Spirit does {name} destroy?"
        option = yield from business(asks(play, place, ask, lambda: [
            *(Option(f"{f.name}#{f.id}", f"Destroy {foes.title(play.table, f)}", (f.id,),
                     value=f.id)
              for f in foes.guards(play.table) if _is_spirit(play.table, f)),
            SPARES,
        ]), otherwise=SPARES)  # fmt: skip
        if option.key != "none":
            fell(play, play.table.pieces[int(option.value)])


def _is_spirit(table: Table, foe: Piece) -> bool:
    """DTC-290: the Valley's is one, too, unless the table plays otherwise."""
    if foe.name == "valley-spirit":
        return table.options["valley_immune"] == "off"
    of = content.enemy(foe.name)
    return of is not None and of.subtype == "Spirit"


# --- c and d: Spells, and damage before the combat ------------------------------------------------


def _spells(play: Play) -> Rules[None]:
    """DTC-230: one Spell each, the Guardians first, until both sides pass."""
    while True:
        cast = yield from scrolls.cast_next(play)
        if cast is not None and cast.foe >= 0:  # turned on its caster
            yield from _repeats(play, cast.card, cast.score, cast.n, cast.foe)
        elif cast is not None and cast.score:
            yield from _strike_strongest(play, cast.score, cast.n)
        if not heroes.here(play.table) or not foes.guards(play.table):
            return
        if not (yield from _cast_one(play)) and cast is None:
            return


def _cast_one(play: Play) -> Rules[bool]:
    """One Spell of the party, of use in a fight; whether it cast one. Whose Spells the others do
    not see is asked apart, for any."""

    def listed() -> list[Option]:
        found = [o for o in spells.party_options(play, ("combat",)) if o.why or _works(play, o)]
        return found + [o for o in spells.party_options(play, ("any",)) if _works(play, o)]

    if not foes.guards(play.table):
        return False
    if any(option.is_open(play.table.house_rules) for option in listed()):
        option = yield from asks(play, -1, "The party, before the combat: a Spell?", lambda: [
            Option("none", "No Spell"), *listed(),
        ])  # fmt: skip
        if option.key != "none":
            yield from _cast(play, play.table.pieces[int(option.value)])
            return True
    for place in spells.hidden(play.table):
        if (yield from business(_passes(play, place), otherwise=False)):
            return True
    return False


def _passes(play: Play, place: int) -> Rules[bool]:
    """Whether the hero at *place* casts a Spell of those that the others do not see."""
    option = yield from spells.passed(
        play,
        place,
        "a Spell before the combat?",
        lambda holder: [
            o
            for o in spells.options(play, holder, ("combat", "any"))
            if o.is_open(play.table.house_rules) and _works(play, o)
        ],
    )
    if option.key != "none":
        yield from _cast(play, play.table.pieces[int(option.value)])
    return option.key != "none"


def _cast(play: Play, card: Piece) -> Rules[None]:
    """What it does to scores is noted until this combat ends."""
    owner = play.table.zones[card.zone].number
    before = {s: play.table.count(f"hurt_{s}") for s in SCORES}
    aided = {s: play.table.count(f"aid_{s}") for s in SCORES}
    yield from spells.cast(play, owner, card)
    _lend(play, owner, card, aided)
    for score in SCORES:
        n = play.table.count(f"hurt_{score}") - before[score]
        if n > 0:
            play.count(f"hurt_{score}", before[score])
            foe = yield from business(_damage(play, owner, score, n), -1)
            yield from _repeats(play, card, score, n, foe)


def _repeats(play: Play, card: Piece, score: str, n: int, foe: int) -> Rules[None]:
    """DTF-021: what has hurt that Guardian may be repeated on another one."""
    again = partial(_damage_again, play, score, n, foe)
    others = partial(_open_but, play.table, score, foe)
    yield from echoed_spells.offered(play, card, others, again)


def _lend(play: Play, place: int, card: Piece, before: dict[str, int]) -> None:
    """DTC-243: what a Spell adds to its caster counts in that hero's own score; an Ally, to whom
    nobody can do harm, in that of the side alone (DTC-233)."""
    hero = heroes.card_of(play.table, place)
    helps = any(s.clause.phrase is HELPS for s in sentences(card.name))
    if not helps or hero is None:
        return
    for score, was in before.items():
        if n := play.table.count(f"aid_{score}") - was:
            play.count(f"aid_{score}", was)
            play.count(LENT[score], hero.counters.get(LENT[score], 0) + n, hero)


def _strike_strongest(play: Play, score: str, n: int) -> Rules[None]:
    """DTC-231, DTC-237: damage to the character with the highest score of that kind."""
    table = play.table
    place = max(heroes.here(table), key=lambda p: own_score(table, p, score))
    yield from damage(play, place, score, n)


def _works(play: Play, option: Option) -> bool:
    """DTC-309: whether a Spell is of use here, and has somebody to strike if it strikes."""
    of = content.card(play.table.pieces[int(option.value)].name)
    if not isinstance(of, content.Spell) or not of.guardians:
        return False
    struck = [
        clause.values["change"].number
        for s in sentences(of.id)
        if (clause := s.clause).phrase is WEAKENS and clause.values["change"].by < 0
    ]
    return not struck or any(open_to(play.table, score) for score in struck)


def _open_but(table: Table, score: str, but: int) -> list[Piece]:
    """The Guardians that may be hurt, *but* one; none where nobody was."""
    return [foe for foe in open_to(table, score) if foe.id != but] if but >= 0 else []


def _damage_again(play: Play, score: str, n: int, but: int, place: int) -> Rules[bool]:
    return (yield from _damage(play, place, score, n, but)) >= 0


def _damage(play: Play, place: int, score: str, n: int, but: int = -1) -> Rules[int]:
    """DTC-235, DTC-236: damage to one Guardian, *but* not to that one, noted until the end of this
    combat. Which it is; -1 if it is none."""

    def options() -> list[Option]:
        word, found = score.capitalize(), open_to(play.table, score)
        found = [foe for foe in found if foe.id != but]
        told = {
            f.id: f"{foes.title(play.table, f)}, {word} {foes.score(play.table, f, score)}"
            for f in found
        }
        return [Option(f"{f.name}#{f.id}", told[f.id], (f.id,), value=f.id) for f in found]

    if not options():
        return -1
    option = yield from asks(play, place, f"{n} damage to whose {score.capitalize()}?", options)
    foe = play.table.pieces[int(option.value)]
    yield from hurt(play, foe, score, n)
    return foe.id


# --- f to i: all at once --------------------------------------------------------------------------


def _doom(play: Play, score: str) -> Rules[list[int]]:
    """DTC-240, DTC-241: which Guardians fall by the party's *score*: all, or those whose share is
    more than their own."""
    table, ties = play.table, play.table.options["guardian_ties_kill"] == "on"
    extra = yield from _attack_dice(play, score)
    pool, other = party_total(table, score) + extra[0], foes.total(table, score) + extra[1]
    able = [f for f in foes.guards(table) if foes.printed(f, score) is not None]
    play.count(f"against_{score}", extra[1])
    if not able:
        return []
    if doomed_by_all(pool, other, ties=ties):
        return [foe.id for foe in able]
    found: list[int] = []
    while True:
        open_ = [
            f
            for f in able
            if f.id not in found and doomed_by(pool, foes.score(table, f, score), ties=ties)
        ]
        if not open_:
            return found

        def options(open_: list[Piece] = open_, pool: int = pool) -> list[Option]:
            return [
                *(Option(f"{f.name}#{f.id}",
                         f"{foes.title(play.table, f)}: "
                         f"needs {_need(play, f, score, ties)} of {pool}",
                         (f.id,), value=f.id, warning=_twice(play.table, f)) for f in open_),
                Option("none", "No other"),
            ]  # fmt: skip

        ask = f"The party has {score.capitalize()} {pool} to share out: which Guardian falls?"
        option = yield from asks(play, -1, ask, options)
        if option.key == "none":
            return found
        foe = play.table.pieces[int(option.value)]
        found.append(foe.id)
        pool -= _need(play, foe, score, ties)


def _twice(table: Table, foe: Piece) -> str:
    """Why a share for *foe* may be wasted: it is doomed by the other score (DTC-222)."""
    if not foe.counters.get(DOOMED, 0):
        return ""
    unless = ", unless its armour saves it" if foes.borne(table, foe) else ""
    return f"{foes.title(table, foe)} already falls to the other score{unless}."


def _need(play: Play, foe: Piece, score: str, ties: bool) -> int:
    return foes.score(play.table, foe, score) + (0 if ties else 1)


def _attack_dice(play: Play, score: str) -> Rules[tuple[int, int]]:
    """DTC-228: none, unless the table plays with one open die for each side and score."""
    if play.table.options["guardian_attack_dice"] == "off":
        return 0, 0
    how = open_rolls.how(play.table, -1)
    mine = yield from dice.open_roll(play, f"The party's {score.capitalize()}", how=how)
    ask = f"The Guardians' {score.capitalize()}"
    its = yield from dice.open_roll(play, ask, tray=dice.THEIRS, how=how)
    for foe in foes.guards(play.table):
        if content.enemy(foe.name) is not None:
            its = yield from foes_dice.turned(play, foe_of(foe, turned=False), its)
    return sum(dice.showing(play.table, mine)), sum(dice.showing(play.table, its))


def _strike(play: Play, score: str, struck: dict[int, list[str]]) -> None:
    """DTC-242 to DTC-246: whom the Guardians hit, and how often; nobody is removed yet."""
    table = play.table
    party = [place for place in struck if heroes.card_of(table, place) is not None]
    pool = foes.total(table, score) + table.count(f"against_{score}")
    play.count(f"against_{score}", 0)
    if not foes.total(table, score):
        return
    lives = [heroes.has(table, place, "life") - len(struck[place]) for place in party]
    scores = [own_score(table, place, score) for place in party]
    for place, n in zip(party, hits(pool, scores, lives), strict=True):
        struck[place] += [score] * n
        if n:
            hero, often = heroes.hero_at(table, place), f"{n} times" if n > 1 else "once"
            play.count(HITS, len(struck[place]), hero)
            play.say("{} is hit {} by {}.", hero, often, score.capitalize(), rule="DTC-245")
    falls = "; ".join(
        f"{heroes.name_of(table, party[at])} ({scores[at]}), {left} left"
        for at, left in replay(pool, scores, lives)
    )
    if falls:
        play.say("{} {} falls on: {}.", score.capitalize(), pool, falls, rule="DTC-242")
