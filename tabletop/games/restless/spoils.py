"""Chapter 20: defeat and drops."""

from __future__ import annotations

from tabletop.games.restless import content
from tabletop.games.restless.belongings import discard, gain
from tabletop.games.restless.blocking import restore
from tabletop.games.restless.choosing import choose_slot
from tabletop.games.restless.death import lost, settle_deaths
from tabletop.games.restless.drawing import draw, nothing
from tabletop.games.restless.effects import Happening, happens
from tabletop.games.restless.fight import is_defeated
from tabletop.games.restless.journey import follow
from tabletop.games.restless.lasting import expire
from tabletop.games.restless.numbers import change
from tabletop.games.restless.reading import character, health, living, slots
from tabletop.games.restless.rolls import gain_rerolls
from tabletop.games.restless.steps import STEPS
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


@STEPS.step("Divide the drops", rule="RST-211", then="gap")
def spoils(play: Play) -> Rules[Flow]:
    """RST-211: one living Character draws them, one by one; RST-212: the party divides."""
    end_battle(play)
    beaten = [foe for foe in play.table["encounter"] if is_defeated(foe)]
    targets = [card for foe in beaten if isinstance(card := content.card(foe.name), content.Combat)]
    more = change(play.table, "drops_rerolls")
    gain_rerolls(play, sum(max(0, card.rerolls + more) for card in targets))
    yield from _draw_drops(play, [foe for foe in beaten if not foe.counters.get("shown")])
    yield from _share_drops(play)
    yield from happens(play, Happening("a Battle ends"))
    yield from settle_deaths(play)
    if lost(play):
        return OVER
    if not play.table.count("resting"):
        play.count("unbeaten", int(not targets))
    if targets:
        play.count("fled", 0)  # RST-146
    return (yield from follow(play))


def dropped(table: Table, foe: Piece) -> dict[str, int]:
    """RST-171: how many cards of each deck *foe* drops."""
    card = content.card(foe.name)
    if not isinstance(card, content.Combat):
        return {}
    return {
        "loot": max(0, card.loot + change(table, "drops_loot")),
        "treasures": max(0, card.treasure + change(table, "drops_treasure")),
    }


def _draw_drops(play: Play, beaten: list[Piece]) -> Rules[None]:
    """RST-211: all by one Character; RST-112: if that one dies of them, another draws on."""
    counted = [dropped(play.table, foe) for foe in beaten]
    drawer = -1
    for deck in ("loot", "treasures"):
        for _ in range(sum(drops.get(deck, 0) for drops in counted)):
            if not health(play.table, drawer):
                drawer = yield from choose_slot(
                    play, lambda: living(play.table), "Who draws the drops?", "RST-211"
                )
            if drawer < 0:
                return
            yield from draw(play, deck, drawer=drawer)
            yield from settle_deaths(play)


def among_drops(play: Play, piece: Piece, foe: int) -> None:
    """RST-215, RST-253: *piece* lies with the Target *foe*, and is won or lost with it."""
    play.move(piece, "drops", face_up=True)
    play.count("of", foe + 1, piece)


def _share_drops(play: Play) -> Rules[None]:
    """RST-215, RST-253: what lay with a Target is the party's; RST-214: if that was beaten."""
    for held in play.table["drops"]:
        foe = play.table.pieces[held.counters.get("of", 0) - 1] if "of" in held.counters else None
        play.count("of", 0, held)
        if foe is not None and not is_defeated(foe):
            yield from discard(play, held, effects=False)
        elif isinstance(content.card(held.name), content.Nothing):
            yield from nothing(play, held, "loot", -1, -1)
        else:
            yield from gain(play, held)


OF_BATTLE = (
    "battle", "round", "lot", "fleeing", "acting", "actor", "stalled", "reached", "horror",
)  # fmt: skip
"""The counters of the table that are a Battle's."""


def end_battle(play: Play) -> None:
    """The marks of a Battle are taken off. RST-264: its last turn and round end with it."""
    for counter in OF_BATTLE:
        play.count(counter, 0)
    for last in ("a turn ends", "a round ends"):
        expire(play, last)
    restore(play)  # RST-263
    for lying in play.table["encounter"]:
        if not lying.face_up:
            play.move(lying, "encounter", face_up=True)
    for slot in slots(play.table):
        piece = character(play.table, slot)
        for mark in ("acted", "must_dodge", "extra_attacks"):
            if piece is not None and piece.counters.get(mark):
                play.count(mark, 0, piece)
