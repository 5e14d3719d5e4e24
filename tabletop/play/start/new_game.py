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
"""A game laid out, to be handed on to who plays it and not to be looked into."""


def new_game(
    name: str,
    *,
    seats: int | Sequence[Seat],
    seed: int,
    options: Mapping[str, str] | None = None,
    house_rules: Iterable[str] = (),
    hashing: bool = True,
) -> Session:
    """A new game of *name* for so many seats (one person each), or for the seats given.

    *seed* fixes all of its luck. *options* are table options by id; the rest take their defaults.
    *house_rules* are the ids of rules that its players do without from the beginning.

    :raises Refusal: if there is no such game, option or number of seats.
    """
    game = game_called(name, options or {})
    check_options(game.id, options or {})
    table = bare(game, seats, seed, dict(options or {}), house_rules=house_rules)
    return Session(game, table, hashing=hashing)


def same_deal(session: Session) -> Session:
    """The game of *session* begun once more: as it was laid out, and with the same luck.

    :raises Refusal: if its beginning is not kept, or the rules of today cannot begin there.
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

    *zones* gives pieces by name, the top last; all others lie in the game's zone aside. *flow* is
    the step play begins at, *counters* lie on the table, *on* gives counters by piece. *face_up*
    names pieces that lie face up, and zones in which all do. *coming* is what the next dice show.
    Of pieces that share a name, `chain` is the first and `chain#2` the second.

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
    """The table of *game* before anything was played: its components laid out, for players who do
    without *house_rules*.

    A sitting is laid out from its *campaign*; for what is in that and not in the game any more,
    stand-ins are.

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
