"""Chapter C7: one hero and one foe: evade or not, Spells and shots, weapons, and the open roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat import (
    armour,
    avoidance,
    bow_shots,
    fight_effects,
    foes,
    foes_dice,
    helped_battles,
    open_rolls,
    score_changes,
    toads,
    wielded_weapons,
)
from tabletop.games.darkest.combat.deeds import (
    Defeats,
    Evades,
    LosesFight,
    StandsOff,
    WouldFight,
)
from tabletop.games.darkest.combat.foes import COMES, Foe, foe_of, of_table, total
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.space_positions import HELD_FAST
from tabletop.games.darkest.party import (
    dice,
    fate_of_others,
    forced_fights,
    heroes,
    odds,
    periods,
    spells,
)
from tabletop.games.darkest.party.executor import Meeting
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import NO_USE, bears, in_fight, weapons_of
from tabletop.games.darkest.party.stakes import HIGH, Stakes, at_least
from tabletop.grammar.idiom import idiom
from tabletop.grammar.verb import verb
from tabletop.play.questions.decision import Decision, Late, Option, Together
from tabletop.play.rules.game import Contest
from tabletop.play.rules.modifiers import Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SIGNS = {"strength": "crossed-swords", "craft": "eye"}
"""The signs of what is fought on."""

EVADE = Option("evade", "Evade")
HELD = EVADE.blocked("DTC-182", "This hero has nothing that lets it evade.")

AID = (
    "aid_strength", "aid_craft", "hurt_strength", "hurt_craft", "foe_aid_strength", "foe_aid_craft",
    *open_rolls.CHANGED.values(),
)  # fmt: skip
"""Counters of the table while somebody fights: what Spells and shots have changed."""


@dataclass(frozen=True)
class Way:
    """A way to fight: on which score, with which weapons, and whether the foe's die is spared."""

    score: str
    with_craft: bool = False
    weapons: tuple[int, ...] = ()
    assassin: bool = False
    both_hands: bool = False


def fight(play: Play, place: int, foe: Foe) -> Rules[str]:
    """One combat of the hero at *place*: `won`, `lost`, `drawn`, `evaded`, `refused`, or `gone` if
    the foe is there no more."""
    _as_printed(play)
    score_changes.weakened(play, foe)
    if foe.piece >= 0:
        deed = yield from play.happen(
            WouldFight(who=place, foe=foe.piece, kind=foe.subtype, turned=foe.turned)
        )
        if deed.prevented or _is_gone(play.table, foe):
            return "gone"
    armour.ready(play)
    fight_effects.begins(play, foe)
    avoidance.note(play, place, foe)
    yield from fight_effects.tell(play, place, foe)
    outcome = yield from business(_combat(play, place, foe), otherwise="gone")
    fight_effects.forget(play, place, foe)
    toads.turns(play, place, foe.piece)
    fight_effects.begins(play, None)
    _as_printed(play)
    return outcome


def _as_printed(play: Play) -> None:
    """What Spells, shots and the foe itself have changed is for one combat."""
    periods.ends(play, "fight")
    for counter in (*AID, helped_battles.HELPER, forced_fights.BARRED):
        if counter in play.table.counters:
            play.count(counter, 0)
    wielded_weapons.forget(play)


def _combat(play: Play, place: int, foe: Foe) -> Rules[str]:
    while not _is_gone(play.table, foe):
        if heroes.card_of(play.table, place) is None or heroes.is_bound(play.table):
            return "gone"
        option: Option | list[Option] = yield lambda: _asked(play, place, foe)
        if isinstance(option, list):  # nobody was asked: a hand took away who fights, or the foe
            continue
        if option.key == "evade":
            yield from play.happen(Evades(who=place, foe=foe.piece, called=foe.title))
            yield from fight_effects.tell(play, place, foe, fight_effects.EVADE["after"])
            return "evaded"
        if option.key == "refuse":
            hero = heroes.hero_at(play.table, place)
            play.say("{} refuses to fight {}.", hero, foe.title, rule="DTS-023")
            return "refused"
        if option.key == "destroy":
            yield from play.happen(Defeats(who=place, foe=foe.piece, trophy=False))
            return "gone"
        if option.key.startswith("cast "):
            card = play.table.pieces[int(option.value)]
            met = play.table.pieces[foe.piece] if foe.piece >= 0 else None
            yield from spells.cast(play, place, card, met)
            continue
        if option.key.startswith("shoot "):
            bow = play.table.pieces[int(option.value)]
            if (yield from bow_shots.shoots_down(play, place, foe, bow)):
                periods.has_fought(play, place)
                yield from _beaten(play, place, foe, "strength", trophy=True)
                return "won"
            continue
        return (yield from _rolls(play, place, foe, _ways(play.table, place, foe)[option.key]))
    return "gone"


