"""The rules of the crown."""

from __future__ import annotations

from msgspec.structs import asdict

from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.mechanisms import Contribution
from tabletop.play.rules.modifiers import Modifiers, Part
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.play.shelf.module import Module, Placing, Replacement
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table
from tabletop.table.zone import Zone
from tests.toys.belfry.bells import score, tone
from tests.toys.belfry.modules.crown import BOX
from tests.toys.belfry.ringing import Rung, active, do_as_it_says

REACTIONS = Reactions()
MODIFIERS = Modifiers()


def components(table: Table) -> None:
    """CRO-001: the orb, which is rung as bells are, and the chair."""
    table.zones |= {
        zone.name: zone for zone in (Zone("crown-vault"), Zone("crown-chair", live=True))
    }
    verbs.add(table, "crown-orb", "crown-vault")
    verbs.add(table, "crown-seal", "crown-chair", "token", face_up=True)


@MODIFIERS.of("tone", "set")
def by_decree(table: Table, seat: int, piece: Piece) -> Part | None:
    """CRO-002."""
    return Part(3, "The Crown", "CRO-002") if piece.name in ("tenor", "crown-orb") else None


@REACTIONS.after(Rung, lying_in="crown-chair")
def sealed(play: Play, seal: Piece, rung: Rung) -> None:
    """CRO-003."""
    play.say("{} is set on it.", seal, rule="CRO-003")


def decree(play: Play, bell: int) -> Rules[Flow]:
    """CRO-004: the toll goes to who has least, clockwise from the ringer."""
    table, piece, ringer = play.table, play.table.pieces[bell], active(play.table)
    seats = [(ringer + n) % len(table.seats) for n in range(len(table.seats))]
    poorest = min(seats, key=lambda seat: table.count(f"score:{seat}"))
    yield from play.happen(Rung(bell=bell, seat=poorest, n=tone(table, piece, ringer).n))
    do_as_it_says(play, piece, ringer)
    return go("take", bell=bell)


def share(play: Play) -> None:
    """CRO-005: the ringer pays 1, if there is anything to pay."""
    seat = active(play.table)
    if play.table.count(f"score:{seat}") > 0:
        score(play, seat, -1)


MODULE = Module(
    **asdict(BOX),
    components=components,
    titles={"crown-orb": "Orb", "crown-seal": "the seal"},
    called={"crown-vault": "the vault", "crown-chair": "the chair"},
    places=(Placing("toll", "crown_share", "The crown's share", "CRO-005", share),),
    replaces=(Replacement("toll", "CRO-004", decree),),
    reactions=REACTIONS,
    modifiers=MODIFIERS,
    records=(Contribution("pile", 2, "crown-vault"),),
)
