"""Chapter C5f: quests of the Warlock's Cave: taken by a die, done as soon as they can be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.card_option import card_option
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR
from tabletop.games.darkest.combat.fight_effects import DEFEAT
from tabletop.games.darkest.ground import lots, space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import dice, heroes, object_use
from tabletop.games.darkest.party.executor import NEEDS, VAIN, Meeting, asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.bargains.offers import give_talisman
from tabletop.games.darkest.road.journey.teleports import Teleports, is_held
from tabletop.grammar.nouns import Thing
from tabletop.grammar.verb import verb
from tabletop.packs.library import by_name
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

QUEST = "quest"
"""On a hero's card: what the die showed."""
WORDS = {
    1: "defeat an Enemy",
    2: "defeat an Enemy",
    3: "give up a Follower",
    4: "give up a Magic Object",
    5: "pay 3 gold",
    6: "pay 2 gold",
}
"""DTC-B29."""
PRICES = {5: 3, 6: 2}
"""How much gold it asks for."""
REWARDS = "quest-reward"
"""Modules bring what else a hero may have who is done with a quest under this name."""


class Reward(Struct, frozen=True, kw_only=True):
    """What one may have for a quest, in `words`: how it is given to the hero at a place, and
    whether there is any."""

    name: str
    words: str
    give: Callable[[Play, int], Rules[None]]
    is_there: Callable[[Table], bool] = lambda table: True


DECK, DISCARDS = "quests", space_positions.QUESTS
"""DTC-023: the Quest cards, where a module brings some; each hero's lies in `quest:` its place."""


def lay_deck(table: Table, cards: Sequence[content.Quest]) -> None:
    """DTC-023: those of all modules are one deck; cards of a lot lie where that is drawn from."""
    of = {lot.name: lot.draws for lot in lots.listed(table)}
    drawn = dict.fromkeys(of.get(card.home, DECK) for card in cards)
    for name in drawn:
        table.zones.setdefault(name, Zone(name))
    if DECK in drawn:
        table.zones.setdefault(DISCARDS, Zone(DISCARDS, "everyone"))
    _lay_places(table)
    for card in cards:
        for _ in range(card.copies):
            verbs.add(table, card.id, of.get(card.home, DECK))


def _lay_places(table: Table) -> None:
    """Room before each hero for quests, and for cards of lots."""
    zones = [Zone(lot.discards, "everyone") for lot in lots.listed(table)]
    for place in heroes.PLACES:
        owner = place % len(table.seats)
        zones.append(
            Zone(f"quest:{place}", "everyone", owner, kind="quest", number=place, live=True)
        )
    for zone in zones:
        table.zones.setdefault(zone.name, zone)


def _has_quest(table: Table, place: int, values: dict[str, Any]) -> str:
    """Why nothing comes of accepting a second quest."""
    return f"{heroes.name_of(table, place)} has a quest already." if _has_one(table, place) else ""


def accept(context: Meeting, who: int) -> Rules[bool]:
    """DTC-167: one quest each; a card where there are some (DTC-023), otherwise by the die."""
    play, hero = context.play, heroes.hero_at(context.play.table, who)
    if _has_one(play.table, who):
        return False
    if DECK in play.table.zones:
        return (yield from _draws(play, who))
    shown = yield from dice.own(play, who, "the quest", "DTC-167", means=WORDS.__getitem__)
    play.count(QUEST, shown, hero)
    play.say("{}: {}.", hero, WORDS[shown], rule="DTC-168")
    return True


def _draws(play: Play, who: int) -> Rules[bool]:
    """DTC-023: once none is left, those that are done are shuffled into a new deck."""
    if not play.table[DECK]:
        for done in play.table[DISCARDS]:
            play.move(done, DECK, face_up=False)
        yield from play.shuffle(DECK, rule="DTC-023")
    card = yield from play.top(DECK, rule="DTC-167")
    if card is None:
        return False
    play.move(card, f"quest:{who}", face_up=True)
    play.say("{}: {}.", heroes.hero_at(play.table, who), card, rule="DTC-167")
    return True


def complete(context: Meeting, who: int) -> bool:
    """DTC-169: it is done; what comes of that, comes once all else is settled."""
    hero = heroes.card_of(context.table, who)
    if hero is None or not _has_one(context.table, who):
        return False
    is_done(context.play, hero)
    if isinstance(content.card(context.card.name), content.Quest):
        context.play.move(context.card, DISCARDS, face_up=True)
    return True


def settle(play: Play) -> Rules[None]:
    """DTC-169, DTC-170: what can be completed is, and the party stands before the Cave; held on its
    way there it goes as soon as nothing holds it."""
    for place in heroes.here(play.table) if _sent(play.table) else ():
        if not _has_one(play.table, place):
            continue
        if heroes.is_bound(play.table):
            return
        yield from business(_complete(play, place), None)
        if heroes.is_bound(play.table):  # by a card that was met for it: the party goes there first
            return
        if heroes.has(play.table, place, QUEST) != heroes.QUEST_DONE:
            continue
        if _is_rewarded_here(play.table):
            yield from _rewarded(play, place)
        else:
            cave = next(each.id for each in atlas(play.table).locations() if each.rewards)
            if not is_held(play.table, cave):
                yield from play.happen(Teleports(place=cave))