def _is_gone(table: Table, foe: Foe) -> bool:
    return foe.piece >= 0 and (
        table.count(COMES) > 0 or not space_positions.is_here(table, foe.piece)
    )


def _ways(table: Table, place: int, foe: Foe) -> dict[str, Way]:
    """DTC-B04, DTC-B05: how the hero at *place* may fight, by the keys of the options."""
    found: dict[str, Way] = {}
    useless, bow = (
        fight_effects.says(table, foe, NO_USE, "weapons"),
        wielded_weapons.shot(table, place),
    )
    both = bears(table, place, TWO_WEAPONS)
    for score in foe.scores:
        armed = [] if useless or (bow and not both) else weapons_of(table, place, score)
        if both and not bow and len(armed) > 1:
            found[f"{score} both"] = Way(score, weapons=tuple(armed[:2]), both_hands=True)
        for piece in armed:
            of = content.thing(table.pieces[piece].name)
            two = of is not None and of.two_handed
            found[f"{score} {table.pieces[piece].name}#{piece}"] = Way(
                score, weapons=(*bow, piece), both_hands=two or bool(bow)
            )
        found[score] = Way(score, weapons=bow)
    if foe.piece >= 0 and "strength" in foe.scores:
        if fight_effects.permits(table, place, "craft", foe):
            found["mind"] = Way("strength", with_craft=True)
        if fight_effects.permits(table, place, "assassinate", foe):
            best = next((way for key, way in found.items() if way.score == "strength"))
            found["assassinate"] = Way("strength", weapons=best.weapons, assassin=True)
    return found


def _value(table: Table, place: int, way: Way) -> Value:
    if way.with_craft:  # DTC-302: a battle in which weapons do not add
        return in_fight(table, place, "craft")
    return in_fight(table, place, way.score, way.weapons)


def _own(table: Table, place: int, way: Way) -> int:
    return _value(table, place, way).n


def _told(table: Table, place: int, foe: Foe, way: Way) -> str:
    """What the hero's side is made of, and its foe's if that is more than is printed; and how such
    a fight ends, before Fate and armour."""
    ours, theirs = _value(table, place, way), foes.value(table, place, foe, way.score)
    its = f" against {_in_parts(theirs)}" if len(theirs.parts) > 1 else ""
    won, drawn = odds.of_fight(ours.n - theirs.n, not way.assassin, *_dice(table, place, way))
    return f"{_in_parts(ours)}{its}: {won} of 100 won, {drawn} drawn."


def _dice(table: Table, place: int, way: Way) -> tuple[dice.OpenRoll, dice.OpenRoll]:
    """How both sides throw."""
    its = open_rolls.how(table, -1, way.score, against=place, weapons=way.weapons)
    return open_rolls.how(table, place, way.score, weapons=way.weapons), its


def _in_parts(value: Value) -> str:
    """The sum that makes a *value*."""
    first, *others = value.parts
    return " ".join([f"{first.n} {first.why}", *(f"{part.n:+d} {part.why}" for part in others)])


def contest(table: Table, place: int, card: Piece) -> Contest:
    """The fight of the hero at *place* with the Enemy that *card* is, in its best way."""
    foe = foe_of(card, turned=True)
    ahead = {
        way: _own(table, place, way) - total(table, place, foe, way.score)
        for way in _ways(table, place, foe).values()
        if not way.assassin
    }
    best = max(ahead, key=ahead.__getitem__)
    won, drawn = odds.of_fight(ahead[best], True, *_dice(table, place, best))
    name = "craft" if best.with_craft else best.score
    return Contest(
        heroes.hero_at(table, place).id,
        card.id,
        (_own(table, place, best), total(table, place, foe, best.score)),
        name.capitalize(),
        SIGNS[name],
        won,
        drawn,
        "1 Life",
    )


def _words(table: Table, place: int, foe: Foe, way: Way) -> tuple[str, str]:
    """What this way is called, and to people how such a fight ends."""
    read = not table.seats[heroes.speaker(table, place)].bot
    tells = _told(table, place, foe, way) if read else ""
    return _label(table, place, foe, way), tells


def _label(table: Table, place: int, foe: Foe, way: Way) -> str:
    names = {"strength": "Strength", "craft": "Craft"}
    how = " and ".join(content.title(table.pieces[piece].name) for piece in way.weapons)
    words = f"Fight with {how}" if how else f"Fight on {names[way.score]}"
    words = "Fight with Craft in place of Strength" if way.with_craft else words
    words = f"Assassinate ({words.lower()}, no die)" if way.assassin else words
    return f"{words}: {_own(table, place, way)} against {total(table, place, foe, way.score)}"


