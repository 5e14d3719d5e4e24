"""What comes of a night, and what the next begins from."""

from __future__ import annotations

from tabletop.play.rules.campaign_words import CampaignWords, Kept
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
    Burned,
    Campaign,
    Counted,
    CrossedOut,
    Hero,
    Marked,
    Named,
    Recorded,
    Thing,
    Unlocked,
)
from tabletop.table.piece import Piece
from tabletop.table.table import Table
from tests.toys.nights.content import title as piece_title

TITLES = {
    "shore": "The Night on the Shore",
    "hill": "The Night on the Hill",
    "well": "The Night by the Well",
    "church": "The Night in the Church",
}
UNLOCKS = {"shore": "bell", "hill": "rope", "well": "salt"}

WORDS = CampaignWords(
    counts={
        "omens": lambda was, now: "" if was == now else f"The omens are {now} now, and were {was}."
    },
    scores={"health": "Health"},
    kept={
        "pack": Kept("{} now has {} in the pack.", "{} no longer has {} in the pack."),
        "shelf": Kept("The shelf now holds {1}.", "The shelf no longer holds {1}."),
    },
)
"""What players read for what is kept."""


def begin(seats: int, options: dict[str, str]) -> Campaign:
    """NGT-001: the campaign begins on the shore, with the lantern on the shelf."""
    return Campaign(chapter="shore", stores={"shelf": [Thing("lantern")]})


def chapter(table: Table) -> str:
    """Where this night is sat."""
    return table.campaign.chapter if table.campaign else "shore"


def title(campaign: Campaign) -> str:
    """What the night that begins from *campaign* is called."""
    return TITLES.get(campaign.chapter, campaign.chapter.title())


def aftermath(table: Table) -> Aftermath:
    """NGT-012: what comes of the night on *table*."""
    before = table.campaign
    assert before is not None
    here, held = chapter(table), table.count("held") > 0
    unlocked = UNLOCKS.get(here, "") if held else ""
    comes = "church" if here != "shore" else "well" if table.count("fork") == 2 else "hill"
    log = list(_log(table, before, here, held, unlocked))
    count = before.counted("omens") + table.count("held")
    burned = {written.what for written in log if isinstance(written, Burned)}
    shelf = [_thing(piece) for piece in table["shelf"]]
    if unlocked and all(piece.name != unlocked or piece.zone == "box" for piece in table.pieces):
        shelf.append(Thing(unlocked))
    living = [
        _hero(table, seat, piece, before)
        for seat in range(len(table.seats))
        for piece in table[f"keeper:{seat}"][-1:]
    ]
    return Aftermath(
        words="The lantern burns at dawn." if held else "The lantern is out.",
        won=held,
        stands=f"{count} omens faced, {len(living)} keepers left",
        log=log,
        heroes=[*_fallen(table, before), *living],
        stores={"shelf": [thing for thing in shelf if thing.name not in burned]},
        chapter="" if here == "church" else comes,
        over=here == "church",
    )


def _log(table: Table, before: Campaign, here: str, held: bool, unlocked: str) -> list[AnyWritten]:
    log: list[AnyWritten] = []
    if held:
        log.append(Recorded(here, f"{TITLES.get(here, here)} was held."))
    log.append(Counted("omens", before.counted("omens") + table.count("held")))
    if here == "shore" and "lantern" in table.notes:
        log.append(Named("lantern", table.notes["lantern"]))
    if unlocked:
        log.append(Unlocked(unlocked))
    for piece in table["box"]:
        if piece.counters.get("burned"):
            log.append(Burned(piece.name))
    for piece in table["fled"]:
        if "seen" not in before.marks(piece.name) and Marked(piece.name, "seen") not in log:
            log.append(Marked(piece.name, "seen"))
    if here == "church" and "shore" in before.recorded():
        log.append(CrossedOut("shore"))
    return log


def _fallen(table: Table, before: Campaign) -> list[Hero]:
    known = {hero.id: hero for hero in before.heroes}
    fallen = []
    for piece in table["grave"]:
        hero = known.get(piece.name) or Hero(piece.name, piece_title(piece.name))
        fallen.append(hero if hero.fell else hero.falls(before.number, _end(table, piece)))
    missing = [hero for id, hero in known.items() if id not in {p.name for p in table.pieces}]
    elsewhere = [
        known[p.name]
        for p in table.pieces
        if p.name in known and p.zone != "grave" and not p.zone.startswith("keeper:")
    ]
    return [*fallen, *missing, *elsewhere]


def _end(table: Table, piece: Piece) -> str:
    omen = piece.counters.get("fell_to", 0)
    known = 0 < omen < len(table.pieces)
    return (
        f"The last omen was {piece_title(table.pieces[omen].name)}." if known else "Nobody saw it."
    )


def _hero(table: Table, seat: int, piece: Piece, before: Campaign) -> Hero:
    health = piece.counters.get("health", 0)
    things = [_thing(thing) for thing in table[f"pack:{seat}"]]
    return Hero(
        piece.name,
        piece_title(piece.name),
        seat,
        counters={"health": health} if health else {},
        things={"pack": things} if things else {},
    )


def _thing(piece: Piece) -> Thing:
    return Thing(piece.name, dict(piece.counters))
