"""The Jail: whoever is in it lives, meets nothing, and tries to get out."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.guardians import trove_guard
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.party import away, coins, dice, heroes, marching_order
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.worded_so import says
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table

JAILED, WAITS = "city-jailed", "city-waits"
"""On the card of a hero that is away from the party: that it is in Jail; or that it is out of it,
and at which of the ways into the Region it waits, counted from 1 as those are told."""

BAIL, FREE_FROM = 3, 5
"""DTY-048: what it costs, and what a die has to show."""

ZONE = "city-jail"
"""The zone of the Jail's own sign."""

RELEASES, LEAVES = "you leave the Jail at the first attempt", "leave the Jail"
"""What opens it, as cards say it: somebody with whom one is, and a thing that one uses."""


class GoesToJail(Deed, kw_only=True):
    """The hero `who` is taken to the Jail."""

    would = "{who} would go to Jail"

    who: int

    def do(self, play: Play) -> None:
        """DTY-047: as it is taken, its cards still hear of it; then `locked_up`."""
        if self.who not in heroes.here(play.table):
            self.prevented = True


def locked_up(play: Play, deed: GoesToJail) -> bool:
    """DTY-047: it is away from the party from now on; what it has is safe."""
    if deed.prevented or not away.leaves(play, deed.who, "DTY-047"):
        return False
    hero = heroes.hero_at(play.table, deed.who)
    play.count(JAILED, 1, hero)
    play.say("{} is in Jail.", hero, rule="DTY-047")
    return True


def take_to_jail(play: Play, who: int) -> Rules[bool]:
    """Whether the hero at *who* is in Jail now."""
    return locked_up(play, (yield from play.happen(GoesToJail(who=who))))


class LeavesJail(Deed, kw_only=True):
    """The hero `who` is out of the Jail."""

    who: int

    def do(self, play: Play) -> None:
        """DTY-050: it stands in the City, where the party comes by."""
        hero = heroes.card_of(play.table, self.who)
        if hero is None or not hero.counters.get(JAILED, 0):
            self.prevented = True
            return
        gate = streets.entrance(play.table)
        play.count(JAILED, 0, hero)
        play.count(WAITS, 1 + streets.GATES.index(gate), hero)
        words = "{} is out of Jail, and waits at the {}."
        play.say(words, hero, content.title(gate), rule="DTY-050")


def kept(table: Table) -> list[int]:
    """The heroes who are in Jail, by their places."""
    return [p for p in heroes.living(table) if heroes.has(table, p, JAILED)]


def waiting(table: Table) -> list[int]:
    """Those who are out of it, and not with the party yet."""
    return [p for p in heroes.living(table) if heroes.has(table, p, WAITS)]


def _gate(table: Table, place: int) -> str:
    """Where the hero at *place* waits."""
    return streets.GATES[heroes.has(table, place, WAITS) - 1]


# --- getting out ----------------------------------------------------------------------------------


def attempts(play: Play) -> Rules[None]:
    """DTY-048: the others have moved: each prisoner tries once."""
    for place in kept(play.table):
        yield from business(_tries(play, place), None)


def _tries(play: Play, place: int) -> Rules[None]:
    if _has_jailer(play.table, place):
        play.say("The Jailer opens.", rule="DTY-070")
        yield from play.happen(LeavesJail(who=place))
        return
    option = yield from asks(
        play, place, "How does it try to get out of Jail?", lambda: _ways(play.table, place),
        "DTY-048",
    )  # fmt: skip
    if option.key == "bail":
        yield from coins.spend(play, place, BAIL, "DTY-048")
    elif option.key.startswith("use "):
        space_positions.put_away(play, play.table.pieces[int(option.value)])
    else:
        means = dict.fromkeys(range(1, 7), "it stays in Jail")
        means |= dict.fromkeys(range(FREE_FROM, 7), "it is free")
        shown = yield from dice.own(play, place, "the Jail", "DTY-048", means=means.__getitem__)
        if shown < FREE_FROM:
            return
    yield from play.happen(LeavesJail(who=place))


def _ways(table: Table, place: int) -> list[Option]:
    gold = coins.purse(table, place)
    bail = Option("bail", f"Pay {heroes.in_gold(BAIL, gold)}")
    if gold < BAIL:
        bail = bail.blocked("DTY-048", f"It costs {BAIL} gold.")
    keys = [
        Option(f"use {card.name}#{card.id}", f"Use {content.title(card.name)}", (card.id,),
               value=card.id)
        for card in table[f"items:{place}"]
        if says(card.name, LEAVES) is not None
    ]  # fmt: skip
    return [Option("roll", f"Roll: free on {FREE_FROM} or 6"), bail, *keys]


def _has_jailer(table: Table, place: int) -> bool:
    """DTY-070: whether somebody is with the hero at *place* who opens."""
    return any(says(card.name, RELEASES) is not None for card in table[f"followers:{place}"])


# --- coming back ----------------------------------------------------------------------------------


def joins(play: Play) -> None:
    """DTY-050: who waits in the City joins the party at its rear as that comes through."""
    lies = heroes.located(play.table, heroes.at(play.table)) if heroes.at(play.table) else None
    if lies is not None:
        _come(play, [p for p in waiting(play.table) if _gate(play.table, p) == lies.name])


def _come(play: Play, places: list[int]) -> None:
    for place in places:
        play.count(WAITS, 0, heroes.hero_at(play.table, place))
        away.comes_back(play, place, "DTY-050")
        marching_order.to_the_rear(play, place)


def arrives(play: Play) -> Rules[None]:
    """DTY-048, DTY-050."""
    yield from attempts(play)
    joins(play)


def in_a_village(play: Play) -> None:
    """DTY-050: who is out of Jail is there, too; who is in it stays behind."""
    _come(play, waiting(play.table))


def nobody_left(play: Play) -> Rules[Flow | None]:
    """DTY-049, DTY-050: everybody is in Jail: they try until somebody is free, who stands in the
    City then."""
    if heroes.here(play.table) or not (kept(play.table) or waiting(play.table)):
        return None
    trove_guard.disperse(play)
    while not waiting(play.table):
        play.say("Everybody is in Jail, and loses a turn.", rule="DTY-049")
        yield from attempts(play)
        if not kept(play.table) and not waiting(play.table):
            return None  # hands took them off
    gate = _gate(play.table, waiting(play.table)[0])
    _come(play, [p for p in waiting(play.table) if _gate(play.table, p) == gate])
    play.count(heroes.BOUND, code_of(gate))
    return go("carried")