def _asked(play: Play, place: int, foe: Foe) -> Decision | Together:
    """How it is fought, unless a hand left nobody to ask."""
    if _is_gone(play.table, foe) or heroes.card_of(play.table, place) is None:
        return Together([])
    return _question(play, place, foe)


def _question(play: Play, place: int, foe: Foe) -> Decision:
    table, options = play.table, list[Option]()
    hero = heroes.hero_at(table, place).id
    name, evades = heroes.name_of(table, place), fight_effects.may_evade(table, place, foe)
    fast = foe.piece >= 0 and table.pieces[foe.piece].counters.get(HELD_FAST, 0) > 0
    seen = (foe.piece,) if foe.piece >= 0 and table.pieces[foe.piece].face_up else ()
    for key, way in _ways(table, place, foe).items():
        pieces = (*way.weapons, hero, *seen) if seen and not fast else (*way.weapons, *seen)
        words = partial(_words, table, place, foe, way)
        option: Option = Late(key, "", pieces, words=words)
        if fast:
            option = option.blocked("DTC-315", "You cannot attack it this Party Turn.")
        options.append(option)
    there = [table.pieces[piece].zone for piece in seen]
    options += [
        replace(each, zones=(*each.zones, *there))
        for each in spells.options(play, place, ("any", "combat"))
    ]
    options += bow_shots.offers(table, place, foe)
    if fight_effects.permits(table, place, "destroy", foe):
        options.append(Option("destroy", f"Destroy {foe.title}"))
    if fight_effects.permits(table, place, "refuse", foe):
        options.append(Option("refuse", "Refuse to fight"))
    options = avoidance.left_to(table, place, options)
    options.append(EVADE if evades else _held(table, place, foe))
    scores = " or ".join(f"{s.capitalize()} {total(table, place, foe, s)}" for s in foe.scores)
    what = "fight it, or evade" if evades else f"how does {name} fight it"
    ask = f"{name} meets {foe.title} ({scores}): {what}?"
    return Decision(heroes.speaker(table, place), ask, "DTC-185", options)


def _held(table: Table, place: int, foe: Foe) -> Option:
    """Why the hero at *place* cannot evade *foe*."""
    let = fight_effects.is_let_evade(table, place, foe)
    return EVADE.blocked(*forced_fights.WHY) if let else HELD


def _foe_rolls(
    play: Play, place: int, foe: Foe, score: str, how: dice.OpenRoll
) -> Rules[list[dice.Die]]:
    """What *foe* rolls against the hero at *place*, once all that may turn it has been asked."""
    yield from foes_dice.is_about_to_throw(play, foe, score)
    against = yield from dice.open_roll(play, foe.title, tray=dice.THEIRS, how=how)
    if against and (yield from fate_of_others.turned(play, foe.title, against[-1])):
        against = yield from open_rolls.last_again(play, foe.title, against, how, tray=dice.THEIRS)
    toads.notes(play, [die.side for die in against])
    against = yield from foes_dice.again(play, place, foe, against, how)
    against = yield from foes_dice.turned(play, foe, against)
    toads.notes(play, dice.showing(play.table, against))
    return against


def _rolls(play: Play, place: int, foe: Foe, way: Way) -> Rules[str]:
    """DTC-190, DTC-B04: both roll, sixes again; then Fate; the higher wins."""
    hero = heroes.hero_at(play.table, place)
    helped, own = 0, "craft" if way.with_craft else way.score
    if way.score == "strength":
        ahead = _own(play.table, place, way) - total(play.table, place, foe, way.score)
        helped = yield from helped_battles.call_for_help(play, place, foe, own, ahead)
    how, its_way = _dice(play.table, place, way)
    chain = yield from dice.open_roll(play, heroes.name_of(play.table, place), how=how, place=place)
    against: list[dice.Die] = []
    if not way.assassin:
        against = yield from _foe_rolls(play, place, foe, way.score, its_way)
    play.say("{} rolls {}, {} {}.", hero, _chain(play, chain), foe.title, _chain(play, against),
             rule="DTC-190")  # fmt: skip
    fate = how.fate and dice.may_spend(play, place)
    if fate and (yield from _spends(play, place, foe, way, chain, against)):
        yield from dice.passed(play, place, dice.showing(play.table, chain)[-1])
        name = heroes.name_of(play.table, place)
        chain = yield from open_rolls.last_again(play, name, chain, how, place=place)
        play.say("{} rolls again: {}.", hero, _chain(play, chain), rule="DTC-B03")
    chain = yield from _second_thoughts(play, place, chain, how)
    ours, theirs = dice.showing(play.table, chain), dice.showing(play.table, against)
    for shown in ours:
        yield from dice.settled(play, place, shown, fight=True)
    if heroes.card_of(play.table, place) is None:
        return "gone"
    mine = _own(play.table, place, way) + sum(ours)
    its = total(play.table, place, foe, way.score) + sum(theirs)
    play.say("{}: {} against {}.", hero, mine, its, rule="DTC-189")
    periods.has_fought(play, place)
    if mine > its:
        yield from _beaten(play, place, foe, way.score, trophy=not way.assassin)
        yield from helped_battles.share_outcome(play, helped, mine - its, ())
        return "won"
    if mine < its or fight_effects.says(play.table, foe, fight_effects.WINS_TIES):
        useless = fight_effects.says(play.table, foe, NO_USE, "armour")
        had = heroes.has(play.table, place, "life")
        lost = yield from armour.lose(
            play, place, way.score, both_hands=way.both_hands, useless=useless
        )
        lives = had - heroes.has(play.table, place, "life")
        yield from helped_battles.share_outcome(play, helped, mine - its, lost)
        fight_effects.remember(play, place, foe)
        deed = LosesFight(who=place, foe=foe.piece, lives=lives, score=way.score)
        yield from play.happen(deed)
        yield from fight_effects.tell(play, place, foe, fight_effects.LOSE_TO["after"])
        return "lost"
    play.say("Neither wins.", rule="DTC-195")
    yield from play.happen(StandsOff(who=place, foe=foe.piece))
    return "drawn"


