"""Showing: what stands on the cards, as players read it."""

from __future__ import annotations

from tabletop.cardtext.parse import as_printed
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.card_kinds import book_of
from tabletop.packs.cards import Card
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Printed

KINDS = {
    content.HeroCard: "Hero", content.Event: "Event", content.Stranger: "Stranger",
    content.Place: "Place", content.Follower: "Follower", content.Spell: "Spell",
    content.Magic: "Magic Object", content.Purchase: "Purchase", content.Location: "Location",
    content.Enemy: "Enemy", content.Thing: "Object",
}  # fmt: skip

SORTS = {
    "body": "Body armour",
    "head": "Head armour",
    "hand": "Hand armour",
    "mount": "Mount",
    "pet": "Pet",
    "bag": "Gold",
    "other": "",
}
"""What sorts of Objects are called, where that is another word."""


FOES = {
    "werewolf": ("Monster", "One comes for each hero. Two dice set its Strength."),
    "pit-fiend": ("Monster", "Each hero rolls a die; together they show how many appear."),
    "valley-spirit": ("Spirit", "It has one die of Craft for each Talisman used on the climb."),
}
"""Enemies that no deck has: what they are, and how they come to be."""


THINGS = {
    "talisman": "Each try at the Portal and beyond it costs one Talisman.",
    "bow": "Before a battle, pay 1 gold and roll the D6. The Enemy loses half that much Strength.",
    "raft": "It carries the party over the Storm River.",
    "body": "When you lose a battle, it may save your Life and your Strength.",
    "head": "When you lose, it may save your Life, and in psychic combat your Craft.",
    "hand": "Once in a combat, when you lose, it may save your Life and your score.",
    "bag": "You may cash it for {} gold.",
    "princess": "At the Castle you heal 2 Life for free.",
    "water-bottle": "You lose no Life to the Desert.",
}
"""What things do that have no sentence of their own, by their ids or sorts (DTC-262, DTC-B07,
DTC-163, DTC-196 to DTC-199, DTC-B27, DTC-B19)."""

ARMOUR = ("body", "head", "hand")
"""What is worn there saves from a number on; some that modules bring does not."""


IN_SHORT = {
    "sword": "+1 Strength",
    "axe": "+1 Strength, builds a Raft",
    "yew-bow": "A shot before a battle",
    "mule": "4 more slots",
    "water-bottle": "For the Desert",
}
"""What the Blacksmith's goods are bought for, in few words."""


@by_name
def printed(name: str) -> Printed:
    """All that stands on the card called *name*."""
    if name in FOES:
        subtype, words = FOES[name]
        return Printed("Enemy", (words,), epithet=subtype)
    of = content.card(name.removesuffix("-figure"))
    if of is None:
        return Printed()
    sentences, by_hand = as_printed(of.text, book_of(of.id))
    sentences += _in_short(of)
    kind = "Quest" if isinstance(of, content.Quest) and not of.home else KINDS.get(type(of), "")
    return Printed(
        kind, sentences, of.flavour, _tags(of), by_hand=by_hand, epithet=_epithet(of),
        in_short=_for_sale(of),
    )  # fmt: skip


def _for_sale(of: Card) -> str:
    """What a thing is bought for, in few words."""
    if isinstance(of, content.Thing) and of.saves:
        return f"Saves on {of.saves}+" if of.saves < 6 else f"Saves on {of.saves}"
    return IN_SHORT.get(of.id, "")


def _in_short(of: Card) -> tuple[str, ...]:
    """What a place asks of those who come there, and what a thing does, beside what its sentences
    say."""
    if isinstance(of, content.Location) and of.in_short:
        return (of.in_short,)
    if isinstance(of, content.Quest) and of.pays:
        enemy = content.enemy(of.wanted)
        whom = enemy.name if enemy is not None else f"any {of.wanted.capitalize()}"
        return (f"In a village it pays {of.pays} gold for a trophy: {whom}.",)
    if of.id in THINGS:
        return (THINGS[of.id],)
    if isinstance(of, content.Thing) and of.sort in THINGS and (of.saves or of.sort not in ARMOUR):
        return (THINGS[of.sort].format(of.value),)
    if isinstance(of, content.Location) and of.dice:
        dice = "1 die" if of.dice == 1 else f"{of.dice} dice"
        return (f"The party draws as many cards as shown on {dice}.",)
    return ()


def _epithet(of: Card) -> str:
    """What a card is beside its kind, and whether nothing can burn it."""
    fireproof = isinstance(of, content.Encounter) and of.fireproof
    found = (_sort_of(of), "fireproof" if fireproof else "")
    return ", ".join(filter(None, found))


def _sort_of(of: Card) -> str:
    """Nothing of a place: whether it is a Trove depends on what lies beyond it (DTX-025), so that
    stands where a road is chosen."""
    if isinstance(of, content.Enemy):
        return of.subtype
    if isinstance(of, content.Thing):
        return SORTS.get(of.sort, of.sort.capitalize())
    if isinstance(of, content.Follower):
        return "Mount" if of.mount else ""
    return of.alignment.capitalize() if isinstance(of, content.HeroCard) else ""


def _tags(of: Card) -> dict[str, str]:
    if isinstance(of, content.HeroCard):
        return {stat.capitalize(): f"{of.start(stat)}" for stat in content.STATS}
    if isinstance(of, content.Enemy):
        found = {"Strength": of.strength, "Craft": of.craft}
        return {label: f"{n}" for label, n in found.items() if n is not None}
    if isinstance(of, content.Thing):
        tags = {"Saves": f"{of.saves}+"} if of.saves else {}
        tags |= {"Price": f"{of.price}"} if of.price else {}
        tags |= {"Worth": f"{of.value}"} if of.value else {}
        tags |= {"Slots": f"{of.slots}"} if of.slots > 1 else {}
        return tags | ({"Only": of.only.capitalize()} if of.only else {})
    return {}
