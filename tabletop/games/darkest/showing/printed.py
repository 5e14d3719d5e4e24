"""Showing: what stands on the cards, as players read it."""

from __future__ import annotations

from tabletop.cardtext.parse import as_printed
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.packs.cards import Card
from tabletop.packs.library import by_name
from tabletop.play.game import Printed

KINDS = {
    content.HeroCard: "Hero", content.Event: "Event", content.Stranger: "Stranger",
    content.Place: "Place", content.Follower: "Follower", content.Spell: "Spell",
    content.Magic: "Magic Object",
}  # fmt: skip


@by_name
def printed(name: str) -> Printed:
    """All that stands on the card called *name*."""
    of = content.card(name.removesuffix("-figure"))
    if of is None:
        return Printed()
    sentences, by_hand = as_printed(of.text, PHRASES)
    return Printed(_kind(of), sentences, of.flavour, _tags(of), by_hand=by_hand)


def _kind(of: Card) -> str:
    if isinstance(of, content.Enemy):
        return f"Enemy: {of.subtype}"
    if isinstance(of, content.Location):
        return {"road": "Road", "aid": "Aid", "trove": "Trove", "waypoint": "Waypoint",
                "tower": "Tower"}[of.category]  # fmt: skip
    if type(of) in KINDS:
        return KINDS[type(of)]
    return f"Object: {of.sort}" if isinstance(of, content.Thing) else ""


def _tags(of: Card) -> dict[str, str]:
    if isinstance(of, content.HeroCard):
        tags = {stat.capitalize(): f"{of.start(stat)}" for stat in content.STATS}
        return {**tags, "Alignment": of.alignment.capitalize()}
    if isinstance(of, content.Enemy):
        found = {"Strength": of.strength, "Craft": of.craft}
        return {label: f"{n}" for label, n in found.items() if n is not None}
    if isinstance(of, content.Thing):
        tags = {"Saves": f"{of.saves}+"} if of.saves else {}
        tags |= {"Slots": f"{of.slots}"} if of.slots > 1 else {}
        return tags | ({"Only": of.only.capitalize()} if of.only else {})
    return {}
