"""A death calls the Grim Reaper onto the road and his deck into play; prayers send both away."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import spell_decks
from tabletop.games.darkest.modules.reaper.figure import REACTIONS, REAPER
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.dice import Rolled
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.meetings.meeting import Visits
from tabletop.play.rules.campaign_words import CampaignWords
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

DECK, SPELLS = "reaper-adventures", "reaper-spells"

UP = "reaper-up"
"""The table's counter: his deck is the one that is drawn from (DTR-011)."""

JOINED = "reaper-joined"
"""The table's counter: his Spells are in the Spell deck, for good (DTR-023)."""

OWES, WAITS = "reaper-owes", "reaper-waits"
"""On a hero's card: it has to pray before his deck goes (DTR-021), or to come to where it might
before he himself does (DTR-016)."""

PRAYERS = {
    "chapel": ("good",),
    "graveyard": ("evil",),
    "temple": ("good", "neutral", "evil"),
}
"""DTR-017: the places of the game where somebody may pray, and who of whom; those of other boxes
say it themselves."""

WORDS = CampaignWords(
    counts={
        UP: lambda was, now: "" if was == now else (
            "The party now draws from the Grim Reaper's deck."
            if now else "The party no longer draws from the Grim Reaper's deck."
        ),
        JOINED: lambda was, now: (
            "The Grim Reaper's Spells are in the Spell deck for good." if now and not was else ""
        ),
    },
    traits={OWES: lambda now: "bound to pray" if now else "no longer bound to pray"},
)  # fmt: skip
"""What players read for what is recorded of him."""


def calls_him(play: Play, here: Piece, death: Dies) -> Rules[None]:
    """DTR-008 to DTR-012, DTR-083, DTR-084: whoever dies by his own chart does not call him."""
    if here.name != REAPER.piece:
        return
    table = play.table
    for dead in table["graveyard"]:
        _mark(play, dead, owes=0, waits=0)
    if not table.count(REAPER.chart.striking):
        on_road = heroes.at(table) > 0 and not heroes.climbs(table)
        coming = on_road and not figure.stands(table, REAPER)
        for who in heroes.here(table):
            card = heroes.hero_at(table, who)
            _mark(play, card, owes=1, waits=1 if coming else card.counters.get(WAITS, 0))
        if coming:
            figure.put(play, REAPER, 1, "The Grim Reaper comes to Space 1.", "DTR-008")
        if not table.count(UP):
            play.count(UP, 1)
            play.say("From now on the party draws from his deck.", rule="DTR-011")
        yield from spell_decks.merge(play, "reaper", "DTR-012")
    _ends(play)


for _where in (REAPER.beside, REAPER.road):
    REACTIONS.after(Dies, lying_in=_where)(calls_him)


def _mark(play: Play, card: Piece, *, owes: int, waits: int) -> None:
    for counter, n in ((OWES, owes), (WAITS, waits)):
        if card.counters.get(counter, 0) != n:
            play.count(counter, n, card)


def goes_on(play: Play) -> None:
    """DTR-021, DTR-022: a session begins. What he brought in an earlier one of its campaign is in
    play, but for his deck where a village is enough to be rid of it."""
    if play.table.count(UP) and play.table.options["reaper-deck"] == "village":
        _deck_goes(play, "DTR-022")


def _ends(play: Play) -> None:
    """DTR-016, DTR-021: whether all have had their chance, and whether all have prayed."""
    party = [heroes.hero_at(play.table, who) for who in heroes.here(play.table)]
    if play.table.count(UP) and not any(card.counters.get(OWES, 0) for card in party):
        _deck_goes(play, "DTR-021")
    if figure.stands(play.table, REAPER) and not any(card.counters.get(WAITS, 0) for card in party):
        figure.leave(play, REAPER, "DTR-016")


def _deck_goes(play: Play, rule: str) -> None:
    play.count(UP, 0)
    play.say("The Grim Reaper's deck goes.", rule=rule)


def might_pray(table: Table, who: int) -> bool:
    """DTR-017: whether the hero at *who* is where somebody of its alignment may pray."""
    at = heroes.at(table)
    here = heroes.located(table, at) if at else None
    if here is None:
        return False
    of = content.card(here.name)
    told = of.prayers if isinstance(of, content.Location) else ()
    return heroes.alignment(table, who) in (*PRAYERS.get(content.place(here.name), ()), *told)


def has_prayed(play: Play, here: Piece, rolled: Rolled) -> None:
    """DTR-017, DTR-021: who rolls there, as the place itself says, has prayed."""
    if here.name != REAPER.piece:
        return
    table = play.table
    card = heroes.card_of(table, rolled.who)
    busy = table.count("spot") or table.count("guarding") or table.count(REAPER.counter("contact"))
    if card is None or busy or not might_pray(table, rolled.who):
        return
    _mark(play, card, owes=0, waits=card.counters.get(WAITS, 0))
    _ends(play)


def had_chance(play: Play, here: Piece, visit: Visits) -> None:
    """DTR-016: who is done with such a place has had the chance, used or not."""
    if here.name != REAPER.piece:
        return
    card = heroes.card_of(play.table, visit.who)
    if card is None or not might_pray(play.table, visit.who):
        return
    _mark(play, card, owes=card.counters.get(OWES, 0), waits=0)
    _ends(play)


for _where in (REAPER.beside, REAPER.road):
    REACTIONS.after(Rolled, lying_in=_where)(has_prayed)
REACTIONS.after(Visits, lying_in=REAPER.road)(had_chance)


def comes_home(play: Play) -> None:
    """DTR-016, DTR-022: in a village nobody waits for him; by the table option his deck goes."""
    for who in heroes.here(play.table):
        card = heroes.hero_at(play.table, who)
        _mark(play, card, owes=card.counters.get(OWES, 0), waits=0)
    if play.table.options["reaper-deck"] == "village" and play.table.count(UP):
        _deck_goes(play, "DTR-022")
