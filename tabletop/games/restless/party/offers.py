"""What a card asks the whole party for, and what it lets somebody choose between."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.clause import capitalised
from tabletop.cardtext.subjects import Who
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.phrases import PHRASES, deed
from tabletop.games.restless.party.belongings import discards_an_item
from tabletop.games.restless.party.harm import lose_health
from tabletop.games.restless.party.rolls import counters, pay, rerolls
from tabletop.games.restless.party.sins import take_on
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import agrees, for_party, party, slot_options, willing
from tabletop.games.restless.running.happening import Saying
from tabletop.games.restless.running.meaning import meant
from tabletop.games.restless.table.reading import health, inventory, living
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules


def _volunteer(play: Play, about: Saying, price: str, able: Callable[[int], bool]) -> Rules[bool]:
    """RST-007: one of those who are *able* to pay, or nobody; from now on that is who is meant."""

    def question() -> Decision:
        fit = [slot for slot in living(play.table) if able(slot)]
        options = [
            *slot_options(play.table, fit),
            Option("nobody", f"Nobody will {price}", value=-1),
        ]
        card, deed = content.title(about.card.name), capitalised(about.paid_for)
        ask = f"{card}: {deed}. Who will {price} for it?"
        return for_party(play.table, ask, "RST-111", options)

    if not any(able(slot) for slot in living(play.table)):
        return False
    option = yield from party(play, question)
    about.you = about.that = int(option.value)
    return about.you >= 0


@PHRASES.cost("a Character may lose {n} Health")
def somebody_bleeds(play: Play, about: Saying, n: int) -> Rules[bool]:
    """RST-053: only who lives through it."""
    able = lambda slot: health(play.table, slot) > n  # noqa: E731
    if not (yield from _volunteer(play, about, f"lose {n} Health", able)):
        return False
    yield from lose_health(play, about.you, n)
    return True


@PHRASES.cost("a Character may discard an Item")
def somebody_gives(play: Play, about: Saying) -> Rules[bool]:
    """RST-270."""
    able = lambda slot: bool(inventory(play.table, slot))  # noqa: E731
    if not (yield from _volunteer(play, about, "discard an Item", able)):
        return False
    yield from discards_an_item(play, about, who="you")
    return True


@PHRASES.cost("a Character may take on a Sin")
def somebody_sins(play: Play, about: Saying) -> Rules[bool]:
    """RST-115: it binds."""
    if not (yield from _volunteer(play, about, "take on a Sin", lambda slot: True)):
        return False
    yield from take_on(play, about.you)
    return True


@PHRASES.cost("the party may pay {n:rerolls}")
def party_pays(play: Play, about: Saying, n: int) -> Rules[bool]:
    """RST-006, RST-092."""
    if rerolls(play.table) < n:
        return False
    left = f"{rerolls(play.table)} left"
    if not (yield from willing(play, about, f"pay {counters(n)}", of=left, rule="RST-092")):
        return False
    yield from pay(play, n)
    return True


@deed("discards an Item or loses {n} Health", "discard an Item or lose {n} Health")
def item_or_health(play: Play, about: Saying, who: Who, n: int) -> Rules[None]:
    """RST-007: whoever has no Item has no choice."""
    for slot in (yield from meant(play, about, who)):
        one = Saying(about.card, slot, slot, target=about.target, cause=about.cause)
        if inventory(play.table, slot):
            title, left = content.title(about.card.name), health(play.table, slot)
            ask = f"{title}: {name(play.table, slot)} discards an Item or loses {n} Health. Which?"
            bleed = f"Lose {n} of {left} Health"
            if (
                yield from agrees(play, ask, "RST-007", yes="Discard an Item", no=bleed, seat=slot)
            ):
                yield from discards_an_item(play, one, who="you")
                continue
        yield from lose_health(play, slot, n, cause=about.cause, target=about.target)
