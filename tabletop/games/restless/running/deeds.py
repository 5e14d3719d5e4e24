"""What happens in The Restless and cards may speak of, each a kind of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from tabletop.play.rules.deeds import Deed, Doing
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece


class Happens(Deed, gc=False):
    """Something that happens to the Character in slot `who` (-1: to the party).

    `n` may be changed by those who react before it, `target` is the Target's piece, `by` the piece
    it is done with. `told` is how it is told once it has happened.
    """

    who: int = -1
    n: int = 0
    target: int = -1
    by: int = -1

    told: ClassVar[str] = ""

    def do(self, play: Play) -> Doing:
        """As a chapter says; else it says itself: that something begins, or has come out so."""
        doing = _CHAPTERS.get(type(self))
        return doing(self, play) if doing is not None else None


R = TypeVar("R", bound=Callable[..., Doing])

_CHAPTERS: dict[type[Happens], Callable[..., Doing]] = {}


def does(deed: type[Happens]) -> Callable[[R], R]:
    """Under a kind of *deed* stands what it is to do it, in a chapter above this room.

    :raises ValueError: if two chapters say so of one kind.
    """

    def register(doing: R) -> R:
        if deed in _CHAPTERS:
            raise ValueError(f"{deed.__name__} is done by {_CHAPTERS[deed].__name__} already")
        _CHAPTERS[deed] = doing
        return doing

    return register


# --- the party (chapters 3 to 12) ----------------------------------------------------------------


class TakesDamage(Happens, gc=False):
    """RST-042. It has a `cause`, one of `harm.CAUSES`, and may go `past_armor`."""

    cause: str = "card"
    past_armor: bool = False

    told = "{who} took {n} damage"
    would = "{who} would take {n} damage"


class Falls(Happens, gc=False):
    """RST-046: it has no Health left. `n` is the Health that it stays at instead."""

    cause: str = "card"

    would = "{who} would die"


class Dies(Happens, gc=False):
    """RST-227: it is carried away."""

    told = "{who} dies"


class Rejoins(Happens, gc=False):
    """RST-232: the Character `by`, in the slot `who`."""

    told = "{who} rejoins"
    would = "somebody would rejoin"


class GainsItem(Happens, gc=False):
    """RST-100. It is had `again` by who had it before, `anyway` by who has no room for it."""

    again: bool = False
    anyway: bool = False

    told = "{who} gains an Item"
    would = "{who} would gain an Item"


class DiscardsItem(Happens, gc=False):
    """RST-270: out of an Inventory."""

    told = "{who} discards an Item"


class SellsItem(Happens, gc=False):
    """RST-089: the Item `by`, to a Trader."""

    told = "{who} sells an Item"


class BuysItem(Happens, gc=False):
    """RST-093: the Item `by`, of a Trader; -1: it is laid on the Ground."""

    told = "{who} buys an Item"


class Heals(Happens, gc=False):
    """RST-043: `n` is by how much."""

    told = "{who} healed {n}"
    would = "{who} would heal {n}"


class GainsStatus(Happens, gc=False):
    """RST-062: the Status Effect `by`."""

    told = "{who} gains a Status Effect"
    would = "{who} would gain a Status Effect"


class LosesHealth(Happens, gc=False):
    """RST-053. It has a `cause`, as damage has."""

    cause: str = "card"

    told = "{who} lost {n} Health"
    would = "{who} would lose {n} Health"


class GainsArmor(Happens, gc=False):
    """RST-048: the Character itself, `n` of it."""

    told = "{who} gained {n} Armor"
    would = "{who} would gain {n} Armor"


class LosesArmor(Happens, gc=False):
    """RST-048, RST-049: all `n` of it, on the Character and on what it holds."""

    told = "{who} lost all Armor"
    would = "{who} would lose all Armor"


class GainsMaxHealth(Happens, gc=False):
    """RST-044."""

    told = "{who} gained {n} Max Health"
    would = "{who} would gain {n} Max Health"


class LosesMaxHealth(Happens, gc=False):
    """RST-045. It has a `cause`, as damage has."""

    cause: str = "card"

    told = "{who} lost {n} Max Health"
    would = "{who} would lose {n} Max Health"


class ArmorUsedUp(Happens, gc=False):
    """RST-052: the last that lay on a card, or on a Character."""

    told = "{who} has used up the Armor"


class UsesItem(Happens, gc=False):
    """RST-131, RST-141."""

    told = "{who} uses an Item"


class ItemExhausted(Happens, gc=False):
    """RST-131."""

    told = "an Item is exhausted"


class AbsolvesSin(Happens, gc=False):
    """RST-119: the Sin `by`, that the Character bears."""

    told = "{who} absolved a Sin"
    would = "{who} would absolve a Sin"


class RevealsSin(Happens, gc=False):
    """RST-115, RST-119: the Sin `by`."""

    told = "{who} reveals a Sin"
    would = "{who} would reveal a Sin"


class Draws(Happens, gc=False):
    """RST-111: one card of a `deck`, for the Character in `slot` or (-1) for anybody; RST-212: to
    lie with what is `won`, if that is shared out together."""

    deck: str = "loot"
    slot: int = -1
    won: list[Piece] | None = None

    told = "{who} drew a card"
    would = "{who} would draw a card"


class IsShuffled(Happens, gc=False):
    """RST-253: a `deck`, by the `rule` that says so."""

    deck: str = ""
    rule: str = ""

    told = "a deck is shuffled"
    would = "a deck would be shuffled"


class DrawsNothing(Happens, gc=False):
    """RST-105."""

    told = "{who} draws Nothing"


class GainsRerolls(Happens, gc=False):
    """RST-169: the party, `n` of them."""

    told = "the party gained {n} Reroll Counters"
    would = "the party would gain {n} Reroll Counters"


class LosesRerolls(Happens, gc=False):
    """RST-092: the party, `n` of them, and not because it pays."""

    told = "the party lost {n} Reroll Counters"
    would = "the party would lose {n} Reroll Counters"


class SpendsReroll(Happens, gc=False):
    """RST-171: `on_roll` if it lets somebody roll again (RST-170)."""

    on_roll: bool = False

    told = "{who} spends a Reroll Counter"


class Rolls(Happens, gc=False):
    """RST-174: `n` is the final roll, `raw` what the D20 shows."""

    raw: int = 0

    told = "{who} rolled"


# --- the road (chapters 6 to 9, 13 to 16) --------------------------------------------------------


class RealmBegins(Happens, gc=False):
    """RST-161."""

    told = "a Realm begins"


class RealmEnds(Happens, gc=False):
    """RST-165."""

    told = "a Realm ends"


class EncounterBegins(Happens, gc=False):
    """RST-075."""

    told = "an Encounter begins"


class PartyMovesOn(Happens, gc=False):
    """RST-083."""

    told = "the party moves on"


class RestBegins(Happens, gc=False):
    """RST-147."""

    told = "a Rest begins"


class RestEnds(Happens, gc=False):
    """RST-157."""

    told = "a Rest ends"


class TraderShowsGoods(Happens, gc=False):
    """RST-086."""

    told = "a Trader shows goods"


# --- Battle (chapters 17 to 22) ------------------------------------------------------------------


class BattleBegins(Happens, gc=False):
    """RST-177."""

    told = "a Battle begins"


class BattleEnds(Happens, gc=False):
    """RST-208."""

    told = "a Battle ends"


class RoundBegins(Happens, gc=False):
    """RST-195: `n` is its number."""

    told = "a round begins"


class RoundEnds(Happens, gc=False):
    """RST-195: `n` is its number."""

    told = "a round ends"


class TurnBegins(Happens, gc=False):
    """RST-195."""

    told = "{who} begins its turn"


class TurnEnds(Happens, gc=False):
    """RST-195."""

    told = "{who} ends its turn"


class Hits(Happens, gc=False):
    """RST-183: `n` is the final roll."""

    told = "{who} hit {foe}"


class Misses(Happens, gc=False):
    """RST-185: `n` is the final roll."""

    told = "{who} missed {foe}"


class Dodges(Happens, gc=False):
    """RST-186, RST-217: `n` is the final roll."""

    told = "{who} Dodged {foe}"


class PartyFlees(Happens, gc=False):
    """RST-217."""

    told = "the party Flees"


class TargetTakesDamage(Happens, gc=False):
    """RST-180: by `who`, with the Item `by`."""

    told = "{foe} took {n} damage"
    would = "{foe} would take {n} damage"


class TargetHurt(Happens, gc=False):
    """RST-192: `n` is the Health it has left, `lowest` what it had least before."""

    lowest: int = 0

    told = "{foe} has {n} Health left"


class TargetHeals(Happens, gc=False):
    """RST-047: `n` is by how much."""

    told = "{foe} healed {n}"
    would = "{foe} would heal {n}"


class TargetEscapes(Happens, gc=False):
    """RST-214: it is not defeated."""

    told = "{foe} escapes"
    would = "{foe} would escape"


class TargetDies(Happens, gc=False):
    """RST-192."""

    told = "{foe} dies"
