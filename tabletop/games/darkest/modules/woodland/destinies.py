"""What Dark Destinies do with Dark Fate: to what an Enemy throws and can do, and to draw dice."""

from __future__ import annotations

from tabletop.executor.sentence import Sentence
from tabletop.games.darkest.combat.deeds import WouldFight
from tabletop.games.darkest.combat.fight_effects import HUSHED, is_hushed
from tabletop.games.darkest.combat.foes import Foe
from tabletop.games.darkest.modules.woodland.fate import DARK, REACTIONS
from tabletop.games.darkest.modules.woodland.sentences import CHOOSES, HUSHES, LOWERS, bearers
from tabletop.games.darkest.party import dice, fates, heroes
from tabletop.games.darkest.party.executor import asks, sentences
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.tokens import Loses
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

NO = Option("no", "Spend none")


def _able(table: Table, template: str) -> list[int]:
    """Who holds such a Destiny, and has Dark Fate that it may spend."""
    return [
        place for place in bearers(table, template)
        if heroes.has(table, place, DARK.counter) and not fates.is_banned(table, place)
    ]  # fmt: skip


def _spends(play: Play, place: int, rule: str) -> Rules[None]:
    yield from play.happen(Loses(who=place, n=1, token=DARK.counter, rule=rule))


# --- The Dreaded ----------------------------------------------------------------------------------


def lowers(play: Play, foe: Foe, score: str) -> Rules[None]:
    """DTW-075: before an Enemy throws, 1 Dark Fate lowers its roll by 1."""
    for place in _able(play.table, LOWERS):
        if (yield from business(_lowers(play, place, foe), False)):
            yield from _spends(play, place, "DTW-075")
            play.count(f"hurt_{score}", play.table.count(f"hurt_{score}") + 1)
            play.say("Its roll counts 1 less.", rule="DTW-075")


def _lowers(play: Play, place: int, foe: Foe) -> Rules[bool]:
    spends = Option("lower", "Spend 1 Dark Fate: its roll counts 1 less")
    ask = f"{foe.title} is about to roll."
    return (yield from asks(play, place, ask, lambda: [NO, spends], "DTW-075")) is spends


# --- The Void -------------------------------------------------------------------------------------


@REACTIONS.would(WouldFight, lying_in="hero")
def hushes(play: Play, here: Piece, deed: WouldFight) -> Rules[None]:
    """DTW-078: 1 Dark Fate cancels one ability of an Enemy for the rest of the encounter."""
    place = play.table.zones[here.zone].number
    if deed.prevented or place not in _able(play.table, HUSHES):
        return
    card = play.table.pieces[deed.foe]
    able = {n: said for n, said in enumerate(sentences(card.name)) if not is_hushed(card, n)}
    if able:
        yield from business(_hushes(play, place, card, able), None)


def _hushes(play: Play, place: int, card: Piece, able: dict[int, Sentence]) -> Rules[None]:
    options = [NO] + [
        Option(f"hush {n}", f"Cancel: {said.words}", (card.id,), value=n)
        for n, said in able.items()
    ]
    ask = f"{play.game.title_of(card.name)}: spend 1 Dark Fate to cancel an ability?"
    option = yield from asks(play, place, ask, lambda: options, "DTW-078")
    if option is not NO and option.key != NO.key:
        yield from _spends(play, place, "DTW-078")
        play.count(HUSHED, card.counters.get(HUSHED, 0) | 1 << int(option.value), card)
        play.say("An ability of {} is cancelled.", card, rule="DTW-078")


# --- The Vagabond ---------------------------------------------------------------------------------


def chooses(play: Play, n: int) -> Rules[list[int]]:
    """DTW-077: 1 Dark Fate, and the holder says what each die shows."""
    for place in _able(play.table, CHOOSES):
        chosen = yield from business(_chooses(play, place, n), [])
        if chosen:
            name = heroes.name_of(play.table, place)
            play.say("{} has the dice show {}.", name, ", ".join(map(str, chosen)), rule="DTW-077")
            return chosen
    return []


def _chooses(play: Play, place: int, n: int) -> Rules[list[int]]:
    spends = Option("choose", "Spend 1 Dark Fate, and choose what they show")
    ask = f"{n} draw {'dice are' if n > 1 else 'die is'} about to be rolled."
    if (yield from asks(play, place, ask, lambda: [NO, spends], "DTW-077")) is not spends:
        return []
    yield from _spends(play, place, "DTW-077")
    found = list[int]()
    for number in range(n):
        option = yield from asks(play, place, f"What does die {number + 1} show?", lambda: [
            Option(f"{side}", f"{side}", value=side) for side in range(1, dice.SIDES + 1)
        ], "DTW-077")  # fmt: skip
        found.append(int(option.value))
    return found