def _second_thoughts(
    play: Play, place: int, chain: list[dice.Die], how: dice.OpenRoll
) -> Rules[list[dice.Die]]:
    """The *chain* that the hero at *place* has thrown as it and the others leave it: what lets it
    throw its last die again, and Fate that turns the dice of others (DTW-002)."""
    name = heroes.name_of(play.table, place)

    def again(nth: int) -> Rules[list[dice.Die]]:
        return (yield from dice.open_roll(play, name, behind=nth, how=how, place=place))

    yield from dice.second_thoughts(play, place, chain, again, chain=True)
    return chain


def _spends(
    play: Play, place: int, foe: Foe, way: Way, chain: list[dice.Die], against: list[dice.Die]
) -> Rules[bool]:
    """DTC-B03: whether the hero at *place* spends Fate on its last die, seeing how it is about to
    end."""
    if fight_effects.says(play.table, foe, NO_USE, "fate"):
        return False

    def sides() -> tuple[int, int]:
        table = play.table
        mine = _own(table, place, way) + sum(dice.showing(table, chain))
        return mine, total(table, place, foe, way.score) + sum(dice.showing(table, against))

    def comes(shown: Sequence[int]) -> str:
        mine, its = sides()
        ends = "won" if mine > its else "lost" if mine < its or wins_draws else "drawn"
        return f"{mine} against {its}, which is {ends}"

    def vain(shown: Sequence[int]) -> str:
        mine, its = sides()
        name = heroes.name_of(play.table, place)
        return f"{name} has already won: another roll can only be worse." if mine > its else ""

    wins_draws = fight_effects.says(play.table, foe, fight_effects.WINS_TIES)

    def needs(shown: Sequence[int], nth: int) -> str:
        mine, its = sides()
        return at_least(its - (mine - shown[nth]) + 1, not wins_draws)

    stakes = Stakes(f"the fight against {foe.title}", comes, HIGH, vain, needs)
    return (yield from dice.fated(play, place, chain, stakes))


def _chain(play: Play, chain: list[dice.Die]) -> str:
    return "+".join(map(str, dice.showing(play.table, chain))) if chain else "no die"


def _beaten(play: Play, place: int, foe: Foe, score: str, *, trophy: bool) -> Rules[None]:
    words = "{} beats {}."
    play.say(words, heroes.hero_at(play.table, place), foe.title, rule="DTC-B04")
    deed = Defeats(who=place, foe=foe.piece, trophy=trophy, turned=foe.turned, score=score)
    yield from play.happen(deed)
    yield from fight_effects.tell(play, place, foe, fight_effects.DEFEAT["after"])
    if play.table.count(forced_fights.BARRED):
        yield from forced_fights.has_won(play, place)


# --- how it is said -------------------------------------------------------------------------------


def fights(context: Meeting, who: int, brute: str, score: str, n: int) -> Rules[None]:
    """DTC-B36: ordinary combat with somebody who has no card."""
    yield from fight(context.play, who, of_table(brute, score, n))


verb(
    GRAMMAR, "fight somebody without a card", CHARACTER, "[fight] {brute} of {score} {n}",
    does=fights, slots={"brute": "brute", "score": "score", "n": "number"}, only=("done",),
    reveals=True,
)  # fmt: skip
TWO_WEAPONS = idiom(GRAMMAR, "trait", "you may fight with two weapons , but no shield")
