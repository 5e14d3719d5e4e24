"""Beginning and ending sittings of a campaign: how a ledger grows, and the table of a sitting.
Everything here is pure: each function takes a ledger and returns another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from tabletop.play.adaptation.lost_modules import without_lost
from tabletop.play.campaigns.ledger import MOST_SITTINGS, Ledger, Sitting, digest
from tabletop.play.campaigns.pack_editions import todays, with_editions
from tabletop.play.campaigns.sitting import aftermath_of, lay_sitting, sittings_of
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.play.rules.game_box import MODULES
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_at
from tabletop.table.table import Seat, Table
from tabletop.version import VERSION


def new_ledger(
    game: Game,
    seats: Sequence[Seat],
    seed: int,
    options: dict[str, str] | None = None,
    house_rules: Iterable[str] = (),
) -> Ledger:
    """A campaign of *game* at the beginning of its first sitting, with *house_rules* overridden.

    :raises Refusal: if the game has no campaigns, or no such seats or options.
    """
    settled = game.settle(options or {})
    start = sittings_of(game).begin(len(seats), settled)
    most = sittings_of(game).most
    ledger = Ledger(program=VERSION, game=game.id, most=most, start=start, sittings=[])
    return _with_sitting(ledger, game, list(seats), settled, [*house_rules], seed)


def next_sitting(ledger: Ledger, game: Game, seed: int) -> Ledger:
    """*ledger* with its next sitting begun, for the same people, options and house rules.

    :raises Refusal: if a sitting is unfinished, or no sitting follows.
    """
    if ledger.open is not None:
        raise Refusal("", f"Sitting {len(ledger.sittings)} has not ended yet.")
    if ledger.stands.over:
        raise Refusal("", "The campaign is over: no sitting follows.")
    if len(ledger.sittings) >= MOST_SITTINGS:
        raise Refusal("", f"A campaign has at most {MOST_SITTINGS:,} sittings.")
    last = ledger.sittings[-1]
    options = game.settle(_known(game, last.options))
    return _with_sitting(ledger, game, last.seats, options, last.house_rules, seed)


def game_of(ledger: Ledger) -> Game:
    """The game of the last sitting, with those of its modules that exist.

    :raises Refusal: if there is no such game.
    :raises Unplayable: if it cannot be loaded.
    """
    return game_at(ledger.game, ledger.sittings[-1].options)


def end_sitting(ledger: Ledger, session: Session) -> Ledger:
    """*ledger* with the result of *session*, the unfinished one. The people at its seats at the
    end, and its house rules then, go on.

    :raises Refusal: if no sitting is unfinished, or the sitting is not over.
    :raises Unwritable: if its result cannot be written down.
    """
    if ledger.open is None:
        raise Refusal("", "No sitting is open.")
    if not session.over:
        raise Refusal("", "The sitting has not ended yet.")
    table = session.table
    return _with_last(
        ledger,
        options=table.options,
        house_rules=[*table.house_rules],
        aftermath=aftermath_of(session.game, table),
        seats=[
            Seat(was.name, now.player, now.bot, was.given)
            for was, now in zip(ledger.open.seats, table.seats, strict=True)
        ],
    )


def play_again(
    ledger: Ledger, seed: int | None = None, house_rules: Iterable[str] | None = None
) -> Ledger:
    """*ledger* with its last sitting at its start again, and its result removed. It has the same
    luck unless another *seed* is given, and the same house rules unless they were changed in it."""
    last = ledger.sittings[-1]
    return _with_last(
        ledger,
        aftermath=None,
        begun=last.begun + 1,
        seed=last.seed if seed is None else seed,
        house_rules=last.house_rules if house_rules is None else [*house_rules],
    )


def first_sitting(ledger: Ledger, game: Game) -> Session:
    """The first sitting of a new campaign."""
    return Session(game, table_of(ledger, game))


def table_of(ledger: Ledger, game: Game) -> Table:
    """The table at the start of the last sitting of *ledger*.

    :raises Refusal: if today's game cannot lay it out.
    """
    sitting, number = ledger.sittings[-1], len(ledger.sittings)
    options = todays(game.id, _known(game, sitting.options))
    campaign = with_editions(ledger.before(number - 1), options)
    return lay_sitting(game, sitting.seats, sitting.seed, options, campaign, sitting.house_rules)


def _with_sitting(
    ledger: Ledger,
    game: Game,
    seats: list[Seat],
    options: dict[str, str],
    house_rules: list[str],
    seed: int,
) -> Ledger:
    campaign, options = ledger.stands, todays(game.id, options)
    laid_from = with_editions(campaign, options)
    lay_sitting(game, seats, seed, options, laid_from)  # it is not begun if it cannot be laid out
    sitting = Sitting(
        title=sittings_of(game).title(campaign),
        rules=game.rules_version,
        seats=seats,
        options=options,
        house_rules=[*house_rules],
        seed=seed,
        base=digest(campaign),
    )
    return replace(ledger, program=VERSION, sittings=[*ledger.sittings, sitting])


def _with_last(ledger: Ledger, **changes: object) -> Ledger:
    *before, last = ledger.sittings
    return replace(ledger, program=VERSION, sittings=[*before, replace(last, **changes)])


def _known(game: Game, options: dict[str, str]) -> dict[str, str]:
    """Those of *options* that the game has today, with earlier values for newer options; others
    have no effect."""
    there = game.as_begun(without_lost(game, options))
    modules = {key: there[key] for key in there if key.startswith(f"{MODULES}.")}
    known = {}
    for key, value in there.items():
        try:
            known[key] = game.settle(modules | {key: value})[key]
        except Refusal:
            continue
    return known
