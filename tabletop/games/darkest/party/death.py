"""Chapter C1 and C7e-f: a hero's death, and what becomes of all that it had."""

from __future__ import annotations

from tabletop.games.darkest.cards.content import ALIGNMENTS
from tabletop.games.darkest.cards.phrases import PHRASES
from tabletop.games.darkest.ground import lying
from tabletop.games.darkest.party import heroes, spells
from tabletop.games.darkest.party.running import Meeting, asks
from tabletop.play.decision import Option
from tabletop.play.deeds import Deed
from tabletop.play.play import Play
from tabletop.play.procedure import Rules


class Dies(Deed, kw_only=True):
    """DTC-077, DTC-202: a hero without Life leaves the game; what it carried lies where it fell."""

    who: int

    def do(self, play: Play) -> Rules[None]:
        """Its Objects, Followers and gold lie there as not yet met (DTC-144); its Spells and
        trophies are discarded, its quest lapses, what it stored is discarded (DTC-047)."""
        place, table = self.who, play.table
        hero = heroes.card_of(table, place)
        if hero is None:
            self.prevented = True
            return
        if (yield from _is_saved(play, place)):
            self.prevented = True
            return
        play.say("{} is dead.", hero, rule="DTC-077")
        _leave_behind(play, place)
        figure = heroes.figure_of(table, place)
        if figure is not None:
            play.count("place", 0, figure)
            play.move(figure, "out")
        for counter in [*hero.counters]:
            play.count(counter, 0, hero)
        play.move(hero, "graveyard", face_up=True)


DYING = "dying"
"""The table's counter: who is about to die, its place plus one."""


def _is_saved(play: Play, place: int) -> Rules[bool]:
    """Whether a Spell lets the hero at *place* live."""
    for who in heroes.living(play.table):
        found = spells.options(play, who, ("dying",))
        listed = [o for o in found if o.is_open(play.table.house_rules)]
        if not listed:
            continue

        def options(listed: list[Option] = listed) -> list[Option]:
            return [*listed, Option("none", "Let it be")]

        ask = f"{heroes.name_of(play.table, place)} is about to die."
        option = yield from asks(play, who, ask, options)
        if option.key == "none":
            continue
        play.count(DYING, place + 1)
        yield from spells.cast(play, who, play.table.pieces[int(option.value)])
        lives = not play.table.count(DYING)
        play.count(DYING, 0)
        if lives:
            return True
    return False


@PHRASES.action("the dying character lives, and is as it began")
def begins_anew(context: Meeting) -> bool:
    """Its scores, Life, Fate and alignment are those printed; it keeps all it has."""
    play, place = context.play, context.table.count(DYING) - 1
    hero = heroes.card_of(play.table, place) if place >= 0 else None
    if hero is None:
        return False
    of = heroes.printed(play.table, place)
    for stat in ("strength", "craft", "life", "fate"):
        play.count(stat, of.start(stat), hero)
    play.count("alignment", ALIGNMENTS.index(of.alignment) + 1, hero)
    play.count(DYING, 0)
    play.say("{} lives, and is as it began.", hero, rule="DTC-077")
    return True


def _leave_behind(play: Play, place: int) -> None:
    """DTC-144, DTC-047: what the hero carried lies where it fell; what it stored is put away."""
    table = play.table
    trove = table.count("guarding") > 0
    for piece in [*heroes.carried(table, place), *table[f"followers:{place}"]]:
        if trove:
            play.move(piece, "trove", face_up=True)
        elif heroes.at(table):
            lying.drop(play, piece, met=False)
            play.count("fell", 1, piece)
        else:
            lying.put_away(play, piece)
    coins = heroes.has(table, place, "gold")
    if coins and heroes.at(table):
        lying.drop_gold(play, coins, met=False)
    for kind in ("spells", "trophies", "quest"):
        for card in table[f"{kind}:{place}"] if f"{kind}:{place}" in table.zones else ():
            lying.put_away(play, card)
    for village in (0, 1):
        for card in table[f"store-{village}:{place}"]:
            if lying.stock_of(card.name) != "talismans":  # DTC-048: those stay
                if card.name == "gold":
                    play.count(lying.GOLD, 0, card)
                lying.put_away(play, card)
