"""When figures that roam come to meet the party, and where they are on another road."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.games.darkest.order import BARRED_STILL, FIGURES, NEW_ROAD, NEW_TURN
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.road.figures import figure
from tabletop.games.darkest.road.figures.figure import Figure
from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.table import Flow


def _all_of(play: Play) -> list[Figure]:
    return play.game.records_of(figure.FIGURES)


def _arrives(play: Play) -> Rules[Flow | None]:
    """DTX-009, DTX-010: whoever walks or is carried to where one stands meets it before all else;
    and so does who leaves a space to which one has come."""
    if (flow := (yield from _met(play))) is not None:
        return flow
    for each in _all_of(play):
        placed = figure.was_placed(play, each)
        if not placed and figure.stands(play.table, each) == heroes.at(play.table) > 0:
            figure.makes_contact(play, each)
            yield from figure.all_consult(play, each)
            if heroes.is_bound(play.table):
                return go("carried")
    return None


def _met(play: Play) -> Rules[Flow | None]:
    """DTX-009: what was being met is met to its end; then all roll on the chart."""
    for each in _all_of(play):
        yield from figure.all_consult(play, each)
        if heroes.is_bound(play.table):
            return go("carried")
    return None


def _fought(play: Play) -> Rules[Flow | None]:
    """DTX-009: so is a Guardian Combat."""
    for each in _all_of(play):
        yield from figure.all_consult(play, each)
        if not heroes.here(play.table):
            return go("nobody_left")
    return None


def _elsewhere(play: Play) -> None:
    """On another road it is on the first space, if it follows the party there."""
    for each in _all_of(play):
        if not each.follows:
            figure.leave(play, each, each.rules.elsewhere)
        else:
            figure.follows(play, each)
        figure.clear_barriers(play, each)


def _in_the_tower(play: Play) -> None:
    """The road behind the party is cleared, and begins anew on the way home."""
    for each in _all_of(play):
        figure.clear_barriers(play, each)
        if not each.follows:
            figure.leave(play, each, each.rules.elsewhere)
        elif figure.stands(play.table, each) > 1:
            words = f"{each.called} is back on Space 1."
            figure.put(play, each, 1, words, each.rules.elsewhere)


def _at_home(play: Play) -> None:
    """In a village it is left behind."""
    for each in _all_of(play):
        figure.leave(play, each, each.rules.leaves)
        figure.clear_barriers(play, each)


_FIRST = Join(moment="onward", place=FIGURES, rule="DTC-338", run=_met, of=figure.FIGURES)
JOINS = (
    *(replace(_FIRST, moment=moment, run=_arrives) for moment in ("arrive", "again")),
    *(replace(_FIRST, moment=moment, when="after") for moment in ("draw", "spot", "destination")),
    *(replace(_FIRST, moment=each) for each in (BARRED_STILL, NEW_TURN, "at_destination")),
    _FIRST,
    replace(_FIRST, moment="guardian_combat", run=_fought, when="after"),
    replace(_FIRST, moment=NEW_ROAD, run=_elsewhere),
    replace(_FIRST, moment="plain_of_peril", run=_in_the_tower),
    replace(_FIRST, moment="home", run=_at_home),
)
