"""Chapter C5f: quests of the Warlock's Cave: taken by a die, done as soon as they can be."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.combat.deeds import DEFEATS
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.running import Meeting, asks, sentences
from tabletop.games.darkest.party.tokens import Loses
from tabletop.games.darkest.road.moving import Teleports
from tabletop.games.darkest.road.offers import give_talisman
from tabletop.packs.library import by_name
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tabletop.table.zone import Zone

QUEST = "quest"
"""On a hero's card: what the die showed."""
WORDS = {
    1: "defeat an Enemy", 2: "defeat an Enemy", 3: "give up a Follower",
    4: "give up a Magic Object", 5: "pay 3 gold", 6: "pay 2 gold",
}  # fmt: skip
"""DTC-B29."""


DECK, DISCARDS = "quests", "quest-discard"
"""DTC-023: the Quest cards, where a module brings some; each hero's lies in `quest:` its place."""


def lay_deck(table: Table, cards: Iterable[content.Quest]) -> None:
    """DTR-003: those of all modules are one deck."""
    if DECK not in table.zones:
        zones = [Zone(DECK), Zone(DISCARDS, "everyone")]
        for place in heroes.PLACES:
            owner = place % len(table.seats)
            zones.append(Zone(f"quest:{place}", "everyone", owner, kind="quest", number=place,
                              live=True))  # fmt: skip
        table.zones |= {zone.name: zone for zone in zones}
    for card in cards:
        verbs.add(table, card.id, DECK)


@PHRASES.action("{who} [accept] a quest")
def accept(context: Meeting, who: int) -> Rules[bool]:
    """DTC-167: one quest each; a card where there are some (DTR-004), otherwise by the die."""
    play, hero = context.play, heroes.hero_at(context.play.table, who)
    if hero.counters.get(QUEST, 0):
        return False
    if DECK in play.table.zones:
        return (yield from _draws(play, who))
    shown = yield from dice.own(play, who, "the quest", "DTC-167")
    play.count(QUEST, shown, hero)
    play.say("{}: {}.", hero, WORDS[shown], rule="DTC-168")
    return True


def _draws(play: Play, who: int) -> Rules[bool]:
    """DTR-004."""
    if play.table[f"quest:{who}"]:
        return False
    if not play.table[DECK]:
        for done in play.table[DISCARDS]:
            play.move(done, DECK, face_up=False)
        yield from play.shuffle(DECK, rule="DTR-003")
    card = yield from play.top(DECK, rule="DTR-004")
    if card is None:
        return False
    play.move(card, f"quest:{who}", face_up=True)
    play.say("{}: {}.", heroes.hero_at(play.table, who), card, rule="DTR-004")
    return True


@PHRASES.action("complete this quest")
def complete(context: Meeting) -> bool:
    """DTR-005: it is done; what comes of that, comes once all else is settled."""
    hero = heroes.card_of(context.table, context.you)
    if hero is None:
        return False
    context.play.count(QUEST, heroes.QUEST_DONE, hero)
    context.play.move(context.card, DISCARDS, face_up=True)
    return True


def settle(play: Play) -> Rules[None]:
    """DTC-169, DTC-170: what can be completed is, and the party stands before the Cave."""
    for place in heroes.living(play.table):
        asked = heroes.has(play.table, place, QUEST)
        if asked and _can(play.table, place) and not heroes.is_bound(play.table):
            yield from _complete(play, place)


def guardians_beaten(play: Play) -> None:
    """DTC-170: a victory over Guardians counts for all who were asked to defeat an Enemy."""
    if play.table.options["quest_guardian"] == "off":
        return
    for place in heroes.living(play.table):
        hero = heroes.hero_at(play.table, place)
        if 0 < hero.counters.get(QUEST, 0) < 3:
            play.count(QUEST, heroes.QUEST_DONE, hero)
        for card in play.table[f"quest:{place}"] if DECK in play.table.zones else ():
            if _asks_for_any_enemy(card.name):
                play.count(QUEST, heroes.QUEST_DONE, hero)
                play.move(card, DISCARDS, face_up=True)


@by_name
def _asks_for_any_enemy(name: str) -> bool:
    heads = (s.clause.heads.get("trigger") for s in sentences(name))
    return any(
        head is not None and head.phrase is DEFEATS and head.values["kind"] == "enemy"
        for head in heads
    )  # fmt: skip


def _can(table: Table, place: int) -> bool:
    quest = heroes.has(table, place, QUEST)
    if quest in (3, 4):
        return bool(_gifts(table, place, quest))
    return quest == heroes.QUEST_DONE or heroes.has(table, place, "gold") >= {5: 3, 6: 2}.get(
        quest, 10**6
    )


def _gifts(table: Table, place: int, quest: int) -> list[Piece]:
    if quest == 3:
        return table[f"followers:{place}"]
    return [
        item for item in heroes.carried(table, place)
        if isinstance(of := content.card(item.name), content.Magic) and of.sort != "talisman"
    ]  # fmt: skip


def _complete(play: Play, place: int) -> Rules[None]:
    hero = heroes.hero_at(play.table, place)
    quest = hero.counters.get(QUEST, 0)
    if quest in (3, 4):
        option = yield from asks(play, place, f"The quest: {WORDS[quest]}. Which?", lambda: [
            Option(f"{p.name}#{p.id}", content.title(p.name), (p.id,), value=p.id)
            for p in _gifts(play.table, place, quest)
        ])  # fmt: skip
        lying.put_away(play, play.table.pieces[int(option.value)])
    elif quest in (5, 6):
        n = 3 if quest == 5 else 2
        yield from play.happen(Loses(who=place, n=n, token="gold", rule="DTC-B29"))
    play.count(QUEST, 0, hero)
    play.say("{} has completed the quest.", hero, rule="DTC-170")
    give_talisman(play, place)
    here = heroes.located(play.table, heroes.at(play.table)) if heroes.at(play.table) else None
    if here is None or here.name != "warlocks-cave":
        yield from play.happen(Teleports(place="warlocks-cave"))
