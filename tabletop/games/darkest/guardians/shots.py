"""Chapter C8e-d: Bows, before a Guardian Combat begins (DTC-234)."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.combat import wielded_weapons
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians import foes
from tabletop.games.darkest.guardians.harm import damage, hurt, open_to, own_score
from tabletop.games.darkest.guardians.reckoning import strongest
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import EXECUTOR, asks, holds
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Loses
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def shots(play: Play) -> Rules[None]:
    """DTC-234: Bows, the sides alternating, the Guardians first; each shoots once."""
    archers = [f.id for f in foes.guards(play.table) if _has_bow(foes.borne(play.table, f))]
    shooters = [p for p in heroes.here(play.table) if wielded_weapons.bows(play.table, p)]
    free = [(p, line.piece) for p in heroes.here(play.table) for line in _free(play.table, p)]
    while archers or shooters:
        if archers and (foe := play.table.pieces[archers.pop(0)]) in foes.guards(play.table):
            yield from _shot_at(play, foe)
        if shooters and (place := shooters.pop(0)) in heroes.here(play.table):
            yield from business(_shoots(play, place), None)
    for place, piece in free:
        if place in heroes.here(play.table) and foes.guards(play.table):
            yield from business(_shoots_free(play, place, piece), None)


def _free(table: Table, place: int) -> list[Line]:
    """What the hero at *place* has that shoots without a bow, and without gold (DTH-029)."""
    lines = [
        *EXECUTOR.index.lines(table, ("rules", SHOOTS)),
        *EXECUTOR.index.lines(table, ("rules", IS_SHOT)),
    ]
    return [line for line in lines if line.bearer == place]


def _has_bow(items: list[Piece]) -> bool:
    return any(foes.sort(item) == "bow" for item in items)


def _shot_at(play: Play, foe: Piece) -> Rules[None]:
    """A Guardian's shot costs nothing."""
    party = [p for p in heroes.here(play.table) if own_score(play.table, p, "strength")]
    if not party:
        return
    place = max(party, key=lambda p: own_score(play.table, p, "strength"))
    shown = yield from dice.plain(play, f"{foes.title(play.table, foe)} shoots", "DTC-234")
    if shown // 2:
        yield from damage(play, place, "strength", shown // 2)


def _targets(table: Table) -> list[Piece]:
    """The highest Strength; of equals, whom the shooter says."""
    scores = {f.id: foes.score(table, f, "strength") for f in open_to(table, "strength")}
    return [table.pieces[n] for n in strongest(scores)]


def _options(table: Table) -> list[Option]:
    found = _targets(table)
    keys = ["shoot"] if len(found) == 1 else [f"shoot {f.name}#{f.id}" for f in found]
    return [
        *(
            Option(key, f"Shoot at {foes.title(table, f)}", (f.id,), value=f.id)
            for key, f in zip(keys, found, strict=True)
        ),
        Option("none", "Do not shoot"),
    ]


def _shoots(play: Play, place: int) -> Rules[None]:
    """A character's costs 1 gold."""
    bows = wielded_weapons.bows(play.table, place)
    if not _targets(play.table) or not bows or not heroes.has(play.table, place, "gold"):
        return
    title = content.title(bows[0].name)
    ask = f"{heroes.name_of(play.table, place)}: pay 1 gold to shoot, with {title} as the weapon?"
    option = yield from asks(play, place, ask, lambda: _options(play.table))
    if option.key == "none":
        return
    wielded_weapons.draw_bow(play, place, bows[0])
    yield from play.happen(Loses(who=place, n=1, token="gold", rule="DTC-B07"))
    yield from _hits(play, place, play.table.pieces[int(option.value)])
    if foes.guards(play.table):
        yield from wielded_weapons.choose(play, place)


def _shoots_free(play: Play, place: int, piece: Piece) -> Rules[None]:
    """DTH-029, DTH-036: as a bow does, for nothing; what is itself shot is gone."""
    if not _targets(play.table):
        return
    ask = f"{heroes.name_of(play.table, place)}: shoot with {content.title(piece.name)}?"
    option = yield from asks(play, place, ask, lambda: _options(play.table))
    if option.key == "none":
        return
    if holds(piece.name, IS_SHOT):
        space_positions.put_away(play, piece)
    yield from _hits(play, place, play.table.pieces[int(option.value)])


def _hits(play: Play, place: int, foe: Piece) -> Rules[None]:
    shown = yield from dice.own(
        play,
        place,
        "the shot",
        "DTC-B07",
        means=lambda n: f"{foes.title(play.table, foe)} has {n // 2} less Strength",
    )
    if shown // 2:
        yield from hurt(play, foe, "strength", shown // 2)


SHOOTS = idiom(
    GRAMMAR, "trait", "you may shoot in Guardian Combat without a bow or gold", sort="permission",
)  # fmt: skip
IS_SHOT = idiom(
    GRAMMAR, "trait", "you may discard {this} to shoot in Guardian Combat",
    slots={"this": "this"}, sort="permission",
)  # fmt: skip
