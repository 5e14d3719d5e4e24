"""Contact: each rolls on the Grim Reaper's chart, and he is off."""

from __future__ import annotations

from tabletop.games.darkest.combat.fight import DESTROYS_SPIRITS
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.modules.reaper import figure
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import ask, business
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.party.tokens import WORDS, Gains, Loses
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

STRIKING = "reaper-striking"
"""The table's counter: who dies now dies by his chart."""

RULE = "DTR-018"
OPTION, GRIM = "reaper-chart", "grim"
CHART = (
    "1: lose 2 Lives. (Grim: you die.)",
    "2: lose 1 Strength or 1 Life. (Grim: both.)",
    "3: lose 1 Craft or 1 Life. (Grim: both.)",
    "4: discard a Follower of your choice, or lose 1 Life.",
    "5: the wrong name; he begins the road anew.",
    "6: gain 1 Fate.",
)
"""What stands on him, for players to read: the tempered chart, and where the grim one differs."""

WRONG_NAME = 5


def all_consult(play: Play) -> Rules[None]:
    """DTR-018 to DTR-020, DTR-085: all roll who live; then he leaves, or begins anew."""
    table = play.table
    if not table.count(figure.CONTACT):
        return
    shown = yield from each_rolls(play)
    yield from meeting.settle(play)
    if WRONG_NAME in shown and figure.stands(table) > 1:
        play.count(figure.CONTACT, 0)
        figure.put(play, 1, "The Grim Reaper has the wrong name, and begins anew.", "DTR-020")
    else:
        figure.leave(play, "DTR-085" if WRONG_NAME in shown else "DTR-019")


def each_rolls(play: Play) -> Rules[list[int]]:
    """DTR-018, DTR-031: what all roll in marching order; it befalls each at once."""
    play.count(STRIKING, 1)
    shown = []
    for who in heroes.living(play.table):
        if heroes.card_of(play.table, who) is not None:
            shown.append((yield from business(_consults(play, who), otherwise=0)))
    play.count(STRIKING, 0)
    return shown


def _consults(play: Play, who: int) -> Rules[int]:
    """DTR-033: no Fate turns the die, but for those who destroy Spirits without a fight."""
    name, ask = heroes.name_of(play.table, who), "the Grim Reaper's chart"
    if bears(play.table, who, DESTROYS_SPIRITS):
        shown = yield from dice.own(play, who, ask, RULE, means=_line)
    else:
        shown = yield from dice.plain(play, f"{name} rolls: {ask}", RULE)
        play.say("{} rolls {}.", name, shown, rule=RULE)
        yield from dice.settled(play, who, shown)
    if heroes.card_of(play.table, who) is not None:
        yield from _befalls(play, who, shown)
    return shown


def _line(n: int) -> str:
    """What stands in the chart for a side."""
    return CHART[n - 1].partition(": ")[2]


def _befalls(play: Play, who: int, shown: int) -> Rules[None]:
    """DTR-018: the six lines of the chart; DTR-095: the grim one."""
    grim = play.table.options[OPTION] == GRIM
    if shown == 1 and grim:
        yield from play.happen(Dies(who=who))
    elif shown == 1:
        yield from play.happen(Loses(who=who, n=2, token="life", rule=RULE))
    elif shown in (2, 3):
        score = "strength" if shown == 2 else "craft"
        lost = (score, "life") if grim else ((yield from _gives_up(play, who, score)),)
        for token in lost:
            yield from play.happen(Loses(who=who, n=1, token=token, rule=RULE))
    elif shown == 4:
        yield from _pays(play, who)
    elif shown == 6:
        yield from play.happen(Gains(who=who, n=1, token="fate", rule=RULE))


WELL = 3
"""With so many Lives one of them is the less to lose: the Healer has more."""


def _gives_up(play: Play, who: int, score: str) -> Rules[str]:
    """DTR-018: what the hero at *who* would rather lose, of a *score* and Life; without any of that
    score it is Life."""
    table = play.table
    if not heroes.has(table, who, score):
        return "life"

    def question() -> Decision:
        options = [Option(each, f"Lose 1 {WORDS[each]}") for each in (score, "life")]
        return Decision(
            heroes.speaker(table, who),
            f"{heroes.name_of(table, who)}: what goes?",
            RULE,
            options,
            default="life" if heroes.has(table, who, "life") >= WELL else score,
        )

    return (yield from ask(play, who, question)).key


def _pays(play: Play, who: int) -> Rules[None]:
    """DTR-018, Ferryman's toll: a Follower of one's choice, or a Life."""
    followers = play.table[f"followers:{who}"]
    if not followers:
        yield from play.happen(Loses(who=who, n=1, token="life", rule=RULE))
        return
    option = yield from asks(
        play,
        who,
        "The ferryman's toll: who goes?",
        lambda: [
            Option(f"{p.id}", play.game.title_of(p.name), (p.id,), value=p.id)
            for p in play.table[f"followers:{who}"]
        ],
    )
    space_positions.put_away(play, play.table.pieces[int(option.value)])
