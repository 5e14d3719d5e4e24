"""Chapter 20: defeat and drops."""

from __future__ import annotations

from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.greyed_options import at_sharing
from tabletop.games.restless.party.fortune.drawing import draw, nothing, pick_or_sin
from tabletop.games.restless.party.fortune.rolls import gain_rerolls
from tabletop.games.restless.party.holdings.belongings import discard
from tabletop.games.restless.party.holdings.decks import picks, turn_up
from tabletop.games.restless.party.items.free_actions import answer_to
from tabletop.games.restless.party.items.item_gains import share
from tabletop.games.restless.party.members.death import lost, settle_deaths
from tabletop.games.restless.road.journey import follow
from tabletop.games.restless.running.deeds import BattleEnds, RoundEnds, TurnEnds
from tabletop.games.restless.running.executor import EXECUTOR, SUSPENSION, changed
from tabletop.games.restless.running.questions import for_party, slot_options
from tabletop.games.restless.steps import STEPS
from tabletop.games.restless.table.table_reads import character, health, living, piece_told, slots
from tabletop.games.restless.table.targets import is_defeated
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


@STEPS.step("Divide the drops", rule="RST-211", then="gap")
def spoils(play: Play) -> Rules[Flow]:
    """RST-211: one living Character draws the drops, one by one. RST-212: the party divides
    them."""
    end_battle(play)
    beaten = [foe for foe in play.table["encounter"] if is_defeated(foe)]
    targets = [card for foe in beaten if isinstance(card := content.card(foe.name), content.Combat)]
    dropped = (changed(play.table, "drops_rerolls", card.rerolls) for card in targets)
    gain_rerolls(play, sum(max(0, n) for n in dropped))
    won: list[Piece] = []
    drawer = yield from _draw_drops(play, beaten, won)
    yield from _share_drops(play, drawer, won)
    yield from play.happen(BattleEnds())
    yield from settle_deaths(play)
    yield from _share_drops(play, drawer, [])  # RST-228: of those whom a Target killed with that
    if lost(play):
        return OVER
    if not play.table.count("resting"):
        play.count("unbeaten", int(not targets))
    if targets and not _are_left(play.table):
        play.count("fled", 0)  # RST-146
    return (yield from follow(play))


def _are_left(table: Table) -> bool:
    """RST-225: whether the party has fled from a Target, even if another one was defeated."""
    return any(foe.counters.get("health") and not is_defeated(foe) for foe in table["encounter"])


DROPPED = {"loot": "Loot", "treasures": "Treasure"}
"""The decks of drops, by the names of the drops."""


def still_hidden(table: Table, foe: Piece) -> dict[str, int]:
    """RST-171: the number of unrevealed cards of each deck that *foe* drops (RST-253)."""
    card = content.card(foe.name)
    if not isinstance(card, content.Combat):
        return {}
    drops = {
        "loot": changed(table, "drops_loot", card.loot),
        "treasures": changed(table, "drops_treasure", card.treasure),
    }
    shown = {deck: max(0, foe.counters.get(f"shown_{deck}", 0)) for deck in drops}
    return {deck: max(0, n - shown[deck]) for deck, n in drops.items()}


def _draw_drops(play: Play, beaten: list[Piece], won: list[Piece]) -> Rules[int]:
    """RST-211: let one Character draw all drops, which are then *won*. Returns the Character, if
    one had to be named."""
    drawer = -1
    counted = [still_hidden(play.table, foe) for foe in beaten]
    for deck in DROPPED:
        for _ in range(sum(drops.get(deck, 0) for drops in counted)):
            drawer = yield from _drawer(play, drawer)
            if drawer < 0:
                return drawer
            yield from draw(play, deck, drawer=drawer, won=won)
            yield from settle_deaths(play)
    return drawer


def _drawer(play: Play, drawer: int) -> Rules[int]:
    """RST-211: the Character that draws the drops. RST-112: if it dies of them, another one
    continues."""
    if health(play.table, drawer):
        return drawer
    alive = living(play.table)
    if len(alive) < 2:
        return alive[0] if alive else -1
    option = yield from answer_to(play, lambda: _who_draws(play.table), -1)
    return int(option.value)


def _who_draws(table: Table) -> Decision:
    ask = "Who draws the drops, and takes any Sins among them?"
    asked = for_party(table, ask, "RST-211", slot_options(table, living(table)))
    first = "First choose who draws the drops."
    asked.beside = partial(at_sharing, table, "RST-211", first)
    return asked


def among_drops(play: Play, piece: Piece, foe: int) -> None:
    """RST-215, RST-253: whether *piece* lies with the Target *foe* and is won or lost with it."""
    play.move(piece, "drops", face_up=True)
    play.count("of", foe + 1, piece)


def _share_drops(play: Play, drawer: int, won: list[Piece]) -> Rules[None]:
    """RST-212: share out the *won* cards. RST-215, RST-253, RST-214: also those that lay with a
    defeated Target."""
    lay = [held for held in play.table["drops"] if held not in won]
    for held in lay:
        foe = piece_told(play.table, held.counters.get("of", 0))
        picked = held.counters.get("picked", 0)
        for mark in ("of", "picked"):
            play.count(mark, 0, held)
        if foe is not None and not is_defeated(foe):
            yield from discard(play, held, effects=False)
            continue
        chosen: Piece | None = held
        if picked:
            chosen = yield from _picked_anew(play, held, picked, drawer)
        if chosen is None:
            continue
        if isinstance(content.card(chosen.name), content.Nothing):
            yield from nothing(play, chosen, "loot", drawer, -1)
        else:
            play.move(chosen, "drops", face_up=True)
            won.append(chosen)
    yield from share(play, won)


def _picked_anew(play: Play, held: Piece, picked: int, drawer: int) -> Rules[Piece | None]:
    """RST-255: use a drop that was revealed as one of *picked* as a candidate of a later Pick
    From."""
    deck = content.deck_of(held.name)
    more = picks(play.table, deck, drawer=drawer) - picked
    if more <= 0:
        return held
    drawer = yield from _drawer(play, drawer)
    play.move(held, "pick", face_up=True)
    others = yield from turn_up(play, deck, more)
    return (yield from pick_or_sin(play, deck, [held, *others], drawer))


OF_BATTLE = (
    "battle", "round", "lot", "fleeing", "acting", "actor", "stalled", "reached", "horror",
    "at_once", "must_flee",
)  # fmt: skip
"""The table's counters that belong to a Battle."""


def end_battle(play: Play) -> None:
    """Clear the marks of a Battle. RST-264: its last turn and round end with it."""
    play.uncount(OF_BATTLE)
    for last in (TurnEnds, RoundEnds):
        EXECUTOR.lasting.expire(play, last)
    SUSPENSION.restore(play)  # RST-263
    for lying in play.table["encounter"]:
        if not lying.face_up:
            play.move(lying, "encounter", face_up=True)
    for slot in slots(play.table):
        piece = character(play.table, slot)
        for mark in ("acted", "must_dodge", "extra_attacks", "away", "doses"):
            if piece is not None and piece.counters.get(mark):
                play.count(mark, 0, piece)