def reward(play: Play) -> Rules[None]:
    """DTC-170: once the party stands where quests are rewarded, before all else, those who are done
    with one are rewarded each."""
    for place in heroes.here(play.table) if _is_rewarded_here(play.table) else ():
        if heroes.has(play.table, place, QUEST) == heroes.QUEST_DONE:
            yield from _rewarded(play, place)


def _is_rewarded_here(table: Table) -> bool:
    here = heroes.located(table, heroes.at(table)) if heroes.at(table) else None
    return here is not None and content.rewards(here.name)


def _rewarded(play: Play, place: int) -> Rules[None]:
    """DTC-170, DTS-004: a Talisman, or what else there is to be had for it."""
    play.count(QUEST, 0, heroes.hero_at(play.table, place))
    listed: list[Reward] = play.game.records_of(REWARDS)
    found = [TALISMAN, *(each for each in listed if each.is_there(play.table))]
    given = TALISMAN
    if len(found) > 1:
        option = yield from asks(play, place, "What is the quest's reward?", lambda: [
            Option(each.name, each.words) for each in found
        ], "DTC-170")  # fmt: skip
        given = next(each for each in found if each.name == option.key)
    yield from given.give(play, place)


TALISMAN = Reward(name="talisman", words="A Talisman", give=give_talisman)


def guardians_beaten(play: Play) -> None:
    """DTC-170: a victory over Guardians counts for all who were asked to defeat an Enemy."""
    if play.table.options["quest_guardian"] == "off":
        return
    for place in heroes.here(play.table):
        hero = heroes.hero_at(play.table, place)
        if 0 < hero.counters.get(QUEST, 0) < 3:
            play.count(QUEST, heroes.QUEST_DONE, hero)
        for card in lots.held(play.table, place, None):
            if _asks_for_any_enemy(card.name):
                play.count(QUEST, heroes.QUEST_DONE, hero)
                play.move(card, DISCARDS, face_up=True)


@by_name
def _asks_for_any_enemy(name: str) -> bool:
    heads = (s.clause.heads.get("trigger") for s in sentences(name))
    return any(
        head is not None and head.phrase is DEFEAT["after"] and head.values["foe"] == Thing()
        for head in heads
    )


def _gifts(table: Table, place: int, quest: int) -> list[Piece]:
    if quest == 3:
        return table[f"followers:{place}"]
    return [
        item
        for item in heroes.carried(table, place)
        if isinstance(of := content.card(item.name), content.Magic) and of.sort != "talisman"
    ]


def _complete(play: Play, place: int) -> Rules[None]:
    """DTC-169: whatever price a quest has is paid as soon as it can be, and what of it was begun is
    done (DTF-038)."""
    table, hero = play.table, heroes.hero_at(play.table, place)
    quest = hero.counters.get(QUEST, 0)
    for card in lots.held(table, place, None):
        if not object_use.is_by_choice(card.name) or space_positions.BEGUN in card.counters:
            yield from object_use.use(play, place, card)
    if quest in (3, 4) and _gifts(table, place, quest):
        option = yield from asks(
            play,
            place,
            f"The quest: {WORDS[quest]}. Which?",
            lambda: [*map(card_option, _gifts(play.table, place, quest))],
        )
        space_positions.put_away(play, play.table.pieces[int(option.value)])
    elif quest in PRICES and heroes.has(table, place, "gold") >= PRICES[quest]:
        yield from play.happen(Loses(who=place, n=PRICES[quest], token="gold", rule="DTC-B29"))
    else:
        return
    is_done(play, hero)


def is_done(play: Play, hero: Piece) -> None:
    """What the quest of *hero* asked for is done; the Talisman waits at the Cave."""
    play.count(QUEST, heroes.QUEST_DONE, hero)
    play.say("{} has completed the quest.", hero, rule="DTC-170")


VAIN[accept] = _has_quest
NEEDS[accept] = lambda table, place, said: not _has_one(table, place)

verb(GRAMMAR, "accept a quest", CHARACTER, "[accept] a quest", does=accept, only=("done",))
verb(GRAMMAR, "complete", CHARACTER, "[complete] this quest", does=complete, only=("done",))


heroes.MEMORY.watch({QUEST})


@partial(heroes.MEMORY.until_changed, on=heroes.BEARING | {QUEST})
def _sent(table: Table) -> list[int]:
    """DTC-167: the places of those who have a quest."""
    return [
        place
        for place in heroes.PLACES
        if heroes.has(table, place, QUEST) > 0 or lots.held(table, place, None)
    ]


def _has_one(table: Table, place: int) -> bool:
    """Whether the hero at *place* has a quest."""
    return place in _sent(table)
