"""Chapter C1 and C7e-f: a hero's death, and what becomes of all that it had."""

from __future__ import annotations

from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.vacant_place import vacate
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


class Dies(Deed, kw_only=True):
    """DTC-077, DTC-202: a hero without Life leaves the game; what it carried lies where it fell."""

    who: int

    def do(self, play: Play) -> Rules[None]:
        """Its Objects, Followers and gold lie there as not yet met (DTC-144); nothing else of it
        outlives it (DTC-047, DTC-203)."""
        place, table = self.who, play.table
        hero = heroes.card_of(table, place)
        if hero is None:
            self.prevented = True
            return
        if (yield from _is_saved(play, place)):
            self.prevented = True
            return
        play.say("{} is dead.", hero, rule="DTC-077")
        _leave_behind(play, place)
        vacate(play, place)
        for counter in [*hero.counters]:
            play.count(counter, 0, hero)
        play.move(hero, "graveyard", face_up=True)


DYING = "dying"
"""The table's counter: who is about to die, its place plus one."""


LET_BE = Option("none", "Let it die")


def _is_saved(play: Play, place: int) -> Rules[bool]:
    """Whether a Spell lets the hero at *place* live."""
    for who in heroes.here(play.table):
        found = spells.options(play, who, ("dying",))
        listed = [o for o in found if o.is_open(play.table.house_rules)]
        if not listed:
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, LET_BE] if heroes.card_of(play.table, place) is not None else []

        ask = f"{heroes.name_of(play.table, place)} is about to die. Cast a Spell to save it?"
        option = yield from business(asks(play, who, ask, options), otherwise=LET_BE)
        if option.key == "none":
            continue
        play.count(DYING, place + 1)
        yield from spells.cast(play, who, play.table.pieces[int(option.value)])
        lives = not play.table.count(DYING)
        play.count(DYING, 0)
        if lives:
            return True
    return False


def begins_anew(context: Meeting) -> bool:
    """Its scores, Life, Fate and alignment are those printed; it keeps all it has."""
    play, place = context.play, context.table.count(DYING) - 1
    hero = heroes.card_of(play.table, place) if place >= 0 else None
    if hero is None:
        return False
    of = heroes.printed(play.table, place)
    for stat in ("strength", "craft", "life", "fate"):
        play.count(stat, of.start(stat), hero)
    play.count("alignment", ALIGNMENTS.index(of.alignment) + 1, hero)
    play.count(DYING, 0)
    play.say("{} lives, and is as it began.", hero, rule="DTC-077")
    return True


def _leave_behind(play: Play, place: int) -> None:
    """DTC-144, DTC-202: what the hero carried lies where it fell, and may be taken there; of who
    dies before a Trove's Guardians it falls into the Trove (DTC-249)."""
    table, coins = play.table, heroes.has(play.table, place, "gold")
    had = [*heroes.carried(table, place), *table[f"followers:{place}"]]
    at_home, store = not heroes.at(table), f"store-{heroes.village(table)}:{place}"
    if at_home or _guards_a_trove(table):
        zone = store if at_home else "trove"
        if coins:
            play.add("gold", zone, coins=coins)
            had.append(table[zone][-1])
        for piece in had:
            play.move(piece, zone, face_up=True)
            play.count(space_positions.LEFT, int(at_home), piece)
        return
    for piece in had:
        space_positions.drop(play, piece, met=False)
    if coins:
        had.append(space_positions.drop_gold(play, coins, met=False))
    for piece in had:
        play.count("fell", 1, piece)


def _guards_a_trove(table: Table) -> bool:
    """Whether Guardians stand between the party and a Trove."""
    here = heroes.located(table, heroes.at(table)) if table.count("guarding") else None
    return here is not None and atlas(table).category(here.name) == "trove"


idiom(GRAMMAR, "action", "the dying character lives , and begins anew", run=begins_anew)
