"""The Grim Reaper as a figure that roams, and the chart of those whom he meets."""

from __future__ import annotations

from tabletop.games.darkest.combat.fight_effects import destroys_spirits
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.death import Dies
from tabletop.games.darkest.party.questions import ask
from tabletop.games.darkest.party.tokens import WORDS, Gains, Loses
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.chart import Chart, takes_a_follower
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.deeds import Reactions
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

RULE = "DTR-018"
OPTION, GRIM = "reaper-chart", "grim"
CHART = (
    "1: lose 2 Lives (grim: you die).",
    "2: lose 1 Strength or 1 Life (grim: both).",
    "3: lose 1 Craft or 1 Life (grim: both).",
    "4: discard a Follower of your choice, or lose 1 Life.",
    "5: the wrong name; he starts the road again.",
    "6: gain 1 Fate.",
)
"""What stands on him, for players to read: the tempered chart, and where the grim one differs."""

WRONG_NAME = 5


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
        ask = "The ferryman's toll: which Follower goes?"
        yield from takes_a_follower(play, who, ask, RULE, otherwise="life")
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
            f"What does {heroes.name_of(table, who)} give up?",
            RULE,
            options,
            default="life" if heroes.has(table, who, "life") >= WELL else score,
        )

    return (yield from ask(play, who, question)).key


REAPER = figure.Figure(
    id="reaper",
    called="The Grim Reaper",
    chart=Chart(
        rule=RULE,
        called="the Grim Reaper's chart",
        lines=CHART,
        befalls=_befalls,
        striking="reaper-striking",
        turned_by_fate=destroys_spirits,
    ),
    rules=figure.Rulings(
        steps="DTR-013",
        meets=RULE,
        elsewhere="DTR-015",
        leaves="DTR-016",
        met="DTR-019",
        anew="DTR-020",
        kept="DTR-085",
        held="DTR-050",
        turns="DTR-056",
        slows="DTR-059",
    ),
    anew=WRONG_NAME,
    words="The Grim Reaper has the wrong name and starts again.",
)
"""DTR-033: no Fate turns a die of his chart, but that of those who destroy Spirits without a
fight."""

REACTIONS = Reactions()
figure.walks(REAPER, REACTIONS)
