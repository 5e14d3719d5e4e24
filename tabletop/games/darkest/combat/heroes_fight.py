"""A battle or a psychic combat of one hero with another (DTC-B37), and what the loser loses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import armour, open_rolls, score_changes, wielded_weapons
from tabletop.games.darkest.combat.fight import AID
from tabletop.games.darkest.party import dice, heroes, periods, spells
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.scores import in_fight, weapons_of
from tabletop.games.darkest.party.stakes import Stakes
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


class BeatsHero(Deed, kw_only=True):
    """The hero `who` has beaten another in battle, and the `loser` has lost what it costs."""

    who: int
    loser: int

    def do(self, play: Play) -> None:
        """It says itself."""


Loss = Callable[[Play, int, bool], Rules[None]]
"""What is done to a loser, who fought with both hands or did not."""


def as_ever(play: Play, loser: int, both_hands: bool) -> Rules[None]:
    """DTC-192: a Life and a point of Strength, unless armour saves them."""
    yield from armour.lose(play, loser, "strength", both_hands=both_hands)


def _here(table: Table, *places: int) -> bool:
    """Whether all of them are: a hand may take one off at any question."""
    return {*places} <= {*heroes.here(table)}


def _choose_weapons(play: Play, score: str, *places: int) -> Rules[None]:
    for each in places:
        if score == "strength" and _here(play.table, *places):
            yield from wielded_weapons.choose(play, each, guardians=False)


def _held(table: Table, place: int, score: str) -> wielded_weapons.Hold:
    """What the hero at *place* wields: in a battle what it has chosen, else what is best."""
    if score == "strength":
        return wielded_weapons.hold(table, place, guardians=False)
    most = heroes.printed(table, place).weapons
    return wielded_weapons.Hold(tuple(weapons_of(table, place, score)[:most]))


def battle(
    play: Play,
    place: int,
    other: int,
    stakes: Stakes,
    rule: str,
    loses: Loss = as_ever,
    score: str = "strength",
    all_out: str = "",
) -> Rules[int]:
    """Both roll open dice on that score, and then both may spend Fate (DTC-B03). Who has won; -1
    where neither has, or a hand took one of them off. By the rule *all_out*, if one is named,
    nobody may hold back: a Spell that is not cast is to be of no effect here."""
    armour.ready(play)
    changed = {place: 0, other: 0}
    hows: dict[int, dice.OpenRoll] = {}
    for each, against in ((place, other), (other, place)):
        aid, hurt, spelled = yield from _spells(play, each, score, all_out)
        hows[each] = spelled or open_rolls.how(play.table, each, score)
        changed[each] += aid
        changed[against] -= hurt
    yield from _choose_weapons(play, score, place, other)
    shown = yield from _rolled(play, place, other, stakes, hows)
    if not _here(play.table, place, other):
        return -1
    held = {each: _held(play.table, each, score) for each in shown}
    wielded_weapons.forget(play)
    totals = [
        max(0, in_fight(play.table, each, score, held[each].weapons).n + changed[each])
        + sum(shown[each])
        for each in shown
    ]
    words = "{} fights {}: {} against {}."
    pieces = [heroes.hero_at(play.table, each) for each in shown]
    play.say(words, *pieces, *totals, rule=rule)
    for each in shown:
        periods.has_fought(play, each)
    if totals[0] == totals[1]:
        return -1
    winner, loser = (place, other) if totals[0] > totals[1] else (other, place)
    yield from loses(play, loser, held[loser].both_hands)
    yield from play.happen(BeatsHero(who=winner, loser=loser))
    return winner


def _rolled(
    play: Play, place: int, other: int, stakes: Stakes, hows: Mapping[int, dice.OpenRoll]
) -> Rules[dict[int, list[int]]]:
    """What both show once each may have spent Fate (DTC-B03); nothing, once either has left."""
    sides = ((place, dice.OURS), (other, dice.THEIRS))
    chains: dict[int, list[dice.Die]] = {}
    for each, tray in sides:
        if not _here(play.table, place, other):
            return {}
        name = heroes.name_of(play.table, each)
        chains[each] = yield from dice.open_roll(play, name, tray=tray, how=hows[each], place=each)
    for each, tray in sides:
        name = heroes.name_of(play.table, each)
        if hows[each].fate and (yield from dice.fated(play, each, chains[each], stakes)):
            yield from dice.passed(play, each, dice.showing(play.table, chains[each])[-1])
            chains[each] = yield from open_rolls.last_again(
                play, name, chains[each], hows[each], tray=tray, place=each
            )
    shown = {each: dice.showing(play.table, chain) for each, chain in chains.items()}
    for each, sides_up in shown.items():
        for side in sides_up:
            yield from dice.settled(play, each, side, fight=True)
    return shown


def _spells(
    play: Play, place: int, score: str, all_out: str
) -> Rules[tuple[int, int, dice.OpenRoll | None]]:
    """DTC-295, DTC-B04: Spells before a fight, which may be cast at heroes now: what they add to
    the score of the hero at *place*, what they take from that of the other, and how they have that
    hero's die thrown."""
    none = Option("none", "No Spell")
    if all_out:
        none = Option("none", "No Spell has an effect here", warning="Nobody may hold back.")
    aid = hurt = 0
    how: dice.OpenRoll | None = None

    def options() -> list[Option]:
        listed = spells.options(play, place, ("combat",))
        ruled = play.table.house_rules
        able = [o for o in listed if o.is_open(ruled) and _is_about(play.table, o, score)]
        return [none, *able]

    while len(options()) > 1:
        fight = "battle" if score == "strength" else "psychic combat"
        ask = f"{heroes.name_of(play.table, place)}: cast a Spell before the {fight}?"
        option = yield from asks(play, place, ask, options)
        if option.key == "none":
            break
        yield from spells.cast(play, place, play.table.pieces[int(option.value)])
        aid += play.table.count(f"aid_{score}")
        hurt += play.table.count(f"hurt_{score}")
        how = open_rolls.changed(play.table, open_rolls.OURS) or how
        for counter in AID:
            play.count(counter, 0)
    return aid, hurt, how


def _is_about(table: Table, option: Option, score: str) -> bool:
    """Whether a Spell changes that score, or how a die is thrown."""
    said = [sentence.clause for sentence in sentences(table.pieces[int(option.value)].name)]
    return any(
        score_changes.score_of(clause) == score or clause.phrase is open_rolls.CHANGES
        for clause in said
    )


verb(
    GRAMMAR, "defeat a hero", CHARACTER, "[defeat] another character", deed=BeatsHero,
    only=("after",),
)  # fmt: skip
