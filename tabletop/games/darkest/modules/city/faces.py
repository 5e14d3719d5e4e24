"""What stands on the pieces of the box, beside what stands on all cards."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.city import jail, posters
from tabletop.games.darkest.showing.printed import printed
from tabletop.play.rules.game import Printed

IN_SHORT = {
    "city-riding-horse": "Skips even spaces",
    "city-crystal-sceptre": "Craft against the unmet",
    "city-fex": "Sees the next card",
    "city-hopper": "No need of Places",
    "city-stinker": "Shifts an Enemy",
    "city-stompy": "Discards an open card",
    "city-terrance": "A Draw Spot twice",
    "city-wart": "Makes Toads",
    "city-whiskers": "Buries an Event",
    "city-flight-potion": "To any space of the road",
    "city-vial-of-poison": "An Enemy has 1 less",
    "city-red-draught": "Regain 2 Life",
    "city-bottled-courage": "+3 Strength, once",
    "city-clear-eyes": "2 Fate, or a look ahead",
    "city-sleeping-powder": "Evade an Enemy",
    "city-antidote": "Saves another's Life",
    "city-elixir-of-manners": "Another alignment",
    "city-rapier": "+2 Strength as leader",
    "city-halberd": "+3 Strength in battle",
    "city-cudgel": "+2 against Monsters",
    "city-sword-cane": "+2 against the unmet",
    "city-crossbow": "A bow, +3 against Dragons",
    "city-throwing-net": "Another's Enemy has 3 less",
    "city-wand-of-second-thoughts": "1 Fate: Enemy -3 Craft",
    "city-ring-of-small-print": "1 gold keeps your Fate",
    "city-back-stairs-boots": "Pass over 2 cards",
    "city-mirror-of-other-people": "+1 Craft a Follower",
    "city-second-hand-halo": "+2 Craft while Good",
    "city-hanged-clerks-hand": "1 Fate: steal 2 gold",
    "city-haunted-blade": "+2 Strength, for a fee",
    "city-cloak-of-good-company": "Evade Monsters unarmed",
    "city-bow-of-deniability": "Others' wins bring Fate",
    "city-borrowed-time": "All Life for all Fate",
    "city-hat-of-station": "+1 Strength for the richest",
    "city-bottomless-purse": "2 gold at a Place",
    "city-marked-cards": "Orders hidden cards",
    "city-orb-on-approval": "Sees the next card",
    "city-book-of-borrowings": "1 gold: other Spells",
    "city-mumbles": "Strangers order 3 cards",
    "city-snatch": "Gold for most wins",
    "city-growler": "+2 against Monsters",
    "city-lullaby": "Lost turns bring Fate",
    "city-old-tom": "Saves you once",
    "city-hackney": "1 gold: a space ahead",
    "city-sedan-chair": "+1 Craft behind a leader",
    "city-dray-horse": "6 more slots, no evading",
    "city-stolen-charger": "+1 Strength, risks Jail",
    "city-racehorse": "Evade Monsters as leader",
    "city-goat-cart": "2 more slots, may spill",
}
"""What its wares are bought for, in few words."""


def on_a_piece(name: str) -> Printed:
    """What stands on the Jail, and on posters."""
    if name == jail.ZONE:
        return Printed("Jail", (f"Pay {jail.BAIL} gold or roll {jail.FREE_FROM} or 6 to get out.",))
    if content.lot(name) == posters.LOT.name:
        whom = content.wanted(name).capitalize()
        if whom.lower() in content.ALIGNMENTS:
            line = (
                f"You may fight any other {whom} character for the Life that it has, in gold. "
                "Good characters fight nobody for it."
            )
        else:
            line = f"It pays the printed Strength or Craft of each {whom} trophy."
        return replace(printed(name), kind="Wanted Poster", sentences=(line,))
    found = printed(name)
    return replace(found, in_short=IN_SHORT[name]) if name in IN_SHORT else found
