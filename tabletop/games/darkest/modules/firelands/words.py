"""What cards of the Firelands say, beside what those of the game do."""

from __future__ import annotations

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Location
from tabletop.games.darkest.cards.grammar import CHARACTER, add_cards
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.firelands import (
    BOX,
    every_move,
    fire,
    seal,
    sentences,
    tales,
)
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.acquisition import Receives
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.journey import teleports
from tabletop.games.darkest.road.meetings import burning, terrain
from tabletop.games.darkest.road.meetings.terrain import CHOSEN
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import count, idiom
from tabletop.grammar.noun import words
from tabletop.grammar.verb import Happens, verb
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SPOT, SPOTS, EACH = "spot", "spots", "each"
FIREPLACES = {
    **terrain.WHERE, SPOT: "the next Draw Spot", SPOTS: "each Draw Spot here",
    EACH: "each Road Space",
}  # fmt: skip
"""Where Fireland tokens are put."""


# --- fire -----------------------------------------------------------------------------------------


def put_fire(context: Meeting, who: int, fireplace: str) -> Rules[bool]:
    """DTL-007, DTL-008: wherever none lies yet."""
    play, at = context.play, heroes.at(context.table)
    if not at:
        return False
    if fireplace in (SPOT, SPOTS):
        spots = [*_spots_ahead(play.table)]
        lit = [fire.light(play, at, spot) for spot in (spots[:1] if fireplace == SPOT else spots)]
        return any(lit)
    if fireplace == EACH:
        lit = [fire.light(play, space) for space in heroes.spaces(play.table)]
        return any(lit)
    space = yield from _fireplace(context, fireplace)
    return fire.light(play, space) if space else False


def _fireplace(context: Meeting, where: str) -> Rules[int]:
    def fits(space: int) -> bool:
        return not fire.burns(context.table, space)

    return (yield from terrain.which(context, where, fits, "Where is the Fireland token put?"))


def _spots_ahead(table: Table) -> list[int]:
    """The Draw Spots of this Road Space that are still to be met."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    found = {space_positions.spot_of(card) for card in space_positions.cards_at(table, space)}
    return sorted(spot for spot in found if spot > here and not fire.burns(table, space, spot))


def crack(context: Meeting, who: int, n: int) -> Rules[bool]:
    """DTL-027: where it breaks out, the weakest Enemies go."""
    play = context.play
    space = yield from _fireplace(context, CHOSEN)
    if not space or not fire.light(play, space):
        return False
    for card in space_positions.cards_at(play.table, space):
        turned = space_positions.is_turned(card)
        if turned and content.enemy(card.name) is not None and _is_weak(card, n):
            play.say("{} falls into the crack.", card, rule="DTL-027")
            space_positions.put_away(play, card)
    return True


def has_so_little(context: Meeting, n: int) -> bool:
    """Whether the Enemy that would be fought has such a score."""
    piece = getattr(context.deed, "foe", -1)
    card = context.table.pieces[piece] if piece >= 0 else context.met or context.card
    return content.enemy(card.name) is not None and _is_weak(card, n)


def _is_weak(card: Piece, n: int) -> bool:
    foe = foe_of(card, turned=False)
    return any((foe.score(score) or 0) <= n for score in foe.scores)


def put_out_one(context: Meeting, who: int) -> Rules[bool]:
    """One Fireland token, as the hero says who takes it off."""
    play = context.play
    found = [*fire.tokens(play.table)]
    if not found:
        return False
    number = found[0].id
    if len(found) > 1:
        option = yield from asks(play, context.you, "Which Fireland token is taken off?", lambda: [
            Option(f"token {p.id}", f"That on Road Space {play.table.zones[p.zone].number}",
                   (p.id,), value=p.id)
            for p in fire.tokens(play.table)
        ])  # fmt: skip
        number = int(option.value)
    fire.put_out(play, play.table.pieces[number])
    return True


def put_out_all(context: Meeting, who: int) -> bool:
    """All Fireland tokens on the road."""
    found = [*fire.tokens(context.table)]
    for token in found:
        fire.put_out(context.play, token)
    return bool(found)


def how_many(context: Meeting) -> int:
    """How many Fireland tokens lie on the road."""
    return len([*fire.tokens(context.table)])


def lead_back(context: Meeting) -> Rules[bool]:
    """DTL-038: toward the Village, as far as a die of the leader shows."""
    play, leader = context.play, heroes.leader(context.table)
    shown = yield from dice.own(play, leader, "how far back?", "DTL-038",
                                means=lambda n: f"{n} Road Spaces back")  # fmt: skip
    return (yield from teleports.advance(context, leader, shown, teleports.BACK))


def burns_here(context: Meeting) -> bool:
    """Whether a Fireland token lies on the party's Road Space, or on a Draw Spot there."""
    at = heroes.at(context.table)
    zone = f"marker:{at}"
    return at > 0 and any(token.zone == zone for token in fire.tokens(context.table))


