"""SCN-108: the result of a night, and the start of the next."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.scenario.board.field import field_of
from tabletop.games.scenario.campaign.lessons import WAY, cards_of, following, hero_of
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.night.ending import ENDED, WON
from tabletop.play.rules.campaign_words import CampaignWords, Kept
from tabletop.table.campaign import Aftermath, AnyWritten, Campaign, Counted, Hero, Recorded, Thing
from tabletop.table.table import Table

LAMPS = "lamps"
"""The name of the number that is kept from night to night."""


def _lit(was: int, now: int) -> str:
    """How many lamps stay lit after nights that were won, in words."""
    if was == now:
        return ""
    before = f"{was} of them from earlier nights" if was else "all of them from this night"
    return f"{'One lamp stays' if now == 1 else f'{now} lamps stay'} lit, {before}."


WORDS = CampaignWords(
    counts={LAMPS: _lit},
    kept={"cards": Kept("{} has learned {}.", "{} has given up {}.", "{} knows {}.")},
)
"""The words for everything that is kept from night to night."""


def begin(seats: int, options: dict[str, str]) -> Campaign:
    """A new campaign starts with the first night. Heroes are chosen at the table."""
    return Campaign(chapter=content.of_kind("scenario")[0].id)


def title(campaign: Campaign) -> str:
    """The title of the next night of *campaign*."""
    return content.title(campaign.chapter)


def aftermath(table: Table) -> Aftermath:
    """The result of the night on *table*. The lamps of a night that was won stay lit."""
    before = table.campaign
    assert before is not None
    night, won = content.night(content.night_of(table)), table.count(ENDED) == WON
    lamps = before.counted(LAMPS) + (len(field_of(table).lit) if won else 0)
    log: list[AnyWritten] = [
        Recorded(night.id, f"{night.name}: {'won' if won else 'lost'}."),
        Counted(LAMPS, lamps),
    ]
    words, next_ = "The night was won." if won else "The night was lost.", following(table)
    if not next_:
        ending = ending_of(lamps)
        log.append(Recorded(ending.id, f"{ending.name}. {ending.flavour}"))
        words = f"{words} {ending.name}."
    way = min(max(table.count(WAY), 1), max(len(next_), 1)) - 1
    return Aftermath(
        words=words,
        won=won,
        stands=f"{lamps} lamp{'' if lamps == 1 else 's'} lit",
        log=log,
        heroes=_heroes(table, before),
        chapter=next_[way] if next_ else "",
        over=not next_,
    )


def ending_of(lamps: int) -> content.Ending:
    """The ending that this number of *lamps* reaches."""
    endings = [card for card in content.of_kind("ending") if isinstance(card, content.Ending)]
    return max((e for e in endings if e.lamps <= lamps), key=lambda ending: ending.lamps)


def _unknown(before: Campaign, hero: str) -> list[Thing]:
    """The cards of *hero* whose pack is missing now. The pack may come back."""
    known = [each for each in before.heroes if each.id == hero]
    cards = (thing for each in known for thing in each.things.get("cards", ()))
    return [thing for thing in cards if content.ability(thing.name) is None]


def _heroes(table: Table, before: Campaign) -> list[Hero]:
    """The roster. A hero whose seat is gone stays in it."""
    found = {}
    for seat in range(len(table.seats)):
        hero = hero_of(table, seat)
        if hero:
            cards = [Thing(card.name) for card in cards_of(table, seat)]
            cards += _unknown(before, hero)
            found[hero] = Hero(hero, content.title(hero), seat, things={"cards": cards})
    taken = {hero.seat for hero in found.values()}
    gone = [hero for hero in before.heroes if hero.id not in found]
    gone = [replace(hero, seat=-1) if hero.seat in taken else hero for hero in gone]
    return [*gone, *found.values()]
