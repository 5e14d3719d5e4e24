"""Chapter C10f: the Crown: all win together, or one is left."""

from __future__ import annotations

from tabletop.games.darkest.campaign.session_end import CROWN, over
from tabletop.games.darkest.combat import armour, wielded_weapons
from tabletop.games.darkest.combat.fight import AID
from tabletop.games.darkest.party import dice, heroes, spells
from tabletop.games.darkest.party.executor import asks, hero_option, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import in_fight
from tabletop.games.darkest.party.stakes import HIGH, Stakes
from tabletop.games.darkest.steps import STEPS
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow, Table


@STEPS.step("The Tower", rule="DTC-291", then="duel")
def the_tower(play: Play) -> Flow:
    """DTC-291, DTC-292, DTC-297."""
    party = heroes.living(play.table)
    if play.table.options["ending"] == "co-op" or len(party) == 1:
        seats = sorted({heroes.speaker(play.table, place) for place in party})
        for place in party:
            play.count(CROWN, 1, heroes.hero_at(play.table, place))
        return over(play, seats, "The Crown is found, and the land is free.", "DTC-292")
    return go("duel", turn=0)


DUEL = Stakes("the duel", helps=HIGH)


@STEPS.step("The duel", rule="DTC-294", then="duel")
def duel(play: Play, turn: int = 0) -> Rules[Flow]:
    """DTC-293 to DTC-297: each in marching order picks another, until one is left."""
    party = heroes.living(play.table)
    if len(party) < 2:
        seats = [heroes.speaker(play.table, place) for place in party]
        name = heroes.name_of(play.table, party[0]) if party else "Nobody"
        for place in party:
            play.count(CROWN, 1, heroes.hero_at(play.table, place))
        return over(play, seats, f"{name} has the Crown.", "DTC-297")
    turn %= len(party)
    place = party[turn]
    yield from business(_attack(play, place), None)
    left = heroes.living(play.table)
    following = [p for p in (*party[turn + 1 :], *party[: turn + 1]) if p in left]
    return go("duel", turn=left.index(following[0]) if following else 0)


def _attack(play: Play, place: int) -> Rules[None]:
    """DTC-294: the hero at *place* picks another. Where one of them leaves, the fight is over."""
    ask = f"{heroes.name_of(play.table, place)}: against whom?"
    option = yield from asks(
        play,
        place,
        ask,
        lambda: [
            hero_option(play.table, other) for other in heroes.living(play.table) if other != place
        ],
    )
    yield from _fight(play, place, int(option.value))


def _fight(play: Play, place: int, other: int) -> Rules[None]:
    """DTC-B37: a battle; both roll open dice, and then both may spend Fate (DTC-B03)."""
    armour.ready(play)
    spells.begin_turn(play)
    changed = {place: 0, other: 0}
    for each, against in ((place, other), (other, place)):
        aid, hurt = yield from _spells(play, each)
        changed[each] += aid
        changed[against] -= hurt
    sides = ((place, dice.OURS), (other, dice.THEIRS))
    chains: dict[int, list[dice.Die]] = {}
    for each, _ in sides:
        yield from wielded_weapons.choose(play, each, guardians=False)
    for each, tray in sides:
        name = heroes.name_of(play.table, each)
        chains[each] = yield from dice.open_roll(play, name, tray=tray)
    for each, tray in sides:
        name, stand = heroes.name_of(play.table, each), chains[each][:-1]
        if (yield from dice.fated(play, each, chains[each], DUEL)):
            yield from dice.passed(play, each, dice.showing(play.table, chains[each])[-1])
            again = yield from dice.open_roll(play, name, behind=len(stand), tray=tray)
            chains[each] = [*stand, *again]
    shown = {each: dice.showing(play.table, chains[each]) for each, _ in sides}
    for each, _ in sides:
        for side in shown[each]:
            yield from dice.settled(play, each, side)
    if not {place, other} <= {*heroes.living(play.table)}:  # a hand took one of them off
        return
    held = {each: wielded_weapons.hold(play.table, each, guardians=False) for each, _ in sides}
    wielded_weapons.forget(play)
    totals = [
        max(0, in_fight(play.table, each, "strength", held[each].weapons).n + changed[each])
        + sum(shown[each])
        for each, _ in sides
    ]
    words = "{} fights {}: {} against {}."
    pieces = [heroes.hero_at(play.table, each) for each, _ in sides]
    play.say(words, *pieces, *totals, rule="DTC-B37")
    if totals[0] != totals[1]:
        loser = other if totals[0] > totals[1] else place
        yield from armour.lose(play, loser, "strength", both_hands=held[loser].both_hands)


def _spells(play: Play, place: int) -> Rules[tuple[int, int]]:
    """DTC-295, DTC-B04: Spells before a battle, which may be cast at heroes now: what they add to
    the Strength of the hero at *place*, and what they take from that of the other."""
    aid = hurt = 0

    def options() -> list[Option]:
        listed = spells.options(play, place, ("combat",))
        ruled = play.table.house_rules
        able = [o for o in listed if o.is_open(ruled) and _for_battle(play.table, o)]
        return [Option("none", "No Spell"), *able]

    while len(options()) > 1:
        ask = f"{heroes.name_of(play.table, place)}: a Spell before the battle?"
        option = yield from asks(play, place, ask, options)
        if option.key == "none":
            break
        yield from spells.cast(play, place, play.table.pieces[int(option.value)])
        aid += play.table.count("aid_strength")
        hurt += play.table.count("hurt_strength")
        for counter in AID:
            play.count(counter, 0)
    return aid, hurt


def _for_battle(table: Table, option: Option) -> bool:
    """Whether a Spell changes a Strength."""
    said = sentences(table.pieces[int(option.value)].name)
    return any(s.clause.values.get("score") == "strength" for s in said)
