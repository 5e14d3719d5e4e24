"""Starting games: new ones, and positions laid out by name for tests, scenarios and puzzles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tabletop.play.adaptation.packs_in_play import check_options
from tabletop.play.adaptation.stand_in import let_stand_in
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules import chance
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.position import arrange, position
from tabletop.table.campaign import Campaign
from tabletop.table.table import Flow, Seat, Table, freeze, thaw, unnamed

Laid = Session
"""A laid-out game, to be handed to whoever plays it; do not look into it."""


def new_game(
    name: str,
    *,
    seats: int | Sequence[Seat],
    seed: int,
    options: Mapping[str, str] | None = None,
    house_rules: Iterable[str] = (),
    hashing: bool = True,
) -> Session:
    """A new game of *name* for that many seats (one person each), or for the given seats.

    *seed* fixes all of its luck. *options* are table options by id; the others take their defaults.
    *house_rules* are the ids of rules that its players override from the beginning.

    :raises Refusal: if there is no such game, option or number of seats.
    """
    game = game_called(name, options or {})
    check_options(game.id, options or {})
    table = bare(game, seats, seed, dict(options or {}), house_rules=house_rules)
    return Session(game, table, hashing=hashing)


def same_deal(session: Session) -> Session:
    """A new start of the game of *session*: the same layout and the same luck.

    :raises Refusal: if its beginning is not kept, or today's rules cannot begin there.
    """
    journal = session.journal
    if journal.first:
        raise Refusal("", "How this game began is not kept any more.")
    try:
        return Session(session.game, journal.checkpoints[0].table())
    except Exception as fault:  # whatever the table of another version leads the rules to
        raise Refusal("", f"Play cannot begin there again: {fault!r}.") from fault


def lay(
    name: str,
    *,
    seats: int | Sequence[Seat],
    zones: Mapping[str, Sequence[str]],
    flow: Flow,
    counters: Mapping[str, int] | None = None,
    on: Mapping[str, Mapping[str, int]] | None = None,
    face_up: Sequence[str] = (),
    coming: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Session:
    """A game laid into any position.

    *zones* gives pieces by name, the top one last; all others lie in the game's zone aside. *flow*
    is the step where play begins, *counters* are those of the table, and *on* gives counters by
    piece. *face_up* names pieces that lie face up, and zones in which all do. *coming* lists the
    results of the next dice. Of pieces with the same name, `chain` is the first and `chain#2` the
    second.

    :raises Refusal: if the game does not know something of it, or cannot be played on from there.
    """
    told = position(
        game=name,
        seats=seats,
        zones=zones,
        flow=flow,
        counters=counters or {},
        on=on or {},
        face_up=face_up,
        coming=coming,
        options=options or {},
        seed=seed,
    )
    game = game_called(told.game, told.options)
    table = bare(game, told.seats, told.seed, dict(told.options))
    arrange(game, table, told)
    try:
        return Session(game, table)
    except Exception as fault:
        words = f"Play cannot begin at {told.flow.step!r} as this is laid: {fault!r}."
        raise Refusal("", words) from fault


def bare(
    game: Game,
    seats: int | Sequence[Seat],
    seed: int,
    options: dict[str, str],
    campaign: Campaign | None = None,
    house_rules: Iterable[str] = (),
) -> Table:
    """The table of *game* before anything was played, for players who override *house_rules*. A
    session of a campaign is laid out from its *campaign*, with stand-ins for cards that the game no
    longer has.

    :raises Refusal: if the game has no such option or number of seats.
    """
    fewest, most = game.seats
    number = seats if isinstance(seats, int) else len(seats)
    if not fewest <= number <= most:
        raise Refusal("", f"{game.title} has {fewest} to {most} seats, not {number}.")
    if isinstance(seats, int):
        seats = [Seat(unnamed(n), n) for n in range(seats)]
    try:
        table = Table(
            game.id,
            list(seats),
            game.first,
            game.settle({**options, **put_in_play(game.with_modules)}),
            house_rules=[*dict.fromkeys(house_rules)],
        )
        table.seats = thaw(freeze(table)).seats  # the caller keeps its own
    except (msgspec.ValidationError, UnicodeError) as fault:
        raise Refusal("", f"These seats cannot be saved: {fault}.") from fault
    chance.seed(table, seed)
    table.campaign = campaign
    game.components(table)
    if campaign is not None:
        if game.sittings is not None:
            game.sittings.resume(table, campaign)
        let_stand_in(table, game)
    return table
