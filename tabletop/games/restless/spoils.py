"""Chapter 20: defeat and drops."""

from __future__ import annotations

from tabletop.games.restless import content
from tabletop.games.restless.belongings import gain
from tabletop.games.restless.blocking import restore
from tabletop.games.restless.choosing import choose_slot
from tabletop.games.restless.death import lost
from tabletop.games.restless.drawing import draw
from tabletop.games.restless.effects import Happening, happens
from tabletop.games.restless.journey import follow, leave_encounter
from tabletop.games.restless.numbers import change
from tabletop.games.restless.reading import character, living, slots
from tabletop.games.restless.rolls import gain_rerolls
from tabletop.games.restless.steps import STEPS
from tabletop.play.play import Play
from tabletop.play.procedure import OVER, Rules, go
from tabletop.table.table import Flow


@STEPS.step("Divide the drops", rule="RST-211", then="gap")
def spoils(play: Play) -> Rules[Flow]:
    """RST-211: one living Character draws them, one by one; RST-212: the party divides."""
    table = play.table
    end_battle(play)
    fought = [piece for piece in table["encounter"] if not piece.counters.get("escaped")]
    targets = [card for p in fought if isinstance(card := content.card(p.name), content.Combat)]
    hidden = [
        card
        for p in fought
        if not p.counters.get("shown") and isinstance(card := content.card(p.name), content.Combat)
    ]
    more = {stat: change(table, f"drops_{stat}") for stat in ("rerolls", "loot", "treasure")}
    gain_rerolls(play, sum(max(0, card.rerolls + more["rerolls"]) for card in targets))
    dropped = {
        "loot": sum(card.loot + more["loot"] for card in hidden),
        "treasures": sum(card.treasure + more["treasure"] for card in hidden),
    }
    if any(n > 0 for n in dropped.values()):
        drawer = yield from choose_slot(
            play, lambda: living(play.table), "Who draws the drops?", "RST-211"
        )
        for deck, n in dropped.items():
            for _ in range(n):
                yield from draw(play, deck, drawer=drawer)
    for held in play.table["drops"]:  # RST-215, RST-253
        if isinstance(content.card(held.name), content.Nothing):
            play.move(held, "loot-used", face_up=True)
        else:
            yield from gain(play, held)
    yield from happens(play, Happening("a Battle ends"))
    if play.table.count("horror"):
        play.count("horror", 0)
        leave_encounter(play)
        return OVER if lost(play) else go("rest")
    play.count("won", 1)
    play.count("fled", 0)  # RST-146
    return (yield from follow(play))


def end_battle(play: Play) -> None:
    """The marks of a Battle are taken off."""
    for counter in ("battle", "round", "lot", "stalled", "reached"):
        play.count(counter, 0)
    restore(play)  # RST-263
    for lying in play.table["encounter"]:
        if not lying.face_up:
            play.move(lying, "encounter", face_up=True)
    for slot in slots(play.table):
        piece = character(play.table, slot)
        for mark in ("acted", "must_dodge", "extra_attacks"):
            if piece is not None and piece.counters.get(mark):
                play.count(mark, 0, piece)
