"""The Spider Queen's tokens, which lie on Enemies that she has met."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.combat.deeds import Evades, LosesFight, StandsOff
from tabletop.games.darkest.combat.foes import Foe
from tabletop.games.darkest.ground.known import marked
from tabletop.games.darkest.guardians.combat import FoughtGuardians
from tabletop.games.darkest.modules.woodland.fate import REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import SPINS, bearers, says
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

SPIDERS, CRAWLERS = "woodland-spiders", "woodland-crawlers"
"""On an Enemy, and, for those that she has left, on the hero's card: how many Spider tokens lie
there; on an Enemy how many of them show their Crawler side."""
OWNER = "woodland-spun"
"""On an Enemy: whose they are, by the place, plus one."""

NO = Option("no", "Put none there")


def _puts(play: Play, place: int, card: Piece) -> Rules[None]:
    """DTW-048: she may put one on it."""
    hero = heroes.card_of(play.table, place)
    if place not in bearers(play.table, SPINS) or hero is None:
        return
    if not hero.counters.get(SPIDERS, 0) or content.enemy(card.name) is None:
        return
    name = play.game.title_of(card.name)
    puts = Option("spider", f"Put a Spider token on {name}", (card.id,))
    words = f"A Spider token on {name}, which is not defeated?"
    option = yield from asks(play, place, words, lambda: [puts, NO], "DTW-048")
    if option is puts and heroes.card_of(play.table, place) is not None:
        play.count(SPIDERS, hero.counters.get(SPIDERS, 0) - 1, hero)
        play.count(SPIDERS, card.counters.get(SPIDERS, 0) + 1, card)
        play.count(OWNER, place + 1, card)
        play.say("A Spider token lies on {}.", card, rule="DTW-048")


def _has_met(play: Play, here: Piece, deed: LosesFight | StandsOff | Evades) -> Rules[None]:
    card = heroes.card_of(play.table, deed.who)
    if card is not None and card.id == here.id and deed.foe >= 0:
        yield from business(_puts(play, deed.who, play.table.pieces[deed.foe]), None)


for _deed in (LosesFight, StandsOff, Evades):
    REACTIONS.after(_deed, lying_in="hero")(_has_met)


@REACTIONS.after(FoughtGuardians, lying_in="hero")
def spins_on_guardians(play: Play, here: Piece, deed: FoughtGuardians) -> Rules[None]:
    """DTW-051: on Guardians that are left, too."""
    place = play.table.zones[here.zone].number
    for card in [p for p in play.table["guardians"] if content.enemy(p.name) is not None]:
        if place in heroes.here(play.table):
            yield from business(_puts(play, place, card), None)


def turned(play: Play, foe: Foe, rolled: list[dice.Die]) -> Rules[list[dice.Die]]:
    """DTW-049, DTW-050: tokens on who has thrown show their Crawler side, and each may change a die
    by 1: one that is a 6 now is not thrown on, one that is none any more loses what followed."""
    card = play.table.pieces[foe.piece] if foe.piece >= 0 else None
    n = card.counters.get(SPIDERS, 0) if card is not None else 0
    if card is None or not n or rolled[-1].piece == dice.NO_DIE:
        return rolled
    place = card.counters.get(OWNER, 0) - 1
    if card.counters.get(CRAWLERS, 0) != n:
        play.count(CRAWLERS, n, card)
        play.say("The Spider tokens on {} crawl.", card, rule="DTW-049")
    for _ in range(n):
        if place not in heroes.here(play.table) or _owner(play.table, card) is None:
            break
        option = yield from business(_changes(play, place, foe, rolled), KEEP)
        if option is KEEP or option.key == KEEP.key:
            break
        rolled = _turn(play, rolled, option)
        take_back(play, card, 1)
    return rolled


KEEP = Option("keep", "Let it stand")


def _changes(play: Play, place: int, foe: Foe, rolled: list[dice.Die]) -> Rules[Option]:
    shown = dice.showing(play.table, rolled)
    ask = f"{foe.title} rolled {'+'.join(map(str, shown))}. Use a Spider token?"

    def options() -> list[Option]:
        found = [KEEP]
        for n, side in enumerate(shown):
            for way, by in (("down", -1), ("up", 1)):
                if 1 <= side + by <= dice.SIDES:
                    found.append(Option(f"die {n} {way}", f"Make the {side} a {side + by}",
                                        (rolled[n].piece,), value=n))  # fmt: skip
        return found

    return (yield from asks(play, place, ask, options, "DTW-050"))


def _turn(play: Play, rolled: list[dice.Die], option: Option) -> list[dice.Die]:
    n, by = int(option.value), 1 if option.key.endswith("up") else -1
    die, was = rolled[n], dice.showing(play.table, rolled)[n]
    play.count("shown", was + by, play.table.pieces[die.piece])
    play.say("A {} becomes a {}.", was, was + by, rule="DTW-050")
    new = dice.Die(die.piece, was + by)
    return [*rolled[:n], new, *(rolled[n + 1 :] if was < dice.SIDES else ())]


def _owner(table: Table, card: Piece) -> Piece | None:
    """Who has put the tokens on *card*, if she lives: nobody who has come in her place."""
    place = card.counters.get(OWNER, 0) - 1
    hero = heroes.card_of(table, place) if place >= 0 else None
    return hero if hero is not None and says(hero.name, SPINS) is not None else None


def take_back(play: Play, card: Piece, n: int) -> None:
    """DTW-050, DTW-052: so many tokens on *card* return to her card."""
    hero, left = _owner(play.table, card), card.counters.get(SPIDERS, 0) - n
    play.count(SPIDERS, left, card)
    if card.counters.get(CRAWLERS, 0) > left:
        play.count(CRAWLERS, left, card)
    if not left:
        play.count(OWNER, 0, card)
    if hero is not None:
        play.count(SPIDERS, hero.counters.get(SPIDERS, 0) + n, hero)


def leaves(play: Play, card: Piece) -> None:
    """DTW-052: what lies on an Enemy returns as that leaves play."""
    if card.counters.get(OWNER, 0):
        take_back(play, card, card.counters.get(SPIDERS, 0))


def return_all(play: Play) -> None:
    """DTW-052: so do those on Enemies that have become trophies."""
    for card in [*marked(play.table, OWNER)]:
        lies_in, spun = play.table.zones[card.zone].kind, card.counters.get(SPIDERS, 0)
        if spun and lies_in not in ("pile", "pinned", "guardians"):
            take_back(play, card, spun)
