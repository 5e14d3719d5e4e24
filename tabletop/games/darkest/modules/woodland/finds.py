"""What is carried in the Woodland: the Lucky Coin, Oberon's Bow, the Undine; and a rest on the
way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.modules.woodland.fate import REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import (
    CANCELS,
    LUCK,
    RESTS,
    SHOOTS,
    bearers,
    says,
    spoken_so,
)
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Regains, lacking
from tabletop.games.darkest.road.draws.drawing import LosesTurn
from tabletop.games.darkest.road.journey.anytime_acts import Act
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

# --- the Lucky Coin -------------------------------------------------------------------------------

KEEP = Option("keep", "Let it stand")


def lucky(
    play: Play,
    place: int,
    rolled: list[dice.Die],
    again: Callable[[int], Rules[list[dice.Die]]],
    chain: bool,
) -> Rules[None]:
    """DTW-058: it is discarded to throw a die again, and either roll is kept."""
    coin = next((c for c in heroes.carried(play.table, place) if says(c.name, LUCK)
                 is not None), None)  # fmt: skip
    if coin is None or place not in bearers(play.table, LUCK):
        return
    shown = dice.showing(play.table, rolled)
    among = [len(rolled) - 1] if chain else range(len(rolled))
    options = [KEEP] + [
        Option(f"luck {n}", f"Discard {play.game.title_of(coin.name)}: roll the {shown[n]} again",
               (coin.id, rolled[n].piece), value=n) for n in among
    ]  # fmt: skip
    ask = f"{heroes.name_of(play.table, place)} rolled {', '.join(map(str, shown))}."
    option = yield from asks(play, place, ask, lambda: options, "DTW-058")
    if option.key == KEEP.key:
        return
    space_positions.put_away(play, coin)
    nth = int(option.value)
    anew = yield from again(nth)
    was, now = shown[nth], "+".join(map(str, dice.showing(play.table, anew)))
    either = yield from asks(play, place, "Which roll is kept?", lambda: [
        Option("new", f"The new one: {now}"), Option("old", f"The old one: {was}"),
    ], "DTW-058")  # fmt: skip
    if either.key == "new":
        rolled[nth : nth + 1] = anew
    else:
        play.count("shown", was, play.table.pieces[rolled[nth].piece])


# --- Oberon's Bow ---------------------------------------------------------------------------------

BOW, SHOT = "bow", "woodland-shot"
"""The verb; and the hero's counter: it has shot on this Road Space."""


def _aims(table: Table) -> list[Option]:
    """DTW-053: its leader may aim at an Enemy that lies face up a few Draw Spots away."""
    place = heroes.leader(table)
    said = next(iter(spoken_so(table, place, SHOOTS)), None)
    hero = heroes.card_of(table, place)
    if said is None or hero is None or hero.counters.get(SHOT, 0):
        return []
    return [
        Option(f"{BOW} {card.name}#{card.id}", f"Shoot {content.title(card.name)}: more than "
               f"{strength} on a die", (card.id,), value=card.id)
        for card, strength in _in_reach(table, int(said["n"]))
    ]  # fmt: skip


def _in_reach(table: Table, n: int) -> Iterator[tuple[Piece, int]]:
    """The Enemies with a Strength, each with it, on the Draw Spots nearest to the party."""
    space, here = heroes.at(table), table.count(space_positions.HERE)
    spots = sorted({space_positions.spot_of(c) for c in space_positions.cards_at(table, space)})
    ahead = [s for s in spots if s >= here][:n] if here else spots[:n]
    behind = [s for s in reversed(spots) if s < here][:n]
    for card in space_positions.cards_at(table, space):
        of = content.enemy(card.name)
        near = space_positions.spot_of(card) in (*ahead, *behind)
        if card.face_up and near and of is not None and of.strength is not None:
            yield card, of.strength


def _shoots(play: Play, option: Option) -> Rules[None]:
    """DTW-054: above its Strength it is discarded, and is nobody's trophy."""
    place, card = heroes.leader(play.table), play.table.pieces[int(option.value)]
    of = content.enemy(card.name)
    strength = (of.strength or 0) if of is not None else 0
    play.count(SHOT, 1, heroes.hero_at(play.table, place))
    shown = yield from dice.own(
        play, place, "the shot", "DTW-054",
        means=lambda n: "it is discarded" if n > strength else "it stays",
    )  # fmt: skip
    if shown > strength and space_positions.is_here(play.table, card.id):
        play.say("The arrow finds {}.", card, rule="DTW-054")
        space_positions.put_away(play, play.table.pieces[card.id])


# --- a rest on the way ----------------------------------------------------------------------------

REST = "rest"


def _rests(table: Table) -> list[Option]:
    """DTW-069."""
    found = []
    for place in heroes.here(table):
        hero = heroes.card_of(table, place)
        if hero is None or not spoken_so(table, place, RESTS):
            continue
        if heroes.at(table) and hero.counters.get("life", 0) < content.start(hero.name, "life"):
            label = f"{heroes.name_of(table, place)} loses a turn to heal 1 Life"
            found.append(Option(f"{REST} {place}", label, (hero.id,), value=place))
    return found


def _is_rested(play: Play, option: Option) -> Rules[None]:
    place = int(option.value)
    if lacking(play, place, "life"):
        yield from play.happen(LosesTurn(places=(place,)))
        yield from play.happen(Regains(who=place, n=1, token="life", rule="DTW-069"))
        yield from meeting.owed(play)
        yield from meeting.owed(play, after_card=True)


ACTS = (
    Act(verb=BOW, offers=_aims, does=_shoots),
    Act(verb=REST, offers=_rests, does=_is_rested),
)

# --- the Undine -----------------------------------------------------------------------------------


@REACTIONS.would(Teleports, lying_in="hero")
def cancels(play: Play, here: Piece, deed: Teleports) -> Rules[None]:
    """DTW-065: its leader may cancel a teleport that would take the party over the river."""
    place = play.table.zones[here.zone].number
    if deed.prevented or place not in bearers(play.table, CANCELS) or not _crosses(play, deed):
        return
    if (yield from business(_cancels(play, place), False)):
        play.say("The party stays on this side of the river.", rule="DTW-065")
        deed.prevented = True


def _cancels(play: Play, place: int) -> Rules[bool]:
    stays = Option("cancel", "Cancel it")
    ask = "The party would be carried across the Storm River."
    option = yield from asks(
        play, place, ask, lambda: [Option("go", "Let it happen"), stays], "DTW-065"
    )
    return option is stays


def _crosses(play: Play, deed: Teleports) -> bool:
    of, land = atlas(play.table), heroes.land(play.table)
    if deed.place in of.villages:
        to = of.villages[deed.place].region
    elif deed.place.isdigit():
        return False
    else:
        to = content.location(deed.place).region
    return _bank(play.table, to) != _bank(play.table, land.name)


def _bank(table: Table, region: str) -> str:
    """The Region beside the river, on its side, in which *region* lies."""
    return atlas(table).village(atlas(table).regions[region]).region
