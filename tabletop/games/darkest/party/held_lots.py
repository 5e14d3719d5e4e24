"""What becomes of the cards that heroes hold: drawn, taken, carried out, paid for, laid aside."""

from __future__ import annotations

from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import lots, space_positions
from tabletop.games.darkest.ground.lots import ANY, Lot
from tabletop.games.darkest.order import CROSSED, NEW_ROAD, TRIPS
from tabletop.games.darkest.party import heroes, more_turns
from tabletop.games.darkest.party.executor import (
    EXECUTOR,
    Meeting,
    asks,
    is_carried_out,
    sentences,
)
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Gains
from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

BOUNTY = "bounty"
"""On a card: so much gold is stacked on it (DTY-044)."""


def renew(play: Play, lot: Lot) -> Rules[None]:
    """The discards of a *lot* are drawn from again."""
    for card in play.table[lot.discards]:
        play.move(card, lot.draws, face_up=False)
    yield from play.shuffle(lot.draws, rule=lot.rule)


class Resolves(Deed, kw_only=True):
    """The hero `who` resolves the held card `card`, which is discarded then."""

    who: int
    card: int

    def do(self, play: Play) -> None:
        """It says itself."""


def deal(play: Play, lot: Lot, place: int) -> Rules[Piece | None]:
    """The hero at *place* draws one of a *lot*; from its discards where nothing else is left,
    unless each of the lot is had once."""
    if not (play.table[lot.draws] or lot.once):
        yield from renew(play, lot)
    drawn = yield from play.top(lot.draws, rule=lot.rule)
    if drawn is not None:
        _holds(play, lot, place, drawn)
        if lot.resolves == "drawn":
            yield from _carry_out(play, place, drawn)
    return drawn


def _holds(play: Play, lot: Lot, place: int, card: Piece) -> None:
    play.move(card, f"quest:{place}", face_up=True)
    more_turns.fills(play, card)
    play.say("{} has {} now.", heroes.hero_at(play.table, place), card, rule=lot.rule)


def lay_aside(play: Play, lot: Lot) -> None:
    """All heroes discard what they hold of a *lot*."""
    for place in heroes.PLACES:
        for card in lots.held(play.table, place, lot):
            space_positions.put_away(play, card)


# --- as the party comes and goes ------------------------------------------------------------------


def _crosses(play: Play) -> Rules[None]:
    """Each draws what belongs to the Region, and lays aside what belongs to another."""
    yield from _comes_to(play, heroes.region(play.table))


def _goes_elsewhere(play: Play) -> None:
    """What belongs to a Region from which the party was carried off is laid aside."""
    for lot in lots.of_game(play.game):
        if lot.region not in ("", heroes.region(play.table)):
            lay_aside(play, lot)


def _leaves(play: Play) -> Rules[None]:
    yield from _comes_to(play, "")


def _comes_to(play: Play, region: str) -> Rules[None]:
    for lot in lots.of_game(play.game):
        if lot.region and lot.region != region:
            lay_aside(play, lot)
        for place in heroes.here(play.table) if lot.region == region != "" else ():
            while len(lots.held(play.table, place, lot)) < lot.most:
                if (yield from deal(play, lot, place)) is None:
                    break


def _resolves(play: Play) -> Rules[None]:
    """Each may have done what its card says, in marching order."""
    for lot in lots.of_game(play.game):
        if lot.resolves == "loot" and lot.region in ("", heroes.region(play.table)):
            for place in heroes.here(play.table):
                for card in lots.held(play.table, place, lot):
                    yield from business(resolve(play, lot, place, card), None)


LET_BE = Option("no", "Not now")


def resolve(play: Play, lot: Lot, place: int, card: Piece) -> Rules[None]:
    """The hero at *place* may have *card* carried out."""
    title = content.title(card.name)
    carry = Option("resolve", f"Carry out {title}", (card.id,), tells=_does_then(card.name))
    words = f"Is {title} carried out now?"
    option = yield from asks(play, place, words, lambda: [carry, LET_BE], lot.rule)
    if option is not carry:
        return
    yield from _carry_out(play, place, card)
    yield from play.happen(Resolves(who=place, card=card.id))
    if card.zone == f"quest:{place}":
        space_positions.put_away(play, card)


def _does_then(name: str) -> str:
    """What the card called *name* says of being carried out."""
    then = []
    for sentence in sentences(name):
        trigger = sentence.clause.heads.get("trigger")
        waits = trigger is not None and trigger.phrase.deed is Resolves
        if waits or is_carried_out(sentence):
            then.append(sentence.words)
    return " ".join(then)


