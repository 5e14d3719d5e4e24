"""What a card asks the whole party for, and what it lets somebody choose between."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed
from tabletop.games.restless.party.discarding import discards_such
from tabletop.games.restless.party.harm import lose_health
from tabletop.games.restless.party.rolls import counters, pay, rerolls
from tabletop.games.restless.party.sins import take_on
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import agrees, willing
from tabletop.games.restless.running.prices import price
from tabletop.games.restless.running.saying import Saying
from tabletop.games.restless.table.reading import health, inventory
from tabletop.play.procedure import Rules


@price("[take] on a Sin", lambda table, slot: True)
def pays_by_a_sin(about: Saying) -> Rules[None]:
    """RST-115: it binds."""
    yield from take_on(about.play, about.you)


@PHRASES.cost("{who:party} [pay] {n:rerolls}")
def party_pays(about: Saying, who: Who, n: int) -> Rules[bool]:
    """RST-006, RST-092."""
    play = about.play
    if rerolls(play.table) < n:
        return False
    left = f"{rerolls(play.table)} left"
    if not (yield from willing(about, f"pay {counters(n)}", of=left, rule="RST-092")):
        return False
    yield from pay(play, n)
    return True


@deed("discards an Item or loses {n} Health", "discard an Item or lose {n} Health")
def item_or_health(about: Saying, who: int, n: int) -> Rules[None]:
    """RST-007: whoever has no Item has no choice."""
    play = about.play
    if inventory(play.table, who):
        title, left = content.title(about.card.name), health(play.table, who)
        ask = f"{title}: {name(play.table, who)} discards an Item or loses {n} Health. Which?"
        bleed = f"Lose {n} of {left} Health"
        if (yield from agrees(play, ask, "RST-007", yes="Discard an Item", no=bleed, seat=who)):
            yield from discards_such(about, who, "Item")
            return
    yield from lose_health(play, who, n, cause=about.cause, target=about.target)