# --- battles, and what is received ----------------------------------------------------------------


def _is_this(context: Meeting, who: Who = "", this: str = "") -> bool:
    deed = context.deed
    return isinstance(deed, Receives) and deed.card == context.card.id


def _may_light(table: Table, place: int, said: object) -> bool:
    return heroes.at(table) > 0


def _burning(table: Table, place: int, said: object) -> bool:
    return any(True for _ in fire.tokens(table))


NEEDS |= {
    put_fire: _may_light,
    crack: _may_light,
    put_out_one: _burning,
    put_out_all: _burning,
}


# --- how it is said -------------------------------------------------------------------------------


def add_words(grammar: Grammar) -> None:
    """The words of fire, of burning and of Terrain; and the names of the cards."""
    cards = content.brought_by(BOX.id)
    add_cards(grammar, cards)
    burning.add_burning(grammar)
    overlays = [c for c in cards if isinstance(c, Location) and c.category == "overlay"]
    terrain.add_terrain(grammar, overlays)
    words(grammar, "fireplace", FIREPLACES)
    for name, template, run, slots in (
        ("put fire", "[put] a Fireland token on {fireplace}", put_fire, {"fireplace": "fireplace"}),
        ("crack", "[put] a Fireland token on a Road Space of your choice , and [discard] all "
         "Enemies there with a Strength or Craft of {n}", crack, {"n": "number"}),
        ("put out", "[take] a Fireland token off the road", put_out_one, {}),
        ("put all out", "[take] all Fireland tokens off the road", put_out_all, {}),
    ):  # fmt: skip
        verb(grammar, name, CHARACTER, template, does=run, slots=slots, only=("done",))
    for template, act in (
        ("the party is led D6 Road Spaces back", lead_back),
        ("put a Fire token on its Road Space", every_move.stokes),
    ):
        idiom(grammar, "action", template, run=act, sort="verb")
    idiom(
        grammar, "condition", "a Fireland token lies here", run=burns_here, sort="state",
    )  # fmt: skip
    idiom(
        grammar, "condition", "it has a Strength or Craft of {n} or less", run=has_so_little,
        slots={"n": "number"}, sort="state",
    )  # fmt: skip
    count(grammar, ("Fireland token on the road",), ("Fireland tokens on the road",), how_many)
    idiom(
        grammar, "trigger", sentences.AT_EVERY_MOVE, deed=every_move.PartyMoves, sort="moment",
        run=lambda context: True,
    )  # fmt: skip
    verb(
        grammar, "receive this", CHARACTER, "[receive] {this}", slots={"this": "this"},
        deed=Happens(Receives, fits=_is_this), only=("after",),
    )  # fmt: skip
    verb(
        grammar, "draw tales", CHARACTER,
        "[put] the top {n} cards of a Adventure deck of your choice on it",
        does=tales.draw_tales, slots={"n": "number"}, only=("done",), reveals=True,
    )  # fmt: skip
    verb(
        grammar, "leave this", CHARACTER, "[leave] {this} in the Chapel or the Temple",
        does=seal.leave_there, slots={"this": "this"}, only=("done",),
    )  # fmt: skip
    idiom(grammar, "trait", sentences.EASED, sort="ban")
    idiom(grammar, "trait", sentences.HOLDS_FATE, slots={"n": "number"})
    idiom(grammar, "trait", sentences.TELLS, sort="permission")
    idiom(
        grammar, "trait", sentences.BUILDS, sort="permission",
        slots={"n": "number", "terrain": "terrain", "other": "terrain"},
    )  # fmt: skip