def _carry_out(play: Play, place: int, card: Piece) -> Rules[None]:
    """What *card* says is done to the hero at *place*."""
    for sentence in sentences(card.name):
        if is_carried_out(sentence):
            line = Line(card, place, sentence)
            yield from EXECUTOR.carry(Meeting(play.table, line, place, place, playing=play))


JOINS = (
    Join(moment=CROSSED, place=TRIPS, rule="DTC-338", run=_crosses),
    Join(moment=NEW_ROAD, place=TRIPS, rule="DTC-338", run=_goes_elsewhere),
    Join(moment="home", place=TRIPS, rule="DTC-338", run=_leaves),
    Join(moment="loot", place=TRIPS, rule="DTC-338", run=_resolves, when="after"),
)

# --- in a village ---------------------------------------------------------------------------------


def offers(table: Table, place: int) -> list[Option]:
    """What the hero at *place* may take in this village, and what it is paid for."""
    found, listed = list[Option](), lots.listed(table)
    if not listed:
        return found
    here, holds = (ANY, heroes.home(table).name), table.zones.get(f"quest:{place}")
    for lot in listed:
        if lot.village not in here and not (holds and holds.pieces):
            continue
        had = lots.held(table, place, lot)
        if lot.village in here and (top := table.top(lot.draws)) is not None:
            take = Option(f"lot {lot.name}", f"Take {content.title(top.name)}", (top.id,),
                          value=lot.name)  # fmt: skip
            if len(had) >= lot.most:
                take = take.blocked(lot.rule, "The hero cannot hold any more.")
            found.append(take)
        found += [
            Option(f"claim {card.name}#{card.id}", f"{content.title(card.name)}: claim {n} gold",
                   (card.id,), value=card.id)
            for card in had if (n := bounty(table, place, card))
        ]  # fmt: skip
    return found


def fitting(table: Table, place: int, poster: Piece) -> list[Piece]:
    """The trophies of the hero at *place* for which a *poster* pays: by its name, or of its kind;
    the first of them, if it pays for one."""
    whom, found = content.wanted(poster.name), list[Piece]()
    for trophy in table[f"trophies:{place}"]:
        enemy = content.enemy(trophy.name)
        if enemy is not None and whom in (enemy.id, enemy.subtype.lower()):
            found.append(trophy)
    return found[:1] if content.pays(poster.name) else found


def bounty(table: Table, place: int, poster: Piece) -> int:
    """How much gold the hero at *place* would be paid for a *poster* now: what it says, or what its
    trophies are printed with, the higher score of each; and what is stacked on it."""
    trophies = fitting(table, place, poster)
    if n := content.pays(poster.name):
        return n if trophies else 0
    enemies = (content.enemy(each.name) for each in trophies)
    worth = (max(of.strength or 0, of.craft or 0) for of in enemies if of is not None)
    return sum(worth) + poster.counters.get(BOUNTY, 0)


VERBS = ("lot ", "claim ")
"""So the keys of what is offered begin."""


def acts(play: Play, place: int, option: Option) -> Rules[None]:
    """What was offered to the hero at *place* is done."""
    if option.key.startswith(VERBS[0]):
        _take(play, place, str(option.value))
    else:
        yield from claim(play, place, play.table.pieces[int(option.value)])


def _take(play: Play, place: int, name: str) -> None:
    """The hero at *place* takes what lies open of the lot called so, and the next is turned up."""
    lot = next(each for each in lots.of_game(play.game) if each.name == name)
    _holds(play, lot, place, play.table[lot.draws][-1])
    show(play, lot)


def show(play: Play, lot: Lot) -> None:
    """The uppermost lies open, where one may be taken."""
    if lot.village and (left := play.table[lot.draws]) and not left[-1].face_up:
        play.move(left[-1], lot.draws, face_up=True)


def claim(play: Play, place: int, poster: Piece) -> Rules[None]:
    """What it is wanted for is handed in, and paid."""
    lot, n = lots.lot_of(play, poster), bounty(play.table, place, poster)
    if lot is None or not n:
        return
    for trophy in fitting(play.table, place, poster):
        space_positions.put_away(play, trophy)
    if poster.counters.get(BOUNTY, 0):
        play.count(BOUNTY, 0, poster)
    space_positions.put_away(play, poster)
    yield from play.happen(Gains(who=place, n=n, token="gold", rule=lot.rule))
