"""What players read for all that is recorded from session to session."""

from __future__ import annotations

from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.party.heroes import PLACES
from tabletop.games.darkest.party.tokens import WORDS
from tabletop.games.darkest.road.journey.quests import WORDS as QUESTS
from tabletop.play.rules.campaign_words import CampaignWords, Kept


def _journeys(was: int, now: int) -> str:
    """DTC-036: how many journeys there were."""
    more = now - was
    if more < 1:
        return ""
    made = "a journey" if more == 1 else f"{more} journeys"
    return f"The party made {made}" + (f", {now} since it first set out." if was else ".")


def _day(was: int, now: int) -> str:
    """DTC-036: which day it is."""
    return f"The session ends on day {now}." if was != now else ""


def _over_the_river(was: int, now: int) -> str:
    """DTC-164: when the outer Region was reached."""
    return f"The party crossed the Storm River by journey {now}." if now and not was else ""


def _at_the_portal(was: int, now: int) -> str:
    """DTC-258: when the Portal of Power was seen."""
    return f"The party reached the Portal of Power by journey {now}." if now and not was else ""


def _alignment(number: int) -> str:
    """DTC-B10."""
    return ALIGNMENTS[(number - 1) % 3].capitalize() if number else ""


def _quest(number: int) -> str:
    """DTC-168: what a quest asks for."""
    return f"on a quest to {QUESTS[number]}" if number in QUESTS else "without a quest"


_OF_THE_DEAD = Kept(
    "The store of the dead now holds {1}.", "The store of the dead no longer holds {1}."
)
_STORED = Kept("{} has stored {}.", "{} has taken {} out of store.")

ROSTER_WORDS = CampaignWords(
    counts={
        "day": _day,
        "journeys": _journeys,
        "outer-by": _over_the_river,
        "portal-by": _at_the_portal,
    },
    scores={**WORDS, "spells": "Spell|Spells", "place": "", "rank": ""},
    traits={"alignment": _alignment, "quest": _quest},
    kept={
        "items": Kept("{} now carries {}.", "{} no longer carries {}.", "{} carries {}."),
        "mount": Kept("{} now rides {}.", "{} no longer rides {}.", "{} rides {}."),
        "followers": Kept(
            "{} is now followed by {}.", "{} is no longer followed by {}.", "{} is followed by {}."
        ),
        "quest": Kept("{} is now on the quest {}.", "{} is no longer on the quest {}."),
        "trophies": Kept(
            "{} now keeps {} among its trophies.",
            "{} no longer keeps {} among its trophies.",
            "{} keeps {} among its trophies.",
        ),
        "store-0": _STORED,
        "store-1": _STORED,
        "stash": Kept("The Raiders now hold {1}.", "The Raiders no longer hold {1}."),
        **{f"store-{half}:{place}": _OF_THE_DEAD for half in (0, 1) for place in PLACES},
    },
)
"""Of heroes, of the days, and of what is kept in the Village."""
